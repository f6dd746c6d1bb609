"""TAPs in Python: modes, settings, events and vibration."""

from __future__ import annotations

from itertools import groupby

import pytest

import veltokit
from veltokit import (
    AirGesture,
    AirGestureEvent,
    AirStateEvent,
    Backend,
    Capability,
    Context,
    DetailsReadEvent,
    Device,
    EventClass,
    Families,
    Finger,
    HandGesture,
    HandGestureEvent,
    HandState,
    HandStateEvent,
    KeyboardStateEvent,
    LinkState,
    MouseEvent,
    MouseState,
    ShiftState,
    Simulator,
    SimulatorModel,
    SimulatorStep,
    SimulatorStepKind,
    StandbyEvent,
    TapAbility,
    TapEvent,
    TapFeature,
    TapFlag,
    TapInputMode,
    TapMode,
    TapOrientationEvent,
    TapProperty,
    TapReportEvent,
    TapVisionModel,
    TapVisionReports,
    TapXrState,
)
from veltokit.errors import FormatError, InvalidArgumentError, NotConnectedError, UnsupportedError

TEXT, CONTROLLER, RAW = bytes.fromhex("030c0000"), bytes.fromhex("030c0001"), bytes.fromhex("030c000a")
AIR_QUERY = b"\x0d"
ALL = EventClass.STANDARD | EventClass.MOUSE | EventClass.HAND | EventClass.ORIENTATION


class Worn:
    """A simulated TAP and its device, which is ready."""

    def __init__(self, velto: Context, model: SimulatorModel = SimulatorModel.TAP_STRAP_2, name: str = "Tap_D1") -> None:
        self.velto = velto
        self.sim: Simulator = velto.create_simulator(name=name, model=model, bonded=True, script="rest")
        self.device: Device = velto.connect(name).wait()
        velto.advance(1)
        self.written()

    def written(self) -> list[bytes]:
        values = [write.data for write in self.sim.writes()]
        return [value for value in values if value != AIR_QUERY]

    def act(self, kind: SimulatorStepKind, value: int, seconds: float = 0.1) -> None:
        self.sim.perform(SimulatorStep(kind=kind, value=value))
        self.velto.advance(seconds)


@pytest.fixture
def strap(velto: Context) -> Worn:
    return Worn(velto)


@pytest.fixture
def xr(velto: Context) -> Worn:
    return Worn(velto, SimulatorModel.TAP_XR, "Tap_D3")


# Modes


def test_a_mode_is_written_and_kept(strap: Worn) -> None:
    tap = strap.device.tap
    assert tap.mode == TapMode(TapInputMode.CONTROLLER)
    tap.write_mode(TapInputMode.TEXT).wait()
    assert strap.written() == [TEXT] and tap.mode.mode is TapInputMode.TEXT
    mode = TapMode(TapInputMode.RAW_SENSORS, finger_range_g=8, thumb_range_dps=2000)
    tap.write_mode(mode).wait()
    assert strap.written() == [RAW + bytes([3, 5, 0])] and tap.mode == mode
    with pytest.raises(InvalidArgumentError, match="finger_range_g"):
        tap.write_mode(mode.replace(finger_range_g=3))


def test_defaults_pause_and_the_master_switch(velto: Context, strap: Worn) -> None:
    tap = velto.tap
    assert tap.default_mode == TapMode() and tap.default_xr_state is TapXrState.USER_CONTROL
    tap.set_default_mode(TapInputMode.TEXT, applies_now=True)
    velto.advance(0.5)
    assert strap.written() == [TEXT] and tap.default_mode.mode is TapInputMode.TEXT
    tap.set_default_mode(TapMode(TapInputMode.CONTROLLER), applies_now=True)
    velto.advance(0.5)
    tap.pause()
    velto.advance(0.5)
    assert strap.written() == [CONTROLLER, TEXT] and TapFlag.PAUSED in strap.device.tap.info.flags
    tap.resume()
    tap.refresh()
    velto.advance(0.5)
    assert strap.written() == [CONTROLLER], "it was being written anyway"
    tap.refresh()
    velto.advance(0.5)
    assert strap.written() == [CONTROLLER]
    tap.set_mode_writing(False)
    velto.advance(30)
    assert strap.written() == [] and TapFlag.WRITES_MODES not in strap.device.tap.info.flags


def test_states_of_a_tapxr(velto: Context, xr: Worn) -> None:
    xr.device.tap.write_xr_state(TapXrState.AIR_MOUSE).wait()
    assert xr.written() == [bytes.fromhex("030d0001")] and xr.device.tap.xr_state is TapXrState.AIR_MOUSE
    velto.tap.set_default_xr_state(TapXrState.TAPPING, applies_now=True)
    velto.advance(0.5)
    assert xr.written() == [bytes.fromhex("030d0002")] and velto.tap.default_xr_state is TapXrState.TAPPING
    velto.tap.write_xr_state(TapXrState.AIR_MOUSE)
    velto.tap.write_mode(TapInputMode.TEXT)
    velto.advance(0.5)
    assert xr.device.tap.xr_state is TapXrState.AIR_MOUSE and velto.tap.default_xr_state is TapXrState.TAPPING
    assert xr.device.tap.mode.mode is TapInputMode.TEXT and velto.tap.default_mode == TapMode()


