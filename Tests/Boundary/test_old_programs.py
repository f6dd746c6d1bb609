"""Programs compiled with shorter structures change one member of a living object and lose none of the others."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from generate.description import Member, Struct, ValueSet
from generate.header import c_type
from generate.loading import load

API = load()


@dataclass(frozen=True)
class Setter:
    """A structure with its setter and getter, and the C expression for the object that holds it."""

    struct: str
    object: str
    key: str = ""
    """What the getter is asked for besides the object."""

    @property
    def of(self) -> Struct:
        return API.types[f"velto_{self.struct}"]

    def call(self, verb: str) -> str:
        kind, rest = self.object, self.struct.removeprefix(f"{self.object}_")
        return f"velto_{kind}_{verb}_{rest}"


SETTERS = [
    Setter("motion_config", "device"), Setter("gamepad_config", "device"), Setter("sensor_filter", "device"),
    Setter("calibration", "device"), Setter("strategy_config", "strategy"), Setter("navigator_config", "navigator"),
    *[Setter(f"{kind}_config", "driver", "VELTO_RATE_MODE_UNKNOWN, ") for kind in ("paddle", "menu", "pointer", "lateral")],
    Setter("sim_link", "sim"),
]

ELSEWHERE = {"velto_mw_sensor_config", "velto_mw_pin_config"}
"""What needs a board that is connected: test_board_commands.py and test_board_modules.py."""


def test_no_setter_is_missing_here() -> None:
    taken = {param.type_name for function in API.functions() for param in function.params if param.is_overlay}
    assert taken - ELSEWHERE == {f"velto_{setter.struct}" for setter in SETTERS} and taken >= ELSEWHERE


# Values that are valid, and neither the default nor each other


def value_of(member: Member, row: int) -> float:
    """Of row 0 what the object has before, of row 1 what the old program sets."""
    default = member.default if not isinstance(member.default, str) else 0
    if isinstance(member.type, ValueSet):
        return [member.type.values[-1].value, member.type.values[0].value][row]
    if (member.min, member.max) == (0, 1) and not member.type.floating:
        return [1 - int(default or 0), int(default or 0)][row]
    if not member.type.floating:
        step = 1 + row if int(default or 0) + 2 <= member.max else -1 - row
        return int(default or 0) + step
    return default * (0.6 - 0.1 * row) if default else min(member.max, 1) * (0.5 - 0.25 * row)


def settable(struct: Struct) -> list[Member]:
    return [m for m in struct.members[1:] if not m.is_reserved and m.name != struct.preset_member]


def literal(value: float) -> str:
    return repr(value)


# The programs


PROGRAM = """\
#include <stdio.h>
#include <string.h>
#include <veltokit/velto.h>

