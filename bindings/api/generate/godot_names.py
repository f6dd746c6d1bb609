"""The part of the C API that the Godot add-ons offer, and its names."""

from __future__ import annotations

import re
from typing import Iterator

from .description import Api, Function, Handle, Member, Param, Scalar, Struct, Value, ValueSet

CLASSES = {
    "velto_context": "Velto", "velto_op": "Velto", "velto_device": "VeltoDevice", "velto_navigator": "VeltoNavigator",
    "velto_stream": "VeltoStream", "velto_sim": "VeltoSim",
}
"""The class of the functions whose first parameter is such a handle."""

AREAS = ("operation", "context", "device", "input", "motion", "gamepad", "navigator", "signal", "sim", "tap", "mw", "mw_io")
"""The areas whose functions become methods."""

ELSEWHERE = ("velto_op_get_value",)
"""Functions of other areas that become methods too."""

RENAMED = {"connect": "connect_link", "disconnect": "disconnect_link", "set_script": "set_steps"}
"""Methods whose names every object of Godot has already."""

WRITTEN_BY_HAND = {
    "velto_context_create", "velto_context_destroy", "velto_context_dispatch", "velto_context_get_pump_fd", "velto_op_wait",
    "velto_context_get_next_deadline_ns", "velto_context_poll_player", "velto_context_peek_player", "velto_device_poll_input",
    "velto_device_peek_input", "velto_stream_read", "velto_stream_get_fd", "velto_stream_destroy", "velto_sim_destroy",
    "velto_navigator_create", "velto_navigator_destroy", "velto_device_set_user_data", "velto_device_get_user_data",
    "velto_sim_remove_i2c_device", "velto_mw_create_sequence", "velto_mw_describe_sequence", "velto_mw_destroy_sequence",
}
"""Functions with a form of their own in velto.c, or of no use in an engine: it pumps, and never waits."""

SETS_BY_HAND = ("velto_result", "velto_event_class")
"""Enumerations and flags of the methods of velto.c."""

WITHOUT_DEVICE = ("ADAPTER_CHANGED", "SCAN_STARTED", "SCAN_STOPPED", "CHOICE_NEEDED", "DROPPED")
"""Events that belong to no device."""

OF_OPERATIONS = ("VELTO_EVENT_OP_DONE", "VELTO_EVENT_PROGRESS")
"""Events that pass the number of their operation."""

ARGUMENTS = {"def": "options"}
"""Arguments whose names of C mean nothing in a script; src/call.c has them too."""

LIST_CAPACITY, LONGEST_LIST = 1024, 4096

DEFAULTS = {"dt": "-1"}
"""Parameters at the end of a call that may be left out, beside dictionaries."""

OBJECTS = {"velto_device": "VeltoDevice", "velto_sim": "VeltoSim"}
"""Handles that are objects in the engine when a function returns them."""


def camel(c_name: str) -> str:
    """`velto_link_state` is LinkState."""
    return "".join(part.capitalize() for part in c_name.removeprefix("velto_").split("_"))


def constant_name(row: Value) -> str:
    return row.name.removeprefix("VELTO_")


def method_name(function: Function) -> str:
    subject = function.params[0].type_name
    prefix = "velto_" if subject == "velto_op" else subject + "_"
    name = function.name.removeprefix(prefix).removeprefix("velto_")
    return RENAMED.get(name, name)


def signal_name(row: Value) -> str:
    return row.name.removeprefix("VELTO_EVENT_").lower()


def is_settable(struct: Struct) -> bool:
    """Whether a dictionary can stand for a structure that goes in."""
    return all(member.is_text or isinstance(member.type, (Scalar, ValueSet)) and not member.count for member in shown(struct))


def shown(struct: Struct) -> list[Member]:
    """The members that a program sees."""
    return [member for member in struct.members if member.name != "struct_size" and not member.is_reserved]


def is_supported(param: Param) -> bool:
    type_ = param.type
    if param.shape == "value":
        return isinstance(type_, (Scalar, ValueSet)) or param.type_name in ("velto_device", "velto_op")
    if param.shape == "out_value":
        return isinstance(type_, (Scalar, ValueSet)) or param.type_name in ("velto_op", *OBJECTS)
    if param.shape == "struct":
        return param.type_name == "velto_input" or is_settable(type_)
    if param.shape == "list":
        return isinstance(type_, Scalar) and type_.name == "double" or isinstance(type_, Struct) and is_settable(type_)
    if param.shape == "out_list":
        return isinstance(type_, Struct) or param.type_name in OBJECTS
    return param.shape in ("text", "bytes", "out_text", "out_bytes", "out_struct")


