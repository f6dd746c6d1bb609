"""Draws the error of orientations over time, as the guide Orientation shows it. Usage: picture.py BROAD-FOLDER FILE.svg"""

import sys
from pathlib import Path

import numpy as np
from bench import lost
from broad import Array, Recording, offset, product, trials
from estimators import ESTIMATORS

SECONDS = 120
"""The time in motion that is drawn; few trials have more."""
LARGEST = 12
"""The end of the axis of errors (degrees)."""
LEFT, TOP, WIDTH, HEIGHT = 50, 20, 560, 260
CURVES = (("VQF", 0, "without", "6 4"), ("VeltoKit", 0, "without", "none"), ("VQF", 1, "with", "6 4"), ("VeltoKit", 1, "with", "none"))
"""The estimator, 0 without and 1 with a magnetometer, class and dashes."""
HEAD = """<svg xmlns="http://www.w3.org/2000/svg" width="640" height="340" viewBox="0 0 640 340" role="img" aria-labelledby="title">
  <title id="title">Errors of orientations over two minutes of motion</title>
  <style>
    .panel { fill: #ffffff; stroke: #c8ccd1; }
    .grid { stroke: #d0d7de; }
    .without { fill: none; stroke: #c2410c; stroke-width: 2; }
    .with { fill: none; stroke: #1d4ed8; stroke-width: 2; }
    .note { fill: #57606a; font: 12px sans-serif; }
    .middle { text-anchor: middle; }
    @media (prefers-color-scheme: dark) {
      .panel { fill: #161b22; stroke: #444c56; }
      .grid { stroke: #30363d; }
      .without { stroke: #fb923c; }
      .with { stroke: #79b8ff; }
      .note { fill: #9da7b1; }
    }
  </style>
  <rect class="panel" x="0.5" y="0.5" width="639" height="339"/>"""


def over_time(quaternions: Array, recording: Recording, has_heading: bool) -> Array:
    """The root mean square of the total error in each second of motion (degrees); NaN for seconds without one."""
    difference = product(quaternions, recording.reference * [1, -1, -1, -1])
    if not has_heading:
        difference = product(offset(difference), difference)
    squares = np.rad2deg(2 * np.arccos(np.clip(np.abs(difference[:, 0]), 0, 1))) ** 2
    # The time in motion, as the paper counts errors in motion alone.
    moving = squares[recording.is_moving & recording.kept & np.isfinite(squares)]
    width = round(recording.rate * recording.kept.mean())
    rows = moving[: len(moving) // width * width].reshape(-1, width)
    found = np.full(SECONDS, np.nan)
    found[: min(len(rows), SECONDS)] = np.sqrt(rows.mean(axis=1))[:SECONDS]
    return found


def curve(name: str, kind: int, recordings: list[Recording]) -> Array:
    """The mean of all trials, averaged over ten seconds."""
    rows = []
    for recording in recordings:
        quaternions = ESTIMATORS[name](recording)[kind]
        assert quaternions is not None
        rows.append(over_time(quaternions, recording, kind == 1))
    return np.nanmean(np.nanmean(rows, axis=0).reshape(-1, 10), axis=1)


def main(folder: str, file: str) -> None:
    recordings = [lost(0.05, 3)(trial) for trial in trials(Path(folder))]
    parts = [HEAD]
    for degrees in range(0, LARGEST + 1, 2):
        y = TOP + HEIGHT * (1 - degrees / LARGEST)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.0f}h{WIDTH}"/><text class="note middle" x="{LEFT - 20}" y="{y + 4:.0f}">{degrees}°</text>')
    for second in range(0, SECONDS + 1, 20):
        x = LEFT + WIDTH * second / SECONDS
        parts.append(f'<text class="note middle" x="{x:.0f}" y="{TOP + HEIGHT + 18}">{second} s</text>')
    for row, (name, kind, look, dashes) in enumerate(CURVES):
        values = np.minimum(curve(name, kind, recordings), LARGEST)
        points = " ".join(f"{LEFT + WIDTH * (10 * place + 5) / SECONDS:.1f},{TOP + HEIGHT * (1 - value / LARGEST):.1f}"
                          for place, value in enumerate(values))
        style = f'class="{look}" stroke-dasharray="{dashes}"'
        parts.append(f'<polyline points="{points}" {style}/>')
        x = LEFT + 140 * row
        parts.append(f'<path d="M{x} 325h26" {style}/><text class="note" x="{x + 32}" y="329">{name}, {"9D" if kind else "6D"}</text>')
    Path(file).write_text("\n".join([*parts, "</svg>", ""]))


if __name__ == "__main__":
    main(*sys.argv[1:])
