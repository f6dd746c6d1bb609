"""The contract that all functions of an object share in a header: said once at its top, and left out of each.

What holds for every operation is said once in velto_base.h.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

from .description import Area, Function, Handle

OPERATION_BUSY = ("ERROR_BUSY", "256 operations are pending on the device")
"""The result of every function that starts an operation of a device."""
LEAST = 3
"""So many functions of an object make a group."""


@dataclass(frozen=True)
class Clause:
    """A part of a function's contract: a result with its condition, or who may call it."""

    kind: str
    """returns, threads or blocks."""
    name: str
    condition: str = ""


def clauses(function: Function) -> list[Clause]:
    """The clauses of a function that a group may share."""
    is_one_thread = function.threads == "object"
    found = [
        Clause("returns", code, condition) for code, condition in function.results.items()
        if condition and not (code == "ERROR_BUSY" and is_one_thread)]
    if function.threads != "any" and not function.threads_note:
        found.append(Clause("threads", function.threads, "busy" if "ERROR_BUSY" in function.results else ""))
    if function.blocks != "never" and not function.blocks_note:
        found.append(Clause("blocks", function.blocks))
    return found


def of_operations(function: Function) -> set[Clause]:
    """The clauses that velto_base.h has for everything with out_op."""
    starts = any(param.name == "out_op" for param in function.params)
    return {Clause("returns", *OPERATION_BUSY)} if starts else set()


def states(function: Function, clause: Clause) -> bool:
    """Whether a function has a clause, or a longer one of its own."""
    return any(
        own == clause or (own.kind, own.name) == ("returns", clause.name) and own.condition.startswith(clause.condition)
        for own in clauses(function))


def subject(function: Function) -> str:
    """The name of the object that a function takes first; empty if it takes none."""
    first = function.params[0] if function.params else None
    takes = first is not None and first.shape == "value" and isinstance(first.type, Handle)
    return first.name if first and takes and function.initializes is None and function.returns == "result" else ""


def groups(area: Area) -> dict[str, list[Function]]:
    """The functions that take an object first, by its name."""
    found: dict[str, list[Function]] = defaultdict(list)
    for function in area.functions:
        found[subject(function)].append(function)
    return {name: functions for name, functions in found.items() if name and len(functions) >= LEAST}


def shared(area: Area) -> dict[str, list[Clause]]:
    """The clauses that every function of a group has, by the name of its object."""
    found = {}
    for name, functions in groups(area).items():
        numbers = Counter(clause for function in functions for clause in clauses(function) if clause not in of_operations(function))
        common = [
            clause for clause, number in numbers.items()
            if number >= LEAST and all(states(function, clause) for function in functions)]
        if common:
            found[name] = common
    return found


def left_out(area: Area, function: Function) -> set[Clause]:
    """The clauses that the top of the header, or velto_base.h, has for a function."""
    return set(shared(area).get(subject(function), [])) | of_operations(function)
