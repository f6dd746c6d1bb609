/* The engine-neutral part of the Godot add-ons: classes as tables, arguments in, answers out. */
#ifndef CORE_H
#define CORE_H

#include <veltokit/velto.h>

#include "engine.h"

enum class_index { CLASS_NONE, CLASS_VELTO, CLASS_VELTODEVICE, CLASS_VELTOINPUT, CLASS_VELTONAVIGATOR, CLASS_VELTOSTREAM,
                   CLASS_VELTOSIM, CLASS_COUNT };

/* Flags are an integer that is 0, not below it, if the call failed: below it, every flag would be set. */
enum value_type { VALUE_NIL, VALUE_ANY, VALUE_BOOL, VALUE_INT, VALUE_FLAGS, VALUE_FLOAT, VALUE_TEXT, VALUE_VECTOR3, VALUE_QUATERNION,
                  VALUE_FLOATS, VALUE_INTS, VALUE_BYTES, VALUE_DICTIONARY, VALUE_ARRAY, VALUE_OBJECT, VALUE_TYPE_COUNT };

enum member_kind { MEMBER_BOOL, MEMBER_I8, MEMBER_U8, MEMBER_I16, MEMBER_U16, MEMBER_I32, MEMBER_U32, MEMBER_I64, MEMBER_U64,
                   MEMBER_F32, MEMBER_F64, MEMBER_TEXT, MEMBER_CHARS, MEMBER_VECTOR3, MEMBER_QUATERNION, MEMBER_DEVICE,
                   MEMBER_STRUCT };

enum { TEXT_CAPACITY = 1024, REPORT_CAPACITY = 65536, ARENA_SIZE = 4096 };

/* The number of players that are connected by themselves; 0 for none, as a game says. */
#define PLAYERS_SETTING "veltokit/players"

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
    const char *c_name; /* of the function that it calls, as messages of the library have it; NULL for none */
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

/* -- Locking ------------------------------------------------------------------------------------------------------- */

/* One lock around every call, from whatever thread; a thread may take it twice. Signals are emitted without it: a handler may wait
   for a thread that calls. */
void core_lock(void);
void core_unlock(void);

/* -- Objects ------------------------------------------------------------------------------------------------------- */

/* The object behind an object of the engine. */
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

/* The object of a device, the same each time; nil for none. Initializes `value`. */
void make_device(velto_device device, variant *value);
/* Keeps the objects of devices that are gone only as long as a script does. */
void release_gone_devices(void);
/* Lets go of the objects of all devices; their input becomes neutral. */
void release_devices(void);
void clear_input(struct object *input);

/* Velto is there: made by the engine, in its main thread. */
void core_begin(struct object *velto);
/* Ends everything that was started, until the next Velto.start(). */
void core_stop(void);
/* Stops and releases everything; safe at any time. */
void core_end(void);
/* Emits the events since the last call, in the main thread. */
void core_update(void);

/* -- Calls --------------------------------------------------------------------------------------------------------- */

struct call {
    const struct method *method;
    struct object *self;
    const variant *const *arguments;
    int count;
    variant *answer;     /* nil when the call begins */
    velto_result result; /* below 0 if the call failed: what a method returns that returns an int */
    int is_refused;      /* nothing was called */
    int is_warned;       /* whether the console shows the failure too */
    int wrong_argument;  /* one of another type, or missing; -1 for none */
    enum value_type expected;
    size_t used;
    char arena[ARENA_SIZE]; /* texts live as long as the call */
};

/* Calls a method; `call` has self, arguments, count and answer. */
void call_method(const struct method *method, struct call *call);
void read_property(const struct property *property, const struct object *object, variant *value);

/* The context, which the first call starts; NULL, and the call has failed, after a stop or a start that failed. */
velto_context *context_of(struct call *call);

velto_bool argument_bool(struct call *call, int index);
int64_t argument_i64(struct call *call, int index);
int32_t argument_i32(struct call *call, int index); /* a number that does not fit is the nearest one, which is refused */
uint32_t argument_u32(struct call *call, int index);
double argument_double(struct call *call, int index); /* a missing one is VELTO_DT_MEASURE */
double argument_dt(struct call *call, int index);     /* frames of an engine that evens them out can be a little below 0 */
const char *argument_text(struct call *call, int index);
velto_device argument_device(struct call *call, int index);        /* null is no device */
const velto_input *argument_input(struct call *call, int index);   /* null is a neutral one */
/* Overwrites the members that a dictionary has. */
void argument_struct(struct call *call, int index, const struct record *record, void *value);
size_t argument_structs(struct call *call, int index, void *values, size_t capacity, const struct record *record);
size_t argument_doubles(struct call *call, int index, double *values, size_t capacity);
size_t argument_bytes(struct call *call, int index, uint8_t *values, size_t capacity);

/* -- Failures ------------------------------------------------------------------------------------------------------ */

/* Refuses an argument of another type, or a missing one. */
void refuse_type(struct call *call, int index, enum value_type expected);
/* Refuses what is in an argument, with a sentence about it. */
void refuse(struct call *call, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Fails with a sentence of the add-on. */
void fail(struct call *call, velto_result result, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* Notes what a function of the library returned; whether it succeeded. */
int call_succeeded(struct call *call, velto_result result);
/* Why the last call of this thread failed. */
const char *error_sentence(void);
/* Names of C in a text of the library, as scripts have them. */
void write_sentence(char *buffer, size_t size, const char *text);

/* -- Answers ------------------------------------------------------------------------------------------------------- */

void answer_result(struct call *call, velto_result result);
void answer_bool(struct call *call, velto_bool truth);
void answer_int(struct call *call, int64_t number);
void answer_double(struct call *call, double number);
void answer_text(struct call *call, const char *text);
void answer_sentence(struct call *call, const char *text);
void answer_bytes(struct call *call, const uint8_t *bytes, size_t count);
void answer_device(struct call *call, velto_device device);
void answer_sim(struct call *call, velto_sim sim);
void answer_devices(struct call *call, const velto_device *devices, size_t count);
void answer_struct(struct call *call, const struct record *record, const void *value);
void answer_structs(struct call *call, const struct record *record, const void *values, size_t count);
/* The empty value of a type: what a method returns that failed. */
void answer_nothing(struct call *call);

void member_value(const struct member *member, const void *structure, variant *value);

#endif
