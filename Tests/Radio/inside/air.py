"""The virtual radio: one link in this process, BlueZ's controller on it, and corrections to bumble 0.0.236."""

import asyncio

from bumble import controller, hci, link, ll
from bumble.core import PhysicalTransport
from bumble.transport import open_transport

ADAPTER_ADDRESS = "F0:F1:F2:F3:F4:F5"  # any but zero, which BlueZ rejects
RSSI = -50  # dBm; the air has no distance
ACTIVE_SCAN = 1  # le_scan_type: ask advertisers for their scan response
SUPERVISION_TIMEOUT = 0.42  # seconds without hearing the other side that end a link; what Linux proposes


class Link(link.LocalLink):
    """Carries what one controller sends to the others in reach."""

    def __init__(self):
        super().__init__()
        self._out_of_reach = set()

    async def take_out_of_reach(self, lost):
        """Nothing passes between a controller and the others any more; its links end on both sides when that is noticed."""
        self._out_of_reach.add(lost)
        await asyncio.sleep(SUPERVISION_TIMEOUT)
        own_addresses = {lost.public_address, lost.random_address}
        for controller in self.controllers:
            for connection in list(controller.le_connections.values()):
                if controller is lost or connection.peer_address in own_addresses:
                    controller.on_le_disconnected(connection, hci.HCI_ErrorCode.CONNECTION_TIMEOUT_ERROR)

    def bring_into_reach(self, controller):
        """The controller is heard again."""
        self._out_of_reach.discard(controller)

    def remove_controller(self, controller):
        super().remove_controller(controller)
        self._out_of_reach.discard(controller)

    def send_advertising_pdu(self, sender_controller, packet):
        if sender_controller in self._out_of_reach:
            return
        loop = asyncio.get_running_loop()
        for receiver in self.controllers - {sender_controller} - self._out_of_reach:
            loop.call_soon(receiver.on_ll_advertising_pdu, packet)

    def send_ll_control_pdu(self, sender_address, receiver_address, packet):
        ends = {self.find_le_controller(sender_address), self.find_le_controller(receiver_address)}
        if ends.isdisjoint(self._out_of_reach | {None}):
            super().send_ll_control_pdu(sender_address, receiver_address, packet)

    def send_acl_data(self, sender_controller, destination_address, transport, data):
        # The original names the sender by its random address; BlueZ connects with its public one, and its peer
        # would not recognize it. The address in use is the one the connection was made with.
        connection = sender_controller.le_connections.get(destination_address)
        receiver = self.find_le_controller(destination_address)
        if transport != PhysicalTransport.LE or connection is None or receiver is None:
            return
        if not self._out_of_reach.isdisjoint((sender_controller, receiver)):
            return
        loop = asyncio.get_running_loop()
        loop.call_soon(receiver.on_link_acl_data, connection.self_address, transport, data)


class Controller(controller.Controller):
    """A controller whose features are those that the kernel can use without further events."""

    # With either of these the kernel waits for events that bumble does not send, and every connect times out.
    le_features = controller.Controller.le_features & ~(
        hci.LeFeatureMask.LL_PRIVACY | hci.LeFeatureMask.LE_EXTENDED_ADVERTISING
    )
    # The default, 27, cuts every packet into pieces, which is slow under emulation.
    le_acl_data_packet_length = 251

    def on_hci_le_create_connection_cancel_command(self, command):
        # The original leaves the attempt pending and silent. Bluetooth Core, Vol 4, Part E, 7.8.13: the attempt
        # ends with a connection complete event.
        pending, self.pending_le_connection = self.pending_le_connection, None
        if pending is None:
            return hci.HCI_StatusReturnParameters(hci.HCI_ErrorCode.COMMAND_DISALLOWED_ERROR)
        self.send_hci_packet(
            hci.HCI_LE_Connection_Complete_Event(
                status=hci.HCI_ErrorCode.UNKNOWN_CONNECTION_IDENTIFIER_ERROR,
                connection_handle=0,
                role=hci.Role.CENTRAL,
                peer_address_type=pending.peer_address_type,
                peer_address=pending.peer_address,
                connection_interval=0,
                peripheral_latency=0,
                supervision_timeout=0,
                central_clock_accuracy=0,
            )
        )
        return hci.HCI_StatusReturnParameters(hci.HCI_ErrorCode.SUCCESS)

    def on_advertising_pdu(self, pdu):
        # The original repeats the advertisement as the scan response instead of sending the scan response.
        if self.le_scan_enable:
            self._report(hci.HCI_LE_Advertising_Report_Event.EventType.ADV_IND, pdu, pdu.data)
            if self.le_scan_type == ACTIVE_SCAN:
                # An empty response too: the kernel holds the advertisement back until the response is there.
                response = self._scan_response(pdu.advertiser_address)
                self._report(hci.HCI_LE_Advertising_Report_Event.EventType.SCAN_RSP, pdu, response)
        pending = self.pending_le_connection
        if pending and pending.peer_address == pdu.advertiser_address:
            self.create_le_connection(pdu.advertiser_address)

    def _scan_response(self, address):
        advertiser = self.link.find_le_controller(address)
        return advertiser.le_legacy_advertiser.scan_response_data if advertiser else b""

    def _report(self, event_type, pdu: ll.AdvInd, data):
        report = hci.HCI_LE_Advertising_Report_Event.Report(
            event_type=event_type,
            address_type=pdu.advertiser_address.address_type,
            address=pdu.advertiser_address,
            data=data,
            rssi=RSSI,
        )
        self.send_hci_packet(hci.HCI_LE_Advertising_Report_Event([report]))


class Air:
    """The link, with the controller that the kernel sees as an adapter."""

    def __init__(self):
        self.link = Link()
        self._adapter = None
        self._transport = None

    async def plug_in(self):
        """Gives the kernel its controller through /dev/vhci, unless it has one."""
        if self._adapter:
            return
        self._transport = await open_transport("vhci")
        self._adapter = Controller(
            "adapter",
            host_source=self._transport.source,
            host_sink=self._transport.sink,
            link=self.link,
            public_address=ADAPTER_ADDRESS,
        )

    async def unplug(self):
        """Takes the controller away from the kernel; the peripherals only notice that they do not hear it any more."""
        adapter, self._adapter = self._adapter, None
        adapter.host = None
        await self._transport.close()
        await self.link.take_out_of_reach(adapter)
        self.link.remove_controller(adapter)
