"""The package is typed throughout, as are the programs that use it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest


def mypy(repository: Path, *arguments: object) -> str:
    config = repository / "bindings/python/pyproject.toml"
    cache = repository / ".build/mypy"
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", f"--config-file={config}", f"--cache-dir={cache}", *map(str, arguments)],
        cwd=repository / "bindings/python", capture_output=True, text=True,
    )
    return run.stdout + run.stderr


@pytest.mark.sweep
def test_the_package_is_strictly_typed(repository: Path) -> None:
    assert (repository / "bindings/python/veltokit/py.typed").exists()
    assert mypy(repository, "veltokit", "velto").startswith("Success")


@pytest.mark.sweep
def test_every_public_type_is_known(repository: Path) -> None:
    """As editors see the package, which report what is not known as missing."""
    command = [sys.executable, "-m", "basedpyright", "--verifytypes", "veltokit", "--ignoreexternal", "--outputjson"]
    run = subprocess.run(command, cwd=repository / "bindings/python", capture_output=True, text=True, env={**os.environ, "PYTHONPATH": "."})
    report = json.loads(run.stdout)["typeCompleteness"]
    unknown = [symbol["name"] for symbol in report["symbols"] if symbol["isExported"] and not symbol["isTypeKnown"]]
    assert not unknown and report["completenessScore"] == 1 and report["exportedSymbolCounts"]["withKnownType"] > 800


def test_everything_can_be_imported_at_once(repository: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text("from veltokit import *\n\n\ndef take(event: ButtonEvent, info: DeviceInfo, family: Family) -> None: ...\n")
    assert mypy(repository, program).startswith("Success")


MISTAKES = (
    ("sum(velto.devices[0].signals[0].stream().read().values) + ''", 'Unsupported operand types for + ("float" and "str")'),
    ("velto.player('one')", 'expected "int"'),
    ("velto.player(0).poll().positionx", 'has no attribute "positionx"'),
    ("velto.connect('x').wait().no_such", '"Device" has no attribute "no_such"'),
    ("velto.known_devices[0].name + 1", 'Unsupported operand types for + ("str" and "int")'),
)


def test_a_mistake_is_found(repository: Path, tmp_path: Path) -> None:
    """Each in its line, and nothing else."""
    head = ["import veltokit", "", "velto = veltokit.Context()"]
    program = tmp_path / "program.py"
    program.write_text("\n".join([*head, *(line for line, _ in MISTAKES)]) + "\n")
    errors: dict[int, str] = {}
    for number, error in re.findall(r"program.py:(\d+): error: (.*)", mypy(repository, program)):
        errors[int(number)] = errors.get(int(number), "") + error
    assert len(errors) == len(MISTAKES), errors
    for number, (line, complaint) in enumerate(MISTAKES, len(head) + 1):
        assert complaint in errors[number], line
