"""The C API of libveltokit as ctypes sees it.

Generated from bindings/api; do not edit. Nothing here loads the library; see _core.py.
"""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple


class Prototype(NamedTuple):
    """What a C function answers and takes, the version that added it, and its documentation."""

    result: Any
    arguments: tuple[Any, ...]
    since: str
    doc: str


VELTO_VERSION = 1000
"""Version of the description that this module was generated from."""

# Results, handles and versions: the words that every other header uses

velto_result = ctypes.c_int32
"""The outcome of a call.

Zero is success, a negative number a failure and a positive number a success with a footnote, so `result < 0` is the
test for a failure. After a failure velto_error_message() and velto_error_get_detail() tell more.

@since 0.1
"""
VELTO_OK = 0
"""The call succeeded."""
VELTO_NOTHING = 1
"""There was nothing to take: no event, no new packet."""
VELTO_TIMED_OUT = 2
"""The wait ended because its time was up."""
VELTO_PENDING = 3
"""The operation has not ended yet."""
VELTO_UNCHANGED = 4
"""The requested state was already in force."""
VELTO_TRUNCATED = 5
"""The answer was cut to fit."""
VELTO_ERROR_INVALID_ARGUMENT = -1
"""An argument is outside its documented range."""
VELTO_ERROR_INVALID_HANDLE = -2
"""The handle is null or was never given out."""
VELTO_ERROR_STALE_HANDLE = -3
"""The object behind the handle no longer exists."""
VELTO_ERROR_WRONG_KIND = -4
"""The handle belongs to an object of another kind."""
VELTO_ERROR_STRUCT_SIZE = -5
"""The size member of a structure is not set or impossible."""
VELTO_ERROR_BUFFER_TOO_SMALL = -6
"""The answer does not fit into the buffer."""
VELTO_ERROR_OUT_OF_MEMORY = -7
"""Memory or another limited resource ran out."""
VELTO_ERROR_VERSION_MISMATCH = -8
"""The program was built for another version of the library."""
VELTO_ERROR_NO_ADAPTER = -9
"""There is no Bluetooth adapter that can be used."""
VELTO_ERROR_ADAPTER_OFF = -10
"""The Bluetooth adapter is switched off or blocked."""
VELTO_ERROR_PERMISSION = -11
"""The program may not use the Bluetooth service."""
VELTO_ERROR_NOT_FOUND = -12
"""What was asked for does not exist."""
VELTO_ERROR_NOT_CONNECTED = -13
"""The device is not connected."""
VELTO_ERROR_ALREADY = -14
"""The activity is already running."""
VELTO_ERROR_BUSY = -15
"""Somebody else is using the object at this moment, or a queue is full."""
VELTO_ERROR_DISCONNECTED = -16
"""The link went down before the operation ended."""
VELTO_ERROR_TIMEOUT = -17
"""The device or the service did not answer in time."""
VELTO_ERROR_REJECTED = -18
"""The device answered no; the detail holds its code."""
VELTO_ERROR_UNSUPPORTED = -19
"""This device, firmware or version of the library cannot do it."""
VELTO_ERROR_PROTOCOL = -20
"""The device answered something that makes no sense."""
VELTO_ERROR_IO = -21
"""The operating system refused an input or output operation."""
VELTO_ERROR_FORMAT = -22
"""A file or text does not have the expected form."""
VELTO_ERROR_CANCELLED = -23
"""The operation was cancelled."""
VELTO_ERROR_INTERNAL = -24
"""The library contradicts itself, which is a bug worth reporting."""
VELTO_ERROR_BUS_UNAVAILABLE = -25
"""The message bus cannot be reached."""
VELTO_ERROR_SERVICE_NOT_RUNNING = -26
"""The Bluetooth service is not running."""
VELTO_ERROR_BUS_LOST = -27
"""The connection to the message bus was lost."""
VELTO_ERROR_PAIRING_REQUIRED = -28
"""The device wants to be paired first."""
VELTO_ERROR_IN_USE = -29
"""Another program or context holds the device."""
VELTO_ERROR_CONNECT_FAILED = -30
"""The link could not be established."""
VELTO_ERROR_LIBRARY_MISSING = -31
"""A library that is loaded on demand is not installed."""
VELTO_ERROR_FORKED = -32
"""The process is a forked child of the one that uses the library."""

velto_context = ctypes.c_void_p
"""The library at work, with its airs, devices, operations and events.

The pointer is a handle in disguise and is never followed, so that a stale one is an error and not a crash.

@since 0.1
"""


class velto_queue(ctypes.Structure):
    """A queue of events. @since 0.1"""

    _fields_ = [("bits", ctypes.c_uint64)]



class velto_device(ctypes.Structure):
    """A wearable, connected or not.

    It stands for one identity and survives lost links and reconnects. Devices that were never connected, are not
    kept and have not been heard for ten minutes are forgotten; their id is stale then.

    @since 0.1
    """

    _fields_ = [("bits", ctypes.c_uint64)]



class velto_op(ctypes.Structure):
    """Something that was started and ends later. @since 0.1"""

    _fields_ = [("bits", ctypes.c_uint64)]



class velto_sim(ctypes.Structure):
    """A simulated device. @since 0.1"""

    _fields_ = [("bits", ctypes.c_uint64)]



