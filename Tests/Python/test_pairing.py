"""Pairing: policies, requests of the device, outcomes; for scripts and for asyncio."""

from __future__ import annotations

import asyncio

import pytest

from veltokit import Backend, Context, Device, PairingKind, PairingPolicy, PairingRequestedEvent, Simulator, SimulatorPairing, errors


def request_of(velto: Context) -> PairingRequestedEvent:
    """The device's pairing request."""
    while True:
        event = velto.default_queue.wait(timeout=5)
        assert event is not None
        if isinstance(event, PairingRequestedEvent):
            return event


def test_the_policy_is_the_system_s_until_it_is_set(velto: Context) -> None:
    assert velto.pairing_policy is PairingPolicy.SYSTEM
    for policy in PairingPolicy:
        velto.pairing_policy = policy
        assert velto.pairing_policy is policy


def test_a_device_is_paired_once(device: Device) -> None:
    assert not device.paired
    device.pair().wait()
    assert device.paired
    device.pair().wait()


@pytest.mark.parametrize("accepts", [True, False])
def test_the_program_is_asked(velto: Context, device: Device, cap: Simulator, accepts: bool) -> None:
    cap.set_pairing(SimulatorPairing.COMPARES_PASSKEY, 42)
    assert cap.pairing == (SimulatorPairing.COMPARES_PASSKEY, 42)
    velto.pairing_policy = PairingPolicy.INTERACTIVE
    operation = device.pair()
    request = request_of(velto)
    assert (request.device, request.kind, request.passkey, request.entered_count) == (device, PairingKind.CONFIRM, 42, 0)
    device.reply_pairing(accepts)
    if accepts:
        operation.wait()
    else:
        with pytest.raises(errors.RejectedError, match="refused"):
            operation.wait()
    assert device.paired == accepts
    with pytest.raises(errors.InvalidStateError):
        device.reply_pairing(True)


def test_a_wrong_passkey_can_be_corrected(velto: Context, device: Device, cap: Simulator) -> None:
    cap.set_pairing(SimulatorPairing.SHOWS_PASSKEY, 123456)
    velto.pairing_policy = PairingPolicy.INTERACTIVE
    for passkey, outcome in ((1, errors.PairingRequiredError), (123456, None)):
        operation = device.pair()
        assert request_of(velto).kind is PairingKind.ENTER_PASSKEY
        device.reply_pairing(True, passkey)
        if outcome:
            with pytest.raises(outcome, match="passkey"):
                operation.wait()
        else:
            operation.wait()
    assert device.paired


def test_a_passkey_has_six_digits(device: Device) -> None:
    with pytest.raises(ValueError, match="999999"):
        device.reply_pairing(True, 1_000_000)


def test_just_works_refuses_passkeys(velto: Context, device: Device, cap: Simulator) -> None:
    velto.pairing_policy = PairingPolicy.JUST_WORKS
    cap.set_pairing(SimulatorPairing.SHOWS_PASSKEY, 1)
    with pytest.raises(errors.RejectedError, match="INTERACTIVE"):
        device.pair().wait()
    cap.set_pairing(SimulatorPairing.JUST_WORKS)
    device.pair().wait()
    assert device.paired and cap.pairing == (SimulatorPairing.JUST_WORKS, 0)


def test_a_bond_that_the_device_lost(velto: Context, device: Device, cap: Simulator) -> None:
    device.pair().wait()
    cap.remove_bond()
    device.disconnect().wait()
    with pytest.raises(errors.PairingRequiredError, match="forget the device"):
        device.connect().wait()
    device.forget().wait()
    again = velto.connect(cap.identifier).wait()
    again.pair().wait()
    assert again.paired


def test_pairing_is_cancelled(velto: Context, device: Device, cap: Simulator) -> None:
    cap.set_pairing(SimulatorPairing.COMPARES_PASSKEY, 7)
    velto.pairing_policy = PairingPolicy.INTERACTIVE
    operation = device.pair()
    request_of(velto)
    operation.cancel()
    with pytest.raises(errors.OperationCancelledError):
        operation.wait()
    assert not device.paired


def test_pairing_is_awaited() -> None:
    async def main() -> bool:
        with Context(backends=Backend.SIMULATED, ephemeral=True) as velto:
            velto.create_simulator(name="Triki test")
            device = await velto.connect("Triki test")
            await device.pair()
            return device.paired

    assert asyncio.run(main())
