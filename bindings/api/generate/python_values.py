"""bindings/python/veltokit/_values.py: structures as records, and the members of Input."""

from __future__ import annotations

from .description import Api, Handle, Member, Scalar, Struct, ValueSet
from .python_names import (
    HEAD, PACKAGE, Wording, annotation, class_name, from_c, is_bytes, is_optional, member_name, none_of, size_member, used_types,
    value_name,
)
from .wording import range_phrase

BY_HAND = {
    "velto_uuid", "velto_input", "velto_error_detail", "velto_log_line", "velto_mw_log_item", "velto_inertial_sample",
    "velto_orientation_frame", "velto_host_notification",
}
"""Structures with a class that people write, or which are rows of arrays."""

FRACTION = [
    "",
    "    @property",
    "    def fraction(self) -> float | None:",
    '        """`done` as a part of `total`, 0 to 1; None while the total is unknown."""',
    "        return min(self.done / self.total, 1.0) if self.total else None",
]
SECONDS = [
    "", "    @property", "    def timestamp(self) -> float:", '        """The timestamp in seconds."""',
    "        return self.timestamp_ns / 1e9",
]


def outputs(api: Api) -> dict[str, str]:
    return {f"{PACKAGE}/_values.py": values(api), f"{PACKAGE}/_input_members.py": input_members(api)}


def is_value(struct: Struct) -> bool:
    """Whether a structure is a record; definitions and options are arguments instead, and events are views."""
    return not (
        struct.name in BY_HAND or struct.is_union or struct.name.startswith("velto_event") or struct.text_members
        or struct.name.endswith(("_def", "_options"))
    )


def shown(struct: Struct) -> list[Member]:
    """The members that programs see; the size of bytes is that of a Python object."""
    hidden = {"struct_size", *(size_member(struct, member) for member in struct.members)}
    return [member for member in struct.members if not member.is_reserved and member.name not in hidden]


def imports(members: list[Member]) -> list[str]:
    """The enumerations that members need."""
    names = [class_name(entry.name) for entry in used_types(members, ValueSet)]
    return ["from ._enums import (", *[f"    {name}," for name in sorted(names)], ")"]


def handle_imports(members: list[Member]) -> list[str]:
    modules = {
        "velto_device": "device", "velto_subscription": "subscription", "velto_op": "operation", "velto_sim": "simulator",
        "velto_signal": "signals", "velto_stream": "stream", "velto_download": "download",
        "velto_timer": "program", "velto_board_event": "program", "velto_macro": "program",
    }
    handles = used_types(members, Handle)
    return [f"    from .{modules[handle.name]} import {class_name(handle.name)}" for handle in handles]


def values(api: Api) -> str:
    wording = Wording(api)
    structs = [struct for struct in api.structs() if is_value(struct)]
    members = [member for struct in structs for member in shown(struct)]
    lines = [
        HEAD.format(title="Records that the library returns and takes."),
        "import ctypes", "from typing import TYPE_CHECKING", "from uuid import UUID", "",
        "from . import _abi", "from ._calls import bytes_to_c, call, none_if, text_to_c, uuid_to_c", *imports(members), "from ._record import Record", "",
        "if TYPE_CHECKING:", "    from .context import Context", *handle_imports(members), "",
        "__all__ = [", *[f'    "{class_name(struct.name)}",' for struct in structs], "]",
    ]
    given = {param.type_name for function in api.functions() for param in function.params if param.shape in ("struct", "list")}
    given |= {member.type.name for struct in structs if struct.name in given for member in shown(struct) if is_nested(member)}
    for struct in structs:
        lines += value_class(struct, wording, struct.name in given)
    return "\n".join([*lines, ""])


def value_class(struct: Struct, wording: Wording, is_given: bool) -> list[str]:
    """The class of a record; records that programs fill in are mutable and have defaults."""
    name, members = class_name(struct.name), shown(struct)
    lines = ["", "", f"class {name}(Record):"]
    lines += [*wording.docstring(struct.brief, 4), "", "    __slots__ = ("]
    lines += [*(f'        "{member_name(member)}",' for member in members), "    )"]
    for member in members:
        lines += [f"    {member_name(member)}: {annotation(member)}", *wording.docstring(phrase(member), 4)]
    lines += ["", "    def __init__(", "        self,"]
    lines += [f"        {argument(struct, member, is_given)}," for member in members]
    lines += ["    ) -> None:", *(f"        self.{member_name(member)} = {kept(member, is_given)}" for member in members)]
    lines += preset(struct, wording) if struct.preset_member else []
    lines += SECONDS if struct.member("timestamp_ns") else []
    lines += FRACTION if struct.member("done") and struct.member("total") else []
    needs_context = any(isinstance(member.type, Handle) for member in members)
    context = ", context: Context" if needs_context else ""
    lines += ["", "    @classmethod", f"    def _of(cls, raw: _abi.{struct.name}{context}) -> {name}:", "        return cls("]
    lines += [f"            {from_c(member, 'raw', 'context', size_member(struct, member))}," for member in members]
    lines += ["        )"]
    return [*lines, *(to_c(struct, members) if is_given else [])]


def argument(struct: Struct, member: Member, is_given: bool) -> str:
    """The argument of a member; a default that can be changed would be everyone's, so a nested record has none of its own."""
    name, type_ = member_name(member), annotation(member)
    if not is_given:
        return f"{name}: {type_}"
    return f"{name}: {type_} | None = None" if is_nested(member) else f"{name}: {type_} = {default_text(struct, member)}"


