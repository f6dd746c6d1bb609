"""The structures and value sets in Swift: defaults, checks, sizes, layouts."""

from __future__ import annotations

from .description import Api, Member, Struct, ValueSet
from .header import default_literal
from .swift_configurations import part_of
from .swift_functions import FOLDER, head, member_checks
from .swift_names import is_unsafe


def outputs(api: Api) -> dict[str, str]:
    return {
        f"{FOLDER}/Structures.swift": structures(api),
        f"{FOLDER}/KnownValues.swift": known_values(api),
        f"{FOLDER}/Version.swift": version(api),
    }


def inputs(api: Api) -> set[str]:
    """Structures that come in from the program."""
    return {
        param.type.name
        for function in api.functions()
        for param in function.params
        if param.shape in ("struct", "list") and isinstance(param.type, Struct)
    }


def structures(api: Api) -> str:
    lines = head("bindings/api", ["internal import CVeltoKit", "internal import VeltoCore"])
    used = inputs(api)
    for struct in api.structs():
        if struct.frozen is None:
            lines += sized(struct, is_input=struct.name in used) + [""]
        elif struct.name in used and member_checks(struct):
            lines += [f"extension {struct.name} {{", *check(struct), "}", ""]
    return "\n".join([*lines, *sizes_by_name(api), ""])


def sizes_by_name(api: Api) -> list[str]:
    """The function behind velto_abi_struct_size()."""
    return [
        "/// The size of a structure by its name, nil for a name that none has.",
        "func structSize(named name: String) -> Int? {",
        "    switch name {",
        *[f'    case "{struct.name}": {struct.size}' for struct in api.structs()],
        "    default: nil", "    }", "}",
    ]


def sized(struct: Struct, is_input: bool) -> list[str]:
    conformance = "InputStruct" if is_input else "SizedStruct"
    unsafe = "@unsafe " if is_unsafe(struct) else ""
    lines = [f"extension {struct.name}: {unsafe}{conformance} {{"]
    lines += presets(struct) if struct.preset_member else defaults(struct)
    lines += ["", *ends(struct)]
    if is_input:
        lines += [*zeros(struct), "", *check(struct)]
    return [*lines, "}"]


def zeros(struct: Struct) -> list[str]:
    """Designated initializers leave 0 in members that a program does not name."""
    unsafe = "unsafe " if is_unsafe(struct) else ""
    lines = [
        f"        if {unsafe}{m.name} == 0 {{ {unsafe}{m.name} = {default_literal(m)} }}"
        for m in struct.members if struct.is_zero_default(m)
    ]
    return ["", "    mutating func replaceZeros() {", *lines, "    }"] if lines else []


def ends(struct: Struct) -> list[str]:
    """Sizes of older versions: a header only ever grows by whole members, and leaves no padding."""
    cases = ", ".join(map(str, struct.older_sizes))
    answer = f"switch size {{ case {cases}: true; default: false }}" if cases else "false"
    return [f"    static func ends(at size: Int) -> Bool {{ {answer} }}"]


def defaults(struct: Struct) -> list[str]:
    """The same values as the structure's initializer macro."""
    unsafe = "unsafe " if is_unsafe(struct) else ""
    lines = [f"    static var defaults: {struct.name} {{", f"        var value = {unsafe}{struct.name}()"]
    assignments = [f"        {unsafe}value.{m.name} = {default_literal(m)}" for m in struct.members if m.default not in (None, 0)]
    if not assignments:
        return [f"    static var defaults: {struct.name} {{ {unsafe}{struct.name}() }}"]
    return [*lines, *assignments, f"        return {unsafe}value", "    }"]


def presets(struct: Struct) -> list[str]:
    """Defaults that depend on one member: the structure's own defaults, then what the preset changes."""
    member = struct.member(struct.preset_member or "")
    assert member is not None
    values: ValueSet = member.type
    first = f"{values.name.upper()}_"
    lines = [
        f"    static func defaults(for {member.name}: {values.name}) -> {struct.name} {{",
        f"        var value = {struct.name}()",
        *[f"        value.{m.name} = {default_literal(m)}" for m in struct.members if m.default not in (None, 0)],
        f"        value.{member.name} = {member.name}",
        f"        switch {member.name} {{",
    ]
    for preset, overrides in struct.presets.items():
        lines.append(f"        case {first}{preset}:")
        lines += [f"            value.{name} = {preset_literal(struct, name, number)}" for name, number in overrides.items()]
        lines += [] if overrides else ["            break"]
    lines += ["        default: break", "        }", "        return value", "    }", ""]
    default = member.default if isinstance(member.default, str) else values.values[0].name
    lines += [f"    static var defaults: {struct.name} {{ defaults(for: {default}) }}", ""]
    lines += [f"    static func defaults(like head: {struct.name}) -> {struct.name} {{ defaults(for: head.{member.name}) }}"]
    return [*lines, *(changed_base(struct, member) if member.swift else [])]


def changed_base(struct: Struct, selector: Member) -> list[str]:
    """The base of an overlay: with another preset, the values of that preset in the part that has presets."""
    part = part_of(struct, selector)
    others = [member for member in struct.swift_members if part is not None and part_of(struct, member) != part]
    return [
        "",
        f"    static func base(for head: {struct.name}, now: {struct.name}) -> {struct.name} {{",
        f"        guard head.{selector.name} != now.{selector.name} else {{ return now }}",
        f"        {'var' if others else 'let'} base = defaults(like: head)",
        *[f"        base.{member.name} = now.{member.name}" for member in others],
        "        return base", "    }",
    ]


def preset_literal(struct: Struct, name: str, value: float | str) -> str:
    member = struct.member(name)
    assert member is not None
    return default_literal(Member(**{**member.__dict__, "default": value}))


def check(struct: Struct) -> list[str]:
    body = member_checks(struct)
    if is_unsafe(struct):
        body = [line.replace("try ", "try unsafe ") for line in body]
    if not body:
        return ["    func check(_ parameter: StaticString) throws(VeltoError) {}"]
    return ["    func check(_ parameter: StaticString) throws(VeltoError) {", *[f"        {line}" for line in body], "    }"]


def known_values(api: Api) -> str:
    lines = head("bindings/api", ["internal import CVeltoKit"])
    for area in api.enabled_areas:
        for values in area.all(ValueSet):
            if not values.is_flags:
                lines += [
                    f"/// Whether {values.name} has a value with this number.",
                    f"func isKnown_{values.name}(_ number: {values.name}) -> Bool {{",
                    "    switch number {",
                    f"    case {', '.join(ranges(values))}: true",
                    "    default: false", "    }", "}", "",
                ]
    return "\n".join(lines)


def ranges(values: ValueSet) -> list[str]:
    """The numbers as few ranges."""
    numbers = sorted(row.value for row in values.values)
    result, start = [], numbers[0]
    for current, following in zip(numbers, [*numbers[1:], None]):
        if following != current + 1:
            result.append(str(start) if start == current else f"{start}...{current}")
            start = following if following is not None else 0
    return result


def version(api: Api) -> str:
    lines = head("bindings/api", [])[:-1]
    return "\n".join([*lines, f'let apiVersion: StaticString = "{api.version}"', ""])
