"""A program that brings bleak as the library's radio, beside the library's own way to BlueZ."""

import pathlib
import re
import sys

from ..cap import SimulatedCap
from ..waiting import wait_until
from . import long


def _polled(game):
    """What the program has polled last: the raw value of the cap's first axis, and its button."""
    match = re.match(r"raw ([+-]\d+), .*, button (\w+)$", game.lines[-1])
    return match and (int(match[1]), match[2] == "DOWN")


async def _start(rig, name):
    program = pathlib.Path(rig.inputs["bleak_radio"])
    package = program.parents[2] / "bindings/python"
    environment = {"PYTHONPATH": str(package), "VELTOKIT_LIBRARY": rig.inputs["library"]}
    return await rig.run(sys.executable, program, "--name", name, environment=environment)


@long
async def plays_over_bleak_what_is_played_over_bluez(rig):
    """Two caps in one hand, one over bleak and one over our own way: both are polled alike.

    Raw values: at the guest's changing packet rates, each game centers again when it sees fit.
    """
    lent, ours = SimulatedCap(rig, name="Triki lent", seed=2), SimulatedCap(rig, name="Triki ours")
    await rig.peripheral(lent)
    game = await _start(rig, lent.name)
    await game.line("packets", r"raw \+0")
    await rig.peripheral(ours)
    client = rig.client()
    device = await client.find(ours.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence

    for counts, is_down in ((200, False), (-120, False), (-120, True), (0, False)):
        for cap in (lent, ours):
            cap.move(counts)
            if is_down:
                cap.press(10)
        hand = (counts, is_down)
        await client.input_where(f"{hand} over BlueZ", device, lambda frame: (frame.raw_x, bool(frame.buttons_down)) == hand)
        await wait_until(f"{hand} over bleak", lambda: _polled(game) == hand, 120)
    assert client.poll(device).press_count == 1
    assert await game.interrupt() == 0
