"""A class for each type of event.

Generated from bindings/api; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from . import _abi
from ._calls import none_if
from ._enums import (
    AirGesture,
    Button,
    DownReason,
    EventClass,
    EventType,
    Finger,
    Gesture,
    GyroCalibration,
    HandGesture,
    HandState,
    LinkState,
    MouseState,
    OperationKind,
    OperationPhase,
    PairingKind,
    RateMode,
    ShiftState,
    StoreNotice,
    TapProperty,
)
from .event import Event

if TYPE_CHECKING:
    from .download import Download
    from .stream import Stream
    from .subscription import Subscription

__all__ = [
    "AdapterChangedEvent",
    "ScanStartedEvent",
    "ScanStoppedEvent",
    "DeviceFoundEvent",
    "ChoiceNeededEvent",
    "LinkChangedEvent",
    "DeviceConnectedEvent",
    "DeviceDisconnectedEvent",
    "OperationDoneEvent",
    "ButtonEvent",
    "RateModeChangedEvent",
    "PlayerChangedEvent",
    "CalibratedEvent",
    "DroppedEvent",
    "GestureEvent",
    "GesturePrimedEvent",
    "MovedEvent",
    "CalibrationWantedEvent",
    "ProgressEvent",
    "ServicesChangedEvent",
    "SubscriptionEndedEvent",
    "ValuesReadyEvent",
    "ConnectFailedEvent",
    "SilentEvent",
    "DeviceForgottenEvent",
    "StreamEndedEvent",
    "StreamOverflowEvent",
    "SignalsChangedEvent",
    "SamplesReadyEvent",
    "PairingRequestedEvent",
    "TapEvent",
    "AirGestureEvent",
    "AirStateEvent",
    "HandGestureEvent",
    "TapHoldEvent",
    "StandbyEvent",
    "KeyboardStateEvent",
    "DetailsReadEvent",
    "MwStateEvent",
    "MwDetectedEvent",
    "MwPinEvent",
    "MwLogEvent",
    "MwBoardResetEvent",
    "PageReadyEvent",
    "LinkLimitEvent",
    "MouseEvent",
    "HandStateEvent",
    "TapOrientationEvent",
    "TapReportEvent",
    "GyroCalibrationEvent",
    "StoreEvent",
    "TrackSilentEvent",
    "SessionEndedEvent",
]


class AdapterChangedEvent(Event):
    """An adapter appeared, changed or disappeared."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.ADAPTER_CHANGED
    __match_args__ = ("is_present", "is_powered", "is_usable", "identifier")

    @property
    def is_present(self) -> bool:
        """Whether the adapter is present."""
        return bool(self._raw.data.adapter.is_present)

    @property
    def is_powered(self) -> bool:
        """Whether it is powered."""
        return bool(self._raw.data.adapter.is_powered)

    @property
    def is_usable(self) -> bool:
        """Whether it can connect to devices."""
        return bool(self._raw.data.adapter.is_usable)

    @property
    def identifier(self) -> str:
        """Its name, such as "hci0", for `Context.select_adapter()`."""
        return self._raw.data.adapter.identifier.decode()


class ScanStartedEvent(Event):
    """Discovery is running."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.SCAN_STARTED


class ScanStoppedEvent(Event):
    """Discovery ended, or cannot start although it is required; `result` is the reason, `Result.OK` if it ended on
    request. Each reason is reported once. SCAN_STARTED follows when discovery is running again.
    """

    __slots__ = ()
    type: ClassVar[EventType] = EventType.SCAN_STOPPED


class DeviceFoundEvent(Event):
    """A device was seen for the first time, or again after it was forgotten."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.DEVICE_FOUND
    __match_args__ = ("rssi", "is_likely")

    @property
    def rssi(self) -> int | None:
        """Received signal strength, or `None` (dBm)."""
        return none_if(self._raw.data.found.rssi, _abi.VELTO_RSSI_UNKNOWN)

    @property
    def is_likely(self) -> bool:
        """Whether it is likely to be a supported wearable."""
        return bool(self._raw.data.found.is_likely)


