"""bindings/python/veltokit/_abi.py: the C API for ctypes."""

from __future__ import annotations

from .description import Api, Constant, Function, Handle, Member, Param, Scalar, Struct, ValueSet

WIDTH = 116


def outputs(api: Api) -> dict[str, str]:
    return {"bindings/python/veltokit/_abi.py": module(api)}


def module(api: Api) -> str:
    lines = HEAD.replace("@VERSION@", str(version_number(api))).split("\n")
    for area in api.enabled_areas:
        lines += ["", f"# {area.title}", ""]
        for entry in area.contents:
            lines += declaration(entry)
    lines += ["", "STRUCTURES: dict[str, type[ctypes.Structure] | type[ctypes.Union]] = {"]
    lines += [f'    "{struct.name}": {struct.name},' for struct in api.structs()]
    lines += ["}", '"""Every structure by the name that velto_abi_struct_size() knows."""', "", "PROTOTYPES: dict[str, Prototype] = {"]
    for function in api.functions():
        lines += prototype(function)
    return "\n".join([*lines, "}", '"""Every function by name, in header order."""', ""])


HEAD = '''\
"""The C API of libveltokit as ctypes sees it.

Generated from bindings/api; do not edit. Nothing here loads the library; see _core.py.
"""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple


class Prototype(NamedTuple):
    """A C function's result, parameters, version and brief; the rest is in the header."""

    result: Any
    arguments: tuple[Any, ...]
    since: str
    doc: str


VELTO_VERSION = @VERSION@
"""Version of the description that this module was generated from."""

velto_bool = ctypes.c_int32
"""A truth value: 1 or 0."""'''


def version_number(api: Api) -> int:
    major, minor, patch = api.version_numbers
    return major * 1_000_000 + minor * 1_000 + patch


def declaration(entry: object) -> list[str]:
    """Names, types and one line each; the headers explain them."""
    if isinstance(entry, Constant):
        value = float(entry.value) if entry.scalar.floating else int(entry.value)
        return [f"{entry.name} = {value!r}", docstring(entry.brief), ""]
    if isinstance(entry, ValueSet):
        return value_set(entry)
    if isinstance(entry, Handle):
        return handle(entry)
    if isinstance(entry, Struct):
        return struct(entry)
    return []


def docstring(text: str) -> str:
    text = " ".join(text.split()).replace("\\", "\\\\").replace('"""', "'''")
    return f'"""{text}{" " if text.endswith(chr(34)) else ""}"""'


def value_set(entry: ValueSet) -> list[str]:
    rows = [f"{row.name} = {hex(row.value) if entry.is_flags else row.value}" for row in entry.values]
    return [f"{entry.name} = ctypes.{entry.scalar.ctypes}", docstring(entry.brief), *rows, ""]


def handle(entry: Handle) -> list[str]:
    if entry.is_object:
        return [f"{entry.name} = ctypes.c_void_p", docstring(entry.brief), ""]
    return ["", f"class {entry.name}(ctypes.Structure):", f"    {docstring(entry.brief)}", "",
            '    _fields_ = [("bits", ctypes.c_uint64)]', "    bits: int", "", ""]


def struct(entry: Struct) -> list[str]:
    base = "Union" if entry.is_union else "Structure"
    members = [f'        ("{member.name}", {member_type(member)}),' for member in entry.members]
    annotations = [f"    {member.name}: {annotation(member)}" for member in entry.members]
    return ["", f"class {entry.name}(ctypes.{base}):", f"    {docstring(entry.brief)}", "", "    _fields_ = [", *members,
            "    ]", *annotations, "", ""]


def annotation(member: Member) -> str:
    """The Python type of a member."""
    type_ = member.type
    if member.is_text:
        return "bytes | None"
    if member.count:
        return "bytes" if type_.name == "char" else f"ctypes.Array[{ctypes_name(type_)}]"
    if isinstance(type_, Scalar):
        return "float" if type_.floating else "int"
    if isinstance(type_, ValueSet):
        return "int"
    return "int | None" if isinstance(type_, Handle) and type_.is_object else type_.name


def member_type(member: Member) -> str:
    base = "ctypes.c_char_p" if member.is_text else ctypes_name(member.type)
    return f"{base} * {member.count}" if member.count else base


def ctypes_name(type_: object) -> str:
    is_plain = isinstance(type_, Scalar) and type_.name != "velto_bool"
    return f"ctypes.{type_.ctypes}" if is_plain else getattr(type_, "name")


def prototype(function: Function) -> list[str]:
    result = {
        "result": "velto_result", "void": "None", "yes_no": "velto_bool", "text": "ctypes.c_char_p",
        "uint32": "ctypes.c_uint32", "int32": "ctypes.c_int32",
    }[function.returns]
    arguments = [argument for param in function.params for argument in argument_types(param)]
    tuple_text = f"({', '.join(arguments)}{',' if len(arguments) == 1 else ''})"
    head = f'    "{function.name}": Prototype('
    tail = [f'"{function.since}"', docstring(function.brief)]
    line = f"{head}{', '.join([result, tuple_text, *tail])}),"
    if len(line) <= WIDTH:
        return [line]
    return [head, f"        {result},", *argument_rows(tuple_text, arguments), f"        {', '.join(tail)},", "    ),"]


def argument_rows(text: str, arguments: list[str]) -> list[str]:
    if len(text) + 9 <= WIDTH:
        return [f"        {text},"]
    return ["        (", *[f"            {argument}," for argument in arguments], "        ),"]


def argument_types(param: Param) -> list[str]:
    element = ctypes_name(param.type) if param.type is not None else ""
    pointer = f"ctypes.POINTER({element})"
    count = "ctypes.POINTER(ctypes.c_size_t)"
    return {
        "value": [element],
        "text": ["ctypes.c_char_p"],
        "bytes": ["ctypes.c_void_p", "ctypes.c_size_t"],
        "list": [pointer, "ctypes.c_size_t"],
        "struct": [pointer], "out_struct": [pointer], "out_value": [pointer], "init_struct": [pointer],
        "out_text": ["ctypes.c_char_p", "ctypes.c_size_t", count],
        "out_bytes": ["ctypes.c_void_p", "ctypes.c_size_t", count],
        "out_list": [pointer, "ctypes.c_size_t", count],
        "out_frames": ["ctypes.c_void_p", "ctypes.c_size_t", "ctypes.c_size_t", pointer, count],
    }[param.shape]
