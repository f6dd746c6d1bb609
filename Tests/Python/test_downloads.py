"""Downloads of the log of boards in Python."""

from __future__ import annotations

import pytest

import veltokit
from veltokit import DownloadState, FrameFlag, Logger, MwLogMode, MwSensorConfig, Result
from veltokit.errors import InvalidStateError, VeltoError


@pytest.fixture
def device(velto: veltokit.Context) -> veltokit.Device:
    sim = velto.create_simulator(model_name="metamotion-s", script="walk")
    device = velto.connect(sim.identifier).wait()
    velto.advance(0.5)
    return device


@pytest.fixture
def logger(velto: veltokit.Context, device: veltokit.Device) -> Logger:
    """Ten seconds of acceleration are in the log."""
    board = device.board
    board.set_sensor(MwSensorConfig(rate=100, range_g=4))
    logger, created = board.create_logger(device.signal("acceleration"), key="wrist")
    created.wait()
    board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    velto.advance(10)
    board.stop_logging().wait()
    return logger


def test_pages_come_one_after_the_other(velto: veltokit.Context, device: veltokit.Device, logger: Logger) -> None:
    stored, bookmark = [], b""
    with device.board.download() as download:
        for page in download:
            stored += page[logger]
            bookmark = download.bookmark
            download.acknowledge()
    assert page.is_last and len(stored) > 990 and bookmark and not page.gap_count and not len(page.unknown)
    assert {sample.info.flags for sample in stored} == {FrameFlag.UTC}
    dates = [sample.timestamp_ns for sample in stored]
    assert all(8e6 < after - before < 12e6 for before, after in zip(dates, dates[1:]))
    assert 0 < velto.utc_ns(velto.time_ns) - dates[-1] < 20e9
    norms = [sum(value * value for value in sample.values) ** 0.5 for sample in stored]
    assert 5 < sum(norms) / len(norms) < 20


def test_a_page_must_be_acknowledged_before_the_next(device: veltokit.Device, logger: Logger) -> None:
    download = device.board.download()
    page = download.wait(10)
    assert page is not None and repr(page) == "<Page of 256 samples>" and download.poll() is None
    with pytest.raises(InvalidStateError, match="acknowledge the page"):
        download.wait(1)
    download.acknowledge()
    with pytest.raises(InvalidStateError, match="no page"):
        download.acknowledge()
    assert download.wait(10) is not None
    assert download.info.state is DownloadState.RUNNING and download.operation.progress.total > 1900
    download.close()
    with pytest.raises(VeltoError):
        download.operation.wait(1)


def test_a_download_goes_on_from_a_bookmark(device: veltokit.Device, logger: Logger) -> None:
    first = device.board.download()
    page = first.wait(10)
    rows, bookmark = list(page[logger]), first.bookmark
    first.close()
    with device.board.download(bookmark) as second:
        for page in second:
            rows += page[logger]
            second.acknowledge()
        info = second.info
    ticks = [sample.info.tick for sample in rows]
    assert ticks == sorted(ticks) and len(rows) == info.sample_count and info.repeated_count == 512
    with pytest.raises(VeltoError, match="bookmark is damaged"):
        device.board.download(bookmark[:-1])


def test_reading_acknowledges_if_wanted(device: veltokit.Device, logger: Logger) -> None:
    with device.board.download(auto_acknowledge=True) as download:
        count = sum(len(page[logger]) for page in download)
    assert count > 990 and download.operation.outcome is Result.OK


def test_what_ends_a_download_is_raised(velto: veltokit.Context, device: veltokit.Device, logger: Logger) -> None:
    with device.board.download(resumes=False) as download:
        assert download.wait(10) is not None
        download.acknowledge()
        device.disconnect().wait()
        with pytest.raises(VeltoError, match="link"):
            for _ in download:
                download.acknowledge()
