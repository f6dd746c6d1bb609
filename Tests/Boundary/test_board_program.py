"""Timers, events and macros of simulated boards: what a board does by itself."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import RL, S, ConnectedBoard, led_preset
from pumped_context import Failed, PumpedContext
from stream_reader import StreamReader
from test_board_modules import read
from veltokit import abi

OWN, AT_BOOT = abi.VELTO_MW_PROGRAM_OWN, abi.VELTO_MW_PROGRAM_RUNS_AT_BOOT
TIMER, EVENT, MACRO = (getattr(abi, f"VELTO_MW_PROGRAM_KIND_{name}") for name in ("TIMER", "EVENT", "MACRO"))
HIGH = abi.VELTO_MW_PIN_ACTION_HIGH


class Sequence:
    """A command sequence of a board, which takes calls in place of it."""

    def __init__(self, board: ConnectedBoard) -> None:
        self.context = board.context
        self.handle = self.context.answer(abi.velto_device, "mw_create_sequence", board.device)

    def add(self, name: str, *arguments) -> "Sequence":
        getattr(self.context, name)(self.handle, *arguments, None)
        return self

    def add_of(self, name: str, part) -> "Sequence":
        """A call about a part of the board, which comes first."""
        operation = abi.velto_op(1)
        getattr(self.context, name)(part, self.handle, ctypes.byref(operation))
        assert operation.bits == 0, "no operation"
        return self

    @property
    def packets(self) -> list[str]:
        return [line.split("  ")[0] for line in self.context.text("mw_describe_sequence", self.handle).splitlines()]


class ProgramBoard(ConnectedBoard):
    """A board whose program a test makes."""

    def signal(self, identifier: bytes) -> abi.velto_signal:
        return self.context.answer(abi.velto_signal, "device_find_signal", self.device, identifier)

    def made(self, type_, name: str, *arguments):
        """Creates a part; its operation must succeed."""
        part, op = type_(), abi.velto_op()
        getattr(self.context, name)(self.device, *arguments, ctypes.byref(part), ctypes.byref(op))
        self.context.op_wait(op)
        return part

    def timer(self, period: float = 0.5, repetitions: int = 0, starts_immediately: int = 0) -> abi.velto_timer:
        return self.made(abi.velto_timer, "mw_create_timer", period, repetitions, starts_immediately)

    def event(self, signal: abi.velto_signal, sequence: Sequence, token: abi.velto_mw_token | None = None) -> abi.velto_board_event:
        raw = ctypes.byref(token) if token else None
        return self.made(abi.velto_board_event, "mw_create_event", signal, sequence.handle, raw)

    def macro(self, sequence: Sequence, runs_at_boot: bool = True) -> abi.velto_macro:
        return self.made(abi.velto_macro, "mw_create_macro", sequence.handle, runs_at_boot)

    def ticks(self, timer: abi.velto_timer) -> abi.velto_signal:
        return self.context.answer(abi.velto_signal, "timer_get_signal", timer)

    def part_call(self, name: str, part, *arguments) -> int:
        """Calls a function of a part, and returns the result of its operation."""
        return self.outcome(self.context.answer(abi.velto_op, name, part, *arguments))

    def run(self, name: str, part) -> None:
        """Calls a function whose second argument is a target, with the board itself."""
        assert self.part_call(name, part, abi.velto_device()) == abi.VELTO_OK

    @property
    def program(self) -> list[abi.velto_mw_program_item]:
        return self.listed(abi.velto_mw_program_item, "mw_list_program")

    @property
    def numbers(self) -> list[tuple[int, int]]:
        return [(item.kind, item.number) for item in self.program]

    @property
    def text(self) -> str:
        return self.context.text("mw_describe_program", self.device)

    def disconnect(self) -> None:
        self.context.op_wait(self.started("device_disconnect"))

    def reconnect(self) -> None:
        self.context.connect(self.device)
        self.context.advance(2)

    def reset(self) -> None:
        self.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
        self.context.advance(8)

    def press(self) -> None:
        self.context.sim_press_button(self.sim, 0.1)
        self.context.advance(0.3)

    @property
    def is_lit(self) -> bool:
        """Whether the light plays, as the board says."""
        op = self.started("mw_request", b"\x02\x81", 2, None, 0)
        assert self.outcome(op) == abi.VELTO_OK
        return self.value_of(op)[2] == 1


@pytest.fixture(params=[RL, S], ids=["rl", "s"])
def board(request: pytest.FixtureRequest, context: PumpedContext) -> ProgramBoard:
    return ProgramBoard(context, request.param)


def pin_up(board: ProgramBoard, pin: int = 1) -> Sequence:
    return Sequence(board).add("mw_write_pin", pin, HIGH)


def light(board: ProgramBoard) -> Sequence:
    pattern = led_preset(board.context, abi.VELTO_MW_LED_PRESET_SOLID, abi.VELTO_MW_LED_COLOR_GREEN)
    return Sequence(board).add("mw_play_led", ctypes.byref(pattern), 1, abi.VELTO_MW_LED_ACTION_PLAY)


# Events


def test_a_button_lights_the_led_after_the_host_has_gone(board) -> None:
    sequence = light(board)
    board.event(board.signal(b"switch"), sequence)
    board.context.library.velto_mw_destroy_sequence(sequence.handle)
    assert not board.is_lit
    board.disconnect()
    board.press()
    board.reconnect()
    assert board.is_lit


def test_the_end_of_the_link_is_an_event(board) -> None:
    board.event(board.signal(b"disconnected"), pin_up(board))
    assert read(board, "digital[1]") == [0]
    board.disconnect()
    board.reconnect()
    assert read(board, "digital[1]") == [1]


def test_ticks_of_a_timer_are_an_event(board) -> None:
    timer = board.timer(period=2, repetitions=1)
    board.event(board.ticks(timer), pin_up(board))
    board.run("timer_start", timer)
    board.context.advance(1.5)
    assert read(board, "digital[1]") == [0]
    board.context.advance(1)
    assert read(board, "digital[1]") == [1]


def test_an_event_ends_with_its_removal(board) -> None:
    event = board.event(board.signal(b"switch"), pin_up(board))
    assert board.part_call("board_event_remove", event) == abi.VELTO_OK
    board.press()
    assert read(board, "digital[1]") == [0] and board.program == []
    with pytest.raises(Failed) as failure:
        board.part_call("board_event_remove", event)
    assert failure.value.result == abi.VELTO_ERROR_STALE_HANDLE


def test_a_token_puts_bytes_of_the_signal_into_the_command(board) -> None:
    # The level of the switch becomes the number of the pin that goes up.
    event = board.event(board.signal(b"switch"), pin_up(board, 0), abi.velto_mw_token(length=1))
    del event
    board.press()
    assert read(board, "digital[1]") == [1]


def test_each_packet_takes_an_event_and_slots_are_counted(board) -> None:
    sequence = Sequence(board)
    for _ in range(14):
        sequence.add("mw_write_pin", 1, HIGH)
    board.event(board.signal(b"switch"), sequence)
    assert board.numbers == [(EVENT, number) for number in range(14)]
    board.event(board.signal(b"switch"), sequence)
    board.written()
    with pytest.raises(Failed, match="takes 1 of the board's 28 events, and 0 are free") as failure:
        board.event(board.signal(b"switch"), pin_up(board))
    assert failure.value.result == abi.VELTO_ERROR_NO_SLOT and board.written() == []


def test_what_is_no_event_is_refused(board, context) -> None:
    switch = board.signal(b"switch")
    refusals = [
        ((switch, Sequence(board).handle, None), abi.VELTO_ERROR_INVALID_ARGUMENT, "is empty"),
        ((switch, board.device, None), abi.VELTO_ERROR_WRONG_KIND, "expected a handle of a command sequence"),
        ((switch, pin_up(board).handle, ctypes.byref(abi.velto_mw_token(length=8))), abi.VELTO_ERROR_INVALID_ARGUMENT, "token.length"),
    ]
    for arguments, result, sentence in refusals:
        with pytest.raises(Failed, match=sentence) as failure:
            context.mw_create_event(board.device, *arguments, ctypes.byref(abi.velto_board_event()), None)
        assert failure.value.result == result
    other = ProgramBoard(context, S)
    for name, arguments in {
        "sequence": (switch, pin_up(other).handle), "signal": (other.signal(b"switch"), pin_up(board).handle),
    }.items():
        with pytest.raises(Failed, match=f"{name} belongs to another device"):
            context.mw_create_event(board.device, *arguments, None, ctypes.byref(abi.velto_board_event()), None)


# Timers


def test_ticks_are_streamed(board) -> None:
    timer = board.timer(period=0.5, starts_immediately=1)
    reader = StreamReader(board.context, board.device, "timer?id=0")
    board.run("timer_start", timer)
    board.context.advance(1.6)
    frames, infos = reader.read()
    assert frames == [(1,), (2,), (3,), (4,)]
    gaps = [(after.timestamp_ns - before.timestamp_ns) / 1e9 for before, after in zip(infos, infos[1:])]
    assert gaps == pytest.approx([0.5] * 3, abs=0.05)
    board.run("timer_stop", timer)
    board.context.advance(2)
    assert len(reader.read()[0]) <= 1
    assert board.part_call("timer_remove", timer) == abi.VELTO_OK
    board.context.advance(0.1)
    assert reader.info.state == abi.VELTO_STREAM_STATE_ENDED
    with pytest.raises(Failed):
        board.signal(b"timer?id=0")


def test_a_timer_is_not_removed_while_an_event_needs_it(board) -> None:
    timer = board.timer()
    event = board.event(board.ticks(timer), pin_up(board))
    op = board.context.answer(abi.velto_op, "timer_remove", timer)
    assert board.outcome(op) < 0 and "an event of timer?id=0 depends on a timer" in board.context.text("op_get_error", op)
    assert board.part_call("board_event_remove", event) == abi.VELTO_OK
    assert board.part_call("timer_remove", timer) == abi.VELTO_OK and board.program == []


def test_ticks_are_found_once_the_board_has_created_the_timer(board) -> None:
    timer, op = abi.velto_timer(), abi.velto_op()
    board.context.mw_create_timer(board.device, 1.0, 0, 0, ctypes.byref(timer), ctypes.byref(op))
    with pytest.raises(Failed, match="wait for its operation") as failure:
        board.ticks(timer)
    assert failure.value.result == abi.VELTO_ERROR_NOT_FOUND
    board.context.op_wait(op)
    assert board.context.text("signal_get_identifier", board.ticks(timer)) == "timer?id=0"


# Macros


def test_a_boot_macro_runs_after_a_reset(board) -> None:
    board.macro(pin_up(board))
    assert read(board, "digital[1]") == [0], "it is only recorded"
    board.reset()
    assert read(board, "digital[1]") == [1]


def test_an_event_in_a_boot_macro_outlives_a_reset(board) -> None:
    entry, parameters = bytes.fromhex("0A 02 01 01 FF 05 01 01"), bytes.fromhex("0A 03 01")
    sequence = Sequence(board)
    for packet in (entry, parameters):
        sequence.add("mw_write_packet", packet, len(packet))
    board.macro(sequence)
    board.reset()
    board.press()
    assert read(board, "digital[1]") == [1]


def test_a_planned_event_is_there_after_each_reset(board) -> None:
    event = abi.velto_board_event()
    sequence = Sequence(board)
    arguments = (board.signal(b"switch"), light(board).handle, None, ctypes.byref(event))
    sequence.add("mw_create_event", *arguments)
    assert len(sequence.packets) == 6, "an entry and its parameters for each packet of the light"
    uses = [
        (abi.velto_macro, "mw_create_macro", sequence.handle, 0),
        (abi.velto_board_event, "mw_create_event", board.signal(b"switch"), sequence.handle, None),
    ]
    for use in uses:
        with pytest.raises(Failed) as failure:
            board.made(*use)
        assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT, "it would make parts whenever it is obeyed"
    op = board.context.answer(abi.velto_op, "board_event_remove", event)
    assert board.outcome(op) == abi.VELTO_ERROR_INVALID_STATE
    board.macro(sequence)
    assert board.numbers == [(MACRO, 0)], "it is only recorded"
    for _ in range(2):
        board.reset()
        assert not board.is_lit
        board.press()
        assert board.is_lit
    board.context.library.velto_mw_destroy_sequence(sequence.handle)
    with pytest.raises(Failed) as failure:
        board.part_call("board_event_remove", event)
    assert failure.value.result == abi.VELTO_ERROR_STALE_HANDLE


def test_a_macro_runs_on_request_with_commands_longer_than_a_packet(board) -> None:
    macro = board.macro(light(board), runs_at_boot=False)
    board.reset()
    assert not board.is_lit
    board.run("macro_run", macro)
    board.context.advance(0.1)
    assert board.is_lit
    assert board.call("mw_erase_macros") == abi.VELTO_OK and board.program == []
    with pytest.raises(Failed) as failure:
        board.run("macro_run", macro)
    assert failure.value.result == abi.VELTO_ERROR_STALE_HANDLE


# Sequences


def test_sequences_keep_the_packets_that_the_board_receives(board) -> None:
    timers, macro = [board.timer(), board.timer()], board.macro(pin_up(board))
    for name, part in (("timer_start", timers[1]), ("timer_stop", timers[1]), ("macro_run", macro)):
        sequence = Sequence(board).add_of(name, part)
        board.context.advance(0.1)
        board.written()
        board.run(name, part)
        board.context.advance(0.1)
        (received,) = board.written()
        assert [packet.replace("..", f"{received[2]:02X}") for packet in sequence.packets] == [received.hex(" ").upper()]


def test_a_sequence_of_another_board_is_no_target(board, context) -> None:
    other = ProgramBoard(context, S)
    with pytest.raises(Failed, match="into belongs to another device"):
        context.timer_start(board.timer(), Sequence(other).handle, None)


def test_a_button_starts_a_timer(board) -> None:
    timer = board.timer(period=1, repetitions=1)
    board.event(board.ticks(timer), pin_up(board))
    board.event(board.signal(b"switch"), Sequence(board).add_of("timer_start", timer))
    board.disconnect()
    board.press()
    board.context.advance(2)
    board.reconnect()
    assert read(board, "digital[1]") == [1]


# What runs


def test_the_program_is_listed_and_described(board) -> None:
    timer = board.timer(period=0.25, repetitions=3, starts_immediately=1)
    event = board.event(board.ticks(timer), pin_up(board))
    macro = board.macro(Sequence(board).add("mw_play_motor", 1.0, 0.5))
    first, second, third = board.program
    assert (first.kind, first.number, first.period, first.repetitions, first.timer.bits) == (TIMER, 0, 0.25, 3, timer.bits)
    assert first.flags == OWN | abi.VELTO_MW_PROGRAM_STARTS_IMMEDIATELY
    assert (second.kind, second.board_event.bits, second.command_count) == (EVENT, event.bits, 1)
    assert (second.source_module, second.source_register, second.source_id) == (0x0C, 0x06, 0)
    assert bytes(second.command[: second.command_size]) == bytes.fromhex("05 01 01")
    assert (third.kind, third.macro.bits, third.flags, third.command_count) == (MACRO, macro.bits, OWN | AT_BOOT, 1)
    assert board.text.splitlines()[:3] == [
        "timer 0: every 0.25 s, 3 times, at once when started; of this program",
        "event 0: 0C 06 00 -> 05 01 01; of this program",
        "macro 0: at boot: 08 01 F8 F4 01 00; of this program",
    ]


def test_the_program_of_others_is_read(board) -> None:
    for text in ("0C 02 E8 03 00 00 FF FF 00", "0A 02 0C 06 00 02 01 01", "0A 03 01"):
        packet = bytes.fromhex(text)
        assert board.call("mw_write_packet", packet, len(packet)) == abi.VELTO_OK
    assert board.program == []
    assert board.call("mw_recover") == abi.VELTO_OK
    assert board.numbers == [(TIMER, 0), (EVENT, 0)] and all(item.flags & OWN == 0 for item in board.program)
    assert board.text.splitlines()[0] == "timer 0: every 1.0 s, endlessly; of another program"
    board.timer()
    assert board.numbers == [(TIMER, 0), (TIMER, 1), (EVENT, 0)]


def test_a_program_outlives_links_and_ends_with_a_reset(board) -> None:
    timer = board.timer()
    event = board.event(board.signal(b"switch"), pin_up(board))
    macro = board.macro(pin_up(board))
    board.disconnect()
    board.reconnect()
    assert board.numbers == [(TIMER, 0), (EVENT, 0), (MACRO, 0)]
    board.run("timer_start", timer)
    board.reset()
    assert board.numbers == [(MACRO, 0)]
    for name, part in (("timer_remove", timer), ("board_event_remove", event)):
        with pytest.raises(Failed) as failure:
            board.part_call(name, part)
        assert failure.value.result == abi.VELTO_ERROR_STALE_HANDLE
    board.run("macro_run", macro)


def test_tear_down_and_factory_reset_end_the_program(board) -> None:
    board.event(board.ticks(board.timer()), pin_up(board))
    board.macro(pin_up(board))
    assert board.call("mw_tear_down", 0x7F) == abi.VELTO_OK
    assert board.numbers == [(MACRO, 0)]
    board.timer()
    assert board.call("mw_factory_reset") == abi.VELTO_OK
    assert board.context.info(board.device).link_state == abi.VELTO_LINK_STATE_READY
    assert board.program == [] and read(board, "digital[1]") == [0]
    assert board.timer().bits and board.numbers == [(TIMER, 0)]


def test_others_are_no_boards(context) -> None:
    _, cap = context.connected_cap()
    for name, arguments in {
        "mw_create_timer": (1.0, 0, 0, ctypes.byref(abi.velto_timer()), None), "mw_erase_macros": (None,),
        "mw_describe_program": (None, 0, ctypes.byref(ctypes.c_size_t())),
    }.items():
        with pytest.raises(Failed) as failure:
            getattr(context, name)(cap, *arguments)
        assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


# Lost links, and calls that come too late


def lost(board: ProgramBoard, type_, name: str, *arguments):
    """Creates a part while the link is being lost: the operation must fail, and the handle is stale."""
    board.context.sim_drop_link(board.sim)
    part, op = type_(), abi.velto_op()
    getattr(board.context, name)(board.device, *arguments, ctypes.byref(part), ctypes.byref(op))
    with pytest.raises(Failed):
        board.context.op_wait(op)
    board.context.advance(20)
    return part


def test_handles_are_stale_if_the_link_was_lost_before_the_creation(board) -> None:
    sequence = pin_up(board)
    switch = board.signal(b"switch")
    parts = [
        lost(board, abi.velto_timer, "mw_create_timer", 1.0, 0, 0),
        lost(board, abi.velto_board_event, "mw_create_event", switch, sequence.handle, None),
        lost(board, abi.velto_macro, "mw_create_macro", sequence.handle, 0),
    ]
    timer, event, macro = parts
    for name, *arguments in [
        ("timer_stop", timer, abi.velto_device()), ("board_event_remove", event), ("macro_run", macro, abi.velto_device()),
    ]:
        with pytest.raises(Failed) as failed:
            getattr(board.context, name)(*arguments, None)
        assert failed.value.result == abi.VELTO_ERROR_STALE_HANDLE, name
    assert board.program == []


def test_a_reset_that_no_board_heard_forgets_nothing(board) -> None:
    timer = board.timer()
    board.event(board.signal(b"switch"), pin_up(board))
    before = board.numbers
    board.started("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    board.context.sim_drop_link(board.sim)
    board.context.advance(20)
    assert board.numbers == before
    board.run("timer_start", timer)


def test_a_tear_down_that_is_cut_off_is_finished_on_the_next_link(board) -> None:
    for seconds in (0, 0.01, 0.02, 0.03, 0.05):
        board.timer()
        board.event(board.signal(b"switch"), pin_up(board))
        board.started("mw_tear_down", 0x7F)
        board.context.advance(seconds)
        board.context.sim_drop_link(board.sim)
        board.context.advance(20)
        board.call("mw_recover")
        assert board.program == [], seconds


def test_a_macro_that_is_cancelled_while_it_waits_is_not_recorded(board) -> None:
    first, second = abi.velto_op(), abi.velto_op()
    macros = [abi.velto_macro(), abi.velto_macro()]
    sequence = pin_up(board)
    for macro, op in zip(macros, (first, second)):
        board.context.mw_create_macro(board.device, sequence.handle, 1, ctypes.byref(macro), ctypes.byref(op))
    board.context.op_cancel(second)
    board.context.op_wait(first)
    board.context.advance(5)
    assert board.numbers == [(MACRO, 0)]


def test_a_timer_that_starts_itself_ticks_a_thousand_times_a_second(board) -> None:
    timer = board.timer(3600, starts_immediately=1)
    board.event(board.ticks(timer), Sequence(board).add_of("timer_start", timer))
    board.run("timer_start", timer)
    board.context.advance(0.2)
    board.run("timer_stop", timer)


def test_the_ticks_of_a_timer_that_a_reset_ended_are_no_signal(board) -> None:
    ticks = board.ticks(board.timer())
    board.call("mw_write_packet", b"\xfe\x01", 2)
    board.context.advance(15)
    with pytest.raises(Failed):
        board.context.signal_get_info(ticks, ctypes.byref(abi.velto_signal_info()))


def test_events_record_no_macros(board) -> None:
    sequence = Sequence(board).add("mw_write_packet", b"\x0f\x08", 2)
    with pytest.raises(Failed, match="records or erases macros"):
        board.event(board.signal(b"switch"), sequence)
