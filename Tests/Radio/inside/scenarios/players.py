"""Who plays, and in which place, does not hang on how quickly a device answers."""

from ..library import abi
from ..model import Refused, StreamingCap
from ..reluctant_cap import ReluctantCap
from ..waiting import wait_until
from . import long


class _DeafCap(StreamingCap):
    """Refuses to be initialized, or misses the command to start, the first time."""

    def __init__(self, missed):
        super().__init__("Triki deaf")
        self._missed = missed

    def write(self, handle, value, with_response):
        missed, self._missed = self._missed, self._missed if value != self._missed else None
        if value != missed:
            super().write(handle, value, with_response)
        elif with_response:
            raise Refused(0x0E)


async def _is_asked_again(rig, missed):
    cap = _DeafCap(missed)
    await rig.peripheral(cap)
    client = rig.client()
    device = await client.find(cap.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", (outcome, sentence)
    await wait_until("the cap to play after all", lambda: client.packets(device) > 3, 120)


async def a_cap_that_refuses_to_be_initialized_is_asked_again(rig):
    """A device that is connected and silent is started once more."""
    await _is_asked_again(rig, StreamingCap.INIT)


@long
async def a_cap_that_misses_its_start_is_asked_again(rig):
    """The same, where nobody even says that the command was lost."""
    await _is_asked_again(rig, StreamingCap.START)


@long
async def the_slower_of_two_new_caps_keeps_its_place(rig):
    """Equally strong, both new: the lower address is player 0, though it confirms seconds after the other."""
    slow, quick = ReluctantCap(5.0, name="Triki slow"), StreamingCap("Triki quick")
    for cap in (slow, quick):
        await rig.peripheral(cap)
    client = rig.client()
    client.auto_connect(2)
    for _ in range(2):
        await client.event("a player", abi.VELTO_EVENT_DEVICE_CONNECTED)
    names = [client.name(client.device_of_player(player)) for player in (0, 1)]
    assert names == [slow.name, quick.name], names
    for player in (0, 1):
        device = client.device_of_player(player)
        await wait_until(f"packets of player {player}", lambda: client.packets(device) > 3, 120)
