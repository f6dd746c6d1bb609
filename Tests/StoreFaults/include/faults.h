/* A file system of SQLite in memory, for the tests of the store: it fails on request, and it knows what a crash would leave.

   A world is such a file system, registered under its name. Writes since the last sync of a file are kept apart. An image is
   what the disk may hold after a crash at some moment: for each file what was synced, a random number of the writes after
   that, and one more of them torn at a sector. */
#ifndef VELTO_STORE_FAULTS_H
#define VELTO_STORE_FAULTS_H

#include <stdint.h>

typedef struct faults_world faults_world;

enum faults_kind {
    FAULTS_WRITE = 1,
    FAULTS_SYNC = 2,
    FAULTS_LOCK = 4,
    FAULTS_OPEN = 8,
    FAULTS_READ = 16,
};

/* Results of SQLite for failures. */
enum faults_code {
    FAULTS_BUSY = 5,
    FAULTS_IO = 10 | 3 << 8,
    FAULTS_FULL = 13,
};

faults_world *faults_make(const char *name);
/* Frees a world, or lets the last connection do that. */
void faults_free(faults_world *world);

/* Lets operation number `after` of those kinds from now on fail, the next one being 0; and all of them after it, unless
   `once`. */
void faults_fail(faults_world *world, uint32_t kinds, int64_t after, int32_t code, int32_t once);
void faults_heal(faults_world *world);
/* The number of operations that failed since faults_fail. */
int64_t faults_failed(const faults_world *world);
/* The number of operations of those kinds so far. */
int64_t faults_count(const faults_world *world, uint32_t kinds);

/* A network file system: no shared memory. A medium that cannot be written. */
void faults_set_unshared(faults_world *world, int32_t is_unshared);
void faults_set_read_only(faults_world *world, int32_t is_read_only);

/* Takes that many images before each write and each sync from now on; 0 takes no more. */
void faults_collect(faults_world *world, int32_t images_per_operation, uint64_t seed);
int32_t faults_image_count(const faults_world *world);
/* Makes the last image a world, and removes it. */
faults_world *faults_take_image(faults_world *world, const char *name);

/* The content of a file; the size of a file that is not there is -1. */
int64_t faults_size(const faults_world *world, const char *path);
void faults_put(faults_world *world, const char *path, const uint8_t *bytes, int64_t count);
void faults_get(const faults_world *world, const char *path, uint8_t *bytes);

#endif
