/* Preloaded into an attacking program: stops the thread of a context's loop while it holds a lock. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/prctl.h>

static _Atomic int spared, is_armed, is_stopped;
static sem_t go_on;

/* The loop's thread stops before it gives a lock back, once it has given `count` others back. */
void stall_loop(int count) {
    spared = count;
    is_armed = 1;
}

/* Whether it has stopped. */
int is_loop_stalled(void) { return is_stopped; }

/* The thread goes on, or is not going to stop. */
void release_loop(void) {
    if (atomic_exchange(&is_armed, 0) == 1) { return; }
    sem_post(&go_on);
    while (is_stopped) {}
}

static int is_loop(void) {
    char name[16];
    return prctl(PR_GET_NAME, name) == 0 && strcmp(name, "velto-loop") == 0;
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
    static int (*real)(pthread_mutex_t *);
    if (real == NULL) { real = (int (*)(pthread_mutex_t *))dlsym(RTLD_NEXT, "pthread_mutex_unlock"); }
    int expected = 1;
    if (is_armed && is_loop() && spared-- <= 0 && atomic_compare_exchange_strong(&is_armed, &expected, 0)) {
        is_stopped = 1;
        while (sem_wait(&go_on) != 0) {}
        is_stopped = 0;
    }
    return real(mutex);
}
