"""The bond of a TAP, refused and lost: the error that a program gets, and how it plays in the end."""

from ..library import abi
from ..tap import SimulatedTap
from ..waiting import wait_for, wait_until
from ..worn import paired_and_connected, tapped, wear
from . import long

JUST_WORKS = abi.VELTO_PAIRING_POLICY_JUST_WORKS


@long
async def lost_by_the_system(rig):
    """The link ends, the device is unknown; found and paired again, it plays."""
    tap, peripheral, client, device = await wear(rig)
    await rig.bluez.forget(peripheral.address)
    await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    await peripheral.until_disconnected()
    await client.disconnect(device)
    await _is_paired_again(rig, client, tap, peripheral)


@long
async def lost_by_the_device(rig):
    """Reset while it is away, and forgotten here too; found and paired again, it plays.

    No link is tried with the key that only this side has: the guest's kernel (6.1) crashes when such a link ends.
    """
    tap, peripheral, client, device = await wear(rig)
    await peripheral.drop(advertise_again=False)
    await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    await peripheral.lose_bonds()
    assert client.is_paired(device), "this side does not know yet"
    outcome, sentence = await client.forget(device)
    assert outcome == "VELTO_OK", sentence
    await peripheral.advertise()
    await _is_paired_again(rig, client, tap, peripheral)


async def refused_by_the_device(rig):
    """Told as failed, without a bond; when the device changes its mind, it is paired."""
    from ..bonding import Face

    tap = SimulatedTap(rig)
    peripheral = await rig.peripheral(tap)
    peripheral.face = Face.unwilling()
    client = rig.client()
    client.set_pairing_policy(JUST_WORKS)
    device = await client.find(tap.name)
    outcome, sentence = await client.pair(device)
    # The kernel ends a link that cannot be encrypted, and the daemon's answer comes before that or after it.
    assert outcome in ("VELTO_ERROR_PAIRING_REQUIRED", "VELTO_ERROR_DISCONNECTED"), (outcome, sentence)
    assert peripheral.pairings == 0 and not client.is_paired(device)
    await client.disconnect(device)
    await peripheral.until_disconnected()
    peripheral.face = Face.blank()
    await _plays(rig, client, device, tap, peripheral)


@long
async def named_by_a_connect_that_the_device_refuses(rig):
    """The sentence says that it may be the pairing, and what to do."""
    from ..bonding import Face

    outcome, sentence = await _connect_unpaired(rig, Face.unwilling(), JUST_WORKS, timeout=15.0)
    assert outcome in ("VELTO_ERROR_PAIRING_REQUIRED", "VELTO_ERROR_DISCONNECTED"), (outcome, sentence)
    assert "put it into pairing mode" in sentence, sentence


@long
async def named_by_a_connect_that_a_person_refuses(rig):
    """The desktop's agent rejects the request."""
    from ..bonding import Face

    async with rig.bluez.refusing_desktop() as asked:
        outcome, sentence = await _connect_unpaired(rig, Face.with_display_and_button())
        assert asked.is_set(), "the desktop was not asked"
    assert outcome in ("VELTO_ERROR_PAIRING_REQUIRED", "VELTO_ERROR_REJECTED", "VELTO_ERROR_DISCONNECTED"), (outcome, sentence)
    # BlueZ tells no program but the agent's: the library waits as long as for a person.
    assert "the pairing was refused or not answered" in sentence or outcome != "VELTO_ERROR_PAIRING_REQUIRED", sentence
    assert "pair" in sentence, sentence


@long
async def named_by_a_connect_that_no_one_answers(rig):
    """The desktop's agent is silent."""
    from ..bonding import Face

    async with rig.bluez.silent_desktop() as asked:
        outcome, sentence = await _connect_unpaired(rig, Face.with_display_and_button())
        assert asked.is_set(), "the desktop was not asked"
    assert outcome == "VELTO_ERROR_PAIRING_REQUIRED", (outcome, sentence)
    assert "the pairing was refused or not answered" in sentence, sentence


async def _connect_unpaired(rig, face, policy=abi.VELTO_PAIRING_POLICY_SYSTEM, timeout=60.0):
    """Connects a TAP that is not paired; returns the outcome and its sentence."""
    tap = SimulatedTap(rig)
    peripheral = await rig.peripheral(tap)
    peripheral.face = face
    client = rig.client()
    client.set_pairing_policy(policy)
    device = await client.find(tap.name)
    result = await client.connect(device, timeout)
    assert peripheral.pairings == 0 and not client.is_paired(device)
    return result


@long
async def given_up_where_no_one_answers(rig):
    """The desktop's agent is silent; the program cancels, the link ends, and by another policy the pairing succeeds."""
    from ..bonding import Face

    tap = SimulatedTap(rig)
    peripheral = await rig.peripheral(tap)
    peripheral.face = Face.with_display_and_button()
    client = rig.client()
    device = await client.find(tap.name)
    async with rig.bluez.silent_desktop() as asked:
        pairing = client.start_pairing(device)
        await wait_for("the desktop to be asked", asked.wait())
        client.cancel(pairing)
        outcome, sentence = await client.outcome("the pairing", pairing)
        assert outcome == "VELTO_ERROR_CANCELLED", (outcome, sentence)
        await peripheral.until_disconnected()
    assert not client.is_paired(device) and peripheral.pairings == 0
    peripheral.face = Face.blank()
    client.set_pairing_policy(JUST_WORKS)
    await _plays(rig, client, device, tap, peripheral)


async def _is_paired_again(rig, client, tap, peripheral):
    device = await client.find(tap.name)
    await wait_until("the bond to be gone", lambda: not client.is_paired(device))
    await _plays(rig, client, device, tap, peripheral)


async def _plays(rig, client, device, tap, peripheral):
    """It is paired and connected, keeps the bond, and is tapped."""
    await paired_and_connected(rig, client, device)
    await wait_until("the bond to be known", lambda: client.is_paired(device))
    assert peripheral.is_encrypted and peripheral.pairings
    await tapped(client, tap, 7)


@long
async def two_programs_pair_without_a_desktop(rig):
    """The agent of the program that has what it wants does not stand before that of the other: the daemon asks the oldest."""
    await wear(rig, "tap-strap-2", "Tap one")
    tap = SimulatedTap(rig, name="Tap two", seed=2)
    await rig.peripheral(tap)
    client = rig.client()
    client.set_pairing_policy(JUST_WORKS)
    device = await client.find(tap.name)
    lost = rig.bluetoothd.lost_requests()
    outcome, sentence = await client.connect(device)
    if outcome == "VELTO_ERROR_TIMEOUT" and rig.bluetoothd.lost_requests() > lost:
        outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    await tapped(client, tap, 3)
