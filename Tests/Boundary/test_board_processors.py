"""The processors of a simulated board against a second computation, on random samples; both follow the guide's rules."""

from __future__ import annotations

import ctypes
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import board_rules as rules
import pytest

from pumped_context import PumpedContext
from test_tap_devices import uuid
from veltokit import abi

COMMAND, NOTIFICATION = (uuid(f"326a{number}-85cb-9195-d9dd-464cfbbae75a") for number in ("9001", "9006"))
INJECT = bytes.fromhex("FE 03 01 01 FF")
"""The beginning of a simulated notification of the switch, which may have up to 15 bytes."""


class BareBoard:
    """A board without the library's own host: packets in, packets out."""

    def __init__(self, context: PumpedContext) -> None:
        self.context = context
        self.sim = context.create_sim(model_name=b"metamotion-s", flags=abi.VELTO_SIM_BARE)
        rows, count = (abi.velto_sim_characteristic * 64)(), ctypes.c_size_t()
        context.sim_list_characteristics(self.sim, rows, 64, ctypes.byref(count))
        handles = {bytes(row.uuid.bytes): row.handle for row in rows[: count.value]}
        self.command, notification = handles[bytes(COMMAND.bytes)], handles[bytes(NOTIFICATION.bytes)]
        context.sim_report_link(self.sim, 1)
        context.sim_report_subscription(self.sim, notification, 1)

    def write(self, packet: bytes) -> list[bytes]:
        """Writes a packet, and returns those that the board notifies at once."""
        self.context.sim_write_value(self.sim, self.command, 0, packet, len(packet))
        heard = []
        taken = abi.velto_sim_notification()
        while self.context.library.velto_sim_poll_notification(self.sim, ctypes.byref(taken)) == abi.VELTO_OK:
            heard.append(bytes(taken.bytes[: taken.size]))
        return heard

    def create(self, length: int, configuration: bytes, number: int = 0, source: bytes = b"\x01\x01\xFF") -> None:
        trigger = (length - 1 << 5) & 0xFF
        assert self.write(b"\x09\x02" + source + bytes([trigger]) + configuration) == [bytes([9, 2, number])]
        self.write(bytes([9, 7, number, 1]))
        self.write(b"\x09\x03\x01")

    def feed(self, sample: bytes, number: int = 0) -> list[bytes]:
        """Gives the processors a sample, and returns the outputs of one of them."""
        return [packet[3:] for packet in self.write(INJECT + sample) if packet[:3] == bytes([9, 3, number])]


@pytest.fixture
def board(context) -> BareBoard:
    return BareBoard(context)


def sizes(out: int, width: int) -> int:
    return out - 1 | width - 1 << 2


Case = tuple[int, bytes, rules.Machine]
"""The length of the samples, type and configuration, and the second computation."""


def a_passthrough(at: random.Random) -> Case:
    mode, count, length = at.randrange(3), at.choice([0, 1, 20]), at.choice([1, 2, 6, 13])
    return length, bytes([1, mode]) + rules.cut(count, 2), rules.passthrough(mode, count)


def an_accumulator(at: random.Random) -> Case:
    counts, width, out = at.random() < 0.3, at.choice([1, 2, 4]), at.randint(1, 4)
    return width, bytes([2, sizes(out, width) | counts << 4]), rules.accumulator(counts, out)


def an_average(at: random.Random) -> Case:
    width, count, window, high_pass = at.choice([1, 2, 4]), at.randint(1, 3), at.randint(1, 40), at.random() < 0.5
    configuration = bytes([3, sizes(width, width) | high_pass << 5, window, count - 1])
    return width * count, configuration, rules.average(window, width, high_pass)


