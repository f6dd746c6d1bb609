"""What a scenario gets into its hands."""

from .peripheral import Peripheral
from .program import Program


class Rig:
    """The radio of one scenario; everything it hands out ends with the scenario."""

    def __init__(self, scenario, air, bluez, bluetoothd, inputs, output):
        self.bluez = bluez
        self.bluetoothd = bluetoothd
        #: What the host built for the guest, by name: paths of programs and libraries.
        self.inputs = inputs
        self._scenario = scenario
        self._air = air
        self._output = output
        self._peripherals = []
        self._programs = []

    async def peripheral(self, model, address=None):
        """Puts `model` on the air, advertising, under a random static address of its own."""
        address = address or f"C0:FF:EE:00:00:{len(self._peripherals) + 1:02X}"
        peripheral = Peripheral(self._air, model, address)
        self._peripherals.append(peripheral)
        await peripheral.start()
        return peripheral

    async def run(self, *command, environment=None):
        """Starts a program of the host in the guest."""
        log = self._output / f"{self._scenario}.program.log"
        program = await Program.start(command, environment or {}, log)
        self._programs.append(program)
        return program

    async def close(self):
        """Ends what the scenario left running, and makes BlueZ forget it."""
        for program in self._programs:
            await program.stop()
        for peripheral in self._peripherals:
            await peripheral.close()
        await self.bluez.forget_devices()
