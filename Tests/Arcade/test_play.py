"""The arcade is played by simulated wearables, by their bytes: menus, games and results, without a key."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from conftest import Arcade, Outcome


def played(arcade: Arcade, name: str, *arguments: str, rate: int = 60, minutes: int = 10) -> Outcome:
    outcome = arcade.play(name, *arguments, rate=rate, minutes=minutes)
    assert outcome.status == 0 and "never" not in outcome.facts and not outcome.complaints, outcome.output
    return outcome


def test_a_cap_plays_pong_from_the_menu_to_the_result(arcade: Arcade) -> None:
    facts = played(arcade, "whole_pong").facts
    assert facts["calibrated"] is True and facts["score"] > 300 and facts["lives"] >= 4
    assert facts["end"] == "lost" and facts["left"] == 0 and facts["screen"] == "menu"


def test_each_family_plays_pong(arcade: Arcade) -> None:
    facts = played(arcade, "pong_hands").facts
    assert set(facts) == {"cap", "board", "TAP"}
    assert all(score > 300 and lives >= 3 for score, lives in facts.values()), facts


@pytest.fixture(scope="module")
def hands_off(arcade: Arcade) -> dict[str, object]:
    return played(arcade, "hands_off", "--attract").facts


def test_with_nothing_near_simulated_wearables_play_until_a_key_is_pressed(hands_off: dict) -> None:
    assert hands_off["watched"] == ["pong", True, True] and hands_off["hidden"] is True
    assert hands_off["woken"] is True and hands_off["focus"] == 0 and hands_off["seats"] == 0, "those wearables are nobody's"


def test_keys_a_joypad_and_the_mouse_play_too(hands_off: dict) -> None:
    assert hands_off["paddle"] < 40 and hands_off["paused"] == [True, False] and 0.5 < hands_off["dart"] < 0.7
    assert hands_off["joypad"] == 1 and hands_off["sight"][0] > 30 and 0.5 < hands_off["joypad dart"] < 0.7 and hands_off["joypad pause"] is True
    assert hands_off["mouse"] > 130


def test_settings_act_at_once_and_are_kept(hands_off: dict) -> None:
    assert hands_off["louder"] == pytest.approx(0.1) and hands_off["language"] == "pl" and hands_off["title"] == "Język"
    assert hands_off["kept"] == [9, "pl"]


def test_three_families_play_darts(arcade: Arcade) -> None:
    facts = played(arcade, "whole_darts").facts
    match = facts["match"]
    assert facts["phase"] == "over" and match["winner"] >= 0
    assert match["scores"][match["winner"]] == 0
    assert set(facts["powers"]) == {"0", "1", "2"}, "each family throws"
    assert all(0 < power <= 1 for powers in facts["powers"].values() for power in powers)


def test_three_families_bowl(arcade: Arcade) -> None:
    facts = played(arcade, "whole_bowling").facts
    assert facts["phase"] == "over" and len(facts["sheets"]) == 3 and facts["winners"]
    for sheet in facts["sheets"]:
        assert all(sheet["rolls"]) and sheet["total"] > 8 * 7, "each family bowls two more frames"


@pytest.fixture(scope="module")
def strength(arcade: Arcade) -> dict[str, list]:
    return played(arcade, "strength").facts


@pytest.mark.parametrize("family", ["cap", "board"])
def test_a_harder_throw_has_more_power(strength: dict[str, list], family: str) -> None:
    for usual, large in zip(strength[family][:3], strength[family][3:], strict=True):
        for size, speed, powers in (usual, large):
            assert len(powers) == 2 and max(powers) - min(powers) < 0.05, f"{family}: the same throw, {size} as large and {speed} as fast, has the same power"
        assert large[2] == pytest.approx(usual[2], abs=0.2), f"{family}: a larger movement of the same speed is hardly a harder one"
    slow, published, hard = (powers for _, _, powers in strength[family][:3])
    assert max(slow) < 0.55 and min(published) > max(slow) + 0.2 and min(hard) > max(published) + 0.1


def test_a_wrist_that_turns_gives_the_ball_spin(arcade: Arcade) -> None:
    for family, balls in played(arcade, "spins").facts.items():
        left, straight, right = (spin for spin, _ in balls)
        assert left < -0.3 and straight == pytest.approx(0, abs=0.05) and right == pytest.approx(-left, abs=0.05), family
        assert all(power == pytest.approx(0.6, abs=0.1) for _, power in balls), f"{family}: the published swing"


def test_three_families_answer_a_quiz_together(arcade: Arcade) -> None:
    facts = played(arcade, "whole_quiz").facts
    counts = facts["counts"]
    assert facts["phase"] == "over" and counts["round_complete"] == facts["rounds"] == 5
    assert counts["lock_in"] == 3 * counts["next_question"] == 60 and "time_up" not in counts, "each of the three answers each question"
    assert all(points > 8 for points in facts["points"]) and sum(facts["points"]) == counts["correct"]
    assert facts["continued"] == facts["left at"], "a quiz that was left goes on where it was"


def test_a_mouse_answers_a_quiz_and_a_hold_is_shown(arcade: Arcade) -> None:
    facts = played(arcade, "quiz_mouse").facts
    assert facts["is_offered"] is True and facts["phase"] == "feedback" and facts["points"] == [1]
    assert facts["hold"] > 0.9 and facts["slot"] == 3


def test_a_wearable_that_leans_for_long_chooses_no_second_page_and_never_quits(arcade: Arcade) -> None:
    facts = played(arcade, "leaning").facts
    assert facts["left"] == "lobby"
    assert facts["right"] == "menu" and facts["focus"] == 5 and facts["is_pressed"] is True, "to quit waits for a press"


@pytest.fixture(scope="module")
def replays(arcade: Arcade) -> dict[str, dict]:
    return played(arcade, "replays").facts


def test_a_replay_ends_where_the_game_stands(replays: dict[str, dict]) -> None:
    for game in ("pong", "darts", "bowling"):
        facts = replays[game]
        assert facts["is_equal"] is True, f"{game}: the last snapshot of the replay is the game's"
        assert facts["told"] == 1 and facts["moved"] == 0, f"{game}: nothing happens twice, and the game stands still"
        # At half the pace, from before the event.
        assert facts["frames"] == pytest.approx(2 * (facts["last"] - facts["first"]), abs=3) and facts["frames"] > 90
    assert replays["skipped"]["frames"] == 22, "a press ends it"


def test_a_moment_that_everybody_waits_for_is_slow(replays: dict[str, dict]) -> None:
    assert replays["bowling"]["slow"] == pytest.approx(51 / 0.35, abs=4) and replays["pong"]["slow"] == 0
    assert replays["darts"]["slow"] >= 26 / 0.35 - 2, "a dart that may be the last"


def test_a_wearable_comes_drops_and_returns_in_each_state(arcade: Arcade) -> None:
    facts = played(arcade, "drops").facts
    for screen in ("menu", "lobby", "settings", "pause"):
        assert facts[screen] == [True, True], f"{screen}: gone, and back in its seat"
    assert facts["game stands still"] is True and facts["game says so"] is True and facts["game goes on"] is True
    assert facts["notes"] == {"NOTE_JOINED": 2, "NOTE_LOST": 5, "NOTE_RETURNED": 5, "NOTE_PAUSE": 1}
    assert facts["second seat"] == 1


def test_a_held_button_pauses_and_a_wearable_goes_on(arcade: Arcade) -> None:
    facts = played(arcade, "pauses").facts
    assert facts["short"] == [True, False], "a press of a second pauses nothing"
    assert facts["cap"] == facts["board"] == [True, True, True], "a hold is shown, pauses, and the pause is left by the same wearable"
    assert facts["held on"] is False, "a button that is still down after the pause begins no other one"
    before, after = facts["board's center"]
    assert before < -0.9 and after == pytest.approx(0, abs=0.02), "the turn of a board begins with its direction as the center"
    assert facts["TAP"] == [True, True], "the little finger pauses, and a pinch that holds a dart does not"


def test_lights_have_the_players_colors_and_hits_are_felt(arcade: Arcade) -> None:
    facts = played(arcade, "signs").facts
    assert facts["came"] == facts["returned"] == {"MetaWear write": [0]}, "the light of a board, whenever it comes"
    assert facts["motors"] == [False, True, True]
    assert facts["battery"] == [-1, pytest.approx(0.99), -1], "the board's charge is read; a cap does not tell its own, nor does that TAP"
    assert facts["felt"] == {"MetaWear write": [0], "Tap Ben write": [0]}, "the board and the TAP vibrate, a cap has no motor"


def test_an_event_of_a_poll_is_in_the_snapshot_of_its_frame(arcade: Arcade) -> None:
    facts = played(arcade, "same_frame").facts
    assert facts["frames"] == [0, 0, 0, 0, 0]


@pytest.fixture(scope="module")
def sheets(arcade: Arcade) -> dict[int, dict[str, object]]:
    """The same packets at different rates of polls."""
    return {rate: played(arcade, "same_packets", rate=rate).facts for rate in (30, 60, 120, 144)}


def test_the_rate_of_polls_changes_no_score(sheets: dict[int, dict]) -> None:
    for rate, facts in sheets.items():
        assert facts["darts"] == sheets[60]["darts"], f"at {rate} polls a second"
        assert facts["packets"] == sheets[60]["packets"]


def test_the_rate_of_polls_changes_positions_by_less_than_a_hundredth(sheets: dict[int, dict]) -> None:
    for rate, facts in sheets.items():
        for place, expected in zip(facts["places"], sheets[60]["places"], strict=True):
            assert place == pytest.approx(expected, abs=0.02), f"at {rate} polls a second"


def test_sliders_of_dev_mode_act_at_once(arcade: Arcade) -> None:
    facts = played(arcade, "dev_mode").facts
    assert facts["gain"] == pytest.approx(0.68) and facts["position"] == pytest.approx(2 * facts["before"], rel=0.02)


@pytest.mark.parametrize(("game", "column"), [("darts", 4), ("bowling", 3)])
def test_the_tables_of_throws_show_skill_with_every_wearable(repository: Path, game: str, column: int) -> None:
    page = (repository / "examples/arcade/README.md").read_text()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.split(f"<!-- {game} -->")[1].split(f"<!-- /{game} -->")[0].splitlines()]
    misses = {(row[0], row[1]): float(row[column].removesuffix(" cm")) for row in rows if row[0] in ("cap", "board", "TAP") and row[column].endswith("cm")}
    for wearable in ("cap", "board", "TAP"):
        assert misses[wearable, "good"] < 0.5 * misses[wearable, "beginner"], wearable
    assert {row[0] for row in rows if row[1:3] == ["restless", "0 of 20"]} == {"cap", "board", "TAP"}


# -- Texts --------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def texts(repository: Path) -> dict[str, dict[str, str]]:
    with (repository / "examples/arcade/text.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len({row["keys"] for row in rows}) == len(rows), "no key twice"
    return {row["keys"]: row for row in rows}


def used_keys(folder: Path) -> set[str]:
    """Keys in quotes in scripts, and texts of nodes."""
    sources = [path.read_text() for kind in ("*.gd", "*.tscn") for path in folder.rglob(kind) if path.parts[-2] in ("scenes", "play")]
    prefixes = "GAME|ABOUT|HOW|ATTRACT|TURN|NOTE|HINT|SEAT|FAMILY|MENU|LOBBY|PAUSE|RESULT|SETTINGS|CALIBRATION|HUD|DEV|BADGE|PLAYER|LANGUAGE|WAITING|QUIZ"
    return {key for text in sources for key in re.findall(rf'"((?:{prefixes})_[A-Z_]+[A-Z]|TITLE|SUBTITLE|BACK|ON|OFF|LEVEL|STRIKE|SPARE|REPLAY)"', text)}


def test_every_text_is_there_in_both_languages(repository: Path, texts: dict[str, dict[str, str]]) -> None:
    games = [name.upper() for name in ("pong", "darts", "bowling", "quiz")]
    made = {f"{kind}_{game}" for kind in ("GAME", "ABOUT") for game in games}
    made |= {f"HOW_{game}_{family}" for game in games for family in ("CAP", "BOARD", "TAP", "KEYS")}
    used = used_keys(repository / "examples/arcade") | made
    assert used - set(texts) == set(), "keys without a text"
    assert set(texts) - used == set(), "texts without a use"
    for key, row in texts.items():
        assert row["en"].strip() and row["pl"].strip(), key
        assert set(re.findall(r"\{\w+\}", row["en"])) == set(re.findall(r"\{\w+\}", row["pl"])), key


def test_scripts_are_short(repository: Path) -> None:
    scripts = [path for folder in ("play", "scenes", "look") for path in (repository / "examples/arcade" / folder).glob("*.gd")]
    assert len(scripts) > 30
    assert [path.name for path in scripts if len(path.read_text().splitlines()) > 300] == []


# -- Menus: the worked examples N1 to N4 ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def menus(arcade: Arcade) -> dict[str, dict]:
    return played(arcade, "menus").facts


def test_holding_an_item_confirms_it(menus: dict[str, dict]) -> None:
    """N1."""
    [[item, tick]] = menus["hold"]["activated"]
    assert menus["hold"]["focused"] == [[3, 1]] and item == 3 and tick == pytest.approx(162, abs=1)
    assert menus["released"]["activated"] == [] and menus["released"]["cleared"] == [pytest.approx(121, abs=1)]


def test_the_focus_dwells_before_it_moves(menus: dict[str, dict]) -> None:
    """N2: longer for an item that is farther away, and a short visit moves nothing."""
    assert menus["adjacent"]["focused"] == [[2, 1], [3, pytest.approx(73, abs=1)]]
    assert menus["jump"]["focused"] == [[0, 1], [3, pytest.approx(81, abs=1)]]
    assert menus["visit"]["focused"] == [[0, 1]]


def test_the_neutral_zone_is_narrower_while_an_item_has_the_focus(menus: dict[str, dict]) -> None:
    """N3."""
    assert menus["bands"] == [-1, 2, -1, 2, 1, 3]


def test_a_menu_of_the_button_ignores_early_and_hasty_presses(menus: dict[str, dict]) -> None:
    """N4."""
    assert menus["button"]["activated"] == [[3, 120], [3, 200]] and menus["no press"]["activated"] == []
