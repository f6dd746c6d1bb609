"""The conduct of sessions: marks, texts, queries, counts, limits and silent devices."""

from __future__ import annotations

from datetime import timedelta

import pytest

from event_queues import taken
import veltokit
from veltokit import Context, Device, EventQueue, EventType, SessionState, Simulator, Store
from veltokit.errors import InvalidStateError, NotFoundError


@pytest.fixture
def cap(velto: Context) -> Simulator:
    return velto.create_simulator(name="Triki test", script="sweep", seed=7)


@pytest.fixture
def queue(velto: Context) -> EventQueue:
    return velto.events()


def test_marks_and_texts(velto: Context, store: Store) -> None:
    session = store.begin_session("walk")
    session.mark("stairs")
    velto.advance(5)
    session.mark("lift")
    session.set_text(notes="a cold day")
    session.set_text(label="run")
    session.end()
    assert [mark.text for mark in session.marks] == ["stairs", "lift"]
    first, second = session.marks
    assert second.time_ns - first.time_ns == 5_000_000_000 == second.utc_ns - first.utc_ns
    assert session.info.label == "run" and session.status.notes == "a cold day"
    for refused in (lambda: session.mark("late"), lambda: session.set_limit(1)):
        with pytest.raises(InvalidStateError):
            refused()
    with pytest.raises(NotFoundError):
        veltokit.Session(store, 99).set_text("x")


def test_a_with_block_ends_its_session(velto: Context, store: Store) -> None:
    with store.begin_session("walk") as session:
        began = session.began
        assert session.ended is None and began == velto.date(velto.time_ns)
        velto.advance(5)
    assert session.info.state == SessionState.ENDED and session.ended == began + timedelta(seconds=5)
    with store.begin_session("run") as session:
        session.end()


def test_sessions_are_found(velto: Context, device: Device, store: Store) -> None:
    walk = store.begin_session("Morning walk")
    walk.add(device.signal("axes"))
    velto.advance(1)
    walk.end()
    velto.advance(100)
    run = store.begin_session("run")
    address = walk.tracks[0].info.address

    def labels(**query: object) -> list[str]:
        return [session.info.label for session in store.find(**query)]  # type: ignore[arg-type]

    assert labels() == ["run", "Morning walk"] and labels(text="WALK") == labels(address=address) == ["Morning walk"]
    assert labels(state=SessionState.RUNNING) == ["run"] == labels(from_utc_ns=run.info.start_utc_ns)
    assert labels(to_utc_ns=walk.info.start_utc_ns) == ["Morning walk"] and labels(address="00:00:00:00:00:00") == []
    assert store.remove(address=address) == 1 and labels() == ["run"]
    assert store.remove() == 0 and labels() == ["run"]


def test_counts_are_polled_while_it_records(velto: Context, device: Device, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(3)
    status = session.status
    assert status.is_recording and status.taken_count >= status.committed_count > 50 and status.dropped_count == 0
    info = store.info
    assert info.running_count == 1 and info.rate > 0 and info.remaining is not None and info.size > 0 and info.free_size > 0
    session.end()
    assert not session.status.is_recording and store.info.remaining is None


def test_a_session_ends_at_its_limit(velto: Context, queue: EventQueue, device: Device, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    session.set_limit(duration=5)
    assert session.status.duration_limit == 5
    velto.advance(4)
    assert session.info.state is SessionState.RUNNING
    velto.advance(3)
    assert session.info.state is SessionState.ENDED
    (event,) = taken(queue, EventType.SESSION_ENDED)
    assert event.session == session.number
    other = store.begin_session()
    other.add(device.signal("axes"))
    other.set_limit(size=2000)
    velto.advance(30)
    assert other.info.state is SessionState.ENDED and other.info.frame_count < 700


def test_a_limit_of_a_byte_ends_with_the_first_commit(velto: Context, device: Device, store: Store) -> None:
    session = store.begin_session()
    session.set_limit(size=1)
    velto.advance(5)
    assert session.info.state is SessionState.RUNNING, "nothing is written"
    session.add(device.signal("axes"))
    velto.advance(0.2)
    begin = velto.time_ns
    velto.advance(10)
    assert session.info.state is SessionState.ENDED
    assert session.tracks[0].info.last_ns - begin < 1.2e9


def test_a_silent_device_is_reported(velto: Context, queue: EventQueue, device: Device, cap: Simulator, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(3)
    taken(queue)
    cap.play("silence")
    velto.advance(8)
    assert session.status.silent_count == 1
    assert [event.is_silent for event in taken(queue, EventType.TRACK_SILENT)] == [True]
    session.end()
    assert any("axes was silent for a while" in line.text for line in velto.log), "the final report"


def test_a_board_that_is_missing_at_the_start_is_tried_again(velto: Context, device: Device, store: Store) -> None:
    signal = device.signal("axes")
    device.disconnect().wait()
    velto.advance(1)
    session = store.begin_session()
    session.add(signal)
    velto.advance(20)
    session.end()
    assert session.info.frame_count > 100
