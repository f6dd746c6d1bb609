"""The package builds by itself, and so do others that import it, by path and by version. Part of `make test-long`."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from test_package import PACKAGE, dependent, swift


@pytest.fixture(scope="module")
def programs(repository: Path) -> Path:
    """The folder of the other package's programs, built."""
    scratch = repository / ".build/package"
    swift("build", "--build-tests", "--package-path", PACKAGE, "--scratch-path", scratch)
    return scratch / "debug"


@pytest.fixture(scope="module")
def consumer(programs: Path) -> Path:
    return programs / "Consumer"


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


def test_a_program_awaits_and_is_told_what_fails(programs: Path) -> None:
    assert run(programs / "Awaiting", VELTO_BACKEND="simulated").stdout.splitlines() == [
        "read [42]",
        "took 5 values or more: true",
        'threads ["velto-loop"]',
        "timeout",
        "cancelled: the operation was cancelled",
        'connected ["Lamp"]',
    ]


def test_top_level_code_waits_for_each_call(programs: Path) -> None:
    """Its warnings are errors: a call that begins an operation and drops it would be one."""
    run = subprocess.run([programs / "TopLevel"], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stdout.splitlines()) == (0, [
        "ready: true", "battery: 2 values", "samples: true", "none: true", "notConnected", "ready: true"]), run.stderr


def test_the_environment_chooses_the_backend_of_a_swift_program(programs: Path) -> None:
    refused = subprocess.run(
        [programs / "Awaiting"], env={**os.environ, "VELTO_BACKEND": "wifi", "SWIFT_BACKTRACE": "enable=no"}, capture_output=True, text=True, timeout=60)
    assert refused.returncode != 0
    assert 'invalidArgument: VELTO_BACKEND names an unknown backend, "wifi": must be bluez or simulated' in refused.stderr


def test_the_unit_tests_of_a_game_pass(programs: Path) -> None:
    scratch = programs.parent
    output = swift("test", "--disable-xctest", "--skip-build", "--package-path", PACKAGE, "--scratch-path", scratch)
    assert re.search(r"Test run with 5 tests .*passed", output), output


def test_the_package_builds_by_itself(repository: Path, tmp_path: Path) -> None:
    swift("build", "--package-path", repository, "--scratch-path", tmp_path)


def test_a_program_with_a_dependency_on_a_version_plays(repository: Path, tmp_path: Path) -> None:
    swift("build", "--product", "Consumer", *dependent(repository, tmp_path))
    assert "went as far as" in run(tmp_path / "scratch/debug/Consumer").stdout
