"""Recordings: what a device gave is played again bit for bit, poll by poll, and nothing is lost on the way."""

from __future__ import annotations

import ctypes
import itertools
import json
import os
import random
import resource
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import Callable, Iterator

import pytest

from life.process import descriptors, threads
from patience import until
from pumped_context import FRAME, Failed, PumpedContext, packet, pumped
from test_virtual_devices import MAIN, Virtual, failure
from veltokit import abi

pytestmark = pytest.mark.sweep

MODES = {
    "paddle": abi.VELTO_MOTION_MODE_PADDLE, "pointer": abi.VELTO_MOTION_MODE_POINTER, "gesture": abi.VELTO_MOTION_MODE_GESTURE,
}
RING = 1024
"""Polls that wait for the file."""


def start(context: PumpedContext, device: abi.velto_device, path: Path | str) -> abi.velto_op:
    return context.answer(abi.velto_op, "device_start_recording", device, str(path).encode())


def started(context: PumpedContext, device: abi.velto_device, path: Path) -> abi.velto_op | None:
    """The recording, unless the device is still being recorded."""
    try:
        return start(context, device, path)
    except Failed as refused:
        assert refused.result == abi.VELTO_ERROR_ALREADY
        return None


def bits(value: abi.velto_input) -> bytes:
    """All bytes but those that tell the devices apart."""
    copy = type(value).from_buffer_copy(value)
    copy.device = abi.velto_device()
    copy.player_index = 0
    copy.flags &= ~abi.VELTO_INPUT_VIRTUAL
    return bytes(copy)


class Game:
    """Frames of different lengths, the same for every game of a seed."""

    def __init__(self, seed: int, frames: int, measures: bool = True) -> None:
        dice = random.Random(seed)
        lengths = [FRAME, FRAME, FRAME, 0.004, 0.033, 0.1]
        self.frames = [(dice.choice(lengths), dice.choice([None, abi.VELTO_DT_MEASURE]) if measures else None) for _ in range(frames)]

    def play(
        self, context: PumpedContext, device: abi.velto_device, between: Callable[[int], None] = lambda frame: None
    ) -> list[bytes]:
        polls = []
        for index, (length, dt) in enumerate(self.frames):
            between(index)
            context.advance(length)
            polls.append(bits(context.poll(device, length if dt is None else dt)))
        return polls


def played_again(velto, path: Path, start_ns: int, game: Game) -> list[bytes]:
    """What the same game sees of a virtual device, in a context of its own whose clock starts at the same time."""
    with pumped(velto) as context:
        context.context_advance_clock_to(context.context, start_ns)
        device = Virtual(context, "again").device
        context.answer(abi.velto_op, "device_play_file", device, str(path).encode())
        return game.play(context, device)


def check(velto, context: PumpedContext, device: abi.velto_device, path: Path, game: Game, between=lambda frame: None) -> None:
    start_ns = context.now_ns
    operation = start(context, device, path)
    polls = game.play(context, device, between)
    context.device_stop_recording(device)
    context.op_wait(operation)
    again = played_again(velto, path, start_ns, game)
    names = [name for name, _ in abi.velto_input._fields_]
    for index, (first, second) in enumerate(zip(polls, again, strict=True)):
        if first != second:
            a, b = abi.velto_input.from_buffer_copy(first), abi.velto_input.from_buffer_copy(second)
            differing = {n: (getattr(a, n), getattr(b, n)) for n in names if getattr(a, n) != getattr(b, n)}
            raise AssertionError((index, differing))


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("script", ["play", "pong", "bowling", "dart", "shake", "button", "rates", "silence", "link-loss"])
def test_a_simulated_cap_is_played_again_bit_for_bit(velto, tmp_path: Path, mode: str, script: str) -> None:
    with pumped(velto) as context:
        _, cap = context.connected_cap(script, seed=11)
        context.device_set_motion_mode(cap, MODES[mode])
        check(velto, context, cap, tmp_path / "cap.jsonl", Game(len(script), 900))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_the_program_does_meanwhile(velto, tmp_path: Path, seed: int) -> None:
    """A recording that begins in the middle of a game, which calibrates, discards, resets, and changes modes.

    With given frame lengths: measured ones count from the first poll of the device, or of its last reset.
    """
    dice = random.Random(seed)
    with pumped(velto) as context:
        sim, cap = context.connected_cap("play", seed=seed + 1)
        Game(seed, 200).play(context, cap)
        acts = [
            lambda: context.device_calibrate_neutral(cap), lambda: context.device_discard_edges(cap),
            lambda: context.device_reset_input(cap), lambda: context.device_restart_session(cap),
            lambda: context.device_set_motion_mode(cap, dice.choice(list(MODES.values()))),
            lambda: context.sim_press_button(sim, dice.choice([0.001, 0.02, 0.3])),
            lambda: context.device_begin_menu_motion(cap, abi.VELTO_NAVIGATOR_POLICY_COMFORT),
            lambda: context.device_end_menu_motion(cap), lambda: context.sim_drop_link(sim),
            lambda: context.sim_set_motion(sim, dice.randint(-300, 300), dice.randint(-300, 300), 0),
        ]
        check(
            velto, context, cap, tmp_path / "cap.jsonl", Game(seed, 900, measures=False),
            lambda frame: dice.choice(acts)() if dice.random() < 0.1 else None)


