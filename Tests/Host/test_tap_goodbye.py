"""A TAP whose host goes: the firmware, in a context of its own, sees text mode as the last word."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator

import pytest

from lent_stack import HostProgram, LentStack, uuid
from pumped_context import Caller, Failed, PumpedContext, pumped
from veltokit import abi
from worn_tap import FRAMED_TEXT, FRAMED_XR, KEEP_ALIVE, STRAP, TEXT, USER_CONTROL, XR

TAP_SERVICE = uuid("c3ff0001-1d8b-40fd-a56f-c7bd5d0f3370")
GOODBYE_LIMIT = 1.5
"""Seconds that destroying a context with links may take at most."""


class BridgedTap(LentStack):
    """A stack whose one device is a simulated TAP in another context: what the stack is asked for, that firmware does."""

    def __init__(self, program: HostProgram, stage: PumpedContext, model: bytes) -> None:
        super().__init__(program)
        self.stage = stage
        self.sim = stage.create_sim(model_name=model, flags=abi.VELTO_SIM_BARE)
        self.tap = self.add("DA:83:20:92:44:42", name="Tap_D44", services=[TAP_SERVICE])

    def do_connect(self, request: abi.velto_host_request) -> None:
        self.stage.sim_report_link(self.sim, 1)
        self.stage.sim_report_encryption(self.sim, abi.VELTO_SIM_SECURITY_ENCRYPTED)
        rows, count = (abi.velto_sim_characteristic * 48)(), ctypes.c_size_t()
        self.stage.sim_list_characteristics(self.sim, rows, 48, ctypes.byref(count))
        table = (abi.velto_gatt_characteristic * count.value)()
        for own, row in zip(table, rows):
            own.service, own.uuid, own.properties, own.handle = row.service, row.uuid, row.properties, row.handle
        self.program.host_supply_gatt(self.radio, self.tap.number, table, count.value)

    def do_read(self, request: abi.velto_host_request) -> None:
        value, size = ctypes.create_string_buffer(abi.VELTO_VALUE_MAX), ctypes.c_size_t()
        self.stage.sim_read_value(self.sim, request.characteristic, value, len(value), ctypes.byref(size))
        self.complete(request, value.raw[: size.value])

    def do_write(self, request: abi.velto_host_request) -> None:
        has_response = request.write_kind == abi.VELTO_WRITE_KIND_WITH_RESPONSE
        self.stage.sim_write_value(self.sim, request.characteristic, int(has_response), request.bytes, request.size)
        self.complete(request)

    def do_subscribe(self, request: abi.velto_host_request) -> None:
        self.stage.sim_report_subscription(self.sim, request.characteristic, 1)
        self.complete(request)

    def written(self) -> list[bytes]:
        """What has arrived at the firmware since the last look."""
        writes, count = (abi.velto_sim_write * 256)(), ctypes.c_size_t()
        self.stage.sim_read_writes(self.sim, writes, 256, ctypes.byref(count))
        return [bytes(each.bytes[: each.size]) for each in writes[: count.value]]


@pytest.fixture
def stage(velto) -> Iterator[PumpedContext]:
    with pumped(velto) as context:
        yield context


def ready(stack: BridgedTap) -> abi.velto_device:
    """The TAP, READY, with everything written that a new link needs."""
    program = stack.program
    device = program.find("DA:83:20:92:44:42")
    while not device.bits:
        device = program.find("DA:83:20:92:44:42")
    operation = program.begin_connect(device)
    while program.outcome(operation) == abi.VELTO_PENDING:
        serve(stack)
    assert program.outcome(operation) == abi.VELTO_OK, program.text("op_get_error", operation)
    for _ in range(40):
        serve(stack)
    stack.written()
    return device


def serve(stack: BridgedTap, timeout: float = 0.02) -> bool:
    """Does the next request, if one comes in time; false when the radio has ended."""
    request = abi.velto_host_request()
    result = stack.program.library.velto_host_wait_request(stack.radio, timeout, ctypes.byref(request))
    if result == abi.VELTO_OK and request.kind:
        try:
            stack.answer(request)
        except Failed as failure:
            # The radio may end between a request and its answer.
            assert failure.result == abi.VELTO_ERROR_STALE_HANDLE
            return False
    return result >= 0


def in_thread(stack: BridgedTap) -> threading.Thread:
    """The stack goes on by itself until its radio ends; calls of other threads do not disturb its error slot."""
    stack.program = _Shadow(stack.program)
    thread = threading.Thread(target=lambda: all(iter(lambda: serve(stack), False)))
    thread.start()
    return thread


class _Shadow(Caller):
    """The same context for another thread, which has a footnote of its own."""

    def __init__(self, program: HostProgram) -> None:
        super().__init__(program.library)
        self.context = program.context


@pytest.mark.parametrize(("model", "last_words"), [
    (STRAP, [TEXT]), (XR, [TEXT, USER_CONTROL]), (FRAMED_XR, FRAMED_TEXT),
])
@pytest.mark.parametrize("is_paused", [False, True])
def test_a_context_that_ends_leaves_a_keyboard(velto, stage, model: bytes, last_words: list[bytes], is_paused: bool) -> None:
    program = HostProgram(velto, flags=0)
    stack = BridgedTap(program, stage, model)
    ready(stack)
    if is_paused:
        program.tap_pause(program.context)
    thread = in_thread(stack)
    begin = time.monotonic()
    program.destroy()
    assert time.monotonic() - begin < GOODBYE_LIMIT
    thread.join(10)
    assert not thread.is_alive()
    written = [value for value in stack.written() if value != KEEP_ALIVE]
    assert written[-len(last_words):] == last_words
    assert is_paused or written == last_words, "a pause that is still being written is written again"


def test_a_silent_stack_does_not_hold_up_the_end(velto, stage) -> None:
    program = HostProgram(velto, flags=0)
    stack = BridgedTap(program, stage, STRAP)
    ready(stack)
    begin = time.monotonic()
    program.destroy()
    assert time.monotonic() - begin < GOODBYE_LIMIT
    assert stack.written() == []
