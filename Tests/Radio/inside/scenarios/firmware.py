"""Updates of boards over the real stack: the daemon must show the table of the bootloader after the jump, at the same address.

Cached tables (`Cache=always`, the default) stay, and no device is ever removed to get rid of one: its bond would go, too.
"""

import ctypes
import pathlib
import sys

from ..board import SimulatedBoard
from ..library import abi
from ..waiting import wait_until
from . import long

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3]))

from simulated_firmware import package  # noqa: E402

SIZE = 8192  # bytes
LONG = 65_536  # bytes, since a secure transfer has sent eight thousand between two looks at it
OBJECT = 4096  # bytes
NEW, OLD = "1.7.9", "1.7.2"


class Update:
    """A board that a client has connected, and its update."""

    def __init__(self, rig, is_secure):
        flags = abi.VELTO_SIM_BARE | (abi.VELTO_SIM_SECURE_BOOTLOADER if is_secure else 0)
        self.board = SimulatedBoard(rig, flags=flags)
        self.client = rig.client()
        self._rig, self._is_secure, self.size = rig, is_secure, LONG if is_secure else SIZE

    async def meet(self):
        """Connects the board, which runs its old firmware."""
        self.peripheral = await self._rig.peripheral(self.board)
        self.device = await self.client.find(self.board.name)
        outcome, sentence = await self.client.connect(self.device)
        assert outcome == "VELTO_OK", sentence
        assert self.client.detail(self.device, abi.VELTO_DETAIL_FIRMWARE) == OLD

    def start(self):
        """Starts the update."""
        self.operation = self.client.start_update(self.device, package(self._is_secure, NEW, self.size))

    async def until_sent(self, count):
        """Waits until the bootloader has that many bytes of the image."""
        await wait_until(f"{count} bytes", lambda: self.client.progress(self.operation)[1] >= count, 60)

    async def end(self):
        """Waits for the end: the board runs the new firmware."""
        await wait_until("the end of the update", lambda: self.client.has_ended(self.operation), 120)
        outcome, sentence = await self.client.outcome("the update", self.operation)
        assert outcome == "VELTO_OK", sentence
        assert self.client.detail(self.device, abi.VELTO_DETAIL_FIRMWARE) == NEW
        assert self.client.is_ready(self.device)


async def takes_a_legacy_image_with_a_drop_in_the_middle(rig):
    """Not paired. The bootloader has another table at the same address, and takes the whole image again after the drop."""
    update = Update(rig, is_secure=False)
    await update.meet()
    update.start()
    await update.until_sent(SIZE // 4)
    await update.peripheral.drop()
    await update.end()
    assert not await rig.bluez.is_paired(update.peripheral.address)


@long
async def resumes_a_secure_image_and_keeps_the_bond(rig):
    """Paired. The daemon shows each new table from its cache of a bonded device, and the transfer goes on behind the drop."""
    update = Update(rig, is_secure=True)
    await update.meet()
    update.client.set_pairing_policy(abi.VELTO_PAIRING_POLICY_JUST_WORKS)
    outcome, sentence = await update.client.pair(update.device)
    assert outcome == "VELTO_OK", sentence
    update.start()
    await update.until_sent(LONG // 4)
    update.board.writes()
    await update.peripheral.drop()
    created = []

    def has_ended():
        # The board keeps the newest writes alone.
        created.extend(value for _, value, _ in update.board.writes() if value[:2] == b"\x01\x02")
        return update.client.has_ended(update.operation)

    await wait_until("the last object", has_ended, 120)
    await update.end()
    assert 0 < len(created) <= (LONG - LONG // 4) // OBJECT, f"the transfer began anew: {len(created)} objects"
    assert await rig.bluez.is_paired(update.peripheral.address) and update.peripheral.pairings == 1
