"""Names that BlueZ uses, and how a scripted call can end."""

from collections.abc import Awaitable, Callable

from dbus_fast import Message

ADAPTER = "org.bluez.Adapter1"
DEVICE = "org.bluez.Device1"
BATTERY = "org.bluez.Battery1"
SERVICE = "org.bluez.GattService1"
CHARACTERISTIC = "org.bluez.GattCharacteristic1"
DESCRIPTOR = "org.bluez.GattDescriptor1"
AGENT_MANAGER = "org.bluez.AgentManager1"
AGENT = "org.bluez.Agent1"
MANAGER_PATH = "/org/bluez"
PROPERTIES = "org.freedesktop.DBus.Properties"
OBJECT_MANAGER = "org.freedesktop.DBus.ObjectManager"

VERSION_5_66 = "usb:v1D6Bp0246d0542"
VERSION_5_87 = "usb:v1D6Bp0246d0557"

CLIENT_CONFIGURATION = "00002902-0000-1000-8000-00805f9b34fb"
UART_SERVICE = "6e400001-b5a3-f393-e0a9-e50e24dcca9e"
UART_RX = "6e400002-b5a3-f393-e0a9-e50e24dcca9e"
UART_TX = "6e400003-b5a3-f393-e0a9-e50e24dcca9e"


class Refusal(Exception):
    """A method call is answered with this error."""

    def __init__(self, name: str, text: str = ""):
        super().__init__(f"{name}: {text}")
        self.name = name if "." in name else f"org.bluez.Error.{name}"
        self.text = text


class Unanswered(Exception):
    """A method call is never answered."""


Behavior = Callable[[Message], Awaitable[None]]
