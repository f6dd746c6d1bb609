"""Pairing through our own central and the real daemon, and a table that is exchanged meanwhile."""

import asyncio

from ..central import Central
from ..library import abi
from ..model import Advertisement, Attribute, PeripheralModel, Property, flags_and_name
from ..waiting import wait_until

SERVICE = "5f0b0001-2a6e-4b64-9d3c-1b7f25d1e0a7"
NOT_FOUND = abi.VELTO_ERROR_NOT_FOUND
REJECTED = abi.VELTO_ERROR_REJECTED


class Lock(PeripheralModel):
    """A device that keeps a value for those who are paired with it."""

    SECRET = Attribute(SERVICE, "5f0b0002-2a6e-4b64-9d3c-1b7f25d1e0a7", 3, Property.READ, is_protected=True)
    name = "Lock"
    secret = b"open sesame"

    def advertisement(self):
        return Advertisement(flags_and_name(self.name))

    def attributes(self):
        return [self.SECRET]

    def read(self, handle):
        return self.secret


async def _meet(rig, model, face=None):
    """A central that is connected to such a device."""
    peripheral = await rig.peripheral(model)
    if face:
        peripheral.face = face
    central = Central()
    await central.do("scan")
    peer = await central.find(model.name)
    central.probe.send("stop")
    await central.connect(peer)
    return central, peer, peripheral


async def _read_secret(central, peer):
    answer = await central.do("read", peer, Lock.SECRET.handle)
    assert bytes.fromhex(answer["bytes"]) == Lock.secret, answer


async def a_bond_opens_a_value_and_outlives_the_link(rig):
    """Just works: paired once, a protected value is read over this link and over the next."""
    central, peer, peripheral = await _meet(rig, Lock())
    await central.do("pair", peer)
    assert central.probe.all("link", link="bonded", bonded=True, peer=peer)
    await _read_secret(central, peer)
    assert peripheral.is_encrypted and peripheral.pairings == 1

    await peripheral.drop()
    await central.event("the central to notice", "link", link="down", peer=peer)
    await central.connect(peer)
    await _read_secret(central, peer)
    assert peripheral.is_encrypted and peripheral.pairings == 1
    assert central.probe.all("link", link="pairing") == []
    await central.close()


async def a_passkey_on_the_device_is_entered_here(rig):
    """The daemon asks our agent for what the device shows."""
    from ..bonding import Face

    face = Face.with_display()
    central, peer, peripheral = await _meet(rig, Lock(), face)
    request = central.probe.ask("pair", peer)
    await central.event("the question", "link", link="pairing", peer=peer, request="enterPasskey")
    await wait_until("the device to show a passkey", lambda: face.passkey is not None)
    central.probe.send("answer", peer, face.passkey)
    reply = await asyncio.to_thread(central.probe.reply, request, 120)
    assert reply["code"] == 0, reply
    await _read_secret(central, peer)
    assert peripheral.pairings == 1
    await central.close()


async def two_passkeys_are_compared_and_refused(rig):
    """The daemon asks our agent to confirm; when it does not, the pairing is told as rejected, and leaves no bond."""
    from ..bonding import Face

    face = Face.with_display_and_button()
    central, peer, peripheral = await _meet(rig, Lock(), face)
    request = central.probe.ask("pair", peer)
    question = await central.event("the question", "link", link="pairing", peer=peer)
    await wait_until("the device to show a passkey", lambda: face.passkey is not None)
    assert question["request"] == f"confirm(passkey: {face.passkey})", question
    central.probe.send("answer", peer, "reject")
    reply = await asyncio.to_thread(central.probe.reply, request, 120)
    assert reply["code"] == REJECTED, reply
    assert peripheral.pairings == 0
    assert central.probe.all("link", link="bonded", bonded=True) == []
    await central.close()


class Shop(PeripheralModel):
    """A device that has other services now and then."""

    changes_services = True
    name = "Shop"
    OLD = Attribute(SERVICE, "5f0b0003-2a6e-4b64-9d3c-1b7f25d1e0a7", 7, Property.READ)
    NEW = Attribute("5f0b0004-2a6e-4b64-9d3c-1b7f25d1e0a7", "5f0b0005-2a6e-4b64-9d3c-1b7f25d1e0a7", 23, Property.READ)

    def __init__(self):
        self.table = [self.OLD]

    def advertisement(self):
        return Advertisement(flags_and_name(self.name))

    def attributes(self):
        return self.table

    def read(self, handle):
        return bytes([handle])


async def a_table_is_exchanged_while_connected(rig):
    """What went is not found any more, and what came is read, over the same link."""
    shop = Shop()
    central, peer, peripheral = await _meet(rig, shop)
    assert (await central.do("read", peer, Shop.OLD.handle))["bytes"] == "07"
    shop.table = [Shop.NEW]
    await peripheral.exchange_table()
    changed = await central.event("the central to be told", "link", link="changed", peer=peer)
    handles = [int(handle) for handle in changed["handles"].split()]
    assert Shop.NEW.handle in handles and Shop.OLD.handle not in handles, handles
    assert (await central.do("read", peer, Shop.NEW.handle))["bytes"] == "17"
    assert (await central.refusal("read", peer, Shop.OLD.handle))["code"] == NOT_FOUND
    assert central.probe.all("link", link="down") == []
    await central.close()
