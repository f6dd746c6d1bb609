"""A message bus of our own, so that nothing of the machine's real system bus is touched."""

import asyncio
import os
import subprocess
import tempfile
from pathlib import Path

from dbus_fast import Message, MessageType
from dbus_fast.aio import MessageBus

CONFIGURATION = """\
<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>custom</type>
  <listen>unix:path={socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/>
    <allow own="*"/>
    <allow send_type="method_call"/>
    <allow send_type="signal"/>
    <allow send_requested_reply="true"/>
    <allow receive_type="method_call"/>
    <allow receive_type="method_return"/>
    <allow receive_type="error"/>
    <allow receive_type="signal"/>
    {policy}
  </policy>
</busconfig>
"""

NO_TALKING_TO_BLUEZ = '<deny send_destination="org.bluez" send_type="method_call"/>'


class PrivateBus:
    """A dbus-daemon in a directory of its own, which can be stopped and started again at the same address."""

    def __init__(self, policy: str = ""):
        self._directory = tempfile.TemporaryDirectory(prefix="velto-bus-")
        folder = Path(self._directory.name)
        self.socket = folder / "bus"
        self._configuration = folder / "bus.conf"
        self._configuration.write_text(CONFIGURATION.format(socket=self.socket, policy=policy))
        self.address = f"unix:path={self.socket}"
        self._process: subprocess.Popen | None = None
        self.start()

    def start(self) -> None:
        self.socket.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            ["dbus-daemon", "--nofork", "--print-address", f"--config-file={self._configuration}"],
            stdout=subprocess.PIPE,
        )
        # The address is printed once connections are accepted.
        assert self._process.stdout is not None
        self._process.stdout.readline()

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def cpu_seconds(self) -> float:
        """User and system time spent by the bus daemon so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def match_rules(self, pid: int) -> int:
        """How many match rules the connections of a process hold, by the bus daemon's own count."""
        return asyncio.run(self._match_rules(pid))

    async def _match_rules(self, pid: int) -> int:
        bus = await MessageBus(bus_address=self.address).connect()
        try:
            rules = 0
            for name in await self._ask(bus, "org.freedesktop.DBus", "ListNames"):
                if not name.startswith(":") or name == bus.unique_name:
                    continue
                if await self._ask(bus, "org.freedesktop.DBus", "GetConnectionUnixProcessID", name) == pid:
                    statistics = await self._ask(bus, "org.freedesktop.DBus.Debug.Stats", "GetConnectionStats", name)
                    rules += statistics["MatchRules"].value
            return rules
        finally:
            bus.disconnect()

    @staticmethod
    async def _ask(bus: MessageBus, interface: str, member: str, *arguments: str):
        message = Message(
            destination="org.freedesktop.DBus",
            path="/org/freedesktop/DBus",
            interface=interface,
            member=member,
            signature="s" * len(arguments),
            body=list(arguments),
        )
        reply = await bus.call(message)
        assert reply.message_type is MessageType.METHOD_RETURN, reply.body
        return reply.body[0]

    def close(self) -> None:
        self.stop()
        self._directory.cleanup()
