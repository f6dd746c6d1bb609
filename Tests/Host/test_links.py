"""One device over a lent stack: found, connected, written to, listened to, lost."""

from __future__ import annotations

import ctypes
import select
import time
from threading import Thread

from lent_stack import (
    BATTERY, CAP, KINDS, NOTIFY, RECEIVE, TRANSMIT, UART, WRITE, HostProgram, LentStack, characteristic, failure, uuid)
from veltokit import abi


def test_a_context_without_the_backend_has_no_host_radio(velto) -> None:
    program = HostProgram(velto, backends=abi.VELTO_BACKEND_SIMULATED)
    assert failure(program.lend) == abi.VELTO_ERROR_UNSUPPORTED
    program.destroy()


def test_a_cap_is_found_connected_and_polled(program: HostProgram, stack: LentStack) -> None:
    program.context_set_auto_connect(program.context, 1)
    stack.run(2)
    device = program.find("C0:11:22:33:44:55")
    info = program.info(device)
    assert (info.link_state, info.player_index, info.family) == (abi.VELTO_LINK_STATE_READY, 0, abi.VELTO_FAMILY_TRIKI)
    assert program.text("device_get_name", device) == "Triki 44:55"
    # What the family writes to start it, and what it subscribes to.
    assert [handle for handle, _, _ in stack.cap.writes] == [RECEIVE] * len(stack.cap.writes) != []
    assert TRANSMIT in stack.cap.subscribed
    stack.send_packets(stack.cap, 10)
    program.poll(device)
    stack.send_packets(stack.cap, 50, x=150)
    assert program.poll(device).position_x > 0.1
    stack.send_packets(stack.cap, 2, button=1)
    assert program.poll(device).buttons_pressed == abi.VELTO_BUTTON_MAIN


def test_a_payload_is_read(program: HostProgram) -> None:
    stack = LentStack(program)
    stack.report("AA", payload=bytes([2, 1, 6, 9, 9]) + b"Triki 7!")
    program.advance(0)
    assert program.text("device_get_name", program.find("AA")) == "Triki 7!"


def test_a_name_of_damaged_bytes_fits_into_the_memory_for_names(program: HostProgram) -> None:
    stack = LentStack(program)
    stack.report("AA", payload=bytes([251, 9]) + b"\xff" * 250)
    program.advance(0)
    name = program.text("device_get_name", program.find("AA"))
    assert 250 < len(name.encode()) < abi.VELTO_NAME_SIZE and set(name) == {"\ufffd"}


def test_what_is_no_address_names_a_device(program: HostProgram) -> None:
    stack = LentStack(program)
    identifier = "5FA8C1D2-0000-4A7B-9E11-2D3C4B5A6978"
    stack.add(identifier, name="Triki 1")
    device = stack.connected()
    assert program.text("device_get_identifier", device) == f"host:{identifier}"
    assert program.info(device).address == b""


