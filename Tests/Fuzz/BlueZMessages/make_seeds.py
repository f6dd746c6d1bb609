"""Writes messages of the daemon as it sends them, for the fuzzer to start from."""

from pathlib import Path

from dbus_fast import Message, MessageType, Variant

DEVICE = "/org/bluez/hci0/dev_C0_FF_EE_00_00_01"
PROPERTIES = {
    "Address": Variant("s", "C0:FF:EE:00:00:01"),
    "Name": Variant("s", "Triki 1"),
    "RSSI": Variant("n", -60),
    "Connected": Variant("b", True),
    "ServicesResolved": Variant("b", True),
    "UUIDs": Variant("as", ["6e400001-b5a3-f393-e0a9-e50e24dcca9e"]),
    "ManufacturerData": Variant("a{qv}", {0xFFFF: Variant("ay", b"\x01\x02")}),
    "ServiceData": Variant("a{sv}", {"180f": Variant("ay", b"\x64")}),
}
ADAPTER = {"Powered": Variant("b", True), "Roles": Variant("as", ["central"]), "Modalias": Variant("s", "usb:v1D6Bp0246d0542")}
CHARACTERISTIC = {
    "UUID": Variant("s", "6e400003-b5a3-f393-e0a9-e50e24dcca9e"),
    "Flags": Variant("as", ["notify"]),
    "MTU": Variant("q", 247),
}
OBJECTS = {
    "/org/bluez/hci0": {"org.bluez.Adapter1": ADAPTER},
    DEVICE: {"org.bluez.Device1": PROPERTIES},
    f"{DEVICE}/service000a/char000d": {"org.bluez.GattCharacteristic1": CHARACTERISTIC},
}
MANAGER = "org.freedesktop.DBus.ObjectManager"
CHANGES = "org.freedesktop.DBus.Properties"
SEEDS = {
    "added": Message.new_signal("/", MANAGER, "InterfacesAdded", "oa{sa{sv}}", [DEVICE, OBJECTS[DEVICE]]),
    "removed": Message.new_signal("/", MANAGER, "InterfacesRemoved", "oas", [DEVICE, ["org.bluez.Device1"]]),
    "changed": Message.new_signal(
        DEVICE, CHANGES, "PropertiesChanged", "sa{sv}as", ["org.bluez.Device1", PROPERTIES, ["RSSI"]]
    ),
    "value": Message.new_signal(
        f"{DEVICE}/service000a/char000d",
        CHANGES,
        "PropertiesChanged",
        "sa{sv}as",
        ["org.bluez.GattCharacteristic1", {"Value": Variant("ay", bytes(8))}, []],
    ),
    "disconnected": Message.new_signal(
        DEVICE, "org.bluez.Device1", "Disconnected", "ss", ["org.bluez.Reason.Remote", ""]
    ),
    "listing": Message(
        message_type=MessageType.METHOD_RETURN, reply_serial=7, signature="a{oa{sa{sv}}}", body=[OBJECTS]
    ),
    "refusal": Message(
        message_type=MessageType.ERROR, reply_serial=7, error_name="org.bluez.Error.Failed", signature="s",
        body=["Operation failed with ATT error: 0x0e"],
    ),
}

folder = Path(__file__).with_name("seeds")
folder.mkdir(exist_ok=True)
for name, message in SEEDS.items():
    message.serial = 1
    (folder / name).write_bytes(bytes(message._marshall(False)))
