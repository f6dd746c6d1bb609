"""Notifications that no board sends, through C, while streams, a detector and a request are open."""

from __future__ import annotations

import ctypes
import math
import random

import pytest

from connected_board import MODELS, ConnectedBoard
from stream_reader import StreamReader
from veltokit import abi

pytestmark = pytest.mark.sweep

NOISE = bytes(37 * place & 0xFF for place in range(512))
LONGEST = 244
"""What a simulated device can notify."""
MODULES = (0x01, 0x03, 0x04, 0x11, 0x13, 0xFE)
LENGTHS = (*range(24), 64, LONGEST)


def value(first: int, length: int) -> bytes:
    return (bytes([first]) + NOISE[first : first + LONGEST])[:length]


class Watched:
    """A board with everything that takes notifications, and what must hold of it."""

    def __init__(self, board: ConnectedBoard) -> None:
        self.board = board
        self.streams = [StreamReader(board.context, board.device, signal, capacity=64) for signal in ("acceleration", "angular-velocity", "switch")]
        for stream in self.streams:
            board.context.op_wait(stream.start)
        motion = board.detector(abi.VELTO_MW_DETECTOR_ANY_MOTION)
        assert board.call("mw_start_detector", ctypes.byref(motion)) == abi.VELTO_OK

    def check(self) -> None:
        context, device = self.board.context, self.board.device
        assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
        context.events()
        for stream in self.streams:
            numbers = [info.sequence for info in stream.read(64)[1]]
            assert numbers == sorted(set(numbers))
            assert stream.info.state == abi.VELTO_STREAM_STATE_ACTIVE
        info = self.board.info
        assert math.isfinite(info.asked_notification_rate)


@pytest.fixture(params=MODELS)
def watched(context, request: pytest.FixtureRequest) -> Watched:
    return Watched(ConnectedBoard(context, MODELS[request.param]))


def test_every_first_byte_with_many_lengths_is_taken(watched: Watched) -> None:
    for first in range(256):
        for length in LENGTHS:
            watched.board.notifies(value(first, length))
        watched.check()


def test_every_register_of_known_modules_with_many_lengths_is_taken(watched: Watched) -> None:
    for module in MODULES:
        for register in range(256):
            for length in (0, 1, 2, 5, 6, 7, 18):
                watched.board.notifies(bytes([module, register]) + NOISE[register : register + length])
        watched.check()


def test_answers_that_no_one_asked_for_or_that_end_early_end_a_request_at_most(watched: Watched) -> None:
    choose, board = random.Random(13), watched.board
    for _ in range(200):
        operation = board.started("mw_request", b"\x11\x8c", 2, None, 0)
        packet = b"\x11\x8c" + choose.randbytes(choose.randrange(19))
        board.notifies(packet[: choose.randrange(len(packet) + 1)])
        assert board.outcome(operation) == abi.VELTO_OK
        assert board.value_of(operation)[:2] == b"\x11\x8c"
    watched.check()


def test_the_board_s_own_samples_still_arrive(watched: Watched) -> None:
    choose = random.Random(20)
    for _ in range(2000):
        watched.board.notifies(choose.randbytes(choose.randrange(LONGEST)))
    watched.check()
    before = watched.streams[0].info.received_count
    watched.board.context.advance(1)
    watched.check()
    assert watched.streams[0].info.received_count >= before + 80
