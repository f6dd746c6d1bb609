"""Texts and lists in the caller's memory, the log, the error slot, and what is known of a device."""

from __future__ import annotations

import ctypes
import threading

import pytest

from pumped_context import Failed, PumpedContext, packet, pumped
from veltokit import abi

LOG_LINES = 512
LINE_BYTES = 488


# Buffers of the caller


def test_a_text_that_does_not_fit_is_cut_at_a_whole_character_and_ended(context: PumpedContext) -> None:
    device = context.ingest_device("péché")
    identifier = "ingest:péché".encode()
    count = ctypes.c_size_t()
    for capacity in range(1, len(identifier) + 3):
        buffer = ctypes.create_string_buffer(b"\xaa" * 64, 64)
        result = context.library.velto_device_get_identifier(device, buffer, capacity, ctypes.byref(count))
        whole = identifier[: capacity - 1].decode(errors="ignore").encode()
        assert result == (abi.VELTO_TRUNCATED if capacity <= len(identifier) else abi.VELTO_OK)
        assert buffer.raw == whole + b"\0" + b"\xaa" * (63 - len(whole))
        assert count.value == len(identifier) + 1


def test_asking_for_a_size_succeeds_and_touches_no_error_text(context: PumpedContext) -> None:
    device = context.ingest_device()
    with pytest.raises(Failed):
        context.poll(device, float("nan"))
    before = bytes(detail(context)), context.library.velto_error_message()
    count = ctypes.c_size_t()
    for ask in (context.library.velto_device_get_identifier, context.library.velto_context_list_devices):
        subject = device if ask is context.library.velto_device_get_identifier else context.context
        assert ask(subject, None, 0, ctypes.byref(count)) == abi.VELTO_OK and count.value > 0
        assert ask(subject, None, 0, None) == abi.VELTO_OK
        assert ask(subject, None, 1, ctypes.byref(count)) == abi.VELTO_ERROR_INVALID_ARGUMENT
        context.library.velto_device_poll_input(device, float("nan"), None)
    assert context.library.velto_device_get_identifier(device, ctypes.create_string_buffer(4), 4, None) == abi.VELTO_TRUNCATED
    with pytest.raises(Failed):
        context.poll(device, float("nan"))
    assert (bytes(detail(context)), context.library.velto_error_message()) == before


def test_a_buffer_without_room_receives_nothing(context: PumpedContext) -> None:
    device, count, byte = context.ingest_device(), ctypes.c_size_t(), ctypes.create_string_buffer(b"\xaa", 1)
    result = context.library.velto_device_get_identifier(device, byte, 0, ctypes.byref(count))
    assert (result, count.value, byte.raw) == (abi.VELTO_TRUNCATED, len("ingest:test") + 1, b"\xaa")


def test_a_list_that_does_not_fit_is_cut(context: PumpedContext) -> None:
    devices = [context.ingest_device(name) for name in "abc"]
    count = ctypes.c_size_t()
    room = (abi.velto_device * 4)(*[abi.velto_device(7)] * 4)
    result = context.library.velto_context_list_devices(context.context, room, 2, ctypes.byref(count))
    assert (result, count.value) == (abi.VELTO_TRUNCATED, 3)
    assert [device.bits for device in room] == [device.bits for device in devices[:2]] + [7, 7]
    assert context.library.velto_context_list_devices(context.context, room, 4, None) == abi.VELTO_OK
    assert [device.bits for device in room] == [device.bits for device in devices] + [7]


def test_bytes_that_do_not_fit_are_cut(context: PumpedContext) -> None:
    sim = context.create_sim(flags=abi.VELTO_SIM_BARE)
    count, whole, room = ctypes.c_size_t(), (ctypes.c_uint8 * 64)(), (ctypes.c_uint8 * 64)(*[0xAA] * 64)
    context.sim_get_advertisement(sim, whole, 64, ctypes.byref(count))
    assert context.library.velto_sim_get_advertisement(sim, room, 5, None) == abi.VELTO_TRUNCATED
    assert bytes(room) == bytes(whole[:5]) + b"\xaa" * 59
    assert context.library.velto_sim_get_advertisement(sim, room, count.value, None) == abi.VELTO_OK


