"""The enumerations and flags of VeltoKit.

Generated from bindings/api; do not edit.
"""

from __future__ import annotations

from ._enum_base import FlagBase, ResultBase, ValueBase

__all__ = [
    "Result",
    "Cause",
    "Backend",
    "ContextFlag",
    "Families",
    "Feature",
    "OperationKind",
    "OperationStatus",
    "OperationPhase",
    "Family",
    "LinkState",
    "DownReason",
    "ReconnectPolicy",
    "NotifyPath",
    "DeviceFlag",
    "Capability",
    "ScanFlag",
    "Detail",
    "PairingPolicy",
    "PairingKind",
    "AttributeProperty",
    "WriteKind",
    "SubscriptionState",
    "SubscriptionFlag",
    "Units",
    "ValueType",
    "LossDetection",
    "SignalFlag",
    "FrameFlag",
    "StreamState",
    "MotionMode",
    "RateMode",
    "PointerDirection",
    "Button",
    "InputFlag",
    "InputState",
    "Gesture",
    "GyroCalibration",
    "BindingKind",
    "MountingKind",
    "GameInput",
    "Finger",
    "AirGesture",
    "HandGesture",
    "HandState",
    "MouseState",
    "ShiftState",
    "TapVisionReports",
    "TapVisionModel",
    "TapProperty",
    "TapInputMode",
    "TapXrState",
    "TapAbility",
    "TapFlag",
    "TapSetting",
    "TapFeature",
    "MwState",
    "MwActivity",
    "MwFlag",
    "MwInputSource",
    "MwSensor",
    "MwFusionMode",
    "MwMagnetometerPreset",
    "MwFilter",
    "MwPower",
    "MwAxis",
    "MwDetector",
    "MwDetectorMode",
    "MwArm",
    "MwTapFinding",
    "MwOrientationFinding",
    "MwActivityFinding",
    "MwWristGesture",
    "MwLedColor",
    "MwLedPreset",
    "MwLedAction",
    "MwPart",
    "MwResetKind",
    "MwPinAction",
    "MwPinEdge",
    "MwNumber",
    "MwWhitelistMode",
    "MwSetting",
    "MwAddressKind",
    "MwAction",
    "LoggerFlag",
    "MwLogMode",
    "MwLogFlag",
    "MwLogEnd",
    "MwProcessorType",
    "MwProcessorMode",
    "MwProcessorFunction",
    "ProcessorFlag",
    "RemoveFlag",
    "MwRecipe",
    "MwProgramKind",
    "MwProgramFlag",
    "DownloadState",
    "DownloadFlag",
    "DownloadGapCause",
    "EventType",
    "StoreNotice",
    "EventClass",
    "AxisSource",
    "DeviceAxis",
    "PowerLaw",
    "AimSpace",
    "RecenterTrigger",
    "CalibrationPolicy",
    "CalibrationState",
    "GamepadStyle",
    "VelocityPreset",
    "StrategyMode",
    "PongStyle",
    "NavigatorPolicy",
    "Confirmation",
    "MenuOwnership",
    "MenuCommand",
    "MenuHint",
    "SimulatorModel",
    "SimulatorPacketFormat",
    "SimulatorFlag",
    "SimulatorStepKind",
    "SimulatorSecurity",
    "SimulatorTrigger",
    "SimulatorAction",
    "SimulatorReactionFlag",
    "SimulatorRequest",
    "SimulatorFaultKind",
    "SimulatorPairing",
    "Key",
    "HostState",
    "HostRequestKind",
    "HostPairingAnswer",
    "HostPeerFlag",
    "LogClass",
    "SessionState",
    "TableDialect",
    "FillMethod",
    "TimeBase",
    "TrackGapKind",
    "FirmwareFormat",
    "FirmwareKind",
    "FirmwareProcedure",
    "FirmwareFlag",
    "FirmwareComparison",
    "UpdateFlag",
    "OrientationFlag",
    "OrientationOption",
]


class Result(ResultBase):
    """The outcome of a call."""

    OK = 0
    """The call succeeded."""
    NOTHING = 1
    """There is no output: no event, no value, no device."""
    PENDING = 2
    """The operation has not ended yet."""
    UNCHANGED = 3
    """The requested state was already set."""
    TRUNCATED = 4
    """The output was truncated to fit the buffer."""
    INVALID_ARGUMENT = -1
    """An argument is outside its documented range."""
    INVALID_HANDLE = -2
    """The handle is null or was never returned by the library."""
    STALE_HANDLE = -3
    """The handle's object no longer exists."""
    WRONG_KIND = -4
    """The handle belongs to an object of another kind."""
    STRUCT_SIZE = -5
    """The struct_size of a structure is not set or invalid."""
    OUT_OF_MEMORY = -6
    """Memory or another limited resource is exhausted."""
    VERSION_MISMATCH = -7
    """The program was built for another version of the library."""
    NO_ADAPTER = -8
    """There is no usable Bluetooth adapter."""
    ADAPTER_OFF = -9
    """The Bluetooth adapter is switched off or blocked."""
    PERMISSION = -10
    """The program may not use the Bluetooth service."""
    NOT_FOUND = -11
    """The requested object does not exist."""
    NOT_CONNECTED = -12
    """The device is not connected."""
    ALREADY = -13
    """The activity is already running."""
    BUSY = -14
    """Another thread is using the object, or a queue is full."""
    DISCONNECTED = -15
    """The link went down before the operation ended."""
    TIMEOUT = -16
    """The device or the service did not respond in time."""
    REJECTED = -17
    """The device rejected the request; the error detail holds its code."""
    UNSUPPORTED = -18
    """This device, firmware or version of the library does not support it."""
    PROTOCOL = -19
    """The device sent an invalid response."""
    IO = -20
    """An input or output operation of the operating system failed."""
    FORMAT = -21
    """A file or text has an invalid format."""
    CANCELLED = -22
    """The operation was cancelled."""
    INTERNAL = -23
    """An internal error: please report it."""
    BUS_UNAVAILABLE = -24
    """The message bus cannot be reached."""
    SERVICE_NOT_RUNNING = -25
    """The Bluetooth service is not running."""
    BUS_LOST = -26
    """The connection to the message bus was lost."""
    PAIRING_REQUIRED = -27
    """The device requires pairing."""
    IN_USE = -28
    """Another program or context holds the device."""
    CONNECT_FAILED = -29
    """The link could not be established."""
    LIBRARY_MISSING = -30
    """A library that is loaded on demand is not installed."""
    FORKED = -31
    """The process is a forked child of the process that uses the library."""
    INVALID_STATE = -32
    """The object is not in a state that allows the call."""
    NO_SLOT = -33
    """The device has no room for another one: a logger, for example."""
    HAS_DEPENDENTS = -34
    """Others depend on it: remove them first, or with it."""


class Cause(ValueBase):
    """The layer that caused a failure."""

    NONE = 0
    """No other layer was involved."""
    DBUS = 1
    """The Bluetooth service or the message bus; `name` holds the name of the error."""
    ATT = 2
    """The device; `number` holds the ATT error code, `name` and `message` those of the D-Bus error."""
    ERRNO = 3
    """The operating system; `number` holds errno."""


class Backend(FlagBase):
    """A source of devices."""

    BLUEZ = 0x1
    """The system's Bluetooth service."""
    SIMULATED = 0x2
    """Simulated devices inside the context."""
    HOST = 0x4
    """The program's own Bluetooth stack, see velto_host.h."""


class ContextFlag(FlagBase):
    """Options of a context."""

    PUMPED = 0x1
    """The program runs the context by `Context.dispatch()`; the library starts no thread."""
    MANUAL_CLOCK = 0x2
    """Only `Context.advance()` advances time; requires PUMPED."""
    EPHEMERAL = 0x4
    """Known devices and the states of boards are neither read from the state folder nor written to it; they last as
    long as the context. Profiles still use the folder.
    """
    LOAD_PROFILES = 0x8
    """When a device is first connected, the profile saved by `Device.save_profile()` is loaded."""
    UNIQUE_NAMES = 0x10
    """Connecting by name fails if several devices in range have the name, and the error lists their addresses.
    Without this flag, the device with the strongest signal is connected.
    """


class Families(FlagBase):
    """Families of devices, as a set; the bit of each is 1 << its number in `Family`."""

    TRIKI = 0x2
    """Triki caps."""
    TAP = 0x4
    """TAP wearables."""
    METAWEAR = 0x8
    """MetaWear boards."""


class Feature(FlagBase):
    """Features available to a context."""

    LIBDBUS = 0x1
    """libdbus, the library for the message bus, is installed."""
    BLUEZ = 0x2
    """The Bluetooth service responds."""
    ADAPTER = 0x4
    """An adapter that can connect to devices is present and powered."""


class OperationKind(ValueBase):
    """The kind of an operation."""

    NONE = 0
    """No operation."""
    START_SCAN = 1
    """Starts discovery."""
    CONNECT = 2
    """Establishes a link and makes the device ready."""
    DISCONNECT = 3
    """Closes a link."""
    FORGET = 4
    """Forgets a device and its bond."""
    CALIBRATE = 5
    """Calibrates a device while its player keeps still."""
    READ = 6
    """Reads a value."""
    WRITE = 7
    """Writes a value."""
    SUBSCRIBE = 8
    """Enables notifications."""
    AWAIT = 9
    """Waits for a notified value."""
    PLAY = 10
    """Plays a script on a virtual device."""
    RECORD = 11
    """Records the input of a device."""
    START_STREAM = 12
    """Starts a stream."""
    STOP_STREAM = 13
    """Stops a stream."""
    PAIR = 14
    """Pairs with a device."""
    DOWNLOAD = 15
    """Downloads the log of a board."""
    UPDATE_FIRMWARE = 16
    """Replaces the firmware of a device."""


class OperationStatus(ValueBase):
    """The status of an operation."""

    PENDING = 0
    """It has not ended yet."""
    SUCCEEDED = 1
    """It succeeded."""
    FAILED = 2
    """It failed; `Operation.outcome` returns the reason."""
    CANCELLED = 3
    """It was cancelled, or its context was destroyed."""


class OperationPhase(ValueBase):
    """The phase of an operation that reports progress."""

    NONE = 0
    """No phase: nothing has been reported, or the operation has a single phase."""
    HOLDING = 1
    """Calibration: the device is held still."""
    MOVING = 2
    """Calibration: the device moves, which restarts the hold."""
    HANDING_OVER = 10
    """Update: the library checks that the firmware may be replaced, and makes it start the bootloader."""
    CONNECTING = 11
    """Update: the bootloader is being connected."""
    STARTING = 12
    """Update: the bootloader prepares its flash and checks the init packet."""
    TRANSFERRING = 13
    """Update: the image is sent; `done` and `total` count bytes."""
    VALIDATING = 14
    """Update: the bootloader checks the image and starts it."""
    RETURNING = 15
    """Update: the device is being connected with its new firmware."""


class Family(ValueBase):
    """The family of a device."""

    UNKNOWN = 0
    """Unknown, or not supported."""
    TRIKI = 1
    """A Triki cap."""
    TAP = 2
    """A TAP wearable."""
    METAWEAR = 3
    """A MetaWear board."""
    OTHER = 4
    """No family: the program uses the device by raw access."""


