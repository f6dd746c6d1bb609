"""bindings/godot/src/generated: the tables and methods of the Godot add-ons; see bindings/godot/README.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .description import Api, Function, Handle, Member, Param, Scalar, Struct, ValueSet
from .godot_names import (
    OBJECTS, answer_of, argument_name, camel, capacity, constant_name, defaults_of, input_flags, inputs_of, method_name, methods, shown,
    signal_arguments, signal_name, signals, used_sets,
)
from .loading import read

FOLDER = "bindings/godot/src/generated"
HANDWRITTEN = Path(__file__).resolve().parents[2] / "godot/methods.yml"
BYTES_CAPACITY = 512
SENTENCES = ("velto_op_get_error", "velto_context_describe_support", "velto_context_describe_search")
"""Functions that return sentences, with names of C in them."""
HEAD = "/* Generated from bindings/api; do not edit. */\n"

SCALAR_KINDS = {
    "int8": "I8", "uint8": "U8", "int16": "I16", "uint16": "U16", "int32": "I32", "uint32": "U32", "int64": "I64", "uint64": "U64",
    "size": "U64", "float": "F32", "double": "F64", "velto_bool": "BOOL",
}


def handwritten() -> dict[str, Any]:
    """The classes, and the methods that velto.c has in C."""
    return read(HANDWRITTEN)


def outputs(api: Api) -> dict[str, str]:
    return {f"{FOLDER}/records.c": records(api), f"{FOLDER}/records.h": record_names(api),
            f"{FOLDER}/methods.c": methods_file(api), f"{FOLDER}/tables.c": tables(api)}


def used_sets_of(api: Api) -> list[ValueSet]:
    return used_sets(api, used_structs(api))


# What structures consist of

def used_structs(api: Api) -> list[Struct]:
    """The structures that methods and signals pass, with those inside them, in the order of the headers."""
    wanted = {"velto_input", "velto_context_def", "velto_stream_def"}
    for _, function in methods(api):
        wanted |= {param.type.name for param in function.params if isinstance(param.type, Struct)}
    wanted |= {data.name for _, data in signals(api) if data is not None}
    for struct in reversed(list(api.structs())):
        if struct.name in wanted:
            wanted |= {member.type.name for member in shown(struct) if isinstance(member.type, Struct)}
    return [struct for struct in api.structs() if struct.name in wanted and not struct.is_union]


def record(struct: Struct) -> str:
    return "RECORD_" + struct.name.removeprefix("velto_").upper()


def member_kind(member: Member) -> str:
    type_ = member.type
    if member.is_text:
        return "TEXT"
    if isinstance(type_, Struct):
        return "STRUCT"
    if isinstance(type_, Handle):
        return "DEVICE" if type_.name == "velto_device" else "U64"
    name = type_.scalar.name if isinstance(type_, ValueSet) else type_.name
    if name == "char":
        return "CHARS"
    if name == "float" and member.count in (3, 4):
        return "VECTOR3" if member.count == 3 else "QUATERNION"
    return SCALAR_KINDS[name]


def records(api: Api) -> str:
    lines = [HEAD + "#include \"records.h\"", "", "#include <stddef.h>", ""]
    for struct in used_structs(api):
        inner = [f"    {member_row(struct, member)}," for member in shown(struct)] or ["    {0},"]
        name = record(struct)
        lines += [f"static const struct member {name}_MEMBERS[] = {{", *inner, "};"]
        lines += [f"const struct record {name} = {{sizeof({struct.name}), {len(shown(struct))}, {name}_MEMBERS}};", ""]
    return "\n".join(lines)


def member_row(struct: Struct, member: Member) -> str:
    inner = f"&{record(member.type)}" if isinstance(member.type, Struct) else "NULL"
    kind = member_kind(member)
    count = 0 if kind in ("CHARS", "VECTOR3", "QUATERNION") else member.count or 0
    return f'{{"{member.name}", MEMBER_{kind}, {count}, offsetof({struct.name}, {member.name}), {inner}}}'


def record_names(api: Api) -> str:
    names = [f"extern const struct record {record(struct)};" for struct in used_structs(api)]
    return "\n".join([HEAD + "#ifndef RECORDS_H", "#define RECORDS_H", "", '#include "../core.h"', "", *names, "", "#endif", ""])


# Methods

def methods_file(api: Api) -> str:
    lines = [HEAD + '#include "records.h"']
    for owner, function in methods(api):
        lines += ["", *method(api, owner, function)]
    return "\n".join([*lines, ""])


def function_name(owner: str, name: str) -> str:
    return f"{owner}_{name}"


def subject(function: Function) -> tuple[str, list[str], int]:
    """The first C argument of a method, the line that obtains it, and the index of the method's own first argument."""
    name = function.params[0].type_name
    if name == "velto_op":
        return "op", ["velto_op op = {(uint64_t)argument_i64(call, 0)};"], 1
    if name == "velto_context":
        return "context", ["velto_context *context = context_of(call);"], 0
    return {
        "velto_navigator": "call->self->navigator", "velto_device": "call->self->device",
        "velto_stream": "call->self->stream", "velto_sim": "call->self->sim",
    }[name], [], 0


