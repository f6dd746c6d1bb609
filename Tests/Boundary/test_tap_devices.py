"""Simulated TAP wearables, as a program of raw access meets them: it knows their bytes, and the library nothing of them."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import Failed, PumpedContext, pumped
from raw_device import COMMAND, NOTIFY, RawDevice
from table_device import TableDevice
from veltokit import abi

WITHOUT_RESPONSE = abi.VELTO_WRITE_KIND_WITHOUT_RESPONSE
BONDED = abi.VELTO_SIM_BONDED
OTHER_FAMILY = abi.VELTO_FAMILY_OTHER
"""No session but the test talks to the wearable."""
TEXT, CONTROLLER = bytes.fromhex("03 0c 00 00"), bytes.fromhex("03 0c 00 01")
RAW = bytes.fromhex("03 0c 00 0a 00 00 00")
TAP, GESTURE, POSTURE, BATTERY = (
    getattr(abi, f"VELTO_SIM_STEP_KIND_{name}") for name in ("TAP", "GESTURE", "POSTURE", "BATTERY")
)


def uuid(text: str) -> abi.velto_uuid:
    result = abi.velto_uuid()
    result.bytes[:] = bytes.fromhex(text.replace("-", ""))
    return result


def tap_uuid(number: int) -> abi.velto_uuid:
    return uuid(f"c3ff{number:04x}-1d8b-40fd-a56f-c7bd5d0f3370")


def uart_uuid(number: int) -> abi.velto_uuid:
    return uuid(f"6e40{number:04x}-b5a3-f393-e0a9-e50e24dcca9e")


def sig_uuid(number: int) -> abi.velto_uuid:
    return uuid(f"{number:08x}-0000-1000-8000-00805f9b34fb")


def step(kind: int, value: int = 0, **members) -> abi.velto_sim_step:
    return abi.velto_sim_step(kind=kind, value=value, **members)


class Wearable(RawDevice):
    """A wearable whose link is up, and the value handles of its characteristics."""

    def __init__(self, context: PumpedContext, model: bytes = b"tap-strap-2", **members) -> None:
        self.context = context
        self.sim = context.create_sim(model_name=model, **members)
        self.device = context.sim_device(self.sim)
        context.device_set_family(self.device, OTHER_FAMILY)
        context.answer(abi.velto_op, "device_connect", self.device, None)
        context.advance(1)

    def characteristic(self, number: abi.velto_uuid) -> int:
        return self.context.answer(ctypes.c_uint16, "device_find_characteristic", self.device, abi.velto_uuid(), number)

    def act(self, kind: int, value: int, **members) -> None:
        self.context.sim_inject_step(self.sim, ctypes.byref(step(kind, value, **members)))
        self.context.advance(0.05)

    def hears(self, number: abi.velto_uuid) -> abi.velto_subscription:
        return self.subscribed(self.characteristic(number))

    def set_mode(self, command: bytes) -> int:
        return self.write(self.characteristic(uart_uuid(2)), command)

    def pair(self) -> int:
        return self.outcome(self.started("device_pair", None, 10.0))


@pytest.fixture
def strap(context) -> Wearable:
    return Wearable(context, flags=BONDED)


def test_taps_arrive_in_controller_mode_and_end_without_refresh(context) -> None:
    strap = Wearable(context, flags=BONDED, mode_timeout=12.0)
    taps = strap.hears(tap_uuid(5))
    strap.act(TAP, 5)
    assert strap.bytes(taps) == []
    assert strap.set_mode(CONTROLLER) == abi.VELTO_OK
    strap.act(TAP, 5)
    strap.act(TAP, 31)
    assert [each[0] for each in strap.bytes(taps)] == [5, 31]
    context.advance(12)
    strap.act(TAP, 5)
    assert strap.bytes(taps) == []


def test_pointer_gestures_and_state_arrive(strap) -> None:
    mouse, air = strap.hears(tap_uuid(6)), strap.hears(tap_uuid(10))
    assert strap.write(strap.characteristic(tap_uuid(10)), b"\x0d", WITHOUT_RESPONSE) == abi.VELTO_OK
    strap.context.advance(0.1)
    assert strap.bytes(air) == [b"\x14\x00"]
    strap.set_mode(CONTROLLER)
    strap.act(POSTURE, 1)
    strap.act(GESTURE, 3)
    assert strap.bytes(air) == [b"\x14\x01", b"\x03"]
    strap.context.sim_set_motion(strap.sim, 300.0, -300.0, 0.0)
    strap.context.advance(0.1)
    assert strap.bytes(mouse)[-1] == bytes.fromhex("00 2c 01 d4 fe 14 00 00 00 01")


def test_raw_data_arrives_at_its_rate(strap) -> None:
    raw = strap.hears(uart_uuid(3))
    strap.set_mode(RAW)
    strap.context.advance(0.1)
    strap.bytes(raw)
    payload = b""
    for _ in range(10):
        strap.context.advance(0.1)
        payload += b"".join(strap.bytes(raw))
    kinds = []
    while payload:
        kinds.append(payload[3] >> 7)
        payload = payload[34 if kinds[-1] else 16:]
    assert 195 <= kinds.count(1) <= 205 and 203 <= kinds.count(0) <= 213


def test_unknown_commands_are_refused_and_all_writes_recorded(strap) -> None:
    assert strap.set_mode(b"\x03\x0c\x00\x04") == abi.VELTO_ERROR_REJECTED
    assert strap.set_mode(b"\x03\x0d\x00\x01") == abi.VELTO_ERROR_REJECTED
    vibration = b"\x00\x02\x32\x0a\x32" + bytes(15)
    assert strap.write(strap.characteristic(tap_uuid(9)), vibration, WITHOUT_RESPONSE) == abi.VELTO_OK
    strap.context.advance(0.1)
    writes, count = (abi.velto_sim_write * 8)(), ctypes.c_size_t()
    strap.context.sim_read_writes(strap.sim, writes, 8, ctypes.byref(count))
    writes = writes[: count.value]
    assert [bytes(each.bytes[: each.size]) for each in writes][-1] == vibration
    assert [each.has_response for each in writes] == [1, 1, 0]


def test_a_stranger_reads_nothing_about_the_device_until_it_is_paired(context) -> None:
    strap = Wearable(context)
    version = strap.characteristic(sig_uuid(0x2A26))
    assert strap.read(version)[0] == abi.VELTO_ERROR_PAIRING_REQUIRED


def test_a_bonded_wearable_tells_its_versions(context) -> None:
    strap = Wearable(context, flags=BONDED, hardware_version=b"3.3.1", firmware_version=b"2.3.24")
    assert strap.read(strap.characteristic(sig_uuid(0x2A27)))[1] == b"3.3.1"
    assert strap.read(strap.characteristic(sig_uuid(0x2A26)))[1] == b"2.3.24\0"
    assert strap.set_mode(RAW) == abi.VELTO_ERROR_REJECTED


def test_a_connected_wearable_is_found_without_advertising(context) -> None:
    strap = Wearable(context, flags=abi.VELTO_SIM_CONNECTED)
    assert strap.read(strap.characteristic(sig_uuid(0x2A19))) == (abi.VELTO_OK, b"\x5a")
    strap.outcome(strap.started("device_disconnect"))
    context.advance(1)
    buffer, count = ctypes.create_string_buffer(31), ctypes.c_size_t()
    context.sim_get_advertisement(strap.sim, buffer, 31, ctypes.byref(count))
    assert context.footnote == abi.VELTO_NOTHING


def test_framed_wearables_answer_frames(context) -> None:
    strap = Wearable(context, b"tap-xr-framed", flags=BONDED)
    frames, target = strap.hears(tap_uuid(14)), strap.characteristic(tap_uuid(15))
    assert strap.write(target, bytes.fromhex("00 00 00 00 01 01")) == abi.VELTO_OK
    assert strap.write(target, bytes.fromhex("00 01 00 00 01")) == abi.VELTO_OK
    strap.act(TAP, 5)
    assert strap.bytes(frames) == [bytes.fromhex("03 00 00 00 01 01"), bytes.fromhex("01 02 00 00 05")]
    assert strap.write(target, bytes.fromhex("09 00 00 00")) == abi.VELTO_ERROR_REJECTED
    assert strap.characteristic(uart_uuid(2)) == 0


@pytest.mark.parametrize("model", [b"tap-strap-2", b"tap-xr"])
def test_the_built_in_script_taps_points_and_gestures(context, model) -> None:
    strap = Wearable(context, model, flags=BONDED, script="play")
    heard = {number: strap.hears(tap_uuid(number)) for number in (5, 6, 10)}
    counts = dict.fromkeys(heard, 0)
    for _ in range(20):
        strap.set_mode(CONTROLLER)
        context.advance(1)
        for number, subscription in heard.items():
            counts[number] += len(strap.bytes(subscription))
    assert all(count > 5 for count in counts.values()), counts


def test_a_script_of_taps_is_played(strap) -> None:
    taps = strap.hears(tap_uuid(5))
    rows = (abi.velto_sim_step * 3)(*(step(TAP, combination, duration=0.25) for combination in (1, 2, 4)))
    strap.context.sim_set_script(strap.sim, rows, 3, 0)
    strap.set_mode(CONTROLLER)
    strap.context.advance(1)
    assert [each[0] for each in strap.bytes(taps)] == [1, 2, 4]


@pytest.mark.parametrize("kind", range(12))
def test_motions_are_no_steps_to_inject(strap, kind) -> None:
    with pytest.raises(Failed) as failure:
        strap.context.sim_inject_step(strap.sim, ctypes.byref(step(kind)))
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert "step.kind" in str(failure.value)


def test_caps_and_tables_have_no_fingers(context) -> None:
    for members in ({}, {"model": abi.VELTO_SIM_MODEL_TABLE}):
        sim = context.create_sim(**members)
        with pytest.raises(Failed) as failure:
            context.sim_inject_step(sim, ctypes.byref(step(TAP, 1)))
        assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


@pytest.mark.parametrize("value", [0, 31, 32, 255, 256, 301, 305, 0x7FFFFFFF, 0xFFFFFFFF])
@pytest.mark.parametrize("model", [b"tap-strap-2", b"tap-xr", b"tap-strap-2-framed", b"tap-xr-framed"])
def test_any_value_of_a_step_is_taken(context, model, value) -> None:
    strap = Wearable(context, model, flags=BONDED, script="play")
    for kind in range(TAP, abi.VELTO_SIM_STEP_KIND_BATTERY + 1):
        strap.act(kind, value)
    context.advance(60)
    assert strap.context.answer(abi.velto_sim_info, "sim_get_info", strap.sim).is_connected == 1


def test_unknown_scripts_list_those_of_wearables(context) -> None:
    with pytest.raises(Failed) as failure:
        context.create_sim("pong", model_name=b"tap-xr")
    assert "must be one of " in str(failure.value)


def test_names_and_numbers_choose_the_same_models(context) -> None:
    for number, name in [
        (abi.VELTO_SIM_MODEL_TAP_STRAP_2, b"tap-strap-2"), (abi.VELTO_SIM_MODEL_TAP_XR, b"tap-xr"),
        (abi.VELTO_SIM_MODEL_TAP_STRAP_2_FRAMED, b"tap-strap-2-framed"),
        (abi.VELTO_SIM_MODEL_TAP_XR_FRAMED, b"tap-xr-framed"),
    ]:
        tables = []
        for members in ({"model": number}, {"model_name": name}):
            device = TableDevice.__new__(TableDevice)
            device.context, device.sim = context, context.create_sim(**members)
            tables.append([(bytes(row.uuid.bytes), row.handle, row.properties) for row in device.characteristics()])
        assert tables[0] == tables[1]
        assert any(row[2] & (NOTIFY | COMMAND) for row in tables[0])


@pytest.mark.parametrize("flags", [BONDED, BONDED | abi.VELTO_SIM_CONNECTED])
def test_auto_connect_leaves_the_keyboard_of_the_system_alone(context, flags: int) -> None:
    device = context.sim_device(context.create_sim(model_name=b"tap-strap-2", flags=flags))
    context.context_set_auto_connect(context.context, 1)
    context.advance(20)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_NONE
    context.device_set_family(device, abi.VELTO_FAMILY_TAP)
    context.advance(20)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY


def test_auto_connect_takes_the_keyboard_that_the_program_has_connected_before(context) -> None:
    device = context.sim_device(context.create_sim(model_name=b"tap-strap-2", flags=BONDED))
    operation = context.answer(abi.velto_op, "device_connect", device, None)
    context.op_wait(operation)
    context.device_disconnect(device, None)
    context.advance(5)
    context.context_set_auto_connect(context.context, 1)
    context.advance(20)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY


TRIKI, TAPS = abi.VELTO_FAMILIES_TRIKI, abi.VELTO_FAMILIES_TAP


@pytest.mark.parametrize("flags", [BONDED, BONDED | abi.VELTO_SIM_CONNECTED])
@pytest.mark.parametrize(("families", "is_taken"), [(0, False), (TRIKI, False), (TAPS, True), (TRIKI | TAPS, True)])
def test_auto_connect_takes_the_families_that_the_program_names(velto, families: int, is_taken: bool, flags: int) -> None:
    with pumped(velto, auto_connect_families=families) as context:
        device = context.sim_device(context.create_sim(model_name=b"tap-strap-2", flags=flags))
        context.context_set_auto_connect(context.context, 1)
        context.advance(20)
        expected = abi.VELTO_LINK_STATE_READY if is_taken else abi.VELTO_LINK_STATE_NONE
        assert context.info(device).link_state == expected


@pytest.mark.parametrize(("families", "is_taken"), [(0, True), (TRIKI, True), (TAPS, False)])
def test_auto_connect_leaves_families_alone_that_are_not_named(velto, families: int, is_taken: bool) -> None:
    with pumped(velto, auto_connect_families=families) as context:
        device = context.sim_device(context.create_sim())
        context.context_set_auto_connect(context.context, 1)
        context.advance(20)
        assert (context.info(device).link_state == abi.VELTO_LINK_STATE_READY) == is_taken


def test_a_family_without_a_number_is_refused(velto) -> None:
    with pytest.raises(Failed) as failure:
        PumpedContext(velto, auto_connect_families=1)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT and "auto_connect_families" in str(failure.value)
