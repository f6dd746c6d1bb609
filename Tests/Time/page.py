"""The page of the documentation about timestamps: its tables, made by the program TimeTable.

Usage: page.py TIMETABLE. SEEDS is the range of seeds of all tables but that of the promises, whose ranges nothing was tuned to. RECORDINGS names a folder of recordings of real boards; without it they are fetched, or left out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import recordings

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "Sources/VeltoKit/VeltoKit.docc/Timestamps.md"
BEGIN, END = "<!-- Made by make time-page. -->\n", "<!-- The end of what is made. -->\n"
KINDS = {"3": "packed", "1": "single"}
SEEDS = os.environ.get("SEEDS", "1-20")
UNSEEN = ["5000-5199", "91000-91199", "700000-700199"]


def rows(program: Path, *arguments: str, given: str = "", seeds: str = SEEDS) -> list[list[str]]:
    environment = {**os.environ, "SEEDS": seeds}
    run = subprocess.run([program, *arguments], env=environment, input=given, capture_output=True, text=True, check=True)
    return [line.split("\t") for line in run.stdout.splitlines()]


def table(headings: list[str], lines: list[list[str]]) -> str:
    rule = ["---", *["--:"] * (len(headings) - 1)]
    return "".join(f"| {' | '.join(line)} |\n" for line in [headings, rule, *lines]) + "\n"


def boards(program: Path) -> str:
    headings = [
        "losses", "packets", "interval, ms", "error, median", "largest", "with gaps", "detected losses, %", "rate error, %", "uneven steps, %",
        "arrival: median", "uneven, %", "line: median", "largest"]
    lines = []
    for row in rows(program, "boards"):
        samples, interval, name, median, recovered, largest, found, _, rate, uneven, arrival, arrival_uneven, line, line_largest = row[:14]
        lines.append([
            name, KINDS[samples], interval, median, recovered, largest, found or "–", rate, uneven, arrival, arrival_uneven, line, line_largest])
    return table(headings, lines)


def pairs(program: Path) -> str:
    headings = ["losses", "packets", "interval, ms", "offset, mean", "offset, largest", "jitter, mean", "jitter, largest"]
    return table(headings, [[row[2], KINDS[row[0]], row[1], *row[3:]] for row in rows(program, "pairs")])


def promises(program: Path) -> str:
    headings = ["losses", "packets", "interval, ms", "limit", "streams above it", "of", "largest value"]
    found: dict[tuple[str, ...], list[float]] = {}
    streams = tried = 0
    for seeds in UNSEEN:
        *lines, (number,) = rows(program, "promises", seeds=seeds)
        streams += int(number)
        first, last = seeds.split("-")
        tried += int(last) - int(first) + 1
        for samples, interval, name, promise, count, worst in lines:
            before = found.get((name, KINDS[samples], interval, promise), [0, 0])
            found[name, KINDS[samples], interval, promise] = [before[0] + int(count), max(before[1], float(worst))]
    lines = [[*key, str(int(count)), str(tried), str(worst)] for key, (count, worst) in found.items()]
    text = (f"The limits above, tested with the seeds {', '.join(UNSEEN)} on {streams:,} streams: these losses, intermediate losses, "
            "and ten intervals from 7.5 to 50 ms. The table lists each link on which a stream exceeded a limit.\n\n")
    return text + table(headings, lines)


def taps(program: Path) -> str:
    headings = ["clock and link", "error, median", "largest", "largest step"]
    return table(headings, [row[:4] for row in rows(program, "taps")])


def real(program: Path) -> str:
    folder = recordings.folder()
    if folder is None:
        print("SKIPPED: recordings of real boards, which neither RECORDINGS names nor the network has")
        return kept_part("### Real boards\n")
    headings = ["recording", "sensor", "packets", "seconds", "age, median", "age, largest", "equal", "uneven steps, %", "missing",
                "line: age, median", "age, largest", "equal"]
    lines = []
    for name, sensor, rate, arrivals in recordings.sensors(folder):
        own, line = rows(program, "recording", str(rate), given="\n".join(arrivals))
        lines.append([name, f"{sensor}, {rate} Hz", own[1], own[2], own[3], own[4], own[5], own[6], own[7], line[3], line[4], line[5]])
    return "### Real boards\n\n" + recordings.NOTE + "\n\n" + table(headings, lines)


def kept_part(heading: str) -> str:
    """A part of the page as it is."""
    text = PAGE.read_text()
    if heading not in text:
        return ""
    return heading + text.split(heading, 1)[1].split(END, 1)[0]


def main() -> None:
    program = Path(sys.argv[1])
    made = "\n".join([
        "### Boards\n", f"Seeds {SEEDS}.\n", boards(program), "### Exceeded limits\n", promises(program), "### Two boards\n", pairs(program), "### TAPs\n", taps(program), real(program)])
    text = PAGE.read_text()
    head, rest = text.split(BEGIN, 1)
    PAGE.write_text(head + BEGIN + "\n" + made.rstrip() + "\n\n" + END + rest.split(END, 1)[1])


if __name__ == "__main__":
    main()
