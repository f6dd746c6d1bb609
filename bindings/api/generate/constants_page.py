"""The page of all constants in the documentation: every member of every configuration, with its values."""

from __future__ import annotations

from .description import Api, Member, Struct, ValueSet
from .swift_configurations import bare
from .wording import UNITS, number_text

PAGE = "Sources/VeltoKit/VeltoKit.docc/Constants.md"


def outputs(api: Api) -> dict[str, str]:
    lines = ["# Constants", "", "Every constant of every configuration, with its range and its values.", "",
             "<!-- Generated from bindings/api; do not edit. -->", "", "## Overview", "",
             "Each named column is a preset. *New* is the default in Swift without a preset. In C, a structure initialized by its macro",
             "has the first preset.", ""]
    for struct in api.structs():
        if struct.is_configuration:
            lines += table(struct)
    return {PAGE: "\n".join(lines)}


def table(struct: Struct) -> list[str]:
    assert struct.swift is not None
    names = [*struct.presets, *struct.columns] or ["Default"]
    has_bare = any(member.bare is not None for member in struct.members)
    columns = [*(["New"] if has_bare else []), *[name.replace("_", " ").capitalize() if name.isupper() else name for name in names]]
    lines = [f"## `{struct.name}`, `{struct.swift.name}`", "", struct.brief, "",
             f"| C | Swift | unit and range | {' | '.join(columns)} |", "|---|---|---|" + "---|" * len(columns)]
    for member in struct.members:
        if is_constant(struct, member):
            values = [*([bare(member)] if has_bare else []), *[struct.value(member, name) for name in names]]
            swift = f"`{member.swift}`" if member.swift else ""
            cells = " | ".join(text(member, value) for value in values)
            lines.append(f"| `{member.name}` | {swift} | {limits(member)} | {cells} |")
    return [*lines, ""]


def is_constant(struct: Struct, member: Member) -> bool:
    """Whether a member has a value to print: text has none, and the member that chooses the preset is the column."""
    if member.is_text or member.type_name == "text" or member.name in ("struct_size", struct.preset_member):
        return False
    return bool(member.swift) or member.max is not None


def limits(member: Member) -> str:
    if isinstance(member.type, ValueSet):
        return f"`{member.type.name}`"
    if member.unit == "yes/no":
        return "yes or no"
    unit = UNITS.get(member.unit or "", "")
    return ", ".join(part for part in (unit, f"{number_text(member.min or 0)} to {number_text(member.max or 0)}") if part)


def text(member: Member, value: float | str) -> str:
    if isinstance(member.type, ValueSet):
        return next(f"`{row.swift}`" for row in member.type.values if value in (row.name, row.value))
    if member.unit == "yes/no":
        return "yes" if value else "no"
    return number_text(float(value))
