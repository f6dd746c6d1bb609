"""A foreign event loop around a pumped context: one descriptor, no timeout."""

from __future__ import annotations

import ctypes
import select
from typing import Any

from pumped_context import PumpedContext, pumped
from veltokit import abi

PATIENCE_MS = 60_000
"""Ends what hangs; the loop itself would wait without end."""


def dispatch_when_readable(context: PumpedContext, poller: Any) -> None:
    """One round of the loop: what makes the descriptor readable is something to do."""
    assert poller.poll(PATIENCE_MS), "a deadline passed and the descriptor told nothing"
    context.context_dispatch(context.context, 0)
    assert context.footnote == abi.VELTO_OK, "readable, and nothing was due"


def poller_of(context: PumpedContext) -> Any:
    poller = select.poll()
    poller.register(context.answer(ctypes.c_int32, "context_get_pump_fd", context.context), select.POLLIN)
    return poller


def test_one_descriptor_without_a_timeout_misses_no_timer(velto: Any) -> None:
    """Everything a cap does in this backend hangs on timers: its advertisements, the choice, the link, each packet."""
    with pumped(velto, flags=abi.VELTO_CONTEXT_PUMPED) as context:
        context.create_sim("sweep")
        context.context_set_auto_connect(context.context, 1)
        poller = poller_of(context)
        connected: list[abi.velto_event] = []
        while not connected:
            dispatch_when_readable(context, poller)
            connected = context.events(abi.VELTO_EVENT_DEVICE_CONNECTED)
        start = context.now_ns
        while context.poll(connected[0].device).packet_count < 100:
            dispatch_when_readable(context, poller)
        stats = context.answer(abi.velto_link_stats, "device_get_link_stats", connected[0].device)
        seconds = (context.now_ns - start) / 1e9
        # It sends about a hundred packets a second; a busy machine delays them all.
        assert seconds > 0.5 and stats.dropped_packet_count == 0


def test_loop_sleeps_while_nothing_is_due(velto: Any) -> None:
    with pumped(velto, flags=abi.VELTO_CONTEXT_PUMPED) as context:
        poller = poller_of(context)
        while poller.poll(0):
            context.context_dispatch(context.context, 0)
        assert context.answer(ctypes.c_uint64, "context_get_next_deadline_ns", context.context) == 2**64 - 1
        context.scan()
        dispatch_when_readable(context, poller)


def test_cancelled_deadline_wakes_nobody(velto: Any) -> None:
    """The next advertisement was due in a moment; without its sender what is left is far away."""
    with pumped(velto, flags=abi.VELTO_CONTEXT_PUMPED) as context:
        sim = context.create_sim("rest")
        context.scan()
        poller = poller_of(context)
        device = abi.velto_device()
        while device.bits == 0:
            dispatch_when_readable(context, poller)
            device = context.answer(abi.velto_device, "sim_get_device", sim)
        velto.velto_sim_destroy(sim)
        context.context_stop_scan(context.context)
        while poller.poll(0):
            context.context_dispatch(context.context, 0)
        deadline = context.answer(ctypes.c_uint64, "context_get_next_deadline_ns", context.context)
        assert deadline > context.now_ns + 1_000_000_000
        assert not poller.poll(20)


def test_deadlines_of_a_manual_clock_are_moved_to_not_waited_for(velto: Any) -> None:
    with pumped(velto) as context:
        context.create_sim("rest")
        context.scan()
        context.context_dispatch(context.context, 0)
        poller = poller_of(context)
        while poller.poll(0):
            context.context_dispatch(context.context, 0)
        assert context.answer(ctypes.c_uint64, "context_get_next_deadline_ns", context.context) < 2**64 - 1
        context.advance(0)
        assert not poller.poll(0)
