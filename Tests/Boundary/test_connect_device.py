"""A device is connected by its identifier, address or name: it is looked for as long as nobody has seen it."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from pumped_context import Failed, PumpedContext, pumped
from veltokit import abi


def start(context: PumpedContext, text: str, timeout: float = 15) -> tuple[abi.velto_device, abi.velto_op]:
    device, operation = abi.velto_device(1), abi.velto_op()
    context.context_connect_device(
        context.context, text.encode(), timeout, ctypes.byref(device), ctypes.byref(operation))
    return device, operation


def info(context: PumpedContext, operation: abi.velto_op) -> abi.velto_op_info:
    return context.answer(abi.velto_op_info, "op_get_info", operation)


def is_scanning(context: PumpedContext) -> bool:
    return bool(context.answer(abi.velto_context_info, "context_get_info", context.context).is_scanning)


def test_device_that_nobody_has_seen_is_looked_for_by_its_name(context: PumpedContext) -> None:
    other = context.create_sim(name=b"Triki other")
    device, operation = start(context, "Triki wanted")
    assert device.bits == 0
    context.advance(2)
    assert (info(context, operation).status, info(context, operation).device.bits) == (abi.VELTO_OP_STATUS_PENDING, 0)
    assert is_scanning(context)
    wanted = context.create_sim(name=b"Triki wanted")
    context.advance(5)
    facts = info(context, operation)
    device = context.answer(abi.velto_device, "sim_get_device", wanted)
    assert (facts.kind, facts.status, facts.result) == (
        abi.VELTO_OP_KIND_CONNECT, abi.VELTO_OP_STATUS_SUCCEEDED, abi.VELTO_OK)
    assert facts.device.bits == device.bits
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
    assert context.info(context.answer(abi.velto_device, "sim_get_device", other)).link_state == abi.VELTO_LINK_STATE_NONE
    (done,) = context.events(abi.VELTO_EVENT_OP_DONE)
    assert (done.op.bits, done.device.bits) == (operation.bits, device.bits)
    assert not is_scanning(context)


@pytest.mark.parametrize("by", ["identifier", "address", "name"])
def test_device_in_sight_is_told_at_once(context: PumpedContext, by: str) -> None:
    sim = context.create_sim(name=b"Triki wanted")
    device = context.sim_device(sim)
    identifier = context.text("device_get_identifier", device)
    text = {"identifier": identifier, "address": context.info(device).address.decode(), "name": "Triki wanted"}[by]
    told, operation = start(context, text)
    assert told.bits == device.bits
    context.advance(5)
    assert info(context, operation).status == abi.VELTO_OP_STATUS_SUCCEEDED


def test_two_searches_for_one_name_get_the_same_device(context: PumpedContext) -> None:
    operations = [start(context, "Triki wanted")[1] for _ in range(2)]
    context.advance(1)
    context.create_sim(name=b"Triki wanted")
    context.advance(5)
    assert {info(context, operation).status for operation in operations} == {abi.VELTO_OP_STATUS_SUCCEEDED}
    assert len({info(context, operation).device.bits for operation in operations}) == 1


def test_search_ends_at_its_time_and_names_what_was_sought(context: PumpedContext) -> None:
    context.create_sim()
    _, operation = start(context, "Triki nowhere", 3)
    context.advance(2.9)
    assert info(context, operation).status == abi.VELTO_OP_STATUS_PENDING
    context.advance(0.2)
    assert info(context, operation).result == abi.VELTO_ERROR_TIMEOUT
    assert context.text("op_get_error", operation) == "a device called 'Triki nowhere' was not seen within 3.0 s: wake it, bring it closer, and check the name"
    assert not is_scanning(context)


def test_search_can_be_cancelled(context: PumpedContext) -> None:
    _, operation = start(context, "Triki nowhere")
    context.advance(1)
    context.op_cancel(operation)
    context.advance(0.1)
    assert info(context, operation).status == abi.VELTO_OP_STATUS_CANCELLED
    assert not is_scanning(context)


def test_connecting_can_be_cancelled_once_the_device_is_found(context: PumpedContext) -> None:
    _, operation = start(context, "Triki wanted")
    context.create_sim(name=b"Triki wanted")
    while info(context, operation).device.bits == 0:
        context.advance(0.01)
    context.op_cancel(operation)
    context.advance(5)
    facts = info(context, operation)
    assert facts.status == abi.VELTO_OP_STATUS_CANCELLED
    assert context.info(facts.device).link_state == abi.VELTO_LINK_STATE_NONE


def test_empty_text_is_refused(context: PumpedContext) -> None:
    with pytest.raises(Failed, match="text is empty") as failure:
        start(context, "")
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_search_without_a_radio_ends_at_once_with_the_reason(velto: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere")
    with pumped(velto, backends=abi.VELTO_BACKEND_BLUEZ, flags=abi.VELTO_CONTEXT_PUMPED) as context:
        _, operation = start(context, "Triki wanted", 60)
        with pytest.raises(Failed) as failure:
            context.op_wait(operation, 30)
        assert failure.value.result in (abi.VELTO_ERROR_BUS_UNAVAILABLE, abi.VELTO_ERROR_LIBRARY_MISSING)
