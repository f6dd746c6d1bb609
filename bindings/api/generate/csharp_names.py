"""The names and the wording of the C# package."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape

from .description import Api, Constant, Handle, Macro, Member, Scalar, Struct, Value, ValueSet
from .wording import wrap

FOLDER = "bindings/csharp/VeltoKit/Generated"
WIDTH = 120

WHOLE_WORDS = {"op": "Operation", "sim": "Simulator", "def": "Definition"}
"""Parts of C names that C# spells out."""

OWN_NAMES = {
    "velto_input": "VeltoInput", "velto_event": "VeltoEvent", "velto_event_type": "VeltoEventType", "velto_enum": "VeltoEnum",
    "velto_value_type": "SampleType",
}
"""Names that UnityEngine or System has, too: a script that uses both would have to say which it means."""

SCALARS = {
    "int8": "sbyte", "uint8": "byte", "int16": "short", "uint16": "ushort", "int32": "int", "uint32": "uint",
    "int64": "long", "uint64": "ulong", "size": "UIntPtr", "float": "float", "double": "double", "char": "byte",
    "velto_bool": "VeltoBool",
}

KEYWORDS = {"event", "params", "operator", "object", "lock", "base", "in", "out", "ref", "string", "fixed", "checked"}

HEAD = '''\
// {title}
//
// Generated from bindings/api; do not edit.

using System;
using System.Runtime.InteropServices;

namespace VeltoKit
{{'''


def pascal(text: str) -> str:
    """`link_state` is LinkState, and `op_done` OperationDone."""
    return "".join(WHOLE_WORDS.get(part, part[:1].upper() + part[1:]) for part in text.split("_") if part)


def type_name(c_name: str) -> str:
    """`velto_op_info` is OperationInfo."""
    return OWN_NAMES.get(c_name) or pascal(c_name.removeprefix("velto_"))


def handle_name(handle: Handle) -> str:
    """`velto_device` is DeviceId: the class Device is written by people."""
    return "IntPtr" if handle.is_object else f"{type_name(handle.name)}Id"


def value_name(entry: ValueSet, row: Value) -> str:
    """`VELTO_LINK_STATE_READY` is Ready."""
    name = pascal(row.name.removeprefix(f"{entry.prefix}_").removeprefix("ERROR_").lower())
    return f"_{name}" if name[0].isdigit() else name


def event_name(row: Value) -> str:
    """`VELTO_EVENT_DEVICE_FOUND` is DeviceFound."""
    return type_name(row.name.lower().removeprefix("velto_event_"))


def constant_name(entry: Constant | Macro) -> str:
    """`VELTO_NAME_SIZE` is NameSize."""
    return pascal(entry.name.lower().removeprefix("velto_"))


def member_name(struct: Struct, member: Member) -> str:
    """`struct_size` is StructSize; a member cannot have the name of its type."""
    name = pascal(member.name)
    return f"{name}Value" if name == type_name(struct.name) else name


def param_name(name: str) -> str:
    """A parameter as in C."""
    return f"@{name}" if name in KEYWORDS else name


def plain_type(type_: object) -> str:
    """The C# type of one value."""
    if isinstance(type_, Scalar):
        return SCALARS[type_.name]
    if isinstance(type_, Handle):
        return handle_name(type_)
    assert isinstance(type_, (Struct, ValueSet))
    return type_name(type_.name)


def array_type(type_: Scalar, count: int) -> str:
    """The structure that stands for an array inside a structure: Text64, Bytes16, Float3."""
    words = {"char": "Text", "uint8": "Bytes", "uint32": "UInts", "float": "Floats", "double": "Doubles"}
    return f"{words[type_.name]}{count}"


def member_type(member: Member) -> str:
    if member.is_text:
        return "IntPtr"
    return array_type(member.type, member.count) if member.count else plain_type(member.type)


CLASS_MEMBERS = {
    "velto_context_advance_clock": "Context.Advance()",
    "velto_context_dispatch": "Context.Dispatch()",
    "velto_context_select_adapter": "Context.SelectAdapter()",
    "velto_context_start_scan": "Context.StartScan()",
    "velto_device_connect": "Device.Connect()",
    "velto_device_get_calibration_state": "Device.CalibrationState",
    "velto_device_play_haptic": "Device.PlayHaptic()",
    "velto_device_save_profile": "Device.SaveProfile()",
    "velto_device_start_calibration": "Device.StartCalibration()",
    "velto_mw_play_led": "Board.PlayLed()",
    "velto_mw_set_input_source": "Board.SetInputSource()",
    "velto_op_get_result": "Operation.Outcome",
    "velto_signal_get_channel": "Signal.Channel()",
    "velto_sim_play": "Simulator.Play()",
    "velto_strategy_step": "Strategy.Step()",
    "velto_tap_get_settings": "TapDevice.Settings",
}
"""Functions that texts of structures and enumerations mention, and what programs call instead; others are in Native."""

C_PHRASES = {
    "set by the _INIT macro or _init function": "set by Initial",
    "VELTO_TAP_FINGER()": "Finger",
    "see velto_host.h": "see the functions velto_host_… of Native",
    "`[`": '"["',
}
"""Phrases about what only C has."""


class Wording:
    """Turns the names in a text of the description into those of the package."""

    def __init__(self, api: Api) -> None:
        self.names = {"NULL": "null", "velto_context": "Context", **CLASS_MEMBERS}
        self.bare: dict[str, str] = {}
        for entry in api.value_sets():
            self.names[entry.name] = type_name(entry.name)
            self.names[f"{entry.prefix}_…"] = f"its number in {type_name(entry.name)}"
            self.names |= {row.name: f"{type_name(entry.name)}.{value_name(entry, row)}" for row in entry.values}
            self.bare |= {row.name.removeprefix(f"{entry.prefix}_").removeprefix("ERROR_"): value_name(entry, row) for row in entry.values}
        self.names |= {struct.name: type_name(struct.name) for struct in api.structs()}
        for area in api.enabled_areas:
            self.names |= {entry.name: f"Constants.{constant_name(entry)}" for entry in area.all(Constant)}
            self.names |= {function.name: f"Native.{function.name}()" for function in area.functions if function.name not in CLASS_MEMBERS}

    def __call__(self, text: str) -> str:
        for phrase, ours in C_PHRASES.items():
            text = text.replace(phrase, ours)
        text = re.sub(r"\b((?:velto|VELTO)_\w+…?|NULL\b)(?:\(\))?", lambda match: self.names.get(match[1], match[0]), text)
        # Values are also named without their prefix: READY. Three letters are an abbreviation, such as TAP.
        text = re.sub(r"(?<!\.)\b[A-Z][A-Z_]{3,}\b", lambda match: self.bare.get(match[0], match[0]), text)
        return re.sub(r"`(\w+)`", lambda match: pascal(match[1]), text)


def documentation(tag: str, text: str, indent: int, name: str = "") -> list[str]:
    """An element of a documentation comment."""
    space, attribute = " " * indent + "/// ", f' name="{name}"' if name else ""
    opening, closing = f"<{tag}{attribute}>", f"</{tag}>"
    return wrap(f"{opening}{escape(' '.join(text.split()))}{closing}", WIDTH - 1, space)


def summary(text: str, indent: int) -> list[str]:
    return documentation("summary", text, indent)
