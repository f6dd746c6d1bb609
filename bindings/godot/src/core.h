/* The engine-neutral part of the Godot add-ons: classes as tables, arguments in, answers out. */
#ifndef CORE_H
#define CORE_H

#include <veltokit/velto.h>

#include "engine.h"

enum class_index { CLASS_NONE, CLASS_VELTO, CLASS_VELTODEVICE, CLASS_VELTOINPUT, CLASS_VELTONAVIGATOR, CLASS_VELTOSTREAM,
                   CLASS_VELTOSIM, CLASS_COUNT };

enum value_type { VALUE_NIL, VALUE_ANY, VALUE_BOOL, VALUE_INT, VALUE_FLOAT, VALUE_TEXT, VALUE_VECTOR3, VALUE_QUATERNION,
                  VALUE_FLOATS, VALUE_INTS, VALUE_DICTIONARY, VALUE_ARRAY, VALUE_OBJECT };

enum member_kind { MEMBER_BOOL, MEMBER_I8, MEMBER_U8, MEMBER_I16, MEMBER_U16, MEMBER_I32, MEMBER_U32, MEMBER_I64, MEMBER_U64,
                   MEMBER_F32, MEMBER_F64, MEMBER_TEXT, MEMBER_CHARS, MEMBER_VECTOR3, MEMBER_QUATERNION, MEMBER_DEVICE,
                   MEMBER_STRUCT };

enum { TEXT_CAPACITY = 1024, ARENA_SIZE = 4096 };

#define LIST_COUNT(count, capacity) ((count) < (capacity) ? (count) : (capacity))

struct call;
struct record;

/* -- Tables that are generated ------------------------------------------------------------------------------------- */

struct member {
    const char *name;
    enum member_kind kind;
    uint32_t count; /* of an array, or 0 */
    size_t offset;
    const struct record *record; /* of a structure inside */
};

struct record {
    size_t size;
    int member_count;
    const struct member *members;
};

struct argument {
    const char *name;
    enum value_type type;
    enum class_index class_index;
};

struct method {
    const char *name;
    void (*function)(struct call *call);
    enum value_type answer;
    enum class_index answer_class;
    int argument_count, optional_count; /* the optional ones are the last: dictionaries, or dt */
    const struct argument *arguments;
};

struct class_info {
    const char *name;
    int is_singleton;
    int method_count;
    const struct method *methods;
};

enum signal_flag { SIGNAL_DEVICE = 1, SIGNAL_RESULT = 2, SIGNAL_OP = 4 };

struct signal_info {
    const char *name;
    velto_event_type type;
    int flags; /* what comes before the data: device, result, op */
    const struct record *data;
};

/* A property of VeltoInput: a member, or some of its bits. */
struct property {
    const char *name;
    enum value_type type;
    enum class_index class_index;
    int member;
    uint64_t bits;
};

struct constant {
    const char *enumeration, *name;
    int64_t value;
    int is_flag;
};

extern const struct class_info CLASSES[CLASS_COUNT];
extern const struct signal_info SIGNALS[];
extern const int SIGNAL_COUNT;
extern const struct property PROPERTIES[];
extern const int PROPERTY_COUNT;
extern const struct constant CONSTANTS[];
extern const int CONSTANT_COUNT;

/* -- Objects ------------------------------------------------------------------------------------------------------- */

/* What is behind an object of the engine. */
struct object {
    enum class_index class_index;
    void *engine_object;
    velto_device device;
    velto_navigator *navigator;
    velto_stream stream;
    velto_sim sim;
    velto_input input;    /* of a VeltoInput */
    variant input_object; /* the VeltoInput of a VeltoDevice, nil until the first poll */
    double *times;        /* of the frames that a VeltoStream read last */
    size_t time_count;
};

struct object *object_create(enum class_index class_index, void *engine_object);
void object_destroy(struct object *object);

/* The one Velto; NULL before the engine has made it. */
extern struct object *the_velto;

/* Ends everything that was started; safe at any time. */
void core_stop(void);
void core_update(void);

/* -- Calls --------------------------------------------------------------------------------------------------------- */

struct call {
    struct object *self;
    const variant *const *arguments;
    int count;
    variant *answer; /* nil when the call begins */
    int is_refused, refused_argument;
    enum value_type expected;
    size_t used;
    char arena[ARENA_SIZE]; /* texts live as long as the call */
};

/* Calls a method; `call` has self, arguments, count and answer. */
void call_method(const struct method *method, struct call *call);
void read_property(const struct property *property, const struct object *object, variant *value);

velto_context *context_of(struct call *call);

velto_bool argument_bool(struct call *call, int index);
int64_t argument_i64(struct call *call, int index);
int32_t argument_i32(struct call *call, int index); /* a number that does not fit is the nearest one, which is refused */
uint32_t argument_u32(struct call *call, int index);
double argument_double(struct call *call, int index); /* a missing one is VELTO_DT_MEASURE */
const char *argument_text(struct call *call, int index);
velto_device argument_device(struct call *call, int index); /* null is no device */
const velto_input *argument_input(struct call *call, int index);
/* Overwrites the members that a dictionary has. */
void argument_struct(struct call *call, int index, const struct record *record, void *value);
size_t argument_structs(struct call *call, int index, void *values, size_t capacity, const struct record *record);
size_t argument_doubles(struct call *call, int index, double *values, size_t capacity);
void refuse(struct call *call, int index, enum value_type expected);

int call_succeeded(struct call *call, velto_result result);
void answer_result(struct call *call, velto_result result);
void answer_bool(struct call *call, velto_bool truth);
void answer_int(struct call *call, int64_t number);
void answer_double(struct call *call, double number);
void answer_text(struct call *call, const char *text);
void answer_device(struct call *call, velto_device device);
void answer_sim(struct call *call, velto_sim sim);
void answer_devices(struct call *call, const velto_device *devices, size_t count);
void answer_struct(struct call *call, const struct record *record, const void *value);
void answer_structs(struct call *call, const struct record *record, const void *values, size_t count);

/* The object of a device, the same each time; nil for none. Initializes `value`. */
void make_device(velto_device device, variant *value);
void member_value(const struct member *member, const void *structure, variant *value);

#endif
