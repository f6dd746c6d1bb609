"""Every block of C# in the guides compiles, and the programs among them run."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from mono_program import mono

BINDING = Path(__file__).resolve().parents[2] / "bindings/csharp"
BLOCK = re.compile(r"^```csharp\n(.*?)^```", re.M | re.S)

AROUND = """using System;
using System.Threading;
using System.Threading.Tasks;
using VeltoKit;
using VeltoKit.Interop;

static class Block
{
#pragma warning disable 0649, 0169
    static Context velto;
    static Device device;
    static double dt;
#pragma warning restore 0649, 0169

    static bool IsRunning() { return false; }
    static void MovePaddle(double position) { }
    static void Serve() { }
    static void Throw(double power) { }
    static void ShowMessage(string text) { }
    static void OpenItem(int item) { }

    static %s Part()
    {
%s
    }

    static void Main() { }
}
"""
"""What a part of a program has around it."""


def blocks(page: str) -> list[object]:
    """The blocks of a page, with the numbers of their lines."""
    text = (BINDING / page).read_text()
    return [pytest.param(found[1], id=f"line-{text.count(chr(10), 0, found.start()) + 1}") for found in BLOCK.finditer(text)]


PLAIN, UNITY = blocks("README.md"), blocks("unity/README.md")


def complete(code: str) -> str:
    if "static void Main()" in code:
        return code
    return AROUND % ("async Task" if "await " in code else "void", code)


def test_there_are_blocks() -> None:
    assert len(PLAIN) > 8 and len(UNITY) > 2


@pytest.mark.parametrize("code", PLAIN)
def test_block_compiles(compile_program: Callable[..., Path], tmp_path: Path, code: str) -> None:
    source = tmp_path / "Block.cs"
    source.write_text(complete(code))
    compile_program("Block", source, options=("-unsafe",))


@pytest.mark.parametrize("code", UNITY)
def test_block_for_unity_compiles(tmp_path: Path, code: str) -> None:
    """Against the package's sources and the stand-ins of the engine."""
    (tmp_path / "Block.cs").write_text(code)
    package = [*BINDING.glob("VeltoKit/**/*.cs"), *BINDING.glob("unity/Runtime/**/*.cs")]
    engine = Path(__file__).parent / "Unity/UnityEngine.cs"
    options = ["-langversion:7.2", "-unsafe", "-warnaserror", "-nowarn:0649", "-target:library", f"-out:{tmp_path}/Block.dll"]
    compiled = subprocess.run(["mcs", *options, tmp_path / "Block.cs", *package, engine], capture_output=True, text=True)
    assert compiled.returncode == 0, compiled.stdout + compiled.stderr


def test_the_first_program_plays(compile_program: Callable[..., Path], tmp_path: Path) -> None:
    (tmp_path / "Game.cs").write_text(PLAIN[0].values[0])
    process = subprocess.Popen(["mono", compile_program("Game", tmp_path / "Game.cs")], stdout=subprocess.PIPE)
    shown = b""
    while len(set(re.findall(rb"\r(\S+)", shown))) < 5:
        more = os.read(process.stdout.fileno(), 1000)
        assert more, f"the paddle never moved: {shown!r}"
        shown += more
    process.terminate()
    process.wait()


def test_the_deterministic_program_says_what_the_guide_says(compile_program: Callable[..., Path], tmp_path: Path) -> None:
    code = next(block.values[0] for block in PLAIN if "ManualClock" in block.values[0])
    program = complete(code).replace("static void Main() { }", "static void Main() { Part(); }")
    (tmp_path / "Clock.cs").write_text(program)
    assert mono(compile_program("Clock", tmp_path / "Clock.cs", options=("-unsafe",))) == "True\n"
