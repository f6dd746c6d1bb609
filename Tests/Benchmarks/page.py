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

HEAD = """# Performance

Sizes, times and counts on one machine, with their budgets.

`make bench-page` generates this page. `make bench` prints the same tables for your machine and compares instruction counts with
`Tests/Benchmarks/baseline.json`; `make bench-baseline` saves new counts. <doc:MeasuredOnTheBus> measures the cost of
notifications through BlueZ.

A poll returns the age of the newest packet and shares data with the receiving thread, so it costs at least one clock reading
and one lock; their cost on this machine is listed with the calls. On top of that, every poll computes the frame and writes
about 350 bytes.
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
