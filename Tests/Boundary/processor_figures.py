"""The figure of each type of processor: the outputs of a simulated board, and those of the second computation, drawn over each other.

Run as a program, with the library in VELTOKIT_LIBRARY, it writes the figures of the guide "What a board computes".
"""

from __future__ import annotations

import argparse
import ctypes
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    ROOT = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "bindings/api")]

import board_rules as rules

from connected_board import RL
from processor_board import RAW, ProcessorBoard, Rows, definition, function_of, mode_of
from pumped_context import PumpedContext, pumped
from veltokit import abi, core

FIGURE = Path(__file__).resolve().parents[2] / "Sources/VeltoKit/VeltoKit.docc/what-a-board-computes.svg"
G = 16384
"""The numbers of the accelerometer for 1 g at ±2 g."""
SECONDS, STEP_MS = 8, 80
"""The samples that are drawn: 12.5 in a second."""


@dataclass
class Panel:
    """A type with a configuration: the second computation of it, and the numbers of an output."""

    title: str
    type: str
    machine: rules.Machine
    members: dict[str, Any]
    width: int = 2
    signed: bool = True
    all_axes: bool = False
    """Whether the source is the vector; otherwise its first axis."""


def panels() -> Iterator[Panel]:
    yield Panel("passthrough: 20 samples", "PASSTHROUGH", rules.passthrough(2, 20), {"mode": mode_of("COUNT"), "count": 20})
    yield Panel("accumulate: 4 bytes", "ACCUMULATE", rules.accumulator(False, 4), {"output_size": 4}, 4)
    yield Panel("count: 4 bytes", "COUNT", rules.accumulator(True, 4), {}, 4, False)
    yield Panel("low-pass: 8 samples", "LOW_PASS", rules.average(8, 2, False), {"count": 8})
    yield Panel("high-pass: 8 samples", "HIGH_PASS", rules.average(8, 2, True), {"count": 8})
    yield Panel(
        "comparison: zones of 0 and 0.1 g", "COMPARISON", rules.comparator(2, 2, True, [0, G // 10]),
        {"mode": mode_of("ZONE"), "function": function_of("LESS"), "references": [0, (G // 10) / G]}, 1, False)
    yield Panel("RMS of three axes", "RMS", rules.vector(False, 2, True), {}, 2, False, True)
    yield Panel("RSS of three axes", "RSS", rules.vector(True, 2, True), {}, 2, False, True)
    yield Panel("time: every 0.5 s", "TIME", rules.time(False, 500, STEP_MS), {"period": 0.5})
    yield Panel("math: × 2", "MATH", rules.arithmetic(2, 2, 2, 4, True), {"function": function_of("MULTIPLY"), "value": 2}, 4)
    yield Panel("delay: 10 samples", "DELAY", rules.delay(10), {"count": 10})
    yield Panel(
        "pulse: peaks above 0, of 2 samples or more", "PULSE", rules.pulse(2, 0, 2), {"mode": mode_of("PEAK"), "width": 2})
    yield Panel("delta: 0.1 g", "DELTA", rules.delta(0, G // 10, True), {"value": (G // 10) / G})
    yield Panel(
        "threshold: 0 ± 0.05 g, binary", "THRESHOLD", rules.threshold(True, 0, G // 20, True),
        {"mode": mode_of("BINARY"), "hysteresis": (G // 20) / G}, 1)
    yield Panel("buffer: its state, read once in a second", "BUFFER", rules.passthrough(0, 0), {})
    yield Panel("packer: 4 samples", "PACKER", rules.packer(4), {"count": 4})
    yield Panel("accounter: the counts", "ACCOUNTER", rules.accounter(4), {}, 4, False)
    yield Panel("fuser: the axis, and a held vector", "FUSER", rules.fuser(b""), {})


Points = list[tuple[float, int]]
"""Seconds and numbers."""


@dataclass
class Curves:
    """The source of a processor, its outputs by the simulated board, and those by the second computation."""

    source: Points
    board: Points
    second: Points


def drawn(context: PumpedContext, panel: Panel) -> Curves:
    """Runs a board with the processor; its source is streamed beside it."""
    board = ProcessorBoard(context, RL, script="play", seed=5)
    board.process(board.signal(b"switch"), "COUNT")
    source = board.signal(b"acceleration" if panel.all_axes else b"acceleration[0]")
    raw = Rows(context, source)
    context.op_wait(raw.start)
    context.advance(0.5)
    raw.read()
    processor = created(board, source, panel)
    rows = None if panel.type == "BUFFER" else Rows(context, board.output(processor))
    if rows:
        context.op_wait(rows.start)
    assert raw.read() == [], "a sample came while the processor was created"
    return run(board, panel, raw, rows, board.state_signal(processor) if rows is None else None)


def created(board: ProcessorBoard, source: abi.velto_signal, panel: Panel) -> abi.velto_processor:
    if panel.type == "FUSER":
        buffer, _ = board.begin_processor(board.signal(b"angular-velocity"), definition("BUFFER"))
        return board.fuse(source, [buffer])[0]
    return board.begin_processor(source, definition(panel.type, **panel.members))[0]


def run(board: ProcessorBoard, panel: Panel, raw: Rows, rows: Rows | None, state: abi.velto_signal | None) -> Curves:
    curves = Curves([], [], [])
    next(panel.machine)
    clock, begin = board.context, board.context.now_ns
    for step in range(SECONDS * 1000 // STEP_MS):
        # A reading takes a moment.
        clock.advance((step + 1) * STEP_MS / 1000 - (clock.now_ns - begin) / 1e9)
        time = step * STEP_MS / 1000
        for row in raw.read():
            sample = b"".join(rules.cut(int(value), 2) for value in row)
            curves.source.append((time, int(row[0])))
            for output in panel.machine.send(sample):
                curves.second += [(time, number) for number in shown(panel, output)]
        for row, info in rows.read_with_infos() if rows else []:
            curves.board.append((time, info.tick if panel.type == "ACCOUNTER" else int(row[0])))
        if state is not None and step % 12 == 0 and curves.source:
            curves.board.append((time, read(board.context, state)))
    if panel.type == "BUFFER":
        times = {time for time, _ in curves.board}
        curves.second = [point for point in curves.second if point[0] in times]
    return curves


def read(context: PumpedContext, signal: abi.velto_signal) -> int:
    op, value, size = context.answer(abi.velto_op, "signal_read", signal, 1.0), ctypes.c_int32(), ctypes.c_size_t()
    context.op_wait(op)
    context.op_get_frame(op, RAW, ctypes.byref(value), 4, ctypes.byref(size), None)
    return value.value


def shown(panel: Panel, output: bytes) -> list[int]:
    """The numbers of an output that are drawn: of vectors and fused samples the first, of a packet all."""
    if panel.type == "PACKER":
        return rules.channels(output, 2, True)
    return [rules.number(output[: panel.width], panel.signed)]


# Drawing


WIDTH, HEIGHT, GAP, COLUMNS = 250, 110, 34, 3


def polyline(points: Points, low: int, high: int, kind: str, left: float, top: float) -> str:
    scale = (HEIGHT - 8) / max(high - low, 1)
    places = " ".join(f"{left + time / SECONDS * WIDTH:.1f},{top + HEIGHT - 4 - (number - low) * scale:.1f}" for time, number in points)
    return f'<polyline points="{places}" class="{kind}"/>'


def dots(points: Points, low: int, high: int, left: float, top: float) -> str:
    scale = (HEIGHT - 8) / max(high - low, 1)
    return "".join(
        f'<circle cx="{left + time / SECONDS * WIDTH:.1f}" cy="{top + HEIGHT - 4 - (number - low) * scale:.1f}" r="1.6"/>'
        for time, number in points)


def picture(panel: Panel, curves: Curves, left: float, top: float) -> str:
    numbers = [number for _, number in curves.board + curves.second] or [0]
    sources = [number for _, number in curves.source]
    low, high = min(numbers), max(numbers)
    parts = [
        f'<text x="{left}" y="{top - 6}" class="title">{panel.title}</text>',
        f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" class="panel"/>',
        polyline(curves.source, min(sources), max(sources), "source", left, top),
        polyline(curves.second, low, high, "second", left, top),
        f'<g class="board">{dots(curves.board, low, high, left, top)}</g>',
        f'<text x="{left + WIDTH}" y="{top + HEIGHT + 11}" class="note" text-anchor="end">{low} to {high}</text>',
    ]
    return "\n".join(parts)


STYLE = """<style>
.panel { fill: #ffffff; stroke: #c8ccd1; }
.title { fill: #1f2328; font: 12px sans-serif; }
.note { fill: #57606a; font: 10px sans-serif; }
.source { fill: none; stroke: #c8ccd1; }
.second { fill: none; stroke: #e08080; stroke-width: 2.4; }
.board { fill: #112244; }
@media (prefers-color-scheme: dark) {
.panel { fill: #161b22; stroke: #444c56; }
.title { fill: #e6edf3; }
.note { fill: #9da7b1; }
.source { stroke: #444c56; }
.second { stroke: #a04848; }
.board { fill: #a5d0ff; }
}
</style>"""


def sheet(all_curves: list[tuple[Panel, Curves]]) -> str:
    rows = -(-len(all_curves) // COLUMNS)
    width, height = COLUMNS * (WIDTH + 20) + 20, rows * (HEIGHT + GAP) + 44
    pictures = [
        picture(panel, curves, 20 + index % COLUMNS * (WIDTH + 20), 30 + index // COLUMNS * (HEIGHT + GAP))
        for index, (panel, curves) in enumerate(all_curves)]
    legend = (
        f'<text x="20" y="{height - 12}" class="note">Gray: the source, the first axis of acceleration, not to scale. Dots: the simulated '
        f'board. Red: the second computation. {SECONDS} s.</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-labelledby="title">\n'
        f'<title id="title">The output of each type of processor, by the simulated board and by a second computation</title>\n{STYLE}\n'
        + "\n".join([*pictures, legend]) + "\n</svg>\n")


def figures(library: core.Library) -> list[tuple[Panel, Curves]]:
    drawings = []
    for panel in panels():
        with pumped(library) as context:
            drawings.append((panel, drawn(context, panel)))
    return drawings


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=FIGURE, help="the file that is written")
    arguments = parser.parse_args()
    drawings = figures(core.load())
    arguments.output.write_text(sheet(drawings))
    differing = [panel.title for panel, curves in drawings if curves.board != curves.second]
    print(f"{arguments.output}: {len(drawings)} figures", *(f"\n{title}: the outputs differ" for title in differing))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
