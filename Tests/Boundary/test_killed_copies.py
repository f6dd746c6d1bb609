"""A backup whose program is killed: either it is complete, or there is none."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path
from signal import SIGXFSZ
from subprocess import run

import pytest

from pumped_context import PumpedContext
from stored_session import StoredSession

pytestmark = pytest.mark.sweep

FRAMES = 4 * 16_384


@pytest.mark.parametrize("part", [0, 0.1, 0.5, 0.9])
def test_a_copy_that_is_killed_leaves_no_file_that_looks_complete(context: PumpedContext, tmp_path: Path, part: float) -> None:
    session = StoredSession(context, tmp_path / "sessions.velto")
    track = session.add_track(3)
    for first in range(0, FRAMES, 16_384):
        session.write(track, first, 16_384, 3)
    session.end()
    context.store_close(session.store)
    limit = round(part * (tmp_path / "sessions.velto").stat().st_size)
    folder = tmp_path / "copies"
    folder.mkdir()
    program = Path(__file__).with_name("killed_copy.py")
    done = run([sys.executable, program, tmp_path / "sessions.velto", folder, str(limit)], capture_output=True, text=True)
    assert done.returncode == -SIGXFSZ, done.stderr
    assert [path.name for path in folder.glob("*.velto")] == ["whole.velto"]
    with sqlite3.connect(folder / "whole.velto") as copy:
        assert copy.execute("SELECT sum(count) FROM block").fetchone() == (FRAMES,)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    drafts = [path.stat().st_size for path in folder.glob(".velto-*")]
    assert drafts and max(drafts) <= limit, "it died in the middle of the copy"