def test_properties_of_the_framed_protocol(velto: Context) -> None:
    tap = Worn(velto, SimulatorModel.TAP_XR_FRAMED).device.tap
    assert tap.info.vision_model is TapVisionModel.UNKNOWN
    with velto.events(ALL) as events:
        tap.write_standby(True).wait()
        assert tap.read_standby().wait() is True
        tap.write_standby(False).wait()
        assert tap.read_standby().wait() is False
        tap.write_vision_model(TapVisionModel.AIR_GESTURES).wait()
        assert tap.read_vision_model().wait() is TapVisionModel.AIR_GESTURES
        tap.write_vision_reports(TapVisionReports.STREAM).wait()
        assert tap.read_vision_reports().wait() is TapVisionReports.STREAM
        tap.write_sensitivity(gyroscope_range=2000, accelerometer_range=8).wait()
        info = tap.read_sensitivity().wait()
        assert (info.thumb_range_dps, info.thumb_range_g) == (2000, 8)
        seen = list(events.drain())
    assert [state for state, _ in groupby(event.is_in_standby for event in seen if isinstance(event, StandbyEvent))] == [True, False]
    reported = {event.kind: event.value for event in seen if isinstance(event, TapReportEvent)}
    assert reported[TapProperty.VISION_MODEL] == TapVisionModel.AIR_GESTURES.value and TapProperty.SENSITIVITY in reported


def test_a_pulse_is_what_the_device_has(velto: Context, strap: Worn, device: Device) -> None:
    pulse = strap.device.play_pulse()
    assert pulse is not None
    pulse.wait()
    assert [packet[:3] for packet in strap.written()] == [bytes([0, 2, 8])]
    assert device.play_pulse() is None, "a cap has neither motor nor light"


def test_only_a_tap_is_a_tap(device: Device) -> None:
    with pytest.raises(UnsupportedError, match="not a TAP"):
        device.tap.info
    with pytest.raises(UnsupportedError):
        device.tap.write_mode(TapInputMode.TEXT)


def test_a_tap_that_is_not_connected(velto: Context, strap: Worn) -> None:
    strap.device.disconnect().wait()
    with pytest.raises(NotConnectedError):
        strap.device.tap.mode
    with pytest.raises(NotConnectedError):
        strap.device.tap.read_settings().wait()


# Information and settings


def test_information(strap: Worn) -> None:
    info = strap.device.tap.info
    assert (info.hardware_version, info.firmware_version, info.protocol_generation) == (30300, 20600, 1)
    assert TapAbility.HAPTICS in info.abilities and TapAbility.XR_STATES not in info.abilities
    assert (info.mouse_state, info.hand_state, info.shift) == (MouseState.STANDBY, HandState.OPEN, ShiftState.UNKNOWN)
    assert repr(strap.device.tap).startswith("<TapDevice ")
    assert strap.device.has(Capability.HAPTIC | Capability.TEXT_INPUT)


def test_settings(strap: Worn) -> None:
    tap = strap.device.tap
    assert tap.settings is None
    settings = tap.read_settings().wait()
    assert settings == tap.settings and settings.corrects_text and settings.sleep_after == 2
    assert strap.written() == []
    changed = tap.write_settings(is_left_handed=True, sleep_after=9, corrects_text=False).wait()
    assert changed == settings.replace(is_left_handed=True, sleep_after=9, corrects_text=False) == tap.settings
    assert strap.written() == [bytes([0x01, 0x55, 0x05, 0x49, *(0xA0 + index for index in range(4, 20))])]
    with pytest.raises(TypeError, match="is_odd"):
        tap.write_settings(is_odd=True)


@pytest.mark.parametrize("name", veltokit.TapSettings.__slots__)
def test_each_setting_is_written_alone(velto: Context, name: str) -> None:
    strap = Worn(velto)
    before = strap.device.tap.read_settings().wait()
    value = not getattr(before, name) if isinstance(getattr(before, name), bool) else 7
    after = strap.device.tap.write_settings(**{name: value}).wait()
    assert after == before.replace(**{name: value}) != before


def test_name_keyboard_and_combination(velto: Context, strap: Worn) -> None:
    tap = strap.device.tap
    tap.write_name("Bärs").wait()
    assert strap.written() == ["Bärs".encode()]
    assert tap.read_keyboard_state().wait().shift is ShiftState.OFF
    events = velto.events()
    tap.write_combination(Finger.THUMB | Finger.MIDDLE).wait()
    velto.advance(0.1)
    taps = [event.combination for event in list(events.drain()) if isinstance(event, TapEvent)]
    assert taps == [Finger.THUMB | Finger.MIDDLE]


def test_features_of_the_framed_protocol(velto: Context, strap: Worn) -> None:
    framed = Worn(velto, SimulatorModel.TAP_XR_FRAMED, "Tap_D2").device.tap
    framed.write_feature(TapFeature.STANDBY_GESTURES, True).wait()
    assert framed.read_feature(TapFeature.STANDBY_GESTURES).wait() is True
    framed.write_feature(TapFeature.STANDBY_GESTURES, False).wait()
    assert framed.read_feature(TapFeature.STANDBY_GESTURES).wait() is False
    with pytest.raises(UnsupportedError):
        strap.device.tap.read_feature(TapFeature.MOTION).wait()


