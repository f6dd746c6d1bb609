"""What a message of a TAP's raw sensors costs: in the library, in a bare loop in C, and in plain Python over the same bytes."""

from __future__ import annotations

import shutil
import struct
import subprocess
import time

import instructions
import programs
from tables import Table

# Of instructions, to those of the bare loop, which takes the device's ticks for times: the estimate of the device's clock is the
# library's alone.
BUDGET_RATIO = 1.6
SIZE, MESSAGES = 166, 7
FINGERS, IMU = struct.Struct("<15h"), struct.Struct("<6h")
FINGER_SCALE, RATE_SCALE, FORCE_SCALE = 0.03125 * 9.80665, 0.0175 * 3.141592653589793 / 180, 0.000122 * 9.80665


def table(is_brief: bool) -> Table:
    counts = count()
    own, bare = counts["library"], counts["bare loop in C"]
    nanoseconds = {name: float(figure) / MESSAGES for name, figure, *_ in rows(is_brief)}
    return Table(
        "A message of raw sensors, decoded and streamed", ["", "instructions", "ns", "budget"],
        [
            ["library", f"{own:.0f}", f"{nanoseconds['library']:.0f}", ""],
            ["bare loop in C", f"{bare:.0f}", f"{nanoseconds['bare loop in C']:.0f}", ""],
            ["ratio", f"{own / bare:.2f}", "", str(BUDGET_RATIO)],
            ["plain Python", "", f"{python(1 if is_brief else 20):.0f}", ""],
        ],
        note="A notification has three messages of the fingers and four of the IMU; values are in SI units. The bare loop is written for "
        "this device and has the functions of a stream, as for boards. The library's fixed cost per notification is excluded from its "
        "instructions, and included in its time.")


def rows(is_brief: bool) -> list[list[str]]:
    return programs.rows(programs.build("raw_way", "measure"), *(["--brief"] if is_brief else []))


def allocations() -> dict[str, str]:
    return {name: number for name, _, number, _ in rows(True)}


def count() -> dict[str, float]:
    """Instructions of one message; what a notification costs without any is not theirs."""
    folder = programs.WORK / "callgrind-raw-way"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    program = programs.build("raw_way", "measure")
    command = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={folder / 'dump'}", str(program), "--instructions"]
    printed = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    calls = {line.split("|")[0].strip(): int(line.split("|")[3]) for line in printed.splitlines()}
    totals = dict(instructions.read_dump(dump) for dump in folder.glob("dump.*"))
    each = {name: totals[name] / calls[name] for name in calls}
    each["library"] -= each["library, a notification without a message"]
    return {name: number / MESSAGES for name, number in each.items()}


def python(rounds: int) -> float:
    """Nanoseconds of a message in the best of those rounds."""
    program = programs.build("raw_way", "measure")
    data = subprocess.run([program, "--bytes"], check=True, stdout=subprocess.PIPE).stdout
    notifications = [data[place:place + SIZE] for place in range(0, len(data), SIZE)]
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        decoded = sum(len(decode(notification)) for notification in notifications)
        best = min(best, (time.perf_counter() - start) / decoded)
    return best * 1e9


def decode(notification: bytes) -> list[tuple[int, list[float]]]:
    """The messages of a notification: the device's clock and the values."""
    messages, place = [], 0
    while place + 4 <= len(notification):
        header = int.from_bytes(notification[place:place + 4], "little")
        if header == 0:
            break
        kind = FINGERS if header >> 31 else IMU
        if place + 4 + kind.size > len(notification):
            break
        raw = kind.unpack_from(notification, place + 4)
        if kind is FINGERS:
            values = [value * FINGER_SCALE for value in raw]
        else:
            values = [value * RATE_SCALE for value in raw[:3]] + [value * FORCE_SCALE for value in raw[3:]]
        messages.append((header & 0x7FFFFFFF, values))
        place += 4 + kind.size
    return messages
