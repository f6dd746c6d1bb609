"""Readers that are stopped between two portions, while a program records: they hold no transaction, so the log does not grow."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import stopped_reader
from pumped_context import PumpedContext
from stored_session import StoredSession

COLUMNS, FRAMES, COMMITS = 64, 2_000, 60
"""Half a megabyte in each commit; the log is emptied after eight."""


def test_a_stopped_reader_does_not_make_the_log_grow(context: PumpedContext, tmp_path: Path) -> None:
    path = tmp_path / "sessions.velto"
    log = path.with_name("sessions.velto-wal")
    stored = StoredSession(context, path)
    track = stored.add_track(COLUMNS)

    def record(commit: int) -> int:
        stored.write(track, commit * FRAMES, FRAMES, COLUMNS)
        context.advance(1)
        return log.stat().st_size

    for commit in range(20):
        record(commit)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    reader = subprocess.Popen([sys.executable, stopped_reader.__file__, path], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert reader.stdout is not None and 0 < int(reader.stdout.readline()) < 20 * FRAMES
        _, status = os.waitpid(reader.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status)
        sizes = [record(commit) for commit in range(20, COMMITS)]
        written = path.stat().st_size
        assert max(sizes) < 16 << 20 < written, f"the log has {max(sizes)} bytes of {written}"
        reader.send_signal(signal.SIGCONT)
        assert int(reader.stdout.readline()) == stored.status.committed_count == COMMITS * FRAMES
    finally:
        reader.kill()
        reader.wait()
    stored.end()
