"""Between C structures and the Swift values that they stand for; which way is needed follows from the functions."""

from __future__ import annotations

from typing import Callable

from .description import Api, Handle, Member, Struct, Value, ValueSet
from .swift_functions import FOLDER, head
from .swift_structs import inputs
from .swift_names import imported, is_unsafe


def outputs(api: Api) -> dict[str, str]:
    return {f"{FOLDER}/Conversions.swift": conversions(api), f"{FOLDER}/EventPayloads.swift": event_conversion(api)}


def conversions(api: Api) -> str:
    lines = head("bindings/api", [f"internal import {module}" for module in ("CVeltoKit", "VeltoCore", "VeltoKit")])
    into, out_of = inputs(api), results(api) | overlays(api) | event_data(api)
    for struct in api.structs():
        if struct.swift is not None:
            lines += from_c(struct) if struct.name in into and not struct.is_only_out else []
            lines += to_c(struct) if struct.name in out_of else []
    return "\n".join(lines)


def results(api: Api) -> set[str]:
    """Structures that go out to the program."""
    return {
        param.type.name
        for function in api.functions() for param in function.params
        if param.shape in ("out_struct", "out_list") and isinstance(param.type, Struct)
    }


def overlays(api: Api) -> set[str]:
    """Structures that setters lay over what is in force."""
    return {param.type.name for function in api.functions() for param in function.params if param.is_overlay}


def event_data(api: Api) -> set[str]:
    """Structures that events hold whole."""
    return {member.type.name for struct in api.structs() if struct.is_union for member in struct.members
            if isinstance(member.type, Struct) and member.type.swift is not None}


# From C


def from_c(struct: Struct) -> list[str]:
    assert struct.swift is not None
    name, members = struct.swift.name, struct.swift_members
    unsafe = "unsafe " if is_unsafe(struct) else ""
    if struct.is_memberwise:
        arguments = ", ".join(f"{member.swift}: {swift_value(member)}" for member in members)
        return [f"extension {name} {{", f"    init(_ c: {struct.name}) {{ self.init({arguments}) }}", "}", ""]
    convenience = [] if struct.has_state else [
        f"    init(_ c: borrowing {struct.name}) {{", "        self.init()", f"        {unsafe}take(c)", "    }", "",
    ]
    return [
        f"extension {name} {{", *convenience,
        f"    mutating func take(_ c: borrowing {struct.name}) {{",
        *[f"        {member.swift} = {unsafe}{swift_value(member)}" for member in members if member.form != "presence"],
        "    }", "}", "",
    ]


def swift_value(member: Member) -> str:
    """A member that has been checked, as Swift holds it."""
    c = f"c.{member.name}"
    return present_value(member, c) if member.none is None else f"{c} == {member.none} ? nil : {present_value(member, c)}"


def present_value(member: Member, c: str) -> str:
    if isinstance(member.type, ValueSet) and member.type.swift is not None:
        return flags_or_value(member.type, c)
    if isinstance(member.type, Handle):
        return f"ObjectHandle({c})"
    if member.count:
        parts = [f"{c}.{index}" for index in range(member.count)]
        return f"{member.form or f'SIMD{member.count}'}({', '.join(parts)})"
    if member.unit == "yes/no":
        return f"{c} != 0"
    if member.form == "Timestamp":
        return f"Timestamp(nanoseconds: {c})"
    if member.form == "Duration":
        return f"Duration(clampingSeconds: {c})"
    if member.form == "ValueHandle":
        return f"ValueHandle(rawValue: {c})"
    return f"{member.form}(clamping: {c})" if member.form else c


def flags_or_value(values: ValueSet, c: str) -> str:
    assert values.swift is not None
    made = f"{values.swift.name}(rawValue: {c})"
    return made if values.is_flags or values.is_open else f"{made} ?? .{values.swift_values[0].swift}"


# To C


def to_c(struct: Struct) -> list[str]:
    assert struct.swift is not None
    is_hot = ["    @inline(__always)  // Reads the value where it lies."] if struct.hot else []
    return [
        f"extension {struct.name} {{",
        f"    init(_ value: {struct.swift.name}) {{", "        self.init()", "        take(value)", "    }", "", *is_hot,
        f"    mutating func take(_ value: borrowing {struct.swift.name}) {{",
        *[f"        {statement(member)}" for member in struct.swift_members],
        *reserved(struct),
        "    }", "}", "",
    ]


