"""What a peripheral is to the rig: an advertisement, values that can be read, written and notified, and a clock."""

import abc
import dataclasses
import enum
import time


class Property(enum.IntFlag):
    """What a characteristic allows (Bluetooth Core, Vol 3, Part G, 3.3.1.1)."""

    READ = 0x02
    WRITE_WITHOUT_RESPONSE = 0x04
    WRITE = 0x08
    NOTIFY = 0x10
    INDICATE = 0x20


@dataclasses.dataclass(frozen=True)
class Attribute:
    """A characteristic. `handle` is its value's; the two before and those after belong to its declarations."""

    service: str
    uuid: str
    handle: int
    properties: Property
    #: Whether it can be used over an encrypted link only.
    is_protected: bool = False
    #: Type and value of its descriptors, but for the one that switches notifications.
    descriptors: tuple[tuple[str, bytes], ...] = ()

    @property
    def can_notify(self):
        """Whether it can be subscribed to: then a descriptor of that follows its value."""
        return bool(self.properties & (Property.NOTIFY | Property.INDICATE))

    @property
    def last_handle(self):
        """The handle of its last descriptor, or its own."""
        return self.handle + self.can_notify + len(self.descriptors)


@dataclasses.dataclass(frozen=True)
class Advertisement:
    """What a peripheral says before anybody is connected: both packets, at most 31 bytes each."""

    data: bytes
    scan_response: bytes = b""


class Refused(Exception):
    """A read or write that the peripheral answers with an error of the attribute protocol."""

    def __init__(self, code):
        super().__init__(f"refused with ATT error 0x{code:02X}")
        self.code = code


class LinkLost(Exception):
    """The device has let its link go by itself."""


class PeripheralModel(abc.ABC):
    """A device as its firmware sees it. The rig brings the radio; all calls come from one thread.

    Whatever is called while a link is up may raise `LinkLost`.
    """

    #: Whether the rig may exchange the table (`Peripheral.exchange_table`), and tells centrals so. The first handle of
    #: such a model is 7: the service that tells of it comes before.
    changes_services = False

    #: The longest packet of the attribute protocol that it takes (bytes); nothing for that of the rig.
    longest_packet = None

    @abc.abstractmethod
    def advertisement(self) -> Advertisement | None:
        """What to advertise while no link is up; nothing while the device is out of reach. Asked again and again."""

    @abc.abstractmethod
    def attributes(self) -> list[Attribute]:
        """The GATT table, in the order of the handles."""

    def link(self, connected: bool):
        """A link came up or went down; subscriptions end with it."""

    def encrypted(self):
        """The link is encrypted from now on."""

    def write(self, handle: int, value: bytes, with_response: bool):
        """The central wrote a value; raises `Refused` where the device does."""
        raise Refused(0x03)

    def read(self, handle: int) -> bytes:
        """The central reads a value; raises `Refused` where the device does."""
        raise Refused(0x02)

    async def confirm(self, handle: int, on: bool):
        """Takes as long as the device needs to confirm that; raises `Refused` where it does not."""

    def subscribed(self, handle: int, on: bool):
        """The central switched notifications of a characteristic on or off."""

    def poll_notification(self) -> tuple[int, bytes] | None:
        """The next value to notify that is due by now, or nothing."""
        return None

    def next_deadline(self) -> float | None:
        """When `poll_notification` is worth calling next, in seconds of `time.monotonic`; never, if nothing."""
        return None


def advertising_structure(kind, payload):
    """One element of an advertisement (Bluetooth Core Supplement, Part A)."""
    return bytes([len(payload) + 1, kind]) + payload


def flags_and_name(name):
    """The usual advertisement of a single-mode device: its flags and its complete name."""
    return advertising_structure(0x01, b"\x06") + advertising_structure(0x09, name.encode())


class StreamingCap(PeripheralModel):
    """A stand-in for a motion cap: Nordic UART, 8-byte packets at 20 Hz once it was told to start.

    A real cap is quicker, but a slow guest would fall behind ever further with every packet crossing the bus.
    """

    SERVICE = "6e400001-b5a3-f393-e0a9-e50e24dcca9e"
    RX = Attribute(SERVICE, "6e400002-b5a3-f393-e0a9-e50e24dcca9e", 3, Property.WRITE | Property.WRITE_WITHOUT_RESPONSE)
    TX = Attribute(SERVICE, "6e400003-b5a3-f393-e0a9-e50e24dcca9e", 5, Property.NOTIFY)
    INIT = bytes.fromhex("01 00")
    START = bytes.fromhex("20 10 00 D0 07 34 00 03")
    PERIOD = 1 / 20  # seconds

    def __init__(self, name="Triki radio"):
        self.name = name
        self.button = False
        self.writes = []
        self._reset()

    def _reset(self):
        self._initialized = False
        self._subscribed = False
        self._due = None
        self._count = 0

    def advertisement(self):
        return Advertisement(flags_and_name(self.name))

    def attributes(self):
        return [self.RX, self.TX]

    def link(self, connected):
        self._reset()

    def write(self, handle, value, with_response):
        self.writes.append((value, with_response))
        if value == self.INIT and with_response:
            self._initialized = True
        if value == self.START and not with_response and self._initialized:
            self._due = time.monotonic()

    def subscribed(self, handle, on):
        self._subscribed = on

    def poll_notification(self):
        if self._due is None or time.monotonic() < self._due:
            return None
        self._due += self.PERIOD
        if not self._subscribed:
            return None
        self._count += 1
        sweep = (self._count * 40) % 4000 - 2000
        axes = b"".join(axis.to_bytes(2, "little", signed=True) for axis in (sweep, -sweep, 0))
        return self.TX.handle, bytes([0x22, self.button]) + axes

    def next_deadline(self):
        return self._due