def test_an_empty_list_needs_no_room(context: PumpedContext) -> None:
    count = ctypes.c_size_t(99)
    context.context_list_devices(context.context, None, 0, ctypes.byref(count))
    assert (context.footnote, count.value) == (abi.VELTO_OK, 0)


# Devices


def test_what_is_known_of_a_device(context: PumpedContext) -> None:
    sim, device = context.connected_cap(name=b"Triki of \xc3\x89mile")
    info = context.info(device)
    assert (info.family, info.link_state) == (abi.VELTO_FAMILY_TRIKI, abi.VELTO_LINK_STATE_READY)
    assert info.flags == abi.VELTO_DEVICE_LIKELY
    assert -127 <= info.rssi <= 20 and info.mtu >= 23 and info.link_serial == 1
    assert 0 < info.last_seen_ns <= context.now_ns
    identifier = context.text("device_get_identifier", device)
    assert identifier == context.text("sim_get_identifier", sim) == f"sim:{info.address.decode()}"
    assert len(info.address) == 17
    assert context.text("device_get_name", device) == context.text("device_get_advertised_name", device) == "Triki of Émile"
    for text in (identifier, info.address.decode(), "Triki of Émile"):
        found = context.answer(abi.velto_device, "context_find_device", context.context, text.encode())
        assert found.bits == device.bits
    context.answer(abi.velto_device, "context_find_device", context.context, b"nobody")
    assert context.footnote == abi.VELTO_NOTHING


def test_the_advertised_name_can_be_cleared_and_is_heard_again(context: PumpedContext) -> None:
    device = context.sim_device(context.create_sim())
    context.device_clear_advertised_name(device)
    assert context.text("device_get_advertised_name", device) == "" and context.footnote == abi.VELTO_NOTHING
    assert context.text("device_get_name", device) != ""
    context.advance(3)
    assert context.text("device_get_advertised_name", device) != ""


def test_capabilities_and_family(context: PumpedContext) -> None:
    device = context.ingest_device()
    both = abi.VELTO_CAPABILITY_POSITION | abi.VELTO_CAPABILITY_BUTTON
    assert context.answer(ctypes.c_uint64, "device_get_capabilities", device) & both == both
    assert context.library.velto_device_has_capability(device, both) == 1
    assert context.library.velto_device_has_capability(device, both | abi.VELTO_CAPABILITY_BATTERY) == 0
    seen = context.sim_device(context.create_sim())
    context.device_set_family(seen, abi.VELTO_FAMILY_TAP)
    assert context.info(seen).flags & abi.VELTO_DEVICE_FAMILY_SET and context.info(seen).family == abi.VELTO_FAMILY_TAP
    context.device_set_family(seen, abi.VELTO_FAMILY_UNKNOWN)
    assert not context.info(seen).flags & abi.VELTO_DEVICE_FAMILY_SET


def test_an_unseen_device_is_forgotten_unless_it_is_kept(context: PumpedContext) -> None:
    sims = [context.create_sim(), context.create_sim()]
    context.scan()
    context.advance(2)
    gone, kept = (context.answer(abi.velto_device, "sim_get_device", sim) for sim in sims)
    context.device_set_kept(kept, 1)
    for sim in sims:
        context.library.velto_sim_destroy(sim)
    context.advance(500)
    assert context.library.velto_device_is_valid(gone) == 1
    context.advance(200)
    assert context.library.velto_device_is_valid(gone) == 0
    assert context.library.velto_device_is_valid(kept) == 1
    assert context.info(kept).flags & abi.VELTO_DEVICE_KEPT


# The log


def read_log(context: PumpedContext) -> list[abi.velto_log_line]:
    lines = []
    while True:
        line = context.answer(abi.velto_log_line, "context_poll_log", context.context)
        if context.footnote == abi.VELTO_NOTHING:
            return lines
        lines.append(line)