class ChoiceNeededEvent(Event):
    """The likely devices in range outnumber the players without a device."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.CHOICE_NEEDED
    __match_args__ = ("candidate_count",)

    @property
    def candidate_count(self) -> int:
        """Number of likely devices in range."""
        return self._raw.data.choice.candidate_count


class LinkChangedEvent(Event):
    """The state of a link changed."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.LINK_CHANGED
    __match_args__ = ("previous", "current", "reason")

    @property
    def previous(self) -> LinkState:
        """The state before."""
        return LinkState(self._raw.data.link.previous)

    @property
    def current(self) -> LinkState:
        """The state now."""
        return LinkState(self._raw.data.link.current)

    @property
    def reason(self) -> DownReason:
        """The reason why the link ended, if it did."""
        return DownReason(self._raw.data.link.reason)


class DeviceConnectedEvent(Event):
    """A device is ready."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.DEVICE_CONNECTED
    __match_args__ = ("link_serial",)

    @property
    def link_serial(self) -> int:
        """Number of times the device became ready, including this one."""
        return self._raw.data.connected.link_serial


class DeviceDisconnectedEvent(Event):
    """A ready device was disconnected."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.DEVICE_DISCONNECTED
    __match_args__ = ("reason", "will_reconnect")

    @property
    def reason(self) -> DownReason:
        """The reason why the link ended."""
        return DownReason(self._raw.data.disconnected.reason)

    @property
    def will_reconnect(self) -> bool:
        """Whether the link will be re-established."""
        return bool(self._raw.data.disconnected.will_reconnect)


class OperationDoneEvent(Event):
    """An operation ended; `result` is its outcome."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.OP_DONE
    __match_args__ = ("kind", "object_bits")

    @property
    def kind(self) -> OperationKind:
        """The kind of operation."""
        return OperationKind(self._raw.data.op.kind)

    @property
    def object_bits(self) -> int:
        """The `bits` of the handle that it created, such as a subscription; 0 for none."""
        return self._raw.data.op.object_bits


class ButtonEvent(Event):
    """A button was pressed or released."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.BUTTON
    __match_args__ = ("button", "is_down", "press_count", "release_count")

    @property
    def button(self) -> Button:
        """The button."""
        return Button(self._raw.data.button.button)

    @property
    def is_down(self) -> bool:
        """Whether the button is down."""
        return bool(self._raw.data.button.is_down)

    @property
    def press_count(self) -> int:
        """Number of its presses so far; wraps."""
        return self._raw.data.button.press_count

    @property
    def release_count(self) -> int:
        """Number of its releases so far; wraps."""
        return self._raw.data.button.release_count


class RateModeChangedEvent(Event):
    """The packet rate of a device changed."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.RATE_MODE_CHANGED
    __match_args__ = ("previous", "current", "interval")

    @property
    def previous(self) -> RateMode:
        """The mode before."""
        return RateMode(self._raw.data.rate.previous)

    @property
    def current(self) -> RateMode:
        """The mode now."""
        return RateMode(self._raw.data.rate.current)

    @property
    def interval(self) -> float:
        """The packet interval that decided the mode (seconds)."""
        return self._raw.data.rate.interval


class PlayerChangedEvent(Event):
    """The player index of a device changed."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.PLAYER_CHANGED
    __match_args__ = ("previous", "current")

    @property
    def previous(self) -> int | None:
        """The player index before, None for none."""
        return none_if(self._raw.data.player.previous, -1)

    @property
    def current(self) -> int | None:
        """The player index now, None for none."""
        return none_if(self._raw.data.player.current, -1)


class CalibratedEvent(Event):
    """A calibration was taken, loaded or cleared."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.CALIBRATED
    __match_args__ = ("is_calibrated",)

    @property
    def is_calibrated(self) -> bool:
        """Whether the device has a neutral pose now."""
        return bool(self._raw.data.calibration.is_calibrated)


class DroppedEvent(Event):
    """This queue lost events; always delivered."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.DROPPED
    __match_args__ = ("classes", "continuous_count", "other_count")

    @property
    def classes(self) -> EventClass:
        """The classes of the lost events."""
        return EventClass(self._raw.data.dropped.classes)

    @property
    def continuous_count(self) -> int:
        """Number of lost continuous events."""
        return self._raw.data.dropped.continuous_count

    @property
    def other_count(self) -> int:
        """Number of other lost events."""
        return self._raw.data.dropped.other_count


