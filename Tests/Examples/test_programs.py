"""Programs as a newcomer writes them: from the installed headers alone, in C and in C++, with every warning; and they work."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from playing import play_until

PROGRAMS = ("duel", "menu", "battery", "pumped", "calibrate", "events")
# Designated initializers leave the rest at zero on purpose, which g++ warns of and gcc does not.
LANGUAGES = {
    "c11": ["gcc", "-std=c11", "-Wstrict-prototypes"],
    "c++20": ["g++", "-x", "c++", "-std=c++20", "-Wno-missing-field-initializers"],
}
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Werror"]


@pytest.fixture(scope="session")
def installed(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a package installs: headers and the library, and nothing else."""
    prefix = tmp_path_factory.mktemp("prefix")
    shutil.copytree(repository / "include/veltokit", prefix / "include/veltokit")
    (prefix / "lib").mkdir()
    for name in ("libveltokit.so", "libveltokit.so.0"):
        (prefix / "lib" / name).symlink_to(library_path)
    return prefix


@pytest.fixture(params=LANGUAGES)
def built(request: pytest.FixtureRequest, repository: Path, installed: Path, tmp_path: Path) -> Callable[[str], Path]:
    """Compiles an example, and answers the program."""

    def build(name: str) -> Path:
        source, program = repository / f"examples/c/{name}.c", tmp_path / name
        options = [f"-I{installed}/include", f"-L{installed}/lib", "-lveltokit", f"-Wl,-rpath,{installed}/lib"]
        subprocess.run([*LANGUAGES[request.param], *STRICT, source, "-o", program, *options], check=True)
        return program

    return build


def text_of(lines: list[str]) -> str:
    return "\n".join(lines)


def test_players_of_a_duel_come_go_and_come_back(built: Callable[[str], Path]) -> None:
    def has_come_back(lines: list[str]) -> bool:
        text = text_of(lines)
        return "player 1 is away" in text and "player 1 is here" in text.partition("player 1 is away")[2] and "hits" in lines[-1]

    play = play_until(has_come_back, built("duel"))
    assert (play.status, play.errors) == (0, "")
    said = [line for line in play.lines if line.startswith("player")]
    assert said == ["player 1 is here", "player 2 is here", "player 1 is away", "player 1 is here"]
    waiting = text_of(play.lines).partition("player 2 is here")[0]
    assert " 1 hits" not in waiting, "the ball does not wait"
    hits, misses = map(int, re.fullmatch(r"summary: (\d+) hits, (\d+) misses", play.lines[-1]).groups())
    assert hits >= 1


def test_menu_is_played_to_its_end(built: Callable[[str], Path]) -> None:
    play = play_until(lambda lines: lines[-1].startswith("summary: "), built("menu"))
    assert (play.status, play.errors) == (0, "")
    assert re.findall(r"chosen: (\w+)", text_of(play.lines)) == ["calibrate", "quit"]


def test_battery_is_logged(built: Callable[[str], Path]) -> None:
    program = subprocess.Popen([built("battery")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    lines = [program.stdout.readline().strip() for _ in range(4)]
    program.terminate()
    _, errors = program.communicate()
    assert (program.returncode, errors) == (0, "")
    first, *others = lines
    assert first == "80 %"
    levels = [int(re.fullmatch(r"\d+\.\d{3} s: (\d+) %", line)[1]) for line in others]
    assert levels == sorted(levels, reverse=True) and levels[-1] < 80


def test_six_calls_bring_the_first_value_of_a_battery(repository: Path) -> None:
    source = (repository / "examples/c/battery.c").read_text()
    way = source[source.index("static int connect_device") : source.index("/* Prints each level")]
    main = source[source.index("int main") :].partition("log_levels")[0]
    calls = re.findall(r"velto_\w+(?=\()", way + main)
    assert sorted(call for call in calls if call != "velto_result_message") == [
        "velto_context_connect_device", "velto_context_create", "velto_context_wait_event", "velto_device_read_uuid",
        "velto_op_get_value", "velto_op_wait"]


def test_pumped_context_is_driven_by_one_descriptor(built: Callable[[str], Path]) -> None:
    play = play_until(lambda lines: sum("VELTO_EVENT_BUTTON" in line for line in lines) >= 4, built("pumped"))
    assert (play.status, play.errors) == (0, "")
    assert re.fullmatch(r"summary: \d+ wakeups", play.lines[-1])


def test_calibration_tells_its_progress(built: Callable[[str], Path]) -> None:
    play = play_until(lambda lines: lines[-1].startswith("summary: "), built("calibrate"))
    assert (play.lines[-1], play.errors) == ("summary: calibrated", "")
    shares = [int(share) for share in re.findall(r"(\d+) %", text_of(play.lines))]
    still = shares[-shares[::-1].index(0) :] if 0 in shares else shares
    assert still == sorted(still) and len(still) >= 3
    assert "keep still" in text_of(play.lines), "the hand moved at first"


def test_events_are_printed_for_people(built: Callable[[str], Path]) -> None:
    def has_pressed(lines: list[str]) -> bool:
        return lines[-1].endswith("VELTO_EVENT_BUTTON 'Triki hand' main button up")

    play = play_until(has_pressed, built("events"))
    assert (play.status, play.errors) == (0, "")
    assert all(re.match(r"#\d+ \d+\.\d{3} s VELTO_EVENT_\w+", line) for line in play.lines)
