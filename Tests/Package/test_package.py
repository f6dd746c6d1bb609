"""The package as Swift programmers meet it: it builds by itself, and another package imports it."""

from __future__ import annotations

import subprocess
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def test_swift_build_alone_succeeds(repository: Path) -> None:
    build = subprocess.run(["swift", "build"], cwd=repository, capture_output=True, text=True)
    assert build.returncode == 0, build.stdout + build.stderr


def test_another_package_imports_it(repository: Path) -> None:
    command = ["swift", "run", "--quiet", "--package-path", PACKAGE, "--scratch-path", repository / ".build/package"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    name, rightmost = run.stdout.splitlines()[-1].split(" went as far as ")
    assert name == "Triki package"
    assert 0.5 < float(rightmost) < 1.5
