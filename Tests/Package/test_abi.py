"""The guard of the binary interface: what it calls a break, and a program of an older version."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from released import VERSION
from test_install import LAST_LINE

REPOSITORY = Path(__file__).resolve().parents[2]
GUARD = REPOSITORY / "bindings/abi"
sys.path.insert(0, str(GUARD))

import stub  # noqa: E402
import table  # noqa: E402
import verdict  # noqa: E402

INCLUDE = REPOSITORY / "include"
VERSIONS = REPOSITORY / "Sources/VeltoShared/veltokit.map"
SIM, EVENT, CONTEXT, LOG, BASE = "velto_sim.h", "velto_event.h", "velto_context.h", "velto_mw_log.h", "velto_base.h"

INFO_END = "    velto_result search_problem;\n"
INFO_INIT = "{VELTO_SIZE_OF(velto_context_info), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}"
LOGGER_DEF = "velto_mw_logger_def {\n    uint32_t struct_size; /**< Size, set by the _INIT macro or _init function (bytes). */\n    uint32_t reserved;"
LOGGER_INIT = "{VELTO_SIZE_OF(velto_mw_logger_def), 0, NULL, 0.0}"
DEF_INIT = "{VELTO_SIZE_OF(velto_context_def), 0, 0, 256, NULL, NULL, NULL, 0.6, 1.5, NULL, 0, 0}"

# Name to header, edits, and what the guard has to call the change.
PLANTS = {
    "a new function": (SIM, [("VELTO_API void velto_sim_destroy", "VELTO_API void velto_sim_rest(velto_sim sim);\nVELTO_API void velto_sim_destroy")], "append"),
    "a function is gone": (SIM, [("VELTO_API void velto_sim_destroy(velto_sim sim);", "")], "break"),
    "another parameter": (SIM, [("velto_sim_destroy(velto_sim sim)", "velto_sim_destroy(velto_sim sim, int32_t now)")], "break"),
    "another result": (SIM, [("VELTO_API void velto_sim_destroy", "VELTO_API velto_result velto_sim_destroy")], "break"),
    "another name of a parameter": (SIM, [("velto_sim_destroy(velto_sim sim)", "velto_sim_destroy(velto_sim simulator)")], "nothing"),
    "a new constant": (SIM, [("VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TABLE, 1);", "VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_TABLE, 1);\nVELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_LAMP, 99);")], "append"),
    "another number of a constant": (SIM, [("VELTO_SIM_MODEL_METAENVIRONMENT, 9", "VELTO_SIM_MODEL_METAENVIRONMENT, 10")], "break"),
    "a constant is gone": (SIM, [("VELTO_CONSTANT(velto_sim_model, VELTO_SIM_MODEL_METAENVIRONMENT, 9);", "")], "break"),
    "another value of a flag": (SIM, [("#define VELTO_SIM_CONNECTED             0x8u", "#define VELTO_SIM_CONNECTED 0x20u")], "break"),
    "another type of a flag": (SIM, [("#define VELTO_SIM_CONNECTED             0x8u", "#define VELTO_SIM_CONNECTED 0x8ull")], "break"),
    "another macro of an expression": (BASE, [("#define VELTO_IS_NULL(id) ((id).bits == 0)", "#define VELTO_IS_NULL(id) ((id).bits < 1)")], "break"),
    "another size of a text": (BASE, [("#define VELTO_ADDRESS_SIZE 24u", "#define VELTO_ADDRESS_SIZE 32u")], "break"),
    "another default": (CONTEXT, [(DEF_INIT, DEF_INIT.replace("0.6", "0.7"))], "break"),
    "a member at the end": (CONTEXT, [(INFO_END, INFO_END + "uint32_t stream_count;\nuint32_t reserved;\n"), (INFO_INIT, INFO_INIT.replace("0}", "0, 0, 0}"))], "append"),
    "a member in the middle": (CONTEXT, [("    uint32_t device_count; /**< Number of devices. */", "    uint32_t early_count;\n    uint32_t spare_count;\n    uint32_t device_count;"), (INFO_INIT, INFO_INIT.replace("0}", "0, 0, 0}"))], "break"),
    "two members change places": (CONTEXT, [("uint32_t adapter_count;", "uint32_t swapped_count;"), ("uint32_t device_count;", "uint32_t adapter_count;"), ("uint32_t swapped_count;", "uint32_t device_count;")], "break"),
    "another type of the same size": (SIM, [("    double period; /**< Period (seconds, 0 to 86400). */", "    uint64_t period;")], "break"),
    "a member of a fixed structure": (EVENT, [("    char identifier[32]; /**< Its name", "    uint32_t index, spare;\n    char identifier[32]; /**< Its name")], "break"),
    "the end of a fixed structure": (SIM, [("    uint64_t reserved3; /**< Zero. */\n} velto_sim_step;", "    uint64_t reserved3;\n    uint64_t more;\n} velto_sim_step;")], "break"),
    "a name for reserved bytes": (EVENT, [("    uint32_t reserved; /**< Zero. */\n    char identifier[32];", "    uint32_t index;\n    char identifier[32];")], "append"),
    "a default in reserved bytes": (LOG, [(LOGGER_DEF, LOGGER_DEF.replace("reserved", "patience")), (LOGGER_INIT, LOGGER_INIT.replace(" 0,", " 3,"))], "break"),
    "less reserved bytes": (LOG, [(LOGGER_DEF, LOGGER_DEF.replace("uint32_t reserved;", "uint16_t early, reserved;")), (LOGGER_INIT, LOGGER_INIT.replace(" 0,", " 0, 0,"))], "append"),
    "the size of another structure": (LOG, [(LOGGER_INIT, LOGGER_INIT.replace("velto_mw_logger_def", "velto_logger_info"))], "break"),
    "a macro with the name of a guard": (SIM, [("VELTO_API void velto_sim_destroy", "#define VELTO_SIM_H 3\nVELTO_API void velto_sim_destroy")], "append"),
    "a member of a union": (EVENT, [("    uint8_t bytes[80];", "    uint64_t words[10];\n    uint8_t bytes[80];")], "append"),
    "a larger member of a union": (EVENT, [("    uint8_t bytes[80];", "    uint64_t words[11];\n    uint8_t bytes[80];")], "break"),
    "a wider type": (SIM, [("typedef int32_t velto_sim_model;", "typedef int64_t velto_sim_model;")], "break"),
    "a newer version": (BASE, [("#define VELTO_VERSION_PATCH 0", "#define VELTO_VERSION_PATCH 7")], "nothing"),
}

SEEN_BY_ABIDIFF = {
    "a function is gone", "another parameter", "another result", "a member in the middle", "two members change places",
    "another size of a text", "another type of the same size", "a member of a fixed structure", "the end of a fixed structure", "a larger member of a union", "a wider type",
}


@cache
def described(include: Path, header: str) -> tuple[list[str], str]:
    return table.rows(include, VERSIONS, f"veltokit/{header}"), stub.describe(include, f"veltokit/{header}")


def guard():  # noqa: ANN201
    """The program of the guard as a module."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("abi_guard", GUARD / "__main__.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_change_is_called_what_it_is(plant: str, tmp_path: Path) -> None:
    header, edits, expected = PLANTS[plant]
    shutil.copytree(INCLUDE, tmp_path / "include")
    path = tmp_path / "include/veltokit" / header
    text = path.read_text()
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path.write_text(text)
    # The base alone has no function.
    seen = SIM if header == BASE else header
    (old_rows, old_description), (new_rows, new_description) = described(INCLUDE, seen), described(tmp_path / "include", seen)
    changes = guard().compare(old_rows, new_rows, old_description, new_description)
    worst = "break" if any(change.is_break for change in changes) else "append" if changes else "nothing"
    assert worst == expected, "\n".join(map(str, changes))
    # The table sees every break by itself, and names the row. `abidiff` sees those of functions and layouts.
    rows = {change.row for change in changes if change.is_break}
    assert expected != "break" or rows - {"abidiff"}
    assert ("abidiff" in rows) == (plant in SEEN_BY_ABIDIFF)


