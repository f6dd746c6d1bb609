"""Pictures of every room and page of the arcade, drawn by the real engine: things are where they must be, and letters can be read."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import Arcade
from drawn import MOST_DRAW_CALLS, MOST_PRIMITIVES, MOST_TEXTURE_MEMORY
from windows import virtual_screen

WIDTH, HEIGHT = 480, 270
ROOMS = ("pong", "darts", "bowling", "quiz")
PAGES = ("menu_empty", "lobby_darts", "pause", "result")
MOMENTS = ("pong_less", "bowling_strike", "quiz_right", "spectator")
SMALLEST_LETTERS = 36  # pixels of a picture 1080 high, see look/theme.gd
POLISH = (*PAGES, "settings", "calibration", "quiz")
GOLDENS = Path(__file__).resolve().parent / "pictures.json"
"""The colors of 16 x 9 fields of each picture. After a change that is meant: REMAKE_PICTURES=1 pytest Tests/Arcade/test_pictures.py"""
MEAN_TOLERANCE, FIELD_TOLERANCE = 0.03, 0.1
"""Sparks fly by chance, and another driver rounds edges otherwise."""


class Picture:
    """The pixels of a picture (0 to 1), and what the engine told about it."""

    def __init__(self, pixels: np.ndarray, facts: dict[str, Any]) -> None:
        self.pixels = pixels
        self.facts = facts

    def at(self, place: list[float]) -> np.ndarray:
        """The mean color around a place that is told as shares of the picture."""
        x, y = round(place[0] * WIDTH), round(place[1] * HEIGHT)
        return self.pixels[y - 1:y + 2, x - 1:x + 2].reshape(-1, 3).mean(axis=0)

    def grid(self) -> np.ndarray:
        """The colors of 16 x 9 fields."""
        return self.pixels.reshape(9, HEIGHT // 9, 16, WIDTH // 16, 3).mean(axis=(1, 3))


@pytest.fixture(scope="module")
def drawn(arcade: Arcade, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[dict[str, Picture], dict[str, Any]]]:
    folder = tmp_path_factory.mktemp("pictures")
    yield draw(arcade, folder, "en", *ROOMS, *PAGES, *MOMENTS)


def draw(arcade: Arcade, folder: Path, language: str, *names: str) -> tuple[dict[str, Picture], dict[str, Any]]:
    """The pictures of these names, and what the tour told."""
    with virtual_screen(2 * WIDTH, 2 * HEIGHT) as screen:
        outcome = arcade.draw("tour", screen, (WIDTH, HEIGHT), "--raw", "--language", language, "--pictures", str(folder), "--only", *names)
    assert outcome.status == 0 and "never" not in outcome.facts, outcome.output
    return {file.stem: Picture(read(file), outcome.facts.get(file.stem, {})) for file in folder.glob("*.rgb")}, outcome.facts


@pytest.fixture(scope="module")
def polish(arcade: Arcade, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Picture]:
    return draw(arcade, tmp_path_factory.mktemp("polish"), "pl", *POLISH)[0]


def read(file: Path) -> np.ndarray:
    return np.frombuffer(file.read_bytes(), np.uint8).reshape(HEIGHT, WIDTH, 3) / 255


@pytest.fixture(scope="module")
def pictures(drawn: tuple[dict[str, Picture], dict[str, Any]]) -> dict[str, Picture]:
    return drawn[0]


@pytest.fixture(scope="module")
def places(drawn: tuple[dict[str, Picture], dict[str, Any]]) -> dict[str, list[float]]:
    return drawn[1]


def test_every_page_and_room_is_drawn(pictures: dict[str, Picture]) -> None:
    assert set(pictures) == {*ROOMS, *PAGES, *MOMENTS}
    for name, picture in pictures.items():
        assert picture.pixels.std() > 0.05 and picture.pixels.max() > 0.7, f"{name} is dark"
        colors = len(np.unique((picture.pixels * 15).astype(int) @ [1, 16, 256]))
        assert colors > 40, f"{name} has {colors} colors"


def test_pictures_are_as_they_were(pictures: dict[str, Picture]) -> None:
    if os.environ.get("REMAKE_PICTURES"):
        grids = {name: (picture.grid().reshape(-1, 3) * 255).round().astype(int).tolist() for name, picture in sorted(pictures.items())}
        GOLDENS.write_text(json.dumps(grids, separators=(",", ":")).replace('],"', '],\n"') + "\n")
    goldens = json.loads(GOLDENS.read_text())
    assert set(goldens) == set(pictures)
    for name, picture in pictures.items():
        difference = np.abs(picture.grid().reshape(-1, 3) - np.array(goldens[name]) / 255).max(axis=1)
        assert difference.mean() < MEAN_TOLERANCE and difference.max() < FIELD_TOLERANCE, f"{name}: {difference.mean():.3f}, {difference.max():.3f} in field {difference.argmax()}"


def test_no_two_rooms_look_alike(pictures: dict[str, Picture]) -> None:
    for one, other in combinations(ROOMS, 2):
        assert np.abs(pictures[one].grid() - pictures[other].grid()).mean() > 0.06, f"{one} and {other}"


def test_a_brick_that_breaks_is_gone_and_the_paddle_is_where_it_went(pictures: dict[str, Picture], places: dict[str, list[float]]) -> None:
    for name, is_there in (("pong", True), ("pong_less", False)):
        red, green, blue = pictures[name].at(places[f"{name} brick"])
        assert bool(red > 0.6 and red > green + 0.3) is is_there, f"{name}: {red, green, blue}"
        assert pictures[name].at(places[f"{name} paddle"]).min() > 0.5, "the paddle is bright"


def test_the_dartboard_has_its_colors_where_the_rules_have_its_rings(pictures: dict[str, Picture], places: dict[str, list[float]]) -> None:
    red, green, _ = pictures["darts"].at(places["darts 0 0"])
    assert red > 2 * green, "the inner bull"
    red, green, _ = pictures["darts"].at(places["darts 0 5"])
    assert green > 1.5 * red, "the outer bull"
    assert pictures["darts"].at(places["darts 14 0"]).min() > 0.3, "the single 6 is light"


def test_the_pins_and_the_ball_are_in_the_picture(pictures: dict[str, Picture], places: dict[str, list[float]]) -> None:
    x, y = places["bowling pin"]
    assert luminance(pictures["bowling"].at([x, y])) > 2 * luminance(pictures["bowling"].at([x, y - 0.06])), "the head pin, before the dark"
    red, _, blue = pictures["bowling"].at(places["bowling ball"])
    assert red > 0.2 and red > 1.5 * blue, "the ball has its player's color"


def test_the_right_answer_becomes_green(pictures: dict[str, Picture]) -> None:
    def greenish(picture: Picture) -> int:
        red, green, blue = np.moveaxis(picture.pixels, 2, 0)
        return int(np.sum((green > 0.25) & (green > red + 0.12) & (green > blue + 0.02)))

    assert greenish(pictures["quiz_right"]) > greenish(pictures["quiz"]) + 2000


def test_the_line_about_the_turn_is_below_the_desks(pictures: dict[str, Picture], places: dict[str, list[float]]) -> None:
    [top] = [label[2] for label in pictures["quiz"].facts["labels"] if label[0] == "Player 1: your answer"]
    assert places["quiz desk"][1] < top


def test_spectators_see_the_room_without_the_pause(pictures: dict[str, Picture]) -> None:
    def neon(picture: Picture) -> int:
        red, green, _ = np.moveaxis(picture.pixels, 2, 0)
        return int(np.sum((red > 0.7) & (green < 0.4)))

    assert neon(pictures["spectator"]) > 0.8 * neon(pictures["bowling"]) > 400
    assert neon(pictures["pause"]) < 20


def luminance(pixels: np.ndarray) -> np.ndarray:
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)
    return linear @ [0.2126, 0.7152, 0.0722]


def check_letters(name: str, picture: Picture) -> list[str]:
    """Returns the texts. They stand out by the ratio of the web's guidelines, of which 4.5 is readable."""
    for text, left, top, width, height, letters in picture.facts["labels"]:
        assert letters >= SMALLEST_LETTERS, f"{name}: {text} is {letters} pixels high"
        assert min(left, top) > -0.002 and max(left + width, top + height) < 1.002, f"{name}: {text} goes beyond the picture"
        part = luminance(picture.pixels[round(top * HEIGHT):round((top + height) * HEIGHT), round(left * WIDTH):round((left + width) * WIDTH)])
        ratio = (np.max(part) + 0.05) / (np.median(part) + 0.05)
        assert ratio > 4.5 or name == "calibration", f"{name}: {text} has a contrast of {ratio:.1f}"  # an item that cannot be chosen is dim
    return [label[0] for label in picture.facts["labels"]]


def test_letters_are_large_and_stand_out(pictures: dict[str, Picture]) -> None:
    assert sum(len(check_letters(name, pictures[name])) for name in (*PAGES, *ROOMS)) > 40


def test_polish_pages_are_polish_and_have_room_for_it(polish: dict[str, Picture], repository: Path) -> None:
    with (repository / "examples/arcade/text.csv").open(newline="") as file:
        english = {row["en"] for row in csv.DictReader(file) if row["en"] != row["pl"]}
    texts = [text for name in POLISH for text in check_letters(name, polish[name])]
    assert len(texts) > 40 and not english & set(texts)


def test_a_weak_graphics_card_can_draw_it(pictures: dict[str, Picture]) -> None:
    for name in (*ROOMS, "bowling_strike", "quiz_right"):
        assert 0 < pictures[name].facts["draw_calls"] <= MOST_DRAW_CALLS, f"{name}: {pictures[name].facts['draw_calls']}"
        assert pictures[name].facts["primitives"] < MOST_PRIMITIVES, f"{name}: {pictures[name].facts['primitives']}"
        assert pictures[name].facts["texture_memory"] < MOST_TEXTURE_MEMORY, f"{name}: {pictures[name].facts['texture_memory'] >> 20} MiB"