def method(api: Api, owner: str, function: Function) -> list[str]:
    first, beginning, index = subject(function)
    lines, arguments = [], [first]
    for param in function.params[1:]:
        if param.is_output:
            arguments += output_arguments(function, param, lines)
        else:
            arguments += input_arguments(api, function, param, index, lines)
            index += 1
    # Arguments that are refused start nothing: the context comes after them, unless what they change comes from it.
    needs_it_first = first != "context" or any(current_value(api, function, param) for param in function.params[1:])
    lines = [*beginning, *lines] if needs_it_first else [*lines, *beginning]
    body = [f"    {line}" for line in [*lines, *refusal(first, index), *ending(function, f"{function.name}({', '.join(arguments)})")]]
    return [f"void {function_name(owner, method_name(function))}(struct call *call) {{", *body, "}"]


def ending(function: Function, call: str) -> list[str]:
    """The call of the library, and what the method answers."""
    answer = answer_of(function)
    if function.returns == "yes_no":
        return [f"answer_bool(call, {call});"]
    if answer is None:
        return [f"answer_result(call, {call});"]
    return [f"if (call_succeeded(call, {call})) {answering(function, answer)}"]


def refusal(first: str, count: int) -> list[str]:
    if first == "context":
        return ["if (context == NULL || call->is_refused) return;" if count else "if (context == NULL) return;"]
    return ["if (call->is_refused) return;"] if count else []


def input_arguments(api: Api, function: Function, param: Param, index: int, lines: list[str]) -> list[str]:
    name = param.name
    if param.shape == "text":
        lines.append(f"const char *{name} = argument_text(call, {index});")
    elif param.type_name == "velto_input":
        lines.append(f"const velto_input *{name} = argument_input(call, {index});")
    elif param.shape == "struct":
        lines.append(f"{param.type_name} {name} = {initial(param.type)};")
        getter = current_value(api, function, param)
        lines += [f"{getter}({subject(function)[0]}, &{name});"] if getter else []
        lines.append(f"argument_struct(call, {index}, &{record(param.type)}, &{name});")
        return [f"&{name}"]
    elif param.shape == "bytes":
        lines.append(f"uint8_t {name}[{BYTES_CAPACITY}];")
        lines.append(f"size_t {name}_size = argument_bytes(call, {index}, {name}, {BYTES_CAPACITY});")
        return [name, f"{name}_size"]
    elif param.shape == "list":
        lines.append(f"{element(param)} {name}[{capacity(param)}] = {{0}};")
        rest = f", {capacity(param)})" if isinstance(param.type, Scalar) else f", {capacity(param)}, &{record(param.type)})"
        take = "argument_doubles" if isinstance(param.type, Scalar) else "argument_structs"
        lines.append(f"size_t {name}_count = {take}(call, {index}, {name}{rest};")
        return [name, f"{name}_count"]
    else:
        lines.append(f"{element(param)} {name} = {value(param, index)};")
    return [name]


def current_value(api: Api, function: Function, param: Param) -> str | None:
    """The function that gets what this one sets: members that a dictionary lacks keep their values."""
    name = function.name.replace("_set_", "_get_", 1)
    getters = [other for other in api.functions() if other.name == name != function.name]
    return name if getters and [other.type_name for other in getters[0].params[1:]] == [param.type_name] else None


def element(param: Param) -> str:
    return param.type.c if isinstance(param.type, Scalar) else param.type_name


def value(param: Param, index: int) -> str:
    if param.type_name == "velto_device":
        return f"argument_device(call, {index})"
    if param.type_name == "velto_op":
        return f"(velto_op){{(uint64_t)argument_i64(call, {index})}}"
    scalar = param.type.scalar if isinstance(param.type, ValueSet) else param.type
    if scalar.floating:
        return f"({scalar.c})argument_{'dt' if param.name == 'dt' else 'double'}(call, {index})"
    if scalar.name == "velto_bool":
        return f"argument_bool(call, {index})"
    wide = {"int64": "i64", "uint64": "i64", "size": "i64", "int32": "i32"}.get(scalar.name, "u32")
    return f"({element(param)})argument_{wide}(call, {index})"


