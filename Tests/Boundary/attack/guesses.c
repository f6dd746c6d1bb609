/* A thread destroys contexts by guessed handles, while another creates them: no thread or descriptor stays behind. */
#include "attack.h"

static _Atomic uintptr_t recent[2];
static _Atomic int is_over;

static void *destroy_guesses(void *unused) {
    (void)unused;
    while (!is_over) {
        /* Places are used again at once, with the next generation in the low bits. */
        for (uintptr_t index = 0; index < 4; index++) {
            velto_context_destroy((velto_context *)(recent[index / 2] + 1 + index % 2));
        }
    }
    return NULL;
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    velto_context *context = make_context(0);
    velto_context_destroy(context);
    pthread_t thread;
    pthread_create(&thread, NULL, destroy_guesses, NULL);
    int threads_before = threads(), descriptors_before = descriptors();
    do {
        recent[0] = recent[1];
        recent[1] = (uintptr_t)context;
        context = make_context(0);
        velto_context_destroy(context);
    } while (seconds_now() < end);
    is_over = 1;
    pthread_join(thread, NULL);
    check_threads(threads_before - 1);
    CHECK(descriptors() == descriptors_before, "%d descriptors instead of %d", descriptors(), descriptors_before);
    return 0;
}
