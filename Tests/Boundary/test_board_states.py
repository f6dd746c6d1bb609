"""What a simulated board keeps from one run of a program to the next: its log, settings and clock."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from connected_board import RL, R, S, ConnectedBoard
from known_context import Run, runs
from pumped_context import Failed, PumpedContext
from test_board_restarts import answer, packet
from veltokit import abi

pytestmark = pytest.mark.sweep

LOGGERS = ("0B 02 03 04 FF 60", "0B 02 03 04 FF 24")
"""Two loggers for an acceleration."""
START = ("03 03 28 03", "03 02 01 00", "03 01 01", "0B 0B 01", "0B 01 01")
"""The accelerometer at 100 Hz, and the log."""


@pytest.fixture
def run(velto, tmp_path: Path) -> Run:
    return runs(velto, tmp_path / "state")


def disconnect(board: ConnectedBoard) -> None:
    board.call("device_disconnect")
    board.context.advance(0.1)


def length(board: ConnectedBoard) -> int:
    return int.from_bytes(bytes.fromhex(answer(board, "0B 85"))[-4:], "little")


def state(context: PumpedContext, sim: abi.velto_sim) -> bytes:
    size = ctypes.c_size_t()
    context.sim_get_state(sim, None, 0, ctypes.byref(size))
    buffer = ctypes.create_string_buffer(size.value)
    context.sim_get_state(sim, buffer, len(buffer), ctypes.byref(size))
    return buffer.raw[: size.value]


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("**/*") if path.suffix == ".simulator")


# A night


@pytest.mark.long
def test_a_night_without_a_link_is_logged_in_seconds(context) -> None:
    """Eight hours at 100 Hz, two entries a sample, with no host; that takes about 5 s of a processor."""
    board = ConnectedBoard(context, S)
    packet(board, *LOGGERS, *START)
    disconnect(board)
    start = time.process_time()
    context.advance(8 * 3600)
    seconds = time.process_time() - start
    context.connect(board.device)
    packet(board, "0B 01 00", "03 01 00", "0B 10 01")
    assert 8 * 3600 * 200 <= length(board) <= 8 * 3600 * 200 + 1000, "a second more passes with the link"
    assert seconds < 60, "far more than it takes"
    assert len(state(context, board.sim)) - length(board) * 9 < 30_000, "entries of nine bytes, in pages"


# Two programs


PROGRAM = """
import os, sys
sys.path[:0] = {folders!r}
from connected_board import ConnectedBoard, S
from pumped_context import pumped
from test_board_restarts import answer, packet
from test_board_states import LOGGERS, START
from veltokit import core

with pumped(core.load(), state_path=os.fsencode(sys.argv[1])) as context:
    board = ConnectedBoard(context, S, seed=5)
    {commands}
