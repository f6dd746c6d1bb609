"""The C API of libveltokit as ctypes sees it.

Generated from bindings/api; do not edit. Nothing here loads the library; see _core.py.
"""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple


class Prototype(NamedTuple):
    """A C function's result, parameters, version and brief; the rest is in the header."""

    result: Any
    arguments: tuple[Any, ...]
    since: str
    doc: str


VELTO_VERSION = 1000
"""Version of the description that this module was generated from."""

velto_bool = ctypes.c_int32
"""A truth value: 1 or 0."""

# Results and handles, shared by all headers

velto_result = ctypes.c_int32
"""The outcome of a call."""
VELTO_OK = 0
VELTO_NOTHING = 1
VELTO_PENDING = 2
VELTO_UNCHANGED = 3
VELTO_TRUNCATED = 4
VELTO_ERROR_INVALID_ARGUMENT = -1
VELTO_ERROR_INVALID_HANDLE = -2
VELTO_ERROR_STALE_HANDLE = -3
VELTO_ERROR_WRONG_KIND = -4
VELTO_ERROR_STRUCT_SIZE = -5
VELTO_ERROR_OUT_OF_MEMORY = -6
VELTO_ERROR_VERSION_MISMATCH = -7
VELTO_ERROR_NO_ADAPTER = -8
VELTO_ERROR_ADAPTER_OFF = -9
VELTO_ERROR_PERMISSION = -10
VELTO_ERROR_NOT_FOUND = -11
VELTO_ERROR_NOT_CONNECTED = -12
VELTO_ERROR_ALREADY = -13
VELTO_ERROR_BUSY = -14
VELTO_ERROR_DISCONNECTED = -15
VELTO_ERROR_TIMEOUT = -16
VELTO_ERROR_REJECTED = -17
VELTO_ERROR_UNSUPPORTED = -18
VELTO_ERROR_PROTOCOL = -19
VELTO_ERROR_IO = -20
VELTO_ERROR_FORMAT = -21
VELTO_ERROR_CANCELLED = -22
VELTO_ERROR_INTERNAL = -23
VELTO_ERROR_BUS_UNAVAILABLE = -24
VELTO_ERROR_SERVICE_NOT_RUNNING = -25
VELTO_ERROR_BUS_LOST = -26
VELTO_ERROR_PAIRING_REQUIRED = -27
VELTO_ERROR_IN_USE = -28
VELTO_ERROR_CONNECT_FAILED = -29
VELTO_ERROR_LIBRARY_MISSING = -30
VELTO_ERROR_FORKED = -31
VELTO_ERROR_INVALID_STATE = -32
VELTO_ERROR_NO_SLOT = -33
VELTO_ERROR_HAS_DEPENDENTS = -34

VELTO_FOREVER = -1.0
"""A timeout that never expires, as any negative number."""

VELTO_NAME_SIZE = 256
"""Size of a device's name."""

VELTO_IDENTIFIER_SIZE = 192
"""Size of a device's identifier."""

VELTO_ADDRESS_SIZE = 24
"""Size of an address, such as "00:11:22:33:44:55"."""

velto_context = ctypes.c_void_p
"""A context, which owns backends, devices, operations and events."""


class velto_queue(ctypes.Structure):
    """A queue of events."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int



class velto_device(ctypes.Structure):
    """A wearable, connected or not."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int



class velto_op(ctypes.Structure):
    """An asynchronous operation."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int



class velto_sim(ctypes.Structure):
    """A simulated device."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int



class velto_subscription(ctypes.Structure):
    """A subscription to notifications of one characteristic, with a queue of values."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int



class velto_host(ctypes.Structure):
    """A radio provided by the program."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_driver = ctypes.c_void_p
"""Turns input into movements of a paddle, a menu or an aim."""

velto_strategy = ctypes.c_void_p
"""Turns input into the actions of one of four kinds of games."""

velto_navigator = ctypes.c_void_p
"""Moves the focus of a menu and confirms its items."""

velto_keyboard = ctypes.c_void_p
"""Turns keys into the input of a virtual device."""


class velto_uuid(ctypes.Structure):
    """A UUID in RFC 4122 byte order, as written."""

    _fields_ = [
        ("bytes", ctypes.c_uint8 * 16),
    ]
    bytes: ctypes.Array[ctypes.c_uint8]



# The library: versions, names of values, the last error

velto_enum = ctypes.c_int32
"""The enumerations of this interface, for velto_enum_name()."""
VELTO_ENUM_RESULT = 1
VELTO_ENUM_CAUSE = 2
VELTO_ENUM_FAMILY = 3
VELTO_ENUM_LINK_STATE = 4
VELTO_ENUM_DOWN_REASON = 5
VELTO_ENUM_RECONNECT_POLICY = 6
VELTO_ENUM_NOTIFY_PATH = 7
VELTO_ENUM_OP_KIND = 8
VELTO_ENUM_OP_STATUS = 9
VELTO_ENUM_EVENT_TYPE = 10
VELTO_ENUM_RATE_MODE = 11
VELTO_ENUM_MOTION_MODE = 12
VELTO_ENUM_AXIS_SOURCE = 13
VELTO_ENUM_DEVICE_AXIS = 14
VELTO_ENUM_POWER_LAW = 15
VELTO_ENUM_POINTER_DIRECTION = 16
VELTO_ENUM_CALIBRATION_POLICY = 17
VELTO_ENUM_CALIBRATION_STATE = 18
VELTO_ENUM_GAMEPAD_STYLE = 19
VELTO_ENUM_VELOCITY_PRESET = 20
VELTO_ENUM_STRATEGY_MODE = 21
VELTO_ENUM_PONG_STYLE = 22
VELTO_ENUM_NAVIGATOR_POLICY = 23
VELTO_ENUM_CONFIRMATION = 24
VELTO_ENUM_MENU_OWNERSHIP = 25
VELTO_ENUM_MENU_COMMAND = 26
VELTO_ENUM_MENU_HINT = 27
VELTO_ENUM_WRITE_KIND = 28
VELTO_ENUM_SUBSCRIPTION_STATE = 29
VELTO_ENUM_SIM_MODEL = 30
VELTO_ENUM_SIM_PACKET_FORMAT = 31
VELTO_ENUM_SIM_STEP_KIND = 32
VELTO_ENUM_SIM_SECURITY = 33
VELTO_ENUM_SIM_TRIGGER = 34
VELTO_ENUM_SIM_ACTION = 35
VELTO_ENUM_SIM_FAULT_KIND = 36
VELTO_ENUM_HOST_STATE = 37
VELTO_ENUM_HOST_REQUEST_KIND = 38
VELTO_ENUM_HOST_PAIRING_ANSWER = 39
VELTO_ENUM_PAIRING_KIND = 40
VELTO_ENUM_UNITS = 41
VELTO_ENUM_VALUE_TYPE = 42
VELTO_ENUM_LOSS_DETECTION = 43
VELTO_ENUM_STREAM_STATE = 44
VELTO_ENUM_PAIRING_POLICY = 45
VELTO_ENUM_SIM_PAIRING = 46
VELTO_ENUM_BINDING_KIND = 47
VELTO_ENUM_MOUNTING_KIND = 48
VELTO_ENUM_DETAIL = 49
VELTO_ENUM_GAME_INPUT = 50
VELTO_ENUM_OP_PHASE = 51
VELTO_ENUM_AIR_GESTURE = 52
VELTO_ENUM_HAND_GESTURE = 53
VELTO_ENUM_HAND_STATE = 54
VELTO_ENUM_MOUSE_STATE = 55
VELTO_ENUM_SHIFT_STATE = 56
VELTO_ENUM_TAP_INPUT_MODE = 57
VELTO_ENUM_TAP_XR_STATE = 58
VELTO_ENUM_TAP_FEATURE = 59
VELTO_ENUM_MW_STATE = 60
VELTO_ENUM_MW_SENSOR = 61
VELTO_ENUM_MW_FILTER = 62
VELTO_ENUM_MW_POWER = 63
VELTO_ENUM_MW_DETECTOR = 64
VELTO_ENUM_MW_DETECTOR_MODE = 65
VELTO_ENUM_MW_ARM = 66
VELTO_ENUM_MW_LED_COLOR = 67
VELTO_ENUM_MW_LED_PRESET = 68
VELTO_ENUM_MW_LED_ACTION = 69
VELTO_ENUM_MW_RESET_KIND = 70
VELTO_ENUM_MW_FUSION_MODE = 71
VELTO_ENUM_MW_MAGNETOMETER_PRESET = 72
VELTO_ENUM_MW_PIN_ACTION = 73
VELTO_ENUM_MW_PIN_EDGE = 74
VELTO_ENUM_MW_WHITELIST_MODE = 75
VELTO_ENUM_MW_ADDRESS_KIND = 76
VELTO_ENUM_MW_ACTION = 77
VELTO_ENUM_MW_INPUT_SOURCE = 78
VELTO_ENUM_MW_AXIS = 79
VELTO_ENUM_MW_NUMBER = 80
VELTO_ENUM_MW_TAP_FINDING = 81
VELTO_ENUM_MW_ORIENTATION_FINDING = 82
VELTO_ENUM_MW_ACTIVITY_FINDING = 83
VELTO_ENUM_MW_WRIST_GESTURE = 84
VELTO_ENUM_MW_LOG_MODE = 85
VELTO_ENUM_MW_PROGRAM_KIND = 89
VELTO_ENUM_MW_LOG_END = 86
VELTO_ENUM_DOWNLOAD_STATE = 90
VELTO_ENUM_MW_PROCESSOR_TYPE = 95
VELTO_ENUM_MW_PROCESSOR_MODE = 96
VELTO_ENUM_MW_PROCESSOR_FUNCTION = 97
VELTO_ENUM_MW_RECIPE = 98
VELTO_ENUM_DOWNLOAD_GAP_CAUSE = 99
VELTO_ENUM_SESSION_STATE = 110
VELTO_ENUM_STORE_NOTICE = 125
VELTO_ENUM_TRACK_GAP_KIND = 126
VELTO_ENUM_TABLE_DIALECT = 111
VELTO_ENUM_FILL_METHOD = 135
VELTO_ENUM_TAP_VISION_REPORTS = 165
VELTO_ENUM_TAP_VISION_MODEL = 166
VELTO_ENUM_TAP_PROPERTY = 167
VELTO_ENUM_FIRMWARE_FORMAT = 140
VELTO_ENUM_FIRMWARE_KIND = 141
VELTO_ENUM_FIRMWARE_PROCEDURE = 142
VELTO_ENUM_TIME_BASE = 143
VELTO_ENUM_GYRO_CALIBRATION = 153
VELTO_ENUM_AIM_SPACE = 154
VELTO_ENUM_RECENTER_TRIGGER = 155

velto_cause = ctypes.c_int32
"""The layer that caused a failure."""
VELTO_CAUSE_NONE = 0
VELTO_CAUSE_DBUS = 1
VELTO_CAUSE_ATT = 2
VELTO_CAUSE_ERRNO = 3


class velto_error_detail(ctypes.Structure):
    """Details of a failure."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("code", velto_result),
        ("cause", velto_cause),
        ("reserved", ctypes.c_uint32),
        ("number", ctypes.c_int64),
        ("device", velto_device),
        ("function", ctypes.c_char * 64),
        ("name", ctypes.c_char * 128),
        ("message", ctypes.c_char * 256),
        ("remedy", ctypes.c_char * 256),
    ]
    struct_size: int
    code: int
    cause: int
    reserved: int
    number: int
    device: velto_device
    function: bytes
    name: bytes
    message: bytes
    remedy: bytes



# Contexts

velto_backend = ctypes.c_uint32
"""A source of devices."""
VELTO_BACKEND_BLUEZ = 0x1
VELTO_BACKEND_SIMULATED = 0x2
VELTO_BACKEND_HOST = 0x4

velto_context_flag = ctypes.c_uint32
"""Options of a context."""
VELTO_CONTEXT_PUMPED = 0x1
VELTO_CONTEXT_MANUAL_CLOCK = 0x2
VELTO_CONTEXT_EPHEMERAL = 0x4
VELTO_CONTEXT_LOAD_PROFILES = 0x8
VELTO_CONTEXT_UNIQUE_NAMES = 0x10

velto_families = ctypes.c_uint32
"""Families of devices, as a set; the bit of each is 1 << its number in velto_family."""
VELTO_FAMILIES_TRIKI = 0x2
VELTO_FAMILIES_TAP = 0x4
VELTO_FAMILIES_METAWEAR = 0x8


class velto_context_def(ctypes.Structure):
    """The definition of a context."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("backends", velto_backend),
        ("flags", velto_context_flag),
        ("event_capacity", ctypes.c_uint32),
        ("owner_name", ctypes.c_char_p),
        ("bus_address", ctypes.c_char_p),
        ("adapter", ctypes.c_char_p),
        ("settle_time", ctypes.c_double),
        ("reconnect_delay", ctypes.c_double),
        ("state_path", ctypes.c_char_p),
        ("auto_connect_families", velto_families),
        ("simulated_link_limit", ctypes.c_uint32),
    ]
    struct_size: int
    backends: int
    flags: int
    event_capacity: int
    owner_name: bytes | None
    bus_address: bytes | None
    adapter: bytes | None
    settle_time: float
    reconnect_delay: float
    state_path: bytes | None
    auto_connect_families: int
    simulated_link_limit: int



class velto_context_info(ctypes.Structure):
    """The current state of a context."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("backends", velto_backend),
        ("flags", velto_context_flag),
        ("adapter_count", ctypes.c_uint32),
        ("device_count", ctypes.c_uint32),
        ("connected_count", ctypes.c_uint32),
        ("auto_connect_players", ctypes.c_int32),
        ("is_scanning", velto_bool),
        ("link_limit", ctypes.c_uint32),
        ("waiting_count", ctypes.c_uint32),
        ("search_problem", velto_result),
    ]
    struct_size: int
    backends: int
    flags: int
    adapter_count: int
    device_count: int
    connected_count: int
    auto_connect_players: int
    is_scanning: int
    link_limit: int
    waiting_count: int
    search_problem: int



class velto_context_stats(ctypes.Structure):
    """Counters of a context since its creation."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("pending_op_count", ctypes.c_uint32),
        ("packet_count", ctypes.c_uint64),
        ("dropped_packet_count", ctypes.c_uint64),
        ("lost_log_line_count", ctypes.c_uint64),
    ]
    struct_size: int
    pending_op_count: int
    packet_count: int
    dropped_packet_count: int
    lost_log_line_count: int


velto_feature = ctypes.c_uint32
"""Features available to a context."""
VELTO_FEATURE_LIBDBUS = 0x1
VELTO_FEATURE_BLUEZ = 0x2
VELTO_FEATURE_ADAPTER = 0x4


class velto_adapter_info(ctypes.Structure):
    """A Bluetooth adapter."""

    _fields_ = [
        ("identifier", ctypes.c_char * 32),
        ("address", ctypes.c_char * 24),
        ("name", ctypes.c_char * 128),
        ("is_present", velto_bool),
        ("is_powered", velto_bool),
        ("is_usable", velto_bool),
        ("is_selected", velto_bool),
        ("reserved", ctypes.c_uint32 * 14),
    ]
    identifier: bytes
    address: bytes
    name: bytes
    is_present: int
    is_powered: int
    is_usable: int
    is_selected: int
    reserved: ctypes.Array[ctypes.c_uint32]



# Operations: asynchronous requests

velto_op_kind = ctypes.c_int32
"""The kind of an operation."""
VELTO_OP_KIND_NONE = 0
VELTO_OP_KIND_START_SCAN = 1
VELTO_OP_KIND_CONNECT = 2
VELTO_OP_KIND_DISCONNECT = 3
VELTO_OP_KIND_FORGET = 4
VELTO_OP_KIND_CALIBRATE = 5
VELTO_OP_KIND_READ = 6
VELTO_OP_KIND_WRITE = 7
VELTO_OP_KIND_SUBSCRIBE = 8
VELTO_OP_KIND_AWAIT = 9
VELTO_OP_KIND_PLAY = 10
VELTO_OP_KIND_RECORD = 11
VELTO_OP_KIND_START_STREAM = 12
VELTO_OP_KIND_STOP_STREAM = 13
VELTO_OP_KIND_PAIR = 14
VELTO_OP_KIND_DOWNLOAD = 15
VELTO_OP_KIND_UPDATE_FIRMWARE = 16

velto_op_status = ctypes.c_int32
"""The status of an operation."""
VELTO_OP_STATUS_PENDING = 0
VELTO_OP_STATUS_SUCCEEDED = 1
VELTO_OP_STATUS_FAILED = 2
VELTO_OP_STATUS_CANCELLED = 3

velto_op_phase = ctypes.c_int32
"""The phase of an operation that reports progress."""
VELTO_OP_PHASE_NONE = 0
VELTO_OP_PHASE_HOLDING = 1
VELTO_OP_PHASE_MOVING = 2
VELTO_OP_PHASE_HANDING_OVER = 10
VELTO_OP_PHASE_CONNECTING = 11
VELTO_OP_PHASE_STARTING = 12
VELTO_OP_PHASE_TRANSFERRING = 13
VELTO_OP_PHASE_VALIDATING = 14
VELTO_OP_PHASE_RETURNING = 15


class velto_op_progress(ctypes.Structure):
    """Progress of an operation."""

    _fields_ = [
        ("phase", velto_op_phase),
        ("part", ctypes.c_int32),
        ("part_count", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("done", ctypes.c_uint64),
        ("total", ctypes.c_uint64),
        ("rate", ctypes.c_double),
        ("remaining", ctypes.c_double),
    ]
    phase: int
    part: int
    part_count: int
    reserved: int
    done: int
    total: int
    rate: float
    remaining: float



class velto_op_info(ctypes.Structure):
    """Information about an operation."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", velto_op_kind),
        ("status", velto_op_status),
        ("result", velto_result),
        ("device", velto_device),
        ("object_bits", ctypes.c_uint64),
        ("has_progress", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("progress", velto_op_progress),
    ]
    struct_size: int
    kind: int
    status: int
    result: int
    device: velto_device
    object_bits: int
    has_progress: int
    reserved: int
    progress: velto_op_progress



# Devices: scanning, connecting, and known devices

VELTO_RSSI_UNKNOWN = 127
"""An unknown signal strength."""

velto_family = ctypes.c_int32
"""The family of a device."""
VELTO_FAMILY_UNKNOWN = 0
VELTO_FAMILY_TRIKI = 1
VELTO_FAMILY_TAP = 2
VELTO_FAMILY_METAWEAR = 3
VELTO_FAMILY_OTHER = 4

velto_link_state = ctypes.c_int32
"""The stage that a link has reached."""
VELTO_LINK_STATE_NONE = 0
VELTO_LINK_STATE_CONNECTING = 1
VELTO_LINK_STATE_DISCOVERING = 2
VELTO_LINK_STATE_READY = 3
VELTO_LINK_STATE_CLOSING = 4

velto_down_reason = ctypes.c_int32
"""The reason why a link ended."""
VELTO_DOWN_REASON_UNKNOWN = 0
VELTO_DOWN_REASON_LOCAL = 1
VELTO_DOWN_REASON_REMOTE = 2
VELTO_DOWN_REASON_TIMEOUT = 3
VELTO_DOWN_REASON_AUTHENTICATION = 4
VELTO_DOWN_REASON_SUSPEND = 5
VELTO_DOWN_REASON_BACKEND_LOST = 6
VELTO_DOWN_REASON_GAVE_UP = 7

velto_reconnect_policy = ctypes.c_int32
"""Whether a lost link is re-established."""
VELTO_RECONNECT_POLICY_NEVER = 0
VELTO_RECONNECT_POLICY_AUTOMATIC = 1

velto_notify_path = ctypes.c_int32
"""The route of notifications from the device to this process."""
VELTO_NOTIFY_PATH_NONE = 0
VELTO_NOTIFY_PATH_DIRECT = 1
VELTO_NOTIFY_PATH_SOCKET = 2
VELTO_NOTIFY_PATH_SIGNAL = 3

velto_device_flag = ctypes.c_uint32
"""Properties of a device."""
VELTO_DEVICE_LIKELY = 0x1
VELTO_DEVICE_PAIRED = 0x2
VELTO_DEVICE_KEPT = 0x4
VELTO_DEVICE_INGEST = 0x8
VELTO_DEVICE_FAMILY_SET = 0x10
VELTO_DEVICE_VIRTUAL = 0x20
VELTO_DEVICE_IN_BOOTLOADER = 0x40

velto_capability = ctypes.c_uint64
"""Capabilities of a device."""
VELTO_CAPABILITY_POSITION = 0x1
VELTO_CAPABILITY_BUTTON = 0x2
VELTO_CAPABILITY_ORIENTATION = 0x4
VELTO_CAPABILITY_ACCELERATION = 0x8
VELTO_CAPABILITY_ROTATION_RATE = 0x10
VELTO_CAPABILITY_BATTERY = 0x20
VELTO_CAPABILITY_MOTION = 0x40
VELTO_CAPABILITY_STREAMS = 0x80
VELTO_CAPABILITY_HAPTIC = 0x100
VELTO_CAPABILITY_TEXT_INPUT = 0x200

velto_scan_flag = ctypes.c_uint32
"""Options of a scan."""
VELTO_SCAN_LIKELY_ONLY = 0x1


class velto_scan_options(ctypes.Structure):
    """Options of velto_context_start_scan()."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_scan_flag),
    ]
    struct_size: int
    flags: int



class velto_device_info(ctypes.Structure):
    """Properties of a device."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("family", velto_family),
        ("link_state", velto_link_state),
        ("reconnect_policy", velto_reconnect_policy),
        ("rssi", ctypes.c_int32),
        ("mtu", ctypes.c_uint32),
        ("link_serial", ctypes.c_uint32),
        ("player_index", ctypes.c_int32),
        ("flags", velto_device_flag),
        ("table_generation", ctypes.c_uint32),
        ("last_seen_ns", ctypes.c_uint64),
        ("address", ctypes.c_char * 24),
        ("identifier", ctypes.c_char * 192),
        ("name", ctypes.c_char * 256),
        ("battery", ctypes.c_double),
    ]
    struct_size: int
    family: int
    link_state: int
    reconnect_policy: int
    rssi: int
    mtu: int
    link_serial: int
    player_index: int
    flags: int
    table_generation: int
    last_seen_ns: int
    address: bytes
    identifier: bytes
    name: bytes
    battery: float


velto_detail = ctypes.c_int32
"""Device information texts."""
VELTO_DETAIL_MANUFACTURER = 0
VELTO_DETAIL_MODEL = 1
VELTO_DETAIL_SERIAL = 2
VELTO_DETAIL_FIRMWARE = 3
VELTO_DETAIL_HARDWARE = 4
VELTO_DETAIL_BOOTLOADER = 5
VELTO_DETAIL_SECOND_FIRMWARE = 6


class velto_connect_options(ctypes.Structure):
    """Options of velto_device_connect()."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("keeps_subscriptions", velto_bool),
        ("timeout", ctypes.c_double),
        ("turn_timeout", ctypes.c_double),
    ]
    struct_size: int
    keeps_subscriptions: int
    timeout: float
    turn_timeout: float



class velto_link_stats(ctypes.Structure):
    """Link statistics of a device."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("link_serial", ctypes.c_uint32),
        ("connect_attempt_count", ctypes.c_uint32),
        ("lost_link_count", ctypes.c_uint32),
        ("packet_count", ctypes.c_uint64),
        ("dropped_packet_count", ctypes.c_uint64),
        ("notify_path", velto_notify_path),
        ("is_shared", velto_bool),
    ]
    struct_size: int
    link_serial: int
    connect_attempt_count: int
    lost_link_count: int
    packet_count: int
    dropped_packet_count: int
    notify_path: int
    is_shared: int


velto_pairing_policy = ctypes.c_int32
"""The pairing agent on this side."""
VELTO_PAIRING_POLICY_SYSTEM = 0
VELTO_PAIRING_POLICY_JUST_WORKS = 1
VELTO_PAIRING_POLICY_INTERACTIVE = 2

velto_pairing_kind = ctypes.c_int32
"""The step that a device requires to be paired."""
VELTO_PAIRING_KIND_CONFIRM = 0
VELTO_PAIRING_KIND_ENTER_PASSKEY = 1
VELTO_PAIRING_KIND_SHOW_PASSKEY = 2
VELTO_PAIRING_KIND_AUTHORIZE = 3


class velto_known_device(ctypes.Structure):
    """A device that was connected before, in this run of the program or an earlier one."""

    _fields_ = [
        ("last_connected_utc_ns", ctypes.c_uint64),
        ("device", velto_device),
        ("family", velto_family),
        ("set_family", velto_family),
        ("player_index", ctypes.c_int32),
        ("reserved", ctypes.c_uint32 * 3),
        ("identifier", ctypes.c_char * 192),
        ("address", ctypes.c_char * 24),
        ("name", ctypes.c_char * 256),
    ]
    last_connected_utc_ns: int
    device: velto_device
    family: int
    set_family: int
    player_index: int
    reserved: ctypes.Array[ctypes.c_uint32]
    identifier: bytes
    address: bytes
    name: bytes



# Raw access: services, values and notifications of any device

VELTO_VALUE_MAX = 512
"""The maximum size of a characteristic's value."""

velto_attribute_property = ctypes.c_uint32
"""The properties of a characteristic."""
VELTO_ATTRIBUTE_PROPERTY_BROADCAST = 0x1
VELTO_ATTRIBUTE_PROPERTY_READ = 0x2
VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE = 0x4
VELTO_ATTRIBUTE_PROPERTY_WRITE = 0x8
VELTO_ATTRIBUTE_PROPERTY_NOTIFY = 0x10
VELTO_ATTRIBUTE_PROPERTY_INDICATE = 0x20
VELTO_ATTRIBUTE_PROPERTY_SIGNED_WRITE = 0x40
VELTO_ATTRIBUTE_PROPERTY_EXTENDED = 0x80


class velto_gatt_service(ctypes.Structure):
    """A service of a connected device."""

    _fields_ = [
        ("uuid", velto_uuid),
        ("handle", ctypes.c_uint16),
        ("reserved", ctypes.c_uint16),
        ("reserved2", ctypes.c_uint32),
    ]
    uuid: velto_uuid
    handle: int
    reserved: int
    reserved2: int



class velto_gatt_characteristic(ctypes.Structure):
    """A characteristic of a connected device."""

    _fields_ = [
        ("service", velto_uuid),
        ("uuid", velto_uuid),
        ("properties", velto_attribute_property),
        ("handle", ctypes.c_uint16),
        ("service_handle", ctypes.c_uint16),
        ("reserved", ctypes.c_uint64),
    ]
    service: velto_uuid
    uuid: velto_uuid
    properties: int
    handle: int
    service_handle: int
    reserved: int



class velto_gatt_descriptor(ctypes.Structure):
    """A descriptor of a characteristic."""

    _fields_ = [
        ("uuid", velto_uuid),
        ("handle", ctypes.c_uint16),
        ("characteristic", ctypes.c_uint16),
        ("reserved", ctypes.c_uint32),
    ]
    uuid: velto_uuid
    handle: int
    characteristic: int
    reserved: int


velto_write_kind = ctypes.c_int32
"""Whether a write is acknowledged."""
VELTO_WRITE_KIND_WITH_RESPONSE = 0
VELTO_WRITE_KIND_WITHOUT_RESPONSE = 1

velto_subscription_state = ctypes.c_int32
"""The current state of a subscription."""
VELTO_SUBSCRIPTION_STATE_STARTING = 0
VELTO_SUBSCRIPTION_STATE_ACTIVE = 1
VELTO_SUBSCRIPTION_STATE_SUSPENDED = 2
VELTO_SUBSCRIPTION_STATE_ENDED = 3

velto_subscription_flag = ctypes.c_uint32
"""Options and properties of a subscription."""
VELTO_SUBSCRIPTION_STREAM = 0x1
VELTO_SUBSCRIPTION_SHARED = 0x2


class velto_subscription_def(ctypes.Structure):
    """The definition of a subscription."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_subscription_flag),
        ("capacity", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("timeout", ctypes.c_double),
    ]
    struct_size: int
    flags: int
    capacity: int
    reserved: int
    timeout: float



class velto_subscription_info(ctypes.Structure):
    """Information about a subscription."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", velto_subscription_state),
        ("path", velto_notify_path),
        ("flags", velto_subscription_flag),
        ("result", velto_result),
        ("characteristic", ctypes.c_uint16),
        ("reserved", ctypes.c_uint16),
        ("renewal_count", ctypes.c_uint32),
        ("waiting_count", ctypes.c_uint32),
        ("value_count", ctypes.c_uint64),
        ("byte_count", ctypes.c_uint64),
        ("dropped_count", ctypes.c_uint64),
    ]
    struct_size: int
    state: int
    path: int
    flags: int
    result: int
    characteristic: int
    reserved: int
    renewal_count: int
    waiting_count: int
    value_count: int
    byte_count: int
    dropped_count: int



class velto_value(ctypes.Structure):
    """A notified value."""

    _fields_ = [
        ("timestamp_ns", ctypes.c_uint64),
        ("sequence", ctypes.c_uint64),
        ("characteristic", ctypes.c_uint16),
        ("size", ctypes.c_uint16),
        ("reserved", ctypes.c_uint32),
        ("bytes", ctypes.c_uint8 * 512),
    ]
    timestamp_ns: int
    sequence: int
    characteristic: int
    size: int
    reserved: int
    bytes: ctypes.Array[ctypes.c_uint8]



# Signals and streams: measurements of a device

VELTO_SIGNAL_SIZE = 256
"""Size of a signal's identifier, including the NUL."""


class velto_signal(ctypes.Structure):
    """A measurement of a device."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_units = ctypes.c_int32
"""The units in which values are delivered."""
VELTO_UNITS_SI = 0
VELTO_UNITS_NATIVE = 1
VELTO_UNITS_RAW = 2

velto_value_type = ctypes.c_int32
"""The type of the values of a table."""
VELTO_VALUE_TYPE_F32 = 0
VELTO_VALUE_TYPE_I32 = 1
VELTO_VALUE_TYPE_U32 = 2
VELTO_VALUE_TYPE_U8 = 3

velto_loss_detection = ctypes.c_int32
"""The detection of frames lost in transmission."""
VELTO_LOSS_DETECTION_NONE = 0
VELTO_LOSS_DETECTION_ESTIMATED = 1
VELTO_LOSS_DETECTION_COUNTED = 2

velto_signal_flag = ctypes.c_uint32
"""The possible uses of a signal."""
VELTO_SIGNAL_STREAMABLE = 0x1
VELTO_SIGNAL_READABLE = 0x2
VELTO_SIGNAL_LOGGABLE = 0x4
VELTO_SIGNAL_PROCESSABLE = 0x8
VELTO_SIGNAL_COMPUTED = 0x10


class velto_signal_info(ctypes.Structure):
    """Information about a signal."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_signal_flag),
        ("device", velto_device),
        ("raw_type", velto_value_type),
        ("channel_count", ctypes.c_uint32),
        ("wire_size", ctypes.c_uint32),
        ("logger_slot_count", ctypes.c_uint32),
        ("stream_count", ctypes.c_uint32),
        ("loss_detection", velto_loss_detection),
    ]
    struct_size: int
    flags: int
    device: velto_device
    raw_type: int
    channel_count: int
    wire_size: int
    logger_slot_count: int
    stream_count: int
    loss_detection: int



class velto_channel_info(ctypes.Structure):
    """Information about a channel of a signal, which is a column of a stream."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("name", ctypes.c_char * 32),
        ("unit", ctypes.c_char * 16),
        ("scale", ctypes.c_double),
    ]
    struct_size: int
    reserved: int
    name: bytes
    unit: bytes
    scale: float


velto_frame_flag = ctypes.c_uint32
"""Properties of a frame."""
VELTO_FRAME_ESTIMATED_LOSS = 0x1
VELTO_FRAME_UTC = 0x2
VELTO_FRAME_UNANCHORED = 0x4
VELTO_FRAME_UNSCALED = 0x8
VELTO_FRAME_IRREGULAR = 0x10
VELTO_FRAME_GAP = 0x20
VELTO_FRAME_AT_REST = 0x40
VELTO_FRAME_UNKNOWN_GAP = 0x80
VELTO_FRAME_FIELD_DISTURBED = 0x100
VELTO_FRAME_SATURATED = 0x200


class velto_frame_info(ctypes.Structure):
    """Times, number and flags of a frame."""

    _fields_ = [
        ("timestamp_ns", ctypes.c_uint64),
        ("arrival_ns", ctypes.c_uint64),
        ("sequence", ctypes.c_uint64),
        ("tick", ctypes.c_uint32),
        ("flags", velto_frame_flag),
    ]
    timestamp_ns: int
    arrival_ns: int
    sequence: int
    tick: int
    flags: int



class velto_stream(ctypes.Structure):
    """The samples of a signal since the stream was started."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_stream_state = ctypes.c_int32
"""The phase of a stream."""
VELTO_STREAM_STATE_STARTING = 0
VELTO_STREAM_STATE_ACTIVE = 1
VELTO_STREAM_STATE_ENDED = 2


class velto_stream_def(ctypes.Structure):
    """The definition of a stream."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("units", velto_units),
        ("capacity", ctypes.c_uint32),
        ("counts_loss", velto_bool),
        ("timeout", ctypes.c_double),
        ("poll_interval", ctypes.c_double),
    ]
    struct_size: int
    units: int
    capacity: int
    counts_loss: int
    timeout: float
    poll_interval: float



class velto_stream_info(ctypes.Structure):
    """Information about a stream."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", velto_stream_state),
        ("result", velto_result),
        ("value_type", velto_value_type),
        ("signal", velto_signal),
        ("device", velto_device),
        ("units", velto_units),
        ("channel_count", ctypes.c_uint32),
        ("frame_size", ctypes.c_uint32),
        ("waiting_count", ctypes.c_uint32),
        ("received_count", ctypes.c_uint64),
        ("lost_count", ctypes.c_uint64),
        ("dropped_count", ctypes.c_uint64),
        ("is_loss_estimated", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("rate_asked", ctypes.c_double),
        ("rate_measured", ctypes.c_double),
        ("latency", ctypes.c_double),
    ]
    struct_size: int
    state: int
    result: int
    value_type: int
    signal: velto_signal
    device: velto_device
    units: int
    channel_count: int
    frame_size: int
    waiting_count: int
    received_count: int
    lost_count: int
    dropped_count: int
    is_loss_estimated: int
    reserved: int
    rate_asked: float
    rate_measured: float
    latency: float



