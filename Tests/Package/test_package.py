"""The package as Swift programmers meet it: it builds by itself, and another package imports it."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent


def test_swift_build_alone_succeeds(repository: Path) -> None:
    build = subprocess.run(["swift", "build"], cwd=repository, capture_output=True, text=True)
    assert build.returncode == 0, build.stdout + build.stderr


@pytest.fixture(scope="module")
def consumer(repository: Path) -> Path:
    """The program of another package, built."""
    command = ["swift", "build", "--package-path", PACKAGE, "--scratch-path", repository / ".build/package"]
    build = subprocess.run(command, capture_output=True, text=True)
    assert build.returncode == 0, build.stdout + build.stderr
    return repository / ".build/package/debug/Consumer"


def run(consumer: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [consumer], env={**os.environ, **environment}, capture_output=True, text=True, timeout=60, check=True)


def test_another_package_imports_it(consumer: Path) -> None:
    name, rightmost = run(consumer).stdout.splitlines()[-1].split(" went as far as ")
    assert name == "Triki package"
    assert 0.5 < float(rightmost) < 1.5


def test_the_log_of_a_swift_program_is_printed(consumer: Path) -> None:
    assert run(consumer, VELTO_LOG="").stderr == ""
    lines = run(consumer, VELTO_LOG="packets").stderr.splitlines()
    assert len(lines) > 10
    assert all(re.fullmatch(r"velto \[\d+ ms\] packets: \S+: [0-9A-F ]+", line) for line in lines), lines


def test_an_unknown_word_in_the_log_of_a_swift_program_is_reported(consumer: Path) -> None:
    (line,) = run(consumer, VELTO_LOG="error, everything").stderr.splitlines()
    assert re.fullmatch(r'velto \[\d+ ms\] warning: VELTO_LOG names the unknown class "everything".* fatal, error, warning, info.*', line)
