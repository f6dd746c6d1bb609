"""Every member of every configuration: what makes no sense is refused with the member's name, and changes nothing."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings/api"))

from connected_board import ConnectedBoard  # noqa: E402
from fed_cap import FedCap, fed_cap  # noqa: E402
from generate import loading  # noqa: E402
from generate.description import Member, Struct, ValueSet  # noqa: E402
from pumped_context import Failed, pumped  # noqa: E402
from pure_objects import Driver, Navigator, PureObject, Strategy, structure  # noqa: E402
from veltokit import abi  # noqa: E402

API = loading.load()
NAN, INFINITY = float("nan"), float("inf")


@dataclass(frozen=True)
class Configuration:
    """A structure, and how it is given."""

    name: str
    give: Callable[[Any, Any], None]

    @property
    def members(self) -> list[Member]:
        struct = API.types[f"velto_{self.name}"]
        assert isinstance(struct, Struct)
        return [member for member in struct.members if member.name not in ("struct_size", "reserved")]


def of_device(function: str) -> Callable[[Any, Any], None]:
    def give(velto: Any, config: Any) -> None:
        with fed_cap(velto) as cap:
            cap.feed_axes()
            getattr(cap.context, f"device_{function}")(cap.device, ctypes.byref(config))

    return give


def start_calibration(velto: Any, config: Any) -> None:
    with fed_cap(velto) as cap:
        cap.context.answer(abi.velto_op, "device_start_calibration", cap.device, ctypes.byref(config))


def of_object(make: Callable[[Any], PureObject], function: str) -> Callable[[Any, Any], None]:
    def give(velto: Any, config: Any) -> None:
        thing = make(velto)
        try:
            thing.tell(function, ctypes.byref(config))
        finally:
            thing.destroy()

    return give


def of_board(function: str, output: Any) -> Callable[[Any, Any], None]:
    def give(velto: Any, config: Any) -> None:
        with pumped(velto) as context:
            getattr(context, function)(ConnectedBoard(context).device, ctypes.byref(config), ctypes.byref(output))

    return give


def of_pin(velto: Any, config: Any) -> None:
    with pumped(velto) as context:
        context.mw_set_pin_config(ConnectedBoard(context).device, 0, ctypes.byref(config))


def shape(velto: Any, config: Any) -> None:
    driver = Driver(velto)
    try:
        driver.answer(ctypes.c_double, "velocity_limits_shape", ctypes.byref(config), 0.0)
    finally:
        driver.destroy()


def pong(velto: Any) -> Strategy:
    return Strategy(velto, abi.VELTO_STRATEGY_MODE_PONG)


def menu(velto: Any) -> Navigator:
    return Navigator(velto, abi.VELTO_NAVIGATOR_POLICY_COMFORT)


CONFIGURATIONS = [
    Configuration("motion_config", of_device("set_motion_config")),
    Configuration("gamepad_config", of_device("set_gamepad_config")),
    Configuration("sensor_filter", of_device("set_sensor_filter")),
    Configuration("calibration", of_device("set_calibration")),
    Configuration("calibration_options", start_calibration),
    Configuration("paddle_config", of_object(Driver, "set_paddle_config")),
    Configuration("menu_config", of_object(Driver, "set_menu_config")),
    Configuration("pointer_config", of_object(Driver, "set_pointer_config")),
    Configuration("lateral_config", of_object(Driver, "set_lateral_config")),
    Configuration("velocity_limits", shape),
    Configuration("strategy_config", of_object(pong, "set_config")),
    Configuration("navigator_config", of_object(menu, "set_config")),
    Configuration("mw_sensor_config", of_board("mw_set_sensor_config", abi.velto_mw_sensor_config(struct_size=ctypes.sizeof(abi.velto_mw_sensor_config)))),
    Configuration("mw_detector_config", of_board("mw_start_detector", abi.velto_op())),
    Configuration("mw_pin_config", of_pin),
    Configuration("keyboard_config", lambda velto, config: PureObject(velto, "keyboard", ctypes.byref(config)).destroy()),
]


def bad_values(member: Member) -> Iterator[float]:
    """Every kind of nonsense that a member can hold."""
    if isinstance(member.type, ValueSet):
        yield from (-1, 1000)
    elif member.type.floating:
        yield from (NAN, INFINITY, -INFINITY, member.min - 1e-3, member.max * 1.001 + 1e-3)
    else:
        yield from (int(member.min) - 1, int(member.max) + 1)


def bad_members() -> Iterator[Any]:
    for configuration in CONFIGURATIONS:
        for member in configuration.members:
            for value in bad_values(member):
                yield pytest.param(configuration, member.name, value, id=f"{configuration.name}-{member.name}-{value}")


def made(velto: Any, configuration: Configuration, **members: Any) -> Any:
    type_ = getattr(abi, f"velto_{configuration.name}")
    has_preset = bool(API.types[f"velto_{configuration.name}"].presets)
    return structure(velto, type_, *([0] if has_preset else []), **members)


@pytest.mark.parametrize(("configuration", "member", "value"), bad_members())
def test_nonsense_is_refused_with_the_members_name(velto, configuration: Configuration, member: str, value: float) -> None:
    with pytest.raises(Failed, match=rf"\b{member}\b") as failure:
        configuration.give(velto, made(velto, configuration, **{member: value}))
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=lambda configuration: configuration.name)
def test_defaults_are_accepted(velto, configuration: Configuration) -> None:
    configuration.give(velto, made(velto, configuration))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=lambda configuration: configuration.name)
def test_every_number_has_a_range_and_no_time_is_negative(configuration: Configuration) -> None:
    for member in configuration.members:
        if not isinstance(member.type, ValueSet):
            assert member.min is not None and member.max is not None, member.name
            assert member.unit != "s" or member.min >= 0, member.name


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("navigator_config", "neutral_exit", "neutral_enter"),
        ("strategy_config", "quiz_neutral_exit", "quiz_neutral_enter"),
    ],
)
def test_inverted_range_is_refused_with_the_members_name(velto, name: str, low: str, high: str) -> None:
    (configuration,) = (each for each in CONFIGURATIONS if each.name == name)
    with pytest.raises(Failed, match=low):
        configuration.give(velto, made(velto, configuration, **{low: 0.5, high: 0.4}))
    configuration.give(velto, made(velto, configuration, **{low: 0.4, high: 0.4}))


def test_no_configuration_is_missing_here() -> None:
    """Structures that a program fills in to shape motion, games and menus."""
    names = {
        name.removeprefix("velto_") for name, type_ in API.types.items()
        if isinstance(type_, Struct) and name.endswith(("_config", "_limits"))
    }
    assert names <= {configuration.name for configuration in CONFIGURATIONS}


def test_refused_configuration_changes_nothing(velto) -> None:
    with fed_cap(velto) as cap:
        before = config_of(cap)
        bad = structure(velto, abi.velto_motion_config, 0, paddle_input_gain=0.5, paddle_raw_divisor=0)
        with pytest.raises(Failed, match="paddle_raw_divisor"):
            cap.context.device_set_motion_config(cap.device, ctypes.byref(bad))
        assert config_of(cap) == before


def config_of(cap: FedCap) -> bytes:
    return bytes(cap.ask(abi.velto_motion_config, "device_get_motion_config"))
