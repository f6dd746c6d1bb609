#include "recent_objects.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

/* Handles of one kind follow one another in these bits, so that a few devices get a place each. */
enum { PLACES = 8, SLOT_SHIFT = 32 };

typedef struct place {
    uint64_t handle;
    uint64_t removals;
    void *object;
    void (*release)(void *object);
} place;

static _Thread_local place places[PLACES];
static _Atomic uint64_t removals_so_far;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t thread_end;
static int has_key;

static place *place_of(uint64_t handle) { return &places[(handle >> SLOT_SHIFT) % PLACES]; }

static void empty(place *place) {
    struct place old = *place;
    /* First: letting go may end the object, and its end may come back here. */
    *place = (struct place){0, 0, NULL, NULL};
    if (old.object != NULL) { old.release(old.object); }
}

static void empty_all(void *unused) {
    (void)unused;
    for (int index = 0; index < PLACES; index++) { empty(&places[index]); }
}

/* What C++ compilers use at the end of a thread: it needs none of the keys, of which a process has 1,024. */
extern int __cxa_thread_atexit_impl(void (*function)(void *), void *argument, void *module) __attribute__((weak));
extern void *__dso_handle;

static void make_key(void) { has_key = pthread_key_create(&thread_end, empty_all) == 0; }

/* Has the calling thread's objects let go of when it ends. Without either means the last few live on. */
static void watch_thread_end(void) {
    static _Thread_local int is_watched;
    pthread_once(&once, make_key);
    if (has_key) {
        pthread_setspecific(thread_end, places);
    } else if (!is_watched && __cxa_thread_atexit_impl != NULL) {
        is_watched = __cxa_thread_atexit_impl(empty_all, NULL, &__dso_handle) == 0;
    }
}

uint64_t velto_linux_recent_removals(void) { return atomic_load_explicit(&removals_so_far, memory_order_acquire); }

void *velto_linux_recent_object(uint64_t handle) {
    const place *place = place_of(handle);
    return place->handle == handle && place->removals == velto_linux_recent_removals() ? place->object : NULL;
}

/* What has to be looked up again may have been removed, and would keep its descriptors open. */
static void empty_stale(void) {
    const uint64_t removals = velto_linux_recent_removals();
    for (int index = 0; index < PLACES; index++) {
        if (places[index].removals != removals) { empty(&places[index]); }
    }
}

void velto_linux_recent_keep(uint64_t handle, uint64_t removals, void *object, void (*release)(void *object)) {
    empty_stale();
    empty(place_of(handle));
    *place_of(handle) = (place){handle, removals, object, release};
    watch_thread_end();
}

void velto_linux_recent_remove(uint64_t handle) {
    atomic_fetch_add_explicit(&removals_so_far, 1, memory_order_release);
    if (place_of(handle)->handle == handle) { empty(place_of(handle)); }
}

void velto_linux_recent_forget(void) { empty_all(NULL); }