def test_a_function_of_another_version_is_a_break(tmp_path: Path) -> None:
    """A program that was linked with it asks for the version, too."""
    changed = tmp_path / "changed.map"
    changed.write_text(VERSIONS.read_text().replace("        velto_sim_destroy;\n", "") + "VELTO_0.2 {\n    global:\n        velto_sim_destroy;\n} VELTO_0.1;\n")
    rows = [table.rows(INCLUDE, versions, f"veltokit/{SIM}") for versions in (VERSIONS, changed)]
    [change] = verdict.compare(*rows)
    assert change.is_break and change.row == "function velto_sim_destroy"


@pytest.mark.parametrize("plant", ["static inline int velto_sim_rest(void) { return 0; }", "extern int velto_sim_rest;"])
def test_what_the_guard_does_not_know_is_an_error(plant: str, tmp_path: Path) -> None:
    shutil.copytree(INCLUDE, tmp_path / "include")
    path = tmp_path / "include/veltokit" / SIM
    path.write_text(path.read_text().replace("VELTO_API void velto_sim_destroy", f"{plant}\nVELTO_API void velto_sim_destroy"))
    with pytest.raises(ValueError, match="the guard does not know: .*velto_sim_rest"):
        table.rows(tmp_path / "include", VERSIONS, f"veltokit/{SIM}")


