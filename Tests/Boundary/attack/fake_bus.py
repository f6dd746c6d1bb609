"""A message bus that blocks, lies or floods: whatever a client may meet at a bus address, without any bus."""

from __future__ import annotations

import random
import socket
import struct
import threading
from collections.abc import Callable
from pathlib import Path

from dbus_fast import Message, MessageType, Variant

BUS = "org.freedesktop.DBus"
DAEMON = ":1.5"
ADAPTER = "/org/bluez/hci0"


class FakeBus:
    """Serves every client in a thread of its own, in one of the ways of `MANNERS`."""

    def __init__(self, path: Path, manner: str) -> None:
        self.address = f"unix:path={path}"
        self._manner = MANNERS[manner]
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(str(path))
        self._listener.listen(0 if manner == "full" else 16)
        self._clients: list[socket.socket] = []
        if manner == "full":
            self._fill(path)
        else:
            threading.Thread(target=self._accept, daemon=True).start()

    def _fill(self, path: Path) -> None:
        while True:
            client = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            client.setblocking(False)
            self._clients.append(client)
            try:
                client.connect(str(path))
            except BlockingIOError:
                return

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            self._clients.append(client)
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        try:
            self._manner(client)
        except (OSError, EOFError):
            pass
        finally:
            client.close()

    def close(self) -> None:
        for each in (self._listener, *self._clients):
            try:
                each.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            each.close()


class Conversation:
    """What a real bus would do with a client up to its first calls."""

    def __init__(self, client: socket.socket) -> None:
        self._client = client
        self._bytes = b""
        self._serial = 0
        self._lock = threading.Lock()
        self.greet()

    def greet(self) -> None:
        while True:
            line = self._line()
            if b"AUTH" in line:
                self._client.sendall(b"OK 0123456789abcdef0123456789abcdef\r\n")
            elif line == b"NEGOTIATE_UNIX_FD":
                self._client.sendall(b"AGREE_UNIX_FD\r\n")
            elif line == b"BEGIN":
                return
            else:
                self._client.sendall(b"ERROR\r\n")

    def _more(self) -> None:
        received = self._client.recv(65536)
        if not received:
            raise EOFError
        self._bytes += received

    def _line(self) -> bytes:
        while b"\r\n" not in self._bytes:
            self._more()
        line, _, self._bytes = self._bytes.partition(b"\r\n")
        return line

    def next_call(self) -> tuple[int, bytes]:
        """The serial number of the next message that arrives, and all of it."""
        while len(self._bytes) < 16:
            self._more()
        body, serial, fields = struct.unpack_from("<III", self._bytes, 4)
        size = 16 + (fields + 7) // 8 * 8 + body
        while len(self._bytes) < size:
            self._more()
        message, self._bytes = self._bytes[:size], self._bytes[size:]
        return serial, message

    def send(self, content: bytes) -> None:
        """Sends messages as a whole, whoever else does."""
        with self._lock:
            self._client.sendall(content)

    def marshal(self, **members: object) -> bytes:
        self._serial += 1
        message = Message(serial=self._serial, **members)  # type: ignore[arg-type]
        return bytes(message._marshall(False))

    def reply(self, serial: int, signature: str = "", *body: object, sender: str = BUS) -> None:
        self.send(self.marshal(
            message_type=MessageType.METHOD_RETURN, reply_serial=serial, destination=":1.9", sender=sender,
            signature=signature, body=list(body)))

    def answer(self, serial: int, message: bytes) -> bool:
        """Answers as a bus on which the Bluetooth service has one adapter; false if that is not known."""
        if b"Hello\0" in message:
            self.reply(serial, "s", ":1.9")
        elif b"GetNameOwner\0" in message:
            self.reply(serial, "s", DAEMON)
        elif b"StartServiceByName\0" in message:
            self.reply(serial, "u", 2)
        elif b"GetManagedObjects\0" in message:
            adapter = {"Address": Variant("s", "00:00:00:00:00:01"), "Powered": Variant("b", True)}
            self.reply(serial, "a{oa{sa{sv}}}", {ADAPTER: {"org.bluez.Adapter1": adapter}}, sender=DAEMON)
        elif b"AddMatch\0" in message or b"RemoveMatch\0" in message:
            self.reply(serial)
        else:
            return False
        return True


