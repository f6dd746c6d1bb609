/* Threads that create contexts of one owner at the same time: one context is left. */
#include "attack.h"

enum { THREADS = 4, ROUND = 25 };

typedef struct worker {
    pthread_t thread;
    velto_context *made[ROUND];
} worker;

static void *create_many(void *argument) {
    worker *self = argument;
    for (int index = 0; index < ROUND; index++) {
        velto_context_def def = simulated(VELTO_CONTEXT_PUMPED);
        def.owner_name = "plug-in";
        OK(velto_context_create(&def, &self->made[index]));
    }
    return NULL;
}

int main(int count, char **arguments) {
    double end = end_of(count, arguments);
    int before = descriptors();
    do {
        worker workers[THREADS];
        for (int index = 0; index < THREADS; index++) {
            pthread_create(&workers[index].thread, NULL, create_many, &workers[index]);
        }
        velto_context *last = NULL;
        int alive = 0;
        for (int index = 0; index < THREADS; index++) { pthread_join(workers[index].thread, NULL); }
        for (int index = 0; index < THREADS * ROUND; index++) {
            velto_context *made = workers[index / ROUND].made[index % ROUND];
            if (is_alive(made)) { alive++, last = made; }
        }
        CHECK(alive == 1, "%d of %d contexts live", alive, THREADS * ROUND);
        velto_context_destroy(last);
    } while (seconds_now() < end);
    CHECK(descriptors() == before, "%d descriptors instead of %d", descriptors(), before);
    return 0;
}
