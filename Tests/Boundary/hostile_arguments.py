"""Arguments that no sane program passes, made from the description of each parameter."""

from __future__ import annotations

import ctypes
import math
import mmap
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from generate.description import Function, Handle, Member, Param, Scalar, Struct, ValueSet, alignment_of
from veltokit import abi

GUARD = b"\xaa"
ALIGNMENT = 8
BIG = 65_536
LONG = 524_288
"""Longer than any text may be."""
INVALID = "ERROR_INVALID_ARGUMENT"
SIZE = "ERROR_STRUCT_SIZE"
FRAMES = 64
"""What the stream of the world holds at most: a capacity beyond it is no danger."""
HUGE_SIZES = (2**31, 2**32 + 1, 2**63 - 1, 2**63, 2**64 - 1)
BAD_TEXTS = {
    "overlong": b"\xc0\x80", "surrogate": b"\xed\xa0\x80", "cut": b"ab\xe2\x82", "stray": b"\x80", "beyond": b"\xf5\x80\x80\x80",
    "bytes": b"\xff\xfe\xfd",
}


class Arena:
    """Memory of which the page behind its end cannot be touched."""

    SIZE = 3 * BIG + LONG

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, self.SIZE + mmap.PAGESIZE)
        self.end = ctypes.addressof(ctypes.c_char.from_buffer(self._memory)) + self.SIZE
        assert ctypes.CDLL(None, use_errno=True).mprotect(ctypes.c_void_p(self.end), mmap.PAGESIZE, 0) == 0


class Memory:
    """What one call points at; behind every piece lie a few bytes that nobody may write, and a page that ends the process."""

    arenas: list[Arena] = []

    def __init__(self) -> None:
        self.ends: list[tuple[int, int]] = []
        self.contents: list[tuple[int, bytes]] = []

    def piece(self, content: bytes, shift: int = 0) -> int:
        """Puts bytes as close to the page as their alignment allows, `shift` bytes away from an aligned address."""
        if len(self.ends) == len(self.arenas):
            self.arenas.append(Arena())
        end = self.arenas[len(self.ends)].end
        start = (end - len(content) - shift) // ALIGNMENT * ALIGNMENT + shift
        rest = end - start - len(content)
        ctypes.memmove(start, content + GUARD * rest, end - start)
        self.ends.append((end, rest))
        self.contents.append((start, content))
        return start

    def is_unharmed(self) -> bool:
        return all(ctypes.string_at(end - rest, rest) == GUARD * rest for end, rest in self.ends)

    def is_untouched(self) -> bool:
        return all(ctypes.string_at(start, len(content)) == content for start, content in self.contents)


@dataclass
class Choice:
    """One way to fill the C arguments of a described parameter."""

    label: str
    fill: Callable[[Memory], tuple[Any, ...]]
    expected: str | None = None
    """The code that this argument alone must cause; None where any documented one will do."""
    is_accepted_size: bool = False
    """Whether the one code that would be wrong is that of sizes."""


def fixed(label: str, *arguments: Any, expected: str | None = None) -> Choice:
    return Choice(label, lambda memory: arguments, expected)