"""


def program(folder: Path, repository: Path, commands: str) -> str:
    folders = [str(Path(__file__).parent), str(repository / "bindings/python")]
    text = PROGRAM.format(folders=folders, commands=commands)
    return subprocess.run(
        [sys.executable, "-c", text, str(folder)], check=True, capture_output=True, text=True, timeout=300).stdout.strip()


def test_two_programs_meet_the_same_board(tmp_path: Path, repository: Path) -> None:
    first = program(
        tmp_path, repository,
        "packet(board, '11 01 41 42', *LOGGERS, *START); context.advance(60); packet(board, '0B 01 00', '0B 10 01');"
        "print(answer(board, '0B 85'), answer(board, '0B 84'))")
    length, clock = first[:17], first[18:]
    assert int.from_bytes(bytes.fromhex(length)[2:], "little") > 12_000
    second = program(
        tmp_path, repository,
        "print(answer(board, '0B 85'), answer(board, '0B 84'), answer(board, '0B 82 01'), answer(board, '11 81'), sep=';')")
    kept, later, logger, name = second.split(";")
    assert kept == length and logger == "0B 82 03 04 FF 24" and name == "11 81 41 42"
    ticks = [int.from_bytes(bytes.fromhex(text)[2:6], "little") for text in (clock, later)]
    # The second program has connected meanwhile; the time between them is no time of a manual clock.
    assert 0 < ticks[1] - ticks[0] < 10 / 0.00146484375
    assert clock[-2:] == later[-2:] == "00", "no reset in between"


def test_what_runs_goes_on_in_the_next_program(tmp_path: Path, repository: Path) -> None:
    program(tmp_path, repository, "packet(board, *LOGGERS, *START, '02 03 00 02 1F 1F' + ' 01' * 10 + ' FF', '02 01 01')")
    second = program(
        tmp_path, repository,
        "first = answer(board, '0B 84'); context.advance(60); packet(board, '0B 10 01');"
        "print(first[-2:], answer(board, '0B 85'), answer(board, '02 81'), answer(board, '03 82'), sep=';')")
    reset, length, light, interrupt = second.split(";")
    assert reset == "00" and light == "02 81 01" and interrupt == "03 82 01"
    assert 6000 * 2 <= int.from_bytes(bytes.fromhex(length)[2:], "little") < 7000 * 2


def logged_an_hour_ago(run: Run, tmp_path: Path) -> int:
    """Leaves the state of a board that logs as if an hour had passed since; answers its number of bytes."""
    with run() as context:
        packet(ConnectedBoard(context, S, seed=5), *LOGGERS, "03 03 25 03", *START[1:])
    file = tmp_path / "state" / files(tmp_path)[0]
    content = file.read_bytes()
    hour_ago = int.from_bytes(content[:8], "little") - 3600 * 1_000_000_000
    file.write_bytes(hour_ago.to_bytes(8, "little") + content[8:])
    return len(content)


def test_the_log_has_the_hours_between_two_programs(run: Run, tmp_path: Path) -> None:
    size = logged_an_hour_ago(run, tmp_path)
    with run(flags=abi.VELTO_CONTEXT_PUMPED) as context:
        sim = context.create_sim(model_name=S, seed=5)
        # The manual clock of the first run is a few seconds ahead.
        entries = 3500 * 25
        assert entries * 9 <= len(state(context, sim)) - size < entries * 9.5
        assert not context.warnings()


def test_no_time_passes_between_two_programs_on_a_manual_clock(run: Run, tmp_path: Path) -> None:
    size = logged_an_hour_ago(run, tmp_path)
    with run() as context:
        assert len(state(context, context.create_sim(model_name=S, seed=5))) - size < 1000


# Where states are kept


def test_the_state_is_written_when_a_link_ends_and_at_the_end(run: Run, tmp_path: Path) -> None:
    with run() as context:
        board = ConnectedBoard(context, S, seed=5)
        assert files(tmp_path) == []
        packet(board, *LOGGERS)
        disconnect(board)
        [name] = files(tmp_path)
        assert name.startswith("sim_3a") and oct((tmp_path / "state" / name).stat().st_mode & 0o777) == "0o600"
        before = (tmp_path / "state" / name).read_bytes()
        context.connect(board.device)
        packet(board, "0B 03 00")
    assert (tmp_path / "state" / name).read_bytes() != before
    with run() as context:
        assert answer(ConnectedBoard(context, S, seed=5), "0B 82 01") == "0B 82 03 04 FF 24"


def test_a_context_with_a_thread_writes_them_too(velto, run: Run, tmp_path: Path) -> None:
    with run(flags=0) as context:
        context.create_sim(model_name=RL, seed=5)
    assert len(files(tmp_path)) == 1


def test_a_simulator_that_is_destroyed_and_made_again_is_the_same(run: Run) -> None:
    with run() as context:
        board = ConnectedBoard(context, S, seed=5)
        packet(board, *LOGGERS)
        disconnect(board)
        context.library.velto_sim_destroy(board.sim)
        context.advance(5)
        assert answer(ConnectedBoard(context, S, seed=5), "0B 82 01") == "0B 82 03 04 FF 24"


@pytest.mark.parametrize("where", ["without a state path", "ephemeral"])
def test_nothing_is_written(velto, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", os.fspath(tmp_path))
    members = {}
    if where == "ephemeral":
        flags = abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK | abi.VELTO_CONTEXT_EPHEMERAL
        members = {"flags": flags, "state_path": os.fsencode(tmp_path)}
    context = PumpedContext(velto, **members)
    packet(ConnectedBoard(context, S, seed=5), *LOGGERS)
    context.destroy()
    assert files(tmp_path) == []


@pytest.mark.parametrize("content", [b"", b"nothing of ours", bytes(5000)])
def test_a_damaged_state_is_set_aside_and_reported(run: Run, tmp_path: Path, content: bytes) -> None:
    with run() as context:
        context.create_sim(model_name=S, seed=5)
    [name] = files(tmp_path)
    (tmp_path / "state" / name).write_bytes(content)
    with run() as context:
        context.create_sim(model_name=S, seed=5)
        assert any("set aside" in line for line in context.warnings())
    assert (tmp_path / "state" / (name + ".damaged")).read_bytes() == content


@pytest.mark.parametrize("start", [b"", b"whole"])
def test_a_large_file_of_nothing_is_refused_where_it_begins(run: Run, tmp_path: Path, start: bytes) -> None:
    """A sparse file takes no room on the disk, and seconds to read."""
    with run() as context:
        context.create_sim(model_name=S, seed=5)
    file = tmp_path / "state" / files(tmp_path)[0]
    # A state that announces all the pages that a log may have.
    file.write_bytes(file.read_bytes()[:-4] + b"\xff\xff\xff\xff" if start else b"")
    os.truncate(file, 640 << 20)
    with run() as context:
        read = bytes_read()
        context.create_sim(model_name=S, seed=5)
        assert bytes_read() - read < 1 << 20
        assert any("set aside" in line for line in context.warnings())


def bytes_read() -> int:
    """The bytes that this process has read from files."""
    fields = dict(line.split(": ") for line in Path("/proc/self/io").read_text().splitlines())
    return int(fields["rchar"])


# By hand


def test_a_state_is_taken_and_given(context) -> None:
    first, second = ConnectedBoard(context, S, seed=5), ConnectedBoard(context, S, seed=6)
    packet(first, *LOGGERS, "11 01 41 42")
    taken = state(context, first.sim)
    with pytest.raises(Failed) as refusal:
        context.sim_set_state(second.sim, taken, len(taken))
    assert refusal.value.result == abi.VELTO_ERROR_INVALID_STATE
    disconnect(second)
    context.sim_set_state(second.sim, taken, len(taken))
    context.advance(2)
    context.connect(second.device)
    assert answer(second, "0B 82 01") == "0B 82 03 04 FF 24" and answer(second, "11 81") == "11 81 41 42"


def test_r_and_rl_do_not_take_the_states_of_each_other(context) -> None:
    """Their logs have one format, and their modules differ."""
    sims = {"MetaMotion R": context.create_sim(model_name=R), "MetaMotion RL": context.create_sim(model_name=RL)}
    for own, other in (sims, reversed(sims)):
        taken = state(context, sims[other])
        with pytest.raises(Failed, match=f"of a {other}, and this board is a {own}$") as refusal:
            context.sim_set_state(sims[own], taken, len(taken))
        assert refusal.value.result == abi.VELTO_ERROR_FORMAT
        context.sim_set_state(sims[other], taken, len(taken))


@pytest.mark.parametrize(("model", "code"), [(S, abi.VELTO_ERROR_FORMAT), (b"triki-cap", abi.VELTO_ERROR_UNSUPPORTED)])
def test_other_bytes_and_other_devices_are_refused(context, model: bytes, code: int) -> None:
    sim = context.create_sim(model_name=model)
    for data in (b"x", bytes(1000)):
        with pytest.raises(Failed) as refusal:
            context.sim_set_state(sim, data, len(data))
        assert refusal.value.result == code
