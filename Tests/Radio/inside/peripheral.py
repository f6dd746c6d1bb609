"""Puts a peripheral model on the air: bumble brings radio and attribute protocol, the model brings the device."""

import asyncio
import time

from bumble import att, hci
from bumble.device import Device, DeviceConfiguration
from bumble.host import Host
from bumble.pairing import PairingConfig

from .air import Controller
from .bonding import Face
from .model import LinkLost
from .server import Server
from .waiting import wait_for, wait_until

ADVERTISING_INTERVAL = 50  # ms
ATTENTION = 0.2  # seconds between two looks at a model that announced nothing
# Notifications between two chances for others: a model that sends faster than the guest can carry must not keep it to itself.
BURST = 8


class Peripheral:
    """A model on the air, with everything that a scenario may do to its radio."""

    def __init__(self, air, model, address):
        self.model = model
        self.address = address
        self._air = air
        self._controller = Controller(f"peripheral {address}", link=air.link)
        self._device = _device(self._controller, address)
        self._server = Server(self._device, model, self.poke)
        self._device.gatt_server = self._server
        self._device.on(Device.EVENT_CONNECTION, self._connected)
        #: How the device takes part in pairings.
        self.face = Face.blank()
        #: How often it has been paired; keys last as long as the peripheral, or until it loses them.
        self.pairings = 0
        self._device.pairing_config_factory = lambda _: PairingConfig(delegate=self.face)
        self._connection = None
        self._is_wanted_on_air = False
        self._advertised = None
        self._advertising = asyncio.Lock()
        self._poked = asyncio.Event()
        self._life = None

    async def start(self):
        """Switches the device on: it advertises whenever no link is up."""
        await self._device.power_on()
        await self.advertise()
        self._life = asyncio.create_task(self._live())

    async def close(self):
        """Switches the device off."""
        self._life.cancel()
        await self.fall_silent()
        if self.is_connected:
            await self.drop(advertise_again=False)
        self._air.link.remove_controller(self._controller)

    async def advertise(self):
        """Advertises now, unless connected, and again after every link."""
        self._is_wanted_on_air = True
        await self._settle_advertising()

    async def fall_silent(self):
        """Stops advertising; a link stays as it is."""
        self._is_wanted_on_air = False
        await self._settle_advertising()

    async def drop(self, advertise_again=True):
        """Ends the link from the peripheral's side."""
        assert self.is_connected, f"{self.address} has no link to drop"
        self._is_wanted_on_air = advertise_again
        await wait_for(f"the end of the link of {self.address}", self._connection.disconnect())
        await self.until_disconnected()

    @property
    def is_connected(self):
        """Whether a central is connected."""
        return self._connection is not None

    async def until_connected(self, seconds=300.0):
        """Waits for a central."""
        await wait_until(f"a central to connect to {self.address}", lambda: self.is_connected, seconds)

    async def leave_reach(self):
        """Carries the device away: it does not notice before its links end for lack of an answer."""
        await wait_for(f"{self.address} to be out of reach", self._air.link.take_out_of_reach(self._controller))

    def return_to_reach(self):
        """Carries the device back."""
        self._air.link.bring_into_reach(self._controller)

    async def until_disconnected(self, seconds=300.0):
        """Waits for the link to end."""
        await wait_until(f"the link of {self.address} to end", lambda: not self.is_connected, seconds)

    async def lose_bonds(self):
        """Loses all keys, as a reset does; a link that is encrypted stays so."""
        await self._device.keystore.delete_all()

    @property
    def is_encrypted(self):
        """Whether the link is."""
        return self.is_connected and bool(self._connection.encryption)

    async def exchange_table(self):
        """Takes over the attributes that the model has now, and tells a central that is connected."""
        self._server.rebuild()
        if self.is_connected:
            await self._server.tell_of_changes(self._connection)

    def poke(self):
        """Says that the model may have something to do earlier than it announced."""
        self._poked.set()

    def _connected(self, connection):
        self._advertised = None  # the controller stops by itself
        self._connection = connection
        self._server.rebuild()  # another firmware may have started meanwhile
        connection.on(connection.EVENT_DISCONNECTION, self._disconnected)
        connection.on(connection.EVENT_PAIRING, self._paired)
        connection.on(connection.EVENT_CONNECTION_ENCRYPTION_CHANGE, self._encrypted)
        self.model.link(True)
        self.poke()

    def _disconnected(self, reason):
        self._advertised = None
        self._connection = None
        self.model.link(False)
        self.poke()

    def _encrypted(self):
        if self.is_encrypted:
            self.model.encrypted()

    def _paired(self, keys):
        self.pairings += 1

    async def _live(self):
        while True:
            self._poked.clear()
            try:
                self._send_notifications()
            except LinkLost:
                await self.drop()
            await self._settle_advertising()
            try:
                await asyncio.wait_for(self._poked.wait(), self._rest())
            except asyncio.TimeoutError:
                pass

    def _rest(self):
        deadline = self.model.next_deadline()
        if not self.is_connected or deadline is None:
            return ATTENTION
        return min(max(0.001, deadline - time.monotonic()), ATTENTION)

    def _send_notifications(self):
        for _ in range(BURST):
            if not self.is_connected or not (notification := self.model.poll_notification()):
                return
            handle, value = notification
            pdu = att.ATT_Handle_Value_Notification(
                attribute_handle=handle, attribute_value=value[: self._connection.att_mtu - 3]
            )
            self._server.send_gatt_pdu(self._connection, bytes(pdu))
        self.poke()

    async def _settle_advertising(self):
        async with self._advertising:
            wanted = self.model.advertisement() if self._is_wanted_on_air and not self.is_connected else None
            if wanted == self._advertised:
                return
            await self._device.stop_advertising()
            if wanted:
                await self._device.start_advertising(
                    own_address_type=hci.OwnAddressType.RANDOM,
                    advertising_data=wanted.data,
                    scan_response_data=wanted.scan_response,
                    advertising_interval_min=ADVERTISING_INTERVAL,
                    advertising_interval_max=ADVERTISING_INTERVAL,
                )
            self._advertised = wanted


def _device(controller, address):
    configuration = DeviceConfiguration(
        name=f"peripheral {address}",
        address=hci.Address(address),
        gap_service_enabled=False,
        gatt_service_enabled=False,
    )
    return Device(config=configuration, host=Host(controller, controller))