def test_texts() -> None:
    assert veltokit.spoken_fingers(Finger.THUMB | Finger.MIDDLE) == "Fingers; 1  And 3 "
    assert veltokit.version_text(30200) == "3.2.0" and veltokit.parse_version("2.3.25") == 20325
    with pytest.raises(FormatError):
        veltokit.parse_version("seven")


# Vibration


def test_vibration(velto: Context, strap: Worn, xr: Worn, device: Device) -> None:
    assert strap.device.play_haptic([0.5, 0.1, 0.5]).wait()
    velto.advance(0.1)
    assert strap.written() == [bytes([0, 2, 50, 10, 50]) + bytes(15)] and xr.written() == []
    assert not velto.play_haptic([0.1] * 20, strength=0.5).wait(), "a TAP plays 18"
    velto.advance(0.1)
    assert strap.written() == xr.written() == [bytes([0, 2]) + bytes([10] * 18)]
    with pytest.raises(UnsupportedError):
        device.play_haptic([0.1])
    assert not strap.device.play_haptic([0.1] * 19).wait() and strap.device.play_haptic([0.1] * 18).wait()
    assert strap.device.play_haptic([0.1] * 19, strength=0).wait(), "nothing is sent"
    with pytest.raises(InvalidArgumentError, match=r"durations\[1\] is -1.0: must be 0 to 10 seconds"):
        strap.device.play_haptic([0.1, -1])


# Events


def test_events_of_a_strap(velto: Context, strap: Worn) -> None:
    events = velto.events(ALL)
    strap.act(SimulatorStepKind.KEYBOARD, 0b0101)
    strap.act(SimulatorStepKind.TAP, 3)
    strap.act(SimulatorStepKind.POSTURE, 1)
    strap.act(SimulatorStepKind.GESTURE, 7)
    strap.act(SimulatorStepKind.GESTURE, 99)
    found = list(events.drain())
    keyboard = next(event for event in found if isinstance(event, KeyboardStateEvent))
    assert keyboard.shift is ShiftState.ON and keyboard.is_switched
    tap = next(event for event in found if isinstance(event, TapEvent))
    assert (tap.combination, tap.repeat_count) == (Finger.THUMB | Finger.INDEX, 1) and tap.device == strap.device
    assert "thumb+index" in str(tap)
    air = next(event for event in found if isinstance(event, AirStateEvent))
    assert air.is_in_air and air.mouse_state is MouseState.AIR_MOUSE
    known, unknown = (event for event in found if isinstance(event, AirGestureEvent))
    assert (known.gesture, known.raw, known.is_known) == (AirGesture.TWO_FINGERS_LEFT, 7, True)
    assert (unknown.gesture, unknown.raw, unknown.is_known) == (AirGesture.NONE, 99, False)


def test_events_of_a_tapxr(velto: Context, xr: Worn) -> None:
    events = velto.events(ALL)
    xr.act(SimulatorStepKind.POSTURE, 1, 1)
    xr.act(SimulatorStepKind.GESTURE, 101, 1)
    xr.act(SimulatorStepKind.GESTURE, 100, 1)
    xr.sim.move(100, 50)
    velto.advance(0.5)
    found = list(events.drain())
    gestures = [(event.gesture, event.finger) for event in found if isinstance(event, HandGestureEvent)]
    assert gestures == [(HandGesture.TOUCH_INDEX, 1), (HandGesture.DRAG_INDEX, 1), (HandGesture.DROP, None)]
    states = {(event.state, event.vote) for event in found if isinstance(event, HandStateEvent)}
    assert (HandState.THUMB_INDEX, HandState.THUMB_INDEX) in states
    mouse = [event for event in found if isinstance(event, MouseEvent)][-1]
    assert mouse.is_mouse and mouse.velocity_x > 0
    assert any(isinstance(event, TapOrientationEvent) for event in found)


def test_details(velto: Context) -> None:
    events = velto.events()
    Worn(velto)
    told = [event for event in list(events.drain()) if isinstance(event, DetailsReadEvent)]
    assert [(each.hardware_version, each.firmware_version, each.battery) for each in told] == [
        (30300, 20600, None), (30300, 20600, 90),
    ]


# Auto-connect


@pytest.mark.parametrize(("families", "is_taken"), [(None, False), (Families.TRIKI, False), (Families.TAP, True)])
def test_auto_connect_takes_the_families_of_the_context(families: Families | None, is_taken: bool) -> None:
    with Context(
        backends=Backend.SIMULATED, manual_clock=True, ephemeral=True, auto_connect_families=families
    ) as velto:
        velto.create_simulator(name="Tap_D1", model=SimulatorModel.TAP_STRAP_2, bonded=True)
        velto.auto_connect()
        velto.advance(20)
        device = velto.find("Tap_D1")
        assert device is not None and (device.link_state is LinkState.READY) == is_taken
