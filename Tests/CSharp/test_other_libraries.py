"""Files that are called libveltokit.so and are something else."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from mono_program import mono

PROGRAM = """
using System;
using VeltoKit;

static class Program
{
    static void Main()
    {
        try { new Context(); }
        catch (VeltoException error) { Console.WriteLine(error.Code + ": " + error.Message); }
        catch (DllNotFoundException error) { Console.WriteLine(error.Message); }
    }
}
"""


@pytest.fixture
def say(package: Path, compile_program: Callable[..., Path], tmp_path: Path) -> Callable[[], str]:
    """Runs a program in a folder of its own, and returns what it says of the library there."""
    (tmp_path / "Program.cs").write_text(PROGRAM)
    shutil.copy(compile_program("OtherLibraries", tmp_path / "Program.cs"), tmp_path)
    shutil.copy(package / "VeltoKit.dll", tmp_path)
    return lambda: mono(tmp_path / "OtherLibraries.exe", LD_LIBRARY_PATH="")


def test_another_library_is_refused_in_a_sentence(say: Callable[[], str], tmp_path: Path) -> None:
    subprocess.run(["cc", "-shared", "-x", "c", "/dev/null", "-o", tmp_path / "libveltokit.so"], check=True)
    assert say() == "VersionMismatch: libveltokit.so is another library, or one from before version 0.1\n"


def test_a_newer_library_is_refused_in_a_sentence(say: Callable[[], str], tmp_path: Path) -> None:
    """One that refuses every version, and can say so."""
    (tmp_path / "other.c").write_text(
        "int velto_abi_check(unsigned v) { return -7; }\n"
        'const char *velto_error_message(void) { return "the header has another version"; }\n'
        "int velto_error_get_detail(void *detail) { return 0; }\n")
    subprocess.run(["cc", "-shared", "-fPIC", tmp_path / "other.c", "-o", tmp_path / "libveltokit.so"], check=True)
    assert say() == "VersionMismatch: the header has another version\n"


def test_a_missing_library_is_named(say: Callable[[], str]) -> None:
    assert say().startswith("libveltokit.so cannot be loaded: put it beside the program")
