"""The texts of the description, as the class reference of Godot has them."""

from __future__ import annotations

import re
from typing import Any

from .description import Api, Constant, Function, Member, Param, Struct, Value, ValueSet
from .godot import current_value, handwritten, member_type, used_sets_of
from .godot_names import (
    answer_of, argument_name, camel, capacity, constant_name, inputs_of, method_name, methods, operation_of, shown, signal_name, signals,
)
from .wording import UNITS, number_text

BREAK = "[br]"
PROPER_NAMES = ("Triki", "Tap", "MetaWear")
SECOND_VERBS = ("cancel|connect|disable|discard|do|end|keep|load|pause|remove|report|reset|resume|run|start|wait|withdraw")
"""The second verbs of briefs with two."""

STARTS = ("[b]Starts an operation:[/b] returns its number at once, for [signal Velto.op_done] and [method Velto.op_get_result], or an "
          "error below zero if it cannot start.")
TYPES = {
    "NIL": "void", "ANY": "Variant", "BOOL": "bool", "INT": "int", "FLAGS": "int", "BYTES": "PackedByteArray", "FLOAT": "float",
    "TEXT": "String", "VECTOR3": "Vector3", "QUATERNION": "Quaternion", "FLOATS": "PackedFloat64Array", "INTS": "PackedInt32Array",
    "DICTIONARY": "Dictionary", "ARRAY": "Array",
}
TOPICS = {"velto_event_class": "A class of signals"}
"""Enumerations whose brief concerns only C."""

CONSTANTS = {
    "VELTO_NAVIGATOR_POLICY_COMFORT": "an item has to be left before a hold confirms it again, the button counts for a moment after the "
                                      "hand has returned to the neutral zone, and leaning slowly reaches every item.",
    "VELTO_AIR_GESTURE_NONE": "none.",
    "VELTO_EVENT_CLASS_STANDARD": "all that are not continuous; these are always emitted.",
}
"""Constants whose brief refers to what stands elsewhere in the headers."""

EMPTY = {"out_text": "Empty", "out_bytes": "Empty", "out_list": "Empty", "out_struct": "Empty", "out_value": "Null"}


def type_name(name: str) -> str:
    return TYPES.get(name, name)


def third_person(brief: str) -> str:
    """Turns the imperative of C into the third person of Godot."""
    verb, rest = brief.split(maxsplit=1)
    comma = "," if verb.endswith(",") else ""
    rest = re.sub(rf"(^|, |and |or |then )({SECOND_VERBS})\b", lambda match: match[1] + with_s(match[2]), rest)
    return f"{with_s(verb.rstrip(','))}{comma} {rest}"


def with_s(verb: str) -> str:
    if verb in ("Get", "Return"):
        return "Returns"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "o")) else "s")


# Names of C