def initial(struct: Struct) -> str:
    return "{0}" if struct.frozen else struct.init_macro


def output_arguments(function: Function, param: Param, lines: list[str]) -> list[str]:
    if param is not answer_of(function):
        return ["NULL"] # a device beside the operation, which has it too
    if param.shape == "out_text":
        size = "REPORT_CAPACITY" if "describe" in function.name else "TEXT_CAPACITY"
        lines.append(f"char text[{size}] = {{0}};")
        lines.append("size_t size = 0;")
        return ["text", "sizeof text", "&size"]
    if param.shape == "out_bytes":
        lines.append(f"uint8_t bytes[{BYTES_CAPACITY}];")
        lines.append("size_t size = 0;")
        return ["bytes", "sizeof bytes", "&size"]
    if param.shape == "out_list":
        lines.append(f"{param.type_name} list[{capacity(param)}];")
        lines.append("size_t count = 0;")
        if isinstance(param.type, Struct) and not param.type.frozen:
            lines.append(f"for (int row = 0; row < {capacity(param)}; row++) list[row] = ({param.type_name}){param.type.init_macro};")
        return ["list", str(capacity(param)), "&count"]
    if param.shape == "out_struct":
        lines.append(f"{param.type_name} answer = {initial(param.type)};")
    else:
        lines.append(f"{element(param)} answer = {'{0}' if isinstance(param.type, Handle) else '0'};")
    return ["&answer"]


def answering(function: Function, param: Param) -> str:
    if param.shape == "out_text":
        return f"answer_{'sentence' if function.name in SENTENCES else 'text'}(call, text);"
    if param.shape == "out_bytes":
        return "answer_bytes(call, bytes, size < sizeof bytes ? size : sizeof bytes);"
    if param.shape == "out_list":
        if param.type_name in OBJECTS:
            return f"answer_devices(call, list, LIST_COUNT(count, {capacity(param)}));"
        return f"answer_structs(call, &{record(param.type)}, list, LIST_COUNT(count, {capacity(param)}));"
    if param.shape == "out_struct":
        return f"answer_struct(call, &{record(param.type)}, &answer);"
    if param.type_name in OBJECTS:
        return f"answer_{param.type_name.removeprefix('velto_')}(call, answer);"
    if isinstance(param.type, Handle):
        return "answer_int(call, (int64_t)answer.bits);"
    scalar = param.type.scalar if isinstance(param.type, ValueSet) else param.type
    form = "bool" if scalar.name == "velto_bool" else "double" if scalar.floating else "int"
    return f"answer_{form}(call, {'(int64_t)' if form == 'int' else ''}answer);"


# Tables

def argument_rows(function: Function) -> list[tuple[str, str, str | None]]:
    """Name, type and default of each argument; a type is that of an engine, or a class."""
    rows = [("op", "INT", None)] if function.params[0].type_name == "velto_op" else []
    return rows + [(argument_name(param), input_type(param), default) for param, default in zip(inputs_of(function), defaults_of(function))]


def input_type(param: Param) -> str:
    if param.type_name == "velto_input":
        return "VeltoInput"
    if param.shape in ("struct", "list", "text", "bytes"):
        return {"struct": "DICTIONARY", "list": "ARRAY", "text": "TEXT", "bytes": "BYTES"}[param.shape]
    return value_type(param)


def value_type(param: Param) -> str:
    if param.type_name in OBJECTS:
        return OBJECTS[param.type_name]
    if isinstance(param.type, Handle):
        return "INT"
    scalar = param.type.scalar if isinstance(param.type, ValueSet) else param.type
    return "BOOL" if scalar.name == "velto_bool" else "FLOAT" if scalar.floating else "INT"


def answer_type(function: Function) -> str:
    answer = answer_of(function)
    if function.returns == "yes_no":
        return "BOOL"
    if answer is None:
        return "INT"
    if isinstance(answer.type, ValueSet) and answer.type.is_flags:
        return "FLAGS"
    return {"out_text": "TEXT", "out_bytes": "BYTES", "out_list": "ARRAY", "out_struct": "DICTIONARY"}.get(answer.shape) or value_type(answer)


