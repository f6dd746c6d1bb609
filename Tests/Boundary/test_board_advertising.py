"""What a board's settings make of its advertisement, through C: a program writes them, disconnects and scans."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import ConnectedBoard, S
from pumped_context import Failed
from test_board_modules import settings
from veltokit import abi

HOST = abi.velto_mw_address(kind=abi.VELTO_MW_ADDRESS_KIND_PUBLIC, bytes=(2, 0, 0, 0, 0, 1))
"""The host of the simulated backend."""
STRANGER = abi.velto_mw_address(kind=abi.VELTO_MW_ADDRESS_KIND_RANDOM_STATIC, bytes=(0xE8, 0xC9, 0x8F, 0x52, 0x7B, 0x07))
COMPANY = b"\x09\xff\xe5\x04velto!"
"""Manufacturer data of a company with a number, as a scan response carries it."""


@pytest.fixture
def board(context) -> ConnectedBoard:
    return ConnectedBoard(context, S)


def write(board: ConnectedBoard, member: int, **members) -> None:
    assert board.call("mw_write_settings", ctypes.byref(settings(**members)), member) == abi.VELTO_OK


def leave(board: ConnectedBoard, seconds: float = 2) -> None:
    board.context.op_wait(board.started("device_disconnect"))
    board.context.advance(seconds)


def advertisement(board: ConnectedBoard, name: str = "sim_get_advertisement") -> bytes:
    payload, size = (ctypes.c_uint8 * 31)(), ctypes.c_size_t()
    getattr(board.context, name)(board.sim, payload, len(payload), ctypes.byref(size))
    return bytes(payload[: size.value])


def test_a_board_forgets_its_bonds_if_it_is_told_to(context) -> None:
    board = ConnectedBoard(context, S, flags=abi.VELTO_SIM_BONDED)
    leave(board)
    assert can_connect(board), "it keeps them"
    assert board.call("mw_run_action", abi.VELTO_MW_ACTION_ERASE_BONDS) == abi.VELTO_OK
    leave(board)
    op = board.started("device_connect", None)
    with pytest.raises(Failed, match="lost the pairing"):
        context.op_wait(op, 20)


def can_connect(board: ConnectedBoard) -> bool:
    op = board.started("device_connect", None)
    try:
        board.context.op_wait(op, 20)
        return board.context.footnote == abi.VELTO_OK
    except Failed:
        return False


def heard_company(board: ConnectedBoard) -> bytes:
    """The manufacturer data that a scan finds."""
    board.context.scan()
    board.context.advance(1)
    company, buffer, size = ctypes.c_uint16(), (ctypes.c_uint8 * 31)(), ctypes.c_size_t()
    board.context.device_get_manufacturer_data(board.device, ctypes.byref(company), buffer, len(buffer), ctypes.byref(size))
    return bytes(buffer[: size.value]) if board.context.footnote == abi.VELTO_OK else b""


def test_a_board_stops_advertising_after_its_timeout(board) -> None:
    write(board, abi.VELTO_MW_SETTING_ADVERTISING, advertising_timeout=5.0)
    leave(board)
    assert b"MetaWear" in advertisement(board)
    board.context.advance(5)
    assert advertisement(board) == b"" and not can_connect(board)
    board.context.sim_press_button(board.sim, 0.1)
    assert b"MetaWear" in advertisement(board) and can_connect(board)


def device_info(board: ConnectedBoard) -> abi.velto_device_info:
    return board.context.answer(abi.velto_device_info, "device_get_info", board.device)


@pytest.mark.parametrize(("interval", "heard"), [(0.1, range(18, 22)), (1.0, range(1, 3))])
def test_a_board_is_heard_as_often_as_it_advertises(board, interval: float, heard: range) -> None:
    write(board, abi.VELTO_MW_SETTING_ADVERTISING, advertising_interval=interval)
    leave(board)
    board.context.scan()
    board.context.advance(interval)
    times = set()
    for _ in range(200):
        board.context.advance(0.01)
        times.add(device_info(board).last_seen_ns)
    assert len(times) - 1 in heard


def test_a_board_with_less_power_is_heard_more_faintly(board) -> None:
    board.context.scan()
    before = device_info(board).rssi
    write(board, abi.VELTO_MW_SETTING_TRANSMIT_POWER, transmit_power=-30)
    leave(board)
    board.context.scan()
    board.context.advance(1)
    assert device_info(board).rssi < before - 15


def test_a_scan_response_is_heard_by_those_who_scan(board) -> None:
    response = COMPANY + b"\x02\x0a\x04"
    write(board, abi.VELTO_MW_SETTING_SCAN_RESPONSE, scan_response_size=len(response),
          scan_response=(ctypes.c_uint8 * 32)(*response))
    leave(board)
    assert advertisement(board, "sim_get_scan_response") == response
    assert heard_company(board) == b"velto!"


@pytest.mark.parametrize(("mode", "addresses", "is_answered", "is_accepted"), [
    (abi.VELTO_MW_WHITELIST_MODE_OFF, [STRANGER], True, True), (abi.VELTO_MW_WHITELIST_MODE_SCANS, [STRANGER], False, True),
    (abi.VELTO_MW_WHITELIST_MODE_CONNECTIONS, [STRANGER], True, False),
    (abi.VELTO_MW_WHITELIST_MODE_BOTH, [STRANGER], False, False),
    (abi.VELTO_MW_WHITELIST_MODE_BOTH, [STRANGER, HOST], True, True)])
def test_a_whitelist_keeps_hosts_out(board, mode: int, addresses: list, is_answered: bool, is_accepted: bool) -> None:
    write(board, abi.VELTO_MW_SETTING_SCAN_RESPONSE, scan_response_size=len(COMPANY),
          scan_response=(ctypes.c_uint8 * 32)(*COMPANY))
    rows = (abi.velto_mw_address * len(addresses))(*addresses)
    assert board.call("mw_write_whitelist", rows, len(rows)) == abi.VELTO_OK
    write(board, abi.VELTO_MW_SETTING_WHITELIST_MODE, whitelist_mode=mode)
    leave(board)
    assert heard_company(board) == (b"velto!" if is_answered else b"")
    assert can_connect(board) == is_accepted


@pytest.mark.parametrize(("peer", "is_accepted"), [(HOST, True), (STRANGER, False)])
def test_a_directed_advertisement_is_for_one_host(board, peer, is_accepted: bool) -> None:
    assert board.call("mw_write_directed_peer", ctypes.byref(peer)) == abi.VELTO_OK
    write(board, abi.VELTO_MW_SETTING_ADVERTISING, is_advertising_directed=1)
    leave(board)
    assert advertisement(board) == b"" and can_connect(board) == is_accepted