# Game input, polled once per frame

VELTO_DT_MEASURE = -1.0
"""The value of `dt` with which a poll measures the time since the last poll, and a step uses the `dt` of its input."""

velto_motion_mode = ctypes.c_int32
"""The mapping from motion to position."""
VELTO_MOTION_MODE_PADDLE = 0
VELTO_MOTION_MODE_POINTER = 1
VELTO_MOTION_MODE_GESTURE = 2

velto_rate_mode = ctypes.c_int32
"""The packet rate of a device."""
VELTO_RATE_MODE_UNKNOWN = 0
VELTO_RATE_MODE_FAST = 1
VELTO_RATE_MODE_NORMAL = 2
VELTO_RATE_MODE_LOW_POWER = 3

velto_pointer_direction = ctypes.c_int32
"""The main direction of a position."""
VELTO_POINTER_DIRECTION_CENTER = 0
VELTO_POINTER_DIRECTION_LEFT = 1
VELTO_POINTER_DIRECTION_RIGHT = 2
VELTO_POINTER_DIRECTION_UP = 3
VELTO_POINTER_DIRECTION_DOWN = 4

velto_button = ctypes.c_uint32
"""Buttons of a wearable."""
VELTO_BUTTON_MAIN = 0x1
VELTO_BUTTON_THUMB = 0x100
VELTO_BUTTON_INDEX = 0x200
VELTO_BUTTON_MIDDLE = 0x400
VELTO_BUTTON_RING = 0x800
VELTO_BUTTON_LITTLE = 0x1000

velto_input_flag = ctypes.c_uint32
"""The state of a device, and the valid members of velto_input."""
VELTO_INPUT_CONNECTED = 0x1
VELTO_INPUT_RECEIVING = 0x2
VELTO_INPUT_FRESH = 0x4
VELTO_INPUT_IDLE_LOW_POWER = 0x8
VELTO_INPUT_CALIBRATION_WANTED = 0x10
VELTO_INPUT_CALIBRATED = 0x20
VELTO_INPUT_CONTROL_AVAILABLE = 0x40
VELTO_INPUT_HAS_POSITION = 0x80
VELTO_INPUT_HAS_ORIENTATION = 0x100
VELTO_INPUT_HAS_ACCELERATION = 0x200
VELTO_INPUT_HAS_ROTATION_RATE = 0x400
VELTO_INPUT_HAS_BATTERY = 0x800
VELTO_INPUT_VIRTUAL = 0x1000

velto_input_state = ctypes.c_uint32
"""States at the time of a poll."""
VELTO_INPUT_STATE_MOVING = 0x1
VELTO_INPUT_STATE_TILT_LEFT = 0x2
VELTO_INPUT_STATE_TILT_RIGHT = 0x4
VELTO_INPUT_STATE_GESTURE_PRIMED = 0x8
VELTO_INPUT_STATE_BUTTON_HIGHLIGHT = 0x10
VELTO_INPUT_STATE_AT_REST = 0x20
VELTO_INPUT_STATE_SENSOR_CLICK = 0x40
VELTO_INPUT_STATE_SENSOR_SHAKE = 0x80

velto_gesture = ctypes.c_uint32
"""The gestures since the last poll."""
VELTO_GESTURE_CLICK = 0x1
VELTO_GESTURE_PRIMARY = 0x2
VELTO_GESTURE_THROW = 0x4
VELTO_GESTURE_SHAKE = 0x8
VELTO_GESTURE_SWING = 0x10
VELTO_GESTURE_ACTION = 0x20

velto_gyro_calibration = ctypes.c_int32
"""The accuracy of a gyroscope's bias, which is its reading at rest."""
VELTO_GYRO_CALIBRATION_UNKNOWN = 0
VELTO_GYRO_CALIBRATION_ROUGH = 1
VELTO_GYRO_CALIBRATION_GOOD = 2


class velto_input(ctypes.Structure):
    """The input of a device in one frame of a game, for all families."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_input_flag),
        ("device", velto_device),
        ("player_index", ctypes.c_int32),
        ("motion_mode", velto_motion_mode),
        ("rate_mode", velto_rate_mode),
        ("pointer_direction", velto_pointer_direction),
        ("timestamp_ns", ctypes.c_uint64),
        ("packet_count", ctypes.c_uint64),
        ("poll_count", ctypes.c_uint64),
        ("packet_age", ctypes.c_double),
        ("dt", ctypes.c_double),
        ("position_x", ctypes.c_double),
        ("position_y", ctypes.c_double),
        ("relative_x", ctypes.c_double),
        ("relative_y", ctypes.c_double),
        ("frame_delta_x", ctypes.c_double),
        ("frame_delta_y", ctypes.c_double),
        ("raw_x", ctypes.c_double),
        ("raw_y", ctypes.c_double),
        ("direction", ctypes.c_double),
        ("velocity", ctypes.c_double),
        ("throw_power", ctypes.c_double),
        ("sensor_tilt_x", ctypes.c_double),
        ("sensor_tilt_y", ctypes.c_double),
        ("sensor_gyro_x", ctypes.c_double),
        ("sensor_gyro_y", ctypes.c_double),
        ("sensor_gyro_z", ctypes.c_double),
        ("sensor_rotation", ctypes.c_double),
        ("sensor_motion", ctypes.c_double),
        ("buttons_down", velto_button),
        ("buttons_pressed", velto_button),
        ("buttons_released", velto_button),
        ("states", velto_input_state),
        ("gestures", velto_gesture),
        ("press_count", ctypes.c_uint32),
        ("release_count", ctypes.c_uint32),
        ("click_count", ctypes.c_uint32),
        ("primary_count", ctypes.c_uint32),
        ("throw_count", ctypes.c_uint32),
        ("shake_count", ctypes.c_uint32),
        ("swing_count", ctypes.c_uint32),
        ("action_count", ctypes.c_uint32),
        ("orientation", ctypes.c_float * 4),
        ("acceleration", ctypes.c_float * 3),
        ("rotation_rate", ctypes.c_float * 3),
        ("battery", ctypes.c_float),
        ("finger_press_count", ctypes.c_uint32 * 5),
        ("gyro_calibration", velto_gyro_calibration),
    ]
    struct_size: int
    flags: int
    device: velto_device
    player_index: int
    motion_mode: int
    rate_mode: int
    pointer_direction: int
    timestamp_ns: int
    packet_count: int
    poll_count: int
    packet_age: float
    dt: float
    position_x: float
    position_y: float
    relative_x: float
    relative_y: float
    frame_delta_x: float
    frame_delta_y: float
    raw_x: float
    raw_y: float
    direction: float
    velocity: float
    throw_power: float
    sensor_tilt_x: float
    sensor_tilt_y: float
    sensor_gyro_x: float
    sensor_gyro_y: float
    sensor_gyro_z: float
    sensor_rotation: float
    sensor_motion: float
    buttons_down: int
    buttons_pressed: int
    buttons_released: int
    states: int
    gestures: int
    press_count: int
    release_count: int
    click_count: int
    primary_count: int
    throw_count: int
    shake_count: int
    swing_count: int
    action_count: int
    orientation: ctypes.Array[ctypes.c_float]
    acceleration: ctypes.Array[ctypes.c_float]
    rotation_rate: ctypes.Array[ctypes.c_float]
    battery: float
    finger_press_count: ctypes.Array[ctypes.c_uint32]
    gyro_calibration: int


velto_binding_kind = ctypes.c_int32
"""The kinds of events that can be bound."""
VELTO_BINDING_KIND_FINGER = 0
VELTO_BINDING_KIND_TAP = 1
VELTO_BINDING_KIND_AIR_GESTURE = 2
VELTO_BINDING_KIND_HAND_STATE = 3
VELTO_BINDING_KIND_POINTER = 4


class velto_binding(ctypes.Structure):
    """A mapping from an event of a device to game input. An event may have several rows."""

    _fields_ = [
        ("kind", velto_binding_kind),
        ("code", ctypes.c_uint32),
        ("buttons_pressed", velto_button),
        ("gestures", velto_gesture),
        ("direction", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("move_x", ctypes.c_double),
        ("move_y", ctypes.c_double),
        ("reserved2", ctypes.c_uint64),
    ]
    kind: int
    code: int
    buttons_pressed: int
    gestures: int
    direction: int
    reserved: int
    move_x: float
    move_y: float
    reserved2: int


velto_mounting_kind = ctypes.c_int32
"""Ways to wear a device."""
VELTO_MOUNTING_KIND_HANDHELD = 0
VELTO_MOUNTING_KIND_WRIST_LEFT = 1
VELTO_MOUNTING_KIND_WRIST_RIGHT = 2
VELTO_MOUNTING_KIND_CUSTOM = 3


class velto_mounting(ctypes.Structure):
    """The mounting of a device."""

    _fields_ = [
        ("kind", velto_mounting_kind),
        ("reserved", ctypes.c_uint32),
        ("rotation_w", ctypes.c_double),
        ("rotation_x", ctypes.c_double),
        ("rotation_y", ctypes.c_double),
        ("rotation_z", ctypes.c_double),
        ("reserved2", ctypes.c_uint64),
        ("reserved3", ctypes.c_uint64),
    ]
    kind: int
    reserved: int
    rotation_w: float
    rotation_x: float
    rotation_y: float
    rotation_z: float
    reserved2: int
    reserved3: int


velto_game_input = ctypes.c_int32
"""Whether a device feeds game input."""
VELTO_GAME_INPUT_AUTOMATIC = 0
VELTO_GAME_INPUT_ON = 1
VELTO_GAME_INPUT_OFF = 2


# TAPs: modes, gestures and settings

velto_finger = ctypes.c_uint32
"""Fingers, as a set."""
VELTO_FINGER_THUMB = 0x1
VELTO_FINGER_INDEX = 0x2
VELTO_FINGER_MIDDLE = 0x4
VELTO_FINGER_RING = 0x8
VELTO_FINGER_PINKY = 0x10

velto_air_gesture = ctypes.c_int32
"""A gesture of the hand in mid-air, or its posture."""
VELTO_AIR_GESTURE_NONE = 0
VELTO_AIR_GESTURE_ONE_FINGER_UP = 2
VELTO_AIR_GESTURE_TWO_FINGERS_UP = 3
VELTO_AIR_GESTURE_ONE_FINGER_DOWN = 4
VELTO_AIR_GESTURE_TWO_FINGERS_DOWN = 5
VELTO_AIR_GESTURE_ONE_FINGER_LEFT = 6
VELTO_AIR_GESTURE_TWO_FINGERS_LEFT = 7
VELTO_AIR_GESTURE_ONE_FINGER_RIGHT = 8
VELTO_AIR_GESTURE_TWO_FINGERS_RIGHT = 9
VELTO_AIR_GESTURE_INDEX_TO_THUMB_TOUCH = 10
VELTO_AIR_GESTURE_MIDDLE_TO_THUMB_TOUCH = 11
VELTO_AIR_GESTURE_HAND_OPEN = 100
VELTO_AIR_GESTURE_THUMB_INDEX = 101
VELTO_AIR_GESTURE_THUMB_MIDDLE = 102
VELTO_AIR_GESTURE_THUMB_RING = 103
VELTO_AIR_GESTURE_THUMB_PINKY = 104
VELTO_AIR_GESTURE_FIST = 105
VELTO_AIR_GESTURE_SWIPE_LEFT = 301
VELTO_AIR_GESTURE_SWIPE_UP = 302
VELTO_AIR_GESTURE_SWIPE_RIGHT = 303
VELTO_AIR_GESTURE_SWIPE_DOWN = 304

velto_hand_gesture = ctypes.c_int32
"""Gestures that a TapXR's camera recognizes, derived from the postures of the hand."""
VELTO_HAND_GESTURE_NONE = 0
VELTO_HAND_GESTURE_CLICK_INDEX = 1
VELTO_HAND_GESTURE_CLICK_MIDDLE = 2
VELTO_HAND_GESTURE_CLICK_RING = 3
VELTO_HAND_GESTURE_CLICK_PINKY = 4
VELTO_HAND_GESTURE_DRAG_INDEX = 5
VELTO_HAND_GESTURE_DRAG_MIDDLE = 6
VELTO_HAND_GESTURE_DRAG_RING = 7
VELTO_HAND_GESTURE_DRAG_PINKY = 8
VELTO_HAND_GESTURE_DROP = 9
VELTO_HAND_GESTURE_TOUCH_INDEX = 10
VELTO_HAND_GESTURE_TOUCH_MIDDLE = 11
VELTO_HAND_GESTURE_TOUCH_RING = 12
VELTO_HAND_GESTURE_TOUCH_PINKY = 13
VELTO_HAND_GESTURE_FIST_BEGIN = 14
VELTO_HAND_GESTURE_FIST_END = 15
VELTO_HAND_GESTURE_SWIPE_LEFT = 17
VELTO_HAND_GESTURE_SWIPE_RIGHT = 18
VELTO_HAND_GESTURE_SWIPE_UP = 19
VELTO_HAND_GESTURE_SWIPE_DOWN = 20

velto_hand_state = ctypes.c_int32
"""The posture of the hand seen by a TapXR."""
VELTO_HAND_STATE_OPEN = 100
VELTO_HAND_STATE_THUMB_INDEX = 101
VELTO_HAND_STATE_THUMB_MIDDLE = 102
VELTO_HAND_STATE_THUMB_RING = 103
VELTO_HAND_STATE_THUMB_PINKY = 104
VELTO_HAND_STATE_FIST = 105

velto_mouse_state = ctypes.c_int32
"""The source of pointer movement of a TAP."""
VELTO_MOUSE_STATE_UNKNOWN = -1
VELTO_MOUSE_STATE_STANDBY = 0
VELTO_MOUSE_STATE_AIR_MOUSE = 1
VELTO_MOUSE_STATE_OPTICAL1 = 2
VELTO_MOUSE_STATE_OPTICAL2 = 3

velto_shift_state = ctypes.c_int32
"""The shift state of a TAP's keyboard."""
VELTO_SHIFT_STATE_UNKNOWN = -1
VELTO_SHIFT_STATE_OFF = 0
VELTO_SHIFT_STATE_ON = 1
VELTO_SHIFT_STATE_LOCKED = 2

velto_tap_vision_reports = ctypes.c_int32
"""The report mode of a TapXR's camera."""
VELTO_TAP_VISION_REPORTS_UNKNOWN = -1
VELTO_TAP_VISION_REPORTS_TRIGGER = 0
VELTO_TAP_VISION_REPORTS_STREAM_ON_TRIGGER = 1
VELTO_TAP_VISION_REPORTS_STREAM = 2

velto_tap_vision_model = ctypes.c_int32
"""The recognition model of a TapXR's camera."""
VELTO_TAP_VISION_MODEL_UNKNOWN = -1
VELTO_TAP_VISION_MODEL_TAPPING = 0
VELTO_TAP_VISION_MODEL_AIR_GESTURES = 1

velto_tap_property = ctypes.c_int32
"""A property that a TAP with the framed protocol reports."""
VELTO_TAP_PROPERTY_STANDBY = 0
VELTO_TAP_PROPERTY_VISION_REPORTS = 1
VELTO_TAP_PROPERTY_VISION_MODEL = 2
VELTO_TAP_PROPERTY_SENSITIVITY = 3
VELTO_TAP_PROPERTY_HAPTIC_PATTERN = 4

velto_tap_input_mode = ctypes.c_int32
"""The destination of a TAP's input."""
VELTO_TAP_INPUT_MODE_CONTROLLER = 0
VELTO_TAP_INPUT_MODE_TEXT = 1
VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_MOUSE = 2
VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD = 3
VELTO_TAP_INPUT_MODE_TAP_HOLD = 4
VELTO_TAP_INPUT_MODE_RAW_SENSORS = 5


class velto_tap_mode(ctypes.Structure):
    """The mode of a TAP, and the ranges of its raw sensors."""

    _fields_ = [
        ("mode", velto_tap_input_mode),
        ("reserved", ctypes.c_uint32),
        ("finger_range_g", ctypes.c_double),
        ("thumb_range_dps", ctypes.c_double),
        ("thumb_range_g", ctypes.c_double),
    ]
    mode: int
    reserved: int
    finger_range_g: float
    thumb_range_dps: float
    thumb_range_g: float


velto_tap_xr_state = ctypes.c_int32
"""Whether a TapXR is a mouse in mid-air or a keyboard."""
VELTO_TAP_XR_STATE_NONE = 0
VELTO_TAP_XR_STATE_AIR_MOUSE = 1
VELTO_TAP_XR_STATE_TAPPING = 2
VELTO_TAP_XR_STATE_USER_CONTROL = 3

velto_tap_ability = ctypes.c_uint32
"""Abilities of a TAP, by its hardware and firmware versions; an unreadable version excludes no abilities."""
VELTO_TAP_ABILITY_TEXT_MODE = 0x1
VELTO_TAP_ABILITY_MOUSE = 0x2
VELTO_TAP_ABILITY_AIR_GESTURES = 0x4
VELTO_TAP_ABILITY_RAW_SENSORS = 0x8
VELTO_TAP_ABILITY_MOUSE_HID = 0x10
VELTO_TAP_ABILITY_FULL_HID = 0x20
VELTO_TAP_ABILITY_HAPTICS = 0x40
VELTO_TAP_ABILITY_DEVELOPER_MODE = 0x80
VELTO_TAP_ABILITY_XR_STATES = 0x100
VELTO_TAP_ABILITY_KEYBOARD_REQUESTS = 0x200

velto_tap_flag = ctypes.c_uint32
"""Properties of a connected TAP."""
VELTO_TAP_XR = 0x1
VELTO_TAP_IN_AIR = 0x2
VELTO_TAP_IN_STANDBY = 0x4
VELTO_TAP_SWITCHED = 0x8
VELTO_TAP_SETTINGS_READ = 0x10
VELTO_TAP_DEVELOPER_MODE = 0x20
VELTO_TAP_PAUSED = 0x40
VELTO_TAP_WRITES_MODES = 0x80


class velto_tap_info(ctypes.Structure):
    """Information about a connected TAP."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_tap_flag),
        ("hardware_version", ctypes.c_int32),
        ("firmware_version", ctypes.c_int32),
        ("abilities", velto_tap_ability),
        ("protocol_generation", ctypes.c_uint32),
        ("mouse_state", velto_mouse_state),
        ("hand_state", velto_hand_state),
        ("shift", velto_shift_state),
        ("known_features", ctypes.c_uint32),
        ("active_features", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("dropped_combination_count", ctypes.c_uint64),
        ("vision_reports", velto_tap_vision_reports),
        ("vision_model", velto_tap_vision_model),
        ("thumb_range_dps", ctypes.c_double),
        ("thumb_range_g", ctypes.c_double),
    ]
    struct_size: int
    flags: int
    hardware_version: int
    firmware_version: int
    abilities: int
    protocol_generation: int
    mouse_state: int
    hand_state: int
    shift: int
    known_features: int
    active_features: int
    reserved: int
    dropped_combination_count: int
    vision_reports: int
    vision_model: int
    thumb_range_dps: float
    thumb_range_g: float


velto_tap_setting = ctypes.c_uint32
"""Members of velto_tap_settings, as a set."""
VELTO_TAP_SETTING_LEFT_HANDED = 0x1
VELTO_TAP_SETTING_VIBRATION = 0x2
VELTO_TAP_SETTING_MOUSE_ONLY = 0x4
VELTO_TAP_SETTING_VOICE_OVER = 0x8
VELTO_TAP_SETTING_AUTO_CORRECTION = 0x10
VELTO_TAP_SETTING_FLIPPED_SCROLLING = 0x20
VELTO_TAP_SETTING_KEYBOARD_ONLY = 0x40
VELTO_TAP_SETTING_STANDBY = 0x80
VELTO_TAP_SETTING_AIR_MOUSE = 0x100
VELTO_TAP_SETTING_MEDIA_CONTROL = 0x200
VELTO_TAP_SETTING_TELEVISION_CONTROL = 0x400
VELTO_TAP_SETTING_DEVELOPER_MODE = 0x800
VELTO_TAP_SETTING_MOUSE_SENSITIVITY = 0x1000
VELTO_TAP_SETTING_SCROLL_SENSITIVITY = 0x2000
VELTO_TAP_SETTING_DOUBLE_TAP_TIMEOUT = 0x4000
VELTO_TAP_SETTING_SLEEP_AFTER = 0x8000


class velto_tap_settings(ctypes.Structure):
    """The user settings of a TAP."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_left_handed", velto_bool),
        ("vibrates", velto_bool),
        ("is_mouse_only", velto_bool),
        ("has_voice_over", velto_bool),
        ("corrects_text", velto_bool),
        ("flips_scrolling", velto_bool),
        ("is_keyboard_only", velto_bool),
        ("has_standby", velto_bool),
        ("has_air_mouse", velto_bool),
        ("controls_media", velto_bool),
        ("controls_television", velto_bool),
        ("is_developer_mode", velto_bool),
        ("mouse_sensitivity", ctypes.c_uint32),
        ("scroll_sensitivity", ctypes.c_uint32),
        ("double_tap_timeout", ctypes.c_uint32),
        ("sleep_after", ctypes.c_uint32),
    ]
    struct_size: int
    is_left_handed: int
    vibrates: int
    is_mouse_only: int
    has_voice_over: int
    corrects_text: int
    flips_scrolling: int
    is_keyboard_only: int
    has_standby: int
    has_air_mouse: int
    controls_media: int
    controls_television: int
    is_developer_mode: int
    mouse_sensitivity: int
    scroll_sensitivity: int
    double_tap_timeout: int
    sleep_after: int


velto_tap_feature = ctypes.c_int32
"""A switchable feature of a TAP with the framed protocol."""
VELTO_TAP_FEATURE_RAW_DATA = 0
VELTO_TAP_FEATURE_DETECTION = 1
VELTO_TAP_FEATURE_MOTION = 2
VELTO_TAP_FEATURE_TRIGGERS = 3
VELTO_TAP_FEATURE_STANDBY_GESTURES = 4


# MetaWear boards: sensors, detectors and commands

velto_mw_state = ctypes.c_int32
"""The most important activity of a board."""
VELTO_MW_STATE_UNKNOWN = 0
VELTO_MW_STATE_IDLE = 1
VELTO_MW_STATE_STREAMING = 2
VELTO_MW_STATE_LOGGING = 3
VELTO_MW_STATE_DOWNLOADING = 4
VELTO_MW_STATE_UPDATING = 5

velto_mw_activity = ctypes.c_uint32
"""The activities of a board; several may run at once."""
VELTO_MW_ACTIVITY_STREAMING = 0x1
VELTO_MW_ACTIVITY_LOGGING = 0x2
VELTO_MW_ACTIVITY_DOWNLOADING = 0x4
VELTO_MW_ACTIVITY_UPDATING = 0x8

velto_mw_flag = ctypes.c_uint32
"""Properties of a connected board."""
VELTO_MW_VALIDATED = 0x1

velto_mw_input_source = ctypes.c_int32
"""The source of a board's game input."""
VELTO_MW_INPUT_SOURCE_SENSORS = 0
VELTO_MW_INPUT_SOURCE_FUSION = 1


class velto_mw_info(ctypes.Structure):
    """Information about a connected board."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_mw_flag),
        ("state", velto_mw_state),
        ("activities", velto_mw_activity),
        ("detectors", ctypes.c_uint32),
        ("input_source", velto_mw_input_source),
        ("silent_module_count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("asked_notification_rate", ctypes.c_double),
        ("carried_notification_rate", ctypes.c_double),
        ("model_name", ctypes.c_char * 32),
    ]
    struct_size: int
    flags: int
    state: int
    activities: int
    detectors: int
    input_source: int
    silent_module_count: int
    reserved: int
    asked_notification_rate: float
    carried_notification_rate: float
    model_name: bytes



class velto_mw_module(ctypes.Structure):
    """A module of a board, as the board reports it."""

    _fields_ = [
        ("id", ctypes.c_uint8),
        ("implementation", ctypes.c_uint8),
        ("revision", ctypes.c_uint8),
        ("extra_size", ctypes.c_uint8),
        ("extra", ctypes.c_uint8 * 16),
        ("reserved", ctypes.c_uint32),
    ]
    id: int
    implementation: int
    revision: int
    extra_size: int
    extra: ctypes.Array[ctypes.c_uint8]
    reserved: int



class velto_mw_source(ctypes.Structure):
    """The source of a signal of a board, for analyzing packets."""

    _fields_ = [
        ("module", ctypes.c_uint8),
        ("register_id", ctypes.c_uint8),
        ("id", ctypes.c_uint8),
        ("offset", ctypes.c_uint8),
        ("size", ctypes.c_uint8),
        ("packed_register_id", ctypes.c_uint8),
        ("reserved", ctypes.c_uint8 * 2),
        ("has_id", velto_bool),
        ("reserved2", ctypes.c_uint32),
    ]
    module: int
    register_id: int
    id: int
    offset: int
    size: int
    packed_register_id: int
    reserved: ctypes.Array[ctypes.c_uint8]
    has_id: int
    reserved2: int


velto_mw_sensor = ctypes.c_int32
"""A sensor with a configuration of its own."""
VELTO_MW_SENSOR_ACCELEROMETER = 1
VELTO_MW_SENSOR_GYROSCOPE = 2
VELTO_MW_SENSOR_MAGNETOMETER = 3
VELTO_MW_SENSOR_BAROMETER = 4
VELTO_MW_SENSOR_LIGHT = 5
VELTO_MW_SENSOR_HUMIDITY = 6
VELTO_MW_SENSOR_FUSION = 7

velto_mw_fusion_mode = ctypes.c_int32
"""The mode of sensor fusion; a stream of an output that the mode lacks receives no frames and reports no error."""
VELTO_MW_FUSION_MODE_DEFAULT = 0
VELTO_MW_FUSION_MODE_NDOF = 1
VELTO_MW_FUSION_MODE_IMU_PLUS = 2
VELTO_MW_FUSION_MODE_COMPASS = 3
VELTO_MW_FUSION_MODE_M4G = 4

velto_mw_magnetometer_preset = ctypes.c_int32
"""Recommended settings of the magnetometer."""
VELTO_MW_MAGNETOMETER_PRESET_NONE = 0
VELTO_MW_MAGNETOMETER_PRESET_LOW_POWER = 1
VELTO_MW_MAGNETOMETER_PRESET_REGULAR = 2
VELTO_MW_MAGNETOMETER_PRESET_ENHANCED_REGULAR = 3
VELTO_MW_MAGNETOMETER_PRESET_HIGH_ACCURACY = 4

velto_mw_filter = ctypes.c_int32
"""The strength of a sensor's low-pass filter."""
VELTO_MW_FILTER_DEFAULT = 0
VELTO_MW_FILTER_NORMAL = 1
VELTO_MW_FILTER_OVERSAMPLING2 = 2
VELTO_MW_FILTER_OVERSAMPLING4 = 3

velto_mw_power = ctypes.c_int32
"""The power mode of a sensor."""
VELTO_MW_POWER_DEFAULT = 0
VELTO_MW_POWER_NORMAL = 1
VELTO_MW_POWER_LOW = 2


class velto_mw_sensor_config(ctypes.Structure):
    """The configuration of a sensor; 0 selects the default of a member."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("sensor", velto_mw_sensor),
        ("rate", ctypes.c_double),
        ("range_g", ctypes.c_double),
        ("range_dps", ctypes.c_double),
        ("filter", velto_mw_filter),
        ("power", velto_mw_power),
        ("is_unpacked", velto_bool),
        ("fusion_mode", velto_mw_fusion_mode),
        ("preset", velto_mw_magnetometer_preset),
        ("repetitions_xy", ctypes.c_int32),
        ("repetitions_z", ctypes.c_int32),
        ("oversampling", ctypes.c_int32),
        ("smoothing", ctypes.c_int32),
        ("gain", ctypes.c_int32),
        ("standby", ctypes.c_double),
        ("integration", ctypes.c_double),
    ]
    struct_size: int
    sensor: int
    rate: float
    range_g: float
    range_dps: float
    filter: int
    power: int
    is_unpacked: int
    fusion_mode: int
    preset: int
    repetitions_xy: int
    repetitions_z: int
    oversampling: int
    smoothing: int
    gain: int
    standby: float
    integration: float


velto_mw_axis = ctypes.c_int32
"""An axis of a chip, or its opposite."""
VELTO_MW_AXIS_X = 0
VELTO_MW_AXIS_Y = 1
VELTO_MW_AXIS_Z = 2
VELTO_MW_AXIS_NEGATIVE_X = 3
VELTO_MW_AXIS_NEGATIVE_Y = 4
VELTO_MW_AXIS_NEGATIVE_Z = 5

velto_mw_detector = ctypes.c_int32
"""A detector of a board's accelerometer; the chip determines the available detectors."""
VELTO_MW_DETECTOR_ORIENTATION = 1
VELTO_MW_DETECTOR_TAP = 2
VELTO_MW_DETECTOR_STEP_DETECTOR = 3
VELTO_MW_DETECTOR_STEP_COUNTER = 4
VELTO_MW_DETECTOR_ANY_MOTION = 5
VELTO_MW_DETECTOR_NO_MOTION = 6
VELTO_MW_DETECTOR_SLOW_MOTION = 7
VELTO_MW_DETECTOR_SIGNIFICANT_MOTION = 8
VELTO_MW_DETECTOR_LOW_G = 9
VELTO_MW_DETECTOR_HIGH_G = 10
VELTO_MW_DETECTOR_FLAT = 11
VELTO_MW_DETECTOR_ACTIVITY = 12
VELTO_MW_DETECTOR_WRIST_WEAR = 13
VELTO_MW_DETECTOR_WRIST_GESTURE = 14

velto_mw_detector_mode = ctypes.c_int32
"""The mode of detectors that have several."""
VELTO_MW_DETECTOR_MODE_DEFAULT = 0
VELTO_MW_DETECTOR_MODE_SINGLE = 1
VELTO_MW_DETECTOR_MODE_DOUBLE = 2
VELTO_MW_DETECTOR_MODE_BOTH = 3
VELTO_MW_DETECTOR_MODE_SYMMETRICAL = 4
VELTO_MW_DETECTOR_MODE_HIGH_ASYMMETRICAL = 5
VELTO_MW_DETECTOR_MODE_LOW_ASYMMETRICAL = 6
VELTO_MW_DETECTOR_MODE_NORMAL = 7
VELTO_MW_DETECTOR_MODE_SENSITIVE = 8
VELTO_MW_DETECTOR_MODE_ROBUST = 9
VELTO_MW_DETECTOR_MODE_SINGLE_AXIS = 10
VELTO_MW_DETECTOR_MODE_SUM = 11

velto_mw_arm = ctypes.c_int32
"""The arm that a board is worn on."""
VELTO_MW_ARM_DEFAULT = 0
VELTO_MW_ARM_LEFT = 1
VELTO_MW_ARM_RIGHT = 2

velto_mw_tap_finding = ctypes.c_int32
"""The code of VELTO_EVENT_MW_DETECTED for VELTO_MW_DETECTOR_TAP."""
VELTO_MW_TAP_FINDING_DOUBLE = 1
VELTO_MW_TAP_FINDING_SINGLE = 2

velto_mw_orientation_finding = ctypes.c_int32
"""The code of VELTO_EVENT_MW_DETECTED for VELTO_MW_DETECTOR_ORIENTATION."""
VELTO_MW_ORIENTATION_FINDING_UPRIGHT = 0
VELTO_MW_ORIENTATION_FINDING_UPSIDE_DOWN = 1
VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_LEFT = 2
VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT = 3
VELTO_MW_ORIENTATION_FINDING_UPRIGHT_FACE_DOWN = 4
VELTO_MW_ORIENTATION_FINDING_UPSIDE_DOWN_FACE_DOWN = 5
VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_LEFT_FACE_DOWN = 6
VELTO_MW_ORIENTATION_FINDING_LANDSCAPE_RIGHT_FACE_DOWN = 7

velto_mw_activity_finding = ctypes.c_int32
"""The code of VELTO_EVENT_MW_DETECTED for VELTO_MW_DETECTOR_ACTIVITY."""
VELTO_MW_ACTIVITY_FINDING_STILL = 0
VELTO_MW_ACTIVITY_FINDING_WALKING = 1
VELTO_MW_ACTIVITY_FINDING_RUNNING = 2
VELTO_MW_ACTIVITY_FINDING_UNKNOWN = 3

velto_mw_wrist_gesture = ctypes.c_int32
"""The code of VELTO_EVENT_MW_DETECTED for VELTO_MW_DETECTOR_WRIST_GESTURE."""
VELTO_MW_WRIST_GESTURE_UNKNOWN = 0
VELTO_MW_WRIST_GESTURE_ARM_DOWN = 1
VELTO_MW_WRIST_GESTURE_PIVOT_UP = 2
VELTO_MW_WRIST_GESTURE_SHAKE = 3
VELTO_MW_WRIST_GESTURE_FLICK_IN = 4
VELTO_MW_WRIST_GESTURE_FLICK_OUT = 5


