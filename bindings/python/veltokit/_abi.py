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



class velto_subscription(ctypes.Structure):
    """Notifications of one characteristic, and the values that wait.

    Belongs to the program, which destroys it; a forgotten device ends it.

    @since 0.1
    """

    _fields_ = [("bits", ctypes.c_uint64)]


velto_driver = ctypes.c_void_p
"""Turns input into the movement of a paddle, a menu or an aim.

Belongs to the program, which destroys it; it needs no context.

@since 0.1
"""

velto_strategy = ctypes.c_void_p
"""Turns input into what one of four kinds of games needs.

Belongs to the program, which destroys it; it needs no context.

@since 0.1
"""

velto_navigator = ctypes.c_void_p
"""Moves the focus of a menu and confirms its items.

Belongs to the program, which destroys it; it needs no context.

@since 0.1
"""


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



# Contexts: the library at work

velto_air = ctypes.c_uint32
"""Where devices come from. @since 0.1"""
VELTO_AIR_BLUEZ = 0x1
"""The system's Bluetooth service."""
VELTO_AIR_SIMULATED = 0x2
"""Simulated devices inside the context."""
VELTO_AIR_HOST = 0x4
"""A Bluetooth stack of the program's own; not in this version, which refuses it."""

velto_context_flag = ctypes.c_uint32
"""How a context works. @since 0.1"""
VELTO_CONTEXT_PUMPED = 0x1
"""The program turns the context by velto_context_dispatch(); the library starts no thread."""
VELTO_CONTEXT_MANUAL_CLOCK = 0x2
"""Time moves by velto_context_advance_clock() alone; needs PUMPED."""
VELTO_CONTEXT_EPHEMERAL = 0x4
"""Known devices are neither read from the state folder nor written to it: they last as long as the context."""
VELTO_CONTEXT_LOAD_PROFILES = 0x8
"""A device that is connected for the first time gets the profile that velto_device_save_profile() kept for it."""


class velto_context_def(ctypes.Structure):
    """How a context is to be made. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # The airs to use; 0 takes those named by the environment variable VELTO_AIR (a comma list of bluez,
        # simulated and host; simulated from there also brings one cap that plays), or else BlueZ.
        ("airs", velto_air),
        # How it works.
        ("flags", velto_context_flag),
        # Events that the default queue holds before the oldest are dropped (1 to 65536; default 256).
        ("event_capacity", ctypes.c_uint32),
        # Another context of the same owner name is destroyed first, so that an engine can reload a plug-in; NULL
        # for none.
        ("owner_name", ctypes.c_char_p),
        # Address of the message bus; NULL takes DBUS_SYSTEM_BUS_ADDRESS or the system's.
        ("bus_address", ctypes.c_char_p),
        # The adapter to use, such as "hci0"; NULL takes the best one.
        ("adapter", ctypes.c_char_p),
        # How long auto-connect waits after the first likely device before it decides; 0 takes the first (seconds, 0
        # to 60; default 0.6). Source: Triki protocol notes, 1.4.
        ("settle_time", ctypes.c_double),
        # Time between the loss of a link and the first attempt to bring it back; later pauses grow to 30 s
        # (seconds, 0 to 3600; default 1.5). Source: Triki protocol notes, 1.7.
        ("reconnect_delay", ctypes.c_double),
        # Folder for known devices and for what velto_device_save_profile() keeps, made when it is needed; NULL
        # takes $XDG_STATE_HOME/veltokit or ~/.local/state/veltokit (at most 4000).
        ("state_path", ctypes.c_char_p),
    ]



class velto_context_info(ctypes.Structure):
    """What a context is and does at the moment. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # The airs in use.
        ("airs", velto_air),
        # How it works.
        ("flags", velto_context_flag),
        # Adapters that are present.
        ("adapter_count", ctypes.c_uint32),
        # Devices that are known.
        ("device_count", ctypes.c_uint32),
        # Devices that can be used now.
        ("connected_count", ctypes.c_uint32),
        # Players for whom devices are connected automatically.
        ("auto_connect_players", ctypes.c_int32),
        # Whether discovery runs, asked for or for auto-connect (0 or 1).
        ("is_scanning", ctypes.c_int32),
    ]



class velto_context_stats(ctypes.Structure):
    """What a context has counted since it was created. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Operations that have not ended.
        ("pending_op_count", ctypes.c_uint32),
        # Packets of all devices that are known, on all of their links.
        ("packet_count", ctypes.c_uint64),
        # Packets that came faster than anybody polled.
        ("dropped_packet_count", ctypes.c_uint64),
        # Log lines that were dropped: the log was not read, or the standard error stream took no more.
        ("lost_log_line_count", ctypes.c_uint64),
    ]


velto_feature = ctypes.c_uint32
"""What is there to work with. @since 0.1"""
VELTO_FEATURE_LIBDBUS = 0x1
"""The library that talks to the message bus is installed."""
VELTO_FEATURE_BLUEZ = 0x2
"""The Bluetooth service answers."""
VELTO_FEATURE_ADAPTER = 0x4
"""An adapter that can connect to devices is present and switched on."""


class velto_adapter_info(ctypes.Structure):
    """An adapter of the machine. @since 0.1"""

    _fields_ = [
        # What the system calls it, such as "hci0".
        ("identifier", ctypes.c_char * 32),
        # Its address, such as "00:11:22:33:44:55".
        ("address", ctypes.c_char * 24),
        # What people call it; cut if it is longer.
        ("name", ctypes.c_char * 128),
        # Whether it is there (0 or 1).
        ("is_present", ctypes.c_int32),
        # Whether it is switched on (0 or 1).
        ("is_powered", ctypes.c_int32),
        # Whether it can connect to devices (0 or 1).
        ("is_usable", ctypes.c_int32),
        # Whether it is the one in use (0 or 1).
        ("is_selected", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32 * 14),
    ]



# Operations: what is started now and ends later

velto_op_kind = ctypes.c_int32
"""What an operation does. @since 0.1"""
VELTO_OP_KIND_NONE = 0
"""No operation."""
VELTO_OP_KIND_START_SCAN = 1
"""Starts discovery."""
VELTO_OP_KIND_CONNECT = 2
"""Brings a link up and makes the device ready."""
VELTO_OP_KIND_DISCONNECT = 3
"""Takes a link down."""
VELTO_OP_KIND_FORGET = 4
"""Forgets a device and its bond."""
VELTO_OP_KIND_CALIBRATE = 5
"""Calibrates a device while its player keeps still."""
VELTO_OP_KIND_READ = 6
"""Reads a value."""
VELTO_OP_KIND_WRITE = 7
"""Writes a value."""
VELTO_OP_KIND_SUBSCRIBE = 8
"""Asks for notifications."""
VELTO_OP_KIND_AWAIT = 9
"""Waits for a notified value."""

velto_op_status = ctypes.c_int32
"""How far an operation is. @since 0.1"""
VELTO_OP_STATUS_PENDING = 0
"""It has not ended."""
VELTO_OP_STATUS_SUCCEEDED = 1
"""It ended well."""
VELTO_OP_STATUS_FAILED = 2
"""It failed; velto_op_get_result() says why."""
VELTO_OP_STATUS_CANCELLED = 3
"""It was cancelled, or its context was destroyed."""


# Devices: finding, connecting and knowing them

VELTO_RSSI_UNKNOWN = 127
"""Stands for a signal strength that nobody has measured."""

velto_family = ctypes.c_int32
"""Which kind of wearable a device is. @since 0.1"""
VELTO_FAMILY_UNKNOWN = 0
"""Not known, or none of ours."""
VELTO_FAMILY_TRIKI = 1
"""A Triki cap."""
VELTO_FAMILY_TAP = 2
"""A TAP wearable."""
VELTO_FAMILY_METAWEAR = 3
"""A MetaWear board."""

velto_link_state = ctypes.c_int32
"""How far a link has come. @since 0.1"""
VELTO_LINK_STATE_NONE = 0
"""There is no link."""
VELTO_LINK_STATE_CONNECTING = 1
"""The device is being called."""
VELTO_LINK_STATE_DISCOVERING = 2
"""The link is up, and the device is being made ready."""
VELTO_LINK_STATE_READY = 3
"""The device can be used."""
VELTO_LINK_STATE_CLOSING = 4
"""The link is being ended."""

velto_down_reason = ctypes.c_int32
"""Why a link ended. @since 0.1"""
VELTO_DOWN_REASON_UNKNOWN = 0
"""The air does not tell."""
VELTO_DOWN_REASON_LOCAL = 1
"""The program asked for it."""
VELTO_DOWN_REASON_REMOTE = 2
"""The device asked for it."""
VELTO_DOWN_REASON_TIMEOUT = 3
"""The device was not heard any more."""
VELTO_DOWN_REASON_AUTHENTICATION = 4
"""Security failed."""
VELTO_DOWN_REASON_SUSPEND = 5
"""The machine went to sleep."""
VELTO_DOWN_REASON_AIR_LOST = 6
"""Adapter, Bluetooth service or message bus went away."""

velto_reconnect_policy = ctypes.c_int32
"""Whether a lost link is established again. @since 0.1"""
VELTO_RECONNECT_POLICY_NEVER = 0
"""Never."""
VELTO_RECONNECT_POLICY_AUTOMATIC = 1
"""As long as the program asked for the connection and not for its end."""

velto_notify_path = ctypes.c_int32
"""How notifications travel from the device to this process. @since 0.1"""
VELTO_NOTIFY_PATH_NONE = 0
"""They do not."""
VELTO_NOTIFY_PATH_DIRECT = 1
"""The air has only one way."""
VELTO_NOTIFY_PATH_SOCKET = 2
"""A private socket from the Bluetooth service: cheap, quick, exclusive."""
VELTO_NOTIFY_PATH_SIGNAL = 3
"""Broadcast through the message bus."""

velto_device_flag = ctypes.c_uint32
"""What is known of a device. @since 0.1"""
VELTO_DEVICE_LIKELY = 0x1
"""Its name or services say that it is one of ours; auto-connect may take it."""
VELTO_DEVICE_PAIRED = 0x2
"""The system is paired with it."""
VELTO_DEVICE_KEPT = 0x4
"""It is never forgotten."""
VELTO_DEVICE_INGEST = 0x8
"""It has no link; the program feeds its packets."""
VELTO_DEVICE_FAMILY_SET = 0x10
"""The program has decided its family."""

velto_capability = ctypes.c_uint64
"""What a device can do. @since 0.1"""
VELTO_CAPABILITY_POSITION = 0x1
"""It moves a position in velto_input."""
VELTO_CAPABILITY_BUTTON = 0x2
"""It has a button."""
VELTO_CAPABILITY_ORIENTATION = 0x4
"""It knows its orientation."""
VELTO_CAPABILITY_ACCELERATION = 0x8
"""It measures acceleration."""
VELTO_CAPABILITY_ROTATION_RATE = 0x10
"""It measures the rate of rotation in rad/s."""
VELTO_CAPABILITY_BATTERY = 0x20
"""It tells the charge of its battery."""

velto_scan_flag = ctypes.c_uint32
"""What a scan reports. @since 0.1"""
VELTO_SCAN_LIKELY_ONLY = 0x1
"""Only devices that are likely to be one of ours send VELTO_EVENT_DEVICE_FOUND."""


class velto_scan_options(ctypes.Structure):
    """How to scan. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # What the scan reports.
        ("flags", velto_scan_flag),
    ]



class velto_device_info(ctypes.Structure):
    """What is known of a device. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Which kind of wearable it is.
        ("family", velto_family),
        # How far its link has come.
        ("link_state", velto_link_state),
        # Whether a lost link is established again.
        ("reconnect_policy", velto_reconnect_policy),
        # Received signal strength, or VELTO_RSSI_UNKNOWN (dBm).
        ("rssi", ctypes.c_int32),
        # Largest packet of the attribute protocol, 0 while not connected (bytes).
        ("mtu", ctypes.c_uint32),
        # How often the device became ready.
        ("link_serial", ctypes.c_uint32),
        # Its place among the players, -1 for none.
        ("player_index", ctypes.c_int32),
        # What else is known.
        ("flags", velto_device_flag),
        # Counts the tables of services that were found on it.
        ("table_generation", ctypes.c_uint32),
        # When it was last heard, on the context's clock; 0 for never (nanoseconds).
        ("last_seen_ns", ctypes.c_uint64),
        # Its address, empty where its air has none.
        ("address", ctypes.c_char * 24),
    ]



class velto_connect_options(ctypes.Structure):
    """How to connect. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # Time in which the device has to be ready (seconds, 0.1 to 300; default 15).
        ("timeout", ctypes.c_double),
    ]



class velto_link_stats(ctypes.Structure):
    """What was counted on the links of a device. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # How often the device became ready.
        ("link_serial", ctypes.c_uint32),
        # Attempts to establish a link.
        ("connect_attempt_count", ctypes.c_uint32),
        # Links that ended without being asked to.
        ("lost_link_count", ctypes.c_uint32),
        # Packets since the link is up.
        ("packet_count", ctypes.c_uint64),
        # Packets that came faster than anybody polled.
        ("dropped_packet_count", ctypes.c_uint64),
        # How the packets travel now.
        ("notify_path", velto_notify_path),
        # Whether somebody else had switched the notifications on before, so that packets may come repeatedly (0 or
        # 1).
        ("is_shared", ctypes.c_int32),
    ]



class velto_known_device(ctypes.Structure):
    """A device that was connected before, in this run of the program or an earlier one. @since 0.1"""

    _fields_ = [
        # When it last became READY, since 1970-01-01 00:00 UTC; 0 for a device of which only the family was set
        # (nanoseconds).
        ("last_connected_utc_ns", ctypes.c_uint64),
        # Its id in this context, zero until the context has met it.
        ("device", velto_device),
        # Which kind of wearable it turned out to be.
        ("family", velto_family),
        # The family that a program has decided, UNKNOWN for none.
        ("set_family", velto_family),
        # Its place among the players, -1 for none.
        ("player_index", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32 * 3),
        # Its identifier, such as "bluez:AA:BB:CC:DD:EE:FF".
        ("identifier", ctypes.c_char * 192),
        # Its address, empty where its air has none.
        ("address", ctypes.c_char * 24),
        # Its newest name, empty for none.
        ("name", ctypes.c_char * 256),
    ]



# Raw access: services, values and notifications of any device

VELTO_VALUE_MAX = 512
"""The longest value of a characteristic."""

velto_attribute_property = ctypes.c_uint32
"""What a characteristic allows.

@source Bluetooth Core, Vol 3, Part G, 3.3.1.1
@since 0.1
"""
VELTO_ATTRIBUTE_PROPERTY_BROADCAST = 0x1
"""It can be broadcast in advertisements."""
VELTO_ATTRIBUTE_PROPERTY_READ = 0x2
"""It can be read."""
VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE = 0x4
"""It can be written without an answer."""
VELTO_ATTRIBUTE_PROPERTY_WRITE = 0x8
"""It can be written with an answer."""
VELTO_ATTRIBUTE_PROPERTY_NOTIFY = 0x10
"""It can be notified."""
VELTO_ATTRIBUTE_PROPERTY_INDICATE = 0x20
"""It can be indicated: notified with an answer."""
VELTO_ATTRIBUTE_PROPERTY_SIGNED_WRITE = 0x40
"""It can be written without an answer, signed."""
VELTO_ATTRIBUTE_PROPERTY_EXTENDED = 0x80
"""A descriptor tells of more that is allowed."""


class velto_gatt_service(ctypes.Structure):
    """A service of a connected device. @since 0.1"""

    _fields_ = [
        # What it is.
        ("uuid", velto_uuid),
        # Attribute handle of its declaration, 0 where the air does not tell.
        ("handle", ctypes.c_uint16),
        # Zero.
        ("reserved", ctypes.c_uint16),
        # Zero.
        ("reserved2", ctypes.c_uint32),
    ]



class velto_gatt_characteristic(ctypes.Structure):
    """A characteristic of a connected device. @since 0.1"""

    _fields_ = [
        # The service that holds it.
        ("service", velto_uuid),
        # What it is.
        ("uuid", velto_uuid),
        # What it allows.
        ("properties", velto_attribute_property),
        # Attribute handle of its value, by which the other functions know it.
        ("handle", ctypes.c_uint16),
        # Attribute handle of its service, 0 where the air does not tell.
        ("service_handle", ctypes.c_uint16),
        # Zero.
        ("reserved", ctypes.c_uint64),
    ]



class velto_gatt_descriptor(ctypes.Structure):
    """A descriptor of a characteristic. @since 0.1"""

    _fields_ = [
        # What it is.
        ("uuid", velto_uuid),
        # Its attribute handle.
        ("handle", ctypes.c_uint16),
        # Value handle of the characteristic that it belongs to.
        ("characteristic", ctypes.c_uint16),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]


velto_write_kind = ctypes.c_int32
"""How a value is written. @since 0.1"""
VELTO_WRITE_KIND_WITH_RESPONSE = 0
"""The device acknowledges; longer values than a packet are sent in parts."""
VELTO_WRITE_KIND_WITHOUT_RESPONSE = 1
"""Nobody acknowledges; the value must fit into a packet (mtu - 3 bytes)."""

velto_subscription_state = ctypes.c_int32
"""How far a subscription is. @since 0.1"""
VELTO_SUBSCRIPTION_STATE_STARTING = 0
"""The device has not confirmed it."""
VELTO_SUBSCRIPTION_STATE_ACTIVE = 1
"""Values arrive."""
VELTO_SUBSCRIPTION_STATE_SUSPENDED = 2
"""The link is down; it goes on with the next one."""
VELTO_SUBSCRIPTION_STATE_ENDED = 3
"""It is over for good."""

velto_subscription_flag = ctypes.c_uint32
"""Particulars of a subscription. @since 0.1"""
VELTO_SUBSCRIPTION_STREAM = 0x1
"""The characteristic carries a stream and needs no pairing: the quickest way may be taken at once."""
VELTO_SUBSCRIPTION_SHARED = 0x2
"""Somebody else had switched the notifications on before: the Bluetooth service may repeat values."""


class velto_subscription_def(ctypes.Structure):
    """How a subscription is to be made. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # STREAM or nothing.
        ("flags", velto_subscription_flag),
        # Size of the ring in bytes of values; at most one value per 16 bytes (bytes, 512 to 16777216; default
        # 32768).
        ("capacity", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # Time in which the device has to confirm (seconds, 0.01 to 300; default 15).
        ("timeout", ctypes.c_double),
    ]



class velto_subscription_info(ctypes.Structure):
    """What is known of a subscription. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # How far it is.
        ("state", velto_subscription_state),
        # How its values travel.
        ("path", velto_notify_path),
        # Particulars.
        ("flags", velto_subscription_flag),
        # Why it ended, VELTO_OK while it has not or when it was asked to.
        ("result", velto_result),
        # Value handle of its characteristic; may change with the device's services.
        ("characteristic", ctypes.c_uint32),
        # How often it was established again after a loss.
        ("renewal_count", ctypes.c_uint32),
        # Values that wait to be polled.
        ("waiting_count", ctypes.c_uint32),
        # Values received so far.
        ("value_count", ctypes.c_uint64),
        # Their bytes (bytes).
        ("byte_count", ctypes.c_uint64),
        # Values that were pushed out of the ring.
        ("dropped_count", ctypes.c_uint64),
    ]



class velto_value(ctypes.Structure):
    """A notified value. @since 0.1"""

    _fields_ = [
        # When it arrived, on the context's clock (nanoseconds).
        ("timestamp_ns", ctypes.c_uint64),
        # Counts the received values from 1 on; gaps are losses.
        ("sequence", ctypes.c_uint64),
        # The characteristic.
        ("characteristic", ctypes.c_uint16),
        # How many of `bytes` count (bytes).
        ("size", ctypes.c_uint16),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # The value.
        ("bytes", ctypes.c_uint8 * 512),
    ]



# Game input: what a game reads once a frame

VELTO_DT_MEASURE = -1.0
"""In place of a time step, lets the library measure the time since the last poll."""

velto_motion_mode = ctypes.c_int32
"""How motion becomes a position.

@source Triki protocol notes, 6.2
@since 0.1
"""
VELTO_MOTION_MODE_PADDLE = 0
"""One axis; the position follows the tilt."""
VELTO_MOTION_MODE_POINTER = 1
"""Two axes; the position follows the turning."""
VELTO_MOTION_MODE_GESTURE = 2
"""Like the pointer, and pulling back and thrusting forward throws."""

velto_rate_mode = ctypes.c_int32
"""How often a device sends.

@source Triki protocol notes, 3.2
@since 0.1
"""
VELTO_RATE_MODE_UNKNOWN = 0
"""Too few packets to tell."""
VELTO_RATE_MODE_FAST = 1
"""More often than every 30 ms."""
VELTO_RATE_MODE_NORMAL = 2
"""Every 30 to 200 ms."""
VELTO_RATE_MODE_LOW_POWER = 3
"""Less often: the device saves power, or is silent."""

velto_pointer_direction = ctypes.c_int32
"""The main direction of a position.