def test_a_member_in_the_padding_at_the_end_is_a_break() -> None:
    """Older programs leave anything there. The library has no such padding; the rule does not rely on that."""
    old = ["struct velto_x: size 16 align 8 grows", "member velto_x.struct_size: offset 0 size 4 uint32_t"]
    new = [*old, "member velto_x.late: offset 12 size 4 float"]
    [change] = verdict.compare(old, new)
    assert change.is_break and change.row == "member velto_x.late"


def test_the_headers_are_those_of_the_baseline_or_appended() -> None:
    """Until the first release `make generate` makes the baseline again, so that a review sees what changed."""
    run = subprocess.run([sys.executable, GUARD], capture_output=True, text=True)
    assert run.returncode == 0, f"{run.stdout}{run.stderr}"
    is_released = (GUARD / "baseline/released").exists()
    assert is_released or run.stdout == "The interface is that of the baseline.\n", f"{run.stdout}\nRun `make generate`."


class Life:
    """Headers that change, and their baseline: of one small header, since all of them take seconds."""

    APPEND = ("VELTO_API void velto_widget_end", "VELTO_API void velto_widget_rest(void);\nVELTO_API void velto_widget_end")
    BREAK = ("VELTO_API void velto_widget_end(void);", "VELTO_API void velto_widget_end(int now);")

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        module = guard()
        self.main = module.main
        monkeypatch.setattr(module, "SOURCE", folder / "program.c")
        (folder / "program.c").write_text("#include <veltokit/velto.h>\nint main(void) { return 0; }\n")
        self.header = folder / "include/veltokit/velto.h"
        self.header.parent.mkdir(parents=True)
        base = "#define VELTO_API extern\n#define VELTO_VERSION 1000u\ntypedef struct velto_pair { int one, two; } velto_pair;\n"
        self.header.write_text(f"{base}VELTO_API void velto_widget_end(void);\n")
        self.guard = module.Guard(folder / "include", folder / "baseline")

    def edit(self, old: str, new: str) -> None:
        assert self.header.read_text().count(old) == 1
        self.header.write_text(self.header.read_text().replace(old, new))

    def baseline(self) -> list[tuple[str, bytes, int]]:
        """The files with their contents and times of change."""
        return sorted((path.name, path.read_bytes(), path.stat().st_mtime_ns) for path in self.guard.table.parent.iterdir())


@pytest.fixture
def life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Life:
    life = Life(tmp_path, monkeypatch)
    assert life.main(life.guard, ["--remake"]) == 0
    return life


def test_before_a_release_the_baseline_follows_and_the_program_is_kept_while_it_fits(life: Life) -> None:
    def program() -> int:
        return life.guard.program.stat().st_mtime_ns

    first = program()
    life.edit(*life.APPEND)
    assert life.main(life.guard, ["--remake"]) == 0 and life.guard.changes() == [] and program() == first
    life.edit(*life.BREAK)
    assert life.main(life.guard, []) == 1
    assert life.main(life.guard, ["--remake"]) == 0 and life.guard.changes() == [] and program() != first


def test_after_a_release_a_break_is_an_error_and_an_append_is_not(life: Life, capsys: pytest.CaptureFixture[str]) -> None:
    assert life.main(life.guard, ["--release"]) == 0
    released = life.baseline()
    life.edit(*life.APPEND)
    for arguments in ([], ["--remake"]):
        assert life.main(life.guard, arguments) == 0 and life.baseline() == released
    assert "append: function velto_widget_rest" in capsys.readouterr().out
    assert life.main(life.guard, ["--release"]) == 0 and life.guard.changes() == []
    assert life.guard.released.read_text() == f"{VERSION}\n"
    released = life.baseline()
    life.edit(*life.BREAK)
    for arguments in ([], ["--remake"], ["--release"]):
        assert life.main(life.guard, arguments) == 1 and life.baseline() == released
    assert "break: function velto_widget_end" in capsys.readouterr().out


def test_the_baseline_is_the_same_wherever_it_is_made() -> None:
    assert "path='/" not in (GUARD / "baseline/veltokit.abi").read_text()


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the kept program is for x86-64")
def test_a_program_of_the_baseline_runs_with_the_library(library_path: Path, tmp_path: Path) -> None:
    (tmp_path / "libveltokit.so.0").symlink_to(library_path)
    run = subprocess.run(
        [GUARD / "baseline/frames.x86_64"], env={**os.environ, "LD_LIBRARY_PATH": str(tmp_path)}, capture_output=True, text=True)
    assert run.returncode == 0 and run.stdout.splitlines()[-1] == LAST_LINE, run.stdout + run.stderr
