"""The wording and wrapping of comments; shared by every output that carries documentation."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Set

from .description import Function, Param, Struct, ValueSet
from .shared import Clause, clauses

UNITS = {
    "s": "seconds", "ms": "milliseconds", "ns": "nanoseconds", "Hz": "hertz", "1/s": "1/s", "m/s2": "m/s\u00b2", "rad/s": "rad/s", "g": "g", "deg": "degrees", "deg/s": "°/s",
    "bytes": "bytes", "count": "", "index": "", "ratio": "", "raw": "raw units", "number": "", "yes/no": "",
    "dBm": "dBm", "opaque": "", "per frame": "per 1/60 s", "descriptor": "", "attribute": "", "percent": "percent", "version": "", "position": "",
}
"""The units of the description, and their words in prose; an empty text needs none."""

THREADS = {
    "any": "any",
    "object": "one thread at a time per object",
    "context": "one thread at a time per context",
}
BLOCKS = {"never": "never", "bounded": "bounded", "timeout": "up to the timeout"}
CODE = "    "
"""In front of every line of an example."""
ITEM = "- "
"""In front of every item of a list."""
RADIO = {"none": "none", "backend": "needs a backend: BlueZ, simulated or the program's own"}


def wrap(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """Wraps one paragraph behind a prefix."""
    return textwrap.wrap(
        " ".join(text.split()), width, initial_indent=first, subsequent_indent=first if rest is None else rest,
        break_long_words=False, break_on_hyphens=False,
    )


def paragraphs(text: str, width: int, prefix: str = "") -> list[str]:
    """Wraps prose; paragraphs are separated by empty lines, lists stay lists, and indented paragraphs stay as they are."""
    lines: list[str] = []
    for block in text.split("\n\n"):
        if lines:
            lines.append(prefix.rstrip())
        if block.startswith(ITEM):
            lines += [line for item in re.split(rf"\n(?={ITEM})", block) for line in wrap(item, width, prefix, f"{prefix}  ")]
        elif block.startswith((" ", "\t")) or "\n " in block:
            lines += [(prefix + line).rstrip() for line in block.split("\n")]
        else:
            lines += wrap(block, width, prefix)
    return lines


def number_text(value: float) -> str:
    """A number as a C programmer writes it."""
    if isinstance(value, int) or float(value).is_integer() and abs(value) < 1e15:
        return str(int(value))
    return repr(value)


def swift_prose(text: str) -> str:
    """A sentence for Swift, without the parts about the C interface: "The throw; `throw_power` holds its power." """
    kept = [part for part in " ".join(text.split()).rstrip(".").split(";") if not re.search(r"`|velto_|VELTO_", part)]
    return f"{';'.join(kept) or text.rstrip('.')}."


def range_phrase(thing: Param | object) -> str:
    """Unit and range as a sentence's end: "seconds, 0 to 60"."""
    unit = UNITS.get(getattr(thing, "unit", None) or "", "")
    low, high = getattr(thing, "min"), getattr(thing, "max")
    if getattr(thing, "unit") == "yes/no":
        return unit
    limits = ""
    if low is not None and high is not None:
        limits = f"{number_text(low)} to {number_text(high)}"
    elif low is not None:
        limits = f"{number_text(low)} or more"
    elif high is not None:
        limits = f"at most {number_text(high)}"
    return ", ".join(part for part in (unit, limits) if part)


def member_phrase(member: object, is_zero_default: bool = False) -> str:
    """The comment of a structure's member: its meaning, unit, range and default."""
    text = getattr(member, "brief")
    extra = [part for part in (range_phrase(member),) if part]
    default = getattr(member, "default")
    if default not in (None, 0, getattr(member, "none")):
        default_text = number_text(default) if not isinstance(default, str) else default
        extra.append(f"default {default_text}, also for 0" if is_zero_default else f"default {default_text}")
    special = getattr(member, "special")
    if special:
        extra.append(f"or {', '.join(special)}")
    if extra:
        text = f"{text.rstrip('.')} ({'; '.join(extra)})."
    if getattr(member, "source"):
        text += f" Source: {member.source}."  # type: ignore[attr-defined]
    return text


def param_docs(param: Param) -> list[tuple[str, str]]:
    """(C parameter, sentence) pairs of the parameters whose types and names do not say everything.

    That any `out_op` may be NULL is said once, in velto_base.h.
    """
    text = param.doc
    phrase = range_phrase(param) if param.shape in ("value", "out_value") else ""
    if phrase:
        text = f"{text.rstrip('.')} ({phrase})."
    if param.special:
        text = f"{text.rstrip('.')}, or {', '.join(param.special)}."
    if param.shape in ("text", "bytes"):
        text = f"{text.rstrip('.')}; at most {number_text(param.max or 0)} bytes."
    if param.shape == "list":
        text = f"{text.rstrip('.')}; at most {number_text(param.max or 0)}."
    if param.shape == "struct" and param.null_ok:
        text += " NULL for the defaults." if param.type.frozen is None else " NULL for all zeros."
    elif param.null_ok and param.shape in ("text", "out_value", "out_struct") and param.name != "out_op":
        text += " May be NULL."
    return [] if re.fullmatch(r"(the|receives the) \w+\.", text) else [(param.name, text)]


