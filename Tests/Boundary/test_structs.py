"""Initializer macros and init functions agree, and structures of any size are taken."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import pytest

from generate.loading import load
from veltokit import abi

SIZED = [struct for area in load().enabled_areas for struct in area.structs if struct.frozen is None]


def init(velto, struct, memory, size: int) -> int:
    """Calls the init function of a structure; a preset is the one of the initializer macro, the first."""
    pointer = ctypes.cast(memory, ctypes.POINTER(abi.STRUCTURES[struct.name]))
    preset = [0] if struct.preset_member else []
    return getattr(velto, f"{struct.name}_init")(pointer, size, *preset)


@pytest.fixture(scope="module")
def macro_bytes(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What the initializer macro of every structure puts into memory, as a C compiler sees it."""
    folder = tmp_path_factory.mktemp("macros")
    lines = ["#include <stdio.h>", "#include <veltokit/velto.h>", "int main(void) {"]
    for struct in SIZED:
        lines += [f"    {{ {struct.name} value = {struct.init_macro};", '      const unsigned char *bytes = (const void *)&value;',
                  f'      printf("{struct.name} ");',
                  '      for (size_t i = 0; i < sizeof value; i++) { printf("%02x", bytes[i]); }', '      printf("\\n"); }']
    (folder / "macros.c").write_text("\n".join([*lines, "    return 0;", "}", ""]))
    program = str(folder / "macros")
    command = ["gcc", "-std=c99", "-I", str(repository / "include"), str(folder / "macros.c"), "-o", program]
    subprocess.run(command, check=True)
    rows = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    return {name: bytes.fromhex(text) for name, text in (row.split() for row in rows)}


@pytest.mark.parametrize("struct", SIZED, ids=lambda struct: struct.name)
def test_macro_and_init_function_give_the_same_values(velto, macro_bytes, struct) -> None:
    memory = (ctypes.c_uint8 * struct.size)(*[0xAA] * struct.size)
    assert init(velto, struct, memory, struct.size) == abi.VELTO_OK
    assert bytes(memory) == macro_bytes[struct.name]


@pytest.mark.parametrize("struct", SIZED, ids=lambda struct: struct.name)
def test_init_of_every_size_stays_inside_it(velto, macro_bytes, struct) -> None:
    for size in (*struct.older_sizes, struct.size, struct.size + 40):
        memory = (ctypes.c_uint8 * (struct.size + 64))(*[0xAA] * (struct.size + 64))
        assert init(velto, struct, memory, size) == abi.VELTO_OK
        expected = macro_bytes[struct.name] + bytes(64)
        assert bytes(memory[4:size]) == expected[4:size]
        assert bytes(memory[size:]) == b"\xaa" * (struct.size + 64 - size)


@pytest.mark.parametrize("struct", SIZED, ids=lambda struct: struct.name)
@pytest.mark.parametrize("size", [0, 4, 7, 65_537, 2**63, 2**64 - 1])
def test_init_of_an_impossible_size_writes_nothing(velto, struct, size: int) -> None:
    memory = (ctypes.c_uint8 * struct.size)(*[0xAA] * struct.size)
    assert init(velto, struct, memory, size) == abi.VELTO_ERROR_STRUCT_SIZE
    assert bytes(memory) == b"\xaa" * struct.size
