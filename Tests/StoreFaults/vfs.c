/* The functions that SQLite calls. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "world.h"

/* One connection to a file. */
typedef struct handle {
    sqlite3_file base;
    faults_world *world;
    file *file;
    int32_t level, deletes_on_close;
    uint32_t shared_locks, exclusive_locks;
} handle;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

#define LOCKED(result, name, parameters, arguments, body) \
    static result name##_locked parameters body \
    static result name parameters { \
        pthread_mutex_lock(&mutex); \
        result outcome = name##_locked arguments; \
        pthread_mutex_unlock(&mutex); \
        return outcome; \
    }

LOCKED(int, close_file, (sqlite3_file *base), (base), {
    handle *self = (handle *)base;
    file *file = self->file;
    faults_world *world = self->world;
    file->users--;
    world->users--;
    if (self->deletes_on_close) { file->is_deleted = 1; }
    if (file->is_deleted && file->users == 0) { world_forget(world, file); }
    if (world->is_abandoned) { faults_free(world); }
    return SQLITE_OK;
})

LOCKED(int, read_file, (sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset), (base, bytes, count, offset), {
    handle *self = (handle *)base;
    int32_t failure = world_count(self->world, FAULTS_READ);
    if (failure) { return failure; }
    int64_t left = self->file->current.size - offset;
    int64_t present = left < 0 ? 0 : left < count ? left : count;
    if (present > 0) { memcpy(bytes, self->file->current.bytes + offset, (size_t)present); }
    memset((uint8_t *)bytes + present, 0, (size_t)(count - present));
    return present == count ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
})

LOCKED(int, write_file, (sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset), (base, bytes, count, offset), {
    handle *self = (handle *)base;
    int32_t failure = world_count(self->world, FAULTS_WRITE);
    if (failure) { return failure; }
    world_take_images(self->world);
    file_write(self->file, bytes, count, offset);
    return SQLITE_OK;
})

LOCKED(int, resize_file, (sqlite3_file *base, sqlite3_int64 size), (base, size), {
    handle *self = (handle *)base;
    int32_t failure = world_count(self->world, FAULTS_WRITE);
    if (failure) { return failure; }
    world_take_images(self->world);
    file_resize(self->file, size);
    return SQLITE_OK;
})

LOCKED(int, sync_file, (sqlite3_file *base, int flags), (base, flags), {
    handle *self = (handle *)base;
    (void)flags;
    int32_t failure = world_count(self->world, FAULTS_SYNC);
    if (failure) { return failure; }
    world_take_images(self->world);
    file_sync(self->file);
    return SQLITE_OK;
})

LOCKED(int, size_file, (sqlite3_file *base, sqlite3_int64 *size), (base, size), {
    *size = ((handle *)base)->file->current.size;
    return SQLITE_OK;
})

/* Locks */

LOCKED(int, lock_file, (sqlite3_file *base, int level), (base, level), {
    handle *self = (handle *)base;
    file *file = self->file;
    if (self->level >= level) { return SQLITE_OK; }
    int32_t failure = world_count(self->world, FAULTS_LOCK);
    if (failure) { return failure; }
    if (level == SQLITE_LOCK_SHARED) {
        if (file->is_pending || file->is_exclusive) { return SQLITE_BUSY; }
        file->shared++;
    }
    if (level == SQLITE_LOCK_RESERVED) {
        if (file->is_reserved) { return SQLITE_BUSY; }
        file->is_reserved = 1;
    }
    if (level == SQLITE_LOCK_EXCLUSIVE) {
        if (self->level < SQLITE_LOCK_RESERVED && file->is_reserved) { return SQLITE_BUSY; }
        file->is_reserved = 1;
        file->is_pending = 1;
        self->level = SQLITE_LOCK_PENDING;
        if (file->shared > 1) { return SQLITE_BUSY; }
        file->is_exclusive = 1;
    }
    self->level = level;
    return SQLITE_OK;
})

