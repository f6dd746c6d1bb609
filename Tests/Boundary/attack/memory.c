/* Queues and subscriptions of the largest size under a limit of memory that has no room for all of them at once. */
#include <sys/resource.h>

#include "attack.h"

enum { QUEUES = 64, CAPACITY = 65536, SPARE = 80 << 20, LARGEST_RING = 16777216, NOTIFICATIONS = 0x14 };

static rlim_t address_space(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    CHECK(fscanf(file, "%ld", &pages) == 1, "statm");
    fclose(file);
    return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static void limit_memory(void) {
    struct rlimit limit = {address_space() + SPARE, RLIM_INFINITY};
    CHECK(setrlimit(RLIMIT_AS, &limit) == 0, "setrlimit");
}

static void fill_queues(void) {
    velto_context *context = make_context(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK);
    velto_device device;
    OK(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "fed", &device));
    limit_memory();
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
}

/* The first ones get their memory, the others a code; there is room for a small one still. */
static void fill_subscriptions(void) {
    velto_context *context = make_context(VELTO_CONTEXT_PUMPED);
    velto_device device = connect_cap(context);
    limit_memory();
    velto_subscription_def def = VELTO_SUBSCRIPTION_DEF_INIT;
    velto_subscription subscription;
    velto_op op;
    def.capacity = LARGEST_RING;
    int count = 0;
    velto_result result;
    while ((result = velto_device_subscribe(device, NOTIFICATIONS, &def, &subscription, &op)) == VELTO_OK) { count++; }
    CHECK(result == VELTO_ERROR_OUT_OF_MEMORY && count > 0, "subscription %d: %s", count, velto_result_name(result));
    def.capacity = 512;
    OK(velto_device_subscribe(device, NOTIFICATIONS, &def, &subscription, &op));
    CHECK(outcome_of(op, PATIENCE) == VELTO_OK, "the small one");
    velto_context_destroy(context);
}

int main(void) {
    fill_queues();
    fill_subscriptions();
    return 0;
}