class velto_mw_detector_config(ctypes.Structure):
    """The configuration of a detector; 0 selects the recommendation of the chip's data sheet."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("detector", velto_mw_detector),
        ("threshold", ctypes.c_double),
        ("duration", ctypes.c_double),
        ("window", ctypes.c_double),
        ("quiet", ctypes.c_double),
        ("shock", ctypes.c_double),
        ("hysteresis", ctypes.c_double),
        ("axes", ctypes.c_int32),
        ("mode", velto_mw_detector_mode),
        ("arm", velto_mw_arm),
        ("count", ctypes.c_int32),
    ]
    struct_size: int
    detector: int
    threshold: float
    duration: float
    window: float
    quiet: float
    shock: float
    hysteresis: float
    axes: int
    mode: int
    arm: int
    count: int


velto_mw_led_color = ctypes.c_int32
"""The colors of the light, which play at once."""
VELTO_MW_LED_COLOR_GREEN = 0
VELTO_MW_LED_COLOR_RED = 1
VELTO_MW_LED_COLOR_BLUE = 2

velto_mw_led_preset = ctypes.c_int32
"""Patterns for the light."""
VELTO_MW_LED_PRESET_SOLID = 0
VELTO_MW_LED_PRESET_BLINK = 1
VELTO_MW_LED_PRESET_BREATHE = 2
VELTO_MW_LED_PRESET_FLASH = 3

velto_mw_led_action = ctypes.c_int32
"""The next state of the light."""
VELTO_MW_LED_ACTION_NONE = 0
VELTO_MW_LED_ACTION_PLAY = 1
VELTO_MW_LED_ACTION_AUTOPLAY = 2
VELTO_MW_LED_ACTION_PAUSE = 3
VELTO_MW_LED_ACTION_STOP = 4
VELTO_MW_LED_ACTION_STOP_AND_CLEAR = 5


class velto_mw_led_pattern(ctypes.Structure):
    """A repeating pattern of one color of the light."""

    _fields_ = [
        ("color", velto_mw_led_color),
        ("repeat_count", ctypes.c_uint32),
        ("high", ctypes.c_double),
        ("low", ctypes.c_double),
        ("rise", ctypes.c_double),
        ("hold", ctypes.c_double),
        ("fall", ctypes.c_double),
        ("period", ctypes.c_double),
        ("delay", ctypes.c_double),
    ]
    color: int
    repeat_count: int
    high: float
    low: float
    rise: float
    hold: float
    fall: float
    period: float
    delay: float



class velto_mw_calibration(ctypes.Structure):
    """The calibration of a sensor by sensor fusion, in the firmware's units."""

    _fields_ = [
        ("x", ctypes.c_int16),
        ("y", ctypes.c_int16),
        ("z", ctypes.c_int16),
        ("radius", ctypes.c_int16),
        ("accuracy", ctypes.c_int16),
    ]
    x: int
    y: int
    z: int
    radius: int
    accuracy: int



class velto_mw_fusion_calibration(ctypes.Structure):
    """The calibration of the sensors by sensor fusion."""

    _fields_ = [
        ("accelerometer", velto_mw_calibration),
        ("gyroscope", velto_mw_calibration),
        ("magnetometer", velto_mw_calibration),
        ("reserved", ctypes.c_uint8 * 2),
    ]
    accelerometer: velto_mw_calibration
    gyroscope: velto_mw_calibration
    magnetometer: velto_mw_calibration
    reserved: ctypes.Array[ctypes.c_uint8]


velto_mw_part = ctypes.c_uint32
"""The parts of a board's configuration; macros and the entries of the log stay."""
VELTO_MW_PART_SENSORS = 0x1
VELTO_MW_PART_SUBSCRIPTIONS = 0x2
VELTO_MW_PART_LIGHT = 0x4
VELTO_MW_PART_TIMERS = 0x8
VELTO_MW_PART_PROCESSORS = 0x10
VELTO_MW_PART_EVENTS = 0x20
VELTO_MW_PART_LOGGERS = 0x40

velto_mw_reset_kind = ctypes.c_int32
"""The kind of a reset of a board."""
VELTO_MW_RESET_KIND_NOW = 1
VELTO_MW_RESET_KIND_AFTER_GARBAGE_COLLECTION = 2
VELTO_MW_RESET_KIND_BOOTLOADER = 3
VELTO_MW_RESET_KIND_LINK = 4
VELTO_MW_RESET_KIND_POWER_SAVE = 5


# MetaWear boards: pins, serial buses, beacon and settings

velto_mw_pin_action = ctypes.c_int32
"""The function of a pin."""
VELTO_MW_PIN_ACTION_HIGH = 1
VELTO_MW_PIN_ACTION_LOW = 2
VELTO_MW_PIN_ACTION_PULL_UP = 3
VELTO_MW_PIN_ACTION_PULL_DOWN = 4
VELTO_MW_PIN_ACTION_NO_PULL = 5

velto_mw_pin_edge = ctypes.c_int32
"""The edges that a pin monitor reports."""
VELTO_MW_PIN_EDGE_NONE = 0
VELTO_MW_PIN_EDGE_RISING = 1
VELTO_MW_PIN_EDGE_FALLING = 2
VELTO_MW_PIN_EDGE_ANY = 3


class velto_mw_pin_config(ctypes.Structure):
    """The configuration for reading the voltage of a pin."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("pull_up_pin", ctypes.c_int32),
        ("delay", ctypes.c_double),
        ("pull_down_pin", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]
    struct_size: int
    pull_up_pin: int
    delay: float
    pull_down_pin: int
    reserved: int



class velto_mw_thermistor(ctypes.Structure):
    """An external thermistor."""

    _fields_ = [
        ("channel", ctypes.c_uint8),
        ("data_pin", ctypes.c_uint8),
        ("pull_down_pin", ctypes.c_uint8),
        ("reserved", ctypes.c_uint8),
        ("is_active_high", velto_bool),
    ]
    channel: int
    data_pin: int
    pull_down_pin: int
    reserved: int
    is_active_high: int



class velto_mw_spi(ctypes.Structure):
    """A device on the SPI bus."""

    _fields_ = [
        ("frequency", ctypes.c_double),
        ("select_pin", ctypes.c_uint8),
        ("clock_pin", ctypes.c_uint8),
        ("output_pin", ctypes.c_uint8),
        ("input_pin", ctypes.c_uint8),
        ("mode", ctypes.c_uint32),
        ("is_lsb_first", velto_bool),
        ("uses_native_pins", velto_bool),
    ]
    frequency: float
    select_pin: int
    clock_pin: int
    output_pin: int
    input_pin: int
    mode: int
    is_lsb_first: int
    uses_native_pins: int


velto_mw_number = ctypes.c_int32
"""The type of numbers in a packet of a board, least significant byte first."""
VELTO_MW_NUMBER_U8 = 0
VELTO_MW_NUMBER_U16 = 1
VELTO_MW_NUMBER_I16 = 2
VELTO_MW_NUMBER_U32 = 3
VELTO_MW_NUMBER_I32 = 4
VELTO_MW_NUMBER_F32 = 5
VELTO_MW_NUMBER_I8 = 6


class velto_mw_bus_signal(ctypes.Structure):
    """A reading of a device on a serial bus, as a signal."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_spi", velto_bool),
        ("scale", ctypes.c_double),
        ("format", velto_mw_number),
        ("channel_count", ctypes.c_uint32),
        ("address", ctypes.c_uint8),
        ("register_id", ctypes.c_uint8),
        ("reserved", ctypes.c_uint16),
        ("sent_size", ctypes.c_uint32),
        ("spi", velto_mw_spi),
        ("sent", ctypes.c_uint8 * 12),
        ("identifier", ctypes.c_char * 44),
    ]
    struct_size: int
    is_spi: int
    scale: float
    format: int
    channel_count: int
    address: int
    register_id: int
    reserved: int
    sent_size: int
    spi: velto_mw_spi
    sent: ctypes.Array[ctypes.c_uint8]
    identifier: bytes



class velto_mw_beacon(ctypes.Structure):
    """The beacon that a board advertises in place of its name while it is not connected."""

    _fields_ = [
        ("uuid", velto_uuid),
        ("period", ctypes.c_double),
        ("major", ctypes.c_uint16),
        ("minor", ctypes.c_uint16),
        ("power_at_one_meter", ctypes.c_int32),
        ("transmit_power", ctypes.c_int32),
        ("is_on", velto_bool),
        ("is_on_known", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    uuid: velto_uuid
    period: float
    major: int
    minor: int
    power_at_one_meter: int
    transmit_power: int
    is_on: int
    is_on_known: int
    reserved: int


velto_mw_whitelist_mode = ctypes.c_int32
"""The use of a board's whitelist."""
VELTO_MW_WHITELIST_MODE_OFF = 0
VELTO_MW_WHITELIST_MODE_SCANS = 1
VELTO_MW_WHITELIST_MODE_CONNECTIONS = 2
VELTO_MW_WHITELIST_MODE_BOTH = 3

velto_mw_setting = ctypes.c_uint32
"""Members of velto_mw_settings, as a set."""
VELTO_MW_SETTING_NAME = 0x1
VELTO_MW_SETTING_ADVERTISING = 0x2
VELTO_MW_SETTING_TRANSMIT_POWER = 0x4
VELTO_MW_SETTING_SCAN_RESPONSE = 0x8
VELTO_MW_SETTING_CONNECTION = 0x10
VELTO_MW_SETTING_WHITELIST_MODE = 0x20
VELTO_MW_SETTING_REGULATOR = 0x40
VELTO_MW_SETTING_PHY = 0x80
VELTO_MW_SETTING_WATCHDOG = 0x100


class velto_mw_settings(ctypes.Structure):
    """Settings of a board: its name, radio and power."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("latency", ctypes.c_int32),
        ("advertising_interval", ctypes.c_double),
        ("advertising_timeout", ctypes.c_double),
        ("interval_min", ctypes.c_double),
        ("interval_max", ctypes.c_double),
        ("supervision_timeout", ctypes.c_double),
        ("transmit_power", ctypes.c_int32),
        ("is_advertising_directed", velto_bool),
        ("whitelist_mode", velto_mw_whitelist_mode),
        ("is_regulator_on", velto_bool),
        ("is_slow_phy_forced", velto_bool),
        ("scan_response_size", ctypes.c_uint32),
        ("name", ctypes.c_char * 32),
        ("scan_response", ctypes.c_uint8 * 32),
        ("watchdog_timeout", ctypes.c_double),
        ("watchdog_runs_asleep", velto_bool),
        ("watchdog_refresh_by_schedule", velto_bool),
        ("watchdog_refresh_by_sleep", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    struct_size: int
    latency: int
    advertising_interval: float
    advertising_timeout: float
    interval_min: float
    interval_max: float
    supervision_timeout: float
    transmit_power: int
    is_advertising_directed: int
    whitelist_mode: int
    is_regulator_on: int
    is_slow_phy_forced: int
    scan_response_size: int
    name: bytes
    scan_response: ctypes.Array[ctypes.c_uint8]
    watchdog_timeout: float
    watchdog_runs_asleep: int
    watchdog_refresh_by_schedule: int
    watchdog_refresh_by_sleep: int
    reserved: int


velto_mw_address_kind = ctypes.c_int32
"""The kinds of addresses."""
VELTO_MW_ADDRESS_KIND_PUBLIC = 0
VELTO_MW_ADDRESS_KIND_RANDOM_STATIC = 1
VELTO_MW_ADDRESS_KIND_PRIVATE_RESOLVABLE = 2
VELTO_MW_ADDRESS_KIND_PRIVATE_NON_RESOLVABLE = 3


class velto_mw_address(ctypes.Structure):
    """An address on a whitelist."""

    _fields_ = [
        ("kind", velto_mw_address_kind),
        ("bytes", ctypes.c_uint8 * 6),
        ("reserved", ctypes.c_uint8 * 2),
    ]
    kind: int
    bytes: ctypes.Array[ctypes.c_uint8]
    reserved: ctypes.Array[ctypes.c_uint8]


velto_mw_action = ctypes.c_int32
"""A single action of a board."""
VELTO_MW_ACTION_START_ADVERTISING = 1
VELTO_MW_ACTION_START_BONDING = 2
VELTO_MW_ACTION_ERASE_BONDS = 3
VELTO_MW_ACTION_REFRESH_WATCHDOG = 4
VELTO_MW_ACTION_SUSPEND_MAGNETOMETER = 5


# The log of a MetaWear board: loggers that store samples without a link


class velto_logger(ctypes.Structure):
    """A signal in the log of a board."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_logger_flag = ctypes.c_uint32
"""Properties of a logger."""
VELTO_LOGGER_CREATED = 0x1
VELTO_LOGGER_RECOVERED = 0x2
VELTO_LOGGER_UNSCALED = 0x4
VELTO_LOGGER_POLLED = 0x8

VELTO_LOGGER_KEY_SIZE = 64
"""Size of the key of a logger, including the NUL."""


class velto_mw_logger_def(ctypes.Structure):
    """The definition of a logger."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("key", ctypes.c_char_p),
        ("poll_interval", ctypes.c_double),
    ]
    struct_size: int
    reserved: int
    key: bytes | None
    poll_interval: float



class velto_logger_info(ctypes.Structure):
    """Information about a logger."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_logger_flag),
        ("device", velto_device),
        ("slot_count", ctypes.c_uint32),
        ("channel_count", ctypes.c_uint32),
        ("slots", ctypes.c_uint8 * 8),
        ("range", ctypes.c_double),
        ("rate", ctypes.c_double),
    ]
    struct_size: int
    flags: int
    device: velto_device
    slot_count: int
    channel_count: int
    slots: ctypes.Array[ctypes.c_uint8]
    range: float
    rate: float


velto_mw_log_mode = ctypes.c_int32
"""The behavior of a log that is full."""
VELTO_MW_LOG_MODE_OVERWRITE = 0
VELTO_MW_LOG_MODE_STOP_WHEN_FULL = 1

velto_mw_log_flag = ctypes.c_uint32
"""Properties of a board's log."""
VELTO_MW_LOG_RUNNING = 0x1
VELTO_MW_LOG_RESET = 0x2
VELTO_MW_LOG_FULL = 0x4
VELTO_MW_LOG_STALLED = 0x8
VELTO_MW_LOG_PAUSED = 0x10
VELTO_MW_LOG_UNKNOWN = 0x20


class velto_mw_log_info(ctypes.Structure):
    """Information about the log of a board."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_mw_log_flag),
        ("mode", velto_mw_log_mode),
        ("logger_count", ctypes.c_uint32),
        ("recovered_count", ctypes.c_uint32),
        ("slot_count", ctypes.c_uint32),
        ("slot_capacity", ctypes.c_uint32),
        ("capacity", ctypes.c_uint32),
        ("reset_count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("entries", ctypes.c_int64),
        ("started_utc_ns", ctypes.c_uint64),
        ("interrupted_utc_ns", ctypes.c_uint64),
        ("fill", ctypes.c_double),
        ("entry_rate", ctypes.c_double),
        ("remaining", ctypes.c_double),
    ]
    struct_size: int
    flags: int
    mode: int
    logger_count: int
    recovered_count: int
    slot_count: int
    slot_capacity: int
    capacity: int
    reset_count: int
    reserved: int
    entries: int
    started_utc_ns: int
    interrupted_utc_ns: int
    fill: float
    entry_rate: float
    remaining: float



class velto_mw_log_item(ctypes.Structure):
    """A signal in an estimate of a log."""

    _fields_ = [
        ("signal", velto_signal),
        ("rate", ctypes.c_double),
    ]
    signal: velto_signal
    rate: float



class velto_mw_log_plan(ctypes.Structure):
    """The conditions of an estimate; 0 selects the default of a member."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("charge", ctypes.c_double),
        ("notification_rate", ctypes.c_double),
    ]
    struct_size: int
    reserved: int
    charge: float
    notification_rate: float


velto_mw_log_end = ctypes.c_int32
"""The cause of the end of a log."""
VELTO_MW_LOG_END_MEMORY = 0
VELTO_MW_LOG_END_BATTERY = 1


class velto_mw_log_estimate(ctypes.Structure):
    """An estimate of the duration of a log and of its download."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("first_end", velto_mw_log_end),
        ("slot_count", ctypes.c_uint32),
        ("free_slot_count", ctypes.c_uint32),
        ("has_cable", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("entry_rate", ctypes.c_double),
        ("memory", ctypes.c_double),
        ("battery", ctypes.c_double),
        ("duration", ctypes.c_double),
        ("download", ctypes.c_double),
        ("full_download", ctypes.c_double),
    ]
    struct_size: int
    first_end: int
    slot_count: int
    free_slot_count: int
    has_cable: int
    reserved: int
    entry_rate: float
    memory: float
    battery: float
    duration: float
    download: float
    full_download: float



# Processors: computations on a MetaWear board


class velto_processor(ctypes.Structure):
    """A processor on a board."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_mw_processor_type = ctypes.c_int32
"""The types of processors."""
VELTO_MW_PROCESSOR_TYPE_PASSTHROUGH = 0
VELTO_MW_PROCESSOR_TYPE_ACCUMULATE = 1
VELTO_MW_PROCESSOR_TYPE_COUNT = 2
VELTO_MW_PROCESSOR_TYPE_LOW_PASS = 3
VELTO_MW_PROCESSOR_TYPE_HIGH_PASS = 4
VELTO_MW_PROCESSOR_TYPE_COMPARISON = 5
VELTO_MW_PROCESSOR_TYPE_RMS = 6
VELTO_MW_PROCESSOR_TYPE_RSS = 7
VELTO_MW_PROCESSOR_TYPE_TIME = 8
VELTO_MW_PROCESSOR_TYPE_MATH = 9
VELTO_MW_PROCESSOR_TYPE_DELAY = 10
VELTO_MW_PROCESSOR_TYPE_PULSE = 11
VELTO_MW_PROCESSOR_TYPE_DELTA = 12
VELTO_MW_PROCESSOR_TYPE_THRESHOLD = 13
VELTO_MW_PROCESSOR_TYPE_BUFFER = 14
VELTO_MW_PROCESSOR_TYPE_PACKER = 15
VELTO_MW_PROCESSOR_TYPE_ACCOUNTER = 16
VELTO_MW_PROCESSOR_TYPE_FUSER = 17
VELTO_MW_PROCESSOR_TYPE_UNKNOWN = 18

velto_mw_processor_mode = ctypes.c_int32
"""The output mode of a processor, for types with several modes."""
VELTO_MW_PROCESSOR_MODE_DEFAULT = 0
VELTO_MW_PROCESSOR_MODE_ALL = 1
VELTO_MW_PROCESSOR_MODE_CONDITIONAL = 2
VELTO_MW_PROCESSOR_MODE_COUNT = 3
VELTO_MW_PROCESSOR_MODE_ABSOLUTE = 4
VELTO_MW_PROCESSOR_MODE_DIFFERENTIAL = 5
VELTO_MW_PROCESSOR_MODE_REFERENCE = 6
VELTO_MW_PROCESSOR_MODE_ZONE = 7
VELTO_MW_PROCESSOR_MODE_BINARY = 8
VELTO_MW_PROCESSOR_MODE_WIDTH = 9
VELTO_MW_PROCESSOR_MODE_AREA = 10
VELTO_MW_PROCESSOR_MODE_PEAK = 11
VELTO_MW_PROCESSOR_MODE_DETECTION = 12
VELTO_MW_PROCESSOR_MODE_TIME = 13

velto_mw_processor_function = ctypes.c_int32
"""The comparison of a sample with a reference, or the arithmetic of a sample and a constant."""
VELTO_MW_PROCESSOR_FUNCTION_NONE = 0
VELTO_MW_PROCESSOR_FUNCTION_EQUAL = 1
VELTO_MW_PROCESSOR_FUNCTION_NOT_EQUAL = 2
VELTO_MW_PROCESSOR_FUNCTION_LESS = 3
VELTO_MW_PROCESSOR_FUNCTION_LESS_OR_EQUAL = 4
VELTO_MW_PROCESSOR_FUNCTION_GREATER = 5
VELTO_MW_PROCESSOR_FUNCTION_GREATER_OR_EQUAL = 6
VELTO_MW_PROCESSOR_FUNCTION_ADD = 7
VELTO_MW_PROCESSOR_FUNCTION_MULTIPLY = 8
VELTO_MW_PROCESSOR_FUNCTION_DIVIDE = 9
VELTO_MW_PROCESSOR_FUNCTION_MODULUS = 10
VELTO_MW_PROCESSOR_FUNCTION_EXPONENT = 11
VELTO_MW_PROCESSOR_FUNCTION_SQUARE_ROOT = 12
VELTO_MW_PROCESSOR_FUNCTION_LEFT_SHIFT = 13
VELTO_MW_PROCESSOR_FUNCTION_RIGHT_SHIFT = 14
VELTO_MW_PROCESSOR_FUNCTION_SUBTRACT = 15
VELTO_MW_PROCESSOR_FUNCTION_ABSOLUTE = 16
VELTO_MW_PROCESSOR_FUNCTION_CONSTANT = 17


class velto_mw_processor_def(ctypes.Structure):
    """The definition of a processor; members that its type does not use must be 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("type", velto_mw_processor_type),
        ("mode", velto_mw_processor_mode),
        ("function", velto_mw_processor_function),
        ("count", ctypes.c_uint32),
        ("width", ctypes.c_uint32),
        ("output_size", ctypes.c_uint32),
        ("reference_count", ctypes.c_uint32),
        ("value", ctypes.c_double),
        ("hysteresis", ctypes.c_double),
        ("period", ctypes.c_double),
        ("references", ctypes.c_double * 12),
    ]
    struct_size: int
    type: int
    mode: int
    function: int
    count: int
    width: int
    output_size: int
    reference_count: int
    value: float
    hysteresis: float
    period: float
    references: ctypes.Array[ctypes.c_double]


velto_processor_flag = ctypes.c_uint32
"""Properties of a processor."""
VELTO_PROCESSOR_CREATED = 0x1
VELTO_PROCESSOR_STATEFUL = 0x2
VELTO_PROCESSOR_RECOVERED = 0x4


class velto_processor_info(ctypes.Structure):
    """Information about a processor."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_processor_flag),
        ("device", velto_device),
        ("type", velto_mw_processor_type),
        ("slot", ctypes.c_int32),
        ("held_size", ctypes.c_uint32),
        ("output_size", ctypes.c_uint32),
        ("rate", ctypes.c_double),
    ]
    struct_size: int
    flags: int
    device: velto_device
    type: int
    slot: int
    held_size: int
    output_size: int
    rate: float


velto_remove_flag = ctypes.c_uint32
"""Options for removing a part of a board that has dependents."""
VELTO_REMOVE_CASCADE = 0x1

velto_mw_recipe = ctypes.c_int32
"""Chains of processors for a common purpose."""
VELTO_MW_RECIPE_EVERY_NTH = 0
VELTO_MW_RECIPE_THROTTLE = 1
VELTO_MW_RECIPE_ACTIVITY_GATE = 2


class velto_mw_recipe_def(ctypes.Structure):
    """The definition of a recipe; members that it does not use must be 0."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("recipe", velto_mw_recipe),
        ("count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("period", ctypes.c_double),
        ("value", ctypes.c_double),
    ]
    struct_size: int
    recipe: int
    count: int
    reserved: int
    period: float
    value: float



class velto_mw_processor_estimate(ctypes.Structure):
    """An estimate of the resources of a processor."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("slot_count", ctypes.c_uint32),
        ("free_slot_count", ctypes.c_uint32),
        ("held_size", ctypes.c_uint32),
        ("all_held_size", ctypes.c_uint32),
        ("logger_slot_count", ctypes.c_uint32),
        ("rate", ctypes.c_double),
        ("lost_share", ctypes.c_double),
    ]
    struct_size: int
    slot_count: int
    free_slot_count: int
    held_size: int
    all_held_size: int
    logger_slot_count: int
    rate: float
    lost_share: float



# The program of a MetaWear board: timers, events and macros


class velto_timer(ctypes.Structure):
    """A timer on a board."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


VELTO_REPEAT_FOREVER = 0
"""The number of ticks of a timer that runs until it is stopped."""


class velto_board_event(ctypes.Structure):
    """An event of a board, which executes commands at each value of a signal."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int



class velto_mw_token(ctypes.Structure):
    """Bytes of a signal that replace bytes of the event's command."""

    _fields_ = [
        ("length", ctypes.c_uint8),
        ("source_offset", ctypes.c_uint8),
        ("target_offset", ctypes.c_uint8),
        ("reserved", ctypes.c_uint8),
    ]
    length: int
    source_offset: int
    target_offset: int
    reserved: int



class velto_macro(ctypes.Structure):
    """A macro in the memory of a board."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_mw_program_kind = ctypes.c_int32
"""The kind of an item in a board's program."""
VELTO_MW_PROGRAM_KIND_TIMER = 0
VELTO_MW_PROGRAM_KIND_EVENT = 1
VELTO_MW_PROGRAM_KIND_MACRO = 2

velto_mw_program_flag = ctypes.c_uint32
"""Properties of an item in a board's program."""
VELTO_MW_PROGRAM_OWN = 0x1
VELTO_MW_PROGRAM_RUNS_AT_BOOT = 0x2
VELTO_MW_PROGRAM_STARTS_IMMEDIATELY = 0x4
VELTO_MW_PROGRAM_UNKNOWN = 0x8


class velto_mw_program_item(ctypes.Structure):
    """A timer, an event or a macro of a board."""

    _fields_ = [
        ("kind", velto_mw_program_kind),
        ("flags", velto_mw_program_flag),
        ("timer", velto_timer),
        ("board_event", velto_board_event),
        ("macro", velto_macro),
        ("period", ctypes.c_double),
        ("repetitions", ctypes.c_uint32),
        ("command_count", ctypes.c_uint32),
        ("number", ctypes.c_uint8),
        ("source_module", ctypes.c_uint8),
        ("source_register", ctypes.c_uint8),
        ("source_id", ctypes.c_uint8),
        ("reserved", ctypes.c_uint8 * 3),
        ("command_size", ctypes.c_uint8),
        ("command", ctypes.c_uint8 * 20),
        ("reserved2", ctypes.c_uint32),
    ]
    kind: int
    flags: int
    timer: velto_timer
    board_event: velto_board_event
    macro: velto_macro
    period: float
    repetitions: int
    command_count: int
    number: int
    source_module: int
    source_register: int
    source_id: int
    reserved: ctypes.Array[ctypes.c_uint8]
    command_size: int
    command: ctypes.Array[ctypes.c_uint8]
    reserved2: int



# Downloads: the log of a MetaWear board


class velto_download(ctypes.Structure):
    """A download of the log of a board."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_download_state = ctypes.c_int32
"""The phase of a download."""
VELTO_DOWNLOAD_STATE_RUNNING = 0
VELTO_DOWNLOAD_STATE_WAITING = 1
VELTO_DOWNLOAD_STATE_ENDED = 2

velto_download_flag = ctypes.c_uint32
"""Options of a download."""
VELTO_DOWNLOAD_AUTO_ACKNOWLEDGE = 0x1
VELTO_DOWNLOAD_GO_ON = 0x4
VELTO_DOWNLOAD_DISCARD_UNREAD = 0x2


class velto_download_def(ctypes.Structure):
    """The definition of a download."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_download_flag),
        ("resumes", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    struct_size: int
    flags: int
    resumes: int
    reserved: int



class velto_download_page(ctypes.Structure):
    """A page that must be acknowledged."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_last", velto_bool),
        ("sample_count", ctypes.c_uint64),
        ("unread_count", ctypes.c_uint64),
        ("unknown_count", ctypes.c_uint64),
        ("gap_count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]
    struct_size: int
    is_last: int
    sample_count: int
    unread_count: int
    unknown_count: int
    gap_count: int
    reserved: int


velto_download_gap_cause = ctypes.c_int32
"""The cause of a gap in a log."""
VELTO_DOWNLOAD_GAP_CAUSE_RESET = 0
VELTO_DOWNLOAD_GAP_CAUSE_NOT_SENT = 1
VELTO_DOWNLOAD_GAP_CAUSE_OVERWRITTEN = 2


class velto_download_gap(ctypes.Structure):
    """A gap in a log, where entries are missing."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("cause", velto_download_gap_cause),
        ("entry_count", ctypes.c_uint64),
        ("position", ctypes.c_uint64),
        ("since_utc_ns", ctypes.c_uint64),
        ("until_utc_ns", ctypes.c_uint64),
    ]
    struct_size: int
    cause: int
    entry_count: int
    position: int
    since_utc_ns: int
    until_utc_ns: int



