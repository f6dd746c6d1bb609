#include "fork_guard.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

/* One bit per descriptor number: setting and clearing need no lock, and the child handler may only use
   async-signal-safe means. Numbers beyond the table are close-on-exec all the same and die with the child's exec. */
enum { GUARDED_DESCRIPTORS = 65536, WORD_BITS = 64 };

int32_t velto_linux_fork_state = VELTO_LINUX_UNUSED;
static _Atomic uint64_t guarded[GUARDED_DESCRIPTORS / WORD_BITS];
static pthread_once_t installed = PTHREAD_ONCE_INIT;

static void close_guarded_descriptors(void) {
    __atomic_store_n(&velto_linux_fork_state, VELTO_LINUX_FORKED, __ATOMIC_RELAXED);
    for (int32_t word = 0; word < GUARDED_DESCRIPTORS / WORD_BITS; word++) {
        uint64_t bits = atomic_load_explicit(&guarded[word], memory_order_relaxed);
        while (bits != 0) {
            int32_t bit = __builtin_ctzll(bits);
            close(word * WORD_BITS + bit);
            bits &= bits - 1;
        }
    }
}

static void install(void) {
    pthread_atfork(0, 0, close_guarded_descriptors);
    __atomic_store_n(&velto_linux_fork_state, VELTO_LINUX_IN_USE, __ATOMIC_RELEASE);
}

int32_t velto_linux_install_fork_guard(void) {
    /* A child never waits for a thread of its parent that was about to install. */
    if (__atomic_load_n(&velto_linux_fork_state, __ATOMIC_RELAXED) == VELTO_LINUX_FORKED) { return 1; }
    pthread_once(&installed, install);
    return 0;
}

void velto_linux_guard_descriptor(int32_t descriptor) {
    if (descriptor < 0 || descriptor >= GUARDED_DESCRIPTORS) { return; }
    atomic_fetch_or(&guarded[descriptor / WORD_BITS], UINT64_C(1) << (descriptor % WORD_BITS));
}

void velto_linux_unguard_descriptor(int32_t descriptor) {
    if (descriptor < 0 || descriptor >= GUARDED_DESCRIPTORS) { return; }
    atomic_fetch_and(&guarded[descriptor / WORD_BITS], ~(UINT64_C(1) << (descriptor % WORD_BITS)));
}

int32_t velto_linux_is_guarded(int32_t descriptor) {
    if (descriptor < 0 || descriptor >= GUARDED_DESCRIPTORS) { return 0; }
    return atomic_load(&guarded[descriptor / WORD_BITS]) >> (descriptor % WORD_BITS) & 1;
}
