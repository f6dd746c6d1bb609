#include "world.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Contents */

void content_resize(content *content, int64_t size) {
    if (size > content->room) {
        content->room = size * 2 + SECTOR;
        content->bytes = realloc(content->bytes, (size_t)content->room);
    }
    if (size > content->size) { memset(content->bytes + content->size, 0, (size_t)(size - content->size)); }
    content->size = size;
}

void content_write(content *content, const uint8_t *bytes, int64_t count, int64_t offset) {
    if (offset + count > content->size) { content_resize(content, offset + count); }
    memcpy(content->bytes + offset, bytes, (size_t)count);
}

content content_copy(const content *original) {
    content copy = {0};
    content_resize(&copy, original->size);
    if (original->size > 0) { memcpy(copy.bytes, original->bytes, (size_t)original->size); }
    return copy;
}

/* Files */

static void remember(file *file, const uint8_t *bytes, int64_t count, int64_t offset) {
    if (file->change_count == file->change_room) {
        file->change_room = file->change_room * 2 + 16;
        file->changes = realloc(file->changes, (size_t)file->change_room * sizeof *file->changes);
    }
    change *change = &file->changes[file->change_count++];
    change->offset = offset;
    change->size = count;
    change->bytes = NULL;
    if (bytes == NULL) { return; }
    change->bytes = malloc((size_t)count + 1);
    memcpy(change->bytes, bytes, (size_t)count);
}

void file_write(file *file, const uint8_t *bytes, int64_t count, int64_t offset) {
    content_write(&file->current, bytes, count, offset);
    remember(file, bytes, count, offset);
}

void file_resize(file *file, int64_t size) {
    content_resize(&file->current, size);
    remember(file, NULL, 0, size);
}

static void apply(content *content, const change *change, int64_t size) {
    if (change->bytes == NULL) {
        content_resize(content, change->offset);
    } else {
        content_write(content, change->bytes, size, change->offset);
    }
}

void file_sync(file *file) {
    for (int32_t index = 0; index < file->change_count; index++) {
        apply(&file->durable, &file->changes[index], file->changes[index].size);
        free(file->changes[index].bytes);
    }
    file->change_count = 0;
}

file *world_file(const faults_world *world, const char *path) {
    for (file *file = world->files; file != NULL; file = file->next) {
        if (!file->is_deleted && strcmp(file->path, path) == 0) { return file; }
    }
    return NULL;
}

file *world_make_file(faults_world *world, const char *path) {
    file *made = calloc(1, sizeof *made);
    snprintf(made->path, sizeof made->path, "%s", path);
    made->next = world->files;
    world->files = made;
    return made;
}

void world_forget(faults_world *world, file *file) {
    struct file **link = &world->files;
    while (*link != NULL && *link != file) { link = &(*link)->next; }
    if (*link != NULL) { *link = file->next; }
    for (int32_t index = 0; index < file->change_count; index++) { free(file->changes[index].bytes); }
    for (int32_t index = 0; index < REGIONS; index++) { free(file->regions[index]); }
    free(file->changes);
    free(file->current.bytes);
    free(file->durable.bytes);
    free(file);
}

/* Failures */

static int32_t place(uint32_t kind) {
    int32_t bit = 0;
    while (kind >> bit != 1) { bit++; }
    return bit;
}

int32_t world_count(faults_world *world, uint32_t kind) {
    world->counts[place(kind)]++;
    if (!(world->failing & kind) || world->until_failure-- > 0) { return SQLITE_OK; }
    world->failures++;
    if (world->fails_once) { world->failing = 0; }
    return world->failure_code;
}

void faults_fail(faults_world *world, uint32_t kinds, int64_t after, int32_t code, int32_t once) {
    world->failing = kinds;
    world->until_failure = after;
    world->failure_code = code;
    world->fails_once = once;
    world->failures = 0;
}

void faults_heal(faults_world *world) { world->failing = 0; }

int64_t faults_failed(const faults_world *world) { return world->failures; }

int64_t faults_count(const faults_world *world, uint32_t kinds) {
    int64_t sum = 0;
    for (int32_t bit = 0; bit < 5; bit++) { sum += kinds >> bit & 1 ? world->counts[bit] : 0; }
    return sum;
}