@source Triki protocol notes, 7
@since 0.1
"""
VELTO_POINTER_DIRECTION_CENTER = 0
"""Close to the middle, less than 0.08 on both axes."""
VELTO_POINTER_DIRECTION_LEFT = 1
"""To the left."""
VELTO_POINTER_DIRECTION_RIGHT = 2
"""To the right."""
VELTO_POINTER_DIRECTION_UP = 3
"""Upwards."""
VELTO_POINTER_DIRECTION_DOWN = 4
"""Downwards."""

velto_button = ctypes.c_uint32
"""Buttons of a wearable. @since 0.1"""
VELTO_BUTTON_MAIN = 0x1
"""The one button of a cap, or what counts as it."""
VELTO_BUTTON_THUMB = 0x100
"""The thumb."""
VELTO_BUTTON_INDEX = 0x200
"""The index finger."""
VELTO_BUTTON_MIDDLE = 0x400
"""The middle finger."""
VELTO_BUTTON_RING = 0x800
"""The ring finger."""
VELTO_BUTTON_LITTLE = 0x1000
"""The little finger."""

velto_input_flag = ctypes.c_uint32
"""What is known about a device, and which members of velto_input are valid. @since 0.1"""
VELTO_INPUT_CONNECTED = 0x1
"""The device can be used."""
VELTO_INPUT_RECEIVING = 0x2
"""A packet came lately, as of this call."""
VELTO_INPUT_FRESH = 0x4
"""A packet came since the last poll."""
VELTO_INPUT_IDLE_LOW_POWER = 0x8
"""The device saves power and waits to be moved."""
VELTO_INPUT_CALIBRATION_WANTED = 0x10
"""The player should be asked to calibrate; see velto_device_set_calibration_policy()."""
VELTO_INPUT_CALIBRATED = 0x20
"""A neutral pose is known, if only from the first sample; velto_device_get_calibration_state() tells what the player
did.
"""
VELTO_INPUT_CONTROL_AVAILABLE = 0x40
"""The device can control something now."""
VELTO_INPUT_HAS_POSITION = 0x80
"""The position is valid."""
VELTO_INPUT_HAS_ORIENTATION = 0x100
"""`orientation` is valid."""
VELTO_INPUT_HAS_ACCELERATION = 0x200
"""`acceleration` is valid."""
VELTO_INPUT_HAS_ROTATION_RATE = 0x400
"""`rotation_rate` is valid."""
VELTO_INPUT_HAS_BATTERY = 0x800
"""`battery` is valid."""
VELTO_INPUT_VIRTUAL = 0x1000
"""The program itself supplies this input."""

velto_input_state = ctypes.c_uint32
"""What holds at the moment of a poll. @since 0.1"""
VELTO_INPUT_STATE_MOVING = 0x1
"""The device moves."""
VELTO_INPUT_STATE_TILT_LEFT = 0x2
"""It is tilted to the left."""
VELTO_INPUT_STATE_TILT_RIGHT = 0x4
"""It is tilted to the right."""
VELTO_INPUT_STATE_GESTURE_PRIMED = 0x8
"""The hand is pulled back, and a thrust would throw."""
VELTO_INPUT_STATE_BUTTON_HIGHLIGHT = 0x10
"""The main button went down less than 0.12 s ago, to light up a picture of it."""
VELTO_INPUT_STATE_AT_REST = 0x20
"""The paddle is in the middle."""

velto_gesture = ctypes.c_uint32
"""What happened since the last poll. @since 0.1"""
VELTO_GESTURE_CLICK = 0x1
"""A click of the main button."""
VELTO_GESTURE_PRIMARY = 0x2
"""What a game takes for its main action."""
VELTO_GESTURE_THROW = 0x4
"""A throw; `throw_power` holds its power."""
VELTO_GESTURE_SHAKE = 0x8
"""A shake."""
VELTO_GESTURE_SWING = 0x10
"""A swing."""
VELTO_GESTURE_ACTION = 0x20
"""The action of the gamepad view: a click, a swing or a fast turn."""


class velto_input(ctypes.Structure):
    """Everything a game reads in one frame, whatever the player wears.

    A device that is not connected reads neutral: positions 0, nothing pressed.

    @source Triki protocol notes, 7
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # What is known about the device, and which members are valid.
        ("flags", velto_input_flag),
        # Which device this is, zero for none.
        ("device", velto_device),
        # Its place among the players, -1 for none.
        ("player_index", ctypes.c_int32),
        # How motion becomes a position.
        ("motion_mode", velto_motion_mode),
        # How often the device sends.
        ("rate_mode", velto_rate_mode),
        # The main direction of the position.
        ("pointer_direction", velto_pointer_direction),
        # When the newest packet arrived, on the context's clock (nanoseconds).
        ("timestamp_ns", ctypes.c_uint64),
        # Packets since the link is up.
        ("packet_count", ctypes.c_uint64),
        # Polls of the device so far.
        ("frame", ctypes.c_uint64),
        # Time since the newest packet, as of this call; infinity before the first (seconds).
        ("packet_age", ctypes.c_double),
        # Position sideways, -1 to 1; in paddle mode up to 1.7.
        ("position_x", ctypes.c_double),
        # Position upwards, -1 to 1; 0 in paddle mode.
        ("position_y", ctypes.c_double),
        # Position sideways before output smoothing.
        ("relative_x", ctypes.c_double),
        # Position upwards before output smoothing.
        ("relative_y", ctypes.c_double),
        # How far the position moved sideways since the last poll.
        ("frame_delta_x", ctypes.c_double),
        # How far the position moved upwards since the last poll.
        ("frame_delta_y", ctypes.c_double),
        # Input sideways: counts of the sensor in paddle mode, otherwise -1 to 1 (raw units).
        ("raw_x", ctypes.c_double),
        # Input upwards, -1 to 1; 0 in paddle mode.
        ("raw_y", ctypes.c_double),
        # Direction of the gamepad view, -1 to 1.
        ("direction", ctypes.c_double),
        # Velocity of the gamepad view, 0 or more.
        ("velocity", ctypes.c_double),
        # Power of a throw in this frame, 0 to 1; 0 without one.
        ("throw_power", ctypes.c_double),
        # Tilt sideways, -1 to 1. Source: Triki protocol notes, 2.5.
        ("sensor_tilt_x", ctypes.c_double),
        # Tilt forwards, -1 to 1.
        ("sensor_tilt_y", ctypes.c_double),
        # Turning about x, -1 to 1.
        ("sensor_gyro_x", ctypes.c_double),
        # Turning about y, -1 to 1.
        ("sensor_gyro_y", ctypes.c_double),
        # Turning about z, -1 to 1.
        ("sensor_gyro_z", ctypes.c_double),
        # The rotation channel, -1 to 1.
        ("sensor_rotation", ctypes.c_double),
        # Strength of all turning together, 0 to 1.
        ("sensor_motion", ctypes.c_double),
        # Buttons that are down.
        ("buttons_down", velto_button),
        # Buttons that went down since the last poll.
        ("buttons_pressed", velto_button),
        # Buttons that came up since the last poll; a lost link releases what was held.
        ("buttons_released", velto_button),
        # What holds now.
        ("states", velto_input_state),
        # What happened since the last poll.
        ("gestures", velto_gesture),
        # Presses of the main button since the device was first seen; wraps.
        ("press_count", ctypes.c_uint32),
        # Releases of the main button; wraps.
        ("release_count", ctypes.c_uint32),
        # Clicks, those that a device reports by itself included; wraps.
        ("click_count", ctypes.c_uint32),
        # Polls with a main action; wraps.
        ("primary_count", ctypes.c_uint32),
        # Throws; wraps.
        ("throw_count", ctypes.c_uint32),
        # Polls with a shake; wraps.
        ("shake_count", ctypes.c_uint32),
        # Polls with a swing; wraps.
        ("swing_count", ctypes.c_uint32),
        # Polls with an action; wraps.
        ("action_count", ctypes.c_uint32),
        # Quaternion (w, x, y, z); only with its flag.
        ("orientation", ctypes.c_float * 4),
        # Acceleration; only with its flag (m/s²).
        ("acceleration", ctypes.c_float * 3),
        # Rate of rotation; only with its flag (rad/s).
        ("rotation_rate", ctypes.c_float * 3),
        # Charge, 0 to 1; only with its flag.
        ("battery", ctypes.c_float),
    ]



# Events: what happened

velto_event_type = ctypes.c_int32
"""What happened; in brackets the member of velto_event_data that tells more. @since 0.1"""
VELTO_EVENT_NONE = 0
"""Nothing."""
VELTO_EVENT_ADAPTER_CHANGED = 1
"""An adapter appeared, changed or went [adapter]."""
VELTO_EVENT_SCAN_STARTED = 2
"""Discovery runs."""
VELTO_EVENT_SCAN_STOPPED = 3
"""Discovery ended; `result` is VELTO_OK when it was asked to."""
VELTO_EVENT_DEVICE_FOUND = 4
"""A device was seen for the first time, or again after it was forgotten [found]."""
VELTO_EVENT_CHOICE_NEEDED = 5
"""More likely devices are in sight than players are missing [choice]."""
VELTO_EVENT_LINK_CHANGED = 6
"""The state of a link changed [link]."""
VELTO_EVENT_CONNECTED = 7
"""A device can be used [connected]."""
VELTO_EVENT_DISCONNECTED = 8
"""A device that could be used is gone [disconnected]."""
VELTO_EVENT_OP_DONE = 9
"""An operation ended; `result` is its outcome [operation]."""
VELTO_EVENT_BUTTON = 10
"""A button went down or up [button]."""
VELTO_EVENT_RATE_MODE_CHANGED = 11
"""A device sends more or less often than before [rate]."""
VELTO_EVENT_PLAYER_CHANGED = 12
"""A device got or lost its place among the players [player]."""
VELTO_EVENT_CALIBRATED = 13
"""A calibration was taken, loaded or cleared [calibration]."""
VELTO_EVENT_DROPPED = 14
"""This queue lost events [dropped]; always delivered."""
VELTO_EVENT_GESTURE = 15
"""Gestures happened; raised by the poll that sees them [gesture]."""
VELTO_EVENT_GESTURE_PRIMED = 16
"""The hand was pulled back, and a thrust would throw; raised by the poll that sees it."""
VELTO_EVENT_MOVED = 17
"""The device moved; continuous, raised by polls [move]."""
VELTO_EVENT_CALIBRATION_WANTED = 18
"""The player should be asked to calibrate; raised by the first poll that gets packets."""
VELTO_EVENT_CALIBRATION_PROGRESS = 19
"""A guided calibration went on, or the device moved [progress]."""
VELTO_EVENT_SERVICES_CHANGED = 20
"""A device changed its services while connected [services]."""
VELTO_EVENT_SUBSCRIPTION_ENDED = 21
"""Notifications ended although the program did not ask for it; `result` says why [subscription]."""
VELTO_EVENT_VALUES_READY = 22
"""A value came to a subscription in which none waited; continuous [subscription]."""

velto_event_class = ctypes.c_uint64
"""Classes of events, for the masks of queues. @since 0.1"""
VELTO_EVENT_CLASS_ADAPTER = 0x1
"""Adapters."""
VELTO_EVENT_CLASS_SCAN = 0x2
"""Discovery, and the devices it finds."""
VELTO_EVENT_CLASS_LINK = 0x4
"""Links."""
VELTO_EVENT_CLASS_OPERATION = 0x8
"""Ends of operations."""
VELTO_EVENT_CLASS_BUTTON = 0x10
"""Buttons."""
VELTO_EVENT_CLASS_GESTURE = 0x20
"""Gestures."""
VELTO_EVENT_CLASS_RATE_MODE = 0x40
"""Rate modes."""
VELTO_EVENT_CLASS_CALIBRATION = 0x80
"""Calibration."""
VELTO_EVENT_CLASS_PLAYER = 0x100
"""Places among the players."""
VELTO_EVENT_CLASS_MOVE = 0x100000000
"""Movements; continuous, off until a mask names it."""
VELTO_EVENT_CLASS_VALUE = 0x200000000
"""Values of subscriptions; continuous, off until a mask names it."""
VELTO_EVENT_CLASS_STANDARD = 0x1ff
"""Everything that is not continuous; the mask of the default queue."""


