"""The library stays small enough to ship inside a game."""

import os
import shutil
import subprocess

# With three families, their firmware, sessions and orientation, a radio of the program's own, virtual devices, and the
# runtime of tasks (0.9 MB). Functions of equal code are one (`--icf=all`), which saves 0.7 MB, and unused code of the Swift runtime is left out
# (`.ci/runtime`), which saves 1 MB. 14 MB are the end.
LIMIT = 13_900_000


def test_the_stripped_library_keeps_its_budget(tmp_path):
    copy = tmp_path / "libveltokit.so"
    shutil.copy(os.environ["VELTOKIT_LIBRARY"], copy)
    subprocess.run(["strip", copy], check=True)
    assert copy.stat().st_size <= LIMIT


def test_the_regular_expressions_of_the_runtime_are_not_linked_in():
    symbols = subprocess.run(
        ["nm", os.environ["VELTOKIT_LIBRARY"]], check=True, capture_output=True, text=True
    ).stdout
    assert "RegexParser" not in symbols
