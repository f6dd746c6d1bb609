"""bindings/python/veltokit/_events.py: a class for each type of event."""

from __future__ import annotations

from .description import Api, Member, Struct, Value
from .python_names import HEAD, PACKAGE, Wording, annotation, event_name, from_c, value_name
from .python_values import handle_imports, imports, phrase, shown


def outputs(api: Api) -> dict[str, str]:
    return {f"{PACKAGE}/_events.py": module(api)}


def data_of(api: Api, row: Value) -> list[Member]:
    """The members of an event's data."""
    member = api.types["velto_event_data"].member(row.data) if row.data else None
    return shown(member.type) if member is not None and isinstance(member.type, Struct) else []


def module(api: Api) -> str:
    wording, types = Wording(api), api.types["velto_event_type"]
    rows = [row for row in types.values if row.value != 0]
    members = [member for row in rows for member in data_of(api, row)]
    enums = imports([*members, *api.types["velto_event"].members[:1]])
    lines = [
        HEAD.format(title="A class for each type of event."), "from typing import TYPE_CHECKING, ClassVar", "",
        "from . import _abi", "from ._calls import none_if", *enums, "from .event import Event", "",
        "if TYPE_CHECKING:", *handle_imports(members), "",
        "__all__ = [", *[f'    "{event_name(row)}",' for row in rows], "]",
    ]
    for row in rows:
        data = data_of(api, row)
        brief = row.brief.replace(f" [{row.data}]", "")
        lines += ["", "", f"class {event_name(row)}(Event):", *wording.docstring(brief, 4), ""]
        lines += ["    __slots__ = ()", f"    type: ClassVar[EventType] = EventType.{value_name(types, row)}"]
        if data:
            names = ", ".join(f'"{member.name}"' for member in data)
            lines += [f"    __match_args__ = ({names}{',' if len(data) == 1 else ''})"]
        for member in data:
            lines += ["", "    @property", f"    def {member.name}(self) -> {annotation(member)}:", *wording.docstring(phrase(member), 8)]
            lines += [f"        return {from_c(member, f'self._raw.data.{row.data}', 'self._context')}"]
    lines += ["", "", "EVENT_CLASSES: dict[int, type[Event]] = {"]
    lines += [f"    {row.value}: {event_name(row)}," for row in rows]
    return "\n".join([*lines, "}", '"""The class of each type of event."""', ""])
