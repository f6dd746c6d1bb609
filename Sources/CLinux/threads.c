#define _GNU_SOURCE
#include "threads.h"

void velto_linux_name_thread(pthread_t thread, const char *name) { pthread_setname_np(thread, name); }
