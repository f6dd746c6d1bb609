"""Tuning and calibration that survive the program: one file for each device, written as a whole, damaged ones set aside."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

import pytest

from fed_cap import FedCap
from pumped_context import Failed, pumped
from pure_objects import structure
from veltokit import abi


def profile_of(folder: Path) -> Path:
    (file,) = folder.glob("*.profile")
    return file


def save_tuned(velto, folder: Path) -> None:
    with pumped(velto, state_path=os.fsencode(folder)) as context:
        cap = FedCap(context, "left: hand/1")
        cap.set_config(abi.VELTO_MOTION_MODE_POINTER, pointer_sensitivity=0.0625, invert_x=1)
        config = structure(velto, abi.velto_gamepad_config, abi.VELTO_GAMEPAD_STYLE_ROBUST, tilt_frames=7)
        context.device_set_gamepad_config(cap.device, ctypes.byref(config))
        calibration = structure(velto, abi.velto_calibration, has_paddle_offset=1, paddle_offset=-12.34567890123)
        context.device_set_calibration(cap.device, ctypes.byref(calibration))
        context.device_save_profile(cap.device)


def test_profile_survives_the_program(velto, tmp_path: Path) -> None:
    folder = tmp_path / "not/there/yet"
    save_tuned(velto, folder)
    assert oct(profile_of(folder).stat().st_mode & 0o777) == "0o600"
    with pumped(velto, state_path=os.fsencode(folder)) as context:
        cap = FedCap(context, "left: hand/1")
        context.device_load_profile(cap.device)
        assert context.footnote == abi.VELTO_OK
        motion = cap.ask(abi.velto_motion_config, "device_get_motion_config")
        assert (motion.mode, motion.pointer_sensitivity, motion.invert_x) == (abi.VELTO_MOTION_MODE_POINTER, 0.0625, 1)
        gamepad = cap.ask(abi.velto_gamepad_config, "device_get_gamepad_config")
        assert (gamepad.style, gamepad.tilt_frames) == (abi.VELTO_GAMEPAD_STYLE_ROBUST, 7)
        calibration = cap.ask(abi.velto_calibration, "device_get_calibration")
        assert (calibration.has_paddle_offset, calibration.paddle_offset) == (1, -12.34567890123)
        context.advance(0.01)
        assert len(context.events(abi.VELTO_EVENT_CALIBRATED)) == 1


def test_an_ephemeral_context_saves_and_loads_a_profile_when_it_is_told_to(velto, tmp_path: Path) -> None:
    flags = abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK | abi.VELTO_CONTEXT_EPHEMERAL
    for _ in range(2):
        with pumped(velto, flags=flags, state_path=os.fsencode(tmp_path)) as context:
            cap = FedCap(context, "left: hand/1")
            context.device_save_profile(cap.device)
            context.device_load_profile(cap.device)
            assert context.footnote == abi.VELTO_OK
            context.advance(2)
    assert [file.suffix for file in tmp_path.iterdir()] == [".profile"], "and nothing else"


def test_another_device_has_no_profile(velto, tmp_path: Path) -> None:
    save_tuned(velto, tmp_path)
    with pumped(velto, state_path=os.fsencode(tmp_path)) as context:
        context.device_load_profile(FedCap(context, "left: hand/2").device)
        assert context.footnote == abi.VELTO_NOTHING


@pytest.mark.parametrize(
    ("damage", "how"),
    [
        ("cut", lambda text: text[: len(text) // 2]), ("empty", lambda text: ""),
        ("foreign", lambda text: "hello\nend\n"), ("not a number", lambda text: text.replace("0.0625", "many")),
        ("not finite", lambda text: text.replace("0.0625", "nan")), ("out of range", lambda text: text.replace("0.0625", "1e300")),
        ("no such mode", lambda text: text.replace("\nmode 1.0\n", "\nmode 77\n")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_damaged_profile_is_set_aside_and_changes_nothing(velto, tmp_path: Path, damage: str, how) -> None:
    save_tuned(velto, tmp_path)
    file = profile_of(tmp_path)
    file.write_text(how(file.read_text()))
    with pumped(velto, state_path=os.fsencode(tmp_path)) as context:
        cap = FedCap(context, "left: hand/1")
        with pytest.raises(Failed) as failure:
            context.device_load_profile(cap.device)
        assert failure.value.result in (abi.VELTO_ERROR_FORMAT, abi.VELTO_ERROR_INVALID_ARGUMENT), damage
        assert cap.ask(abi.velto_motion_config, "device_get_motion_config").mode == abi.VELTO_MOTION_MODE_PADDLE
        assert not file.exists() and file.with_name(file.name + ".damaged").exists()
        context.device_load_profile(cap.device)
        assert context.footnote == abi.VELTO_NOTHING


def test_unknown_names_come_from_a_newer_version(velto, tmp_path: Path) -> None:
    save_tuned(velto, tmp_path)
    file = profile_of(tmp_path)
    file.write_text(file.read_text().replace("\nend\n", "\nfuture 3\nend\n"))
    with pumped(velto, state_path=os.fsencode(tmp_path)) as context:
        context.device_load_profile(FedCap(context, "left: hand/1").device)
        assert context.footnote == abi.VELTO_OK


def test_folder_that_cannot_be_written_is_told(velto, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pumped(velto, state_path=os.fsencode(tmp_path / "file")) as context:
        with pytest.raises(Failed) as failure:
            context.device_save_profile(FedCap(context).device)
        assert failure.value.result == abi.VELTO_ERROR_IO


def test_without_a_folder_the_xdg_rules_name_one(velto, state_folder: Path) -> None:
    with pumped(velto) as context:
        context.device_save_profile(FedCap(context, "plain").device)
    assert (state_folder / "veltokit/ingest_3aplain.profile").exists()
