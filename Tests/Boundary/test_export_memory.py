"""Exports and copies take the same memory, whatever the length of a session."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from subprocess import run

import numpy
import pytest

if __name__ == "__main__":
    ROOT = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(ROOT / "bindings/python"), str(Path(__file__).parent)]

from pumped_context import PumpedContext, pumped
from stored_session import StoredSession
from veltokit import abi, core

SMALL, LARGE = 30_000, 300_000
"""Frames of sessions."""
MARGIN = 4096
"""Kilobytes; the frames of the large one alone are 13,000."""
INFO = numpy.dtype([("timestamp_ns", "<u8"), ("arrival_ns", "<u8"), ("sequence", "<u8"), ("tick", "<u4"), ("flags", "<u4")])
CHUNK = 30_000


def make(context: PumpedContext, path: Path, count: int) -> None:
    session = StoredSession(context, path)
    tracks = [session.add_track(3), session.add_track(1)]
    for first in range(0, count, CHUNK):
        for track, columns in zip(tracks, (3, 1)):
            infos = numpy.zeros(CHUNK, INFO)
            infos["timestamp_ns"] = (numpy.arange(first, first + CHUNK, dtype=numpy.uint64) + 1) * 10_000_000
            values = numpy.random.default_rng(first).standard_normal((CHUNK, columns)).astype("<f4").tobytes()
            rows = (abi.velto_frame_info * CHUNK).from_buffer(infos)
            context.store_write_track(session.store, track, rows, CHUNK, values, len(values))
        context.advance(1)
    assert session.status.dropped_count == 0
    session.end()
    context.store_close(session.store)


def export(context: PumpedContext, store: abi.velto_store, kind: str, folder: Path) -> None:
    definition = abi.velto_export_def()
    context.export_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
    if kind == "copy":
        return context.store_copy(store, 0, os.fsencode(folder / "copy.velto"))
    if kind == "original":
        definition.dialect, definition.units = abi.VELTO_TABLE_DIALECT_ORIGINAL, abi.VELTO_UNITS_NATIVE
    definition.is_aligned = kind == "aligned"
    context.store_export_session(store, 1, ctypes.byref(definition), os.fsencode(folder / "table.csv" if kind == "aligned" else folder))


def peak() -> int:
    """The most memory of this process since it began (kilobytes)."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmHWM")).split()[1])


def main(file: str, kind: str, folder: str) -> None:
    with pumped(core.load()) as context:
        store = context.answer(abi.velto_store, "context_open_store", context.context, file.encode())
        export(context, store, kind, Path(folder))
    print(peak())


@pytest.fixture(scope="module")
def files(velto, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("sessions")
    with pumped(velto) as context:
        for count in (SMALL, LARGE):
            make(context, folder / f"{count}.velto", count)
    return [folder / f"{count}.velto" for count in (SMALL, LARGE)]


@pytest.mark.long
@pytest.mark.parametrize("kind", ["plain", "original", "aligned", "copy"])
def test_memory_does_not_follow_the_length_of_a_session(files: list[Path], tmp_path: Path, kind: str) -> None:
    peaks = []
    for file in files:
        folder = tmp_path / file.stem
        folder.mkdir()
        program = run([sys.executable, __file__, file, kind, folder], check=True, capture_output=True, text=True)
        peaks.append(int(program.stdout))
    assert peaks[1] - peaks[0] < MARGIN, peaks
    assert sum(path.stat().st_size for path in tmp_path.rglob("*.csv")) > 10_000_000 or kind == "copy"


if __name__ == "__main__":
    main(*sys.argv[1:])