def test_packets_are_logged_while_their_class_is_on(context: PumpedContext) -> None:
    device = context.ingest_device()
    context.context_set_log_mask(context.context, abi.VELTO_LOG_CLASS_PACKETS)
    read_log(context)
    context.ingest(device, b"\x22\x00\xab")
    line, = read_log(context)
    assert (line.text, line.text_size, line.log_class) == (b"22 00 AB", 8, abi.VELTO_LOG_CLASS_PACKETS)
    assert (line.device.bits, line.timestamp_ns) == (device.bits, context.now_ns)
    context.context_set_log_mask(context.context, 0)
    context.ingest(device, b"\x22\x00\xab")
    assert read_log(context) == []


def test_classes_without_a_name_are_accepted_and_log_nothing(context: PumpedContext) -> None:
    device = context.ingest_device()
    context.context_set_log_mask(context.context, 1 << 31 | abi.VELTO_LOG_CLASS_PACKETS)
    read_log(context)
    context.ingest(device, b"\x22\x00")
    assert [line.log_class for line in read_log(context)] == [abi.VELTO_LOG_CLASS_PACKETS]


def test_a_long_line_is_cut_and_says_so(context: PumpedContext) -> None:
    device = context.ingest_device()
    context.context_set_log_mask(context.context, abi.VELTO_LOG_CLASS_PACKETS)
    read_log(context)
    context.ingest(device, bytes(512))
    line = context.answer(abi.velto_log_line, "context_poll_log", context.context)
    assert context.footnote == abi.VELTO_TRUNCATED
    assert line.text_size == len(line.text) == LINE_BYTES - 1
    assert line.text == (b"00 " * 512)[: LINE_BYTES - 1]


def test_the_newest_lines_are_kept_and_the_lost_ones_counted(context: PumpedContext) -> None:
    device = context.ingest_device()
    context.context_set_log_mask(context.context, abi.VELTO_LOG_CLASS_PACKETS)
    read_log(context)
    for index in range(LOG_LINES + 5):
        context.ingest(device, index.to_bytes(2, "big"))
    lines = read_log(context)
    assert len(lines) == LOG_LINES and lines[0].text == b"00 05"
    assert context.answer(abi.velto_context_stats, "context_get_stats", context.context).lost_log_line_count == 5


def test_the_environment_prints_lines_for_people_without_a_program(velto, monkeypatch, capfd) -> None:
    monkeypatch.setenv("VELTO_LOG", "packets")
    with pumped(velto) as context:
        context.ingest(context.ingest_device(), b"\x22\x00")
        assert read_log(context) == []
    assert "packets: ingest:test: 22 00\n" in capfd.readouterr().err


@pytest.mark.parametrize("word", ["submarine", "INFO", "1"])
def test_a_class_that_does_not_exist_is_told_to_whoever_asked_for_it(word, velto, monkeypatch, capfd) -> None:
    monkeypatch.setenv("VELTO_LOG", f"packets, {word},")
    with pumped(velto) as context:
        line, = read_log(context)
        context.ingest(context.ingest_device(), b"\x22\x00")
    sentence = f'VELTO_LOG names the unknown class "{word}": use all, or some of fatal, error, warning, info, debug, packets, timing'
    assert (line.text.decode(), line.log_class) == (sentence, abi.VELTO_LOG_CLASS_WARNING)
    printed = capfd.readouterr().err
    assert f"warning: {sentence}\n" in printed and "packets: ingest:test: 22 00\n" in printed


def test_the_info_class_prints_what_devices_were_connected_and_lost(velto, monkeypatch, capfd) -> None:
    monkeypatch.setenv("VELTO_LOG", "info")
    with pumped(velto) as context:
        sim, device = context.connected_cap("rest")
        identifier = context.text("device_get_identifier", device)
        context.sim_drop_link(sim)
        context.advance(0.1)
    printed = capfd.readouterr().err
    assert f"info: {identifier}: connected\n" in printed and f"info: {identifier}: disconnected: remote\n" in printed


# The error slot