def test_a_fed_device_and_a_virtual_one_are_recorded_like_any_other(velto, context: PumpedContext, tmp_path: Path) -> None:
    dice = random.Random(5)
    fed, robot = context.ingest_device(), Virtual(context)

    def feed(frame: int) -> None:
        for _ in range(dice.randint(0, 3)):
            context.ingest(fed, packet(*(dice.randint(-400, 400) for _ in range(3)), button=dice.randint(0, 1)))

    def supply(frame: int) -> None:
        robot.supply(
            position_x=dice.uniform(-1, 1), buttons_down=dice.choice([0, MAIN, abi.VELTO_BUTTON_THUMB]),
            gestures=dice.choice([0, 0, abi.VELTO_GESTURE_THROW, abi.VELTO_GESTURE_CLICK]), throw_power=0.5)

    check(velto, context, fed, tmp_path / "fed.jsonl", Game(1, 400), feed)
    check(velto, context, robot.device, tmp_path / "robot.jsonl", Game(2, 400), supply)


def test_discarded_edges_stay_discarded(velto, context: PumpedContext, tmp_path: Path) -> None:
    device = context.ingest_device()

    def press_in_a_menu(frame: int) -> None:
        context.ingest(device, packet(frame, button=frame // 2 % 2))
        if frame % 3 == 0:
            context.device_discard_edges(device)

    check(velto, context, device, tmp_path / "cap.jsonl", Game(3, 60), press_in_a_menu)
    assert '"exact":true' in (tmp_path / "cap.jsonl").read_text()


def test_a_recording_is_a_script_in_plain_words(context: PumpedContext, tmp_path: Path) -> None:
    robot = Virtual(context)
    operation = start(context, robot.device, tmp_path / "robot.jsonl")
    for step in ({"position_x": 0.5}, {"position_x": 0.5, "buttons_down": MAIN}, {"position_x": 0.5}):
        context.advance(0.25)
        robot.supply(**step)
        robot.poll(0.25)
        robot.poll(0)
    context.device_stop_recording(robot.device)
    context.op_wait(operation)
    lines = [json.loads(line) for line in (tmp_path / "robot.jsonl").read_text().splitlines()]
    assert lines == [
        {"velto_script": 1}, {"t": 0.25, "position_x": 0.5}, {"t": 0.5, "buttons_down": ["main"]}, {"t": 0.75, "buttons_down": []},
    ]


@pytest.mark.parametrize("clock, age", [(5, 1.25), (0.25, 1.5)], ids=["as old", "older than the clock"])
def test_the_age_of_a_packet_stays_on_a_clock_that_is_as_old(
    velto, context: PumpedContext, tmp_path: Path, clock: float, age: float) -> None:
    """A packet that is older than the clock, which starts at one second, arrived at time 0."""
    path = tmp_path / "robot.jsonl"
    robot = Virtual(context)
    context.advance(1)
    robot.supply(position_x=0.5)
    robot.poll()
    context.advance(1 if clock == 5 else 2)
    operation = start(context, robot.device, path)
    context.advance(0.25)
    robot.poll()
    context.device_stop_recording(robot.device)
    context.op_wait(operation)
    with pumped(velto) as other:
        other.advance(clock)
        again = Virtual(other)
        other.answer(abi.velto_op, "device_play_file", again.device, str(path).encode())
        other.advance(0.25)
        assert again.poll().packet_age == pytest.approx(age)


def test_what_can_go_wrong_has_a_code(context: PumpedContext, tmp_path: Path) -> None:
    device = context.ingest_device()
    nowhere = tmp_path / "none" / "x"
    with pytest.raises(Failed, match=f'path is "{nowhere}": cannot be created: No such file') as raised:
        start(context, device, nowhere)
    assert raised.value.result == abi.VELTO_ERROR_IO
    context.device_stop_recording(device)
    assert context.footnote == abi.VELTO_NOTHING
    operation = start(context, device, tmp_path / "one")
    assert failure(lambda: start(context, device, tmp_path / "two")) == abi.VELTO_ERROR_ALREADY
    context.op_cancel(operation)
    context.advance(0)
    assert failure(lambda: context.op_wait(operation)) == abi.VELTO_ERROR_CANCELLED
    operation = start(context, device, tmp_path / "two")
    context.poll(device)
    context.op_wait(context.answer(abi.velto_op, "device_forget", device))
    context.op_wait(operation)
    assert (tmp_path / "two").read_text().startswith('{"velto_script":1}\n')


@pytest.fixture
def file_limit():
    """Sets how long a file of this process may be: a write ends in the middle, as on a disk that is full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_ends_the_recording_with_a_code_and_not_the_game(context: PumpedContext, file_limit, tmp_path: Path) -> None:
    """What is in the file then ends with a whole line, and is played."""
    path = tmp_path / "robot.jsonl"
    robot = Virtual(context)
    operation = start(context, robot.device, path)
    context.advance(0)
    for frame in range(100):
        robot.supply(position_x=frame / 128)
        robot.poll(0)
    file_limit(1000)
    context.advance(1)
    file_limit(resource.RLIM_INFINITY)
    assert failure(lambda: context.op_wait(operation)) == abi.VELTO_ERROR_IO
    assert str(path) in context.text("op_get_error", operation)
    robot.poll(0)
    context.device_stop_recording(robot.device)
    assert context.footnote == abi.VELTO_NOTHING
    assert 900 < path.stat().st_size <= 1000 and path.read_text().endswith("}\n")
    context.op_wait(context.answer(abi.velto_op, "device_play_file", robot.device, str(path).encode()))


def test_only_a_regular_file_is_recorded_into(context: PumpedContext, tmp_path: Path) -> None:
    """A pipe whose reader is slow could not be written without gaps."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    device = context.ingest_device()
    for path in (pipe, "/dev/full", tmp_path):
        with pytest.raises(Failed, match=f'path is "{path}": (must be a regular file|cannot be created)') as refused:
            start(context, device, path)
        assert refused.value.result == abi.VELTO_ERROR_IO
    os.close(reader)


def test_a_refused_recording_leaves_the_file_as_it_was(context: PumpedContext, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("precious")
    robot = Virtual(context)
    later = b'{"velto_script": 1}\n{"t": 100}\n'
    for _ in range(256):
        context.answer(abi.velto_op, "device_play_script", robot.device, later, len(later))
    assert failure(lambda: start(context, robot.device, path)) == abi.VELTO_ERROR_BUSY
    assert path.read_text() == "precious"
    assert failure(lambda: start(context, robot.device, tmp_path / "new")) == abi.VELTO_ERROR_BUSY
    assert not (tmp_path / "new").exists()
    context.advance(0)
    operation = start(context, robot.device, path)
    context.device_stop_recording(robot.device)
    context.op_wait(operation)
    assert path.read_text() == '{"velto_script":1}\n'


def test_a_file_is_recorded_into_by_one_device_at_a_time(velto, context: PumpedContext, tmp_path: Path) -> None:
    path, link = tmp_path / "one.jsonl", tmp_path / "link.jsonl"
    first, second = Virtual(context, "first"), Virtual(context, "second")
    operation = start(context, first.device, path)
    os.link(path, link)
    with pumped(velto) as elsewhere:
        for other, device in ((context, second.device), (elsewhere, Virtual(elsewhere).device)):
            with pytest.raises(Failed, match=f'path is "{link}": another recording') as refused:
                start(other, device, link)
            assert refused.value.result == abi.VELTO_ERROR_BUSY
    first.supply(position_x=0.5)
    first.poll(0)
    context.device_stop_recording(first.device)
    context.op_wait(operation)
    assert path.read_text().count("\n") == 2
    operation = start(context, second.device, path)
    context.device_stop_recording(second.device)
    context.op_wait(operation)
    assert path.read_text().count("\n") == 1


def test_polls_that_no_one_writes_end_the_recording_and_use_no_more_memory(context: PumpedContext, tmp_path: Path) -> None:
    """A pumped context writes when it is pumped."""
    device = context.ingest_device()
    operation = start(context, device, tmp_path / "cap.jsonl")
    for index in range(RING + 1):
        context.ingest(device, packet(index % 300))
        context.poll(device)
    context.advance(1)
    assert failure(lambda: context.op_wait(operation)) == abi.VELTO_ERROR_IO
    assert "as fast as the device is polled" in context.text("op_get_error", operation)
    lines = (tmp_path / "cap.jsonl").read_text().splitlines()
    assert 2 < len(lines) <= RING + 1


@contextmanager
def threaded(velto) -> Iterator[PumpedContext]:
    context = PumpedContext(velto, flags=0)
    try:
        yield context
    finally:
        context.destroy()


def test_a_context_with_a_thread_writes_beside_the_game(velto, tmp_path: Path) -> None:
    path = tmp_path / "cap.jsonl"
    with threaded(velto) as context:
        device = context.ingest_device()
        operation = start(context, device, path)
        for index in range(300):
            context.ingest(device, packet(index))
            context.poll(device)
        until(lambda: path.read_text().count("\n") > 1, "the first lines")
        context.poll(device)
        context.device_stop_recording(device)
        context.op_wait(operation)
    assert path.read_text().endswith("}\n")
    assert len(path.read_text().splitlines()) > 290


def test_a_device_is_recorded_again_at_once(velto, tmp_path: Path) -> None:
    """The recording before may still be written, by a thread that nobody has joined."""
    before = threads(), descriptors()
    with threaded(velto) as context:
        device = context.ingest_device()
        for _ in range(200):
            first = start(context, device, tmp_path / "first")
            context.device_stop_recording(device)
            while (second := started(context, device, tmp_path / "second")) is None:
                pass
            context.op_wait(first, 20)
            context.poll(device)
            context.device_stop_recording(device)
            context.op_wait(second, 20)
    assert len(threads()) == len(before[0]) and descriptors() == before[1]


@pytest.mark.long
def test_a_recording_that_starts_while_another_thread_polls_misses_no_poll(velto, tmp_path: Path) -> None:
    path = tmp_path / "cap.jsonl"
    with threaded(velto) as context:
        device = context.ingest_device()
        polls = itertools.count()
        # Fewer than wait for the file at most, however slowly this thread comes to end a recording.
        is_on, is_over = threading.Semaphore(0), threading.Event()

        def play() -> None:
            while is_on.acquire() and not is_over.is_set():
                context.ingest(device, packet(next(polls) % 30000))
                context.poll(device)

        game = threading.Thread(target=play)
        game.start()
        try:
            for _ in range(100):
                while is_on.acquire(blocking=False):
                    pass
                is_on.release(RING // 2)
                operation = start(context, device, path)
                before = context.peek(device).poll_count
                is_on.release(8)
                until(lambda: context.peek(device).poll_count >= before + 4, "four polls")
                context.device_stop_recording(device)
                context.op_wait(operation, 20)
                # Each poll brings a packet, whose position no line before tells.
                assert len(path.read_text().splitlines()) > 3
        finally:
            is_over.set()
            is_on.release()
            game.join()


def test_the_end_of_the_context_completes_the_file(velto, tmp_path: Path) -> None:
    path = tmp_path / "cap.jsonl"
    with threaded(velto) as context:
        device = context.ingest_device()
        start(context, device, path)
        for index in range(100):
            context.ingest(device, packet(index))
            context.poll(device)
    assert len(path.read_text().splitlines()) == 101 and path.read_text().endswith("}\n")
