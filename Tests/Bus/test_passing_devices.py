"""Thousands of devices that only pass by, for hours of a manual clock: a context remembers those of the last minutes."""

import ctypes
import re

from c_program import Program, abi
from waiting import until

PER_MINUTE = 100
MINUTES = 110
RETIREMENT = 10
"""Minutes after which a device that was never connected is forgotten."""


class Passage(Program):
    """A context that scans, on a clock that the test moves."""

    def __init__(self, bus_address: str) -> None:
        super().__init__(bus_address, flags=abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK)

    def settle(self, condition) -> None:
        """Lets the loop take in what comes over the bus until a condition holds."""

        def turn() -> bool:
            self.advance(0)
            return condition()

        until(turn)

    def device_count(self) -> int:
        count = ctypes.c_size_t()
        devices = (abi.velto_device * 8192)()
        self.context_list_devices(self.context, devices, len(devices), ctypes.byref(count))
        return count.value

    def peer_counts(self) -> tuple[int, int]:
        """Peers that have a number, and numbers that exist."""
        text = self.support_report()
        used, all_ = re.search(r"known peers: (\d+), numbers (\d+)", text).groups()
        return int(used), int(all_)


def test_eleven_thousand_devices_in_two_hours_need_no_more_room_than_those_of_the_last_minutes(bus, bluez):
    program = Passage(bus.address)
    program.settle(lambda: "this program may call it" in program.support_report())
    scan = program.scan()
    program.settle(lambda: program.answer(abi.velto_op_info, "op_get_info", scan).status == abi.VELTO_OP_STATUS_SUCCEEDED)
    kept = None
    highest = 0
    for minute in range(MINUTES):
        before = program.device_count()
        for index in range(PER_MINUTE):
            address = "AA:BB:CC:" + ":".join(f"{byte:02X}" for byte in (minute * PER_MINUTE + index).to_bytes(3, "big"))
            bluez.remove_device(bluez.add_device(address, f"passer-by {address}"))
            if index % 20 == 19:
                program.settle(lambda count=before + index + 1: program.device_count() >= count)
        if minute == 0:
            kept = program.find("AA:BB:CC:00:00:07")
            program.device_set_kept(kept, 1)
        program.advance(60)
        highest = max(highest, program.device_count())
    assert highest <= (RETIREMENT + 2) * PER_MINUTE
    used, numbers = program.peer_counts()
    assert used <= highest and numbers <= highest + PER_MINUTE
    assert program.library.velto_device_is_valid(kept) == 1
    program.advance(60 * (RETIREMENT + 2))
    assert program.device_count() == 1
    assert program.peer_counts()[0] == 1
    program.destroy()