class velto_download_info(ctypes.Structure):
    """Information about a download."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", velto_download_state),
        ("result", velto_result),
        ("stretch_count", ctypes.c_uint32),
        ("entry_count", ctypes.c_uint64),
        ("repeated_count", ctypes.c_uint64),
        ("sample_count", ctypes.c_uint64),
        ("unpaired_count", ctypes.c_uint64),
        ("irregular_count", ctypes.c_uint64),
        ("unknown_count", ctypes.c_uint64),
        ("missing_count", ctypes.c_uint64),
        ("discarded_count", ctypes.c_uint64),
        ("page_count", ctypes.c_uint64),
    ]
    struct_size: int
    state: int
    result: int
    stretch_count: int
    entry_count: int
    repeated_count: int
    sample_count: int
    unpaired_count: int
    irregular_count: int
    unknown_count: int
    missing_count: int
    discarded_count: int
    page_count: int



# Events: changes of contexts, devices and operations

velto_event_type = ctypes.c_int32
"""The type of an event; in brackets the member of velto_event_data with its data."""
VELTO_EVENT_NONE = 0
VELTO_EVENT_ADAPTER_CHANGED = 1
VELTO_EVENT_SCAN_STARTED = 2
VELTO_EVENT_SCAN_STOPPED = 3
VELTO_EVENT_DEVICE_FOUND = 4
VELTO_EVENT_CHOICE_NEEDED = 5
VELTO_EVENT_LINK_CHANGED = 6
VELTO_EVENT_DEVICE_CONNECTED = 7
VELTO_EVENT_DEVICE_DISCONNECTED = 8
VELTO_EVENT_OP_DONE = 9
VELTO_EVENT_BUTTON = 10
VELTO_EVENT_RATE_MODE_CHANGED = 11
VELTO_EVENT_PLAYER_CHANGED = 12
VELTO_EVENT_CALIBRATED = 13
VELTO_EVENT_DROPPED = 14
VELTO_EVENT_GESTURE = 15
VELTO_EVENT_GESTURE_PRIMED = 16
VELTO_EVENT_MOVED = 17
VELTO_EVENT_CALIBRATION_WANTED = 18
VELTO_EVENT_PROGRESS = 19
VELTO_EVENT_SERVICES_CHANGED = 20
VELTO_EVENT_SUBSCRIPTION_ENDED = 21
VELTO_EVENT_VALUES_READY = 22
VELTO_EVENT_CONNECT_FAILED = 23
VELTO_EVENT_SILENT = 24
VELTO_EVENT_DEVICE_FORGOTTEN = 25
VELTO_EVENT_STREAM_ENDED = 26
VELTO_EVENT_STREAM_OVERFLOW = 44
VELTO_EVENT_SIGNALS_CHANGED = 45
VELTO_EVENT_SAMPLES_READY = 27
VELTO_EVENT_PAIRING_REQUESTED = 28
VELTO_EVENT_TAP = 30
VELTO_EVENT_AIR_GESTURE = 31
VELTO_EVENT_AIR_STATE = 32
VELTO_EVENT_HAND_GESTURE = 33
VELTO_EVENT_TAP_HOLD = 34
VELTO_EVENT_STANDBY = 35
VELTO_EVENT_KEYBOARD_STATE = 36
VELTO_EVENT_DETAILS_READ = 37
VELTO_EVENT_MW_STATE = 38
VELTO_EVENT_MW_DETECTED = 39
VELTO_EVENT_MW_PIN = 43
VELTO_EVENT_MW_LOG = 46
VELTO_EVENT_MW_BOARD_RESET = 48
VELTO_EVENT_PAGE_READY = 47
VELTO_EVENT_LINK_LIMIT = 49
VELTO_EVENT_MOUSE = 40
VELTO_EVENT_HAND_STATE = 41
VELTO_EVENT_TAP_ORIENTATION = 42
VELTO_EVENT_TAP_REPORT = 68
VELTO_EVENT_GYRO_CALIBRATION = 69
VELTO_EVENT_STORE = 51
VELTO_EVENT_TRACK_SILENT = 52
VELTO_EVENT_SESSION_ENDED = 53

velto_store_notice = ctypes.c_int32
"""A notice about the disk of a store; each is sent once until the store has caught up."""
VELTO_STORE_NOTICE_BEHIND = 0
VELTO_STORE_NOTICE_FULL = 1
VELTO_STORE_NOTICE_FAILED = 2
VELTO_STORE_NOTICE_CAUGHT_UP = 3
VELTO_STORE_NOTICE_LOW_SPACE = 4

velto_event_class = ctypes.c_uint64
"""Classes of events, for the masks of queues."""
VELTO_EVENT_CLASS_ADAPTER = 0x1
VELTO_EVENT_CLASS_SCAN = 0x2
VELTO_EVENT_CLASS_LINK = 0x4
VELTO_EVENT_CLASS_OP = 0x8
VELTO_EVENT_CLASS_BUTTON = 0x10
VELTO_EVENT_CLASS_GESTURE = 0x20
VELTO_EVENT_CLASS_RATE_MODE = 0x40
VELTO_EVENT_CLASS_CALIBRATION = 0x80
VELTO_EVENT_CLASS_PLAYER = 0x100
VELTO_EVENT_CLASS_STREAM = 0x200
VELTO_EVENT_CLASS_WEARING = 0x400
VELTO_EVENT_CLASS_BOARD = 0x800
VELTO_EVENT_CLASS_PROGRESS = 0x1000
VELTO_EVENT_CLASS_MOVE = 0x100000000
VELTO_EVENT_CLASS_VALUE = 0x200000000
VELTO_EVENT_CLASS_SAMPLES = 0x400000000
VELTO_EVENT_CLASS_MOUSE = 0x800000000
VELTO_EVENT_CLASS_HAND = 0x1000000000
VELTO_EVENT_CLASS_ORIENTATION = 0x2000000000
VELTO_EVENT_CLASS_STANDARD = 0xffffffff


class velto_event_adapter(ctypes.Structure):
    """Data of VELTO_EVENT_ADAPTER_CHANGED."""

    _fields_ = [
        ("is_present", velto_bool),
        ("is_powered", velto_bool),
        ("is_usable", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("identifier", ctypes.c_char * 32),
    ]
    is_present: int
    is_powered: int
    is_usable: int
    reserved: int
    identifier: bytes



class velto_event_found(ctypes.Structure):
    """Data of VELTO_EVENT_DEVICE_FOUND."""

    _fields_ = [
        ("rssi", ctypes.c_int32),
        ("is_likely", velto_bool),
    ]
    rssi: int
    is_likely: int



class velto_event_link_limit(ctypes.Structure):
    """Data of VELTO_EVENT_LINK_LIMIT."""

    _fields_ = [
        ("limit", ctypes.c_uint32),
        ("waiting_count", ctypes.c_uint32),
    ]
    limit: int
    waiting_count: int



class velto_event_choice(ctypes.Structure):
    """Data of VELTO_EVENT_CHOICE_NEEDED."""

    _fields_ = [
        ("candidate_count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]
    candidate_count: int
    reserved: int



class velto_event_link(ctypes.Structure):
    """Data of VELTO_EVENT_LINK_CHANGED."""

    _fields_ = [
        ("previous", velto_link_state),
        ("current", velto_link_state),
        ("reason", velto_down_reason),
        ("reserved", ctypes.c_uint32),
    ]
    previous: int
    current: int
    reason: int
    reserved: int



class velto_event_connected(ctypes.Structure):
    """Data of VELTO_EVENT_DEVICE_CONNECTED."""

    _fields_ = [
        ("link_serial", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]
    link_serial: int
    reserved: int



class velto_event_disconnected(ctypes.Structure):
    """Data of VELTO_EVENT_DEVICE_DISCONNECTED."""

    _fields_ = [
        ("reason", velto_down_reason),
        ("will_reconnect", velto_bool),
    ]
    reason: int
    will_reconnect: int



class velto_event_connect_failed(ctypes.Structure):
    """Data of VELTO_EVENT_CONNECT_FAILED."""

    _fields_ = [
        ("attempts", ctypes.c_uint32),
        ("will_retry", velto_bool),
    ]
    attempts: int
    will_retry: int



class velto_event_op(ctypes.Structure):
    """Data of VELTO_EVENT_OP_DONE."""

    _fields_ = [
        ("kind", velto_op_kind),
        ("reserved", ctypes.c_uint32),
        ("object_bits", ctypes.c_uint64),
    ]
    kind: int
    reserved: int
    object_bits: int



class velto_event_button(ctypes.Structure):
    """Data of VELTO_EVENT_BUTTON."""

    _fields_ = [
        ("button", velto_button),
        ("is_down", velto_bool),
        ("press_count", ctypes.c_uint32),
        ("release_count", ctypes.c_uint32),
    ]
    button: int
    is_down: int
    press_count: int
    release_count: int



class velto_event_rate(ctypes.Structure):
    """Data of VELTO_EVENT_RATE_MODE_CHANGED."""

    _fields_ = [
        ("previous", velto_rate_mode),
        ("current", velto_rate_mode),
        ("interval", ctypes.c_double),
    ]
    previous: int
    current: int
    interval: float



class velto_event_player(ctypes.Structure):
    """Data of VELTO_EVENT_PLAYER_CHANGED."""

    _fields_ = [
        ("previous", ctypes.c_int32),
        ("current", ctypes.c_int32),
    ]
    previous: int
    current: int



class velto_event_calibration(ctypes.Structure):
    """Data of VELTO_EVENT_CALIBRATED."""

    _fields_ = [
        ("is_calibrated", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    is_calibrated: int
    reserved: int



class velto_event_gyro_calibration(ctypes.Structure):
    """Data of VELTO_EVENT_GYRO_CALIBRATION."""

    _fields_ = [
        ("calibration", velto_gyro_calibration),
        ("previous", velto_gyro_calibration),
        ("bias_x", ctypes.c_double),
        ("bias_y", ctypes.c_double),
        ("bias_z", ctypes.c_double),
        ("deviation", ctypes.c_double),
    ]
    calibration: int
    previous: int
    bias_x: float
    bias_y: float
    bias_z: float
    deviation: float



class velto_event_gesture(ctypes.Structure):
    """Data of VELTO_EVENT_GESTURE."""

    _fields_ = [
        ("gestures", velto_gesture),
        ("reserved", ctypes.c_uint32),
        ("throw_power", ctypes.c_double),
    ]
    gestures: int
    reserved: int
    throw_power: float



class velto_event_tap(ctypes.Structure):
    """Data of VELTO_EVENT_TAP."""

    _fields_ = [
        ("combination", velto_finger),
        ("repeat_count", ctypes.c_uint32),
        ("shift", velto_shift_state),
        ("is_switched", velto_bool),
    ]
    combination: int
    repeat_count: int
    shift: int
    is_switched: int



class velto_event_air_gesture(ctypes.Structure):
    """Data of VELTO_EVENT_AIR_GESTURE."""

    _fields_ = [
        ("gesture", velto_air_gesture),
        ("raw", ctypes.c_int32),
        ("is_known", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    gesture: int
    raw: int
    is_known: int
    reserved: int



class velto_event_air_state(ctypes.Structure):
    """Data of VELTO_EVENT_AIR_STATE."""

    _fields_ = [
        ("is_in_air", velto_bool),
        ("mouse_state", velto_mouse_state),
    ]
    is_in_air: int
    mouse_state: int



class velto_event_hand_gesture(ctypes.Structure):
    """Data of VELTO_EVENT_HAND_GESTURE."""

    _fields_ = [
        ("gesture", velto_hand_gesture),
        ("finger", ctypes.c_int32),
    ]
    gesture: int
    finger: int



class velto_event_tap_hold(ctypes.Structure):
    """Data of VELTO_EVENT_TAP_HOLD."""

    _fields_ = [
        ("combination", velto_finger),
        ("is_held", velto_bool),
    ]
    combination: int
    is_held: int



class velto_event_standby(ctypes.Structure):
    """Data of VELTO_EVENT_STANDBY."""

    _fields_ = [
        ("is_in_standby", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    is_in_standby: int
    reserved: int



class velto_event_tap_report(ctypes.Structure):
    """Data of VELTO_EVENT_TAP_REPORT."""

    _fields_ = [
        ("kind", velto_tap_property),
        ("value", ctypes.c_int32),
    ]
    kind: int
    value: int



class velto_event_keyboard_state(ctypes.Structure):
    """Data of VELTO_EVENT_KEYBOARD_STATE."""

    _fields_ = [
        ("shift", velto_shift_state),
        ("is_switched", velto_bool),
    ]
    shift: int
    is_switched: int



class velto_event_details(ctypes.Structure):
    """Data of VELTO_EVENT_DETAILS_READ."""

    _fields_ = [
        ("hardware_version", ctypes.c_int32),
        ("firmware_version", ctypes.c_int32),
        ("battery", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]
    hardware_version: int
    firmware_version: int
    battery: int
    reserved: int



class velto_event_board_state(ctypes.Structure):
    """Data of VELTO_EVENT_MW_STATE."""

    _fields_ = [
        ("previous", ctypes.c_int32),
        ("current", ctypes.c_int32),
        ("activities", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]
    previous: int
    current: int
    activities: int
    reserved: int



class velto_event_detected(ctypes.Structure):
    """Data of VELTO_EVENT_MW_DETECTED."""

    _fields_ = [
        ("detector", ctypes.c_int32),
        ("code", ctypes.c_int32),
        ("axes", ctypes.c_uint32),
        ("sign", ctypes.c_int32),
        ("count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]
    detector: int
    code: int
    axes: int
    sign: int
    count: int
    reserved: int



class velto_event_pin(ctypes.Structure):
    """Data of VELTO_EVENT_MW_PIN."""

    _fields_ = [
        ("pin", ctypes.c_uint32),
        ("is_high", velto_bool),
    ]
    pin: int
    is_high: int



class velto_event_log(ctypes.Structure):
    """Data of VELTO_EVENT_MW_LOG."""

    _fields_ = [
        ("percent", ctypes.c_int32),
        ("entries", ctypes.c_uint32),
        ("capacity", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]
    percent: int
    entries: int
    capacity: int
    reserved: int



class velto_event_board_reset(ctypes.Structure):
    """Data of VELTO_EVENT_MW_BOARD_RESET."""

    _fields_ = [
        ("id", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("utc", ctypes.c_uint64),
    ]
    id: int
    reserved: int
    utc: int



class velto_event_page(ctypes.Structure):
    """Data of VELTO_EVENT_PAGE_READY."""

    _fields_ = [
        ("download", velto_download),
        ("is_last", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    download: velto_download
    is_last: int
    reserved: int



class velto_event_mouse(ctypes.Structure):
    """Data of VELTO_EVENT_MOUSE."""

    _fields_ = [
        ("velocity_x", ctypes.c_int32),
        ("velocity_y", ctypes.c_int32),
        ("elapsed", ctypes.c_uint32),
        ("is_mouse", velto_bool),
    ]
    velocity_x: int
    velocity_y: int
    elapsed: int
    is_mouse: int



class velto_event_hand_state(ctypes.Structure):
    """Data of VELTO_EVENT_HAND_STATE."""

    _fields_ = [
        ("state", velto_hand_state),
        ("vote", velto_hand_state),
    ]
    state: int
    vote: int



class velto_event_orientation(ctypes.Structure):
    """Data of VELTO_EVENT_TAP_ORIENTATION."""

    _fields_ = [
        ("roll", ctypes.c_int32),
        ("pitch", ctypes.c_int32),
        ("yaw", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]
    roll: int
    pitch: int
    yaw: int
    reserved: int



class velto_event_move(ctypes.Structure):
    """Data of VELTO_EVENT_MOVED."""

    _fields_ = [
        ("direction", ctypes.c_double),
        ("velocity", ctypes.c_double),
        ("position_x", ctypes.c_double),
        ("position_y", ctypes.c_double),
    ]
    direction: float
    velocity: float
    position_x: float
    position_y: float



class velto_event_services(ctypes.Structure):
    """Data of VELTO_EVENT_SERVICES_CHANGED."""

    _fields_ = [
        ("generation", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]
    generation: int
    reserved: int



class velto_event_subscription(ctypes.Structure):
    """Data of VELTO_EVENT_SUBSCRIPTION_ENDED and VELTO_EVENT_VALUES_READY."""

    _fields_ = [
        ("subscription", velto_subscription),
        ("characteristic", ctypes.c_uint16),
        ("reserved", ctypes.c_uint16),
        ("reserved2", ctypes.c_uint32),
    ]
    subscription: velto_subscription
    characteristic: int
    reserved: int
    reserved2: int



class velto_event_pairing(ctypes.Structure):
    """Data of VELTO_EVENT_PAIRING_REQUESTED."""

    _fields_ = [
        ("kind", velto_pairing_kind),
        ("passkey", ctypes.c_uint32),
        ("entered_count", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
    ]
    kind: int
    passkey: int
    entered_count: int
    reserved: int



class velto_event_stream(ctypes.Structure):
    """Data of VELTO_EVENT_STREAM_ENDED, VELTO_EVENT_STREAM_OVERFLOW and VELTO_EVENT_SAMPLES_READY."""

    _fields_ = [
        ("stream", velto_stream),
    ]
    stream: velto_stream



class velto_event_dropped(ctypes.Structure):
    """Data of VELTO_EVENT_DROPPED."""

    _fields_ = [
        ("classes", velto_event_class),
        ("continuous_count", ctypes.c_uint64),
        ("other_count", ctypes.c_uint64),
    ]
    classes: int
    continuous_count: int
    other_count: int



class velto_event_store(ctypes.Structure):
    """Data of VELTO_EVENT_STORE."""

    _fields_ = [
        ("notice", velto_store_notice),
        ("reserved", ctypes.c_uint32),
        ("store_bits", ctypes.c_uint64),
    ]
    notice: int
    reserved: int
    store_bits: int



class velto_event_track(ctypes.Structure):
    """Data of VELTO_EVENT_TRACK_SILENT."""

    _fields_ = [
        ("session", ctypes.c_uint64),
        ("is_silent", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("store_bits", ctypes.c_uint64),
    ]
    session: int
    is_silent: int
    reserved: int
    store_bits: int



class velto_event_session(ctypes.Structure):
    """Data of VELTO_EVENT_SESSION_ENDED."""

    _fields_ = [
        ("session", ctypes.c_uint64),
        ("store_bits", ctypes.c_uint64),
    ]
    session: int
    store_bits: int



class velto_event_data(ctypes.Union):
    """The data of an event; the type determines which member is valid."""

    _fields_ = [
        ("adapter", velto_event_adapter),
        ("found", velto_event_found),
        ("choice", velto_event_choice),
        ("link", velto_event_link),
        ("link_limit", velto_event_link_limit),
        ("connected", velto_event_connected),
        ("disconnected", velto_event_disconnected),
        ("connect_failed", velto_event_connect_failed),
        ("op", velto_event_op),
        ("button", velto_event_button),
        ("rate", velto_event_rate),
        ("player", velto_event_player),
        ("calibration", velto_event_calibration),
        ("gyro_calibration", velto_event_gyro_calibration),
        ("gesture", velto_event_gesture),
        ("tap", velto_event_tap),
        ("air_gesture", velto_event_air_gesture),
        ("air_state", velto_event_air_state),
        ("hand_gesture", velto_event_hand_gesture),
        ("tap_hold", velto_event_tap_hold),
        ("standby", velto_event_standby),
        ("tap_report", velto_event_tap_report),
        ("keyboard_state", velto_event_keyboard_state),
        ("details", velto_event_details),
        ("board_state", velto_event_board_state),
        ("detected", velto_event_detected),
        ("pin", velto_event_pin),
        ("log", velto_event_log),
        ("board_reset", velto_event_board_reset),
        ("page", velto_event_page),
        ("mouse", velto_event_mouse),
        ("hand_state", velto_event_hand_state),
        ("orientation", velto_event_orientation),
        ("move", velto_event_move),
        ("progress", velto_op_progress),
        ("dropped", velto_event_dropped),
        ("services", velto_event_services),
        ("subscription", velto_event_subscription),
        ("stream", velto_event_stream),
        ("pairing", velto_event_pairing),
        ("store", velto_event_store),
        ("track", velto_event_track),
        ("session", velto_event_session),
        ("bytes", ctypes.c_uint8 * 80),
    ]
    adapter: velto_event_adapter
    found: velto_event_found
    choice: velto_event_choice
    link: velto_event_link
    link_limit: velto_event_link_limit
    connected: velto_event_connected
    disconnected: velto_event_disconnected
    connect_failed: velto_event_connect_failed
    op: velto_event_op
    button: velto_event_button
    rate: velto_event_rate
    player: velto_event_player
    calibration: velto_event_calibration
    gyro_calibration: velto_event_gyro_calibration
    gesture: velto_event_gesture
    tap: velto_event_tap
    air_gesture: velto_event_air_gesture
    air_state: velto_event_air_state
    hand_gesture: velto_event_hand_gesture
    tap_hold: velto_event_tap_hold
    standby: velto_event_standby
    tap_report: velto_event_tap_report
    keyboard_state: velto_event_keyboard_state
    details: velto_event_details
    board_state: velto_event_board_state
    detected: velto_event_detected
    pin: velto_event_pin
    log: velto_event_log
    board_reset: velto_event_board_reset
    page: velto_event_page
    mouse: velto_event_mouse
    hand_state: velto_event_hand_state
    orientation: velto_event_orientation
    move: velto_event_move
    progress: velto_op_progress
    dropped: velto_event_dropped
    services: velto_event_services
    subscription: velto_event_subscription
    stream: velto_event_stream
    pairing: velto_event_pairing
    store: velto_event_store
    track: velto_event_track
    session: velto_event_session
    bytes: ctypes.Array[ctypes.c_uint8]



class velto_event(ctypes.Structure):
    """An event, as a flat value."""

    _fields_ = [
        ("type", velto_event_type),
        ("result", velto_result),
        ("device", velto_device),
        ("op", velto_op),
        ("timestamp_ns", ctypes.c_uint64),
        ("sequence", ctypes.c_uint64),
        ("user_data", ctypes.c_uint64),
        ("data", velto_event_data),
    ]
    type: int
    result: int
    device: velto_device
    op: velto_op
    timestamp_ns: int
    sequence: int
    user_data: int
    data: velto_event_data



# Motion: from samples to a position, and calibration

velto_axis_source = ctypes.c_int32
"""The source of a direction."""
VELTO_AXIS_SOURCE_GYRO_X = 0
VELTO_AXIS_SOURCE_GYRO_Y = 1
VELTO_AXIS_SOURCE_GYRO_Z = 2
VELTO_AXIS_SOURCE_ROTATION = 3

velto_device_axis = ctypes.c_int32
"""An axis of a device's samples."""
VELTO_DEVICE_AXIS_FIRST = 0
VELTO_DEVICE_AXIS_SECOND = 1
VELTO_DEVICE_AXIS_THIRD = 2

velto_power_law = ctypes.c_int32
"""The rule that turns a thrust into the power of a throw."""
VELTO_POWER_LAW_ORIGINAL = 0
VELTO_POWER_LAW_LINEAR = 1

velto_aim_space = ctypes.c_int32
"""The space in which a rotation rate moves the pointer."""
VELTO_AIM_SPACE_LOCAL = 0
VELTO_AIM_SPACE_PLAYER = 1
VELTO_AIM_SPACE_WORLD = 2

velto_recenter_trigger = ctypes.c_int32
"""A gesture that centers a device."""
VELTO_RECENTER_TRIGGER_NONE = 0
VELTO_RECENTER_TRIGGER_SHAKE = 1
VELTO_RECENTER_TRIGGER_SWING = 2
VELTO_RECENTER_TRIGGER_THROW = 3
VELTO_RECENTER_TRIGGER_ACTION = 4


class velto_motion_config(ctypes.Structure):
    """The configuration of a motion engine, which turns motion into input."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("mode", velto_motion_mode),
        ("input_x", velto_axis_source),
        ("input_y", velto_axis_source),
        ("invert_x", velto_bool),
        ("invert_y", velto_bool),
        ("drift_enabled", velto_bool),
        ("paddle_auto_calibration", velto_bool),
        ("gesture_power_law", velto_power_law),
        ("paddle_axis", velto_device_axis),
        ("input_smoothing", ctypes.c_double),
        ("deadzone", ctypes.c_double),
        ("drift_retain", ctypes.c_double),
        ("drift_blend", ctypes.c_double),
        ("paddle_input_gain", ctypes.c_double),
        ("paddle_micro_deadzone", ctypes.c_double),
        ("paddle_still_threshold", ctypes.c_double),
        ("paddle_auto_calibration_retain", ctypes.c_double),
        ("paddle_auto_calibration_blend", ctypes.c_double),
        ("paddle_auto_calibration_max_steer", ctypes.c_double),
        ("paddle_smooth_retain", ctypes.c_double),
        ("paddle_smooth_retain_idle", ctypes.c_double),
        ("paddle_smooth_max", ctypes.c_double),
        ("paddle_raw_divisor", ctypes.c_double),
        ("paddle_raw_smoothing", ctypes.c_double),
        ("paddle_spike_threshold", ctypes.c_double),
        ("pointer_sensitivity", ctypes.c_double),
        ("pointer_damping", ctypes.c_double),
        ("pointer_output_smoothing", ctypes.c_double),
        ("gesture_cooldown", ctypes.c_double),
        ("gesture_min_thrust_speed", ctypes.c_double),
        ("gesture_pull_speed", ctypes.c_double),
        ("gesture_pullback_delta", ctypes.c_double),
        ("gesture_arm_timeout", ctypes.c_double),
        ("aim_space", velto_aim_space),
        ("recenter_trigger", velto_recenter_trigger),
        ("recenter_hold", ctypes.c_double),
        ("aim_tightening", ctypes.c_double),
    ]
    struct_size: int
    mode: int
    input_x: int
    input_y: int
    invert_x: int
    invert_y: int
    drift_enabled: int
    paddle_auto_calibration: int
    gesture_power_law: int
    paddle_axis: int
    input_smoothing: float
    deadzone: float
    drift_retain: float
    drift_blend: float
    paddle_input_gain: float
    paddle_micro_deadzone: float
    paddle_still_threshold: float
    paddle_auto_calibration_retain: float
    paddle_auto_calibration_blend: float
    paddle_auto_calibration_max_steer: float
    paddle_smooth_retain: float
    paddle_smooth_retain_idle: float
    paddle_smooth_max: float
    paddle_raw_divisor: float
    paddle_raw_smoothing: float
    paddle_spike_threshold: float
    pointer_sensitivity: float
    pointer_damping: float
    pointer_output_smoothing: float
    gesture_cooldown: float
    gesture_min_thrust_speed: float
    gesture_pull_speed: float
    gesture_pullback_delta: float
    gesture_arm_timeout: float
    aim_space: int
    recenter_trigger: int
    recenter_hold: float
    aim_tightening: float



class velto_calibration(ctypes.Structure):
    """The neutral pose of a device."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("has_paddle_offset", velto_bool),
        ("paddle_offset", ctypes.c_double),
    ]
    struct_size: int
    has_paddle_offset: int
    paddle_offset: float


velto_calibration_policy = ctypes.c_int32
"""Whether players are prompted to calibrate."""
VELTO_CALIBRATION_POLICY_ASK = 0
VELTO_CALIBRATION_POLICY_NEVER = 1

velto_calibration_state = ctypes.c_int32
"""The state of the prompt to calibrate."""
VELTO_CALIBRATION_STATE_IDLE = 0
VELTO_CALIBRATION_STATE_AWAITING_PLAYER = 1
VELTO_CALIBRATION_STATE_DONE = 2


class velto_calibration_options(ctypes.Structure):
    """Options of velto_device_start_calibration()."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("hold_time", ctypes.c_double),
        ("still_range", ctypes.c_double),
        ("timeout", ctypes.c_double),
    ]
    struct_size: int
    reserved: int
    hold_time: float
    still_range: float
    timeout: float



class velto_motion_debug(ctypes.Structure):
    """The internal values of a motion engine, for tuning screens."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("gyro_block_index", ctypes.c_int32),
        ("has_paddle_offset", velto_bool),
        ("paddle_direction", velto_pointer_direction),
        ("raw_x", ctypes.c_double),
        ("raw_y", ctypes.c_double),
        ("smooth_x", ctypes.c_double),
        ("smooth_y", ctypes.c_double),
        ("relative_x", ctypes.c_double),
        ("relative_y", ctypes.c_double),
        ("position_x", ctypes.c_double),
        ("position_y", ctypes.c_double),
        ("rotation_x", ctypes.c_double),
        ("rotation_y", ctypes.c_double),
        ("paddle_offset", ctypes.c_double),
        ("paddle_delta", ctypes.c_double),
        ("paddle_steer", ctypes.c_double),
    ]
    struct_size: int
    gyro_block_index: int
    has_paddle_offset: int
    paddle_direction: int
    raw_x: float
    raw_y: float
    smooth_x: float
    smooth_y: float
    relative_x: float
    relative_y: float
    position_x: float
    position_y: float
    rotation_x: float
    rotation_y: float
    paddle_offset: float
    paddle_delta: float
    paddle_steer: float



# The gamepad view and the sensors: tuning, and samples supplied by the program

velto_gamepad_style = ctypes.c_int32
"""The responsiveness of the gamepad view."""
VELTO_GAMEPAD_STYLE_ROBUST = 0
VELTO_GAMEPAD_STYLE_GAME = 1
VELTO_GAMEPAD_STYLE_SMOOTH = 2


class velto_gamepad_config(ctypes.Structure):
    """Constants of the gamepad view."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("style", velto_gamepad_style),
        ("axis", velto_device_axis),
        ("reserved", ctypes.c_uint32),
        ("tilt_frames", ctypes.c_int32),
        ("swing_frames", ctypes.c_int32),
        ("direction_deadzone", ctypes.c_double),
        ("velocity_gain", ctypes.c_double),
        ("position_blend", ctypes.c_double),
        ("move_threshold", ctypes.c_double),
        ("shake_acceleration", ctypes.c_double),
        ("shake_cooldown", ctypes.c_double),
        ("action_velocity", ctypes.c_double),
        ("action_cooldown", ctypes.c_double),
        ("tilt_threshold", ctypes.c_double),
        ("swing_peak", ctypes.c_double),
        ("swing_drop_ratio", ctypes.c_double),
        ("minimum_interval", ctypes.c_double),
    ]
    struct_size: int
    style: int
    axis: int
    reserved: int
    tilt_frames: int
    swing_frames: int
    direction_deadzone: float
    velocity_gain: float
    position_blend: float
    move_threshold: float
    shake_acceleration: float
    shake_cooldown: float
    action_velocity: float
    action_cooldown: float
    tilt_threshold: float
    swing_peak: float
    swing_drop_ratio: float
    minimum_interval: float



class velto_sensor_filter(ctypes.Structure):
    """The smoothing of the sensor readings in velto_input, and the minimum time between their gestures."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("tilt_smoothing", ctypes.c_double),
        ("gyro_smoothing", ctypes.c_double),
        ("rotation_smoothing", ctypes.c_double),
        ("noise_floor", ctypes.c_double),
        ("click_cooldown", ctypes.c_double),
        ("shake_cooldown", ctypes.c_double),
    ]
    struct_size: int
    reserved: int
    tilt_smoothing: float
    gyro_smoothing: float
    rotation_smoothing: float
    noise_floor: float
    click_cooldown: float
    shake_cooldown: float



class velto_axis_sample(ctypes.Structure):
    """The axes of a device at one moment; the engines limit them to -1 to 1."""

    _fields_ = [
        ("gyro_x", ctypes.c_double),
        ("gyro_y", ctypes.c_double),
        ("gyro_z", ctypes.c_double),
        ("rotation", ctypes.c_double),
    ]
    gyro_x: float
    gyro_y: float
    gyro_z: float
    rotation: float



class velto_probe_change(ctypes.Structure):
    """One byte of a packet that differs from the previous packet."""

    _fields_ = [
        ("index", ctypes.c_uint32),
        ("previous", ctypes.c_uint8),
        ("current", ctypes.c_uint8),
        ("single_bit_mask", ctypes.c_uint8),
        ("reserved", ctypes.c_uint8),
        ("timestamp_ns", ctypes.c_uint64),
    ]
    index: int
    previous: int
    current: int
    single_bit_mask: int
    reserved: int
    timestamp_ns: int



# Drivers: moving paddles, menu selections and aims


class velto_paddle_config(ctypes.Structure):
    """Constants of paddle movement, per second where time is involved."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rate_mode", velto_rate_mode),
        ("velocity_gain", ctypes.c_double),
        ("tilt_speed", ctypes.c_double),
        ("flick_velocity_threshold", ctypes.c_double),
        ("flick_speed", ctypes.c_double),
        ("position_scale", ctypes.c_double),
        ("center_follow_rate", ctypes.c_double),
    ]
    struct_size: int
    rate_mode: int
    velocity_gain: float
    tilt_speed: float
    flick_velocity_threshold: float
    flick_speed: float
    position_scale: float
    center_follow_rate: float



class velto_menu_config(ctypes.Structure):
    """Constants of menu selection."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rate_mode", velto_rate_mode),
        ("velocity_threshold", ctypes.c_double),
        ("frame_delta_threshold", ctypes.c_double),
        ("debounce", ctypes.c_double),
        ("neutral_exit", ctypes.c_double),
    ]
    struct_size: int
    rate_mode: int
    velocity_threshold: float
    frame_delta_threshold: float
    debounce: float
    neutral_exit: float



class velto_menu_step(ctypes.Structure):
    """Result of velto_driver_step_menu()."""

    _fields_ = [
        ("nudge", ctypes.c_int32),
        ("slot", ctypes.c_int32),
        ("uses_position", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    nudge: int
    slot: int
    uses_position: int
    reserved: int



class velto_pointer_config(ctypes.Structure):
    """Constants of pointer movement."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rate_mode", velto_rate_mode),
        ("follow_rate", ctypes.c_double),
        ("delta_gain", ctypes.c_double),
        ("tilt_nudge", ctypes.c_double),
    ]
    struct_size: int
    rate_mode: int
    follow_rate: float
    delta_gain: float
    tilt_nudge: float



class velto_aim(ctypes.Structure):
    """A position on a screen, each coordinate 0 to 1, y pointing down."""

    _fields_ = [
        ("x", ctypes.c_double),
        ("y", ctypes.c_double),
    ]
    x: float
    y: float



class velto_lateral_config(ctypes.Structure):
    """Constants of lateral movement."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("rate_mode", velto_rate_mode),
        ("lean_threshold", ctypes.c_double),
        ("step_gain", ctypes.c_double),
        ("max_step_per_frame", ctypes.c_double),
        ("tilt_hold_speed", ctypes.c_double),
    ]
    struct_size: int
    rate_mode: int
    lean_threshold: float
    step_gain: float
    max_step_per_frame: float
    tilt_hold_speed: float



class velto_picker_step(ctypes.Structure):
    """Result of velto_driver_step_picker()."""

    _fields_ = [
        ("focus", ctypes.c_int32),
        ("is_confirmed", velto_bool),
    ]
    focus: int
    is_confirmed: int



class velto_action_step(ctypes.Structure):
    """The actions of a frame in a throwing game, in the order in which to handle them."""

    _fields_ = [
        ("primed", velto_bool),
        ("threw", velto_bool),
        ("confirmed", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("throw_power", ctypes.c_double),
    ]
    primed: int
    threw: int
    confirmed: int
    reserved: int
    throw_power: float


velto_velocity_preset = ctypes.c_int32
"""The kind of velocity to shape."""
VELTO_VELOCITY_PRESET_FRAME_FAST = 0
VELTO_VELOCITY_PRESET_FRAME_NORMAL = 1
VELTO_VELOCITY_PRESET_FRAME_LOW_POWER = 2
VELTO_VELOCITY_PRESET_GAMEPAD_FAST = 3
VELTO_VELOCITY_PRESET_GAMEPAD_OTHER = 4


class velto_velocity_limits(ctypes.Structure):
    """The shaping of a velocity: 0 below a dead zone, limited to a maximum, times a gain."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("preset", velto_velocity_preset),
        ("deadzone", ctypes.c_double),
        ("maximum", ctypes.c_double),
        ("sensitivity", ctypes.c_double),
    ]
    struct_size: int
    preset: int
    deadzone: float
    maximum: float
    sensitivity: float



# Strategies: input for pong, quiz, bowling and darts

velto_strategy_mode = ctypes.c_int32
"""The game that a strategy plays."""
VELTO_STRATEGY_MODE_PONG = 0
VELTO_STRATEGY_MODE_QUIZ = 1
VELTO_STRATEGY_MODE_BOWLING = 2
VELTO_STRATEGY_MODE_DART = 3

velto_pong_style = ctypes.c_int32
"""The style of a pong paddle."""
VELTO_PONG_STYLE_RAW = 0
VELTO_PONG_STYLE_ARCADE = 1
VELTO_PONG_STYLE_SMOOTH = 2


class velto_strategy_config(ctypes.Structure):
    """Constants of all four games; movements are hundredths of the position per frame."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("pong_style", velto_pong_style),
        ("quiz_slots", ctypes.c_int32),
        ("quiz_is_calm", velto_bool),
        ("signal_scale", ctypes.c_double),
        ("pong_deadzone", ctypes.c_double),
        ("pong_limit", ctypes.c_double),
        ("pong_gain", ctypes.c_double),
        ("pong_previous_weight", ctypes.c_double),
        ("pong_fast_gain", ctypes.c_double),
        ("quiz_neutral_enter", ctypes.c_double),
        ("quiz_neutral_exit", ctypes.c_double),
        ("quiz_confirm_cooldown", ctypes.c_double),
        ("quiz_position_retain", ctypes.c_double),
        ("quiz_adjacent_dwell", ctypes.c_double),
        ("bowling_peak_min_release", ctypes.c_double),
        ("bowling_deadzone", ctypes.c_double),
        ("bowling_cooldown", ctypes.c_double),
        ("bowling_full_power_velocity", ctypes.c_double),
        ("dart_spike_threshold", ctypes.c_double),
        ("dart_cooldown", ctypes.c_double),
        ("dart_full_power_velocity", ctypes.c_double),
    ]
    struct_size: int
    pong_style: int
    quiz_slots: int
    quiz_is_calm: int
    signal_scale: float
    pong_deadzone: float
    pong_limit: float
    pong_gain: float
    pong_previous_weight: float
    pong_fast_gain: float
    quiz_neutral_enter: float
    quiz_neutral_exit: float
    quiz_confirm_cooldown: float
    quiz_position_retain: float
    quiz_adjacent_dwell: float
    bowling_peak_min_release: float
    bowling_deadzone: float
    bowling_cooldown: float
    bowling_full_power_velocity: float
    dart_spike_threshold: float
    dart_cooldown: float
    dart_full_power_velocity: float



class velto_strategy_frame(ctypes.Structure):
    """Result of velto_strategy_step(); members of the other games are neutral."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("mode", velto_strategy_mode),
        ("quiz_slot", ctypes.c_int32),
        ("quiz_slot_changed", velto_bool),
        ("quiz_answered", velto_bool),
        ("bowling_thrown", velto_bool),
        ("dart_thrown", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("raw_velocity", ctypes.c_double),
        ("filtered_velocity", ctypes.c_double),
        ("current_signal", ctypes.c_double),
        ("pong_movement", ctypes.c_double),
        ("bowling_power", ctypes.c_double),
        ("dart_power", ctypes.c_double),
    ]
    struct_size: int
    mode: int
    quiz_slot: int
    quiz_slot_changed: int
    quiz_answered: int
    bowling_thrown: int
    dart_thrown: int
    reserved: int
    raw_velocity: float
    filtered_velocity: float
    current_signal: float
    pong_movement: float
    bowling_power: float
    dart_power: float



# Navigators: choosing menu items by motion, keys and touch

velto_navigator_policy = ctypes.c_int32
"""The rules of a menu."""
VELTO_NAVIGATOR_POLICY_ORIGINAL = 0
VELTO_NAVIGATOR_POLICY_COMFORT = 1

velto_confirmation = ctypes.c_int32
"""The means of confirming an item."""
VELTO_CONFIRMATION_HOLD_OR_BUTTON = 0
VELTO_CONFIRMATION_BUTTON = 1
VELTO_CONFIRMATION_HOLD = 2

velto_menu_ownership = ctypes.c_int32
"""The devices whose inputs move a menu."""
VELTO_MENU_OWNERSHIP_ONE_HAND = 0
VELTO_MENU_OWNERSHIP_ALL = 1
VELTO_MENU_OWNERSHIP_BOUND = 2

velto_menu_command = ctypes.c_int32
"""The menu command of a tap or air gesture."""
VELTO_MENU_COMMAND_NONE = 0
VELTO_MENU_COMMAND_NEXT = 1
VELTO_MENU_COMMAND_PREVIOUS = 2
VELTO_MENU_COMMAND_ACTIVATE = 3
VELTO_MENU_COMMAND_LEAVE = 4

velto_menu_hint = ctypes.c_int32
"""The hint to display beside a menu."""
VELTO_MENU_HINT_HIDDEN = 0
VELTO_MENU_HINT_SELECT = 1
VELTO_MENU_HINT_HOLD_OR_CLICK = 2
VELTO_MENU_HINT_CLICK = 3


class velto_navigator_config(ctypes.Structure):
    """Rules and times of a navigator."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("policy", velto_navigator_policy),
        ("ownership", velto_menu_ownership),
        ("reserved", ctypes.c_uint32),
        ("hold_duration", ctypes.c_double),
        ("settle_duration", ctypes.c_double),
        ("arm_duration", ctypes.c_double),
        ("adjacent_dwell", ctypes.c_double),
        ("jump_dwell", ctypes.c_double),
        ("neutral_enter", ctypes.c_double),
        ("neutral_exit", ctypes.c_double),
        ("focus_loss_grace", ctypes.c_double),
        ("confirm_cooldown", ctypes.c_double),
        ("owner_release", ctypes.c_double),
    ]
    struct_size: int
    policy: int
    ownership: int
    reserved: int
    hold_duration: float
    settle_duration: float
    arm_duration: float
    adjacent_dwell: float
    jump_dwell: float
    neutral_enter: float
    neutral_exit: float
    focus_loss_grace: float
    confirm_cooldown: float
    owner_release: float



