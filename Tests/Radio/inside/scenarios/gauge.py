"""The C example over the real stack, as its users run it."""

import os
import pathlib
import re
import shutil
import tempfile

from ..cap import SimulatedCap
from ..daemons import STRANGER
from ..waiting import wait_until
from . import long

CONNECTED = r"link: Triki radio is connected"
ON_THE_RIGHT = r"position \+(0\.[4-9]|1\.)"
ON_THE_LEFT = r"position -(0\.[4-9]|1\.)"


async def _start(rig, *options):
    return await rig.run(rig.inputs["gauge"], "--backend", "bluez", "--seconds", "3600", *options)


@long
async def follows_a_cap_that_drops_its_link(rig):
    """Finds, connects and shows movement and button; sees one drop, connects again and goes on."""
    cap = SimulatedCap(rig)
    peripheral = await rig.peripheral(cap)
    gauge = await _start(rig)
    await gauge.line("the link", CONNECTED)
    assert [value for _, value, _ in cap.writes()] == [cap.INIT, cap.START]
    # The first packet is the paddle's center: only then does a movement show.
    await gauge.line("packets", r" [1-9]\d*\.\d packets/s")
    cap.move(200)
    await gauge.line("the movement to the right", ON_THE_RIGHT)
    cap.press(3)
    await gauge.line("the press", r"button DOWN")
    await gauge.line("the release", r"button up")
    cap.move(-200)
    await gauge.line("the movement to the left", ON_THE_LEFT)

    await peripheral.drop()
    await gauge.line("the loss", r"link: Triki radio was disconnected .*; connecting again")
    await gauge.line("the second link", CONNECTED)
    cap.move(200)
    await gauge.line("movement over the second link", ON_THE_RIGHT)

    assert await gauge.interrupt() == 0
    losses = [line for line in gauge.lines if "was disconnected" in line]
    assert len(losses) == 1, losses
    assert " 1 presses, " in gauge.lines[-1] and gauge.lines[-1].endswith(" 1 link losses"), gauge.lines[-1]


async def takes_the_device_of_an_address(rig):
    """Of two caps in reach, the one of the given address is connected."""
    await rig.peripheral(SimulatedCap(rig, name="Triki other", seed=2))
    wanted = await rig.peripheral(SimulatedCap(rig))
    gauge = await _start(rig, "--address", wanted.address)
    await gauge.line("the link", CONNECTED)
    assert await gauge.interrupt() in (0, 1)
    assert not any("Triki other is connected" in line for line in gauge.lines)


@long
async def waits_for_an_adapter_that_is_off(rig):
    """Says that the adapter is off, and plays as soon as somebody has switched it on."""
    await rig.bluez.power_off()
    await rig.peripheral(SimulatedCap(rig))
    gauge = await _start(rig)
    await gauge.line("the reason", r"error: .* \(VELTO_ERROR_ADAPTER_OFF\)")
    await gauge.line("the hint", r"hint: .*power on")
    await rig.bluez.power_on()
    await gauge.line("the link", CONNECTED)
    await gauge.line("packets", r" [1-9]\d*\.\d packets/s")


@long
async def is_killed_and_starts_anew(rig):
    """Killed while the cap streams, it harms neither the daemon nor its own next start."""
    cap = SimulatedCap(rig)
    await rig.peripheral(cap)
    for counts, place in ((200, ON_THE_RIGHT), (-200, ON_THE_LEFT), (200, ON_THE_RIGHT)):
        cap.move(0)
        gauge = await _start(rig)
        await gauge.line("the link", CONNECTED)
        await gauge.line("packets", r" [1-9]\d*\.\d packets/s")
        cap.move(counts)
        await gauge.line("movement", place)
        hang_ups = rig.bluetoothd.hang_ups()
        await gauge.kill()
        await wait_until("the daemon to notice", lambda: rig.bluetoothd.hang_ups() > hang_ups)
        await rig.daemon_survives(rig.bluez.objects)


@long
async def misses_what_the_daemon_drops_while_it_is_suspended(rig):
    """Suspended until the daemon has dropped packets, it goes on playing: sent is received and dropped, to the packet."""
    cap = SimulatedCap(rig)
    await rig.peripheral(cap)
    dropped_before = rig.bluetoothd.dropped_notifications()
    gauge = await _start(rig)
    await gauge.line("packets", r" [1-9]\d*\.\d packets/s")
    gauge.suspend()
    await wait_until("packets to be dropped", lambda: rig.bluetoothd.dropped_notifications() > dropped_before + 20)
    gauge.resume()
    cap.move(200)
    await gauge.line("movement afterwards", ON_THE_RIGHT)
    cap.stop_sending()
    await gauge.line("silence", r" 0\.0 packets/s")
    assert await gauge.interrupt() == 0
    received = int(re.search(r"(\d+) packets", gauge.lines[-1])[1])
    dropped = rig.bluetoothd.dropped_notifications() - dropped_before
    assert received + dropped == cap.sent, (received, dropped, cap.sent)


async def is_told_that_it_has_no_permission(rig):
    """Run by a user whom the bus does not let talk to BlueZ, it says so and what to do."""
    # Copied, since the project's own folder may be closed to other users.
    folder = pathlib.Path(tempfile.mkdtemp())
    os.chmod(folder, 0o755)
    program = shutil.copy(rig.inputs["gauge"], folder)
    shutil.copy(rig.inputs["library"], folder / "libveltokit.so.0")
    command = ["setpriv", f"--reuid={STRANGER}", "--clear-groups", program, "--backend", "bluez", "--seconds", "3600"]
    gauge = await rig.run(*command)
    await gauge.line("the reason", r"error: .* \(VELTO_ERROR_PERMISSION\)")
    await gauge.line("the hint", r"hint: ")
    assert await gauge.interrupt() == 1
    shutil.rmtree(folder)
