"""The program's own Bluetooth stack as a radio: here a table of values in the test."""

from __future__ import annotations

import asyncio

import pytest

import veltokit
from veltokit import (
    AttributeProperty, Backend, Context, GattCharacteristic, HostRadio, HostRequestKind, HostState, Result, errors, parse_uuid,
)

LEVEL = GattCharacteristic(
    service=parse_uuid("180f"), uuid=parse_uuid("2a19"), handle=3,
    properties=AttributeProperty.READ | AttributeProperty.WRITE | AttributeProperty.NOTIFY,
)


class Stack:
    """Answers every request at once: a battery with one value."""

    def __init__(self, radio: HostRadio) -> None:
        self.radio, self.value, self.kinds, self.peer = radio, b"\x50", set[HostRequestKind](), 0

    def answer(self, request: veltokit.HostRequest) -> None:
        self.kinds.add(request.kind)
        match request.kind:
            case HostRequestKind.START_SCAN:
                self.radio.complete(request)
                self.peer = self.radio.report_advertisement("battery 1", name="Battery", rssi=-60, services=[LEVEL.service])
            case HostRequestKind.CONNECT:
                assert request.identifier == "battery 1" and request.peer == self.peer
                self.radio.report_mtu(request.peer, 185)
                self.radio.supply_descriptors(request.peer, [])
                self.radio.supply_gatt(request.peer, [LEVEL])
            case HostRequestKind.DISCONNECT:
                self.radio.report_link(request.peer, False, veltokit.DownReason.LOCAL)
            case HostRequestKind.READ if self.value:
                self.radio.complete(request, self.value)
            case HostRequestKind.READ:
                self.radio.fail(request, Result.REJECTED, att_code=0x80, message="no value")
            case HostRequestKind.WRITE:
                self.value = request.data
                self.radio.complete(request)
            case HostRequestKind.SUBSCRIBE | HostRequestKind.UNSUBSCRIBE | HostRequestKind.FORGET:
                self.radio.complete(request)


async def serve(stack: Stack) -> None:
    async for request in stack.radio:
        stack.answer(request)


@pytest.mark.parametrize("kind", [{}, {"pumped": True}])
def test_a_program_s_stack_serves_a_device(kind: dict[str, bool]) -> None:
    async def main() -> Stack:
        with Context(backends=Backend.HOST, ephemeral=True, **kind) as velto:
            radio = velto.create_host_radio(name="table")
            stack = Stack(radio)
            serving = asyncio.create_task(serve(stack))
            device = await velto.connect("Battery", timeout=30)
            assert device.identifier == "host:battery 1" and [row.uuid for row in device.characteristics] == [LEVEL.uuid]
            assert await device.read_value("2a19") == b"\x50" and device.info.mtu == 185
            await device.write_value("2a19", b"\x07")
            assert stack.value == b"\x07"
            with device.subscribe("2a19") as levels:
                await levels.started
                assert radio.deliver(stack.peer, LEVEL.handle, b"\x08")
                async for value in levels:
                    assert value.data == b"\x08"
                    break
            stack.value = b""
            with pytest.raises(errors.RejectedError, match="no value") as failure:
                await device.read_value("2a19")
            assert failure.value.att_code == 0x80
            assert radio.info.delivered_count == 1
            await device.disconnect()
            radio.close()
            await asyncio.wait_for(serving, 10)
            return stack

    stack = asyncio.run(main())
    assert {HostRequestKind.START_SCAN, HostRequestKind.CONNECT, HostRequestKind.READ} <= stack.kinds


def test_a_stack_on_a_manual_clock() -> None:
    with Context(backends=Backend.HOST, ephemeral=True, manual_clock=True) as velto, velto.create_host_radio() as radio:
        stack = Stack(radio)
        operation = velto.connect("Battery", timeout=60)
        while not operation.done:
            request = radio.wait(1)
            if request is not None:
                stack.answer(request)
        device = operation.result()
        assert device.connected and radio.poll() is None and radio.fileno() > 2
        assert radio.report_bond(stack.peer, True) and not radio.report_bond(stack.peer, True)
        with pytest.raises(errors.InvalidStateError):
            radio.report_pairing(stack.peer, veltokit.PairingKind.AUTHORIZE)
        assert radio.report_state(HostState.OFF) and not radio.report_state(HostState.OFF)
        velto.advance(0.1)
        assert not device.connected
        assert not radio.report_scan_stopped(Result.IO)
    assert list(radio) == []


def test_a_context_without_the_host_backend_refuses(velto: Context) -> None:
    with pytest.raises(errors.UnsupportedError):
        velto.create_host_radio()
