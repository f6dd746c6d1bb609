/* Our own declarations of libdbus against the installed header. Compiled, never run: a size, an alignment or a signature
   that differs is an error. */
#include <dbus/dbus.h>

#include "functions.h"

#define SAME_LAYOUT(ours, theirs) \
    _Static_assert(sizeof(ours) == sizeof(theirs), #theirs); \
    _Static_assert(_Alignof(ours) == _Alignof(theirs), #theirs)

SAME_LAYOUT(velto_dbus_iterator, DBusMessageIter);
SAME_LAYOUT(velto_dbus_error, DBusError);
_Static_assert(offsetof(velto_dbus_error, message) == offsetof(DBusError, message), "message");

/* Pointers to the two structures are the only difference that is allowed between a signature of ours and theirs. */
#define velto_dbus_iterator DBusMessageIter
#define velto_dbus_error DBusError
typedef struct compared {
#define MEMBER(result, name, parameters) result(*name) parameters;
    VELTO_DBUS_FUNCTIONS(MEMBER)
#undef MEMBER
} compared;

static const compared functions = {
#define ENTRY(result, name, parameters) .name = dbus_##name,
    VELTO_DBUS_FUNCTIONS(ENTRY)
#undef ENTRY
};

const void *const used = &functions;

_Static_assert((int)VELTO_BUS_READABLE == DBUS_WATCH_READABLE, "readable");
_Static_assert((int)VELTO_BUS_WRITABLE == DBUS_WATCH_WRITABLE, "writable");
_Static_assert((int)VELTO_BUS_HUNG_UP == DBUS_WATCH_HANGUP, "hung up");
_Static_assert((int)VELTO_MESSAGE_CALL == DBUS_MESSAGE_TYPE_METHOD_CALL, "call");
_Static_assert((int)VELTO_MESSAGE_RETURN == DBUS_MESSAGE_TYPE_METHOD_RETURN, "return");
_Static_assert((int)VELTO_MESSAGE_ERROR == DBUS_MESSAGE_TYPE_ERROR, "error");
_Static_assert((int)VELTO_MESSAGE_SIGNAL == DBUS_MESSAGE_TYPE_SIGNAL, "signal");

#define SAME_TYPE(name, theirs) _Static_assert((int)VELTO_DBUS_##name == DBUS_TYPE_##theirs, #theirs)
SAME_TYPE(END, INVALID);
SAME_TYPE(BYTE, BYTE);
SAME_TYPE(BOOLEAN, BOOLEAN);
SAME_TYPE(INT16, INT16);
SAME_TYPE(UINT16, UINT16);
SAME_TYPE(INT32, INT32);
SAME_TYPE(UINT32, UINT32);
SAME_TYPE(INT64, INT64);
SAME_TYPE(UINT64, UINT64);
SAME_TYPE(STRING, STRING);
SAME_TYPE(PATH, OBJECT_PATH);
SAME_TYPE(DESCRIPTOR, UNIX_FD);
SAME_TYPE(ARRAY, ARRAY);
SAME_TYPE(VARIANT, VARIANT);
SAME_TYPE(STRUCT, STRUCT);
SAME_TYPE(ENTRY, DICT_ENTRY);