void faults_set_unshared(faults_world *world, int32_t is_unshared) { world->is_unshared = is_unshared; }

void faults_set_read_only(faults_world *world, int32_t is_read_only) { world->is_read_only = is_read_only; }

/* Images */

/* xorshift64*, which needs another seed than 0. */
static uint64_t next_random(faults_world *world, uint64_t limit) {
    uint64_t x = world->random;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    world->random = x;
    return (x * 0x2545F4914F6CDD1DULL >> 16) % limit;
}

static content crashed(faults_world *world, const file *file) {
    content left = content_copy(&file->durable);
    int32_t count = (int32_t)next_random(world, (uint64_t)file->change_count + 1);
    for (int32_t index = 0; index < count; index++) { apply(&left, &file->changes[index], file->changes[index].size); }
    if (count < file->change_count && file->changes[count].bytes != NULL) {
        const change *torn = &file->changes[count];
        apply(&left, torn, (int64_t)next_random(world, (uint64_t)(torn->size / SECTOR) + 1) * SECTOR);
    }
    return left;
}

static void take_image(faults_world *world) {
    if (world->image_count == MOST_IMAGES) { return; }
    image *taken = calloc(1, sizeof *taken);
    for (const file *file = world->files; file != NULL && taken->count < MOST_FILES; file = file->next) {
        if (file->is_deleted) { continue; }
        snprintf(taken->paths[taken->count], sizeof taken->paths[0], "%s", file->path);
        taken->contents[taken->count++] = crashed(world, file);
    }
    world->images = realloc(world->images, (size_t)(world->image_count + 1) * sizeof(image *));
    world->images[world->image_count++] = taken;
}

void world_take_images(faults_world *world) {
    for (int32_t index = 0; index < world->images_per_operation; index++) { take_image(world); }
}

void faults_collect(faults_world *world, int32_t images_per_operation, uint64_t seed) {
    world->images_per_operation = images_per_operation;
    world->random = seed * 2 + 1;
}

int32_t faults_image_count(const faults_world *world) { return world->image_count; }

faults_world *faults_take_image(faults_world *world, const char *name) {
    if (world->image_count == 0) { return NULL; }
    image *taken = world->images[--world->image_count];
    faults_world *made = faults_make(name);
    for (int32_t index = 0; index < taken->count; index++) {
        faults_put(made, taken->paths[index], taken->contents[index].bytes, taken->contents[index].size);
        free(taken->contents[index].bytes);
    }
    free(taken);
    return made;
}

/* Worlds */

faults_world *faults_make(const char *name) {
    faults_world *world = calloc(1, sizeof *world);
    snprintf(world->name, sizeof world->name, "%s", name);
    vfs_prepare(world);
    sqlite3_vfs_register(&world->vfs, 0);
    return world;
}

void faults_free(faults_world *world) {
    world->is_abandoned = 1;
    if (world->users > 0) { return; }
    sqlite3_vfs_unregister(&world->vfs);
    while (world->files != NULL) { world_forget(world, world->files); }
    while (world->image_count > 0) {
        image *left = world->images[--world->image_count];
        for (int32_t index = 0; index < left->count; index++) { free(left->contents[index].bytes); }
        free(left);
    }
    free(world->images);
    free(world);
}

int64_t faults_size(const faults_world *world, const char *path) {
    const file *file = world_file(world, path);
    return file != NULL ? file->current.size : -1;
}

void faults_put(faults_world *world, const char *path, const uint8_t *bytes, int64_t count) {
    file *file = world_file(world, path);
    if (file == NULL) { file = world_make_file(world, path); }
    content_resize(&file->current, 0);
    if (count > 0) { content_write(&file->current, bytes, count, 0); }
    content_resize(&file->durable, 0);
    if (count > 0) { content_write(&file->durable, bytes, count, 0); }
}

void faults_get(const faults_world *world, const char *path, uint8_t *bytes) {
    const file *file = world_file(world, path);
    if (file != NULL && file->current.size > 0) { memcpy(bytes, file->current.bytes, (size_t)file->current.size); }
}
