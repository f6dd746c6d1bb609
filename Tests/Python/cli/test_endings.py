"""The end of a command: Ctrl-C, closed pipes, full disks, kills, lost links."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest

from velto.commands.record import watch
from veltokit import Board, Cause, Context, Result
from veltokit.errors import LibraryMissingError, NotPermittedError
from veltokit.studio import Studio, StudioError
from veltokit.studio.world import SimulatedWorld, state_home

from .conftest import Velto

pytestmark = pytest.mark.sweep

PROGRAM = [sys.executable, "-m", "velto"]
KILLED = """
import os, signal, sys
from velto.__main__ import main
from veltokit.studio.logs import StudioLogs

download = StudioLogs.download_log

async def download_log(self, device, label=None, report=None):
    def end(progress):
        is_begun = progress.total and progress.done >= 0.4 * progress.total
        if is_begun and self.store.find(text="night"):
            os.kill(os.getpid(), signal.SIGKILL)

    return await download(self, device, label, end)

StudioLogs.download_log = download_log
sys.exit(main())
"""
"""`velto`, which is killed in the middle of a download, once its session is in the file: by the last report, before the log is erased."""
START_ACCELEROMETER, STOP_ACCELEROMETER = bytes([3, 1, 1]), bytes([3, 1, 0])
"""The packets that run and stop the accelerometer of a MetaMotion S."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The packets that reached the simulated board until its world ended."""
    packets: list[bytes] = []
    close = SimulatedWorld.close

    def collect(world: SimulatedWorld) -> None:
        packets.extend(bytes(write.data) for write in world.simulators[0].writes())
        close(world)

    monkeypatch.setattr(SimulatedWorld, "close", collect)
    return packets