class LinkState(ValueBase):
    """The stage that a link has reached."""

    NONE = 0
    """There is no link."""
    CONNECTING = 1
    """The link is being established."""
    DISCOVERING = 2
    """The link is up, and the device is being set up."""
    READY = 3
    """The device is ready for use."""
    CLOSING = 4
    """The link is being closed."""


class DownReason(ValueBase):
    """The reason why a link ended."""

    UNKNOWN = 0
    """The backend does not report it."""
    LOCAL = 1
    """The program requested it."""
    REMOTE = 2
    """The device requested it."""
    TIMEOUT = 3
    """The device stopped responding."""
    AUTHENTICATION = 4
    """Security failed."""
    SUSPEND = 5
    """The machine was suspended."""
    BACKEND_LOST = 6
    """The adapter, Bluetooth service or message bus was lost."""
    GAVE_UP = 7
    """The library gave up; the event's `result` is the reason."""


class ReconnectPolicy(ValueBase):
    """Whether a lost link is re-established."""

    NEVER = 0
    """Never."""
    AUTOMATIC = 1
    """After every loss, until the program disconnects the device."""


class NotifyPath(ValueBase):
    """The route of notifications from the device to this process."""

    NONE = 0
    """There are none."""
    DIRECT = 1
    """The backend has only one route."""
    SOCKET = 2
    """A private socket from the Bluetooth service: cheap, fast, exclusive."""
    SIGNAL = 3
    """Broadcast through the message bus."""


class DeviceFlag(FlagBase):
    """Properties of a device."""

    LIKELY = 0x1
    """Its name or services match a supported family; auto-connect may connect it."""
    PAIRED = 0x2
    """The system is paired with it."""
    KEPT = 0x4
    """It is not forgotten while out of range."""
    INGEST = 0x8
    """It has no link; the program feeds its packets."""
    FAMILY_SET = 0x10
    """The program has set its family."""
    VIRTUAL = 0x20
    """It has neither link nor packets; the program supplies its input."""
    IN_BOOTLOADER = 0x40
    """It was in its bootloader when last seen: READY, but unusable until its firmware is updated or the bootloader
    ends.
    """


class Capability(FlagBase):
    """Capabilities of a device."""

    POSITION = 0x1
    """It moves a position in `Input`."""
    BUTTON = 0x2
    """It has a button."""
    ORIENTATION = 0x4
    """It measures its orientation."""
    ACCELERATION = 0x8
    """It measures acceleration."""
    ROTATION_RATE = 0x10
    """It measures its rotation rate in rad/s."""
    BATTERY = 0x20
    """It reports the charge of its battery."""
    MOTION = 0x40
    """Its motion is converted to input; mode, configuration and calibration can be set."""
    STREAMS = 0x80
    """It has signals that can be streamed."""
    HAPTIC = 0x100
    """It can vibrate, if its hardware and firmware support it."""
    TEXT_INPUT = 0x200
    """It is also a keyboard of the system."""


class ScanFlag(FlagBase):
    """Options of a scan."""

    LIKELY_ONLY = 0x1
    """Only likely devices send `DeviceFoundEvent`."""


class Detail(ValueBase):
    """Device information texts."""

    MANUFACTURER = 0
    """The manufacturer."""
    MODEL = 1
    """The model; for a TapXR the version of its neural model."""
    SERIAL = 2
    """The serial number."""
    FIRMWARE = 3
    """The version of the firmware."""
    HARDWARE = 4
    """The version of the hardware."""
    BOOTLOADER = 5
    """The version of the bootloader."""
    SECOND_FIRMWARE = 6
    """The version of the second processor's firmware."""


class PairingPolicy(ValueBase):
    """The pairing agent on this side."""

    SYSTEM = 0
    """The system's own agent, such as the desktop's dialog."""
    JUST_WORKS = 1
    """None: devices are paired without a passkey, and devices that require a passkey are refused."""
    INTERACTIVE = 2
    """The program, by `PairingRequestedEvent`."""


class PairingKind(ValueBase):
    """The step that a device requires to be paired."""

    CONFIRM = 0
    """Both sides show the passkey: a person confirms that they match."""
    ENTER_PASSKEY = 1
    """The device shows a passkey: a person enters it here."""
    SHOW_PASSKEY = 2
    """A person enters the passkey on the device; no answer is needed."""
    AUTHORIZE = 3
    """Pairing without a passkey must be accepted."""


class AttributeProperty(FlagBase):
    """The properties of a characteristic."""

    BROADCAST = 0x1
    """It can be broadcast in advertisements."""
    READ = 0x2
    """It can be read."""
    WRITE_WITHOUT_RESPONSE = 0x4
    """It can be written without response."""
    WRITE = 0x8
    """It can be written with response."""
    NOTIFY = 0x10
    """It can notify."""
    INDICATE = 0x20
    """It can indicate: notify with confirmation."""
    SIGNED_WRITE = 0x40
    """It can be written without response, with a signature."""
    EXTENDED = 0x80
    """A descriptor holds further properties."""


class WriteKind(ValueBase):
    """Whether a write is acknowledged."""

    WITH_RESPONSE = 0
    """The device acknowledges; values longer than a packet are sent in parts."""
    WITHOUT_RESPONSE = 1
    """No acknowledgement; the value must fit into one packet (mtu - 3 bytes)."""


class SubscriptionState(ValueBase):
    """The current state of a subscription."""

    STARTING = 0
    """The device has not confirmed it yet."""
    ACTIVE = 1
    """Values arrive."""
    SUSPENDED = 2
    """The link is down; values resume when it is re-established."""
    ENDED = 3
    """It has ended, and is not renewed."""


class SubscriptionFlag(FlagBase):
    """Options and properties of a subscription."""

    STREAM = 0x1
    """The characteristic carries a stream and needs no pairing: the fastest route may be used at once."""
    SHARED = 0x2
    """Another client had already enabled the notifications: the Bluetooth service may repeat values."""


class Units(ValueBase):
    """The units in which values are delivered."""

    SI = 0
    """SI units, and °C for temperatures."""
    NATIVE = 1
    """The units of the data sheet: g, °/s, µT, mV."""
    RAW = 2
    """The device's own numbers."""


class ValueType(ValueBase):
    """The type of the values of a table."""

    F32 = 0
    """float: values in SI and native units."""
    I32 = 1
    """int32_t."""
    U32 = 2
    """uint32_t."""
    U8 = 3
    """uint8_t."""


class LossDetection(ValueBase):
    """The detection of frames lost in transmission."""

    NONE = 0
    """None."""
    ESTIMATED = 1
    """Estimated from rate and time."""
    COUNTED = 2
    """By a counter or clock of the device."""


class SignalFlag(FlagBase):
    """The possible uses of a signal."""

    STREAMABLE = 0x1
    """It can be streamed."""
    READABLE = 0x2
    """It can be read once, and streamed by polling."""
    LOGGABLE = 0x4
    """The device can log it."""
    PROCESSABLE = 0x8
    """The device can process it."""
    COMPUTED = 0x10
    """The library computes it from other signals of the device, and starts their sensors."""


class FrameFlag(FlagBase):
    """Properties of a frame."""

    ESTIMATED_LOSS = 0x1
    """The number of frames lost before this frame, the gap in `sequence`, is an estimate."""
    UTC = 0x2
    """Log: `timestamp_ns` is nanoseconds since 1970."""
    UNANCHORED = 0x4
    """Log: the date is unknown, and `timestamp_ns` is the time since the board's reset."""
    UNSCALED = 0x8
    """Log: the range is unknown, and the values are raw in all units."""
    IRREGULAR = 0x10
    """Log: the board's tick was out of order or repeated, and the time is that of the previous frames."""
    GAP = 0x20
    """Log: the previous frame is missing, since the log lacks one of its entries. COMPUTED signal: previous samples
    are missing.
    """
    AT_REST = 0x40
    """COMPUTED signal: the device is at rest."""
    UNKNOWN_GAP = 0x80
    """COMPUTED signal: samples of more than a second are missing. The rotation in that time is unknown, and the
    heading is kept.
    """
    FIELD_DISTURBED = 0x100
    """Signal "orientation-9d": the magnetic field is disturbed, or has never been accepted."""
    SATURATED = 0x200
    """COMPUTED signal: the rotation rate is at the limit of the gyroscope's range: the actual rate may have been
    higher.
    """


class StreamState(ValueBase):
    """The phase of a stream."""

    STARTING = 0
    """The device has not confirmed the start."""
    ACTIVE = 1
    """Frames arrive."""
    ENDED = 2
    """The stream has ended, and does not restart."""


class MotionMode(ValueBase):
    """The mapping from motion to position."""

    PADDLE = 0
    """One axis; the position follows the tilt."""
    POINTER = 1
    """Two axes; the position follows the rotation."""
    GESTURE = 2
    """Like the pointer; in addition, pulling back and thrusting forward throws."""


class RateMode(ValueBase):
    """The packet rate of a device."""

    UNKNOWN = 0
    """Too few packets so far."""
    FAST = 1
    """Intervals below 30 ms."""
    NORMAL = 2
    """Intervals of 30 to 200 ms."""
    LOW_POWER = 3
    """Longer intervals: the device saves power, or is silent."""


class PointerDirection(ValueBase):
    """The main direction of a position."""

    CENTER = 0
    """Close to the center, less than 0.08 on both axes."""
    LEFT = 1
    """To the left."""
    RIGHT = 2
    """To the right."""
    UP = 3
    """Upwards."""
    DOWN = 4
    """Downwards."""


class Button(FlagBase):
    """Buttons of a wearable."""

    MAIN = 0x1
    """The button of a cap, or its equivalent."""
    THUMB = 0x100
    """The thumb."""
    INDEX = 0x200
    """The index finger."""
    MIDDLE = 0x400
    """The middle finger."""
    RING = 0x800
    """The ring finger."""
    LITTLE = 0x1000
    """The little finger."""


class InputFlag(FlagBase):
    """The state of a device, and the valid members of `Input`."""

    CONNECTED = 0x1
    """The device is ready."""
    RECEIVING = 0x2
    """A packet arrived recently, as of this call."""
    FRESH = 0x4
    """A packet arrived since the last poll."""
    IDLE_LOW_POWER = 0x8
    """The device is in low-power mode until it is moved."""
    CALIBRATION_WANTED = 0x10
    """The player should be prompted to calibrate; see `Device.calibration_policy`."""
    CALIBRATED = 0x20
    """The device has a neutral pose, possibly the first sample; `Device.calibration_state` returns whether the
    player has calibrated.
    """
    CONTROL_AVAILABLE = 0x40
    """The device can control the program now."""
    HAS_POSITION = 0x80
    """The position is valid."""
    HAS_ORIENTATION = 0x100
    """`orientation` is valid."""
    HAS_ACCELERATION = 0x200
    """`acceleration` is valid."""
    HAS_ROTATION_RATE = 0x400
    """`rotation_rate` is valid."""
    HAS_BATTERY = 0x800
    """`battery` is valid."""
    VIRTUAL = 0x1000
    """The program supplies this input."""


class InputState(FlagBase):
    """States at the time of a poll."""

    MOVING = 0x1
    """The device is moving."""
    TILT_LEFT = 0x2
    """The device is tilted to the left."""
    TILT_RIGHT = 0x4
    """The device is tilted to the right."""
    GESTURE_PRIMED = 0x8
    """The hand is pulled back: a thrust would throw."""
    BUTTON_HIGHLIGHT = 0x10
    """The main button was pressed less than 0.12 s ago, for highlighting it on screen."""
    AT_REST = 0x20
    """The paddle is in the center."""
    SENSOR_CLICK = 0x40
    """The last click was less than 0.25 s ago."""
    SENSOR_SHAKE = 0x80
    """The last shake reported by the device was less than 0.25 s ago."""