def silent(client: socket.socket) -> None:
    while client.recv(65536):
        pass


def leaving(client: socket.socket) -> None:
    client.recv(1)


def babbling(client: socket.socket) -> None:
    """No protocol at all."""
    noise = random.Random(1)
    while True:
        client.sendall(noise.randbytes(4096))


def babbling_later(client: socket.socket) -> None:
    """A bus, until the first call is answered; then bytes that are no messages."""
    conversation = Conversation(client)
    conversation.answer(*conversation.next_call())
    babbling(client)


LIES: list[tuple[str, list[object]]] = [
    ("", []), ("s", [""]), ("u", [7]), ("ay", [b"\xff" * 4096]), ("a{sv}", [{}]), ("as", [["x"] * 1000]), ("o", ["/"]),
    ("a{oa{sa{sv}}}", [{ADAPTER + "/dev_X": {"org.bluez.Device1": {"Address": Variant("u", 1), "RSSI": Variant("s", "x")}}}]),
    ("v", [Variant("v", Variant("v", Variant("as", [])))]), ("(iii)", [[1, 2, 3]]), ("d", [float("nan")]),
]


def lying(client: socket.socket) -> None:
    """Answers with types that nobody has asked for, to calls that nobody has made, in the name of others."""
    conversation = Conversation(client)
    conversation.answer(*conversation.next_call())
    choice = random.Random(2)
    while True:
        serial, message = conversation.next_call()
        for _ in range(3):
            signature, body = choice.choice(LIES)
            wanted = choice.choice([serial, serial, serial + 1, 0xFFFF_FFFF])
            conversation.reply(wanted, signature, *body, sender=choice.choice([BUS, DAEMON, ":1.77"]))
        if choice.random() < 0.5:
            conversation.answer(serial, message)


def flood(client: socket.socket, signals: Callable[[Conversation], bytes]) -> None:
    """Answers as a bus does, and sends signals as fast as the client takes them."""
    conversation = Conversation(client)
    content = signals(conversation)
    threading.Thread(target=pour, args=(conversation, content), daemon=True).start()
    while True:
        serial, message = conversation.next_call()
        if b"AddMatch\0" not in message and b"RemoveMatch\0" not in message:
            conversation.answer(serial, message)


def pour(conversation: Conversation, content: bytes) -> None:
    try:
        while True:
            conversation.send(content)
    except OSError:
        pass


def changes(conversation: Conversation) -> bytes:
    """A thousand changes of devices that come and go."""
    content = b""
    for number in range(500):
        path = f"{ADAPTER}/dev_C0_FF_EE_00_{number // 256:02X}_{number % 256:02X}"
        device = {
            "Address": Variant("s", path[-17:].replace("_", ":")), "Name": Variant("s", "Triki"),
            "RSSI": Variant("n", -40), "Adapter": Variant("o", ADAPTER),
        }
        members = {"message_type": MessageType.SIGNAL, "sender": DAEMON, "path": "/", "interface": f"{BUS}.ObjectManager"}
        content += conversation.marshal(
            **members, member="InterfacesAdded", signature="oa{sa{sv}}", body=[path, {"org.bluez.Device1": device}])
        content += conversation.marshal(
            **members, member="InterfacesRemoved", signature="oas", body=[path, ["org.bluez.Device1"]])
    return content


def owners(conversation: Conversation) -> bytes:
    """A thousand changes of who the Bluetooth service is."""
    content = b""
    for old, new in ((DAEMON, ""), ("", DAEMON)) * 500:
        content += conversation.marshal(
            message_type=MessageType.SIGNAL, sender=BUS, path="/org/freedesktop/DBus", interface=BUS,
            member="NameOwnerChanged", signature="sss", body=["org.bluez", old, new])
    return content


MANNERS: dict[str, Callable[[socket.socket], None]] = {
    "full": silent, "silent": silent, "leaving": leaving, "babbling": babbling, "babbling_later": babbling_later,
    "lying": lying, "flooding": lambda client: flood(client, changes), "owners": lambda client: flood(client, owners),
}