class GestureEvent(Event):
    """Gestures were detected; raised by the poll that detects them."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.GESTURE
    __match_args__ = ("gestures", "throw_power")

    @property
    def gestures(self) -> Gesture:
        """The gestures, one or more flags."""
        return Gesture(self._raw.data.gesture.gestures)

    @property
    def throw_power(self) -> float:
        """Power of a throw, 0 to 1; 0 without one."""
        return self._raw.data.gesture.throw_power


class GesturePrimedEvent(Event):
    """The hand was pulled back: a thrust would throw; raised by the poll that detects it."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.GESTURE_PRIMED


class MovedEvent(Event):
    """The device moved; continuous, raised by polls."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.MOVED
    __match_args__ = ("direction", "velocity", "position_x", "position_y")

    @property
    def direction(self) -> float:
        """Direction of the gamepad view, -1 to 1."""
        return self._raw.data.move.direction

    @property
    def velocity(self) -> float:
        """Velocity of the gamepad view, 0 or more."""
        return self._raw.data.move.velocity

    @property
    def position_x(self) -> float:
        """Horizontal position."""
        return self._raw.data.move.position_x

    @property
    def position_y(self) -> float:
        """Vertical position."""
        return self._raw.data.move.position_y


class CalibrationWantedEvent(Event):
    """The player should be prompted to calibrate; raised by the first poll that receives packets, once per device
    until its calibration is lost.
    """

    __slots__ = ()
    type: ClassVar[EventType] = EventType.CALIBRATION_WANTED


class ProgressEvent(Event):
    """An operation made progress."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.PROGRESS
    __match_args__ = ("phase", "part", "part_count", "done", "total", "rate", "remaining")

    @property
    def phase(self) -> OperationPhase:
        """The phase."""
        return OperationPhase(self._raw.data.progress.phase)

    @property
    def part(self) -> int:
        """The current part, starting at 0."""
        return self._raw.data.progress.part

    @property
    def part_count(self) -> int:
        """Number of parts; 1 for most operations."""
        return self._raw.data.progress.part_count

    @property
    def done(self) -> int:
        """Units done in this phase, over all parts; a calibration returns to 0 when the device moves."""
        return self._raw.data.progress.done

    @property
    def total(self) -> int:
        """Total units of this phase; 0 while unknown."""
        return self._raw.data.progress.total

    @property
    def rate(self) -> float | None:
        """Units per second, averaged over some seconds; -1 while unknown (1/s)."""
        return none_if(self._raw.data.progress.rate, -1)

    @property
    def remaining(self) -> float | None:
        """Time until the end of this phase at that rate; -1 while unknown (seconds)."""
        return none_if(self._raw.data.progress.remaining, -1)


class ServicesChangedEvent(Event):
    """A device changed its services while connected."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.SERVICES_CHANGED
    __match_args__ = ("generation",)

    @property
    def generation(self) -> int:
        """Number of GATT tables discovered on the device so far."""
        return self._raw.data.services.generation


class SubscriptionEndedEvent(Event):
    """Notifications ended without the program's request; `result` is the reason."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.SUBSCRIPTION_ENDED
    __match_args__ = ("subscription", "characteristic")

    @property
    def subscription(self) -> Subscription | None:
        """The subscription; null for notifications of the device's family."""
        return self._context._subscription(self._raw.data.subscription.subscription)

    @property
    def characteristic(self) -> int:
        """Value handle of the characteristic."""
        return self._raw.data.subscription.characteristic


class ValuesReadyEvent(Event):
    """A value arrived in an empty subscription; continuous."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.VALUES_READY
    __match_args__ = ("subscription", "characteristic")

    @property
    def subscription(self) -> Subscription | None:
        """The subscription; null for notifications of the device's family."""
        return self._context._subscription(self._raw.data.subscription.subscription)

    @property
    def characteristic(self) -> int:
        """Value handle of the characteristic."""
        return self._raw.data.subscription.characteristic


class ConnectFailedEvent(Event):
    """An attempt to connect failed; `result` is the reason."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.CONNECT_FAILED
    __match_args__ = ("attempts", "will_retry")

    @property
    def attempts(self) -> int:
        """Number of attempts since the device was last ready, including this one and those of earlier connects."""
        return self._raw.data.connect_failed.attempts

    @property
    def will_retry(self) -> bool:
        """Whether another attempt follows; 0 only for the last attempt of a connect."""
        return bool(self._raw.data.connect_failed.will_retry)


class SilentEvent(Event):
    """A connected device sent nothing after its start; it is started again."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.SILENT


