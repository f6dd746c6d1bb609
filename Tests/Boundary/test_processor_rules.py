"""Processors through the C functions: what simulated boards stream and log of them, against a second computation."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable
from dataclasses import dataclass

import board_rules as rules
import pytest

from board_download import Download, is_part
from connected_board import RL, R, S
from processor_board import NATIVE, RAW, ProcessorBoard, Rows, definition, function_of, mode_of
from pumped_context import PumpedContext
from veltokit import abi

G = 16384
"""The numbers of the accelerometer for 1 g at ±2 g."""

COMPARISONS = ["EQUAL", "NOT_EQUAL", "LESS", "LESS_OR_EQUAL", "GREATER", "GREATER_OR_EQUAL"]
MATH = {
    "ADD": 1, "MULTIPLY": 2, "DIVIDE": 3, "MODULUS": 4, "EXPONENT": 5, "SQUARE_ROOT": 6, "LEFT_SHIFT": 7, "RIGHT_SHIFT": 8,
    "SUBTRACT": 9, "ABSOLUTE": 10, "CONSTANT": 11}


@dataclass
class Case:
    """A processor of acceleration: its definition, the second computation, and the numbers of its output."""

    wanted: abi.velto_mw_processor_def
    machine: rules.Machine
    width: int = 2
    signed: bool = True
    takes_all_axes: bool = False


def a_passthrough(at: random.Random) -> Case:
    mode, count = at.choice(["ALL", "CONDITIONAL", "COUNT"]), at.choice([0, 1, 20])
    machine = rules.passthrough(["ALL", "CONDITIONAL", "COUNT"].index(mode), count)
    return Case(definition("PASSTHROUGH", mode=mode_of(mode), count=count), machine, takes_all_axes=at.random() < 0.5)


def a_sum(at: random.Random) -> Case:
    size = at.choice([0, 1, 4])
    return Case(definition("ACCUMULATE", output_size=size), rules.accumulator(False, size or 2), size or 2)


def a_count(at: random.Random) -> Case:
    size = at.choice([0, 1, 2])
    return Case(definition("COUNT", output_size=size), rules.accumulator(True, size or 4), size or 4, False)


def a_mean(at: random.Random) -> Case:
    window, is_high = at.randint(1, 40), at.random() < 0.5
    wanted = definition("HIGH_PASS" if is_high else "LOW_PASS", count=window)
    return Case(wanted, rules.average(window, 2, is_high), takes_all_axes=at.random() < 0.5)


def a_comparison(at: random.Random) -> Case:
    function, mode, count = at.randrange(6), at.randrange(4), at.randint(1, 6)
    references = [at.randint(-G, G) for _ in range(count)]
    wanted = definition(
        "COMPARISON", [reference / G for reference in references], function=function_of(COMPARISONS[function]),
        mode=mode_of(["ABSOLUTE", "REFERENCE", "ZONE", "BINARY"][mode]))
    # Three references of two bytes are padded by the last one again.
    machine = rules.comparator(function, mode, True, references + references[-1:] * (count == 3))
    return Case(wanted, machine, 1 if mode > 1 else 2, mode <= 1)


def a_length(at: random.Random) -> Case:
    is_rss = at.random() < 0.5
    return Case(definition("RSS" if is_rss else "RMS"), rules.vector(is_rss, 2, True), 2, False, True)


def a_period(at: random.Random) -> Case:
    is_difference, period = at.random() < 0.5, at.choice([1, 100, 200, 500])
    wanted = definition("TIME", mode=mode_of("DIFFERENTIAL" if is_difference else "ABSOLUTE"), period=period / 1000)
    return Case(wanted, rules.time(is_difference, period, 80), takes_all_axes=not is_difference and at.random() < 0.5)


def arithmetic(at: random.Random) -> Case:
    name, size = at.choice([*MATH]), at.choice([0, 2, 4])
    is_scaled = name in ("ADD", "SUBTRACT", "MODULUS")
    constant = at.randint(1, 3) if not is_scaled else at.randint(1, 3000)
    shifted = {"LEFT_SHIFT": min(4, 2 + constant // 8), "RIGHT_SHIFT": max(1, 2 - constant // 8)}
    width = size or shifted.get(name, 4)
    wanted = definition(
        "MATH", function=function_of(name), value=constant / G if is_scaled else constant, output_size=size)
    machine = rules.arithmetic(MATH[name], constant, 2, width, True)
    return Case(wanted, machine, width, name not in ("SQUARE_ROOT", "ABSOLUTE"), at.random() < 0.3)


def a_delay(at: random.Random) -> Case:
    count = at.randint(1, 16)
    return Case(definition("DELAY", count=count), rules.delay(count), takes_all_axes=at.random() < 0.5)


def a_pulse(at: random.Random) -> Case:
    mode, level, least = at.randrange(4), at.randint(-G // 4, G // 4), at.randint(1, 3)
    name = ["WIDTH", "AREA", "PEAK", "DETECTION"][mode]
    wanted = definition("PULSE", mode=mode_of(name), value=level / G, width=least)
    return Case(wanted, rules.pulse(mode, level, least), [2, 4, 2, 1][mode], mode in (1, 2))


def a_change(at: random.Random) -> Case:
    mode, magnitude = at.randrange(3), at.choice([1, 300, 3000])
    wanted = definition("DELTA", mode=mode_of(["ABSOLUTE", "DIFFERENTIAL", "BINARY"][mode]), value=magnitude / G)
    return Case(wanted, rules.delta(mode, magnitude, True), 1 if mode == 2 else 2)


def a_threshold(at: random.Random) -> Case:
    binary, boundary, hysteresis = at.random() < 0.5, at.randint(-G // 4, G // 4), at.choice([0, 1, 700])
    wanted = definition(
        "THRESHOLD", mode=mode_of("BINARY" if binary else "ABSOLUTE"), value=boundary / G, hysteresis=hysteresis / G)
    return Case(wanted, rules.threshold(binary, boundary, hysteresis, True), 1 if binary else 2)


TYPES: list[Callable[[random.Random], Case]] = [
    a_passthrough, a_sum, a_count, a_mean, a_comparison, a_length, a_period, arithmetic, a_delay, a_pulse, a_change, a_threshold]
SELDOM = [a_passthrough, a_comparison, a_pulse, a_change, a_threshold]
"""Those that may emit nothing."""
MODELS = [R, RL, S]


def raw_bytes(row: tuple[float, ...]) -> bytes:
    return b"".join(rules.cut(int(value), 2) for value in row)


def decoded(outputs: list[bytes], case: Case) -> list[tuple[int, ...]]:
    return [tuple(rules.channels(output, case.width, case.signed)) for output in outputs]


class Comparison:
    """A processor whose source is streamed beside its output: every sample of both is known."""

    def __init__(self, context: PumpedContext, case: Case, model: bytes) -> None:
        # A person who steers: all axes of the signal change with each sample.
        self.board, self.case = ProcessorBoard(context, model, script="play"), case
        # The slots of the board are read before the first one.
        self.board.process(self.board.signal(b"switch"), "COUNT")
        self.source = self.board.signal(b"acceleration" if case.takes_all_axes else b"acceleration[0]")
        self.raw = Rows(context, self.source)
        context.op_wait(self.raw.start)
        context.advance(0.5)
        next(case.machine)
        self.raw.read()
        self.processor, _ = self.board.begin_processor(self.source, case.wanted)
        self.rows = Rows(context, self.board.output(self.processor))
        context.op_wait(self.rows.start)
        assert self.raw.read() == [], "a sample came while the processor was created"

    def run(self, seconds: float) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
        """The outputs that the second computation has, and those that were streamed."""
        self.board.context.advance(seconds)
        expected = []
        for row in self.raw.read():
            expected += decoded(self.case.machine.send(raw_bytes(row)), self.case)
        return expected, self.rows.read()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_streamed_outputs_are_those_of_a_second_computation(
    context: PumpedContext, kind: Callable[[random.Random], Case], seed: int
) -> None:
    case = kind(random.Random(f"{kind.__name__} {seed}"))
    expected, streamed = Comparison(context, case, MODELS[seed % 3]).run(12)
    assert streamed == expected


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_logged_outputs_are_those_that_are_streamed(context: PumpedContext, kind: Callable[[random.Random], Case]) -> None:
    case = kind(random.Random(f"log {kind.__name__}"))
    comparison = Comparison(context, case, MODELS[len(kind.__name__) % 3])
    board = comparison.board
    logger, created = board.log_of(board.output(comparison.processor))
    context.op_wait(created)
    context.op_wait(board.started("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE))
    comparison.rows.read()
    context.advance(12)
    streamed = comparison.rows.read()
    comparison.rows.stop()
    comparison.raw.stop()
    context.op_wait(board.started("mw_stop_logging"))
    flush = abi.velto_op()
    context.mw_flush_log(board.device, ctypes.byref(flush))
    if context.footnote == abi.VELTO_OK:
        context.op_wait(flush)
    download = Download(context, board.device)
    logged = download.stream(logger, RAW)
    download.run()
    assert is_part(streamed, logged.rows) and (streamed or kind in SELDOM)
    assert context.text("signal_get_identifier", context.answer(abi.velto_signal, "logger_get_signal", logger)) == board.identifier(
        board.output(comparison.processor))


def test_signs_of_one_byte_are_logged(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    change = board.process(board.signal(b"acceleration[2]"), "DELTA", value=0.1, mode=mode_of("BINARY"))
    logger, created = board.log_of(board.output(change))
    context.op_wait(created)
    context.op_wait(board.started("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE))
    context.advance(5)
    context.op_wait(board.started("mw_stop_logging"))
    download = Download(context, board.device)
    logged = download.stream(logger, NATIVE)
    download.run()
    assert {row[0] for row in logged.rows} == {-1, 1}
