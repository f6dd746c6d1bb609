"""What a program hears of attempts to connect that fail, and who plays first when several devices are found at once."""

from __future__ import annotations

import ctypes
import re

import pytest

from pumped_context import PumpedContext, pumped
from veltokit import abi


def set_link(context: PumpedContext, sim: abi.velto_sim, **members: float) -> None:
    conditions = abi.velto_sim_link()
    context.sim_link_init(ctypes.byref(conditions), ctypes.sizeof(conditions))
    for name, value in members.items():
        setattr(conditions, name, value)
    context.sim_set_link(sim, ctypes.byref(conditions))


def failures(context: PumpedContext) -> list[tuple[int, int, int]]:
    events = context.events(abi.VELTO_EVENT_CONNECT_FAILED)
    return [(e.result, e.data.connect_failed.attempts, e.data.connect_failed.will_retry) for e in events]


def test_auto_connect_gives_nothing_up_in_silence(context: PumpedContext) -> None:
    sim = context.create_sim()
    set_link(context, sim, refuses_links=1)
    context.context_set_auto_connect(context.context, 1)
    context.advance(20)
    told = failures(context)
    assert len(told) >= 3
    assert told == [(abi.VELTO_ERROR_CONNECT_FAILED, number + 1, 1) for number in range(len(told))]
    set_link(context, sim)
    context.advance(40)
    device = context.answer(abi.velto_device, "context_find_player", context.context, 0)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY


def test_an_attempt_of_the_program_that_fails_for_good_says_so(context: PumpedContext) -> None:
    sim = context.create_sim()
    device = context.sim_device(sim)
    set_link(context, sim, refuses_links=1)
    context.events()
    operation = context.answer(abi.velto_op, "device_connect", device, None)
    context.advance(14.9)
    assert context.answer(abi.velto_result, "op_get_result", operation) == abi.VELTO_PENDING
    context.advance(0.2)
    assert context.answer(abi.velto_result, "op_get_result", operation) == abi.VELTO_ERROR_CONNECT_FAILED
    sentence = context.text("op_get_error", operation)
    assert re.match(r"the device was not ready within 15.0 s: [5-9] tries failed: .* \([5-9] times\): wake it, and bring it closer$", sentence), sentence
    told = failures(context)
    assert told[:2] == [(abi.VELTO_ERROR_CONNECT_FAILED, 1, 1), (abi.VELTO_ERROR_CONNECT_FAILED, 2, 1)]
    assert told[-1] == (abi.VELTO_ERROR_CONNECT_FAILED, len(told), 0), "no other try fits into the timeout"
    assert [again for _, _, again in told].count(0) == 1
    attempts = context.answer(abi.velto_link_stats, "device_get_link_stats", device).connect_attempt_count
    context.advance(60)
    assert context.answer(abi.velto_link_stats, "device_get_link_stats", device).connect_attempt_count == attempts


@pytest.mark.parametrize("model", [abi.VELTO_SIM_MODEL_TRIKI_CAP, abi.VELTO_SIM_MODEL_TAP_XR, abi.VELTO_SIM_MODEL_METAMOTION_S])
@pytest.mark.parametrize("requests", [
    abi.VELTO_SIM_REQUEST_CONNECT, abi.VELTO_SIM_REQUEST_WRITE, abi.VELTO_SIM_REQUEST_SUBSCRIBE])
def test_connect_goes_on_after_early_losses_and_refusals(context: PumpedContext, requests: int, model: int) -> None:
    sim = context.create_sim(model=model)
    device = context.sim_device(sim)
    fault = abi.velto_sim_fault()
    is_connect = requests == abi.VELTO_SIM_REQUEST_CONNECT
    fault.kind = abi.VELTO_SIM_FAULT_KIND_REFUSE if is_connect else abi.VELTO_SIM_FAULT_KIND_DROP_LINK
    fault.requests, fault.count = requests, 3
    context.sim_set_faults(sim, ctypes.byref(fault), 1)
    context.op_wait(context.answer(abi.velto_op, "device_connect", device, None), 15)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
    # A TAP writes after it is ready.
    is_late = (model, requests) == (abi.VELTO_SIM_MODEL_TAP_XR, abi.VELTO_SIM_REQUEST_WRITE)
    assert len(failures(context)) == (0 if is_late else 3)


def test_a_link_that_was_given_up_is_not_called_requested(context: PumpedContext) -> None:
    sim = context.create_sim()
    device = context.sim_device(sim)
    set_link(context, sim, refuses_links=1)
    context.events()
    context.answer(abi.velto_op, "device_connect", device, None)
    context.advance(5)
    ends = [e for e in context.events(abi.VELTO_EVENT_LINK_CHANGED) if e.data.link.current == 0]
    assert {(e.data.link.reason, e.result) for e in ends} == {(abi.VELTO_DOWN_REASON_UNKNOWN, abi.VELTO_ERROR_CONNECT_FAILED)}
    context.advance(11)
    assert failures(context)[-1][2] == 0


def test_connecting_while_the_link_is_being_ended_connects_anew(context: PumpedContext) -> None:
    _, device = context.connected_cap()
    context.answer(abi.velto_op, "device_disconnect", device)
    operation = context.answer(abi.velto_op, "device_connect", device, None)
    context.op_wait(operation, 10)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY


@pytest.mark.parametrize(("model", "result", "words"), [
    (abi.VELTO_SIM_MODEL_TAP_XR, abi.VELTO_ERROR_PAIRING_REQUIRED, "the pairing was refused or not answered: confirm it"),
    (abi.VELTO_SIM_MODEL_TRIKI_CAP, abi.VELTO_ERROR_TIMEOUT, "did not get ready within 5.0 s")])
def test_a_pairing_that_nobody_answers_is_named(context: PumpedContext, model: int, result: int, words: str) -> None:
    sim = context.create_sim(model=model)
    device = context.sim_device(sim)
    fault = abi.velto_sim_fault(kind=abi.VELTO_SIM_FAULT_KIND_DELAY, requests=abi.VELTO_SIM_REQUEST_SUBSCRIBE, delay=60)
    context.sim_set_faults(sim, ctypes.byref(fault), 1)
    options = abi.velto_connect_options()
    context.connect_options_init(ctypes.byref(options), ctypes.sizeof(options))
    options.timeout = 5
    operation = context.answer(abi.velto_op, "device_connect", device, ctypes.byref(options))
    context.advance(6)
    assert context.answer(abi.velto_result, "op_get_result", operation) == result
    assert words in context.text("op_get_error", operation)


@pytest.mark.parametrize("slow", [0, 1])
def test_who_plays_first_does_not_depend_on_whose_link_is_ready_first(velto, slow: int) -> None:
    with pumped(velto) as context:
        sims = [context.create_sim(seed=seed + 1) for seed in range(2)]
        for index, (sim, strength) in enumerate(zip(sims, (-40, -70))):
            set_link(context, sim, signal_strength=strength, delay=0.4 if index == slow else 0.0)
        context.context_set_auto_connect(context.context, 2)
        context.advance(12)
        players = [
            context.answer(abi.velto_device, "context_find_player", context.context, player).bits for player in (0, 1)
        ]
        assert players == [context.answer(abi.velto_device, "sim_get_device", sim).bits for sim in sims]
