"""Service discovery, and services that change while connected."""

from dbus_fast import Variant

from bluez_words import DEVICE
from codes import ADDRESS, DISCONNECTED, NOT_FOUND, RX, TX


def test_services_resolved_before_they_are_exported(bluez, probe):
    device = bluez.add_device()
    device.is_resolving = False
    peer = probe.find(ADDRESS)
    assert probe.do("connect", peer)["code"] == 0
    bluez.set_property(device.path, DEVICE, "ServicesResolved", Variant("b", True))
    # The table was found to be empty: it is asked for once more.
    bluez.wait_for_call("GetManagedObjects", 2)
    bluez.export_attributes(device)
    ready = probe.wait_for("link", link="ready")
    assert len(ready["handles"].split()) == 2
    assert bluez.called("Connect") == 1


def test_services_resolved_with_none_is_tried_once_more(bluez, probe):
    device = bluez.add_device()
    device.is_resolving = False
    peer = probe.find(ADDRESS)
    assert probe.do("connect", peer)["code"] == 0
    bluez.set_property(device.path, DEVICE, "ServicesResolved", Variant("b", True))
    device.is_resolving = True
    ready = probe.wait_for("link", link="ready")
    assert len(ready["handles"].split()) == 2
    assert (bluez.called("Connect"), bluez.called("Disconnect")) == (2, 1)
    assert [event["link"] for event in probe.all("link")][:2] == ["up", "ready"]


def test_services_that_never_come_give_an_empty_table(bluez, probe):
    device = bluez.add_device()

    async def resolve_with_none(_):
        bluez._loop.call_later(
            0.1, bluez._change, device.path, DEVICE, {"ServicesResolved": Variant("b", True)}
        )

    device.is_resolving = False
    bluez.script("Connect", resolve_with_none)
    peer = probe.find(ADDRESS)
    assert probe.do("connect", peer)["code"] == 0
    assert probe.wait_for("link", link="ready")["handles"] == ""


def test_cached_services_of_a_reconnect_are_used_without_new_signals(bluez, probe):
    device = bluez.add_device()
    probe.connected(ADDRESS)
    bluez.drop(device)
    probe.wait_for("link", link="down")
    mark = probe.mark()
    probe.do("connect", probe.find(ADDRESS))
    ready = probe.wait_for("link", after=mark, link="ready")
    assert len(ready["handles"].split()) == 2


def test_a_service_that_vanishes_while_connected(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.remove_attributes(device)
    assert probe.wait_for("link", link="changed")["handles"] == ""
    assert probe.do("write", peer, RX, "00", "request")["code"] == NOT_FOUND


def test_what_used_a_service_that_vanishes_fails_with_the_reason(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    pending = _pending(bluez, probe, peer)
    bluez.remove_attributes(device)
    answers = [probe.reply(request) for request in pending]
    assert [answer["code"] for answer in answers] == [NOT_FOUND] * 2, answers
    assert all("changed its services" in answer["message"] for answer in answers), answers


def test_services_that_vanish_because_the_link_ends_are_no_change_of_services(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    pending = _pending(bluez, probe, peer)
    with probe.suspended():
        bluez.remove_attributes(device)
        bluez.drop(device)
        bluez.wait_for_the_bus()
    answers = [probe.reply(request) for request in pending]
    assert [answer["code"] for answer in answers] == [DISCONNECTED] * 2, answers
    assert probe.all("link", link="changed") == []


def _pending(bluez, probe, peer) -> list[int]:
    """A subscription and a write that the daemon does not answer."""
    for method in ("AcquireNotify", "StartNotify", "WriteValue"):
        bluez.never_answer(method)
    requests = [probe.ask("subscribe", peer, TX, "stream"), probe.ask("write", peer, RX, "00", "request")]
    bluez.wait_for_call("WriteValue")
    return requests