def kept(member: Member, is_given: bool) -> str:
    """The expression that is assigned for an argument."""
    name = member_name(member)
    return f"{annotation(member)}() if {name} is None else {name}" if is_given and is_nested(member) else name


def is_nested(member: Member) -> bool:
    """Whether a member is a structure with a class of its own, which UUIDs are not."""
    return isinstance(member.type, Struct) and member.type.name != "velto_uuid"


def phrase(member: Member) -> str:
    """The brief of a member, with its unit and range."""
    extra = range_phrase(member)
    return f"{member.brief.rstrip('.')} ({extra})." if extra else member.brief


def default_text(struct: Struct, member: Member) -> str:
    """The default of a member, as Python source."""
    type_, default = member.type, member.default
    if is_bytes(member):
        return 'b""' if size_member(struct, member) else f"bytes({member.count})"
    if isinstance(type_, ValueSet):
        row = next((row for row in type_.values if default in (row.name, row.value)), None)
        if row is None:
            row = next((row for row in type_.values if row.value == 0), None)
        return f"{class_name(type_.name)}.{value_name(type_, row)}" if row else f"{class_name(type_.name)}(0)"
    if isinstance(type_, Scalar):
        if is_optional(member):
            return "None"
        if type_.name == "velto_bool":
            return str(bool(default))
        if type_.name == "char":
            return '""'
        return repr(float(default or 0)) if type_.floating else str(default or 0)
    return "UUID(int=0)"


def preset(struct: Struct, wording: Wording) -> list[str]:
    member = struct.member(struct.preset_member or "")
    assert member is not None
    name, kind = class_name(struct.name), class_name(member.type.name)
    return [
        "", "    @classmethod", f"    def for_{member.name}(cls, {member.name}: {kind}) -> {name}:",
        *wording.docstring(f"Returns the preset of a {member.name.replace('_', ' ')}.", 8),
        f"        raw = _abi.{struct.name}()",
        f'        call("{struct.name}_init", raw, ctypes.sizeof(raw), {member.name})',
        "        return cls._of(raw)",
    ]


def to_c(struct: Struct, members: list[Member]) -> list[str]:
    head = "struct_size=ctypes.sizeof(_abi.{0})".format(struct.name) if struct.frozen is None else ""
    lines = ["", f"    def _raw(self) -> _abi.{struct.name}:", f"        return _abi.{struct.name}("]
    lines += [f"            {head},"] if head else []
    for member in members:
        size = size_member(struct, member)
        lines += [f"            {member.name}={c_value(struct, member)},"]
        lines += [f"            {size}=len(self.{member_name(member)}),"] if size else []
    return [*lines, "        )"]


def c_value(struct: Struct, member: Member) -> str:
    """The expression that makes a C value of a member."""
    here = f"self.{member_name(member)}"
    where = f'"{class_name(struct.name)}.{member_name(member)}"'
    if is_bytes(member):
        # In a structure with sizes, what is not given is zero.
        minimum = 0 if any(size_member(struct, other) for other in struct.members) else member.count
        return f"bytes_to_c({here}, {minimum}, {member.count}, {where})"
    if is_nested(member):
        return f"{here}._raw()"
    if isinstance(member.type, Struct):
        return f"uuid_to_c({here})"
    if isinstance(member.type, Scalar) and member.type.name == "char":
        return f"text_to_c({here}, {member.count}, {where})"
    return f"{none_of(member)} if {here} is None else {here}" if is_optional(member) else here


def input_members(api: Api) -> str:
    """velto_input with types, and enumerations instead of numbers."""
    wording, struct = Wording(api), api.types["velto_input"]
    members = [member for member in shown(struct) if member.name != "device"]
    lines = [
        HEAD.format(title="The members of a device's input."), "from typing import TYPE_CHECKING, TypedDict", "", "from . import _abi",
        "from ._calls import none_if", *imports(members), "",
        "# Type checkers would accept any attribute of a ctypes structure.",
        "if TYPE_CHECKING:", "", "    class Raw:", "        struct_size: int", "", "        def __bytes__(self) -> bytes: ...", "",
        "else:", "    Raw = _abi.velto_input",
        "", "", "class InputMembers(Raw):", *wording.docstring(struct.brief, 4), "", "    __slots__ = ()", "",
    ]
    plain = [member for member in members if is_plain(member)]
    for member in plain:
        lines += [f"    {member.name}: {annotation(member)}", *wording.docstring(phrase(member), 4)]
    for member in (member for member in members if member not in plain):
        lines += [f"    _{member.name} = _abi.velto_input.{member.name}"]
    for member in (member for member in members if member not in plain):
        lines += [
            "", "    @property", f"    def {member.name}(self) -> {annotation(member)}:",
            *wording.docstring(phrase(member), 8),
            f"        return {from_c(member, 'self', '').replace('self.', 'self._', 1)}",
        ]
    lines += ["", "", "class Supplied(TypedDict, total=False):", '    """The input that a program supplies to a virtual device."""', ""]
    lines += [f"    {member.name}: {annotation(member)}" for member in members if not is_optional(member)]
    return "\n".join([*lines, ""])


def is_plain(member: Member) -> bool:
    """Whether ctypes reads a member as Python wants it."""
    return isinstance(member.type, Scalar) and not member.count and not is_optional(member)
