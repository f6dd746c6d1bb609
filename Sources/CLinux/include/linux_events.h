/* Kernel interfaces that Swift's Glibc module lacks. */
#ifndef VELTO_LINUX_EVENTS_H
#define VELTO_LINUX_EVENTS_H

#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>

/* epoll_event is packed and holds a union: plain functions keep both out of Swift. */
static inline int32_t velto_linux_epoll_control(int32_t epoll, int32_t operation, int32_t descriptor,
                                                uint32_t events, uint64_t tag) {
    struct epoll_event event = {.events = events, .data = {.u64 = tag}};
    return epoll_ctl(epoll, operation, descriptor, &event);
}

static inline uint32_t velto_linux_epoll_event_bits(const struct epoll_event *event) { return event->events; }
static inline uint64_t velto_linux_epoll_event_tag(const struct epoll_event *event) { return event->data.u64; }

#endif
