"""Streams as NumPy arrays and pandas data frames, one by one and aligned on one grid."""

from __future__ import annotations

import asyncio
from typing import Any, Iterator

import numpy
import pytest

from veltokit import AlignedStreams, Context, Device, FrameFlag, Simulator, Units, abi, arrays
from veltokit.samples import Table

RATE = 50


@pytest.fixture
def boards(velto: Context) -> list[Simulator]:
    return [velto.create_simulator(f"Board {name}", "sweep", model_name="metamotion-s", seed=seed) for seed, name in ((1, "A"), (2, "B"))]


@pytest.fixture
def devices(velto: Context, boards: list[Simulator]) -> list[Device]:
    return [velto.connect(board.identifier).wait() for board in boards]


@pytest.fixture
def aligned(devices: list[Device]) -> Iterator[AlignedStreams]:
    streams = {name: device.signal("acceleration").stream() for name, device in zip(("left", "right"), devices)}
    with AlignedStreams(streams, RATE) as aligned:
        yield aligned


def test_a_stream_is_a_structured_array(velto: Context, devices: list[Device]) -> None:
    with devices[0].signal("acceleration").stream() as stream, devices[0].signal("acceleration").stream() as twin:
        velto.advance(2)
        table, array = stream.read(), twin.read_array()
        assert array.dtype.names == ("timestamp_ns", "arrival_ns", "sequence", "tick", "flags", "x", "y", "z")
        assert array["x"].dtype == numpy.float32 and array["timestamp_ns"].dtype == numpy.int64
        assert len(array) == len(table) > 100 and numpy.array_equal(array["z"], numpy.asarray(table)[:, 2])
        assert array["timestamp_ns"].tolist() == [info.timestamp_ns for info in table.infos]
        assert array["sequence"].tolist() == list(range(1, len(table) + 1))
        empty = twin.read_array()
        assert empty.shape == (0,) and empty.dtype == array.dtype and len(numpy.concatenate((array, empty))) == len(array)
        velto.advance(0.5)
        assert len(twin.read_array(10)) == 10


def test_a_stream_is_a_data_frame_with_dates_and_units(velto: Context, devices: list[Device]) -> None:
    with devices[0].signal("acceleration").stream() as stream, devices[0].signal("acceleration").stream(Units.RAW) as raw:
        velto.advance(1)
        frame, table = stream.read_dataframe(), raw.read()
        assert list(frame.columns) == ["x", "y", "z"] and frame.attrs["units"] == {"x": "m/s²", "y": "m/s²", "z": "m/s²"}
        assert str(frame.index.tz) == "UTC" and frame.index.is_monotonic_increasing
        assert frame.index[0].floor("us").to_pydatetime() == velto.date(table.infos[0].timestamp_ns) and len(frame) == len(table)
        assert stream.read_dataframe().shape == (0, 3)


def log_infos(*flags: FrameFlag) -> Any:
    rows = (abi.velto_frame_info * len(flags))()
    for row, flag in zip(rows, flags):
        row.timestamp_ns, row.flags = 1_700_000_000_000_000_000, flag
    return arrays.frame_infos(Table(memoryview(bytes(len(flags))), rows, 1))


def test_frames_of_a_log_keep_their_dates(velto: Context) -> None:
    dates = velto.dates(log_infos(FrameFlag.UTC, FrameFlag.UTC | FrameFlag.GAP))
    assert dates.astype(int).tolist() == [1_700_000_000_000_000_000] * 2
    with pytest.raises(ValueError, match="no date"):
        velto.dates(log_infos(FrameFlag.UTC, FrameFlag.UNANCHORED))


