"""The parts of the description, as plain objects."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterator


class DescriptionError(Exception):
    """The description cannot be used; the message is a sentence for its author."""


@dataclass(frozen=True)
class Scalar:
    """A type that every language has."""

    name: str
    c: str
    size: int
    swift: str
    ctypes: str
    floating: bool = False


SCALARS = {
    scalar.name: scalar
    for scalar in (
        Scalar("int8", "int8_t", 1, "Int8", "c_int8"),
        Scalar("uint8", "uint8_t", 1, "UInt8", "c_uint8"),
        Scalar("int16", "int16_t", 2, "Int16", "c_int16"),
        Scalar("uint16", "uint16_t", 2, "UInt16", "c_uint16"),
        Scalar("int32", "int32_t", 4, "Int32", "c_int32"),
        Scalar("uint32", "uint32_t", 4, "UInt32", "c_uint32"),
        Scalar("int64", "int64_t", 8, "Int64", "c_int64"),
        Scalar("uint64", "uint64_t", 8, "UInt64", "c_uint64"),
        Scalar("size", "size_t", 8, "Int", "c_size_t"),
        Scalar("float", "float", 4, "Float", "c_float", floating=True),
        Scalar("double", "double", 8, "Double", "c_double", floating=True),
        Scalar("char", "char", 1, "CChar", "c_char"),
        Scalar("velto_bool", "velto_bool", 4, "velto_bool", "c_int32"),
    )
}


@dataclass(frozen=True)
class SwiftType:
    """A Swift type that stands for a type of the description."""

    module: str
    name: str


@dataclass
class Section:
    """A heading inside a header."""

    title: str
    details: str


@dataclass
class Constant:
    """A number with a name."""

    name: str
    scalar: Scalar
    value: float
    unit: str
    brief: str
    since: str


@dataclass
class Macro:
    """A macro of C; other languages have their own form of it."""

    name: str
    body: str
    brief: str
    since: str


@dataclass
class Value:
    """One row of an enumeration or of a set of flags."""

    name: str
    value: int
    brief: str
    since: str
    swift: str | None = None
    """The Swift case, None where there is none."""
    data: str | None = None
    """Of an event: the member of the union that holds its data."""
    event_class: str | None = None
    """Of an event: its class in masks, None if it is always delivered."""
    is_of_device: bool = False
    """Of an event: whether its Swift case is one of `DeviceEvent`, which `.device` wraps."""
    names: str | None = None
    """Of `velto_enum`: the enumeration that the number stands for."""

    def pattern(self, bindings: str = "") -> str:
        """The Swift pattern of an event, as in `.device(.standby(let isInStandby))`."""
        case = f".{self.swift}{f'({bindings})' if bindings else ''}"
        return f".device({case})" if self.is_of_device else case


@dataclass
class ValueSet:
    """An enumeration (32-bit signed) or a set of flags (unsigned)."""

    name: str
    scalar: Scalar
    is_flags: bool
    brief: str
    details: str
    source: str
    since: str
    values: list[Value]
    prefix: str
    """The prefix of the names of the values."""
    swift: SwiftType | None = None
    is_open: bool = False
    """Of an enumeration: whether the Swift type is a structure. Of flags: whether bits without a name are accepted."""
    cases: SwiftType | None = None
    """Of flags: the enumeration that has a case for each."""

    @property
    def size(self) -> int:
        return self.scalar.size

    @property
    def swift_values(self) -> list[Value]:
        return [row for row in self.values if row.swift is not None]

    @property
    def has_payload(self) -> bool:
        """Whether the Swift cases carry what a union holds in C."""
        return any(row.data for row in self.values)

    @property
    def mask(self) -> int:
        """Every bit that has a name."""
        union = 0
        for row in self.values:
            union |= row.value
        return union


@dataclass
class Handle:
    """An id by value, or an object whose pointer is such an id in disguise."""

    name: str
    kind: int
    swift: str
    is_object: bool
    brief: str
    details: str
    since: str
    size: int = 8

    @property
    def null_macro(self) -> str:
        return self.name.upper().replace("VELTO_", "VELTO_NULL_")


@dataclass
class Member:
    """A member of a structure."""

    name: str
    type: Any
    type_name: str
    count: int | None
    unit: str | None
    brief: str
    default: float | str | None
    min: float | None
    max: float | None
    special: list[str]
    source: str
    since: str
    unchecked: bool = False
    swift: str | None = None
    """The path in the Swift type, None for members without one."""
    form: str | None = None
    """The Swift type of a number: Int, Int8, Timestamp, Duration, ValueHandle or presence."""
    none: float | str | None = None
    bare: float | str | None = None
    not_above: str | None = None
    profile: str | None = None
    """The key in a device's profile, None for members that are not saved."""
    count_name: str | None = None
    """The constant that the count is."""
    offset: int = 0

    @property
    def is_text(self) -> bool:
        return self.type_name == "text"

    @property
    def is_reserved(self) -> bool:
        return self.name.startswith("reserved")

    @property
    def alignment(self) -> int:
        return 8 if self.is_text else alignment_of(self.type)

    @property
    def size(self) -> int:
        return (8 if self.is_text else self.type.size) * (self.count or 1)


