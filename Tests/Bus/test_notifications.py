"""Notifications by socket and by signal, and every way from one to the other."""

import pytest

from bluez_words import UART_TX
from codes import ADDRESS, CANCELLED, IN_USE, PAIRING_REQUIRED, RX, TIMEOUT, TX, UNSUPPORTED
from waiting import until


def test_acquire_that_is_never_answered_ends_the_link_and_is_not_tried_again(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.never_answer("AcquireNotify")
    answer = probe.do("subscribe", peer, TX, "stream")
    assert (answer["code"], "pair the device or forget it" in answer["message"]) == (TIMEOUT, True)
    probe.wait_for("link", link="down", reason="local")
    assert bluez.called("StopNotify") == 0
    mark = probe.mark()
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == TIMEOUT
    assert bluez.called("AcquireNotify") == 1


def test_a_socket_that_comes_too_late_is_closed(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    release = bluez.hold("AcquireNotify")
    subscribe = probe.ask("subscribe", peer, TX, "stream")
    unsubscribe = probe.ask("unsubscribe", peer, TX)
    assert probe.reply(subscribe)["code"] == CANCELLED
    assert probe.reply(unsubscribe)["code"] == 0
    release()
    until(lambda: device.tx.acquired_count == 1 and not device.tx.sockets)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("NotSupported", "Operation is not supported"),
        ("NotPermitted", "Notify acquired"),
        ("InProgress", "In Progress"),
        ("org.freedesktop.DBus.Error.UnknownMethod", "no AcquireNotify"),
    ],
)
def test_refused_socket_falls_back_to_signals(bluez, probe, name, text):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("AcquireNotify", name, text)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, b"\x01")
    assert probe.wait_for("value")["bytes"] == "01"


def test_a_characteristic_held_by_another_program_is_in_use(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("AcquireNotify", "NotPermitted", "Notify acquired")
    bluez.refuse("StartNotify", "NotPermitted", "Notify acquired")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == IN_USE


def test_a_characteristic_that_only_indicates_uses_signals_before_5_80(bluez, probe):
    bluez.add_device(characteristics=[(0x0E, UART_TX, ["indicate"])])
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (0, 1)


def test_a_characteristic_without_notifications_is_not_asked(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, RX, "stream")["code"] == UNSUPPORTED
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (0, 0)


def test_a_secured_characteristic_wants_pairing(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("StartNotify", "NotPermitted", "Not paired")
    assert probe.do("subscribe", peer, TX, "auto")["code"] == PAIRING_REQUIRED


def test_a_stolen_socket_is_fetched_back_three_times_and_then_replaced_by_signals(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    for theft in range(4):
        bluez.hang_up(device)
        until(lambda: device.tx.sockets or device.tx.sessions)
        bluez.notify(device.tx, bytes([theft]))
        probe.wait_for("value", bytes=f"{theft:02X}")
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (4, 1)
    assert probe.all("link", link="down") == []


def test_a_device_that_notifies_before_it_confirms_gets_signals_the_next_time(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    with probe.suspended():
        bluez.drop(device)
        bluez.wait_for_the_bus()
    probe.wait_for("link", link="down")
    mark = probe.mark()
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    assert (bluez.called("AcquireNotify"), bluez.called("StartNotify")) == (1, 1)


def test_a_session_by_signal_does_not_outlive_its_link(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "auto")["code"] == 0

    async def allow(_):
        device.tx.sessions.clear()

    bluez.script("StopNotify", allow)
    bluez.drop(device)
    probe.wait_for("link", link="down")
    until(lambda: not device.tx.sessions)


def test_a_flood_of_values_arrives_whole_and_in_order(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    for burst in range(20):
        values = [burst.to_bytes(2, "big") + index.to_bytes(2, "big") for index in range(100)]
        assert bluez.notify(device.tx, *values) == 100
        probe.wait_for("value", bytes=values[-1].hex(" ").upper())
    assert len(probe.values()) == 2000
    assert probe.values() == sorted(probe.values())


def test_empty_values_at_the_end_of_a_burst_count_while_the_link_stands(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    bluez.notify(device.tx, *([b""] * 40))
    until(lambda: probe.values() == [b""] * 40)
    bluez.notify(device.tx, b"\x01")
    bluez.drop(device)
    probe.wait_for("link", link="down")
    assert probe.values() == [b""] * 40 + [b"\x01"]


def test_values_right_before_a_hang_up_are_delivered_whole_and_in_order(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    sent = [bytes([index]) if index % 7 else b"" for index in range(1, 100)]
    assert bluez.notify(device.tx, *sent) == len(sent)
    bluez.drop(device)
    probe.wait_for("link", link="down")
    assert probe.values() == sent
