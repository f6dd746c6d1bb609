"""Instructions of each call, counted by callgrind, and their ratio to a baseline that is checked in."""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
from pathlib import Path

import programs
from tables import Table

BASELINE = programs.FOLDER / "baseline.json"
TRIGGER = "desc: Trigger: Client Request: "


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
    result = Table("Instructions of a call", ["", "instructions", "baseline", "ratio"])
    if baseline["tools"] != tools():
        result.note = "The baseline was counted with other tools: " + "; ".join(baseline["tools"].values()) + "."
    for figure, number in counts.items():
        before = known.get(figure)
        ratio = f"{number / before:.2f}" if before else "new"
        result.rows.append([figure, str(number), str(before or ""), ratio])
    return result


def read_baseline() -> dict[str, dict]:
    return json.loads(BASELINE.read_text()) if BASELINE.exists() else {"tools": {}, "instructions": {}}


def write_baseline(counts: dict[str, int]) -> None:
    BASELINE.write_text(json.dumps({"tools": tools(), "instructions": counts}, indent=4) + "\n")
