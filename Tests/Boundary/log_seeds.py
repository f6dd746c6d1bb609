"""Logs made by chance, downloaded over links that break by programs that are killed, and compared with what the sensors measured.

What the sensors measured comes over a stream beside the log. A seed decides on signals, rates, resets, idle hours, a clock that wraps, and the
faults of the download.

Usage: log_seeds.py [--seeds 0-199] [--day]. The seeds are played for each model. The day is one of acceleration at 100 Hz.
"""

from __future__ import annotations

import argparse
import ctypes
import sys
import time
from array import array
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    ROOT = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "bindings/api")]

from board_download import RAW, Download
from connected_board import ACCELEROMETER, GYROSCOPE, R, S
from pumped_context import PumpedContext, pumped
from stream_reader import StreamReader
from test_board_logs import LoggingBoard
from test_board_states import state
from veltokit import abi

SENSORS = {"acceleration": ACCELEROMETER, "angular-velocity": GYROSCOPE}
SLOTS = 2


@dataclass(frozen=True)
class Model:
    """A board whose log is tried, and the most entries of that."""

    name: bytes
    firmware: bytes | None = None
    entries: int = 20_000


# The first firmware of R has pages of 127 and a small log, the others have pages of 512.
MODELS = {"r-first": Model(R, b"1.3.6", 10_000), "r": Model(R), "s": Model(S)}
# The log begins before the stream that it is compared with, and ends behind it.
MARGIN = 80
# Samples that a reset may lose with the page in memory.
PAGE = 512
# Raw numbers by which each sample deviates, so that no two are alike.
NOISE = 100.0
TICK = 48 / 32_768
# Bytes before the time since the board's start in a saved state: mark, version, and the lengths of two texts.
MARK = 5
# Steps after which a link that was dropped is established again.
SETTLED = 200
# A ring has a minute of samples.
PORTION = 30.0

Rows = list[tuple[float, ...]]


@dataclass
class Stretch:
    """What the sensors measured between a start of the log and its end."""

    rows: dict[str, Rows]
    is_reset: bool


@dataclass
class Database:
    """What the program has stored."""

    rows: dict[str, Rows] = field(default_factory=dict)
    bookmark: bytes = b""
    state: bytes = b""


def new_sim(context: PumpedContext, model: Model, seed: int) -> abi.velto_sim:
    return context.create_sim(model_name=model.name, firmware_version=model.firmware, seed=seed + 1, script="walk")


def board_of(context: PumpedContext, model: Model, seed: int, memory: bytes) -> LoggingBoard:
    """The board with a memory, in a context that knows nothing of it."""
    board = LoggingBoard.__new__(LoggingBoard)
    board.context, board.sim = context, new_sim(context, model, seed)
    context.sim_set_state(board.sim, memory, len(memory))
    board.device = context.sim_device(board.sim)
    return board


def shake(context: PumpedContext, sim: abi.velto_sim) -> None:
    """Moves a board so that no two samples are alike."""
    steps = (abi.velto_sim_step * 2)(
        abi.velto_sim_step(
            kind=abi.VELTO_SIM_STEP_KIND_NOISE, duration=0.01, amplitude_x=NOISE, amplitude_y=NOISE, amplitude_z=NOISE),
        abi.velto_sim_step(
            kind=abi.VELTO_SIM_STEP_KIND_SWEEP, duration=3600, amplitude_x=20, amplitude_y=30, amplitude_z=40, period=4))
    context.sim_set_script(sim, steps, 2, 0)


def aged(memory: bytes, uptime: float) -> bytes:
    """The memory of a board that has run for so many seconds."""
    place = MARK
    for _ in range(2):
        place += 1 + memory[place]
    place += 1
    return memory[:place] + round(uptime * 1e9).to_bytes(8, "little") + memory[place + 8:]


# ---- The log ----


