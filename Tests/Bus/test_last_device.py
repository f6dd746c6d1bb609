"""The cap that was connected last, over the scripted daemon: called directly, found again, or waited for without power."""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import contextmanager

import pytest

from probe import ROOT

sys.path[:0] = [str(ROOT / "Tests/Boundary")]

from known_context import KnownContext  # noqa: E402
from patience import until  # noqa: E402
from veltokit import abi, core  # noqa: E402

ADDRESS = "C0:FF:EE:00:00:01"


@pytest.fixture
def run(bus, tmp_path):
    """Makes one run of a program after the other, each with a loop of its own, on one state folder."""

    @contextmanager
    def run(**members):
        settings = {"reconnect_delay": 0.1, "settle_time": 0.1, "state_path": os.fsencode(tmp_path), **members}
        context = KnownContext(
            core.load(), backends=abi.VELTO_BACKEND_BLUEZ, flags=0, bus_address=bus.address.encode(), **settings)
        try:
            yield context
        finally:
            context.destroy()

    return run


@pytest.fixture
def known(run, bluez):
    """A cap that an earlier run has connected; the daemon remembers it, and hears nothing of it."""
    device = bluez.add_device(ADDRESS)
    with run() as context:
        context.context_set_auto_connect(context.context, 1)
        until(lambda: is_known_once_seen(context, bluez, device), "the first connection")
    until(lambda: not bluez.is_connected(device), "the end of the first link")
    return device


def is_known_once_seen(context, bluez, device):
    if not bluez.is_connected(device):
        bluez.advertise(device)
    return context.known()


def is_ready(context, device):
    return context.info(device).link_state == abi.VELTO_LINK_STATE_READY


def result_of(context, operation, timeout=60.0):
    outcome = abi.velto_result()
    context.library.velto_op_wait(operation, timeout, ctypes.byref(outcome))
    return outcome.value


def test_a_cap_that_the_daemon_remembers_is_called_without_being_seen(run, bluez, known):
    with run() as context:
        device, operation = context.connect_last()
        assert result_of(context, operation) == abi.VELTO_OK
        assert context.identifier(device) == f"bluez:{ADDRESS}" and is_ready(context, device)
        assert bluez.called("Connect") == 2


def test_a_cap_that_the_daemon_has_forgotten_is_connected_when_it_is_seen(run, bluez, known):
    bluez.remove_device(known)
    with run() as context:
        device, operation = context.connect_last()
        bluez.wait_for_call("StartDiscovery", times=2)
        assert context.ended(operation) == abi.VELTO_PENDING
        bluez.add_device(ADDRESS)
        assert result_of(context, operation) == abi.VELTO_OK and is_ready(context, device)


@pytest.mark.parametrize("is_remembered", [True, False], ids=["remembered", "forgotten"])
def test_without_power_the_wish_is_remembered_and_done_when_there_is_some(run, bluez, known, is_remembered):
    if not is_remembered:
        bluez.remove_device(known)
    bluez.set_powered(False)
    with run() as context:
        device, operation = context.connect_last()
        assert result_of(context, operation) == abi.VELTO_ERROR_ADAPTER_OFF
        bluez.set_powered(True)
        if not is_remembered:
            bluez.add_device(ADDRESS)
        until(lambda: is_ready(context, device), "the connection after all")


def test_without_power_auto_connect_waits_for_it_too(run, bluez, known):
    bluez.set_powered(False)
    with run() as context:
        context.context_set_auto_connect(context.context, 1)
        until(lambda: context.events(abi.VELTO_EVENT_ADAPTER_CHANGED), "the adapter")
        bluez.set_powered(True)
        bluez.wait_for_call("StartDiscovery", times=2)
        until(lambda: is_known_once_seen(context, bluez, known) and context.player(0).bits, "the player")
        assert context.identifier(context.player(0)) == f"bluez:{ADDRESS}"


def test_a_wish_that_is_taken_back_is_not_done(run, bluez, known):
    bluez.set_powered(False)
    with run() as context:
        device, operation = context.connect_last()
        assert result_of(context, operation) == abi.VELTO_ERROR_ADAPTER_OFF
        end = context.answer(abi.velto_op, "device_disconnect", device)
        assert result_of(context, end) == abi.VELTO_OK
        bluez.set_powered(True)
        until(lambda: context.events(abi.VELTO_EVENT_ADAPTER_CHANGED), "the adapter")
        assert bluez.called("Connect") == 1


def test_forgetting_removes_the_bond_and_what_is_remembered(run, bluez, known, tmp_path):
    with run() as context:
        until(lambda: context.known()[0].device.bits, "the daemon's list")
        operation = context.answer(
            abi.velto_op, "context_forget_known_device", context.context, f"bluez:{ADDRESS}".encode())
        assert result_of(context, operation) == abi.VELTO_OK
        assert context.known() == []
    assert bluez.called("RemoveDevice") == 1
    assert (tmp_path / "devices").read_text() == "veltokit devices 1\n"
