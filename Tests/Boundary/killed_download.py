"""Downloads by programs that SIGKILL ends, over links that break: what was stored is in files."""

from __future__ import annotations

import os
import pickle
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from signal import SIGKILL
from typing import Any, Callable, NoReturn

from board_download import RAW, Download
from pumped_context import PumpedContext, pumped
from seeded_board import Model, board_of, functions
from test_board_states import state
from veltokit import abi

# Steps after which a link that was dropped is established again.
SETTLED = 200
# Steps before which a program is killed: no log is read within fewer.
KILLED_BEFORE = 40

Rows = list[tuple[float, ...]]


@dataclass
class Database:
    """The rows that the program has stored, and its place in the log."""

    rows: dict[str, Rows] = field(default_factory=dict)
    bookmark: bytes = b""
    state: bytes = b""


class Storage:
    """Files that outlive a program: the database with its bookmark, and the board, whose memory is no program's."""

    def __init__(self, folder: Path) -> None:
        self.database_file, self.board_file, self.outcome_file = folder / "database", folder / "board", folder / "outcome"

    def begin(self, memory: bytes, database: Database) -> None:
        self.board_file.write_bytes(memory)
        self.database_file.write_bytes(pickle.dumps(database.state))

    def commit(self, rows: dict[str, Rows], bookmark: bytes) -> None:
        """Rows and bookmark are one record."""
        with self.database_file.open("ab") as file:
            file.write(pickle.dumps((rows, bookmark)))

    @property
    def database(self) -> Database:
        """All records, and the newest bookmark."""
        with self.database_file.open("rb") as file:
            database = Database(state=pickle.load(file))
            while True:
                try:
                    rows, database.bookmark = pickle.load(file)
                except EOFError:
                    return database
                for signal, added in rows.items():
                    database.rows.setdefault(signal, []).extend(added)


class Program:
    """A program that downloads, until it is killed; it begins with its files."""

    def __init__(self, context: PumpedContext, model: Model, seed: int, storage: Storage, signals: list[str]) -> None:
        self.context, self.storage, self.signals = context, storage, signals
        database = storage.database
        self.board = board_of(context, model, seed, storage.board_file.read_bytes())
        context.mw_set_state(self.board.device, database.state)
        context.connect(self.board.device)
        context.advance(1)
        self.download = Download(context, self.board.device, database.bookmark)
        loggers = {context.answer(abi.velto_signal, "logger_get_signal", logger).bits: logger for logger in self.board.loggers}
        found = [loggers[self.board.signal(signal.encode()).bits] for signal in signals]
        self.streams = [self.download.stream(logger, RAW) for logger in found]

    def step(self) -> None:
        """Stores and acknowledges a page that waits."""
        if self.download.page is not None:
            self.store()
            self.download.acknowledge()

    def store(self) -> None:
        self.download.store()
        self.storage.commit({signal: stream.rows for signal, stream in zip(self.signals, self.streams)}, self.download.bookmark)
        for stream in self.streams:
            stream.rows.clear()
            stream.infos.clear()

    def is_killed(self, is_stored: bool) -> NoReturn:
        """Ends by SIGKILL, perhaps between the bookmark and the acknowledgement; the board goes on as it is."""
        if is_stored and self.download.page is not None:
            self.store()
        self.storage.board_file.write_bytes(state(self.context, self.board.sim))
        os.kill(os.getpid(), SIGKILL)
        raise AssertionError("a process outlives SIGKILL")


@dataclass(frozen=True)
class Faults:
    """The steps of a download at which the link is dropped, and at which its program is killed; whether it stores a page before that."""

    drops: frozenset[int]
    kills: dict[int, bool]


def run_program(model: Model, seed: int, storage: Storage, signals: list[str], faults: Faults, first: int, last: int) -> int:
    """Downloads from a step on, to the end of the log; returns the step."""
    with pumped(functions()) as context:
        program = Program(context, model, seed, storage, signals)
        for step in range(first, last):
            if step in faults.drops:
                context.sim_drop_link(program.board.sim)
            if step in faults.kills and step > first:
                storage.outcome_file.write_text(str(step))
                program.is_killed(faults.kills[step])
            program.step()
            if program.download.result != abi.VELTO_PENDING and program.download.page is None:
                assert program.download.result == abi.VELTO_OK, program.download.error
                # The last confirmation may be lost with the link.
                if not faults.drops.intersection(range(step - SETTLED, step + 1)):
                    assert program.board.length() == 0, "the board has not erased its log"
                info = program.download.info
                counts = [info.sample_count, info.unknown_count, info.missing_count, info.unpaired_count]
                storage.outcome_file.write_text(" ".join(map(str, counts)))
                return step
            context.advance(0.05)
    raise AssertionError("the download does not end")


def in_process(body: Callable[[], Any]) -> int:
    """Runs a function in a process of its own, and returns the signal that has ended it, 0 for none; its failure is one here."""
    process = os.fork()
    if process == 0:
        status = 1
        try:
            body()
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    status = os.waitpid(process, 0)[1]
    assert status == 0 or os.WIFSIGNALED(status), "the program has failed: its output says why"
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0


def download_log(
    model: Model, seed: int, storage: Storage, signals: list[str], random: Random, entries: int
) -> tuple[list[int], int]:
    """Downloads the log with one to five drops and one to three kills; returns the counts of samples, and the number of kills."""
    steps = max(20, entries // 10)
    drops = frozenset(random.randrange(steps) for _ in range(random.randint(1, 5)))
    kills = {random.randrange(1, KILLED_BEFORE): random.random() < 0.5 for _ in range(random.randint(1, 3))}
    faults, first, count = Faults(drops, kills), 0, 0
    while True:
        begin = first
        ending = in_process(lambda: run_program(model, seed, storage, signals, faults, begin, 100 * steps))
        outcome = [int(number) for number in storage.outcome_file.read_text().split()]
        if ending == 0:
            assert 1 <= count <= 3, f"{count} kills"
            return outcome, count
        assert ending == SIGKILL, f"the program ended by signal {ending}"
        first, count = outcome[0], count + 1
