"""Importing the package is light, loads no library, and a missing one is a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from veltokit import abi, core


def run(repository: Path, program: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python"), **variables}
    return subprocess.run([sys.executable, "-S", "-c", program], env=environment, capture_output=True, text=True)


def test_importing_takes_no_library_and_no_heavy_module(repository: Path) -> None:
    modules = []
    for imported in ("veltokit", "ctypes, datetime, enum, functools, select, typing, uuid, warnings, weakref"):
        done = run(repository, f"import sys, {imported}; print(*sys.modules)", VELTOKIT_LIBRARY="/nonexistent.so")
        assert done.returncode == 0, done.stderr
        modules.append({name for name in done.stdout.split() if not name.startswith("veltokit")})
    assert modules[0] - modules[1] <= {"__future__"}


def test_a_missing_library_is_a_sentence(repository: Path) -> None:
    done = run(repository, "import veltokit; veltokit.Context()", VELTOKIT_LIBRARY="/nonexistent.so")
    assert done.returncode == 1
    assert "VELTOKIT_LIBRARY to its path. Tried:\n  /nonexistent.so: there is no such file" in done.stderr


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("", "VELTOKIT_LIBRARY is empty: set it to a path, or unset it"),
        ("libc.so.6", "libc.so.6: is not VeltoKit"),
        ("/usr/lib", "/usr/lib: is a folder; name the file in it"),
    ],
)
def test_what_is_no_library_is_a_sentence(monkeypatch: pytest.MonkeyPatch, path: str, sentence: str) -> None:
    monkeypatch.setenv("VELTOKIT_LIBRARY", path)
    with pytest.raises(core.LibraryNotFoundError, match=sentence):
        core.load()


def test_a_library_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abi, "VELTO_VERSION", 2_000_000)
    with pytest.raises(core.LibraryNotFoundError, match="which does not fit this package"):
        core.load()


def test_a_function_that_the_library_lacks_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(abi.PROTOTYPES, "velto_future_thing", abi.Prototype(abi.velto_result, (), "0.9", ""))
    library = core.load()
    with pytest.raises(NotImplementedError, match="velto_future_thing needs VeltoKit 0.9 or newer"):
        library.velto_future_thing()
    with pytest.raises(AttributeError):
        library.velto_no_such_thing
