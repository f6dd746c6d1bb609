"""An hour of the attract mode, and ten minutes of input by chance: nothing grows, nothing complains. Part of `make test-long`."""

from __future__ import annotations

from conftest import Arcade


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
    # The least of each minute is that of its smallest page. In the first three all rooms are loaded.
    assert len(facts["least"]) == 10
    for least in zip(*facts["least"], strict=True):
        assert max(least[7:]) < 1.1 * max(least[3:6]), facts["least"]
