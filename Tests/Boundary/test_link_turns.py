"""More boards than an adapter has links: they take turns, in the order of the calls."""

from __future__ import annotations

import ctypes
from typing import Iterator

import pytest

from board_download import RAW, Download, failure
from connected_board import S
from log_seeds import MARGIN
from pumped_context import PumpedContext, pumped
from seeded_board import Model, board_of
from stream_reader import StreamReader
from test_board_logs import LoggingBoard
from test_board_states import state
from veltokit import abi

BOARDS, SLOTS = 12, 4
STOP = abi.VELTO_MW_LOG_MODE_STOP_WHEN_FULL
READY = abi.VELTO_LINK_STATE_READY
OUT_OF_MEMORY = abi.VELTO_ERROR_OUT_OF_MEMORY


@pytest.fixture
def adapter(velto) -> Iterator[PumpedContext]:
    """A context whose adapter carries four links."""
    with pumped(velto, simulated_link_limit=SLOTS) as context:
        yield context


class Cap:
    """A cap in range, without a link."""

    def __init__(self, context: PumpedContext, number: int) -> None:
        self.context = context
        self.sim = context.create_sim(seed=number + 1, name=f"C{number}".encode())
        self.op = abi.velto_op()

    def see(self) -> None:
        self.device = self.context.answer(abi.velto_device, "sim_get_device", self.sim)

    def connect(self, timeout: float = 15, turn_timeout: float = 0) -> None:
        options = abi.velto_connect_options(
            struct_size=ctypes.sizeof(abi.velto_connect_options), timeout=timeout, turn_timeout=turn_timeout)
        self.op = self.context.answer(abi.velto_op, "device_connect", self.device, ctypes.byref(options))

    @property
    def is_ready(self) -> bool:
        return self.context.info(self.device).link_state == READY

    @property
    def result(self) -> int:
        outcome = abi.velto_result()
        self.context.op_get_result(self.op, ctypes.byref(outcome))
        return outcome.value

    @property
    def error(self) -> str:
        return self.context.text("op_get_error", self.op)


def caps(context: PumpedContext, count: int) -> list[Cap]:
    row = [Cap(context, number) for number in range(count)]
    context.scan()
    context.advance(2)
    for cap in row:
        cap.see()
    return row


def ready(row: list[Cap]) -> list[int]:
    return [number for number, cap in enumerate(row) if cap.is_ready]


def status(context: PumpedContext) -> tuple[int, int]:
    info = context.answer(abi.velto_context_info, "context_get_info", context.context)
    return info.link_limit, info.waiting_count


def test_the_limit_is_learned_and_told(adapter: PumpedContext) -> None:
    row = caps(adapter, 7)
    for cap in row[:4]:
        cap.connect(turn_timeout=3600)
    adapter.advance(3)
    assert status(adapter) == (0, 0), "nothing was refused"
    for cap in row[4:]:
        cap.connect(turn_timeout=3600)
    adapter.advance(3)
    assert (ready(row), status(adapter)) == ([0, 1, 2, 3], (4, 3))
    event, = adapter.events(abi.VELTO_EVENT_LINK_LIMIT)
    assert (event.data.link_limit.limit, event.data.link_limit.waiting_count) == (4, 1)
    assert not adapter.events(abi.VELTO_EVENT_CONNECT_FAILED), "to wait is no failure"


def test_a_freed_link_goes_to_the_next_in_the_order_of_the_calls(adapter: PumpedContext) -> None:
    row = caps(adapter, 8)
    for number in (0, 1, 2, 3, 6, 4, 7, 5):
        row[number].connect(turn_timeout=3600)
    adapter.advance(3)
    order = []
    for leaving in (2, 0, 6, 4):
        adapter.op_wait(adapter.answer(abi.velto_op, "device_disconnect", row[leaving].device))
        adapter.advance(3)
        order += [number for number in ready(row) if number > 3 and number not in order]
    assert order == [6, 4, 7, 5] and status(adapter) == (4, 0)
    assert all(row[number].result == abi.VELTO_OK for number in range(8))


def test_a_device_out_of_range_keeps_no_other_from_its_turn(adapter: PumpedContext) -> None:
    row = caps(adapter, 6)
    for cap in row:
        cap.connect(turn_timeout=3600)
    adapter.advance(2)
    link = adapter.answer(abi.velto_sim_link, "sim_get_link", row[4].sim)
    link.is_in_range = 0
    adapter.sim_set_link(row[4].sim, ctypes.byref(link))
    adapter.op_wait(adapter.answer(abi.velto_op, "device_disconnect", row[0].device))
    adapter.advance(8)
    assert ready(row) == [1, 2, 3, 5] and status(adapter) == (4, 0)
    link.is_in_range = 1
    adapter.sim_set_link(row[4].sim, ctypes.byref(link))
    adapter.advance(8)
    assert ready(row) == [1, 2, 3, 5] and status(adapter) == (4, 1), "it is refused, and waits"


def test_one_that_waits_is_not_tried_and_can_be_cancelled(adapter: PumpedContext) -> None:
    row = caps(adapter, 7)
    for cap in row:
        cap.connect(turn_timeout=3600)
    adapter.advance(2)
    tries = [adapter.info(cap.device).link_state for cap in row[4:]]
    adapter.advance(10)
    assert tries == [abi.VELTO_LINK_STATE_CONNECTING] * 3
    adapter.op_cancel(row[4].op)
    adapter.advance(0)
    assert row[4].result == abi.VELTO_ERROR_CANCELLED and status(adapter) == (4, 2)
    adapter.op_wait(adapter.answer(abi.velto_op, "device_disconnect", row[0].device))
    adapter.advance(2)
    assert ready(row) == [1, 2, 3, 5]


