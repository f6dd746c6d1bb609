"""The Swift functions behind the C functions: check every argument, call the typed function, store its results."""

from __future__ import annotations

from .description import Api, Area, Function, Handle, Param, Struct, ValueSet
from .swift_names import TARGET, c_arguments, camel, imported, is_unsafe, typed_outputs, typed_signature
from .wording import number_text

WIDTH = 120
FOLDER = "Sources/VeltoCAPI/Generated"
BUFFERS = ("out_text", "out_bytes", "out_list")


def outputs(api: Api) -> dict[str, str]:
    """Path to content, one file per area that has functions."""
    return {
        f"{FOLDER}/{''.join(part.capitalize() for part in area.name.split('_'))}Functions.swift": area_file(api, area)
        for area in api.enabled_areas
        if area.functions
    }


def head(source: str, imports: list[str]) -> list[str]:
    """The first lines of every generated Swift file."""
    return [f"// Generated from {source}; do not edit.", "// swift-format-ignore-file", "", *imports, ""]


def area_file(api: Api, area: Area) -> str:
    written = [function for function in area.functions if not function.initializes]
    modules = sorted({"CLinux", "VeltoCore", *area.imports})
    lines = head(
        f"bindings/api/{area.path.name}",
        [*[f"internal import {module}" for module in modules if module < "CVeltoKit"], "public import CVeltoKit",
         *[f"internal import {module}" for module in modules if module > "CVeltoKit"]],
    )
    typed = [function for function in written if function.table is None]
    if typed:
        lines += [f"// Calls these functions of {area.calls}, which people write:", "//"]
        lines += [f"//     {typed_signature(function)}" for function in typed] + [""]
    for function in area.functions:
        lines += swift_function(api, area, function) + [""]
    return "\n".join(lines)


def swift_function(api: Api, area: Area, function: Function) -> list[str]:
    lines = [f"/// {' '.join(function.brief.split())}", "@c @implementation", *signature(function)]
    return [*lines, *[f"    {line}".rstrip() for line in body(api, area, function)], "}"]


def signature(function: Function) -> list[str]:
    arguments = [argument for param in function.params for argument in c_arguments(param)]
    result = {
        "result": " -> velto_result", "void": "", "yes_no": " -> velto_bool", "text": " -> UnsafePointer<CChar>?",
        "uint32": " -> UInt32", "int32": " -> Int32",
    }[function.returns]
    line = f"public func {function.name}({', '.join(arguments)}){result} {{"
    if len(line) <= WIDTH:
        return [line]
    rows, row = [], ""
    for argument in arguments:
        if row and len(row) + len(argument) + 7 > WIDTH:
            rows.append(f"    {row},")
            row = argument
        else:
            row = f"{row}, {argument}" if row else argument
    return [f"public func {function.name}(", *rows, f"    {row}", f"){result} {{"]


def body(api: Api, area: Area, function: Function) -> list[str]:
    if function.table is not None and function.table["of"] == "velto_enum":
        return enum_lookup(api, function)
    if function.table is not None:
        return table_lookup(api, function)
    if function.initializes is not None:
        return init_body(function)
    if function.returns == "result":
        return result_body(area, function)
    return plain_body(area, function)


def table_lookup(api: Api, function: Function) -> list[str]:
    values: ValueSet = api.types[function.table["of"]]
    lines = [f"let text: StaticString = switch {function.params[0].name} {{"]
    for row in values.values:
        text = row.name if function.table["column"] == "name" else row.brief.replace("`", "").replace('"', '\\"')
        lines.append(f'case {row.name}: "{text}"')
    return [*lines, 'default: "unknown"', "}", "return unsafe staticText(text)"]


def enum_lookup(api: Api, function: Function) -> list[str]:
    """The name of a value of any enumeration."""
    enumeration, value = (param.name for param in function.params)
    lines = [f"let text: StaticString = switch {enumeration} {{"]
    for row in api.types["velto_enum"].values:
        lines += [f"case {row.name}:", f"    switch {value} {{"]
        lines += [f'    case {each.value}: "{each.name}"' for each in api.types[row.names].values]
        lines += ['    default: "unknown"', "    }"]
    return [*lines, 'default: "unknown"', "}", "return unsafe staticText(text)"]


