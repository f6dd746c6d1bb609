"""MetaWear boards in Python: sensors, detectors, light, packets and resets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from veltokit import (
    Backend,
    Context,
    Device,
    EventClass,
    LinkState,
    MwActivity,
    MwDetectedEvent,
    MwDetector,
    MwDetectorConfig,
    MwFlag,
    MwLedAction,
    MwLedColor,
    MwLedPreset,
    MwPart,
    MwResetKind,
    MwSensor,
    MwSensorConfig,
    MwState,
    MwStateEvent,
    Simulator,
    SimulatorStep,
    SimulatorStepKind,
    led_preset,
)
from veltokit.errors import InvalidArgumentError, InvalidStateError, NotConnectedError, StaleHandleError, UnsupportedError


class Connected:
    """A simulated board and its device, which is ready."""

    def __init__(self, velto: Context, model: str = "metamotion-rl") -> None:
        self.velto = velto
        self.sim: Simulator = velto.create_simulator(model_name=model, script="rest")
        self.device: Device = velto.connect(self.sim.identifier).wait()
        self.board = self.device.board
        velto.advance(0.5)
        self.written()

    def written(self) -> list[str]:
        self.velto.advance(0.05)
        return [write.data.hex(" ").upper() for write in self.sim.writes()]


@pytest.fixture
def connected(velto: Context) -> Connected:
    return Connected(velto)


def test_a_board_tells_what_it_is(connected: Connected) -> None:
    info = connected.board.info
    assert (info.model_name, info.flags, info.state) == ("MetaMotion RL", MwFlag.VALIDATED, MwState.IDLE)
    modules = {module.id: module for module in connected.board.modules}
    assert (modules[3].implementation, modules[3].revision) == (1, 2)
    source = connected.device.signal("acceleration").board_source
    assert (source.module, source.register_id, source.packed_register_id) == (3, 4, 0x1C)
    assert repr(connected.board).startswith("<Board 0x")


def test_a_sensor_is_set_started_read_back_and_stopped(connected: Connected) -> None:
    board = connected.board
    chosen = board.set_sensor(MwSensorConfig(rate=55, range_g=4))
    assert (chosen.sensor, chosen.rate, chosen.range_g) == (MwSensor.ACCELEROMETER, 50, 4)
    board.start_sensor(MwSensor.ACCELEROMETER).wait()
    assert connected.written()[-3:] == ["03 03 27 05", "03 02 01 00", "03 01 01"]
    read = board.read_sensor_config(MwSensor.ACCELEROMETER).wait()
    assert (read.rate, read.range_g) == (50, 4) and board.sensor_config(MwSensor.ACCELEROMETER).rate == 50
    connected.written()
    board.stop_sensor(MwSensor.ACCELEROMETER).wait()
    assert connected.written() == ["03 01 00", "03 02 00 01"]
    with pytest.raises(InvalidArgumentError, match="range_dps"):
        board.set_sensor(MwSensorConfig(range_dps=500))


def test_what_a_detector_finds_is_an_event(connected: Connected) -> None:
    with connected.velto.events(EventClass.BOARD) as events:
        connected.board.start_detector(MwDetector.TAP).wait()
        assert connected.board.info.detectors == 1 << MwDetector.TAP
        connected.sim.perform(SimulatorStep(kind=SimulatorStepKind.TAP))
        connected.velto.advance(0.2)
        [event] = [event for event in events.drain() if isinstance(event, MwDetectedEvent)]
    assert event.detector == MwDetector.TAP and event.axes == 4
    connected.board.stop_detector(MwDetector.TAP).wait()
    assert connected.board.info.detectors == 0
    with pytest.raises(InvalidStateError):
        connected.board.stop_detector(MwDetector.TAP).wait()
    with pytest.raises(InvalidArgumentError):
        connected.board.start_detector(MwDetectorConfig(detector=MwDetector.TAP, duration=1)).wait()
    connected.written()
    connected.board.clear_steps().wait()
    assert len(connected.written()) == 1


def test_streams_are_an_activity(connected: Connected) -> None:
    with connected.velto.events(EventClass.BOARD) as events:
        with connected.device.signal("acceleration").stream() as stream:
            stream.started.wait()
            assert connected.board.info.activities == MwActivity.STREAMING
        [event] = [event for event in events.drain() if isinstance(event, MwStateEvent)][:1]
    assert (event.previous, event.current) == (MwState.IDLE, MwState.STREAMING)


def test_light_motor_and_buzzer_play(connected: Connected) -> None:
    pattern = led_preset(MwLedPreset.BREATHE, MwLedColor.BLUE)
    pattern.delay = 0.25
    connected.board.play_led([pattern]).wait()
    assert connected.written() == ["02 02 01", "02 03 02 02 1F 00 D5 02 F4 01 D5 02 D0 07 FA 00 FF", "02 01 01"]
    connected.board.control_led(MwLedAction.STOP).wait()
    connected.board.play_motor(1, 0.5).wait()
    connected.board.play_buzzer(0.5).wait()
    assert connected.written() == ["02 02 00", "08 01 F8 F4 01 00", "08 01 7F F4 01 01"]
    with pytest.raises(InvalidArgumentError, match="color twice"):
        connected.board.play_led([pattern, pattern]).wait()


@pytest.mark.parametrize("state", [b"{}", None])
def test_a_state_is_text(connected: Connected, state: object) -> None:
    with pytest.raises(TypeError, match="state is a str of JSON, not (bytes|NoneType)$"):
        connected.board.state = state  # type: ignore[assignment]


def test_the_message_about_a_nul_does_not_repeat_a_long_text(connected: Connected) -> None:
    with pytest.raises(InvalidArgumentError, match="contains no NUL") as raised:
        connected.board.state = "{" + " " * 10_000 + "\0}"
    assert len(str(raised.value)) < 200


def test_packets_are_written_and_answered(connected: Connected) -> None:
    for kind in (bytes, bytearray, memoryview):
        connected.board.write_packet(kind(bytes.fromhex("02 01 00"))).wait()
        assert connected.written() == ["02 01 00"]
    with pytest.raises(TypeError, match="bytes are needed, not 'text'"):
        connected.board.write_packet("text")  # type: ignore[arg-type]
    assert connected.board.request(bytes.fromhex("11 8C")).wait()[:3] == bytes.fromhex("11 8C 63")
    with pytest.raises(InvalidArgumentError, match="size"):
        connected.board.request(b"\x11")
    with pytest.raises(TimeoutError):
        connected.board.request(bytes.fromhex("FE 04 00"), reply_prefix=bytes.fromhex("0B 02")).wait()


def test_a_board_is_torn_down_and_reset(connected: Connected) -> None:
    connected.board.tear_down(MwPart.LIGHT).wait()
    assert connected.written() == ["02 02 01"]
    connected.board.tear_down().wait()
    assert {"02 02 01", "0A 05", "0B 0A", "09 08"} <= set(connected.written())
    connected.board.reset(MwResetKind.NOW).wait()
    assert connected.device.link_state is not LinkState.READY


def test_after_a_factory_reset_the_board_is_back(connected: Connected) -> None:
    connected.board.factory_reset().wait()
    assert connected.device.link_state is LinkState.READY
    assert connected.board.info.model_name


def test_other_devices_have_no_board(velto: Context) -> None:
    device = velto.connect(velto.create_simulator(name="Triki one").identifier).wait()
    with pytest.raises(UnsupportedError, match="not a board"):
        device.board.info


@pytest.mark.parametrize("keeps", [False, True])
def test_notifications_of_other_programs_go_on_if_the_program_says_so(velto: Context, keeps: bool) -> None:
    sim = velto.create_simulator(model_name="metamotion-rl", script="rest")
    device = velto.connect(sim.identifier).wait()
    device.disconnect().wait()
    velto.advance(2)
    sim.writes()
    device.connect(keeps_subscriptions=keeps).wait()
    assert (bytes.fromhex("01 01 00") in [write.data for write in sim.writes()]) == (not keeps)


def test_commands_are_kept_for_later(connected: Connected) -> None:
    with connected.board.create_sequence() as sequence:
        assert sequence.describe() == ""
        sequence.start_sensor(MwSensor.ACCELEROMETER)
        sequence.play_led([led_preset(MwLedPreset.BREATHE, MwLedColor.BLUE)])
        sequence.play_motor(1, 0.5)
        assert connected.written() == []
        kept = [line.split("  ")[0] for line in sequence.describe().splitlines()]
        connected.board.start_sensor(MwSensor.ACCELEROMETER).wait()
        connected.board.play_led([led_preset(MwLedPreset.BREATHE, MwLedColor.BLUE)]).wait()
        connected.board.play_motor(1, 0.5).wait()
        assert kept == connected.written()
        with pytest.raises(InvalidArgumentError, match="strength"):
            sequence.play_motor(2, 0.5)
        assert len(sequence.describe().splitlines()) == len(kept)
    sequence.close()
    with pytest.raises(StaleHandleError):
        sequence.play_buzzer(1)


def test_what_needs_a_pause_is_refused(velto: Context) -> None:
    sequence = Connected(velto, "metamotion-s").board.create_sequence()
    with pytest.raises(InvalidStateError, match="start the sensor from the host"):
        sequence.start_sensor(MwSensor.MAGNETOMETER)
    assert sequence.describe() == ""


def test_the_state_is_carried_to_the_next_run_as_in_the_guide(velto: Context, repository: Path) -> None:
    velto.create_simulator(model_name="metamotion-rl", name="MetaWear left", script="rest", seed=7)
    saved = velto.connect("MetaWear left").wait().board.state
    guide = (repository / "Sources/VeltoKit/VeltoKit.docc/Boards.md").read_text()
    (block,) = (code for code in re.findall(r"^```python\n(.*?)^```$", guide, re.M | re.S) if "board.state" in code)
    with Context(backends=Backend.SIMULATED, manual_clock=True, ephemeral=True) as later:
        sim = later.create_simulator(model_name="metamotion-rl", name="MetaWear left", script="rest", seed=7)
        assert later.find("MetaWear left") is None, "there is no handle before a scan"
        names = {"velto": later, "address": "MetaWear left", "saved": saved, "EventClass": EventClass}
        exec(compile(block, "Boards.md", "exec", dont_inherit=True), names)
        assert isinstance(names["device"], Device) and names["device"].link_state is LinkState.READY
        requests = [write.data for write in sim.writes() if write.data[1:] == b"\x80"]
        assert requests == [] and saved and names["saved"]
