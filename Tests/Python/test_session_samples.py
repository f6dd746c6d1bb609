"""Samples of sessions, bit for bit, and their time zones."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

import veltokit
from veltokit import Context, Signal, Store, TimeBase, Units, ValueType


def compared(velto: Context, store: Store, signal: Signal) -> int:
    """Records and streams a signal at the same time, compares each frame in all units, and returns the number of frames."""
    session = store.begin_session()
    session.add(signal)
    streams = [signal.stream(units) for units in Units]
    velto.advance(0.2)
    for stream in streams:
        stream.read()
    velto.advance(1.5)
    tables = [stream.read() for stream in streams]
    for stream in streams:
        stream.close()
    session.end()
    if not len(tables[0]):
        return 0
    (track,) = session.tracks
    for units, table in zip(Units, tables):
        read = track.read(units)
        kept = {round(info.timestamp_ns, -2): row for info, row in zip(read.infos, numpy.asarray(read).tolist())}
        streamed = {round(info.timestamp_ns, -2): row for info, row in zip(table.infos, numpy.asarray(table).tolist())}
        assert streamed and all(repr(kept[time]) == repr(row) for time, row in streamed.items()), (track.info.signal, units)
    return len(tables[0])


@pytest.mark.parametrize("model, count, types", [
    ("metamotion-s", 12, {ValueType.I32, ValueType.U32, ValueType.F32}), ("tap-strap-2", 6, {ValueType.I32, ValueType.F32}),
])
def test_every_kind_of_sample_is_kept_bit_for_bit(
    velto: Context, store: Store, model: str, count: int, types: set[ValueType]
) -> None:
    sim = velto.create_simulator(model_name=model, script="walk" if model == "metamotion-s" else "rest")
    device = velto.connect(sim.identifier).wait()
    velto.advance(1)
    found = [signal.info.raw_type for signal in device.signals if signal.can_stream and compared(velto, store, signal)]
    assert len(found) >= count and set(found) == types


RECORD = """
import sys, veltokit
with veltokit.Context(simulated=True, manual_clock=True, ephemeral=True) as velto, velto.open_store(sys.argv[1]) as store:
    session = store.begin_session("island")
    velto.advance(1)
    session.mark("here")
    session.end()
    print(session.info.start_utc_ns, session.marks[0].utc_ns)
"""


def test_a_session_names_the_zone_in_which_it_was_recorded(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {**os.environ, "TZ": "Australia/Lord_Howe", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", RECORD, file], env=environment, check=True, capture_output=True, text=True)
    monkeypatch.setenv("TZ", "America/New_York")
    with Context(simulated=True, manual_clock=True, ephemeral=True) as velto, velto.open_store(file) as store:
        (session,) = store.sessions
        assert run.stdout.split() == [str(session.info.start_utc_ns), str(session.marks[0].utc_ns)]
        assert session.status.zone == "Australia/Lord_Howe" and session.status.start_offset in (37_800, 39_600)


@pytest.fixture
def berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("berlin")
@pytest.mark.parametrize("change", [1_774_746_000, 1_792_890_000], ids=["2026-03-29", "2026-10-25"])
def test_the_night_in_which_the_clocks_change_has_all_its_hours(store: Store, tmp_path: Path, change: int) -> None:
    """Berlin sets its clocks at 1:00 UTC; the hours around it have as many rows as the others, and times rise."""
    assert time.localtime(change - 1).tm_gmtoff != time.localtime(change).tm_gmtoff
    session = store.begin_session("night")
    times = [(change - 7200 + 10 * number) * 1_000_000_000 for number in range(4 * 360)]
    session.add_track("pulse", "pulse [bpm]", rate=0.1, time_base=TimeBase.UTC).write(times, [(number,) for number in range(len(times))])
    session.end()
    session.export(tmp_path / "csv")
    (table,) = (tmp_path / "csv").glob("*.csv")
    dates = [line.split(",")[0] for line in table.read_text().splitlines()[1:]]
    assert dates == sorted(set(dates)) and session.tracks[0].to_numpy()["timestamp_ns"].tolist() == times
    hours = [date[:13] for date in dates]
    assert [hours.count(hour) for hour in sorted(set(hours))] == [360] * 4
    assert session.info.start_utc_ns == times[0] and session.info.end_utc_ns == times[-1]