class velto_event_adapter(ctypes.Structure):
    """Belongs to VELTO_EVENT_ADAPTER_CHANGED. @since 0.1"""

    _fields_ = [
        # Whether the adapter is there (0 or 1).
        ("is_present", ctypes.c_int32),
        # Whether it is switched on (0 or 1).
        ("is_powered", ctypes.c_int32),
        # Whether it can connect to devices (0 or 1).
        ("is_usable", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_found(ctypes.Structure):
    """Belongs to VELTO_EVENT_DEVICE_FOUND. @since 0.1"""

    _fields_ = [
        # Received signal strength, or VELTO_RSSI_UNKNOWN (dBm).
        ("rssi", ctypes.c_int32),
        # Whether it is likely to be one of ours (0 or 1).
        ("is_likely", ctypes.c_int32),
    ]



class velto_event_choice(ctypes.Structure):
    """Belongs to VELTO_EVENT_CHOICE_NEEDED. @since 0.1"""

    _fields_ = [
        # Likely devices in sight.
        ("candidate_count", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_link(ctypes.Structure):
    """Belongs to VELTO_EVENT_LINK_CHANGED. @since 0.1"""

    _fields_ = [
        # The state before.
        ("previous", velto_link_state),
        # The state now.
        ("current", velto_link_state),
        # Why the link ended, if it did.
        ("reason", velto_down_reason),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_connected(ctypes.Structure):
    """Belongs to VELTO_EVENT_CONNECTED. @since 0.1"""

    _fields_ = [
        # How often the device became ready, this time included.
        ("link_serial", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_disconnected(ctypes.Structure):
    """Belongs to VELTO_EVENT_DISCONNECTED. @since 0.1"""

    _fields_ = [
        # Why the link ended.
        ("reason", velto_down_reason),
        # Whether the link is going to be established again (0 or 1).
        ("will_reconnect", ctypes.c_int32),
    ]



class velto_event_operation(ctypes.Structure):
    """Belongs to VELTO_EVENT_OP_DONE. @since 0.1"""

    _fields_ = [
        # What the operation did.
        ("kind", velto_op_kind),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_button(ctypes.Structure):
    """Belongs to VELTO_EVENT_BUTTON. @since 0.1"""

    _fields_ = [
        # Whether the main button went down or up (0 or 1).
        ("is_down", ctypes.c_int32),
        # Presses so far; wraps.
        ("press_count", ctypes.c_uint32),
        # Releases so far; wraps.
        ("release_count", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_rate(ctypes.Structure):
    """Belongs to VELTO_EVENT_RATE_MODE_CHANGED. @since 0.1"""

    _fields_ = [
        # The mode before.
        ("previous", velto_rate_mode),
        # The mode now.
        ("current", velto_rate_mode),
        # The time between two packets that settled it (seconds).
        ("interval", ctypes.c_double),
    ]



class velto_event_player(ctypes.Structure):
    """Belongs to VELTO_EVENT_PLAYER_CHANGED. @since 0.1"""

    _fields_ = [
        # The place before, -1 for none.
        ("previous", ctypes.c_int32),
        # The place now, -1 for none.
        ("current", ctypes.c_int32),
    ]



class velto_event_calibration(ctypes.Structure):
    """Belongs to VELTO_EVENT_CALIBRATED. @since 0.1"""

    _fields_ = [
        # Whether a neutral pose is known now (0 or 1).
        ("is_calibrated", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_gesture(ctypes.Structure):
    """Belongs to VELTO_EVENT_GESTURE. @since 0.1"""

    _fields_ = [
        # What happened, one or more flags.
        ("gestures", velto_gesture),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # Power of a throw, 0 to 1; 0 without one.
        ("throw_power", ctypes.c_double),
    ]



class velto_event_move(ctypes.Structure):
    """Belongs to VELTO_EVENT_MOVED. @since 0.1"""

    _fields_ = [
        # Direction of the gamepad view, -1 to 1.
        ("direction", ctypes.c_double),
        # Velocity of the gamepad view, 0 or more.
        ("velocity", ctypes.c_double),
        # Position sideways.
        ("position_x", ctypes.c_double),
        # Position upwards.
        ("position_y", ctypes.c_double),
    ]



class velto_event_progress(ctypes.Structure):
    """Belongs to VELTO_EVENT_CALIBRATION_PROGRESS. @since 0.1"""

    _fields_ = [
        # How far the calibration is, 0 to 1; back to 0 when the device moves.
        ("progress", ctypes.c_double),
        # How still the device was kept, from 1 for quite still down to 0.
        ("quality", ctypes.c_double),
        # Whether the device moves (0 or 1).
        ("is_moving", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_services(ctypes.Structure):
    """Belongs to VELTO_EVENT_SERVICES_CHANGED. @since 0.1"""

    _fields_ = [
        # Counts the tables of services that were found on the device.
        ("generation", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_subscription(ctypes.Structure):
    """Belongs to VELTO_EVENT_SUBSCRIPTION_ENDED and VELTO_EVENT_VALUES_READY. @since 0.1"""

    _fields_ = [
        # The subscription; zero where the notifications were those of the device's family.
        ("subscription", velto_subscription),
        # Value handle of the characteristic.
        ("characteristic", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_event_dropped(ctypes.Structure):
    """Belongs to VELTO_EVENT_DROPPED. @since 0.1"""

    _fields_ = [
        # The classes of what was lost.
        ("classes", velto_event_class),
        # Lost events of continuous kinds.
        ("continuous_count", ctypes.c_uint64),
        # Other lost events.
        ("other_count", ctypes.c_uint64),
    ]



class velto_event_data(ctypes.Union):
    """What an event tells beyond its type; which member counts depends on the type. @since 0.1"""

    _fields_ = [
        # Of VELTO_EVENT_ADAPTER_CHANGED.
        ("adapter", velto_event_adapter),
        # Of VELTO_EVENT_DEVICE_FOUND.
        ("found", velto_event_found),
        # Of VELTO_EVENT_CHOICE_NEEDED.
        ("choice", velto_event_choice),
        # Of VELTO_EVENT_LINK_CHANGED.
        ("link", velto_event_link),
        # Of VELTO_EVENT_CONNECTED.
        ("connected", velto_event_connected),
        # Of VELTO_EVENT_DISCONNECTED.
        ("disconnected", velto_event_disconnected),
        # Of VELTO_EVENT_OP_DONE.
        ("operation", velto_event_operation),
        # Of VELTO_EVENT_BUTTON.
        ("button", velto_event_button),
        # Of VELTO_EVENT_RATE_MODE_CHANGED.
        ("rate", velto_event_rate),
        # Of VELTO_EVENT_PLAYER_CHANGED.
        ("player", velto_event_player),
        # Of VELTO_EVENT_CALIBRATED.
        ("calibration", velto_event_calibration),
        # Of VELTO_EVENT_GESTURE.
        ("gesture", velto_event_gesture),
        # Of VELTO_EVENT_MOVED.
        ("move", velto_event_move),
        # Of VELTO_EVENT_CALIBRATION_PROGRESS.
        ("progress", velto_event_progress),
        # Of VELTO_EVENT_DROPPED.
        ("dropped", velto_event_dropped),
        # Of VELTO_EVENT_SERVICES_CHANGED.
        ("services", velto_event_services),
        # Of VELTO_EVENT_SUBSCRIPTION_ENDED and VELTO_EVENT_VALUES_READY.
        ("subscription", velto_event_subscription),
        # All of it, for copying; zero where no member counts.
        ("bytes", ctypes.c_uint8 * 80),
    ]



class velto_event(ctypes.Structure):
    """Something that happened. @since 0.1"""

    _fields_ = [
        # What happened.
        ("type", velto_event_type),
        # The outcome, of events that have one.
        ("result", velto_result),
        # The device concerned, zero for none.
        ("device", velto_device),
        # The operation concerned, zero for none.
        ("op", velto_op),
        # When it happened, on the context's clock (nanoseconds).
        ("timestamp_ns", ctypes.c_uint64),
        # Counts the events of the queue from 1 on; gaps are losses.
        ("sequence", ctypes.c_uint64),
        # What the program attached to the device.
        ("user_data", ctypes.c_uint64),
        # What else there is to tell.
        ("data", velto_event_data),
    ]



# Motion: how a position is made, and calibrating it

velto_axis_source = ctypes.c_int32
"""Where a direction takes its number from.

@source Triki protocol notes, 6.3
@since 0.1
"""
VELTO_AXIS_SOURCE_GYRO_X = 0
"""Turning about x."""
VELTO_AXIS_SOURCE_GYRO_Y = 1
"""Turning about y."""
VELTO_AXIS_SOURCE_GYRO_Z = 2
"""Turning about z."""
VELTO_AXIS_SOURCE_ROTATION = 3
"""The rotation channel."""

velto_device_axis = ctypes.c_int32
"""One of the three numbers that the samples of a device have.

Nobody knows what they mean physically, or whether every firmware sends them in the same order.

@source Triki protocol notes, 12.3
@since 0.1
"""
VELTO_DEVICE_AXIS_FIRST = 0
"""The first number."""
VELTO_DEVICE_AXIS_SECOND = 1
"""The second number."""
VELTO_DEVICE_AXIS_THIRD = 2
"""The third number."""

velto_power_law = ctypes.c_int32
"""Which rule turns a thrust into the power of a throw.

@source Triki protocol notes, 6.8
@since 0.1
"""
VELTO_POWER_LAW_ORIGINAL = 0
"""The original one: hardly ever below 0.81."""
VELTO_POWER_LAW_LINEAR = 1
"""From 0.2 for a weak throw to 1 for a strong one."""


class velto_motion_config(ctypes.Structure):
    """Everything that shapes how motion becomes input.

    Members of one mode are ignored in the others; a change of `mode` by hand therefore usually wants the preset of
    the new mode. The defaults below are those of the paddle.

    @source Triki protocol notes, 6.4
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # How motion becomes a position.
        ("mode", velto_motion_mode),
        # What moves sideways (default VELTO_AXIS_SOURCE_GYRO_Y).
        ("input_x", velto_axis_source),
        # What moves up and down.
        ("input_y", velto_axis_source),
        # Whether sideways is mirrored (0 or 1).
        ("invert_x", ctypes.c_int32),
        # Whether up and down is mirrored (0 or 1; default 1).
        ("invert_y", ctypes.c_int32),
        # Whether the centre of the pointer follows the hand (0 or 1).
        ("drift_enabled", ctypes.c_int32),
        # Whether a still device teaches the centre (0 or 1; default 1).
        ("paddle_auto_calibration", ctypes.c_int32),
        # Which rule turns a thrust into a power.
        ("gesture_power_law", velto_power_law),
        # Which number of a sample steers; a mode's preset leaves it as it is.
        ("paddle_axis", velto_device_axis),
        # Weight of a new sample in pointer and gesture mode; 1 does not smooth (0 to 1; default 1).
        ("input_smoothing", ctypes.c_double),
        # Turning weaker than this does not move the pointer (0 to 1).
        ("deadzone", ctypes.c_double),
        # What is left of the old centre (per 1/60 s, 0 to 1; default 0.995).
        ("drift_retain", ctypes.c_double),
        # How much of the hand's direction goes into the centre (per 1/60 s, 0 to 1; default 0.005).
        ("drift_blend", ctypes.c_double),
        # Gain after the divisor (-1000000 to 1000000; default 0.34).
        ("paddle_input_gain", ctypes.c_double),
        # Steering that wakes a resting paddle; it rests again below 0.65 of this (0 to 1000000; default 0.42).
        ("paddle_micro_deadzone", ctypes.c_double),
        # Distance from the centre that counts as still (raw units, 0 to 1000000; default 2.5).
        ("paddle_still_threshold", ctypes.c_double),
        # What a poll leaves of the old centre while it is learnt (0 to 1; default 0.985).
        ("paddle_auto_calibration_retain", ctypes.c_double),
        # How much of the sample a poll adds to the centre while it is learnt (0 to 1; default 0.015).
        ("paddle_auto_calibration_blend", ctypes.c_double),
        # The centre is learnt only while the position is smaller than this (0 to 1000000; default 0.06).
        ("paddle_auto_calibration_max_steer", ctypes.c_double),
        # What is left of the old position while moving; 0 follows at once (per 1/60 s, 0 to 1).
        ("paddle_smooth_retain", ctypes.c_double),
        # 1 together with a retain of 0 follows at once; other values do nothing (0 to 1; default 1).
        ("paddle_smooth_blend", ctypes.c_double),
        # What is left of the position at rest; 0 returns at once (per 1/60 s, 0 to 1).
        ("paddle_smooth_retain_idle", ctypes.c_double),
        # The largest position (0.1 to 1000000; default 2).
        ("paddle_smooth_max", ctypes.c_double),
        # Counts for one unit of position, before the gain (raw units, 1 to 1000000; default 100).
        ("paddle_raw_divisor", ctypes.c_double),
        # Weight of a new sample; 1 does not smooth (0 to 1; default 1).
        ("paddle_raw_smoothing", ctypes.c_double),
        # The largest distance from the centre that is believed (raw units, 0 to 1000000; default 500).
        ("paddle_spike_threshold", ctypes.c_double),
        # What full turning adds to the position (per 1/60 s, -1000000 to 1000000).
        ("pointer_sensitivity", ctypes.c_double),
        # What is left of the integrated turning; 0 and 1 switch damping off (per 1/60 s, 0 to 1; default 1).
        ("pointer_damping", ctypes.c_double),
        # Weight of a new position; 0 and 1 do not smooth (0 to 1; default 0.15).
        ("pointer_output_smoothing", ctypes.c_double),
        # Time between two throws (seconds, 0 to 86400; default 0.4).
        ("gesture_cooldown", ctypes.c_double),
        # The thrust that throws (per 1/60 s, 0 to 1000000; default 0.12).
        ("gesture_min_thrust_speed", ctypes.c_double),
        # The speed of a pull that arms early (per 1/60 s, 0 to 1000000; default 0.04).
        ("gesture_pull_speed", ctypes.c_double),
        # The distance of a pull that arms (0 to 1000000; default 0.07).
        ("gesture_pullback_delta", ctypes.c_double),
        # Time after which an armed throw is given up; 0 keeps it for ever (seconds, 0 to 86400; default 3).
        ("gesture_arm_timeout", ctypes.c_double),
    ]



class velto_calibration(ctypes.Structure):
    """What a device has learnt about its neutral pose. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Whether the centre of the paddle is known (0 or 1).
        ("has_paddle_offset", ctypes.c_int32),
        # The centre of the paddle (raw units, -65536 to 65536).
        ("paddle_offset", ctypes.c_double),
    ]


velto_calibration_policy = ctypes.c_int32
"""Whether players are asked to calibrate. @since 0.1"""
VELTO_CALIBRATION_POLICY_ASK = 0
"""When packets begin to come on a link, until the player has calibrated or declined."""
VELTO_CALIBRATION_POLICY_NEVER = 1
"""Never by itself."""

velto_calibration_state = ctypes.c_int32
"""Where the question stands, whether the player wants to calibrate.

@source Triki protocol notes, 10.2
@since 0.1
"""
VELTO_CALIBRATION_STATE_IDLE = 0
"""Nobody is being asked, or the device does not send yet."""
VELTO_CALIBRATION_STATE_AWAITING_PLAYER = 1
"""The question can be answered."""
VELTO_CALIBRATION_STATE_DONE = 2
"""The player has calibrated on this link."""


class velto_calibration_options(ctypes.Structure):
    """How to calibrate a device while its player keeps still. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # How long to keep still (seconds, 0.1 to 60; default 1).
        ("hold_time", ctypes.c_double),
        # How far samples may lie apart on each axis (raw units, 1 to 1000000; default 12).
        ("still_range", ctypes.c_double),
        # Time in which the player has to manage that (seconds, 0.1 to 3600; default 10).
        ("timeout", ctypes.c_double),
    ]



class velto_motion_debug(ctypes.Structure):
    """The inner values of a motion engine, for tuning screens.

    @source Triki protocol notes, 6.10
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Which block of the newest packet was used; 0 for none.
        ("gyro_block_index", ctypes.c_int32),
        # Whether the centre of the paddle is known (0 or 1).
        ("has_paddle_offset", ctypes.c_int32),
        # Where the paddle is: CENTER, LEFT or RIGHT.
        ("paddle_direction", velto_pointer_direction),
        # Newest sample sideways (raw units).
        ("raw_x", ctypes.c_double),
        # Newest sample upwards.
        ("raw_y", ctypes.c_double),
        # The smoothed paddle.
        ("smooth_x", ctypes.c_double),
        # The smoothed input upwards.
        ("smooth_y", ctypes.c_double),
        # Position sideways before output smoothing.
        ("relative_x", ctypes.c_double),
        # Position upwards before output smoothing.
        ("relative_y", ctypes.c_double),
        # Position sideways.
        ("position_x", ctypes.c_double),
        # Position upwards.
        ("position_y", ctypes.c_double),
        # Integrated turning sideways.
        ("rotation_x", ctypes.c_double),
        # Integrated turning upwards.
        ("rotation_y", ctypes.c_double),
        # The centre of the paddle (raw units).
        ("paddle_offset", ctypes.c_double),
        # Distance of the newest sample from the centre (raw units).
        ("paddle_delta", ctypes.c_double),
        # The steering after smoothing.
        ("paddle_steer", ctypes.c_double),
    ]



# The gamepad view and the sensors: how they are tuned, and samples that the program brings

velto_pad_style = ctypes.c_int32
"""How eagerly the gamepad view reacts.

@source Triki protocol notes, 4.2
@since 0.1
"""
VELTO_PAD_STYLE_GAME = 0
"""Quickly, for playing."""
VELTO_PAD_STYLE_SMOOTH = 1
"""Calmly, for menus."""
VELTO_PAD_STYLE_ROBUST = 2
"""Only to movements that a hand has to work for."""


class velto_gamepad_config(ctypes.Structure):
    """The constants of the gamepad view.

    Velocities are units of the primary axis per second, accelerations units per second squared.

    @source Triki protocol notes, 4.2
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # The style that the constants were made from; for the program alone.
        ("style", velto_pad_style),
        # Which number of a sample is the primary axis; no style changes it (default VELTO_DEVICE_AXIS_SECOND).
        ("axis", velto_device_axis),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # How many samples a tilt must last (0 to 1000; default 4).
        ("tilt_frames", ctypes.c_int32),
        # Within how many samples the velocity of a swing must fall (0 to 1000; default 6).
        ("swing_frames", ctypes.c_int32),
        # Slower than this, the direction is the position's; at the fast rate only (0 to 1000000; default 0.02).
        ("direction_deadzone", ctypes.c_double),
        # Direction per velocity; at the fast rate only (-1000000 to 1000000; default 0.55).
        ("velocity_gain", ctypes.c_double),
        # Direction per position while there is no velocity; at the fast rate only (-1000000 to 1000000; default
        # 0.85).
        ("position_blend", ctypes.c_double),
        # The velocity, or position, that counts as moving (0 to 1000000; default 0.08).
        ("move_threshold", ctypes.c_double),
        # The acceleration that is a shake (0 to 1000000; default 1.8).
        ("shake_acceleration", ctypes.c_double),
        # Time between two shakes (seconds, 0 to 86400; default 0.12).
        ("shake_cooldown", ctypes.c_double),
        # The velocity that is an action; at the fast rate only (0 to 1000000; default 0.65).
        ("action_velocity", ctypes.c_double),
        # Time between two actions (seconds, 0 to 86400; default 0.1).
        ("action_cooldown", ctypes.c_double),
        # The position that is a tilt (0 to 1000000; default 0.22).
        ("tilt_threshold", ctypes.c_double),
        # The velocity that may become a swing (0 to 1000000; default 0.5).
        ("swing_peak", ctypes.c_double),
        # The share of its peak to which the velocity of a swing must fall (0 to 1; default 0.45).
        ("swing_drop_ratio", ctypes.c_double),
    ]



class velto_sensor_config(ctypes.Structure):
    """How the sensor readings of velto_input are smoothed, and how close their happenings can follow each other.

    Readings that come as blocks are never smoothed, as in the original.

    @source Triki protocol notes, 2.7
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # Weight of a new tilt; 1 does not smooth (0 to 1; default 1).
        ("tilt_smoothing", ctypes.c_double),
        # Weight of a new turning; 1 does not smooth (0 to 1; default 1).
        ("gyro_smoothing", ctypes.c_double),
        # Weight of a new rotation; 1 does not smooth (0 to 1; default 1).
        ("rotation_smoothing", ctypes.c_double),
        # Smaller changes are ignored while smoothing (0 to 1000000; default 0.001).
        ("noise_floor", ctypes.c_double),
        # Time after a click in which the click flag of a sensor frame is no other (seconds, 0 to 86400; default
        # 0.12).
        ("click_cooldown", ctypes.c_double),
        # Time after a shake that the device itself reports in which there is no other (seconds, 0 to 86400; default
        # 0.1).
        ("shake_cooldown", ctypes.c_double),
    ]



class velto_axis_sample(ctypes.Structure):
    """The axes of a device at one moment; the engines limit them to -1 to 1. @since 0.1"""

    _fields_ = [
        # Turning about x.
        ("gyro_x", ctypes.c_double),
        # Turning about y.
        ("gyro_y", ctypes.c_double),
        # Turning about z.
        ("gyro_z", ctypes.c_double),
        # The rotation channel.
        ("rotation", ctypes.c_double),
    ]



class velto_probe_change(ctypes.Structure):
    """One byte of a packet that differs from the packet before.

    @source Triki protocol notes, 2.8
    @since 0.1
    """

    _fields_ = [
        # Where the byte stands in the packet.
        ("index", ctypes.c_uint32),
        # Its value in the packet before; 0 where that had none.
        ("from", ctypes.c_uint8),
        # Its value now; 0 to exactly 1 makes the byte a candidate for a button.
        ("to", ctypes.c_uint8),
        # The bit that changed, if it is only one; otherwise 0.
        ("single_bit_mask", ctypes.c_uint8),
        # Zero.
        ("reserved", ctypes.c_uint8),
        # When the packet arrived, on the context's clock (nanoseconds).
        ("timestamp_ns", ctypes.c_uint64),
    ]



# Drivers: from a frame of input to a paddle, a menu, an aim

velto_input_strategy = ctypes.c_int32
"""Which qualities of a device's motion can be used at its rate.

@source Triki protocol notes, 3.2
@since 0.1
"""
VELTO_INPUT_STRATEGY_VELOCITY = 0
"""Velocities; at the fast rate."""
VELTO_INPUT_STRATEGY_HYBRID = 1
"""Positions and some velocity; at the normal rate and while the rate is unknown."""
VELTO_INPUT_STRATEGY_THRESHOLD = 2
"""Levels that are held; at low power."""


class velto_paddle_config(ctypes.Structure):
    """The constants of a paddle's driver, per second where time is involved.

    @source Triki protocol notes, 9.2
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # At which rate these constants hold.
        ("strategy", velto_input_strategy),
        # Way per shaped movement of the hand (-1000000 to 1000000; default 420).
        ("velocity_gain", ctypes.c_double),
        # Speed while the device is held to one side (-1000000 to 1000000; default 140).
        ("tilt_speed", ctypes.c_double),
        # The gamepad velocity that adds a flick; not used at the fast rate (0 to 1000000; default 9).
        ("flick_velocity_threshold", ctypes.c_double),
        # Speed of a flick (-1000000 to 1000000; default 160).
        ("flick_speed", ctypes.c_double),
        # Way from the centre at position 1; used at the fast rate only (-1000000 to 1000000; default 58).
        ("position_scale", ctypes.c_double),
        # How quickly the paddle follows the position; used at the fast rate only (0 to 1000000; default 10).
        ("center_follow_rate", ctypes.c_double),
    ]



class velto_menu_config(ctypes.Structure):
    """The constants of a menu's driver.

    @source Triki protocol notes, 9.3
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # At which rate these constants hold.
        ("strategy", velto_input_strategy),
        # From this gamepad velocity on, a position does not choose; at the fast rate (0 to 1000000; default 7).
        ("velocity_threshold", ctypes.c_double),
        # The shaped movement that is a step (0 to 1000000; default 0.006).
        ("frame_delta_threshold", ctypes.c_double),
        # Time between two steps (seconds, 0 to 86400; default 0.32).
        ("debounce", ctypes.c_double),
        # Half the neutral middle while nothing has the focus (0 to 1; default 0.22).
        ("neutral_enter", ctypes.c_double),
        # Half the neutral middle while something has it; not above neutral_enter (0 to 1; default 0.1).
        ("neutral_exit", ctypes.c_double),
    ]



class velto_menu_step(ctypes.Structure):
    """What a frame means for a menu.

    @source Triki protocol notes, 9.3
    @since 0.1
    """

    _fields_ = [
        # How far to move: -1, 0 or 1.
        ("nudge", ctypes.c_int32),
        # The slot that the position means, -1 in the middle.
        ("slot", ctypes.c_int32),
        # Whether the hand is calm enough to choose by position (0 or 1).
        ("uses_position", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_pointer_config(ctypes.Structure):
    """The constants of a pointer's driver.

    @source Triki protocol notes, 9.4
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # At which rate these constants hold.
        ("strategy", velto_input_strategy),
        # How quickly the aim follows the target, per second; not used at low power (0 to 1000000; default 10).
        ("follow_rate", ctypes.c_double),
        # Way per movement of the hand and second (-1000000 to 1000000; default 120).
        ("delta_gain", ctypes.c_double),
        # Way per 1/60 s while the device is held to one side; used at low power only (per 1/60 s, -1000000 to
        # 1000000; default 0.01).
        ("tilt_nudge", ctypes.c_double),
    ]



class velto_aim(ctypes.Structure):
    """A place on a screen, 0 to 1 each, y growing downwards. @since 0.1"""

    _fields_ = [
        # From the left.
        ("x", ctypes.c_double),
        # From the top.
        ("y", ctypes.c_double),
    ]



class velto_lateral_config(ctypes.Structure):
    """The constants of a sideways driver.

    @source Triki protocol notes, 9.5
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # At which rate these constants hold.
        ("strategy", velto_input_strategy),
        # Leaning less than this moves nothing (0 to 1; default 0.01).
        ("lean_threshold", ctypes.c_double),
        # Gain of a step; not used at low power (-1000000 to 1000000; default 1.8).
        ("step_gain", ctypes.c_double),
        # The largest step in 1/60 s, before the gain (per 1/60 s, 0 to 1; default 0.01).
        ("max_step_per_frame", ctypes.c_double),
        # Speed while the device is held to one side; used at low power only (-1000000 to 1000000; default 0.18).
        ("tilt_hold_speed", ctypes.c_double),
    ]



class velto_picker_step(ctypes.Structure):
    """What a frame did to a menu.

    @source Triki protocol notes, 9.7
    @since 0.1
    """

    _fields_ = [
        # The focused item.
        ("focus", ctypes.c_int32),
        # Whether it was confirmed in this frame (0 or 1).
        ("is_confirmed", ctypes.c_int32),
    ]



class velto_action_step(ctypes.Structure):
    """What a game of throwing wants to know of a frame, in the order in which it is to be dealt with.

    @source Triki protocol notes, 9.7
    @since 0.1
    """

    _fields_ = [
        # Whether the hand was pulled back in this frame (0 or 1).
        ("primed", ctypes.c_int32),
        # Whether a throw happened (0 or 1).
        ("threw", ctypes.c_int32),
        # Whether the button was clicked, at most every 0.65 s (0 or 1).
        ("confirmed", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # Power of the throw, 0 to 1; 0 without one.
        ("throw_power", ctypes.c_double),
    ]


velto_velocity_preset = ctypes.c_int32
"""Which velocity is to be shaped.

@source Triki protocol notes, 3.3
@since 0.1
"""
VELTO_VELOCITY_PRESET_FRAME_VELOCITY = 0
"""The movement of a frame at the fast rate."""
VELTO_VELOCITY_PRESET_FRAME_HYBRID = 1
"""The movement of a frame at the normal rate."""
VELTO_VELOCITY_PRESET_FRAME_THRESHOLD = 2
"""The movement of a frame at low power."""
VELTO_VELOCITY_PRESET_PAD_VELOCITY = 3
"""The gamepad's velocity at the fast rate."""
VELTO_VELOCITY_PRESET_PAD_OTHER = 4
"""The gamepad's velocity at other rates."""


class velto_velocity_limits(ctypes.Structure):
    """How a velocity is shaped: nothing below a dead zone, never more than a maximum, times a gain.

    @source Triki protocol notes, 3.3
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # What the limits were made for; for the program alone.
        ("preset", velto_velocity_preset),
        # Smaller velocities are nothing (0 to 1000000; default 0.004).
        ("deadzone", ctypes.c_double),
        # Larger velocities count as this one (0 to 1000000; default 0.012).
        ("maximum", ctypes.c_double),
        # The gain (-1000000 to 1000000; default 0.22).
        ("sensitivity", ctypes.c_double),
    ]



# Strategies: what the motion means for four kinds of games

velto_strategy_mode = ctypes.c_int32
"""Which game the motion is for.

@source Triki protocol notes, 9.6
@since 0.1
"""
VELTO_STRATEGY_MODE_PONG = 0
"""A paddle that moves as the hand does."""
VELTO_STRATEGY_MODE_QUIZ = 1
"""Answers side by side, confirmed by the button."""
VELTO_STRATEGY_MODE_BOWLING = 2
"""A swing to the right that has passed its peak."""
VELTO_STRATEGY_MODE_DART = 3
"""A sudden movement to the right; in gesture mode, throws are also a gesture of velto_input."""

velto_pong_style = ctypes.c_int32
"""How a pong paddle moves.

@source Triki protocol notes, 9.6
@since 0.1
"""
VELTO_PONG_STYLE_RAW = 0
"""As the hand does."""
VELTO_PONG_STYLE_ARCADE = 1
"""Stronger."""
VELTO_PONG_STYLE_SMOOTH = 2
"""Calmer."""


class velto_strategy_config(ctypes.Structure):
    """The constants of all four games; movements are hundredths of the position per frame.

    @source Triki protocol notes, 9.6
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # The style that the numbers of pong were made from; for the program alone.
        ("pong_style", velto_pong_style),
        # How many answers there are (1 to 1000; default 4).
        ("quiz_slots", ctypes.c_int32),
        # Whether the choice moves calmly, one answer at a time (0 or 1).
        ("quiz_is_stabilised", ctypes.c_int32),
        # What a position or movement of 1 counts as (-1000000 to 1000000; default 100).
        ("signal_scale", ctypes.c_double),
        # Smaller movements stop the paddle (0 to 1000000; default 0.3).
        ("pong_deadzone", ctypes.c_double),
        # Larger movements count as this one (0 to 1000000; default 8).
        ("pong_limit", ctypes.c_double),
        # Way of the paddle per movement (-1000000 to 1000000; default 2.5).
        ("pong_gain", ctypes.c_double),
        # Weight of the movement before; 0 does not smooth (0 to 1).
        ("pong_previous_weight", ctypes.c_double),
        # Gain at the fast rate, on top (-1000000 to 1000000; default 1.08).
        ("pong_fast_gain", ctypes.c_double),
        # Half the neutral middle before the first choice (0 to 1; default 0.34).
        ("quiz_neutral_enter", ctypes.c_double),
        # Half the neutral middle after it, where the choice stays; not above quiz_neutral_enter (0 to 1; default
        # 0.18).
        ("quiz_neutral_exit", ctypes.c_double),
        # Time between two confirmations (seconds, 0 to 86400; default 0.65).
        ("quiz_confirm_cooldown", ctypes.c_double),
        # What a frame leaves of the old position while calm (0 to 1; default 0.74).
        ("quiz_position_retain", ctypes.c_double),
        # How long a neighbouring answer must be meant while calm (seconds, 0 to 86400; default 0.28).
        ("quiz_adjacent_dwell", ctypes.c_double),
        # How long an answer farther away must be meant while calm; without effect, because a calm choice never
        # leaps (seconds, 0 to 86400; default 0.42).
        ("quiz_jump_dwell", ctypes.c_double),
        # Velocity that the swing must have had just before it slows down (0 to 1000000; default 6).
        ("bowling_peak_min_release", ctypes.c_double),
        # Velocity that the swing must have had at all (0 to 1000000; default 1.5).
        ("bowling_deadzone", ctypes.c_double),
        # Time between two throws (seconds, 0 to 86400; default 0.7).
        ("bowling_cooldown", ctypes.c_double),
        # Velocity of full power (0.001 to 1000000; default 12).
        ("bowling_full_power_velocity", ctypes.c_double),
        # Velocity that throws (0 to 1000000; default 7).
        ("dart_spike_threshold", ctypes.c_double),
        # Time between two throws (seconds, 0 to 86400; default 0.5).
        ("dart_cooldown", ctypes.c_double),
        # Velocity of full power (0.001 to 1000000; default 12).
        ("dart_full_power_velocity", ctypes.c_double),
    ]



class velto_strategy_frame(ctypes.Structure):
    """What a frame means for a game; members of the other games are neutral.

    @source Triki protocol notes, 9.6
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # The game.
        ("mode", velto_strategy_mode),
        # The chosen answer, -1 before the first choice.
        ("quiz_slot", ctypes.c_int32),
        # Whether the choice changed in this frame (0 or 1).
        ("quiz_slot_changed", ctypes.c_int32),
        # Whether the choice was confirmed in this frame (0 or 1).
        ("quiz_answered", ctypes.c_int32),
        # Whether a ball was thrown in this frame (0 or 1).
        ("bowling_thrown", ctypes.c_int32),
        # Whether a dart was thrown in this frame (0 or 1).
        ("dart_thrown", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # The movement or velocity before any filter.
        ("raw_velocity", ctypes.c_double),
        # The movement after the filter; pong only.
        ("filtered_velocity", ctypes.c_double),
        # What the strategy looks at, for showing it.
        ("current_signal", ctypes.c_double),
        # How far the paddle moves.
        ("pong_movement", ctypes.c_double),
        # Power of the ball, 0 to 1; 0 without a throw.
        ("bowling_power", ctypes.c_double),
        # Power of the dart, 0 to 1; 0 without a throw.
        ("dart_power", ctypes.c_double),
    ]



# The menu navigator: choosing and confirming by motion, keys and touch

velto_navigator_policy = ctypes.c_int32
"""Which rules hold in a menu. @since 0.1"""
VELTO_NAVIGATOR_POLICY_ORIGINAL = 0
"""Those of the original framework; a hold confirms again and again."""
VELTO_NAVIGATOR_POLICY_COMFORT = 1
"""Kinder ones."""

velto_confirmation = ctypes.c_int32
"""What confirms an item. @since 0.1"""
VELTO_CONFIRMATION_HOLD_OR_BUTTON = 0
"""Holding it, or the button."""
VELTO_CONFIRMATION_BUTTON = 1
"""The button alone."""
VELTO_CONFIRMATION_HOLD = 2
"""Holding it alone."""

velto_menu_ownership = ctypes.c_int32
"""Whose inputs move a menu.

@source Triki protocol notes, 12.4
@since 0.1
"""
VELTO_MENU_OWNERSHIP_ANYBODY = 0
"""Everybody's; for one hand."""
VELTO_MENU_OWNERSHIP_ONE_HAND = 1
"""Those of the hand that leans or clicks first, until it has rested for a while."""
VELTO_MENU_OWNERSHIP_BOUND = 2
"""Those of the device that velto_navigator_set_owner() names."""

velto_menu_command = ctypes.c_int32
"""What a tap asks of a menu. @since 0.1"""
VELTO_MENU_COMMAND_NONE = 0
"""Nothing."""
VELTO_MENU_COMMAND_NEXT = 1
"""Focus the next item."""
VELTO_MENU_COMMAND_PREVIOUS = 2
"""Focus the item before."""
VELTO_MENU_COMMAND_ACTIVATE = 3
"""Confirm the focused item."""
VELTO_MENU_COMMAND_LEAVE = 4
"""Take the focus away."""

velto_menu_hint = ctypes.c_int32
"""What a picture of a menu should say.

@source Triki protocol notes, 10.8
@since 0.1
"""
VELTO_MENU_HINT_HIDDEN = 0
"""Nothing; there is no menu to show."""
VELTO_MENU_HINT_SELECT = 1
"""Lean to choose."""
VELTO_MENU_HINT_HOLD_OR_CLICK = 2
"""Hold or click to confirm."""
VELTO_MENU_HINT_CLICK = 3
"""Click to confirm."""


class velto_navigator_config(ctypes.Structure):
    """The rules and times of a navigator.

    @source Triki protocol notes, 10.3
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Which rules hold (default VELTO_NAVIGATOR_POLICY_COMFORT).
        ("policy", velto_navigator_policy),
        # Whose inputs move the menu; keys, touch and taps always do.
        ("ownership", velto_menu_ownership),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # How long an item is held until it is confirmed (seconds, 0.001 to 86400; default 2.25).
        ("hold_duration", ctypes.c_double),
        # How long nothing is confirmed after the focus has moved (seconds, 0 to 86400; default 0.45).
        ("settle_duration", ctypes.c_double),
        # How long a menu that is confirmed by button ignores it in the beginning (seconds, 0 to 86400; default 1).
        ("arm_duration", ctypes.c_double),
        # How long a neighbouring item must be meant (seconds, 0 to 86400; default 0.2).
        ("adjacent_dwell", ctypes.c_double),
        # How long an item farther away must be meant (seconds, 0 to 86400; default 0.32).
        ("jump_dwell", ctypes.c_double),
        # Half the neutral middle while nothing has the focus (0 to 0.99; default 0.3).
        ("neutral_enter", ctypes.c_double),
        # Half the neutral middle while something has it; not above neutral_enter (0 to 0.99; default 0.14).
        ("neutral_exit", ctypes.c_double),
        # How long the focus survives in the middle (seconds, 0 to 86400; default 0.35).
        ("focus_loss_grace", ctypes.c_double),
        # How long the button pauses after a confirmation (seconds, 0 to 86400; default 0.65).
        ("confirm_cooldown", ctypes.c_double),
        # How long the owning hand rests, or is not heard, until another one can take over (seconds, 0 to 86400;
        # default 1.5).
        ("owner_release", ctypes.c_double),
    ]



class velto_menu_screen(ctypes.Structure):
    """A screen with a menu, as a program shows it.

    @source Triki protocol notes, 10.8
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Whether the screen is in use (0 or 1).
        ("is_active", ctypes.c_int32),
        # How many items there are (0 to 65536).
        ("item_count", ctypes.c_int32),
        # What confirms an item.
        ("confirmation", velto_confirmation),
        # Whether a hint is wanted at all (0 or 1; default 1).
        ("shows_hint", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



class velto_navigator_state(ctypes.Structure):
    """How a menu stands.

    @source Triki protocol notes, 10.7
    @since 0.1
    """

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # How many items there are; 0 without a menu.
        ("item_count", ctypes.c_int32),
        # The focused item, -1 for none.
        ("focus", ctypes.c_int32),
        # Whether it is paused (0 or 1).
        ("is_suspended", ctypes.c_int32),
        # What a picture of the menu should say, for a menu begun by velto_navigator_set_screen().
        ("hint", velto_menu_hint),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # How far the focused item is confirmed by holding it, 0 to 1.
        ("hold_progress", ctypes.c_double),
    ]



class velto_navigator_step(ctypes.Structure):
    """What happened to a menu.

    @source Triki protocol notes, 10.7
    @since 0.1
    """

    _fields_ = [
        # The item that got the focus, -1 for none.
        ("focused", ctypes.c_int32),
        # The item that was confirmed, -1 for none.
        ("activated", ctypes.c_int32),
        # Whether the focus was lost (0 or 1).
        ("is_cleared", ctypes.c_int32),
        # Zero.
        ("reserved", ctypes.c_uint32),
    ]



# Simulators: devices that are not there

velto_sim_model = ctypes.c_int32
"""Which device is simulated. @since 0.1"""
VELTO_SIM_MODEL_CAP = 0
"""A Triki cap."""

velto_sim_packet_format = ctypes.c_int32
"""The packets that caps of different firmware send.

@source Triki protocol notes, 2.1 and 2.6
@since 0.1
"""
VELTO_SIM_PACKET_FORMAT_V2 = 0
"""16 bytes: header, three axes, zeros. What current caps send."""
VELTO_SIM_PACKET_FORMAT_BLOCK = 1
"""8 bytes: header and three axes."""
VELTO_SIM_PACKET_FORMAT_TWO_BLOCKS = 2
"""16 bytes: a block for the tilt and a block for the turning."""
VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_14 = 3
"""14 bytes: tilt, turning and rotation."""
VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_16 = 4
"""16 bytes: the same with flags."""
VELTO_SIM_PACKET_FORMAT_MINI = 5
"""2 bytes: flags alone."""

velto_sim_flag = ctypes.c_uint32
"""How a simulated device starts. @since 0.1"""
VELTO_SIM_BARE = 0x1
"""In the program's hands instead of its context's air."""


class velto_sim_def(ctypes.Structure):
    """How a simulated device is to be made. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Which device.
        ("model", velto_sim_model),
        # Which packets it sends.
        ("packet_format", velto_sim_packet_format),
        # How it starts.
        ("flags", velto_sim_flag),
        # Everything random about it, its address included, comes from here; 0 chooses one that is not in use.
        ("seed", ctypes.c_uint64),
        # Its advertised name; NULL makes one from the seed.
        ("name", ctypes.c_char_p),
        # The script it plays, see velto_sim_play(); NULL means "play".
        ("script", ctypes.c_char_p),
    ]


velto_sim_step_kind = ctypes.c_int32
"""What happens in a step of a script.

The first five are motions: one goes on until the next one begins, also during steps of another kind. What a step
does not use of amplitude and period is ignored.

@since 0.1
"""
VELTO_SIM_STEP_KIND_REST = 0
"""It lies still, all axes at 0."""
VELTO_SIM_STEP_KIND_HOLD = 1
"""The axes stay at the amplitude."""
VELTO_SIM_STEP_KIND_SWEEP = 2
"""The axes swing between plus and minus the amplitude once per period, beginning at 0."""
VELTO_SIM_STEP_KIND_SHAKE = 3
"""The axes jump between plus and minus the amplitude, each for half a period."""
VELTO_SIM_STEP_KIND_TILT = 4
"""The axes move evenly to the amplitude within the duration, and stay there."""
VELTO_SIM_STEP_KIND_PRESS = 5
"""The button goes down and stays down."""
VELTO_SIM_STEP_KIND_RELEASE = 6
"""The button goes up."""
VELTO_SIM_STEP_KIND_RATE = 7
"""From now on a packet is sent every period; with 0 the device chooses again."""
VELTO_SIM_STEP_KIND_SILENCE = 8
"""No packets during the step, although the link stays up."""
VELTO_SIM_STEP_KIND_LINK_LOSS = 9
"""The link breaks, and nothing is heard of the device during the step."""
VELTO_SIM_STEP_KIND_DRIFT = 10
"""The zero point moves by the amplitude within the duration, and stays there."""
VELTO_SIM_STEP_KIND_NOISE = 11
"""From now on noise of up to the amplitude is added to every sample."""


class velto_sim_step(ctypes.Structure):
    """A step of a script. @since 0.1"""

    _fields_ = [
        # What happens.
        ("kind", velto_sim_step_kind),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # How long (seconds, 0 to 86400).
        ("duration", ctypes.c_double),
        # How far on the axis that a paddle follows (raw units, -1000000 to 1000000).
        ("amplitude_x", ctypes.c_double),
        # How far on the second axis (raw units, -1000000 to 1000000).
        ("amplitude_y", ctypes.c_double),
        # How far on the third axis (raw units, -1000000 to 1000000).
        ("amplitude_z", ctypes.c_double),
        # How fast (seconds, 0 to 86400).
        ("period", ctypes.c_double),
        # Zero.
        ("reserved2", ctypes.c_uint64),
        # Zero.
        ("reserved3", ctypes.c_uint64),
    ]



class velto_sim_link(ctypes.Structure):
    """How well a simulated device is heard. @since 0.1"""

    _fields_ = [
        # Size of the structure as the program was compiled (bytes).
        ("struct_size", ctypes.c_uint32),
        # Whether it is heard at all; a link that is up ends by timeout (0 or 1; default 1).
        ("is_in_range", ctypes.c_int32),
        # Whether it refuses to be connected (0 or 1).
        ("refuses_links", ctypes.c_int32),
        # Mean signal strength, around which it wanders (dBm, -127 to 20; default -55).
        ("signal_strength", ctypes.c_int32),
        # Share of advertisements and notifications that never arrive (0 to 1).
        ("packet_loss", ctypes.c_double),
        # How much later than usual everything arrives (seconds, 0 to 10).
        ("delay", ctypes.c_double),
    ]



class velto_sim_write(ctypes.Structure):
    """A write that reached the firmware of a simulated device. @since 0.1"""

    _fields_ = [
        # When it arrived, on the context's clock (nanoseconds).
        ("timestamp_ns", ctypes.c_uint64),
        # The attribute.
        ("attribute", ctypes.c_uint16),
        # How many of `bytes` count (bytes).
        ("size", ctypes.c_uint16),
        # Whether it was a write with response (0 or 1).
        ("has_response", ctypes.c_int32),
        # The value.
        ("bytes", ctypes.c_uint8 * 512),
    ]



class velto_sim_attribute(ctypes.Structure):
    """A characteristic of a simulated device. @since 0.1"""

    _fields_ = [
        # The service that holds it.
        ("service", velto_uuid),
        # What it is.
        ("uuid", velto_uuid),
        # What it allows.
        ("properties", velto_attribute_property),
        # The number by which the other functions know it (1 or more).
        ("attribute", ctypes.c_uint16),
        # The shortest value that can be written (bytes).
        ("write_size_min", ctypes.c_uint16),
        # The longest value that can be written (bytes).
        ("write_size_max", ctypes.c_uint16),
        # Zero.
        ("reserved", ctypes.c_uint16),
        # Zero.
        ("reserved2", ctypes.c_uint32),
    ]



class velto_sim_notification(ctypes.Structure):
    """A notification that a simulated device sends. @since 0.1"""

    _fields_ = [
        # The attribute.
        ("attribute", ctypes.c_uint16),
        # How many of `bytes` count (bytes).
        ("size", ctypes.c_uint16),
        # Zero.
        ("reserved", ctypes.c_uint32),
        # The value.
        ("bytes", ctypes.c_uint8 * 512),
    ]



# Logs: what a context tells about its work

velto_log_class = ctypes.c_uint32
"""What a line is about. @since 0.1"""
VELTO_LOG_CLASS_FATAL = 0x1
"""The library cannot go on."""
VELTO_LOG_CLASS_ERROR = 0x2
"""Something failed."""
VELTO_LOG_CLASS_WARNING = 0x4
"""Something is odd, but goes on."""
VELTO_LOG_CLASS_INFO = 0x8
"""What a person wants to know."""
VELTO_LOG_CLASS_DEBUG = 0x10
"""What a maintainer wants to know."""
VELTO_LOG_CLASS_PACKETS = 0x20
"""Every packet, as hexadecimal text."""
VELTO_LOG_CLASS_TIMING = 0x40
"""Intervals between packets and changes of the rate."""


class velto_log_line(ctypes.Structure):
    """Something the library wrote down. @since 0.1"""

    _fields_ = [
        # When it was written, on the context's clock (nanoseconds).
        ("timestamp_ns", ctypes.c_uint64),
        # The device it is about, zero for none.
        ("device", velto_device),
        # What it is about.
        ("log_class", velto_log_class),
        # Length of the text without its final NUL (bytes).
        ("text_size", ctypes.c_uint32),
        # The text, without a line break.
        ("text", ctypes.c_char * 488),
    ]



STRUCTURES: dict[str, type[ctypes.Structure] | type[ctypes.Union]] = {
    "velto_uuid": velto_uuid,
    "velto_error_detail": velto_error_detail,
    "velto_context_def": velto_context_def,
    "velto_context_info": velto_context_info,
    "velto_context_stats": velto_context_stats,
    "velto_adapter_info": velto_adapter_info,
    "velto_scan_options": velto_scan_options,
    "velto_device_info": velto_device_info,
    "velto_connect_options": velto_connect_options,
    "velto_link_stats": velto_link_stats,
    "velto_known_device": velto_known_device,
    "velto_gatt_service": velto_gatt_service,
    "velto_gatt_characteristic": velto_gatt_characteristic,
    "velto_gatt_descriptor": velto_gatt_descriptor,
    "velto_subscription_def": velto_subscription_def,
    "velto_subscription_info": velto_subscription_info,
    "velto_value": velto_value,
    "velto_input": velto_input,
    "velto_event_adapter": velto_event_adapter,
    "velto_event_found": velto_event_found,
    "velto_event_choice": velto_event_choice,
    "velto_event_link": velto_event_link,
    "velto_event_connected": velto_event_connected,
    "velto_event_disconnected": velto_event_disconnected,
    "velto_event_operation": velto_event_operation,
    "velto_event_button": velto_event_button,
    "velto_event_rate": velto_event_rate,
    "velto_event_player": velto_event_player,
    "velto_event_calibration": velto_event_calibration,
    "velto_event_gesture": velto_event_gesture,
    "velto_event_move": velto_event_move,
    "velto_event_progress": velto_event_progress,
    "velto_event_services": velto_event_services,
    "velto_event_subscription": velto_event_subscription,
    "velto_event_dropped": velto_event_dropped,
    "velto_event_data": velto_event_data,
    "velto_event": velto_event,
    "velto_motion_config": velto_motion_config,
    "velto_calibration": velto_calibration,
    "velto_calibration_options": velto_calibration_options,
    "velto_motion_debug": velto_motion_debug,
    "velto_gamepad_config": velto_gamepad_config,
    "velto_sensor_config": velto_sensor_config,
    "velto_axis_sample": velto_axis_sample,
    "velto_probe_change": velto_probe_change,
    "velto_paddle_config": velto_paddle_config,
    "velto_menu_config": velto_menu_config,
    "velto_menu_step": velto_menu_step,
    "velto_pointer_config": velto_pointer_config,
    "velto_aim": velto_aim,
    "velto_lateral_config": velto_lateral_config,
    "velto_picker_step": velto_picker_step,
    "velto_action_step": velto_action_step,
    "velto_velocity_limits": velto_velocity_limits,
    "velto_strategy_config": velto_strategy_config,
    "velto_strategy_frame": velto_strategy_frame,
    "velto_navigator_config": velto_navigator_config,
    "velto_menu_screen": velto_menu_screen,
    "velto_navigator_state": velto_navigator_state,
    "velto_navigator_step": velto_navigator_step,
    "velto_sim_def": velto_sim_def,
    "velto_sim_step": velto_sim_step,
    "velto_sim_link": velto_sim_link,
    "velto_sim_write": velto_sim_write,
    "velto_sim_attribute": velto_sim_attribute,
    "velto_sim_notification": velto_sim_notification,
    "velto_log_line": velto_log_line,
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
        """Which state of the source the library was built from, for logs and bug reports only.

        What "git describe" said when "make lib" built it. A build that was not told, such as one by the package
        manager alone, does not know.

        @returns static text, such as "v0.1.0-12-g1a2b3c4", or "unknown"; never NULL. Its form may change at any
                 time.

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
    "velto_context_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_context_def), ctypes.c_size_t),
        "0.1",
        """Fill a velto_context_def with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param def   receives the defaults.
        @param size  `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT (def
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_context_create": Prototype(
        velto_result,
        (ctypes.POINTER(velto_context_def), ctypes.POINTER(velto_context)),
        "0.1",
        """Create a context and start it.

        With NULL as the definition this is the whole set-up of a game. A missing radio is no failure, and neither
        is a state folder that cannot be used: the log tells, and known devices last as long as the context.

        @param def          how it is to be made. NULL means the defaults. See velto_context_def_init().
        @param out_context  receives the context.
        @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (a manual clock without PUMPED, or VELTO_AIR names an
                 unknown air; a member out of range; out_context NULL); VELTO_ERROR_UNSUPPORTED (the host's air is
                 asked for, alone or with others); VELTO_ERROR_OUT_OF_MEMORY (no descriptors, threads or handles
                 left); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any.
        @blocks  bounded; until a small file is read; 1.5 s when it destroys an older context of the same owner name
        @radio   none.
        @since   0.1
        @see velto_context_destroy, velto_context_set_auto_connect
        """,
    ),
    "velto_context_destroy": Prototype(
        None,
        (velto_context,),
        "0.1",
        """Destroy a context with everything that belongs to it.

        Pending operations end as cancelled and links that the context made are let go; all its handles become
        stale. It may be called at any moment and returns when all threads of the context have ended. NULL and stale
        pointers do nothing.

        @param context  the context.

        @threads any.
        @blocks  bounded; 10 ms without links, 1.5 s with links; longer if known devices are still to be written to
                 a slow disk
        @radio   none.
        @since   0.1
        @see velto_context_create
        """,
    ),
    "velto_context_info_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_context_info), ctypes.c_size_t),
        "0.1",
        """Fill a velto_context_info with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param info  receives the defaults.
        @param size  `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT (info
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_context_get_info": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_context_info)),
        "0.1",
        """Tell what a context is and does at the moment.

        @param context   the context.
        @param out_info  receives the facts. See velto_context_info_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_info NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_get_stats, velto_context_get_features
        """,
    ),
    "velto_context_stats_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_context_stats), ctypes.c_size_t),
        "0.1",
        """Fill a velto_context_stats with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param stats  receives the defaults.
        @param size   `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (stats NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_context_get_stats": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_context_stats)),
        "0.1",
        """Tell what a context has counted since it was created.

        @param context    the context.
        @param out_stats  receives the numbers. See velto_context_stats_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_stats NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_get_info
        """,
    ),
    "velto_context_get_features": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_feature)),
        "0.1",
        """Tell what is there to work with.

        For set-up screens and bug reports. The answer may change at any time.

        @param context       the context.
        @param out_features  receives the flags.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_features NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_context_describe_support": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write down everything that a bug report needs, as text for people.

        Versions of library, kernel and BlueZ; what the process may do; adapters; devices with the way their values
        travel and why; losses and errors so far, the last 64 refusals of the message bus among them. It is gathered
        beforehand, so that nothing is waited for, and works without any bus too. Names and addresses of devices in
        reach are part of it.

        @param context    the context.
        @param buffer     receives the report, some kilobytes of lines; it may have grown since its size was asked
                          for, so offer some more. Its form may change at any time.
        @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the size.
        @param out_count  receives the number of bytes with the final NUL, also when it does not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_get_features, velto_context_read_log
        """,
    ),
    "velto_context_set_auto_connect": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32),
        "0.1",
        """Connect likely devices automatically until every player has one.

        The context scans by itself while players are missing, also while others play, and stops when all are there.
        For one player it connects when exactly one likely device is in sight after the settle time; for N players,
        when at most as many are in sight as places are free. With more it takes those that were connected before,
        if they fit: in this run or an earlier one; or else it sends VELTO_EVENT_CHOICE_NEEDED and goes on scanning.
        Each device gets the place that it had, if that is free and less than `players`, or else the lowest free
        one.

        @param context  the context.
        @param players  for how many players; 0 switches it off; 0 to 64.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (players out of range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 1.4 and 12.4
        @see velto_context_find_player, velto_context_list_known_devices
        """,
    ),
    "velto_context_find_player": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32, ctypes.POINTER(velto_device)),
        "0.1",
        """Find the device of a player.

        @param context     the context.
        @param player      the player; 0 to 63.
        @param out_device  receives the device, or zero.
        @returns VELTO_OK; VELTO_NOTHING (nobody has that place); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (player out of
                 range; out_device NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_set_auto_connect
        """,
    ),
    "velto_context_list_adapters": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_adapter_info), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """List the adapters that are present.

        Empty until the Bluetooth service has answered, a moment after the context was created.

        @param context    the context.
        @param adapters   receives the adapters; may be NULL with capacity 0.
        @param capacity   number of elements that fit; 0 with a NULL buffer asks for the number.
        @param out_count  receives the number of elements, also when they do not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_select_adapter
        """,
    ),
    "velto_context_select_adapter": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p),
        "0.1",
        """Choose the adapter for scans and links from now on.

        Links that are up on another adapter stay up.

        @param context     the context.
        @param identifier  the adapter, such as "hci0"; UTF-8, at most 31 bytes, borrowed for the call.
        @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no adapter of that name); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (identifier NULL;
                 text that is not UTF-8 or too long); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_list_adapters
        """,
    ),
    "velto_context_dispatch": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32),
        "0.1",
        """Do everything that is due in a pumped context.

        Waits up to the timeout for something to do and returns after having done it. Give 0 to call it once a
        frame.

        @param context     a pumped context.
        @param timeout_ms  longest wait; -1 waits without end; milliseconds, -1 to 86400000.
        @returns VELTO_OK (something was done); VELTO_NOTHING (nothing was due); VELTO_ERROR_UNSUPPORTED (the
                 context is not pumped); VELTO_ERROR_BUSY (another thread dispatches); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (timeout_ms out of
                 range); VELTO_ERROR_FORKED.

        @threads context: one thread at a time for the same context.
        @blocks  up to the timeout.
        @radio   none.
        @since   0.1
        @see velto_context_get_pump_fd, velto_context_get_next_deadline_ns
        """,
    ),
    "velto_context_get_pump_fd": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_int32)),
        "0.1",
        """Answer the descriptor that becomes readable when a pumped context has something to do.

        To be polled, never to be read or closed. Deadlines do not make it readable.

        @param context  a pumped context.
        @param out_fd   receives the descriptor, which belongs to the context.
        @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context is not pumped); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_fd NULL);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_get_next_deadline_ns, velto_context_dispatch
        """,
    ),
    "velto_context_get_next_deadline_ns": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_uint64)),
        "0.1",
        """Answer when a pumped context has to be dispatched at the latest.

        @param context          a pumped context.
        @param out_deadline_ns  receives the time on the context's clock; the largest number when nothing is due;
                                nanoseconds.
        @returns VELTO_OK; VELTO_NOTHING (nothing is due); VELTO_ERROR_UNSUPPORTED (the context is not pumped);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_deadline_ns NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_get_pump_fd, velto_context_get_time_ns
        """,
    ),
    "velto_context_get_time_ns": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_uint64)),
        "0.1",
        """Answer the time on the context's clock.

        The monotonic clock of the system, or the manual clock, which starts at one second; so 0 always means never.

        @param context      the context.
        @param out_time_ns  receives the time; nanoseconds.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_time_ns NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_get_clock_anchor
        """,
    ),
    "velto_context_get_clock_anchor": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_uint64), ctypes.POINTER(ctypes.c_uint64)),
        "0.1",
        """Answer one moment on two clocks, to turn times of the context into dates.

        @param context      the context.
        @param out_time_ns  receives the time on the context's clock; nanoseconds.
        @param out_utc_ns   receives the same moment as time since 1970-01-01 00:00 UTC; nanoseconds.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_time_ns NULL; out_utc_ns NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_get_time_ns
        """,
    ),
    "velto_context_advance_clock": Prototype(
        velto_result,
        (velto_context, ctypes.c_double),
        "0.1",
        """Move a manual clock and do everything that becomes due on the way, in order.

        @param context  a pumped context with a manual clock.
        @param seconds  how far; seconds, 0 to 31536000.
        @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the clock moves by itself); VELTO_ERROR_BUSY (another thread
                 dispatches); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (seconds out of range or not finite); VELTO_ERROR_FORKED.

        @threads context: one thread at a time for the same context.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_context_dispatch
        """,
    ),
    "velto_op_get_status": Prototype(
        velto_result,
        (velto_op, ctypes.POINTER(velto_op_status)),
        "0.1",
        """Tell how far an operation is.

        @param op          the operation.
        @param out_status  receives the status.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_status NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_op_get_result, velto_op_wait
        """,
    ),
    "velto_op_get_result": Prototype(
        velto_result,
        (velto_op, ctypes.POINTER(velto_result)),
        "0.1",
        """Tell how an operation ended.

        @param op          the operation.
        @param out_result  receives VELTO_OK or the reason of the failure; VELTO_PENDING while it has not ended.
        @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_result NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_op_get_error, velto_op_get_status
        """,
    ),
    "velto_op_get_error": Prototype(
        velto_result,
        (velto_op, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write down why an operation failed.

        @param op         the operation.
        @param buffer     receives one sentence, empty when the operation succeeded or has not ended.
        @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the size.
        @param out_count  receives the number of bytes with the final NUL, also when it does not fit.
        @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_op_get_result
        """,
    ),
    "velto_op_wait": Prototype(
        velto_result,
        (velto_op, ctypes.c_int32),
        "0.1",
        """Wait until an operation has ended, and answer how.

        The answer is the operation's own result, and a failure also fills the thread's error slot. On a pumped
        context waiting dispatches; on a manual clock it moves the clock, up to the timeout. The event of the
        operation is not consumed.

        @param op          the operation.
        @param timeout_ms  longest wait; -1 waits without end; milliseconds, -1 to 86400000.
        @returns VELTO_OK (it succeeded); VELTO_TIMED_OUT (it has not ended); VELTO_ERROR_INVALID_ARGUMENT (the
                 device does not take a value of that length; timeout_ms out of range); VELTO_ERROR_OUT_OF_MEMORY
                 (the adapter or the message bus takes no more); VELTO_ERROR_NO_ADAPTER; VELTO_ERROR_ADAPTER_OFF;
                 VELTO_ERROR_PERMISSION; VELTO_ERROR_NOT_FOUND (the device is not in reach);
                 VELTO_ERROR_NOT_CONNECTED; VELTO_ERROR_ALREADY; VELTO_ERROR_BUSY; VELTO_ERROR_DISCONNECTED;
                 VELTO_ERROR_TIMEOUT; VELTO_ERROR_REJECTED; VELTO_ERROR_UNSUPPORTED; VELTO_ERROR_PROTOCOL;
                 VELTO_ERROR_IO; VELTO_ERROR_CANCELLED; VELTO_ERROR_INTERNAL; VELTO_ERROR_BUS_UNAVAILABLE;
                 VELTO_ERROR_SERVICE_NOT_RUNNING; VELTO_ERROR_BUS_LOST; VELTO_ERROR_PAIRING_REQUIRED;
                 VELTO_ERROR_IN_USE; VELTO_ERROR_CONNECT_FAILED; VELTO_ERROR_LIBRARY_MISSING;
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads any    @blocks timeout    @radio none    @since 0.1
        @see velto_op_get_result, velto_op_cancel
        """,
    ),
    "velto_op_cancel": Prototype(
        velto_result,
        (velto_op,),
        "0.1",
        """Ask an operation to stop.

        It then ends with VELTO_ERROR_CANCELLED, unless it ends otherwise before.

        @param op  the operation.
        @returns VELTO_OK; VELTO_UNCHANGED (it has ended already); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_op_wait
        """,
    ),
    "velto_link_state_name": Prototype(
        ctypes.c_char_p,
        (velto_link_state,),
        "0.1",
        """Name of a link's state as the header spells it, such as "VELTO_LINK_STATE_READY".

        @param state  any number.
        @returns static text; "unknown" for a number that is no state. Never NULL.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_event_describe
        """,
    ),
    "velto_down_reason_name": Prototype(
        ctypes.c_char_p,
        (velto_down_reason,),
        "0.1",
        """Name of a reason for which a link ended as the header spells it, such as "VELTO_DOWN_REASON_TIMEOUT".

        @param reason  any number.
        @returns static text; "unknown" for a number that is no reason. Never NULL.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_event_describe
        """,
    ),
    "velto_scan_options_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_scan_options), ctypes.c_size_t),
        "0.1",
        """Fill a velto_scan_options with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param options  receives the defaults.
        @param size     `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (options NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_context_start_scan": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_scan_options), ctypes.POINTER(velto_op)),
        "0.1",
        """Look for devices until velto_context_stop_scan().

        Ends when discovery runs; devices that are found send VELTO_EVENT_DEVICE_FOUND and appear in
        velto_context_list_devices(). There is no filter by service, since wearables do not advertise theirs
        reliably.

        @param context  the context.
        @param options  how to scan. NULL means the defaults. See velto_scan_options_init().
        @param out_op   receives the operation. May be NULL.
        @returns VELTO_OK (once it has begun; a missing radio fails the operation); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (a member out of
                 range; out_op misaligned); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any.
        @blocks  never.
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @see velto_context_stop_scan, velto_context_list_devices, velto_op_wait
        """,
    ),
    "velto_context_stop_scan": Prototype(
        velto_result,
        (velto_context,),
        "0.1",
        """Stop looking for devices.

        Auto-connect goes on scanning while players are missing.

        @param context  the context.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_start_scan
        """,
    ),
    "velto_context_list_devices": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_device), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """List the devices that the context knows, in the order in which it met them.

        @param context    the context.
        @param devices    receives the ids; may be NULL with capacity 0.
        @param capacity   number of elements that fit; 0 with a NULL buffer asks for the number.
        @param out_count  receives the number of elements, also when they do not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_info, velto_context_find_device
        """,
    ),
    "velto_context_find_device": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.POINTER(velto_device)),
        "0.1",
        """Find a device by identifier, address or name.

        A known device is found by its identifier even before it was seen: velto_device_connect() then looks for it.

        @param context     the context.
        @param text        identifier ("bluez:AA:BB:CC:DD:EE:FF"), address or name; the first match in this order
                           counts; UTF-8, at most 255 bytes, borrowed for the call.
        @param out_device  receives the device, or zero.
        @returns VELTO_OK; VELTO_NOTHING (no such device is known); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (text NULL; text
                 that is not UTF-8 or too long; out_device NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_list_devices, velto_device_get_identifier
        """,
    ),
    "velto_device_info_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_device_info), ctypes.c_size_t),
        "0.1",
        """Fill a velto_device_info with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param info  receives the defaults.
        @param size  `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT (info
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_device_is_valid": Prototype(
        ctypes.c_int32,
        (velto_device,),
        "0.1",
        """Tell whether an id stands for a device.

        @param device  any bits.
        @returns 1 for a device that exists, connected or not; otherwise 0.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_device_get_info": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_device_info)),
        "0.1",
        """Tell what is known of a device.

        @param device    the device.
        @param out_info  receives the facts. See velto_device_info_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_info NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_name, velto_device_get_link_stats
        """,
    ),
    "velto_device_get_name": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write down the remembered name of a device.

        The newest name that is known, or "Unknown". Text from devices is repaired where it is not UTF-8.

        @param device     the device.
        @param buffer     receives the name; may be NULL with capacity 0.
        @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the size.
        @param out_count  receives the number of bytes with the final NUL, also when it does not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_advertised_name, velto_device_get_identifier
        """,
    ),
    "velto_device_get_advertised_name": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write down the name in the newest advertisement of a device.

        Updated with every advertisement, whatever family the device belongs to, until
        velto_device_clear_advertised_name().

        @param device     the device.
        @param buffer     receives the name, empty for none; may be NULL with capacity 0.
        @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the size.
        @param out_count  receives the number of bytes with the final NUL, also when it does not fit.
        @returns VELTO_OK; VELTO_NOTHING (no name has been heard); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or
                 NULL with a capacity); VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_clear_advertised_name, velto_device_get_name
        """,
    ),
    "velto_device_clear_advertised_name": Prototype(
        velto_result,
        (velto_device,),
        "0.1",
        """Forget the advertised name of a device, to see whether it is heard again.

        @param device  the device.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_advertised_name
        """,
    ),
    "velto_device_get_identifier": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write down the identifier of a device, which survives restarts of the program.

        Such as "bluez:AA:BB:CC:DD:EE:FF", "sim:...", "host:..." or "ingest:...". velto_context_find_device() takes
        it.

        @param device     the device.
        @param buffer     receives the identifier; may be NULL with capacity 0.
        @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the size.
        @param out_count  receives the number of bytes with the final NUL, also when it does not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_find_device
        """,
    ),
    "velto_device_get_capabilities": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_capability)),
        "0.1",
        """Tell what a device can do.

        @param device            the device.
        @param out_capabilities  receives the flags; none while the family is unknown.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_capabilities NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_has_capability
        """,
    ),
    "velto_device_has_capability": Prototype(
        ctypes.c_int32,
        (velto_device, velto_capability),
        "0.1",
        """Tell whether a device can do everything that is named.

        @param device        the device.
        @param capabilities  one or more flags.
        @returns 1 if it has all of them; 0 if not, or if an argument is wrong.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_capabilities
        """,
    ),
    "velto_device_set_family": Prototype(
        velto_result,
        (velto_device, velto_family),
        "0.1",
        """Decide the family of a device, whatever the evidence says.

        Holds for this device from the next connection on, and in later runs of the program. UNKNOWN goes back to
        the evidence.

        @param device  the device.
        @param family  the family.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (family unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_info, velto_context_list_known_devices
        """,
    ),
    "velto_connect_options_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_connect_options), ctypes.c_size_t),
        "0.1",
        """Fill a velto_connect_options with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param options  receives the defaults.
        @param size     `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (options NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_device_connect": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_connect_options), ctypes.POINTER(velto_op)),
        "0.1",
        """Connect to a device.

        Ends when the device is READY. Asking also makes the context bring the link back when it is lost, see
        velto_device_set_reconnect_policy(). A device that is READY already ends the operation at once.

        @param device   the device.
        @param options  how to connect. NULL means the defaults. See velto_connect_options_init().
        @param out_op   receives the operation. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_BUSY (64
                 operations are pending on the device); VELTO_ERROR_UNSUPPORTED (the device has no link, its packets
                 are ingested); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (a member out of range; out_op misaligned); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads any.
        @blocks  never.
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @see velto_device_disconnect, velto_op_wait
        """,
    ),
    "velto_device_disconnect": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1",
        """End the link of a device, or the attempt to make one.

        Closes links that this context established and no others. The device is not connected again until the
        program asks.

        @param device  the device.
        @param out_op  receives the operation. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_BUSY (64
                 operations are pending on the device); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_op misaligned); VELTO_ERROR_FORKED.

        @threads any.
        @blocks  never.
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @see velto_device_connect
        """,
    ),
    "velto_device_forget": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1",
        """Forget a device, its bond with the system and everything that is remembered of it included.

        Ends its link first, and removes its entry among the known devices and its profile. Its id is stale once the
        operation has ended, also when that failed because the system could not remove its bond.
        velto_context_forget_known_device() does the same for a device that is not present.

        @param device  the device.
        @param out_op  receives the operation. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_BUSY (64
                 operations are pending on the device); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_op misaligned); VELTO_ERROR_FORKED.

        @threads any.
        @blocks  never.
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @see velto_device_keep, velto_context_forget_known_device
        """,
    ),
    "velto_device_set_reconnect_policy": Prototype(
        velto_result,
        (velto_device, velto_reconnect_policy),
        "0.1",
        """Choose whether a lost link of a device is established again.

        @param device  the device.
        @param policy  the policy; AUTOMATIC for new devices.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (policy unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 1.7
        @see velto_device_connect
        """,
    ),
    "velto_link_stats_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_link_stats), ctypes.c_size_t),
        "0.1",
        """Fill a velto_link_stats with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param stats  receives the defaults.
        @param size   `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (stats NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_device_get_link_stats": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_link_stats)),
        "0.1",
        """Tell what was counted on the links of a device.

        @param device     the device.
        @param out_stats  receives the numbers. See velto_link_stats_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_stats NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_info
        """,
    ),
    "velto_context_list_known_devices": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_known_device), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """List the devices that were connected before, the most recently connected first.

        Those of the airs that the context uses, whether they are present or not. Unlike
        velto_context_list_devices() it needs no scan.

        @param context    the context.
        @param devices    receives the devices; may be NULL with capacity 0.
        @param capacity   number of elements that fit; 0 with a NULL buffer asks for the number.
        @param out_count  receives the number of elements, also when they do not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_connect_last_device, velto_context_forget_known_device
        """,
    ),
    "velto_context_connect_last_device": Prototype(
        velto_result,
        (
            velto_context,
            ctypes.POINTER(velto_connect_options),
            ctypes.POINTER(velto_device),
            ctypes.POINTER(velto_op),
        ),
        "0.1",
        """Connect the device that was connected last, in this run of the program or an earlier one.

        Switches auto-connect off. A device that the system knows is called directly; any other is looked for, and
        connected as soon as it is seen. Without a radio the operation fails, but the wish is remembered: when there
        is one, the device is connected after all, until velto_device_disconnect().

        @param context     the context.
        @param options     how to connect. NULL means the defaults. See velto_connect_options_init().
        @param out_device  receives the device, or zero. May be NULL.
        @param out_op      receives the operation, or zero. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_NOTHING (no device
                 was ever connected); VELTO_ERROR_BUSY (64 operations are pending on the device);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (a member out of range; out_device misaligned; out_op misaligned);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any.
        @blocks  never.
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @source Triki protocol notes, 1.5
        @see velto_context_list_known_devices, velto_context_set_auto_connect, velto_device_connect
        """,
    ),
    "velto_context_forget_known_device": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.POINTER(velto_op)),
        "0.1",
        """Forget a device, present or not.

        Everything that velto_device_forget() does for a device that the context has met. Of any other the entry
        among the known devices and the profile are removed; a bond with the system stays.

        @param context     the context.
        @param identifier  the device's identifier; UTF-8, at most 255 bytes, borrowed for the call.
        @param out_op      receives the operation. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_NOT_FOUND (no
                 device of that identifier is known); VELTO_ERROR_BUSY (64 operations are pending on the device);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (identifier NULL; text that is not UTF-8 or too long; out_op
                 misaligned); VELTO_ERROR_FORKED.

        @threads any.
        @blocks  bounded; until a file is removed
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @see velto_context_list_known_devices, velto_device_forget
        """,
    ),
    "velto_device_set_player_index": Prototype(
        velto_result,
        (velto_device, ctypes.c_int32),
        "0.1",
        """Give a device a place among the players.

        Whoever had the place loses it. A device without a place gets one when it becomes READY: the one that it had
        in an earlier run, if that is free, or else the lowest free one.

        @param device        the device.
        @param player_index  the place; -1 takes it away; -1 to 63.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (player_index out of range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_find_player
        """,
    ),
    "velto_device_set_user_data": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint64),
        "0.1",
        """Attach a number to a device, for instance a pointer; its events carry it.

        @param device     the device.
        @param user_data  the number, which the library never looks into.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_user_data
        """,
    ),
    "velto_device_get_user_data": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(ctypes.c_uint64)),
        "0.1",
        """Answer the number that is attached to a device.

        @param device         the device.
        @param out_user_data  receives the number; 0 for a new device.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_user_data NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_set_user_data
        """,
    ),
    "velto_device_keep": Prototype(
        velto_result,
        (velto_device, ctypes.c_int32),
        "0.1",
        """Protect a device from being forgotten, or stop protecting it.

        @param device   the device.
        @param is_kept  1 to protect it; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (is_kept out of range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_forget
        """,
    ),
    "velto_device_list_services": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gatt_service), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """List the services of a device that is READY.

        The lists change when the device changes its services while connected; VELTO_EVENT_SERVICES_CHANGED tells.

        @param device     the device.
        @param services   receives the services in the order of their handles; may be NULL with capacity 0.
        @param capacity   number of elements that fit; 0 with a NULL buffer asks for the number.
        @param out_count  receives the number of elements, also when they do not fit.
        @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or
                 NULL with a capacity); VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_list_characteristics
        """,
    ),
    "velto_device_list_characteristics": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gatt_characteristic), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """List the characteristics of a device that is READY.

        @param device           the device.
        @param characteristics  receives the characteristics in the order of their handles; may be NULL with
                                capacity 0.
        @param capacity         number of elements that fit; 0 with a NULL buffer asks for the number.
        @param out_count        receives the number of elements, also when they do not fit.
        @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or
                 NULL with a capacity); VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_find_characteristic, velto_device_list_descriptors
        """,
    ),
    "velto_device_list_descriptors": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gatt_descriptor), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """List the descriptors of a device that is READY, as far as its air tells them.

        @param device       the device.
        @param descriptors  receives the descriptors in the order of their handles; may be NULL with capacity 0.
        @param capacity     number of elements that fit; 0 with a NULL buffer asks for the number.
        @param out_count    receives the number of elements, also when they do not fit.
        @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (it is not READY); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or
                 NULL with a capacity); VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_list_characteristics
        """,
    ),
    "velto_device_find_characteristic": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_uuid), ctypes.POINTER(velto_uuid), ctypes.POINTER(ctypes.c_uint16)),
        "0.1",
        """Find a characteristic by its UUID.

        @param device              the device.
        @param service             the service that holds it; all zeros look through all of them.
        @param uuid                what it is.
        @param out_characteristic  receives the value handle of the first one, or 0.
        @returns VELTO_OK; VELTO_NOTHING (there is no such characteristic); VELTO_ERROR_NOT_CONNECTED (the device is
                 not READY); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (service NULL; a member out of range; uuid NULL; out_characteristic
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_list_characteristics
        """,
    ),
    "velto_device_read": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint16, ctypes.c_double, ctypes.POINTER(velto_op)),
        "0.1",
        """Read a value, also one that is longer than a packet.

        @param device          the device.
        @param characteristic  value handle.
        @param timeout         time in which the device has to answer; seconds, 0.01 to 300.
        @param out_op          receives the operation; velto_op_get_value() has the value. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_BUSY (64
                 operations are pending on the device); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (timeout out of range or not finite; out_op
                 misaligned); VELTO_ERROR_FORKED.

        @threads any.
        @blocks  never.
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @see velto_op_get_value, velto_device_subscribe
        """,
    ),
    "velto_device_write": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.c_uint16,
            velto_write_kind,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_double,
            ctypes.POINTER(velto_op),
        ),
        "0.1",
        """Write a value; writes to one device happen in the order of the calls.

        @param device          the device.
        @param characteristic  value handle.
        @param kind            with or without response.
        @param bytes           the value; copied.
        @param size            number of bytes, 0 to 512.
        @param timeout         time in which the device has to answer; seconds, 0.01 to 300.
        @param out_op          receives the operation. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_BUSY (64
                 operations are pending on the device); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (kind unknown; a size out of range, or NULL
                 with a size; timeout out of range or not finite; out_op misaligned); VELTO_ERROR_FORKED.

        @threads any.
        @blocks  never.
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @see velto_device_read
        """,
    ),
    "velto_device_await": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.c_uint16,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_double,
            ctypes.POINTER(velto_op),
        ),
        "0.1",
        """Wait for the next value that a characteristic notifies and that begins in a certain way.

        For devices that answer a write by a notification: await first, then write. The characteristic must have
        been subscribed to; the subscriptions get the value as well.

        @param device          the device.
        @param characteristic  value handle.
        @param prefix          how the value begins; with no bytes any value will do.
        @param size            number of bytes, 0 to 512.
        @param timeout         time in which it has to come; seconds, 0.01 to 300.
        @param out_op          receives the operation; velto_op_get_value() has the value. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_BUSY (64
                 operations are pending on the device); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (a size out of range, or NULL with a size;
                 timeout out of range or not finite; out_op misaligned); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_subscribe, velto_op_get_value
        """,
    ),
    "velto_op_get_value": Prototype(
        velto_result,
        (velto_op, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write down the bytes that an operation brought.

        @param op         a read, or a wait for a value.
        @param buffer     receives the value, at most VELTO_VALUE_MAX bytes; none for operations that bring none.
        @param capacity   number of bytes that fit; 0 with a NULL buffer asks for the number.
        @param out_count  receives the number of bytes, also when they do not fit.
        @returns VELTO_OK; VELTO_PENDING (it has not ended); VELTO_NOTHING (it failed); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or
                 NULL with a capacity); VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_read, velto_device_await
        """,
    ),
    "velto_subscription_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_subscription_def), ctypes.c_size_t),
        "0.1",
        """Fill a velto_subscription_def with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param def   receives the defaults.
        @param size  `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT (def
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_subscription_info_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_subscription_info), ctypes.c_size_t),
        "0.1",
        """Fill a velto_subscription_info with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param info  receives the defaults.
        @param size  `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT (info
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_device_subscribe": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.c_uint16,
            ctypes.POINTER(velto_subscription_def),
            ctypes.POINTER(velto_subscription),
            ctypes.POINTER(velto_op),
        ),
        "0.1",
        """Subscribe to the notifications or indications of a characteristic.

        The device must be READY. Secured characteristics end the operation with VELTO_ERROR_PAIRING_REQUIRED; one
        that another program holds with VELTO_ERROR_IN_USE. Cancelling the operation does not end the subscription.

        @param device            the device.
        @param characteristic    value handle.
        @param def               how it is to be made. NULL means the defaults. See velto_subscription_def_init().
        @param out_subscription  receives the subscription, to be destroyed by the program.
        @param out_op            receives the operation, which ends when the device has confirmed. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_BUSY (64
                 operations are pending on the device); VELTO_ERROR_OUT_OF_MEMORY (no descriptors or handles left);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (a member out of range; out_subscription NULL; out_op misaligned);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any.
        @blocks  never.
        @radio   needs an air: BlueZ, simulated or the program's own.
        @since   0.1
        @see velto_subscription_poll_value, velto_subscription_get_fd, velto_subscription_destroy
        """,
    ),
    "velto_subscription_poll_value": Prototype(
        velto_result,
        (velto_subscription, ctypes.POINTER(velto_value)),
        "0.1",
        """Take the oldest value that waits.

        @param subscription  the subscription.
        @param out_value     receives the value.
        @returns VELTO_OK; VELTO_NOTHING (no value waits); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_value NULL); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_subscription_get_fd, velto_subscription_get_info
        """,
    ),
    "velto_subscription_get_info": Prototype(
        velto_result,
        (velto_subscription, ctypes.POINTER(velto_subscription_info)),
        "0.1",
        """Tell what is known of a subscription.

        @param subscription  the subscription.
        @param out_info      receives the facts. See velto_subscription_info_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_info NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_subscription_get_error
        """,
    ),
    "velto_subscription_get_error": Prototype(
        velto_result,
        (velto_subscription, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write down why a subscription ended by itself.

        @param subscription  the subscription.
        @param buffer        receives one sentence, empty while it has not.
        @param capacity      size of the buffer in bytes; 0 with a NULL buffer asks for the size.
        @param out_count     receives the number of bytes with the final NUL, also when it does not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_subscription_get_info
        """,
    ),
    "velto_subscription_get_fd": Prototype(
        velto_result,
        (velto_subscription, ctypes.POINTER(ctypes.c_int32)),
        "0.1",
        """Answer the descriptor that is readable while a value waits.

        To be polled, never to be read or closed.

        @param subscription  the subscription.
        @param out_fd        receives the descriptor, which belongs to the subscription.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_fd NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_subscription_poll_value
        """,
    ),
    "velto_subscription_destroy": Prototype(
        None,
        (velto_subscription,),
        "0.1",
        """End a subscription; the last one of a characteristic switches its notifications off.

        A null or stale id does nothing.

        @param subscription  the subscription.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_subscribe
        """,
    ),
    "velto_input_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_input), ctypes.c_size_t),
        "0.1",
        """Fill a velto_input with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param input  receives the defaults.
        @param size   `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (input NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 7
        """,
    ),
    "velto_device_poll_input": Prototype(
        velto_result,
        (velto_device, ctypes.c_double, ctypes.POINTER(velto_input)),
        "0.1",
        """Take the latest game input of a device.

        Fills `out_input` with the motion state as of now and with every button edge and gesture since the previous
        poll of this device. A press and its release between two polls are both reported; nothing is lost at low
        frame rates. Call it once per device and frame, from the thread that runs the game.

        A device that is not connected answers with a neutral input without the flag CONNECTED, so that a game loop
        needs no special case.

        @param device     the device to read.
        @param dt         time since the previous poll of this device; seconds, 0 or more. Or VELTO_DT_MEASURE.
        @param out_input  receives the input. See velto_input_init().
        @returns VELTO_OK; VELTO_NOTHING (no packet since the last poll; the input is valid); VELTO_ERROR_BUSY
                 (another thread is polling the device); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (dt out of range or not finite; out_input
                 NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object; others use velto_device_peek_input()
        @blocks  never; no allocation, and no system call unless a gesture wakes the reader of a queue
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 8.3
        @see velto_device_peek_input, velto_context_poll_player
        """,
    ),
    "velto_device_peek_input": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_input)),
        "0.1",
        """Look at the game input of a device without consuming anything.

        Answers the frame of the last poll, with flags, button levels, press and click counters, packet count and
        age as of now.

        @param device     the device to look at.
        @param out_input  receives the input. See velto_input_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_input NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_poll_input
        """,
    ),
    "velto_context_poll_player": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32, ctypes.c_double, ctypes.POINTER(velto_input)),
        "0.1",
        """Take the latest game input of a player.

        Like velto_device_poll_input() for whatever device has that place. While nobody has it the input is neutral.

        @param context    the context.
        @param player     the player; 0 to 63.
        @param dt         time since the previous poll of this player; seconds, 0 or more. Or VELTO_DT_MEASURE.
        @param out_input  receives the input. See velto_input_init().
        @returns VELTO_OK; VELTO_NOTHING (no packet since the last poll, or nobody has that place; the input is
                 valid); VELTO_ERROR_BUSY (another thread is polling the device); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (player out of
                 range; dt out of range or not finite; out_input NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object; one poller for each player
        @blocks  never; no allocation and no system call
        @radio   none.
        @since   0.1
        @see velto_context_peek_player, velto_context_set_auto_connect
        """,
    ),
    "velto_context_peek_player": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32, ctypes.POINTER(velto_input)),
        "0.1",
        """Look at the game input of a player without consuming anything.

        @param context    the context.
        @param player     the player; 0 to 63.
        @param out_input  receives the input, neutral while nobody has that place. See velto_input_init().
        @returns VELTO_OK; VELTO_NOTHING (nobody has that place); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (player out of
                 range; out_input NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_poll_player
        """,
    ),
    "velto_device_reset_input": Prototype(
        velto_result,
        (velto_device,),
        "0.1",
        """Put the motion of a device back to its start.

        Position, calibration and edges are cleared; configuration, mode and counters stay.

        @param device  the device.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 8.7
        @see velto_device_discard_edges
        """,
    ),
    "velto_device_discard_edges": Prototype(
        velto_result,
        (velto_device,),
        "0.1",
        """Take every button edge up to now for seen.

        For the moment when a menu closes, so that the click that closed it does not serve a ball.

        @param device  the device.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 8.1
        @see velto_device_reset_input
        """,
    ),
    "velto_context_create_ingest_device": Prototype(
        velto_result,
        (velto_context, velto_family, ctypes.c_char_p, ctypes.POINTER(velto_device)),
        "0.1",
        """Create a device whose packets the program feeds.

        @param context     the context.
        @param family      what its bytes mean.
        @param identifier  a name that tells it from others, not empty; "ingest:" is put in front; UTF-8, at most
                           128 bytes, borrowed for the call.
        @param out_device  receives the device.
        @returns VELTO_OK; VELTO_ERROR_ALREADY (there is a device of that identifier); VELTO_ERROR_UNSUPPORTED
                 (packets of that family cannot be fed); VELTO_ERROR_OUT_OF_MEMORY (no handles left);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (family unknown; identifier NULL; text that is not UTF-8 or too long;
                 out_device NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_ingest_packet
        """,
    ),
    "velto_device_ingest_packet": Prototype(
        velto_result,
        (velto_device, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint64),
        "0.1",
        """Feed one received packet to a device that has no link.

        @param device        a device made by velto_context_create_ingest_device().
        @param bytes         the packet as it was notified; an empty one is ignored.
        @param size          number of bytes, 0 to 512.
        @param timestamp_ns  when it arrived, on the context's clock; 0 for now; nanoseconds.
        @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a link of its own); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (a size out of
                 range, or NULL with a size); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never; no allocation after the first packets
        @radio   none.
        @since   0.1
        @see velto_context_create_ingest_device
        """,
    ),
    "velto_event_type_name": Prototype(
        ctypes.c_char_p,
        (velto_event_type,),
        "0.1",
        """Name of an event's type as the header spells it, such as "VELTO_EVENT_CONNECTED".

        @param type  any number.
        @returns static text; "unknown" for a number that is no type. Never NULL.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_event_describe
        """,
    ),
    "velto_event_describe": Prototype(
        velto_result,
        (ctypes.POINTER(velto_event), ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write an event down as one line for people, for logs.

        @param event      the event.
        @param buffer     receives the line; its form may change at any time.
        @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the size.
        @param out_count  receives the number of bytes with the final NUL, also when it does not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (event NULL; a member out of range; out_count NULL, or NULL
                 with a capacity); VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_event_type_name, velto_link_state_name, velto_down_reason_name
        """,
    ),
    "velto_context_poll_event": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_event)),
        "0.1",
        """Take the oldest event of the context's default queue.

        @param context    the context.
        @param out_event  receives the event; of type NONE when there is none.
        @returns VELTO_OK; VELTO_NOTHING (no event waits); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_event NULL); VELTO_ERROR_FORKED.

        @threads context: one thread at a time for the same context.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_context_wait_event, velto_context_get_event_fd
        """,
    ),
    "velto_context_wait_event": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32, ctypes.POINTER(velto_event)),
        "0.1",
        """Take the oldest event of the context's default queue, waiting for one if need be.

        A pumped context dispatches meanwhile; a manual clock is moved, up to the timeout.

        @param context     the context.
        @param timeout_ms  longest wait; -1 waits without end; milliseconds, -1 to 86400000.
        @param out_event   receives the event; of type NONE when there is none.
        @returns VELTO_OK; VELTO_TIMED_OUT (no event came); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (timeout_ms out of range; out_event NULL);
                 VELTO_ERROR_FORKED.

        @threads context: one thread at a time for the same context.
        @blocks  up to the timeout.
        @radio   none.
        @since   0.1
        @see velto_context_poll_event
        """,
    ),
    "velto_context_get_event_fd": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_int32)),
        "0.1",
        """Answer the descriptor that is readable while the default queue is not empty.

        To be polled, never to be read or closed. It works with select, poll, epoll and every foreign event loop.

        @param context  the context.
        @param out_fd   receives the descriptor, which belongs to the context.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_fd NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_poll_event
        """,
    ),
    "velto_context_flush_events": Prototype(
        velto_result,
        (velto_context,),
        "0.1",
        """Throw away every event that waits in the default queue.

        @param context  the context.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads context: one thread at a time for the same context.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_context_poll_event
        """,
    ),
    "velto_context_set_event_mask": Prototype(
        velto_result,
        (velto_context, velto_event_class),
        "0.1",
        """Choose the classes of events that the default queue takes from now on.

        @param context  the context.
        @param mask     the classes; 0 takes none.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (mask unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_create_queue
        """,
    ),
    "velto_context_create_queue": Prototype(
        velto_result,
        (velto_context, velto_event_class, ctypes.c_uint32, ctypes.POINTER(velto_queue)),
        "0.1",
        """Create a further queue that sees every event of its mask from now on.

        @param context    the context.
        @param mask       the classes of events it takes.
        @param capacity   events it holds before the oldest are dropped; 1 to 65536.
        @param out_queue  receives the queue.
        @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no descriptors or handles left); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (mask unknown;
                 capacity out of range; out_queue NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_queue_poll_event, velto_queue_destroy
        """,
    ),
    "velto_queue_poll_event": Prototype(
        velto_result,
        (velto_queue, ctypes.POINTER(velto_event)),
        "0.1",
        """Take the oldest event of a queue.

        @param queue      the queue.
        @param out_event  receives the event; of type NONE when there is none.
        @returns VELTO_OK; VELTO_NOTHING (no event waits); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_event NULL); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_queue_wait_event, velto_queue_get_fd
        """,
    ),
    "velto_queue_wait_event": Prototype(
        velto_result,
        (velto_queue, ctypes.c_int32, ctypes.POINTER(velto_event)),
        "0.1",
        """Take the oldest event of a queue, waiting for one if need be.

        A pumped context dispatches meanwhile; a manual clock is moved, up to the timeout.

        @param queue       the queue.
        @param timeout_ms  longest wait; -1 waits without end; milliseconds, -1 to 86400000.
        @param out_event   receives the event; of type NONE when there is none.
        @returns VELTO_OK; VELTO_TIMED_OUT (no event came); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (timeout_ms out of range; out_event NULL);
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  up to the timeout.
        @radio   none.
        @since   0.1
        @see velto_queue_poll_event
        """,
    ),
    "velto_queue_get_fd": Prototype(
        velto_result,
        (velto_queue, ctypes.POINTER(ctypes.c_int32)),
        "0.1",
        """Answer the descriptor that is readable while a queue is not empty.

        To be polled, never to be read or closed.

        @param queue   the queue.
        @param out_fd  receives the descriptor, which belongs to the queue.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_fd NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_queue_poll_event
        """,
    ),
    "velto_queue_destroy": Prototype(
        None,
        (velto_queue,),
        "0.1",
        """Destroy a queue; whoever waits on it is released.

        A null or stale id does nothing.

        @param queue  the queue.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_create_queue
        """,
    ),
    "velto_motion_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_motion_config), ctypes.c_size_t, velto_motion_mode),
        "0.1",
        """Fill a velto_motion_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config  receives the defaults.
        @param size    `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @param mode    which preset to load.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL; mode unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 6.4
        """,
    ),
    "velto_motion_config_validate": Prototype(
        velto_result,
        (ctypes.POINTER(velto_motion_config),),
        "0.1",
        """Tell whether a configuration would be accepted.

        After a refusal velto_error_message() names the member.

        @param config  the configuration. See velto_motion_config_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (config NULL; a member out of range);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_set_motion_config
        """,
    ),
    "velto_device_set_motion_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_motion_config)),
        "0.1",
        """Give a device another configuration.

        Another mode puts the motion back to its start; the same mode goes on with the new numbers.

        @param device  the device.
        @param config  the configuration; borrowed for the call. See velto_motion_config_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (config NULL; a member out of range); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 6.5
        @see velto_motion_config_init, velto_device_get_motion_config
        """,
    ),
    "velto_device_get_motion_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_motion_config)),
        "0.1",
        """Answer the configuration of a device.

        @param device      the device.
        @param out_config  receives the configuration. See velto_motion_config_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_config NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_set_motion_config
        """,
    ),
    "velto_device_set_motion_mode": Prototype(
        velto_result,
        (velto_device, velto_motion_mode),
        "0.1",
        """Switch a device to a mode with the mode's preset.

        Keeps the axes if the program had changed them. The mode that is in force already changes nothing.

        @param device  the device.
        @param mode    the mode.
        @returns VELTO_OK; VELTO_UNCHANGED (the mode is in force already); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (mode unknown);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 6.5
        @see velto_device_set_motion_config
        """,
    ),
    "velto_device_calibrate_neutral": Prototype(
        velto_result,
        (velto_device,),
        "0.1",
        """Make the present pose of a device the neutral one.

        Consumes no edges. The position reads 0 at once, also before the next poll.

        @param device  the device.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 8.8
        @see velto_device_recenter, velto_device_get_calibration
        """,
    ),
    "velto_device_recenter": Prototype(
        velto_result,
        (velto_device,),
        "0.1",
        """Forget the centre of the paddle; the next packet defines it anew.

        @param device  the device.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 6.9
        @see velto_device_calibrate_neutral
        """,
    ),
    "velto_device_flip_paddle_offset": Prototype(
        velto_result,
        (velto_device,),
        "0.1",
        """Reverse the sign of the paddle's centre, for a cap that is worn the other way round.

        @param device  the device.
        @returns VELTO_OK; VELTO_UNCHANGED (there is no centre yet); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 6.9
        @see velto_device_calibrate_neutral
        """,
    ),
    "velto_calibration_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_calibration), ctypes.c_size_t),
        "0.1",
        """Fill a velto_calibration with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param calibration  receives the defaults.
        @param size         `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (calibration NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_device_get_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration)),
        "0.1",
        """Answer what a device has learnt about its neutral pose, to keep it for another day.

        @param device           the device.
        @param out_calibration  receives the calibration. See velto_calibration_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_calibration NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_set_calibration
        """,
    ),
    "velto_device_set_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration)),
        "0.1",
        """Tell a device what it had learnt about its neutral pose.

        @param device       the device.
        @param calibration  the calibration. See velto_calibration_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (calibration NULL; a member out of range); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_calibration
        """,
    ),
    "velto_device_set_calibration_policy": Prototype(
        velto_result,
        (velto_device, velto_calibration_policy),
        "0.1",
        """Choose whether the player of a device is asked to calibrate.

        Asking means the flag CALIBRATION_WANTED in velto_input and VELTO_EVENT_CALIBRATION_WANTED; what the player
        sees is the program's. velto_device_calibrate_neutral() and velto_device_set_calibration() are the answer.

        @param device  the device.
        @param policy  the policy; ASK for new devices.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (policy unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 10.2
        @see velto_device_set_calibration_wanted
        """,
    ),
    "velto_device_set_calibration_wanted": Prototype(
        velto_result,
        (velto_device, ctypes.c_int32),
        "0.1",
        """Ask the player of a device to calibrate now, or take the question back for this link.

        @param device     the device.
        @param is_wanted  1 asks, 0 is a player who declined; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_NOT_CONNECTED (only the player of a connected device can be asked);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (is_wanted out of range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 10.2
        @see velto_device_set_calibration_policy, velto_device_calibrate_neutral
        """,
    ),
    "velto_device_get_calibration_state": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration_state)),
        "0.1",
        """Tell where the question stands, whether the player wants to calibrate.

        DONE says that somebody has calibrated. The flag CALIBRATED of velto_input says less: a neutral pose is
        known, perhaps because the first sample was taken for it.

        @param device     the device.
        @param out_state  receives the state, as of the last poll.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_state NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 10.2
        @see velto_device_set_calibration_wanted, velto_device_calibrate_neutral
        """,
    ),
    "velto_calibration_options_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_calibration_options), ctypes.c_size_t),
        "0.1",
        """Fill a velto_calibration_options with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param options  receives the defaults.
        @param size     `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (options NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_device_start_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration_options), ctypes.POINTER(velto_op)),
        "0.1",
        """Calibrate a device while its player keeps still, telling how far it is.

        Every movement begins the while anew: a moving device is never calibrated. VELTO_EVENT_CALIBRATION_PROGRESS
        tells how far it is. In the end the middle of what was held becomes the neutral pose; the operation fails as
        ERROR_TIMEOUT when the device was not kept still, and as ERROR_DISCONNECTED when its link went down.

        @param device   the device.
        @param options  how long, how still, and the patience. NULL means the defaults. See
                        velto_calibration_options_init().
        @param out_op   receives the operation. May be NULL.
        @returns VELTO_OK (once it has begun; the outcome arrives as VELTO_EVENT_OP_DONE); VELTO_ERROR_BUSY (64
                 operations are pending on the device); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (a member out of range; out_op misaligned);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_calibrate_neutral, velto_op_cancel
        """,
    ),
    "velto_device_save_profile": Prototype(
        velto_result,
        (velto_device,),
        "0.1",
        """Keep a device's configuration and calibration for the next run of the program.

        Written as a whole into a file of its own in the context's state folder: motion, gamepad and sensor
        constants, and the centre of the paddle. A crash leaves the old file or the new one.

        @param device  the device.
        @returns VELTO_OK; VELTO_ERROR_IO (the file cannot be written); VELTO_ERROR_NOT_FOUND (no folder is named,
                 and there is neither XDG_STATE_HOME nor HOME); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads any.
        @blocks  bounded; until a small file is written
        @radio   none.
        @since   0.1
        @see velto_device_load_profile
        """,
    ),
    "velto_device_load_profile": Prototype(
        velto_result,
        (velto_device,),
        "0.1",
        """Give a device the configuration and calibration that were kept for it.

        A damaged file is set aside with a warning in the log, and changes nothing. A context with
        VELTO_CONTEXT_LOAD_PROFILES does this by itself when a device is connected for the first time.

        @param device  the device.
        @returns VELTO_OK; VELTO_NOTHING (nothing was kept); VELTO_ERROR_FORMAT (the file is damaged and was set
                 aside); VELTO_ERROR_IO (the file cannot be read); VELTO_ERROR_NOT_FOUND (no folder is named, and
                 there is neither XDG_STATE_HOME nor HOME); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads any.
        @blocks  bounded; until a small file is read
        @radio   none.
        @since   0.1
        @see velto_device_save_profile
        """,
    ),
    "velto_motion_debug_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_motion_debug), ctypes.c_size_t),
        "0.1",
        """Fill a velto_motion_debug with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param debug  receives the defaults.
        @param size   `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (debug NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 6.10
        """,
    ),
    "velto_device_get_motion_debug": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_motion_debug)),
        "0.1",
        """Answer the inner values of a device's motion engine.

        @param device     the device.
        @param out_debug  receives the values. See velto_motion_debug_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_debug NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_poll_input
        """,
    ),
    "velto_gamepad_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_gamepad_config), ctypes.c_size_t, velto_pad_style),
        "0.1",
        """Fill a velto_gamepad_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config  receives the defaults.
        @param size    `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @param style   which preset to load.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL; style unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 4.2
        """,
    ),
    "velto_device_set_pad_style": Prototype(
        velto_result,
        (velto_device, velto_pad_style),
        "0.1",
        """Choose how eagerly the gamepad view of a device reacts.

        Replaces every constant by the one of the style.

        @param device  the device.
        @param style   the style; GAME for new devices.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (style unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_set_gamepad_config
        """,
    ),
    "velto_device_set_gamepad_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gamepad_config)),
        "0.1",
        """Give the gamepad view of a device other constants.

        @param device  the device.
        @param config  the constants; borrowed for the call. See velto_gamepad_config_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (config NULL; a member out of range); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_gamepad_config_init, velto_device_get_gamepad_config
        """,
    ),
    "velto_device_get_gamepad_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gamepad_config)),
        "0.1",
        """Answer the constants of a device's gamepad view.

        @param device      the device.
        @param out_config  receives the constants. See velto_gamepad_config_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_config NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_set_gamepad_config
        """,
    ),
    "velto_sensor_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_sensor_config), ctypes.c_size_t),
        "0.1",
        """Fill a velto_sensor_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config  receives the defaults.
        @param size    `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 2.7
        """,
    ),
    "velto_device_set_sensor_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_sensor_config)),
        "0.1",
        """Choose how the sensor readings of a device are smoothed.

        @param device  the device.
        @param config  the weights; borrowed for the call. See velto_sensor_config_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (config NULL; a member out of range); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_get_sensor_config
        """,
    ),
    "velto_device_get_sensor_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_sensor_config)),
        "0.1",
        """Answer how the sensor readings of a device are smoothed.

        @param device      the device.
        @param out_config  receives the weights. See velto_sensor_config_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_config NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_set_sensor_config
        """,
    ),
    "velto_device_ingest_sample": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_axis_sample)),
        "0.1",
        """Feed one decoded sample to the motion engine of a device.

        In paddle mode the sideways axis counts as steering of up to 2000; otherwise the sample moves the pointer.
        It holds like a packet's own for a quarter of a second. A device without a link counts as connected from
        then on.

        @param device  the device.
        @param sample  the sample.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (sample NULL; a member out of range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 8.5
        @see velto_device_set_supplement, velto_device_ingest_packet
        """,
    ),
    "velto_device_set_supplement": Prototype(
        velto_result,
        (velto_device, ctypes.c_double, ctypes.c_double, ctypes.c_double),
        "0.1",
        """Set what stands in for the axes of a device while no sample is in force.

        A packet with sensor readings replaces it.

        @param device    the device.
        @param rotation  the rotation channel.
        @param tilt_x    plays the part of turning about x.
        @param gyro_y    turning about y.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (rotation not finite; tilt_x not finite; gyro_y not finite);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 8.4
        @see velto_device_ingest_sample
        """,
    ),
    "velto_device_set_probe": Prototype(
        velto_result,
        (velto_device, ctypes.c_int32),
        "0.1",
        """Switch the byte probe of a device on, from nothing, or off.

        @param device  the device.
        @param is_on   whether it is on; off for new devices; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (is_on out of range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_read_probe
        """,
    ),
    "velto_device_read_probe": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_probe_change), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Answer the newest changes of bytes, oldest first, at most 80 of them.

        The first packet shows each of its bytes as a change from 0.

        @param device     the device.
        @param changes    receives the changes; may be NULL with capacity 0.
        @param capacity   number of elements that fit; 0 with a NULL buffer asks for the number.
        @param out_count  receives the number of elements, also when they do not fit.
        @returns VELTO_OK; VELTO_NOTHING (the probe is off or has seen no packet); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or
                 NULL with a capacity); VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_device_set_probe
        """,
    ),
    "velto_driver_create": Prototype(
        velto_result,
        (ctypes.POINTER(velto_driver),),
        "0.1",
        """Create a driver that has seen nothing, with the constants of the presets.

        @param out_driver  receives the driver; velto_driver_destroy() gives it back.
        @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left); VELTO_ERROR_INVALID_ARGUMENT (out_driver
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_driver_destroy
        """,
    ),
    "velto_driver_destroy": Prototype(
        None,
        (velto_driver,),
        "0.1",
        """Destroy a driver; NULL and stale pointers do nothing.

        @param driver  the driver.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_driver_create
        """,
    ),
    "velto_driver_reset": Prototype(
        velto_result,
        (velto_driver,),
        "0.1",
        """Make a driver forget what it has seen; its constants stay.

        @param driver  the driver.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_driver_clear_constants
        """,
    ),
    "velto_driver_clear_constants": Prototype(
        velto_result,
        (velto_driver,),
        "0.1",
        """Give a driver the constants of the presets again.

        @param driver  the driver.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_driver_reset
        """,
    ),
    "velto_paddle_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_paddle_config), ctypes.c_size_t, velto_input_strategy),
        "0.1",
        """Fill a velto_paddle_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config    receives the defaults.
        @param size      `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @param strategy  which preset to load.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL; strategy unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.2
        """,
    ),
    "velto_driver_set_paddle": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_paddle_config)),
        "0.1",
        """Give a driver other constants for paddles at the rate that they name.

        @param driver  the driver.
        @param config  the constants; borrowed for the call. See velto_paddle_config_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (config NULL; a
                 member out of range); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_driver_step_paddle, velto_driver_clear_constants
        """,
    ),
    "velto_driver_step_paddle": Prototype(
        velto_result,
        (
            velto_driver,
            ctypes.POINTER(velto_input),
            ctypes.c_double,
            ctypes.c_double,
            ctypes.c_double,
            ctypes.POINTER(ctypes.c_double),
        ),
        "0.1",
        """Move a paddle sideways over a court, in the units of the court.

        @param driver     the driver.
        @param input      the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt         length of the frame; seconds, 0 or more.
        @param place      where the paddle is.
        @param centre     the middle of the court.
        @param out_place  receives where the paddle is now; it is not kept inside of any court.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; place not finite; centre not finite; out_place
                 NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.2
        @see velto_driver_set_paddle
        """,
    ),
    "velto_menu_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_menu_config), ctypes.c_size_t, velto_input_strategy),
        "0.1",
        """Fill a velto_menu_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config    receives the defaults.
        @param size      `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @param strategy  which preset to load.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL; strategy unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.3
        """,
    ),
    "velto_driver_set_menu": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_menu_config)),
        "0.1",
        """Give a driver other constants for menus at the rate that they name.

        @param driver  the driver.
        @param config  the constants; borrowed for the call. See velto_menu_config_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (config NULL; a
                 member out of range); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_driver_step_menu, velto_driver_clear_constants
        """,
    ),
    "velto_driver_step_menu": Prototype(
        velto_result,
        (
            velto_driver,
            ctypes.POINTER(velto_input),
            ctypes.c_double,
            ctypes.c_int32,
            ctypes.c_int32,
            ctypes.POINTER(velto_menu_step),
        ),
        "0.1",
        """Tell what a frame means for a menu: a step, or the slot of a position.

        @param driver      the driver.
        @param input       the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt          length of the frame; seconds, 0 or more.
        @param slot_count  how many slots the menu has; 0 to 65536.
        @param selection   the selected slot; 0 to 65535.
        @param out_step    receives what the frame means.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; slot_count out of range; selection out of
                 range; out_step NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.3
        @see velto_driver_set_menu, velto_driver_step_picker
        """,
    ),
    "velto_pointer_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_pointer_config), ctypes.c_size_t, velto_input_strategy),
        "0.1",
        """Fill a velto_pointer_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config    receives the defaults.
        @param size      `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @param strategy  which preset to load.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL; strategy unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.4
        """,
    ),
    "velto_driver_set_pointer": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_pointer_config)),
        "0.1",
        """Give a driver other constants for pointers at the rate that they name.

        @param driver  the driver.
        @param config  the constants; borrowed for the call. See velto_pointer_config_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (config NULL; a
                 member out of range); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_driver_step_pointer, velto_driver_clear_constants
        """,
    ),
    "velto_driver_step_pointer": Prototype(
        velto_result,
        (
            velto_driver,
            ctypes.POINTER(velto_input),
            ctypes.c_double,
            ctypes.POINTER(velto_aim),
            ctypes.POINTER(velto_aim),
            ctypes.POINTER(velto_aim),
        ),
        "0.1",
        """Move an aim over a screen.

        @param driver     the driver.
        @param input      the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt         length of the frame; seconds, 0 or more.
        @param aim        where the aim is.
        @param target     where the position points, as velto_input_get_aim() tells.
        @param out_moved  receives where the aim is now; it is not kept on any screen. May be the same memory as
                          aim.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; aim NULL; target NULL; out_moved NULL);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.4
        @see velto_driver_set_pointer, velto_input_get_aim
        """,
    ),
    "velto_input_get_aim": Prototype(
        velto_result,
        (ctypes.POINTER(velto_input), ctypes.POINTER(velto_aim)),
        "0.1",
        """Tell where on a screen the position of an input points: the middle is neutral, and up is up.

        @param input    the input of this frame, as a poll filled it in. See velto_input_init().
        @param out_aim  receives the place.
        @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a member out of range; out_aim NULL);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.7
        @see velto_driver_step_pointer
        """,
    ),
    "velto_lateral_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_lateral_config), ctypes.c_size_t, velto_input_strategy),
        "0.1",
        """Fill a velto_lateral_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config    receives the defaults.
        @param size      `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @param strategy  which preset to load.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL; strategy unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.5
        """,
    ),
    "velto_driver_set_lateral": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_lateral_config)),
        "0.1",
        """Give a driver other constants for aims sideways at the rate that they name.

        @param driver  the driver.
        @param config  the constants; borrowed for the call. See velto_lateral_config_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (config NULL; a
                 member out of range); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_driver_step_lateral, velto_driver_clear_constants
        """,
    ),
    "velto_driver_step_lateral": Prototype(
        velto_result,
        (
            velto_driver,
            ctypes.POINTER(velto_input),
            ctypes.c_double,
            ctypes.c_double,
            ctypes.c_double,
            ctypes.c_int32,
            ctypes.POINTER(ctypes.c_double),
        ),
        "0.1",
        """Move an aim sideways, -1 to 1, as long as the device leans.

        @param driver       the driver.
        @param input        the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt           length of the frame; seconds, 0 or more.
        @param aim          where the aim is.
        @param lean         how far the device leans to the right.
        @param is_inverted  whether to go the other way; 0 or 1.
        @param out_moved    receives where the aim is now.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; aim not finite; lean not finite; is_inverted
                 out of range; out_moved NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.5
        @see velto_driver_set_lateral
        """,
    ),
    "velto_driver_step_picker": Prototype(
        velto_result,
        (
            velto_driver,
            ctypes.POINTER(velto_input),
            ctypes.c_double,
            ctypes.c_int32,
            ctypes.POINTER(velto_picker_step),
        ),
        "0.1",
        """Move the focus through a menu and confirm by the button.

        @param driver      the driver.
        @param input       the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt          length of the frame; seconds, 0 or more.
        @param slot_count  how many items the menu has; 0 does nothing; 0 to 65536.
        @param out_step    receives the focus.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; slot_count out of range; out_step NULL);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.7
        @see velto_driver_select_item
        """,
    ),
    "velto_driver_select_item": Prototype(
        velto_result,
        (velto_driver, ctypes.c_int32),
        "0.1",
        """Begin the menu of velto_driver_step_picker() anew with the focus on an item.

        @param driver  the driver.
        @param item    the item; 0 for new drivers; 0 to 65535.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (item out of range);
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_driver_step_picker
        """,
    ),
    "velto_driver_step_actions": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_input), ctypes.c_double, ctypes.POINTER(velto_action_step)),
        "0.1",
        """Tell what happened in a frame of a game of throwing.

        @param driver    the driver.
        @param input     the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt        length of the frame; seconds, 0 or more.
        @param out_step  receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; out_step NULL); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.7
        """,
    ),
    "velto_driver_step_display": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_input), ctypes.c_double, ctypes.POINTER(velto_input)),
        "0.1",
        """Give a copy of the input for pictures and numbers that people read: it changes eight times a second at most.

        Three times a second at low power. A change of flags, of the rate or of a button shows at once. Gestures and
        edges of buttons stay until the copy is renewed, and none is left out.

        @param driver     the driver.
        @param input      the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt         length of the frame; seconds, 0 or more.
        @param out_shown  receives what to show. See velto_input_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; out_shown NULL); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 5.3 and 8.1
        """,
    ),
    "velto_driver_step_gate": Prototype(
        velto_result,
        (velto_driver, ctypes.c_int32, ctypes.c_double, ctypes.c_double, ctypes.POINTER(ctypes.c_int32)),
        "0.1",
        """Let a click through once, and then none for a while.

        @param driver       the driver.
        @param is_pressed   whether there is a click in this frame; 0 or 1.
        @param dt           length of the frame; seconds, 0 or more.
        @param cooldown     how long no other click is let through; 0.65 in the original; seconds, 0 to 86400.
        @param out_is_open  receives whether the click is let through; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (is_pressed out of
                 range; dt out of range or not finite; cooldown out of range or not finite; out_is_open NULL);
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.7
        @see velto_driver_set_gate_pressed
        """,
    ),
    "velto_driver_set_gate_pressed": Prototype(
        velto_result,
        (velto_driver, ctypes.c_int32),
        "0.1",
        """Take the button for known: one that is held since before is no click.

        @param driver      the driver.
        @param is_pressed  whether the button is down; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the driver); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (is_pressed out of
                 range); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_driver_step_gate
        """,
    ),
    "velto_velocity_limits_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_velocity_limits), ctypes.c_size_t, velto_velocity_preset),
        "0.1",
        """Fill a velto_velocity_limits with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param limits  receives the defaults.
        @param size    `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @param preset  which preset to load.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (limits NULL; preset unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 3.3
        """,
    ),
    "velto_velocity_limits_shape": Prototype(
        velto_result,
        (ctypes.POINTER(velto_velocity_limits), ctypes.c_double, ctypes.POINTER(ctypes.c_double)),
        "0.1",
        """Answer a velocity without its noise and its peaks, times the gain.

        @param limits      the limits. See velto_velocity_limits_init().
        @param velocity    the velocity.
        @param out_shaped  receives the shaped velocity.
        @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (limits NULL; a member out of range; velocity not finite;
                 out_shaped NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 3.3
        """,
    ),
    "velto_slot_find": Prototype(
        velto_result,
        (ctypes.c_double, ctypes.c_int32, ctypes.POINTER(ctypes.c_int32)),
        "0.1",
        """Find the slot at a position, of several side by side from -1 to 1.

        @param position  the position; outside, the outermost slots count.
        @param count     how many slots there are; 0 to 65536.
        @param out_slot  receives the slot, 0 where there are none.
        @returns VELTO_OK; VELTO_ERROR_INVALID_ARGUMENT (position not finite; count out of range; out_slot NULL);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.1
        @see velto_slot_find_focused
        """,
    ),
    "velto_slot_find_focused": Prototype(
        velto_result,
        (
            ctypes.c_double,
            ctypes.c_int32,
            ctypes.c_int32,
            ctypes.c_double,
            ctypes.c_double,
            ctypes.POINTER(ctypes.c_int32),
        ),
        "0.1",
        """Find the slot that has the focus; in the neutral middle none has.

        @param position  the position.
        @param count     how many slots there are; 0 to 65536.
        @param current   the slot that has the focus now, -1 for none; -1 to 65535.
        @param enter     half the neutral middle while none has; 0.30 in the original; 0 to 1.
        @param exit      half the neutral middle while one has; 0.14 in the original; 0 to 1.
        @param out_slot  receives the slot, -1 for none.
        @returns VELTO_OK; VELTO_NOTHING (no slot has the focus); VELTO_ERROR_INVALID_ARGUMENT (position not finite;
                 count out of range; current out of range; enter out of range or not finite; exit out of range or
                 not finite; out_slot NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.1
        @see velto_slot_find
        """,
    ),
    "velto_strategy_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_strategy_config), ctypes.c_size_t, velto_pong_style),
        "0.1",
        """Fill a velto_strategy_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config      receives the defaults.
        @param size        `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @param pong_style  which preset to load.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL; pong_style unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.6
        """,
    ),
    "velto_strategy_create": Prototype(
        velto_result,
        (velto_strategy_mode, ctypes.POINTER(velto_strategy)),
        "0.1",
        """Create a strategy that has seen nothing, with the constants of the presets.

        @param mode          the game.
        @param out_strategy  receives the strategy; velto_strategy_destroy() gives it back.
        @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left); VELTO_ERROR_INVALID_ARGUMENT (mode unknown;
                 out_strategy NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_strategy_destroy, velto_strategy_set_config
        """,
    ),
    "velto_strategy_destroy": Prototype(
        None,
        (velto_strategy,),
        "0.1",
        """Destroy a strategy; NULL and stale pointers do nothing.

        @param strategy  the strategy.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_strategy_create
        """,
    ),
    "velto_strategy_reset": Prototype(
        velto_result,
        (velto_strategy,),
        "0.1",
        """Make a strategy forget what it has seen; game and constants stay.

        @param strategy  the strategy.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        """,
    ),
    "velto_strategy_set_mode": Prototype(
        velto_result,
        (velto_strategy, velto_strategy_mode, ctypes.c_int32),
        "0.1",
        """Change the game, with the constants of the presets.

        @param strategy  the strategy.
        @param mode      the game.
        @param forgets   whether to forget what was seen; 1 in the original; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (mode unknown;
                 forgets out of range); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.6
        @see velto_strategy_set_config
        """,
    ),
    "velto_strategy_set_config": Prototype(
        velto_result,
        (velto_strategy, ctypes.POINTER(velto_strategy_config)),
        "0.1",
        """Give a strategy other constants.

        @param strategy  the strategy.
        @param config    the constants; borrowed for the call. See velto_strategy_config_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (config NULL; a
                 member out of range); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_strategy_config_init, velto_strategy_get_config
        """,
    ),
    "velto_strategy_get_config": Prototype(
        velto_result,
        (velto_strategy, ctypes.POINTER(velto_strategy_config)),
        "0.1",
        """Answer the constants of a strategy.

        @param strategy    the strategy.
        @param out_config  receives the constants. See velto_strategy_config_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_config NULL);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_strategy_set_config
        """,
    ),
    "velto_strategy_frame_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_strategy_frame), ctypes.c_size_t),
        "0.1",
        """Fill a velto_strategy_frame with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param frame  receives the defaults.
        @param size   `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (frame NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 9.6
        """,
    ),
    "velto_strategy_step": Prototype(
        velto_result,
        (velto_strategy, ctypes.POINTER(velto_input), ctypes.c_double, ctypes.POINTER(velto_strategy_frame)),
        "0.1",
        """Tell what a frame means for the game.

        @param strategy   the strategy.
        @param input      the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt         length of the frame; seconds, 0 or more.
        @param out_frame  receives what the frame means. See velto_strategy_frame_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the strategy); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; out_frame NULL); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 9.6
        @see velto_strategy_set_mode
        """,
    ),
    "velto_navigator_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_navigator_config), ctypes.c_size_t),
        "0.1",
        """Fill a velto_navigator_config with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param config  receives the defaults.
        @param size    `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (config NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 10.3
        """,
    ),
    "velto_navigator_create": Prototype(
        velto_result,
        (ctypes.POINTER(velto_navigator_config), ctypes.POINTER(velto_navigator)),
        "0.1",
        """Create a navigator without a menu.

        @param config         the rules and times. NULL means the defaults. See velto_navigator_config_init().
        @param out_navigator  receives the navigator; velto_navigator_destroy() gives it back.
        @returns VELTO_OK; VELTO_ERROR_OUT_OF_MEMORY (no handles left); VELTO_ERROR_INVALID_ARGUMENT (a member out
                 of range; out_navigator NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_navigator_destroy
        """,
    ),
    "velto_navigator_destroy": Prototype(
        None,
        (velto_navigator,),
        "0.1",
        """Destroy a navigator; NULL and stale pointers do nothing.

        @param navigator  the navigator.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_navigator_create
        """,
    ),
    "velto_navigator_set_config": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_config)),
        "0.1",
        """Give a navigator other rules and times.

        @param navigator  the navigator.
        @param config     the rules and times; borrowed for the call. See velto_navigator_config_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (config NULL; a
                 member out of range); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_navigator_get_config
        """,
    ),
    "velto_navigator_get_config": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_config)),
        "0.1",
        """Answer the rules and times of a navigator.

        @param navigator   the navigator.
        @param out_config  receives them. See velto_navigator_config_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_config NULL);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_navigator_set_config
        """,
    ),
    "velto_navigator_begin_menu": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, velto_confirmation),
        "0.1",
        """Begin a menu; a focus that still fits is kept, everything else starts anew.

        @param navigator     the navigator.
        @param item_count    how many items there are; 0 counts as 1; 0 to 65536.
        @param confirmation  what confirms an item.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (item_count out of
                 range; confirmation unknown); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 10.7
        @see velto_navigator_end_menu, velto_navigator_set_screen
        """,
    ),
    "velto_navigator_end_menu": Prototype(
        velto_result,
        (velto_navigator,),
        "0.1",
        """End the menu; nothing has the focus any more.

        @param navigator  the navigator.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_navigator_begin_menu
        """,
    ),
    "velto_menu_screen_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_menu_screen), ctypes.c_size_t),
        "0.1",
        """Fill a velto_menu_screen with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param screen  receives the defaults.
        @param size    `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (screen NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 10.8
        """,
    ),
    "velto_navigator_set_screen": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_menu_screen)),
        "0.1",
        """Follow a screen: its menu begins when it becomes active or its number of items changes, and ends with it.

        @param navigator  the navigator.
        @param screen     the screen as it is now. See velto_menu_screen_init().
        @returns VELTO_OK (the menu has begun, anew perhaps: call velto_device_set_menu_motion()); VELTO_UNCHANGED
                 (no menu has begun); VELTO_ERROR_BUSY (another thread is using the navigator);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (screen NULL; a member out of range); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 10.8
        @see velto_navigator_begin_menu, velto_device_set_menu_motion
        """,
    ),
    "velto_navigator_set_item_enabled": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, ctypes.c_int32),
        "0.1",
        """Make an item impossible to confirm, or possible again.

        @param navigator   the navigator.
        @param item        the item; one that does not exist is ignored; 0 to 65535.
        @param is_enabled  whether it can be confirmed; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (item out of range;
                 is_enabled out of range); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        """,
    ),
    "velto_navigator_set_suspended": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32),
        "0.1",
        """Pause motion, keys and touch, or go on; the menu stays.

        @param navigator     the navigator.
        @param is_suspended  whether to pause; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (is_suspended out of
                 range); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        """,
    ),
    "velto_navigator_state_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_navigator_state), ctypes.c_size_t),
        "0.1",
        """Fill a velto_navigator_state with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param state  receives the defaults.
        @param size   `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT
                 (state NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 10.7
        """,
    ),
    "velto_navigator_get_state": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_state)),
        "0.1",
        """Tell how the menu stands, for drawing it.

        @param navigator  the navigator.
        @param out_state  receives the state. See velto_navigator_state_init().
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_state NULL);
                 VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        """,
    ),
    "velto_navigator_step_input": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_input), ctypes.c_double, ctypes.POINTER(velto_navigator_step)),
        "0.1",
        """Advance a menu by a frame of input.

        Fingers of a TAP in `buttons_pressed` do what velto_navigator_ingest_tap() would do.

        @param navigator  the navigator.
        @param input      the input of this frame, as a poll filled it in. See velto_input_init().
        @param dt         length of the frame; a long one counts as 1/30 s; seconds, 0 or more.
        @param out_step   receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (input NULL; a
                 member out of range; dt out of range or not finite; out_step NULL); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 10.7
        @see velto_navigator_step_position
        """,
    ),
    "velto_navigator_step_position": Prototype(
        velto_result,
        (
            velto_navigator,
            ctypes.c_double,
            ctypes.c_int32,
            ctypes.c_int32,
            ctypes.c_double,
            ctypes.POINTER(velto_navigator_step),
        ),
        "0.1",
        """Advance a menu by a frame of which only the position and the button are known.

        @param navigator     the navigator.
        @param position      the position sideways, -1 to 1.
        @param is_clicked    whether the button was clicked in this frame; 0 or 1.
        @param is_available  whether both mean anything now; 0 or 1.
        @param dt            length of the frame; a long one counts as 1/30 s; seconds, 0 or more.
        @param out_step      receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (position not
                 finite; is_clicked out of range; is_available out of range; dt out of range or not finite; out_step
                 NULL); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_navigator_step_input
        """,
    ),
    "velto_navigator_move_focus": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, ctypes.POINTER(velto_navigator_step)),
        "0.1",
        """Move the focus by keys, past items that cannot be confirmed.

        The focus then stays until the hand leans to another item.

        @param navigator  the navigator.
        @param steps      how far, towards higher items; from nowhere to the first or the last; -65536 to 65536.
        @param out_step   receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (steps out of range;
                 out_step NULL); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_navigator_activate_focus
        """,
    ),
    "velto_navigator_activate_focus": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_step)),
        "0.1",
        """Confirm the focused item by a key.

        @param navigator  the navigator.
        @param out_step   receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_step NULL);
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_navigator_move_focus
        """,
    ),
    "velto_navigator_activate_item": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, ctypes.POINTER(velto_navigator_step)),
        "0.1",
        """Confirm an item that was touched or clicked, whether it has the focus or not.

        @param navigator  the navigator.
        @param item       the item; one that does not exist is ignored; 0 to 65535.
        @param out_step   receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (item out of range;
                 out_step NULL); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 10.7
        """,
    ),
    "velto_navigator_clear_focus": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_step)),
        "0.1",
        """Take the focus away.

        @param navigator  the navigator.
        @param out_step   receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_step NULL);
                 VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        """,
    ),
    "velto_navigator_ingest_tap": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, ctypes.POINTER(velto_navigator_step)),
        "0.1",
        """Do what a tap means.

        By default the thumb (1) confirms, the index finger (2) goes back, the middle finger (4) on, and the little
        finger (16) leaves.

        @param navigator    the navigator.
        @param combination  the fingers that tapped, one bit each, thumb first; 1 to 31.
        @param out_step     receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (combination out of
                 range; out_step NULL); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source TAP protocol notes, 3.1
        @see velto_navigator_set_tap_command, velto_navigator_ingest_air_gesture
        """,
    ),
    "velto_navigator_ingest_air_gesture": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, ctypes.POINTER(velto_navigator_step)),
        "0.1",
        """Do what a gesture in the air means.

        Swipes to the left or upwards go back, those to the right or downwards go on, a finger on the thumb
        confirms. A code without a meaning does nothing. A hand that keeps thumb and index finger together confirms
        once.

        @param navigator  the navigator.
        @param gesture    the code of the gesture, as the TAP sent it; 0 to 255.
        @param out_step   receives what happened.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (gesture out of
                 range; out_step NULL); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source TAP protocol notes, 3.4
        @see velto_navigator_ingest_tap
        """,
    ),
    "velto_navigator_set_tap_command": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, velto_menu_command),
        "0.1",
        """Choose what a tap means for a menu.

        @param navigator    the navigator.
        @param combination  the fingers that tap, one bit each, thumb first; 1 to 31.
        @param command      what they ask for.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (combination out of
                 range; command unknown); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @see velto_navigator_ingest_tap
        """,
    ),
    "velto_device_set_menu_motion": Prototype(
        velto_result,
        (velto_device, velto_navigator_policy),
        "0.1",
        """Give a device the motion that suits a menu, and discard its edges so far.

        Keeps the inversion of the axes. A game that starts afterwards sets its own mode.

        @param device  the device.
        @param policy  the rules of the menu; ORIGINAL takes the preset of the paddle.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (policy unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @source Triki protocol notes, 10.8
        @see velto_navigator_set_screen
        """,
    ),
    "velto_navigator_set_owner": Prototype(
        velto_result,
        (velto_navigator, velto_device),
        "0.1",
        """Give the menu to a device, or take it away from its owner.

        Under BOUND the device keeps it; under ONE_HAND until its hand has rested.

        @param navigator  the navigator.
        @param device     the device, or zero for nobody.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 12.4
        @see velto_navigator_get_owner
        """,
    ),
    "velto_navigator_get_owner": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_device)),
        "0.1",
        """Answer the device whose hand moves the menu.

        @param navigator   the navigator.
        @param out_device  receives the device, or zero.
        @returns VELTO_OK; VELTO_NOTHING (nobody owns it); VELTO_ERROR_BUSY (another thread is using the navigator);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_device NULL); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 12.4
        @see velto_navigator_set_owner
        """,
    ),
    "velto_navigator_set_turn_player": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32),
        "0.1",
        """Take note that a player has confirmed the start of a turn.

        @param navigator  the navigator.
        @param player     the player, -1 to forget; -1 to 63.
        @returns VELTO_OK; VELTO_ERROR_BUSY (another thread is using the navigator); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (player out of
                 range); VELTO_ERROR_FORKED.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 10.8
        @see velto_navigator_is_turn_pending
        """,
    ),
    "velto_navigator_is_turn_pending": Prototype(
        ctypes.c_int32,
        (velto_navigator, ctypes.c_int32, ctypes.c_int32),
        "0.1",
        """Tell whether a player has to confirm before the turn starts.

        @param navigator     the navigator.
        @param player        the player; 0 to 63.
        @param player_count  how many players there are; one alone never has to; 0 to 64.
        @returns 1 if the player has to; 0 if not, or if an argument is wrong.

        @threads object: one thread at a time for the same object.
        @blocks  never.
        @radio   none.
        @since   0.1
        @source Triki protocol notes, 10.8
        @see velto_navigator_set_turn_player
        """,
    ),
    "velto_sim_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_sim_def), ctypes.c_size_t),
        "0.1",
        """Fill a velto_sim_def with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param def   receives the defaults.
        @param size  `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT (def
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_context_create_sim": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_sim_def), ctypes.POINTER(velto_sim)),
        "0.1",
        """Create a simulated device.

        @param context  a context with VELTO_AIR_SIMULATED.
        @param def      how it is to be made. NULL means the defaults. See velto_sim_def_init().
        @param out_sim  receives the simulator.
        @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context has no simulated air); VELTO_ERROR_NOT_FOUND (no
                 script of that name); VELTO_ERROR_OUT_OF_MEMORY (no handles left); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (a member out of
                 range; out_sim NULL); VELTO_ERROR_STRUCT_SIZE; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_destroy, velto_sim_get_device
        """,
    ),
    "velto_sim_destroy": Prototype(
        None,
        (velto_sim,),
        "0.1",
        """Remove a simulated device; for the other side it falls silent.

        A null or stale id does nothing.

        @param sim  the simulator.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_create_sim
        """,
    ),
    "velto_sim_get_device": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_device)),
        "0.1",
        """Answer the device that a scan has made of a simulator.

        @param sim         the simulator.
        @param out_device  receives the device, or zero.
        @returns VELTO_OK; VELTO_NOTHING (no scan has seen it yet); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_device NULL);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_get_identifier
        """,
    ),
    "velto_sim_get_identifier": Prototype(
        velto_result,
        (velto_sim, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Write down the identifier that the device of a simulator has or will have.

        @param sim        the simulator.
        @param buffer     receives the identifier, such as "sim:AA:BB:CC:DD:EE:FF".
        @param capacity   size of the buffer in bytes; 0 with a NULL buffer asks for the size.
        @param out_count  receives the number of bytes with the final NUL, also when it does not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_find_device
        """,
    ),
    "velto_sim_set_script": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_step), ctypes.c_size_t, ctypes.c_int32),
        "0.1",
        """Let a simulated device follow a script of the program's own.

        The script begins when the device starts to stream, or at once if it streams already. After its last step a
        script that does not repeat leaves the device as it is.

        @param sim      the simulator.
        @param steps    the steps in their order, at least one; copied.
        @param count    number of elements, 0 to 4096.
        @param repeats  whether the first step follows the last one; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (a count out of range, or NULL with a count; repeats out of range);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_play
        """,
    ),
    "velto_sim_play": Prototype(
        velto_result,
        (velto_sim, ctypes.c_char_p),
        "0.1",
        """Let a simulated device follow a script that comes with the library.

        "rest", "sweep", "shake", "button", "rates", "silence", "link-loss" show one thing each; "play", "pong",
        "bowling" and "dart" play like a person and differ from seed to seed.

        @param sim          the simulator.
        @param script_name  name of the script; UTF-8, at most 64 bytes, borrowed for the call.
        @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no script of that name); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (script_name NULL;
                 text that is not UTF-8 or too long); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_set_script
        """,
    ),
    "velto_sim_set_motion": Prototype(
        velto_result,
        (velto_sim, ctypes.c_double, ctypes.c_double, ctypes.c_double),
        "0.1",
        """Move a simulated device to a place and hold it there; ends its script.

        @param sim  the simulator.
        @param x    the axis that a paddle follows; raw units, -32768 to 32767.
        @param y    the second axis; raw units, -32768 to 32767.
        @param z    the third axis; raw units, -32768 to 32767.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (x out of range or not finite; y out of range or not finite; z out of
                 range or not finite); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_press_button
        """,
    ),
    "velto_sim_press_button": Prototype(
        velto_result,
        (velto_sim, ctypes.c_double),
        "0.1",
        """Press the button of a simulated device, on top of what its script does.

        @param sim      the simulator.
        @param seconds  how long; seconds, 0 to 86400.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (seconds out of range or not finite); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_set_motion
        """,
    ),
    "velto_sim_link_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_sim_link), ctypes.c_size_t),
        "0.1",
        """Fill a velto_sim_link with its defaults.

        Writes at most `size` bytes, so that a program compiled against another version of this header is safe.

        @param link  receives the defaults.
        @param size  `sizeof` the structure, as the program was compiled; bytes, 8 to 65536.
        @returns VELTO_OK; VELTO_ERROR_STRUCT_SIZE (size below 8 or above 65536); VELTO_ERROR_INVALID_ARGUMENT (link
                 NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_sim_set_link": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_link)),
        "0.1",
        """Change how well a simulated device is heard.

        @param sim   the simulator.
        @param link  the conditions. See velto_sim_link_init().
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (link NULL; a member out of range); VELTO_ERROR_STRUCT_SIZE;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_drop_link
        """,
    ),
    "velto_sim_drop_link": Prototype(
        velto_result,
        (velto_sim,),
        "0.1",
        """End the link from the device's side.

        @param sim  the simulator.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_set_link
        """,
    ),
    "velto_sim_inject_notification": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_void_p, ctypes.c_size_t),
        "0.1",
        """Send bytes of the program's choice as a notification, whatever the firmware is doing.

        @param sim        the simulator.
        @param attribute  which attribute; 0 takes the first that can notify.
        @param bytes      the value.
        @param size       number of bytes, 0 to 512.
        @returns VELTO_OK; VELTO_ERROR_NOT_FOUND (no such attribute, or it cannot notify); VELTO_ERROR_NOT_CONNECTED
                 (there is no link); VELTO_ERROR_REJECTED (nobody has subscribed to the attribute);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (a size out of range, or NULL with a size); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_list_attributes
        """,
    ),
    "velto_sim_poll_write": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_write)),
        "0.1",
        """Take the oldest write that reached the firmware; the last 256 are kept.

        @param sim        the simulator.
        @param out_write  receives the write.
        @returns VELTO_OK; VELTO_NOTHING (nothing was written since); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_write NULL);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        """,
    ),
    "velto_context_create_table_sim": Prototype(
        velto_result,
        (
            velto_context,
            ctypes.c_char_p,
            ctypes.POINTER(velto_sim_attribute),
            ctypes.c_size_t,
            ctypes.POINTER(velto_sim),
        ),
        "0.1",
        """Create a simulated device with characteristics of the program's choice and no firmware of its own.

        What is written to a characteristic is what is read next; velto_sim_set_value() sets it,
        velto_sim_poll_write() tells of writes and velto_sim_inject_notification() notifies. Motions and scripts do
        nothing.

        @param context     a context with VELTO_AIR_SIMULATED.
        @param name        its advertised name; NULL makes one; UTF-8, at most 64 bytes, borrowed for the call. May
                           be NULL.
        @param attributes  its characteristics, with different numbers.
        @param count       number of elements, 0 to 256.
        @param out_sim     receives the simulator.
        @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the context has no simulated air); VELTO_ERROR_OUT_OF_MEMORY (no
                 handles left); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (text that is not UTF-8 or too long; a count out of range, or NULL
                 with a count; out_sim NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_set_attributes, velto_sim_set_value, velto_sim_destroy
        """,
    ),
    "velto_sim_set_attributes": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_attribute), ctypes.c_size_t),
        "0.1",
        """Exchange all characteristics of such a device; a host that is connected is told that its services changed.

        @param sim         the simulator.
        @param attributes  its characteristics, with different numbers.
        @param count       number of elements, 0 to 256.
        @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a firmware of its own);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (a count out of range, or NULL with a count); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_create_table_sim
        """,
    ),
    "velto_sim_set_value": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_void_p, ctypes.c_size_t),
        "0.1",
        """Set what a characteristic of such a device is read as.

        @param sim        the simulator.
        @param attribute  the attribute.
        @param bytes      the value.
        @param size       number of bytes, 0 to 512.
        @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a firmware of its own);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (a size out of range, or NULL with a size); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_set_refusal
        """,
    ),
    "velto_sim_set_refusal": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_uint32),
        "0.1",
        """Make a characteristic of such a device refuse to be read, written and subscribed to.

        @param sim        the simulator.
        @param attribute  the attribute.
        @param att_code   error code of the attribute protocol, such as 5 for a device that wants to be paired; 0
                          ends the refusal; 0 to 255.
        @returns VELTO_OK; VELTO_ERROR_UNSUPPORTED (the device has a firmware of its own);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (att_code out of range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_set_value
        """,
    ),
    "velto_sim_set_bare": Prototype(
        velto_result,
        (velto_sim, ctypes.c_int32),
        "0.1",
        """Take a simulator out of its context's air into the program's hands, or put it back.

        A link that is up ends; for the other side the device falls silent.

        @param sim      the simulator.
        @param is_bare  1 for the program's hands; 0 or 1.
        @returns VELTO_OK; VELTO_UNCHANGED (it is there already); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (is_bare out of
                 range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_report_link
        """,
    ),
    "velto_sim_get_advertisement": Prototype(
        velto_result,
        (velto_sim, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Answer the bytes that a simulated device advertises.

        @param sim        the simulator.
        @param buffer     receives the payload of the advertising packet, at most 31 bytes.
        @param capacity   number of bytes that fit; 0 with a NULL buffer asks for the number.
        @param out_count  receives the number of bytes, also when they do not fit.
        @returns VELTO_OK; VELTO_NOTHING (it does not advertise now); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or
                 NULL with a capacity); VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_list_attributes
        """,
    ),
    "velto_sim_list_attributes": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_attribute), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """List the characteristics of a simulated device, in the order of its table.

        @param sim         the simulator.
        @param attributes  receives the characteristics; may be NULL with capacity 0.
        @param capacity    number of elements that fit; 0 with a NULL buffer asks for the number.
        @param out_count   receives the number of elements, also when they do not fit.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_write_attribute
        """,
    ),
    "velto_sim_report_link": Prototype(
        velto_result,
        (velto_sim, ctypes.c_int32),
        "0.1",
        """Tell a bare simulator that a host has connected, or that the link is gone.

        @param sim    the simulator.
        @param is_up  1 when a host has connected; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_IN_USE (it is not bare); VELTO_ERROR_INVALID_HANDLE;
                 VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (is_up out of
                 range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_set_bare
        """,
    ),
    "velto_sim_write_attribute": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_int32, ctypes.c_void_p, ctypes.c_size_t),
        "0.1",
        """Hand a host's write to a bare simulator.

        @param sim           the simulator.
        @param attribute     the attribute.
        @param has_response  whether it is a write with response; 0 or 1.
        @param bytes         the value.
        @param size          number of bytes, 0 to 512.
        @returns VELTO_OK; VELTO_ERROR_REJECTED (the device refuses; the error detail holds its ATT code);
                 VELTO_ERROR_IN_USE (it is not bare); VELTO_ERROR_NOT_CONNECTED (there is no link);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (has_response out of range; a size out of range, or NULL with a size);
                 VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_list_attributes, velto_sim_poll_notification
        """,
    ),
    "velto_sim_read_attribute": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1",
        """Hand a host's read to a bare simulator.

        @param sim        the simulator.
        @param attribute  the attribute.
        @param buffer     receives the value, at most 512 bytes.
        @param capacity   number of bytes that fit; 0 with a NULL buffer asks for the number.
        @param out_count  receives the number of bytes, also when they do not fit.
        @returns VELTO_OK; VELTO_ERROR_REJECTED (the device refuses; the error detail holds its ATT code);
                 VELTO_ERROR_IN_USE (it is not bare); VELTO_ERROR_NOT_CONNECTED (there is no link);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_count NULL, or NULL with a capacity);
                 VELTO_ERROR_BUFFER_TOO_SMALL; VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_list_attributes
        """,
    ),
    "velto_sim_report_subscription": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_int32),
        "0.1",
        """Tell a bare simulator that a host has switched notifications of an attribute on or off.

        @param sim        the simulator.
        @param attribute  the attribute.
        @param is_on      1 for on; 0 or 1.
        @returns VELTO_OK; VELTO_ERROR_REJECTED (the attribute cannot notify); VELTO_ERROR_IN_USE (it is not bare);
                 VELTO_ERROR_NOT_CONNECTED (there is no link); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (is_on out of range); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_poll_notification
        """,
    ),
    "velto_sim_poll_notification": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_notification)),
        "0.1",
        """Take the next notification that a bare simulator has sent by now.

        @param sim               the simulator.
        @param out_notification  receives the notification.
        @returns VELTO_OK; VELTO_NOTHING (none is due); VELTO_ERROR_IN_USE (it is not bare);
                 VELTO_ERROR_NOT_CONNECTED (there is no link); VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE;
                 VELTO_ERROR_WRONG_KIND; VELTO_ERROR_INVALID_ARGUMENT (out_notification NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_sim_report_subscription
        """,
    ),
    "velto_context_set_log_mask": Prototype(
        velto_result,
        (velto_context, velto_log_class),
        "0.1",
        """Choose the classes that a context logs from now on.

        A new context logs FATAL, ERROR, WARNING and INFO.

        @param context  the context.
        @param mask     the classes; 0 logs nothing.
        @returns VELTO_OK; VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (mask unknown); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_read_log
        """,
    ),
    "velto_context_read_log": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_log_line)),
        "0.1",
        """Take the oldest line out of a context's log.

        @param context   the context.
        @param out_line  receives the line.
        @returns VELTO_OK; VELTO_NOTHING (the log is empty); VELTO_TRUNCATED (the text was longer and has been cut);
                 VELTO_ERROR_INVALID_HANDLE; VELTO_ERROR_STALE_HANDLE; VELTO_ERROR_WRONG_KIND;
                 VELTO_ERROR_INVALID_ARGUMENT (out_line NULL); VELTO_ERROR_FORKED.

        @threads any    @blocks never    @radio none    @since 0.1
        @see velto_context_set_log_mask
        """,
    ),
}
"""Every function by name, in header order."""