def test_a_read_and_both_kinds_of_writes(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    read = program.answer(abi.velto_op, "device_read_value", device, BATTERY, 5.0)
    stack.serve()
    value, size = (ctypes.c_uint8 * 8)(), ctypes.c_size_t()
    program.op_get_value(read, value, 8, ctypes.byref(size))
    assert bytes(value[: size.value]) == b"\x42"
    stack.cap.writes.clear()
    for kind in (abi.VELTO_WRITE_KIND_WITH_RESPONSE, abi.VELTO_WRITE_KIND_WITHOUT_RESPONSE):
        program.device_write_value(device, RECEIVE, kind, b"ab", 2, 5.0, None)
    stack.serve()
    assert stack.cap.writes == [(RECEIVE, b"ab", 0), (RECEIVE, b"ab", 1)]


def test_a_device_that_drops_is_connected_again(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    program.events()
    stack.drop(stack.cap)
    stack.run(3)
    assert program.link_state(device) == abi.VELTO_LINK_STATE_READY
    kinds = [event.type for event in program.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED, abi.VELTO_EVENT_DEVICE_CONNECTED)]
    assert kinds == [abi.VELTO_EVENT_DEVICE_DISCONNECTED, abi.VELTO_EVENT_DEVICE_CONNECTED]
    stack.send_packets(stack.cap, 1)


def test_disconnecting_asks_the_stack_and_waits_for_it(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    operation = program.answer(abi.velto_op, "device_disconnect", device)
    program.advance(0.6)
    stack.ignore("DISCONNECT")
    stack.serve()
    assert program.outcome(operation) == abi.VELTO_PENDING
    program.host_report_link(stack.radio, stack.cap.number, 0, abi.VELTO_DOWN_REASON_LOCAL)
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_OK
    assert program.link_state(device) == abi.VELTO_LINK_STATE_NONE


def test_forgetting_removes_the_bond(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    operation = program.answer(abi.velto_op, "device_forget", device)
    stack.run(1)
    assert program.outcome(operation) == abi.VELTO_OK
    assert KINDS["FORGET"] in [request.kind for request in stack.seen]
    assert failure(lambda: program.info(device)) == abi.VELTO_ERROR_STALE_HANDLE


def test_the_descriptor_is_readable_while_a_request_waits(program: HostProgram, stack: LentStack) -> None:
    descriptor = program.answer(ctypes.c_int32, "host_get_request_fd", stack.radio)
    readable = lambda: bool(select.select([descriptor], [], [], 0)[0])  # noqa: E731
    assert not readable()
    program.begin_connect(stack.device())
    program.advance(0)
    assert readable()
    stack.serve()
    assert not readable()
    stack.destroy()
    assert readable()


def test_waiting_for_a_request_pumps_and_moves_a_manual_clock(program: HostProgram, stack: LentStack) -> None:
    before = program.now_ns
    program.answer(abi.velto_host_request, "host_wait_request", stack.radio, 2.0)
    assert program.footnote == abi.VELTO_NOTHING
    assert program.now_ns - before == 2_000_000_000
    program.begin_connect(stack.device())
    request = program.answer(abi.velto_host_request, "host_wait_request", stack.radio, -1.0)
    assert (request.kind, request.peer, request.identifier) == (KINDS["CONNECT"], stack.cap.number, b"C0:11:22:33:44:55")
    assert request.timeout == -1


def test_a_waiting_thread_is_woken_by_a_request_and_by_the_end(velto) -> None:
    """With a loop thread of its own, as a bridge in a thread has it."""
    program = HostProgram(velto, flags=0)
    stack = LentStack(program)
    stack.add("AA", name="Triki 1")
    results = []

    def wait() -> None:
        request = abi.velto_host_request()
        for _ in range(2):
            results.append(velto.velto_host_wait_request(stack.radio, -1.0, ctypes.byref(request)))

    thread = Thread(target=wait)
    thread.start()
    end = time.monotonic() + 30
    while not program.find("AA").bits:
        assert time.monotonic() < end
        time.sleep(0.001)
    program.begin_connect(program.find("AA"))
    while not results:
        assert time.monotonic() < end
        time.sleep(0.001)
    program.destroy()
    thread.join(30)
    assert results == [abi.VELTO_OK, abi.VELTO_ERROR_STALE_HANDLE]


def test_descriptors_are_listed(program: HostProgram, stack: LentStack) -> None:
    row = abi.velto_gatt_descriptor()
    row.uuid.bytes[:] = bytes.fromhex("0000290200001000800000805f9b34fb")
    row.handle, row.characteristic = 9, TRANSMIT
    program.host_supply_descriptors(stack.radio, stack.cap.number, ctypes.byref(row), 1)
    device = stack.connected()
    found, count = (abi.velto_gatt_descriptor * 2)(), ctypes.c_size_t()
    program.device_list_descriptors(device, found, 2, ctypes.byref(count))
    assert (count.value, found[0].handle, found[0].characteristic) == (1, 9, TRANSMIT)


def test_the_packet_size_is_reported(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    program.host_report_mtu(stack.radio, stack.cap.number, 185)
    program.advance(0)
    assert program.info(device).mtu == 185
    program.host_report_mtu(stack.radio, stack.cap.number, 185)
    assert program.footnote == abi.VELTO_UNCHANGED


def test_changed_services_are_followed(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    program.events()
    stack.cap.table = CAP[:2]
    stack.supply(stack.cap)
    stack.run(1)
    assert [event.type for event in program.events(abi.VELTO_EVENT_SERVICES_CHANGED)] != []
    assert program.link_state(device) == abi.VELTO_LINK_STATE_READY


def test_a_value_handle_that_means_another_characteristic_is_not_mistaken(program: HostProgram, silent_stack: LentStack) -> None:
    stack = silent_stack
    device = stack.connected()
    old, new = abi.velto_subscription(), abi.velto_subscription()
    program.device_subscribe(device, BATTERY, None, ctypes.byref(old), None)
    stack.serve()
    stack.ignore("WRITE")
    writes = [
        program.answer(abi.velto_op, "device_write_value", device, BATTERY, abi.VELTO_WRITE_KIND_WITH_RESPONSE, b"a", 1, 60.0)
        for _ in range(2)
    ]
    stack.serve()
    stack.cap.table = [characteristic(BATTERY, UART, uuid("6e400009-b5a3-f393-e0a9-e50e24dcca9e"), NOTIFY | WRITE)]
    stack.supply(stack.cap)
    stack.seen.clear()
    stack.serve()
    assert [program.outcome(each) for each in writes] == [abi.VELTO_ERROR_NOT_FOUND] * 2 and stack.seen == []
    program.device_subscribe(device, BATTERY, None, ctypes.byref(new), None)
    stack.serve()
    assert [request.kind for request in stack.seen] == [KINDS["SUBSCRIBE"]]
    assert stack.notify(stack.cap, BATTERY, b"\x01") == abi.VELTO_OK
    program.advance(0)
    program.answer(abi.velto_value, "subscription_poll_value", new)
    assert program.footnote == abi.VELTO_OK


def test_a_bond_is_a_flag_of_the_device(program: HostProgram) -> None:
    stack = LentStack(program)
    stack.add("AA", name="Triki 1", flags=abi.VELTO_HOST_PEER_BONDED)
    device = stack.device()
    assert program.info(device).flags & abi.VELTO_DEVICE_PAIRED
    program.host_report_bond(stack.radio, stack.cap.number, 0)
    program.advance(0)
    assert not program.info(device).flags & abi.VELTO_DEVICE_PAIRED


def mentioned(program: HostProgram) -> list[str]:
    return [line for line in program.log_lines(abi.VELTO_LOG_CLASS_INFO) if "looks like no family" in line]


def test_auto_connect_says_once_what_it_leaves_alone(program: HostProgram) -> None:
    stack = LentStack(program)
    program.context_set_auto_connect(program.context, 1)
    for _ in range(3):
        stack.report("AA", name="Left knee")
        stack.report("BB", name="Far", rssi=-90)
        stack.report("CC")
        stack.run(1)
    [line] = mentioned(program)
    assert "Left knee" in line and "connect it by its name or identifier" in line
    for number in range(20):
        stack.report(f"D{number}", name=f"Radio {number}")
    stack.run(1)
    assert len(mentioned(program)) == 7


def test_nothing_is_said_of_others_while_nobody_looks_for_players(program: HostProgram) -> None:
    stack = LentStack(program)
    program.context_start_scan(program.context, None, None)
    stack.report("AA", name="Left knee")
    stack.run(1)
    assert mentioned(program) == []
