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

/* A reader that goes away right now costs a SIGPIPE for this thread: taken back, unless one was there before. */
static ssize_t write_without_signal(const char *text, size_t size) {
    sigset_t pipe_signal, pending, old;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    sigemptyset(&pending);
    sigpending(&pending);
    int was_pending = sigismember(&pending, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe_signal, &old);
    ssize_t count = write_without_waiting(text, size);
    if (count < 0 && errno == EPIPE && !was_pending) {
        const struct timespec at_once = {0, 0};
        while (sigtimedwait(&pipe_signal, NULL, &at_once) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return count;
}

int32_t velto_linux_print_line(const char *line, size_t size) {
    /* Number 2 can be one of ours all the same: libdbus makes its own. */
    if (velto_linux_is_guarded(STDERR_FILENO) || !can_take_a_line()) { return 0; }
    return write_without_signal(line, size) >= 0;
}
