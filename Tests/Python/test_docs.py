"""The documentation builds, and the code of each page runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any, Iterator

import pytest
from test_typing import mypy

import veltokit
from veltokit import Context, Frame, Frames

DOCS = Path(__file__).resolve().parents[2] / "bindings/python/docs"
PAGES = sorted(DOCS.glob("*.md"))
FRAMES = 300
"""As many frames as a loop without an end plays."""


def blocks(path: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", path.read_text(), re.M | re.S)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Contexts have the simulated backend and a manual clock, loops end, and files are written into a folder of the test."""
    create, frames = Context.__init__, Frames.__iter__

    def created(self: Context, **settings: Any) -> None:
        create(self, **{**settings, "manual_clock": True})

    def some(self: Frames) -> Iterator[Frame]:
        return islice(frames(self), FRAMES)

    monkeypatch.setattr(Context, "__init__", created)
    monkeypatch.setattr(Frames, "__iter__", some)
    monkeypatch.setenv("VELTO_BACKEND", "simulated")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("path", [path for path in PAGES if blocks(path)], ids=lambda path: path.name)
def test_the_code_of_a_page_runs(path: Path, quick: None, capsys: pytest.CaptureFixture[str]) -> None:
    """From top to bottom, like one program."""
    names: dict[str, Any] = {"__name__": "page"}
    for number, block in enumerate(blocks(path), 1):
        code = compile(block, f"{path.name}, block {number}", "exec", dont_inherit=True)
        exec(code, names)
    for value in names.values():
        if isinstance(value, Context):
            value.close()
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.sweep
def test_the_code_of_the_pages_is_typed(repository: Path, tmp_path: Path) -> None:
    """What type checkers complain about in an editor."""
    programs = [tmp_path / f"{path.stem}_page.py" for path in PAGES]
    for path, program in zip(PAGES, programs):
        # Not as an option of the run: with others than those of the run before, everything is checked from the beginning.
        program.write_text("\n".join(["# mypy: allow-redefinition", *blocks(path)]))
    found = mypy(repository, *programs)
    assert found.startswith("Success"), found


def test_pages_are_in_the_navigation() -> None:
    listed = set(re.findall(r": ([\w/]+\.md)$", (DOCS.parent / "mkdocs.yml").read_text(), re.M))
    assert listed == {str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md")}


def test_every_public_name_is_in_the_reference() -> None:
    text = "".join(path.read_text() for path in (DOCS / "reference").glob("*.md"))
    modules = re.findall(r"::: veltokit\.(_\w+|errors)$", text, re.M)
    covered = {name for module in modules for name in dir(getattr(veltokit, module))}
    covered |= set(re.findall(r"::: veltokit\.(\w+)$", text, re.M))
    by_hand = {"MEASURE", "abi", "core", "errors", "differing_structures", "struct_size"}
    by_hand |= {name for name in veltokit.__all__ if name.startswith("library_")}
    assert set(veltokit.__all__) - covered <= by_hand


def test_every_member_of_a_device_has_one_topic() -> None:
    listed = re.findall(r"^::: veltokit\.Device\.(\w+)$", (DOCS / "reference/device.md").read_text(), re.M)
    assert sorted(listed) == sorted(name for name in dir(veltokit.Device) if not name.startswith("_"))


@pytest.mark.sweep
def test_the_site_builds(repository: Path, tmp_path: Path) -> None:
    """Strictly: a link or a name that leads nowhere is an error."""
    run = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", tmp_path / "site"],
        cwd=DOCS.parent, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    page = (tmp_path / "site/reference/device.html").read_text()
    assert "calibrate_neutral" in page and "Time limit for the device to become ready" in page
    plain = re.sub(r"\s+", "", re.sub(r"<[^>]+>", "", page))
    assert "read_battery()-&gt;Operation[float]" in plain, "what a method returns"
    assert "link_state:LinkState" in plain and "durations:Sequence[float]" in plain, "properties and parameters"