class velto_navigator_state(ctypes.Structure):
    """The current state of a menu."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("item_count", ctypes.c_int32),
        ("focus", ctypes.c_int32),
        ("is_suspended", velto_bool),
        ("hint", velto_menu_hint),
        ("reserved", ctypes.c_uint32),
        ("hold_progress", ctypes.c_double),
    ]
    struct_size: int
    item_count: int
    focus: int
    is_suspended: int
    hint: int
    reserved: int
    hold_progress: float



class velto_navigator_step(ctypes.Structure):
    """The outcome of a step or command."""

    _fields_ = [
        ("focused", ctypes.c_int32),
        ("activated", ctypes.c_int32),
        ("is_cleared", velto_bool),
        ("command", velto_menu_command),
    ]
    focused: int
    activated: int
    is_cleared: int
    command: int



# Simulators: devices without hardware

velto_sim_model = ctypes.c_int32
"""The model of a simulated device."""
VELTO_SIM_MODEL_TRIKI_CAP = 0
VELTO_SIM_MODEL_TABLE = 1
VELTO_SIM_MODEL_TAP_STRAP_2 = 2
VELTO_SIM_MODEL_TAP_XR = 3
VELTO_SIM_MODEL_TAP_STRAP_2_FRAMED = 4
VELTO_SIM_MODEL_TAP_XR_FRAMED = 5
VELTO_SIM_MODEL_METAMOTION_R = 6
VELTO_SIM_MODEL_METAMOTION_RL = 7
VELTO_SIM_MODEL_METAMOTION_S = 8
VELTO_SIM_MODEL_METAENVIRONMENT = 9

velto_sim_packet_format = ctypes.c_int32
"""The packet format of a cap's firmware."""
VELTO_SIM_PACKET_FORMAT_V2 = 0
VELTO_SIM_PACKET_FORMAT_BLOCK = 1
VELTO_SIM_PACKET_FORMAT_TWO_BLOCKS = 2
VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_14 = 3
VELTO_SIM_PACKET_FORMAT_SENSOR_FRAME_16 = 4
VELTO_SIM_PACKET_FORMAT_MINI = 5

velto_sim_flag = ctypes.c_uint32
"""Options of a simulated device."""
VELTO_SIM_BARE = 0x1
VELTO_SIM_NAME_IN_SCAN_RESPONSE = 0x2
VELTO_SIM_BONDED = 0x4
VELTO_SIM_CONNECTED = 0x8
VELTO_SIM_IDEAL_LINK = 0x10
VELTO_SIM_SECURE_BOOTLOADER = 0x20
VELTO_SIM_GIVES_WAY = 0x40
VELTO_SIM_BOOTLOADER_MOVES = 0x80


class velto_sim_def(ctypes.Structure):
    """The definition of a simulated device."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("model", velto_sim_model),
        ("packet_format", velto_sim_packet_format),
        ("flags", velto_sim_flag),
        ("seed", ctypes.c_uint64),
        ("name", ctypes.c_char_p),
        ("script", ctypes.c_char_p),
        ("model_name", ctypes.c_char_p),
        ("hardware_version", ctypes.c_char_p),
        ("firmware_version", ctypes.c_char_p),
        ("mode_timeout", ctypes.c_double),
    ]
    struct_size: int
    model: int
    packet_format: int
    flags: int
    seed: int
    name: bytes | None
    script: bytes | None
    model_name: bytes | None
    hardware_version: bytes | None
    firmware_version: bytes | None
    mode_timeout: float


velto_sim_step_kind = ctypes.c_int32
"""The kind of a script step."""
VELTO_SIM_STEP_KIND_REST = 0
VELTO_SIM_STEP_KIND_HOLD = 1
VELTO_SIM_STEP_KIND_SWEEP = 2
VELTO_SIM_STEP_KIND_SHAKE = 3
VELTO_SIM_STEP_KIND_TILT = 4
VELTO_SIM_STEP_KIND_PRESS = 5
VELTO_SIM_STEP_KIND_RELEASE = 6
VELTO_SIM_STEP_KIND_RATE = 7
VELTO_SIM_STEP_KIND_SILENCE = 8
VELTO_SIM_STEP_KIND_LINK_LOSS = 9
VELTO_SIM_STEP_KIND_DRIFT = 10
VELTO_SIM_STEP_KIND_NOISE = 11
VELTO_SIM_STEP_KIND_TAP = 12
VELTO_SIM_STEP_KIND_GESTURE = 13
VELTO_SIM_STEP_KIND_KEYBOARD = 14
VELTO_SIM_STEP_KIND_POSTURE = 15
VELTO_SIM_STEP_KIND_BATTERY = 16
VELTO_SIM_STEP_KIND_TURN = 17
VELTO_SIM_STEP_KIND_WALK = 18
VELTO_SIM_STEP_KIND_FALL = 19
VELTO_SIM_STEP_KIND_CHARGER = 20
VELTO_SIM_STEP_KIND_TEMPERATURE = 21
VELTO_SIM_STEP_KIND_PRESSURE = 22
VELTO_SIM_STEP_KIND_LIGHT = 23
VELTO_SIM_STEP_KIND_HUMIDITY = 24
VELTO_SIM_STEP_KIND_PIN = 25
VELTO_SIM_STEP_KIND_OPEN_PIN = 26


class velto_sim_step(ctypes.Structure):
    """One step of a motion script."""

    _fields_ = [
        ("kind", velto_sim_step_kind),
        ("reserved", ctypes.c_uint32),
        ("duration", ctypes.c_double),
        ("amplitude_x", ctypes.c_double),
        ("amplitude_y", ctypes.c_double),
        ("amplitude_z", ctypes.c_double),
        ("period", ctypes.c_double),
        ("value", ctypes.c_uint32),
        ("reserved2", ctypes.c_uint32),
        ("reserved3", ctypes.c_uint64),
    ]
    kind: int
    reserved: int
    duration: float
    amplitude_x: float
    amplitude_y: float
    amplitude_z: float
    period: float
    value: int
    reserved2: int
    reserved3: int



class velto_sim_link(ctypes.Structure):
    """Radio conditions of a simulated device."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_in_range", velto_bool),
        ("refuses_links", velto_bool),
        ("signal_strength", ctypes.c_int32),
        ("packet_loss", ctypes.c_double),
        ("delay", ctypes.c_double),
        ("interval", ctypes.c_double),
        ("notifications_per_interval", ctypes.c_uint32),
        ("writes_per_interval", ctypes.c_uint32),
        ("mtu", ctypes.c_uint32),
        ("is_ideal", velto_bool),
    ]
    struct_size: int
    is_in_range: int
    refuses_links: int
    signal_strength: int
    packet_loss: float
    delay: float
    interval: float
    notifications_per_interval: int
    writes_per_interval: int
    mtu: int
    is_ideal: int



# Simulated peripherals: characteristics, faults and traffic

velto_sim_security = ctypes.c_int32
"""The protection of a link."""
VELTO_SIM_SECURITY_OPEN = 0
VELTO_SIM_SECURITY_ENCRYPTED = 1
VELTO_SIM_SECURITY_AUTHENTICATED = 2


class velto_sim_characteristic(ctypes.Structure):
    """A characteristic of a simulated device."""

    _fields_ = [
        ("service", velto_uuid),
        ("uuid", velto_uuid),
        ("properties", velto_attribute_property),
        ("security", velto_sim_security),
        ("handle", ctypes.c_uint16),
        ("write_size_min", ctypes.c_uint16),
        ("write_size_max", ctypes.c_uint16),
        ("value_size", ctypes.c_uint16),
        ("reserved", ctypes.c_uint64),
        ("reserved2", ctypes.c_uint64),
        ("value", ctypes.c_uint8 * 64),
    ]
    service: velto_uuid
    uuid: velto_uuid
    properties: int
    security: int
    handle: int
    write_size_min: int
    write_size_max: int
    value_size: int
    reserved: int
    reserved2: int
    value: ctypes.Array[ctypes.c_uint8]


velto_sim_trigger = ctypes.c_int32
"""The event that triggers a reaction."""
VELTO_SIM_TRIGGER_WRITE = 0
VELTO_SIM_TRIGGER_SUBSCRIBE = 1

velto_sim_action = ctypes.c_int32
"""The response of a reaction."""
VELTO_SIM_ACTION_NOTIFY = 0
VELTO_SIM_ACTION_SET_VALUE = 1
VELTO_SIM_ACTION_STOP = 2
VELTO_SIM_ACTION_DROP_LINK = 3
VELTO_SIM_ACTION_REFUSE = 4

velto_sim_reaction_flag = ctypes.c_uint32
"""Options of a reaction."""
VELTO_SIM_REACTION_WHOLE = 0x1
VELTO_SIM_REACTION_LAST = 0x2


class velto_sim_reaction(ctypes.Structure):
    """A reaction of a TABLE simulator to a host."""

    _fields_ = [
        ("trigger", velto_sim_trigger),
        ("action", velto_sim_action),
        ("characteristic", ctypes.c_uint16),
        ("target", ctypes.c_uint16),
        ("flags", velto_sim_reaction_flag),
        ("pattern", ctypes.c_uint8 * 32),
        ("ignored", ctypes.c_uint8 * 32),
        ("pattern_size", ctypes.c_uint16),
        ("att_code", ctypes.c_uint16),
        ("count", ctypes.c_uint32),
        ("delay", ctypes.c_double),
        ("period", ctypes.c_double),
        ("reserved", ctypes.c_uint64),
        ("bytes", ctypes.c_uint8 * 256),
        ("size", ctypes.c_uint16),
        ("copy_from", ctypes.c_uint16),
        ("copy_to", ctypes.c_uint16),
        ("copy_size", ctypes.c_uint16),
        ("reserved2", ctypes.c_uint64),
    ]
    trigger: int
    action: int
    characteristic: int
    target: int
    flags: int
    pattern: ctypes.Array[ctypes.c_uint8]
    ignored: ctypes.Array[ctypes.c_uint8]
    pattern_size: int
    att_code: int
    count: int
    delay: float
    period: float
    reserved: int
    bytes: ctypes.Array[ctypes.c_uint8]
    size: int
    copy_from: int
    copy_to: int
    copy_size: int
    reserved2: int


velto_sim_request = ctypes.c_uint32
"""Requests of a host."""
VELTO_SIM_REQUEST_READ = 0x1
VELTO_SIM_REQUEST_WRITE = 0x2
VELTO_SIM_REQUEST_SUBSCRIBE = 0x4
VELTO_SIM_REQUEST_CONNECT = 0x8

velto_sim_fault_kind = ctypes.c_int32
"""The effect of a fault on a request."""
VELTO_SIM_FAULT_KIND_REFUSE = 0
VELTO_SIM_FAULT_KIND_DELAY = 1
VELTO_SIM_FAULT_KIND_DROP_LINK = 2


class velto_sim_fault(ctypes.Structure):
    """A fault of a simulated device."""

    _fields_ = [
        ("kind", velto_sim_fault_kind),
        ("requests", velto_sim_request),
        ("delay", ctypes.c_double),
        ("skip_count", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
        ("characteristic", ctypes.c_uint16),
        ("att_code", ctypes.c_uint16),
        ("reserved", ctypes.c_uint32),
    ]
    kind: int
    requests: int
    delay: float
    skip_count: int
    count: int
    characteristic: int
    att_code: int
    reserved: int



class velto_sim_write(ctypes.Structure):
    """A write that reached the firmware of a simulated device."""

    _fields_ = [
        ("timestamp_ns", ctypes.c_uint64),
        ("characteristic", ctypes.c_uint16),
        ("size", ctypes.c_uint16),
        ("has_response", velto_bool),
        ("bytes", ctypes.c_uint8 * 512),
    ]
    timestamp_ns: int
    characteristic: int
    size: int
    has_response: int
    bytes: ctypes.Array[ctypes.c_uint8]



class velto_sim_info(ctypes.Structure):
    """The counters and the link state of a simulated device."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_bare", velto_bool),
        ("is_connected", velto_bool),
        ("subscription_count", ctypes.c_uint32),
        ("link_count", ctypes.c_uint32),
        ("waiting_write_count", ctypes.c_uint32),
        ("write_count", ctypes.c_uint64),
        ("notification_count", ctypes.c_uint64),
        ("lost_notification_count", ctypes.c_uint64),
        ("connection_interval", ctypes.c_double),
    ]
    struct_size: int
    is_bare: int
    is_connected: int
    subscription_count: int
    link_count: int
    waiting_write_count: int
    write_count: int
    notification_count: int
    lost_notification_count: int
    connection_interval: float


velto_sim_pairing = ctypes.c_int32
"""The pairing method of a simulated device."""
VELTO_SIM_PAIRING_JUST_WORKS = 0
VELTO_SIM_PAIRING_SHOWS_PASSKEY = 1
VELTO_SIM_PAIRING_TAKES_PASSKEY = 2
VELTO_SIM_PAIRING_COMPARES_PASSKEY = 3
VELTO_SIM_PAIRING_REFUSES = 4


class velto_sim_notification(ctypes.Structure):
    """A notification of a simulated device."""

    _fields_ = [
        ("characteristic", ctypes.c_uint16),
        ("size", ctypes.c_uint16),
        ("reserved", ctypes.c_uint32),
        ("bytes", ctypes.c_uint8 * 512),
    ]
    characteristic: int
    size: int
    reserved: int
    bytes: ctypes.Array[ctypes.c_uint8]



# Virtual devices: input that the program supplies

velto_key = ctypes.c_uint32
"""The keys of a player."""
VELTO_KEY_LEFT = 0x1
VELTO_KEY_RIGHT = 0x2
VELTO_KEY_UP = 0x4
VELTO_KEY_DOWN = 0x8
VELTO_KEY_BUTTON = 0x10
VELTO_KEY_THROW = 0x20
VELTO_KEY_SHAKE = 0x40
VELTO_KEY_SWING = 0x80


class velto_keyboard_config(ctypes.Structure):
    """The mapping from keys to motion."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("speed", ctypes.c_double),
        ("return_speed", ctypes.c_double),
        ("hold_time", ctypes.c_double),
        ("throw_power", ctypes.c_double),
    ]
    struct_size: int
    reserved: int
    speed: float
    return_speed: float
    hold_time: float
    throw_power: float



# Host radio: the program's own Bluetooth stack

velto_host_state = ctypes.c_int32
"""The state of the program's Bluetooth adapter."""
VELTO_HOST_STATE_READY = 0
VELTO_HOST_STATE_OFF = 1
VELTO_HOST_STATE_ABSENT = 2


class velto_host_def(ctypes.Structure):
    """The definition of a host radio."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", velto_host_state),
        ("name", ctypes.c_char_p),
    ]
    struct_size: int
    state: int
    name: bytes | None


velto_host_request_kind = ctypes.c_int32
"""Kinds of requests to the program's Bluetooth stack."""
VELTO_HOST_REQUEST_KIND_START_SCAN = 0
VELTO_HOST_REQUEST_KIND_STOP_SCAN = 1
VELTO_HOST_REQUEST_KIND_CONNECT = 2
VELTO_HOST_REQUEST_KIND_DISCONNECT = 3
VELTO_HOST_REQUEST_KIND_READ = 4
VELTO_HOST_REQUEST_KIND_WRITE = 5
VELTO_HOST_REQUEST_KIND_SUBSCRIBE = 6
VELTO_HOST_REQUEST_KIND_UNSUBSCRIBE = 7
VELTO_HOST_REQUEST_KIND_PAIR = 8
VELTO_HOST_REQUEST_KIND_ANSWER_PAIRING = 9
VELTO_HOST_REQUEST_KIND_CANCEL_PAIRING = 10
VELTO_HOST_REQUEST_KIND_FORGET = 11
VELTO_HOST_REQUEST_KIND_READ_RSSI = 12

velto_host_pairing_answer = ctypes.c_int32
"""The answer to a pairing request."""
VELTO_HOST_PAIRING_ANSWER_ACCEPT = 0
VELTO_HOST_PAIRING_ANSWER_PASSKEY = 1
VELTO_HOST_PAIRING_ANSWER_REJECT = 2


class velto_host_request(ctypes.Structure):
    """A request of the library to the program's Bluetooth stack."""

    _fields_ = [
        ("id", ctypes.c_uint64),
        ("kind", velto_host_request_kind),
        ("peer", ctypes.c_uint32),
        ("timeout", ctypes.c_double),
        ("characteristic", ctypes.c_uint16),
        ("size", ctypes.c_uint16),
        ("write_kind", velto_write_kind),
        ("pairing_answer", velto_host_pairing_answer),
        ("passkey", ctypes.c_uint32),
        ("pairing_policy", velto_pairing_policy),
        ("reserved", ctypes.c_uint32),
        ("reserved2", ctypes.c_uint64),
        ("reserved3", ctypes.c_uint64),
        ("identifier", ctypes.c_char * 192),
        ("bytes", ctypes.c_uint8 * 512),
    ]
    id: int
    kind: int
    peer: int
    timeout: float
    characteristic: int
    size: int
    write_kind: int
    pairing_answer: int
    passkey: int
    pairing_policy: int
    reserved: int
    reserved2: int
    reserved3: int
    identifier: bytes
    bytes: ctypes.Array[ctypes.c_uint8]


velto_host_peer_flag = ctypes.c_uint32
"""Properties of a reported device."""
VELTO_HOST_PEER_BONDED = 0x1
VELTO_HOST_PEER_LINKED = 0x2
VELTO_HOST_PEER_REMEMBERED = 0x4


class velto_host_advertisement(ctypes.Structure):
    """A device that the program's Bluetooth stack has found."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_host_peer_flag),
        ("identifier", ctypes.c_char_p),
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_char_p),
        ("rssi", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
    ]
    struct_size: int
    flags: int
    identifier: bytes | None
    name: bytes | None
    address: bytes | None
    rssi: int
    reserved: int



class velto_host_notification(ctypes.Structure):
    """A notification in a call that delivers several."""

    _fields_ = [
        ("peer", ctypes.c_uint32),
        ("characteristic", ctypes.c_uint16),
        ("size", ctypes.c_uint16),
    ]
    peer: int
    characteristic: int
    size: int



class velto_host_info(ctypes.Structure):
    """Counters and pending work of a host radio."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("waiting_request_count", ctypes.c_uint32),
        ("pending_request_count", ctypes.c_uint32),
        ("device_count", ctypes.c_uint32),
        ("link_count", ctypes.c_uint32),
        ("waiting_report_count", ctypes.c_uint32),
        ("delivered_count", ctypes.c_uint64),
        ("ignored_count", ctypes.c_uint64),
        ("dropped_count", ctypes.c_uint64),
    ]
    struct_size: int
    waiting_request_count: int
    pending_request_count: int
    device_count: int
    link_count: int
    waiting_report_count: int
    delivered_count: int
    ignored_count: int
    dropped_count: int



# Logs of a context

velto_log_class = ctypes.c_uint32
"""The class of a log line."""
VELTO_LOG_CLASS_FATAL = 0x1
VELTO_LOG_CLASS_ERROR = 0x2
VELTO_LOG_CLASS_WARNING = 0x4
VELTO_LOG_CLASS_INFO = 0x8
VELTO_LOG_CLASS_DEBUG = 0x10
VELTO_LOG_CLASS_PACKETS = 0x20
VELTO_LOG_CLASS_TIMING = 0x40


class velto_log_line(ctypes.Structure):
    """A line that a context has logged."""

    _fields_ = [
        ("timestamp_ns", ctypes.c_uint64),
        ("device", velto_device),
        ("log_class", velto_log_class),
        ("text_size", ctypes.c_uint32),
        ("text", ctypes.c_char * 488),
    ]
    timestamp_ns: int
    device: velto_device
    log_class: int
    text_size: int
    text: bytes



# Stores: recorded sessions in a file


class velto_store(ctypes.Structure):
    """A file of sessions."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_session_state = ctypes.c_int32
"""The phase of a session."""
VELTO_SESSION_STATE_NONE = 0
VELTO_SESSION_STATE_RUNNING = 1
VELTO_SESSION_STATE_ENDED = 2
VELTO_SESSION_STATE_RECOVERED = 3

velto_table_dialect = ctypes.c_int32
"""The format of a table as text."""
VELTO_TABLE_DIALECT_PLAIN = 0
VELTO_TABLE_DIALECT_ORIGINAL = 1
VELTO_TABLE_DIALECT_SPREADSHEET = 2

velto_fill_method = ctypes.c_int32
"""The interpolation between two frames."""
VELTO_FILL_METHOD_LINEAR = 0
VELTO_FILL_METHOD_PREVIOUS = 1
VELTO_FILL_METHOD_NEAREST = 2

velto_time_base = ctypes.c_int32
"""The clock of a track's times."""
VELTO_TIME_BASE_CLOCK = 0
VELTO_TIME_BASE_UTC = 1
VELTO_TIME_BASE_UNANCHORED = 2


class velto_store_info(ctypes.Structure):
    """Information about a store."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_read_only", velto_bool),
        ("is_shared", velto_bool),
        ("session_count", ctypes.c_uint32),
        ("running_count", ctypes.c_uint32),
        ("keeps_awake", velto_bool),
        ("size", ctypes.c_uint64),
        ("free_size", ctypes.c_uint64),
        ("rate", ctypes.c_double),
        ("remaining", ctypes.c_double),
    ]
    struct_size: int
    is_read_only: int
    is_shared: int
    session_count: int
    running_count: int
    keeps_awake: int
    size: int
    free_size: int
    rate: float
    remaining: float



class velto_session_info(ctypes.Structure):
    """Information about a session."""

    _fields_ = [
        ("session", ctypes.c_uint64),
        ("start_utc_ns", ctypes.c_uint64),
        ("end_utc_ns", ctypes.c_uint64),
        ("frame_count", ctypes.c_uint64),
        ("state", velto_session_state),
        ("track_count", ctypes.c_uint32),
        ("uuid", ctypes.c_char * 40),
        ("label", ctypes.c_char * 176),
    ]
    session: int
    start_utc_ns: int
    end_utc_ns: int
    frame_count: int
    state: int
    track_count: int
    uuid: bytes
    label: bytes



class velto_track_info(ctypes.Structure):
    """Information about a track, which is a signal of a device in a session."""

    _fields_ = [
        ("track", ctypes.c_uint64),
        ("frame_count", ctypes.c_uint64),
        ("lost_count", ctypes.c_uint64),
        ("dropped_count", ctypes.c_uint64),
        ("first_ns", ctypes.c_uint64),
        ("last_ns", ctypes.c_uint64),
        ("rate_asked", ctypes.c_double),
        ("value_type", velto_value_type),
        ("channel_count", ctypes.c_uint32),
        ("gap_count", ctypes.c_uint32),
        ("time_base", velto_time_base),
        ("signal", ctypes.c_char * 256),
        ("address", ctypes.c_char * 64),
        ("device_name", ctypes.c_char * 120),
    ]
    track: int
    frame_count: int
    lost_count: int
    dropped_count: int
    first_ns: int
    last_ns: int
    rate_asked: float
    value_type: int
    channel_count: int
    gap_count: int
    time_base: int
    signal: bytes
    address: bytes
    device_name: bytes



class velto_export_def(ctypes.Structure):
    """The definition of an export."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("dialect", velto_table_dialect),
        ("units", velto_units),
        ("is_aligned", velto_bool),
        ("replaces", velto_bool),
        ("fill_method", velto_fill_method),
        ("grid_track", ctypes.c_uint64),
        ("grid_rate", ctypes.c_double),
        ("longest_bridge", ctypes.c_double),
        ("from_ns", ctypes.c_uint64),
        ("to_ns", ctypes.c_uint64),
    ]
    struct_size: int
    dialect: int
    units: int
    is_aligned: int
    replaces: int
    fill_method: int
    grid_track: int
    grid_rate: float
    longest_bridge: float
    from_ns: int
    to_ns: int



class velto_session_query(ctypes.Structure):
    """A query for sessions; every condition that is set must hold."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("state", velto_session_state),
        ("session", ctypes.c_uint64),
        ("from_utc_ns", ctypes.c_uint64),
        ("to_utc_ns", ctypes.c_uint64),
        ("address", ctypes.c_char_p),
        ("text", ctypes.c_char_p),
    ]
    struct_size: int
    state: int
    session: int
    from_utc_ns: int
    to_utc_ns: int
    address: bytes | None
    text: bytes | None



class velto_session_status(ctypes.Structure):
    """Counters and further properties of a session."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("silent_count", ctypes.c_uint32),
        ("taken_count", ctypes.c_uint64),
        ("committed_count", ctypes.c_uint64),
        ("dropped_count", ctypes.c_uint64),
        ("size_limit", ctypes.c_uint64),
        ("duration_limit", ctypes.c_double),
        ("is_recording", velto_bool),
        ("start_offset", ctypes.c_int32),
        ("end_offset", ctypes.c_int32),
        ("reserved", ctypes.c_uint32),
        ("zone", ctypes.c_char * 64),
        ("notes", ctypes.c_char * 1024),
    ]
    struct_size: int
    silent_count: int
    taken_count: int
    committed_count: int
    dropped_count: int
    size_limit: int
    duration_limit: float
    is_recording: int
    start_offset: int
    end_offset: int
    reserved: int
    zone: bytes
    notes: bytes



class velto_session_mark(ctypes.Structure):
    """A marked moment of a session."""

    _fields_ = [
        ("time_ns", ctypes.c_uint64),
        ("utc_ns", ctypes.c_uint64),
        ("text", ctypes.c_char * 240),
    ]
    time_ns: int
    utc_ns: int
    text: bytes


velto_track_gap_kind = ctypes.c_int32
"""The cause of missing frames."""
VELTO_TRACK_GAP_KIND_NONE = 0
VELTO_TRACK_GAP_KIND_LINK = 1
VELTO_TRACK_GAP_KIND_PACKETS = 2
VELTO_TRACK_GAP_KIND_OVERFLOW = 3
VELTO_TRACK_GAP_KIND_DISK = 4
VELTO_TRACK_GAP_KIND_SLEEP = 5
VELTO_TRACK_GAP_KIND_RESET = 6
VELTO_TRACK_GAP_KIND_PAGE = 7
VELTO_TRACK_GAP_KIND_SILENCE = 8


class velto_track_gap(ctypes.Structure):
    """Missing frames of a track."""

    _fields_ = [
        ("after_sequence", ctypes.c_uint64),
        ("time_ns", ctypes.c_uint64),
        ("duration_ns", ctypes.c_uint64),
        ("count", ctypes.c_uint64),
        ("kind", velto_track_gap_kind),
        ("reserved", ctypes.c_uint32),
        ("reserved2", ctypes.c_uint64),
    ]
    after_sequence: int
    time_ns: int
    duration_ns: int
    count: int
    kind: int
    reserved: int
    reserved2: int



class velto_track_text(ctypes.Structure):
    """A frame of a track as text."""

    _fields_ = [
        ("sequence", ctypes.c_uint64),
        ("time_ns", ctypes.c_uint64),
        ("text", ctypes.c_char * 240),
    ]
    sequence: int
    time_ns: int
    text: bytes



class velto_track_def(ctypes.Structure):
    """The definition of a track of the program."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("value_type", velto_value_type),
        ("time_base", velto_time_base),
        ("reserved", ctypes.c_uint32),
        ("rate", ctypes.c_double),
        ("signal", ctypes.c_char_p),
        ("channels", ctypes.c_char_p),
        ("address", ctypes.c_char_p),
    ]
    struct_size: int
    value_type: int
    time_base: int
    reserved: int
    rate: float
    signal: bytes | None
    channels: bytes | None
    address: bytes | None



class velto_store_download(ctypes.Structure):
    """An unfinished download of a log."""

    _fields_ = [
        ("session", ctypes.c_uint64),
        ("page_count", ctypes.c_uint64),
        ("changed_utc_ns", ctypes.c_uint64),
        ("is_running", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("address", ctypes.c_char * 64),
        ("reserved_bytes", ctypes.c_uint8 * 64),
    ]
    session: int
    page_count: int
    changed_utc_ns: int
    is_running: int
    reserved: int
    address: bytes
    reserved_bytes: ctypes.Array[ctypes.c_uint8]



class velto_orientation_tracks(ctypes.Structure):
    """The tracks of a device from which its orientation is computed."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("is_live", velto_bool),
        ("rotation_rate", ctypes.c_uint64),
        ("acceleration", ctypes.c_uint64),
        ("magnetic_field", ctypes.c_uint64),
        ("from_ns", ctypes.c_uint64),
        ("to_ns", ctypes.c_uint64),
        ("keeps_period", velto_bool),
        ("reserved", ctypes.c_uint32),
    ]
    struct_size: int
    is_live: int
    rotation_rate: int
    acceleration: int
    magnetic_field: int
    from_ns: int
    to_ns: int
    keeps_period: int
    reserved: int



# Firmware: files, checks, and the catalog


class velto_firmware(ctypes.Structure):
    """A loaded and checked firmware file."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int



class velto_catalog(ctypes.Structure):
    """A list of builds."""

    _fields_ = [("bits", ctypes.c_uint64)]
    bits: int


velto_firmware_format = ctypes.c_int32
"""The format of a firmware file."""
VELTO_FIRMWARE_FORMAT_AUTO = 0
VELTO_FIRMWARE_FORMAT_ZIP = 1
VELTO_FIRMWARE_FORMAT_HEX = 2
VELTO_FIRMWARE_FORMAT_BIN = 3

velto_firmware_kind = ctypes.c_int32
"""The target of a part of a firmware."""
VELTO_FIRMWARE_KIND_NONE = 0
VELTO_FIRMWARE_KIND_SOFTDEVICE = 1
VELTO_FIRMWARE_KIND_BOOTLOADER = 2
VELTO_FIRMWARE_KIND_SOFTDEVICE_BOOTLOADER = 3
VELTO_FIRMWARE_KIND_APPLICATION = 4

velto_firmware_procedure = ctypes.c_int32
"""The procedure by which a bootloader receives a part."""
VELTO_FIRMWARE_PROCEDURE_LEGACY = 0
VELTO_FIRMWARE_PROCEDURE_SECURE = 1

velto_firmware_flag = ctypes.c_uint32
"""Properties of a firmware or of a part."""
VELTO_FIRMWARE_CHECKED = 0x1
VELTO_FIRMWARE_SIGNED = 0x2
VELTO_FIRMWARE_DEBUG = 0x4
VELTO_FIRMWARE_VERIFIED = 0x8

velto_firmware_comparison = ctypes.c_uint32
"""Properties of a device that were compared with a firmware."""
VELTO_FIRMWARE_COMPARISON_MODEL = 0x1
VELTO_FIRMWARE_COMPARISON_HARDWARE = 0x2
VELTO_FIRMWARE_COMPARISON_BOOTLOADER = 0x4


class velto_firmware_info(ctypes.Structure):
    """Information about a firmware."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("part_count", ctypes.c_uint32),
        ("procedure", velto_firmware_procedure),
        ("flags", velto_firmware_flag),
        ("size", ctypes.c_uint64),
        ("model", ctypes.c_char * 40),
        ("hardware", ctypes.c_char * 40),
        ("version", ctypes.c_char * 40),
        ("required_bootloader", ctypes.c_char * 40),
        ("name", ctypes.c_char * 120),
    ]
    struct_size: int
    part_count: int
    procedure: int
    flags: int
    size: int
    model: bytes
    hardware: bytes
    version: bytes
    required_bootloader: bytes
    name: bytes



