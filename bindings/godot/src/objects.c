/* The objects behind the engine's objects, and the objects of devices, each the same as long as its device exists. */
#include "core.h"

#include <stdlib.h>

struct object *the_velto = NULL;

/* The object of a device. Of one that is there, the table keeps it; of one that is gone, it only knows it while a script does. */
struct known_device {
    struct object *object;
    variant value;
    int is_kept, is_gone;
};

static struct known_device *devices; /* in the order in which they were first seen */
static size_t device_count;

/* -- Objects ------------------------------------------------------------------------------------------------------- */

struct object *object_create(enum class_index class_index, void *engine_object) {
    struct object *object = (struct object *)calloc(1, sizeof *object);
    if (object == NULL) return NULL;
    object->class_index = class_index;
    object->engine_object = engine_object;
    clear_input(object);
    variant_set_nil(&object->input_object);
    if (class_index == CLASS_VELTONAVIGATOR) velto_navigator_create(NULL, &object->navigator);
    if (class_index == CLASS_VELTO && the_velto == NULL) core_begin(object);
    return object;
}

static void drop(size_t index) {
    struct known_device dropped = devices[index];
    devices[index] = devices[--device_count];
    if (dropped.is_kept) variant_destroy(&dropped.value);
}

void object_destroy(struct object *object) {
    if (object == NULL) return;
    core_lock();
    if (object == the_velto) {
        core_end();
        the_velto = NULL;
    }
    for (size_t index = 0; index < device_count; index++) {
        if (devices[index].object == object) drop(index--);
    }
    core_unlock();
    velto_navigator_destroy(object->navigator);
    velto_stream_destroy(object->stream);
    variant_destroy(&object->input_object);
    free(object->times);
    free(object);
}

void clear_input(struct object *input) {
    input->input = (velto_input)VELTO_INPUT_INIT;
}

/* -- Devices ------------------------------------------------------------------------------------------------------- */

static size_t find(velto_device device) {
    for (size_t index = 0; index < device_count; index++) {
        if (devices[index].object->device.bits == device.bits) return index;
    }
    return SIZE_MAX;
}

/* Whether there is an object of a device, and it lives on: one that only another thread held may be ending just now. */
static int copy_known(velto_device device, variant *value) {
    size_t index = find(device);
    if (index == SIZE_MAX) return 0;
    if (devices[index].is_kept) variant_copy(value, &devices[index].value);
    else variant_set_object(value, devices[index].object);
    if (variant_get_object(value) != NULL) return 1;
    variant_destroy(value);
    drop(index);
    return 0;
}

static void remember(struct object *object, const variant *value) {
    struct known_device *grown = (struct known_device *)realloc(devices, (device_count + 1) * sizeof *grown);
    if (grown == NULL) return;
    devices = grown;
    devices[device_count].object = object;
    devices[device_count].is_gone = 0;
    devices[device_count].is_kept = velto_device_is_valid(object->device);
    if (devices[device_count].is_kept) variant_copy(&devices[device_count].value, value);
    device_count++;
}

void make_device(velto_device device, variant *value) {
    struct object *object;
    if (device.bits == 0) {
        variant_set_nil(value);
        return;
    }
    if (copy_known(device, value)) return;
    object = engine_create_object(CLASS_VELTODEVICE, value);
    if (object == NULL) return;
    object->device = device;
    remember(object, value);
}

static void release(size_t index) {
    variant value = devices[index].value;
    devices[index].is_kept = 0;
    variant_destroy(&value); /* which ends the object, and this entry, if no script holds it */
}

/* What was gone at the last update already: a signal that carries the device came before this one at the latest. */
void release_gone_devices(void) {
    for (size_t index = device_count; index > 0; index--) {
        struct known_device *known = &devices[index - 1];
        if (!known->is_kept) continue;
        if (known->is_gone) release(index - 1);
        else known->is_gone = !velto_device_is_valid(known->object->device);
    }
}

void release_devices(void) {
    while (device_count > 0) {
        struct object *input = variant_get_object(&devices[device_count - 1].object->input_object);
        if (input != NULL) clear_input(input);
        drop(device_count - 1);
    }
    free(devices);
    devices = NULL;
}
