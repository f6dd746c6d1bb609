"""The package builds by itself, and so does another one that depends on a version. Part of `make test-long`."""

from __future__ import annotations

from pathlib import Path

from test_package import dependent, run, swift


def test_the_package_builds_by_itself(repository: Path, tmp_path: Path) -> None:
    swift("build", "--package-path", repository, "--scratch-path", tmp_path)


def test_a_program_with_a_dependency_on_a_version_plays(repository: Path, tmp_path: Path) -> None:
    swift("build", "--product", "Consumer", *dependent(repository, tmp_path))
    assert "went as far as" in run(tmp_path / "scratch/debug/Consumer").stdout
