"""A foreign event loop around a pumped context: one descriptor, no timeout."""

from __future__ import annotations

import ctypes
import select
from pathlib import Path
from typing import Any

import pytest

from life.process import descriptors
from pumped_context import PumpedContext, pumped
from raw_device import STREAM, RawDevice
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


# A program that never dispatches


class Mallinfo(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")]


def allocated() -> int:
    mallinfo2 = ctypes.CDLL(None).mallinfo2
    mallinfo2.restype = Mallinfo
    info = mallinfo2()
    return info.uordblks + info.hblkhd


def connected_sim(context: PumpedContext) -> tuple[abi.velto_sim, abi.velto_device]:
    sim = context.create_sim("sweep")
    context.context_set_auto_connect(context.context, 1)
    while not (connected := context.events(abi.VELTO_EVENT_DEVICE_CONNECTED)):
        context.advance(0.1)
    return sim, connected[0].device


SETTERS = {
    "auto-connect": lambda context, device, number: context.context_set_auto_connect(context.context, number % 2),
    "reconnect": lambda context, device, number: context.device_set_reconnect_policy(device, number % 2),
    "restart": lambda context, device, _: context.device_restart_session(device),
    "stop scan": lambda context, device, _: context.context_stop_scan(context.context),
    "recenter": lambda context, device, _: context.device_recenter(device),
    "stop recording": lambda context, device, _: context.device_stop_recording(device),
}


@pytest.mark.parametrize("name", SETTERS)
def test_setters_without_dispatch_take_no_memory(velto: Any, tmp_path: Path, name: str) -> None:
    with pumped(velto) as context:
        _, device = connected_sim(context)
        if name == "stop recording":
            context.answer(abi.velto_op, "device_start_recording", device, str(tmp_path / "cap.jsonl").encode())
        for number in range(2000):
            SETTERS[name](context, device, number)
        before = allocated()
        for number in range(5000):
            SETTERS[name](context, device, number)
        assert allocated() - before < 50_000


def test_cancelling_again_and_again_takes_no_memory(velto: Any) -> None:
    with pumped(velto) as context:
        _, device = connected_sim(context)
        operation = context.answer(abi.velto_op, "device_disconnect", device)
        context.op_cancel(operation)
        before = allocated()
        for _ in range(5000):
            context.op_cancel(operation)
        assert allocated() - before < 50_000


def test_simulators_that_come_and_go_without_dispatch_take_no_memory(velto: Any) -> None:
    with pumped(velto) as context:
        for _ in range(100):
            velto.velto_sim_destroy(context.create_sim())
        before = allocated()
        for _ in range(500):
            velto.velto_sim_destroy(context.create_sim())
        assert allocated() - before < 50_000
        context.scan()
        context.advance(5)
        assert context.events(abi.VELTO_EVENT_DEVICE_FOUND) == []


def test_the_last_of_many_settings_holds(velto: Any) -> None:
    with pumped(velto) as context:
        context.create_sim("sweep")
        for players in (1, 0, 1, 0):
            context.context_set_auto_connect(context.context, players)
        context.advance(10)
        assert context.events(abi.VELTO_EVENT_DEVICE_CONNECTED) == []
        for players in (0, 1):
            context.context_set_auto_connect(context.context, players)
        context.advance(10)
        assert len(context.events(abi.VELTO_EVENT_DEVICE_CONNECTED)) == 1


def test_settings_keep_their_place_among_operations(velto: Any) -> None:
    with pumped(velto) as context:
        for _ in range(2):
            context.context_stop_scan(context.context)
            context.answer(abi.velto_op, "context_start_scan", context.context, None)
        context.advance(0.1)
        assert context.answer(abi.velto_context_info, "context_get_info", context.context).is_scanning


def test_refused_subscriptions_take_no_memory(velto: Any) -> None:
    with pumped(velto) as context:
        thing = RawDevice(context)

        def subscribe() -> int:
            """The result; as a program that is told BUSY and tries again."""
            subscription = abi.velto_subscription()
            return velto.velto_device_subscribe(thing.device, STREAM, None, ctypes.byref(subscription), None)

        while subscribe() == abi.VELTO_OK:
            pass
        before = allocated(), descriptors()
        for _ in range(500):
            assert subscribe() == abi.VELTO_ERROR_BUSY
        assert allocated() - before[0] < 50_000 and descriptors() == before[1]
