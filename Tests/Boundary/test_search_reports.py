"""Why no device is there: an event with the reason, and a sentence that a game can show."""

from __future__ import annotations

import ctypes
from typing import Any, Iterator

import pytest

from patience import until
from pumped_context import PumpedContext, pumped
from veltokit import abi

STOPPED, STARTED = abi.VELTO_EVENT_SCAN_STOPPED, abi.VELTO_EVENT_SCAN_STARTED
OFF = "Bluetooth is switched off: switch it on in the settings of the system."
ABSENT = "This computer has no Bluetooth adapter that can be used: plug one in."
NOTHING_NEAR = "No device is in range yet: wake it by its button or a movement, and bring it closer."


def sentence(context: PumpedContext) -> str:
    return context.text("context_describe_search", context.context)


def problem(context: PumpedContext) -> int:
    return context.answer(abi.velto_context_info, "context_get_info", context.context).search_problem


def news(context: PumpedContext) -> list[tuple[int, int]]:
    return [(event.type, event.result) for event in context.events(STOPPED, STARTED)]


@pytest.fixture
def bluez(velto: Any) -> Iterator[PumpedContext]:
    with pumped(velto, backends=abi.VELTO_BACKEND_BLUEZ, flags=abi.VELTO_CONTEXT_PUMPED, bus_address=b"unix:path=/none") as context:
        yield context


def test_auto_connect_without_a_bus_reports_it_once(bluez: PumpedContext) -> None:
    bluez.context_set_auto_connect(bluez.context, 1)

    def is_told() -> bool:
        bluez.context_dispatch(bluez.context, 0.01)
        return problem(bluez) != abi.VELTO_OK

    until(is_told, "the reason")
    assert problem(bluez) == abi.VELTO_ERROR_BUS_UNAVAILABLE
    assert news(bluez) == [(STOPPED, abi.VELTO_ERROR_BUS_UNAVAILABLE)]
    assert sentence(bluez) == "The message bus of the system cannot be reached, so there is no Bluetooth: start dbus."
    # Retries of the bus fail for the same reason, which is no news.
    for _ in range(30):
        bluez.context_dispatch(bluez.context, 0.005)
    assert news(bluez) == []


def test_each_reason_is_reported_and_the_search_goes_on(velto: Any) -> None:
    with pumped(velto, backends=abi.VELTO_BACKEND_HOST) as context:
        context.context_set_auto_connect(context.context, 1)
        radio = context.answer(abi.velto_host, "context_create_host_radio", context.context, None)
        expected = [(abi.VELTO_HOST_STATE_ABSENT, abi.VELTO_ERROR_NO_ADAPTER, ABSENT), (abi.VELTO_HOST_STATE_OFF, abi.VELTO_ERROR_ADAPTER_OFF, OFF)]
        for state, reason, words in expected:
            context.host_report_state(radio, state)
            context.advance(0.1)
            assert (problem(context), sentence(context)) == (reason, words)
            assert news(context)[-1] == (STOPPED, reason)
        context.host_report_state(radio, abi.VELTO_HOST_STATE_READY)
        context.advance(0.1)
        request = abi.velto_host_request(ctypes.sizeof(abi.velto_host_request))
        while context.library.velto_host_poll_request(radio, ctypes.byref(request)) == abi.VELTO_OK:
            if request.kind == abi.VELTO_HOST_REQUEST_KIND_START_SCAN:
                context.library.velto_host_complete_request(radio, request.id, None, 0)
        context.advance(0.1)
        assert (problem(context), news(context)) == (abi.VELTO_OK, [(STARTED, abi.VELTO_OK)])
        assert sentence(context) == NOTHING_NEAR


def test_search_that_is_turned_off_is_no_problem(bluez: PumpedContext) -> None:
    bluez.context_set_auto_connect(bluez.context, 1)
    until(lambda: bluez.context_dispatch(bluez.context, 0.01) or problem(bluez) != abi.VELTO_OK, "the reason")
    bluez.context_set_auto_connect(bluez.context, 0)
    until(lambda: bluez.context_dispatch(bluez.context, 0.01) or problem(bluez) == abi.VELTO_OK, "the end of the search")
    bluez.events()
    bluez.context_set_auto_connect(bluez.context, 1)
    until(lambda: bluez.context_dispatch(bluez.context, 0.01) or problem(bluez) != abi.VELTO_OK, "the reason again")
    assert news(bluez) == [(STOPPED, abi.VELTO_ERROR_BUS_UNAVAILABLE)]


def test_sentence_follows_players(context: PumpedContext) -> None:
    assert sentence(context) == "No search for devices is running."
    context.context_set_auto_connect(context.context, 1)
    context.advance(0.2)
    assert (sentence(context), problem(context), news(context)) == (NOTHING_NEAR, abi.VELTO_OK, [(STARTED, abi.VELTO_OK)])
    one, two = context.create_sim(name=b"Triki 1"), context.create_sim(name=b"Triki 2")
    context.advance(2)
    assert sentence(context) == "2 devices are in range, more than players are missing: switch off those that do not play."
    context.library.velto_sim_destroy(two)
    context.advance(15)
    assert sentence(context) == "1 device is connected."
    context.context_set_auto_connect(context.context, 2)
    context.advance(0.2)
    assert sentence(context) == "Looking for more devices."
    assert one.bits != 0


def test_device_that_is_being_connected_is_named(context: PumpedContext) -> None:
    sim = context.create_sim(name=b"Triki 1")
    device = context.sim_device(sim)
    context.answer(abi.velto_op, "device_connect", device, None)
    context.library.velto_context_dispatch(context.context, 0)
    assert sentence(context) == "Connecting to Triki 1."


def test_lost_link_is_told_until_the_device_is_back(context: PumpedContext) -> None:
    sim = context.create_sim(name=b"Triki 1")
    context.context_set_auto_connect(context.context, 1)
    context.advance(15)
    assert sentence(context) == "1 device is connected."
    context.sim_drop_link(sim)
    context.advance(0.1)
    assert sentence(context) == "Triki 1 lost its link, and is connected again as soon as it is in range."
    context.advance(15)
    assert sentence(context) == "1 device is connected."
    context.op_wait(context.answer(abi.velto_op, "device_disconnect", context.sim_device(sim)))
    assert "lost" not in sentence(context)


def test_devices_that_a_scan_finds_are_in_range(context: PumpedContext) -> None:
    context.scan()
    context.advance(0.2)
    assert sentence(context) == NOTHING_NEAR
    one = context.create_sim(name=b"Triki 1")
    context.advance(2)
    assert sentence(context) == "Triki 1 is in range."
    two = context.create_sim(name=b"Triki 2")
    context.advance(2)
    assert sentence(context) == "2 devices are in range."
    context.library.velto_sim_destroy(one)
    context.library.velto_sim_destroy(two)
    context.advance(15)
    assert sentence(context) == NOTHING_NEAR
