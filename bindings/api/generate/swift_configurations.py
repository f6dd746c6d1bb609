"""The generated part of Swift's configurations: init, presets, validation, profiles.

The stored properties are written by people, without initial values.
"""

from __future__ import annotations

from .description import Api, Member, Struct, ValueSet
from .swift_functions import float_limit, head
from .swift_names import camel
from .wording import number_text, swift_prose


def outputs(api: Api) -> dict[str, str]:
    modules: dict[str, list[str]] = {}
    for struct in api.structs():
        if struct.is_configuration and struct.swift is not None:
            modules.setdefault(struct.swift.module, []).extend(configuration(struct))
    files = {
        f"Sources/{module}/Generated/Configurations.swift": "\n".join([*head("bindings/api", ["public import VeltoCore"]), *lines])
        for module, lines in modules.items()
    }
    return {**files, "Sources/VeltoKit/Generated/ProfileFields.swift": profile_fields(api)}


# Who owns what


def part_of(struct: Struct, member: Member) -> str | None:
    """The part of the Swift type that holds a member, None for the type itself."""
    return next((part for part in struct.parts if str(member.swift).startswith(part + ".")), None)


def path(member: Member, part: str | None) -> str:
    """Where a part, or the whole, holds a member."""
    return str(member.swift).removeprefix(f"{part}." if part else "")


def members_of(struct: Struct, part: str | None) -> list[Member]:
    """The members of a part; for None those that the type holds itself."""
    return [member for member in struct.swift_members if part_of(struct, member) == part]


def configuration(struct: Struct) -> list[str]:
    assert struct.swift is not None
    name = struct.swift.name
    owners = [(part, type_) for part, type_ in struct.parts.items()]
    selector = struct.member(struct.preset_member or "")
    preset_part = part_of(struct, selector) if selector is not None and selector.swift else None
    lines: list[str] = []
    for part, type_ in [*owners, (None, name)]:
        body = [] if part is None and (struct.has_state or struct.has_init) else [*initializer(members_of(struct, part)), ""]
        if selector is not None and part == preset_part:
            body += [*presets(struct, selector, part, type_), ""]
        if part is None:
            body += [*columns(struct, type_), *validation(struct.swift_members, None)]
        elif struct.has_state:
            body += validation(members_of(struct, part), part)
        lines += [f"extension {type_} {{", *[f"    {line}".rstrip() for line in body if line or body[-1] != ""], "}", ""]
    return lines


# Values


def literal(member: Member, value: float | str) -> str:
    """A value as Swift writes it for the property behind a member."""
    if isinstance(member.type, ValueSet):
        rows = member.type.values
        return f".{next(row.swift for row in rows if value in (row.name, row.value))}"
    if member.unit == "yes/no":
        return "true" if value else "false"
    if member.form == "Duration":
        return f".seconds({number_text(float(value))})"
    return repr(float(value)) if member.type.floating else str(int(value))


def initializer(members: list[Member]) -> list[str]:
    assignments = [
        f"    {member.swift.split('.')[-1]} = {literal(member, bare(member))}" for member in members if member.swift
    ]
    return ["/// The defaults.", "public init() {", *assignments, "}"]


def bare(member: Member) -> float | str:
    return member.bare if member.bare is not None else member.default or 0


def changes(struct: Struct, part: str | None, preset: str) -> list[str]:
    """The assignments of a preset that differ from the plain defaults, for a part or the whole."""
    members = struct.swift_members if part is None else members_of(struct, part)
    return [
        f"{path(member, part)} = {literal(member, struct.value(member, preset))}"
        for member in members
        if member.name != struct.preset_member and literal(member, struct.value(member, preset)) != literal(member, bare(member))
    ]