def detail(context: PumpedContext) -> abi.velto_error_detail:
    return context.answer(abi.velto_error_detail, "error_get_detail")


def test_a_failure_names_function_device_and_reason_and_success_touches_nothing(context: PumpedContext) -> None:
    device = context.ingest_device()
    with pytest.raises(Failed):
        context.poll(device, float("nan"))
    before = bytes(detail(context)), context.library.velto_error_message()
    facts = detail(context)
    assert (facts.code, facts.function) == (abi.VELTO_ERROR_INVALID_ARGUMENT, b"velto_device_poll_input")
    assert facts.device.bits == device.bits
    assert b"dt" in before[1] and b"\n" not in before[1]
    context.ingest(device, packet())
    context.poll(device)
    context.poll(device)
    assert (bytes(detail(context)), context.library.velto_error_message()) == before


def test_every_thread_has_a_slot_of_its_own(context: PumpedContext) -> None:
    with pytest.raises(Failed):
        context.op_wait(abi.velto_op(0), 0)
    seen: list[object] = []

    def look() -> None:
        seen.append(detail(context).code)
        context.library.velto_abi_check(99_000_000)
        seen.append(detail(context).code)

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [abi.VELTO_OK, abi.VELTO_ERROR_VERSION_MISMATCH]
    assert detail(context).code == abi.VELTO_ERROR_INVALID_HANDLE


def test_a_refusal_of_the_device_carries_its_att_code(velto) -> None:
    with pumped(velto) as context:
        sim = context.create_sim(flags=abi.VELTO_SIM_BARE)
        context.sim_report_link(sim, 1)
        with pytest.raises(Failed) as failure:
            context.sim_write_value(sim, 0xFFFF, 1, b"\0", 1)
        assert failure.value.result == abi.VELTO_ERROR_REJECTED
        facts = detail(context)
        assert (facts.cause, facts.number) == (abi.VELTO_CAUSE_ATT, 0x01)


# Simulators as bare peripherals


def test_a_bare_cap_is_played_by_the_program(velto) -> None:
    with pumped(velto) as context:
        sim = context.create_sim("sweep", flags=abi.VELTO_SIM_BARE)
        count = ctypes.c_size_t()
        room = (ctypes.c_uint8 * 64)()
        context.sim_get_advertisement(sim, room, 64, ctypes.byref(count))
        assert 0 < count.value <= 31
        attributes = (abi.velto_sim_characteristic * 32)()
        context.sim_list_characteristics(sim, attributes, 32, ctypes.byref(count))
        table = list(attributes)[: count.value]
        rx = next(row for row in table if bytes(row.uuid.bytes).hex().startswith("6e400002"))
        tx = next(row for row in table if bytes(row.uuid.bytes).hex().startswith("6e400003"))
        assert tx.properties & abi.VELTO_ATTRIBUTE_PROPERTY_NOTIFY
        context.sim_report_link(sim, 1)
        context.sim_report_subscription(sim, tx.handle, 1)
        context.sim_write_value(sim, rx.handle, 1, b"\x01\x00", 2)
        start = bytes.fromhex("20 10 00 D0 07 34 00 03")
        context.sim_write_value(sim, rx.handle, 0, start, len(start))
        write = context.answer(abi.velto_sim_write, "sim_poll_write", sim)
        assert (bytes(write.bytes[: write.size]), write.has_response) == (b"\x01\x00", 1)
        packets = []
        for _ in range(200):
            context.advance(0.01)
            notification = context.answer(abi.velto_sim_notification, "sim_poll_notification", sim)
            if context.footnote == abi.VELTO_OK:
                assert notification.characteristic == tx.handle
                packets.append(bytes(notification.bytes[: notification.size]))
        assert len(packets) > 30 and len(set(packets)) > 3 and {len(bytes_) for bytes_ in packets} == {16}
        context.sim_set_bare(sim, 0)
        with pytest.raises(Failed) as failure:
            context.sim_report_link(sim, 1)
        assert failure.value.result == abi.VELTO_ERROR_INVALID_STATE
        device = context.sim_device(sim)
        context.connect(device)
