"""Notifications that no TAP sends, through C: to one that the program feeds, and to a simulated one, while streams are open."""

from __future__ import annotations

import ctypes
import math
import random
from collections.abc import Iterator

import pytest

from pumped_context import Failed, PumpedContext
from stream_reader import StreamReader
from test_tap_devices import tap_uuid, uart_uuid
from veltokit import abi

pytestmark = pytest.mark.sweep

TAPS, MOUSE, AIR, FRAMES, RAW = tap_uuid(5), tap_uuid(6), tap_uuid(10), tap_uuid(14), uart_uuid(3)
CLASSIC = {"taps": TAPS, "mouse": MOUSE, "air": AIR, "raw": RAW}
LENGTHS = range(256)
HEADERS = [bytes.fromhex(text) for text in (
    "00 00 00 00", "00 01 00 00", "01 02 00 00", "01 03 00 00", "02 00 00 00", "03 00 00 00", "03 03 00 00", "09 09 09 09")]
"""Those of the framed protocol."""
IMU = bytes.fromhex("e8 03 00 00 64 00 9c ff c8 00 00 20 00 e0 01 00")
TIMES = (0, 1, 10**9, 2**40, 2**62, 2**63, 2**64 - 1, 5)
"""Nanoseconds, also such that go back; 0 is now."""
FIRST_BYTES = (0, 1, 2, 3, 0x14, 0x64, 0x80, 0xFF)
SOME_LENGTHS = (1, 2, 3, 4, 5, 6, 10, 14, 16, 20, 34, 38, 182)


NOISE = bytes(37 * place & 0xFF for place in range(512))
LONGEST = 244
"""What a simulated device can notify."""


def value(first: int, length: int) -> bytes:
    """The same for the same arguments, and never twice the same byte in a row."""
    return (bytes([first]) + NOISE[first:first + 254])[:length]


def truncated() -> Iterator[bytes]:
    """Whole messages of both kinds, and the beginning of one more."""
    fingers = bytes.fromhex("ed 03 00 80") + bytes(range(30))
    for size in range(len(fingers)):
        yield IMU + fingers + (IMU + fingers)[:size]
        yield fingers + IMU + fingers[:size]


def framed() -> Iterator[bytes]:
    for header in HEADERS:
        for length in (0, 1, 2, 9, 10, 15, 16, 17, 34, 178, 240):
            yield header + value(length, length)
        yield from (header[:size] for size in range(4))


class Watched:
    """A device whose streams are open, and what must hold of it whatever it notifies."""

    def __init__(self, context: PumpedContext, device: abi.velto_device, *signals: str) -> None:
        self.context, self.device = context, device
        self.streams = [StreamReader(context, device, signal, capacity=64) for signal in signals]
        for stream in self.streams:
            context.op_wait(stream.start)
        self.sequences = [0] * len(signals)

    def check(self) -> None:
        game = self.context.poll(self.device)
        for number in (game.position_x, game.position_y, game.direction, *game.rotation_rate, *game.acceleration):
            assert math.isfinite(number)
        farthest = 1.75 if game.motion_mode == abi.VELTO_MOTION_MODE_PADDLE else 1
        assert abs(game.position_x) <= farthest and abs(game.position_y) <= 1
        self.context.events()
        for index, stream in enumerate(self.streams):
            for info in stream.read(64)[1]:
                assert info.sequence > self.sequences[index]
                self.sequences[index] = info.sequence
            assert stream.info.state == abi.VELTO_STREAM_STATE_ACTIVE

    def received(self) -> int:
        return sum(stream.info.received_count for stream in self.streams)


# ---- A device that the program feeds ----


@pytest.fixture
def fed(context: PumpedContext) -> Watched:
    device = context.answer(
        abi.velto_device, "context_create_ingest_device", context.context, abi.VELTO_FAMILY_TAP, b"fed")
    return Watched(context, device, "imu", "fingers")


@pytest.mark.long
@pytest.mark.parametrize("source", CLASSIC)
def test_a_fed_tap_takes_every_length_with_every_first_byte(fed: Watched, source: str) -> None:
    for length in LENGTHS:
        for first in range(256):
            fed.context.ingest(fed.device, value(first, length), characteristic=CLASSIC[source])
        fed.check()


def test_a_fed_tap_takes_messages_that_end_early_at_any_time(fed: Watched) -> None:
    choose = random.Random(7)
    for packet in truncated():
        fed.context.ingest(fed.device, packet, choose.choice(TIMES), RAW)
        fed.check()
    before = fed.received()
    fed.context.ingest(fed.device, IMU, characteristic=RAW)
    assert fed.received() == before + 1


def test_a_fed_tap_takes_anything_from_anywhere(fed: Watched) -> None:
    choose = random.Random(20)
    for round_ in range(20_000):
        packet = choose.randbytes(choose.randrange(256))
        fed.context.ingest(fed.device, packet, choose.choice(TIMES), choose.choice(list(CLASSIC.values())))
        if round_ % 50 == 0:
            fed.check()


def test_what_is_streamed_of_a_fed_tap_is_what_was_fed(fed: Watched) -> None:
    fed.context.ingest(fed.device, IMU, characteristic=RAW)
    rows, infos = fed.streams[0].read()
    assert rows == [(100, -100, 200, 8192, -8192, 1)] and infos[0].tick == 1000


def test_a_characteristic_that_no_tap_has_is_refused(fed: Watched) -> None:
    with pytest.raises(Failed):
        fed.context.ingest(fed.device, IMU, characteristic=tap_uuid(0x77))


# ---- A simulated device ----


@pytest.fixture(params=["tap-strap-2", "tap-xr", "tap-xr-framed"])
def worn(context: PumpedContext, request: pytest.FixtureRequest) -> tuple[Watched, abi.velto_sim, dict[str, abi.velto_uuid]]:
    sim = context.create_sim(model_name=request.param.encode(), flags=abi.VELTO_SIM_BONDED)
    device = context.sim_device(sim)
    context.connect(device)
    sources = {"frames": FRAMES} if request.param.endswith("framed") else CLASSIC
    return Watched(context, device, "imu"), sim, sources


def inject(context: PumpedContext, sim: abi.velto_sim, characteristic: int, packet: bytes) -> None:
    context.sim_inject_notification(sim, characteristic, packet, len(packet))
    context.advance(0)


def packets() -> Iterator[bytes]:
    yield from (value(first, length) for length in LENGTHS for first in FIRST_BYTES)
    yield from (value(first, length) for length in SOME_LENGTHS for first in range(256))
    yield from truncated()
    yield from framed()


def test_a_simulated_tap_may_notify_anything_and_stays_ready(worn) -> None:
    watched, sim, sources = worn
    context = watched.context
    for source in sources.values():
        characteristic = context.answer(ctypes.c_uint16, "device_find_characteristic", watched.device, abi.velto_uuid(), source)
        for round_, packet in enumerate(packets()):
            inject(context, sim, characteristic, packet[:LONGEST])
            if round_ % 50 == 0:
                watched.check()
    assert context.info(watched.device).link_state == abi.VELTO_LINK_STATE_READY
    before = watched.received()
    context.advance(0.5)
    watched.check()
    assert watched.received() >= before + 90, "its own messages still arrive"
