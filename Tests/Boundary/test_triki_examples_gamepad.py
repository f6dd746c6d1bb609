"""Worked examples E1, E2, E5, E6, E9, E10, E14, E28 to E33 and E35 of the protocol notes: samples as a gamepad sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from fed_cap import FedCap, block, fed_cap
from pumped_context import PumpedContext
from veltokit import abi

E1 = bytes.fromhex("22 00 64 00 38 FF 0A 00") + bytes(8)
E12 = bytes.fromhex("22 00 28 00 EC FF 20 00 E0 FF 10 00 18 00 03 F7")
INIT, START = bytes.fromhex("01 00"), bytes.fromhex("20 10 00 D0 07 34 00 03")
SHAKE_PACKET = bytes.fromhex("02 F8")
MOVING, TILT_LEFT, TILT_RIGHT = (
    abi.VELTO_INPUT_STATE_MOVING, abi.VELTO_INPUT_STATE_TILT_LEFT, abi.VELTO_INPUT_STATE_TILT_RIGHT)
SHAKE, SWING, ACTION = abi.VELTO_GESTURE_SHAKE, abi.VELTO_GESTURE_SWING, abi.VELTO_GESTURE_ACTION


@pytest.fixture
def cap(velto) -> Iterator[FedCap]:
    with fed_cap(velto) as cap:
        yield cap


class Samples:
    """Sends one packet a tick, after as many as settle the rate; its numbers are those of the notes, 32 bits wide."""

    def __init__(self, cap: FedCap, dt: float, rate: int, style: int = abi.VELTO_GAMEPAD_STYLE_GAME) -> None:
        self.cap, self.dt, self.time = cap, dt, 0.0
        cap.context.device_set_gamepad_style(cap.device, style)
        for _ in range(4):
            polled = self.send(block(0, 0, 0))
        assert polled.rate_mode == rate

    def send(self, *packets: bytes) -> abi.velto_input:
        self.cap.at(self.time)
        self.time += self.dt
        self.cap.feed(*packets)
        return self.cap.poll(self.dt)

    def play(self, *ys: float) -> list[abi.velto_input]:
        """Blocks hold the axis in steps of 1/2000."""
        return [self.send(block(0, round(y * 2000), 0)) for y in ys]


def where(polled: Sequence[abi.velto_input], member: str, bit: int) -> list[int]:
    return [index for index, value in enumerate(polled) if getattr(value, member) & bit]


def near(*values: float) -> object:
    return pytest.approx(values if len(values) > 1 else values[0], rel=1e-4, abs=1e-9)


def column(polled: Sequence[abi.velto_input], member: str) -> tuple[float, ...]:
    return tuple(getattr(value, member) for value in polled)


# Packets


@pytest.mark.parametrize(
    ("packet", "direction", "velocity"), [(E1, -1, 50), (bytes.fromhex("22 00 D0 07 30 F8 E8 03"), -1, 25)], ids=["e1", "e2"]
)
def test_e1_and_e2_axis_of_a_packet(cap: FedCap, packet: bytes, direction: float, velocity: float) -> None:
    """The direction is limited to 1; the way back to 0 within 40 ms tells -2 from -1."""
    cap.feed(packet)
    assert cap.poll(0.04).direction == direction
    cap.feed(block(0, 0, 0))
    polled = cap.poll(0.04)
    assert (polled.direction, polled.velocity) == near(0, velocity)


def test_e5_four_blocks_are_four_samples(cap: FedCap) -> None:
    cap.feed(block(1, 2, 3) + block(4, 5, 6) + block(7, 8, 9) + block(10, 11, 12))
    polled = cap.poll(0.04)
    assert (polled.direction, polled.velocity) == near(0.0055, (0.0055 - 0.0040) / 0.01)


def test_e6_split_packet_gives_its_whole_block_alone(cap: FedCap) -> None:
    cap.feed(E1[:10])
    assert cap.poll(0.04).direction == near(-0.10)
    cap.feed(E1[10:])
    assert cap.poll(0.04).direction == near(-0.10)


def test_e9_block_behind_junk_is_found(cap: FedCap) -> None:
    cap.feed(bytes.fromhex("AA BB 22 00 50 00 D8 FF 28 00 22 00 E8"))
    polled = cap.poll()
    assert (polled.sensor_gyro_x, polled.sensor_gyro_y, polled.sensor_gyro_z) == (0.04, -0.02, 0.02)
    assert (polled.sensor_tilt_x, polled.sensor_tilt_y) == (1, -0.5)


def test_e10_large_numbers_are_limited(cap: FedCap) -> None:
    cap.feed(bytes.fromhex("22 00 FF 7F 00 80 00 00"))
    polled = cap.poll()
    assert (polled.sensor_gyro_x, polled.sensor_gyro_y, polled.sensor_gyro_z) == (1, -1, 0)
    assert (polled.sensor_tilt_x, polled.sensor_tilt_y) == (1, -1)


def test_e14_sensor_frame_behind_junk_is_found(cap: FedCap) -> None:
    """A session drains several frames of one packet; the junk stands between the second and the third."""
    other = bytes.fromhex("22 00") + bytes(12) + bytes.fromhex("00 F7")
    cap.feed(other + other + b"\xaa" + E12)
    polled = cap.poll()
    assert (polled.sensor_tilt_x, polled.sensor_tilt_y, polled.sensor_rotation) == (0.5, -0.25, 0.5)
    assert polled.gestures & SHAKE and polled.gestures & abi.VELTO_GESTURE_CLICK


# The gamepad's engine


def test_e28_fast_game(cap: FedCap) -> None:
    polled = Samples(cap, 0.02, abi.VELTO_RATE_MODE_FAST).play(0, 0.01, 0.01, 0.011)
    assert column(polled, "direction") == near(0, 0.275, 0.0085, 0.0275)
    assert column(polled, "velocity") == near(0, 0.5, 0, 0.05)
    assert where(polled, "states", MOVING) == [1]
    assert [where(polled, "gestures", bit) for bit in (SHAKE, SWING, ACTION)] == [[1], [2], [2]]


def test_e29_normal_game(cap: FedCap) -> None:
    polled = Samples(cap, 0.04, abi.VELTO_RATE_MODE_NORMAL).play(0, 0.25, 0.25, 0.25, 0.25, 0.1, -0.3, -0.3, -0.3, -0.3)
    assert column(polled, "velocity") == near(0, 6.25, 0, 0, 0, 3.75, 10, 0, 0, 0)
    assert [where(polled, "states", bit) for bit in (TILT_RIGHT, TILT_LEFT)] == [[4], [9]]
    assert [where(polled, "gestures", bit) for bit in (SHAKE, SWING, ACTION)] == [[1, 5], [2, 7], [2, 7]]


def test_e30_low_power_game(cap: FedCap) -> None:
    """The firmware's shake comes as a packet of its own."""
    samples = Samples(cap, 0.25, abi.VELTO_RATE_MODE_LOW_POWER)
    polled = samples.play(0.2, 0.2)
    polled.append(samples.send(SHAKE_PACKET, block(0, 200, 0)))
    polled += samples.play(-0.19)
    polled.append(samples.send(block(0, -380, 0, button=1)))
    assert column(polled, "direction") == near(0.35, 0.35, 0, -0.35, -0.35)
    assert set(column(polled, "velocity")) == {0} and where(polled, "states", MOVING) == []
    assert [where(polled, "states", bit) for bit in (TILT_RIGHT, TILT_LEFT)] == [[1], [4]]
    assert [where(polled, "gestures", bit) for bit in (SHAKE, ACTION)] == [[2], [4]]
    assert where(polled, "flags", abi.VELTO_INPUT_IDLE_LOW_POWER) == [0, 1, 2, 3, 4]


