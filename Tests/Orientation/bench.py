"""Errors of orientations on the BROAD data set, as its paper computes them, and instructions of a sample, beside published filters.

Fails if the library's filter is worse than it should be. Usage: bench.py BROAD-FOLDER [--brief]
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from broad import Array, Recording, errors, quantized, slower, trials, with_loss
from estimators import ESTIMATORS, WITH_OFFSET

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
WORK = ROOT / ".build/orientation"
SLOW = {"Madgwick", "Mahony"}
"""Filters in Python alone, which get every third trial."""
SLACK = 0.05
"""The mean error may be larger than VQF's by so many degrees while nothing is lost."""
INSTRUCTIONS = 0.75
"""The largest share of vqf's instructions."""


@dataclass(frozen=True)
class Condition:
    """A way to measure, with the largest errors of 6D and 9D that the library may have (degrees)."""

    name: str
    made: Callable[[Recording], Recording]
    estimators: tuple[str, ...]
    limits: tuple[float, float] | None = None
    """None for those of VQF."""


def at_95_hz(recording: Recording) -> Recording:
    return quantized(slower(recording, 3))


def lost(share: float, packet_size: int) -> Callable[[Recording], Recording]:
    return lambda recording: with_loss(at_95_hz(recording), share, packet_size, seed=sum(recording.name.encode()))


BOTH = ("VeltoKit", "VQF")
CONDITIONS = [
    Condition("full rate", lambda recording: recording, (*BOTH, "VeltoKit, offline", "Fusion")),
    Condition("95 Hz, quantized", at_95_hz, (*BOTH, "VeltoKit, offline", "Fusion", "Madgwick", "Mahony")),
    Condition("95 Hz, 5 % of samples lost", lost(0.05, 1), BOTH, (5.2, 3.0)),
    Condition("95 Hz, 20 % of samples lost", lost(0.2, 1), BOTH, (6.2, 3.7)),
    Condition("95 Hz, 5 % of packets of 3 lost", lost(0.05, 3), (*BOTH, "Fusion", "Madgwick", "Mahony"), (5.5, 3.2)),
    Condition("95 Hz, 20 % of packets of 3 lost", lost(0.2, 3), BOTH, (13, 7.5)),
]


def mean_errors(name: str, recordings: list[Recording]) -> Array:
    """Total, heading and inclination error without a magnetometer, then with one; NaN for what a filter does not have."""
    rows = []
    for recording in recordings[:: 3 if name in SLOW else 1]:
        without, with_field = ESTIMATORS[name](recording)
        rows.append([
            *((np.nan,) * 3 if without is None else errors(without, recording, has_heading=False)),
            *((np.nan,) * 3 if with_field is None else errors(with_field, recording, has_heading=name not in WITH_OFFSET)),
        ])
    return np.mean(rows, axis=0)


def compare(recordings: list[Recording]) -> Iterator[str]:
    """Prints a table; yields what is worse than it should be."""
    print(f"Mean errors of {len(recordings)} trials in degrees ({' and '.join(sorted(SLOW))}: of every third)")
    print(f"{'':34} {'':18} 6D total heading inclin.  9D total heading inclin.")
    for condition in CONDITIONS:
        made = [condition.made(recording) for recording in recordings]
        found = {name: mean_errors(name, made) for name in condition.estimators}
        for name, row in found.items():
            print(f"{condition.name:34} {name:18}", *(f"{'-' if np.isnan(error) else f'{error:.2f}':>8}" for error in row), flush=True)
        ours, other = found["VeltoKit"][[0, 3]], found["VQF"][[0, 3]]
        limits = other + SLACK if condition.limits is None else np.minimum(condition.limits, other)
        for kind, error, limit in zip(("6D", "9D"), ours, limits):
            if error > limit:
                yield f"{condition.name}: {kind} is {error:.2f}°, and should be at most {limit:.2f}°"


# Instructions


def count() -> Iterator[str]:
    """Counts the instructions of a sample at 100 Hz with a magnetometer at 10 Hz."""
    sources = sorted(WORK.glob("vqf-*/vqf/cpp/vqf.cpp"))
    if not sources:
        print("SKIPPED: instructions, without the source of vqf")
        return
    include = ["-I", str(sources[0].parent)]
    vqf = build("c++", "vqf_way.cpp", *include, str(sources[0]))
    own = build("cc", "filter_way.c", "-I", str(ROOT / "include"), f"-L{ROOT / '.build/release'}", "-lveltokit", "-lm",
                f"-Wl,-rpath,{ROOT / '.build/release'}")
    ours, other = instructions(own), instructions(vqf)
    print(f"\nInstructions of a sample: {ours:.0f}, of vqf's C++ {other:.0f}: {ours / other:.2f}, at most {INSTRUCTIONS}")
    if ours > INSTRUCTIONS * other:
        yield f"{ours:.0f} instructions are more than {INSTRUCTIONS} of {other:.0f}"


def build(compiler: str, source: str, *options: str) -> Path:
    program = WORK / Path(source).stem
    subprocess.run([compiler, "-O2", str(FOLDER / source), *options, "-o", str(program)], check=True)
    return program


def instructions(program: Path) -> float:
    """Of one sample, without those of the input."""
    counts = [collected(program, samples) for samples in (1000, 11_000)]
    inputs = [collected(program, samples, "--input") for samples in (1000, 11_000)]
    return ((counts[1] - counts[0]) - (inputs[1] - inputs[0])) / 10_000


def collected(program: Path, *arguments: object) -> int:
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *map(str, arguments)],
        check=True, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    assert found, run.stderr
    return int(found[1])


def main(folder: str, *options: str) -> int:
    recordings = trials(Path(folder))[:: 6 if "--brief" in options else 1]
    if not recordings:
        print(f"no trials in {folder}")
        return 1
    faults = [*compare(recordings), *count()]
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
