"""Whole programs in the guides do what the guides say; they end with 0 if they see it themselves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

GUIDES = Path(__file__).resolve().parents[2] / "Sources/VeltoKit/VeltoKit.docc"
PAGE = (GUIDES / "TestingWithoutHardware.md").read_text()
PROGRAMS = [code for code in re.findall(r"^```c\n(.*?)^```", PAGE, re.M | re.S) if "int main(" in code]


@pytest.mark.parametrize("code", PROGRAMS, ids=["rules", "motion"])
def test_program_of_a_guide_runs(code: str, repository: Path, library_path: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "program.c", tmp_path / "program"
    source.write_text(code)
    subprocess.run(
        ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{repository}/include", source, "-o", program, library_path,
         f"-Wl,-rpath,{library_path.parent}"], check=True)
    run = subprocess.run([program], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stdout + run.stderr


def test_program_in_python_runs(repository: Path, library_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python"), "VELTOKIT_LIBRARY": str(library_path)}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=environment)
    assert run.returncode == 0, run.stdout + run.stderr
