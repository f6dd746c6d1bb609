#ifndef VELTO_LINUX_THREADS_H
#define VELTO_LINUX_THREADS_H

#include <pthread.h>

/* Names a thread as debuggers and top show it: 15 characters at most. */
void velto_linux_name_thread(pthread_t thread, const char *name);

#endif