LOCKED(int, unlock_file, (sqlite3_file *base, int level), (base, level), {
    handle *self = (handle *)base;
    file *file = self->file;
    if (self->level <= level) { return SQLITE_OK; }
    if (self->level >= SQLITE_LOCK_RESERVED) { file->is_reserved = file->is_pending = file->is_exclusive = 0; }
    if (level == SQLITE_LOCK_NONE && self->level >= SQLITE_LOCK_SHARED) { file->shared--; }
    self->level = level;
    return SQLITE_OK;
})

LOCKED(int, check_reserved, (sqlite3_file *base, int *is_reserved), (base, is_reserved), {
    *is_reserved = ((handle *)base)->file->is_reserved;
    return SQLITE_OK;
})

static int control(sqlite3_file *base, int operation, void *argument) {
    (void)base;
    (void)operation;
    (void)argument;
    return SQLITE_NOTFOUND;
}

static int sector_size(sqlite3_file *base) {
    (void)base;
    return SECTOR;
}

static int characteristics(sqlite3_file *base) {
    (void)base;
    return 0;
}

/* Shared memory */

LOCKED(int, map_region, (sqlite3_file *base, int region, int size, int extends, void volatile **memory),
       (base, region, size, extends, memory), {
    handle *self = (handle *)base;
    *memory = NULL;
    if (region >= REGIONS) { return SQLITE_IOERR_NOMEM; }
    if (self->file->regions[region] == NULL && extends) { self->file->regions[region] = calloc(1, (size_t)size); }
    *memory = self->file->regions[region];
    return SQLITE_OK;
})

static int lock_region(handle *self, int32_t slot, uint32_t bit, int32_t is_exclusive) {
    int32_t *lock = &self->file->shm_locks[slot];
    if (is_exclusive) {
        int32_t own = self->shared_locks & bit ? 1 : 0;
        if (*lock < 0 || *lock > own) { return SQLITE_BUSY; }
        *lock = -1;
        self->exclusive_locks |= bit;
    } else if (!((self->shared_locks | self->exclusive_locks) & bit)) {
        if (*lock < 0) { return SQLITE_BUSY; }
        ++*lock;
        self->shared_locks |= bit;
    }
    return SQLITE_OK;
}

static void unlock_region(handle *self, int32_t slot, uint32_t bit) {
    int32_t *lock = &self->file->shm_locks[slot];
    if (self->exclusive_locks & bit) { *lock = 0; }
    else if (self->shared_locks & bit) { --*lock; }
    self->exclusive_locks &= ~bit;
    self->shared_locks &= ~bit;
}

LOCKED(int, lock_memory, (sqlite3_file *base, int offset, int count, int flags), (base, offset, count, flags), {
    handle *self = (handle *)base;
    if (flags & SQLITE_SHM_UNLOCK) {
        for (int32_t slot = offset; slot < offset + count; slot++) { unlock_region(self, slot, 1u << slot); }
        return SQLITE_OK;
    }
    int32_t failure = world_count(self->world, FAULTS_LOCK);
    if (failure) { return failure; }
    for (int32_t slot = offset; slot < offset + count; slot++) {
        int outcome = lock_region(self, slot, 1u << slot, flags & SQLITE_SHM_EXCLUSIVE);
        if (outcome == SQLITE_OK) { continue; }
        while (--slot >= offset) { unlock_region(self, slot, 1u << slot); }
        return outcome;
    }
    return SQLITE_OK;
})

static void barrier(sqlite3_file *base) {
    (void)base;
    __sync_synchronize();
}

LOCKED(int, unmap_memory, (sqlite3_file *base, int deletes), (base, deletes), {
    handle *self = (handle *)base;
    for (int32_t slot = 0; slot < SHM_LOCKS; slot++) { unlock_region(self, slot, 1u << slot); }
    if (!deletes) { return SQLITE_OK; }
    for (int32_t index = 0; index < REGIONS; index++) {
        free(self->file->regions[index]);
        self->file->regions[index] = NULL;
    }
    return SQLITE_OK;
})

static const sqlite3_io_methods shared_methods = {
    2, close_file, read_file, write_file, resize_file, sync_file, size_file, lock_file, unlock_file, check_reserved, control,
    sector_size, characteristics, map_region, lock_memory, barrier, unmap_memory, NULL, NULL,
};

