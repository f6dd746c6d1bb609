"""What a frame costs through C#, beside the same frame in C."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from mono_program import mono

COSTS = Path(__file__).parent / "Costs"
ROUNDS = 5
ALLOWED = 3.0
"""How many times the cost of C a frame may take: marshalling, even of one member, takes far more."""


@pytest.fixture(scope="module")
def in_c(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("costs") / "four"
    subprocess.run(
        ["cc", "-std=c11", "-O2", f"-I{repository}/include", COSTS / "four.c", library_path, f"-Wl,-rpath,{library_path.parent}", "-o", program],
        check=True)
    return program


@pytest.mark.parametrize("way", ["value", "out"])
def test_four_devices_at_144_hertz(
    in_c: Path, compile_program: Callable[..., Path], capsys: pytest.CaptureFixture[str], way: str
) -> None:
    in_csharp = compile_program("Four", COSTS / "Four.cs")
    rows = []
    for _ in range(ROUNDS):
        c = subprocess.run([in_c], capture_output=True, text=True, check=True).stdout.split()
        csharp = mono(in_csharp, way).split()
        assert csharp[1] == c[1], "both see the same game"
        assert csharp[2] == "0", "bytes of garbage"
        rows.append((int(c[0]), int(csharp[0])))
    c_frame, csharp_frame = (min(column) for column in zip(*rows))
    ratio = csharp_frame / c_frame
    with capsys.disabled():
        print(f"\nfour devices, a frame at 144 Hz, {way}: C {c_frame} ns, C# {csharp_frame} ns, ratio {ratio:.2f}")
    assert ratio < ALLOWED
