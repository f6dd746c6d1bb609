"""One TAP as two programs see it, one after the other: the vendor's own Python library, and ours."""

import contextlib

from ..library import abi
from ..tap import SimulatedTap
from ..waiting import wait_for, wait_until
from ..worn import tapped
from . import long

TAPPED = [1, 5, 31, 5, 5, 16]


async def _seen_by_the_vendor(rig, tap, peripheral, listen):
    import tapsdk

    seen = []
    sdk = await wait_for("the vendor's library to connect", tapsdk.connect(address=peripheral.address))
    sdk.register_tap_events(lambda _, data: seen.append(data))
    await wait_for("its subscriptions", sdk.start())
    await listen(sdk)
    for number, combination in enumerate(TAPPED, 1):
        tap.tap(combination)
        await wait_until(f"the tap {combination}", lambda: len(seen) >= number)
    await _leave(sdk)
    return seen


async def _leave(sdk):
    """Ends the subscriptions and then the link.

    In this order: bluetoothd 5.66 can crash when a client closes its bus connection while its notification socket is open.
    """
    from bleak.exc import BleakError

    for service in sdk.client.services:
        for characteristic in service.characteristics:
            if "notify" in characteristic.properties:
                with contextlib.suppress(BleakError):  # it has not subscribed to all of them
                    await wait_for("the end of a subscription", sdk.client.stop_notify(characteristic))
    await wait_for("the disconnection", sdk.client.disconnect())


async def _seen_by_us(rig, tap):
    client = rig.client()
    device = await client.find(tap.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    for combination in TAPPED:
        await tapped(client, tap, combination)
    return [event.data.tap.combination for event in client.events if event.type == abi.VELTO_EVENT_TAP]


async def classic_taps_are_seen_alike(rig):
    """In controller mode of the classic protocol."""

    async def listen(sdk):
        import tapsdk
        from bleak.exc import BleakError

        # It also sends a state of a TapXR, which this model refuses.
        with contextlib.suppress(BleakError):
            await wait_for("controller mode", sdk.set_input_mode(tapsdk.InputModeController()))

    await _compare(rig, "tap-strap-2", listen)


@long
async def framed_taps_are_seen_alike(rig):
    """With detection switched on in the framed protocol."""

    async def listen(sdk):
        import tapsdk

        await wait_for("detection", sdk.set_feature(tapsdk.DeviceFeatures.MODEL_DETECTION, True))

    await _compare(rig, "tap-strap-2-framed", listen)


async def _compare(rig, model, listen):
    tap = SimulatedTap(rig, model)
    peripheral = await rig.peripheral(tap)
    await rig.bluez.take(peripheral.address)
    theirs = await _seen_by_the_vendor(rig, tap, peripheral, listen)
    ours = await _seen_by_us(rig, tap)
    flat = [each[0] if isinstance(each, list) else each for each in theirs]
    assert flat == ours == TAPPED, (theirs, ours)
