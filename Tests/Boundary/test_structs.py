"""Initializer macros and init functions agree, and structures of any size are taken."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import pytest

from generate.loading import load
from veltokit import abi

SIZED = [struct for area in load().enabled_areas for struct in area.structs if struct.frozen is None]

FILLED_IN = [struct for struct in SIZED if f"{struct.name}_init" in abi.PROTOTYPES]
"""What programs fill in; a structure that only the library writes needs no init function."""


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


@pytest.mark.parametrize("struct", FILLED_IN, ids=lambda struct: struct.name)
def test_macro_and_init_function_give_the_same_values(velto, macro_bytes, struct) -> None:
    memory = (ctypes.c_uint8 * struct.size)(*[0xAA] * struct.size)
    assert init(velto, struct, memory, struct.size) == abi.VELTO_OK
    assert bytes(memory) == macro_bytes[struct.name]


@pytest.mark.parametrize("struct", FILLED_IN, ids=lambda struct: struct.name)
def test_init_of_every_size_stays_inside_it(velto, macro_bytes, struct) -> None:
    for size in (*struct.older_sizes, struct.size, struct.size + 40):
        memory = (ctypes.c_uint8 * (struct.size + 64))(*[0xAA] * (struct.size + 64))
        assert init(velto, struct, memory, size) == abi.VELTO_OK
        expected = macro_bytes[struct.name] + bytes(64)
        assert bytes(memory[4:size]) == expected[4:size]
        assert bytes(memory[size:]) == b"\xaa" * (struct.size + 64 - size)


@pytest.mark.parametrize("struct", FILLED_IN, ids=lambda struct: struct.name)
@pytest.mark.parametrize("size", [0, 4, 7, 65_537, 2**63, 2**64 - 1])
def test_init_of_an_impossible_size_writes_nothing(velto, struct, size: int) -> None:
    memory = (ctypes.c_uint8 * struct.size)(*[0xAA] * struct.size)
    assert init(velto, struct, memory, size) == abi.VELTO_ERROR_STRUCT_SIZE
    assert bytes(memory) == b"\xaa" * struct.size


def test_what_only_the_library_writes_has_no_init_function() -> None:
    written = {struct.name for struct in SIZED} - {struct.name for struct in FILLED_IN}
    assert {"velto_context_info", "velto_device_info", "velto_error_detail", "velto_link_stats"} <= written
    assert not written & {"velto_input", "velto_context_def", "velto_motion_config", "velto_sim_link"}


# What is not known, and what is not said


@pytest.mark.parametrize(
    ("struct", "member", "number"),
    [
        ("velto_input", "player_index", -1), ("velto_device_info", "player_index", -1),
        ("velto_device_info", "rssi", abi.VELTO_RSSI_UNKNOWN), ("velto_strategy_frame", "quiz_slot", -1),
        ("velto_navigator_state", "focus", -1),
    ],
)
def test_what_nobody_has_filled_in_is_unknown(macro_bytes, struct: str, member: str, number: int) -> None:
    assert getattr(abi.STRUCTURES[struct].from_buffer_copy(macro_bytes[struct]), member) == number


DESIGNATED = """
#include <veltokit/velto.h>
int main(void) {
    velto_context_def def = {.struct_size = sizeof def, .backends = VELTO_BACKEND_SIMULATED, .flags = VELTO_CONTEXT_PUMPED};
    velto_connect_options options = {.struct_size = sizeof options};
    velto_calibration_options guide = {.struct_size = sizeof guide};
    velto_subscription_def subscription = {.struct_size = sizeof subscription};
    velto_context *context = NULL;
    velto_device device = {0};
    velto_event event = {0};
    char name[VELTO_NAME_SIZE], identifier[VELTO_IDENTIFIER_SIZE], address[VELTO_ADDRESS_SIZE];
    if (velto_context_create(&def, &context) != VELTO_OK) { return 1; }
    if (velto_context_create_ingest_device(context, VELTO_FAMILY_TRIKI, "plain", &device) != VELTO_OK) { return 2; }
    if (velto_device_connect(device, &options, NULL) == VELTO_ERROR_INVALID_ARGUMENT) { return 3; }
    if (velto_device_start_calibration(device, &guide, NULL) == VELTO_ERROR_INVALID_ARGUMENT) { return 4; }
    (void)event; (void)name; (void)address; (void)subscription;
    if (velto_device_get_identifier(device, identifier, sizeof identifier, NULL) != VELTO_OK) { return 5; }
    options.timeout = -1;
    if (velto_device_connect(device, &options, NULL) != VELTO_ERROR_INVALID_ARGUMENT) { return 6; }
    velto_context_destroy(context);
    return 0;
}
"""


def test_designated_initializers_leave_defaults(repository: Path, library_path: Path, tmp_path: Path) -> None:
    (tmp_path / "plain.c").write_text(DESIGNATED)
    (tmp_path / "libveltokit.so.0").symlink_to(library_path)
    command = ["gcc", "-std=c11", "-Wall", "-Werror", "-I", str(repository / "include"), str(tmp_path / "plain.c"),
               str(tmp_path / "libveltokit.so.0"), f"-Wl,-rpath,{tmp_path}", "-o", str(tmp_path / "plain")]
    subprocess.run(command, check=True)
    assert subprocess.run([str(tmp_path / "plain")]).returncode == 0


@pytest.mark.parametrize(("name", "member", "unknown"), [
    ("velto_op_info", "result", abi.VELTO_PENDING), ("velto_input", "player_index", -1),
    ("velto_device_info", "rssi", abi.VELTO_RSSI_UNKNOWN), ("velto_device_info", "player_index", -1),
    ("velto_navigator_state", "focus", -1), ("velto_strategy_frame", "quiz_slot", -1),
])
def test_what_no_call_has_filled_in_is_unknown(macro_bytes: dict[str, bytes], name: str, member: str, unknown: float) -> None:
    """A program that overlooks a failed call does not take it for a success, or for player 0."""
    assert getattr(abi.STRUCTURES[name].from_buffer_copy(macro_bytes[name]), member) == unknown


@pytest.mark.parametrize("number", [-1, 2, 2**31 - 1])
def test_a_yes_or_no_is_one_or_zero(context, number: int) -> None:
    sim = context.create_sim()
    assert context.library.velto_sim_set_bare(sim, number) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert b"is_bare" in context.library.velto_error_message()