def a_comparator(at: random.Random) -> Case:
    width, signed, operation, mode = at.choice([1, 2, 4]), at.random() < 0.5, at.randrange(6), at.randrange(4)
    count = at.choice([count for count in range(1, 12 // width + 1) if count * width != 6])
    references = [rules.number(near(at, width), signed) for _ in range(count)]
    first = signed | width - 1 << 1 | operation << 3 | mode << 6
    configuration = bytes([6, first]) + b"".join(rules.cut(reference, width) for reference in references)
    return width, configuration, rules.comparator(operation, mode, signed, references)


def a_vector(at: random.Random) -> Case:
    width, count, signed, is_rss = at.choice([1, 2, 4]), at.randint(2, 3), at.random() < 0.5, at.random() < 0.5
    configuration = bytes([7, sizes(width, width) | count - 1 << 4 | signed << 7, is_rss])
    return width * count, configuration, rules.vector(is_rss, width, signed)


def a_time(at: random.Random) -> Case:
    mode, period = at.randrange(3), at.choice([1, 9, 10, 11, 25, 40])
    length = at.choice([1, 2, 4] if mode == 1 else [2, 6, 12, 13])
    return length, bytes([8, length - 1 & 7 | mode << 3]) + rules.cut(period, 4), rules.time(mode == 1, period, 10)


def arithmetic(at: random.Random) -> Case:
    width, out, count, signed = at.choice([1, 2, 4]), at.randint(1, 4), at.randint(1, 3), at.random() < 0.5
    operation = at.choice([*range(1, 12), 5, 7, 8, 8])
    constant = at.choice([at.randint(-40, 40), rules.number(at.randbytes(4), True)])
    if operation in (5, 7, 8):
        constant = at.randint(-1, 4) if operation == 5 else at.randint(-1, 33)
    configuration = bytes([9, sizes(out, width) | signed << 4, operation]) + rules.cut(constant, 4) + bytes([count - 1])
    return width * count, configuration, rules.arithmetic(operation, constant, width, out, signed)


def a_delay(at: random.Random) -> Case:
    length, count = at.choice([1, 2, 6, 12]), at.randint(1, 16)
    return length, bytes([0x0A, length - 1, count]), rules.delay(count)


def a_pulse(at: random.Random) -> Case:
    width, mode, least = at.choice([1, 2, 4]), at.randrange(4), at.randint(1, 3)
    level = at.randint(-20, 20)
    return width, bytes([0x0B, width - 1, 0, mode]) + rules.cut(level, 4) + rules.cut(least, 2), rules.pulse(mode, level, least)


def a_delta(at: random.Random) -> Case:
    width, mode, signed, magnitude = at.choice([1, 2, 4]), at.randrange(3), at.random() < 0.5, at.choice([1, 5, 30, 300])
    return width, bytes([0x0C, width - 1 | signed << 2 | mode << 3]) + rules.cut(magnitude, 4), rules.delta(mode, magnitude, signed)


def a_threshold(at: random.Random) -> Case:
    width, binary, signed, hysteresis = at.choice([1, 2, 4]), at.random() < 0.5, at.random() < 0.5, at.choice([0, 1, 7])
    boundary = rules.number(near(at, width), signed)
    configuration = bytes([0x0D, width - 1 | signed << 2 | binary << 3]) + rules.cut(boundary, 4) + rules.cut(hysteresis, 2)
    return width, configuration, rules.threshold(binary, boundary, hysteresis, signed)


def a_packer(at: random.Random) -> Case:
    length = at.choice([1, 2, 4, 6])
    count = at.randint(1, 16 // length)
    return length, bytes([0x10, length - 1, count - 1]), rules.packer(count)


def an_accounter(at: random.Random) -> Case:
    length, width = at.choice([1, 2, 6, 12]), at.randint(1, 4)
    return length, bytes([0x11, width - 1 << 4, 3]), rules.accounter(width)


TYPES: list[Callable[[random.Random], Case]] = [
    a_passthrough, an_accumulator, an_average, a_comparator, a_vector, a_time, arithmetic, a_delay, a_pulse, a_delta, a_threshold,
    a_packer, an_accounter]


def near(at: random.Random, width: int) -> bytes:
    """A number that is often small, and sometimes anything."""
    return at.randbytes(width) if at.random() < 0.2 else rules.cut(at.randint(-30, 30), width)


def samples(at: random.Random, length: int, count: int) -> Iterator[bytes]:
    width = next(width for width in (4, 2, 1) if length % width == 0) if at.random() < 0.5 else 1
    for _ in range(count):
        yield b"".join(near(at, width) for _ in range(length // width))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.__name__)
def test_a_board_and_a_second_computation_coincide(board: BareBoard, kind: Callable[[random.Random], Case], seed: int) -> None:
    at = random.Random(f"{kind.__name__} {seed}")
    length, configuration, machine = kind(at)
    board.create(length, configuration)
    next(machine)
    for index, sample in enumerate(samples(at, length, 60)):
        expected = machine.send(sample)
        assert board.feed(sample) == expected, (index, configuration.hex(" "), sample.hex(" "))
        board.context.advance(0.01)


@pytest.mark.parametrize("seed", range(20))
def test_chains_coincide(board: BareBoard, seed: int) -> None:
    """RSS, average, arithmetic, and a comparator or an accounter behind them: each is computed from the one before."""
    at = random.Random(f"chain {seed}")
    window, constant, level = at.randint(1, 9), at.randint(-50, 50), at.randint(-100, 100)
    first = [
        (6, bytes([7, 0xA5, 1]), rules.vector(True, 2, True)),
        (2, bytes([3, sizes(2, 2), window, 0]), rules.average(window, 2, False)),
        (2, bytes([9, 0x17, 9]) + rules.cut(constant, 4) + b"\0", rules.arithmetic(9, constant, 2, 4, True)),
    ]
    last = at.choice([
        (4, bytes([6, 0x27]) + rules.cut(level, 4), rules.comparator(4, 0, True, [level])),
        (4, bytes([0x11, 0x30, 3]), rules.accounter(4)), (4, bytes([0x0D, 0x0F]) + rules.cut(level, 4) + b"\0\0", rules.threshold(True, level, 0, True))])
    source = b"\x01\x01\xFF"
    chain = [*first, last]
    for number, (length, configuration, machine) in enumerate(chain):
        board.create(length, configuration, number, source)
        next(machine)
        source = bytes([9, 3, number])
    for sample in samples(at, 6, 80):
        flow = [sample]
        for _, _, machine in chain:
            flow = [output for value in flow for output in machine.send(value)]
        assert board.feed(sample, len(chain) - 1) == flow


@pytest.mark.parametrize("seed", range(10))
def test_fused_samples_coincide(board: BareBoard, seed: int) -> None:
    at = random.Random(f"fuser {seed}")
    held = [at.randbytes(at.choice([1, 2, 4])) for _ in range(at.randint(1, 3))]
    for number, content in enumerate(held):
        board.create(len(content), bytes([0x0F, len(content) - 1]), number, bytes([5, 0x0A, number]))
        assert board.write(b"\xFE\x03\x05\x0A\xFF" + bytes([number]) + content) == []
    places = bytes(range(len(held))).ljust(12, b"\0")
    board.create(2, bytes([0x1B, len(held)]) + places, len(held))
    machine = rules.fuser(b"".join(held))
    next(machine)
    for sample in samples(at, 2, 20):
        assert board.feed(sample, len(held)) == machine.send(sample)


def test_both_computations_name_rules_of_the_guide(repository: Path) -> None:
    guide = (repository / "Sources/VeltoKit/VeltoKit.docc/WhatABoardComputes.md").read_text()
    rows = [int(number) for number in re.findall(r"^\| (\d+) \|", guide, re.M)]
    assert rows == list(range(1, 42))
    assert all(re.search(r"\| (?:notes|board|maker|chosen)[^|]* \|$", line) for line in guide.splitlines() if re.match(r"\| \d", line))
    swift = " ".join(path.read_text() for path in (repository / "Sources/VeltoSimulation/Board/Processors").glob("*.swift"))
    for text in (swift, Path(rules.__file__).read_text()):
        named = set()
        for first, joint, last in re.findall(r"[Rr]ules? (\d+)(?: (to|and) (\d+))?", text):
            named |= set(range(int(first), int(last) + 1)) if joint == "to" else {int(first), int(last or first)}
        assert named <= set(rows) and set(range(4, 39)) - {9, 13, 22, 35} <= named, sorted(set(rows) - named)
