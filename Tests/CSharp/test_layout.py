"""Every structure of the C# package has in memory the layout that the C compiler gives it, and the numbers of the headers."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from generate import csharp_names as names
from generate.description import Constant, Struct
from generate.loading import load
from mono_program import mono

API = load()
STRUCTS = list(API.structs())
SETS = list(API.value_sets())
CONSTANTS = [entry for area in API.enabled_areas for entry in area.all(Constant)]


@pytest.fixture(scope="module")
def in_c(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Name to number, as a C program prints them."""
    lines = ["#include <stddef.h>", "#include <stdio.h>", "#include <veltokit/velto.h>", "int main(void) {"]
    for struct in STRUCTS:
        lines += [f'    printf("{struct.name} %zu\\n", sizeof({struct.name}));']
        lines += [f'    printf("{struct.name}.{m.name} %zu %zu\\n", offsetof({struct.name}, {m.name}), sizeof((({struct.name} *)0)->{m.name}));'
                  for m in struct.members]
    for entry in SETS:
        lines += [f'    printf("{row.name} %llu\\n", (unsigned long long){row.name});' for row in entry.values]
    lines += [f'    printf("{entry.name} %g\\n", (double){entry.name});' for entry in CONSTANTS]
    folder = tmp_path_factory.mktemp("layout")
    (folder / "layout.c").write_text("\n".join([*lines, "    return 0;", "}", ""]))
    subprocess.run(["cc", f"-I{repository}/include", folder / "layout.c", "-o", folder / "layout"], check=True)
    return table(subprocess.run([folder / "layout"], capture_output=True, text=True, check=True).stdout)


@pytest.fixture(scope="module")
def in_csharp(compile_program: Callable[..., Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The same, as a C# program prints them: by where members are, and not by what their types promise."""
    lines = ["using System;", "using VeltoKit;", "static unsafe class Layout {"]
    lines += [f"    static void Print{number}() {{ {' '.join(structure(struct))} }}" for number, struct in enumerate(STRUCTS)]
    lines += ["    static void Main() {", *[f"        Print{number}();" for number in range(len(STRUCTS))]]
    for entry in SETS:
        cast = "(ulong)(long)" if not entry.is_flags else "(ulong)"
        lines += [f'        Console.WriteLine("{row.name} " + unchecked({cast}{names.type_name(entry.name)}.{names.value_name(entry, row)}));'
                  for row in entry.values]
    lines += [f'        Console.WriteLine("{entry.name} " + (double)Constants.{names.constant_name(entry)});' for entry in CONSTANTS]
    source = tmp_path_factory.mktemp("layout") / "Layout.cs"
    source.write_text("\n".join([*lines, "    }", "}", ""]))
    return table(mono(compile_program("Layout", source, options=("-unsafe",)), LC_ALL="C"))


def structure(struct: Struct) -> list[str]:
    """Statements that print a structure's size, and offset and size of each member."""
    name = names.type_name(struct.name)
    rows = [f"var x = default({name}); byte* start = (byte*)&x;", f'Console.WriteLine("{struct.name} " + sizeof({name}));']
    for member in struct.members:
        here = f"x.{names.member_name(struct, member)}"
        rows += [f'Console.WriteLine("{struct.name}.{member.name} " + ((byte*)&{here} - start) + " " + sizeof({names.member_type(member)}));']
    return rows


def table(text: str) -> dict[str, str]:
    return dict(line.split(" ", 1) for line in text.splitlines())


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.name)
def test_structure_has_the_layout_of_c(in_c: dict[str, str], in_csharp: dict[str, str], struct: Struct) -> None:
    keys = [struct.name, *(f"{struct.name}.{member.name}" for member in struct.members)]
    assert {key: in_csharp[key] for key in keys} == {key: in_c[key] for key in keys}
    assert in_c[struct.name] == str(struct.size)


def test_numbers_are_those_of_the_headers(in_c: dict[str, str], in_csharp: dict[str, str]) -> None:
    keys = [row.name for entry in SETS for row in entry.values] + [entry.name for entry in CONSTANTS]
    assert len(keys) > 500
    assert {key: in_csharp[key] for key in keys} == {key: in_c[key] for key in keys}