def outputs_of(function: Function) -> list[Param]:
    return [param for param in function.params if param.is_output]


def operation_of(function: Function) -> Param | None:
    """The output that is an operation."""
    return next((param for param in outputs_of(function) if param.type_name == "velto_op"), None)


def answer_of(function: Function) -> Param | None:
    """The parameter that a method returns: the operation, or the only output; None for the result."""
    outs = outputs_of(function)
    return operation_of(function) or (outs[0] if outs else None)


def is_offered(function: Function) -> bool:
    outs = outputs_of(function)
    fits = len(outs) < 2 or len(outs) == 2 and outs[1].type_name == "velto_op"
    return function.name not in WRITTEN_BY_HAND and function.returns in ("result", "yes_no") and fits and all(
        is_supported(param) for param in function.params[1:])


def methods(api: Api) -> Iterator[tuple[str, Function]]:
    """Class and function of every method that is generated."""
    for area in api.enabled_areas:
        for function in area.functions:
            is_ours = area.name in AREAS or function.name in ELSEWHERE
            if is_ours and function.params and function.params[0].type_name in CLASSES and is_offered(function):
                yield CLASSES[function.params[0].type_name], function


def inputs_of(function: Function) -> list[Param]:
    """The parameters of a method."""
    return [param for param in function.params[1:] if not param.is_output]


def signals(api: Api) -> Iterator[tuple[Value, Struct | None]]:
    """Each event but NONE, with the structure of its data."""
    union = api.types["velto_event_data"]
    for row in api.types["velto_event_type"].values:
        if row.value:
            member = union.member(row.data) if row.data else None
            yield row, member.type if member is not None and isinstance(member.type, Struct) else None


def signal_arguments(row: Value) -> list[str]:
    """The arguments of a signal beside the event's data: flags of core.h."""
    flags = [] if row.name.endswith(WITHOUT_DEVICE) else ["SIGNAL_DEVICE"]
    flags += ["SIGNAL_RESULT"] if "`result`" in row.brief else []
    return flags + (["SIGNAL_OP"] if row.name in OF_OPERATIONS else [])


def input_flags(api: Api) -> Iterator[tuple[str, str, Value]]:
    """Properties of VeltoInput that are bits of a member: name, member and bit."""
    for set_name, member in (("velto_input_flag", "flags"), ("velto_input_state", "states"), ("velto_gesture", "gestures")):
        prefix = api.types[set_name].prefix
        for row in api.types[set_name].values:
            yield row.name.removeprefix(f"{prefix}_").lower(), member, row


def argument_name(param: Param) -> str:
    return ARGUMENTS.get(param.name, param.name)


def capacity(param: Param) -> int:
    """The capacity of an array, which is on the stack during the call."""
    if param.shape == "list":
        return int(min(param.max or LIST_CAPACITY, LONGEST_LIST))
    return LIST_CAPACITY if isinstance(param.type, Handle) else LIST_CAPACITY // 4 if param.type.size <= 64 else LIST_CAPACITY // 16


def used_sets(api: Api, structs: list[Struct]) -> list[ValueSet]:
    """The enumerations and flags that a method takes or returns, or a dictionary or a signal contains, in the order of the headers;
    and those that the text about one of these names, since a plain number has their values."""
    types = [param.type for _, function in methods(api) for param in function.params]
    types += [member.type for struct in structs for member in struct.members]
    names = {type_.name for type_ in types if isinstance(type_, ValueSet)} | set(SETS_BY_HAND)
    texts = " ".join(entry.details for entry in api.value_sets() if entry.name in names)
    return [entry for entry in api.value_sets() if entry.name in names or re.search(rf"\b{entry.name}\b", texts)]


def defaults_of(function: Function) -> list[str | None]:
    """The default of each argument: only the last arguments have one."""
    defaults = [default_of(param) for param in inputs_of(function)]
    required = max((index + 1 for index, default in enumerate(defaults) if default is None), default=0)
    return [None] * required + defaults[required:]


def default_of(param: Param) -> str | None:
    """The default of an argument in GDScript; None for a required argument."""
    if param.shape == "struct" and param.type_name != "velto_input":
        return "{}"
    return DEFAULTS.get(param.name)
