"""A cap that gets ready and sends nothing: it is told again, the program hears of it, and the link is made anew."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import PumpedContext
from raw_device import COMMAND, NOTIFY, WRITE, set_faults, table_sim
from veltokit import abi

RX, TX = 3, 5
INIT, START = "0100", "201000d007340003"
PACKET = bytes.fromhex("22002c01") + bytes(12)
ATT_UNLIKELY = 0x0E


def nordic_uart(handle: int, number: int, properties: int) -> abi.velto_sim_characteristic:
    """A characteristic of a cap."""
    result = abi.velto_sim_characteristic()
    for member, last in ((result.service, 1), (result.uuid, number)):
        member.bytes[:] = bytes.fromhex(f"6e4000{last:02x}b5a3f393e0a9e50e24dcca9e")
    result.properties, result.handle, result.write_size_max = properties, handle, 512
    return result


CAP = [nordic_uart(RX, 2, WRITE | COMMAND), nordic_uart(TX, 3, NOTIFY)]


class MuteCap:
    """A device that looks like a cap and has no firmware behind it, connected."""

    def __init__(self, context: PumpedContext) -> None:
        self.context = context
        self.sim = table_sim(context, b"Triki mute", CAP)
        self.device = context.sim_device(self.sim)

    def connect(self) -> None:
        self.context.connect(self.device)
        self.context.events()

    def writes(self) -> list[str]:
        """What reached it since the last look."""
        taken = []
        while True:
            write = self.context.answer(abi.velto_sim_write, "sim_poll_write", self.sim)
            if self.context.footnote == abi.VELTO_NOTHING:
                return taken
            taken.append(bytes(write.bytes[: write.size]).hex())

    def send(self) -> None:
        self.context.sim_inject_notification(self.sim, TX, PACKET, len(PACKET))
        self.context.advance(0.01)

    def link_serial(self) -> int:
        return self.context.info(self.device).link_serial


@pytest.fixture
def cap(context: PumpedContext) -> MuteCap:
    return MuteCap(context)


def test_a_cap_that_never_sends_is_started_again_and_the_program_is_told_once(context, cap) -> None:
    cap.connect()
    cap.writes()
    context.advance(4.1)
    assert [event.device.bits for event in context.events(abi.VELTO_EVENT_SILENT)] == [cap.device.bits]
    assert cap.writes() == [INIT, START]
    context.advance(8)
    assert cap.writes() == [INIT, START] * 2
    assert context.events(abi.VELTO_EVENT_SILENT) == []


def test_after_three_tries_the_link_is_made_anew(context, cap) -> None:
    cap.connect()
    context.advance(16.2)
    gone, *_ = context.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert gone.data.disconnected.will_reconnect == 1
    context.advance(3)
    assert len(context.events(abi.VELTO_EVENT_DEVICE_CONNECTED)) == 1


def test_a_refusal_of_init_is_no_reason_to_be_silent_for_ever(context, cap) -> None:
    set_faults(context, cap.sim, {"characteristic": RX, "att_code": ATT_UNLIKELY})
    cap.connect()
    set_faults(context, cap.sim)
    context.advance(4.1)
    assert context.events(abi.VELTO_EVENT_SILENT)
    cap.send()
    assert context.poll(cap.device).flags & abi.VELTO_INPUT_RECEIVING
    context.advance(3.5)
    cap.writes()
    context.advance(2)
    assert cap.writes() == [INIT, START], "it sends no more: that is sleep, and it is woken up"
    context.advance(20)
    assert context.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == [], "a sleeping cap keeps its link"


def test_a_cap_that_sends_is_left_alone(context, cap) -> None:
    cap.connect()
    cap.writes()
    for _ in range(20):
        cap.send()
        context.advance(1)
    assert cap.writes() == [] and context.events(abi.VELTO_EVENT_SILENT) == []
