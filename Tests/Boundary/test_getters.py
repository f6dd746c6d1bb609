"""What a program sets it can ask for, and queues can be masked and emptied like the default one."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from pumped_context import Failed, PumpedContext
from raw_device import VALUE, RawDevice, set_faults
from veltokit import abi

SCAN, LINK = abi.VELTO_EVENT_CLASS_SCAN, abi.VELTO_EVENT_CLASS_LINK
CONFIGS = {
    "paddle": ("velocity_gain", 7.0), "menu": ("debounce", 0.7), "pointer": ("follow_rate", 7.0), "lateral": ("step_gain", 7.0)}


def queue_of(context: PumpedContext, mask: int) -> abi.velto_queue:
    return context.answer(abi.velto_queue, "context_create_queue", context.context, mask, 64)


def types(context: PumpedContext, queue: abi.velto_queue) -> list[int]:
    taken = []
    while True:
        event = context.answer(abi.velto_event, "queue_poll_event", queue)
        if context.footnote == abi.VELTO_NOTHING:
            return taken
        taken.append(event.type)


def test_queue_takes_what_its_new_mask_names(context: PumpedContext) -> None:
    queue = queue_of(context, LINK)
    assert context.answer(ctypes.c_uint64, "queue_get_mask", queue) == LINK
    context.scan()
    context.advance(1)
    assert types(context, queue) == []
    context.queue_set_mask(queue, SCAN)
    assert context.answer(ctypes.c_uint64, "queue_get_mask", queue) == SCAN
    context.context_stop_scan(context.context)
    context.advance(1)
    assert types(context, queue) == [abi.VELTO_EVENT_SCAN_STOPPED]


def test_flushed_queue_is_empty_and_goes_on(context: PumpedContext) -> None:
    queue = queue_of(context, SCAN)
    other = queue_of(context, SCAN)
    context.scan()
    context.advance(0.1)
    context.queue_flush(queue)
    assert types(context, queue) == []
    assert types(context, other) == [abi.VELTO_EVENT_SCAN_STARTED]
    context.context_stop_scan(context.context)
    context.advance(0.1)
    assert types(context, queue) == [abi.VELTO_EVENT_SCAN_STOPPED]


def test_masks_of_the_context_are_told(context: PumpedContext) -> None:
    assert context.answer(ctypes.c_uint64, "context_get_event_mask", context.context) == abi.VELTO_EVENT_CLASS_STANDARD
    context.context_set_event_mask(context.context, SCAN | LINK)
    assert context.answer(ctypes.c_uint64, "context_get_event_mask", context.context) == SCAN | LINK
    context.context_set_log_mask(context.context, abi.VELTO_LOG_CLASS_ERROR)
    assert context.answer(abi.velto_log_class, "context_get_log_mask", context.context) == abi.VELTO_LOG_CLASS_ERROR


@pytest.mark.parametrize("kind", CONFIGS)
def test_constants_of_a_driver_are_told_for_each_rate(context: PumpedContext, kind: str) -> None:
    member, value = CONFIGS[kind]
    type_ = getattr(abi, f"velto_{kind}_config")
    driver = context.answer(ctypes.c_void_p, "driver_create")

    def constants(rate: int) -> Any:
        return context.answer(type_, f"driver_get_{kind}_config", driver, rate)

    preset = constants(abi.VELTO_RATE_MODE_FAST)
    config = constants(abi.VELTO_RATE_MODE_NORMAL)
    assert config.rate_mode == abi.VELTO_RATE_MODE_NORMAL
    setattr(config, member, value)
    getattr(context, f"driver_set_{kind}_config")(driver, ctypes.byref(config))
    assert bytes(constants(abi.VELTO_RATE_MODE_NORMAL)) == bytes(config)
    assert bytes(constants(abi.VELTO_RATE_MODE_FAST)) == bytes(preset)
    context.library.velto_driver_destroy(driver)


def test_calibration_policy_and_the_link_of_a_simulator_are_told(context: PumpedContext) -> None:
    sim, device = context.connected_cap()
    assert context.answer(ctypes.c_int32, "device_get_calibration_policy", device) == abi.VELTO_CALIBRATION_POLICY_ASK
    context.device_set_calibration_policy(device, abi.VELTO_CALIBRATION_POLICY_NEVER)
    assert context.answer(ctypes.c_int32, "device_get_calibration_policy", device) == abi.VELTO_CALIBRATION_POLICY_NEVER
    link = context.answer(abi.velto_sim_link, "sim_get_link", sim)
    assert (link.is_in_range, link.signal_strength) == (1, -55)
    link.packet_loss, link.delay = 0.25, 0.5
    context.sim_set_link(sim, ctypes.byref(link))
    assert bytes(context.answer(abi.velto_sim_link, "sim_get_link", sim)) == bytes(link)


def test_device_info_has_name_and_identifier(context: PumpedContext) -> None:
    device = context.sim_device(context.create_sim(name="Triki é".encode()))
    info = context.info(device)
    assert info.name.decode() == "Triki é"
    assert info.identifier.decode() == context.text("device_get_identifier", device)


def test_facts_of_an_operations_failure_are_told(context: PumpedContext) -> None:
    thing = RawDevice(context)
    set_faults(context, thing.sim, {"characteristic": VALUE, "att_code": 0x83})
    operation = thing.started("device_read_value", VALUE, 10.0)
    context.answer(abi.velto_error_detail, "op_get_error_detail", operation)
    assert context.footnote == abi.VELTO_PENDING
    thing.outcome(operation)
    facts = context.answer(abi.velto_error_detail, "op_get_error_detail", operation)
    assert (facts.code, facts.cause, facts.number) == (abi.VELTO_ERROR_REJECTED, abi.VELTO_CAUSE_ATT, 0x83)
    assert (facts.device.bits, facts.function) == (thing.device.bits, b"")


def test_successful_operation_has_no_facts(context: PumpedContext) -> None:
    _, device = context.connected_cap()
    operation = context.connect(device)
    facts = context.answer(abi.velto_error_detail, "op_get_error_detail", operation)
    assert (facts.code, facts.cause, facts.name, facts.message) == (abi.VELTO_OK, abi.VELTO_CAUSE_NONE, b"", b"")


def test_forgotten_device_is_told(context: PumpedContext) -> None:
    _, device = context.connected_cap()
    context.device_set_user_data(device, 77)
    context.events()
    context.device_forget(device, None)
    context.advance(2)
    (forgotten,) = context.events(abi.VELTO_EVENT_DEVICE_FORGOTTEN)
    assert (forgotten.device.bits, forgotten.user_data) == (device.bits, 77)
    with pytest.raises(Failed) as failure:
        context.info(device)
    assert failure.value.result == abi.VELTO_ERROR_STALE_HANDLE


def test_device_that_is_not_heard_any_more_is_told_as_forgotten(context: PumpedContext) -> None:
    sim = context.create_sim()
    device = context.sim_device(sim)
    context.library.velto_sim_destroy(sim)
    context.events()
    context.advance(700)
    (forgotten,) = context.events(abi.VELTO_EVENT_DEVICE_FORGOTTEN)
    assert forgotten.device.bits == device.bits
