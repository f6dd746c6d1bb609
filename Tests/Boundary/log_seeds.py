"""Logs made by chance, downloaded over links that break by programs that are killed, and compared with what the sensors measured.

What the sensors measured comes over a stream beside the log. A seed decides on signals, rates, resets, idle hours, a clock that wraps,
and the faults of the download. Each program is a process of its own, which SIGKILL ends; its rows and its bookmark are in a file, and so
is the board, which the kill does not concern.

Usage: log_seeds.py [--seeds 0-199] [--model NAME] [--day]. The seeds are played for each model. The day is one of acceleration at 100 Hz.
"""

from __future__ import annotations

import argparse
import pickle
import sys
import tempfile
import time
from array import array
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    ROOT = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "bindings/api")]

from board_download import RAW, Download
from connected_board import ACCELEROMETER, GYROSCOPE, S
from killed_download import Database, Rows, Storage, download_log, in_process
from pumped_context import pumped
from seeded_board import MODELS, Model, aged, board_of, functions, new_sim, shake
from stream_reader import StreamReader
from test_board_logs import LoggingBoard
from test_board_states import state
from veltokit import abi

SENSORS = {"acceleration": ACCELEROMETER, "angular-velocity": GYROSCOPE}
SLOTS = 2
TICK = 48 / 32_768
# The log begins before the stream that it is compared with, and ends behind it.
MARGIN = 80
# Samples that a reset may lose with the page in memory.
PAGE = 512
# A ring has a minute of samples.
PORTION = 30.0


@dataclass
class Stretch:
    """What the sensors measured between a start of the log and its end."""

    rows: dict[str, Rows]
    is_reset: bool


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


def make_log(model: Model, seed: int, random: Random) -> tuple[list[Stretch], Database, bytes, list[str]]:
    """Logs up to ten stretches, and returns what was measured, what the program knows of the board, and the board's memory."""
    velto = functions()
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


# ---- The comparison ----


def matching(rows: Rows, stored: Rows, start: int) -> int:
    """The number of samples that are stored from a place on."""
    if stored[start:start + len(rows)] == rows:
        return len(rows)
    pairs = zip(rows, stored[start:])
    return next((count for count, (row, other) in enumerate(pairs) if row != other), min(len(rows), len(stored) - start))


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


def play(model: Model, seed: int) -> int:
    """Plays a seed, in processes of its own; returns the number of times that its program was killed.

    This process must not have used the library: those that it forks could not, then.
    """
    random = Random(f"{model} {seed}")
    functions()
    with tempfile.TemporaryDirectory() as folder:
        measured = Path(folder) / "measured"

        def log() -> None:
            stretches, database, memory, signals = make_log(model, seed, Random(random.random()))
            Storage(Path(folder)).begin(memory, database)
            measured.write_bytes(pickle.dumps((stretches, signals)))

        assert in_process(log) == 0
        stretches, signals = pickle.loads(measured.read_bytes())
        entries = SLOTS * sum(len(rows) for stretch in stretches for rows in stretch.rows.values())
        storage = Storage(Path(folder))
        counts, kills = download_log(model, seed, storage, signals, random, entries)
        rows = storage.database.rows
    for name in signals:
        compare([stretch.rows[name] for stretch in stretches], [stretch.is_reset for stretch in stretches], rows.get(name, []))
    samples, unknown, missing, unpaired = counts
    assert samples == sum(len(stored) for stored in rows.values()) and unknown == missing == 0
    # A page in memory that a reset loses may end within a sample.
    assert unpaired <= SLOTS * len(signals) * len(stretches)
    return kills


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
    parser.add_argument("--model", choices=MODELS, help="one model instead of all")
    parser.add_argument("--day", action="store_true", help="one day at 100 Hz instead")
    options = parser.parse_args()
    start, failures, kills = time.monotonic(), 0, 0
    if options.day:
        measured, stored = play_day(functions())
        print(f"{measured:,} samples measured, {stored:,} stored, each equal, in {time.monotonic() - start:.0f} s")
        return 0
    first, last = (int(number) for number in options.seeds.split("-"))
    models = {options.model: MODELS[options.model]} if options.model else MODELS
    for name, model in models.items():
        for seed in range(first, last + 1):
            try:
                kills += play(model, seed)
            except Exception as error:
                failures += 1
                print(f"{name}, seed {seed}: {error!r}", flush=True)
    print(f"{len(models) * (last + 1 - first)} logs in {time.monotonic() - start:.0f} s, {kills} programs killed, {failures} failures")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
