/* Threads that make things while another one destroys the context: nothing of them lives on, or is waited for in vain. */
#include "attack.h"

enum { MAKERS = 4, MOST = 4096 };

typedef struct maker {
    pthread_t thread;
    velto_context *context;
    velto_device device;
    int count;
    uint64_t made[MOST];
} maker;

static velto_result make_queue(maker *self, uint64_t *bits) {
    velto_queue queue = {0};
    velto_result result = velto_context_create_queue(self->context, VELTO_EVENT_CLASS_STANDARD, 16, &queue);
    return *bits = queue.bits, result;
}

static velto_result make_simulator(maker *self, uint64_t *bits) {
    velto_sim sim = {0};
    velto_result result = velto_context_create_sim(self->context, NULL, &sim);
    return *bits = sim.bits, result;
}

static velto_result make_operation(maker *self, uint64_t *bits) {
    velto_op op = {0};
    velto_result result = self->count % 2 == 0 ? velto_context_start_scan(self->context, NULL, &op)
                                               : velto_device_connect(self->device, NULL, &op);
    return *bits = op.bits, result;
}

static velto_result make_subscription(maker *self, uint64_t *bits) {
    velto_subscription subscription = {0};
    velto_result result = velto_device_subscribe(self->device, 11, NULL, &subscription, NULL);
    return *bits = subscription.bits, result;
}

static velto_result (*const makes[MAKERS])(maker *, uint64_t *) = {
    make_queue, make_simulator, make_operation, make_subscription};

static maker makers[MAKERS];

static void *make_until_refused(void *argument) {
    maker *self = argument;
    while (self->count < MOST) {
        uint64_t bits = 0;
        velto_result result = makes[self - makers](self, &bits);
        if (result == VELTO_ERROR_STALE_HANDLE) { break; }
        if (bits != 0) { self->made[self->count++] = bits; }
    }
    return NULL;
}

static velto_result use(size_t kind, uint64_t bits) {
    velto_event event;
    velto_result result;
    velto_device device;
    velto_subscription_info info = VELTO_SUBSCRIPTION_INFO_INIT;
    switch (kind) {
    case 0: return velto_queue_poll_event((velto_queue){bits}, &event);
    case 1: return velto_sim_get_device((velto_sim){bits}, &device);
    case 2: return velto_op_get_result((velto_op){bits}, &result);
    default: return velto_subscription_get_info((velto_subscription){bits}, &info);
    }
}

static void check(size_t kind) {
    const char *const names[] = {"queue", "simulator", "operation", "subscription"};
    int alive = 0;
    for (int index = 0; index < makers[kind].count; index++) {
        if (use(kind, makers[kind].made[index]) != VELTO_ERROR_STALE_HANDLE) { alive++; }
    }
    CHECK(alive == 0, "%d of %d handles live: %s", alive, makers[kind].count, names[kind]);
}

/* Waits for operations end too, whoever ends them. */
static void *wait_for_operations(void *argument) {
    for (uint64_t bits; (bits = *(_Atomic uint64_t *)argument) != 0;) {
        (void)velto_op_wait((velto_op){bits}, VELTO_FOREVER, NULL);
        usleep(100);
    }
    return NULL;
}

static void play(velto_context_flag flags, uint64_t *random) {
    velto_context *context = make_context(flags);
    velto_device device = connect_cap(context);
    velto_op op;
    OK(velto_context_start_scan(context, NULL, &op));
    _Atomic uint64_t awaited = op.bits;
    pthread_t waiter;
    for (size_t kind = 0; kind < MAKERS; kind++) {
        makers[kind].context = context;
        makers[kind].device = device;
        makers[kind].count = 0;
        pthread_create(&makers[kind].thread, NULL, make_until_refused, &makers[kind]);
    }
    if (!(flags & VELTO_CONTEXT_PUMPED)) { pthread_create(&waiter, NULL, wait_for_operations, &awaited); }
    usleep((useconds_t)(draw(random) % 3000));
    velto_context_destroy(context);
    awaited = 0;
    if (!(flags & VELTO_CONTEXT_PUMPED)) { pthread_join(waiter, NULL); }
    for (size_t kind = 0; kind < MAKERS; kind++) { pthread_join(makers[kind].thread, NULL); }
    for (size_t kind = 0; kind < MAKERS; kind++) { check(kind); }
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    uint64_t random = 88172645463325252;
    play(0, &random);
    int threads_before = threads(), descriptors_before = descriptors();
    do {
        alarm(5 * PATIENCE);
        play(VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK, &random);
        play(0, &random);
        check_threads(threads_before);
        CHECK(descriptors() == descriptors_before, "%d descriptors instead of %d", descriptors(), descriptors_before);
    } while (seconds_now() < end);
    return 0;
}