class velto_firmware_part(ctypes.Structure):
    """A part of a firmware, and the contents of its init packet."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("kind", velto_firmware_kind),
        ("procedure", velto_firmware_procedure),
        ("flags", velto_firmware_flag),
        ("size", ctypes.c_uint32),
        ("softdevice_size", ctypes.c_uint32),
        ("bootloader_size", ctypes.c_uint32),
        ("application_size", ctypes.c_uint32),
        ("init_packet_size", ctypes.c_uint32),
        ("softdevice_count", ctypes.c_uint32),
        ("softdevices", ctypes.c_uint32 * 16),
        ("version", ctypes.c_int64),
        ("hardware", ctypes.c_int64),
        ("revision", ctypes.c_int64),
    ]
    struct_size: int
    kind: int
    procedure: int
    flags: int
    size: int
    softdevice_size: int
    bootloader_size: int
    application_size: int
    init_packet_size: int
    softdevice_count: int
    softdevices: ctypes.Array[ctypes.c_uint32]
    version: int
    hardware: int
    revision: int



class velto_http_def(ctypes.Structure):
    """The definition of a transfer from a URL."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("ca_path", ctypes.c_char_p),
        ("timeout", ctypes.c_double),
        ("size_limit", ctypes.c_uint64),
    ]
    struct_size: int
    reserved: int
    ca_path: bytes | None
    timeout: float
    size_limit: int



class velto_catalog_query(ctypes.Structure):
    """A query for builds; every member that is set must match."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("model", ctypes.c_char_p),
        ("hardware", ctypes.c_char_p),
        ("flavor", ctypes.c_char_p),
        ("version", ctypes.c_char_p),
        ("firmware", ctypes.c_char_p),
        ("bootloader", ctypes.c_char_p),
    ]
    struct_size: int
    reserved: int
    model: bytes | None
    hardware: bytes | None
    flavor: bytes | None
    version: bytes | None
    firmware: bytes | None
    bootloader: bytes | None



class velto_firmware_build(ctypes.Structure):
    """A build of a catalog."""

    _fields_ = [
        ("is_withdrawn", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("model", ctypes.c_char * 40),
        ("hardware", ctypes.c_char * 40),
        ("flavor", ctypes.c_char * 40),
        ("version", ctypes.c_char * 40),
        ("required_bootloader", ctypes.c_char * 40),
        ("file_name", ctypes.c_char * 120),
        ("reason", ctypes.c_char * 176),
    ]
    is_withdrawn: int
    reserved: int
    model: bytes
    hardware: bytes
    flavor: bytes
    version: bytes
    required_bootloader: bytes
    file_name: bytes
    reason: bytes



class velto_catalog_info(ctypes.Structure):
    """Information about a catalog."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("build_count", ctypes.c_uint32),
        ("is_cached", velto_bool),
        ("reserved", ctypes.c_uint32),
        ("read_utc_ns", ctypes.c_uint64),
    ]
    struct_size: int
    build_count: int
    is_cached: int
    reserved: int
    read_utc_ns: int



# Updating the firmware of a device

velto_update_flag = ctypes.c_uint32
"""The checks that an update skips."""
VELTO_UPDATE_IGNORE_BATTERY = 0x1
VELTO_UPDATE_IGNORE_LOG = 0x2
VELTO_UPDATE_ANY_MODEL = 0x4