#define CHECK(condition) \\
    do { \\
        if (!(condition)) { fprintf(stderr, "%s: %s: %s\\n", __func__, #condition, velto_error_message()); failures++; } \\
    } while (0)

static int failures;

"""

FUNCTION = """\
/* Knows the first @SIZE@ bytes. */
struct old_@SIZE@ {
@MEMBERS@
};
static void change_@SIZE@@NAME@(OBJECT object) {
    union { @TYPE@ whole; struct old_@SIZE@ old; unsigned char bytes[sizeof(@TYPE@) + 8]; } program;
    @TYPE@ before, after;
@PREPARE@
    CHECK(@SET@(object, &before) == VELTO_OK);
    memset(&program, 0xAA, sizeof program);
    program.old.struct_size = @SIZE@;
    CHECK(@GET@(object, @KEY@&program.whole) == VELTO_OK);
    for (size_t i = @SIZE@; i < sizeof program; i++) { CHECK(program.bytes[i] == 0xAA); }
@CHANGE@
    CHECK(@SET@(object, &program.whole) == VELTO_OK);
    after.struct_size = sizeof after;
    CHECK(@GET@(object, @KEY@&after) == VELTO_OK);
@COMPARE@
}

"""

IDS = ("device", "sim")
MAKE = {
    "driver": "velto_driver *object = NULL;\n    CHECK(velto_driver_create(&object) == VELTO_OK);",
    "sim": "velto_sim object;\n    CHECK(velto_context_create_sim(context, NULL, &object) == VELTO_OK);",
    "device": "velto_device object;\n    CHECK(velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, \"old\", &object) == VELTO_OK);",
    "strategy": "velto_strategy *object = NULL;\n    CHECK(velto_strategy_create(VELTO_STRATEGY_MODE_PONG, &object) == VELTO_OK);",
    "navigator": "velto_navigator *object = NULL;\n    CHECK(velto_navigator_create(NULL, &object) == VELTO_OK);",
}

MAIN = """\
int main(void) {
    velto_context *context = NULL;
    velto_context_def def = VELTO_CONTEXT_DEF_INIT;
    def.backends = VELTO_BACKEND_SIMULATED;
    def.flags = VELTO_CONTEXT_PUMPED | VELTO_CONTEXT_MANUAL_CLOCK;
    CHECK(velto_context_create(&def, &context) == VELTO_OK);
    @MAKE@
@CALLS@
    velto_context_destroy(context);
    return failures != 0;
}
"""


def program(setter: Setter) -> str:
    """One function for each end of a member, as a program of a version that ended there."""
    struct = setter.of
    text = PROGRAM + f"typedef velto_{setter.object} {'' if setter.object in IDS else '*'}OBJECT;\n\n"
    calls = []
    for end in [*struct.older_sizes, struct.size]:
        for name, change in changes(struct, end):
            text += function(setter, end, name, change)
            calls.append(f"    change_{end}{name}(object);")
    return text + MAIN.replace("@MAKE@", MAKE[setter.object]).replace("@CALLS@", "\n".join(calls))


def changes(struct: Struct, end: int) -> Iterator[tuple[str, str | None]]:
    """The member that a program changes: the last one that it knows, if there is one; and another preset.

    Saying that something is not there forgets it, as it should.
    """
    known = [m for m in settable(struct) if m.offset + m.size <= end]
    is_presence = bool(known) and known[-1].name.startswith("has_")
    yield "", known[-1].name if known and not is_presence else None
    if struct.preset_member and struct.member(struct.preset_member).swift:
        yield "_preset", struct.preset_member


def function(setter: Setter, end: int, name: str, changed: str | None) -> str:
    struct = setter.of
    known = [m for m in struct.members if m.offset + m.size <= end]
    members = "\n".join(f"    {c_type(m.type)}{m.name}{f'[{m.count}]' if m.count else ''};" for m in known)
    preset = ", 0" if struct.preset_member else ""
    prepare = [f"CHECK(velto_{setter.struct}_init(&before, sizeof before{preset}) == VELTO_OK);"]
    prepare += [f"before.{m.name} = {literal(value_of(m, 0))};" for m in settable(struct)]
    change, expected = [], ["before"] * len(struct.members)
    if changed == struct.preset_member and changed is not None:
        change += [f"program.old.{changed} = 1;", f"{struct.name} fresh;",
                   f"CHECK(velto_{setter.struct}_init(&fresh, sizeof fresh, 1) == VELTO_OK);"]
        expected = ["fresh" if is_missing_from_preset(struct, m, end) else "before" for m in struct.members]
    elif changed is not None:
        member = struct.member(changed)
        change += [f"program.old.{changed} = before.{changed} = {literal(value_of(member, 1))};"]
    compare = [
        f"CHECK(after.{m.name} == {'1' if m.name == changed == struct.preset_member else f'{source}.{m.name}'});"
        for m, source in zip(struct.members, expected, strict=True) if not m.is_reserved and m.name != "struct_size"
    ]
    indented = {key: "\n".join(f"    {line}" for line in lines)
                for key, lines in (("PREPARE", prepare), ("CHANGE", change), ("COMPARE", compare))}
    text = FUNCTION.replace("@MEMBERS@", members).replace("@TYPE@", struct.name)
    if name:
        text = text[text.index("static void") :]
    for key, value in {**indented, "SET": setter.call("set"), "GET": setter.call("get"), "KEY": setter.key, "SIZE": str(end), "NAME": name}.items():
        text = text.replace(f"@{key}@", value)
    return text


def is_missing_from_preset(struct: Struct, member: Member, end: int) -> bool:
    """Whether a member takes the new preset's value: the program does not know it, and it is of the part with presets."""
    part = "pong.config." if struct.name == "velto_strategy_config" else ""
    return member.offset + member.size > end and str(member.swift).startswith(part)


@pytest.mark.sweep
@pytest.mark.parametrize("setter", SETTERS, ids=lambda setter: setter.struct)
def test_program_of_every_older_header_loses_nothing(
    setter: Setter, repository: Path, library_path: Path, tmp_path: Path
) -> None:
    source, binary = tmp_path / "old.c", tmp_path / "old"
    source.write_text(program(setter))
    (tmp_path / "libveltokit.so.0").symlink_to(library_path)
    subprocess.run(
        ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-I", str(repository / "include"), str(source),
         str(tmp_path / "libveltokit.so.0"), f"-Wl,-rpath,{tmp_path}", "-o", str(binary)],
        check=True,
    )
    run = subprocess.run([str(binary)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[:3000]
