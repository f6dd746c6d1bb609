/* Loaded before a program: a disk with as much room as the test says. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <sys/statvfs.h>

static int64_t room = -1;

/* From now on so many bytes are free on every disk; a negative number is the truth. */
void set_free_bytes(int64_t bytes) { __atomic_store_n(&room, bytes, __ATOMIC_SEQ_CST); }

int statvfs(const char *path, struct statvfs *facts) {
    int result = ((int (*)(const char *, struct statvfs *))dlsym(RTLD_NEXT, "statvfs"))(path, facts);
    int64_t bytes = __atomic_load_n(&room, __ATOMIC_SEQ_CST);
    if (result == 0 && bytes >= 0) {
        facts->f_frsize = 1;
        facts->f_bavail = (fsblkcnt_t)bytes;
    }
    return result;
}