class DeviceForgottenEvent(Event):
    """A device was forgotten, by the program or after ten minutes without an advertisement; its handle is stale."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.DEVICE_FORGOTTEN


class StreamEndedEvent(Event):
    """A stream ended without the program's request; `result` is the reason."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.STREAM_ENDED
    __match_args__ = ("stream",)

    @property
    def stream(self) -> Stream | None:
        """The stream."""
        return self._context._stream(self._raw.data.stream.stream)


class StreamOverflowEvent(Event):
    """A stream drops frames that were not read in time; sent again only after half of the ring has been read."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.STREAM_OVERFLOW
    __match_args__ = ("stream",)

    @property
    def stream(self) -> Stream | None:
        """The stream."""
        return self._context._stream(self._raw.data.stream.stream)


class SignalsChangedEvent(Event):
    """The list of signals of a connected device changed; `Device.signals` returns it."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.SIGNALS_CHANGED


class SamplesReadyEvent(Event):
    """A frame arrived in an empty stream; continuous."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.SAMPLES_READY
    __match_args__ = ("stream",)

    @property
    def stream(self) -> Stream | None:
        """The stream."""
        return self._context._stream(self._raw.data.stream.stream)


class PairingRequestedEvent(Event):
    """Pairing requires an answer, and the pairing policy is INTERACTIVE."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.PAIRING_REQUESTED
    __match_args__ = ("kind", "passkey", "entered_count")

    @property
    def kind(self) -> PairingKind:
        """The required step."""
        return PairingKind(self._raw.data.pairing.kind)

    @property
    def passkey(self) -> int:
        """The passkey of CONFIRM and SHOW_PASSKEY, shown as six digits; otherwise 0."""
        return self._raw.data.pairing.passkey

    @property
    def entered_count(self) -> int:
        """Number of digits entered on the device so far, for SHOW_PASSKEY; each further digit sends the event again
        if the backend reports it.
        """
        return self._raw.data.pairing.entered_count


class TapEvent(Event):
    """Fingers of a TAP tapped together."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.TAP
    __match_args__ = ("combination", "repeat_count", "shift", "is_switched")

    @property
    def combination(self) -> Finger:
        """The fingers, see VELTO_TAP_FINGER()."""
        return Finger(self._raw.data.tap.combination)

    @property
    def repeat_count(self) -> int:
        """Number of taps in a row, 1 to 3."""
        return self._raw.data.tap.repeat_count

    @property
    def shift(self) -> ShiftState:
        """The state of the shift key of the TAP's keyboard."""
        return ShiftState(self._raw.data.tap.shift)

    @property
    def is_switched(self) -> bool:
        """Whether the keyboard is switched to its second map."""
        return bool(self._raw.data.tap.is_switched)


class AirGestureEvent(Event):
    """A TAP reported a mid-air gesture or a posture of the hand."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.AIR_GESTURE
    __match_args__ = ("gesture", "raw", "is_known")

    @property
    def gesture(self) -> AirGesture:
        """The gesture; NONE for a code without a name."""
        return AirGesture(self._raw.data.air_gesture.gesture)

    @property
    def raw(self) -> int:
        """The code, as sent by the TAP."""
        return self._raw.data.air_gesture.raw

    @property
    def is_known(self) -> bool:
        """Whether the code has a name."""
        return bool(self._raw.data.air_gesture.is_known)


class AirStateEvent(Event):
    """A TAP began or ceased to be a mouse in mid-air."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.AIR_STATE
    __match_args__ = ("is_in_air", "mouse_state")

    @property
    def is_in_air(self) -> bool:
        """Whether the hand is a mouse in mid-air."""
        return bool(self._raw.data.air_state.is_in_air)

    @property
    def mouse_state(self) -> MouseState:
        """The source of pointer movement."""
        return MouseState(self._raw.data.air_state.mouse_state)


