/* A standard error stream that is closed, full, or has lost its reader: nothing hangs, nothing is killed, and no descriptor
   of the library takes its place. */
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>

#include "attack.h"

static void play(velto_context_flag flags) {
    velto_context *context = make_context(flags);
    connect_cap(context);
    velto_context_stats stats = VELTO_CONTEXT_STATS_INIT;
    OK(velto_context_get_stats(context, &stats));
    CHECK(stats.lost_log_line_count > 0, "no line was counted");
    velto_context_destroy(context);
}

static void use_as_error_stream(int descriptor) {
    dup2(descriptor, STDERR_FILENO);
    close(descriptor);
}

static void reader_gone(void) {
    int ends[2];
    CHECK(pipe(ends) == 0, "pipe");
    close(ends[0]);
    use_as_error_stream(ends[1]);
}

static void other_socket_gone(void) {
    int ends[2];
    CHECK(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0, "socketpair");
    close(ends[0]);
    use_as_error_stream(ends[1]);
}

static void full_pipe(void) {
    int ends[2];
    CHECK(pipe(ends) == 0, "pipe");
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    while (write(ends[1], "x", 1) == 1) {}
    fcntl(ends[1], F_SETFL, 0);
    use_as_error_stream(ends[1]);
}

static void closed(void) {
    for (int number = 0; number < 3; number++) { close(number); }
}

static int is_open(int descriptor) { return fcntl(descriptor, F_GETFD) >= 0; }

/* Begins a child whose report goes out whatever becomes of its streams. */
static pid_t begin_child(void) {
    pid_t child = fork();
    if (child == 0) {
        report = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 100);
        signal(SIGPIPE, SIG_DFL);
        alarm(5 * PATIENCE);
    }
    return child;
}

static void check_child(pid_t child) {
    int status = -1;
    waitpid(child, &status, 0);
    CHECK(status == 0, "the child ended with %#x", status);
}

static void run(void (*spoil)(void), velto_context_flag flags) {
    pid_t child = begin_child();
    if (child == 0) {
        spoil();
        int was_open = is_open(STDERR_FILENO);
        velto_context *context = make_context(flags);
        CHECK(is_open(STDERR_FILENO) == was_open, "the library took a standard stream");
        velto_queue queue;
        OK(velto_context_create_queue(context, VELTO_EVENT_CLASS_STANDARD, 16, &queue));
        CHECK(is_open(STDERR_FILENO) == was_open, "the library took a standard stream");
        play(flags);
        velto_context_destroy(context);
        _exit(0);
    }
    check_child(child);
}

/* A bus that takes clients and says nothing; its descriptor is none of the standard ones. */
static int listen_at(const char *path) {
    struct sockaddr_un place = {.sun_family = AF_UNIX};
    CHECK(strlen(path) < sizeof place.sun_path, "%s is too long", path);
    strcpy(place.sun_path, path);
    int listener = fcntl(socket(AF_UNIX, SOCK_STREAM, 0), F_DUPFD, 100);
    CHECK(bind(listener, (struct sockaddr *)&place, sizeof place) == 0 && listen(listener, 8) == 0, "%s", path);
    return listener;
}

static int has_client(int listener) {
    struct pollfd request = {.fd = listener, .events = POLLIN};
    return poll(&request, 1, 0) == 1;
}

static void check_streams_are_closed(void) {
    for (int number = 0; number < 3; number++) { CHECK(!is_open(number), "descriptor %d is taken", number); }
}

/* libdbus makes descriptors of its own. */
static void run_on_a_bus(const char *folder) {
    pid_t child = begin_child();
    if (child == 0) {
        char path[128], address[160];
        snprintf(path, sizeof path, "%s/bus", folder);
        snprintf(address, sizeof address, "unix:path=%s", path);
        unlink(path);
        int listener = listen_at(path);
        velto_context_def def = simulated(VELTO_CONTEXT_PUMPED);
        def.backends = VELTO_BACKEND_BLUEZ;
        def.bus_address = address;
        closed();
        velto_context *context = NULL;
        OK(velto_context_create(&def, &context));
        for (int turn = 0; turn < 10 || !has_client(listener); turn++) {
            OK(velto_context_dispatch(context, 0));
            check_streams_are_closed();
        }
        velto_context_destroy(context);
        check_streams_are_closed();
        _exit(0);
    }
    check_child(child);
}

int main(int count, char **arguments) {
    CHECK(count > 2, "there is no folder");
    void (*const spoilers[])(void) = {reader_gone, other_socket_gone, full_pipe, closed};
    setenv("VELTO_LOG", "all", 1);
    for (size_t index = 0; index < sizeof spoilers / sizeof *spoilers; index++) {
        run(spoilers[index], VELTO_CONTEXT_PUMPED);
        run(spoilers[index], 0);
    }
    run_on_a_bus(arguments[2]);
    return 0;
}
