"""Discovery: started, stopped, held, refused; devices that have to be found first."""

from codes import ADDRESS, CANCELLED
from waiting import until


def test_a_device_that_the_daemon_has_forgotten_is_searched_for(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.remove_device(device)
    probe.wait_for("link", link="down")
    mark = probe.mark()
    request = probe.ask("connect", peer)
    until(lambda: len(bluez.discovering) == 1)
    bluez.add_device()
    assert probe.reply(request)["code"] == 0
    probe.wait_for("link", after=mark, link="ready")
    assert bluez.discovering == set()


def test_a_search_ends_when_it_is_cancelled(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    bluez.remove_device(device)
    # The daemon tells of the removal before it answers this.
    assert probe.do("scan")["code"] == 0
    probe.send("stop")
    until(lambda: bluez.discovering == set())
    request = probe.ask("connect", peer)
    until(lambda: len(bluez.discovering) == 1)
    probe.send("disconnect", peer)
    assert probe.reply(request)["code"] == CANCELLED
    until(lambda: bluez.discovering == set())


def test_scanning_pauses_while_connecting(bluez, probe):
    bluez.add_device()
    assert probe.do("scan")["code"] == 0
    probe.connected(ADDRESS)
    bluez.wait_for_call("StartDiscovery", 2)
    steps = [call[0] for call in bluez.calls if call[0] in ("StartDiscovery", "StopDiscovery", "Connect")]
    assert steps == ["StartDiscovery", "StopDiscovery", "Connect", "StartDiscovery"]
    until(lambda: len(bluez.discovering) == 1)


def test_scanning_goes_on_while_a_silent_device_is_waited_for(bluez, probe):
    bluez.add_device()
    peer = probe.find(ADDRESS)
    assert probe.do("scan")["code"] == 0
    bluez.never_answer("Connect")
    probe.ask("connect", peer)
    until(lambda: bluez.discovering == set())
    until(lambda: len(bluez.discovering) == 1)


def test_scanning_twice_and_stopping_too_often_is_no_failure(bluez, probe):
    assert probe.do("scan")["code"] == 0
    assert probe.do("scan")["code"] == 0
    probe.send("stop")
    probe.send("stop")
    assert probe.do("scan")["code"] == 0
    assert bluez.called("StartDiscovery") == 2


def test_a_busy_scan_is_tried_again(bluez, probe):
    bluez.refuse("StartDiscovery", "InProgress", "Operation already in progress", times=2)
    assert probe.do("scan")["code"] == 0


def test_a_scan_that_starts_after_it_was_stopped_is_stopped_again(bluez, probe):
    probe.wait_for("backendReady")
    release = bluez.hold("StartDiscovery")
    request = probe.ask("scan")
    bluez.wait_for_call("StartDiscovery")
    probe.send("stop")
    assert probe.reply(request)["code"] == CANCELLED
    release()
    bluez.wait_for_call("StopDiscovery")
    until(lambda: bluez.discovering == set())