class velto_update_def(ctypes.Structure):
    """The definition of an update."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("flags", velto_update_flag),
        ("version", ctypes.c_char_p),
        ("bootloader", ctypes.c_char_p),
    ]
    struct_size: int
    flags: int
    version: bytes | None
    bootloader: bytes | None



# Orientation from samples

velto_orientation_flag = ctypes.c_uint32
"""Properties of an orientation."""
VELTO_ORIENTATION_AT_REST = 0x1
VELTO_ORIENTATION_AFTER_GAP = 0x2
VELTO_ORIENTATION_UNKNOWN_GAP = 0x4
VELTO_ORIENTATION_FIELD_DISTURBED = 0x8
VELTO_ORIENTATION_SATURATED = 0x10

velto_orientation_option = ctypes.c_uint32
"""Options of a filter."""
VELTO_ORIENTATION_OPTION_OFFLINE = 0x1
VELTO_ORIENTATION_OPTION_KEEP_BIAS_AT_REST = 0x2
VELTO_ORIENTATION_OPTION_KEEP_BIAS_IN_MOTION = 0x4
VELTO_ORIENTATION_OPTION_ACCEPT_ANY_FIELD = 0x8


class velto_orientation_def(ctypes.Structure):
    """The definition of a filter."""

    _fields_ = [
        ("struct_size", ctypes.c_uint32),
        ("options", velto_orientation_option),
        ("packet_size", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("period", ctypes.c_double),
        ("range", ctypes.c_double),
        ("inclination_time", ctypes.c_double),
        ("heading_time", ctypes.c_double),
        ("bias", ctypes.c_double * 3),
        ("bias_deviation", ctypes.c_double),
    ]
    struct_size: int
    options: int
    packet_size: int
    reserved: int
    period: float
    range: float
    inclination_time: float
    heading_time: float
    bias: ctypes.Array[ctypes.c_double]
    bias_deviation: float



class velto_inertial_sample(ctypes.Structure):
    """A sample of an inertial sensor."""

    _fields_ = [
        ("timestamp_ns", ctypes.c_uint64),
        ("rotation_rate", ctypes.c_double * 3),
        ("acceleration", ctypes.c_double * 3),
        ("magnetic_field", ctypes.c_double * 3),
    ]
    timestamp_ns: int
    rotation_rate: ctypes.Array[ctypes.c_double]
    acceleration: ctypes.Array[ctypes.c_double]
    magnetic_field: ctypes.Array[ctypes.c_double]



class velto_orientation_frame(ctypes.Structure):
    """The orientation at a sample."""

    _fields_ = [
        ("orientation", ctypes.c_double * 4),
        ("north_orientation", ctypes.c_double * 4),
        ("bias", ctypes.c_double * 3),
        ("bias_deviation", ctypes.c_double),
        ("missing_count", ctypes.c_uint32),
        ("flags", velto_orientation_flag),
    ]
    orientation: ctypes.Array[ctypes.c_double]
    north_orientation: ctypes.Array[ctypes.c_double]
    bias: ctypes.Array[ctypes.c_double]
    bias_deviation: float
    missing_count: int
    flags: int



STRUCTURES: dict[str, type[ctypes.Structure] | type[ctypes.Union]] = {
    "velto_uuid": velto_uuid,
    "velto_error_detail": velto_error_detail,
    "velto_context_def": velto_context_def,
    "velto_context_info": velto_context_info,
    "velto_context_stats": velto_context_stats,
    "velto_adapter_info": velto_adapter_info,
    "velto_op_progress": velto_op_progress,
    "velto_op_info": velto_op_info,
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
    "velto_signal_info": velto_signal_info,
    "velto_channel_info": velto_channel_info,
    "velto_frame_info": velto_frame_info,
    "velto_stream_def": velto_stream_def,
    "velto_stream_info": velto_stream_info,
    "velto_input": velto_input,
    "velto_binding": velto_binding,
    "velto_mounting": velto_mounting,
    "velto_tap_mode": velto_tap_mode,
    "velto_tap_info": velto_tap_info,
    "velto_tap_settings": velto_tap_settings,
    "velto_mw_info": velto_mw_info,
    "velto_mw_module": velto_mw_module,
    "velto_mw_source": velto_mw_source,
    "velto_mw_sensor_config": velto_mw_sensor_config,
    "velto_mw_detector_config": velto_mw_detector_config,
    "velto_mw_led_pattern": velto_mw_led_pattern,
    "velto_mw_calibration": velto_mw_calibration,
    "velto_mw_fusion_calibration": velto_mw_fusion_calibration,
    "velto_mw_pin_config": velto_mw_pin_config,
    "velto_mw_thermistor": velto_mw_thermistor,
    "velto_mw_spi": velto_mw_spi,
    "velto_mw_bus_signal": velto_mw_bus_signal,
    "velto_mw_beacon": velto_mw_beacon,
    "velto_mw_settings": velto_mw_settings,
    "velto_mw_address": velto_mw_address,
    "velto_mw_logger_def": velto_mw_logger_def,
    "velto_logger_info": velto_logger_info,
    "velto_mw_log_info": velto_mw_log_info,
    "velto_mw_log_item": velto_mw_log_item,
    "velto_mw_log_plan": velto_mw_log_plan,
    "velto_mw_log_estimate": velto_mw_log_estimate,
    "velto_mw_processor_def": velto_mw_processor_def,
    "velto_processor_info": velto_processor_info,
    "velto_mw_recipe_def": velto_mw_recipe_def,
    "velto_mw_processor_estimate": velto_mw_processor_estimate,
    "velto_mw_token": velto_mw_token,
    "velto_mw_program_item": velto_mw_program_item,
    "velto_download_def": velto_download_def,
    "velto_download_page": velto_download_page,
    "velto_download_gap": velto_download_gap,
    "velto_download_info": velto_download_info,
    "velto_event_adapter": velto_event_adapter,
    "velto_event_found": velto_event_found,
    "velto_event_link_limit": velto_event_link_limit,
    "velto_event_choice": velto_event_choice,
    "velto_event_link": velto_event_link,
    "velto_event_connected": velto_event_connected,
    "velto_event_disconnected": velto_event_disconnected,
    "velto_event_connect_failed": velto_event_connect_failed,
    "velto_event_op": velto_event_op,
    "velto_event_button": velto_event_button,
    "velto_event_rate": velto_event_rate,
    "velto_event_player": velto_event_player,
    "velto_event_calibration": velto_event_calibration,
    "velto_event_gyro_calibration": velto_event_gyro_calibration,
    "velto_event_gesture": velto_event_gesture,
    "velto_event_tap": velto_event_tap,
    "velto_event_air_gesture": velto_event_air_gesture,
    "velto_event_air_state": velto_event_air_state,
    "velto_event_hand_gesture": velto_event_hand_gesture,
    "velto_event_tap_hold": velto_event_tap_hold,
    "velto_event_standby": velto_event_standby,
    "velto_event_tap_report": velto_event_tap_report,
    "velto_event_keyboard_state": velto_event_keyboard_state,
    "velto_event_details": velto_event_details,
    "velto_event_board_state": velto_event_board_state,
    "velto_event_detected": velto_event_detected,
    "velto_event_pin": velto_event_pin,
    "velto_event_log": velto_event_log,
    "velto_event_board_reset": velto_event_board_reset,
    "velto_event_page": velto_event_page,
    "velto_event_mouse": velto_event_mouse,
    "velto_event_hand_state": velto_event_hand_state,
    "velto_event_orientation": velto_event_orientation,
    "velto_event_move": velto_event_move,
    "velto_event_services": velto_event_services,
    "velto_event_subscription": velto_event_subscription,
    "velto_event_pairing": velto_event_pairing,
    "velto_event_stream": velto_event_stream,
    "velto_event_dropped": velto_event_dropped,
    "velto_event_store": velto_event_store,
    "velto_event_track": velto_event_track,
    "velto_event_session": velto_event_session,
    "velto_event_data": velto_event_data,
    "velto_event": velto_event,
    "velto_motion_config": velto_motion_config,
    "velto_calibration": velto_calibration,
    "velto_calibration_options": velto_calibration_options,
    "velto_motion_debug": velto_motion_debug,
    "velto_gamepad_config": velto_gamepad_config,
    "velto_sensor_filter": velto_sensor_filter,
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
    "velto_navigator_state": velto_navigator_state,
    "velto_navigator_step": velto_navigator_step,
    "velto_sim_def": velto_sim_def,
    "velto_sim_step": velto_sim_step,
    "velto_sim_link": velto_sim_link,
    "velto_sim_characteristic": velto_sim_characteristic,
    "velto_sim_reaction": velto_sim_reaction,
    "velto_sim_fault": velto_sim_fault,
    "velto_sim_write": velto_sim_write,
    "velto_sim_info": velto_sim_info,
    "velto_sim_notification": velto_sim_notification,
    "velto_keyboard_config": velto_keyboard_config,
    "velto_host_def": velto_host_def,
    "velto_host_request": velto_host_request,
    "velto_host_advertisement": velto_host_advertisement,
    "velto_host_notification": velto_host_notification,
    "velto_host_info": velto_host_info,
    "velto_log_line": velto_log_line,
    "velto_store_info": velto_store_info,
    "velto_session_info": velto_session_info,
    "velto_track_info": velto_track_info,
    "velto_export_def": velto_export_def,
    "velto_session_query": velto_session_query,
    "velto_session_status": velto_session_status,
    "velto_session_mark": velto_session_mark,
    "velto_track_gap": velto_track_gap,
    "velto_track_text": velto_track_text,
    "velto_track_def": velto_track_def,
    "velto_store_download": velto_store_download,
    "velto_orientation_tracks": velto_orientation_tracks,
    "velto_firmware_info": velto_firmware_info,
    "velto_firmware_part": velto_firmware_part,
    "velto_http_def": velto_http_def,
    "velto_catalog_query": velto_catalog_query,
    "velto_firmware_build": velto_firmware_build,
    "velto_catalog_info": velto_catalog_info,
    "velto_update_def": velto_update_def,
    "velto_orientation_def": velto_orientation_def,
    "velto_inertial_sample": velto_inertial_sample,
    "velto_orientation_frame": velto_orientation_frame,
}
"""Every structure by the name that velto_abi_struct_size() knows."""

PROTOTYPES: dict[str, Prototype] = {
    "velto_version_number": Prototype(
        ctypes.c_uint32,
        (),
        "0.1", """Return the version of the loaded library as a number.""",
    ),
    "velto_version_string": Prototype(
        ctypes.c_char_p,
        (),
        "0.1", """Return the version of the loaded library as text, such as "0.1.0".""",
    ),
    "velto_version_revision": Prototype(
        ctypes.c_char_p,
        (),
        "0.1", """Return the source revision from which the library was built, for logs and bug reports only.""",
    ),
    "velto_abi_check": Prototype(
        velto_result,
        (ctypes.c_uint32,),
        "0.1", """Check that a program and the loaded library are compatible.""",
    ),
    "velto_abi_struct_size": Prototype(
        ctypes.c_uint32,
        (ctypes.c_char_p,),
        "0.1", """Return the size of a structure in the loaded library.""",
    ),
    "velto_result_name": Prototype(
        ctypes.c_char_p,
        (velto_result,),
        "0.1", """Return the name of a result in the header, such as "VELTO_ERROR_STALE_HANDLE".""",
    ),
    "velto_result_message": Prototype(
        ctypes.c_char_p,
        (velto_result,),
        "0.1", """Return the meaning of a result as a sentence.""",
    ),
    "velto_enum_name": Prototype(
        ctypes.c_char_p,
        (velto_enum, ctypes.c_int32),
        "0.1", """Return the name of a value in the header, such as "VELTO_LINK_STATE_READY".""",
    ),
    "velto_error_message": Prototype(
        ctypes.c_char_p,
        (),
        "0.1", """Return a sentence about the last failure of the calling thread.""",
    ),
    "velto_error_get_detail": Prototype(
        velto_result,
        (ctypes.POINTER(velto_error_detail),),
        "0.1", """Get the details of the last failure of the calling thread.""",
    ),
    "velto_context_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_context_def), ctypes.c_size_t),
        "0.1", """Fill a velto_context_def with its defaults.""",
    ),
    "velto_context_create": Prototype(
        velto_result,
        (ctypes.POINTER(velto_context_def), ctypes.POINTER(velto_context)),
        "0.1", """Create and start a context.""",
    ),
    "velto_context_destroy": Prototype(
        None,
        (velto_context,),
        "0.1", """Destroy a context and everything that belongs to it.""",
    ),
    "velto_context_get_info": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_context_info)),
        "0.1", """Get the current state of a context.""",
    ),
    "velto_context_get_stats": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_context_stats)),
        "0.1", """Get the counters of a context.""",
    ),
    "velto_context_get_features": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_feature)),
        "0.1", """Get the available features.""",
    ),
    "velto_context_describe_search": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Describe the search for devices in a sentence that a game can show.""",
    ),
    "velto_context_describe_support": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get a text with all information needed in a bug report.""",
    ),
    "velto_context_set_auto_connect": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32),
        "0.1", """Connect likely devices automatically until every player has one.""",
    ),
    "velto_context_find_player": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32, ctypes.POINTER(velto_device)),
        "0.1", """Find the device of a player.""",
    ),
    "velto_context_swap_players": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32, ctypes.c_int32),
        "0.1", """Swap the devices of two players in one step.""",
    ),
    "velto_context_list_adapters": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_adapter_info), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the present adapters.""",
    ),
    "velto_context_select_adapter": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p),
        "0.1", """Select the adapter for further scans and links.""",
    ),
    "velto_context_dispatch": Prototype(
        velto_result,
        (velto_context, ctypes.c_double),
        "0.1", """Run everything that is due in a pumped context.""",
    ),
    "velto_context_get_pump_fd": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_int32)),
        "0.1", """Get the descriptor that becomes readable when a pumped context has work.""",
    ),
    "velto_context_get_next_deadline_ns": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Get the time by which a pumped context must be dispatched.""",
    ),
    "velto_context_get_time_ns": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Get the time on the context's clock.""",
    ),
    "velto_context_get_utc_ns": Prototype(
        velto_result,
        (velto_context, ctypes.c_uint64, ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Convert a time on the context's clock to a date.""",
    ),
    "velto_context_get_clock_anchor": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_uint64), ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Get the same moment on both clocks, to convert dates to times of the context.""",
    ),
    "velto_context_advance_clock": Prototype(
        velto_result,
        (velto_context, ctypes.c_double),
        "0.1", """Advance a manual clock, and run everything that becomes due, in order.""",
    ),
    "velto_context_advance_clock_to": Prototype(
        velto_result,
        (velto_context, ctypes.c_uint64),
        "0.1", """Advance a manual clock to a timestamp, and run everything that becomes due, in order.""",
    ),
    "velto_op_get_info": Prototype(
        velto_result,
        (velto_op, ctypes.POINTER(velto_op_info)),
        "0.1", """Get information about an operation.""",
    ),
    "velto_op_get_result": Prototype(
        velto_result,
        (velto_op, ctypes.POINTER(velto_result)),
        "0.1", """Get the outcome of an operation.""",
    ),
    "velto_op_get_error": Prototype(
        velto_result,
        (velto_op, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the reason why an operation failed.""",
    ),
    "velto_op_get_error_detail": Prototype(
        velto_result,
        (velto_op, ctypes.POINTER(velto_error_detail)),
        "0.1", """Get the details of an operation's failure.""",
    ),
    "velto_op_wait": Prototype(
        velto_result,
        (velto_op, ctypes.c_double, ctypes.POINTER(velto_result)),
        "0.1", """Wait until an operation has ended.""",
    ),
    "velto_op_cancel": Prototype(velto_result, (velto_op,), "0.1", """Cancel an operation."""),
    "velto_scan_options_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_scan_options), ctypes.c_size_t),
        "0.1", """Fill a velto_scan_options with its defaults.""",
    ),
    "velto_context_start_scan": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_scan_options), ctypes.POINTER(velto_op)),
        "0.1", """Scan for devices until velto_context_stop_scan().""",
    ),
    "velto_context_stop_scan": Prototype(velto_result, (velto_context,), "0.1", """Stop scanning."""),
    "velto_context_list_devices": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_device), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the devices of the context, in the order in which they were first seen.""",
    ),
    "velto_context_find_device": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.POINTER(velto_device)),
        "0.1", """Find a device by identifier, address or name.""",
    ),
    "velto_device_is_valid": Prototype(
        velto_bool,
        (velto_device,),
        "0.1", """Return whether a handle names a live device.""",
    ),
    "velto_device_get_info": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_device_info)),
        "0.1", """Get information about a device.""",
    ),
    "velto_device_get_name": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the last known name of a device.""",
    ),
    "velto_device_get_detail": Prototype(
        velto_result,
        (velto_device, velto_detail, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get a device information text.""",
    ),
    "velto_device_read_battery": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read the battery charge of a device into velto_device_info.""",
    ),
    "velto_device_read_rssi": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read the signal strength of the link to a device into velto_device_info.""",
    ),
    "velto_device_get_manufacturer_data": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.POINTER(ctypes.c_uint16),
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Get the manufacturer data in the newest advertisement of a device.""",
    ),
    "velto_device_get_advertised_name": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the name in the newest advertisement of a device.""",
    ),
    "velto_device_clear_advertised_name": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Clear the advertised name and manufacturer data of a device, to detect whether they are received again.""",
    ),
    "velto_device_get_identifier": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the identifier of a device, which survives restarts of the program.""",
    ),
    "velto_device_get_capabilities": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_capability)),
        "0.1", """Get the capabilities of a device, as flags.""",
    ),
    "velto_device_has_capability": Prototype(
        velto_bool,
        (velto_device, velto_capability),
        "0.1", """Return whether a device has all of the given capabilities.""",
    ),
    "velto_device_set_family": Prototype(
        velto_result,
        (velto_device, velto_family),
        "0.1", """Set the family of a device, overriding the detected family.""",
    ),
    "velto_connect_options_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_connect_options), ctypes.c_size_t),
        "0.1", """Fill a velto_connect_options with its defaults.""",
    ),
    "velto_device_connect": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_connect_options), ctypes.POINTER(velto_op)),
        "0.1", """Connect to a device.""",
    ),
    "velto_context_connect_device": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.c_double, ctypes.POINTER(velto_device), ctypes.POINTER(velto_op)),
        "0.1", """Scan for a device by identifier, address or name, and connect to it.""",
    ),
    "velto_device_disconnect": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Close the link of a device, or cancel the attempt to establish one.""",
    ),
    "velto_device_forget": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Forget a device, including its bond with the system and all saved state.""",
    ),
    "velto_device_set_reconnect_policy": Prototype(
        velto_result,
        (velto_device, velto_reconnect_policy),
        "0.1", """Set whether a lost link of a device is re-established.""",
    ),
    "velto_device_get_link_stats": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_link_stats)),
        "0.1", """Get the link statistics of a device.""",
    ),
    "velto_device_play_haptic": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(ctypes.c_double), ctypes.c_size_t, ctypes.c_double, ctypes.POINTER(velto_op)),
        "0.1", """Play a pattern with the motor of a device.""",
    ),
    "velto_device_play_pulse": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Signal a short pulse by the motor or the light of a device, such as for a hit.""",
    ),
    "velto_context_play_haptic": Prototype(
        velto_result,
        (
            velto_context,
            ctypes.POINTER(ctypes.c_double),
            ctypes.c_size_t,
            ctypes.c_double,
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Play a pattern with the motors of all devices that are READY and can vibrate.""",
    ),
    "velto_context_set_pairing_policy": Prototype(
        velto_result,
        (velto_context, velto_pairing_policy),
        "0.1", """Set the policy for pairing requests.""",
    ),
    "velto_context_get_pairing_policy": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_pairing_policy)),
        "0.1", """Get the policy for pairing requests.""",
    ),
    "velto_device_pair": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Pair with a device, and connect it first if necessary.""",
    ),
    "velto_device_reply_pairing": Prototype(
        velto_result,
        (velto_device, velto_bool, ctypes.c_uint32),
        "0.1", """Answer a pairing request of a device, reported by VELTO_EVENT_PAIRING_REQUESTED.""",
    ),
    "velto_context_list_known_devices": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_known_device), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the devices that were connected before, the most recently connected first.""",
    ),
    "velto_context_connect_last_device": Prototype(
        velto_result,
        (
            velto_context,
            ctypes.POINTER(velto_connect_options),
            ctypes.POINTER(velto_device),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Connect the device that was connected last, in this run of the program or an earlier one.""",
    ),
    "velto_context_forget_known_device": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.POINTER(velto_op)),
        "0.1", """Forget a device, present or not.""",
    ),
    "velto_device_set_player_index": Prototype(
        velto_result,
        (velto_device, ctypes.c_int32),
        "0.1", """Give a device a player index, or remove it.""",
    ),
    "velto_device_set_user_data": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint64),
        "0.1", """Set the user data of a device, for instance a pointer, which its events contain.""",
    ),
    "velto_device_get_user_data": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Get the number set by velto_device_set_user_data().""",
    ),
    "velto_device_set_kept": Prototype(
        velto_result,
        (velto_device, velto_bool),
        "0.1", """Set whether a device is kept when it is out of range, instead of forgotten.""",
    ),
    "velto_device_list_services": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gatt_service), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the services of a device that is READY.""",
    ),
    "velto_device_list_characteristics": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gatt_characteristic), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the characteristics of a device that is READY.""",
    ),
    "velto_device_list_descriptors": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gatt_descriptor), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the descriptors of a device that is READY, as far as its backend reports them.""",
    ),
    "velto_device_find_characteristic": Prototype(
        velto_result,
        (velto_device, velto_uuid, velto_uuid, ctypes.POINTER(ctypes.c_uint16)),
        "0.1", """Find a characteristic by its UUID.""",
    ),
    "velto_uuid_parse": Prototype(
        velto_result,
        (ctypes.c_char_p, ctypes.POINTER(velto_uuid)),
        "0.1", """Convert text to a UUID.""",
    ),
    "velto_uuid_to_text": Prototype(
        velto_result,
        (velto_uuid, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Convert a UUID to text, such as "0000180f-0000-1000-8000-00805f9b34fb".""",
    ),
    "velto_device_read_value": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint16, ctypes.c_double, ctypes.POINTER(velto_op)),
        "0.1", """Read the value of a characteristic, even one longer than a packet.""",
    ),
    "velto_device_read_uuid": Prototype(
        velto_result,
        (velto_device, velto_uuid, ctypes.c_double, ctypes.POINTER(velto_op)),
        "0.1", """Read the value of the first characteristic with a UUID.""",
    ),
    "velto_device_write_value": Prototype(
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
        "0.1", """Write the value of a characteristic; writes to one device keep the order of the calls.""",
    ),
    "velto_device_await_value": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.c_uint16,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_double,
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Wait for the next notified value that begins with the given bytes.""",
    ),
    "velto_op_get_value": Prototype(
        velto_result,
        (velto_op, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the bytes that an operation received.""",
    ),
    "velto_subscription_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_subscription_def), ctypes.c_size_t),
        "0.1", """Fill a velto_subscription_def with its defaults.""",
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
        "0.1", """Subscribe to the notifications or indications of a characteristic.""",
    ),
    "velto_device_subscribe_uuid": Prototype(
        velto_result,
        (
            velto_device,
            velto_uuid,
            ctypes.POINTER(velto_subscription_def),
            ctypes.POINTER(velto_subscription),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Subscribe to the first characteristic with a UUID.""",
    ),
    "velto_subscription_poll_value": Prototype(
        velto_result,
        (velto_subscription, ctypes.POINTER(velto_value)),
        "0.1", """Take the oldest waiting value.""",
    ),
    "velto_subscription_get_info": Prototype(
        velto_result,
        (velto_subscription, ctypes.POINTER(velto_subscription_info)),
        "0.1", """Get information about a subscription.""",
    ),
    "velto_subscription_get_error": Prototype(
        velto_result,
        (velto_subscription, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the reason why a subscription ended by itself.""",
    ),
    "velto_subscription_get_error_detail": Prototype(
        velto_result,
        (velto_subscription, ctypes.POINTER(velto_error_detail)),
        "0.1", """Get the details of the failure that ended a subscription.""",
    ),
    "velto_subscription_get_fd": Prototype(
        velto_result,
        (velto_subscription, ctypes.POINTER(ctypes.c_int32)),
        "0.1", """Get the descriptor that is readable while a value waits; poll it, but never read or close it.""",
    ),
    "velto_subscription_destroy": Prototype(
        None,
        (velto_subscription,),
        "0.1", """Destroy a subscription; the last one to a characteristic disables its notifications.""",
    ),
    "velto_device_list_signals": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_signal), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the signals of a device, as of the last time it was READY.""",
    ),
    "velto_device_find_signal": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.POINTER(velto_signal)),
        "0.1", """Find a signal of a device by its identifier.""",
    ),
    "velto_signal_get_info": Prototype(
        velto_result,
        (velto_signal, ctypes.POINTER(velto_signal_info)),
        "0.1", """Get information about a signal.""",
    ),
    "velto_signal_get_identifier": Prototype(
        velto_result,
        (velto_signal, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the identifier of a signal, which is the same on all devices, links and runs.""",
    ),
    "velto_signal_get_channel": Prototype(
        velto_result,
        (velto_signal, ctypes.c_uint32, velto_units, ctypes.POINTER(velto_channel_info)),
        "0.1", """Get the name and the unit of a channel of a signal.""",
    ),
    "velto_signal_get_component": Prototype(
        velto_result,
        (velto_signal, ctypes.c_uint32, ctypes.POINTER(velto_signal)),
        "0.1", """Get a channel of a signal as a signal.""",
    ),
    "velto_signal_read": Prototype(
        velto_result,
        (velto_signal, ctypes.c_double, ctypes.POINTER(velto_op)),
        "0.1", """Read a signal once.""",
    ),
    "velto_op_get_frame": Prototype(
        velto_result,
        (
            velto_op,
            velto_units,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(velto_frame_info),
        ),
        "0.1", """Get the frame read by velto_signal_read().""",
    ),
    "velto_stream_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_stream_def), ctypes.c_size_t),
        "0.1", """Fill a velto_stream_def with its defaults.""",
    ),
    "velto_signal_start_stream": Prototype(
        velto_result,
        (velto_signal, ctypes.POINTER(velto_stream_def), ctypes.POINTER(velto_stream), ctypes.POINTER(velto_op)),
        "0.1", """Start a stream of every sample of a signal.""",
    ),
    "velto_stream_get_info": Prototype(
        velto_result,
        (velto_stream, ctypes.POINTER(velto_stream_info)),
        "0.1", """Get information about a stream.""",
    ),
    "velto_stream_get_error": Prototype(
        velto_result,
        (velto_stream, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the reason why a stream ended.""",
    ),
    "velto_stream_get_error_detail": Prototype(
        velto_result,
        (velto_stream, ctypes.POINTER(velto_error_detail)),
        "0.1", """Get the details of the failure that ended a stream.""",
    ),
    "velto_stream_get_channel": Prototype(
        velto_result,
        (velto_stream, ctypes.c_uint32, ctypes.POINTER(velto_channel_info)),
        "0.1", """Get information about a column of a stream.""",
    ),
    "velto_stream_read": Prototype(
        velto_result,
        (
            velto_stream,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(velto_frame_info),
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Take the oldest waiting frames, up to the capacity.""",
    ),
    "velto_stream_get_fd": Prototype(
        velto_result,
        (velto_stream, ctypes.POINTER(ctypes.c_int32)),
        "0.1", """Get the descriptor that is readable while frames wait, and once the stream has ended; poll it, but never read or close it.""",
    ),
    "velto_stream_stop": Prototype(
        velto_result,
        (velto_stream, ctypes.POINTER(velto_op)),
        "0.1", """End a stream, and stop the signal on the device if no other stream uses it; waiting frames stay readable.""",
    ),
    "velto_stream_destroy": Prototype(
        None,
        (velto_stream,),
        "0.1", """Destroy a stream; a running stream is stopped.""",
    ),
    "velto_input_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_input), ctypes.c_size_t),
        "0.1", """Fill a velto_input with its defaults.""",
    ),
    "velto_device_poll_input": Prototype(
        velto_result,
        (velto_device, ctypes.c_double, ctypes.POINTER(velto_input)),
        "0.1", """Take the latest game input of a device.""",
    ),
    "velto_device_peek_input": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_input)),
        "0.1", """Get the game input of a device without consuming anything.""",
    ),
    "velto_context_poll_player": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32, ctypes.c_double, ctypes.POINTER(velto_input)),
        "0.1", """Take the latest game input of a player.""",
    ),
    "velto_context_peek_player": Prototype(
        velto_result,
        (velto_context, ctypes.c_int32, ctypes.POINTER(velto_input)),
        "0.1", """Get the game input of a player without consuming anything.""",
    ),
    "velto_device_reset_input": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Reset the motion of a device to its initial state.""",
    ),
    "velto_device_restart_session": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Restart the session of a device on its current link.""",
    ),
    "velto_device_discard_edges": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Discard all button edges and gestures up to now.""",
    ),
    "velto_device_set_bindings": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_binding), ctypes.c_size_t),
        "0.1", """Replace the bindings of a device's events to game input.""",
    ),
    "velto_device_get_bindings": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_binding), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the bindings of a device's events to game input.""",
    ),
    "velto_device_set_mounting": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mounting)),
        "0.1", """Set the mounting of a device, which rotates its measured motion.""",
    ),
    "velto_device_get_mounting": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mounting)),
        "0.1", """Get the mounting of a device, which rotates its measured motion.""",
    ),
    "velto_device_set_game_input": Prototype(
        velto_result,
        (velto_device, velto_game_input),
        "0.1", """Set whether a device feeds game input.""",
    ),
    "velto_device_get_game_input": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_game_input)),
        "0.1", """Get whether a device feeds game input.""",
    ),
    "velto_context_create_ingest_device": Prototype(
        velto_result,
        (velto_context, velto_family, ctypes.c_char_p, ctypes.POINTER(velto_device)),
        "0.1", """Create a device whose packets the program feeds.""",
    ),
    "velto_device_ingest_packet": Prototype(
        velto_result,
        (velto_device, velto_uuid, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint64),
        "0.1", """Feed one received packet to a device without a link.""",
    ),
    "velto_tap_write_mode": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_tap_mode), ctypes.POINTER(velto_op)),
        "0.1", """Set the mode of a TAP, and maintain it.""",
    ),
    "velto_tap_get_mode": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_tap_mode)),
        "0.1", """Get the last requested mode of a TAP; RAW_SENSORS while raw sensors are streamed.""",
    ),
    "velto_tap_write_mode_to_all": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_tap_mode)),
        "0.1", """Set the mode of all TAPs that are READY, and maintain it.""",
    ),
    "velto_tap_set_default_mode": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_tap_mode), velto_bool),
        "0.1", """Set the default mode, which every TAP gets when it becomes READY.""",
    ),
    "velto_tap_get_default_mode": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_tap_mode)),
        "0.1", """Get the default mode of TAPs.""",
    ),
    "velto_tap_write_xr_state": Prototype(
        velto_result,
        (velto_device, velto_tap_xr_state, ctypes.POINTER(velto_op)),
        "0.1", """Set the state of a TapXR, and maintain it.""",
    ),
    "velto_tap_get_xr_state": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_tap_xr_state)),
        "0.1", """Get the requested state of a TapXR.""",
    ),
    "velto_tap_write_xr_state_to_all": Prototype(
        velto_result,
        (velto_context, velto_tap_xr_state),
        "0.1", """Set the state of all TapXRs that are READY, and maintain it.""",
    ),
    "velto_tap_set_default_xr_state": Prototype(
        velto_result,
        (velto_context, velto_tap_xr_state, velto_bool),
        "0.1", """Set the default state, which every TapXR gets when it becomes READY.""",
    ),
    "velto_tap_get_default_xr_state": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_tap_xr_state)),
        "0.1", """Get the default state of TapXRs.""",
    ),
    "velto_tap_pause": Prototype(
        velto_result,
        (velto_context,),
        "0.1", """Make all TAPs keyboards while the program is in the background.""",
    ),
    "velto_tap_resume": Prototype(
        velto_result,
        (velto_context,),
        "0.1", """Restore the modes and states of all TAPs at once.""",
    ),
    "velto_tap_refresh": Prototype(
        velto_result,
        (velto_context,),
        "0.1", """Write the modes and states of all TAPs again, at once.""",
    ),
    "velto_tap_set_mode_writing": Prototype(
        velto_result,
        (velto_context, velto_bool),
        "0.1", """Set whether modes and states are written to TAPs.""",
    ),
    "velto_tap_get_info": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_tap_info)),
        "0.1", """Get information about a connected TAP.""",
    ),
    "velto_tap_settings_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_tap_settings), ctypes.c_size_t),
        "0.1", """Fill a velto_tap_settings with its defaults.""",
    ),
    "velto_tap_read_settings": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read the user settings of a TAP.""",
    ),
    "velto_tap_get_settings": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_tap_settings)),
        "0.1", """Get the settings of a TAP, as last read or written on this link.""",
    ),
    "velto_tap_write_settings": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_tap_settings), velto_tap_setting, ctypes.POINTER(velto_op)),
        "0.1", """Change some settings of a TAP, which the TAP stores.""",
    ),
    "velto_tap_write_name": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.POINTER(velto_op)),
        "0.1", """Set the name of a TAP, which the TAP stores.""",
    ),
    "velto_tap_write_combination": Prototype(
        velto_result,
        (velto_device, velto_finger, ctypes.POINTER(velto_op)),
        "0.1", """Simulate a tap on a strap, for instance to release its shift key.""",
    ),
    "velto_tap_read_keyboard_state": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read the state of a strap's keyboard.""",
    ),
    "velto_tap_write_feature": Prototype(
        velto_result,
        (velto_device, velto_tap_feature, velto_bool, ctypes.POINTER(velto_op)),
        "0.1", """Switch a feature of a TAP with the framed protocol.""",
    ),
    "velto_tap_read_feature": Prototype(
        velto_result,
        (velto_device, velto_tap_feature, ctypes.POINTER(velto_op)),
        "0.1", """Read the state of a feature of a TAP with the framed protocol.""",
    ),
    "velto_tap_write_standby": Prototype(
        velto_result,
        (velto_device, velto_bool, ctypes.POINTER(velto_op)),
        "0.1", """Put a TAP with the framed protocol into standby, or wake it.""",
    ),
    "velto_tap_write_vision_reports": Prototype(
        velto_result,
        (velto_device, velto_tap_vision_reports, ctypes.POINTER(velto_op)),
        "0.1", """Set the report mode of the camera, until the mode is set again.""",
    ),
    "velto_tap_write_vision_model": Prototype(
        velto_result,
        (velto_device, velto_tap_vision_model, ctypes.POINTER(velto_op)),
        "0.1", """Set the recognition model of the camera, until the mode is set again.""",
    ),
    "velto_tap_write_sensitivity": Prototype(
        velto_result,
        (velto_device, ctypes.c_double, ctypes.c_double, ctypes.POINTER(velto_op)),
        "0.1", """Set the ranges of the motion sensor, until the mode is set again.""",
    ),
    "velto_tap_read_property": Prototype(
        velto_result,
        (velto_device, velto_tap_property, ctypes.POINTER(velto_op)),
        "0.1", """Read a property of a TAP with the framed protocol.""",
    ),
    "velto_tap_get_haptic_pattern": Prototype(
        velto_result,
        (velto_device, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the last reported haptic pattern of a TAP.""",
    ),
    "velto_tap_describe_combination": Prototype(
        velto_result,
        (velto_finger, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Describe fingers as text for speech output, such as "Fingers; 1 And 3 ".""",
    ),
    "velto_tap_describe_version": Prototype(
        velto_result,
        (ctypes.c_int32, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Describe a version as a text: 30200 is "3.2.0".""",
    ),
    "velto_tap_parse_version": Prototype(
        velto_result,
        (ctypes.c_char_p, ctypes.POINTER(ctypes.c_int32)),
        "0.1", """Convert a version as text to a number: "2.3.25" is 20325.""",
    ),
    "velto_mw_get_info": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_info)),
        "0.1", """Get information about a connected board.""",
    ),
    "velto_mw_list_modules": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_module), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the modules that a board has.""",
    ),
    "velto_mw_get_state": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the saved state of a board for the next run, as JSON.""",
    ),
    "velto_mw_set_state": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p),
        "0.1", """Set the saved state of a board from an earlier run, while the board is not connected.""",
    ),
    "velto_mw_get_signal_source": Prototype(
        velto_result,
        (velto_signal, ctypes.POINTER(velto_mw_source)),
        "0.1", """Get the module and the register of a signal of a board.""",
    ),
    "velto_mw_sensor_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_sensor_config), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_sensor_config with its defaults.""",
    ),
    "velto_mw_set_sensor_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_sensor_config), ctypes.POINTER(velto_mw_sensor_config)),
        "0.1", """Set the configuration of a sensor, rounded to the nearest supported values.""",
    ),
    "velto_mw_get_sensor_config": Prototype(
        velto_result,
        (velto_device, velto_mw_sensor, ctypes.POINTER(velto_mw_sensor_config)),
        "0.1", """Get the configuration of a sensor.""",
    ),
    "velto_mw_read_sensor_config": Prototype(
        velto_result,
        (velto_device, velto_mw_sensor, ctypes.POINTER(velto_op)),
        "0.1", """Read the configuration of a sensor from the board, which keeps it across links.""",
    ),
    "velto_mw_start_sensor": Prototype(
        velto_result,
        (velto_device, velto_mw_sensor, ctypes.POINTER(velto_op)),
        "0.1", """Run a sensor without a stream, for use on the board itself.""",
    ),
    "velto_mw_stop_sensor": Prototype(
        velto_result,
        (velto_device, velto_mw_sensor, ctypes.POINTER(velto_op)),
        "0.1", """End the use of a sensor by velto_mw_start_sensor(); the sensor stops with its last user.""",
    ),
    "velto_mw_write_offset": Prototype(
        velto_result,
        (
            velto_device,
            velto_mw_sensor,
            ctypes.c_double,
            ctypes.c_double,
            ctypes.c_double,
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Add a constant offset to each sample of accelerometer or gyroscope.""",
    ),
    "velto_mw_write_axes": Prototype(
        velto_result,
        (velto_device, velto_mw_axis, velto_mw_axis, velto_mw_axis, ctypes.POINTER(velto_op)),
        "0.1", """Reassign the axes of the accelerometer.""",
    ),
    "velto_mw_write_downsampling": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint32, ctypes.c_uint32, velto_bool, ctypes.POINTER(velto_op)),
        "0.1", """Downsample the accelerometer and the gyroscope for processing on the board; streams keep all samples.""",
    ),
    "velto_mw_detector_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_detector_config), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_detector_config with its defaults.""",
    ),
    "velto_mw_start_detector": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_detector_config), ctypes.POINTER(velto_op)),
        "0.1", """Configure and start a detector and the accelerometer; each detection sends VELTO_EVENT_MW_DETECTED.""",
    ),
    "velto_mw_stop_detector": Prototype(
        velto_result,
        (velto_device, velto_mw_detector, ctypes.POINTER(velto_op)),
        "0.1", """Stop a detector; the accelerometer stops with its last user.""",
    ),
    "velto_mw_clear_steps": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Reset the step counter to 0.""",
    ),
    "velto_mw_get_led_preset": Prototype(
        velto_result,
        (velto_mw_led_preset, velto_mw_led_color, ctypes.POINTER(velto_mw_led_pattern)),
        "0.1", """Get a pattern for the light.""",
    ),
    "velto_mw_play_led": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.POINTER(velto_mw_led_pattern),
            ctypes.c_size_t,
            velto_mw_led_action,
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Replace all patterns of the light, and then perform an action.""",
    ),
    "velto_mw_control_led": Prototype(
        velto_result,
        (velto_device, velto_mw_led_action, ctypes.POINTER(velto_op)),
        "0.1", """Play, pause or stop the light.""",
    ),
    "velto_mw_play_motor": Prototype(
        velto_result,
        (velto_device, ctypes.c_double, ctypes.c_double, ctypes.POINTER(velto_op)),
        "0.1", """Vibrate once; velto_device_play_haptic() plays patterns, on every family.""",
    ),
    "velto_mw_play_buzzer": Prototype(
        velto_result,
        (velto_device, ctypes.c_double, ctypes.POINTER(velto_op)),
        "0.1", """Sound the buzzer; a board without one accepts the command without an effect.""",
    ),
    "velto_mw_reset_fusion": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Reset the heading of sensor fusion to 0.""",
    ),
    "velto_mw_read_fusion_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read the calibration of sensor fusion.""",
    ),
    "velto_mw_get_fusion_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_fusion_calibration)),
        "0.1", """Get the last read calibration of sensor fusion.""",
    ),
    "velto_mw_write_fusion_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_fusion_calibration), ctypes.POINTER(velto_op)),
        "0.1", """Write a saved calibration of sensor fusion, for its next start.""",
    ),
    "velto_mw_set_input_source": Prototype(
        velto_result,
        (velto_device, velto_mw_input_source),
        "0.1", """Set the source of a board's game input, on this link and later ones.""",
    ),
    "velto_mw_write_packet": Prototype(
        velto_result,
        (velto_device, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(velto_op)),
        "0.1", """Write a raw packet, in order with all other commands.""",
    ),
    "velto_mw_request": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Write a raw request, in order with all other commands, and wait for the board's reply.""",
    ),
    "velto_mw_write_test_notification": Prototype(
        velto_result,
        (velto_device, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(velto_op)),
        "0.1", """Simulate a notification of a board's module, such as a press of the button.""",
    ),
    "velto_mw_create_sequence": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_device)),
        "0.1", """Create an empty sequence of commands, such as those of a macro.""",
    ),
    "velto_mw_destroy_sequence": Prototype(
        None,
        (velto_device,),
        "0.1", """Destroy a command sequence; null and stale handles are ignored.""",
    ),
    "velto_mw_describe_sequence": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Describe a command sequence, one line per packet.""",
    ),
    "velto_mw_tear_down": Prototype(
        velto_result,
        (velto_device, velto_mw_part, ctypes.POINTER(velto_op)),
        "0.1", """Remove a board's configuration and stop its activities without a reset, including those of other programs.""",
    ),
    "velto_mw_reset": Prototype(
        velto_result,
        (velto_device, velto_mw_reset_kind, ctypes.POINTER(velto_op)),
        "0.1", """Reset a board.""",
    ),
    "velto_mw_factory_reset": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Remove loggers, log, processors, events, timers and macros, and reset the board.""",
    ),
    "velto_mw_pin_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_pin_config), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_pin_config with its defaults.""",
    ),
    "velto_mw_write_pin": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint32, velto_mw_pin_action, ctypes.POINTER(velto_op)),
        "0.1", """Set the function of a pin.""",
    ),
    "velto_mw_set_pin_config": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint32, ctypes.POINTER(velto_mw_pin_config)),
        "0.1", """Set the configuration for reading the signals adc[pin] and abs-ref[pin].""",
    ),
    "velto_mw_get_pin_config": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint32, ctypes.POINTER(velto_mw_pin_config)),
        "0.1", """Get the configuration for reading a pin.""",
    ),
    "velto_mw_watch_pin": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint32, velto_mw_pin_edge, ctypes.POINTER(velto_op)),
        "0.1", """Configure a pin monitor, which reports changes as VELTO_EVENT_MW_PIN.""",
    ),
    "velto_mw_write_thermistor": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_thermistor), ctypes.POINTER(velto_op)),
        "0.1", """Configure the pins of an external thermistor.""",
    ),
    "velto_mw_write_i2c": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.c_uint32,
            ctypes.c_uint32,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Write registers of a device on the I2C bus.""",
    ),
    "velto_mw_read_i2c": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32, ctypes.POINTER(velto_op)),
        "0.1", """Read registers of a device on the I2C bus; velto_op_get_value() returns them.""",
    ),
    "velto_mw_write_spi": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_spi), ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(velto_op)),
        "0.1", """Write to a device on the SPI bus.""",
    ),
    "velto_mw_read_spi": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.POINTER(velto_mw_spi),
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_uint32,
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Write some bytes to a device on the SPI bus, then read its response, which velto_op_get_value() returns.""",
    ),
    "velto_mw_bus_signal_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_bus_signal), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_bus_signal with its defaults.""",
    ),
    "velto_mw_define_bus_signal": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_bus_signal), ctypes.POINTER(velto_op)),
        "0.1", """Define a signal for a reading of a device on a serial bus, on this link and on later ones.""",
    ),
    "velto_mw_write_beacon": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_beacon), ctypes.POINTER(velto_op)),
        "0.1", """Write the configuration of the beacon, which starts when the link ends.""",
    ),
    "velto_mw_read_beacon": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read the configuration of the beacon.""",
    ),
    "velto_mw_get_beacon": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_beacon)),
        "0.1", """Get the last read or written configuration of the beacon.""",
    ),
    "velto_mw_settings_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_settings), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_settings with its defaults.""",
    ),
    "velto_mw_read_settings": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read the settings of a board.""",
    ),
    "velto_mw_get_settings": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_settings)),
        "0.1", """Get the settings of a board, as last read or written on this link.""",
    ),
    "velto_mw_write_settings": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_settings), velto_mw_setting, ctypes.POINTER(velto_op)),
        "0.1", """Write some settings of a board, and read them back.""",
    ),
    "velto_mw_write_whitelist": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_address), ctypes.c_size_t, ctypes.POINTER(velto_op)),
        "0.1", """Write the whitelist of a board, slot by slot.""",
    ),
    "velto_mw_read_whitelist": Prototype(
        velto_result,
        (velto_device, ctypes.c_uint32, ctypes.POINTER(velto_op)),
        "0.1", """Read a slot of the whitelist of a board.""",
    ),
    "velto_mw_read_address": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read the Bluetooth address of a board from the board itself.""",
    ),
    "velto_mw_write_directed_peer": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_address), ctypes.POINTER(velto_op)),
        "0.1", """Set the target of directed advertising, slot 0 of the whitelist.""",
    ),
    "velto_mw_run_action": Prototype(
        velto_result,
        (velto_device, velto_mw_action, ctypes.POINTER(velto_op)),
        "0.1", """Perform a single action of a board.""",
    ),
    "velto_mw_logger_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_logger_def), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_logger_def with its defaults.""",
    ),
    "velto_mw_create_logger": Prototype(
        velto_result,
        (
            velto_device,
            velto_signal,
            ctypes.POINTER(velto_mw_logger_def),
            ctypes.POINTER(velto_logger),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Create a logger of a signal on a board.""",
    ),
    "velto_logger_get_info": Prototype(
        velto_result,
        (velto_logger, ctypes.POINTER(velto_logger_info)),
        "0.1", """Get information about a logger.""",
    ),
    "velto_logger_get_key": Prototype(
        velto_result,
        (velto_logger, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the key of a logger, given at its creation.""",
    ),
    "velto_logger_get_signal": Prototype(
        velto_result,
        (velto_logger, ctypes.POINTER(velto_signal)),
        "0.1", """Get the signal of a logger, as of the last time its device was READY.""",
    ),
    "velto_logger_remove": Prototype(
        velto_result,
        (velto_logger, ctypes.POINTER(velto_op)),
        "0.1", """Remove a logger from the board; its entries in the log can no longer be decoded.""",
    ),
    "velto_logger_set_range": Prototype(
        velto_result,
        (velto_logger, ctypes.c_double),
        "0.1", """Set the unknown range of a logger, so that its values have a scale.""",
    ),
    "velto_mw_list_loggers": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_logger), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the known loggers of a board, in the order of their creation.""",
    ),
    "velto_mw_recover": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Read all loggers, processors, timers and events of a board, including those of other programs.""",
    ),
    "velto_mw_start_logging": Prototype(
        velto_result,
        (velto_device, velto_mw_log_mode, ctypes.POINTER(velto_op)),
        "0.1", """Start the sensors of all loggers, and then the log.""",
    ),
    "velto_mw_stop_logging": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Stop the log, and the sensors that run only for its loggers; loggers and entries are kept.""",
    ),
    "velto_context_start_logging": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_device), ctypes.c_size_t, velto_mw_log_mode, ctypes.POINTER(velto_op)),
        "0.1", """Start the logs of several boards: of all of them, or of none if a board fails.""",
    ),
    "velto_mw_flush_log": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Store the entries in a board's memory, so that they survive a reset and can be downloaded.""",
    ),
    "velto_mw_clear_log": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Stop a board's log and erase all its entries; the loggers are kept.""",
    ),
    "velto_mw_get_log_info": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_log_info)),
        "0.1", """Get information about the log of a board, even while it is not connected.""",
    ),
    "velto_mw_log_plan_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_log_plan), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_log_plan with its defaults.""",
    ),
    "velto_mw_estimate_log": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.POINTER(velto_mw_log_item),
            ctypes.c_size_t,
            ctypes.POINTER(velto_mw_log_plan),
            ctypes.POINTER(velto_mw_log_estimate),
        ),
        "0.1", """Estimate the duration of a log of some signals, and of its download.""",
    ),
    "velto_mw_processor_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_processor_def), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_processor_def with its defaults.""",
    ),
    "velto_mw_create_processor": Prototype(
        velto_result,
        (
            velto_device,
            velto_signal,
            ctypes.POINTER(velto_mw_processor_def),
            ctypes.POINTER(velto_processor),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Create a processor of a signal on a board.""",
    ),
    "velto_mw_create_fuser": Prototype(
        velto_result,
        (
            velto_device,
            velto_signal,
            ctypes.POINTER(velto_processor),
            ctypes.c_size_t,
            ctypes.POINTER(velto_processor),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Create a processor that outputs each sample of a signal combined with the newest samples held by buffers.""",
    ),
    "velto_processor_get_info": Prototype(
        velto_result,
        (velto_processor, ctypes.POINTER(velto_processor_info)),
        "0.1", """Get information about a processor.""",
    ),
    "velto_processor_get_output": Prototype(
        velto_result,
        (velto_processor, ctypes.POINTER(velto_signal)),
        "0.1", """Get the output signal of a processor.""",
    ),
    "velto_processor_get_state": Prototype(
        velto_result,
        (velto_processor, ctypes.POINTER(velto_signal)),
        "0.1", """Get the state signal of a processor: the remaining count, the sum, the count, the reference or the held sample. Read it with velto_signal_read(), or log it with a poll interval.""",
    ),
    "velto_processor_write_config": Prototype(
        velto_result,
        (velto_processor, ctypes.POINTER(velto_mw_processor_def), velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Change the values of a running processor.""",
    ),
    "velto_processor_write_state": Prototype(
        velto_result,
        (velto_processor, ctypes.c_double, velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Set the state of a processor: the count of a PASSTHROUGH, a sum, a count, or the reference of a DELTA.""",
    ),
    "velto_processor_reset": Prototype(
        velto_result,
        (velto_processor, velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Empty the window of a LOW_PASS or HIGH_PASS.""",
    ),
    "velto_processor_remove": Prototype(
        velto_result,
        (velto_processor, velto_remove_flag, ctypes.POINTER(velto_op)),
        "0.1", """Remove a processor from the board.""",
    ),
    "velto_mw_list_processors": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_processor), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the known processors of a board, oldest first.""",
    ),
    "velto_mw_recipe_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_mw_recipe_def), ctypes.c_size_t),
        "0.1", """Fill a velto_mw_recipe_def with its defaults.""",
    ),
    "velto_mw_create_recipe": Prototype(
        velto_result,
        (
            velto_device,
            velto_signal,
            ctypes.POINTER(velto_mw_recipe_def),
            ctypes.POINTER(velto_processor),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Create the processors of a recipe.""",
    ),
    "velto_mw_estimate_processor": Prototype(
        velto_result,
        (
            velto_device,
            velto_signal,
            ctypes.POINTER(velto_mw_processor_def),
            ctypes.POINTER(velto_mw_processor_estimate),
        ),
        "0.1", """Estimate the resources of a processor without writing to the board.""",
    ),
    "velto_mw_create_timer": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.c_double,
            ctypes.c_uint32,
            velto_bool,
            ctypes.POINTER(velto_timer),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Create a stopped timer on a board.""",
    ),
    "velto_timer_start": Prototype(
        velto_result,
        (velto_timer, velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Start a timer, or restart a running one.""",
    ),
    "velto_timer_stop": Prototype(
        velto_result,
        (velto_timer, velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Stop a timer, which can be started again.""",
    ),
    "velto_timer_get_signal": Prototype(
        velto_result,
        (velto_timer, ctypes.POINTER(velto_signal)),
        "0.1", """Get the tick signal of a timer, such as "timer?id=0".""",
    ),
    "velto_timer_remove": Prototype(
        velto_result,
        (velto_timer, ctypes.POINTER(velto_op)),
        "0.1", """Remove a timer from the board.""",
    ),
    "velto_mw_create_event": Prototype(
        velto_result,
        (
            velto_device,
            velto_signal,
            velto_device,
            ctypes.POINTER(velto_mw_token),
            ctypes.POINTER(velto_board_event),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Create an event that executes the commands of a sequence at each value of a signal, with or without a host.""",
    ),
    "velto_board_event_remove": Prototype(
        velto_result,
        (velto_board_event, ctypes.POINTER(velto_op)),
        "0.1", """Remove an event from the board.""",
    ),
    "velto_mw_create_macro": Prototype(
        velto_result,
        (velto_device, velto_device, velto_bool, ctypes.POINTER(velto_macro), ctypes.POINTER(velto_op)),
        "0.1", """Create a macro, which executes the commands of a sequence on request or after each reset.""",
    ),
    "velto_macro_run": Prototype(
        velto_result,
        (velto_macro, velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Execute a macro once.""",
    ),
    "velto_mw_erase_macros": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_op)),
        "0.1", """Erase all macros of a board, including those of other programs.""",
    ),
    "velto_mw_list_program": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_mw_program_item), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the known timers, events and macros of a board, by kind and number.""",
    ),
    "velto_mw_describe_program": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Describe the program of a board: a line for each timer, event and macro, and for parts that could not be read.""",
    ),
    "velto_mw_copy_program": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.POINTER(velto_op)),
        "0.1", """Copy the program of another board to this one.""",
    ),
    "velto_mw_describe_copy": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Describe the parts of another board's program that velto_mw_copy_program() would skip, one line each with the reason.""",
    ),
    "velto_download_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_download_def), ctypes.c_size_t),
        "0.1", """Fill a velto_download_def with its defaults.""",
    ),
    "velto_mw_start_download": Prototype(
        velto_result,
        (
            velto_device,
            ctypes.POINTER(velto_download_def),
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(velto_download),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Download the log of a board, page after page.""",
    ),
    "velto_download_create_stream": Prototype(
        velto_result,
        (velto_download, velto_logger, ctypes.POINTER(velto_stream_def), ctypes.POINTER(velto_stream)),
        "0.1", """Create a stream of the samples of a logger.""",
    ),
    "velto_download_poll_page": Prototype(
        velto_result,
        (velto_download, ctypes.POINTER(velto_download_page)),
        "0.1", """Get the page that must be acknowledged.""",
    ),
    "velto_download_get_gap": Prototype(
        velto_result,
        (velto_download, ctypes.c_uint32, ctypes.POINTER(velto_download_gap)),
        "0.1", """Get a gap of the page that must be acknowledged.""",
    ),
    "velto_download_get_bookmark": Prototype(
        velto_result,
        (velto_download, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the bookmark of all pages so far, to be stored together with their samples.""",
    ),
    "velto_download_acknowledge_page": Prototype(
        velto_result,
        (velto_download,),
        "0.1", """Acknowledge the page to the board, which then erases it.""",
    ),
    "velto_download_get_info": Prototype(
        velto_result,
        (velto_download, ctypes.POINTER(velto_download_info)),
        "0.1", """Get information about a download.""",
    ),
    "velto_download_destroy": Prototype(
        None,
        (velto_download,),
        "0.1", """End a download; its handle becomes stale.""",
    ),
    "velto_event_describe": Prototype(
        velto_result,
        (ctypes.POINTER(velto_event), ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Describe an event in one line, for logs.""",
    ),
    "velto_context_poll_event": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_event)),
        "0.1", """Take the oldest event of the context's default queue.""",
    ),
    "velto_context_wait_event": Prototype(
        velto_result,
        (velto_context, ctypes.c_double, ctypes.POINTER(velto_event)),
        "0.1", """Take the oldest event of the context's default queue, waiting for one if necessary.""",
    ),
    "velto_context_get_event_fd": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(ctypes.c_int32)),
        "0.1", """Get the descriptor that is readable while the default queue is not empty.""",
    ),
    "velto_context_flush_events": Prototype(
        velto_result,
        (velto_context,),
        "0.1", """Discard all events that wait in the default queue.""",
    ),
    "velto_context_set_event_mask": Prototype(
        velto_result,
        (velto_context, velto_event_class),
        "0.1", """Set the classes of events that the default queue receives.""",
    ),
    "velto_context_get_event_mask": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_event_class)),
        "0.1", """Get the classes of events that the default queue receives.""",
    ),
    "velto_context_create_queue": Prototype(
        velto_result,
        (velto_context, velto_event_class, ctypes.c_uint32, ctypes.POINTER(velto_queue)),
        "0.1", """Create a further queue, which receives all later events of its mask.""",
    ),
    "velto_queue_poll_event": Prototype(
        velto_result,
        (velto_queue, ctypes.POINTER(velto_event)),
        "0.1", """Take the oldest event of a queue.""",
    ),
    "velto_queue_wait_event": Prototype(
        velto_result,
        (velto_queue, ctypes.c_double, ctypes.POINTER(velto_event)),
        "0.1", """Take the oldest event of a queue, waiting for one if necessary.""",
    ),
    "velto_queue_flush": Prototype(
        velto_result,
        (velto_queue,),
        "0.1", """Discard all events that wait in a queue.""",
    ),
    "velto_queue_set_mask": Prototype(
        velto_result,
        (velto_queue, velto_event_class),
        "0.1", """Set the classes of events that a queue receives.""",
    ),
    "velto_queue_get_mask": Prototype(
        velto_result,
        (velto_queue, ctypes.POINTER(velto_event_class)),
        "0.1", """Get the classes of events that a queue receives.""",
    ),
    "velto_queue_get_fd": Prototype(
        velto_result,
        (velto_queue, ctypes.POINTER(ctypes.c_int32)),
        "0.1", """Get the descriptor that is readable while a queue is not empty; poll it, but never read or close it.""",
    ),
    "velto_queue_destroy": Prototype(
        None,
        (velto_queue,),
        "0.1", """Destroy a queue; a thread waiting on it returns.""",
    ),
    "velto_motion_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_motion_config), ctypes.c_size_t, velto_motion_mode),
        "0.1", """Fill a velto_motion_config with its defaults.""",
    ),
    "velto_motion_config_validate": Prototype(
        velto_result,
        (ctypes.POINTER(velto_motion_config),),
        "0.1", """Check whether a configuration would be accepted.""",
    ),
    "velto_device_set_motion_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_motion_config)),
        "0.1", """Set the motion configuration of a device.""",
    ),
    "velto_device_get_motion_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_motion_config)),
        "0.1", """Get the motion configuration of a device.""",
    ),
    "velto_device_set_motion_mode": Prototype(
        velto_result,
        (velto_device, velto_motion_mode),
        "0.1", """Set the motion mode of a device, and load the mode's preset.""",
    ),
    "velto_device_calibrate_neutral": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Make the current pose of a device neutral.""",
    ),
    "velto_device_recenter": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Center a device: its present direction becomes forward.""",
    ),
    "velto_device_flip_paddle_offset": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Mirror the center of the paddle, for a cap that is worn the other way around.""",
    ),
    "velto_calibration_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_calibration), ctypes.c_size_t),
        "0.1", """Fill a velto_calibration with its defaults.""",
    ),
    "velto_device_get_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration)),
        "0.1", """Get the neutral pose of a device, for instance to save it.""",
    ),
    "velto_device_set_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration)),
        "0.1", """Set the neutral pose of a device, such as a saved one.""",
    ),
    "velto_device_set_calibration_policy": Prototype(
        velto_result,
        (velto_device, velto_calibration_policy),
        "0.1", """Set whether the player of a device is prompted to calibrate.""",
    ),
    "velto_device_get_calibration_policy": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration_policy)),
        "0.1", """Get whether the player of a device is prompted to calibrate.""",
    ),
    "velto_device_set_calibration_wanted": Prototype(
        velto_result,
        (velto_device, velto_bool),
        "0.1", """Start the prompt to calibrate a device, or withdraw it.""",
    ),
    "velto_device_get_calibration_state": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration_state)),
        "0.1", """Get the state of the prompt to calibrate a device.""",
    ),
    "velto_calibration_options_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_calibration_options), ctypes.c_size_t),
        "0.1", """Fill a velto_calibration_options with its defaults.""",
    ),
    "velto_device_start_calibration": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_calibration_options), ctypes.POINTER(velto_op)),
        "0.1", """Calibrate a device while its player keeps still, and report the progress.""",
    ),
    "velto_device_save_profile": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Save the configuration and calibration of a device for the next run of the program.""",
    ),
    "velto_device_load_profile": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Load the saved configuration and calibration of a device.""",
    ),
    "velto_device_get_motion_debug": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_motion_debug)),
        "0.1", """Get the internal values of a device's motion engine.""",
    ),
    "velto_gamepad_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_gamepad_config), ctypes.c_size_t, velto_gamepad_style),
        "0.1", """Fill a velto_gamepad_config with its defaults.""",
    ),
    "velto_device_set_gamepad_style": Prototype(
        velto_result,
        (velto_device, velto_gamepad_style),
        "0.1", """Set the responsiveness of a device's gamepad view.""",
    ),
    "velto_device_set_gamepad_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gamepad_config)),
        "0.1", """Set the constants of a device's gamepad view.""",
    ),
    "velto_device_get_gamepad_config": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_gamepad_config)),
        "0.1", """Get the constants of a device's gamepad view.""",
    ),
    "velto_sensor_filter_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_sensor_filter), ctypes.c_size_t),
        "0.1", """Fill a velto_sensor_filter with its defaults.""",
    ),
    "velto_device_set_sensor_filter": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_sensor_filter)),
        "0.1", """Set the smoothing of a device's sensor readings.""",
    ),
    "velto_device_get_sensor_filter": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_sensor_filter)),
        "0.1", """Get the smoothing of a device's sensor readings.""",
    ),
    "velto_device_ingest_sample": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_axis_sample)),
        "0.1", """Feed one decoded sample to the motion engine of a device.""",
    ),
    "velto_device_set_supplement": Prototype(
        velto_result,
        (velto_device, ctypes.c_double, ctypes.c_double, ctypes.c_double),
        "0.1", """Set a substitute for the axes of a device while no sample is valid.""",
    ),
    "velto_device_set_probe": Prototype(
        velto_result,
        (velto_device, velto_bool),
        "0.1", """Enable or disable the byte probe of a device; enabling clears earlier changes.""",
    ),
    "velto_device_list_probe_changes": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_probe_change), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the newest byte changes of a device's packets, at most 80, oldest first.""",
    ),
    "velto_driver_create": Prototype(
        velto_result,
        (ctypes.POINTER(velto_driver),),
        "0.1", """Create a driver with the preset constants.""",
    ),
    "velto_driver_destroy": Prototype(
        None,
        (velto_driver,),
        "0.1", """Destroy a driver; NULL and stale pointers are ignored.""",
    ),
    "velto_driver_reset": Prototype(
        velto_result,
        (velto_driver,),
        "0.1", """Reset the state of a driver, and keep its constants.""",
    ),
    "velto_driver_clear_constants": Prototype(
        velto_result,
        (velto_driver,),
        "0.1", """Restore the preset constants of a driver.""",
    ),
    "velto_paddle_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_paddle_config), ctypes.c_size_t, velto_rate_mode),
        "0.1", """Fill a velto_paddle_config with its defaults.""",
    ),
    "velto_driver_set_paddle_config": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_paddle_config)),
        "0.1", """Set the paddle constants of a driver for one rate.""",
    ),
    "velto_driver_get_paddle_config": Prototype(
        velto_result,
        (velto_driver, velto_rate_mode, ctypes.POINTER(velto_paddle_config)),
        "0.1", """Get the paddle constants of a driver for one rate.""",
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
        "0.1", """Move a paddle sideways, in the units of the court.""",
    ),
    "velto_menu_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_menu_config), ctypes.c_size_t, velto_rate_mode),
        "0.1", """Fill a velto_menu_config with its defaults.""",
    ),
    "velto_driver_set_menu_config": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_menu_config)),
        "0.1", """Set the menu constants of a driver for one rate.""",
    ),
    "velto_driver_get_menu_config": Prototype(
        velto_result,
        (velto_driver, velto_rate_mode, ctypes.POINTER(velto_menu_config)),
        "0.1", """Get the menu constants of a driver for one rate.""",
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
        "0.1", """Get the selection step of a frame in a menu, or the slot targeted by the position.""",
    ),
    "velto_pointer_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_pointer_config), ctypes.c_size_t, velto_rate_mode),
        "0.1", """Fill a velto_pointer_config with its defaults.""",
    ),
    "velto_driver_set_pointer_config": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_pointer_config)),
        "0.1", """Set the pointer constants of a driver for one rate.""",
    ),
    "velto_driver_get_pointer_config": Prototype(
        velto_result,
        (velto_driver, velto_rate_mode, ctypes.POINTER(velto_pointer_config)),
        "0.1", """Get the pointer constants of a driver for one rate.""",
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
        "0.1", """Move an aim over a screen.""",
    ),
    "velto_input_get_aim": Prototype(
        velto_result,
        (ctypes.POINTER(velto_input), ctypes.POINTER(velto_aim)),
        "0.1", """Get the point on a screen that corresponds to the position of an input.""",
    ),
    "velto_lateral_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_lateral_config), ctypes.c_size_t, velto_rate_mode),
        "0.1", """Fill a velto_lateral_config with its defaults.""",
    ),
    "velto_driver_set_lateral_config": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_lateral_config)),
        "0.1", """Set the lateral constants of a driver for one rate.""",
    ),
    "velto_driver_get_lateral_config": Prototype(
        velto_result,
        (velto_driver, velto_rate_mode, ctypes.POINTER(velto_lateral_config)),
        "0.1", """Get the lateral constants of a driver for one rate.""",
    ),
    "velto_driver_step_lateral": Prototype(
        velto_result,
        (
            velto_driver,
            ctypes.POINTER(velto_input),
            ctypes.c_double,
            ctypes.c_double,
            ctypes.c_double,
            velto_bool,
            ctypes.POINTER(ctypes.c_double),
        ),
        "0.1", """Move an aim sideways, -1 to 1, while the device leans.""",
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
        "0.1", """Move the focus through a menu, and confirm with the button.""",
    ),
    "velto_driver_select_item": Prototype(
        velto_result,
        (velto_driver, ctypes.c_int32),
        "0.1", """Restart the menu of velto_driver_step_picker() with the focus on an item.""",
    ),
    "velto_driver_step_actions": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_input), ctypes.c_double, ctypes.POINTER(velto_action_step)),
        "0.1", """Get the actions of a frame in a throwing game.""",
    ),
    "velto_driver_step_display": Prototype(
        velto_result,
        (velto_driver, ctypes.POINTER(velto_input), ctypes.c_double, ctypes.POINTER(velto_input)),
        "0.1", """Get a copy of the input for display, refreshed every 0.12 s to avoid flicker.""",
    ),
    "velto_driver_step_gate": Prototype(
        velto_result,
        (velto_driver, velto_bool, ctypes.c_double, ctypes.c_double, ctypes.POINTER(velto_bool)),
        "0.1", """Pass a click, and reject further clicks until a cooldown has elapsed.""",
    ),
    "velto_driver_set_gate_pressed": Prototype(
        velto_result,
        (velto_driver, velto_bool),
        "0.1", """Synchronize the gate with the button, so that a button that is already held does not click.""",
    ),
    "velto_velocity_limits_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_velocity_limits), ctypes.c_size_t, velto_velocity_preset),
        "0.1", """Fill a velto_velocity_limits with its defaults.""",
    ),
    "velto_velocity_limits_shape": Prototype(
        velto_result,
        (ctypes.POINTER(velto_velocity_limits), ctypes.c_double, ctypes.POINTER(ctypes.c_double)),
        "0.1", """Shape a velocity: apply the dead zone, the maximum and the gain.""",
    ),
    "velto_slot_find": Prototype(
        velto_result,
        (ctypes.c_double, ctypes.c_int32, ctypes.POINTER(ctypes.c_int32)),
        "0.1", """Find the slot at a position, among slots side by side from -1 to 1.""",
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
        "0.1", """Find the focused slot; none in the neutral zone.""",
    ),
    "velto_strategy_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_strategy_config), ctypes.c_size_t, velto_pong_style),
        "0.1", """Fill a velto_strategy_config with its defaults.""",
    ),
    "velto_strategy_create": Prototype(
        velto_result,
        (velto_strategy_mode, ctypes.POINTER(velto_strategy)),
        "0.1", """Create a strategy with the preset constants.""",
    ),
    "velto_strategy_destroy": Prototype(
        None,
        (velto_strategy,),
        "0.1", """Destroy a strategy; NULL and stale pointers are ignored.""",
    ),
    "velto_strategy_reset": Prototype(
        velto_result,
        (velto_strategy,),
        "0.1", """Reset the state of a strategy, and keep its game and constants.""",
    ),
    "velto_strategy_set_mode": Prototype(
        velto_result,
        (velto_strategy, velto_strategy_mode, velto_bool),
        "0.1", """Change the game of a strategy, and load its preset constants.""",
    ),
    "velto_strategy_set_config": Prototype(
        velto_result,
        (velto_strategy, ctypes.POINTER(velto_strategy_config)),
        "0.1", """Set the constants of a strategy.""",
    ),
    "velto_strategy_get_config": Prototype(
        velto_result,
        (velto_strategy, ctypes.POINTER(velto_strategy_config)),
        "0.1", """Get the constants of a strategy.""",
    ),
    "velto_strategy_step": Prototype(
        velto_result,
        (velto_strategy, ctypes.POINTER(velto_input), ctypes.c_double, ctypes.POINTER(velto_strategy_frame)),
        "0.1", """Advance a strategy by a frame of input.""",
    ),
    "velto_navigator_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_navigator_config), ctypes.c_size_t),
        "0.1", """Fill a velto_navigator_config with its defaults.""",
    ),
    "velto_navigator_create": Prototype(
        velto_result,
        (ctypes.POINTER(velto_navigator_config), ctypes.POINTER(velto_navigator)),
        "0.1", """Create a navigator without a menu.""",
    ),
    "velto_navigator_destroy": Prototype(
        None,
        (velto_navigator,),
        "0.1", """Destroy a navigator; NULL and stale pointers are ignored.""",
    ),
    "velto_navigator_set_config": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_config)),
        "0.1", """Set the rules and times of a navigator.""",
    ),
    "velto_navigator_get_config": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_config)),
        "0.1", """Get the rules and times of a navigator.""",
    ),
    "velto_navigator_begin_menu": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, velto_confirmation),
        "0.1", """Begin a menu; a valid focus is kept, all other state is reset.""",
    ),
    "velto_navigator_end_menu": Prototype(
        velto_result,
        (velto_navigator,),
        "0.1", """End the menu and remove the focus.""",
    ),
    "velto_navigator_set_item_enabled": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, velto_bool),
        "0.1", """Enable or disable an item; disabled items cannot be confirmed.""",
    ),
    "velto_navigator_set_suspended": Prototype(
        velto_result,
        (velto_navigator, velto_bool),
        "0.1", """Pause or resume motion, keys and touch, and keep the menu.""",
    ),
    "velto_navigator_get_state": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_state)),
        "0.1", """Get the current state of the menu, for drawing it.""",
    ),
    "velto_navigator_step_input": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_input), ctypes.c_double, ctypes.POINTER(velto_navigator_step)),
        "0.1", """Advance the menu by a frame of input.""",
    ),
    "velto_navigator_step_position": Prototype(
        velto_result,
        (
            velto_navigator,
            ctypes.c_double,
            velto_bool,
            velto_bool,
            ctypes.c_double,
            ctypes.POINTER(velto_navigator_step),
        ),
        "0.1", """Advance the menu by a frame, given only the position and the button.""",
    ),
    "velto_navigator_move_focus": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, ctypes.POINTER(velto_navigator_step)),
        "0.1", """Move the focus by keys, skipping disabled items.""",
    ),
    "velto_navigator_activate_focus": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_step)),
        "0.1", """Confirm the focused item, as by a key.""",
    ),
    "velto_navigator_activate_item": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32, ctypes.POINTER(velto_navigator_step)),
        "0.1", """Confirm an item that was touched or clicked, whether it has the focus or not.""",
    ),
    "velto_navigator_clear_focus": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_navigator_step)),
        "0.1", """Remove the focus from its item.""",
    ),
    "velto_navigator_ingest_event": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_event), ctypes.POINTER(velto_navigator_step)),
        "0.1", """Perform the menu command of a tap or air gesture.""",
    ),
    "velto_device_begin_menu_motion": Prototype(
        velto_result,
        (velto_device, velto_navigator_policy),
        "0.1", """Set the motion of a device to a configuration for menus, and discard its pending edges.""",
    ),
    "velto_device_end_menu_motion": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Restore the motion of a device before the menu, and discard its pending edges.""",
    ),
    "velto_navigator_set_owner": Prototype(
        velto_result,
        (velto_navigator, velto_device),
        "0.1", """Set the device that owns the menu, or none.""",
    ),
    "velto_navigator_get_owner": Prototype(
        velto_result,
        (velto_navigator, ctypes.POINTER(velto_device)),
        "0.1", """Get the device that owns the menu.""",
    ),
    "velto_navigator_set_turn_player": Prototype(
        velto_result,
        (velto_navigator, ctypes.c_int32),
        "0.1", """Set the player who has confirmed the start of a turn.""",
    ),
    "velto_navigator_is_turn_pending": Prototype(
        velto_bool,
        (velto_navigator, ctypes.c_int32, ctypes.c_int32),
        "0.1", """Return whether a player must confirm before the turn starts.""",
    ),
    "velto_sim_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_sim_def), ctypes.c_size_t),
        "0.1", """Fill a velto_sim_def with its defaults.""",
    ),
    "velto_context_create_sim": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_sim_def), ctypes.POINTER(velto_sim)),
        "0.1", """Create a simulated device.""",
    ),
    "velto_sim_destroy": Prototype(
        None,
        (velto_sim,),
        "0.1", """Destroy a simulated device; for a connected host, it falls silent.""",
    ),
    "velto_sim_get_device": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_device)),
        "0.1", """Get the device of a simulator, once a scan has found it.""",
    ),
    "velto_sim_get_identifier": Prototype(
        velto_result,
        (velto_sim, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the identifier of a simulator's device, even before a scan has found it.""",
    ),
    "velto_sim_set_script": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_step), ctypes.c_size_t, velto_bool),
        "0.1", """Play a custom script on a simulated device.""",
    ),
    "velto_sim_play": Prototype(
        velto_result,
        (velto_sim, ctypes.c_char_p),
        "0.1", """Play a built-in script on a simulated device.""",
    ),
    "velto_sim_set_motion": Prototype(
        velto_result,
        (velto_sim, ctypes.c_double, ctypes.c_double, ctypes.c_double),
        "0.1", """Move a simulated device to a position and hold it there; ends its script.""",
    ),
    "velto_sim_press_button": Prototype(
        velto_result,
        (velto_sim, ctypes.c_double),
        "0.1", """Press the button of a simulated device, in addition to its script.""",
    ),
    "velto_sim_inject_step": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_step)),
        "0.1", """Perform a step of a script at once on a TAP wearable or a board, in addition to its script.""",
    ),
    "velto_sim_set_i2c_registers": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint8, ctypes.c_uint8, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Set registers of a device on the I2C bus of a simulated board.""",
    ),
    "velto_sim_get_i2c_registers": Prototype(
        velto_result,
        (
            velto_sim,
            ctypes.c_uint8,
            ctypes.c_uint8,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Get registers of a device on the I2C bus of a simulated board, as last set or written by the board.""",
    ),
    "velto_sim_remove_i2c_device": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint8),
        "0.1", """Disconnect a device from the I2C bus of a simulated board; it no longer answers.""",
    ),
    "velto_sim_set_spi_answer": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint8, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Set the response of a device on the SPI bus of a simulated board.""",
    ),
    "velto_sim_get_state": Prototype(
        velto_result,
        (velto_sim, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the state of a simulated board as bytes.""",
    ),
    "velto_sim_set_state": Prototype(
        velto_result,
        (velto_sim, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Set the state of a simulated board, as returned by velto_sim_get_state().""",
    ),
    "velto_sim_link_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_sim_link), ctypes.c_size_t),
        "0.1", """Fill a velto_sim_link with its defaults.""",
    ),
    "velto_sim_set_link": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_link)),
        "0.1", """Set the radio conditions of a simulated device.""",
    ),
    "velto_sim_get_link": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_link)),
        "0.1", """Get the radio conditions of a simulated device.""",
    ),
    "velto_sim_drop_link": Prototype(velto_result, (velto_sim,), "0.1", """End the link from the device's side."""),
    "velto_sim_set_characteristics": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_characteristic), ctypes.c_size_t),
        "0.1", """Replace all characteristics of a TABLE simulator; a connected host is notified.""",
    ),
    "velto_sim_list_characteristics": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_characteristic), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the characteristics of a simulated device, in the order of its table.""",
    ),
    "velto_sim_set_value": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Set the value of a characteristic of a TABLE simulator.""",
    ),
    "velto_sim_get_value": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the value of a characteristic of a TABLE simulator, as last set or written.""",
    ),
    "velto_sim_set_reactions": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_reaction), ctypes.c_size_t),
        "0.1", """Replace all reactions of a TABLE simulator, and drop waiting actions.""",
    ),
    "velto_sim_set_faults": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_fault), ctypes.c_size_t),
        "0.1", """Replace all faults of a simulated device; the first fault that applies to a request takes effect.""",
    ),
    "velto_sim_list_faults": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_fault), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the faults that remain; their counts decrease as requests meet them.""",
    ),
    "velto_sim_inject_notification": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Send arbitrary bytes as a notification, independent of the firmware.""",
    ),
    "velto_sim_poll_write": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_write)),
        "0.1", """Take the oldest write that reached the firmware; the last 256 are kept.""",
    ),
    "velto_sim_read_writes": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_write), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Take the oldest writes that reached the firmware, up to the capacity.""",
    ),
    "velto_sim_is_subscribed": Prototype(
        velto_bool,
        (velto_sim, ctypes.c_uint16),
        "0.1", """Return whether the host has enabled the notifications of a characteristic.""",
    ),
    "velto_sim_get_info": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_info)),
        "0.1", """Get the counters and the link state of a simulated device.""",
    ),
    "velto_sim_set_pairing": Prototype(
        velto_result,
        (velto_sim, velto_sim_pairing, ctypes.c_uint32),
        "0.1", """Set the pairing method of a simulated device.""",
    ),
    "velto_sim_get_pairing": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_pairing), ctypes.POINTER(ctypes.c_uint32)),
        "0.1", """Get the pairing method of a simulated device.""",
    ),
    "velto_sim_remove_bond": Prototype(
        velto_result,
        (velto_sim,),
        "0.1", """Make a simulated device lose its bond, as a reset does.""",
    ),
    "velto_sim_set_bare": Prototype(
        velto_result,
        (velto_sim, velto_bool),
        "0.1", """Move a simulator from its context's backend to the program, or back.""",
    ),
    "velto_sim_get_advertisement": Prototype(
        velto_result,
        (velto_sim, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the advertising payload of a simulated device.""",
    ),
    "velto_sim_get_scan_response": Prototype(
        velto_result,
        (velto_sim, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the scan response payload of a simulated device.""",
    ),
    "velto_sim_report_link": Prototype(
        velto_result,
        (velto_sim, velto_bool),
        "0.1", """Report to a bare simulator that a host has connected, or that the link has ended.""",
    ),
    "velto_sim_report_encryption": Prototype(
        velto_result,
        (velto_sim, velto_sim_security),
        "0.1", """Report the protection of its link to a bare simulator.""",
    ),
    "velto_sim_write_value": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, velto_bool, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Forward a host's write to a bare simulator.""",
    ),
    "velto_sim_read_value": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Forward a host's read to a bare simulator.""",
    ),
    "velto_sim_report_subscription": Prototype(
        velto_result,
        (velto_sim, ctypes.c_uint16, velto_bool),
        "0.1", """Report to a bare simulator that a host has enabled or disabled notifications of a characteristic.""",
    ),
    "velto_sim_poll_notification": Prototype(
        velto_result,
        (velto_sim, ctypes.POINTER(velto_sim_notification)),
        "0.1", """Take the next due notification of a bare simulator.""",
    ),
    "velto_context_create_virtual_device": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, velto_capability, ctypes.POINTER(velto_device)),
        "0.1", """Create a virtual device, which is connected and has the lowest free player index.""",
    ),
    "velto_device_supply_input": Prototype(
        velto_result,
        (velto_device, ctypes.POINTER(velto_input)),
        "0.1", """Supply the input of a virtual device.""",
    ),
    "velto_device_play_script": Prototype(
        velto_result,
        (velto_device, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(velto_op)),
        "0.1", """Play a script on a virtual device.""",
    ),
    "velto_device_play_file": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.POINTER(velto_op)),
        "0.1", """Play the script in a file on a virtual device.""",
    ),
    "velto_device_start_recording": Prototype(
        velto_result,
        (velto_device, ctypes.c_char_p, ctypes.POINTER(velto_op)),
        "0.1", """Record the polls of a device as a script for a virtual device.""",
    ),
    "velto_device_stop_recording": Prototype(
        velto_result,
        (velto_device,),
        "0.1", """Stop recording a device; the operation of the recording ends when its file is complete.""",
    ),
    "velto_keyboard_config_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_keyboard_config), ctypes.c_size_t),
        "0.1", """Fill a velto_keyboard_config with its defaults.""",
    ),
    "velto_keyboard_create": Prototype(
        velto_result,
        (ctypes.POINTER(velto_keyboard_config), ctypes.POINTER(velto_keyboard)),
        "0.1", """Create a keyboard on which no key is down, with the position in the center.""",
    ),
    "velto_keyboard_destroy": Prototype(
        None,
        (velto_keyboard,),
        "0.1", """Destroy a keyboard; NULL and stale pointers are ignored.""",
    ),
    "velto_keyboard_step": Prototype(
        velto_result,
        (velto_keyboard, velto_key, ctypes.c_double, ctypes.POINTER(velto_input)),
        "0.1", """Advance a keyboard by a frame and get the input to supply.""",
    ),
    "velto_host_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_host_def), ctypes.c_size_t),
        "0.1", """Fill a velto_host_def with its defaults.""",
    ),
    "velto_context_create_host_radio": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_host_def), ctypes.POINTER(velto_host)),
        "0.1", """Use the program's Bluetooth stack as the radio of a context.""",
    ),
    "velto_host_destroy": Prototype(
        None,
        (velto_host,),
        "0.1", """Destroy a host radio, which ends all its links.""",
    ),
    "velto_host_report_state": Prototype(
        velto_result,
        (velto_host, velto_host_state),
        "0.1", """Report a new state of the adapter; all links end unless it is READY.""",
    ),
    "velto_host_poll_request": Prototype(
        velto_result,
        (velto_host, ctypes.POINTER(velto_host_request)),
        "0.1", """Take the oldest request.""",
    ),
    "velto_host_wait_request": Prototype(
        velto_result,
        (velto_host, ctypes.c_double, ctypes.POINTER(velto_host_request)),
        "0.1", """Take the oldest request, waiting for one if necessary.""",
    ),
    "velto_host_get_request_fd": Prototype(
        velto_result,
        (velto_host, ctypes.POINTER(ctypes.c_int32)),
        "0.1", """Get the descriptor that is readable while a request waits, and once the radio is gone; poll it, but never read or close it.""",
    ),
    "velto_host_complete_request": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Report that a request has been fulfilled.""",
    ),
    "velto_host_fail_request": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint64, velto_result, ctypes.c_uint32, ctypes.c_char_p),
        "0.1", """Report that a request has failed.""",
    ),
    "velto_host_advertisement_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_host_advertisement), ctypes.c_size_t),
        "0.1", """Fill a velto_host_advertisement with its defaults.""",
    ),
    "velto_host_report_advertisement": Prototype(
        velto_result,
        (
            velto_host,
            ctypes.POINTER(velto_host_advertisement),
            ctypes.POINTER(velto_uuid),
            ctypes.c_size_t,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_uint32),
        ),
        "0.1", """Report a device in range, and get its number.""",
    ),
    "velto_host_report_scan_stopped": Prototype(
        velto_result,
        (velto_host, velto_result),
        "0.1", """Report that the scan has ended without being requested.""",
    ),
    "velto_host_report_link": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint32, velto_bool, velto_down_reason),
        "0.1", """Report that a link is up or has ended.""",
    ),
    "velto_host_supply_gatt": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint32, ctypes.POINTER(velto_gatt_characteristic), ctypes.c_size_t),
        "0.1", """Supply the characteristics of a connected device, and again whenever its services change.""",
    ),
    "velto_host_supply_descriptors": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint32, ctypes.POINTER(velto_gatt_descriptor), ctypes.c_size_t),
        "0.1", """Supply the descriptors of a device, before its characteristics; only needed by programs that list them.""",
    ),
    "velto_host_report_mtu": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint32, ctypes.c_uint32),
        "0.1", """Report the MTU of a link.""",
    ),
    "velto_host_deliver_notification": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint32, ctypes.c_uint16, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Deliver a notified value.""",
    ),
    "velto_host_deliver_notifications": Prototype(
        velto_result,
        (velto_host, ctypes.POINTER(velto_host_notification), ctypes.c_size_t, ctypes.c_void_p, ctypes.c_size_t),
        "0.1", """Deliver several notified values, oldest first.""",
    ),
    "velto_host_report_pairing": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint32, velto_pairing_kind, ctypes.c_uint32),
        "0.1", """Report a pairing request of a device while PAIR is pending; the library answers with ANSWER_PAIRING.""",
    ),
    "velto_host_report_bond": Prototype(
        velto_result,
        (velto_host, ctypes.c_uint32, velto_bool),
        "0.1", """Report that a device was paired or that its bond was removed.""",
    ),
    "velto_host_get_info": Prototype(
        velto_result,
        (velto_host, ctypes.POINTER(velto_host_info)),
        "0.1", """Get the counters of a host radio.""",
    ),
    "velto_context_set_log_mask": Prototype(
        velto_result,
        (velto_context, velto_log_class),
        "0.1", """Set the classes that a context logs.""",
    ),
    "velto_context_get_log_mask": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_log_class)),
        "0.1", """Get the classes that a context logs.""",
    ),
    "velto_context_poll_log": Prototype(
        velto_result,
        (velto_context, ctypes.POINTER(velto_log_line)),
        "0.1", """Take the oldest line of a context's log.""",
    ),
    "velto_export_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_export_def), ctypes.c_size_t),
        "0.1", """Fill a velto_export_def with its defaults.""",
    ),
    "velto_session_query_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_session_query), ctypes.c_size_t),
        "0.1", """Fill a velto_session_query with its defaults.""",
    ),
    "velto_track_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_track_def), ctypes.c_size_t),
        "0.1", """Fill a velto_track_def with its defaults.""",
    ),
    "velto_orientation_tracks_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_orientation_tracks), ctypes.c_size_t),
        "0.1", """Fill a velto_orientation_tracks with its defaults.""",
    ),
    "velto_context_open_store": Prototype(
        velto_result,
        (velto_context, ctypes.c_char_p, ctypes.POINTER(velto_store)),
        "0.1", """Open a file of sessions, and create it if necessary.""",
    ),
    "velto_store_close": Prototype(
        velto_result,
        (velto_store,),
        "0.1", """Close a store; its running sessions are ended.""",
    ),
    "velto_store_get_info": Prototype(
        velto_result,
        (velto_store, ctypes.POINTER(velto_store_info)),
        "0.1", """Get information about a store.""",
    ),
    "velto_store_get_path": Prototype(
        velto_result,
        (velto_store, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get the absolute path of a store.""",
    ),
    "velto_store_begin_session": Prototype(
        velto_result,
        (velto_store, ctypes.c_char_p, ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Begin a session, to which signals, devices and tracks can be added.""",
    ),
    "velto_store_add_signal": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, velto_signal),
        "0.1", """Record a signal until the session ends, whenever its device is connected.""",
    ),
    "velto_store_add_device": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, velto_device),
        "0.1", """Record the events of a device until the session ends.""",
    ),
    "velto_store_add_input": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, velto_device, ctypes.c_double),
        "0.1", """Record the game input of a device as a track until the session ends.""",
    ),
    "velto_store_add_track": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.POINTER(velto_track_def), ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Add a track for the program's own samples.""",
    ),
    "velto_store_write_track": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.c_uint64,
            ctypes.POINTER(velto_frame_info),
            ctypes.c_size_t,
            ctypes.c_void_p,
            ctypes.c_size_t,
        ),
        "0.1", """Append samples to a track of the program.""",
    ),
    "velto_store_write_gap": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, velto_track_gap_kind, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64),
        "0.1", """Record a gap after the newest sample of a track of the program.""",
    ),
    "velto_store_add_mark": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.c_char_p),
        "0.1", """Mark the current moment of a session.""",
    ),
    "velto_store_set_limit": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_double),
        "0.1", """Set the size or duration at which a session ends.""",
    ),
    "velto_store_set_text": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.c_char_p, ctypes.c_char_p),
        "0.1", """Change the label or the notes of a session.""",
    ),
    "velto_store_get_status": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.POINTER(velto_session_status)),
        "0.1", """Get counters and further properties of a session.""",
    ),
    "velto_store_end_session": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64),
        "0.1", """Commit all received frames, and end a session.""",
    ),
    "velto_store_download_log": Prototype(
        velto_result,
        (velto_store, velto_device, ctypes.c_char_p, ctypes.POINTER(ctypes.c_uint64), ctypes.POINTER(velto_op)),
        "0.1", """Download the log of a board into a session.""",
    ),
    "velto_store_list_downloads": Prototype(
        velto_result,
        (velto_store, ctypes.POINTER(velto_store_download), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the unfinished downloads, the oldest first.""",
    ),
    "velto_store_list_matches": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.POINTER(velto_session_query),
            ctypes.POINTER(velto_session_info),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """List the sessions that match a query, the newest first.""",
    ),
    "velto_store_list_marks": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.c_uint64,
            ctypes.POINTER(velto_session_mark),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """List the marks of a session, the oldest first.""",
    ),
    "velto_store_list_gaps": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.c_uint64,
            ctypes.POINTER(velto_track_gap),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """List the gaps of a track, the oldest first.""",
    ),
    "velto_store_list_sessions": Prototype(
        velto_result,
        (velto_store, ctypes.POINTER(velto_session_info), ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """List the sessions of a store, the newest first.""",
    ),
    "velto_store_list_tracks": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.c_uint64,
            ctypes.POINTER(velto_track_info),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """List the tracks of a session, the oldest first.""",
    ),
    "velto_store_get_channel": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.c_uint32, velto_units, ctypes.POINTER(velto_channel_info)),
        "0.1", """Get the name and the unit of a channel of a track.""",
    ),
    "velto_store_read_track": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.c_uint64,
            velto_units,
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(velto_frame_info),
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Read the next frames of a track within a range of times.""",
    ),
    "velto_store_filter_orientation": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.POINTER(velto_orientation_tracks),
            ctypes.POINTER(velto_orientation_def),
            ctypes.POINTER(velto_orientation_frame),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Compute the orientation at each frame of a gyroscope's track.""",
    ),
    "velto_store_read_text": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.POINTER(velto_track_text),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Read the next frames of a track as text, intended for events.""",
    ),
    "velto_store_read_overview": Prototype(
        velto_result,
        (
            velto_store,
            ctypes.c_uint64,
            velto_units,
            ctypes.c_uint64,
            ctypes.c_uint64,
            ctypes.c_void_p,
            ctypes.c_size_t,
            ctypes.c_size_t,
            ctypes.POINTER(velto_frame_info),
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Read the minimum and maximum values of a track in equal parts of a time range.""",
    ),
    "velto_store_export_track": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, velto_table_dialect, velto_units, ctypes.c_char_p),
        "0.1", """Write a track to a new file as CSV.""",
    ),
    "velto_store_export_session": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.POINTER(velto_export_def), ctypes.c_char_p),
        "0.1", """Write the tracks of a session as CSV.""",
    ),
    "velto_store_get_export_size": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.POINTER(velto_export_def), ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Estimate the size of the tables of an export.""",
    ),
    "velto_store_get_export_progress": Prototype(
        velto_result,
        (velto_store, ctypes.POINTER(ctypes.c_uint64), ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Get the progress of running exports in other threads.""",
    ),
    "velto_store_cancel_exports": Prototype(
        velto_result,
        (velto_store,),
        "0.1", """Cancel running exports in other threads.""",
    ),
    "velto_store_describe_session": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t)),
        "0.1", """Get a description of a session as JSON, as written beside exported tables.""",
    ),
    "velto_store_copy": Prototype(
        velto_result,
        (velto_store, ctypes.c_uint64, ctypes.c_char_p),
        "0.1", """Copy a session or all sessions to a new file.""",
    ),
    "velto_store_compact": Prototype(
        velto_result,
        (velto_store,),
        "0.1", """Return free space of the file to the disk.""",
    ),
    "velto_store_remove_sessions": Prototype(
        velto_result,
        (velto_store, ctypes.POINTER(velto_session_query), ctypes.POINTER(ctypes.c_uint64)),
        "0.1", """Delete the sessions that match a query, and return their space to the disk.""",
    ),
    "velto_http_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_http_def), ctypes.c_size_t),
        "0.1", """Fill a velto_http_def with its defaults.""",
    ),
    "velto_catalog_query_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_catalog_query), ctypes.c_size_t),
        "0.1", """Fill a velto_catalog_query with its defaults.""",
    ),
    "velto_firmware_load": Prototype(
        velto_result,
        (ctypes.c_char_p, ctypes.POINTER(velto_firmware)),
        "0.1", """Load a firmware file, and check it.""",
    ),
    "velto_firmware_create": Prototype(
        velto_result,
        (ctypes.c_void_p, ctypes.c_size_t, velto_firmware_format, ctypes.POINTER(velto_firmware)),
        "0.1", """Create a firmware from bytes, and check it.""",
    ),
    "velto_firmware_destroy": Prototype(
        None,
        (velto_firmware,),
        "0.1", """Destroy a firmware; a running update with it continues.""",
    ),
    "velto_firmware_get_info": Prototype(
        velto_result,
        (velto_firmware, ctypes.POINTER(velto_firmware_info)),
        "0.1", """Get information about a firmware.""",
    ),
    "velto_firmware_get_part": Prototype(
        velto_result,
        (velto_firmware, ctypes.c_uint32, ctypes.POINTER(velto_firmware_part)),
        "0.1", """Get a part of a firmware, and the contents of its init packet.""",
    ),
    "velto_firmware_check": Prototype(
        velto_result,
        (velto_firmware, velto_device, ctypes.POINTER(velto_firmware_comparison)),
        "0.1", """Compare a firmware with a device.""",
    ),
    "velto_firmware_check_signature": Prototype(
        velto_result,
        (velto_firmware, ctypes.c_char_p),
        "0.1", """Verify the signatures of a firmware with the vendor's public key.""",
    ),
    "velto_context_read_firmware": Prototype(
        velto_result,
        (
            velto_context,
            ctypes.c_char_p,
            ctypes.POINTER(velto_http_def),
            ctypes.POINTER(velto_firmware),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Read a firmware from a URL, and check it.""",
    ),
    "velto_catalog_load": Prototype(
        velto_result,
        (ctypes.c_char_p, ctypes.POINTER(velto_catalog)),
        "0.1", """Load a catalog from a file.""",
    ),
    "velto_catalog_create": Prototype(
        velto_result,
        (ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(velto_catalog)),
        "0.1", """Create a catalog from bytes; its files are on MbientLab's server.""",
    ),
    "velto_context_read_catalog": Prototype(
        velto_result,
        (
            velto_context,
            ctypes.c_char_p,
            ctypes.POINTER(velto_http_def),
            ctypes.POINTER(velto_catalog),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Read a catalog from a URL.""",
    ),
    "velto_catalog_destroy": Prototype(
        None,
        (velto_catalog,),
        "0.1", """Destroy a catalog; firmware loaded from it stays.""",
    ),
    "velto_catalog_get_info": Prototype(
        velto_result,
        (velto_catalog, ctypes.POINTER(velto_catalog_info)),
        "0.1", """Get information about a catalog.""",
    ),
    "velto_catalog_list_builds": Prototype(
        velto_result,
        (
            velto_catalog,
            ctypes.POINTER(velto_catalog_query),
            ctypes.POINTER(velto_firmware_build),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """List the builds that match a query, the newest of a model last, including withdrawn builds.""",
    ),
    "velto_catalog_list_updates": Prototype(
        velto_result,
        (
            velto_catalog,
            velto_device,
            ctypes.POINTER(velto_catalog_query),
            ctypes.POINTER(velto_firmware_build),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """List the updates that a device needs for the newest firmware, in order.""",
    ),
    "velto_catalog_get_url": Prototype(
        velto_result,
        (
            velto_catalog,
            ctypes.POINTER(velto_firmware_build),
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Get the URL of a build.""",
    ),
    "velto_catalog_read_firmware": Prototype(
        velto_result,
        (
            velto_catalog,
            velto_device,
            ctypes.POINTER(velto_firmware_build),
            ctypes.POINTER(velto_http_def),
            ctypes.POINTER(velto_firmware),
            ctypes.POINTER(velto_op),
        ),
        "0.1", """Read the firmware of a build for a device, and check it.""",
    ),
    "velto_update_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_update_def), ctypes.c_size_t),
        "0.1", """Fill a velto_update_def with its defaults.""",
    ),
    "velto_device_update_firmware": Prototype(
        velto_result,
        (velto_device, velto_firmware, ctypes.POINTER(velto_update_def), ctypes.POINTER(velto_op)),
        "0.1", """Replace the firmware of a device.""",
    ),
    "velto_orientation_def_init": Prototype(
        velto_result,
        (ctypes.POINTER(velto_orientation_def), ctypes.c_size_t),
        "0.1", """Fill a velto_orientation_def with its defaults.""",
    ),
    "velto_orientation_filter": Prototype(
        velto_result,
        (
            ctypes.POINTER(velto_orientation_def),
            ctypes.POINTER(velto_inertial_sample),
            ctypes.c_size_t,
            ctypes.POINTER(velto_orientation_frame),
            ctypes.c_size_t,
            ctypes.POINTER(ctypes.c_size_t),
        ),
        "0.1", """Compute the orientation at each sample.""",
    ),
}
"""Every function by name, in header order."""
