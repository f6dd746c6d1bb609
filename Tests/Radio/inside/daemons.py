"""The real daemons, started by hand: the guest has no init system."""

import pathlib
import signal
import subprocess
import time

from .waiting import wait_until

BUS_SOCKET = pathlib.Path("/run/dbus/system_bus_socket")
BLUETOOTHD = "/usr/libexec/bluetooth/bluetoothd"
STRANGER = "nobody"  # a user who may not talk to BlueZ
BUS_CONFIGURATION = f"""<busconfig>
  <include>/usr/share/dbus-1/system.conf</include>
  <policy user="{STRANGER}"><deny send_destination="org.bluez"/></policy>
</busconfig>
"""


def prepare_kernel():
    """Loads the virtual controller's driver and gives the daemons places to write."""
    _run("modprobe", "hci_vhci")
    # Bonds and cached attribute tables live here: in memory, as long as the guest.
    pathlib.Path("/var/lib/bluetooth").mkdir(exist_ok=True)
    _run("mount", "-t", "tmpfs", "tmpfs", "/var/lib/bluetooth")
    BUS_SOCKET.parent.mkdir(parents=True, exist_ok=True)


def load_keyboard_drivers():
    """Loads what makes a keyboard of a Bluetooth device. Only few scenarios need it, and it takes its time."""
    for module in ("uhid", "hid_generic", "evdev"):
        _run("modprobe", module)


async def start_bus():
    """Starts the system bus, as the distribution configures it but for what `STRANGER` may do."""
    configuration = BUS_SOCKET.with_name("veltokit.conf")
    configuration.write_text(BUS_CONFIGURATION)
    _run("dbus-daemon", f"--config-file={configuration}", "--fork", "--nopidfile")
    await wait_until("the system bus", BUS_SOCKET.exists)


class Bluetoothd:
    """The Bluetooth daemon with its log."""

    def __init__(self, log_path):
        self._log_path = log_path
        self._process = None
        #: Whether it remembers devices for a shorter time than usual.
        self.is_forgetful = False

    @property
    def pid(self):
        """The number of its process."""
        return self._process.pid

    @property
    def is_running(self):
        """Whether it lives."""
        return self._process.poll() is None

    def start(self, in_detail=True, memory=None):
        """Starts the daemon, logging everything it can or its errors alone.

        `memory` are the seconds for which it remembers a device that has neither link nor bond, usually 30.
        """
        command = [BLUETOOTHD, "-n", *(["-d"] if in_detail else [])]
        self.is_forgetful = memory is not None
        if self.is_forgetful:
            configuration = BUS_SOCKET.with_name("bluetooth.conf")
            configuration.write_text(f"[General]\nTemporaryTimeout = {memory}\n")
            command += ["-f", str(configuration)]
        with self._log_path.open("ab") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def ensure_running(self):
        """Starts the daemon again if it died; returns how it ended then, otherwise nothing."""
        status = self._process.poll()
        if status is None:
            return None
        self.start()
        return f"bluetoothd ended by itself with status {status}"

    # How it crashes when a program is killed: the signal, and what its log ends with. No dead program can prevent either.
    #
    # Before 5.86 it keeps a notification socket that a program has left behind with the bus, and crashes when the socket
    # hangs up then: that is the order in which it sees the end of a program when it is too busy to see it at once. And it
    # asserts that notifications which it disables for a program that is gone have been enabled, while the device's answer
    # to enabling them is still to come.
    CRASHES_AFTER_A_KILL = ((signal.SIGSEGV, "sock_hup()"), (signal.SIGABRT, "disable_ccc_callback: Assertion"))

    def restart_after_a_kill(self):
        """Starts the daemon again if it crashed as it does after a kill; tells whether it did."""
        last_line = self._log_path.read_text(errors="replace").splitlines()[-1]
        status = self._process.poll()
        if not any(status == -number and text in last_line for number, text in self.CRASHES_AFTER_A_KILL):
            return False
        self.start()
        return True

    def hang_ups(self):
        """The number of notification sockets whose end it has seen so far, by its log."""
        return self._log_path.read_text(errors="replace").count("sock_hup()")

    def dropped_notifications(self):
        """How many notifications it could not hand to a program so far, by its log."""
        return self._log_path.read_text(errors="replace").count("Resource temporarily unavailable")

    def lost_requests(self):
        """How many requests it could not send to a device so far, because the link was just being encrypted, by its log."""
        return self._log_path.read_text(errors="replace").count("write failed: Transport endpoint is not connected")

    def kill(self):
        """Kills the daemon the hard way, as a crash would."""
        self._process.kill()
        self._process.wait()


def uptime():
    """Seconds since the kernel began."""
    return time.clock_gettime(time.CLOCK_BOOTTIME)


def _run(*command):
    subprocess.run(command, check=True, timeout=120)
