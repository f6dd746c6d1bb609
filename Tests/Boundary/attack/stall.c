/* Preloaded into an attacking program: stops the thread of a context's loop at one of its calls of the C library, with
   whatever locks it holds there. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void __libc_free(void *memory);

static _Atomic int spared, is_armed, is_stopped;
static sem_t go_on;

/* The loop's thread stops at a call, once it has made `count` others. */
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

static void stop_if_armed(void) {
    int expected = 1;
    if (!is_armed || !is_loop() || spared-- > 0 || !atomic_compare_exchange_strong(&is_armed, &expected, 0)) { return; }
    is_stopped = 1;
    while (sem_wait(&go_on) != 0) {}
    is_stopped = 0;
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

void *malloc(size_t size) {
    stop_if_armed();
    return __libc_malloc(size);
}

void free(void *memory) {
    stop_if_armed();
    __libc_free(memory);
}

int eventfd_write(int descriptor, eventfd_t value) {
    stop_if_armed();
    return write(descriptor, &value, sizeof value) == sizeof value ? 0 : -1;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    static typeof(&clock_gettime) real;
    if (real == NULL) { real = REAL(clock_gettime); }
    stop_if_armed();
    return real(clock, time);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
    static typeof(&pthread_mutex_unlock) real;
    if (real == NULL) { real = REAL(pthread_mutex_unlock); }
    stop_if_armed();
    return real(mutex);
}
