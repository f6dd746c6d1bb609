"""Arguments that the library could not be given as they are: they are refused, never truncated."""

from __future__ import annotations

from typing import Any, Callable

import pytest
from fake_devices import BATTERY_LEVEL, battery

import veltokit
from veltokit import Backend, Button, Context, Device, EventClass, Family, Simulator, Store, errors

TOO_LARGE = 2**32
Call = Callable[[Context, Any], object]

BYTES: dict[str, Call] = {
    "write_value": lambda velto, value: velto.devices[0].write_value(BATTERY_LEVEL, value),
    "await_value": lambda velto, value: velto.devices[0].await_value(BATTERY_LEVEL, prefix=value),
    "ingest": lambda velto, value: velto.create_ingest_device(Family.TRIKI, "fed").ingest(value),
    "notify": lambda velto, value: simulator(velto).notify(value),
    "set_value": lambda velto, value: simulator(velto).set_value(BATTERY_LEVEL, value),
}


def simulator(velto: Context) -> Simulator:
    return velto.create_simulator(name="other", model=veltokit.SimulatorModel.TABLE)


@pytest.mark.parametrize("name", BYTES)
@pytest.mark.parametrize("value", ["text", 5, None, [1, 2]])
def test_only_bytes_are_sent(velto: Context, name: str, value: object) -> None:
    battery(velto)
    with pytest.raises(TypeError, match="bytes are needed"):
        BYTES[name](velto, value)


@pytest.mark.parametrize("value", [b"\x07\x08", bytearray(b"\x07\x08"), memoryview(b"\x07\x08")])
def test_whatever_has_bytes_is_sent(velto: Context, value: Any) -> None:
    sim, device = battery(velto)
    device.write_value("2a19", value).wait()
    assert sim.get_value(BATTERY_LEVEL) == b"\x07\x08"


def test_a_host_radio_takes_bytes_only() -> None:
    with Context(backends=Backend.HOST, manual_clock=True, ephemeral=True) as velto:
        radio = velto.create_host_radio()
        with pytest.raises(TypeError, match="bytes are needed"):
            radio.report_advertisement("one", payload="abc")  # type: ignore[arg-type]
        peer = radio.report_advertisement("one", payload=bytearray(b"\x02\x01\x06"))  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="bytes are needed"):
            radio.deliver(peer, 3, "abc")  # type: ignore[arg-type]
        with pytest.raises(ValueError, match=str(peer + TOO_LARGE)):
            radio.report_link(peer + TOO_LARGE, True)


NUMBERS: dict[str, Call] = {
    "auto_connect": lambda velto, number: velto.auto_connect(number),
    "player": lambda velto, number: velto.player(number),
    "handle": lambda velto, number: velto.devices[0].read_value(number),
    "capacity": lambda velto, number: velto.events(EventClass.BUTTON, capacity=number),
    "event_capacity": lambda velto, number: Context(backends=Backend.SIMULATED, event_capacity=number),
    "player_index": lambda velto, number: setattr(velto.devices[0], "player_index", number),
    "supply": lambda velto, number: velto.create_virtual_device("robot").supply(press_count=number),
}


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("number", [TOO_LARGE + 1, 2**64 + 3, -(2**40)])
def test_a_number_outside_of_its_type_is_refused_and_named(velto: Context, name: str, number: int) -> None:
    battery(velto)
    with pytest.raises(errors.InvalidArgumentError, match=str(number)) as failure:
        NUMBERS[name](velto, number)
    assert failure.value.code is veltokit.Result.INVALID_ARGUMENT


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("value", [3.7, b"3", object()])
def test_what_is_no_number_is_a_type_error(velto: Context, name: str, value: object) -> None:
    battery(velto)
    with pytest.raises(TypeError):
        NUMBERS[name](velto, value)


WRONG_TYPES: dict[str, tuple[Callable[[Store, Any], object], str]] = {
    "signal in place of its stream": (
        lambda _, device: veltokit.AlignedStreams({"a": device.signal("axes")}, 100), r"streams\['a'\] is a Signal: call its stream\(\)"),
    "streams without names": (lambda _, device: veltokit.AlignedStreams([device.signal("axes").stream()], 100), "streams is a list"),
    "device in place of a stream": (lambda _, device: veltokit.AlignedStreams({"a": device}, 100), "must be a Stream"),
    "name in place of a mode": (
        lambda _, device: setattr(device, "motion_mode", "pointer"), "motion_mode is 'pointer', and no MotionMode"),
    "name in place of a signal": (
        lambda store, device: store.begin_session("walk").add("acceleration"), r"source is 'acceleration': must be a Signal"),
}


