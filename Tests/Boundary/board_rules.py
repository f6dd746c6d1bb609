"""The computation of a board, a second time: the rules of the guide "What a board computes", by their numbers, in Python.

Each type is a function that makes a generator: it takes samples (bytes), and yields the outputs of each.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Generator

Outputs = list[bytes]
Machine = Generator[Outputs, bytes, None]


def number(sample: bytes, signed: bool) -> int:
    return int.from_bytes(sample, "little", signed=signed)


def cut(value: int, width: int) -> bytes:
    """Rule 2."""
    return (value % (1 << 8 * width)).to_bytes(width, "little")


def channels(sample: bytes, width: int, signed: bool) -> list[int]:
    return [number(sample[start:start + width], signed) for start in range(0, len(sample), width)]


def machine(take: Callable[[bytes], Outputs]) -> Machine:
    outputs: Outputs = []
    while True:
        outputs = take((yield outputs))


def passthrough(mode: int, count: int) -> Machine:
    """Rules 4 to 6."""
    left = count

    def take(sample: bytes) -> Outputs:
        nonlocal left
        if mode and not left:
            return []
        left -= mode == 2
        return [sample]

    return machine(take)


def accumulator(counts: bool, out: int) -> Machine:
    """Rules 7 and 8; rule 1: sums are signed."""
    total = 0

    def take(sample: bytes) -> Outputs:
        nonlocal total
        total += 1 if counts else number(sample, True)
        return [cut(total, out)]

    return machine(take)


def average(window: int, width: int, high_pass: bool) -> Machine:
    """Rules 10 to 12; rule 1: signed."""
    held: list[list[int]] = []

    def take(sample: bytes) -> Outputs:
        values = channels(sample, width, True)
        held.append(values)
        del held[:-window]
        means = [int(math.copysign(abs(total) // len(held), total)) for total in map(sum, zip(*held, strict=True))]
        return [b"".join(cut(value - mean if high_pass else mean, width) for value, mean in zip(values, means, strict=True))]

    return machine(take)


OPERATORS = [operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge]


def comparator(operation: int, mode: int, signed: bool, references: list[int]) -> Machine:
    """Rules 18 to 21."""
    def take(sample: bytes) -> Outputs:
        found = [index for index, reference in enumerate(references) if OPERATORS[operation](number(sample, signed), reference)]
        if mode == 2:
            return [bytes([found[0] if found else len(references)])]
        if mode == 3:
            return [bytes([1 if found else 0])]
        return [cut(references[found[0]], len(sample)) if mode == 1 else sample] if found else []

    return machine(take)


def vector(is_rss: bool, width: int, signed: bool) -> Machine:
    """Rules 14 and 15."""
    def take(sample: bytes) -> Outputs:
        squares = [value * value for value in channels(sample, width, signed)]
        return [cut(math.isqrt(sum(squares) if is_rss else sum(squares) // len(squares)), width)]

    return machine(take)


def time(differential: bool, period_ms: int, step_ms: int) -> Machine:
    """Rules 16 and 17; samples come every `step_ms`."""
    now, last = 0, None

    def take(sample: bytes) -> Outputs:
        nonlocal now, last
        now += step_ms
        if last is not None and now - last[0] < period_ms:
            return []
        before, last = last, (now, number(sample, True))
        if not differential:
            return [sample]
        return [] if before is None else [cut(last[1] - before[1], len(sample))]

    return machine(take)


def power(base: int, exponent: int) -> int:
    return 0 if exponent < 0 else pow(base, exponent, 1 << 64)


MATH = {
    1: operator.add, 2: operator.mul, 3: lambda a, b: int(math.copysign(abs(a) // abs(b), a * b)) if b else 0,
    4: lambda a, b: int(math.copysign(abs(a) % abs(b), a)) if b else 0, 5: power,
    6: lambda a, _: math.isqrt(a) if a > 0 else 0, 7: lambda a, b: a << b if 0 <= b < 32 else 0,
    8: lambda a, b: a >> b if 0 <= b < 32 else 0, 9: operator.sub, 10: lambda a, _: abs(a), 11: lambda _, b: b,
}


def arithmetic(operation: int, constant: int, width: int, out: int, signed: bool) -> Machine:
    """Rules 23 to 27."""
    def take(sample: bytes) -> Outputs:
        return [b"".join(cut(MATH[operation](value, constant), out) for value in channels(sample, width, signed))]

    return machine(take)


def delay(count: int) -> Machine:
    """Rule 28."""
    held: Outputs = []

    def take(sample: bytes) -> Outputs:
        held.append(sample)
        if len(held) < count:
            return []
        released = held[:]
        held.clear()
        return released

    return machine(take)


def pulse(mode: int, threshold: int, least: int) -> Machine:
    """Rules 29 and 30; rule 1: signed."""
    run: list[int] = []

    def take(sample: bytes) -> Outputs:
        if number(sample, True) >= threshold:
            run.append(number(sample, True))
            return [b"\x01"] if mode == 3 and len(run) == least else []
        ended = run[:]
        run.clear()
        if len(ended) < least or mode == 3:
            return []
        return [[cut(len(ended), 2), cut(sum(ended), 4), cut(max(ended), len(sample))][mode]]

    return machine(take)


def delta(mode: int, magnitude: int, signed: bool) -> Machine:
    """Rules 31 and 32."""
    reference = 0

    def take(sample: bytes) -> Outputs:
        nonlocal reference
        value = number(sample, signed)
        difference = value - reference
        if abs(difference) < magnitude:
            return []
        reference = value
        return [[sample, cut(difference, len(sample)), b"\x01" if difference >= 0 else b"\xFF"][mode]]

    return machine(take)


def threshold(binary: bool, boundary: int, hysteresis: int, signed: bool) -> Machine:
    """Rules 33 and 34."""
    side = 0

    def take(sample: bytes) -> Outputs:
        nonlocal side
        distance = number(sample, signed) - boundary
        if distance == 0 or abs(distance) < hysteresis:
            return []
        before, side = side, 1 if distance > 0 else -1
        if before in (0, side):
            return []
        return [cut(side, 1) if binary else sample]

    return machine(take)


def packer(count: int) -> Machine:
    """Rule 36."""
    held: Outputs = []

    def take(sample: bytes) -> Outputs:
        held.append(sample)
        if len(held) < count:
            return []
        packed = b"".join(held)
        held.clear()
        return [packed]

    return machine(take)


def accounter(width: int) -> Machine:
    """Rule 37, for counts."""
    count = -1

    def take(sample: bytes) -> Outputs:
        nonlocal count
        count += 1
        return [cut(count, width) + sample]

    return machine(take)


def fuser(held: bytes) -> Machine:
    """Rule 38, with buffers whose contents stay as they are."""
    return machine(lambda sample: [sample + held])
