#define _GNU_SOURCE
#include "descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#include "fork_guard.h"

int32_t velto_linux_above_standard(int32_t descriptor) {
    if (descriptor < 0 || descriptor > STDERR_FILENO) { return descriptor; }
    int32_t moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int problem = errno;
    close(descriptor);
    errno = problem;
    return moved;
}

static int can_take_a_line(void) {
    struct pollfd request = {.fd = STDERR_FILENO, .events = POLLOUT};
    return poll(&request, 1, 0) == 1 && request.revents == POLLOUT;
}

/* Flags of the descriptor are not ours to change, other programs may share them: a socket and a pipe can be asked not to
   wait for one call alone, anything else has said that it can take a line. */
static ssize_t write_without_waiting(const char *text, size_t size) {
    ssize_t count = send(STDERR_FILENO, text, size, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (count >= 0 || errno != ENOTSOCK) { return count; }
    struct iovec piece = {.iov_base = (void *)text, .iov_len = size};
    count = pwritev2(STDERR_FILENO, &piece, 1, -1, RWF_NOWAIT);
    return count >= 0 || errno == EAGAIN || errno == EPIPE ? count : write(STDERR_FILENO, text, size);
}

/* A reader that has gone away costs the writing thread a SIGPIPE, a file that may not grow a SIGXFSZ. Both would end a
   program that does not know of our descriptors: they are held back, and taken back unless one was there before. */
typedef struct held_signals {
    sigset_t new_ones;
    sigset_t old_mask;
} held_signals;

static held_signals hold_signals(void) {
    held_signals held;
    sigset_t pending;
    sigemptyset(&held.new_ones);
    sigaddset(&held.new_ones, SIGPIPE);
    sigaddset(&held.new_ones, SIGXFSZ);
    pthread_sigmask(SIG_BLOCK, &held.new_ones, &held.old_mask);
    sigemptyset(&pending);
    sigpending(&pending);
    if (sigismember(&pending, SIGPIPE)) { sigdelset(&held.new_ones, SIGPIPE); }
    if (sigismember(&pending, SIGXFSZ)) { sigdelset(&held.new_ones, SIGXFSZ); }
    return held;
}

static void release_signals(const held_signals *held, int has_failed) {
    const struct timespec at_once = {0, 0};
    int problem = errno;
    if (has_failed && (problem == EPIPE || problem == EFBIG)) {
        while (sigtimedwait(&held->new_ones, NULL, &at_once) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &held->old_mask, NULL);
    errno = problem;
}

size_t velto_linux_write(int32_t descriptor, const void *bytes, size_t size) {
    held_signals held = hold_signals();
    size_t written = 0;
    while (written < size) {
        ssize_t count = write(descriptor, (const char *)bytes + written, size - written);
        if (count > 0) {
            written += (size_t)count;
        } else if (count == 0 || errno != EINTR) {
            break;
        }
    }
    release_signals(&held, written < size);
    return written;
}

int32_t velto_linux_print_line(const char *line, size_t size) {
    /* Number 2 can be one of ours all the same: libdbus makes its own. */
    if (velto_linux_is_guarded(STDERR_FILENO) || !can_take_a_line()) { return 0; }
    held_signals held = hold_signals();
    ssize_t count = write_without_waiting(line, size);
    release_signals(&held, count < 0);
    return count >= 0;
}
