"""Two releases of the same library are the same bytes. Part of `make test-long`."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from released import VERSION
from test_package import tagged_clone


def test_a_release_is_made_again_with_the_same_bytes(dist: Path, repository: Path, library_path: Path, tmp_path: Path) -> None:
    """From a source in another folder, at another time, under another umask, with the settings of another shell."""
    clone = tagged_clone(repository, tmp_path)
    (clone / ".build").mkdir()
    (clone / ".build/venv").symlink_to(repository / ".build/venv")
    date = subprocess.run(["git", "log", "-1", "--format=%cI"], cwd=repository, check=True, capture_output=True, text=True).stdout.strip()
    who = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
    subprocess.run(["git", *who, "commit", "-q", "--amend", "--no-edit"], cwd=clone, check=True, env={**os.environ, "GIT_COMMITTER_DATE": date})
    out = tmp_path / "again"
    out.mkdir()
    (out / "mine").write_text("of somebody else")
    older = [out / path.name.replace(VERSION, "0.0.1") for path in dist.iterdir()]
    for path in older:
        path.write_text("of an older release")
    command = f"umask 077; bindings/release/dist '{library_path}' {VERSION} '{out}'"
    shell = {**os.environ, "CFLAGS": "-O0", "VELTOKIT_BUNDLE": "/nothing", "TZ": "Asia/Tokyo"}
    subprocess.run(["sh", "-c", command], cwd=clone, check=True, capture_output=True, env=shell)
    assert (out / "SHA256SUMS").read_text() == (dist / "SHA256SUMS").read_text()
    assert {path.name for path in out.iterdir()} == {"mine", *(path.name for path in dist.iterdir())}
