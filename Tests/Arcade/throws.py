"""Writes the tables of throws into the page of the arcade: `make arcade-throws`, by Tests/Arcade/scripts/throws.gd.

    throws.py PROJECT ENGINE [COUNT]     PROJECT: a folder of the arcade with the add-on and the scripts of Tests/Arcade in it
"""

from __future__ import annotations

import math
import os
import re
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from engines import HeadlessEngine

PAGE = Path(__file__).resolve().parents[2] / "examples/arcade/README.md"
FAMILIES = ("cap", "board", "TAP")
RADIUS = 17.0
"""Centimeters from the bull to the outer edge of the doubles."""
POCKET, AIM_REACH = 0.158, 46.0
"""The aim at all ten pins, and centimeters of the lane for an aim of 1: see play/intents.gd and rules/pins.gd."""
PINS = 10
HOUR = 3600


def dart_row(family: str, manner: str, thrown: list[list[float]]) -> str:
    seen = [dart for dart in thrown if dart]
    misses = [math.hypot(dart[0], dart[1]) for dart in seen]
    on_board = sum(miss <= 1 for miss in misses)
    if not seen:
        return f"| {family} | {manner} | 0 of {len(thrown)} | 0 | | | |"
    return (f"| {family} | {manner} | {len(seen)} of {len(thrown)} | {on_board} | {statistics.mean(misses) * RADIUS:.1f} cm "
            f"| {max(misses) * RADIUS:.1f} cm | {statistics.mean(dart[2] for dart in seen):.2f} |")


def ball_row(family: str, manner: str, thrown: list[list[float]]) -> str:
    seen = [ball for ball in thrown if ball]
    if not seen:
        return f"| {family} | {manner} | 0 of {len(thrown)} | | | | |"
    missed = statistics.mean(abs(ball[0] - POCKET) for ball in seen) * AIM_REACH
    return (f"| {family} | {manner} | {len(seen)} of {len(thrown)} | {missed:.1f} cm | {statistics.mean(ball[1] for ball in seen):.1f} "
            f"| {sum(ball[1] == PINS for ball in seen)} | {statistics.mean(ball[2] for ball in seen):.2f} |")


GAMES: dict[str, tuple[str, Callable[[str, str, list[list[float]]], str]]] = {
    "darts": ("| wearable | hand | throws seen | on the board | mean miss | widest | mean power |", dart_row),
    "bowling": ("| wearable | hand | throws seen | mean miss | mean pins | strikes | mean power |", ball_row),
}


def table(engine: HeadlessEngine, game: str, count: int) -> str:
    heading, row = GAMES[game]
    lines = [heading, "|---|---|---|---|---|---|---|"]
    for family in FAMILIES:
        outcome = engine.run("--fixed-fps", "60", "res://throws.tscn", "--", "--manual-clock", "--no-limit", "--game", game, "--family", family, "--count", str(count), time_limit=HOUR)
        assert outcome.status == 0 and "never" not in outcome.facts, outcome.output
        lines += [row(family, name.removeprefix(family + " "), thrown) for name, thrown in outcome.facts.items()]
    return "\n".join(lines)


def main() -> None:
    engine = HeadlessEngine(sys.argv[2], Path(sys.argv[1]))
    os.environ["HOME"] = sys.argv[1]
    for game in GAMES:
        made = table(engine, game, int(sys.argv[3]) if len(sys.argv) > 3 else 20)
        PAGE.write_text(with_table(PAGE.read_text(), game, made))
        print(made)


def with_table(text: str, game: str, made: str) -> str:
    text, found = re.subn(rf"(<!-- {game} -->\n).*?(<!-- /{game} -->)", lambda match: match[1] + made + "\n" + match[2], text, flags=re.DOTALL)
    assert found == 1, f"{PAGE} has no place for the table of {game}"
    return text


if __name__ == "__main__":
    main()
