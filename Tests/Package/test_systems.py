"""A system of long_systems.py that cannot be had: skipped with the reason, or a failure for a release."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

import long_systems


OUTCOMES = {"required": pytest.fail.Exception, "optional": pytest.skip.Exception}


@pytest.fixture(params=OUTCOMES)
def outcome(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type[BaseException]:
    monkeypatch.setenv("VELTO_SYSTEMS", request.param)
    return OUTCOMES[request.param]


def end(call: Callable[[], object]) -> tuple[type[BaseException] | None, str]:
    """Returns how a call ends the test, which then does not end."""
    try:
        call()
    except tuple(OUTCOMES.values()) as reason:
        return type(reason), str(reason)
    return None, ""


def test_a_system_that_cannot_be_made(outcome: type[BaseException], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "systems").mkdir()
    program = tmp_path / "systems/make"
    program.write_text("#!/bin/sh\necho 'systems: no network' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(long_systems, "HERE", tmp_path)
    assert end(lambda: long_systems.system("trixie")) == (outcome, "Debian 13 cannot be made here: systems: no network")


def test_the_archive_key_of_ubuntu_is_the_only_one() -> None:
    """`systems/make` names its fingerprint; another key in the file would be trusted, too."""
    keys = long_systems.HERE / "systems/ubuntu-archive.gpg"
    with tempfile.TemporaryDirectory() as home:
        shown = subprocess.run(
            ["gpg", "--homedir", home, "--batch", "--quiet", "--show-keys", "--with-colons", keys], check=True, capture_output=True, text=True).stdout
    [fingerprint] = re.findall(r"^fpr:+(\w+):", shown, re.M)
    assert f"fingerprint={fingerprint}\n" in (long_systems.HERE / "systems/make").read_text()


def test_a_machine_without_root(outcome: type[BaseException], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    kind, reason = end(lambda: long_systems.require_root(tmp_path / "tried"))
    assert kind is outcome and reason.endswith("needs root")


def test_a_container_without_mounts(outcome: type[BaseException], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    (tmp_path / "unshare").write_text("#!/bin/sh\necho 'unshare: not permitted' >&2\nexit 1\n")
    (tmp_path / "unshare").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert end(lambda: long_systems.require_root(tmp_path / "tried")) == (outcome, "no file system can be mounted here: unshare: not permitted")
