"""A TAP that a program of the scenario uses: paired, set up, tapped."""

from .library import abi
from .tap import COMMANDS, FRAMES_OUT, SimulatedTap
from .waiting import wait_until


async def wear(rig, *arguments, **definition):
    """A TAP that is paired and READY."""
    tap = SimulatedTap(rig, *arguments)
    peripheral = await rig.peripheral(tap)
    client = rig.client(**definition)
    client.set_pairing_policy(abi.VELTO_PAIRING_POLICY_JUST_WORKS)
    device = await client.find(tap.name)
    await paired_and_connected(rig, client, device)
    await settled(client)
    return tap, peripheral, client, device


async def paired_and_connected(rig, client, device):
    """Pairs and connects a TAP.

    A daemon of 5.66 can lose a request of its own, which it repeats while the link begins to be encrypted, and ends the link
    when 30 s have passed. The next link has a key from its beginning.
    """
    lost = rig.bluetoothd.lost_requests()
    outcome, sentence = await client.pair(device)
    assert outcome == "VELTO_OK", sentence
    outcome, sentence = await client.connect(device)
    if outcome == "VELTO_ERROR_TIMEOUT" and rig.bluetoothd.lost_requests() > lost:
        outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence


async def settled(client, links=1):
    """Waits until the library has read what it wants to know of a TAP over that many links: while it does, the half second of
    a goodbye can be too short for a slow guest."""
    await wait_until("the details", lambda: client.count(abi.VELTO_EVENT_DETAILS_READ) >= 2 * links)


async def tapped(client, tap, combination):
    """Taps, and waits for the event. A TAP is ready a little before it has taken its mode."""
    await wait_until("the device to report taps", lambda: tap.reports_taps)
    tap.tap(combination)
    event = await client.event(f"the tap {combination}", abi.VELTO_EVENT_TAP)
    assert event.data.tap.combination == combination, event.data.tap.combination


async def takes_mode(tap, what, *modes):
    """Waits until the device has been written those values, without others between them."""
    written = []

    def look():
        written.extend(value for _, value, _ in tap.commands(COMMANDS, FRAMES_OUT))
        return written[-len(modes) :] == list(modes)

    await wait_until(what, look, 120)
