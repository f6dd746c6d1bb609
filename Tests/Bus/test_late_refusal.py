"""A refusal that comes after the link's end is an answer: the characteristic is not taken for good."""
from codes import ADDRESS, TX


def test_an_acquire_that_the_end_of_the_link_overtakes_and_that_is_answered_is_not_lost(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
    release = bluez.hold("AcquireNotify")
    bluez.hang_up(device)
    bluez.wait_for_call("AcquireNotify", 2)
    mark = probe.mark()
    bluez.drop_without_hang_up(device)
    probe.wait_for("link", after=mark, link="down")
    release()
    bluez.unscript()
    assert probe.do("connect", peer)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert probe.do("subscribe", peer, TX, "stream")["code"] == 0
