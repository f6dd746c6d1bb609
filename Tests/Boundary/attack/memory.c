/* Queues of the largest size under a limit of memory that has no room for all of them at once. */
#include <sys/resource.h>

#include "attack.h"

enum { QUEUES = 64, CAPACITY = 65536, SPARE = 64 << 20 };

static rlim_t address_space(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    CHECK(fscanf(file, "%ld", &pages) == 1, "statm");
    fclose(file);
    return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

int main(void) {
    velto_context *context = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    velto_device device;
    OK(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "fed", &device));
    struct rlimit limit = {address_space() + SPARE, RLIM_INFINITY};
    CHECK(setrlimit(RLIMIT_AS, &limit) == 0, "setrlimit");
    velto_queue queues[QUEUES];
    for (int index = 0; index < QUEUES; index++) {
        OK(velto_context_create_queue(context, VELTO_EVENT_CLASS_PLAYER, CAPACITY, &queues[index]));
    }
    for (int index = 0; index < 2000; index++) { OK(velto_device_set_player_index(device, index % 2)); }
    for (int index = 0; index < QUEUES; index++) {
        velto_event event;
        int taken = 0;
        while (velto_queue_poll_event(queues[index], &event) == VELTO_OK) { taken++; }
        CHECK(taken == 2000, "%d events", taken);
    }
    velto_context_destroy(context);
    return 0;
}
