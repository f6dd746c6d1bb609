"""What a program asks of a device while it is being forgotten."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from veltokit import Context, Device, EventClass, EventType, Result, Simulator, SimulatorLink

MODELS = ["triki-cap", "tap-strap-2", "metamotion-s"]


@pytest.fixture(params=MODELS)
def simulator(velto: Context, request: pytest.FixtureRequest) -> Iterator[Simulator]:
    yield velto.create_simulator(model_name=request.param, script="rest", seed=5)


@pytest.fixture
def device(velto: Context, simulator: Simulator) -> Device:
    return velto.connect(simulator.identifier).wait()


def test_the_device_is_found_anew_afterwards(velto: Context, simulator: Simulator, device: Device) -> None:
    forgotten, early = device.forget(), velto.connect(simulator.identifier)
    with pytest.raises(ReferenceError, match="being forgotten: wait until that has ended"):
        early.wait()
    forgotten.wait()
    again = velto.connect(simulator.identifier).wait()
    assert again.connected and again != device and not device.is_valid


@pytest.mark.parametrize("request_it", [Device.connect, Device.pair], ids=["connect", "pair"])
def test_requests_of_the_device_fail(velto: Context, simulator: Simulator, device: Device, request_it) -> None:
    forgotten, operation = device.forget(), request_it(device)
    with pytest.raises(ReferenceError, match="being forgotten"):
        operation.wait()
    forgotten.wait()
    velto.advance(60)
    assert not simulator.info.is_connected


def test_a_link_that_is_awaited_ends(velto: Context, simulator: Simulator) -> None:
    simulator.link = SimulatorLink(refuses_links=True)
    velto.start_scan()
    velto.advance(5)
    [device] = velto.devices
    connecting, forgotten = device.connect(timeout=100), device.forget()
    velto.advance(20)
    assert forgotten.outcome is Result.OK and connecting.done


def test_auto_connect_waits_until_it_is_seen_anew(velto: Context, simulator: Simulator, device: Device) -> None:
    forgotten = device.forget()
    velto.auto_connect(1)
    forgotten.wait()
    velto.advance(30)
    assert not device.is_valid and sum(near.connected for near in velto.devices) == simulator.info.is_connected


def test_two_requests_end_once(velto: Context, simulator: Simulator, device: Device) -> None:
    with velto.events(EventClass.SCAN) as events:
        first, second = device.forget(), device.forget()
        second.wait()
        assert first.outcome is Result.OK
        assert [event.type for event in iter(events.poll, None)].count(EventType.DEVICE_FORGOTTEN) == 1
