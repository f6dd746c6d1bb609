"""An hour of attract mode and ten minutes of any input, in game time: no error, and nothing grows."""

from __future__ import annotations

import pytest
from conftest import Arcade
from test_play import played


def test_an_hour_of_attract_mode(arcade: Arcade) -> None:
    facts = played(arcade, "attract", "--attract", "--minutes", "60", minutes=60).facts
    assert {"pong", "darts", "bowling"} <= set(facts["games"]) and facts["throws"] > 100 and facts["screen"] == "menu"
    assert facts["memory"] < 1.05 and abs(facts["objects"]) < 500 and abs(facts["nodes"]) < 100


@pytest.mark.parametrize("seed", [1, 2])
def test_ten_minutes_of_any_input(arcade: Arcade, seed: int) -> None:
    facts = played(arcade, "random_input", "--minutes", "10", "--seed", str(seed), minutes=10).facts
    assert {"menu", "lobby", "game"} <= set(facts["screens"]) and facts["nodes"] < 500