def reserved(struct: Struct) -> list[str]:
    """Zeros; structures that are not hot are cleared before they are filled."""
    return [f"        {member.name} = 0" for member in struct.members if member.is_reserved and struct.hot]


def statement(member: Member, target: str = "", source: str = "value.") -> str:
    """Stores the Swift value behind a member."""
    value = f"{source}{member.swift}"
    if member.type_name == "char":
        return f"FixedText.store({value}, in: &{target}{member.name})"
    return f"{target}{member.name} = {c_value(member, f'({value})' if '?' in value else value)}"


def c_value(member: Member, value: str) -> str:
    """A Swift value as a member holds it."""
    if member.form == "presence":
        return f"{value} == nil ? 0 : 1"
    convert = converter(member)
    if member.none is not None:
        inner = convert("$0")
        mapped = value if inner == "$0" else f"{value}.map {{ {inner} }}"
        return f"{mapped} ?? {member.none}"
    return convert(value)


def converter(member: Member) -> Callable[[str], str]:
    type_ = member.type
    if isinstance(type_, ValueSet) and type_.swift is not None:
        return lambda value: f"{imported(type_.scalar)}({value}.rawValue)" if type_.is_flags else f"{value}.rawValue"
    if isinstance(type_, Struct):
        return lambda value: f"{type_.name}({value})"
    if isinstance(type_, Handle):
        return lambda value: f"{type_.name}({value})"
    if member.count:
        return lambda value: "(" + ", ".join(f"{value}[{index}]" for index in range(member.count or 0)) + ")"
    if member.unit == "yes/no":
        return lambda value: f"{value} ? 1 : 0"
    if member.form == "Timestamp":
        return lambda value: f"{value}.nanoseconds"
    if member.form == "Duration":
        return lambda value: f"{value}.seconds"
    if member.form in ("ValueHandle", "ObjectHandle"):
        return lambda value: f"{imported(type_)}({value}.rawValue)"
    if member.form:
        return lambda value: f"{imported(type_)}(clamping: {value})"
    return lambda value: value


# Events


def event_conversion(api: Api) -> str:
    """The payload of an event as one member of the union; the values of a case stand in the order of the members."""
    values: ValueSet = next(values for area in api.enabled_areas for values in area.all(ValueSet) if values.has_payload)
    assert values.swift is not None
    union = next(struct for struct in api.structs() if struct.is_union)
    lines = head("bindings/api", [f"internal import {module}" for module in ("CVeltoKit", "VeltoCore", "VeltoKit")])
    lines += ["extension velto_event {", "    mutating func takePayload(of event: Event) {", "        switch event.payload {"]
    for row in values.swift_values:
        member = union.member(row.data or "")
        lines += case_lines(row, member.type if member is not None else None)
    return "\n".join([*lines, "        }", "    }", "}", ""])


def case_lines(row: Value, struct: Struct | None) -> list[str]:
    if struct is None:
        return [f"        case {row.pattern()}:", f"            type = {row.name}"]
    if struct.swift is not None:
        return [f"        case {row.pattern('let value')}:", f"            type = {row.name}",
                f"            unsafe data.{row.data} = {struct.name}(value)"]
    members = [member for member in struct.members if not member.is_reserved]
    bindings = ", ".join(f"let {member.swift}" for member in members if not is_handle(member))
    head = [f"        case {row.pattern(bindings)}:", f"            type = {row.name}"]
    if any(member.type_name == "char" for member in members):
        stores = [f"            {statement(member, 'value.', '')}" for member in members]
        return [*head, f"            var value = {struct.name}()", *stores, f"            unsafe data.{row.data} = value"]
    arguments = ", ".join(
        f"{member.name}: {'0' if member.is_reserved else event_value(member)}" for member in struct.members
    )
    return [*head, f"            unsafe data.{row.data} = {struct.name}({arguments})"]


def event_value(member: Member) -> str:
    """Handles are no part of the Swift payload: Swift programs get objects from the event."""
    return c_value(member, "event.objectHandle" if is_handle(member) else str(member.swift))


def is_handle(member: Member) -> bool:
    return isinstance(member.type, Handle) or member.form == "ObjectHandle"