class HandGestureEvent(Event):
    """A TapXR saw the hand click, drag or swipe."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.HAND_GESTURE
    __match_args__ = ("gesture", "finger")

    @property
    def gesture(self) -> HandGesture:
        """The gesture."""
        return HandGesture(self._raw.data.hand_gesture.gesture)

    @property
    def finger(self) -> int | None:
        """The finger touching the thumb, 1 for the index finger to 4 for the pinky; None for none."""
        return none_if(self._raw.data.hand_gesture.finger, -1)


class TapHoldEvent(Event):
    """Fingers of a TAP are held down or released, in mode TAP_HOLD."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.TAP_HOLD
    __match_args__ = ("combination", "is_held")

    @property
    def combination(self) -> Finger:
        """The fingers."""
        return Finger(self._raw.data.tap_hold.combination)

    @property
    def is_held(self) -> bool:
        """Whether they are held down; 0 when they are released."""
        return bool(self._raw.data.tap_hold.is_held)


class StandbyEvent(Event):
    """A TAP went to standby, or woke up."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.STANDBY
    __match_args__ = ("is_in_standby",)

    @property
    def is_in_standby(self) -> bool:
        """Whether the TAP is in standby."""
        return bool(self._raw.data.standby.is_in_standby)


class KeyboardStateEvent(Event):
    """The shift and switch state of a TAP's keyboard; sent with every tap."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.KEYBOARD_STATE
    __match_args__ = ("shift", "is_switched")

    @property
    def shift(self) -> ShiftState:
        """The state of the shift key."""
        return ShiftState(self._raw.data.keyboard_state.shift)

    @property
    def is_switched(self) -> bool:
        """Whether the keyboard is switched to its second map."""
        return bool(self._raw.data.keyboard_state.is_switched)


class DetailsReadEvent(Event):
    """The device information was read, or has changed."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.DETAILS_READ
    __match_args__ = ("hardware_version", "firmware_version", "battery")

    @property
    def hardware_version(self) -> int | None:
        """Version of the hardware: 30200 is 3.2.0; -1 if unknown."""
        return none_if(self._raw.data.details.hardware_version, -1)

    @property
    def firmware_version(self) -> int | None:
        """Version of the firmware, in the same form."""
        return none_if(self._raw.data.details.firmware_version, -1)

    @property
    def battery(self) -> int | None:
        """Charge of the battery, 0 to 100; -1 if unknown (percent)."""
        return none_if(self._raw.data.details.battery, -1)


class MwStateEvent(Event):
    """The state or the activities of a MetaWear board changed."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.MW_STATE
    __match_args__ = ("previous", "current", "activities")

    @property
    def previous(self) -> int:
        """The state before: 1 idle, 2 streaming, 3 logging, 4 downloading, 5 updating (raw units)."""
        return self._raw.data.board_state.previous

    @property
    def current(self) -> int:
        """The state now, as one of the same numbers (raw units)."""
        return self._raw.data.board_state.current

    @property
    def activities(self) -> int:
        """All activities: bit 0 streaming, 1 logging, 2 downloading, 3 updating (raw units)."""
        return self._raw.data.board_state.activities


class MwDetectedEvent(Event):
    """A detector of a MetaWear board was triggered."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.MW_DETECTED
    __match_args__ = ("detector", "code", "axes", "sign", "count")

    @property
    def detector(self) -> int:
        """The detector, a `MwDetector` (raw units)."""
        return self._raw.data.detected.detector

    @property
    def code(self) -> int:
        """The code of the detection, such as a `MwTapFinding` (see `MwDetector`); 0 for a detector with a single
        result (raw units).
        """
        return self._raw.data.detected.code

    @property
    def axes(self) -> int:
        """The axes of the detection: bit 0 x, 1 y, 2 z; 0 if the detector does not report axes (raw units)."""
        return self._raw.data.detected.axes

    @property
    def sign(self) -> int:
        """The direction on that axis, 1 or -1; 0 if the detector does not report a direction."""
        return self._raw.data.detected.sign

    @property
    def count(self) -> int:
        """The number of steps since the counter was cleared; 0 for other detectors."""
        return self._raw.data.detected.count


class MwPinEvent(Event):
    """A monitored pin of a MetaWear board changed, see `Board.watch_pin()`."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.MW_PIN
    __match_args__ = ("pin", "is_high")

    @property
    def pin(self) -> int:
        """The pin."""
        return self._raw.data.pin.pin

    @property
    def is_high(self) -> bool:
        """Whether its level is high."""
        return bool(self._raw.data.pin.is_high)


