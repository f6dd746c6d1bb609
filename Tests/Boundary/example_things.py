"""What the worked examples play with, as programs have it: everything goes through the C functions.

Each thing takes the cells of a row and answers what can be seen then, under the names of the protocol notes.
"""

from __future__ import annotations

from typing import Any

from example_caps import CAPS
from example_games import DRIVERS, GAMES, Object, Shape, Slots, game_object
from example_menus import MENUS
from pure_objects import Driver
from worked_examples import Table, Thing


def thing(library: Any, table: Table) -> Thing | None:
    """What a table is about; none for what no program sees."""
    name, setup = table.thing, table.setup
    if name.endswith("(inside)"):
        return None
    if name in CAPS or name in MENUS:
        return (CAPS | MENUS)[name](library, setup)
    if name in DRIVERS:
        return Object(Driver(library), DRIVERS[name](setup), setup.get("rate", "normal"))
    if name in GAMES:
        return game_object(library, table)
    return Slots(library) if name == "slots" else Shape(library, name)
