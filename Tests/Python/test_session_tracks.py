"""Tracks of the program's own samples."""

from __future__ import annotations

import numpy
import pytest

from veltokit import Context, Store, TimeBase, TrackGapKind
from veltokit.errors import InvalidArgumentError, InvalidStateError, WrongKindError


def test_a_programs_own_samples(velto: Context, store: Store) -> None:
    session = store.begin_session()
    track = session.add_track("pulse", "pulse [bpm], quality", rate=1)
    times = [velto.time_ns + number * 1_000_000_000 for number in range(5)]
    track.write(times[:2], [(60, 1), (61, 0.5)])
    track.write(times[2:], [(62, 1), (63, 1), (64, 1)])
    with pytest.raises(WrongKindError, match="pulse, quality"):
        track.write(times[:1], [(60,)])
    session.end()
    table = track.read()
    assert numpy.asarray(table)[:, 0].tolist() == [60, 61, 62, 63, 64] and [info.timestamp_ns for info in table.infos] == times
    assert track.channels()[0].unit == "bpm" and session.tracks[0].info.device_name == ""
    with pytest.raises(InvalidStateError):
        track.write(times[:1], [(60, 1)])
    with pytest.raises(InvalidArgumentError):
        store.begin_session().add_track("", "x")


def test_times_of_a_track_do_not_fall(velto: Context, store: Store) -> None:
    session = store.begin_session()
    track = session.add_track("pulse", "pulse [bpm]")
    track.write([1000, 1000, 2000], [(1,), (2,), (3,)])
    with pytest.raises(InvalidArgumentError, match=r"infos\[1\].timestamp_ns is 2999, after a sample at 3000"):
        track.write([3000, 2999], [(4,), (5,)])
    with pytest.raises(InvalidArgumentError, match=r"infos\[0\].timestamp_ns is 1999"):
        track.write([1999], [(4,)])
    track.write([2000], [(6,)])
    session.end()
    assert numpy.asarray(track.read())[:, 0].tolist() == [1, 2, 3, 6], "a refused call appends nothing"


@pytest.mark.parametrize("channels, reason", [
    ("x, y, x", '"x" twice'), ("x [g], x [m]", '"x" twice'), ("x, , y", 'the name ""'), ("[bpm]", 'the name ""'), ("a\nb", "control"),
])
def test_channels_have_names_that_can_be_told_apart(store: Store, channels: str, reason: str) -> None:
    session = store.begin_session()
    with pytest.raises(InvalidArgumentError, match=reason):
        session.add_track("pulse", channels)
    with pytest.raises(InvalidArgumentError, match="control"):
        session.add_track("pul\tse", "x")
    assert session.tracks == []


def test_gaps_of_a_programs_own_track(store: Store) -> None:
    session = store.begin_session()
    track = session.add_track("pulse", "pulse [bpm]")
    track.write([1000], [(1,)])
    track.write_gap(TrackGapKind.OVERFLOW, 1000, 500, 7)
    track.write([2000], [(2,)])
    track.write_gap(TrackGapKind.LINK, 2000, 9000)
    with pytest.raises(InvalidArgumentError, match="kind is 0: must be a cause"):
        track.write_gap(TrackGapKind.NONE, 0, 0)
    session.end()
    found = [(gap.kind, gap.after_sequence, gap.time_ns, gap.duration_ns, gap.count) for gap in track.gaps]
    assert found == [(TrackGapKind.OVERFLOW, 1, 1000, 500, 7), (TrackGapKind.LINK, 2, 2000, 9000, 0)]
    with pytest.raises(InvalidStateError):
        track.write_gap(TrackGapKind.LINK, 0, 0)


def test_samples_with_dates_are_dated_by_them(velto: Context, store: Store) -> None:
    """Their session is listed at the date of its data, not at that of the import."""
    session = store.begin_session("import")
    track = session.add_track("pulse", "pulse [bpm]", time_base=TimeBase.UTC)
    start = 1_700_000_000_000_000_000
    track.write([start, start + 5_000_000_000], [(60,), (61,)])
    session.end()
    assert session.tracks[0].info.time_base is TimeBase.UTC
    assert (session.info.start_utc_ns, session.info.end_utc_ns) == (start, start + 5_000_000_000)
    assert [found.number for found in store.find(to_utc_ns=start)] == [session.number]
    assert track.facts["first_utc"].startswith("2023-11-14T22:13:20") and str(session.facts["session"]["start_utc"]).startswith("2023-11-14")
    other = store.begin_session("live")
    other.add_track("pulse", "x", time_base=TimeBase.UTC).write([start], [(1,)])
    other.add_track("clock", "x").write([velto.time_ns], [(1,)])
    other.end()
    assert other.info.start_utc_ns > start, "a track on the clock of the context was measured now"


def test_a_time_that_no_file_can_hold_is_refused(store: Store) -> None:
    track = store.begin_session().add_track("pulse", "x")
    with pytest.raises(InvalidArgumentError, match="at most 9223372036854775807"):
        track.write([1 << 63], [(1,)])
    track.write([(1 << 63) - 1], [(1,)])