class MwLogEvent(Event):
    """The log of a MetaWear board is 50, 80, 95 or 100 % full; checked once a minute while it runs, and on
    connection.
    """

    __slots__ = ()
    type: ClassVar[EventType] = EventType.MW_LOG
    __match_args__ = ("percent", "entries", "capacity")

    @property
    def percent(self) -> int:
        """The used share of the memory, 0 to 100 (percent)."""
        return self._raw.data.log.percent

    @property
    def entries(self) -> int:
        """The length of the log in entries."""
        return self._raw.data.log.entries

    @property
    def capacity(self) -> int:
        """The capacity of the log in entries."""
        return self._raw.data.log.capacity


class MwBoardResetEvent(Event):
    """A MetaWear board was reset since its clock was last read, as found on connection; its log has stopped."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.MW_BOARD_RESET
    __match_args__ = ("id", "utc")

    @property
    def id(self) -> int:
        """The number of the reset, 0 to 7; wraps."""
        return self._raw.data.board_reset.id

    @property
    def utc(self) -> int:
        """UTC time of the reset, by the board's clock (nanoseconds)."""
        return self._raw.data.board_reset.utc


class PageReadyEvent(Event):
    """A page of a download is complete and must be read and acknowledged."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.PAGE_READY
    __match_args__ = ("download", "is_last")

    @property
    def download(self) -> Download | None:
        """The download."""
        return self._context._download(self._raw.data.page.download)

    @property
    def is_last(self) -> bool:
        """Whether it is the last page of the log."""
        return bool(self._raw.data.page.is_last)


class LinkLimitEvent(Event):
    """The adapter refused a link because its limit is reached, or established more links than the known limit."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.LINK_LIMIT
    __match_args__ = ("limit", "waiting_count")

    @property
    def limit(self) -> int:
        """Number of links that the adapter supports; 0 if no longer known."""
        return self._raw.data.link_limit.limit

    @property
    def waiting_count(self) -> int:
        """Number of devices waiting for a link."""
        return self._raw.data.link_limit.waiting_count


class MouseEvent(Event):
    """The pointer of a TAP moved; continuous."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.MOUSE
    __match_args__ = ("velocity_x", "velocity_y", "elapsed", "is_mouse")

    @property
    def velocity_x(self) -> int:
        """Velocity to the right (raw units)."""
        return self._raw.data.mouse.velocity_x

    @property
    def velocity_y(self) -> int:
        """Velocity downwards (raw units)."""
        return self._raw.data.mouse.velocity_y

    @property
    def elapsed(self) -> int:
        """Elapsed time, in an unpublished unit (raw units)."""
        return self._raw.data.mouse.elapsed

    @property
    def is_mouse(self) -> bool:
        """Whether the movement is genuine; 0 for a spurious or idle one."""
        return bool(self._raw.data.mouse.is_mouse)


class HandStateEvent(Event):
    """A TapXR reported the posture of the hand; continuous."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.HAND_STATE
    __match_args__ = ("state", "vote")

    @property
    def state(self) -> HandState:
        """The posture in this report."""
        return HandState(self._raw.data.hand_state.state)

    @property
    def vote(self) -> HandState:
        """The posture in most of the newest reports."""
        return HandState(self._raw.data.hand_state.vote)


class TapOrientationEvent(Event):
    """A TAP reported its orientation; continuous."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.TAP_ORIENTATION
    __match_args__ = ("roll", "pitch", "yaw")

    @property
    def roll(self) -> int:
        """Roll (degrees)."""
        return self._raw.data.orientation.roll

    @property
    def pitch(self) -> int:
        """Pitch (degrees)."""
        return self._raw.data.orientation.pitch

    @property
    def yaw(self) -> int:
        """Yaw (degrees)."""
        return self._raw.data.orientation.yaw


class TapReportEvent(Event):
    """A TAP with the framed protocol reported a property."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.TAP_REPORT
    __match_args__ = ("kind", "value")

    @property
    def kind(self) -> TapProperty:
        """The property; `TapInfo` and `TapDevice.haptic_pattern` return its whole value."""
        return TapProperty(self._raw.data.tap_report.kind)

    @property
    def value(self) -> int:
        """The first byte of its value; 0 for HAPTIC_PATTERN (raw units)."""
        return self._raw.data.tap_report.value


