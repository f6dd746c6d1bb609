"""Programs as a newcomer writes them: from the installed headers alone, in C and in C++, with every warning; and they work."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from playing import play_until
from simulated_firmware import image, package

PROGRAMS = ("duel", "menu", "battery", "stream", "metawear_stream", "metawear_demo", "log_night", "button_light", "threshold_alarm", "recover", "update_firmware", "walking_log", "tap_monitor", "pumped", "calibrate", "events", "peripheral_test", "bridge", "sessions")
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
    rows = [re.fullmatch(r"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}): (\d+) %", line) for line in others]
    assert [int(row[2]) for row in rows] == [80, 79, 78]
    # A level every half second, also where the program gets to run late.
    first, last = (datetime.strptime(row[1], "%Y-%m-%d %H:%M:%S.%f") for row in (rows[0], rows[-1]))
    assert last - first >= timedelta(seconds=0.9)


def check_dates(rows: list[str]) -> None:
    """The first column is the date, in UTC."""
    now = datetime.now(timezone.utc)
    dates = [datetime.strptime(row.split(",")[0], "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=timezone.utc) for row in rows]
    assert dates == sorted(dates) and now - timedelta(minutes=2) < dates[0] <= dates[-1] < now


def test_every_sample_is_written(built: Callable[[str], Path]) -> None:
    done = subprocess.run([built("stream"), "--seconds", "1"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    head, *rows = done.stdout.splitlines()
    assert head == "date,number,x,y,z" and len(rows) > 10
    numbers = [int(row.split(",")[1]) for row in rows]
    assert numbers == list(range(1, len(rows) + 1))
    assert len({row.split(",")[2] for row in rows}) > 5, "the cap sweeps"
    check_dates(rows)
    assert done.stderr == f"{len(rows)} samples, 0 lost, 0 dropped\n"


def test_a_board_is_streamed(built: Callable[[str], Path]) -> None:
    done = subprocess.run([built("metawear_stream"), "--seconds", "2"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    head, *rows = done.stdout.splitlines()
    assert head == "date,number,x,y,z" and len(rows) > 10
    first, last = done.stderr.splitlines()
    check_dates(rows)
    assert first == "MetaMotion RL, 100 Hz, up to 4 g"
    assert re.fullmatch(rf"{len(rows)} samples, about \d+ lost", last)


def test_a_session_is_recorded_while_a_game_is_played(built: Callable[[str], Path], tmp_path: Path) -> None:
    program = built("sessions")
    for number in (1, 2):
        done = subprocess.run([program, "--seconds", "1.5"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        *sessions, table = done.stdout.splitlines()
        assert len(sessions) == number and re.fullmatch(r"\d: 20[-\d]+ [\d:]+ UTC, 1 tracks, [1-9]\d* samples, played", sessions[0])
    rows = (tmp_path / "session.csv").read_text().splitlines()
    assert rows[0] == "time_utc,time_s,axes.x,axes.y,axes.z,axes.state" and len(rows) > 10
    assert len(rows) - 1 == int(re.search(r"(\d+) samples", sessions[0]).group(1)) and (tmp_path / "session.json").exists()
    assert subprocess.run([program, "--nothing"], capture_output=True).returncode == 2


def check_board_demo(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stderr
    assert "battery: 99 %, 4148 mV" in done.stdout and "MetaMotion S" in done.stdout
    count = re.search(r"^(\d+) samples, [\d.]+ Hz$", done.stdout, re.M)
    # Their number depends on how much time a busy machine leaves to the program.
    assert count and int(count[1]) > 20
    assert re.search(r"^\[20\]( [+-]\d\.\d{3}){3}$", done.stdout, re.M)


def test_a_night_is_downloaded_although_the_link_breaks(built: Callable[[str], Path]) -> None:
    program = built("log_night")
    done = subprocess.run([program, "--hours", "0.05"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    head, *rows = done.stdout.splitlines()
    assert head == "date,x,y,z" and 17_900 < len(rows) < 18_300
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:]{8}\.\d{4}Z(,-?\d+\.\d{3}){3}", row) for row in rows)
    dates = [datetime.fromisoformat(row.partition(",")[0].replace("Z", "+00:00")) for row in rows]
    steps = {(after - before).total_seconds() for before, after in zip(dates, dates[1:])}
    assert 0.007 < min(steps) and max(steps) < 0.013, "nothing is missing, and nothing comes twice"
    assert "the link breaks" in done.stderr and done.stderr.splitlines()[-1] == f"{len(rows)} samples"
    assert subprocess.run([program, "--hours", "x"], capture_output=True).returncode == 2


def test_a_button_lights_the_led_without_a_host(built: Callable[[str], Path]) -> None:
    done = subprocess.run([built("button_light")], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "event 3: 01 01 FF -> 05 01 01; of this program" in done.stdout.splitlines()
    assert done.stdout.splitlines()[-1] == "pin 1 before: 0, after the button: 1"


def test_a_board_sends_the_crossings_of_a_boundary_alone(built: Callable[[str], Path]) -> None:
    program = built("threshold_alarm")
    done = subprocess.run([program, "--seconds", "60"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    sides = [line.partition(",")[2] for line in done.stdout.splitlines()]
    assert len(sides) > 5 and all(before != after for before, after in zip(sides, sides[1:])), "sides take turns"
    assert done.stderr == f"{len(sides)} packets in place of 1000\n"
    assert subprocess.run([program, "--seconds", "x"], capture_output=True).returncode == 2


@pytest.mark.parametrize("model", ["metamotion-r", "metamotion-s"])
def test_a_board_logs_only_while_its_wearer_walks(built: Callable[[str], Path], model: str) -> None:
    done = subprocess.run([built("walking_log"), "--seconds", "60", model], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    rows = done.stdout.splitlines()
    assert 30 < len(rows) < 62 and all(row.endswith(" g") for row in rows)
    assert done.stderr.endswith("60 s of walking, 0 of as much rest\n")
    assert subprocess.run([built("walking_log"), "--seconds", "x"], capture_output=True).returncode == 2


def test_whatever_is_on_a_board_is_printed(built: Callable[[str], Path]) -> None:
    done = subprocess.run([built("recover")], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "processor 0: acceleration:rss?id=0; of another program", "processor 1: acceleration:rss?id=0:low-pass?id=1; of another program",
        "processor 2: acceleration:rss?id=0:low-pass?id=1:threshold?id=2; of another program",
        "logger 0: acceleration:rss?id=0:low-pass?id=1", "logger 1: acceleration, raw values",
        "event 0: 09 03 02 -> 08 01 F8 F4 01 00; of another program", "macros of other programs: boards do not report them",
        "log: 0 entries, loggers take 3 of 8 slots"]
    assert subprocess.run([built("recover"), "--help"], capture_output=True).returncode == 2


def test_the_firmware_of_a_board_is_updated(built: Callable[[str], Path], tmp_path: Path) -> None:
    (tmp_path / "firmware.zip").write_bytes(package())
    done = subprocess.run([built("update_firmware"), tmp_path / "firmware.zip"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("before: 1.7.2\n") and done.stdout.endswith("\nnow: 1.7.9\n")
    assert "of 6000 bytes" in done.stdout
    (tmp_path / "firmware.zip").write_bytes(package(number=0))
    refused = subprocess.run([built("update_firmware"), tmp_path / "firmware.zip"], capture_output=True, text=True, timeout=60)
    assert refused.returncode == 1 and "refuses the init packet" in refused.stderr
    # A bare image is taken as well, by the program: the bootloader wants an init packet.
    (tmp_path / "firmware.bin").write_bytes(image())
    bare = subprocess.run([built("update_firmware"), tmp_path / "firmware.bin"], capture_output=True, text=True, timeout=60)
    assert bare.returncode == 1 and "refuses the image" in bare.stderr
    assert subprocess.run([built("update_firmware")], capture_output=True).returncode == 2


def test_a_board_is_shown_step_by_step(built: Callable[[str], Path]) -> None:
    done = subprocess.run([built("metawear_demo"), "--seconds", "2"], capture_output=True, text=True, timeout=60)
    check_board_demo(done)
    failed = subprocess.run(
        [built("metawear_demo"), "--backend", "bluez"], capture_output=True, text=True, timeout=60,
        env={"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"})
    assert failed.returncode == 1 and "the demo failed" in failed.stderr


def test_a_board_is_shown_step_by_step_in_swift(repository: Path) -> None:
    program = repository / ".build/release/MetaWearDemo"
    check_board_demo(subprocess.run([program, "--seconds", "2"], capture_output=True, text=True, timeout=60))
    failed = subprocess.run(
        [program, "--backend", "bluez"], capture_output=True, text=True, timeout=60,
        env={"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"})
    assert failed.returncode == 1 and "the demo failed" in failed.stderr
    assert subprocess.run([program, "--nonsense"], capture_output=True).returncode == 2


def test_taps_are_followed(built: Callable[[str], Path]) -> None:
    done = subprocess.run([built("tap_monitor"), "--seconds", "6"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("VELTO_EVENT_DEVICE_CONNECTED") == 2
    assert "VELTO_EVENT_TAP" in done.stdout and "VELTO_EVENT_MOUSE" not in done.stdout


def test_raw_sensors_of_taps_are_shown(built: Callable[[str], Path]) -> None:
    done = subprocess.run([built("tap_monitor"), "--raw", "--seconds", "5"], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    rows = re.findall(r"^(.*?) +(\d+) finger frames .* (\d+) IMU frames", done.stdout, re.M)
    counts = {name: (int(fingers), int(imu)) for name, fingers, imu in rows}
    assert len(counts) == 2 and all(imu > 20 for _, imu in counts.values())
    assert sorted(fingers > 20 for fingers, _ in counts.values()) == [False, True], "a TapXR has no rings"


def test_six_calls_bring_the_first_value_of_a_battery(repository: Path) -> None:
    source = (repository / "examples/c/battery.c").read_text()
    way = source[source.index("static int connect_device") : source.index("/* Drains the simulated battery")]
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


def test_program_is_tested_against_a_simulated_device(built: Callable[[str], Path], repository: Path) -> None:
    run = subprocess.run([built("peripheral_test")], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, "")
    assert re.findall(r"^(\w+): (.*)$", run.stdout, re.M) == [
        ("passed", "the program is connected and subscribed"), ("passed", "30 05 in, 20 05 out"),
        ("passed", "21 05 confirms the level"), ("passed", "a level that the lamp refuses is not confirmed")]
    assert len((repository / "examples/c/peripheral_test.c").read_text().splitlines()) < 100


def test_test_of_a_program_notices_what_is_wrong(repository: Path, installed: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "wrong.c", tmp_path / "wrong"
    text = (repository / "examples/c/peripheral_test.c").read_text()
    source.write_text(text.replace("request[] = {0x20,", "request[] = {0x22,"))
    subprocess.run(
        ["gcc", source, "-o", program, f"-I{installed}/include", f"-L{installed}/lib", "-lveltokit", f"-Wl,-rpath,{installed}/lib"],
        check=True)
    run = subprocess.run([program], capture_output=True, text=True, timeout=60)
    assert run.returncode == 1 and "FAILED: 30 05 in, 20 05 out" in run.stdout


def test_a_program_brings_its_own_radio(built: Callable[[str], Path]) -> None:
    def has_played(lines: list[str]) -> bool:
        return "press 2" in lines and sum(line.startswith("x ") for line in lines) > 50

    play = play_until(has_played, built("bridge"))
    assert (play.status, play.errors) == (0, "")
    places = [float(line.split()[1]) for line in play.lines if line.startswith("x ")]
    assert min(places) < -0.2 and max(places) > 0.2
    packets, presses = map(int, re.fullmatch(r"summary: (\d+) packets, (\d+) presses", play.lines[-1]).groups())
    assert packets > 100 and presses >= 2
