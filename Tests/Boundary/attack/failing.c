/* Calls of the system that fail, the first, the second and so on: an error code or none, nothing that hangs or stays. */
#include "attack.h"

void inject_failures(const char *function, int count);
int injected_failures(void);

/* The first failure that was told. */
static velto_result use(velto_context *context) {
    velto_queue queue;
    velto_sim sim;
    velto_op op;
    velto_result result = velto_context_create_queue(context, VELTO_EVENT_CLASS_STANDARD, 65536, &queue);
    if (result < 0) { return result; }
    if ((result = velto_context_create_sim(context, NULL, &sim)) < 0) { return result; }
    if ((result = velto_context_start_scan(context, NULL, &op)) < 0) { return result; }
    return outcome_of(op, 5);
}

static int fail(const char *function, int spared, velto_context_flag flags, const char *folder) {
    velto_context_def def = simulated(flags);
    def.flags = flags;
    def.state_path = folder;
    velto_context *context = NULL;
    inject_failures(function, spared);
    velto_result result = velto_context_create(&def, &context);
    if (result >= 0) {
        result = use(context);
        velto_context_destroy(context);
    }
    int failures = injected_failures();
    inject_failures("", 0);
    CHECK(result >= 0 || result == VELTO_ERROR_OUT_OF_MEMORY || result == VELTO_ERROR_IO, "%s: %d", function, result);
    return failures;
}

int main(int count, char **arguments) {
    CHECK(count > 2, "the second argument is a folder");
    const char *const functions[] = {"epoll_create1", "epoll_ctl", "eventfd", "pthread_create", "open", "calloc"};
    const velto_context_flag flags[] = {0, VELTO_CONTEXT_PUMPED, VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK};
    velto_context_destroy(make_context(0));
    int threads_before = threads(), descriptors_before = descriptors();
    for (size_t function = 0; function < sizeof functions / sizeof *functions; function++) {
        for (size_t flag = 0; flag < sizeof flags / sizeof *flags; flag++) {
            alarm(5 * PATIENCE);
            for (int spared = 0; fail(functions[function], spared, flags[flag], arguments[2]) > 0; spared++) {
                check_threads(threads_before);
                CHECK(descriptors() == descriptors_before, "%s: %d descriptors instead of %d", functions[function],
                      descriptors(), descriptors_before);
            }
        }
    }
    return 0;
}
