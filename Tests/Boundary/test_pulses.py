"""A short sign of every family by one call."""

from __future__ import annotations

import pytest

from connected_board import S, ConnectedBoard
from pumped_context import PumpedContext
from veltokit import abi
from worn_tap import FRAMED_STRAP, STRAP, WornTap


def test_tap_vibrates(context: PumpedContext) -> None:
    for model, head in ((STRAP, bytes([0, 2, 8])), (FRAMED_STRAP, bytes([1, 2, 3, 0, 0, 2, 8]))):
        tap = WornTap(context, model)
        tap.written()
        assert tap.call("device_play_pulse") == abi.VELTO_OK
        assert [packet[: len(head)] for packet in tap.written()] == [head]


def test_board_vibrates_and_flashes(context: PumpedContext) -> None:
    board = ConnectedBoard(context, S)
    packets = board.writes_of("device_play_pulse")
    assert packets[0] == "02 02 01", "a pattern of the program ends"
    assert [packet[:8] for packet in packets[1:4]] == ["02 03 00", "02 03 01", "02 03 02"]
    assert packets[4] == "02 01 01"
    assert packets[5].startswith("08 01 ") and packets[5].endswith(" 50 00 00"), "80 ms of the motor"


@pytest.mark.parametrize("kind", ["cap", "fed", "virtual"])
def test_device_without_a_sign_answers_nothing(context: PumpedContext, kind: str) -> None:
    if kind == "cap":
        _, device = context.connected_cap()
    elif kind == "fed":
        device = context.ingest_device()
    else:
        device = context.answer(abi.velto_device, "context_create_virtual_device", context.context, b"robot", 0)
    operation = context.answer(abi.velto_op, "device_play_pulse", device)
    assert (context.footnote, operation.bits) == (abi.VELTO_NOTHING, 0)


def test_device_that_is_gone_fails(context: PumpedContext) -> None:
    tap = WornTap(context)
    context.op_wait(tap.started("device_disconnect"), 5)
    assert tap.call("device_play_pulse") == abi.VELTO_ERROR_NOT_CONNECTED
