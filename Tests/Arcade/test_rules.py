"""The rules of the arcade's games, in the real engine without a window: each failed case is a line of tests/run.gd."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from engines import HeadlessEngine

BUSY_MACHINE = 900  # ten seconds of a processor that others use too
FOLDERS = ("rules", "tests", "quiz")
PROJECT = """\
config_version=5

[application]

config/name="Rules of the arcade"

[debug]

gdscript/warnings/untyped_declaration=2
"""
"""The project of the games needs the add-on; the rules need nothing."""


@pytest.fixture(scope="session")
def rules(godot4: str, repository: Path, tmp_path_factory: pytest.TempPathFactory) -> HeadlessEngine:
    project = tmp_path_factory.mktemp("arcade") / "rules"
    for folder in FOLDERS:
        shutil.copytree(repository / "examples/arcade" / folder, project / folder)
    (project / "project.godot").write_text(PROJECT)
    engine = HeadlessEngine(godot4, project)
    outcome = engine.run("--import", time_limit=BUSY_MACHINE)  # lists the classes
    assert outcome.status == 0 and not outcome.complaints, outcome.output
    return engine


def test_the_rules_hold(rules: HeadlessEngine) -> None:
    outcome = rules.run("--script", "res://tests/run.gd", time_limit=BUSY_MACHINE)
    failures = [line for line in outcome.output.splitlines() if line.startswith("FAILED")]
    assert not failures, "\n".join(failures)
    # Errors are failures of their own, but for those that a test expects.
    assert outcome.status == 0 and "leaked" not in outcome.output, outcome.output


def test_a_word_without_tests_is_a_failure(rules: HeadlessEngine) -> None:
    assert rules.run("--script", "res://tests/run.gd", "--", "nothing_of_that_name").status == 1


def test_scripts_have_at_most_300_lines(repository: Path) -> None:
    scripts = [path for folder in FOLDERS for path in (repository / "examples/arcade" / folder).rglob("*.gd")]
    assert scripts and [path.name for path in scripts if len(path.read_text().splitlines()) > 300] == []
