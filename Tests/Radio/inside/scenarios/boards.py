"""MetaWear boards over the real stack: streamed, let go, and lost."""

import ctypes

from ..board import COMMAND, START_ACCELEROMETER, STOP_ACCELEROMETER, SimulatedBoard
from ..library import abi
from ..waiting import wait_for, wait_until
from . import long

GRAVITY = 9.80665
SENSORS = ("acceleration", "angular-velocity")


async def _connected(rig, board):
    """A client with that board, and the peripheral that it is."""
    peripheral = await rig.peripheral(board)
    client = rig.client()
    device = await client.find(board.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    return peripheral, client, device


async def _rows(client, stream, count):
    """Waits for that many rows of a stream."""
    rows = []
    await wait_until(f"{count} frames", lambda: rows.extend(client.rows(stream)) or len(rows) >= count, 120)
    return rows


async def streams_two_sensors_and_the_switch_and_is_let_go(rig):
    """Both sensors at 100 Hz in SI units with nothing lost, a press, a reading; at the end the sensors are stopped."""
    board = SimulatedBoard(rig)
    peripheral, client, device = await _connected(rig, board)
    assert {*SENSORS, "switch", "battery"} <= set(client.signals(device))
    acceleration, rotation = [await client.start_stream(device, name) for name in SENSORS]
    switch = await client.start_stream(device, "switch")
    rows = await _rows(client, acceleration, 200)
    assert all(abs(row[2] - GRAVITY) < 0.5 for row in rows), rows[0]
    assert all(abs(turn) < 0.2 for row in await _rows(client, rotation, 200) for turn in row)
    assert client.stream_info(acceleration).lost_count == 0
    board.press(0.2)
    assert [row[0] for row in await _rows(client, switch, 2)] == [1, 0]
    board.lay(90)
    rows = []

    def is_on_its_side():
        rows.extend(client.rows(acceleration))
        return rows and abs(rows[-1][0] + GRAVITY) < 0.5

    await wait_until("gravity along the other axis", is_on_its_side)
    board.commands()
    outcome, sentence = await client.disconnect(device)
    assert outcome == "VELTO_OK", sentence
    await peripheral.until_disconnected()
    assert STOP_ACCELEROMETER in board.commands()
    assert client.stream_info(acceleration).state == abi.VELTO_STREAM_STATE_ENDED


@long
async def is_found_by_the_name_that_it_was_given(rig):
    """The name is read back over the link, and advertised after it."""
    board = SimulatedBoard(rig)
    peripheral, client, device = await _connected(rig, board)
    outcome, sentence = await client.rename_board(device, "Left hand")
    assert outcome == "VELTO_OK", sentence
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    await peripheral.until_disconnected()
    found = await client.find("Left hand")
    assert found.bits == device.bits
    assert (await client.connect(found))[0] == "VELTO_OK"


@long
async def tells_its_attitude_and_the_weather(rig):
    """Sensor fusion, and after it the barometer."""
    board = SimulatedBoard(rig)
    board.lay(30)
    peripheral, client, device = await _connected(rig, board)
    client.make_compass(device)
    quaternion = await client.start_stream(device, "quaternion")
    rows = await _rows(client, quaternion, 50)
    assert all(abs(sum(part * part for part in row) - 1) < 0.001 for row in rows), rows[0]
    await wait_until("the roll", lambda: any(abs(row[2] - 0.2588) < 0.01 for row in client.rows(quaternion)))
    assert (await client.stop_stream(quaternion))[0] == "VELTO_OK"
    pressure = await client.start_stream(device, "pressure")
    assert all(abs(row[0] - 101325) < 1 for row in await _rows(client, pressure, 20))


@long
async def obeys_when_the_host_has_gone(rig):
    """The button lights the LED and pulls a pin after the link has ended; after a reset, a boot macro does so with another pin."""
    board = SimulatedBoard(rig)
    peripheral, client, device = await _connected(rig, board)
    high = abi.VELTO_MW_PIN_ACTION_HIGH
    event, macro = abi.velto_board_event(), abi.velto_macro()
    for step in (
        ("mw_create_event", device, client.signal(device, "switch"), client.light_and_pin(device, 1, high), None, ctypes.byref(event)),
        ("mw_create_macro", device, client.light_and_pin(device, 2, high), 1, ctypes.byref(macro)),
    ):
        outcome, sentence = await client.perform(*step)
        assert outcome == "VELTO_OK", sentence
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    await peripheral.until_disconnected()
    board.press(0.2)
    assert (await client.connect(device))[0] == "VELTO_OK"
    assert [await client.read_signal(device, f"digital[{pin}]", 1) for pin in (1, 2)] == [(1.0,), (0.0,)]
    outcome, sentence = await client.perform("mw_reset", device, abi.VELTO_MW_RESET_KIND_NOW)
    assert outcome == "VELTO_OK", sentence
    assert (await client.connect(device))[0] == "VELTO_OK"
    assert [await client.read_signal(device, f"digital[{pin}]", 1) for pin in (1, 2)] == [(0.0,), (1.0,)]


async def comes_back_when_its_link_was_lost(rig):
    """The stream ends and says why; the board comes back by itself, and streams when it is asked again."""
    board = SimulatedBoard(rig, "metamotion-r")
    peripheral, client, device = await _connected(rig, board)
    stream = await client.start_stream(device, "acceleration")
    await _rows(client, stream, 20)
    await peripheral.drop()
    end = await client.event("the end of the stream", abi.VELTO_EVENT_STREAM_ENDED)
    assert end.result == abi.VELTO_ERROR_DISCONNECTED
    back = await client.event("the return", abi.VELTO_EVENT_DEVICE_CONNECTED)
    assert back.device.bits == device.bits
    stream = await client.start_stream(device, "acceleration")
    await _rows(client, stream, 20)


@long
async def is_silenced_when_another_program_left_it_streaming(rig):
    """A board keeps its subscriptions over the end of a link: those that someone else has left are ended, and ours stream."""
    from bleak import BleakClient
    from bleak.backends.device import BLEDevice

    board = SimulatedBoard(rig)
    peripheral = await rig.peripheral(board)
    await rig.bluez.take(peripheral.address)
    known = BLEDevice(peripheral.address, board.name, await rig.bluez.described(peripheral.address))
    other = BleakClient(known, timeout=120)
    await wait_for("the other program's connection", other.connect(), 150)
    for command in (bytes.fromhex("03 04 01"), bytes.fromhex("03 02 01 00"), START_ACCELEROMETER):
        await other.write_gatt_char(COMMAND, command, response=False)
    client = rig.client()
    device = await client.find(board.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    assert bytes.fromhex("03 04 00") in board.commands()
    await _rows(client, await client.start_stream(device, "acceleration"), 20)
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    await wait_for("the other program's end", other.disconnect())
