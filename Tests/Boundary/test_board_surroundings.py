"""What is around a simulated board, through C: the devices on its buses, and what its pins are connected to."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import ConnectedBoard, S
from pumped_context import Failed
from test_board_modules import act, bus_signal, read, value
from stream_reader import StreamReader
from veltokit import abi


@pytest.fixture
def board(context) -> ConnectedBoard:
    return ConnectedBoard(context, S)


def set_registers(board: ConnectedBoard, address: int, register: int, values: bytes) -> None:
    board.context.sim_set_i2c_registers(board.sim, address, register, values, len(values))


def registers(board: ConnectedBoard, address: int, register: int) -> bytes:
    buffer, size = (ctypes.c_uint8 * 256)(), ctypes.c_size_t()
    board.context.sim_get_i2c_registers(board.sim, address, register, buffer, len(buffer), ctypes.byref(size))
    return bytes(buffer[: size.value])


# ---- Buses ----


def test_an_i2c_device_is_connected_measured_and_disconnected(board) -> None:
    set_registers(board, 0x48, 0x10, b"\x34\x12")
    assert value(board, "mw_read_i2c", 0x48, 0x10, 3) == b"\x34\x12\0"
    signal = bus_signal(address=0x48, register_id=0x10, format=abi.VELTO_MW_NUMBER_U16, scale=0.5, identifier=b"lux")
    board.context.op_wait(board.started("mw_define_bus_signal", ctypes.byref(signal)))
    assert read(board, "lux") == [0x1234 / 2]
    set_registers(board, 0x48, 0x11, b"\x20")
    assert read(board, "lux") == [0x2034 / 2]
    board.context.sim_remove_i2c_device(board.sim, 0x48)
    with pytest.raises(Failed, match="the device of lux did not answer"):
        read(board, "lux")
    with pytest.raises(Failed, match="address is 72"):
        board.context.sim_remove_i2c_device(board.sim, 0x48)


def test_what_the_board_writes_is_in_the_device_also_after_a_reset(board) -> None:
    set_registers(board, 0x48, 0, b"")
    board.writes_of("mw_write_i2c", 0x48, 0xFE, b"\xde\xad", 2)
    assert registers(board, 0x48, 0xFC) == b"\0\0\xde\xad" and len(registers(board, 0x48, 0)) == 256
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    board.context.advance(5)
    assert registers(board, 0x48, 0xFE) == b"\xde\xad"
    assert value(board, "mw_read_i2c", 0x48, 0xFE, 2) == b"\xde\xad"


def test_an_spi_device_says_what_it_is_given(board) -> None:
    spi = abi.velto_mw_spi(select_pin=10, clock_pin=0, output_pin=11, input_pin=7, mode=3, frequency=8e6, uses_native_pins=1)
    board.context.sim_set_spi_answer(board.sim, 10, b"\x01\x02\x03", 3)
    assert value(board, "mw_read_spi", ctypes.byref(spi), b"\xda", 1, 5) == b"\x01\x02\x03\x01\x02"
    spi.select_pin = 9
    assert value(board, "mw_read_spi", ctypes.byref(spi), b"\xda", 1, 2) == b"\xda\xda", "another one is not there"
    board.context.sim_set_spi_answer(board.sim, 10, None, 0)
    spi.select_pin = 10
    assert value(board, "mw_read_spi", ctypes.byref(spi), b"\xda", 1, 2) == b"\xda\xda"


def test_what_is_no_device_is_refused(board, context) -> None:
    for name, arguments, sentence in (
        ("sim_set_i2c_registers", (128, 0, b"\0", 1), "address"), ("sim_set_i2c_registers", (1, 255, b"\0\0", 2), "size is 2"),
        ("sim_set_i2c_registers", (1, 0, b"\0" * 257, 257), "size"), ("sim_remove_i2c_device", (200,), "address"),
        ("sim_set_spi_answer", (1, b"\0" * 257, 257), "size")):
        with pytest.raises(Failed, match=sentence):
            getattr(board.context, name)(board.sim, *arguments)
    cap = context.create_sim(seed=77)
    with pytest.raises(Failed, match="not a board"):
        context.sim_set_i2c_registers(cap, 1, 0, b"\0", 1)
    with pytest.raises(Failed, match="not a board"):
        context.sim_set_spi_answer(cap, 1, b"\0", 1)


# ---- Pins ----


def test_a_pin_can_be_open_again(board) -> None:
    board.writes_of("mw_write_pin", 5, abi.VELTO_MW_PIN_ACTION_PULL_UP)
    assert read(board, "digital[5]") == [1], "drawn up"
    act(board, abi.VELTO_SIM_STEP_KIND_PIN, 0.0, 5)
    assert read(board, "digital[5]") == [0], "held down from outside"
    assert board.call("mw_watch_pin", 5, abi.VELTO_MW_PIN_EDGE_ANY) == abi.VELTO_OK
    board.events()
    act(board, abi.VELTO_SIM_STEP_KIND_OPEN_PIN, 0.0, 5)
    board.context.advance(0.1)
    [event] = board.events(abi.VELTO_EVENT_MW_PIN)
    assert (event.data.pin.pin, event.data.pin.is_high) == (5, 1)
    assert read(board, "digital[5]") == [1]


def test_a_script_opens_and_closes_a_contact(board) -> None:
    board.writes_of("mw_write_pin", 5, abi.VELTO_MW_PIN_ACTION_PULL_UP)
    assert board.call("mw_watch_pin", 5, abi.VELTO_MW_PIN_EDGE_ANY) == abi.VELTO_OK
    board.events()
    kinds = (abi.VELTO_SIM_STEP_KIND_PIN, abi.VELTO_SIM_STEP_KIND_OPEN_PIN)
    steps = (abi.velto_sim_step * 4)(*(abi.velto_sim_step(kind=kind, value=5, duration=0.2) for kind in kinds * 2))
    board.context.sim_set_script(board.sim, steps, 4, 0)
    board.context.advance(1)
    assert [event.data.pin.is_high for event in board.events(abi.VELTO_EVENT_MW_PIN)] == [0, 1, 0, 1]


@pytest.mark.parametrize("delay", [0.3, 0.64, 0.7, 2.0, 10.0])
def test_a_slow_link_delivers_everything_later(board, delay: float) -> None:
    """Of 100 samples a second, each a notification, none is lost for being on its way with others."""
    link = board.context.answer(abi.velto_sim_link, "sim_get_link", board.sim)
    link.delay = delay
    board.set_sensor(rate=100, is_unpacked=1)
    reader = StreamReader(board.context, board.device, "acceleration")
    board.context.advance(5)
    board.context.sim_set_link(board.sim, ctypes.byref(link))
    before = reader.info.received_count
    board.context.advance(20)
    assert reader.info.received_count - before == pytest.approx(100 * (20 - delay), abs=5)
