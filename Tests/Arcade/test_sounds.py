"""The sounds of the arcade as samples: there is no sound device."""

from __future__ import annotations

import base64
import json
import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from conftest import Arcade
from windows import virtual_screen

RATE = 22_050


@pytest.fixture(scope="module")
def facts(arcade: Arcade, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str] | list[str]]:
    file = tmp_path_factory.mktemp("sounds") / "sounds.json"
    outcome = arcade.play("sounds", "--file", str(file))
    assert outcome.status == 0 and not outcome.complaints, outcome.output
    return json.loads(file.read_text())


@pytest.fixture(scope="module")
def sounds(facts: dict[str, dict[str, str]]) -> dict[str, np.ndarray]:
    """Samples from -1 to 1, by the name of the sound."""
    return {name: np.frombuffer(base64.b64decode(text), "<i2") / 32768 for name, text in facts["samples"].items()}


def test_sounds_are_neither_too_soft_nor_clipped(sounds: dict[str, np.ndarray]) -> None:
    assert len(sounds) > 20
    for name, samples in sounds.items():
        loudness = 20 * np.log10(np.sqrt(np.mean(samples**2)))
        assert -30 < loudness < -6, f"{name}: {loudness:.1f} dBFS"
        assert np.max(np.abs(samples)) < 0.99, name


def test_sounds_have_no_constant_part_and_end_in_silence(sounds: dict[str, np.ndarray]) -> None:
    for name, samples in sounds.items():
        assert abs(np.mean(samples)) < 0.002, name
        assert np.max(np.abs(samples[-3:])) < 0.02 and abs(samples[0]) < 0.02, name


def centroid(samples: np.ndarray) -> float:
    """The mean frequency of a sound (Hz), weighted by power."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    return float(np.sum(np.fft.rfftfreq(len(samples), 1 / RATE) * power) / np.sum(power))


def test_no_two_sounds_are_alike(sounds: dict[str, np.ndarray]) -> None:
    about = {name: (centroid(samples), len(samples) / RATE) for name, samples in sounds.items()}
    for (one, (pitch, length)), (other, (pitch2, length2)) in combinations(about.items(), 2):
        assert abs(np.log2(pitch / pitch2)) > 0.05 or abs(length - length2) > 0.04, f"{one} and {other}"


def test_every_event_of_the_rules_has_a_sound_or_is_silent_on_purpose(facts: dict[str, list[str]], repository: Path) -> None:
    rules = "\n".join(path.read_text() for path in (repository / "examples/arcade/rules").glob("*.gd"))
    told = set(re.findall(r'_tell\("([a-z_]+)"', rules))
    assert len(told) > 25 and {*told, "strike", "spare"} <= set(facts["events"])


def test_a_window_that_is_closed_while_sounds_play_leaves_nothing_behind(arcade: Arcade) -> None:
    with virtual_screen(480, 270) as screen:
        outcome = arcade.draw("ends", screen, (480, 270), "--attract")
    assert outcome.status == 0 and outcome.facts == {"voices": 8}, outcome.output
    assert not outcome.complaints, outcome.output
