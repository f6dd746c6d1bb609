"""What simulated devices say of themselves: details, battery and signal strength."""

from __future__ import annotations

import ctypes

import pytest

from fed_cap import FedCap
from pumped_context import Failed, PumpedContext
from test_tap_devices import BATTERY, BONDED
from test_tap_input import Player
from veltokit import abi

DETAILS = {name: getattr(abi, f"VELTO_DETAIL_{name}") for name in (
    "MANUFACTURER", "MODEL", "SERIAL", "FIRMWARE", "HARDWARE", "BOOTLOADER", "SECOND_FIRMWARE")}


def detail(context: PumpedContext, device: abi.velto_device, name: str) -> str | None:
    buffer, count = ctypes.create_string_buffer(64), ctypes.c_size_t()
    context.device_get_detail(device, DETAILS[name], buffer, 64, ctypes.byref(count))
    return None if context.footnote == abi.VELTO_NOTHING else buffer.value.decode()


def outcome(context: PumpedContext, name: str, device: abi.velto_device) -> int:
    operation = context.answer(abi.velto_op, name, device)
    context.advance(2)
    return context.answer(abi.velto_result, "op_get_result", operation)


@pytest.fixture
def strap(context) -> Player:
    return Player(context)


# Details


def test_a_tap_describes_itself(context) -> None:
    sim = context.create_sim(
        "rest", model_name=b"tap-strap-2", flags=BONDED, hardware_version=b"3.3.1", firmware_version=b"2.6.0")
    device = context.sim_device(sim)
    assert detail(context, device, "FIRMWARE") is None, "it was never READY"
    context.op_wait(context.answer(abi.velto_op, "device_connect", device, None))
    context.advance(2)
    expected = {"MANUFACTURER": "TAP Systems", "FIRMWARE": "2.6.0", "HARDWARE": "3.3.1", "BOOTLOADER": "012"}
    assert {name: detail(context, device, name) for name in expected} == expected
    assert detail(context, device, "SERIAL").startswith("TAP") and detail(context, device, "SECOND_FIRMWARE") is None
    context.device_disconnect(device, None)
    context.advance(2)
    assert detail(context, device, "FIRMWARE") == "2.6.0", "kept without the link"


def test_a_cap_says_nothing_of_itself(context) -> None:
    _, device = context.connected_cap()
    assert [detail(context, device, name) for name in DETAILS] == [None] * 7


def test_unknown_details_are_refused(strap) -> None:
    with pytest.raises(Failed) as failure:
        strap.context.device_get_detail(strap.device, 7, None, 0, None)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


# Battery and signal strength


def test_the_battery_of_a_tap_is_read_again(strap) -> None:
    context = strap.context
    context.advance(1)
    assert context.info(strap.device).battery == pytest.approx(0.9), "as of the connection"
    strap.act(BATTERY, 17)
    assert outcome(context, "device_read_battery", strap.device) == abi.VELTO_OK
    assert context.info(strap.device).battery == pytest.approx(0.17)


def test_a_cap_has_no_battery_to_read(context) -> None:
    _, device = context.connected_cap()
    assert outcome(context, "device_read_battery", device) == abi.VELTO_ERROR_UNSUPPORTED
    assert context.info(device).battery == -1


def test_the_signal_strength_of_a_link_is_read(context) -> None:
    sim, device = context.connected_cap()
    for mean in (-40, -80):
        link = context.answer(abi.velto_sim_link, "sim_get_link", sim)
        link.signal_strength = mean
        context.sim_set_link(sim, ctypes.byref(link))
        assert outcome(context, "device_read_rssi", device) == abi.VELTO_OK
        assert abs(context.info(device).rssi - mean) <= 6


@pytest.mark.parametrize("name", ["device_read_battery", "device_read_rssi"])
def test_only_connected_devices_are_asked(context, name: str) -> None:
    device = context.sim_device(context.create_sim())
    assert outcome(context, name, device) == abi.VELTO_ERROR_NOT_CONNECTED
    fed = FedCap(context)
    assert outcome(context, name, fed.device) == abi.VELTO_ERROR_UNSUPPORTED