def init_body(function: Function) -> list[str]:
    struct = function.initializes
    preset = f"defaults(for: {struct.preset_member})" if struct.preset_member else "defaults"
    checks = [line for param in function.params[2:] for line in value_checks(param)]
    first = function.params[0].name
    return guarded(function, [
        *checks,
        f'try unsafe initialize({first}, size, "{first}", {struct.name}.{preset})',
        "return VELTO_OK",
    ])


def guarded(function: Function, lines: list[str], device: str = "") -> list[str]:
    """The frame of a function that returns a result: fails in a forked child, and reports thrown errors."""
    return [
        f'guard velto_linux_is_forked() == 0 else {{ return refuseForked("{function.name}") }}',
        "do throws(VeltoError) {",
        *[f"    {line}" for line in lines],
        "} catch {",
        f'    return report(error, in: "{function.name}"{device})',
        "}",
    ]


def result_body(area: Area, function: Function) -> list[str]:
    device = next((p for p in function.params if p.type_name == "velto_device" and p.shape == "value"), None)
    if function.is_hot:
        lines = hot_lines(area, function)
    else:
        lines = [line for param in function.params for line in argument_lines(param)]
        if device and function.capability:
            lines.append(f"try {camel(device.name)}Value.require(.{camel(function.capability.lower())})")
        lines += call_lines(area, function)
    lines += [line for param in function.params for line in store_lines(param)]
    lines.append(f"return {answer_text(function)}")
    return guarded(function, lines, f", device: ObjectHandle({device.name})" if device else "")


def answer_text(function: Function) -> str:
    """The number that a call returns: that of the typed function, or whether its output fitted into the caller's buffer."""
    has_buffer = any(param.shape in BUFFERS for param in function.params)
    if function.answers_footnotes:
        return "(code == .ok ? stored : code).rawValue" if has_buffer else "code.rawValue"
    return "stored.rawValue" if has_buffer else "VELTO_OK"


def hot_lines(area: Area, function: Function) -> list[str]:
    """Checks and call inside of a look at the first parameter's object, which the thread keeps at hand."""
    first, *others = function.params
    answer = function.answers_footnotes
    return [
        f"{'let code = ' if answer else ''}try withRecent({handle(first)}, as: {first.type.swift}.self) "
        f"{{ {camel(first.name)}Value throws(VeltoError) in",
        *[f"    {line}" for param in others for line in argument_lines(param)],
        *[f"    {line}" for line in call_lines(area, function)],
        *(["    return code"] if answer else []),
        "}",
    ]


def handle(param: Param) -> str:
    return f"{'unsafe ' if param.type.is_object else ''}ObjectHandle({param.name})"


def argument_lines(param: Param) -> list[str]:
    """Checks and converts one argument; afterwards `<name>Value` is what the typed function takes."""
    name, value = param.name, f"{camel(param.name)}Value"
    null = ", nullAllowed: true" if param.null_ok else ""
    if param.is_recordable:
        make = f"{TARGET}.optional" if param.null_ok else TARGET
        return [f"let {value} = try {make}({handle(param)})"]
    if param.shape == "value" and isinstance(param.type, Handle):
        resolve = "resolveOptional" if param.null_ok else "resolve"
        return [f"let {value} = try {resolve}({handle(param)}, as: {param.type.swift}.self)"]
    if param.shape == "value":
        return value_checks(param)
    if param.shape == "text":
        read = "readOptionalText" if param.null_ok else "readText"
        return [f'let {value} = try unsafe {read}({name}, "{name}", limit: {int(param.max)})']
    if param.shape == "bytes":
        size = param.size_name
        return [f'let {value} = try unsafe readBytes({name}, {size}, "{name}", "{size}", limit: {int(param.max)})']
    if param.shape == "list":
        return list_lines(param, value)
    if param.shape == "struct":
        return struct_lines(param, value, null)
    if param.shape == "out_struct":
        return []
    if param.shape == "out_value":
        return [f'try unsafe checkPointer({name}, "{name}"{null})']
    if param.shape == "out_text":
        return [f'let {value} = try unsafe OutputBuffer({name}, capacity, out_count, "{name}")']
    if param.shape == "out_bytes":
        return [f'let {value} = try unsafe OutputBuffer(bytes: {name}, capacity, out_count, "{name}")']
    if param.shape == "out_frames":
        return [f'let {value} = try unsafe FrameBuffer({name}, frame_size, capacity, infos, out_count, "{name}")']
    return [f'let {value} = try unsafe OutputBuffer({name}, capacity, out_count, "{name}")']


