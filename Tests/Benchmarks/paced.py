"""The first poll of a frame: the game has filled the caches with other things, so each line of code and data is fetched from memory.

A frame has one poll for each player, so its cost is that of the cache lines on its way, not of its instructions.
"""

from __future__ import annotations

import re
import shutil
import subprocess

import instructions
import programs
from tables import Table

POLL = "velto_context_poll_player"
POLLS = 50
BUDGETS = {"cache lines of code": 162, "cache lines of data": 107, "pages of code": 10}
LINE, PAGE = 64, 4096


def table(is_brief: bool) -> Table:
    poll, floor = (int(number) for number in programs.lines(program(), "20" if is_brief else "300")[0].split())
    rows = [[kind, str(number), str(BUDGETS[kind])] for kind, number in lines().items()]
    rows += [["microseconds, median", f"{poll / 1000:.2f}", ""], ["microseconds of a clock reading with a mutex", f"{floor / 1000:.2f}", ""]]
    return Table(
        "A poll with cold caches", ["", "", "budget"], rows,
        note="With one new packet. Lines are counted by callgrind, on a last-level cache of 1 MB that was filled before each poll.")


def program() -> object:
    return programs.build("paced", "measure")


def lines() -> dict[str, int]:
    """Cache lines that a poll fetches, and pages that its code is on."""
    return read(profile())


def profile() -> str:
    """The dump of callgrind, with the address of each instruction and whole names."""
    dump = programs.WORK / "callgrind-paced"
    shutil.rmtree(dump, ignore_errors=True)
    command = [
        "valgrind", "--quiet", "--tool=callgrind", "--cache-sim=yes", "--I1=32768,8,64", "--D1=32768,8,64", "--LL=1048576,16,64",
        "--dump-instr=yes", "--compress-pos=no", "--compress-strings=no", "--demangle=no", f"--callgrind-out-file={dump}",
        f"--toggle-collect={POLL}", program(), str(POLLS), "callgrind"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return dump.read_text(errors="replace")


def read(dump: str) -> dict[str, int]:
    """Of the code the lines that every second poll executes, of the data the misses of the last level, of a poll.

    The code stays in a cache of its own, so its misses say nothing. The names of the events are in one line of the dump, and their totals in
    another.
    """
    names = re.search(r"^events: (.*)$", dump, re.M)
    totals = re.search(r"^(?:summary|totals): (.*)$", dump, re.M)
    assert names and totals
    events = dict(zip(names[1].split(), map(int, totals[1].split())))
    # What follows a call has the instructions of the callee.
    own = re.sub(r"^calls=.*\n.*\n", "", dump, flags=re.M)
    executed = re.findall(r"^(0x[0-9a-f]+) \S+ (\d+)", own, re.M)
    addresses = [int(address, 16) for address, count in executed if int(count) >= POLLS / 2]
    data = round((events["DLmr"] + events["DLmw"]) / POLLS)
    return dict(zip(BUDGETS, (len({address // LINE for address in addresses}), data, len({address // PAGE for address in addresses}))))
