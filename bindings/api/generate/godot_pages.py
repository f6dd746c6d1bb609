"""bindings/godot/godot4/addons/veltokit/doc_classes: the class reference that the editor shows."""

from __future__ import annotations

from .description import Api, Function, Struct
from .godot import answer_type, argument_rows, handwritten, member_type
from .godot_names import (
    answer_of, camel, constant_name, escape, input_flags, inputs_of, method_name, methods, shown, signal_arguments, signal_name, signals, wording,
)

FOLDER = "bindings/godot/godot4/addons/veltokit/doc_classes"
TYPES = {
    "NIL": "void", "ANY": "Variant", "BOOL": "bool", "INT": "int", "FLAGS": "int", "BYTES": "PackedByteArray", "FLOAT": "float", "TEXT": "String", "VECTOR3": "Vector3",
    "QUATERNION": "Quaternion", "FLOATS": "PackedFloat64Array", "INTS": "PackedInt32Array", "DICTIONARY": "Dictionary", "ARRAY": "Array",
}


def outputs(api: Api) -> dict[str, str]:
    return {f"{FOLDER}/{name}.xml": page(api, name, brief) for name, brief in handwritten()["classes"].items()}


def page(api: Api, name: str, brief: str) -> str:
    parent = "Object" if name == "Velto" else "RefCounted"
    lines = ['<?xml version="1.0" encoding="UTF-8" ?>', "<!-- Generated from bindings/api; do not edit. -->",
             f'<class name="{name}" inherits="{parent}" version="4.5">', f"<brief_description>{escape(brief)}</brief_description>",
             f"<description>{escape(description(api, name, brief))}</description>", "<tutorials></tutorials>", "<methods>"]
    for owner, function in methods(api):
        if owner == name:
            lines += method(method_name(function), answer_type(function), argument_rows(function), wording(details(function), api))
    for entry in handwritten()["methods"]:
        if entry["class"] == name:
            lines += method(entry["name"], entry.get("answer", "NIL"), entry.get("arguments", []), entry["brief"])
    lines.append("</methods>")
    if name == "VeltoInput":
        lines += ["<members>", *members(api), "</members>"]
    if name == "Velto":
        lines += ["<signals>", *signal_entries(api), "</signals>", "<constants>", *constants(api), "</constants>"]
    return "\n".join([*lines, "</class>", ""])


def description(api: Api, name: str, brief: str) -> str:
    return brief + (" A method that returns an int returns [constant OK], or an error below zero; one that returns something else "
                    "returns an empty value if it failed. [method get_error] says why." if name == "Velto" else "")


def details(function: Function) -> str:
    text = function.brief
    if function.details:
        text += " " + function.details
    for param in inputs_of(function):
        if isinstance(param.type, Struct) and param.type_name != "velto_input":
            text += f" Keys of {param.name}: {keys(param.type)}."
    answer = answer_of(function)
    return text + (f" Keys: {keys(answer.type)}." if answer is not None and isinstance(answer.type, Struct) else "")


def keys(struct: Struct) -> str:
    return ", ".join(f"`{member.name}`" for member in shown(struct))


def method(name: str, answer: str, arguments: list, text: str) -> list[str]:
    lines = [f'<method name="{name}">', f'<return type="{type_name(answer)}" />']
    for index, row in enumerate(arguments):
        default = f' default="{row[2]}"' if len(row) > 2 and row[2] is not None else ""
        lines.append(f'<param index="{index}" name="{row[0]}" type="{type_name(row[1])}"{default} />')
    return [*lines, f"<description>{escape(text)}</description>", "</method>"]


def type_name(name: str) -> str:
    return TYPES.get(name, name)


def members(api: Api) -> list[str]:
    rows = [(member.name, member_type(member), unit(member.brief, member.unit)) for member in shown(api.types["velto_input"]) if member.name != "device"]
    rows += [(name, "BOOL", row.brief) for name, _, row in input_flags(api)]
    return [f'<member name="{name}" type="{type_name(type_)}" setter="" getter="get_{name}">{escape(wording(text, api))}</member>'
            for name, type_, text in rows]


def unit(brief: str, name: str | None) -> str:
    return f"{brief.rstrip('.')} ({name})." if name else brief


def signal_entries(api: Api) -> list[str]:
    lines = []
    for row, data in signals(api):
        arguments = [(flag.removeprefix("SIGNAL_").lower(), "VeltoDevice" if flag == "SIGNAL_DEVICE" else "INT") for flag in signal_arguments(row)]
        arguments += [(member.name, "ANY" if member.count and member_type(member) != "TEXT" else member_type(member)) for member in shown(data)] if data else []
        lines.append(f'<signal name="{signal_name(row)}">')
        lines += [f'<param index="{index}" name="{name}" type="{type_name(type_)}" />' for index, (name, type_) in enumerate(arguments)]
        text = wording(row.brief, api).replace("; continuous", "; continuous, see [method listen]")
        lines += [f"<description>{escape(text)}</description>", "</signal>"]
    return lines


def constants(api: Api) -> list[str]:
    lines = []
    for entry in api.value_sets():
        bits = ' is_bitfield="true"' if entry.is_flags else ""
        lines += [f'<constant name="{constant_name(row)}" value="{row.value}" enum="{camel(entry.name)}"{bits}>{escape(wording(row.brief, api))}</constant>'
                  for row in entry.values]
    return lines
