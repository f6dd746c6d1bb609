/* The files of a world. */
#ifndef VELTO_STORE_WORLD_H
#define VELTO_STORE_WORLD_H

#include <sqlite3.h>
#include <stdint.h>

#include "faults.h"

enum { SECTOR = 512, REGIONS = 64, SHM_LOCKS = 8, MOST_FILES = 16, MOST_IMAGES = 4096 };

typedef struct content {
    uint8_t *bytes;
    int64_t size, room;
} content;

/* A write, or without bytes a change of the size to `offset`. */
typedef struct change {
    uint8_t *bytes;
    int64_t offset, size;
} change;

typedef struct file {
    char path[256];
    content current, durable;
    change *changes;
    int32_t change_count, change_room;
    /* Locks of the file. */
    int32_t shared, is_reserved, is_pending, is_exclusive;
    /* Shared memory: locks are numbers of readers, or -1. */
    void *regions[REGIONS];
    int32_t shm_locks[SHM_LOCKS];
    int32_t users, is_deleted;
    struct file *next;
} file;

typedef struct image {
    char paths[MOST_FILES][256];
    content contents[MOST_FILES];
    int32_t count;
} image;

struct faults_world {
    sqlite3_vfs vfs;
    char name[64];
    file *files;
    uint32_t failing;
    int64_t until_failure, failures;
    int32_t failure_code, fails_once;
    int64_t counts[5];
    int32_t is_unshared, is_read_only;
    int32_t images_per_operation;
    uint64_t random;
    image **images;
    int32_t image_count;
    int32_t temporary_count;
    /* Open files; the last one takes a world along that is no longer needed. */
    int32_t users, is_abandoned;
};

void content_write(content *content, const uint8_t *bytes, int64_t count, int64_t offset);
void content_resize(content *content, int64_t size);
content content_copy(const content *content);

file *world_file(const faults_world *world, const char *path);
file *world_make_file(faults_world *world, const char *path);
void world_forget(faults_world *world, file *file);

/* Counts an operation; the code with which it is to fail, or SQLITE_OK. */
int32_t world_count(faults_world *world, uint32_t kind);
void world_take_images(faults_world *world);

void file_write(file *file, const uint8_t *bytes, int64_t count, int64_t offset);
void file_resize(file *file, int64_t size);
void file_sync(file *file);

/* Fills the functions of a registered file system in. */
void vfs_prepare(faults_world *world);

#endif