class Gesture(FlagBase):
    """The gestures since the last poll."""

    CLICK = 0x1
    """A click of the main button."""
    PRIMARY = 0x2
    """The main action of a game."""
    THROW = 0x4
    """A throw; `throw_power` holds its power."""
    SHAKE = 0x8
    """A shake."""
    SWING = 0x10
    """A swing."""
    ACTION = 0x20
    """The action of the gamepad view: a click, a swing or a fast turn."""


class GyroCalibration(ValueBase):
    """The accuracy of a gyroscope's bias, which is its reading at rest."""

    UNKNOWN = 0
    """Worse than 1 °/s: the device has not been at rest yet, or has no gyroscope."""
    ROUGH = 1
    """Within 1 °/s, for example the bias of an earlier run."""
    GOOD = 2
    """Within 0.1 °/s; the error is usually a tenth of that."""


class BindingKind(ValueBase):
    """The kinds of events that can be bound."""

    FINGER = 0
    """A finger takes part in a tap; the code is the finger, 0 for the thumb."""
    TAP = 1
    """Fingers tap together, and no others; the code is the combination, 1 for the thumb to 16 for the little
    finger.
    """
    AIR_GESTURE = 2
    """The hand makes a mid-air gesture; the code is that of `AirGestureEvent`."""
    HAND_STATE = 3
    """The hand takes a posture, 100 to 105; MAIN stays down as long as the posture lasts."""
    POINTER = 4
    """The pointer moves; the code is 0."""


class MountingKind(ValueBase):
    """Ways to wear a device."""

    HANDHELD = 0
    """In the hand, like a remote: +x to the right, +y at the screen, +z up."""
    WRIST_LEFT = 1
    """On the left wrist, like a watch: +x towards the hand, and with the palm down +z up."""
    WRIST_RIGHT = 2
    """On the right wrist, like a watch: +x towards the elbow, and with the palm down +z up."""
    CUSTOM = 3
    """Any other way, by `rotation`."""


class GameInput(ValueBase):
    """Whether a device feeds game input."""

    AUTOMATIC = 0
    """The default of its family: caps and TAPs feed game input, a board while it has a player index."""
    ON = 1
    """It feeds game input."""
    OFF = 2
    """It does not feed game input."""


class Finger(FlagBase):
    """Fingers, as a set."""

    THUMB = 0x1
    """The thumb."""
    INDEX = 0x2
    """The index finger."""
    MIDDLE = 0x4
    """The middle finger."""
    RING = 0x8
    """The ring finger."""
    PINKY = 0x10
    """The little finger."""


class AirGesture(ValueBase):
    """A gesture of the hand in mid-air, or its posture."""

    NONE = 0
    """No known gesture."""
    ONE_FINGER_UP = 2
    """One finger moved up."""
    TWO_FINGERS_UP = 3
    """Two fingers moved up."""
    ONE_FINGER_DOWN = 4
    """One finger moved down."""
    TWO_FINGERS_DOWN = 5
    """Two fingers moved down."""
    ONE_FINGER_LEFT = 6
    """One finger moved to the left."""
    TWO_FINGERS_LEFT = 7
    """Two fingers moved to the left."""
    ONE_FINGER_RIGHT = 8
    """One finger moved to the right."""
    TWO_FINGERS_RIGHT = 9
    """Two fingers moved to the right."""
    INDEX_TO_THUMB_TOUCH = 10
    """Index finger and thumb touched."""
    MIDDLE_TO_THUMB_TOUCH = 11
    """Middle finger and thumb touched."""
    HAND_OPEN = 100
    """Posture seen by a TapXR: open hand."""
    THUMB_INDEX = 101
    """Posture seen by a TapXR: thumb and index finger touch."""
    THUMB_MIDDLE = 102
    """Posture seen by a TapXR: thumb and middle finger touch."""
    THUMB_RING = 103
    """Posture seen by a TapXR: thumb and ring finger touch."""
    THUMB_PINKY = 104
    """Posture seen by a TapXR: thumb and little finger touch."""
    FIST = 105
    """Posture seen by a TapXR: fist."""
    SWIPE_LEFT = 301
    """The hand swiped to the left."""
    SWIPE_UP = 302
    """The hand swiped upwards."""
    SWIPE_RIGHT = 303
    """The hand swiped to the right."""
    SWIPE_DOWN = 304
    """The hand swiped downwards."""


class HandGesture(ValueBase):
    """Gestures that a TapXR's camera recognizes, derived from the postures of the hand."""

    NONE = 0
    """No gesture."""
    CLICK_INDEX = 1
    """Thumb and index finger touched briefly."""
    CLICK_MIDDLE = 2
    """Thumb and middle finger touched briefly."""
    CLICK_RING = 3
    """Thumb and ring finger touched briefly."""
    CLICK_PINKY = 4
    """Thumb and little finger touched briefly."""
    DRAG_INDEX = 5
    """Thumb and index finger stay together."""
    DRAG_MIDDLE = 6
    """Thumb and middle finger stay together."""
    DRAG_RING = 7
    """Thumb and ring finger stay together."""
    DRAG_PINKY = 8
    """Thumb and little finger stay together."""
    DROP = 9
    """The fingers of a drag separate."""
    TOUCH_INDEX = 10
    """Thumb and index finger touch: a click or a drag begins."""
    TOUCH_MIDDLE = 11
    """Thumb and middle finger touch: a click or a drag begins."""
    TOUCH_RING = 12
    """Thumb and ring finger touch: a click or a drag begins."""
    TOUCH_PINKY = 13
    """Thumb and little finger touch: a click or a drag begins."""
    FIST_BEGIN = 14
    """The hand becomes a fist."""
    FIST_END = 15
    """The hand is no longer a fist."""
    SWIPE_LEFT = 17
    """The hand swiped to the left."""
    SWIPE_RIGHT = 18
    """The hand swiped to the right."""
    SWIPE_UP = 19
    """The hand swiped upwards."""
    SWIPE_DOWN = 20
    """The hand swiped downwards."""


class HandState(ValueBase):
    """The posture of the hand seen by a TapXR."""

    OPEN = 100
    """The hand is open."""
    THUMB_INDEX = 101
    """Thumb and index finger touch."""
    THUMB_MIDDLE = 102
    """Thumb and middle finger touch."""
    THUMB_RING = 103
    """Thumb and ring finger touch."""
    THUMB_PINKY = 104
    """Thumb and little finger touch."""
    FIST = 105
    """The hand is a fist."""


class MouseState(ValueBase):
    """The source of pointer movement of a TAP."""

    UNKNOWN = -1
    """The TAP has not reported it, or reported an unknown code."""
    STANDBY = 0
    """None: the pointer does not move."""
    AIR_MOUSE = 1
    """The hand in mid-air; taps are then gestures."""
    OPTICAL1 = 2
    """The optical sensor on the thumb."""
    OPTICAL2 = 3
    """The optical sensor, second variant."""


class ShiftState(ValueBase):
    """The shift state of a TAP's keyboard."""

    UNKNOWN = -1
    """The TAP has not reported it."""
    OFF = 0
    """Lowercase letters."""
    ON = 1
    """The next letter is a capital."""
    LOCKED = 2
    """All letters are capitals."""


class TapVisionReports(ValueBase):
    """The report mode of a TapXR's camera."""

    UNKNOWN = -1
    """The TAP has not reported it."""
    TRIGGER = 0
    """A report for each gesture."""
    STREAM_ON_TRIGGER = 1
    """Reports while the hand is not open."""
    STREAM = 2
    """Continuous reports."""


class TapVisionModel(ValueBase):
    """The recognition model of a TapXR's camera."""

    UNKNOWN = -1
    """The TAP has not reported it."""
    TAPPING = 0
    """Taps on a surface."""
    AIR_GESTURES = 1
    """Gestures in mid-air."""


class TapProperty(ValueBase):
    """A property that a TAP with the framed protocol reports."""

    STANDBY = 0
    """Whether it is in standby; the report is `StandbyEvent`."""
    VISION_REPORTS = 1
    """The reports of the camera."""
    VISION_MODEL = 2
    """The recognition model of the camera."""
    SENSITIVITY = 3
    """The ranges of the motion sensor."""
    HAPTIC_PATTERN = 4
    """The haptic pattern, which the TAP reports on its own, but not on request."""


class TapInputMode(ValueBase):
    """The destination of a TAP's input."""

    CONTROLLER = 0
    """The program only; the default."""
    TEXT = 1
    """The system only, as keys and pointer; there are no events."""
    CONTROLLER_WITH_MOUSE = 2
    """The program; the system also receives the pointer. A TAP without this mode uses CONTROLLER."""
    CONTROLLER_WITH_KEYBOARD = 3
    """The program and the system. A TAP without this mode uses CONTROLLER."""
    TAP_HOLD = 4
    """The program, with `TapHoldEvent` for held fingers; only TAPs with the framed protocol support it."""
    RAW_SENSORS = 5
    """Neither: only the raw sensors are streamed."""


class TapXrState(ValueBase):
    """Whether a TapXR is a mouse in mid-air or a keyboard."""

    NONE = 0
    """The library writes no state."""
    AIR_MOUSE = 1
    """A mouse."""
    TAPPING = 2
    """A keyboard."""
    USER_CONTROL = 3
    """The posture of the hand determines it; the default."""


class TapAbility(FlagBase):
    """Abilities of a TAP, by its hardware and firmware versions; an unreadable version excludes no abilities."""

    TEXT_MODE = 0x1
    """Text mode on request."""
    MOUSE = 0x2
    """`MouseEvent`."""
    AIR_GESTURES = 0x4
    """`AirGestureEvent`."""
    RAW_SENSORS = 0x8
    """Streams of raw sensors."""
    MOUSE_HID = 0x10
    """CONTROLLER_WITH_MOUSE."""
    FULL_HID = 0x20
    """CONTROLLER_WITH_KEYBOARD."""
    HAPTICS = 0x40
    """`Device.play_haptic()`."""
    DEVELOPER_MODE = 0x80
    """The developer mode among the settings."""
    XR_STATES = 0x100
    """The states of a TapXR."""
    KEYBOARD_REQUESTS = 0x200
    """`TapDevice.read_keyboard_state()` and `TapDevice.write_combination()`."""


class TapFlag(FlagBase):
    """Properties of a connected TAP."""

    XR = 0x1
    """It is a TapXR."""
    IN_AIR = 0x2
    """The hand is a mouse in mid-air: taps are gestures."""
    IN_STANDBY = 0x4
    """It is in standby, as last reported."""
    SWITCHED = 0x8
    """Its keyboard is switched to the second map."""
    SETTINGS_READ = 0x10
    """Its settings are known: `TapDevice.settings`."""
    DEVELOPER_MODE = 0x20
    """Its developer mode is on; unknown without SETTINGS_READ."""
    PAUSED = 0x40
    """The context is paused: the TAP is a keyboard."""
    WRITES_MODES = 0x80
    """Modes and states are written to it, except while paused."""


