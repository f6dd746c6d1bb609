"""Whole programs in the guides do what the guides say; they end with 0 if they see it themselves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

GUIDES = Path(__file__).resolve().parents[2] / "Sources/VeltoKit/VeltoKit.docc"
PAGE = (GUIDES / "TestingWithoutHardware.md").read_text()


def programs(page: str) -> list[str]:
    return [code for code in re.findall(r"^```c\n(.*?)^```", page, re.M | re.S) if "int main(" in code]


def play(code: str, repository: Path, library_path: Path, folder: Path) -> str:
    """What a program prints that ends well."""
    source, program = folder / "program.c", folder / "program"
    source.write_text(code)
    subprocess.run(
        ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{repository}/include", source, "-o", program, library_path,
         f"-Wl,-rpath,{library_path.parent}"], check=True)
    run = subprocess.run([program], cwd=folder, capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.mark.parametrize("code", programs(PAGE), ids=["rules", "motion"])
def test_program_of_a_guide_runs(code: str, repository: Path, library_path: Path, tmp_path: Path) -> None:
    play(code, repository, library_path, tmp_path)


def test_the_logger_in_c_writes_every_sample_with_its_date(repository: Path, library_path: Path, tmp_path: Path) -> None:
    [code] = programs((GUIDES / "LoggerInC.md").read_text())
    counts = [int(count) for count in re.findall(r": (\d+) frames, 0 lost", play(code, repository, library_path, tmp_path))]
    head, *rows = (tmp_path / "board.csv").read_text().splitlines()
    assert len(counts) == 2 and min(counts) > 250 and len(rows) == sum(counts) and head == "date,signal,sequence,x,y,z"
    dates = [datetime.fromisoformat(row.split(",")[0].replace("Z", "+00:00")) for row in rows if ",acceleration," in row]
    assert dates == sorted(dates) and 2.9 < (dates[-1] - dates[0]).total_seconds() < 3.1
    assert abs(dates[0] - datetime.now(timezone.utc)) < timedelta(minutes=10)
    assert (tmp_path / "board.velto").stat().st_size > 1000


def test_program_in_python_runs(repository: Path, library_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python"), "VELTOKIT_LIBRARY": str(library_path)}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=environment)
    assert run.returncode == 0, run.stdout + run.stderr
