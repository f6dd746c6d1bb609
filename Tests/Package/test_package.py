"""The package as package managers meet it; long_package.py builds what imports it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def swift(command: str, *options: str | Path) -> str:
    run = subprocess.run(["swift", command, *options], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout + run.stderr


def tagged_clone(repository: Path, folder: Path, only: Sequence[str] = ()) -> Path:
    """A clone with a tag, as a package manager finds it; what is not tracked is not in there.

    Args:
        only: The folders and files that it has, if not all.
    """
    clone = folder / "VeltoKit"
    files = subprocess.run(["git", "ls-files", "-z", *only], cwd=repository, check=True, capture_output=True, text=True).stdout
    for name in files.rstrip("\0").split("\0"):
        if (repository / name).exists():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(repository / name, clone / name, follow_symlinks=False)
    subprocess.run(["git", "init", "-q"], cwd=clone, check=True)
    commit(clone, "0.1.0")
    return clone


def commit(clone: Path, tag: str | None) -> None:
    """Commits everything, and gives the commit a tag, which an older commit may have had."""
    who = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
    steps = [["add", "-A"], [*who, "commit", "-q", "--allow-empty", "-m", "all of it"], *([["tag", "--force", tag]] if tag else [])]
    for step in steps:
        subprocess.run(["git", *step], cwd=clone, check=True, capture_output=True)


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
