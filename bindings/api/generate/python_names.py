"""The names and the wording of the public Python package."""

from __future__ import annotations

import re
import textwrap
from typing import Any

from .description import Api, Handle, Member, Scalar, Struct, Value, ValueSet
from .python_faces import faces

PACKAGE = "bindings/python/veltokit"
WIDTH = 116

WHOLE_WORDS = {"op": "Operation", "sim": "Simulator", "rssi": "RSSI"}
"""Parts of C names that Python spells out."""

HEAD = '''\
"""{title}

Generated from bindings/api; do not edit.
"""

from __future__ import annotations
'''


def class_name(c_name: str) -> str:
    """`velto_op_info` is OperationInfo."""
    parts = c_name.removeprefix("velto_").split("_")
    return "".join(WHOLE_WORDS.get(part, part.capitalize()) for part in parts)


def value_name(entry: ValueSet, row: Value) -> str:
    """`VELTO_LINK_STATE_READY` is READY."""
    return row.name.removeprefix(f"{entry.prefix}_").removeprefix("ERROR_")


def event_name(row: Value) -> str:
    """`VELTO_EVENT_DEVICE_FOUND` is DeviceFoundEvent."""
    return class_name(row.name.lower().removeprefix("velto_event_")) + "Event"


def is_optional(member: Member) -> bool:
    """Whether a number that means "none" is None in Python: -1, or an unknown signal strength."""
    is_number = isinstance(member.type, Scalar) and member.count is None
    return is_number and "-1 for none" in member.brief or member.default in (-1, "VELTO_RSSI_UNKNOWN")


def none_of(member: Member) -> str:
    """The number that stands for None in C."""
    return "-1" if not isinstance(member.default, str) else f"_abi.{member.default}"


def is_bytes(member: Member) -> bool:
    """Whether a member holds bytes."""
    return member.type_name == "uint8" and member.count is not None


def size_member(struct: Struct, member: Member) -> str | None:
    """The name of the member that holds the size of another; None if that is always full."""
    name = "size" if member.name == "bytes" else f"{member.name}_size"
    return name if is_bytes(member) and struct.member(name) else None


def member_name(member: Member) -> str:
    """The name in Python, where `bytes` is a type."""
    return "data" if member.name == "bytes" else member.name


def annotation(member: Member) -> str:
    """The Python type of a member."""
    type_ = member.type
    if is_bytes(member):
        return "bytes"
    if isinstance(type_, Scalar):
        if type_.name == "char":
            return "str"
        plain = "bool" if type_.name == "velto_bool" else "float" if type_.floating else "int"
        if member.count:
            return f"tuple[{plain}, ...]"
        return f"{plain} | None" if is_optional(member) else plain
    if isinstance(type_, ValueSet):
        return class_name(type_.name)
    if isinstance(type_, Handle):
        return f"{class_name(type_.name)} | None"
    return "UUID" if type_.name == "velto_uuid" else class_name(type_.name)


def from_c(member: Member, raw: str, context: str, size: str | None = None) -> str:
    """The expression that makes a Python value of a member."""
    here = f"{raw}.{member.name}"
    type_ = member.type
    if is_bytes(member):
        return f"bytes({here})[: {raw}.{size}]" if size else f"bytes({here})"
    if isinstance(type_, Scalar):
        if type_.name == "char":
            return f"{here}.decode()"
        if member.count:
            return f"tuple({here})"
        if type_.name == "velto_bool":
            return f"bool({here})"
        return f"none_if({here}, {none_of(member)})" if is_optional(member) else here
    if isinstance(type_, ValueSet):
        return f"{class_name(type_.name)}({here})"
    if isinstance(type_, Handle):
        return f"{context}._{type_.name.removeprefix('velto_')}({here})"
    return f"UUID(bytes=bytes({here}.bytes))" if type_.name == "velto_uuid" else f"{class_name(type_.name)}._of({here})"


class Wording:
    """Turns the names in a text of the description into those of the package."""

    def __init__(self, api: Api) -> None:
        self.names: dict[str, str] = {name: found[0] for name, found in faces().items()}
        for entry in api.value_sets():
            self.names[entry.name] = class_name(entry.name)
            for row in entry.values:
                is_event = entry.name == "velto_event_type"
                self.names[row.name] = event_name(row) if is_event else f"{class_name(entry.name)}.{value_name(entry, row)}"
        for struct in api.structs():
            self.names[struct.name] = class_name(struct.name)
        self.names |= {
            "VELTO_RSSI_UNKNOWN": "None", "VELTO_DT_MEASURE": "None", "NULL": "None", "velto_uuid": "UUID",
            "velto_context": "Context", "velto_event_data": "Event",
        }

    def __call__(self, text: str) -> str:
        text = " ".join(text.split())
        text = text.replace("-1 for none", "None for none").replace("; -1 in", "; None in").replace("slot_count", "slots")
        return re.sub(r"\b(?:velto|VELTO)_\w+(?:\(\))?|\bNULL\b", self.name, text)

    def name(self, match: re.Match[str]) -> str:
        found = match.group()
        name = self.names.get(found.removesuffix("()"))
        if name is None:
            return found
        return f"`{name}`"

    def docstring(self, text: str, indent: int) -> list[str]:
        """One line if it fits, or a wrapped block."""
        space = " " * indent
        text = self(text).replace("\\", "\\\\")
        line = f'{space}"""{text}"""'
        if len(line) <= WIDTH and not text.endswith('"'):
            return [line]
        wrapped = textwrap.wrap(text, WIDTH - indent - 3, break_long_words=False, break_on_hyphens=False)
        return [f'{space}"""{wrapped[0]}', *[f"{space}{row}" for row in wrapped[1:]], f'{space}"""']


def used_types(members: list[Member], kind: type) -> list[Any]:
    """The types of that kind that members have, each once, by name."""
    found = {member.type.name: member.type for member in members if isinstance(member.type, kind)}
    return [found[name] for name in sorted(found)]
