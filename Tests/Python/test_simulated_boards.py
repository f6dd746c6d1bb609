"""Simulated MetaWear boards: bare ones, driven as a radio would."""

from __future__ import annotations

from uuid import UUID

import pytest

from veltokit import (
    Context, Detail, Device, Family, MwSensorConfig, Simulator, SimulatorLink, SimulatorStep, SimulatorStepKind, Units, errors,
)

COMMAND = UUID("326a9001-85cb-9195-d9dd-464cfbbae75a")
NOTIFICATION = UUID("326a9006-85cb-9195-d9dd-464cfbbae75a")


def board(velto: Context, model: str) -> tuple[Simulator, int]:
    """A connected board that lies still, and the value handle of its commands."""
    sim = velto.create_simulator(bare=True, model_name=model, script="rest")
    handles = {characteristic.uuid: characteristic.handle for characteristic in sim.characteristics}
    sim.report_link(True)
    sim.report_subscription(handles[NOTIFICATION], True)
    return sim, handles[COMMAND]


def heard(sim: Simulator) -> list[str]:
    """What it has notified, in hexadecimal."""
    return [notification.data.hex(" ").upper() for notification in sim.notifications()]


@pytest.mark.parametrize(
    ("model", "answers"),
    [
        ("metamotion-r", ["03 80 01 02", "12 80 00 00", "16 80"]),
        ("metamotion-rl", ["03 80 01 02", "12 80", "16 80"]),
        ("metamotion-s", ["03 80 04 00", "12 80 00 00", "16 80"]),
        ("metaenvironment", ["03 80 03 01", "12 80 01 00", "16 80 00 00"]),
    ],
)
def test_a_board_of_that_name_says_what_it_has(velto: Context, model: str, answers: list[str]) -> None:
    sim, command = board(velto, model)
    for module in (0x03, 0x12, 0x16):
        sim.write_value(command, bytes([module, 0x80]), has_response=False)
    assert heard(sim) == answers


def test_a_board_is_pressed_knocked_on_and_turned(velto: Context) -> None:
    sim, command = board(velto, "metamotion-rl")
    for packet in ("01 01 01", "03 0C 02 00", "03 0E 01", "03 01 01"):
        sim.write_value(command, bytes.fromhex(packet), has_response=False)
    sim.press(0.1)
    sim.perform(SimulatorStep(kind=SimulatorStepKind.TAP))
    velto.advance(0.2)
    assert heard(sim) == ["01 01 01", "03 0E 32", "01 01 00"]
    sim.move(90)
    velto.advance(0.2)
    sim.write_value(command, b"\x03\x84", has_response=False)
    [sample] = heard(sim)
    assert sample.startswith("03 84")
    assert int.from_bytes(bytes.fromhex(sample)[2:4], "little", signed=True) == -16384


def test_scripts_of_boards_have_names_of_their_own(velto: Context) -> None:
    sim, _ = board(velto, "metamotion-s")
    sim.play("edges")
    with pytest.raises(errors.NotFoundError, match="must be one of .*rest, .*sweep, edges"):
        sim.play("pong")
    with pytest.raises(errors.InvalidArgumentError, match="WALK to OPEN_PIN"):
        sim.perform(SimulatorStep(kind=SimulatorStepKind.TURN))


@pytest.fixture(params=["metamotion-r", "metamotion-rl", "metamotion-s"])
def connected(velto: Context, request: pytest.FixtureRequest) -> Device:
    """A board that lies still, connected by the library."""
    sim = velto.create_simulator(model_name=request.param, script="rest")
    return velto.connect(sim.identifier).wait()


def test_a_board_is_connected_and_describes_itself(connected: Device) -> None:
    assert connected.family is Family.METAWEAR and connected.player_index is None
    assert connected.detail(Detail.MANUFACTURER) == "MbientLab Inc" and connected.detail(Detail.MODEL) in ("5", "8")
    assert connected.read_battery().wait() == 0.99
    identifiers = {signal.identifier for signal in connected.signals}
    assert {"acceleration", "angular-velocity", "switch", "battery", "temperature[0]"} <= identifiers


def test_a_board_streams_its_weight_and_reads_its_battery(connected: Device) -> None:
    with connected.signal("acceleration").stream() as stream:
        stream.started.wait()
        samples = [sample for _, sample in zip(range(30), stream)]
    assert all(abs(sample.values[2] - 9.80665) < 0.3 for sample in samples), "in m/s²"
    moments = [sample.timestamp for sample in samples]
    assert moments == sorted(set(moments)), "each of three samples in a packet has its own moment"
    charge, voltage = connected.signal("battery").read(Units.NATIVE).wait().values
    assert charge == 99 and 3000 < voltage < 4300


