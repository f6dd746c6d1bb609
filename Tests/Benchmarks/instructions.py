"""Instructions of each call, counted by callgrind, and their ratio to a baseline that is checked in."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import programs
from tables import Table

BASELINE = programs.FOLDER / "baseline.json"
TRIGGER = "desc: Trigger: Client Request: "
POLL = "velto_device_poll_input"
# Of instructions; a player may cost so much more than its device.
BUDGETS = {"poll, nothing new": 900}
PLAYER, PLAYERS_BUDGET = "poll, nothing new, player", 110
LEAST_SHARE = 15


def count() -> dict[str, int]:
    """Instructions of one call of each figure."""
    counts: dict[str, int] = {}
    for name in programs.FIGURES:
        counts |= count_program(name)
    return counts


def count_program(name: str) -> dict[str, int]:
    folder = programs.WORK / f"callgrind-{name}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    program = programs.build(name, "measure")
    command = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={folder / 'dump'}"]
    printed = programs.lines(Path(command[0]), *command[1:], str(program), "--instructions")
    calls = {line.split("|")[0].strip(): int(line.split("|")[3]) for line in printed}
    totals = dict(read_dump(dump) for dump in sorted(folder.glob("dump.*")))
    return {figure: round(totals[figure] / times) for figure, times in calls.items()}


def read_dump(path: Path) -> tuple[str, int]:
    """The figure that a dump belongs to, and its instructions."""
    text = path.read_text(errors="replace")
    name = re.search(f"^{TRIGGER}(.*)$", text, re.MULTILINE)
    total = re.search(r"^summary: (\d+)", text, re.MULTILINE)
    assert name and total, path
    return name[1], int(total[1])


def shares() -> Table:
    """Where the instructions of a poll with nothing new go, by function."""
    folder = named_library()
    dump, environment = folder / "dump", {**os.environ, "LD_LIBRARY_PATH": str(folder)}
    command = [
        "valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={dump}", f"--toggle-collect={POLL}",
        programs.build("input", "measure"), "--polls",
    ]
    run = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    return share_table(dump.read_text(errors="replace"), int(run.stdout))


def named_library() -> Path:
    """A folder with the library as valgrind finds the names of its functions: without debug information, which it does not read."""
    folder = programs.WORK / "callgrind-named"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(os.environ["VELTOKIT_LIBRARY"], folder / "libveltokit.so.0")
    subprocess.run(["strip", "--strip-debug", folder / "libveltokit.so.0"], check=True)
    return folder


def share_table(dump: str, calls: int) -> Table:
    """Own instructions of each function in a dump, per call; functions that take little are summed up."""
    own = own_instructions(dump)
    table = Table("Instructions of a poll without new packets, by function", ["", "instructions"])
    rows = [(name, total / calls) for name, total in own.most_common() if total / calls >= LEAST_SHARE]
    rest = (sum(own.values()) / calls) - sum(share for _, share in rows)
    names = demangled([name for name, _ in rows])
    table.rows = [[f"`{name}`", f"{share:.0f}"] for name, (_, share) in zip(names, rows)]
    table.rows.append(["everything else", f"{rest:.0f}"])
    return table


def own_instructions(dump: str) -> Counter[str]:
    """Callgrind's format: `fn=(id) name` begins a function, `calls=` is followed by the cost of the callee."""
    names: dict[str, str] = {}
    own: Counter[str] = Counter()
    function, is_callee = "", False
    for line in dump.splitlines():
        if found := re.match(r"c?fn=\((\d+)\)(?: (.*))?", line):
            names.setdefault(found[1], found[2] or "")
            function = function if line.startswith("c") else names[found[1]]
        elif line.startswith("calls="):
            is_callee = True
        elif found := re.match(r"[+\-*\d]\S* (\d+)$", line):
            own[function] += 0 if is_callee else int(found[1])
            is_callee = False
    return own


def demangled(names: list[str]) -> list[str]:
    run = subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"], input="\n".join(names), stdout=subprocess.PIPE, text=True,
        check=True,
    )
    # Internal C functions without their prefix: the documentation speaks of the interface alone.
    return [re.sub(r"@@.*|\(.*|^velto_linux_", "", line) for line in run.stdout.splitlines()]


def tools() -> dict[str, str]:
    """What the counts depend on besides the library."""
    first_line = lambda *command: programs.lines(Path(command[0]), *command[1:])[0]  # noqa: E731
    return {
        "swift": first_line("swift", "--version"), "cc": first_line("cc", "--version"),
        "valgrind": first_line("valgrind", "--version"), "libc": " ".join(platform.libc_ver()),
    }


def table(counts: dict[str, int]) -> Table:
    """The counts beside the baseline."""
    baseline = read_baseline()
    known = baseline["instructions"]
    result = Table("Instructions of a call", ["", "instructions", "budget", "baseline", "ratio"])
    if baseline["tools"] != tools():
        result.note = "The baseline was counted with other tools: " + "; ".join(baseline["tools"].values()) + "."
    for figure, number in counts.items():
        before = known.get(figure)
        ratio = f"{number / before:.2f}" if before else "new"
        result.rows.append([figure, str(number), str(BUDGETS.get(figure, "")), str(before or ""), ratio])
    more = counts[PLAYER] - counts["poll, nothing new"]
    result.rows.append(["of a player, beyond the device's", str(more), str(PLAYERS_BUDGET), "", ""])
    return result


def beyond_baseline(counts: dict[str, int]) -> dict[str, int]:
    """The counts that are more than a twentieth above the baseline, if that was counted with these tools."""
    baseline = read_baseline()
    if baseline["tools"] != tools():
        return {}
    known = baseline["instructions"]
    return {name: number for name, number in counts.items() if number > 1.05 * known.get(name, number)}


def read_baseline() -> dict[str, dict]:
    return json.loads(BASELINE.read_text()) if BASELINE.exists() else {"tools": {}, "instructions": {}}


def write_baseline(counts: dict[str, int]) -> None:
    BASELINE.write_text(json.dumps({"tools": tools(), "instructions": counts}, indent=4) + "\n")