def log_stretch(board: LoggingBoard, signals: list[str], seconds: float, is_reset: bool) -> Stretch:
    """Logs for a while beside streams of the same sensors; the end is a reset, or a stop."""
    board.context.op_wait(board.started("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE))
    readers = {signal: StreamReader(board.context, board.device, signal, RAW) for signal in signals}
    for reader in readers.values():
        board.context.op_wait(reader.start)
    rows: dict[str, Rows] = {signal: [] for signal in signals}
    while seconds > 0:
        board.context.advance(min(seconds, PORTION))
        seconds -= PORTION
        for signal, reader in readers.items():
            rows[signal] += reader.read(1 << 15)[0]
    if is_reset:
        board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
        board.context.advance(3)
    else:
        for reader in readers.values():
            board.context.op_wait(reader.stop())
        board.context.op_wait(board.started("mw_stop_logging"))
    for reader in readers.values():
        reader.destroy()
    if is_reset:
        board.reconnect()
    board.written()
    board.context.events()
    return Stretch(rows, is_reset)


def make_log(velto: Any, model: Model, seed: int, random: Random) -> tuple[list[Stretch], Database, bytes, list[str]]:
    """Logs up to ten stretches, and returns what was measured, what the program knows of the board, and the board's memory."""
    with pumped(velto) as context:
        memory = state(context, new_sim(context, model, seed))
    signals = ["acceleration"] if random.random() < 0.5 else list(SENSORS)
    resets, rate = random.randint(0, 9), random.choice([25, 50, 100, 200])
    seconds = random.randint(model.entries // 5, model.entries) / (rate * SLOTS * len(signals)) / (resets + 1)
    if seed % 4 == 0:
        # The counter wraps in the first stretch.
        memory = aged(memory, (1 << 32) * TICK - random.uniform(5, 5 + seconds))
    with pumped(velto) as context:
        board = board_of(context, model, seed, memory)
        shake(context, board.sim)
        context.connect(board.device)
        context.advance(1)
        for signal in signals:
            board.set_sensor(SENSORS[signal], rate=rate)
            board.logger(signal.encode())
        stretches = []
        for number in range(resets + 1):
            stretches.append(log_stretch(board, signals, seconds, is_reset=number < resets))
            context.advance(random.choice([1, 60, 3600, 7200]))
        database = Database(state=context.text("mw_get_state", board.device).encode())
        return stretches, database, state(context, board.sim), signals


# ---- The download ----


class Program:
    """A program that downloads, until it is killed; it begins with the database."""

    def __init__(self, context: PumpedContext, model: Model, seed: int, memory: bytes, database: Database, signals: list[str]) -> None:
        self.context, self.database, self.signals = context, database, signals
        self.board = board_of(context, model, seed, memory)
        context.mw_set_state(self.board.device, database.state)
        context.connect(self.board.device)
        context.advance(1)
        self.download = Download(context, self.board.device, database.bookmark)
        loggers = {context.answer(abi.velto_signal, "logger_get_signal", logger).bits: logger for logger in self.board.loggers}
        found = [loggers[self.board.signal(signal.encode()).bits] for signal in signals]
        self.streams = [self.download.stream(logger, RAW) for logger in found]

    def step(self) -> bool:
        """Stores and acknowledges a page that waits; returns whether there was one."""
        if self.download.page is None:
            return False
        self.store()
        self.download.acknowledge()
        return True

    def store(self) -> None:
        self.download.store()
        for signal, stream in zip(self.signals, self.streams):
            self.database.rows.setdefault(signal, []).extend(stream.rows)
            stream.rows.clear()
            stream.infos.clear()
        self.database.bookmark = self.download.bookmark


def download_log(
    velto: Any, model: Model, seed: int, memory: bytes, database: Database, signals: list[str], random: Random, entries: int
) -> abi.velto_download_info:
    """Downloads the log with one to five drops and one to three kills."""
    steps = max(20, entries // 10)
    drops = {random.randrange(steps) for _ in range(random.randint(1, 5))}
    kills = {random.randrange(steps) for _ in range(random.randint(1, 3))}
    with ExitStack() as stack:
        program = Program(stack.enter_context(pumped(velto)), model, seed, memory, database, signals)
        for step in range(100 * steps):
            if step in drops:
                program.context.sim_drop_link(program.board.sim)
            if step in kills:
                # Perhaps between the bookmark and the acknowledgement.
                if random.random() < 0.5 and program.download.page is not None:
                    program.store()
                memory = state(program.context, program.board.sim)
                stack.close()
                program = Program(stack.enter_context(pumped(velto)), model, seed, memory, database, signals)
            program.step()
            if program.download.result != abi.VELTO_PENDING and program.download.page is None:
                assert program.download.result == abi.VELTO_OK, program.download.error
                # The last confirmation may be lost with the link.
                if not drops.intersection(range(step - SETTLED, step + 1)):
                    assert program.board.length() == 0, "the board has not erased its log"
                return program.download.info
            program.context.advance(0.05)
    raise AssertionError("the download does not end")


# ---- The comparison ----


def matching(rows: Rows, stored: Rows, start: int) -> int:
    """The number of samples that are stored from a place on."""
    if stored[start:start + len(rows)] == rows:
        return len(rows)
    return next((count for count, (row, other) in enumerate(zip(rows, stored[start:])) if row != other), min(len(rows), len(stored) - start))


def compare(measured: list[Rows], resets: list[bool], stored: Rows) -> None:
    """Every sample that was measured is stored once, in order; a reset may have cost those of the page in memory."""
    place = 0
    for number, (rows, is_reset) in enumerate(zip(measured, resets)):
        starts = range(place, min(place + MARGIN, len(stored) + 1))
        start, count = max(((start, matching(rows, stored, start)) for start in starts), key=lambda match: match[1])
        lost = len(rows) - count
        assert lost <= (PAGE if is_reset else 0), f"stretch {number} lacks {lost} of {len(rows)} samples behind {count}"
        if count > 0:
            place = start + count
    assert len(stored) - place <= MARGIN, f"{len(stored) - place} samples follow that were not measured"


def play(velto: Any, model: Model, seed: int) -> None:
    random = Random(f"{model} {seed}")
    stretches, database, memory, signals = make_log(velto, model, seed, random)
    entries = SLOTS * sum(len(rows) for stretch in stretches for rows in stretch.rows.values())
    info = download_log(velto, model, seed, memory, database, signals, random, entries)
    for signal in signals:
        compare(
            [stretch.rows[signal] for stretch in stretches], [stretch.is_reset for stretch in stretches], database.rows.get(signal, []))
    stored = sum(len(rows) for rows in database.rows.values())
    assert info.sample_count == stored and info.unknown_count == info.missing_count == 0
    # A page in memory that a reset loses may end within a sample.
    assert info.unpaired_count <= SLOTS * len(signals) * len(stretches)


def play_day(velto: Any, seconds: float = 86_400) -> tuple[int, int]:
    """A day of acceleration at 100 Hz; returns the numbers of measured and stored samples."""
    with pumped(velto) as context:
        board = LoggingBoard(context, S, seed=7, script="walk")
        shake(context, board.sim)
        logger = board.logger()
        measured = array("h")
        context.op_wait(board.started("mw_start_logging", abi.VELTO_MW_LOG_MODE_STOP_WHEN_FULL))
        reader = StreamReader(context, board.device, "acceleration", RAW)
        context.op_wait(reader.start)
        for _ in range(round(seconds / PORTION)):
            context.advance(PORTION)
            for row in reader.read(1 << 14)[0]:
                measured.extend(row)
            context.events()
        context.op_wait(reader.stop())
        context.op_wait(board.started("mw_stop_logging"))
        download = Download(context, board.device)
        stream = download.stream(logger, RAW)
        place, count = None, 0
        while download.result == abi.VELTO_PENDING:
            context.advance(0.5)
            context.events()
            if download.page is None:
                continue
            download.store()
            values = array("h", [value for row in stream.rows for value in row])
            count += len(stream.rows)
            if place is None:
                start = next(start for start in range(0, 3 * MARGIN, 3) if values[start:start + 30] == measured[:30])
                values, place = values[start:], 0
            assert values[: len(measured) - place] == measured[place:place + len(values)], f"sample {place // 3} differs"
            place += len(values)
            stream.rows.clear()
            stream.infos.clear()
            download.acknowledge()
        assert download.result == abi.VELTO_OK and len(measured) <= (place or 0) <= len(measured) + 3 * MARGIN
        return len(measured) // 3, count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="0-199", help="the first and the last seed")
    parser.add_argument("--day", action="store_true", help="one day at 100 Hz instead")
    options = parser.parse_args()
    from veltokit import core

    velto, start, failures = core.load(), time.monotonic(), 0
    if options.day:
        measured, stored = play_day(velto)
        print(f"{measured:,} samples measured, {stored:,} stored, each equal, in {time.monotonic() - start:.0f} s")
        return 0
    first, last = (int(number) for number in options.seeds.split("-"))
    for name, model in MODELS.items():
        for seed in range(first, last + 1):
            try:
                play(velto, model, seed)
            except Exception as error:
                failures += 1
                print(f"{name}, seed {seed}: {error!r}", flush=True)
    print(f"{len(MODELS) * (last + 1 - first)} logs in {time.monotonic() - start:.0f} s, {failures} failures")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
