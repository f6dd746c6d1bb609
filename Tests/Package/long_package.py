"""Another package that depends on a version, built in a folder of its own. Part of `make test-long`."""

from __future__ import annotations

from pathlib import Path

from test_package import dependent, run, swift


def test_a_program_with_a_dependency_on_a_version_plays(repository: Path, tmp_path: Path) -> None:
    swift("build", "--product", "Consumer", *dependent(repository, tmp_path))
    assert "went as far as" in run(tmp_path / "scratch/debug/Consumer").stdout
