"""Pairing as a program requests it, with the real daemon: a passkey, just works, a refusal, and a bond that the device lost."""

from ..library import abi
from ..waiting import wait_until
from . import long
from .pairing import Lock

JUST_WORKS, INTERACTIVE = abi.VELTO_PAIRING_POLICY_JUST_WORKS, abi.VELTO_PAIRING_POLICY_INTERACTIVE


class NamedLock(Lock):
    """One of several locks."""

    def __init__(self, name):
        self.name = name


async def _meet(rig, client, name, face):
    """A lock that is connected, but not paired."""
    lock = NamedLock(name)
    peripheral = await rig.peripheral(lock)
    peripheral.face = face
    device = await client.find(name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    assert not client.is_paired(device)
    return device, peripheral


async def _open(client, device):
    """Reads what the lock keeps for those who are paired with it."""
    assert await client.read(device, client.characteristic(device, Lock.SECRET)) == Lock.secret
    assert client.is_paired(device)


@long
async def a_passkey_is_entered_by_the_program(rig):
    """The program is asked for the passkey that the device shows; a second device is compared, and refused."""
    from ..bonding import Face

    client = rig.client()
    client.set_pairing_policy(INTERACTIVE)
    face = Face.with_display()
    device, peripheral = await _meet(rig, client, "Lock 1", face)
    operation = client.start_pairing(device)
    request = await client.event("the request", abi.VELTO_EVENT_PAIRING_REQUESTED)
    assert request.data.pairing.kind == abi.VELTO_PAIRING_KIND_ENTER_PASSKEY
    await wait_until("the device to show a passkey", lambda: face.passkey is not None)
    client.reply_pairing(device, True, face.passkey)
    outcome, sentence = await client.outcome("the pairing", operation)
    assert outcome == "VELTO_OK", sentence
    await _open(client, device)
    assert peripheral.is_encrypted and peripheral.pairings == 1

    face = Face.with_display_and_button()
    device, peripheral = await _meet(rig, client, "Lock 2", face)
    operation = client.start_pairing(device)
    request = await client.event("the request", abi.VELTO_EVENT_PAIRING_REQUESTED)
    assert request.data.pairing.kind == abi.VELTO_PAIRING_KIND_CONFIRM
    await wait_until("the device to show a passkey", lambda: face.passkey is not None)
    assert request.data.pairing.passkey == face.passkey
    client.reply_pairing(device, False)
    outcome, sentence = await client.outcome("the pairing", operation)
    assert outcome == "VELTO_ERROR_REJECTED", sentence
    assert not client.is_paired(device) and peripheral.pairings == 0


async def a_bond_that_the_device_lost_is_made_anew(rig):
    """Just works, without any question: paired, forgotten by both sides, and paired again."""
    from ..bonding import Face

    client = rig.client()
    client.set_pairing_policy(JUST_WORKS)
    device, peripheral = await _meet(rig, client, "Lock 3", Face.blank())
    outcome, sentence = await client.outcome("the pairing", client.start_pairing(device))
    assert outcome == "VELTO_OK", sentence
    await _open(client, device)

    await peripheral.lose_bonds()
    outcome, sentence = await client.forget(device)
    assert outcome == "VELTO_OK", sentence
    await peripheral.until_disconnected()
    device = await client.find("Lock 3")
    # The daemon's reply comes before it removes the object that had the bond.
    await wait_until("the bond to be gone", lambda: not client.is_paired(device))
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    outcome, sentence = await client.outcome("the pairing", client.start_pairing(device))
    assert outcome == "VELTO_OK", sentence
    await _open(client, device)
    assert peripheral.pairings == 2 and client.count(abi.VELTO_EVENT_PAIRING_REQUESTED) == 0
