#include "kills.h"

#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

static sqlite3_vfs system_vfs, vfs;
static const sqlite3_io_methods *system_methods;
static sqlite3_io_methods log_methods, database_methods;
static int armed_kinds, left;

/* Whether the process ends in this operation. */
static int is_last(int kind) { return (armed_kinds & kind) && left-- == 0; }

static int write_some(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset, int kind) {
    if (!is_last(kind)) return system_methods->xWrite(file, bytes, count, offset);
    system_methods->xWrite(file, bytes, count / 2, offset);
    kill(getpid(), SIGKILL);
    return SQLITE_IOERR;
}

static int write_log(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    return write_some(file, bytes, count, offset, KILLS_LOG);
}

static int write_database(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    return write_some(file, bytes, count, offset, KILLS_DATABASE);
}

static int sync_some(sqlite3_file *file, int flags, int kind) {
    if (is_last(kind)) kill(getpid(), SIGKILL);
    return system_methods->xSync(file, flags);
}

static int sync_log(sqlite3_file *file, int flags) { return sync_some(file, flags, KILLS_LOG); }

static int sync_database(sqlite3_file *file, int flags) { return sync_some(file, flags, KILLS_DATABASE); }

static int open_file(sqlite3_vfs *self, const char *name, sqlite3_file *file, int flags, int *out) {
    (void)self;
    int result = system_vfs.xOpen(sqlite3_vfs_find(NULL), name, file, flags, out);
    if (result != SQLITE_OK || !file->pMethods) return result;
    /* A log has other methods than a database, but for these two. */
    system_methods = file->pMethods;
    if (flags & SQLITE_OPEN_WAL) {
        log_methods = *system_methods;
        log_methods.xWrite = write_log;
        log_methods.xSync = sync_log;
        file->pMethods = &log_methods;
    } else if (flags & SQLITE_OPEN_MAIN_DB) {
        database_methods = *system_methods;
        database_methods.xWrite = write_database;
        database_methods.xSync = sync_database;
        file->pMethods = &database_methods;
    }
    return result;
}

void kills_install(void) {
    system_vfs = *sqlite3_vfs_find(NULL);
    vfs = system_vfs;
    vfs.zName = "velto-kills";
    vfs.pNext = NULL;
    vfs.xOpen = open_file;
    sqlite3_vfs_register(&vfs, 0);
}

void kills_arm(int kinds, int after) {
    armed_kinds = kinds;
    left = after;
}
