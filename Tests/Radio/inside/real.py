"""A real adapter and a real device in place of the guest's: chosen by the environment, for scenarios of `anywhere`."""

import asyncio
import os
import tempfile
import time

from . import scenarios
from .client import Client
from .waiting import Late

ADAPTER = "VELTO_RADIO_ADAPTER"  # such as hci0; any adapter if it is not set
ADDRESS = "VELTO_RADIO_ADDRESS"  # of the device, which must be awake and in reach

FINDING_LIMIT = 10.0  # seconds


def is_wanted():
    """Whether somebody has named a device to test with."""
    return ADDRESS in os.environ


class RealRig:
    """What a scenario gets where the radio is real: it can make clients, and has one device that nobody controls."""

    finding_limit = FINDING_LIMIT

    def __init__(self, inputs):
        self.inputs = inputs
        self._clients = []
        # What the tests remember is not what the person's own programs know.
        self._memory = tempfile.TemporaryDirectory()
        os.environ["XDG_STATE_HOME"] = self._memory.name

    def client(self, **definition):
        """Makes a context on the chosen adapter."""
        adapter = os.environ.get(ADAPTER, "").encode() or None
        client = Client(self, **{"adapter": adapter} | definition)
        self._clients.append(client)
        return client

    async def device_in_reach(self):
        """The address of the device."""
        return os.environ[ADDRESS]

    async def close(self):
        """Lets everything go."""
        for client in self._clients:
            await client.close()
        self._memory.cleanup()


class RealRadio:
    """Plays scenarios on this machine's own Bluetooth stack, as `Guest` does in the guest."""

    def __init__(self, inputs):
        self._inputs = inputs

    def outcome(self, scenario):
        """Plays a scenario and returns its record."""
        start = time.monotonic()
        problem = asyncio.run(self._play(scenario))
        return {"problem": problem, "seconds": time.monotonic() - start}

    def logs(self):
        """There are none: the daemon's are the system's."""
        return ()

    def summary(self):
        """Which radio it was."""
        return f"radio: {os.environ[ADDRESS]} through {os.environ.get(ADAPTER, 'the best adapter')}"

    def end(self):
        """Nothing was started."""

    async def _play(self, scenario):
        rig = RealRig(self._inputs)
        try:
            await scenarios.discover(scenarios.ANYWHERE)[scenario](rig)
        except Late as late:
            adapter = os.environ.get(ADAPTER, "the adapter")
            return f"{late}. Is {os.environ[ADDRESS]} awake, in reach of {adapter} and not connected elsewhere?"
        except AssertionError as failure:
            return str(failure)
        finally:
            await rig.close()
        return ""
