"""The colors of signals: told apart by color-blind people, and seen on the surface, in both themes."""

from __future__ import annotations

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

import velto.page

LOOK = Path(velto.page.__file__).parent / "files/look.css"
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""From linear red, green and blue to those of a person, by Machado, Oliveira and Fernandes (2009) at full severity."""
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1, 1.08883)
SIGNALS, LINES = 8, 4
"""The colors of a theme, and the lines of a chart, which have the first ones."""
ANY, OF_A_CHART = 10, 18
"""The least distances by CIEDE2000: about 2 is seen side by side, and 10 at a glance."""
CONTRAST = 3
"""The least contrast of graphics by WCAG 2.1."""
Triple = tuple[float, float, float]


def times(matrix: tuple[Triple, ...], color: Triple) -> Triple:
    one, two, three = (sum(factor * part for factor, part in zip(row, color)) for row in matrix)
    return one, two, three


def linear(color: str) -> Triple:
    """A color of the style sheet as light, from 0 to 1."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (int(color[at:at + 2], 16) / 255 for at in (1, 3, 5)))
    return red, green, blue


def lab(light: Triple) -> Triple:
    """CIELAB under daylight."""
    x, y, z = (ratio ** (1 / 3) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116 for ratio in (part / white for part, white in zip(times(TO_XYZ, light), WHITE)))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(color: str, sight: str) -> Triple:
    """A color as a person sees it, in CIELAB."""
    red, green, blue = (min(max(part, 0), 1) for part in times(SIGHTS[sight], linear(color)))
    return lab((red, green, blue))


def part_of_grays(chroma: float) -> float:
    return math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))


def distance(first: Triple, second: Triple) -> float:
    """CIEDE2000."""
    stretch = 1.5 - 0.5 * part_of_grays((math.hypot(*first[1:]) + math.hypot(*second[1:])) / 2)
    (l1, c1, h1), (l2, c2, h2) = ((l, math.hypot(a * stretch, b), math.degrees(math.atan2(b, a * stretch)) % 360) for l, a, b in (first, second))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 and c2 else 0
    lightness, chroma, hue = (l1 + l2) / 2 - 50, (c1 + c2) / 2, (h1 + turn / 2) % 360 if c1 and c2 else h1 + h2
    cosine = [math.cos(math.radians(factor * hue + shift)) for factor, shift in ((1, -30), (2, 0), (3, 6), (4, -63))]
    weight = 1 - 0.17 * cosine[0] + 0.24 * cosine[1] + 0.32 * cosine[2] - 0.2 * cosine[3]
    parts = (
        (l2 - l1) / (1 + 0.015 * lightness ** 2 / math.sqrt(20 + lightness ** 2)), (c2 - c1) / (1 + 0.045 * chroma),
        2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * weight))
    rotation = -2 * part_of_grays(chroma) * math.sin(math.radians(60 * math.exp(-((hue - 275) / 25) ** 2)))
    return math.sqrt(sum(part ** 2 for part in parts) + rotation * parts[1] * parts[2])


def theme(name: str) -> tuple[list[str], str]:
    """The colors of the signals, and that of the surface."""
    light, _, dark = LOOK.read_text("utf-8").partition("body.body--dark {")
    block = light if name == "light" else dark.partition("}")[0]
    colors = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", block))
    return [colors[f"signal-{number}"] for number in range(1, SIGNALS + 1)], colors["surface"]


@pytest.mark.parametrize(("first", "second", "expected"), [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, 2.5, 0), (61, -5, 29), 22.8977), ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
    ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373), ((50, -1, 2), (50, 0, 0), 2.3669)])
def test_distances_are_those_of_the_published_pairs(first: Triple, second: Triple, expected: float) -> None:
    assert distance(first, second) == pytest.approx(expected, abs=1e-4) == distance(second, first)


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_colors_of_signals_are_told_apart(name: str, sight: str) -> None:
    colors, _ = theme(name)
    for (one, first), (other, second) in combinations(enumerate(colors), 2):
        found = distance(seen(first, sight), seen(second, sight))
        assert found >= (OF_A_CHART if other < LINES else ANY), (one + 1, other + 1, found)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_colors_of_signals_are_seen_on_the_surface(name: str) -> None:
    colors, surface = theme(name)
    ground = times(TO_XYZ, linear(surface))[1]
    for color in colors:
        low, high = sorted((times(TO_XYZ, linear(color))[1], ground))
        assert (high + 0.05) / (low + 0.05) >= CONTRAST, color
