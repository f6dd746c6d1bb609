"""Whatever a program does to a TAP, and in whatever order: each operation ends, and afterwards taps arrive, then keys again."""

from __future__ import annotations

import ctypes
import random
from typing import Any

import pytest

from pumped_context import Failed, pumped
from stream_reader import StreamReader, find_signal
from veltokit import abi
from worn_tap import FRAMED_STRAP, FRAMED_TEXT, FRAMED_XR, GESTURE, STRAP, TAP, TEXT, XR, WornTap, mode_of

STEPS = 120
PAUSES = (0, 0.001, 0.01, 0.05, 0.3, 1, 5, 40)
MODELS = (STRAP, XR, FRAMED_STRAP, FRAMED_XR)


class Reckless:
    """A program that does what comes to its mind; refusals do not stop it."""

    def __init__(self, tap: WornTap, seed: int) -> None:
        self.tap, self.context, self.device = tap, tap.context, tap.device
        self.draw = random.Random(seed)
        self.operations: list[abi.velto_op] = []
        self.streams: list[StreamReader] = []

    def step(self) -> None:
        actions = [
            self.start_stream, self.stop_stream, self.destroy_stream, self.haptic, self.notify, self.cancel, self.drop,
            lambda: self.start("tap_write_mode", mode_of(self.draw.randrange(6))),
            lambda: self.start("tap_write_xr_state", self.draw.randrange(4)),
            lambda: self.context.tap_pause(self.context.context),
            lambda: self.context.tap_resume(self.context.context),
            lambda: self.context.tap_refresh(self.context.context),
            lambda: self.start("tap_read_settings"),
            lambda: self.start("device_read_battery"),
            lambda: self.start("device_connect", None),
            lambda: self.start("device_disconnect"),
            lambda: self.tap.act(TAP, self.draw.randrange(256)),
            lambda: self.tap.act(GESTURE, self.draw.randrange(256)),
            lambda: self.context.poll(self.device),
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
        self.operations.append(self.tap.started(name, *arguments))

    def start_stream(self) -> None:
        name, units = self.draw.choice(("imu", "fingers")), self.draw.randrange(3)
        stream = StreamReader(self.context, self.device, name, units)
        self.streams.append(stream)
        self.operations.append(stream.start)

    def stop_stream(self) -> None:
        if self.streams:
            self.operations.append(self.draw.choice(self.streams).stop())

    def destroy_stream(self) -> None:
        if self.streams:
            self.context.library.velto_stream_destroy(self.streams.pop(self.draw.randrange(len(self.streams))).stream)

    def haptic(self) -> None:
        count = self.draw.choice((0, 1, 5, 18, 19, 64))
        durations = (ctypes.c_double * 64)(*(self.draw.uniform(0, 3) for _ in range(64)))
        self.start("device_play_haptic", durations, count, self.draw.random())

    def notify(self) -> None:
        bytes_ = bytes(self.draw.randrange(256) for _ in range(self.draw.choice((0, 1, 2, 3, 4, 16, 20, 34, 64, 166))))
        self.context.sim_inject_notification(self.tap.sim, 0, bytes_, len(bytes_))

    def cancel(self) -> None:
        if self.operations:
            self.context.op_cancel(self.draw.choice(self.operations))

    def drop(self) -> None:
        self.context.sim_drop_link(self.tap.sim)

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
        self.context.op_wait(self.tap.started("device_connect", None))
        self.context.advance(2)


@pytest.mark.parametrize("seed", range(12))
def test_no_order_of_calls_leaves_a_tap_useless(velto, seed: int) -> None:
    with pumped(velto) as context:
        model = MODELS[seed % len(MODELS)]
        tap = WornTap(context, model)
        program = Reckless(tap, seed)
        for _ in range(STEPS):
            program.step()
        program.come_to_rest()
        context.tap_resume(context.context)
        assert tap.write_mode(abi.VELTO_TAP_INPUT_MODE_CONTROLLER) == abi.VELTO_OK
        context.advance(1)
        context.events()
        tap.act(TAP, 5, 0.5)
        assert [event.data.tap.combination for event in tap.events(abi.VELTO_EVENT_TAP)] == [5]
        tap.written()
        context.op_wait(tap.started("device_disconnect"))
        last = tap.written()
        assert last[-3:] == FRAMED_TEXT if model.endswith(b"framed") else TEXT in last
