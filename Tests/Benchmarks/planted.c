/* A packet, and the same with a costlier line: what the counts must show. */
#define _GNU_SOURCE
#include "measure.h"

static cap bench;
static volatile int sink;

static void ingest(void) { feed(&bench); }

static void ingest_costlier(void) {
    feed(&bench);
    for (int index = 0; index < 100; index++) sink += index;
}

int main(int count, char **arguments) {
    measure_options(count, arguments);
    bench = make_cap();
    measure("1 packet", ingest);
    measure("1 packet, a costlier line", ingest_costlier);
    velto_context_destroy(bench.context);
    return 0;
}
