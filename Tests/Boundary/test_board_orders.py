"""Whatever a program does to a board, and in whatever order: each operation ends, and afterwards the board serves as before."""

from __future__ import annotations

import ctypes
import random
from typing import Any

import pytest

from connected_board import RL, ConnectedBoard, R, S
from pumped_context import Failed, pumped
from stream_reader import StreamReader, find_signal
from veltokit import abi

STEPS = 120
PAUSES = (0, 0.001, 0.01, 0.05, 0.3, 1, 5, 40)
RATES = (1.0, 12.5, 25.0, 50.0, 100.0, 200.0, 1600.0)
SENSORS = range(1, 8)
DETECTORS = range(1, 15)
ALL_PARTS = 128
# Not into the bootloader, which a person ends.
RESETS = (abi.VELTO_MW_RESET_KIND_NOW, abi.VELTO_MW_RESET_KIND_AFTER_GARBAGE_COLLECTION, abi.VELTO_MW_RESET_KIND_LINK)
MODULES, REGISTERS = (1, 3, 4, 5, 0x0D, 0x11, 0x12, 0x13, 0x14, 0x15, 0x19, 0xFE), (1, 3, 4, 5, 7, 8, 0x80, 0x81, 0x85, 0x8C)


class Reckless:
    """A program that does what comes to its mind; refusals do not stop it."""

    def __init__(self, board: ConnectedBoard, seed: int) -> None:
        self.board, self.context, self.device = board, board.context, board.device
        self.draw = random.Random(seed)
        self.operations: list[abi.velto_op] = []
        self.streams: list[StreamReader] = []
        found, count = (abi.velto_signal * 128)(), ctypes.c_size_t()
        self.context.device_list_signals(self.device, found, len(found), ctypes.byref(count))
        self.names = [self.context.text("signal_get_identifier", signal) for signal in found[: count.value]]

    def step(self) -> None:
        actions = [
            self.start_stream, self.start_stream, self.start_stream, self.stop_stream, self.destroy_stream, self.read,
            self.set_sensor, self.notify, self.cancel, self.drop, self.play, self.ask,
            lambda: self.start("mw_start_sensor", self.draw.choice(SENSORS)),
            lambda: self.start("mw_stop_sensor", self.draw.choice(SENSORS)),
            lambda: self.start("mw_start_detector", ctypes.byref(self.board.detector(self.draw.choice(DETECTORS)))),
            lambda: self.start("mw_stop_detector", self.draw.choice(DETECTORS)),
            lambda: self.start("mw_tear_down", self.draw.randrange(ALL_PARTS)),
            lambda: self.start("mw_reset", self.draw.choice(RESETS)),
            lambda: self.start("mw_read_settings"),
            lambda: self.start("device_connect", None),
            lambda: self.start("device_disconnect"),
        ]
        try:
            self.draw.choice(actions)()
        except Failed:
            pass
        if self.draw.random() < 0.6:
            self.context.advance(self.draw.choice(PAUSES))
        for stream in self.streams:
            stream.read()

    def start(self, name: str, *arguments: Any) -> None:
        self.operations.append(self.board.started(name, *arguments))

    def start_stream(self) -> None:
        polled = {"poll_interval": 0.05} if self.draw.random() < 0.2 else {}
        name, units = self.draw.choice(self.names), self.draw.randrange(3)
        stream = StreamReader(self.context, self.device, name, units, **polled)
        self.streams.append(stream)
        self.operations.append(stream.start)

    def stop_stream(self) -> None:
        if self.streams:
            self.operations.append(self.draw.choice(self.streams).stop())

    def destroy_stream(self) -> None:
        if self.streams:
            self.context.library.velto_stream_destroy(self.streams.pop(self.draw.randrange(len(self.streams))).stream)

    def read(self) -> None:
        signal = find_signal(self.context, self.device, self.draw.choice(self.names))
        self.operations.append(self.context.answer(abi.velto_op, "signal_read", signal, 2.0))

    def set_sensor(self) -> None:
        self.board.set_sensor(self.draw.choice(SENSORS), rate=self.draw.choice(RATES), fusion_mode=self.draw.randrange(5))

    def notify(self) -> None:
        rest = bytes(self.draw.randrange(256) for _ in range(18))
        packet = bytes([self.draw.choice(MODULES), self.draw.choice(REGISTERS)]) + rest
        self.board.notifies(packet[: self.draw.randrange(21)])

    def cancel(self) -> None:
        if self.operations:
            self.context.op_cancel(self.draw.choice(self.operations))

    def drop(self) -> None:
        self.context.sim_drop_link(self.board.sim)

    def play(self) -> None:
        self.context.device_set_game_input(self.device, self.draw.randrange(3))
        self.context.mw_set_input_source(self.device, self.draw.randrange(2))
        self.context.poll(self.device)

    def ask(self) -> None:
        request = bytes([self.draw.choice((0x03, 0x04, 0x11, 0x13)), 0x80 | self.draw.randrange(16)])
        self.start("mw_request", request, len(request), None, 0)

    def come_to_rest(self) -> None:
        """Lets everything end, and connects again."""
        self.context.advance(400)
        result = ctypes.c_int32()
        for operation in self.operations:
            assert self.context.library.velto_op_get_result(operation, ctypes.byref(result)) != abi.VELTO_PENDING
        for stream in self.streams:
            self.context.library.velto_stream_destroy(stream.stream)
        self.start("device_disconnect")
        self.context.advance(15)
        self.context.op_wait(self.board.started("device_connect", None))
        self.context.device_set_game_input(self.device, abi.VELTO_GAME_INPUT_OFF)
        self.context.advance(2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
def test_no_order_of_calls_leaves_a_board_useless(velto, seed: int) -> None:
    with pumped(velto) as context:
        board = ConnectedBoard(context, (R, S, RL)[seed % 3])
        program = Reckless(board, seed)
        for _ in range(STEPS):
            program.step()
        program.come_to_rest()
        for name in ("acceleration", "angular-velocity"):
            stream = StreamReader(context, board.device, name)
            context.op_wait(stream.start)
            context.advance(12)
            assert stream.read()[0]
            context.op_wait(stream.stop())
        context.advance(3)
        assert board.info.activities == 0