/* Without shared memory, as network file systems are. */
static const sqlite3_io_methods unshared_methods = {
    1, close_file, read_file, write_file, resize_file, sync_file, size_file, lock_file, unlock_file, check_reserved, control,
    sector_size, characteristics, NULL, NULL, NULL, NULL, NULL, NULL,
};

/* The file system */

LOCKED(int, open_file, (sqlite3_vfs *vfs, const char *path, sqlite3_file *base, int flags, int *out), (vfs, path, base, flags, out), {
    faults_world *world = (faults_world *)vfs;
    handle *self = (handle *)base;
    memset(self, 0, sizeof *self);
    char temporary[32];
    if (path == NULL) {
        snprintf(temporary, sizeof temporary, "temporary-%d", ++world->temporary_count);
        path = temporary;
    }
    int32_t failure = world_count(world, FAULTS_OPEN);
    if (failure) { return failure == SQLITE_FULL ? SQLITE_FULL : SQLITE_CANTOPEN; }
    file *file = world_file(world, path);
    if (world->is_read_only && flags & SQLITE_OPEN_READWRITE) {
        if (file == NULL || !(flags & SQLITE_OPEN_MAIN_DB)) { return SQLITE_CANTOPEN; }
        flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
    }
    if (file == NULL && !(flags & SQLITE_OPEN_CREATE)) { return SQLITE_CANTOPEN; }
    if (file == NULL) { file = world_make_file(world, path); }
    file->users++;
    world->users++;
    self->base.pMethods = world->is_unshared || world->is_read_only ? &unshared_methods : &shared_methods;
    self->world = world;
    self->file = file;
    self->deletes_on_close = (flags & SQLITE_OPEN_DELETEONCLOSE) != 0;
    if (out != NULL) { *out = flags; }
    return SQLITE_OK;
})

LOCKED(int, delete_file, (sqlite3_vfs *vfs, const char *path, int syncs), (vfs, path, syncs), {
    faults_world *world = (faults_world *)vfs;
    (void)syncs;
    file *file = world_file(world, path);
    if (file == NULL) { return SQLITE_IOERR_DELETE_NOENT; }
    int32_t failure = world_count(world, FAULTS_WRITE);
    if (failure) { return SQLITE_IOERR_DELETE; }
    file->is_deleted = 1;
    if (file->users == 0) { world_forget(world, file); }
    return SQLITE_OK;
})

LOCKED(int, access_file, (sqlite3_vfs *vfs, const char *path, int flags, int *out), (vfs, path, flags, out), {
    const faults_world *world = (faults_world *)vfs;
    *out = world_file(world, path) != NULL && !(flags == SQLITE_ACCESS_READWRITE && world->is_read_only);
    return SQLITE_OK;
})

static int full_path(sqlite3_vfs *vfs, const char *path, int size, char *out) {
    (void)vfs;
    return snprintf(out, (size_t)size, "%s", path) < size ? SQLITE_OK : SQLITE_CANTOPEN;
}

static int randomness(sqlite3_vfs *vfs, int count, char *out) {
    (void)vfs;
    sqlite3_vfs *usual = sqlite3_vfs_find(NULL);
    return usual->xRandomness(usual, count, out);
}

/* Nothing of this world takes time; what waits for a lock only counts how long it has waited. */
static int pause_thread(sqlite3_vfs *vfs, int microseconds) {
    (void)vfs;
    return microseconds;
}

static int current_time(sqlite3_vfs *vfs, sqlite3_int64 *out) {
    (void)vfs;
    sqlite3_vfs *usual = sqlite3_vfs_find(NULL);
    return usual->xCurrentTimeInt64(usual, out);
}

void vfs_prepare(faults_world *world) {
    sqlite3_vfs *vfs = &world->vfs;
    vfs->iVersion = 2;
    vfs->szOsFile = sizeof(handle);
    vfs->mxPathname = 255;
    vfs->zName = world->name;
    vfs->xOpen = open_file;
    vfs->xDelete = delete_file;
    vfs->xAccess = access_file;
    vfs->xFullPathname = full_path;
    vfs->xRandomness = randomness;
    vfs->xSleep = pause_thread;
    vfs->xCurrentTimeInt64 = current_time;
}