def test_e31_fast_smooth(cap: FedCap) -> None:
    polled = Samples(cap, 0.02, abi.VELTO_RATE_MODE_FAST, abi.VELTO_GAMEPAD_STYLE_SMOOTH).play(0, 0.002, 0.004, 0.02)
    assert column(polled, "direction") == near(0, 0.035, 0.035, 0.28)
    assert column(polled, "velocity") == near(0, 0.1, 0.1, 0.8)
    assert where(polled, "states", MOVING) == [3]
    assert [where(polled, "gestures", bit) for bit in (SHAKE, ACTION)] == [[1], [3]]


def test_e32_first_sample_is_no_movement(cap: FedCap) -> None:
    cap.feed(block(0, 1000, 0))
    polled = cap.poll(0)
    assert (polled.direction, polled.velocity, polled.gestures & SHAKE) == (0.5, 0, 0)


def test_e33_impulses_of_a_batch_are_collected_and_last_one_tick(cap: FedCap) -> None:
    cap.feed(block(0, 0, 0))
    cap.poll(0.02)
    cap.feed(block(0, 2000, 0), block(0, 2000, 0))
    polled = cap.poll(0.02)
    assert polled.gestures & (SHAKE | SWING | ACTION) == SHAKE | SWING | ACTION
    assert (polled.velocity, polled.direction) == (0, 1)
    assert cap.poll(0.02).gestures & (SHAKE | SWING | ACTION) == 0


def test_e35_sleeping_cap_is_woken(velto, context: PumpedContext) -> None:
    """4 s after its last packet, and 5 s after the last attempt."""
    sim, device = context.connected_cap()
    silence = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SILENCE, duration=1000)
    context.sim_set_script(sim, silence, 1, 0)
    context.advance(1)
    start_ns = context.now_ns
    for _ in range(4):
        context.advance(0.25)
        packet = block(0, 0, 0)
        context.sim_inject_notification(sim, 0, packet, len(packet))
    context.advance(0.001)
    assert context.poll(device).rate_mode == abi.VELTO_RATE_MODE_LOW_POWER
    last = start_ns + 1_000_000_000
    writes = {0.0: [INIT, START], 3.95: [], 4.02: [INIT, START], 8.97: [], 9.05: [INIT, START]}
    for seconds, expected in writes.items():
        context.advance(max(0, (last + seconds * 1e9 - context.now_ns) / 1e9))
        assert written(context, sim) == expected, seconds


def written(context: PumpedContext, sim: abi.velto_sim) -> list[bytes]:
    writes = []
    while True:
        write = context.answer(abi.velto_sim_write, "sim_poll_write", sim)
        if context.footnote == abi.VELTO_NOTHING:
            return writes
        writes.append(bytes(write.bytes[: write.size]))