class Words:
    """Turns a text of the description into one with the names that scripts have."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.found = references(api)

    def __call__(self, text: str) -> str:
        text = re.sub(r" \[\w+\](?=[.;]|$)", "", " ".join(text.split())) # the member of the union that holds an event's data
        text = re.sub(r"`(velto_\w+)\.(\w+)`", r"[code]\2[/code] of \1", text)
        text = re.sub(r"`([^`]+)`", lambda match: f"[code]{match[1].replace('VELTO_', '')}[/code]", text)
        text = re.sub(r"\bvelto_\w+(\(\)|\.h)?", lambda match: self.name(match[0], f"{match[0]}[/code] of the C API"), text)
        text = re.sub(r"\bVELTO_\w+(\(\))?", lambda match: self.name(match[0], f"{match[0].removeprefix('VELTO_')}[/code]"), text)
        return text.replace("NULL", "null")

    def name(self, name: str, otherwise: str) -> str:
        return self.found.get(name, f"[code]{otherwise}")


def references(api: Api) -> dict[str, str]:
    """The references in Godot for functions, structures, enumerations, constants and events of C."""
    found = {"VELTO_BACKEND": "VELTO_BACKEND", "VELTO_TAP_FINGER()": "[enum Velto.Finger]", "velto_input": "[VeltoInput]",
             "velto_context_def": "the options of [method Velto.start]", "velto_stream_def": "the options of [method VeltoDevice.start_stream]"}
    for owner, function in methods(api):
        reference = f"[method {owner}.{method_name(function)}]"
        found[f"{function.name}()"] = reference
        for param in function.params:
            if isinstance(param.type, Struct) and (param.shape == "out_struct" or param.type.name not in found):
                found[param.type.name] = reference
    for entry in handwritten()["methods"]:
        if "calls" in entry:
            found[f"{entry['calls']}()"] = f"[method {entry['class']}.{entry['name']}]"
    for area in api.enabled_areas:
        found |= {constant.name: f"[code]{number_text(constant.value)}[/code]" for constant in area.all(Constant)}
    for entry in used_sets_of(api):
        found[entry.name] = f"[enum Velto.{camel(entry.name)}]"
        found |= {row.name: f"[constant Velto.{constant_name(row)}]" for row in entry.values}
    return found | {row.name: f"[signal Velto.{signal_name(row)}]" for row, _ in signals(api)} | {"VELTO_DT_MEASURE": "[code]-1[/code]"}


def of_enumeration(entry: ValueSet, row: Value) -> str:
    """The text of a constant, which the help shows without the enumeration: "Whether a lost link is re-established: never." """
    topic = TOPICS.get(entry.name) or re.split(r"[;:]", entry.brief.rstrip("."))[0]
    brief = CONSTANTS.get(row.name, row.brief)
    is_name = brief.startswith(PROPER_NAMES) or brief[1:2].isupper()
    return f"{topic}: {brief if is_name else brief[0].lower() + brief[1:]}"


# Methods

def details(words: Words, function: Function) -> str:
    """The description of a method, its arguments and its result."""
    parts = [" ".join(filter(None, (third_person(function.brief), function.details)))]
    parts += [part for param in inputs_of(function) if (part := argument(words.api, function, param))]
    parts += [part for part in (returned(function), nothing(function)) if part]
    answer = answer_of(function)
    if answer is not None and isinstance(answer.type, Struct):
        entry = "Keys of each entry" if answer.shape == "out_list" else "Keys"
        parts.append(keys(words.api, function, answer.type, entry, is_input=False))
    if operation_of(function) is not None:
        parts.append(STARTS)
    return BREAK.join(words(part) for part in parts)


def argument(api: Api, function: Function, param: Param) -> str:
    text = param.doc.rstrip(".")
    if isinstance(param.type, Struct) and param.type_name != "velto_input":
        if param.shape == "list":
            heading = f"[param {argument_name(param)}]: {text}; at most {capacity(param)}. Keys of each entry, all optional"
            return keys(api, function, param.type, heading, is_input=True)
        kept = "those that are left out keep their values" if current_value(api, function, param) else "all optional"
        return keys(api, function, param.type, f"Keys of [param {argument_name(param)}], {kept}", is_input=True)
    if re.fullmatch(r"the \w+", text) and param.max is None:
        return "" # the name of the argument says as much
    limits = phrase(param)
    if limits.startswith(f"{param.unit}, ") and param.unit in text:
        limits = limits.removeprefix(f"{param.unit}, ")
    if param.shape in ("text", "bytes"):
        limits = f"at most {number_text(param.max)} bytes" if param.max else ""
    if param.shape == "list":
        limits = f"an array of float, at most {capacity(param)}"
    if param.type_name == "velto_input":
        limits = "null is a neutral one"
    return f"[param {argument_name(param)}]: {text}{f' ({limits})' if limits else ''}."


def returned(function: Function) -> str:
    """The description of the returned value; empty for none."""
    answer = answer_of(function)
    if function.returns == "yes_no" or answer is None or operation_of(function) is not None or isinstance(answer.type, Struct):
        return ""
    text = answer.doc.removeprefix("receives ").rstrip(".")
    if re.fullmatch(r"the \w+", text) or "or null" in text or "offer more" in text: # said elsewhere, or about buffers
        return ""
    unit = UNITS.get(answer.unit or "", "")
    return f"Returns {text}{f' ({unit})' if unit else ''}."


def nothing(function: Function) -> str:
    answer, condition = answer_of(function), function.results.get("NOTHING")
    if not condition or answer is None:
        return ""
    return f"{'0' if operation_of(function) else EMPTY[answer.shape]} if {condition}."


# Dictionaries

def home_of(api: Api, struct: Struct) -> tuple[str, Function] | None:
    """The method whose text has the keys of a structure: the first one that takes it, or else that returns it."""
    users = [(owner, function, param.is_output) for owner, function in methods(api) for param in function.params if param.type is struct]
    users.sort(key=lambda user: user[2])
    return users[0][:2] if users else None


def keys(api: Api, function: Function, struct: Struct, heading: str, is_input: bool) -> str:
    home = home_of(api, struct)
    if home is not None and home[1] is not function:
        return f"{heading}: those of [method {home[0]}.{method_name(home[1])}]."
    return f"{heading}:{BREAK}{key_list(struct, is_input)}"


def key_list(struct: Struct, is_input: bool) -> str:
    return BREAK.join(f"- [code]{member.name}[/code] ({key_phrase(struct, member, is_input)}): {member.brief}"
                      for member in shown(struct))


def key_phrase(struct: Struct, member: Member, is_input: bool) -> str:
    parts = [key_type(member), phrase(member), *member.special]
    if is_input:
        parts.append(f"default {default_text(struct, member)}")
    return ", ".join(part for part in parts if part)


def key_type(member: Member) -> str:
    if isinstance(member.type, ValueSet):
        return f"[enum Velto.{camel(member.type.name)}]"
    if isinstance(member.type, Struct):
        return "Array" if member.count else "Dictionary"
    return type_name({"FLOATS": "ANY"}.get(member_type(member), member_type(member)))


def default_text(struct: Struct, member: Member) -> str:
    value = 0 if struct.frozen is not None else struct.value(member, None)
    if member.is_text:
        return "null"
    if member.type_name == "velto_bool":
        return "true" if value else "false"
    if isinstance(member.type, ValueSet):
        rows = [row for row in member.type.values if value in (row.name, row.value)]
        return f"{rows[0].name}" if rows else "0"
    return value if isinstance(value, str) else number_text(value)


def phrase(thing: Any) -> str:
    """Unit and range: "seconds, 0 to 60"."""
    if isinstance(thing.type, ValueSet) or thing.unit == "yes/no":
        return ""
    low, high, unit = thing.min, thing.max, UNITS.get(thing.unit or "", "")
    limits = ""
    if getattr(thing, "is_text", False):
        return f"at most {number_text(high)} bytes" if high is not None else ""
    if low is not None and high is not None:
        limits = f"{number_text(low)} to {number_text(high)}"
    elif low is not None or high is not None:
        limits = f"{number_text(low)} or more" if high is None else f"at most {number_text(high)}"
    return ", ".join(part for part in (unit, limits) if part)
