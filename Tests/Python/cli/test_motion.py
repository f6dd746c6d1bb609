"""`velto stream`, `record`, `read`, `play`, `monitor` and `sessions`."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from typing import Any

import pytest

from .conftest import BOARD, CAP, TAP, Velto


def test_samples_are_streamed_as_json(simulated: Velto) -> None:
    done = simulated("stream", "acceleration", "angular-velocity", "--rate", "100", "--range", "8g", "--seconds", "2")
    samples = [line for line in done.lines if line["kind"] == "sample"]
    assert {sample["signal"] for sample in samples} == {"acceleration", "angular-velocity"}
    assert list(samples[0]["values"]) == ["x", "y", "z"] and samples[0]["unit"] == "m/s²" and samples[0]["address"] == BOARD
    counts = {line["signal"]: line["samples"] for line in done.lines if line["kind"] == "summary"}
    assert 150 <= counts["acceleration"] <= 230 and counts["acceleration"] == sum(s["signal"] == "acceleration" for s in samples)


def test_samples_have_the_values_of_their_signals(simulated: Velto) -> None:
    done = simulated("stream", "quaternion", "gravity", "--seconds", "1")
    assert done.code == 0, done.err
    names = {line["signal"]: list(line["values"]) for line in done.lines if line["kind"] == "sample"}
    assert names == {"quaternion": list("wxyz"), "gravity": list("xyz")}


def test_samples_are_streamed_as_csv(velto: Velto) -> None:
    done = velto("stream", "quaternion", "gravity", "--seconds", "1", "--csv", "--simulated")
    rows = list(csv.DictReader(io.StringIO(done.out)))
    assert list(rows[0]) == ["time", "device", "signal", "unit", "w", "x", "y", "z"]
    gravity = next(row for row in rows if row["signal"] == "gravity")
    assert gravity["w"] == "" and gravity["unit"] == "m/s²" and abs(float(gravity["z"])) < 12
    turned = next(row for row in rows if row["signal"] == "quaternion")
    assert sum(float(turned[name]) ** 2 for name in "wxyz") == pytest.approx(1, abs=0.02)


def test_silence_has_a_hint(velto: Velto) -> None:
    assert "0 samples, 0 lost. Some signals are sent only when they change" in velto("stream", "switch", "--seconds", "0.3", "--csv", "--simulated").err


def test_a_cap_streams_too(simulated: Velto) -> None:
    done = simulated("stream", "-d", CAP, "--seconds", "1", "--units", "raw")
    assert done.only("summary")["samples"] > 20 and done.only("summary")["signal"] == "axes"


def test_two_devices_stream_together(simulated: Velto) -> None:
    done = simulated("stream", "-d", CAP, "-d", BOARD, "--seconds", "1")
    assert {line["signal"] for line in done.lines if line["kind"] == "summary"} == {"axes", "acceleration"}


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["stream", "polka"], "MetaWear has no signal 'polka'; it has switch, acceleration,"),
    (["stream", "aceleration"], "MetaWear has no signal 'aceleration'; it has acceleration, "),
    (["stream", "--range", "8"], "'8' is not a range: write 8g for acceleration, or 1000dps for rotation"),
    (["stream", "--range", "fastdps"], "'fastdps' is not a range"),
    (["stream", "--plot", "--csv"], "--plot and --csv exclude each other"),
    (["settings", "set", "name"], "write each change as NAME=VALUE"),
    (["settings", "set", "transmit_power=strong"], "transmit_power is 'strong': must be a value such as"),
    (["sessions", "show", "9"], "no session matches '9': `velto sessions list --simulated` shows them all"),
])
def test_a_wrong_request_is_2(velto: Velto, arguments: list[str], sentence: str) -> None:
    done = velto(*arguments, "--simulated")
    assert done.code == 2 and done.out == "" and sentence in done.err


def test_values_are_read(simulated: Velto) -> None:
    done = simulated("read", "battery", "temperature[0]", "acceleration")
    values = {line["signal"]: line["values"] for line in done.lines}
    assert 0 < values["battery"]["charge"] <= 1 and 10 < next(iter(values["temperature[0]"].values())) < 40
    assert set(values["acceleration"]) == {"x", "y", "z"}


def test_a_signal_that_has_only_channels_is_read_whole(simulated: Velto) -> None:
    done = simulated("read", "temperature", "battery")
    assert [line["signal"] for line in done.lines] == [*(f"temperature[{index}]" for index in range(4)), "battery"]


@pytest.mark.parametrize(("signal", "least", "most"), [
    ("pressure", 90_000, 110_000), ("temperature[3]", 10, 40), ("illuminance", 1, 1e5), ("fusion-calibration", 0, 3)])
def test_a_sensor_that_does_not_run_is_started_for_a_value(simulated: Velto, signal: str, least: float, most: float) -> None:
    done = simulated("read", signal)
    assert done.code == 0, done.err
    assert all(least <= value <= most for value in done.only("value")["values"].values())


@pytest.mark.parametrize(("values", "most", "found"), [([0, 0, 7], 10, 7), ([0] * 12, 10, 0), ([0, 5], 1, 0), ([], 10, None)])
def test_zeros_before_the_first_measurement_are_passed_over(values: list[float], most: int, found: float | None) -> None:
    from types import SimpleNamespace

    from veltokit.studio.streams import first_sample

    async def tables(_: float) -> Any:
        for value in values:
            yield SimpleNamespace(rows=[SimpleNamespace(values=(value,))])

    sample: Any = asyncio.run(first_sample(SimpleNamespace(tables=tables), most))  # type: ignore[arg-type]
    assert (sample and sample.values[0]) == found


def test_a_silent_signal_says_how_to_wait(simulated: Velto) -> None:
    done = simulated("read", "bosch-motion")
    assert done.code == 1 and "`velto stream bosch-motion --simulated` waits for it" in done.err


def test_a_game_sees_a_cap(simulated: Velto) -> None:
    done = simulated("play", "-d", CAP, "--seconds", "3")
    assert len({line["x"] for line in done.lines}) > 2 and done.lines[-1]["packets"] > 100


def test_taps_are_events(simulated: Velto) -> None:
    done = simulated("monitor", "-d", TAP, "--seconds", "10")
    taps = [line["text"] for line in done.lines if line["type"] == "tap"]
    assert len(taps) > 2 and all(text.startswith("'Tap_DD682' ") and "VELTO" not in text for text in taps)
    data = [line["data"] for line in done.lines if line["type"] == "tap"]
    assert all(set(tap["combination"]) <= {"thumb", "index", "middle", "ring", "pinky"} and tap["repeat_count"] for tap in data)
    links = [line for line in done.lines if line["type"] == "link-changed"]
    assert links[-1]["text"] == "'Tap_DD682' discovering -> ready" and links[-1]["data"]["current"] == "ready"
    assert all(line["address"] == TAP for line in done.lines if line["address"])


def test_a_session_is_recorded_drawn_exported_copied_and_deleted(simulated: Velto, velto: Velto, tmp_path: Path) -> None:
    recorded = simulated("record", "acceleration", "--seconds", "3", "--label", "walk", "--mark", "start").only("session")
    assert recorded["label"] == "walk" and recorded["state"] == "ended" and recorded["samples"] > 200
    assert simulated("sessions", "list").only("session") == {**recorded, "kind": "session"}
    shown = simulated("sessions", "show", "walk")
    assert shown.only("session")["marks"][0]["text"] == "start" and shown.only("track")["rate"] == pytest.approx(100, abs=5)
    parts = simulated("sessions", "plot", "last").lines
    assert {part["channel"] for part in parts} == {"x", "y", "z"} and all(part["low"] <= part["high"] for part in parts)
    files = [Path(line["path"]) for line in simulated("sessions", "export", "last", str(tmp_path / "out")).lines]
    assert {path.suffix for path in files} == {".csv", ".json"} and all(path.stat().st_size for path in files)
    assert len(files[0].read_text().splitlines()) == recorded["samples"] + 1
    again = velto("sessions", "export", "last", str(tmp_path / "out"), "--simulated")
    assert again.code == 1 and "exists: add --replace, or give another folder" in again.err
    copied = simulated("sessions", "copy", "last", str(tmp_path / "copy.velto")).only("file")
    listed = simulated("sessions", "list", "--store", copied["path"]).only("session")
    assert listed["uuid"] == recorded["uuid"]
    refused = velto("sessions", "delete", "last", "--simulated")
    assert refused.code == 2 and "add --yes to confirm" in refused.err
    assert simulated("sessions", "delete", "last", "--yes").code == 0
    assert simulated("sessions", "list").lines == []


def test_an_export_lists_its_own_files(simulated: Velto, velto: Velto, tmp_path: Path) -> None:
    simulated("record", "acceleration", "--seconds", "1")
    (tmp_path / "dangling").symlink_to("nowhere")
    made = [line["path"] for line in simulated("sessions", "export", "last", str(tmp_path)).lines]
    again = [line["path"] for line in simulated("sessions", "export", "last", str(tmp_path), "--replace").lines]
    assert made == again and [Path(path).suffix for path in made] == [".csv", ".json"]
    original = simulated("sessions", "export", "last", str(tmp_path), "--form", "original").lines
    assert len(original) == 2 and "accel" in original[0]["path"]
    refused = velto("sessions", "export", "last", str(tmp_path), "--parquet", "--replace", "--simulated")
    assert refused.code == 2 and "--replace and --form are for CSV" in refused.err


def test_hours_are_for_simulated_devices(velto: Velto) -> None:
    done = velto("log", "status", "--hours", "1")
    assert done.code == 2 and "--hours is for simulated devices: add --simulated" in done.err


def test_a_stream_is_recorded_beside(simulated: Velto) -> None:
    simulated("stream", "acceleration", "--seconds", "1", "--record", "beside")
    assert simulated("sessions", "list", "beside").only("session")["samples"] > 50


def test_sessions_of_simulated_devices_stay_apart(velto: Velto, simulated: Velto) -> None:
    simulated("record", "--seconds", "1")
    own = velto("sessions", "list", "--json", **{"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"})
    assert own.code == 0 and own.out == ""


def test_a_summary_is_one_line_for_people(velto: Velto) -> None:
    done = velto("record", "--seconds", "1", "--simulated")
    assert "Look at session 1: `velto sessions plot 1 --simulated`. Export it: `velto sessions export 1 --simulated`" in done.err
    assert done.out.startswith("session 1") and "samples in 1 track" in done.out
    assert len(done.out.splitlines()) == 1, done.out


def test_an_export_names_the_way_on(simulated: Velto, tmp_path: Path) -> None:
    simulated("record", "acceleration", "--seconds", "0.5")
    (tmp_path / "file").write_text("")
    assert f"{tmp_path}/file is not a folder: give another path" in simulated("sessions", "export", "last", str(tmp_path / "file")).err
    refused = simulated("sessions", "export", "last", str(tmp_path), "--parquet", "--form", "original")
    assert refused.code == 2 and "--form are for CSV" in refused.err
    pytest.importorskip("pyarrow")
    assert simulated("sessions", "export", "last", str(tmp_path), "--parquet").code == 0
    assert "exists: remove it, or give another folder" in simulated("sessions", "export", "last", str(tmp_path), "--parquet").err


def test_a_store_that_is_not_there_is_not_made_by_reading(simulated: Velto, tmp_path: Path) -> None:
    path = tmp_path / "mistyped.velto"
    for command in (["list"], ["show", "last"]):
        missing = simulated("sessions", *command, "--store", str(path))
        assert missing.code == 1 and "there is no such session file" in missing.err and not path.exists()


def test_signals_may_be_called_by_their_sensors(simulated: Velto) -> None:
    assert simulated("log", "start", "accelerometer", "gyroscope", "--rate", "50").code == 0
    logged = simulated("log", "status").only("log")["signals"]
    assert [line["signal"] for line in logged] == ["acceleration", "angular-velocity"]
    assert simulated("log", "stop").code == 0
    assert simulated("read", "light").only("value")["signal"] == "illuminance"
