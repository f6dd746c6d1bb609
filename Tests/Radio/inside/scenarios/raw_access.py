"""Devices of no family: what they have is read, written and listened to as it is."""

from ..library import abi
from ..model import Advertisement, Attribute, PeripheralModel, Property, Refused, flags_and_name
from ..waiting import wait_until

SERVICE = "5f0a0001-2a6e-4b64-9d3c-1b7f25d1e0a7"


class Lamp(PeripheralModel):
    """A device that the library knows nothing about."""

    LABEL = Attribute(SERVICE, "5f0a0002-2a6e-4b64-9d3c-1b7f25d1e0a7", 3, Property.READ)
    COLOUR = Attribute(SERVICE, "5f0a0003-2a6e-4b64-9d3c-1b7f25d1e0a7", 5, Property.WRITE | Property.WRITE_WITHOUT_RESPONSE)
    LIGHT = Attribute(SERVICE, "5f0a0004-2a6e-4b64-9d3c-1b7f25d1e0a7", 7, Property.NOTIFY)
    FORBIDDEN = b"\xFF"
    REFUSAL = 0x80  # an error of the application (Bluetooth Core, Vol 3, Part F, 3.4.1.1)

    def __init__(self):
        self.name = "Lamp"
        self.label = bytes(range(200))
        self.writes = []
        self.is_listened_to = False
        self.due = []

    def advertisement(self):
        return Advertisement(flags_and_name(self.name))

    def attributes(self):
        return [self.LABEL, self.COLOUR, self.LIGHT]

    def read(self, handle):
        return self.label

    def write(self, handle, value, with_response):
        if value == self.FORBIDDEN:
            raise Refused(self.REFUSAL)
        self.writes.append((value, with_response))

    def subscribed(self, handle, on):
        self.is_listened_to = on

    def poll_notification(self):
        return (self.LIGHT.handle, self.due.pop(0)) if self.due else None


async def device_of_no_family_is_used_as_it_is(rig):
    """Its values are read whole, written in order and refused with its own code, and its notifications all arrive."""
    lamp = Lamp()
    peripheral = await rig.peripheral(lamp)
    client = rig.client()
    device = await client.find(lamp.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence

    assert await client.read(device, client.characteristic(device, lamp.LABEL)) == lamp.label
    color = client.characteristic(device, lamp.COLOUR)
    for number in range(10):
        outcome, sentence = await client.write(device, color, bytes([number]), with_response=number % 2 == 0)
        assert outcome == "VELTO_OK", sentence
    # The last one has no response: that it was sent is all that is known at its end.
    await wait_until("all writes", lambda: len(lamp.writes) >= 10)
    assert lamp.writes == [(bytes([number]), number % 2 == 0) for number in range(10)]
    outcome, sentence = await client.write(device, color, lamp.FORBIDDEN, with_response=True)
    assert outcome == "VELTO_ERROR_REJECTED", (outcome, sentence)

    subscription = await client.subscribe(device, client.characteristic(device, lamp.LIGHT))
    assert lamp.is_listened_to
    sent = [bytes([number]) * (number + 1) for number in range(20)]
    lamp.due += sent
    peripheral.poke()
    received = []
    await wait_until("all values", lambda: received.extend(client.values(subscription)) or len(received) >= len(sent))
    assert received == sent
    client.unsubscribe(subscription)
    await wait_until("nobody to listen", lambda: not lamp.is_listened_to)
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 0
