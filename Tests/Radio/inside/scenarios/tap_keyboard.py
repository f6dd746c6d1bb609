"""A TAP that the system already uses as its keyboard, and programs beside it."""

from .. import daemons
from ..cap import SimulatedCap
from ..library import abi
from ..tap import CONTROLLER, TEXT, SimulatedTap
from ..waiting import wait_until
from ..worn import settled, takes_mode, tapped
from . import long

KEYS_TOO = bytes.fromhex("03 0C 00 05")  # events, and a keyboard as well


async def _serve(rig):
    """A TAP that types for the system."""
    from ..keyboard import KEY_A, Keyboard

    daemons.load_keyboard_drivers()
    tap = SimulatedTap(rig)
    peripheral = await rig.peripheral(tap)
    await rig.bluez.take(peripheral.address)
    keyboard = await Keyboard.of(peripheral.address)
    # The kernel has the keyboard before the daemon listens to it.
    await wait_until("the daemon to listen", lambda: tap.listens_to_keys)
    tap.tap(1)
    await keyboard.types(KEY_A)
    return tap, peripheral, keyboard


async def _types_and_has_its_link(rig, tap, peripheral, keyboard):
    from ..keyboard import KEY_E

    tap.tap(2)
    await keyboard.types(KEY_E)
    assert peripheral.is_connected and await rig.bluez.is_connected(peripheral.address)


@long
async def auto_connect_leaves_it_alone_until_its_family_is_set(rig):
    """A cap is connected instead; with its family set it is the second player. Its link stays when the program ends."""
    tap, peripheral, keyboard = await _serve(rig)
    cap = SimulatedCap(rig)
    await rig.peripheral(cap)
    client = rig.client()
    client.auto_connect(2)
    first = await client.event("a player", abi.VELTO_EVENT_DEVICE_CONNECTED)
    assert client.name(first.device) == cap.name
    device = await client.find(tap.name)
    assert client.attempts(device) == 0 and tap.commands() == []

    client.set_family(device, abi.VELTO_FAMILY_TAP)
    second = await client.event("the other player", abi.VELTO_EVENT_DEVICE_CONNECTED)
    assert second.device.bits == device.bits
    await tapped(client, tap, 5)
    assert keyboard.keys == [], "a TAP in controller mode does not type"
    await settled(client)
    await client.close()
    await takes_mode(tap, "text mode", TEXT)
    await _types_and_has_its_link(rig, tap, peripheral, keyboard)
    keyboard.close()


async def is_taken_by_connect_and_types_beside_us(rig):
    """In the mode for both, one tap is an event here and a key there. Its link stays when we disconnect."""
    from ..keyboard import KEY_I

    tap, peripheral, keyboard = await _serve(rig)
    client = rig.client()
    device = await client.find(tap.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    await takes_mode(tap, "controller mode", CONTROLLER)
    outcome, sentence = await client.write_mode(device, abi.VELTO_TAP_INPUT_MODE_CONTROLLER_WITH_KEYBOARD)
    assert outcome == "VELTO_OK", sentence
    await takes_mode(tap, "the mode for both", KEYS_TOO)
    await tapped(client, tap, 4)
    await keyboard.types(KEY_I)

    await settled(client)
    outcome, sentence = await client.disconnect(device)
    assert outcome == "VELTO_OK", sentence
    await takes_mode(tap, "text mode", TEXT)
    await _types_and_has_its_link(rig, tap, peripheral, keyboard)
    keyboard.close()
