"""What a scenario gets into its hands."""

import os
import tempfile

from dbus_fast import DBusError

from .board import SimulatedBoard
from .cap import SimulatedCap
from .client import Client
from .peripheral import Peripheral
from .program import Program
from .tap import SimulatedTap
from .waiting import wait_until


class Rig:
    """The radio of one scenario; everything it hands out ends with the scenario."""

    finding_limit = 300.0  # seconds; the guest is slow

    def __init__(self, scenario, number, air, bluez, bluetoothd, inputs, output):
        self.bluez = bluez
        self.bluetoothd = bluetoothd
        #: What the host built for the guest, by name: paths of programs and libraries.
        self.inputs = inputs
        #: The virtual radio, for scenarios that unplug the adapter.
        self.air = air
        self._scenario = scenario
        self._number = number
        self._output = output
        # What programs of one scenario remember is not known to those of the next.
        self._memory = tempfile.TemporaryDirectory()
        os.environ["XDG_STATE_HOME"] = self._memory.name
        self._peripherals = []
        self._programs = []
        self._clients = []

    async def peripheral(self, model):
        """Puts `model` on the air, advertising, under a random static address that no other scenario has.

        For some seconds the library remembers a link whose end it asked for, and takes one that is up for that one.
        """
        address = f"C0:FF:EE:00:{self._number:02X}:{len(self._peripherals) + 1:02X}"
        peripheral = Peripheral(self.air, model, address)
        self._peripherals.append(peripheral)
        await peripheral.start()
        return peripheral

    async def device_in_reach(self):
        """Puts a cap on the air that nobody will touch; returns its address."""
        return (await self.peripheral(SimulatedCap(self))).address

    async def tap_in_reach(self):
        """Puts a TAP on the air that the system is paired with; returns its address."""
        peripheral = await self.peripheral(SimulatedTap(self))
        await self.bluez.take(peripheral.address)
        return peripheral.address

    async def board_in_reach(self):
        """Puts a board on the air; returns its address."""
        return (await self.peripheral(SimulatedBoard(self))).address

    async def run(self, *command, environment=None):
        """Starts a program of the host in the guest."""
        log = self._output / f"{self._scenario}.program.log"
        program = await Program.start(command, environment or {}, log)
        self._programs.append(program)
        return program

    def client(self, **definition):
        """Makes a context of the library in this process; members of its definition can be named."""
        client = Client(self, **definition)
        self._clients.append(client)
        return client

    async def restart_daemon(self, **how):
        """Kills the daemon and starts another one, as `Bluetoothd.start` takes it; waits until the adapter is on."""
        self.bluetoothd.kill()
        self.bluetoothd.start(**how)
        await self.bluez.power_on()

    async def daemon_survives(self, the_end):
        """Lets the end of a killed program pass, which `the_end` waits for by asking the daemon; returns whether the daemon
        has survived it, and starts it again if not.

        It may crash in the ways that no program can prevent, and in no other.
        """
        try:
            await the_end()
        except DBusError:
            await wait_until("the daemon's end", lambda: not self.bluetoothd.is_running)
        if self.bluetoothd.is_running:
            return True
        assert self.bluetoothd.restart_after_a_kill(), "the daemon did not survive"
        await self.bluez.power_on()
        return False

    async def close(self):
        """Ends what the scenario left running, and makes BlueZ forget it."""
        # The kernel connects keyboards again as soon as it hears them; 6.1 can crash when such a link ends at once.
        for peripheral in self._peripherals:
            await peripheral.fall_silent()
        for program in self._programs:
            await program.stop()
        for client in self._clients:
            await client.close()
        for peripheral in self._peripherals:
            await peripheral.close()
        await self.air.plug_in()
        await self.bluez.forget_devices()
        if self.bluetoothd.is_forgetful:
            await self.restart_daemon()
        self._memory.cleanup()