def member_type(member: Member) -> str:
    """The type of a member as a property or as an argument of a signal."""
    kind = member_kind(member)
    if kind in ("VECTOR3", "QUATERNION", "BOOL"):
        return kind
    if kind == "DEVICE":
        return "VeltoDevice"
    if kind in ("TEXT", "CHARS"):
        return "TEXT"
    if member.count:
        return "FLOATS" if kind.startswith("F") else "INTS"
    return "DICTIONARY" if kind == "STRUCT" else "FLOAT" if kind.startswith("F") else "INT"


def type_and_class(name: str) -> str:
    return f"VALUE_OBJECT, CLASS_{name.upper()}" if name.startswith("Velto") else f"VALUE_{name}, CLASS_NONE"


def tables(api: Api) -> str:
    lines = [HEAD + '#include "records.h"', ""]
    rows: dict[str, list[str]] = {name: [] for name in handwritten()["classes"]}
    for owner, function in methods(api):
        add_method(lines, rows, owner, method_name(function), argument_rows(function), answer_type(function), function.name)
    for entry in handwritten()["methods"]:
        arguments = [(item[0], item[1], item[2] if len(item) > 2 else None) for item in entry.get("arguments", [])]
        add_method(lines, rows, entry["class"], entry["name"], arguments, entry.get("answer", "NIL"), entry.get("calls"))
    for owner, entries in rows.items():
        lines += ["", f"static const struct method METHODS_{owner.upper()}[] = {{", *(entries or ["    {0},"]), "};"]
    lines += ["", *signal_rows(api), "", *property_rows(api), "", *constant_rows(api), "", "const struct class_info CLASSES[CLASS_COUNT] = {"]
    lines.append('    [CLASS_NONE] = {NULL, 0, 0, NULL},')
    for owner, entries in rows.items():
        lines.append(f'    [CLASS_{owner.upper()}] = {{"{owner}", {int(owner == "Velto")}, {len(entries)}, METHODS_{owner.upper()}}},')
    return "\n".join([*lines, "};", ""])


def add_method(lines: list[str], rows: dict[str, list[str]], owner: str, name: str, arguments: list[Any], answer: str,
               calls: str | None) -> None:
    c_name = function_name(owner, name)
    lines.append(f"void {c_name}(struct call *call);")
    inner = "NULL"
    if arguments:
        inner = f"ARGUMENTS_{c_name}"
        entries = ", ".join(f'{{"{item[0]}", {type_and_class(item[1])}}}' for item in arguments)
        lines.append(f"static const struct argument {inner}[] = {{{entries}}};")
    optional = sum(item[2] is not None for item in arguments)
    called = f'"{calls}"' if calls else "NULL"
    rows[owner].append(f'    {{"{name}", {called}, {c_name}, {type_and_class(answer)}, {len(arguments)}, {optional}, {inner}}},')


def signal_rows(api: Api) -> list[str]:
    lines = ["const struct signal_info SIGNALS[] = {"]
    for row, data in signals(api):
        flags = " | ".join(signal_arguments(row)) or "0"
        lines.append(f'    {{"{signal_name(row)}", {row.name}, {flags}, {"&" + record(data) if data else "NULL"}}},')
    return [*lines, "};", "const int SIGNAL_COUNT = (int)(sizeof SIGNALS / sizeof *SIGNALS);"]


def property_rows(api: Api) -> list[str]:
    struct = api.types["velto_input"]
    lines = ["const struct property PROPERTIES[] = {"]
    for index, member in enumerate(shown(struct)):
        if member.name != "device":
            lines.append(f'    {{"{member.name}", {type_and_class(member_type(member))}, {index}, 0}},')
    index_of = {member.name: index for index, member in enumerate(shown(struct))}
    for name, member_name, row in input_flags(api):
        lines.append(f'    {{"{name}", VALUE_BOOL, CLASS_NONE, {index_of[member_name]}, {row.name}}},')
    return [*lines, "};", "const int PROPERTY_COUNT = (int)(sizeof PROPERTIES / sizeof *PROPERTIES);"]


def constant_rows(api: Api) -> list[str]:
    lines = ["const struct constant CONSTANTS[] = {"]
    for entry in used_sets_of(api):
        lines += [f'    {{"{camel(entry.name)}", "{constant_name(row)}", (int64_t){row.name}, {int(entry.is_flags)}}},' for row in entry.values]
    return [*lines, "};", "const int CONSTANT_COUNT = (int)(sizeof CONSTANTS / sizeof *CONSTANTS);"]
