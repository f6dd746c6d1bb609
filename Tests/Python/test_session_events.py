"""Events and game input of devices in sessions."""

from __future__ import annotations

from pathlib import Path

import pytest

from veltokit import Context, Device, Simulator, SimulatorStep, SimulatorStepKind, Store, Units, ValueType
from veltokit.errors import AlreadyRunningError, InvalidArgumentError, InvalidStateError


@pytest.fixture
def cap(velto: Context) -> Simulator:
    return velto.create_simulator(name="Triki test", script="sweep", seed=7)


def test_buttons_are_a_track_with_text(velto: Context, device: Device, cap: Simulator, store: Store, tmp_path: Path) -> None:
    session = store.begin_session()
    session.add(device)
    with pytest.raises(AlreadyRunningError):
        session.add(device)
    velto.advance(0.5)
    for _ in range(3):
        cap.press()
        velto.advance(1)
    session.end()
    (track,) = session.tracks
    assert track.info.signal == "buttons" and track.info.value_type is ValueType.I32
    rows = [row.text for row in track.read_text()]
    assert rows[0] == "button main, down, presses 1, releases 0" and rows[1] == "button main, presses 1, releases 1"
    assert len(rows) == 6 == len(track.read(Units.RAW)) and [channel.name for channel in track.channels()][0] == "button"
    times = [row.time_ns for row in track.read_text()]
    assert [row.time_ns for row in track.read_text(start_ns=times[2], end_ns=times[3])] == times[2:4]
    track.export(tmp_path / "buttons.csv", units=Units.RAW)
    header = (tmp_path / "buttons.csv").read_text().splitlines()[0]
    assert header == "time_utc,time_s,buttons.button,buttons.down,buttons.presses,buttons.releases"


def test_taps_are_a_track_of_their_own(velto: Context, store: Store) -> None:
    sim = velto.create_simulator(model_name="tap-strap-2", script="rest")
    device = velto.connect(sim.identifier).wait()
    velto.advance(1)
    session = store.begin_session()
    session.add(device)
    sim.perform(SimulatorStep(SimulatorStepKind.TAP, value=0b00011))
    velto.advance(2)
    sim.perform(SimulatorStep(SimulatorStepKind.TAP, value=0b00100))
    velto.advance(2)
    session.end()
    tracks = {track.info.signal: track for track in session.tracks}
    assert [row.text.split(", ")[0] for row in tracks["taps"].read_text()] == ["fingers thumb+index", "fingers middle"]


def test_the_input_that_polls_return_is_a_track(velto: Context, device: Device, cap: Simulator, store: Store) -> None:
    session = store.begin_session()
    session.add_input(device, 50)
    with pytest.raises(AlreadyRunningError):
        session.add_input(device, 10)
    for rate in (0, 1001, float("nan")):
        with pytest.raises(InvalidArgumentError, match="rate"):
            session.add_input(device, rate)
    velto.advance(2)
    assert session.tracks == [], "nothing is recorded while the program does not poll"
    polls = {}
    cap.press()
    for _ in range(300):
        velto.advance(0.01)
        given = device.poll(0.01)
        polls[velto.time_ns] = (given.position_x, int(given.buttons_down), given.orientation[0])
    session.end()
    device.poll(0.01)
    with pytest.raises(InvalidStateError):
        session.add_input(device, 50)
    (track,) = session.tracks
    rows = track.to_numpy()
    assert track.info.signal == "input" and track.info.rate_asked == 50 and len(rows) == pytest.approx(150, abs=2)
    for row in rows:
        x, buttons, w = polls[min(polls, key=lambda time: abs(time - int(row["timestamp_ns"])))]
        assert (row["position_x"], row["buttons"], row["w"]) == (pytest.approx(x, abs=1e-6), buttons, pytest.approx(w, abs=1e-6))
    assert set(rows["buttons"]) == {0, 1} and rows["receiving"].all() and len(set(rows["position_x"])) > 20


def test_the_input_of_two_sessions_is_polled_once(velto: Context, device: Device, store: Store) -> None:
    first, second = store.begin_session(), store.begin_session()
    first.add_input(device, 60)
    second.add_input(device, 20)

    def play() -> None:
        """Two seconds of polls that are a little early or late."""
        for number in range(120):
            velto.advance(0.016 if number % 2 else 0.0174)
            device.poll(1 / 60)

    play()
    assert store.info.rate > 5000
    first.end()
    play()
    second.end()
    assert [session.info.frame_count for session in (first, second)] == [pytest.approx(120, abs=1), pytest.approx(80, abs=2)]


def test_devices_of_another_context_are_refused(velto: Context, store: Store) -> None:
    session = store.begin_session()
    with Context(backends=velto.info.backends, manual_clock=True, ephemeral=True) as other:
        other.create_simulator(name="Triki other", script="rest", seed=9)
        foreign = other.connect("Triki other").wait()
        for add in (session.add, lambda device: session.add_input(device, 10), lambda device: session.add(device.signal("axes"))):
            with pytest.raises(InvalidArgumentError, match="belongs to another context"):
                add(foreign)
    session.end()
