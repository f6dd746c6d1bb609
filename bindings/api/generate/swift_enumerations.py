"""The numbers of Swift's enumerations and option sets, module by module; their cases are written by people.

Every switch here is exhaustive, so that a case without a description, or a description without a case, does not compile.
"""

from __future__ import annotations

from .description import Api, SwiftType, ValueSet
from .swift_functions import head
from .swift_names import declared
from .wording import swift_prose


def outputs(api: Api) -> dict[str, str]:
    modules: dict[str, list[str]] = {}
    for area in api.enabled_areas:
        for values in area.all(ValueSet):
            type_ = values.swift or values.cases
            if type_ is not None and not values.has_payload:
                modules.setdefault(type_.module, []).extend([*extension(values, type_), ""])
        for values in area.all(ValueSet):
            if values.has_payload and values.swift is not None:
                modules.setdefault(values.swift.module, []).extend([*event_classes(api, values, values.swift), ""])
    return {
        f"Sources/{module}/Generated/Enumerations.swift": "\n".join([*head("bindings/api", imports(module, lines))[:-1], *lines])
        for module, lines in modules.items()
    }


def imports(module: str, lines: list[str]) -> list[str]:
    """The imports that the descriptions of constants need."""
    needs_core = module != "VeltoCore" and any("CustomStringConvertible" in line for line in lines)
    return ["internal import VeltoCore", ""] if needs_core else []


def extension(values: ValueSet, type_: SwiftType) -> list[str]:
    if values.cases is not None:
        return bits(values, type_.name)
    return constants(values, type_.name) if values.is_flags or values.is_open else numbers(values, type_.name)


def numbers(values: ValueSet, name: str) -> list[str]:
    """An enumeration and its numbers."""
    rows = values.swift_values
    return [
        f"extension {name}: RawRepresentable {{",
        f"    /// Creates the value with a number of `{values.name}`.",
        "    @inlinable public init?(rawValue: Int32) {",
        "        switch rawValue {",
        *[f"        case {row.value}: self = .{row.swift}" for row in rows],
        "        default: return nil", "        }", "    }", "",
        f"    /// The number in `{values.name}`.",
        "    @inlinable public var rawValue: Int32 {",
        "        switch self {",
        *[f"        case .{row.swift}: {row.value}" for row in rows],
        "        }", "    }", "}",
    ]


def constants(values: ValueSet, name: str) -> list[str]:
    """The members of an option set, or the codes of an open enumeration."""
    lines = [f"extension {name} {{"]
    for row in values.swift_values:
        number = hex(row.value) if values.is_flags else row.value
        lines += [f"    /// {swift_prose(row.brief)}", f"    @inlinable public static var {declared(row.swift)}: Self {{ Self(rawValue: {number}) }}"]
    return [*lines, "}", "", *description(values, name)]


def description(values: ValueSet, name: str) -> list[str]:
    """The `description` of constants."""
    rows = [f'({hex(row.value) if values.is_flags else row.value}, "{row.swift}")' for row in values.swift_values]
    kind = "The names of the members" if values.is_flags else "The name"
    function = "describe(members: UInt64(rawValue)" if values.is_flags else "describe(value: Int64(rawValue)"
    return [
        f"extension {name}: CustomStringConvertible {{",
        f"    /// {kind}; {'bits' if values.is_flags else 'a number'} without a name as {'a number' if values.is_flags else 'digits'}.",
        "    public var description: String {",
        f"        {function}, [{', '.join(rows)}])",
        "    }", "}",
    ]


def event_classes(api: Api, values: ValueSet, type_: SwiftType) -> list[str]:
    """The class of each type of event."""
    classes = {row.name.removeprefix("VELTO_EVENT_CLASS_"): f".{row.swift}" for row in api.types["velto_event_class"].values}
    return [
        f"extension {type_.name} {{",
        "    /// The event's class in masks; nil for events that are always delivered.",
        "    var eventClass: EventClasses? {",
        "        switch self {",
        *[f"        case {row.pattern()}: {classes.get(row.event_class, 'nil')}" for row in values.swift_values],
        "        }", "    }", "}",
    ]


def bits(values: ValueSet, name: str) -> list[str]:
    """The bit of each case of an enumeration."""
    return [
        f"extension {name} {{",
        f"    /// The bit in `{values.name}`.",
        f"    @inlinable public var bit: {values.scalar.swift} {{",
        "        switch self {",
        *[f"        case .{row.swift}: {hex(row.value)}" for row in values.swift_values],
        "        }", "    }", "}",
    ]
