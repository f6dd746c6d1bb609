"""The library stays small enough to ship inside a game."""

import os
import shutil
import subprocess

# With three families, of the third all but logging and firmware, a radio of the program's own, virtual devices, and the
# runtime of tasks (0.9 MB). Command sequences, records of boards and simulated logs added
# 0.3 MB; clocks, dates, kept frames, repeated connects and what reads a log 0.2 MB,
# loggers and the course of a log 0.2 MB, downloads 0.3 MB, processors, timers, events and macros with their models 0.3 MB. The rest
# of boards, and storage, will add some more: 14 MB are the end.
LIMIT = 13_700_000


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
