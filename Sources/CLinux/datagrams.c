#define _GNU_SOURCE
#include "datagrams.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>

int32_t velto_linux_receive_datagrams(int32_t descriptor, uint8_t *bytes, int32_t size, int32_t *lengths) {
    struct mmsghdr messages[VELTO_LINUX_DATAGRAM_BATCH];
    struct iovec vectors[VELTO_LINUX_DATAGRAM_BATCH];
    memset(messages, 0, sizeof messages);
    for (int32_t index = 0; index < VELTO_LINUX_DATAGRAM_BATCH; index++) {
        vectors[index] = (struct iovec){.iov_base = bytes + index * size, .iov_len = (size_t)size};
        messages[index].msg_hdr.msg_iov = &vectors[index];
        messages[index].msg_hdr.msg_iovlen = 1;
    }
    int32_t count = recvmmsg(descriptor, messages, VELTO_LINUX_DATAGRAM_BATCH, MSG_DONTWAIT, NULL);
    if (count < 0) { return errno == EAGAIN || errno == EINTR ? 0 : -1; }
    for (int32_t index = 0; index < count; index++) { lengths[index] = (int32_t)messages[index].msg_len; }
    return count;
}

int32_t velto_linux_is_hung_up(int32_t descriptor) {
    struct pollfd entry = {.fd = descriptor, .events = 0};
    return poll(&entry, 1, 0) > 0 && (entry.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0;
}
