"""bindings/python/veltokit/_enums.py: enumerations and flags of the package."""

from __future__ import annotations

from .description import Api, ValueSet
from .python_names import HEAD, PACKAGE, Wording, class_name, event_name, value_name


def outputs(api: Api) -> dict[str, str]:
    return {f"{PACKAGE}/_enums.py": module(api)}


def module(api: Api) -> str:
    wording = Wording(api)
    entries = [entry for entry in api.value_sets() if entry.name != "velto_enum"]
    lines = [
        HEAD.format(title="The enumerations and flags of VeltoKit."), "from ._enum_base import FlagBase, ResultBase, ValueBase", "",
        "__all__ = [", *[f'    "{class_name(entry.name)}",' for entry in entries], "]",
    ]
    for entry in entries:
        lines += value_set(entry, wording)
    lines += ["", "", "ENUM_NUMBERS: dict[type[ValueBase], int] = {"]
    lines += [f"    {class_name(row.names)}: {row.value}," for row in api.types["velto_enum"].values if row.names]
    return "\n".join([*lines, "}", '"""The number of each enumeration for velto_enum_name()."""', ""])


def value_set(entry: ValueSet, wording: Wording) -> list[str]:
    base = "FlagBase" if entry.is_flags else "ResultBase" if entry.name == "velto_result" else "ValueBase"
    lines = ["", "", f"class {class_name(entry.name)}({base}):"]
    lines += [*wording.docstring(entry.brief, 4), ""]
    for row in entry.values:
        number = hex(row.value) if entry.is_flags else str(row.value)
        brief = f"`{event_name(row)}`: {row.brief}" if entry.name == "velto_event_type" and row.value else row.brief
        lines += [f"    {value_name(entry, row)} = {number}", *wording.docstring(brief.split(" [")[0].rstrip(".") + ".", 4)]
    return lines