def test_devices_on_the_buses_of_a_board_are_connected_and_looked_at(velto: Context) -> None:
    sim = velto.create_simulator(model_name="metamotion-s", script="rest")
    connected = velto.connect(sim.identifier).wait()
    sim.set_i2c_registers(0x48, 0x10, b"\x34\x12")
    assert connected.board.read_i2c(0x48, 0x10, 2).wait() == b"\x34\x12"
    connected.board.write_i2c(0x48, 0xFE, b"\xaa\xbb").wait()
    velto.advance(0.1)
    assert sim.get_i2c_registers(0x48, 0xFE) == b"\xaa\xbb" and len(sim.get_i2c_registers(0x48)) == 256
    sim.remove_i2c_device(0x48)
    with pytest.raises(errors.NotFoundError, match="address is 72"):
        sim.get_i2c_registers(0x48)
    with pytest.raises(errors.InvalidArgumentError, match="address"):
        sim.set_i2c_registers(128, 0, b"")


def test_an_spi_device_and_an_open_pin(velto: Context) -> None:
    sim, command = board(velto, "metamotion-s")
    sim.set_spi_answer(10, b"\x01\x02")
    sim.write_value(command, bytes.fromhex("0D 82 0A 00 0B 07 76 F4 DA"), has_response=False)
    sim.set_spi_answer(10, b"")
    sim.write_value(command, bytes.fromhex("0D 82 0A 00 0B 07 76 F4 DA"), has_response=False)
    assert heard(sim) == ["0D 82 0F 01 02 01 02 01", "0D 82 0F DA DA DA DA DA"]
    sim.write_value(command, b"\x05\x03\x05", has_response=False)
    levels = []
    for kind in (SimulatorStepKind.PIN, SimulatorStepKind.OPEN_PIN):
        sim.perform(SimulatorStep(kind=kind, value=5))
        sim.write_value(command, b"\x05\x88\x05", has_response=False)
        levels += heard(sim)
    assert levels == ["05 88 05 00", "05 88 05 01"], "held down, and drawn up again"


def test_a_board_takes_the_state_of_another(velto: Context) -> None:
    first, command = board(velto, "metamotion-s")
    second, _ = board(velto, "metamotion-s")
    first.write_value(command, bytes.fromhex("0B 02 01 01 FF 00"), has_response=False)
    assert heard(first) == ["0B 02 00"]
    with pytest.raises(errors.InvalidStateError):
        second.state = first.state
    second.report_link(False)
    second.state = first.state
    second.report_link(True)
    second.report_subscription({each.uuid: each.handle for each in second.characteristics}[NOTIFICATION], True)
    second.write_value(command, bytes.fromhex("0B 82 00"), has_response=False)
    assert heard(second) == ["0B 82 01 01 FF 00"]
    second.report_link(False)
    with pytest.raises(errors.FormatError):
        second.state = b"nothing of ours"


@pytest.mark.parametrize(("link", "expected"), [(None, 300), (SimulatorLink(interval=0.0075), 1600), (SimulatorLink(is_ideal=True), 1600)])
def test_a_link_carries_what_a_real_one_does(velto: Context, link: SimulatorLink | None, expected: int) -> None:
    sim = velto.create_simulator(model_name="metamotion-rl", script="rest")
    if link is not None:
        sim.link = link
    device = velto.connect(sim.identifier).wait()
    device.board.set_sensor(MwSensorConfig(rate=1600))  # three samples a packet
    with device.signal("acceleration").stream() as stream:
        stream.started.wait()
        velto.advance(1)
        received, lost = stream.info.received_count, stream.info.lost_count
        velto.advance(2)
        received, lost = stream.info.received_count - received, stream.info.lost_count - lost
    assert received / 2 == pytest.approx(expected, rel=0.03)
    assert (received + lost) / 2 == pytest.approx(1600, rel=0.03)


def test_an_ideal_link_is_asked_for_by_name(velto: Context) -> None:
    assert velto.create_simulator(ideal_link=True).link == SimulatorLink(is_ideal=True)
    real = velto.create_simulator().link
    assert real == SimulatorLink() and real.interval == 0.03 and not real.is_ideal
    with pytest.raises(errors.InvalidArgumentError, match="link.interval is 0.001"):
        velto.create_simulator().link = SimulatorLink(interval=0.001)