class TapSetting(FlagBase):
    """Members of `TapSettings`, as a set."""

    LEFT_HANDED = 0x1
    """`is_left_handed`."""
    VIBRATION = 0x2
    """`vibrates`."""
    MOUSE_ONLY = 0x4
    """`is_mouse_only`."""
    VOICE_OVER = 0x8
    """`has_voice_over`."""
    AUTO_CORRECTION = 0x10
    """`corrects_text`."""
    FLIPPED_SCROLLING = 0x20
    """`flips_scrolling`."""
    KEYBOARD_ONLY = 0x40
    """`is_keyboard_only`."""
    STANDBY = 0x80
    """`has_standby`."""
    AIR_MOUSE = 0x100
    """`has_air_mouse`."""
    MEDIA_CONTROL = 0x200
    """`controls_media`."""
    TELEVISION_CONTROL = 0x400
    """`controls_television`."""
    DEVELOPER_MODE = 0x800
    """`is_developer_mode`."""
    MOUSE_SENSITIVITY = 0x1000
    """`mouse_sensitivity`."""
    SCROLL_SENSITIVITY = 0x2000
    """`scroll_sensitivity`."""
    DOUBLE_TAP_TIMEOUT = 0x4000
    """`double_tap_timeout`."""
    SLEEP_AFTER = 0x8000
    """`sleep_after`."""


class TapFeature(ValueBase):
    """A switchable feature of a TAP with the framed protocol."""

    RAW_DATA = 0
    """Raw values of the motion sensor."""
    DETECTION = 1
    """Taps and gestures."""
    MOTION = 2
    """The movement of the pointer."""
    TRIGGERS = 3
    """Detections of triggers; no firmware implements it yet."""
    STANDBY_GESTURES = 4
    """Gestures for standby."""


class MwState(ValueBase):
    """The most important activity of a board."""

    UNKNOWN = 0
    """The board is not READY."""
    IDLE = 1
    """The board is idle."""
    STREAMING = 2
    """The board streams samples."""
    LOGGING = 3
    """The board logs samples."""
    DOWNLOADING = 4
    """The log is being downloaded."""
    UPDATING = 5
    """The firmware is being replaced."""


class MwActivity(FlagBase):
    """The activities of a board; several may run at once."""

    STREAMING = 0x1
    """The board streams samples."""
    LOGGING = 0x2
    """The board logs samples."""
    DOWNLOADING = 0x4
    """The log is being downloaded."""
    UPDATING = 0x8
    """The firmware is being replaced."""


class MwFlag(FlagBase):
    """Properties of a connected board."""

    VALIDATED = 0x1
    """The library supports this model with this hardware revision."""


class MwInputSource(ValueBase):
    """The source of a board's game input."""

    SENSORS = 0
    """Accelerometer and gyroscope, from which the library computes the tilt."""
    FUSION = 1
    """The orientation by sensor fusion, in the mode set by the program, or IMU_PLUS: its heading begins at 0 and
    drifts. Each sample requires a notification of its own, and there is no acceleration.
    """


class MwSensor(ValueBase):
    """A sensor with a configuration of its own."""

    ACCELEROMETER = 1
    """The accelerometer."""
    GYROSCOPE = 2
    """The gyroscope."""
    MAGNETOMETER = 3
    """The magnetometer."""
    BAROMETER = 4
    """The barometer."""
    LIGHT = 5
    """The sensor of ambient light."""
    HUMIDITY = 6
    """The hygrometer, which is only read."""
    FUSION = 7
    """Sensor fusion, which takes exclusive control of accelerometer, gyroscope and magnetometer."""


class MwFusionMode(ValueBase):
    """The mode of sensor fusion; a stream of an output that the mode lacks receives no frames and reports no error.
    """

    DEFAULT = 0
    """NDOF."""
    NDOF = 1
    """All three sensors, at 100 Hz: orientation with a heading from the magnetic field. It has every output."""
    IMU_PLUS = 2
    """Accelerometer and gyroscope, at 100 Hz: the heading begins at 0 and drifts. There is no corrected magnetic
    field, and with some firmware no gravity.
    """
    COMPASS = 3
    """Accelerometer and magnetometer, at 25 Hz: a compass. There is no corrected angular velocity, and with some
    firmware no linear acceleration.
    """
    M4G = 4
    """Accelerometer and magnetometer, at 50 Hz: rotation without a gyroscope, at a low current. It has the outputs
    of COMPASS.
    """


class MwMagnetometerPreset(ValueBase):
    """Recommended settings of the magnetometer."""

    NONE = 0
    """No preset: rate and repetitions are those of the other members."""
    LOW_POWER = 1
    """3 repetitions each, 10 Hz."""
    REGULAR = 2
    """9 and 15 repetitions, 10 Hz."""
    ENHANCED_REGULAR = 3
    """15 and 27 repetitions, 10 Hz."""
    HIGH_ACCURACY = 4
    """47 and 83 repetitions, 20 Hz."""


class MwFilter(ValueBase):
    """The strength of a sensor's low-pass filter."""

    DEFAULT = 0
    """NORMAL."""
    NORMAL = 1
    """The default bandwidth of the rate."""
    OVERSAMPLING2 = 2
    """Oversampling by 2: half of that bandwidth."""
    OVERSAMPLING4 = 3
    """Oversampling by 4: a quarter of that bandwidth."""


class MwPower(ValueBase):
    """The power mode of a sensor."""

    DEFAULT = 0
    """The mode that suits the rate."""
    NORMAL = 1
    """Continuous measurement."""
    LOW = 2
    """Sleep between measurements, with more noise."""


class MwAxis(ValueBase):
    """An axis of a chip, or its opposite."""

    X = 0
    """The x axis of the chip."""
    Y = 1
    """The y axis of the chip."""
    Z = 2
    """The z axis of the chip."""
    NEGATIVE_X = 3
    """The opposite of the x axis."""
    NEGATIVE_Y = 4
    """The opposite of the y axis."""
    NEGATIVE_Z = 5
    """The opposite of the z axis."""


class MwDetector(ValueBase):
    """A detector of a board's accelerometer; the chip determines the available detectors."""

    ORIENTATION = 1
    """The orientation of the board and its upper face; BMI160 (mode, hysteresis in g)."""
    TAP = 2
    """Taps; BMI160 (mode, threshold in g, window between the taps of a double tap, quiet, shock)."""
    STEP_DETECTOR = 3
    """Each step (mode, BMI160)."""
    STEP_COUNTER = 4
    """The number of steps: an event every `count` steps, in units of 20, BMI270; no event, BMI160 (mode), whose
    signal step-counter is read.
    """
    ANY_MOTION = 5
    """Motion (threshold in g, axes; count: samples in a row, BMI160; duration, BMI270)."""
    NO_MOTION = 6
    """No motion for a time (threshold in g, axes, duration)."""
    SLOW_MOTION = 7
    """Motion; BMI160 (threshold in g, axes; count: samples in a row)."""
    SIGNIFICANT_MOTION = 8
    """Continued motion (threshold in g, window to skip, duration of the proof, BMI160; duration, BMI270)."""
    LOW_G = 9
    """Near weightlessness, as in free fall; BMI160 (mode, threshold in g, duration, hysteresis in g)."""
    HIGH_G = 10
    """A shock; BMI160 (threshold in g, duration, hysteresis in g, axes)."""
    FLAT = 11
    """Whether the board lies flat; BMI160 (threshold in degrees, duration)."""
    ACTIVITY = 12
    """Standing still, walking or running; BMI270."""
    WRIST_WEAR = 13
    """The wrist is raised to look at the board; BMI270."""
    WRIST_GESTURE = 14
    """Gestures of the wrist; BMI270 (threshold in degrees, arm, window: the minimum time, duration: the maximum
    time).
    """


class MwDetectorMode(ValueBase):
    """The mode of detectors that have several."""

    DEFAULT = 0
    """The recommendation of the chip's data sheet."""
    SINGLE = 1
    """TAP: single taps only."""
    DOUBLE = 2
    """TAP: double taps only."""
    BOTH = 3
    """TAP: single and double taps."""
    SYMMETRICAL = 4
    """ORIENTATION: the quarters are equally large."""
    HIGH_ASYMMETRICAL = 5
    """ORIENTATION: portrait has more room."""
    LOW_ASYMMETRICAL = 6
    """ORIENTATION: landscape has more room."""
    NORMAL = 7
    """Steps: a compromise."""
    SENSITIVE = 8
    """Steps: misses few."""
    ROBUST = 9
    """Steps: counts few false steps."""
    SINGLE_AXIS = 10
    """LOW_G: each axis by itself."""
    SUM = 11
    """LOW_G: the sum of the axes."""


class MwArm(ValueBase):
    """The arm that a board is worn on."""

    DEFAULT = 0
    """The recommendation of the chip's data sheet."""
    LEFT = 1
    """The left arm."""
    RIGHT = 2
    """The right arm."""


class MwTapFinding(ValueBase):
    """The code of `MwDetectedEvent` for `MwDetector.TAP`."""

    DOUBLE = 1
    """A double tap."""
    SINGLE = 2
    """A single tap; also reported after the first tap of a double tap, unless the mode is DOUBLE."""


class MwOrientationFinding(ValueBase):
    """The code of `MwDetectedEvent` for `MwDetector.ORIENTATION`."""

    UPRIGHT = 0
    """Upright, face up."""
    UPSIDE_DOWN = 1
    """Upside down, face up."""
    LANDSCAPE_LEFT = 2
    """On its left side, face up."""
    LANDSCAPE_RIGHT = 3
    """On its right side, face up."""
    UPRIGHT_FACE_DOWN = 4
    """Upright, face down."""
    UPSIDE_DOWN_FACE_DOWN = 5
    """Upside down, face down."""
    LANDSCAPE_LEFT_FACE_DOWN = 6
    """On its left side, face down."""
    LANDSCAPE_RIGHT_FACE_DOWN = 7
    """On its right side, face down."""


class MwActivityFinding(ValueBase):
    """The code of `MwDetectedEvent` for `MwDetector.ACTIVITY`."""

    STILL = 0
    """The wearer stands still."""
    WALKING = 1
    """The wearer walks."""
    RUNNING = 2
    """The wearer runs."""
    UNKNOWN = 3
    """Something else."""


class MwWristGesture(ValueBase):
    """The code of `MwDetectedEvent` for `MwDetector.WRIST_GESTURE`."""

    UNKNOWN = 0
    """A gesture unknown to the chip."""
    ARM_DOWN = 1
    """The arm goes down."""
    PIVOT_UP = 2
    """The wrist turns up."""
    SHAKE = 3
    """The wrist shakes."""
    FLICK_IN = 4
    """A quick turn inwards."""
    FLICK_OUT = 5
    """A quick turn outwards."""


class MwLedColor(ValueBase):
    """The colors of the light, which play at once."""

    GREEN = 0
    """Green."""
    RED = 1
    """Red."""
    BLUE = 2
    """Blue."""


class MwLedPreset(ValueBase):
    """Patterns for the light."""

    SOLID = 0
    """Always on."""
    BLINK = 1
    """Short flashes, twice a second."""
    BREATHE = 2
    """Slowly brighter and darker."""
    FLASH = 3
    """Three flashes."""


class MwLedAction(ValueBase):
    """The next state of the light."""

    NONE = 0
    """The current state; only for `Board.play_led()`."""
    PLAY = 1
    """Play the patterns."""
    AUTOPLAY = 2
    """Play the patterns, and later patterns as soon as they are written."""
    PAUSE = 3
    """Pause."""
    STOP = 4
    """Stop, and keep the patterns."""
    STOP_AND_CLEAR = 5
    """Stop, and delete the patterns."""


