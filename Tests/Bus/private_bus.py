"""A message bus of our own, so that nothing of the machine's real system bus is touched."""

import os
import subprocess
import tempfile
from pathlib import Path

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

    def cpu_seconds(self) -> float:
        """User and system time spent by the bus daemon so far."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.stop()
        self._directory.cleanup()
