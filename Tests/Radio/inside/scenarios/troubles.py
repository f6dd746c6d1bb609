"""What breaks around the library, and how it goes on."""

from ..cap import SimulatedCap
from ..library import abi
from ..waiting import wait_until
from . import long


async def _play(rig):
    """A client with a streaming cap."""
    cap = SimulatedCap(rig)
    peripheral = await rig.peripheral(cap)
    client = rig.client()
    client.auto_connect(1)
    event = await client.event("the link", abi.VELTO_EVENT_DEVICE_CONNECTED)
    await client.input_where("packets", event.device, lambda frame: frame.packet_count > 3)
    return cap, peripheral, client, event.device


async def _returns(cap, client, device):
    """The device came back with its id and its place, after one loss."""
    event = await client.event("the return", abi.VELTO_EVENT_DEVICE_CONNECTED)
    assert event.device.bits == device.bits
    cap.move(200)
    await client.input_where("movement after the return", device, lambda frame: frame.position_x > 0.4)
    assert client.device_of_player(0).bits == device.bits
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 1


@long
async def device_that_has_gone(rig):
    """Connecting to a device that fell silent ends with a sentence about that."""
    cap = SimulatedCap(rig)
    peripheral = await rig.peripheral(cap)
    client = rig.client()
    device = await client.find(cap.name)
    await peripheral.fall_silent()
    outcome, sentence = await client.connect(device, timeout=5)
    assert outcome == "VELTO_ERROR_TIMEOUT", (outcome, sentence)
    assert "did not answer within 5.0 s" in sentence
    await peripheral.advertise()
    assert (await client.connect(device))[0] == "VELTO_OK"


async def adapter_switched_off_and_on(rig):
    """The link ends once, the reason is known, and play goes on as soon as the adapter is back."""
    cap, peripheral, client, device = await _play(rig)
    await rig.bluez.power_off()
    event = await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert event.data.disconnected.will_reconnect
    await peripheral.until_disconnected()
    outcome, sentence = await client.scan()
    assert outcome == "VELTO_ERROR_ADAPTER_OFF", (outcome, sentence)
    await rig.bluez.power_on()
    await _returns(cap, client, device)


async def adapter_unplugged_and_plugged_in_again(rig):
    """The link ends once, a scan says that there is no adapter, and play goes on with the adapter that comes."""
    cap, peripheral, client, device = await _play(rig)
    await rig.air.unplug()
    event = await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    # A daemon before 5.83 ends the link first, and does not say that the adapter is next.
    assert event.data.disconnected.reason in (abi.VELTO_DOWN_REASON_UNKNOWN, abi.VELTO_DOWN_REASON_BACKEND_LOST)
    assert event.data.disconnected.will_reconnect
    await client.event(
        "no adapter to be there", abi.VELTO_EVENT_ADAPTER_CHANGED, lambda event: not event.data.adapter.is_present
    )
    outcome, sentence = await client.scan()
    assert outcome == "VELTO_ERROR_NO_ADAPTER", (outcome, sentence)
    assert not peripheral.is_connected
    await rig.air.plug_in()
    await rig.bluez.power_on()
    await _returns(cap, client, device)


async def out_of_reach_and_back(rig):
    """A device that is not heard any more loses its link once, and is the same player when it is carried back."""
    cap, peripheral, client, device = await _play(rig)
    attempts = client.attempts(device)
    await peripheral.leave_reach()
    event = await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    # A daemon before 5.83 does not say why a link ended.
    assert event.data.disconnected.reason in (abi.VELTO_DOWN_REASON_UNKNOWN, abi.VELTO_DOWN_REASON_TIMEOUT)
    assert event.data.disconnected.will_reconnect
    frame = client.poll(device)
    assert not frame.flags & (abi.VELTO_INPUT_CONNECTED | abi.VELTO_INPUT_RECEIVING), frame.flags
    await wait_until("another attempt to connect", lambda: client.attempts(device) > attempts)
    peripheral.return_to_reach()
    await _returns(cap, client, device)


async def connection_asked_for_while_the_adapter_is_off(rig):
    """The operation says that the adapter is off; the wish is remembered and granted later."""
    cap = SimulatedCap(rig)
    await rig.peripheral(cap)
    client = rig.client()
    device = await client.find(cap.name)
    await rig.bluez.power_off()
    await client.event(
        "the adapter to be off", abi.VELTO_EVENT_ADAPTER_CHANGED, lambda event: not event.data.adapter.is_powered
    )
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_ERROR_ADAPTER_OFF", (outcome, sentence)
    await rig.bluez.power_on()
    await client.event("the remembered connection", abi.VELTO_EVENT_DEVICE_CONNECTED)


async def daemon_killed_and_restarted(rig):
    """The link ends once when the daemon dies, and comes back with the daemon."""
    cap, peripheral, client, device = await _play(rig)
    rig.bluetoothd.kill()
    event = await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert event.data.disconnected.reason == abi.VELTO_DOWN_REASON_BACKEND_LOST
    outcome, sentence = await client.scan()
    assert outcome == "VELTO_ERROR_SERVICE_NOT_RUNNING", (outcome, sentence)
    await peripheral.until_disconnected()
    rig.bluetoothd.start()
    await rig.bluez.power_on()
    await _returns(cap, client, device)
