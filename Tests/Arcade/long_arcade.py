"""An hour of the attract mode, drawn minutes of it, and input by chance: nothing grows, nothing complains. Part of `make test-long`."""

from __future__ import annotations

from conftest import Arcade
from drawn import MOST_GROWTH, draw_minutes, growth, minutes


def test_an_hour_of_attract_mode_leaves_nothing_behind(arcade: Arcade) -> None:
    outcome = arcade.play("long_attract", "--attract", "--no-limit", "--minutes", "60", minutes=80)
    facts = outcome.facts
    assert outcome.status == 0 and not outcome.complaints, outcome.output
    objects, nodes, orphans, memory = zip(*facts["counts"], strict=True)
    # What is shown differs from period to period; growth would add up in an hour.
    assert max(objects[4:]) < 1.15 * max(objects[:4]) and max(nodes[4:]) < 1.15 * max(nodes[:4]), facts["counts"]
    assert max(orphans) < 20 and max(memory[4:]) < 1.1 * max(memory[:4]), facts["counts"]
    print(f"scripts: {facts['median']} us a frame at the median of {facts['frames']} frames, 99 % below {facts['99 %']} us")


def test_input_by_chance_harms_nothing(arcade: Arcade) -> None:
    outcome = arcade.play("long_random", "--no-limit", "--minutes", "10", minutes=20)
    facts = outcome.facts
    assert outcome.status == 0 and "never" not in facts and not outcome.complaints, outcome.output
    assert {"game", "lobby", "result", "menu"} <= {*facts["seen"], "result"}, facts["seen"]
    assert facts["orphans"] < 20
    # The least of each minute is that of its smallest page.
    assert len(facts["least"]) == 10
    for least in zip(*facts["least"], strict=True):
        assert max(least[7:]) < 1.1 * max(least[3:6]), facts["least"]


def test_drawn_minutes_leave_nothing_behind(arcade: Arcade) -> None:
    """`make bench` draws ten of them."""
    facts = draw_minutes(arcade.program, arcade.project, minutes(1))
    assert all(game["frames"] > 20 and game["draw_calls"] > 0 for game in facts["games"].values()), facts["games"]
    assert max(growth(facts["counts"]).values()) < MOST_GROWTH, facts["counts"]
