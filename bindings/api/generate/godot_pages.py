"""The class reference: bindings/godot/godot4/addons/veltokit/doc_classes, which the editor shows, and a page for Godot 3."""

from __future__ import annotations

from typing import Any

from . import godot_reference
from .description import Api, Function, Member, Param, ValueSet
from .godot import answer_type, argument_rows, handwritten, member_type, used_sets_of
from .godot_names import (
    answer_of, argument_name, camel, constant_name, input_flags, inputs_of, method_name, methods, shown, signal_arguments, signal_name, signals,
)
from .godot_texts import BREAK, Words, details, key_list, of_enumeration, phrase, type_name

FOLDER = "bindings/godot/godot4/addons/veltokit/doc_classes"
SIGNAL_ARGUMENTS = {
    "SIGNAL_DEVICE": ("device", "VeltoDevice", ""), "SIGNAL_RESULT": ("result", "INT", ' enum="Velto.Result"'), "SIGNAL_OP": ("op", "INT", ""),
}
CONTROLLERS = {"Controllers, gamepads, and joysticks": "$DOCS_URL/tutorials/inputs/controllers_gamepads_joysticks.html"}
FOCUS = {"Keyboard/Controller Navigation and Focus": "$DOCS_URL/tutorials/ui/gui_navigation.html"}
SMOOTHING = {"Interpolation": "$DOCS_URL/tutorials/math/interpolation.html"}
COMMAND_LINE = {"Command line tutorial": "$DOCS_URL/tutorials/editor/command_line_tutorial.html"}
TUTORIALS = {
    "Velto": CONTROLLERS, "VeltoDevice": CONTROLLERS, "VeltoInput": CONTROLLERS, "VeltoNavigator": FOCUS, "VeltoStream": SMOOTHING,
    "VeltoSim": COMMAND_LINE,
}
"""Pages of the engine's manual about what a class is for, by title."""

MEMBER_TEXTS = {
    "orientation": "The orientation, which turns a vector from the axes of the device to those of the world; z points up in both. "
                   "[code]Quaternion(Vector3.RIGHT, -PI / 2) * orientation * Quaternion(Vector3.RIGHT, PI / 2)[/code] is the same turn for "
                   "Godot's axes, whose y points up. Valid if [member has_orientation]; no turn before.",
}
"""Properties of VeltoInput that are other than in C."""


def outputs(api: Api) -> dict[str, str]:
    words = Words(api)
    pages = {f"{FOLDER}/{name}.xml": page(words, name, entry) for name, entry in handwritten()["classes"].items()}
    return pages | {godot_reference.PAGE: godot_reference.page(list(pages.values()))}


def page(words: Words, name: str, entry: dict[str, str]) -> str:
    parent = "Object" if name == "Velto" else "RefCounted"
    lines = ['<?xml version="1.0" encoding="UTF-8" ?>', "<!-- Generated from bindings/api; do not edit. -->",
             f'<class name="{name}" inherits="{parent}" version="4.5">', f"<brief_description>{escape(entry['brief'])}</brief_description>",
             f"<description>{escape(class_text(entry))}</description>", *tutorials(name), "<methods>"]
    for owner, function in methods(words.api):
        if owner == name:
            lines += method(method_name(function), answer(function), arguments(function), details(words, function))
    for row in handwritten()["methods"]:
        if row["class"] == name:
            lines += handwritten_method(words, row)
    lines.append("</methods>")
    if name == "VeltoInput":
        lines += ["<members>", *members(words), "</members>"]
    if name == "Velto":
        lines += ["<signals>", *signal_entries(words), "</signals>", "<constants>", *constants(words), "</constants>"]
    return "\n".join([*lines, "</class>", ""])


def class_text(entry: dict[str, str]) -> str:
    """The description of a class, and an example of it in GDScript."""
    code = entry["example"].rstrip().replace("    ", "\t")
    return f"{' '.join(entry['details'].split())}\n[codeblock]\n{code}\n[/codeblock]"


