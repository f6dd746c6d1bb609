/* Preloaded into a program, forbids it to listen anywhere, as a sandbox may. */
#include <errno.h>
#include <sys/socket.h>

int bind(int descriptor, const struct sockaddr *place, socklen_t size) {
    (void)descriptor;
    (void)place;
    (void)size;
    errno = EACCES;
    return -1;
}