class Choices:
    """The good value and the bad ones of every parameter, in a world of handles of every kind."""

    def __init__(self, world: Any) -> None:
        self.world = world

    def good(self, function: Function, param: Param) -> Choice:
        return Choice(f"{param.name}=good", lambda memory: self._good(function, param, memory))

    def bad(self, function: Function, param: Param) -> list[Choice]:
        return list(BAD[param.shape](self, function, param))

    def _good(self, function: Function, param: Param, memory: Memory) -> tuple[Any, ...]:
        if param.shape == "value":
            return (self._good_value(function, param),)
        if param.shape == "text":
            return (memory.piece(self.world.texts.get(param.name, b"rest") + b"\0"),)
        if param.shape == "bytes":
            return memory.piece(bytes(8)), 8
        if param.shape == "list":
            return memory.piece(self.good_element(param.type)), 1
        if param.shape in ("struct", "init_struct", "out_struct"):
            return (memory.piece(self.good_struct(param.type)),)
        if param.shape == "out_value":
            return (memory.piece(bytes(8)),)
        if param.shape == "out_frames":
            return self.frames(memory, FRAMES)
        return memory.piece(bytes(BIG)), BIG // element_size(param), memory.piece(bytes(8))

    def _good_value(self, function: Function, param: Param) -> Any:
        if isinstance(param.type, Handle):
            return self.world.handle(function, param.type_name, param.name)
        if function.initializes is not None and param.name == "size":
            return function.initializes.size
        if isinstance(param.type, ValueSet):
            return param.type.values[0].value
        if isinstance(param.type, Struct):
            return getattr(abi, param.type_name)()
        floor = self.world.numbers.get(param.name, param.min if param.min is not None else 0)
        return float(max(floor, 0)) if param.type.floating else int(max(floor, 0))

    def good_element(self, type_: Struct | Scalar) -> bytes:
        """What a list holds: structures, or numbers."""
        return self.good_struct(type_) if isinstance(type_, Struct) else bytes(type_.size)

    def good_struct(self, type_: Struct) -> bytes:
        """The defaults, with what the world says about single members."""
        value = getattr(abi, type_.name)()
        if type_.frozen is None:
            value.struct_size = ctypes.sizeof(value)
        if f"{type_.name}_init" in abi.PROTOTYPES:
            preset = [0] if type_.preset_member else []
            init = getattr(self.world.library, f"{type_.name}_init")
            assert init(ctypes.byref(value), ctypes.sizeof(value), *preset) == abi.VELTO_OK
        for name, member in self.world.members.get(type_.name, {}).items():
            setattr(value, name, member)
        return bytes(value)

    @staticmethod
    def frames(
        memory: Memory, capacity: int, values: int | None = None, infos: int | None = None, size: int = 12
    ) -> tuple[int, ...]:
        """A table for frames of three channels; pointers are those given, or to enough memory."""
        rows = memory.piece(bytes(12 * FRAMES)) if values is None else values
        notes = memory.piece(bytes(32 * FRAMES)) if infos is None else infos
        return rows, size, capacity, notes, memory.piece(bytes(8))

    # What is wrong with values

    def bad_values(self, function: Function, param: Param) -> Iterator[Choice]:
        if isinstance(param.type, Handle):
            for label, bits, expected in self.world.bad_handles(param.type_name, param.null_ok):
                yield fixed(f"{param.name}={label}", bits, expected=expected)
        elif function.initializes is not None and param.name == "size":
            for size in (65_537, *HUGE_SIZES):
                yield fixed(f"size={size}", size, expected=SIZE)
            ends = ends_of(function.initializes)
            for size in range(function.initializes.size + 1):
                yield Choice(f"size={size}", lambda memory, n=size: (n,), None if size in ends else SIZE, size in ends)
        elif isinstance(param.type, ValueSet):
            for number in bad_members_of(param.type):
                yield fixed(f"{param.name}={number:#x}", number, expected=None if param.unchecked else INVALID)
        elif isinstance(param.type, Struct):
            filled = b"\xff" * param.type.size
            yield fixed(f"{param.name}=all ones", getattr(abi, param.type_name).from_buffer_copy(filled))
        else:
            for number in bad_numbers(param.type, param.min, param.max, special_numbers(param)):
                yield fixed(f"{param.name}={number}", number, expected=INVALID)
            for number in extreme_numbers(param):
                yield fixed(f"{param.name}={number}", number)

    # What is wrong with texts, bytes and lists

    def bad_texts(self, function: Function, param: Param) -> Iterator[Choice]:
        yield fixed(f"{param.name}=NULL", 0, expected=None if param.null_ok else INVALID)
        for label, text in BAD_TEXTS.items():
            yield Choice(f"{param.name}={label}", lambda memory, text=text: (memory.piece(text + b"\0"),), INVALID)
        limit = int(param.max or 128)
        for length in (limit + 1, LONG):
            yield Choice(
                f"{param.name}={length} bytes", lambda memory, n=length: (memory.piece(b"x" * n + b"\0"),), INVALID)
        yield Choice(f"{param.name}=longest", lambda memory: (memory.piece(b"x" * limit + b"\0"),))
        yield Choice(f"{param.name}=empty", lambda memory: (memory.piece(b"\0"),))

    def bad_bytes(self, function: Function, param: Param) -> Iterator[Choice]:
        yield fixed(f"{param.name}=NULL with 1", 0, 1, expected=INVALID)
        yield fixed(f"{param.name}=NULL with 0", 0, 0)
        for size in (int(param.max or 0) + 1, *HUGE_SIZES):
            yield Choice(
                f"{param.name} of {size}", lambda memory, n=size: (memory.piece(bytes(1024)), n), INVALID)
            yield fixed(f"{param.name}=NULL of {size}", 0, size, expected=INVALID)
        yield Choice(f"{param.name} odd", lambda memory: (memory.piece(bytes(16), shift=1), 16))

    def bad_lists(self, function: Function, param: Param) -> Iterator[Choice]:
        good = self.good_element(param.type)
        yield fixed(f"{param.name}=NULL with 1", 0, 1, expected=INVALID)
        yield fixed(f"{param.name}=NULL with 0", 0, 0)
        if alignment_of(param.type) > 1:
            yield Choice(f"{param.name} misaligned", lambda memory: (memory.piece(good, shift=1), 1), INVALID)
        for count in (int(param.max or 0) + 1, *HUGE_SIZES):
            yield Choice(f"{param.name} of {count}", lambda memory, n=count: (memory.piece(good), n), INVALID)
        if isinstance(param.type, Scalar):
            for number in bad_numbers(param.type, None, None, []):
                content = bytes(getattr(ctypes, param.type.ctypes)(number))
                yield Choice(f"{param.name}={number}", lambda memory, c=content: (memory.piece(c), 1), INVALID)
            return
        if isinstance(param.type, Handle):
            for label, bits, expected in self.world.bad_handles(param.type_name, False):
                content = struct.pack("<Q", bits)
                yield Choice(f"{param.name}={label}", lambda memory, c=content: (memory.piece(c), 1), expected)
            return
        for label, content, expected in self.bad_members(param.type, good):
            yield Choice(f"{param.name}.{label}", lambda memory, c=content: (memory.piece(c), 1), expected)

    # What is wrong with structures

    def bad_structs(self, function: Function, param: Param) -> Iterator[Choice]:
        good = self.good_struct(param.type)
        yield from self.bad_pointers(param, good)
        yield from self.bad_struct_sizes(param, good)
        if param.type.frozen is None:
            yield Choice(
                f"{param.name} with a tail", lambda memory: (memory.piece(sized(good + b"\1" * 8)),), SIZE)
        for label, content, expected in self.bad_members(param.type, good):
            yield Choice(f"{param.name}.{label}", lambda memory, c=content: (memory.piece(c),), expected)
        for member in param.type.text_members:
            yield from self.bad_member_texts(param, member, good)

    def bad_out_structs(self, function: Function, param: Param) -> Iterator[Choice]:
        good = self.good_struct(param.type)
        yield from self.bad_pointers(param, good)
        yield from self.bad_struct_sizes(param, good)

    def bad_init_structs(self, function: Function, param: Param) -> Iterator[Choice]:
        yield from self.bad_pointers(param, self.good_struct(param.type))

    def bad_pointers(self, param: Param, good: bytes) -> Iterator[Choice]:
        yield fixed(f"{param.name}=NULL", 0, expected=None if param.null_ok else INVALID)
        for shift in (1, param.type.alignment // 2):
            if param.type.alignment > shift > 0:
                yield Choice(
                    f"{param.name} misaligned by {shift}", lambda memory, s=shift: (memory.piece(good, s),), INVALID)

    def bad_struct_sizes(self, param: Param, good: bytes) -> Iterator[Choice]:
        if param.type.frozen is not None:
            return
        for size in (BIG + 1, 2**31, 2**32 - 1):
            yield Choice(
                f"{param.name}.struct_size={size}", lambda memory, n=size: (memory.piece(sized(good, n)),), SIZE)
        ends = ends_of(param.type)
        for size in (*range(len(good) + 65), BIG):
            is_known = size in ends or size > len(good)
            content = sized(good[:max(size, 4)] + bytes(max(0, size - len(good))), size)
            yield Choice(
                f"{param.name}.struct_size={size}", lambda memory, c=content: (memory.piece(c),),
                None if is_known else SIZE, is_known)

    def bad_members(self, type_: Struct, good: bytes) -> Iterator[tuple[str, bytes, str | None]]:
        for member in type_.members:
            if member.name == "struct_size" or member.is_text or isinstance(member.type, (Struct, Handle)):
                continue
            for number in bad_member_numbers(member):
                if number == 0 and type_.is_zero_default(member):
                    continue
                content = replaced(good, member, number)
                yield f"{member.name}={number}", content, None if is_open(member) else INVALID

    def bad_member_texts(self, param: Param, member: Member, good: bytes) -> Iterator[Choice]:
        texts = {**BAD_TEXTS, "64 KiB": b"x" * BIG, "5,000 bytes": b"x" * 5000, "empty": b""}
        for label, text in texts.items():
            def fill(memory: Memory, text: bytes = text) -> tuple[int]:
                address = memory.piece(text + b"\0")
                return (memory.piece(good[: member.offset] + struct.pack("<Q", address) + good[member.offset + 8 :]),)

            yield Choice(f"{param.name}.{member.name}={label}", fill, INVALID if label in BAD_TEXTS else None)

    # What is wrong with places for answers

    def bad_out_values(self, function: Function, param: Param) -> Iterator[Choice]:
        yield fixed(f"{param.name}=NULL", 0, expected=None if param.null_ok else INVALID)
        for shift in {1, param.type.size // 2} - {0}:
            if param.type.size > 1:
                yield Choice(
                    f"{param.name} misaligned by {shift}", lambda memory, s=shift: (memory.piece(bytes(8), s),), INVALID)

    def bad_buffers(self, function: Function, param: Param) -> Iterator[Choice]:
        room = BIG // element_size(param)
        yield Choice(f"{param.name}: no out_count", lambda memory: (memory.piece(bytes(BIG)), room, 0))
        yield Choice(
            f"{param.name}: odd out_count", lambda memory: (memory.piece(bytes(64)), 64, memory.piece(bytes(8), 1)), INVALID)
        for capacity in (1, *HUGE_SIZES):
            yield Choice(
                f"{param.name}=NULL of {capacity}", lambda memory, n=capacity: (0, n, memory.piece(bytes(8))), INVALID)
        yield Choice(f"{param.name}: asks", lambda memory: (0, 0, memory.piece(bytes(8))))
        yield Choice(f"{param.name}: no room", lambda memory: (memory.piece(b""), 0, memory.piece(bytes(8))))
        yield Choice(
            f"{param.name}: one", lambda memory: (memory.piece(bytes(element_size(param))), 1, memory.piece(bytes(8))))
        for capacity in HUGE_SIZES:
            yield Choice(
                f"{param.name} of {capacity}", lambda memory, n=capacity: (memory.piece(bytes(BIG)), n, memory.piece(bytes(8))))


    def bad_frames(self, function: Function, param: Param) -> Iterator[Choice]:
        for capacity in (1, *HUGE_SIZES):
            yield Choice(f"{param.name}=NULL of {capacity}", lambda memory, n=capacity: self.frames(memory, n, values=0), INVALID)
        # Of a track, the columns are wrong; of a stream, the argument is.
        refusal = "ERROR_WRONG_KIND" if "ERROR_WRONG_KIND" in function.results else INVALID
        for size in (0, 8, 16, *HUGE_SIZES):
            yield Choice(f"frames of {size}", lambda memory, n=size: self.frames(memory, FRAMES, size=n), refusal)
        yield Choice("no infos", lambda memory: self.frames(memory, FRAMES, infos=0))
        yield Choice(f"{param.name} odd", lambda memory: self.frames(memory, 2, values=memory.piece(bytes(24), shift=1)))
        yield Choice("odd infos", lambda memory: self.frames(memory, 1, infos=memory.piece(bytes(40), shift=1)), INVALID)
        yield Choice("no out_count", lambda memory: (*self.frames(memory, FRAMES)[:4], 0))
        yield Choice("odd out_count", lambda memory: (*self.frames(memory, FRAMES)[:4], memory.piece(bytes(8), 1)), INVALID)
        yield Choice("asks", lambda memory: self.frames(memory, 0, values=0, infos=0))
        yield Choice("no room", lambda memory: self.frames(memory, 0))
        yield Choice("one", lambda memory: self.frames(memory, 1, memory.piece(bytes(12)), memory.piece(bytes(32))))


BAD = {
    "value": Choices.bad_values, "text": Choices.bad_texts, "bytes": Choices.bad_bytes, "list": Choices.bad_lists,
    "struct": Choices.bad_structs, "out_struct": Choices.bad_out_structs, "init_struct": Choices.bad_init_structs,
    "out_value": Choices.bad_out_values, "out_text": Choices.bad_buffers, "out_bytes": Choices.bad_buffers,
    "out_list": Choices.bad_buffers, "out_frames": Choices.bad_frames,
}


def element_size(param: Param) -> int:
    return param.type.size if param.type is not None else 1


def ends_of(type_: Struct) -> set[int]:
    """Sizes that this version of a structure has and that older ones can have had: each ends where a member does."""
    structure = getattr(abi, type_.name)
    places = [getattr(structure, name) for name, *_ in structure._fields_]
    return {place.offset + place.size for place in places[1:]}


def sized(content: bytes, size: int | None = None) -> bytes:
    """A structure that claims another size, its own unless told."""
    return struct.pack("<I", len(content) if size is None else size) + content[4:]


def replaced(content: bytes, member: Member, number: float) -> bytes:
    """A structure with another number in a member, or in the first element of one."""
    raw = bytes(getattr(ctypes, scalar_of(member.type).ctypes)(number))
    return content[: member.offset] + raw + content[member.offset + len(raw) :]


def scalar_of(type_: Any) -> Scalar:
    return type_.scalar if isinstance(type_, ValueSet) else type_


def limits(scalar: Scalar) -> tuple[int, int]:
    bits, is_signed = scalar.size * 8, scalar.name.startswith("int") or scalar.name == "velto_bool"
    return (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if is_signed else (0, 2**bits - 1)


def special_numbers(param: Param) -> list[float]:
    """Values outside the range that mean something all the same, such as VELTO_DT_MEASURE."""
    return [getattr(abi, name) for name in param.special]


def bad_numbers(scalar: Scalar, low: float | None, high: float | None, special: list[float]) -> list[float]:
    if scalar.floating:
        numbers = [math.nan, math.inf, -math.inf]
        numbers += [] if low is None else [low - 1e-6, low - 1, -1e308]
        numbers += [] if high is None else [high + 1, 1e308]
    else:
        least, most = limits(scalar)
        numbers = [] if low is None else [low - 1, least]
        numbers += [] if high is None else [high + 1, most]
    outside = [n for n in numbers if n not in special and not (low is not None and high is not None and low <= n <= high)]
    return [n for n in outside if scalar.floating or limits(scalar)[0] <= n <= limits(scalar)[1] and not is_within(n, low, high)]


def is_within(number: float, low: float | None, high: float | None) -> bool:
    return (low is None or number >= low) and (high is None or number <= high)


def extreme_numbers(param: Param) -> list[float]:
    """Numbers that are allowed, and as far out as they can be; those that would take long are left out."""
    if param.name == "seconds" or param.name == "timeout" and param.max is None:
        return []
    if param.type.floating:
        return [1e308, 5e-324] if param.max is None else [param.max]
    least, most = limits(param.type)
    return [param.min if param.min is not None else least, param.max if param.max is not None else most]


def bad_members_of(values: ValueSet) -> list[int]:
    if values.is_flags and values.is_open:
        return []
    if values.is_flags:
        bits = values.size * 8
        unknown = [1 << bit for bit in range(bits) if not values.mask >> bit & 1]
        return [*unknown[:1], *unknown[-1:], 2**bits - 1]
    known = {row.value for row in values.values}
    return [n for n in (-1, max(known) + 1, 99, 2**31 - 1, -(2**31)) if n not in known]


def bad_member_numbers(member: Member) -> list[float]:
    if isinstance(member.type, ValueSet):
        return bad_members_of(member.type)
    if member.is_reserved:
        return [1]
    return bad_numbers(member.type, member.min, member.max, [])


def is_open(member: Member) -> bool:
    """Whether nothing is said about a member, so that no number is wrong."""
    if member.unchecked:
        return True
    if isinstance(member.type, ValueSet) or member.is_reserved or member.type.floating:
        return False
    return member.min is None and member.max is None