@pytest.mark.parametrize("name", WRONG_TYPES)
def test_a_wrong_type_brings_a_remedy(store: Store, device: Device, name: str) -> None:
    provoke, sentence = WRONG_TYPES[name]
    with pytest.raises(TypeError, match=sentence):
        provoke(store, device)


TEXTS: dict[str, Call] = {
    "simulator": lambda velto, text: velto.create_simulator(name=text),
    "find": lambda velto, text: velto.find(text),
    "connect": lambda velto, text: velto.connect(text),
    "state_path": lambda velto, text: Context(backends=Backend.SIMULATED, state_path=text),
    "owner_name": lambda velto, text: Context(backends=Backend.SIMULATED, owner_name=text),
    "play_file": lambda velto, text: velto.create_virtual_device("robot").play_file(text),
}


@pytest.mark.parametrize("name", TEXTS)
def test_text_does_not_end_at_a_nul(velto: Context, name: str) -> None:
    with pytest.raises(ValueError, match="NUL"):
        TEXTS[name](velto, "T\0zzz")


@pytest.mark.parametrize("name", TEXTS)
def test_bytes_that_were_no_unicode_are_refused(velto: Context, name: str) -> None:
    """A terminal hands them over as surrogates."""
    with pytest.raises(ValueError, match="surrogates|is not valid UTF-8"):
        TEXTS[name](velto, "bad\udcff")


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_no_text_is_a_type_error(velto: Context, name: str) -> None:
    with pytest.raises(TypeError):
        TEXTS[name](velto, 5.5)


def test_no_device_is_found_without_a_name(velto: Context, device: Device) -> None:
    velto.create_ingest_device(Family.TRIKI, "fed")
    assert velto.find("") is None and velto.find(device.identifier) == device


def test_a_wrong_type_names_the_function_and_the_value(velto: Context, device: Device) -> None:
    calls: list[Callable[[], object]] = [
        lambda: device.poll("soon"),  # type: ignore[arg-type]
        lambda: velto.player(0).poll("soon"),  # type: ignore[arg-type]
        lambda: device.connect("soon"),  # type: ignore[arg-type]
        lambda: velto.advance("soon"),  # type: ignore[arg-type]
    ]
    for call in calls:
        with pytest.raises(TypeError, match="'soon'"):
            call()


def test_supply_refuses_members_that_do_not_exist_or_follow_from_others(velto: Context) -> None:
    robot = velto.create_virtual_device("robot")
    for members in ({"positon_x": 1.0}, {"clicked": True}, {"struct_size": 4}):
        with pytest.raises(TypeError, match=next(iter(members))):
            robot.supply(**members)  # type: ignore[arg-type]
    for pad in (1.0, 5, 2**31, "pad"):
        with pytest.raises(TypeError, match=f"{pad!r}"):
            robot.supply(pad)  # type: ignore[arg-type]
    robot.supply(position_x=0.5, buttons_down=Button.MAIN)
    assert robot.poll(1 / 60).position_x == 0.5


RECORDS: dict[str, Call] = {
    "motion_config": lambda velto, value: setattr(velto.devices[0], "motion_config", value),
    "calibration": lambda velto, value: setattr(velto.devices[0], "calibration", value),
    "gamepad_config": lambda velto, value: setattr(velto.devices[0], "gamepad_config", value),
    "sensor_filter": lambda velto, value: setattr(velto.devices[0], "sensor_filter", value),
    "ingest_sample": lambda velto, value: velto.devices[0].ingest_sample(value),
    "set_config": lambda velto, value: veltokit.Driver().set_config(value),
    "step_pointer": lambda velto, value: veltokit.Driver().step_pointer(velto.player(0).poll(0.1), value),
    "pad": lambda velto, value: veltokit.Driver().step_pointer(value, veltokit.Aim()),
    "navigator": lambda velto, value: setattr(veltokit.Navigator(), "config", value),
    "navigated event": lambda velto, value: veltokit.Navigator().ingest(value),
    "keyboard": lambda velto, value: veltokit.Keyboard(value),
    "strategy": lambda velto, value: setattr(veltokit.Strategy(veltokit.StrategyMode.PONG), "config", value),
    "link": lambda velto, value: setattr(simulator(velto), "link", value),
    "step": lambda velto, value: simulator(velto).perform(value),
    "reactions": lambda velto, value: simulator(velto).set_reactions([value]),
    "characteristics": lambda velto, value: setattr(simulator(velto), "characteristics", [value]),
}


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("value", [5, "text", {"a": 1}, veltokit.SimulatorFault()])
def test_a_record_of_another_type_is_refused_by_name(velto: Context, name: str, value: object) -> None:
    battery(velto)
    with pytest.raises(TypeError, match="is needed, not "):
        RECORDS[name](velto, value)