def list_lines(param: Param, value: str) -> list[str]:
    read = "borrowList" if param.is_borrowed else "readList"
    lines = [f'let {value} = try unsafe {read}({param.name}, count, "{param.name}", limit: {int(param.max)})']
    if isinstance(param.type, Struct) and has_checks(param.type):
        lines.append(f'try checkElements({value}, "{param.name}") {{ element throws(VeltoError) in try element.check("{param.name}") }}')
    return lines


def struct_lines(param: Param, value: str, null: str) -> list[str]:
    name, struct = param.name, param.type
    if struct.frozen is not None:
        zeros = f"{name} == nil ? {imported(struct)}() : " if param.null_ok else ""
        lines = [f'let {value} = try unsafe {zeros}readFrozen({name}, "{name}")']
        return lines + ([f'try {value}.check("{name}")'] if has_checks(struct) else [])
    if param.is_overlay:
        return [f'let {value} = try unsafe Overlay({name}, "{name}")']
    lines = [f'let {value} = try unsafe readInput({name}, "{name}"{null}{", isChecked: false" if param.unchecked else ""})']
    for member in struct.text_members:
        source = f"{value}.{member.name}"
        lines.append(
            f'let {camel(member.name)}Text = try unsafe readOptionalText({source}, "{name}.{member.name}", '
            f"limit: {int(member.max or 255)})"
        )
    return lines


def value_checks(param: Param) -> list[str]:
    """Checks of a number, an enumeration or flags that stays what it is."""
    return scalar_checks(param, param.name, f'"{param.name}"', param.unchecked)


def number_range(values: ValueSet) -> str:
    """The numbers of an enumeration, for an error message."""
    numbers = sorted({value.value for value in values.values})
    if numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return "one of " + ", ".join(str(number) for number in numbers)


def scalar_checks(thing: object, expression: str, label: str, unchecked: bool = False) -> list[str]:
    """Shared by parameters and by members of structures."""
    type_ = getattr(thing, "type")
    if unchecked:
        return []
    if isinstance(type_, ValueSet):
        if type_.is_flags and type_.is_open:
            return []
        if type_.is_flags:
            return [f"try checkFlags({expression}, {label}, known: 0x{type_.mask:x})"]
        return [f'try checkMember({expression}, {label}, "{number_range(type_)}", known: isKnown_{type_.name}({expression}))']
    low, high, special = getattr(thing, "min"), getattr(thing, "max"), getattr(thing, "special")
    if getattr(type_, "floating", False):
        limits = f"{float_limit(low, '-.infinity')}, {float_limit(high, '.infinity')}"
        is_open = low is None and high is None
        check = f"try checkFinite({expression}, {label})" if is_open else f"try checkNumber({expression}, {label}, {limits})"
    elif low is not None or high is not None:
        check = f"try checkInteger({expression}, {label}, {int_limit(low, '.min')}, {int_limit(high, '.max')})"
    else:
        return []
    if special:
        condition = " && ".join(f"{expression} != {name}" for name in special)
        return [f'if {condition} {{ {check[:-1]}, or: "{" or ".join(special)}") }}']
    return [check]


def float_limit(value: float | None, otherwise: str) -> str:
    return otherwise if value is None else number_text(value)


def int_limit(value: float | None, otherwise: str) -> str:
    return otherwise if value is None else str(int(value))


def has_checks(struct: Struct) -> bool:
    """Whether any member of a frozen structure can be wrong."""
    return any(member_checks(struct))


def member_checks(struct: Struct) -> list[str]:
    """The body of a structure's check: reserved members zero, the others in range."""
    lines: list[str] = []
    for member in struct.members:
        if member.name == "struct_size" or member.is_text or isinstance(member.type, (Struct, Handle)):
            continue
        label = f'"\\(parameter).{member.name}"'
        if member.is_reserved:
            places = [f"{member.name}.{index}" for index in range(member.count)] if member.count else [member.name]
            lines += [f"try checkReserved({place} == 0, {label})" for place in places]
        elif not member.count:
            lines += scalar_checks(member, member.name, label, member.unchecked)
    for member in struct.members:
        if member.not_above is not None:
            other = f'"\\(parameter).{member.not_above}"'
            lines.append(f'try checkOrder({member.name}, "\\(parameter).{member.name}", notAbove: {member.not_above}, {other})')
    return lines


