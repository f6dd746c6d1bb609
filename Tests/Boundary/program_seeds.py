"""Programs of boards by chance, created and removed over links that end at any packet: the lists are what the board has."""

from __future__ import annotations

import ctypes
import random

from connected_board import RL, S
from processor_board import ProcessorBoard, Rows, definition, function_of, mode_of
from pumped_context import PumpedContext
from veltokit import abi

DEPTH = 4
TIMER, EVENT, MACRO = (getattr(abi, f"VELTO_MW_PROGRAM_KIND_{name}") for name in ("TIMER", "EVENT", "MACRO"))
MOST_PACKETS = 110
"""More than what is created and removed takes."""

LINKS = [
    dict(type_="RSS"), dict(type_="LOW_PASS", count=4), dict(type_="HIGH_PASS", count=3), dict(type_="TIME", period=0.2),
    dict(type_="MATH", function=function_of("SUBTRACT"), value=0.1), dict(type_="MATH", function=function_of("ABSOLUTE")),
    dict(type_="THRESHOLD", mode=mode_of("BINARY"), value=0.3), dict(type_="DELTA", value=0.05), dict(type_="COUNT"),
    dict(type_="COMPARISON", function=function_of("GREATER"), references=[0.2]), dict(type_="PASSTHROUGH"), dict(type_="DELAY", count=3),
]
"""Definitions of a chain; one that its source does not take is left out."""


class Program:
    """A program that is created without waiting, and its operations by part."""

    def __init__(self, board: ProcessorBoard, at: random.Random) -> None:
        self.board, self.context, self.at = board, board.context, at
        self.made: list[tuple[object, abi.velto_op]] = []
        self.processors: list[abi.velto_processor] = []
        source = board.signal()
        while len(self.processors) < DEPTH:
            part = self.make(abi.velto_processor, "mw_create_processor", source, ctypes.byref(definition(**at.choice(LINKS))))
            if part is not None:
                self.processors.append(part)
                source = board.output(part)
        self.rows = Rows(self.context, source)
        self.make(abi.velto_logger, "mw_create_logger", source, None)
        steps = [self.timer_and_event, self.macro, self.boot, self.gate]
        at.shuffle(steps)
        for step in steps:
            step()

    def make(self, type_, name: str, *arguments):
        """Creates a part; none if the call is refused."""
        part, op = type_(), abi.velto_op()
        call = getattr(self.context.library, f"velto_{name}")
        if call(self.board.device, *arguments, ctypes.byref(part), ctypes.byref(op)) != abi.VELTO_OK:
            return None
        self.made.append((part, op))
        return part

    def sequence(self, *calls: tuple) -> abi.velto_device:
        sequence = self.context.answer(abi.velto_device, "mw_create_sequence", self.board.device)
        for name, *arguments in calls:
            getattr(self.context, name)(*(sequence if argument is None else argument for argument in arguments), None)
        return sequence

    def light(self) -> abi.velto_device:
        return self.sequence(*[("mw_control_led", None, abi.VELTO_MW_LED_ACTION_PLAY)] * self.at.randint(1, 3))

    def timer_and_event(self) -> None:
        timer = self.make(abi.velto_timer, "mw_create_timer", 3600.0, 0, 0)
        self.make(abi.velto_board_event, "mw_create_event", self.board.signal(b"switch"), self.sequence(("timer_start", timer, None)), None)

    def macro(self) -> None:
        self.make(abi.velto_macro, "mw_create_macro", self.light(), 0)

    def boot(self) -> None:
        plan, timer, event = self.sequence(), abi.velto_timer(), abi.velto_board_event()
        self.context.mw_create_timer(plan, 60.0, 0, 0, ctypes.byref(timer), None)
        ticks = self.context.answer(abi.velto_signal, "timer_get_signal", timer)
        self.context.mw_create_event(plan, ticks, self.light(), None, ctypes.byref(event), None)
        self.make(abi.velto_macro, "mw_create_macro", plan, 1)

    def gate(self) -> None:
        """An event of the chain's end."""
        self.make(
            abi.velto_board_event, "mw_create_event", self.board.output(self.processors[-1]), self.light(), None)

    def remove(self) -> None:
        """Begins the end of the chain and of all that depends on it."""
        op = abi.velto_op()
        self.context.library.velto_processor_remove(self.processors[0], abi.VELTO_REMOVE_CASCADE, ctypes.byref(op))

    def count(self, type_, outcome: int) -> int:
        return sum(isinstance(part, type_) and self.board.outcome(op) == outcome for part, op in self.made)


def used(board: ProcessorBoard, module: int, slots: int) -> list[int]:
    """The slots of a module that are in use, as the board itself answers."""
    found = []
    for number in range(slots):
        op = board.started("mw_request", bytes([module, 0x82, number]), 3, None, 0)
        if board.outcome(op) == abi.VELTO_OK and len(board.value_of(op)) > 3:
            found.append(number)
    return found


def listed(board: ProcessorBoard, kind: int) -> list[int]:
    return [item.number for item in board.listed(abi.velto_mw_program_item, "mw_list_program") if item.kind == kind]


def check(board: ProcessorBoard, context: str) -> None:
    slots = sorted(board.processor_info(each).slot for each in board.processors)
    assert board.slots == slots, f"{context}: processors"
    assert used(board, 0x0C, 8) == listed(board, TIMER), f"{context}: timers"
    assert used(board, 0x0A, 28) == listed(board, EVENT), f"{context}: events"
    loggers = sum(board.logger_info(each).slot_count for each in board.loggers)
    assert len(used(board, 0x0B, 8)) == loggers, f"{context}: loggers"


def cut(board: ProcessorBoard, packets: int) -> None:
    """Ends the link once the board has got so many packets, or nothing more comes."""
    seen = quiet = 0
    while seen < packets and quiet < 400:
        count = len(board.written())
        seen, quiet = seen + count, 0 if count else quiet + 1
        board.context.advance(0.001)
    board.context.sim_drop_link(board.sim)
    board.context.advance(1)
    board.reconnect()
    board.context.advance(4)


def play(context: PumpedContext, seed: int) -> None:
    at = random.Random(seed)
    board = ProcessorBoard(context, at.choice([RL, S]), ideal_link=False)
    program = Program(board, at)
    cut(board, at.randint(1, MOST_PACKETS))
    check(board, f"seed {seed}, created")
    assert len(board.processors) == program.count(abi.velto_processor, abi.VELTO_OK), f"seed {seed}"
    own = [item for item in board.listed(abi.velto_mw_program_item, "mw_list_program") if item.kind == MACRO]
    known = [item for item in own if not item.flags & abi.VELTO_MW_PROGRAM_UNKNOWN]
    assert len(known) == program.count(abi.velto_macro, abi.VELTO_OK), f"seed {seed}"
    if board.processors:
        program.remove()
        cut(board, at.randint(1, 20))
        check(board, f"seed {seed}, removed")
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    context.advance(8)
    assert board.processors == [] and listed(board, TIMER) == [] == listed(board, EVENT), f"seed {seed}, reset"
    assert board.call("mw_recover") == abi.VELTO_OK
    context.advance(1)
    check(board, f"seed {seed}, recovered")

