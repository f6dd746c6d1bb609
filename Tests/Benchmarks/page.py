"""The page of the documentation that shows the tables."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import date
from pathlib import Path

import instructions
import programs
from tables import Table

PAGE = programs.ROOT / "Sources/VeltoKit/VeltoKit.docc/Measured.md"

HEAD = """# What the library costs

Sizes, times and counts on one machine, budgets beside them.

This page is written by `make bench-page`; nothing in it is typed by hand. `make bench` prints the same tables for your
machine, with the counts of instructions beside those of `Tests/Benchmarks/baseline.json`; `make bench-baseline` keeps the
new counts. What a notification costs through BlueZ, beside other clients of it, is measured in the radio guest by
`Tests/Radio` and has a page of its own.

A poll tells how old the newest packet is at this moment, and it shares what arrives with the thread that receives: it
cannot cost less than one look at the system's clock and one lock, whose prices on this machine stand among the calls.
Then there is the frame itself, which is computed on every poll, and some 350 bytes to hand over.
"""


def write(tables: list[Table]) -> None:
    PAGE.write_text("\n".join([HEAD, machine(), *(table.markdown for table in tables)]))


def machine() -> str:
    processor = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            processor = line.split(":", 1)[1].strip()
            break
    facts = {
        "date": date.today().isoformat(), "commit": commit(), "processor": f"{processor}, {os.cpu_count()} cores",
        "kernel": platform.release(), **instructions.tools(),
    }
    rows = [[name, f"`{fact}`"] for name, fact in facts.items()]
    return Table("The machine", ["", ""], rows).markdown.replace("--:", "---")


def commit() -> str:
    run = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=programs.ROOT, stdout=subprocess.PIPE, text=True)
    return run.stdout.strip() or "unknown"
