"""TAP wearables over the real stack: set up, played and made keyboards again, in both protocols."""

import asyncio
import time

from ..library import abi
from ..tap import (
    AIR,
    AIR_QUERY,
    COMMANDS,
    CONTROLLER,
    FIRMWARE_VERSION,
    HAPTICS,
    HARDWARE_VERSION,
    KEEP_ALIVE,
    RAW,
    TEXT,
    SimulatedTap,
)
from ..waiting import wait_until
from ..worn import takes_mode, tapped, wear

ON, OFF = 1, 0
GRAVITY = 9.80665
VIBRATION = bytes.fromhex("00 02 32 0A 32") + bytes(15)  # 500 ms, 100 ms of pause, 500 ms
FRAMED_VIBRATION = bytes.fromhex("01 02 03 00 00 02 32 14") + bytes(16)


def _feature(number, is_on):
    return bytes([0, 0, 0, 0, number, is_on])


RAW_DATA, DETECTION, MOTION = 0, 1, 2
FRAMED_TEXT = [_feature(DETECTION, OFF), _feature(MOTION, OFF), _feature(RAW_DATA, OFF)]
FRAMED_CONTROLLER = [_feature(DETECTION, ON), _feature(MOTION, ON), _feature(RAW_DATA, OFF)]


async def is_set_up_and_a_keyboard_again(rig):
    """Paired without a question; versions, air state and mode in their order, all with the right kind of write; at the
    end of the link the last word is text mode."""
    tap, peripheral, client, device = await wear(rig)
    assert client.count(abi.VELTO_EVENT_PAIRING_REQUESTED) == 0
    await wait_until("the bond to be known", lambda: client.is_paired(device))
    assert peripheral.is_encrypted and peripheral.pairings == 1
    assert {"imu", "fingers"} <= set(client.signals(device))
    assert tap.reads.index(HARDWARE_VERSION) < tap.reads.index(FIRMWARE_VERSION)
    commands = []
    await wait_until("the mode", lambda: commands.extend(tap.commands()) or len(commands) >= 2)
    assert commands == [(AIR, AIR_QUERY, False), (COMMANDS, CONTROLLER, True)], commands

    await tapped(client, tap, 5)
    tap.hold_for(2)
    await client.event(
        "the mouse state",
        abi.VELTO_EVENT_AIR_STATE,
        lambda event: event.data.air_state.mouse_state == abi.VELTO_MOUSE_STATE_OPTICAL1,
    )
    tap.turn(50, -25)
    await client.input_where("the pointer", device, lambda frame: frame.position_x > 0.2 and frame.position_y > 0.1)
    await takes_mode(tap, "the mode again after ten seconds", CONTROLLER)

    # The kernel would connect the keyboard again at once.
    await peripheral.fall_silent()
    outcome, sentence = await client.disconnect(device)
    assert outcome == "VELTO_OK", sentence
    await peripheral.until_disconnected()
    assert tap.commands(COMMANDS)[-1:] == [(COMMANDS, TEXT, True)]


async def is_a_keyboard_again_when_the_context_is_destroyed(rig):
    """Its raw sensors stream in SI units, it vibrates, and destruction restores text mode."""
    tap, peripheral, client, device = await wear(rig)
    imu = await client.start_stream(device, "imu")
    fingers = await client.start_stream(device, "fingers")
    await takes_mode(tap, "raw mode", RAW)
    rows = {imu.bits: [], fingers.bits: []}

    def look():
        for stream in (imu, fingers):
            rows[stream.bits].extend(client.rows(stream))
        return min(map(len, rows.values())) >= 100

    await wait_until("100 frames of each sensor", look)
    assert all(abs(row[5] - GRAVITY) < 0.01 for row in rows[imu.bits]), rows[imu.bits][0]
    assert all(abs(row[2] - GRAVITY) < 0.31 for row in rows[fingers.bits]), rows[fingers.bits][0]
    for stream in (imu, fingers):
        outcome, sentence = await client.stop_stream(stream)
        assert outcome == "VELTO_OK", sentence
    await takes_mode(tap, "the mode before", CONTROLLER)
    tap.commands()

    outcome, sentence = await client.play_haptic(device, 0.5, 0.1, 0.5)
    assert outcome == "VELTO_OK", sentence
    await wait_until("the vibration", lambda: (HAPTICS, VIBRATION, False) in tap.commands())

    # The kernel would connect the keyboard again at once.
    await peripheral.fall_silent()
    begin = time.monotonic()
    destruction = asyncio.create_task(client.close())
    await takes_mode(tap, "text mode", TEXT)
    print(f"text mode {time.monotonic() - begin:.2f} s after the destruction was begun")
    await destruction
    await peripheral.until_disconnected()


async def is_a_keyboard_again_when_its_program_is_terminated(rig):
    """A program that handles the signal ends in order, and so does its TAP."""
    tap = SimulatedTap(rig)
    peripheral = await rig.peripheral(tap)
    await rig.bluez.take(peripheral.address)
    gauge = await rig.run(rig.inputs["gauge"], "--backend", "bluez", "--address", peripheral.address, "--seconds", "600")
    await takes_mode(tap, "controller mode", CONTROLLER)
    tap.tap(2)
    await gauge.line("the tap", r" [1-9]\d*\.\d packets/s")
    assert await gauge.interrupt() == 0
    assert tap.commands(COMMANDS)[-1:] == [(COMMANDS, TEXT, True)]
    assert peripheral.is_connected, "the link was up before the program"


async def speaks_the_framed_protocol(rig):
    """A sign of life and features instead of a mode, and everything off at the end."""
    tap, peripheral, client, device = await wear(rig, "tap-strap-2-framed")
    await takes_mode(tap, "the first frames", KEEP_ALIVE, *FRAMED_CONTROLLER)
    await tapped(client, tap, 9)
    imu = await client.start_stream(device, "imu")
    await wait_until("frames", lambda: len(list(client.rows(imu))))
    outcome, sentence = await client.stop_stream(imu)
    assert outcome == "VELTO_OK", sentence
    await takes_mode(tap, "the features before", *FRAMED_CONTROLLER)
    await tapped(client, tap, 2)
    outcome, sentence = await client.play_haptic(device, 0.5, 0.2)
    assert outcome == "VELTO_OK", sentence
    await takes_mode(tap, "the vibration", FRAMED_VIBRATION)
    # The kernel would connect the keyboard again at once.
    await peripheral.fall_silent()
    outcome, sentence = await client.disconnect(device)
    assert outcome == "VELTO_OK", sentence
    await peripheral.until_disconnected()
    assert [value for _, value, _ in tap.commands()][-3:] == FRAMED_TEXT
