"""Decides which changes of the table older programs bear.

An append is a row that takes nothing from an older one. Everything else is a break:

* a constant, macro, type, structure, function or default that is new is an append, one that is gone or different is a break;
* a member is an append if it lies behind the old end of a structure that begins with `struct_size`, or in a union whose size
  stays, or within bytes that were reserved and has the default zero, which older programs leave there;
* such a structure may become larger, with the same alignment; its reserved bytes may get names.

The version itself is no part of the interface.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

VERSION = re.compile(r"constant VELTO_VERSION(_MAJOR|_MINOR|_PATCH)?$")
PLACE = re.compile(r"offset (\d+) size (\d+) ")
EXTENT = re.compile(r"size (\d+) align (\d+) (grows|fixed)")
ZERO = re.compile(r"(NULL|bytes zero|\S+ -?0)$")


@dataclass(frozen=True)
class Change:
    """A difference between two tables."""

    is_break: bool
    row: str
    reason: str

    def __str__(self) -> str:
        return f"{'break' if self.is_break else 'append'}: {self.row}: {self.reason}"


class Table:
    """Rows by what they describe: `member velto_x.name` to `offset 8 size 4 float`."""

    def __init__(self, rows: list[str]) -> None:
        self.rows = dict(split(row) for row in rows)

    def extent(self, owner: str) -> tuple[str, int, int, bool] | None:
        """The kind, size, alignment and growth of a structure or union."""
        for kind in ("struct", "union"):
            if found := EXTENT.match(self.rows.get(f"{kind} {owner}", "")):
                return kind, int(found[1]), int(found[2]), found[3] == "grows"
        return None

    def place(self, key: str) -> range:
        found = PLACE.match(self.rows[key])
        assert found, key
        return range(int(found[1]), int(found[1]) + int(found[2]))

    def reserved(self, owner: str) -> list[range]:
        """The bytes that a structure keeps for later."""
        return [self.place(key) for key in self.rows if key.startswith(f"member {owner}.reserved")]


def split(row: str) -> tuple[str, str]:
    """The thing that a row describes, and its form. A macro is described by its name alone."""
    if row.startswith("macro "):
        name, text = row.removeprefix("macro ").split("(", 1)
        return f"macro {name}", f"({text}"
    key, value = row.split(": ", 1)
    return key, value


def compare(old_rows: list[str], new_rows: list[str]) -> list[Change]:
    """Every difference, in the order of the tables."""
    old, new = Table(old_rows), Table(new_rows)
    changes = [judge_old(old, new, key) for key in old.rows if new.rows.get(key) != old.rows[key]]
    changes += [judge_new(old, new, key) for key in new.rows if key not in old.rows]
    return [change for change in changes if change]


def judge_old(old: Table, new: Table, key: str) -> Change | None:
    if VERSION.match(key):
        return None
    kind, name = key.split(" ", 1)
    before, after = old.rows[key], new.rows.get(key)
    if is_reserved(key):
        return None if after is None or is_within(new.place(key), [old.place(key)]) else Change(True, key, f"{before} became {after}")
    if re.match(r"default \S+\.reserved", key) and (after is None or is_zero(before) and is_zero(after)):
        return None
    if after is None:
        return Change(True, key, "is gone")
    if kind == "struct" and has_grown(old.extent(name), new.extent(name)):
        return Change(False, key, "has grown at its end")
    return Change(True, key, f"{before} became {after}")


def is_reserved(key: str) -> bool:
    return bool(re.match(r"member \S+\.reserved", key))


def has_grown(before: tuple[str, int, int, bool] | None, after: tuple[str, int, int, bool] | None) -> bool:
    return before is not None and after is not None and before[3] and after[3] and after[1] > before[1] and after[2] == before[2]


def judge_new(old: Table, new: Table, key: str) -> Change:
    kind, name = key.split(" ", 1)
    extent = old.extent(name.split(".")[0])
    if kind != "member" or extent is None:
        return Change(False, key, "is new")
    owner_kind, size, _, grows = extent
    place = new.place(key)
    if owner_kind == "union":
        return Change(False, key, "is a new view of the same bytes")
    if is_within(place, old.reserved(name.split(".")[0])):
        return in_reserved(new, key)
    if grows and place.start >= size:
        return Change(False, key, "is behind the old end")
    return Change(True, key, "lies within what older programs have compiled in")


def in_reserved(new: Table, key: str) -> Change:
    """A member in place of bytes that older programs leave at zero."""
    default = key.replace("member ", "default ", 1)
    if default in new.rows and not is_zero(new.rows[default]):
        return Change(True, key, "is in reserved bytes, which are zero in older programs, but has another default")
    return Change(False, key, "takes reserved bytes")


def is_zero(value: str) -> bool:
    return bool(ZERO.match(value))


def is_within(place: range, spaces: list[range]) -> bool:
    return any(space.start <= place.start and place.stop <= space.stop for space in spaces)