def call_lines(area: Area, function: Function) -> list[str]:
    """The call of the typed function; an output structure wraps it in a closure."""
    call = call_text(area, function)
    names = [label for label, _ in typed_outputs(function)]
    target = "" if not names else f"let {names[0]} = " if len(names) == 1 else f"let ({', '.join(names)}) = "
    struct = next((param for param in function.params if param.shape == "out_struct"), None)
    if struct is None:
        return [f"{target}{call}"]
    with_output = "withFrozenOutput" if struct.type.frozen is not None else "withOutput"
    place = ", inPlace: true" if struct.type.hot and struct.type.frozen is None else ""
    null = ", nullAllowed: true" if struct.null_ok else ""
    inner = camel(struct.name)
    return [
        f'{target}try unsafe {with_output}({struct.name}, "{struct.name}"{place}{null}) '
        f"{{ ({inner}: inout {struct.type.name}) throws(VeltoError) in",
        f"    {call}",
        "}",
    ]


def call_text(area: Area, function: Function) -> str:
    arguments = [argument for param in function.params for argument in call_arguments(param)]
    is_risky = any(
        param.shape in ("bytes", "out_frames") or (param.shape == "struct" and is_unsafe(param.type)) for param in function.params
    )
    risky = "unsafe " if is_risky or function.returns == "text" else ""
    trying = "try " if function.returns == "result" else ""
    return f"{trying}{risky}{area.calls}.{camel(function.name)}({', '.join(arguments)})"


def call_arguments(param: Param) -> list[str]:
    value = f"{camel(param.name)}Value"
    if param.shape == "value":
        return [value if isinstance(param.type, Handle) else param.name]
    if param.shape == "struct":
        return [value, *[f"{camel(m.name)}: {camel(m.name)}Text" for m in param.type.text_members]]
    if param.shape in ("text", "bytes", "list", "out_frames"):
        return [value]
    if param.takes:
        return [f"capacity: unsafe {value}.takeable"]
    return [f"&{camel(param.name)}"] if param.shape == "out_struct" else []


def store_lines(param: Param) -> list[str]:
    """Stores one output of the typed function in the caller's memory."""
    name, value = param.name, camel(param.name)
    if param.shape == "out_value":
        if isinstance(param.type, Handle) and param.type.is_object:
            return [f"unsafe {name}?.pointee = {value}.pointer"]
        return [f"unsafe {name}?.pointee = {value}"]
    if param.shape == "out_text":
        return [f"let stored = unsafe {value}Value.store(text: {value})"]
    if param.shape in ("out_bytes", "out_list"):
        return [f"let stored = unsafe {value}Value.store({value})"]
    return []


def plain_body(area: Area, function: Function) -> list[str]:
    """Functions that cannot report: bad arguments make them do nothing."""
    nothing = {"void": "return", "yes_no": "return 0", "uint32": "return 0", "int32": "return 0", "text": "return nil"}
    otherwise = nothing[function.returns]
    call = call_text(area, function)
    answer = {"void": call, "yes_no": f"return {call} ? 1 : 0"}.get(function.returns, f"return {call}")
    lines = [line for param in function.params for line in argument_lines(param)]
    if not lines:
        return [answer]
    return [
        f"guard velto_linux_is_forked() == 0 else {{ {otherwise} }}",
        "do throws(VeltoError) {",
        *[f"    {line}" for line in [*lines, answer]],
        "} catch {",
        f"    {otherwise}",
        "}",
    ]


PLACEHOLDERS = {"void": "", "yes_no": "false", "uint32": "0", "int32": "0", "text": 'unsafe staticText("")'}


def stubs(area: Area) -> str:
    """A skeleton of the typed functions of an area, to copy and fill in."""
    imports = sorted({"CVeltoKit", "VeltoCore", *area.imports})
    lines = [*[f"internal import {module}" for module in imports], "", f"/// {area.title}.", f"enum {area.calls} {{"]
    for function in area.functions:
        if function.initializes is None and function.table is None:
            body = PLACEHOLDERS.get(function.returns, 'throw VeltoError(.unsupported, "is not built yet")')
            lines += [f"    /// {' '.join(function.brief.split())}", f"    {typed_signature(function)} {{"]
            lines += [f"        {body}".rstrip(), "    }", ""]
    return "\n".join([*lines[:-1], "}", ""])
