"""A backup whose program is killed: either it is complete, or there is none."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL
from subprocess import PIPE, Popen

from pumped_context import PumpedContext
from stored_session import StoredSession

KILLS = 4
FRAMES = 4 * 16_384


def size_of_drafts(folder: Path) -> int:
    """The bytes of copies that are not complete; files come and go meanwhile."""
    size = 0
    for entry in os.scandir(folder):
        with suppress(FileNotFoundError):
            size += entry.stat().st_size if entry.name.startswith(".velto-") else 0
    return size


def test_a_copy_that_is_killed_leaves_no_file_that_looks_complete(context: PumpedContext, tmp_path: Path) -> None:
    session = StoredSession(context, tmp_path / "sessions.velto")
    track = session.add_track(3)
    for first in range(0, FRAMES, 16_384):
        session.write(track, first, 16_384, 3)
    session.end()
    context.store_close(session.store)
    interrupted = 0
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        folder.mkdir()
        program = Popen(
            [sys.executable, Path(__file__).with_name("killed_copy.py"), tmp_path / "sessions.velto", folder], stdout=PIPE, text=True)
        assert program.stdout is not None
        names = [Path(program.stdout.readline().strip())]
        # In the middle of a copy: its draft is there and grows.
        while size_of_drafts(folder) < 100_000 * (kill + 1):
            assert program.poll() is None
        program.send_signal(SIGKILL)
        program.wait()
        names += [Path(line.strip()) for line in program.stdout]
        program.stdout.close()
        interrupted += not names[-1].exists()
        for path in folder.glob("*.velto"):
            with sqlite3.connect(path) as copy:
                assert copy.execute("SELECT sum(count) FROM block").fetchone() == (FRAMES,)
                assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert interrupted > 0