class MwPart(FlagBase):
    """The parts of a board's configuration; macros and the entries of the log stay."""

    SENSORS = 0x1
    """Sensors and detectors stop."""
    SUBSCRIPTIONS = 0x2
    """Registers stop notifying."""
    LIGHT = 0x4
    """The light goes out and its patterns are deleted."""
    TIMERS = 0x8
    """Timers are removed."""
    PROCESSORS = 0x10
    """Data processors are removed."""
    EVENTS = 0x20
    """Events and their commands are removed."""
    LOGGERS = 0x40
    """Loggers are removed."""


class MwResetKind(ValueBase):
    """The kind of a reset of a board."""

    NOW = 1
    """Immediately: the link ends, and the board advertises again after about a second."""
    AFTER_GARBAGE_COLLECTION = 2
    """After garbage collection of the flash, once the link has ended."""
    BOOTLOADER = 3
    """Into the bootloader, for a firmware update."""
    LINK = 4
    """No reset: only the link ends."""
    POWER_SAVE = 5
    """Sleep at the next reset, until the button is pressed or a charger is connected."""


class MwPinAction(ValueBase):
    """The function of a pin."""

    HIGH = 1
    """An output, at the supply voltage."""
    LOW = 2
    """An output, at 0 V."""
    PULL_UP = 3
    """An input with a pull-up."""
    PULL_DOWN = 4
    """An input with a pull-down."""
    NO_PULL = 5
    """An input without a pull."""


class MwPinEdge(ValueBase):
    """The edges that a pin monitor reports."""

    NONE = 0
    """None."""
    RISING = 1
    """From low to high."""
    FALLING = 2
    """From high to low."""
    ANY = 3
    """Both."""


class MwNumber(ValueBase):
    """The type of numbers in a packet of a board, least significant byte first."""

    U8 = 0
    """uint8_t."""
    U16 = 1
    """uint16_t."""
    I16 = 2
    """int16_t."""
    U32 = 3
    """uint32_t."""
    I32 = 4
    """int32_t."""
    F32 = 5
    """float."""
    I8 = 6
    """int8_t."""


class MwWhitelistMode(ValueBase):
    """The use of a board's whitelist."""

    OFF = 0
    """Every device may scan and connect."""
    SCANS = 1
    """Only whitelisted devices may scan; every device may connect."""
    CONNECTIONS = 2
    """Only whitelisted devices may connect; every device may scan."""
    BOTH = 3
    """Only whitelisted devices may scan and connect."""


class MwSetting(FlagBase):
    """Members of `MwSettings`, as a set."""

    NAME = 0x1
    """`name`."""
    ADVERTISING = 0x2
    """`advertising_interval`, `advertising_timeout` and `is_advertising_directed`."""
    TRANSMIT_POWER = 0x4
    """`transmit_power`."""
    SCAN_RESPONSE = 0x8
    """`scan_response` and `scan_response_size`."""
    CONNECTION = 0x10
    """`interval_min`, `interval_max`, `latency` and `supervision_timeout`."""
    WHITELIST_MODE = 0x20
    """`whitelist_mode`."""
    REGULATOR = 0x40
    """`is_regulator_on`; MetaMotion S."""
    PHY = 0x80
    """`is_slow_phy_forced`; MetaMotion S."""
    WATCHDOG = 0x100
    """`watchdog_timeout`, `watchdog_runs_asleep`, `watchdog_refresh_by_schedule` and `watchdog_refresh_by_sleep`.
    """


class MwAddressKind(ValueBase):
    """The kinds of addresses."""

    PUBLIC = 0
    """Registered."""
    RANDOM_STATIC = 1
    """Random and static."""
    PRIVATE_RESOLVABLE = 2
    """Changing, resolvable by paired devices."""
    PRIVATE_NON_RESOLVABLE = 3
    """Changing and not resolvable."""


class MwAction(ValueBase):
    """A single action of a board."""

    START_ADVERTISING = 1
    """Start advertising."""
    START_BONDING = 2
    """Request pairing."""
    ERASE_BONDS = 3
    """Erase all bonds when the link ends."""
    REFRESH_WATCHDOG = 4
    """Refresh the watchdog."""
    SUSPEND_MAGNETOMETER = 5
    """Put an idle magnetometer into its deepest sleep, which clears its configuration; its next start wakes it."""


class LoggerFlag(FlagBase):
    """Properties of a logger."""

    CREATED = 0x1
    """The board has created it; without this flag, its operation is pending."""
    RECOVERED = 0x2
    """It was found on the board, and was not created with this state of the board."""
    UNSCALED = 0x4
    """Its range is unknown: values are raw until `Logger.set_range()`."""
    POLLED = 0x8
    """The board polls its signal."""


class MwLogMode(ValueBase):
    """The behavior of a log that is full."""

    OVERWRITE = 0
    """The oldest entries are overwritten."""
    STOP_WHEN_FULL = 1
    """Logging stops."""


class MwLogFlag(FlagBase):
    """Properties of a board's log."""

    RUNNING = 0x1
    """It is running, as far as the library knows."""
    RESET = 0x2
    """It is interrupted: the board was reset at `interrupted_utc_ns`."""
    FULL = 0x4
    """It is interrupted: the memory was full."""
    STALLED = 0x8
    """It is running, but has stored nothing for three periods of its slowest logger, or nothing of one of its
    loggers; a log message names the logger.
    """
    PAUSED = 0x10
    """It is interrupted: a download with `DownloadFlag.GO_ON` has stopped it, and has not started it again."""
    UNKNOWN = 0x20
    """Its state is unknown: the board does not report it, and the library has neither started nor stopped it. Stop
    it to be sure.
    """


class MwLogEnd(ValueBase):
    """The cause of the end of a log."""

    MEMORY = 0
    """The memory is full."""
    BATTERY = 1
    """The battery is empty."""


class MwProcessorType(ValueBase):
    """The types of processors."""

    PASSTHROUGH = 0
    """All or some of the samples, unchanged."""
    ACCUMULATE = 1
    """The sum of the samples."""
    COUNT = 2
    """The number of the samples."""
    LOW_PASS = 3
    """The mean of the newest samples."""
    HIGH_PASS = 4
    """The difference of a sample from the mean of the newest samples."""
    COMPARISON = 5
    """A comparison with references."""
    RMS = 6
    """The root mean square of the channels."""
    RSS = 7
    """The root sum square of the channels: the length of a vector."""
    TIME = 8
    """One sample per period."""
    MATH = 9
    """Arithmetic with each channel and a constant."""
    DELAY = 10
    """Groups of `count` samples, when a group is complete."""
    PULSE = 11
    """Runs of samples that reach a threshold."""
    DELTA = 12
    """Changes of at least a magnitude."""
    THRESHOLD = 13
    """Crossings of a boundary."""
    BUFFER = 14
    """No output: it holds the newest sample, to be read or combined by a fuser."""
    PACKER = 15
    """Several samples in a packet."""
    ACCOUNTER = 16
    """A counter or a time before each packet, to detect lost packets."""
    FUSER = 17
    """A sample combined with those of other signals; see `Board.create_fuser()`."""
    UNKNOWN = 18
    """An unknown type, of a processor of another program."""


class MwProcessorMode(ValueBase):
    """The output mode of a processor, for types with several modes."""

    DEFAULT = 0
    """The first mode listed for the type."""
    ALL = 1
    """All samples."""
    CONDITIONAL = 2
    """All samples while `count`, or the written state, is not 0."""
    COUNT = 3
    """The first `count` samples; for an ACCOUNTER the number of packets."""
    ABSOLUTE = 4
    """The sample."""
    DIFFERENTIAL = 5
    """The difference from the previous output sample."""
    REFERENCE = 6
    """The matched reference."""
    ZONE = 7
    """The index of the matched reference; the number of references or more for none."""
    BINARY = 8
    """1 or 0 for a COMPARISON; 1 or -1 for a DELTA or THRESHOLD."""
    WIDTH = 9
    """The number of samples."""
    AREA = 10
    """The sum of the samples."""
    PEAK = 11
    """The largest sample."""
    DETECTION = 12
    """1 as soon as the run has `width` samples."""
    TIME = 13
    """The time by the board's clock, in ticks of 1.4648 ms."""


class MwProcessorFunction(ValueBase):
    """The comparison of a sample with a reference, or the arithmetic of a sample and a constant."""

    NONE = 0
    """None, for other types."""
    EQUAL = 1
    """Equal."""
    NOT_EQUAL = 2
    """Not equal."""
    LESS = 3
    """Less than the reference."""
    LESS_OR_EQUAL = 4
    """Less than the reference, or equal."""
    GREATER = 5
    """Greater than the reference."""
    GREATER_OR_EQUAL = 6
    """Greater than the reference, or equal."""
    ADD = 7
    """The sum; the constant is in the unit of the source."""
    MULTIPLY = 8
    """The product with a whole number; for a fraction, multiply by its numerator, and divide the output by its
    denominator.
    """
    DIVIDE = 9
    """The quotient, rounded toward zero."""
    MODULUS = 10
    """The remainder of a division; the constant is in the unit of the source."""
    EXPONENT = 11
    """The power, a number without a unit."""
    SQUARE_ROOT = 12
    """The root, rounded down; a number without a unit."""
    LEFT_SHIFT = 13
    """The number shifted to the left, without a unit."""
    RIGHT_SHIFT = 14
    """The number shifted to the right, without a unit."""
    SUBTRACT = 15
    """The difference; the constant is in the unit of the source."""
    ABSOLUTE = 16
    """The absolute value."""
    CONSTANT = 17
    """The constant, a number without a unit."""


class ProcessorFlag(FlagBase):
    """Properties of a processor."""

    CREATED = 0x1
    """The board has created it; without this flag, its operation is pending."""
    STATEFUL = 0x2
    """It has a state that can be read."""
    RECOVERED = 0x4
    """It was created by another program, and found by `Board.recover()`."""


class RemoveFlag(FlagBase):
    """Options for removing a part of a board that has dependents."""

    CASCADE = 0x1
    """Its dependents are removed first."""


class MwRecipe(ValueBase):
    """Chains of processors for a common purpose."""

    EVERY_NTH = 0
    """The value 0 at every `count`th sample."""
    THROTTLE = 1
    """One sample per `period`."""
    ACTIVITY_GATE = 2
    """The mean magnitude of changes over `count` samples, while above `value`; for a vector, of its length."""


class MwProgramKind(ValueBase):
    """The kind of an item in a board's program."""

    TIMER = 0
    """A timer."""
    EVENT = 1
    """A command triggered by a signal."""
    MACRO = 2
    """A macro."""


class MwProgramFlag(FlagBase):
    """Properties of an item in a board's program."""

    OWN = 0x1
    """It was created by this program. Its handle is null if it belongs to a polled logger, was created by a macro
    of this program at boot, or is a macro whose recording was abandoned.
    """
    RUNS_AT_BOOT = 0x2
    """A macro that the board executes after each reset."""
    STARTS_IMMEDIATELY = 0x4
    """A timer whose first tick occurs at its start."""
    UNKNOWN = 0x8
    """A macro whose recording was interrupted by a lost link: the board may have it."""


class DownloadState(ValueBase):
    """The phase of a download."""

    RUNNING = 0
    """Entries are being read, or a page must be acknowledged."""
    WAITING = 1
    """The link is lost; the download continues on the next link."""
    ENDED = 2
    """The download has ended."""


