/* Many datagrams with one system call. */
#ifndef VELTO_LINUX_DATAGRAMS_H
#define VELTO_LINUX_DATAGRAMS_H

#include <stdint.h>

enum { VELTO_LINUX_DATAGRAM_BATCH = 16 };

/* Receives up to 16 datagrams without waiting, the n-th to bytes + n * size, and their lengths. Returns how many, 0 if
   there is none now, or -1 with errno. After the other end has closed, every further datagram appears to be empty. */
int32_t velto_linux_receive_datagrams(int32_t descriptor, uint8_t *bytes, int32_t size, int32_t *lengths);

/* 1 if the other end has closed. */
int32_t velto_linux_is_hung_up(int32_t descriptor);

#endif
