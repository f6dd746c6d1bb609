/* Loaded before a program: a machine that sleeps, a system clock that is set, and time that passes at once. */
#define _GNU_SOURCE
#include <stdint.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static int64_t slept_ns, stepped_ns, passed_ns;

void let_machine_sleep(int64_t nanoseconds) { __atomic_fetch_add(&slept_ns, nanoseconds, __ATOMIC_SEQ_CST); }
void set_clock_forward(int64_t nanoseconds) { __atomic_fetch_add(&stepped_ns, nanoseconds, __ATOMIC_SEQ_CST); }
void let_time_pass(int64_t nanoseconds) { __atomic_fetch_add(&passed_ns, nanoseconds, __ATOMIC_SEQ_CST); }

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = (int)syscall(SYS_clock_gettime, clock, time);
    int64_t shift = __atomic_load_n(&passed_ns, __ATOMIC_SEQ_CST);
    if (clock == CLOCK_BOOTTIME || clock == CLOCK_REALTIME) shift += __atomic_load_n(&slept_ns, __ATOMIC_SEQ_CST);
    if (clock == CLOCK_REALTIME) shift += __atomic_load_n(&stepped_ns, __ATOMIC_SEQ_CST);
    shift += (int64_t)time->tv_sec * 1000000000 + time->tv_nsec;
    time->tv_sec = (time_t)(shift / 1000000000);
    time->tv_nsec = (long)(shift % 1000000000);
    return result;
}
