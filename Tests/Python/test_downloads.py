"""Downloads of the log of boards in Python."""

from __future__ import annotations

import asyncio
from datetime import datetime, timezone

import pytest

import veltokit
from veltokit import DownloadGapCause, DownloadState, FrameFlag, Logger, MwLogFlag, MwLogMode, MwSensorConfig, Result
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
    assert page.is_last and len(stored) > 990 and bookmark and page.gaps == [] and not len(page.unknown)
    assert {sample.info.flags for sample in stored} == {FrameFlag.UTC}
    dates = [sample.timestamp_ns for sample in stored]
    assert all(8e6 < after - before < 12e6 for before, after in zip(dates, dates[1:]))
    assert 0 < velto.utc_ns(velto.time_ns) - dates[-1] < 20e9
    norms = [sum(value * value for value in sample.values) ** 0.5 for sample in stored]
    assert 5 < sum(norms) / len(norms) < 20


def test_a_download_goes_on_with_the_log(velto: veltokit.Context, device: veltokit.Device, logger: Logger) -> None:
    board, stored = device.board, 0
    board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    velto.advance(5)
    with board.download(go_on=True) as download:
        for page in download:
            assert board.log_info.flags == MwLogFlag.PAUSED
            stored += len(page[logger])
            download.acknowledge()
    assert stored > 1400 and board.log_info.flags == MwLogFlag.RUNNING


def test_a_reset_is_a_gap_of_a_page_and_an_event(velto: veltokit.Context, device: veltokit.Device, logger: Logger) -> None:
    board, gaps = device.board, []
    board.flush_log()
    board.reset().wait()
    velto.advance(3)
    device.connect().wait()
    board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    velto.advance(5)
    board.stop_logging().wait()
    with board.download() as download:
        for page in download:
            gaps += page.gaps
            len(page[logger])
            download.acknowledge()
    gap, = gaps
    assert gap.cause == DownloadGapCause.RESET and 0 < gap.since_utc_ns < gap.until_utc_ns and gap.position > 900


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


def test_samples_of_a_log_have_dates(velto: veltokit.Context, device: veltokit.Device, logger: Logger) -> None:
    with device.board.download(auto_acknowledge=True) as download:
        table = next(page[logger] for page in download if len(page[logger]))
    sample = next(iter(table))
    assert velto.utc_ns(sample) == velto.utc_ns(sample.info) == sample.timestamp_ns
    assert velto.date(sample) == datetime.fromtimestamp(sample.timestamp_ns // 1000 / 1e6, timezone.utc)
    assert velto.date(sample) < velto.date(velto.time_ns)
    assert velto.dates(table) == velto.dates(list(table)) and velto.dates(table)[0] == velto.date(sample)
    table.infos[1].flags, table.infos[1].timestamp_ns = 0, velto.time_ns
    mixed = velto.dates(table)
    assert mixed[0] == velto.date(sample) and abs((velto.date(velto.time_ns) - mixed[1]).total_seconds()) < 0.01


def test_a_sample_without_a_date_is_refused(velto: veltokit.Context, device: veltokit.Device, logger: Logger) -> None:
    with device.board.download(auto_acknowledge=True) as download:
        table = next(page[logger] for page in download if len(page[logger]))
    table.infos[1].flags = FrameFlag.UNANCHORED
    first, second, *_ = table
    assert velto.date(first)
    for convert, moment in ((velto.date, second), (velto.utc_ns, second.info), (velto.dates, table)):
        with pytest.raises(ValueError, match="no date: .* since the reset of the board"):
            convert(moment)  # type: ignore[operator]


def test_coroutines_take_pages(device: veltokit.Device, logger: Logger) -> None:
    async def take() -> int:
        count = 0
        async with device.board.download() as download:
            async for page in download:
                count += len(page[logger])
                download.acknowledge()
        assert download.operation.outcome is Result.OK and download.info.sample_count == count
        return count

    assert asyncio.run(asyncio.wait_for(take(), 60)) > 990


def test_a_coroutine_acknowledges_before_the_next_page(device: veltokit.Device, logger: Logger) -> None:
    async def take() -> None:
        async with device.board.download() as download:
            async for _ in download:
                pass

    with pytest.raises(InvalidStateError, match="acknowledge the page"):
        asyncio.run(asyncio.wait_for(take(), 60))


def test_the_loop_goes_on_while_a_coroutine_waits_for_pages(velto: veltokit.Context, device: veltokit.Device, logger: Logger) -> None:
    async def take() -> int:
        turns, ended = 0, False

        async def count() -> None:
            nonlocal turns
            while not ended:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        async with device.board.download(auto_acknowledge=True) as download:
            async for _ in download:
                pass
        ended = True
        await counting
        return turns

    assert asyncio.run(asyncio.wait_for(take(), 60)) > 20


def test_what_ends_a_download_is_raised_in_a_coroutine(device: veltokit.Device, logger: Logger) -> None:
    async def take() -> None:
        async with device.board.download(resumes=False) as download:
            async for _ in download:
                download.acknowledge()
                await device.disconnect()

    with pytest.raises(VeltoError, match="link"):
        asyncio.run(asyncio.wait_for(take(), 60))


def test_a_closed_download_keeps_its_information(velto: veltokit.Context, device: veltokit.Device, logger: Logger) -> None:
    with device.board.download() as download:
        for page in download:
            download.acknowledge()
        before = download.info
    download.close()
    assert download.info == before and before.state is DownloadState.ENDED and before.sample_count > 990
    unread = device.board.download()
    velto.close()
    unread.close()
    with pytest.raises(ReferenceError):
        unread.info