def test_a_turn_that_does_not_come_says_why(adapter: PumpedContext) -> None:
    row = caps(adapter, 6)
    for cap in row[:4]:
        cap.connect()
    adapter.advance(2)
    row[4].connect(timeout=5)
    row[5].connect(timeout=5, turn_timeout=20)
    adapter.advance(4)
    assert row[4].result == row[5].result == abi.VELTO_PENDING
    adapter.advance(2)
    assert row[4].result == OUT_OF_MEMORY and "the adapter carries 4 links" in row[4].error
    assert row[5].result == abi.VELTO_PENDING, "its turn has a time of its own"
    adapter.advance(16)
    assert row[5].result == OUT_OF_MEMORY and "longer turn timeout" in row[5].error and status(adapter) == (4, 0)


def test_a_limit_is_forgotten_when_the_adapter_carries_more(context: PumpedContext) -> None:
    """Links of other programs count for the adapter: what refuses at first is the devices here."""
    row = caps(context, 6)
    for cap in row[:3]:
        cap.connect()
    context.advance(2)
    for cap in row[3:]:
        refuse(context, cap, True)
        cap.connect(timeout=300)
    context.advance(2)
    assert status(context)[0] == 3, "two devices were refused while the same links were up"
    tries = [context.info(cap.device).link_state for cap in row]
    assert tries.count(READY) == 3
    for cap in row[3:]:
        refuse(context, cap, False)
    context.advance(20)
    assert ready(row) == [0, 1, 2, 3, 4, 5] and status(context) == (0, 0)
    limits = [event.data.link_limit.limit for event in context.events(abi.VELTO_EVENT_LINK_LIMIT)]
    assert limits == [3, 0]


def refuse(context: PumpedContext, cap: Cap, refuses: bool) -> None:
    link = context.answer(abi.velto_sim_link, "sim_get_link", cap.sim)
    link.refuses_links = int(refuses)
    context.sim_set_link(cap.sim, ctypes.byref(link))


# A download of twelve boards


def measured_board(velto, number: int) -> tuple[bytes, list[tuple[float, ...]]]:
    """A board that has logged: its memory, and what its sensor measured."""
    with pumped(velto) as context:
        board = LoggingBoard(context, S, seed=number + 1, name=f"B{number}".encode(), script="walk")
        board.logger()
        board.context.op_wait(board.started("mw_start_logging", STOP))
        reader = StreamReader(context, board.device, "acceleration", RAW)
        context.op_wait(reader.start)
        context.advance(2 + number / 10)
        rows, _ = reader.read(1 << 12)
        context.op_wait(reader.stop())
        context.op_wait(board.started("mw_stop_logging"))
        context.advance(0.5)
        return state(context, board.sim), rows


class Reading:
    """The program's work with one board: connect, recover, download, disconnect."""

    def __init__(self, context: PumpedContext, board: LoggingBoard) -> None:
        self.context, self.board, self.is_over = context, board, False
        options = abi.velto_connect_options(struct_size=ctypes.sizeof(abi.velto_connect_options), timeout=15, turn_timeout=86_400)
        self.waiting = context.answer(abi.velto_op, "device_connect", board.device, ctypes.byref(options))
        self.recovery: abi.velto_op | None = None
        self.download: Download | None = None

    def result_of(self, op: abi.velto_op) -> int:
        outcome = abi.velto_result()
        self.context.op_get_result(op, ctypes.byref(outcome))
        return outcome.value

    def step(self) -> None:
        if self.is_over or self.result_of(self.waiting) != abi.VELTO_OK:
            return
        if self.recovery is None:
            self.recovery = self.board.started("mw_recover")
        elif self.download is None:
            if self.result_of(self.recovery) == abi.VELTO_OK:
                self.download = Download(self.context, self.board.device)
                self.stream = self.download.stream(self.board.loggers[0], RAW)
        elif self.download.page is not None:
            self.download.store()
            self.download.acknowledge()
        elif self.download.result != abi.VELTO_PENDING:
            assert self.download.result == abi.VELTO_OK
            self.context.device_disconnect(self.board.device, None)
            self.is_over = True


def test_twelve_boards_are_read_over_four_links(velto, adapter: PumpedContext) -> None:
    memories = [measured_board(velto, number) for number in range(BOARDS)]
    boards = [board_of(adapter, Model(S), number, memory) for number, (memory, _) in enumerate(memories)]
    adapter.events()
    readings = [Reading(adapter, board) for board in boards]
    most, order = 0, []
    for _ in range(20 * 120):
        adapter.advance(0.05)
        for reading in readings:
            reading.step()
        most = max(most, sum(adapter.info(board.device).link_state == READY for board in boards))
        order += [number for number, reading in enumerate(readings) if reading.download is not None and number not in order]
        if all(reading.is_over for reading in readings):
            break
    assert all(reading.is_over for reading in readings) and most == SLOTS
    assert status(adapter) == (SLOTS, 0) and set(order[:SLOTS]) == set(range(SLOTS))
    assert not adapter.events(abi.VELTO_EVENT_CONNECT_FAILED)
    for reading, (_, rows) in zip(readings, memories):
        stored = reading.stream.rows
        assert len(rows) > 180 and any(stored[start:start + len(rows)] == rows for start in range(MARGIN))


def test_a_limit_of_links_has_a_range(velto) -> None:
    result, sentence = failure(lambda: PumpedContext(velto, simulated_link_limit=257))
    assert result == abi.VELTO_ERROR_INVALID_ARGUMENT and "simulated_link_limit" in sentence