def tutorials(name: str) -> list[str]:
    links = [f'<link title="{title}">{escape(link)}</link>' for title, link in TUTORIALS.get(name, {}).items()]
    return ["<tutorials>", *links, "</tutorials>"]


# Methods

def method(name: str, returned: str, params: list[str], text: str) -> list[str]:
    return [f'<method name="{name}">', f"<return {returned} />", *[f'<param index="{index}" {param} />' for index, param in enumerate(params)],
            f"<description>{escape(text)}</description>", "</method>"]


def arguments(function: Function) -> list[str]:
    sets = {argument_name(param): param.type for param in inputs_of(function)}
    return [attributes(name, type_, default, sets.get(name)) for name, type_, default in argument_rows(function)]


def attributes(name: str, type_: str, default: str | None, of: Any = None) -> str:
    return f'name="{name}" type="{type_name(type_)}"{enumeration(of)}' + (f' default="{default}"' if default is not None else "")


def answer(function: Function) -> str:
    param, type_ = answer_of(function), answer_type(function)
    if param is None and type_ == "INT":
        return 'type="int" enum="Velto.Result"'
    return f'type="{type_name(type_)}"' + enumeration(param.type if param is not None and param.shape == "out_value" else None)


def enumeration(type_: Any) -> str:
    if not isinstance(type_, ValueSet):
        return ""
    return f' enum="Velto.{camel(type_.name)}"' + (' is_bitfield="true"' if type_.is_flags else "")


def handwritten_method(words: Words, row: dict[str, Any]) -> list[str]:
    params = [attributes(item[0], item[1], item[2] if len(item) > 2 else None) for item in row.get("arguments", [])]
    text = row["brief"]
    if "keys" in row:
        text += f"{BREAK}Keys of [param options], all optional:{BREAK}{words(key_list(words.api.types[row['keys']], is_input=True))}"
    return method(row["name"], f'type="{type_name(row.get("answer", "NIL"))}"', params, text)


# Everything else

def members(words: Words) -> list[str]:
    rows = [(member.name, member_type(member), MEMBER_TEXTS.get(member.name) or with_unit(member), enumeration(member.type))
            for member in shown(words.api.types["velto_input"]) if member.name != "device"]
    rows += [(name, "BOOL", row.brief, "") for name, _, row in input_flags(words.api)]
    return [f'<member name="{name}" type="{type_name(type_)}"{of} setter="" getter="get_{name}">{escape(words(text))}</member>'
            for name, type_, text, of in rows]


def with_unit(member: Member | Param) -> str:
    limits = phrase(member)
    return f"{member.brief.rstrip('.')} ({limits})." if limits else member.brief


def signal_entries(words: Words) -> list[str]:
    lines = []
    for row, data in signals(words.api):
        params = [SIGNAL_ARGUMENTS[flag] for flag in signal_arguments(row)]
        for member in shown(data) if data else []:
            type_ = "ANY" if member.count and member_type(member) != "TEXT" else member_type(member)
            params.append((member.name, type_, enumeration(member.type)))
        lines.append(f'<signal name="{signal_name(row)}">')
        lines += [f'<param index="{index}" name="{name}" type="{type_name(type_)}"{of} />' for index, (name, type_, of) in enumerate(params)]
        texts = [words(row.brief).replace("; continuous", "; continuous, see [method listen]")]
        texts += [words(f"[param {member.name}]: {with_unit(member)}") for member in shown(data) if data] if data else []
        lines += [f"<description>{escape(BREAK.join(texts))}</description>", "</signal>"]
    return lines


def constants(words: Words) -> list[str]:
    lines = []
    for entry in used_sets_of(words.api):
        bits = ' is_bitfield="true"' if entry.is_flags else ""
        for row in entry.values:
            text = escape(words(of_enumeration(entry, row)))
            lines.append(f'<constant name="{constant_name(row)}" value="{row.value}" enum="{camel(entry.name)}"{bits}>{text}</constant>')
    return lines


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