def test_streams_of_two_boards_are_one_table(velto: Context, aligned: AlignedStreams) -> None:
    assert aligned.names == [f"{side}.{axis}" for side in ("left", "right") for axis in "xyz"]
    assert aligned.units["right.z"] == "m/s²"
    parts = []
    for _ in range(8):
        velto.advance(0.5)
        parts.append(aligned.read())
    rows = numpy.concatenate(parts)
    assert len(rows) > 3.5 * RATE and (numpy.diff(rows["timestamp_ns"]) == 1e9 / RATE).all(), "a steady grid over all reads"
    assert (rows["timestamp_ns"] % (1_000_000_000 // RATE) == 0).all()
    assert not numpy.isnan(rows["left.x"][5:]).any() and not numpy.isnan(rows["right.x"][5:]).any()
    length = numpy.sqrt(sum(rows[f"left.{axis}"][5:] ** 2 for axis in "xyz"))
    assert abs(length - 9.81).max() < 1, "interpolated between samples, not between axes"


def test_values_are_those_of_the_samples(velto: Context, devices: list[Device]) -> None:
    """A line through two samples goes through both, and a row at a sample is the sample."""
    signal = devices[0].signal("acceleration")
    plain = signal.stream()
    with AlignedStreams({"a": signal.stream()}, 1000) as aligned, plain:
        velto.advance(1)
        samples, rows = plain.read_array(), aligned.read()
    wanted = numpy.interp(rows["timestamp_ns"], samples["timestamp_ns"], samples["x"].astype(float))
    assert len(rows) > 500 and numpy.allclose(rows["a.x"], wanted, atol=1e-6)


def test_missing_samples_are_gaps(velto: Context, boards: list[Simulator], aligned: AlignedStreams) -> None:
    velto.advance(1)
    before = aligned.read()
    link = boards[1].link
    boards[1].link = link.replace(packet_loss=0.9)
    velto.advance(1)
    boards[1].link = link
    velto.advance(2)
    rows = numpy.concatenate((before, aligned.read()))
    assert (numpy.diff(rows["timestamp_ns"]) == 1e9 / RATE).all()
    assert not numpy.isnan(rows["left.x"][5:]).any()
    gap = numpy.isnan(rows["right.x"][5:])
    assert 0.6 * RATE < gap.sum() < 1.0 * RATE and not gap[-RATE // 2:].any() and not gap[: RATE // 2].any()


def test_rows_wait_for_a_lagging_stream_only_for_a_while(velto: Context, boards: list[Simulator], devices: list[Device]) -> None:
    streams = {name: device.signal("acceleration").stream() for name, device in zip(("left", "right"), devices)}
    with AlignedStreams(streams, RATE, patience=0.5) as aligned:
        velto.advance(1)
        aligned.read()
        boards[1].link = boards[1].link.replace(packet_loss=0.95)
        velto.advance(0.3)
        waiting = aligned.read()
        velto.advance(0.7)
        rows = aligned.read()
    assert len(waiting) < 0.2 * RATE and len(rows) > 0.8 * RATE
    assert not numpy.isnan(rows["left.x"]).any() and numpy.isnan(rows["right.x"][-RATE // 4 :]).all()


def test_a_longer_gap_is_bridged_on_request(velto: Context, boards: list[Simulator], devices: list[Device]) -> None:
    with AlignedStreams({"a": devices[1].signal("acceleration").stream()}, RATE, max_gap=5) as aligned:
        velto.advance(1)
        link = boards[1].link
        boards[1].link = link.replace(packet_loss=0.9)
        velto.advance(1)
        boards[1].link = link
        velto.advance(2)
        assert not numpy.isnan(aligned.read()["a.x"]).any()


def test_a_stream_that_ends_is_a_gap_until_another_takes_its_place(
    velto: Context, boards: list[Simulator], devices: list[Device], aligned: AlignedStreams
) -> None:
    velto.advance(1)
    first = aligned.read()
    devices[1].disconnect().wait()
    velto.advance(1)
    second = aligned.read()
    assert len(second) > 0.9 * RATE, "rows do not wait for a stream that has ended"
    assert numpy.isnan(second["right.x"][-RATE // 2 :]).all() and not numpy.isnan(second["left.x"]).any()
    devices[1].connect().wait()
    with pytest.raises(ValueError, match="same context and channels"):
        aligned.replace("right", devices[1].signal("angular-velocity").stream(Units.RAW))
    with pytest.raises(KeyError):
        aligned.replace("middle", devices[1].signal("acceleration").stream())
    aligned.replace("right", devices[1].signal("acceleration").stream())
    velto.advance(3)
    third = aligned.read()
    assert not numpy.isnan(third["right.x"][-RATE:]).any()
    assert (numpy.diff(numpy.concatenate((first, second, third))["timestamp_ns"]) == 1e9 / RATE).all()


def test_an_aligned_table_is_a_data_frame(velto: Context, aligned: AlignedStreams) -> None:
    velto.advance(1)
    frame = aligned.read_dataframe()
    assert list(frame.columns) == aligned.names and frame.attrs["units"] == aligned.units
    assert str(frame.index.tz) == "UTC" and len(frame) > 20
    assert aligned.read_dataframe().shape == (0, 6)


def test_coroutines_align_streams(velto: Context, devices: list[Device]) -> None:
    async def run() -> int:
        async with AlignedStreams({"a": devices[0].signal("acceleration").stream()}, RATE) as aligned:
            velto.advance(1)
            return len(aligned.read())

    assert asyncio.run(run()) > 0.5 * RATE


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"rate": 0}, "rate is 0"), ({"rate": float("nan")}, "rate is nan"), ({"rate": 1, "patience": -1}, "patience is -1"),
        ({"rate": 1, "max_gap": 0}, "max_gap is 0"),
    ],
)
def test_impossible_grids_are_refused(devices: list[Device], settings: dict[str, Any], sentence: str) -> None:
    with devices[0].signal("acceleration").stream() as stream, pytest.raises(ValueError, match=sentence):
        AlignedStreams({"a": stream}, **settings)


def test_streams_of_no_context_are_refused() -> None:
    with pytest.raises(ValueError, match="0 contexts"):
        AlignedStreams({}, 100)
