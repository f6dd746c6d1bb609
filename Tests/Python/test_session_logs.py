"""Logs of boards in sessions."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

import veltokit
from veltokit import Context, Device, MwLogMode, MwSensorConfig, SessionState, Store, Units


@pytest.fixture
def board(velto: Context) -> Device:
    """Ten seconds of acceleration are in the log."""
    sim = velto.create_simulator(model_name="metamotion-s", script="walk")
    device = velto.connect(sim.identifier).wait()
    velto.advance(0.5)
    device.board.set_sensor(MwSensorConfig(rate=100, range_g=4))
    device.board.create_logger(device.signal("acceleration"), key="wrist")[1].wait()
    device.board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    velto.advance(10)
    device.board.stop_logging().wait()
    return device


def test_a_log_becomes_a_session(velto: Context, board: Device, store: Store) -> None:
    session, download = store.download_log(board, "night")
    download.wait()
    velto.advance(0.1)
    assert session.info.state is SessionState.ENDED and session.info.label == "night" and store.downloads == []
    (track,) = session.tracks
    table = track.read(Units.NATIVE)
    assert track.info.signal == "acceleration" and 990 < len(table) == session.info.frame_count
    times = numpy.array([info.timestamp_ns for info in table.infos])
    assert (numpy.diff(times) > 0).all() and 0 < velto.utc_ns(velto.time_ns) - times[-1] < 20e9
    assert [info.sequence for info in table.infos] == list(range(1, len(table) + 1)) and table.infos[5].tick > 0
    norms = numpy.linalg.norm(numpy.asarray(table), axis=1)
    assert 0.5 < norms.mean() < 2
    assert track.read_text()[0].text.startswith("x ") and "g, y" in track.read_text()[0].text


def test_an_interrupted_download_goes_on_in_its_session(velto: Context, board: Device, file: Path) -> None:
    """The store is abandoned after each number of pages; a later one goes on with what is on the disk."""
    sessions, pages = set(), set()
    for turn in range(40):
        store = velto.open_store(file)
        session, download = store.download_log(board)
        sessions.add(session.number)
        velto.advance(0.2 + 0.05 * (turn % 7))
        if download.done:
            break
        assert [(found.session, found.is_running) for found in store.downloads] == [(session.number, True)]
        assert session.status.is_recording
        pages.add(store.downloads[0].page_count)
        store.close()
        # The board sends the rest of the page, which no one takes, before it can be read again.
        velto.advance(3)
    else:
        pytest.fail("it never ended")
    assert len(pages) > 3 and sessions == {session.number}
    velto.advance(1)
    (track,) = session.tracks
    numbers = [info.sequence for info in track.read(Units.RAW).infos]
    ticks = [info.tick for info in track.read(Units.RAW).infos]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 990
    assert ticks == sorted(set(ticks)) and session.info.state is SessionState.ENDED
    store.close()


def test_a_log_that_was_read_is_not_read_again(velto: Context, board: Device, store: Store) -> None:
    first, download = store.download_log(board)
    download.wait()
    velto.advance(0.1)
    board.board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    velto.advance(3)
    board.board.stop_logging().wait()
    second, download = store.download_log(board)
    download.wait()
    velto.advance(0.1)
    assert second.number != first.number and second.info.state is SessionState.ENDED
    ends = [session.tracks[0].read(Units.RAW).infos for session in (first, second)]
    assert ends[0][len(ends[0]) - 1].timestamp_ns < ends[1][0].timestamp_ns and 250 < len(ends[1]) < 350


def test_a_session_knows_what_recorded_it(velto: Context, board: Device, store: Store) -> None:
    session = store.begin_session()
    assert session.facts["session"]["simulated"] is False
    session.add(board.signal("acceleration"))
    velto.advance(2)
    session.end()
    facts = session.facts
    assert facts["session"]["simulated"] is True and facts["session"]["library"] == veltokit.__version__
    (track,) = facts["tracks"]
    assert track["configuration"]["rate"] == 100 and track["configuration"]["scales"] == [pytest.approx(4 / 32768)] * 3
    log, download = store.download_log(board)
    download.wait()
    assert log.facts["session"]["simulated"] is True and log.facts["session"]["library"] == veltokit.__version__
    assert log.facts["tracks"][0]["configuration"]["scales"] == track["configuration"]["scales"]