def interrupt_at(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, number: int) -> None:
    """Sends a signal to this process at the first call of a method."""
    method = getattr(owner, name)

    def call(*arguments: Any) -> Any:
        monkeypatch.setattr(owner, name, method)
        os.kill(os.getpid(), number)
        return method(*arguments)

    monkeypatch.setattr(owner, name, call)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_stops_the_sensor(velto: Velto, written: list[bytes], monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    from velto.output.samples import CsvRows

    interrupt_at(monkeypatch, CsvRows, "take", number)
    done = velto("stream", "acceleration", "--csv", "--simulated")
    assert done.code == 130 and "lost." in done.err and "Traceback" not in done.err
    assert STOP_ACCELEROMETER in written[written.index(START_ACCELEROMETER):]


def test_an_interrupted_recording_is_whole(velto: Velto, simulated: Velto, monkeypatch: pytest.MonkeyPatch) -> None:
    from veltokit import Session

    calls = []
    interrupt = lambda: len(calls) == 10 and os.kill(os.getpid(), signal.SIGINT)  # noqa: E731
    status = Session.status.fget
    monkeypatch.setattr(Session, "status", property(lambda session: calls.append(interrupt()) or status(session)))
    monkeypatch.setattr("velto.commands.record.drawing", lambda *_, **__: Drawn())
    done = velto("record", "acceleration", "--label", "cut", "--simulated")
    assert done.code == 130, done.err
    found = simulated("sessions", "list", "cut").only("session")
    assert found["state"] == "ended" and found["samples"] > 100


class Drawn:
    """A place on a terminal where everything is made, and nothing drawn."""

    def __enter__(self) -> Any:
        return lambda make: make()

    def __exit__(self, *_: object) -> None:
        pass


@pytest.mark.parametrize("name", ["create_logger", "start_logging"])
def test_an_interrupted_log_start_leaves_no_logger(velto: Velto, simulated: Velto, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    interrupt_at(monkeypatch, Board, name, signal.SIGINT)
    assert velto("log", "start", "acceleration", "--simulated").code == 130
    log = simulated("log", "status").only("log")
    assert log["signals"] == [] and "running" not in log["flags"] and not log["entries"]


def test_an_interrupted_light_ends(velto: Velto, written: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also before the answer to the pattern."""
    play = Board.play_led

    async def cut(board: Board, *arguments: Any) -> None:
        await play(board, *arguments)
        raise asyncio.CancelledError

    monkeypatch.setattr(Board, "play_led", cut)
    assert velto("led", "red", "--simulated").code == 130
    played = max(index for index, packet in enumerate(written) if packet[:2] == bytes([2, 1]))
    assert bytes([2, 2, 1]) in written[played:]


def test_a_device_that_cannot_be_disconnected_keeps_none(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    async def disconnect(studio: Studio, device: Any) -> None:
        seen.append(device)
        if len(seen) == 1:
            await asyncio.Event().wait()

    async def begin() -> None:
        async with Studio(simulated=True, speed=1e9) as studio:
            for kind in ("metawear", "tap"):
                await studio.choose(kind)
            monkeypatch.setattr(Studio, "disconnect", disconnect)

    monkeypatch.setattr("veltokit.studio.devices.LONGEST_END", 0.01)
    asyncio.run(begin())
    assert len(seen) == 2


def test_a_failure_of_the_system_is_that_of_output_only_if_it_is() -> None:
    from velto.exit_codes import FAILED, NO_BLUETOOTH, exit_code
    from velto.output import Output
    from velto.running import explain

    with pytest.raises(TimeoutError):
        explain(TimeoutError(), Output())
    assert explain(OSError(24, "Too many open files"), Output()) == FAILED
    missing, refused = LibraryMissingError("libdbus-1 is not installed"), NotPermittedError("not trusted")
    missing.code, refused.code = Result.LIBRARY_MISSING, Result.PERMISSION
    assert (exit_code(missing), exit_code(refused)) == (NO_BLUETOOTH, FAILED)
    refused.cause = Cause.DBUS
    assert exit_code(refused) == NO_BLUETOOTH


def test_a_missing_database_is_no_lack_of_bluetooth(velto: Velto, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise LibraryMissingError("SQLite is not installed: install the package libsqlite3-0")

    monkeypatch.setattr(Context, "open_store", refuse)
    done = velto("sessions", "list", "--simulated")
    assert done.code == 1 and "velto: SQLite is not installed: install the package" in done.err


def test_a_mark_that_fails_is_a_sentence(environment: dict[str, str]) -> None:
    program = KILLED.partition("download =")[0] + "from veltokit import Session, VeltoError\n" \
        "def mark(self, text): raise VeltoError('no space')\nSession.mark = mark\nsys.exit(main())"
    command = [sys.executable, "-c", program, "record", "acceleration", "--seconds", "5", "--simulated"]
    done = subprocess.run(command, env=environment, input="jump\n", capture_output=True, text=True)
    assert done.returncode == 0 and "not marked: jump: no space" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("speed", ["x", "0", "-1", "inf", "nan"])
def test_a_wrong_speed_is_a_sentence(velto: Velto, speed: str) -> None:
    done = velto("scan", "--simulated", VELTO_SIMULATED_SPEED=speed)
    assert done.code == 2 and f"VELTO_SIMULATED_SPEED is '{speed}': must be a positive number" in done.err


def test_a_closed_pipe_ends_quietly(environment: dict[str, str]) -> None:
    command = [*PROGRAM, "stream", "acceleration", "--csv", "--simulated"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        errors = program.stderr.read()
    assert program.returncode == 0 and "Traceback" not in errors and "Broken" not in errors


@pytest.mark.parametrize("arguments", [["scan", "--seconds", "1"], ["stream", "--seconds", "1", "--csv"], ["scan", "--seconds", "1", "--json"]])
def test_output_that_cannot_be_written_is_a_sentence(environment: dict[str, str], arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*PROGRAM, *arguments, "--simulated"], env=environment, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1 and "velto: cannot write the output: No space left on device" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_signal_that_is_ignored_ends_nothing(velto: Velto, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `nohup` starts programs."""
    from velto.output.samples import CsvRows

    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    interrupt_at(monkeypatch, CsvRows, "take", signal.SIGHUP)
    try:
        assert velto("stream", "acceleration", "--csv", "--seconds", "0.5", "--simulated").code == 0
    finally:
        signal.signal(signal.SIGHUP, before)


def let_pass(seconds: float) -> None:
    """Lets real time pass for the simulated devices before their next run."""
    file = state_home() / "veltokit" / "simulated" / "date"
    left, ended = file.read_text().split()
    file.write_text(f"{left} {int(ended) - round(seconds * 1e9)}\n")


def test_a_killed_download_goes_on(simulated: Velto, environment: dict[str, str]) -> None:
    """Also on a machine so slow that the killed program begins ten seconds after the one before it."""
    begin = time.monotonic()
    simulated("log", "start", "acceleration", "--rate", "25")
    simulated("log", "status", "--hours", "0.5")
    let_pass(10)
    command = [sys.executable, "-c", KILLED, "log", "download", "--label", "night", "--simulated"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    begun = simulated("sessions", "list", "night").only("session")
    done = simulated("log", "download")
    session = done.only("session")
    assert session["session"] == begun["session"] and session["label"] == "night" and session["state"] == "ended"
    track = next(line for line in simulated("sessions", "show", "night").lines if line["kind"] == "track")
    passed = 1800 + 10 + time.monotonic() - begin + 20  # Searches and links take simulated seconds.
    assert track["rate"] == pytest.approx(25, rel=0.01) and 1799 < track["seconds"] < passed, "half an hour, and the real time of the programs"
    assert track["gaps"] == track["lost"] == 0, "nothing is lost"
    assert abs(track["samples"] - track["seconds"] * track["rate"]) < 2, "nothing is doubled"


def test_a_dropped_link_does_not_end_a_download() -> None:
    async def night() -> tuple[int, int]:
        async with Studio(simulated=True, speed=1e9) as studio:
            device = await studio.choose("metawear")
            await studio.start_log(device, ["acceleration"], rate=25)
            studio.context.advance(600)
            drops = []

            def drop(progress: Any) -> None:
                if not drops and progress.total and progress.done > progress.total / 3:
                    drops.append(studio._world.simulators[0].drop_link())

            session = await studio.download_log(device, report=drop)
            return len(drops), session.info.frame_count

    drops, count = asyncio.run(night())
    assert drops == 1 and 600 * 25 <= count <= 610 * 25 + 200


def test_the_date_of_simulated_devices_is_kept_when_a_board_is_saved() -> None:
    """A killed program leaves boards of the end of their last link; their clocks would jump to a later date."""
    async def kept() -> list[bool]:
        async with Studio(simulated=True, speed=1e9) as studio:
            tap, board = [await studio.choose(kind) for kind in ("tap", "metawear")]
            found = [(studio._world.folder / "date").exists()]
            for device in (tap, board):
                await studio.disconnect(device)
                await studio.rest(1)
                found.append((studio._world.folder / "date").exists())
            return found

    assert asyncio.run(kept()) == [False, False, True]


@pytest.mark.parametrize(("begin", "seconds"), [(5_217_987_067, 3.0), (78_886_501_365, 60.0)])
def test_a_recording_ends_at_any_time_of_the_clock(begin: int, seconds: float) -> None:
    """The difference of these times in seconds has a rest that is shorter than a nanosecond, for which nobody can wait."""
    rests = []

    class Clock:
        time_ns = begin

    async def rest(seconds: float) -> None:
        rests.append(round(seconds * 1e9))
        assert rests[-1] > 0
        Clock.time_ns += rests[-1]

    studio, output = SimpleNamespace(context=Clock, rest=rest), SimpleNamespace(is_live=False, is_simulated=True)
    asyncio.run(watch(studio, output, None, seconds, None))
    assert sum(rests) == seconds * 1e9


def test_a_rest_lets_others_run_also_when_it_is_short() -> None:
    async def turns() -> list[str]:
        found: list[str] = []
        async with Studio(simulated=True, speed=1e9) as studio:
            other = asyncio.ensure_future(asyncio.sleep(0))
            other.add_done_callback(lambda _: found.append("other"))
            for _ in range(5):
                await studio.rest(1e-16)
            return list(found)

    assert asyncio.run(turns()) == ["other"]


def test_a_refused_download_says_why(simulated: Velto) -> None:
    async def begin() -> None:
        async with Studio(simulated=True, speed=1e9) as studio:
            device = await studio.choose("metawear")
            with pytest.raises(StudioError, match="is empty"):
                await studio.download_log(device)

    asyncio.run(begin())


def test_a_typed_line_marks_the_moment(environment: dict[str, str], simulated: Velto) -> None:
    command = [*PROGRAM, "record", "acceleration", "--seconds", "5", "--label", "typed", "--simulated"]
    done = subprocess.run(command, env=environment, input="jump\nland\n", capture_output=True, text=True)
    assert done.returncode == 0 and "marked: jump" in done.stderr, done.stderr
    shown = simulated("sessions", "show", "typed").only("session")
    assert [mark["text"] for mark in shown["marks"]] == ["jump", "land"]


def test_a_session_of_exactly_that_label_is_the_one_that_is_meant(simulated: Velto) -> None:
    for label in ("walk", "walking"):
        assert simulated("record", "acceleration", "--seconds", "0.5", "--label", label).code == 0
    assert simulated("sessions", "show", "walk").only("session")["label"] == "walk"
    assert simulated("sessions", "show", "wal").code == 2
