"""Arrival times of public recordings of real boards; nothing else of them is read, and nothing is kept in the repository."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

SOURCE = "https://github.com/aman31kmr/metawear-baro-tools"
BRANCH = "har-imu-labeled-stream"
NOTE = (
    f"Arrival times of {SOURCE.removeprefix('https://')} (branch `{BRANCH}`): three sensors that send each sample alone, over a link that "
    "carries a third of the samples. The measurement times are unknown; the table has the age of the timestamp on arrival instead of its error. "
    "Milliseconds.")
# Outputs of sensor fusion, which makes a hundred of each per second.
RATES = {"acc": 100, "gyro": 100, "mag": 100}


def folder() -> Path | None:
    """The folder of `RECORDINGS`, or one that is fetched; nothing without a network."""
    if given := os.environ.get("RECORDINGS"):
        return Path(given)
    target = Path(tempfile.mkdtemp(prefix="velto-recordings-"))
    command = ["git", "clone", "--quiet", "--depth=1", "--branch", BRANCH, SOURCE, str(target)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=120, env={**os.environ, "GIT_TERMINAL_PROMPT": "0"}).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return None
    return target if done else None


def sensors(folder: Path) -> Iterator[tuple[str, str, int, list[str]]]:
    """Name, sensor, rate and arrival times (seconds) of each sensor of each recording."""
    for path in sorted(folder.rglob("*.csv")):
        with path.open(newline="") as file:
            lines = csv.DictReader(file)
            if not {"utc_iso", "sensor"} <= set(lines.fieldnames or []):
                continue
            times: dict[str, list[str]] = {}
            for line in lines:
                moment = datetime.fromisoformat(line["utc_iso"])
                times.setdefault(line["sensor"], []).append(f"{moment.timestamp():.6f}")
        for sensor, rate in RATES.items():
            if arrivals := times.get(sensor):
                yield re.sub(r"_0*(\d+)$", r" \1", path.stem).replace("_", " "), sensor, rate, arrivals