class DownloadFlag(FlagBase):
    """Options of a download."""

    AUTO_ACKNOWLEDGE = 0x1
    """A page is acknowledged once all of it has been read; samples that the program has not stored by then are lost
    with the program. A logger without a stream keeps its page unread, so the download waits, unless
    DISCARD_UNREAD is set.
    """
    GO_ON = 0x4
    """A running log is stopped first, and started again at the end of the download, in its mode or else
    `MwLogMode.OVERWRITE`; then the operation ends. Until then, the state of the board has `MwLogFlag.PAUSED`,
    even if the program is killed.
    """
    DISCARD_UNREAD = 0x2
    """Acknowledging a page discards its unread samples, such as those of loggers without a stream, and counts them.
    """


class DownloadGapCause(ValueBase):
    """The cause of a gap in a log."""

    RESET = 0
    """The board was reset, and logged nothing until it was started again."""
    NOT_SENT = 1
    """The board reported more entries than it sent, twice."""
    OVERWRITTEN = 2
    """The memory was full, and the oldest entries were overwritten."""


class EventType(ValueBase):
    """The type of an event; in brackets the member of `Event` with its data."""

    NONE = 0
    """No event."""
    ADAPTER_CHANGED = 1
    """`AdapterChangedEvent`: An adapter appeared, changed or disappeared."""
    SCAN_STARTED = 2
    """`ScanStartedEvent`: Discovery is running."""
    SCAN_STOPPED = 3
    """`ScanStoppedEvent`: Discovery ended, or cannot start although it is required; `result` is the reason,
    `Result.OK` if it ended on request. Each reason is reported once. SCAN_STARTED follows when discovery is
    running again.
    """
    DEVICE_FOUND = 4
    """`DeviceFoundEvent`: A device was seen for the first time, or again after it was forgotten."""
    CHOICE_NEEDED = 5
    """`ChoiceNeededEvent`: The likely devices in range outnumber the players without a device."""
    LINK_CHANGED = 6
    """`LinkChangedEvent`: The state of a link changed."""
    DEVICE_CONNECTED = 7
    """`DeviceConnectedEvent`: A device is ready."""
    DEVICE_DISCONNECTED = 8
    """`DeviceDisconnectedEvent`: A ready device was disconnected."""
    OP_DONE = 9
    """`OperationDoneEvent`: An operation ended; `result` is its outcome."""
    BUTTON = 10
    """`ButtonEvent`: A button was pressed or released."""
    RATE_MODE_CHANGED = 11
    """`RateModeChangedEvent`: The packet rate of a device changed."""
    PLAYER_CHANGED = 12
    """`PlayerChangedEvent`: The player index of a device changed."""
    CALIBRATED = 13
    """`CalibratedEvent`: A calibration was taken, loaded or cleared."""
    DROPPED = 14
    """`DroppedEvent`: This queue lost events."""
    GESTURE = 15
    """`GestureEvent`: Gestures were detected; raised by the poll that detects them."""
    GESTURE_PRIMED = 16
    """`GesturePrimedEvent`: The hand was pulled back: a thrust would throw; raised by the poll that detects it."""
    MOVED = 17
    """`MovedEvent`: The device moved; continuous, raised by polls."""
    CALIBRATION_WANTED = 18
    """`CalibrationWantedEvent`: The player should be prompted to calibrate; raised by the first poll that receives
    packets, once per device until its calibration is lost.
    """
    PROGRESS = 19
    """`ProgressEvent`: An operation made progress."""
    SERVICES_CHANGED = 20
    """`ServicesChangedEvent`: A device changed its services while connected."""
    SUBSCRIPTION_ENDED = 21
    """`SubscriptionEndedEvent`: Notifications ended without the program's request; `result` is the reason."""
    VALUES_READY = 22
    """`ValuesReadyEvent`: A value arrived in an empty subscription; continuous."""
    CONNECT_FAILED = 23
    """`ConnectFailedEvent`: An attempt to connect failed; `result` is the reason."""
    SILENT = 24
    """`SilentEvent`: A connected device sent nothing after its start; it is started again."""
    DEVICE_FORGOTTEN = 25
    """`DeviceForgottenEvent`: A device was forgotten, by the program or after ten minutes without an advertisement;
    its handle is stale.
    """
    STREAM_ENDED = 26
    """`StreamEndedEvent`: A stream ended without the program's request; `result` is the reason."""
    STREAM_OVERFLOW = 44
    """`StreamOverflowEvent`: A stream drops frames that were not read in time; sent again only after half of the
    ring has been read.
    """
    SIGNALS_CHANGED = 45
    """`SignalsChangedEvent`: The list of signals of a connected device changed; `Device.signals` returns it."""
    SAMPLES_READY = 27
    """`SamplesReadyEvent`: A frame arrived in an empty stream; continuous."""
    PAIRING_REQUESTED = 28
    """`PairingRequestedEvent`: Pairing requires an answer, and the pairing policy is INTERACTIVE."""
    TAP = 30
    """`TapEvent`: Fingers of a TAP tapped together."""
    AIR_GESTURE = 31
    """`AirGestureEvent`: A TAP reported a mid-air gesture or a posture of the hand."""
    AIR_STATE = 32
    """`AirStateEvent`: A TAP began or ceased to be a mouse in mid-air."""
    HAND_GESTURE = 33
    """`HandGestureEvent`: A TapXR saw the hand click, drag or swipe."""
    TAP_HOLD = 34
    """`TapHoldEvent`: Fingers of a TAP are held down or released, in mode TAP_HOLD."""
    STANDBY = 35
    """`StandbyEvent`: A TAP went to standby, or woke up."""
    KEYBOARD_STATE = 36
    """`KeyboardStateEvent`: The shift and switch state of a TAP's keyboard; sent with every tap."""
    DETAILS_READ = 37
    """`DetailsReadEvent`: The device information was read, or has changed."""
    MW_STATE = 38
    """`MwStateEvent`: The state or the activities of a MetaWear board changed."""
    MW_DETECTED = 39
    """`MwDetectedEvent`: A detector of a MetaWear board was triggered."""
    MW_PIN = 43
    """`MwPinEvent`: A monitored pin of a MetaWear board changed, see `Board.watch_pin()`."""
    MW_LOG = 46
    """`MwLogEvent`: The log of a MetaWear board is 50, 80, 95 or 100 % full; checked once a minute while it runs,
    and on connection.
    """
    MW_BOARD_RESET = 48
    """`MwBoardResetEvent`: A MetaWear board was reset since its clock was last read, as found on connection; its
    log has stopped.
    """
    PAGE_READY = 47
    """`PageReadyEvent`: A page of a download is complete and must be read and acknowledged."""
    LINK_LIMIT = 49
    """`LinkLimitEvent`: The adapter refused a link because its limit is reached, or established more links than the
    known limit.
    """
    MOUSE = 40
    """`MouseEvent`: The pointer of a TAP moved; continuous."""
    HAND_STATE = 41
    """`HandStateEvent`: A TapXR reported the posture of the hand; continuous."""
    TAP_ORIENTATION = 42
    """`TapOrientationEvent`: A TAP reported its orientation; continuous."""
    TAP_REPORT = 68
    """`TapReportEvent`: A TAP with the framed protocol reported a property."""
    GYRO_CALIBRATION = 69
    """`GyroCalibrationEvent`: The accuracy of a gyroscope's bias changed."""
    STORE = 51
    """`StoreEvent`: The disk of a store is too slow or too full, or has caught up; `result` is the reason of
    FAILED.
    """
    TRACK_SILENT = 52
    """`TrackSilentEvent`: A recorded signal of a connected device has been silent for 3 s, or resumed."""
    SESSION_ENDED = 53
    """`SessionEndedEvent`: A session of a store reached its limit, or ended with its download."""


class StoreNotice(ValueBase):
    """A notice about the disk of a store; each is sent once until the store has caught up."""

    BEHIND = 0
    """Half of the memory for uncommitted frames is in use."""
    FULL = 1
    """All of the memory is in use: frames are dropped and counted."""
    FAILED = 2
    """A commit failed and will be repeated."""
    CAUGHT_UP = 3
    """All frames are on the disk again."""
    LOW_SPACE = 4
    """The disk has room for less than ten minutes."""


class EventClass(FlagBase):
    """Classes of events, for the masks of queues."""

    ADAPTER = 0x1
    """Adapters."""
    SCAN = 0x2
    """Discovery and found devices."""
    LINK = 0x4
    """Links."""
    OP = 0x8
    """Ended operations."""
    BUTTON = 0x10
    """Buttons."""
    GESTURE = 0x20
    """Gestures."""
    RATE_MODE = 0x40
    """Rate modes."""
    CALIBRATION = 0x80
    """Calibration."""
    PLAYER = 0x100
    """Player indices."""
    STREAM = 0x200
    """Streams that ended or overflowed."""
    WEARING = 0x400
    """Information and states of wearables."""
    BOARD = 0x800
    """States and detectors of boards."""
    PROGRESS = 0x1000
    """Progress of operations."""
    MOVE = 0x100000000
    """Movements; continuous, off unless a mask includes it."""
    VALUE = 0x200000000
    """Values of subscriptions; continuous, off unless a mask includes it."""
    SAMPLES = 0x400000000
    """Frames of streams; continuous, off unless a mask includes it."""
    MOUSE = 0x800000000
    """Pointers of TAPs; continuous, off unless a mask includes it."""
    HAND = 0x1000000000
    """Postures of hands; continuous, off unless a mask includes it."""
    ORIENTATION = 0x2000000000
    """Orientations of TAPs; continuous, off unless a mask includes it."""
    STANDARD = 0xffffffff
    """All classes that are not continuous, including those of later versions; the mask of the default queue."""


class AxisSource(ValueBase):
    """The source of a direction."""

    GYRO_X = 0
    """Rotation about x."""
    GYRO_Y = 1
    """Rotation about y."""
    GYRO_Z = 2
    """Rotation about z."""
    ROTATION = 3
    """The rotation channel."""


class DeviceAxis(ValueBase):
    """An axis of a device's samples."""

    FIRST = 0
    """The first axis."""
    SECOND = 1
    """The second axis."""
    THIRD = 2
    """The third axis."""


class PowerLaw(ValueBase):
    """The rule that turns a thrust into the power of a throw."""

    ORIGINAL = 0
    """The original rule, rarely below 0.81."""
    LINEAR = 1
    """From 0.2 for a weak throw to 1 for a strong one."""


class AimSpace(ValueBase):
    """The space in which a rotation rate moves the pointer."""

    LOCAL = 0
    """The axes of the device: x is pitch, z is yaw."""
    PLAYER = 1
    """The axes of a device in a hand: a turn to the side is yaw, at any roll. Gravity only sets the shares of the
    axes.
    """
    WORLD = 2
    """The axes of the world: yaw is about the vertical, pitch about the level axis."""


class RecenterTrigger(ValueBase):
    """A gesture that centers a device."""

    NONE = 0
    """None."""
    SHAKE = 1
    """A shake."""
    SWING = 2
    """A swing."""
    THROW = 3
    """A throw."""
    ACTION = 4
    """The action of the gamepad view."""


class CalibrationPolicy(ValueBase):
    """Whether players are prompted to calibrate."""

    ASK = 0
    """When the first packets arrive, until the player has calibrated or declined; not for boards, which measure
    their level pose.
    """
    NEVER = 1
    """Only by `Device.want_calibration()`."""


