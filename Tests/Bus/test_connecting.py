"""Attempts to connect: repeated, joined, cancelled, in vain."""

import time

from dbus_fast import Variant

from bluez_words import DEVICE, Refusal
from codes import ADDRESS, CANCELLED, NOT_FOUND
from waiting import at_best, until


def test_a_disturbed_attempt_is_repeated(bluez, probe):
    bluez.add_device()
    bluez.refuse("Connect", "Failed", "le-connection-abort-by-local", times=2)
    probe.connected(ADDRESS)
    assert bluez.called("Connect") == 3


def test_a_failed_attempt_that_leaves_the_link_up_is_repeated_after_the_drop(bluez, probe):
    device = bluez.add_device()

    async def half_way(_):
        bluez._change(device.path, DEVICE, {"Connected": Variant("b", True)})
        bluez._loop.call_later(0.3, bluez._disconnected, device)
        raise Refusal("Failed", "le-connection-abort-by-local")

    bluez.script("Connect", half_way, times=1)
    start = time.monotonic()
    probe.connected(ADDRESS)
    assert bluez.called("Connect") == 2
    assert time.monotonic() - start > 0.3 + 0.2
    assert [event["link"] for event in probe.all("link")][:2] == ["up", "ready"]


def test_another_programs_attempt_is_joined(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.refuse("Connect", "Failed", "Operation already in progress")
    request = probe.ask("connect", peer)
    bluez.wait_for_call("Connect")
    bluez.connect_as_another(device)
    assert probe.reply(request)["code"] == 0
    probe.wait_for("link", link="ready")
    probe.send("disconnect", peer)
    probe.wait_for("link", link="down")
    assert bluez.called("Disconnect") == 0


def test_another_programs_attempt_that_fails_is_followed_by_our_own(bluez, probe):
    bluez.add_device()
    bluez.refuse("Connect", "InProgress", "In Progress", times=2)
    probe.connected(ADDRESS)
    assert bluez.called("Connect") == 3


def test_a_success_without_a_link_is_no_success(bluez, probe):
    bluez.add_device()
    peer = probe.find(ADDRESS)

    async def lie(_):
        bluez.connect_time = 0.01
        raise Refusal("org.bluez.Error.AlreadyConnected")

    bluez.script("Connect", lie, times=1)
    answer = probe.do("connect", peer)
    assert answer["code"] == 0
    assert bluez.called("Connect") == 2


def test_a_link_of_which_no_signal_came_is_found_by_asking(bluez, probe):
    device = bluez.add_device()

    async def connect_silently(_):
        bluez.objects[device.path][DEVICE]["Connected"] = Variant("b", True)
        bluez._loop.create_task(bluez._resolve(device))

    bluez.script("Connect", connect_silently)

    def seconds():
        before, mark = bluez.called("Connect"), probe.mark()
        start = time.monotonic()
        probe.connected(ADDRESS)
        needed = time.monotonic() - start
        assert bluez.called("Connect") == before + 1
        bluez.drop(device)
        probe.wait_for("link", after=mark, link="down")
        return needed

    at_best(seconds, 2)


def test_disconnect_cancels_an_attempt(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.never_answer("Connect")
    request = probe.ask("connect", peer)
    bluez.wait_for_call("Connect")
    probe.send("disconnect", peer)
    assert probe.reply(request)["code"] == CANCELLED
    assert probe.all("link") == []
    bluez.wait_for_call("Disconnect")
    assert not bluez.is_connected(device)


def test_a_link_that_comes_up_after_the_attempt_was_cancelled_is_ended(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    release = bluez.hold("Connect")
    request = probe.ask("connect", peer)
    bluez.wait_for_call("Connect")
    probe.send("disconnect", peer)
    assert probe.reply(request)["code"] == CANCELLED
    release()
    bluez.wait_for_call("Disconnect")
    until(lambda: not bluez.is_connected(device))
    assert probe.all("link") == []


def test_a_connect_during_the_end_of_the_last_link_waits_for_it(bluez, probe):
    bluez.add_device()
    bluez.disconnect_time = 0.5
    peer = probe.connected(ADDRESS)
    mark = probe.mark()
    probe.send("disconnect", peer)
    request = probe.ask("connect", peer)
    assert probe.reply(request)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    links = [event["link"] for event in probe.all("link", after=mark)]
    assert links[:3] == ["down", "up", "ready"]
    assert bluez.called("Connect") == 2


def test_a_device_that_vanishes_while_connecting(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.never_answer("Connect")
    request = probe.ask("connect", peer)
    bluez.wait_for_call("Connect")
    bluez.remove_device(device)
    assert probe.reply(request)["code"] == NOT_FOUND
