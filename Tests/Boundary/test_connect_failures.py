"""What a program hears of attempts to connect that fail, and who plays first when several devices are found at once."""

from __future__ import annotations

import ctypes

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
    context.advance(5)
    assert context.answer(abi.velto_result, "op_get_result", operation) == abi.VELTO_ERROR_CONNECT_FAILED
    assert failures(context) == [(abi.VELTO_ERROR_CONNECT_FAILED, 1, 0)]


def test_a_link_that_was_given_up_is_not_called_requested(context: PumpedContext) -> None:
    sim = context.create_sim()
    device = context.sim_device(sim)
    set_link(context, sim, refuses_links=1)
    context.events()
    context.answer(abi.velto_op, "device_connect", device, None)
    context.advance(5)
    ends = [e for e in context.events(abi.VELTO_EVENT_LINK_CHANGED) if e.data.link.current == 0]
    assert [(e.data.link.reason, e.result) for e in ends] == [
        (abi.VELTO_DOWN_REASON_GAVE_UP, abi.VELTO_ERROR_CONNECT_FAILED)
    ]


def test_connecting_while_the_link_is_being_ended_connects_anew(context: PumpedContext) -> None:
    _, device = context.connected_cap()
    context.answer(abi.velto_op, "device_disconnect", device)
    operation = context.answer(abi.velto_op, "device_connect", device, None)
    context.op_wait(operation, 10)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY


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