class CalibrationState(ValueBase):
    """The state of the prompt to calibrate."""

    IDLE = 0
    """There is no prompt, or the device does not send yet."""
    AWAITING_PLAYER = 1
    """The prompt can be answered."""
    DONE = 2
    """The player has calibrated. The calibration survives lost links."""


class GamepadStyle(ValueBase):
    """The responsiveness of the gamepad view."""

    ROBUST = 0
    """Only deliberate movements."""
    GAME = 1
    """The original style for games: fast, but triggered even by the noise of a resting sensor."""
    SMOOTH = 2
    """The original style for menus: calmer."""


class VelocityPreset(ValueBase):
    """The kind of velocity to shape."""

    FRAME_FAST = 0
    """The movement of a frame at the fast rate."""
    FRAME_NORMAL = 1
    """The movement of a frame at the normal rate."""
    FRAME_LOW_POWER = 2
    """The movement of a frame at low power."""
    GAMEPAD_FAST = 3
    """The gamepad's velocity at the fast rate."""
    GAMEPAD_OTHER = 4
    """The gamepad's velocity at other rates."""


class StrategyMode(ValueBase):
    """The game that a strategy plays."""

    PONG = 0
    """A paddle that moves with the hand."""
    QUIZ = 1
    """A row of answers, confirmed by the button."""
    BOWLING = 2
    """A throw when a swing to the right has passed its peak."""
    DART = 3
    """A throw on a sudden movement to the right; in gesture mode, throws are also a gesture of `Input`."""


class PongStyle(ValueBase):
    """The style of a pong paddle."""

    RAW = 0
    """Follows the hand."""
    ARCADE = 1
    """Stronger."""
    SMOOTH = 2
    """Calmer."""


class NavigatorPolicy(ValueBase):
    """The rules of a menu."""

    ORIGINAL = 0
    """The rules of the original framework, in which a continued hold repeats the confirmation."""
    COMFORT = 1
    """More forgiving rules, described above."""


class Confirmation(ValueBase):
    """The means of confirming an item."""

    HOLD_OR_BUTTON = 0
    """A hold or the button."""
    BUTTON = 1
    """Only the button."""
    HOLD = 2
    """Only a hold."""


class MenuOwnership(ValueBase):
    """The devices whose inputs move a menu."""

    ONE_HAND = 0
    """The first device that leans or clicks, until its hand has rested for some time."""
    ALL = 1
    """All devices; a resting hand blocks the focus for the others."""
    BOUND = 2
    """The device set by `Navigator.set_owner()`."""


class MenuCommand(ValueBase):
    """The menu command of a tap or air gesture."""

    NONE = 0
    """No command."""
    NEXT = 1
    """Focus the next item."""
    PREVIOUS = 2
    """Focus the previous item."""
    ACTIVATE = 3
    """Confirm the focused item."""
    LEAVE = 4
    """Remove the focus; the program closes the menu."""


class MenuHint(ValueBase):
    """The hint to display beside a menu."""

    HIDDEN = 0
    """None; there is no menu to show."""
    SELECT = 1
    """Lean to choose."""
    HOLD_OR_CLICK = 2
    """Hold or click to confirm."""
    CLICK = 3
    """Click to confirm."""


class SimulatorModel(ValueBase):
    """The model of a simulated device."""

    TRIKI_CAP = 0
    """A Triki cap."""
    TABLE = 1
    """A device without firmware, which has only the characteristics set by `Simulator.characteristics`."""
    TAP_STRAP_2 = 2
    """A Tap Strap 2, with the classic protocol."""
    TAP_XR = 3
    """A TapXR, with the classic protocol."""
    TAP_STRAP_2_FRAMED = 4
    """A Tap Strap 2 with the framed protocol of newer firmware."""
    TAP_XR_FRAMED = 5
    """A TapXR with the framed protocol of newer firmware."""
    METAMOTION_R = 6
    """A MetaMotion R board, with a BMI160, a barometer and a light sensor."""
    METAMOTION_RL = 7
    """A MetaMotion RL board, with a BMI160."""
    METAMOTION_S = 8
    """A MetaMotion S board, with a BMI270, a barometer and a light sensor."""
    METAENVIRONMENT = 9
    """A MetaEnvironment board, with a barometer and a hygrometer; its accelerometer measures nothing."""


class SimulatorPacketFormat(ValueBase):
    """The packet format of a cap's firmware."""

    V2 = 0
    """16 bytes: header, three axes, zeros; sent by current caps."""
    BLOCK = 1
    """8 bytes: header and three axes."""
    TWO_BLOCKS = 2
    """16 bytes: one block for tilt and one for rotation rates."""
    SENSOR_FRAME_14 = 3
    """14 bytes: tilt, rotation rates and the rotation channel."""
    SENSOR_FRAME_16 = 4
    """16 bytes: the same, with flags."""
    MINI = 5
    """2 bytes: flags only."""


class SimulatorFlag(FlagBase):
    """Options of a simulated device."""

    BARE = 0x1
    """Driven by the program instead of its context's backend."""
    NAME_IN_SCAN_RESPONSE = 0x2
    """Its scan response contains the name, instead of the advertising packet."""
    BONDED = 0x4
    """The host is already paired with it."""
    CONNECTED = 0x8
    """The host is paired with it, and the host's system has a permanent link, so the device does not advertise."""
    IDEAL_LINK = 0x10
    """Its link delivers everything at once, until `Simulator.link` changes that."""
    SECURE_BOOTLOADER = 0x20
    """A board has a secure bootloader, which keeps its firmware until a new one is complete, instead of a legacy
    bootloader, which erases it first.
    """
    GIVES_WAY = 0x40
    """It is removed as soon as the program creates a simulated device without this option: a default device for
    games without hardware.
    """
    BOOTLOADER_MOVES = 0x80
    """The bootloader of a board advertises with the next address, like some bootloaders without bonds. Not
    supported by bare simulators.
    """


class SimulatorStepKind(ValueBase):
    """The kind of a script step."""

    REST = 0
    """The device lies still, all axes at 0."""
    HOLD = 1
    """The axes stay at the amplitude."""
    SWEEP = 2
    """The axes oscillate between plus and minus the amplitude once per period, beginning at 0."""
    SHAKE = 3
    """The axes jump between plus and minus the amplitude, each for half a period."""
    TILT = 4
    """The axes move linearly to the amplitude within the duration, and stay there."""
    PRESS = 5
    """The button goes down and stays down."""
    RELEASE = 6
    """The button goes up."""
    RATE = 7
    """A packet is sent every period; with period 0 the device chooses."""
    SILENCE = 8
    """No packets are sent during the step, while the link stays up."""
    LINK_LOSS = 9
    """The link breaks, and the device is out of range during the step."""
    DRIFT = 10
    """The sensor's zero point drifts by the amplitude within the duration, and stays there."""
    NOISE = 11
    """Random noise of up to the amplitude is added to every sample."""
    TAP = 12
    """A TAP wearable taps the low five bits of `value`, a combination: 1 is the thumb, 16 the pinky; without any of
    them nothing happens. The fingers stay down during the step. A board is tapped along the amplitude, 3 g from
    above if it is 0; twice, `period` (or 0.15 s) apart, if `value` is 2.
    """
    GESTURE = 13
    """A TAP wearable sees the gesture of code `value`; hand states (from 100) continue until the next one; 301 to
    304 are swipes to the left, top, right and bottom. A wrist with a board is raised to look at it (0), or makes
    a gesture: 1 pushes the arm down, 2 pivots it up, 3 shakes, 4 flicks in, 5 flicks out.
    """
    KEYBOARD = 14
    """Shift and switch of a TAP wearable become `value`: shift in bits 0 and 1, switch in bits 2 and 3."""
    POSTURE = 15
    """A TAP wearable is held for the mouse state `value`: 0 standby, 1 air mouse, 2 and 3 optical."""
    BATTERY = 16
    """The battery of a TAP wearable or a board is at `value` percent."""
    TURN = 17
    """The axes move by the amplitude per second, and stay where they are at the end of the step."""
    WALK = 18
    """The wearer of a board walks `value` steps within the duration, two per second if it is 0; at most ten per
    second.
    """
    FALL = 19
    """A board falls freely during the step."""
    CHARGER = 20
    """The charger of a board is off (0), supplies power (1), or also charges its battery (3)."""
    TEMPERATURE = 21
    """The temperature channel `value` of a board measures amplitude_x degrees Celsius."""
    PRESSURE = 22
    """A board is at a pressure of amplitude_x Pa."""
    LIGHT = 23
    """The light on a board is amplitude_x lx."""
    HUMIDITY = 24
    """A board is at a relative humidity of amplitude_x %."""
    PIN = 25
    """The pin `value` of a board is at amplitude_x V."""
    OPEN_PIN = 26
    """The pin `value` of a board is unconnected, as initially, and follows the board's pull."""


class SimulatorSecurity(ValueBase):
    """The protection of a link."""

    OPEN = 0
    """None."""
    ENCRYPTED = 1
    """Encrypted, which requires pairing."""
    AUTHENTICATED = 2
    """Encrypted after a pairing that a person has confirmed."""


class SimulatorTrigger(ValueBase):
    """The event that triggers a reaction."""

    WRITE = 0
    """A host writes a value that matches the pattern."""
    SUBSCRIBE = 1
    """A host enables notifications."""


class SimulatorAction(ValueBase):
    """The response of a reaction."""

    NOTIFY = 0
    """Sends the bytes as a notification of the target, if the host has subscribed to it."""
    SET_VALUE = 1
    """Makes the bytes the value of the target."""
    STOP = 2
    """Cancels all waiting actions of the target, such as a stream."""
    DROP_LINK = 3
    """Breaks the link."""
    REFUSE = 4
    """Refuses the write with att_code; no other reaction is triggered, and the value is unchanged."""


class SimulatorReactionFlag(FlagBase):
    """Options of a reaction."""

    WHOLE = 0x1
    """The written value must have the size of the pattern, instead of starting with it."""
    LAST = 0x2
    """If it matches, the reactions after it are not considered."""


class SimulatorRequest(FlagBase):
    """Requests of a host."""

    READ = 0x1
    """Reads."""
    WRITE = 0x2
    """Writes."""
    SUBSCRIBE = 0x4
    """Enabling notifications."""
    CONNECT = 0x8
    """Connecting, to a simulator that is not bare."""


class SimulatorFaultKind(ValueBase):
    """The effect of a fault on a request."""

    REFUSE = 0
    """The request fails with att_code, a connection with `Result.CONNECT_FAILED`, without reaching the firmware."""
    DELAY = 1
    """The device acts at once, but its response or the discovery of services is delayed. A bare simulator ignores
    it.
    """
    DROP_LINK = 2
    """The link breaks before the device answers."""


class SimulatorPairing(ValueBase):
    """The pairing method of a simulated device."""

    JUST_WORKS = 0
    """Just Works: the device has neither a display nor keys."""
    SHOWS_PASSKEY = 1
    """The device shows the passkey, which is entered on the host."""
    TAKES_PASSKEY = 2
    """The host shows the passkey, which is entered on the device."""
    COMPARES_PASSKEY = 3
    """Both show the passkey, and a person compares them."""
    REFUSES = 4
    """The device refuses."""


