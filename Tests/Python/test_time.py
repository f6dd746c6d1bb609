"""Dates of what carries a time on the context's clock."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

import veltokit
from veltokit import Context
from veltokit.errors import InvalidArgumentError

numpy: Any = pytest.importorskip("numpy")


def test_events_values_samples_and_inputs_have_dates(velto: Context, device: veltokit.Device) -> None:
    stream = device.signal("axes").stream()
    velto.advance(1)
    table = stream.read()
    sample = next(iter(table))
    event = velto.default_queue.poll()
    assert event is not None
    for moment in (sample, sample.info, event, device.poll()):
        assert velto.date(moment) == velto.date(moment.timestamp_ns)
        assert abs(datetime.now(timezone.utc) - velto.date(moment)) < timedelta(minutes=10)
    dates = velto.dates(table)
    assert len(dates) == len(table) > 40 and dates[0] == velto.date(sample) and dates == sorted(dates)
    assert velto.dates([sample, sample.timestamp_ns]) == [dates[0]] * 2


def test_seconds_are_no_date(velto: Context) -> None:
    for moment in (1.5, velto.time, "1", None):
        with pytest.raises(TypeError, match="nanoseconds"):
            velto.date(moment)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="seconds"):
        velto.dates(numpy.array([1.5, 2.5]))


def test_a_whole_array_becomes_dates(velto: Context) -> None:
    velto.advance(100)
    for kind in ("uint64", "int64"):
        times = numpy.arange(1_000_000_000, 100_000_000_000, 1_000_000_007, dtype=kind).reshape(3, -1)
        dates = velto.dates(times)
        assert dates.dtype == "datetime64[ns]" and dates.shape == times.shape
        assert (numpy.diff(dates.reshape(-1)).astype(int) == 1_000_000_007).all()
        first = dates[0, 0].astype("datetime64[us]").astype(datetime).replace(tzinfo=timezone.utc)
        assert first == velto.date(1_000_000_000)
    assert velto.dates(numpy.array([], "uint64")).size == 0


def test_the_frames_of_an_array_have_the_dates_of_their_samples(velto: Context, device: veltokit.Device) -> None:
    stream = device.signal("axes").stream()
    velto.advance(1)
    table = stream.read()
    velto.advance(1)
    assert (velto.dates(stream.read_array()) > velto.dates(numpy.array([table.infos[0].timestamp_ns], "u8"))).all()


def test_a_date_is_no_time_of_the_clock(velto: Context) -> None:
    """It would become a date decades ahead."""
    moment = velto.time_ns
    for far in (velto.utc_ns(moment), 2**64 - 1):
        with pytest.raises(InvalidArgumentError, match="must be a time on the context's clock"):
            velto.date(far)
    with pytest.raises(InvalidArgumentError, match="use it as it is if it is a date"):
        velto.dates(numpy.array([moment, velto.utc_ns(moment)], "u8"))


def test_an_array_over_a_sleep_of_the_machine_is_split() -> None:
    from veltokit import _dates

    def utc_ns(time: int) -> int:
        return time + (10**15 if time < 5_000 * 10**6 else 2 * 10**15 if time < 7_777 * 10**6 else 3 * 10**15)

    times = numpy.array([7_777, 1, 4_999, 9_000, 5_000, 7_776, 5_000], "uint64") * 10**6
    assert _dates.convert_column(utc_ns, times).astype(int).tolist() == [utc_ns(int(time)) for time in times]


def test_a_date_and_its_time_on_the_clock_belong_together(velto: Context) -> None:
    velto.advance(100)
    moment = velto.time_ns - 7_000_000
    assert velto.utc_ns(moment + 1) == velto.utc_ns(moment) + 1
    assert abs(velto.time_ns_of(velto.date(moment)) - moment) < 2_000
    with pytest.raises(ValueError, match="time zone"):
        velto.time_ns_of(datetime(2026, 1, 1))


def test_samples_around_a_loss_stand_apart(velto: Context) -> None:
    """A session keeps times in steps of 100 ns, and a program divides by their distances."""
    simulator = velto.create_simulator(model_name="metamotion-s", script="sweep", seed=4)
    board = velto.connect(simulator.identifier).wait()
    simulator.link = simulator.link.replace(packet_loss=0.2)
    stream = board.signal("acceleration").stream()
    velto.advance(30)
    rows = stream.read_array()
    assert len(rows) > 1500 and (rows["timestamp_ns"] <= rows["arrival_ns"]).all()
    assert numpy.diff(rows["timestamp_ns"]).min() >= 600_000, "a sixteenth of a period"
