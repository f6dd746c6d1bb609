"""`velto` as a test calls it: in this process, on simulated devices whose time passes at once."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable

import jsonschema
import pytest


from velto.__main__ import main

SCHEMAS = Path(__file__).resolve().parents[3] / "bindings/python/velto/schemas"
GROUPS = {"log", "sessions", "settings", "program", "firmware"}
BOARD, TAP, CAP = "D0:DB:F7:96:51:EF", "E2:FE:BC:9A:D6:82", "DC:6E:72:1E:5A:E3"
"""The addresses of the simulated devices."""
NO_BUS = {"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/socket"}


@dataclass
class Done:
    """A command that has ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The records of its output."""
        return [json.loads(line) for line in self.out.splitlines()]

    def only(self, kind: str) -> dict[str, Any]:
        """The single record of a kind."""
        [found] = [line for line in self.lines if line["kind"] == kind]
        return found


Velto = Callable[..., Done]


def strict(schema: Any) -> Any:
    """A schema that refuses members which it does not describe, so that none is printed without a description."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: strict(value) for key, value in schema.items()}
    return {**made, "additionalProperties": False} if "properties" in made and "required" in made else made


def check_lines(arguments: tuple[str, ...], done: Done) -> None:
    """Validates every line of a command's JSON."""
    words = [word for word in arguments if not word.startswith("-")]
    name = "-".join(words[:2]) if words[0] in GROUPS else words[0]
    schema = strict(json.loads((SCHEMAS / f"{name}.json").read_text()))
    validator = jsonschema.Draft202012Validator(
        schema, format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
    for line in done.lines:
        validator.validate(line)


@pytest.fixture
def velto(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Velto:
    """Runs a command, validates its JSON, and returns what it did."""
    monkeypatch.setenv("VELTO_SIMULATED_SPEED", "1e9")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")

    def call(*arguments: str, **variables: str) -> Done:
        with pytest.MonkeyPatch.context() as patch:
            for name, value in variables.items():
                patch.setenv(name, value)
            capfd.readouterr()
            code = main(arguments)
        captured = capfd.readouterr()
        done = Done(code, captured.out, captured.err)
        if "--json" in arguments:
            check_lines(arguments, done)
        return done

    return call


@pytest.fixture
def simulated(velto: Velto) -> Velto:
    """Runs a command on the simulated devices, with JSON."""
    return lambda *arguments, **variables: velto(*arguments, "--simulated", "--json", **variables)


@pytest.fixture
def environment(repository: Path, tmp_path: Path) -> dict[str, str]:
    """The environment of `velto` as a process of its own."""
    return {
        **os.environ, "PYTHONPATH": str(repository / "bindings/python"), "VELTO_SIMULATED_SPEED": "1e9",
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
