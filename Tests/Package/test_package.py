"""The package as Swift programmers meet it: another package imports it, by path and by version."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent


def swift(command: str, *options: str | Path) -> str:
    run = subprocess.run(["swift", command, *options], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout + run.stderr


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


def tagged_clone(repository: Path, folder: Path) -> Path:
    """A clone with a tag, as a package manager finds it; what is not tracked is not in there."""
    clone = folder / "VeltoKit"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=repository, check=True, capture_output=True, text=True).stdout
    for name in files.rstrip("\0").split("\0"):
        if (repository / name).exists():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(repository / name, clone / name, follow_symlinks=False)
    who = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
    for step in (["init", "-q"], ["add", "-A"], [*who, "commit", "-q", "-m", "0.1.0"], ["tag", "0.1.0"]):
        subprocess.run(["git", *step], cwd=clone, check=True)
    return clone


def dependent(repository: Path, folder: Path) -> list[str]:
    """The options of a build of the other package, which depends on a version."""
    package = folder / "Other"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    manifest = package / "Package.swift"
    by_path = '.package(name: "VeltoKit", path: "../..")'
    assert by_path in manifest.read_text()
    by_version = f'.package(url: "file://{tagged_clone(repository, folder)}", exact: "0.1.0")'
    manifest.write_text(manifest.read_text().replace(by_path, by_version))
    own = [f"--{place}-path={folder / place}" for place in ("scratch", "cache", "config", "security")]
    return ["--package-path", str(package), *own]


def test_another_package_depends_on_a_version(repository: Path, tmp_path: Path) -> None:
    """It is fetched and its manifest read; long_package.py builds all of it."""
    swift("build", "--target", "Settings", *dependent(repository, tmp_path))


def test_nothing_that_others_import_has_unsafe_flags(repository: Path) -> None:
    """Package managers refuse them in a dependency."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("VELTO_")}
    command = ["swift", "package", "dump-package"]
    dumped = subprocess.run(command, cwd=repository, env=environment, check=True, capture_output=True, text=True).stdout
    unsafe = {target["name"] for target in json.loads(dumped)["targets"] if "unsafeFlags" in json.dumps(target["settings"])}
    assert unsafe == {"VeltoShared"}