def results_phrase(function: Function, left_out: Set[Clause] = frozenset()) -> str:
    """The value of @returns; the results of bad arguments are described once, in velto_base.h."""
    if function.returns != "result":
        return function.answer
    own = [(code, condition) for code, condition in function.results.items() if not is_contention(function, code)
           and Clause("returns", code, condition) not in left_out]
    if all(code == "OK" and not condition for code, condition in own) or function.initializes is not None:
        return ""
    return "; ".join(f"VELTO_{code} ({condition})" if condition else f"VELTO_{code}" for code, condition in own) + "."


def is_contention(function: Function, code: str) -> bool:
    """Whether a result means that another thread is using the object, as @threads states."""
    return code == "ERROR_BUSY" and function.threads == "object"


FIRST_VERSION = "0.1"
"""The version of everything without a version of its own."""


def since(thing: object) -> str:
    """The version that introduced a thing, as the end of a sentence."""
    version = getattr(thing, "since")
    return "" if version == FIRST_VERSION else f" @since {version}"


def function_doc(function: Function, width: int, left_out: Set[Clause] = frozenset()) -> list[str]:
    """The documentation of a function, without comment marks: only what the contract in velto_base.h does not cover.

    Clauses that are `left_out` stand at the top of the header.
    """
    lines = wrap(function.brief + since(function), width)
    prose = paragraphs(function.details, width) if function.details and function.initializes is None else []
    for block in filter(None, (prose, example(function))):
        lines += [*([] if lines[-1] == "" else [""]), *block, ""]
    pairs = [pair for param in function.params for pair in param_docs(param) if function.initializes is None]
    column = max((len(name) for name, _ in pairs), default=0)
    for name, text in pairs:
        first = f"@param {name.ljust(column)}  "
        lines += wrap(text, width, first, " " * len(first))
    results = results_phrase(function, left_out)
    if results:
        lines += wrap(results, width, "@returns ", "         ")
    lines += promises(function, width, left_out)
    if function.source:
        lines += wrap(function.source, width, "@source ", "        ")
    if function.see:
        lines += wrap(", ".join(function.see), width, "@see ", "     ")
    return lines[:-1] if lines[-1] == "" else lines


def example(function: Function) -> list[str]:
    """Code of a program, indented so that Doxygen takes it for code."""
    return [f"{CODE}{line}".rstrip() for line in function.example.split("\n")] if function.example else []


def shared_contract(name: str, shared: list[Clause]) -> str:
    """A sentence for the top of a header about the functions that take an object of that name first."""
    return f"Unless its comment states otherwise, every function of a `{name}` below {', and '.join(map(shared_phrase, shared))}."


def shared_phrase(clause: Clause) -> str:
    if clause.kind == "returns":
        return f"returns VELTO_{clause.name} if {clause.condition}"
    if clause.kind == "blocks":
        return f"blocks {BLOCKS[clause.name]}"
    return f"may be called from {THREADS[clause.name]}" + ("; others get VELTO_ERROR_BUSY" if clause.condition else "")


def promises(function: Function, width: int, left_out: Set[Clause] = frozenset()) -> list[str]:
    """Thread class, blocking and radio, if they differ from the contract in velto_base.h."""
    lines: list[str] = []
    kept = {clause.kind for clause in clauses(function) if clause not in left_out}
    if function.threads_note or "threads" in kept:
        threads = THREADS[function.threads]
        if any(is_contention(function, code) for code in function.results):
            threads += "; others get VELTO_ERROR_BUSY"
        lines += wrap(note(threads, function.threads_note), width, "@threads ", "         ")
    if function.blocks_note or "blocks" in kept:
        lines += wrap(note(BLOCKS[function.blocks], function.blocks_note), width, "@blocks ", "        ")
    if function.radio == "none" and any(param.name == "out_op" for param in function.params):
        lines += wrap(note(RADIO[function.radio], ""), width, "@radio ", "       ")
    return lines


def note(word: str, extra: str) -> str:
    return f"{word}; {extra.rstrip('.')}." if extra else f"{word}."


def type_doc(thing: Struct | ValueSet | object, width: int) -> list[str]:
    """The documentation of a type, without comment marks."""
    lines = wrap(getattr(thing, "brief") + since(thing), width)
    details = getattr(thing, "details", "")
    source = getattr(thing, "source", "")
    if details:
        lines += ["", *paragraphs(details, width)]
    return [*lines, *wrap(source, width, "@source ", "        ")] if source else lines