class velto_uuid(ctypes.Structure):
    """A UUID in the order of RFC 4122, the order in which it is written. @since 0.1"""

    _fields_ = [
        # First byte first.
        ("bytes", ctypes.c_uint8 * 16),
    ]



# The library itself: versions, names of results, the last error

velto_error_kind = ctypes.c_int32
"""Where the raw cause of a failure comes from. @since 0.1"""
VELTO_ERROR_KIND_NONE = 0
"""Nobody else was involved."""
VELTO_ERROR_KIND_DBUS = 1
"""The Bluetooth service or the message bus; `name` holds the error's name."""
VELTO_ERROR_KIND_ATT = 2
"""The device; `number` holds the code of the attribute protocol."""
VELTO_ERROR_KIND_ERRNO = 3
"""The operating system; `number` holds its error number."""


class velto_error_detail(ctypes.Structure):
    """The facts of a failure. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # The result that the call answered, or VELTO_OK when no call of this thread has failed yet.
        ("code", velto_result),
        # Which of the following members hold the cause.
        ("kind", velto_error_kind),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # Error number of the operating system or of the attribute protocol.
        ("number", ctypes.c_int64),
        # The `bits` of the device concerned, or 0.
        ("device", ctypes.c_uint64),
        # Name of the function that failed.
        ("function", ctypes.c_char * 64),
        # Name of the error as the message bus reported it, such as "org.bluez.Error.Failed".
        ("name", ctypes.c_char * 128),
    ]



STRUCTURES: dict[str, type[ctypes.Structure] | type[ctypes.Union]] = {
    "velto_uuid": velto_uuid,
    "velto_error_detail": velto_error_detail,
}
"""Every structure by the name that velto_abi_struct_size() knows."""

PROTOTYPES: dict[str, Prototype] = {
    "velto_version_number": Prototype(
        ctypes.c_uint32,
        (),
        "0.1",
        """Version of the loaded library as one number.

        Compare with VELTO_VERSION, the version of the header, or with VELTO_VERSION_NUMBER(major, minor, patch).

        @returns major x 1,000,000 + minor x 1,000 + patch.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_abi_check, velto_version_string
        """,
    ),
    "velto_version_string": Prototype(
        ctypes.c_char_p,
        (),
        "0.1",
        """Version of the loaded library as text, such as "0.1.0".

        @returns static text, never NULL.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_version_revision": Prototype(
        ctypes.c_char_p,
        (),
        "0.1",
        """Which build of the library this is, for logs and bug reports only.

        @returns static text, never NULL; its form may change at any time.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_abi_check": Prototype(
        velto_result,
        (ctypes.c_uint32,),
        "0.1",
        """Check that a program and the loaded library fit together.

        They do when the major versions are equal and the header is not newer than the library. While the major
        version is 0 the minor version counts as the major one counts later, except that functions are only ever
        added after 0.1.0.

        @param header_version  VELTO_VERSION of the header that the program was compiled with.
        @returns VELTO_OK; VELTO_ERROR_VERSION_MISMATCH (another major version or a newer header);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_abi_struct_size, velto_version_number
        """,
    ),
    "velto_abi_struct_size": Prototype(
        ctypes.c_uint32,
        (ctypes.c_char_p,),
        "0.1",
        """Size of a structure as the loaded library knows it.

        For bindings, which compare it with the size of their own declaration.

        @param struct_name  name of the structure, such as "velto_error_detail"; UTF-8, at most 128 bytes, borrowed
                            for the call.
        @returns bytes, or 0 for a name that is not a structure of this interface.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_result_name": Prototype(
        ctypes.c_char_p,
        (velto_result,),
        "0.1",
        """Name of a result as the header spells it, such as "VELTO_ERROR_STALE_HANDLE".

        @param result  any number.
        @returns static text; "unknown" for a number that is no result. Never NULL.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_result_message
        """,
    ),
    "velto_result_message": Prototype(
        ctypes.c_char_p,
        (velto_result,),
        "0.1",
        """What a result means, as one sentence for people.

        @param result  any number.
        @returns static text; "unknown" for a number that is no result. Never NULL.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_result_name, velto_error_message
        """,
    ),
    "velto_error_detail_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_error_detail), ctypes.c_size_t),
        "0.1",
        """Fill a velto_error_detail with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param detail  receives the defaults.
        @param size    `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (detail NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_error_message": Prototype(
        ctypes.c_char_p,
        (),
        "0.1",
        """Sentence about the last failure of the calling thread.

        Belongs to the calling thread and changes with its next failing call; a successful call leaves it alone. It
        does not repeat what velto_result_message() says about the code.

        @returns the text, at most 511 bytes of UTF-8; empty when no call of this thread has failed. Never NULL.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_error_get_detail, velto_result_message
        """,
    ),
    "velto_error_get_detail": Prototype(
        velto_result,
        (ctypes.POINTER(velto_error_detail),),
        "0.1",
        """Facts about the last failure of the calling thread.

        @param out_detail  receives the facts. See velto_error_detail_init().
        @returns VELTO_OK (also when no call of this thread has failed); VELTO_ERROR_INVALID_ARGUMENT (out_detail
                 NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_error_message
        """,
    ),
}
"""Every function by name, in header order."""