class Key(FlagBase):
    """The keys of a player."""

    LEFT = 0x1
    """Moves the position to the left."""
    RIGHT = 0x2
    """Moves the position to the right."""
    UP = 0x4
    """Moves the position up."""
    DOWN = 0x8
    """Moves the position down."""
    BUTTON = 0x10
    """The main button."""
    THROW = 0x20
    """Throws when it goes down."""
    SHAKE = 0x40
    """Shakes when it goes down."""
    SWING = 0x80
    """Swings when it goes down."""


class HostState(ValueBase):
    """The state of the program's Bluetooth adapter."""

    READY = 0
    """It can be used."""
    OFF = 1
    """The adapter is switched off, or the program may not use it."""
    ABSENT = 2
    """There is none."""


class HostRequestKind(ValueBase):
    """Kinds of requests to the program's Bluetooth stack."""

    START_SCAN = 0
    """Report the devices in range."""
    STOP_SCAN = 1
    """Stop reporting them; needs no answer."""
    CONNECT = 2
    """Establish a link, waiting while the device is out of range, and discover its services."""
    DISCONNECT = 3
    """End the link, or the attempt to establish it."""
    READ = 4
    """Read the value of a characteristic, even one longer than a packet."""
    WRITE = 5
    """Write the value of a characteristic."""
    SUBSCRIBE = 6
    """Enable notifications, or else indications."""
    UNSUBSCRIBE = 7
    """Disable them."""
    PAIR = 8
    """Pair with the device and keep the bond."""
    ANSWER_PAIRING = 9
    """Answer the device's pairing request; needs no answer."""
    CANCEL_PAIRING = 10
    """Abandon the pairing; needs no answer."""
    FORGET = 11
    """Remove the bond, if there is one."""
    READ_RSSI = 12
    """Measure the signal strength of a link: one signed byte, in dBm. Fail with `Result.UNSUPPORTED` if the stack
    cannot measure it.
    """


class HostPairingAnswer(ValueBase):
    """The answer to a pairing request."""

    ACCEPT = 0
    """The passkeys are the same, or pairing without one is accepted."""
    PASSKEY = 1
    """The passkey of the request is the one that the device shows."""
    REJECT = 2
    """Pairing is refused."""


class HostPeerFlag(FlagBase):
    """Properties of a reported device."""

    BONDED = 0x1
    """It is paired, see `HostRadio.report_bond()`."""
    LINKED = 0x2
    """It is connected to this machine, for another program."""
    REMEMBERED = 0x4
    """It is known but not currently received: it may be out of range."""


class LogClass(FlagBase):
    """The class of a log line."""

    FATAL = 0x1
    """The library cannot continue."""
    ERROR = 0x2
    """Something failed."""
    WARNING = 0x4
    """Something is unexpected, but work continues."""
    INFO = 0x8
    """Information for users."""
    DEBUG = 0x10
    """Information for maintainers."""
    PACKETS = 0x20
    """Every packet, in hexadecimal."""
    TIMING = 0x40
    """Intervals between packets, and changes of the rate mode."""


class SessionState(ValueBase):
    """The phase of a session."""

    NONE = 0
    """No phase."""
    RUNNING = 1
    """It is being recorded."""
    ENDED = 2
    """It was ended."""
    RECOVERED = 3
    """Its program ended without closing it; it ends with its last frame."""


class TableDialect(ValueBase):
    """The format of a table as text."""

    PLAIN = 0
    """A date, seconds since the first frame, and a column for each channel, named with its unit; numbers have the
    shortest exact digits.
    """
    ORIGINAL = 1
    """The format of MetaWear's framework: NATIVE units with six decimals, angles with four."""
    SPREADSHEET = 2
    """PLAIN for spreadsheets with a decimal comma: semicolons between the cells, and a byte order mark."""


class FillMethod(ValueBase):
    """The interpolation between two frames."""

    LINEAR = 0
    """Linear; angles and quaternions along the shortest path."""
    PREVIOUS = 1
    """The values of the previous frame."""
    NEAREST = 2
    """The values of the nearest frame."""


class TimeBase(ValueBase):
    """The clock of a track's times."""

    CLOCK = 0
    """The clock of the recording context; the session relates it to dates."""
    UTC = 1
    """Nanoseconds since 1970."""
    UNANCHORED = 2
    """A clock with unknown dates, such as that of a board after a reset."""


class TrackGapKind(ValueBase):
    """The cause of missing frames."""

    NONE = 0
    """No cause."""
    LINK = 1
    """The link was lost."""
    PACKETS = 2
    """Packets were lost."""
    OVERFLOW = 3
    """A queue, or the memory of a board, was full."""
    DISK = 4
    """The disk was too slow, or full."""
    SLEEP = 5
    """The machine was asleep, and the clock stopped meanwhile."""
    RESET = 6
    """The board was reset."""
    PAGE = 7
    """A part of the board's log could not be read."""
    SILENCE = 8
    """The connected device sent nothing."""


class FirmwareFormat(ValueBase):
    """The format of a firmware file."""

    AUTO = 0
    """Detected from the first bytes: a package or HEX; bin must be specified."""
    ZIP = 1
    """A package: images, init packets, and manifest.json."""
    HEX = 2
    """Intel HEX of an application, without gaps. Records of the chip's configuration are skipped."""
    BIN = 3
    """The bytes of an application."""


class FirmwareKind(ValueBase):
    """The target of a part of a firmware."""

    NONE = 0
    """No part."""
    SOFTDEVICE = 1
    """The Bluetooth stack of the chip's vendor."""
    BOOTLOADER = 2
    """The bootloader."""
    SOFTDEVICE_BOOTLOADER = 3
    """Both, one after the other."""
    APPLICATION = 4
    """The application."""


class FirmwareProcedure(ValueBase):
    """The procedure by which a bootloader receives a part."""

    LEGACY = 0
    """Nordic's legacy DFU."""
    SECURE = 1
    """Nordic's secure DFU, with an init packet in protocol buffer format."""


class FirmwareFlag(FlagBase):
    """Properties of a firmware or of a part."""

    CHECKED = 0x1
    """The image matches the checksum or hash in its init packet; for a firmware, every image."""
    SIGNED = 0x2
    """The init packet has a signature, which only `Firmware.check_signature()` verifies."""
    DEBUG = 0x4
    """The init packet makes the bootloader ignore versions."""
    VERIFIED = 0x8
    """The signature was verified with the key of `Firmware.check_signature()`; for a firmware, every signature.
    Without this flag the signature is not verified.
    """


class FirmwareComparison(FlagBase):
    """Properties of a device that were compared with a firmware."""

    MODEL = 0x1
    """The number of the model."""
    HARDWARE = 0x2
    """The revision of the hardware."""
    BOOTLOADER = 0x4
    """The version of the bootloader."""


class UpdateFlag(FlagBase):
    """The checks that an update skips."""

    IGNORE_BATTERY = 0x1
    """Accept a battery below 30 % that is not being charged."""
    IGNORE_LOG = 0x2
    """Accept entries in the log, which the update may erase."""
    ANY_MODEL = 0x4
    """Accept a build of a catalog for a device in its bootloader whose model is unknown."""


class OrientationFlag(FlagBase):
    """Properties of an orientation."""

    AT_REST = 0x1
    """The sensor is at rest."""
    AFTER_GAP = 0x2
    """Samples before this sample are missing, or the sample itself is not a measurement."""
    UNKNOWN_GAP = 0x4
    """More than a second is missing: the rotation meanwhile is unknown, and the heading is unchanged."""
    FIELD_DISTURBED = 0x8
    """The magnetic field is disturbed, or has never been accepted."""
    SATURATED = 0x10
    """The rotation rate is at the limit of the gyroscope's range: the actual rate may have been higher."""


class OrientationOption(FlagBase):
    """Options of a filter."""

    OFFLINE = 0x1
    """Filters forwards and backwards."""
    KEEP_BIAS_AT_REST = 0x2
    """Does not estimate the bias at rest, for slow rotations that look like rest."""
    KEEP_BIAS_IN_MOTION = 0x4
    """Does not estimate the bias in motion."""
    ACCEPT_ANY_FIELD = 0x8
    """Does not reject disturbed magnetic fields."""


ENUM_NUMBERS: dict[type[ValueBase], int] = {
    Result: 1,
    Cause: 2,
    Family: 3,
    LinkState: 4,
    DownReason: 5,
    ReconnectPolicy: 6,
    NotifyPath: 7,
    OperationKind: 8,
    OperationStatus: 9,
    EventType: 10,
    RateMode: 11,
    MotionMode: 12,
    AxisSource: 13,
    DeviceAxis: 14,
    PowerLaw: 15,
    PointerDirection: 16,
    CalibrationPolicy: 17,
    CalibrationState: 18,
    GamepadStyle: 19,
    VelocityPreset: 20,
    StrategyMode: 21,
    PongStyle: 22,
    NavigatorPolicy: 23,
    Confirmation: 24,
    MenuOwnership: 25,
    MenuCommand: 26,
    MenuHint: 27,
    WriteKind: 28,
    SubscriptionState: 29,
    SimulatorModel: 30,
    SimulatorPacketFormat: 31,
    SimulatorStepKind: 32,
    SimulatorSecurity: 33,
    SimulatorTrigger: 34,
    SimulatorAction: 35,
    SimulatorFaultKind: 36,
    HostState: 37,
    HostRequestKind: 38,
    HostPairingAnswer: 39,
    PairingKind: 40,
    Units: 41,
    ValueType: 42,
    LossDetection: 43,
    StreamState: 44,
    PairingPolicy: 45,
    SimulatorPairing: 46,
    BindingKind: 47,
    MountingKind: 48,
    Detail: 49,
    GameInput: 50,
    OperationPhase: 51,
    AirGesture: 52,
    HandGesture: 53,
    HandState: 54,
    MouseState: 55,
    ShiftState: 56,
    TapInputMode: 57,
    TapXrState: 58,
    TapFeature: 59,
    MwState: 60,
    MwSensor: 61,
    MwFilter: 62,
    MwPower: 63,
    MwDetector: 64,
    MwDetectorMode: 65,
    MwArm: 66,
    MwLedColor: 67,
    MwLedPreset: 68,
    MwLedAction: 69,
    MwResetKind: 70,
    MwFusionMode: 71,
    MwMagnetometerPreset: 72,
    MwPinAction: 73,
    MwPinEdge: 74,
    MwWhitelistMode: 75,
    MwAddressKind: 76,
    MwAction: 77,
    MwInputSource: 78,
    MwAxis: 79,
    MwNumber: 80,
    MwTapFinding: 81,
    MwOrientationFinding: 82,
    MwActivityFinding: 83,
    MwWristGesture: 84,
    MwLogMode: 85,
    MwProgramKind: 89,
    MwLogEnd: 86,
    DownloadState: 90,
    MwProcessorType: 95,
    MwProcessorMode: 96,
    MwProcessorFunction: 97,
    MwRecipe: 98,
    DownloadGapCause: 99,
    SessionState: 110,
    StoreNotice: 125,
    TrackGapKind: 126,
    TableDialect: 111,
    FillMethod: 135,
    TapVisionReports: 165,
    TapVisionModel: 166,
    TapProperty: 167,
    FirmwareFormat: 140,
    FirmwareKind: 141,
    FirmwareProcedure: 142,
    TimeBase: 143,
    GyroCalibration: 153,
    AimSpace: 154,
    RecenterTrigger: 155,
}
"""The number of each enumeration for velto_enum_name()."""