class GyroCalibrationEvent(Event):
    """The accuracy of a gyroscope's bias changed."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.GYRO_CALIBRATION
    __match_args__ = ("calibration", "previous", "bias_x", "bias_y", "bias_z", "deviation")

    @property
    def calibration(self) -> GyroCalibration:
        """The accuracy now."""
        return GyroCalibration(self._raw.data.gyro_calibration.calibration)

    @property
    def previous(self) -> GyroCalibration:
        """The accuracy before."""
        return GyroCalibration(self._raw.data.gyro_calibration.previous)

    @property
    def bias_x(self) -> float:
        """The bias about the x axis of the device; raw values for a cap (rad/s)."""
        return self._raw.data.gyro_calibration.bias_x

    @property
    def bias_y(self) -> float:
        """The bias about y (rad/s)."""
        return self._raw.data.gyro_calibration.bias_y

    @property
    def bias_z(self) -> float:
        """The bias about z (rad/s)."""
        return self._raw.data.gyro_calibration.bias_z

    @property
    def deviation(self) -> float:
        """An upper bound of the standard deviation of the bias; 0 for a cap (rad/s)."""
        return self._raw.data.gyro_calibration.deviation


class StoreEvent(Event):
    """The disk of a store is too slow or too full, or has caught up; `result` is the reason of FAILED."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.STORE
    __match_args__ = ("notice", "store_bits")

    @property
    def notice(self) -> StoreNotice:
        """The notice."""
        return StoreNotice(self._raw.data.store.notice)

    @property
    def store_bits(self) -> int:
        """The `bits` of the store."""
        return self._raw.data.store.store_bits


class TrackSilentEvent(Event):
    """A recorded signal of a connected device has been silent for 3 s, or resumed."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.TRACK_SILENT
    __match_args__ = ("session", "is_silent", "store_bits")

    @property
    def session(self) -> int:
        """The number of the session."""
        return self._raw.data.track.session

    @property
    def is_silent(self) -> bool:
        """Whether it is silent now."""
        return bool(self._raw.data.track.is_silent)

    @property
    def store_bits(self) -> int:
        """The `bits` of the store."""
        return self._raw.data.track.store_bits


class SessionEndedEvent(Event):
    """A session of a store reached its limit, or ended with its download."""

    __slots__ = ()
    type: ClassVar[EventType] = EventType.SESSION_ENDED
    __match_args__ = ("session", "store_bits")

    @property
    def session(self) -> int:
        """The number of the session."""
        return self._raw.data.session.session

    @property
    def store_bits(self) -> int:
        """The `bits` of the store."""
        return self._raw.data.session.store_bits


EVENT_CLASSES: dict[int, type[Event]] = {
    1: AdapterChangedEvent,
    2: ScanStartedEvent,
    3: ScanStoppedEvent,
    4: DeviceFoundEvent,
    5: ChoiceNeededEvent,
    6: LinkChangedEvent,
    7: DeviceConnectedEvent,
    8: DeviceDisconnectedEvent,
    9: OperationDoneEvent,
    10: ButtonEvent,
    11: RateModeChangedEvent,
    12: PlayerChangedEvent,
    13: CalibratedEvent,
    14: DroppedEvent,
    15: GestureEvent,
    16: GesturePrimedEvent,
    17: MovedEvent,
    18: CalibrationWantedEvent,
    19: ProgressEvent,
    20: ServicesChangedEvent,
    21: SubscriptionEndedEvent,
    22: ValuesReadyEvent,
    23: ConnectFailedEvent,
    24: SilentEvent,
    25: DeviceForgottenEvent,
    26: StreamEndedEvent,
    44: StreamOverflowEvent,
    45: SignalsChangedEvent,
    27: SamplesReadyEvent,
    28: PairingRequestedEvent,
    30: TapEvent,
    31: AirGestureEvent,
    32: AirStateEvent,
    33: HandGestureEvent,
    34: TapHoldEvent,
    35: StandbyEvent,
    36: KeyboardStateEvent,
    37: DetailsReadEvent,
    38: MwStateEvent,
    39: MwDetectedEvent,
    43: MwPinEvent,
    46: MwLogEvent,
    48: MwBoardResetEvent,
    47: PageReadyEvent,
    49: LinkLimitEvent,
    40: MouseEvent,
    41: HandStateEvent,
    42: TapOrientationEvent,
    68: TapReportEvent,
    69: GyroCalibrationEvent,
    51: StoreEvent,
    52: TrackSilentEvent,
    53: SessionEndedEvent,
}
"""The class of each type of event."""