def presets(struct: Struct, selector: Member, part: str | None, type_: str) -> list[str]:
    values: ValueSet = selector.type
    if values.swift is None:
        return [line for preset in struct.presets for line in constant(struct, preset, type_)]
    name = camel(selector.name) if selector.swift is None else selector.swift.split(".")[-1]
    body = ["var config = Self()"]
    body += [f"config.{name} = {name}"] if selector.swift else []
    body += [f"switch {name} {{"]
    for row in values.values:
        preset = row.name.removeprefix(values.name.upper() + "_")
        lines = [f"    config.{line}" for line in changes(struct, part, preset)]
        body += [f"case .{row.swift}:", *(lines or ["    break"])]
    return [
        f"/// The values made for a {selector.name.replace('_', ' ')}.",
        f"public static func preset(_ {name}: {values.swift.name}) -> {type_} {{",
        *[f"    {line}" for line in [*body, "}", "return config"]], "}",
    ]


def constant(struct: Struct, preset: str, type_: str) -> list[str]:
    """A preset that no Swift value names."""
    values: ValueSet = struct.member(struct.preset_member or "").type  # type: ignore[union-attr]
    brief = next(row.brief for row in values.values if row.name.endswith("_" + preset))
    lines = [f"    config.{line}" for line in changes(struct, None, preset)]
    return [
        f"/// {swift_prose(brief)}", f"public static var {camel(preset.lower())}: {type_} {{",
        f"    {'var' if lines else 'let'} config = Self()", *lines, "    return config", "}",
    ]


def columns(struct: Struct, type_: str) -> list[str]:
    lines: list[str] = []
    for name, column in struct.columns.items():
        base = next(row for row in struct.member(struct.preset_member or "").type.values if row.name.endswith(column["of"]))  # type: ignore[union-attr]
        lines += [f"/// {column['brief']}", f"public static var {name}: {type_} {{", f"    var config = preset(.{base.swift})"]
        for key, value in column["values"].items():
            member = struct.member(key)
            assert member is not None
            lines.append(f"    config.{member.swift} = {literal(member, value)}")
        lines += ["    return config", "}", ""]
    return lines


# Validation, with the names that Swift has


def validation(members: list[Member], part: str | None) -> list[str]:
    return [
        "/// Throws for numbers outside their range; the error names the property.",
        "public func validate() throws(VeltoError) {",
        *[f"    {line}" for member in members for line in range_checks(member, part)],
        *[f"    {line}" for member in members for line in order_checks(member, members, part)],
        "}",
    ]


def range_checks(member: Member, part: str | None) -> list[str]:
    if isinstance(member.type, ValueSet) or member.unit == "yes/no":
        return []
    place = path(member, part)
    check, number = ("checkNumber", float_limit) if member.type.floating else ("checkInteger", lambda value, _: number_text(value))
    value = f"{place}.seconds" if member.form == "Duration" else place
    return [f'try {check}({value}, "{place}", {number(member.min, "-.infinity")}, {number(member.max, ".infinity")})']


def order_checks(member: Member, members: list[Member], part: str | None) -> list[str]:
    other = next((each for each in members if each.name == member.not_above), None)
    if other is None:
        return []
    low, high = path(member, part), path(other, part)
    return [f'try checkOrder({low}, "{low}", notAbove: {high}, "{high}")']


# Profiles


def profile_fields(api: Api) -> str:
    lines = [*head("bindings/api", [])[:-1], "extension ProfileField {", "    /// The saved values, in the order of the description.",
             "    static let described: [ProfileField] = ["]
    for struct in api.structs():
        if struct.profile is not None:
            lines += [f"        {profile_field(struct, member)}," for member in struct.swift_members]
    return "\n".join([*lines, "    ]", "}", ""])


def profile_field(struct: Struct, member: Member) -> str:
    """The field that saves a value in a profile."""
    name, place = f'"{member.profile}"', f"\\.{struct.profile}.{member.swift}"
    if isinstance(member.type, ValueSet):
        return f".choice({name}, {place})"
    if member.unit == "yes/no":
        return f".yesNo({name}, {place})"
    kind = "number" if member.type.floating else "count"
    return f".{kind}({name}, {place}, {number_text(member.min or 0)}...{number_text(member.max or 0)})"
