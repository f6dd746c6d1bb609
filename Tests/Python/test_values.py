"""Records hold what structures hold, there and back."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

import veltokit
from veltokit import (
    Calibration, Context, Device, FirmwareBuild, GamepadStyle, MotionConfig, MotionMode, MwAddress, _values, abi,
)
from veltokit._record import Record
from veltokit.errors import InvalidArgumentError

CLASSES = [getattr(_values, name) for name in _values.__all__]
GIVEN = [class_ for class_ in CLASSES if hasattr(class_, "_raw")]


def c_name(class_: type) -> str:
    return str(class_._raw.__annotations__["return"]).removeprefix("_abi.")


@pytest.mark.parametrize("class_", GIVEN)
def test_defaults_are_those_of_the_library(class_: type) -> None:
    name = c_name(class_)
    raw = getattr(abi, name)()
    init = getattr(veltokit.core.library(), f"{name}_init", None)
    if f"{name}_init" in abi.PROTOTYPES:
        assert init is not None
        preset = [0] * (len(abi.PROTOTYPES[f"{name}_init"].arguments) - 2)
        assert init(raw, ctypes.sizeof(raw), *preset) == 0
    assert class_._of(raw) == class_()
    assert bytes(class_()._raw()) == bytes(raw)


@pytest.mark.parametrize("class_", GIVEN)
def test_every_member_goes_there_and_back(class_: type) -> None:
    original = changed(class_())
    assert class_._of(original._raw()) == original != class_()


def changed(record: Any) -> Any:
    """A record with another value in every member that takes one."""
    for number, (name, value) in enumerate(record.as_dict().items(), 1):
        if isinstance(value, bool):
            setattr(record, name, not value)
        elif isinstance(value, float):
            setattr(record, name, number / 4)
        elif type(value) is int:
            setattr(record, name, number)
        elif isinstance(value, bytes):
            setattr(record, name, bytes([number]) * len(value))
        elif isinstance(value, Record):
            changed(value)
    return record


def test_all_of_them_are_documented_and_print() -> None:
    assert len(CLASSES) > 30
    for class_ in CLASSES:
        assert class_.__doc__ and list(class_.__annotations__) == list(class_.__slots__)
    assert repr(veltokit.Aim(0.5, y=0.25)) == "Aim(x=0.5, y=0.25)" != veltokit.Aim(0.5, 0.5)
    with pytest.raises(AttributeError):
        MotionConfig().padle_gain = 3
    with pytest.raises(TypeError, match="padle_gain"):
        MotionConfig().replace(padle_gain=3)


def test_presets(device: Device) -> None:
    device.motion_mode = MotionMode.GESTURE
    assert device.motion_config == MotionConfig.for_mode(MotionMode.GESTURE) != MotionConfig()
    device.gamepad_style = GamepadStyle.SMOOTH
    assert device.gamepad_config == veltokit.GamepadConfig.for_style(GamepadStyle.SMOOTH)


def test_a_configuration_is_changed_by_setting_a_copy(device: Device) -> None:
    device.motion_config = device.motion_config.replace(paddle_input_gain=0.5)
    assert device.motion_config.paddle_input_gain == 0.5
    device.sensor_filter = device.sensor_filter.replace(noise_floor=2)
    assert device.sensor_filter.noise_floor == 2
    device.gamepad_config = device.gamepad_config.replace(shake_acceleration=100)
    assert device.gamepad_config.shake_acceleration == 100
    with pytest.raises(ValueError, match="paddle_raw_divisor is 0"):
        device.motion_config = MotionConfig(paddle_raw_divisor=0)
    device.calibration = Calibration(has_paddle_offset=True, paddle_offset=3)
    assert device.calibration.paddle_offset == 3


def test_unknown_numbers_are_none(velto: Context) -> None:
    device = velto.create_ingest_device(veltokit.Family.TRIKI, "x")
    assert device.info.rssi is None and device.info.player_index is None


@pytest.mark.parametrize("data", [b"", bytes(5), bytes(7)])
def test_an_address_has_six_bytes(data: bytes) -> None:
    with pytest.raises(InvalidArgumentError, match=rf"MwAddress.data has {len(data)} bytes: must have 6"):
        MwAddress(data=data)._raw()
    with pytest.raises(TypeError, match="MwAddress.data is 7, and no bytes"):
        MwAddress(data=7)._raw()  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["5" * 40, "\u20ac" * 14])
def test_text_of_a_build_must_fit(text: str) -> None:
    with pytest.raises(InvalidArgumentError, match=r"FirmwareBuild.model has 4[02] bytes: must have at most 39"):
        FirmwareBuild(model=text)._raw()
    with pytest.raises(InvalidArgumentError, match="contains no NUL"):
        FirmwareBuild(file_name="a\0b")._raw()
    with pytest.raises(TypeError, match="FirmwareBuild.version is None"):
        FirmwareBuild(version=None)._raw()  # type: ignore[arg-type]
