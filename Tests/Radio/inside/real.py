"""A real adapter and a real device in place of the guest's: chosen by the environment, for scenarios of `anywhere`."""

import asyncio
import os
import tempfile
import time

from . import scenarios
from .client import Client
from .waiting import Late

ADAPTER = "VELTO_RADIO_ADAPTER"  # such as hci0; any adapter if it is not set
ADDRESS = "VELTO_RADIO_ADDRESS"  # of a cap, which must be awake and in reach
TAP_ADDRESS = "VELTO_RADIO_TAP_ADDRESS"  # of a TAP, which must be awake, in reach and paired with the system
BOARD_ADDRESS = "VELTO_RADIO_BOARD_ADDRESS"  # of a MetaWear board, which must be in reach
MODULES = {ADDRESS: scenarios.ANYWHERE, TAP_ADDRESS: scenarios.ANYWHERE_TAP, BOARD_ADDRESS: scenarios.ANYWHERE_BOARD}

FINDING_LIMIT = 10.0  # seconds


def is_wanted():
    """Whether somebody has named a device to test with."""
    return bool(modules())


def modules():
    """The modules of the scenarios that can be played with the devices that somebody has named."""
    return [module for variable, module in MODULES.items() if variable in os.environ]


def _devices():
    return " and ".join(os.environ[variable] for variable in MODULES if variable in os.environ)


class RealRig:
    """What a scenario gets where the radio is real: it can make clients, and has devices that nobody controls."""

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
        """The address of the cap."""
        return os.environ[ADDRESS]

    async def tap_in_reach(self):
        """The address of the TAP."""
        return os.environ[TAP_ADDRESS]

    async def board_in_reach(self):
        """The address of the board."""
        return os.environ[BOARD_ADDRESS]

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
        problem, absent = asyncio.run(self._play(scenario))
        return {"problem": problem, "absent": absent, "seconds": time.monotonic() - start}

    def logs(self):
        """There are none: the daemon's are the system's."""
        return ()

    def summary(self):
        """Which radio it was."""
        return f"radio: {_devices()} through {os.environ.get(ADAPTER, 'the best adapter')}"

    def end(self):
        """Nothing was started."""

    async def _play(self, scenario):
        rig = RealRig(self._inputs)
        try:
            await scenarios.discover(modules())[scenario](rig)
        except scenarios.Absent as absent:
            return "", str(absent)
        except Late as late:
            adapter = os.environ.get(ADAPTER, "the adapter")
            return f"{late}. Is {_devices()} awake, in reach of {adapter} and not connected elsewhere?", ""
        except AssertionError as failure:
            return str(failure), ""
        finally:
            await rig.close()
        return "", ""
