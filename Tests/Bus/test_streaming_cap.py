"""The cap that streams by itself, which other tests rely on."""

import socket

import pytest

from streaming_cap import START, Cap
from waiting import until

def listen(cap):
    """A socket of which the cap has one end, as after `AcquireNotify`; returns the other."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setblocking(False)
    cap.device.tx.sockets.append(ours)
    return theirs


def test_a_socket_that_its_listener_has_closed_loses_values_and_nothing_else(cap):
    cap.device.rx.writes.append((START, "command"))
    first = listen(cap)
    until(lambda: cap.sent > 0)
    first.close()
    # The daemon has not noticed yet: everything that is sent now breaks.
    before = cap.turns
    until(lambda: cap.turns > before + 10)
    with listen(cap) as second:
        sent = cap.sent
        until(lambda: cap.sent > sent)
        assert second.recv(64)[0] == 0x22


def test_a_cap_goes_on_whatever_becomes_of_its_device(bluez, cap):
    bluez.remove_device(cap.device)
    before = cap.turns
    until(lambda: cap.turns > before + 10)
    other = bluez.add_device()
    assert not bluez.is_connected(other)


def test_a_mistake_in_the_cap_fails_its_test(bluez):
    cap = Cap(bluez)
    cap.button = -1
    cap.device.rx.writes.append((START, "command"))
    with listen(cap), pytest.raises(ValueError):
        until(lambda: cap.failure)
        cap.close()
