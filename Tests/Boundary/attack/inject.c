/* Preloaded into an attacking program: makes calls of the system fail, as they do when something has run out. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/stat.h>

static const char *_Atomic failing = "";
static _Atomic int spared, failures;

/* From now on, calls of `function` fail after `count` more of them; "" ends that. */
void inject_failures(const char *function, int count) {
    failing = "";
    spared = count;
    failures = 0;
    failing = function;
}

/* The number of calls that have failed. */
int injected_failures(void) { return failures; }

static int must_fail(const char *function, int error) {
    if (strcmp(failing, function) != 0 || spared-- > 0) { return 0; }
    failures++;
    errno = error;
    return 1;
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

int epoll_create1(int flags) { return must_fail("epoll_create1", EMFILE) ? -1 : REAL(epoll_create1)(flags); }

int epoll_ctl(int epoll, int operation, int descriptor, struct epoll_event *event) {
    if (operation == EPOLL_CTL_ADD && must_fail("epoll_ctl", ENOSPC)) { return -1; }
    return REAL(epoll_ctl)(epoll, operation, descriptor, event);
}

int eventfd(unsigned int count, int flags) { return must_fail("eventfd", EMFILE) ? -1 : REAL(eventfd)(count, flags); }

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
    return must_fail("pthread_create", EAGAIN) ? EAGAIN : REAL(pthread_create)(thread, attributes, start, argument);
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return must_fail("open", EMFILE) ? -1 : REAL(open)(path, flags, mode);
}

/* Memory runs out for what is large; what every program needs all the time stays there. */
enum { LARGE = 4096 };

void *calloc(size_t count, size_t size) {
    static void *(*real)(size_t, size_t);
    if (real == NULL) {
        static char early[4096];
        static size_t used;
        static _Thread_local int is_looking;
        if (is_looking) { return used += count * size, early + used - count * size; }
        is_looking = 1;
        real = REAL(calloc);
        is_looking = 0;
    }
    return count * size >= LARGE && must_fail("calloc", ENOMEM) ? NULL : real(count, size);
}