@dataclass
class Struct:
    """A structure that crosses the boundary."""

    name: str
    frozen: int | None
    hot: bool
    brief: str
    details: str
    source: str
    since: str
    members: list[Member]
    preset_member: str | None
    presets: dict[str, dict[str, float | str]]
    swift: SwiftType | None = None
    parts: dict[str, str] = field(default_factory=dict)
    is_only_out: bool = False
    has_init: bool = False
    is_configuration: bool = False
    has_state: bool = False
    is_memberwise: bool = False
    profile: str | None = None
    columns: dict[str, dict[str, Any]] = field(default_factory=dict)
    is_union: bool = False
    is_by_value: bool = False
    """Whether it is passed by value, like a handle."""
    size: int = 0
    alignment: int = 8

    @property
    def init_macro(self) -> str:
        return self.name.upper() + "_INIT"

    @property
    def text_members(self) -> list[Member]:
        return [member for member in self.members if member.is_text]

    @property
    def older_sizes(self) -> list[int]:
        """Where older versions of a growing structure can have ended: behind any described member but the last."""
        return [member.offset + member.size for member in self.members[1:-1]]

    @property
    def swift_members(self) -> list[Member]:
        """The members that the Swift type has."""
        return [member for member in self.members if member.swift is not None]

    def is_zero_default(self, member: Member) -> bool:
        """Whether 0 stands for the default: in what makes or starts something, where 0 is of no other use."""
        is_definition = self.name.endswith(("_def", "_options"))
        return is_definition and bool(member.default) and member.min is not None and member.min > 0

    def value(self, member: Member, preset: str | None) -> float | str:
        """The value of a member in a preset, or in an additional column."""
        column = self.columns.get(preset or "", {})
        overrides = {**self.presets.get(column.get("of", preset), {}), **column.get("values", {})}
        return overrides.get(member.name, member.default or 0)

    def member(self, name: str) -> Member | None:
        return next((member for member in self.members if member.name == name), None)


@dataclass
class Param:
    """A parameter as the description names it; some become several in C."""

    name: str
    type: Any
    type_name: str
    shape: str
    """value, text, bytes, list, struct, out_value, out_struct, out_text, out_bytes, out_list, out_frames or init_struct"""
    null_ok: bool
    unit: str | None
    min: float | None
    max: float | None
    special: list[str]
    unchecked: bool
    doc: str
    takes: bool = False
    """Of a list that the library fills: whether the call removes what fits."""
    is_overlay: bool = False
    """Of a structure: whether members that an older program does not know keep what they are."""
    is_recordable: bool = False
    """Of a device: whether a command sequence is accepted in its place."""
    is_borrowed: bool = False
    """Of a list: whether the typed function reads it where it lies, as hot functions do."""
    size_name: str = "size"
    """Of bytes: the name of their size in C."""

    @property
    def is_output(self) -> bool:
        return self.shape.startswith("out_")


@dataclass
class Function:
    """One exported function."""

    name: str
    brief: str
    details: str
    source: str
    params: list[Param]
    returns: str
    answer: str
    table: dict[str, str] | None
    results: dict[str, str]
    threads: str
    threads_note: str
    blocks: str
    blocks_note: str
    radio: str
    since: str
    see: list[str]
    is_hot: bool = False
    capability: str | None = None
    """The capability that the device must have."""
    example: str = ""
    """Lines of C for the header; empty for most functions."""
    told_by: str = ""
    """Of a setter without a getter of its name: the function that returns what was set, or 'nothing'."""
    initializes: Struct | None = None

    @property
    def answers_footnotes(self) -> bool:
        """Whether there are successes other than OK."""
        return any(code != "OK" and not code.startswith("ERROR_") for code in self.results)


@dataclass
class Area:
    """One header."""

    name: str
    title: str
    uses: list[str]
    calls: str
    imports: list[str]
    intro: str
    contents: list[Any]
    path: Path
    is_provisional: bool = False
    """Whether its names may change before 1.0."""

    def all(self, kind: type) -> list[Any]:
        return [entry for entry in self.contents if isinstance(entry, kind)]

    @property
    def functions(self) -> list[Function]:
        return self.all(Function)

    @property
    def structs(self) -> list[Struct]:
        return self.all(Struct)


@dataclass
class Api:
    """The whole description."""

    version: str
    soname: str
    enabled: list[str]
    areas: list[Area]
    verbs: dict[str, str]
    nouns: list[str]
    subjects: list[str]
    types: dict[str, Any] = field(default_factory=dict)
    lengths: dict[str, int] = field(default_factory=dict)
    """Constants that members count by."""

    @property
    def enabled_areas(self) -> list[Area]:
        """The areas that are generated, in header order."""
        return [self.area(name) for name in self.enabled]

    def area(self, name: str) -> Area:
        for area in self.areas:
            if area.name == name:
                return area
        raise DescriptionError(f"api.yml lists the area '{name}', which no file describes.")

    def functions(self) -> Iterator[Function]:
        for area in self.enabled_areas:
            yield from area.functions

    def structs(self) -> Iterator[Struct]:
        for area in self.enabled_areas:
            yield from area.structs

    def value_sets(self) -> Iterator[ValueSet]:
        for area in self.enabled_areas:
            yield from area.all(ValueSet)

    @property
    def result_set(self) -> ValueSet:
        return self.types["velto_result"]

    @property
    def version_numbers(self) -> tuple[int, int, int]:
        major, minor, patch = (int(part) for part in self.version.split("."))
        return major, minor, patch


def alignment_of(type_: Any) -> int:
    return type_.alignment if isinstance(type_, Struct) else type_.size
