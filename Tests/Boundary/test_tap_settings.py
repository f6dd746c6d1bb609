"""Information, settings, keyboard and features of TAPs, and their texts."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import Failed
from veltokit import abi
from worn_tap import FRAMED_STRAP, FRAMED_XR, STRAP, TAP, XR, WornTap

STORED = bytes([0x10, 0x55, 0x05, 0x42, *(0xA0 + index for index in range(4, 20))])
"""What the simulated TAPs have stored; the bytes behind the fourth have no published meaning."""
FEATURES = {
    name: getattr(abi, f"VELTO_TAP_FEATURE_{name}") for name in ("RAW_DATA", "DETECTION", "MOTION", "TRIGGERS", "STANDBY_GESTURES")
}


def ability(*names: str) -> int:
    return sum(getattr(abi, f"VELTO_TAP_ABILITY_{name}") for name in names)


# Information


@pytest.mark.parametrize(("model", "generation", "is_xr"), [(STRAP, 1, 0), (XR, 1, 1), (FRAMED_STRAP, 2, 0), (FRAMED_XR, 2, 1)])
def test_what_is_known_of_a_tap(context, model: bytes, generation: int, is_xr: int) -> None:
    info = WornTap(context, model).info
    assert info.protocol_generation == generation and bool(info.flags & abi.VELTO_TAP_XR) == bool(is_xr)
    assert info.hardware_version == (40400 if is_xr else 30300)
    assert info.flags & abi.VELTO_TAP_WRITES_MODES and not info.flags & abi.VELTO_TAP_SETTINGS_READ
    assert info.shift == abi.VELTO_SHIFT_STATE_UNKNOWN and info.hand_state == abi.VELTO_HAND_STATE_OPEN


def test_abilities_depend_on_hardware_and_firmware(context) -> None:
    old = WornTap(context, firmware_version=b"1.6.0").info.abilities
    assert old == ability("TEXT_MODE", "MOUSE")
    new = WornTap(context, seed=9).info.abilities
    assert new & ability("RAW_SENSORS", "HAPTICS", "FULL_HID", "KEYBOARD_REQUESTS") and not new & ability("XR_STATES")
    xr = WornTap(context, XR, seed=10).info.abilities
    assert xr & ability("XR_STATES") and not xr & ability("MOUSE_HID", "FULL_HID", "KEYBOARD_REQUESTS")


def test_a_tap_has_a_motor_and_is_a_keyboard(context) -> None:
    strap = WornTap(context)
    wanted = abi.VELTO_CAPABILITY_HAPTIC | abi.VELTO_CAPABILITY_TEXT_INPUT
    assert context.library.velto_device_has_capability(strap.device, wanted) == 1
    _, cap = context.connected_cap()
    assert context.library.velto_device_has_capability(cap, abi.VELTO_CAPABILITY_TEXT_INPUT) == 0


# Settings


def test_settings_are_read_when_the_program_asks(context) -> None:
    strap = WornTap(context)
    assert context.answer(abi.velto_tap_settings, "tap_get_settings", strap.device).double_tap_timeout == 0
    assert context.footnote == abi.VELTO_NOTHING
    operation = strap.started("tap_read_settings")
    assert strap.outcome(operation) == abi.VELTO_OK and strap.value_of(operation) == STORED
    settings = strap.settings
    assert context.footnote == abi.VELTO_OK
    assert (settings.corrects_text, settings.vibrates, settings.has_air_mouse) == (1, 1, 1)
    assert (settings.mouse_sensitivity, settings.scroll_sensitivity) == (5, 5)
    assert (settings.double_tap_timeout, settings.sleep_after, settings.is_developer_mode) == (5, 2, 1)
    flags = abi.VELTO_TAP_SETTINGS_READ | abi.VELTO_TAP_DEVELOPER_MODE
    assert strap.info.flags & flags == flags


def test_only_named_members_are_written_and_unknown_bytes_stay(context) -> None:
    strap = WornTap(context)
    strap.written()
    settings = abi.velto_tap_settings(struct_size=ctypes.sizeof(abi.velto_tap_settings))
    settings.is_left_handed, settings.sleep_after, settings.mouse_sensitivity = 1, 33, 15
    members = abi.VELTO_TAP_SETTING_LEFT_HANDED | abi.VELTO_TAP_SETTING_SLEEP_AFTER | abi.VELTO_TAP_SETTING_VIBRATION
    assert strap.call("tap_write_settings", settings, members) == abi.VELTO_OK
    assert strap.written() == [bytes([0x13, 0x55, 0x05, 0x40 | 33]) + STORED[4:]]
    now = strap.settings
    assert (now.is_left_handed, now.vibrates, now.sleep_after, now.mouse_sensitivity) == (1, 0, 33, 5)


SETTINGS = [
    ("LEFT_HANDED", "is_left_handed", 0, 0x01, 0), ("VIBRATION", "vibrates", 0, 0x02, 1), ("MOUSE_ONLY", "is_mouse_only", 0, 0x04, 0),
    ("VOICE_OVER", "has_voice_over", 0, 0x08, 0), ("AUTO_CORRECTION", "corrects_text", 0, 0x10, 0),
    ("FLIPPED_SCROLLING", "flips_scrolling", 0, 0x20, 0), ("KEYBOARD_ONLY", "is_keyboard_only", 0, 0x40, 0),
    ("STANDBY", "has_standby", 0, 0x80, 0), ("AIR_MOUSE", "has_air_mouse", 2, 0x10, 1), ("MEDIA_CONTROL", "controls_media", 2, 0x20, 1),
    ("TELEVISION_CONTROL", "controls_television", 2, 0x40, 1), ("DEVELOPER_MODE", "is_developer_mode", 3, 0x40, 0),
]
"""Flag, member, byte, bit, and whether the bit means the opposite. Source: TAP protocol notes, 5.5."""
NUMBERS = [
    ("MOUSE_SENSITIVITY", "mouse_sensitivity", 1, 0, 15), ("SCROLL_SENSITIVITY", "scroll_sensitivity", 1, 4, 15),
    ("DOUBLE_TAP_TIMEOUT", "double_tap_timeout", 2, 0, 15), ("SLEEP_AFTER", "sleep_after", 3, 0, 63),
]


def test_every_member_is_here(api) -> None:
    members = {member.name for member in api.types["velto_tap_settings"].members} - {"struct_size"}
    assert members == {row[1] for row in [*SETTINGS, *NUMBERS]}


@pytest.mark.parametrize(("flag", "member", "place", "bit", "inverted"), SETTINGS)
def test_a_switch_is_its_bit(context, flag: str, member: str, place: int, bit: int, inverted: int) -> None:
    strap = WornTap(context)
    for value in (1, 0):
        settings = abi.velto_tap_settings(struct_size=ctypes.sizeof(abi.velto_tap_settings), **{member: value})
        assert strap.call("tap_write_settings", settings, getattr(abi, f"VELTO_TAP_SETTING_{flag}")) == abi.VELTO_OK
        expected = bytearray(STORED)
        expected[place] = STORED[place] & ~bit | (bit if value != inverted else 0)
        assert strap.written()[-1] == expected and getattr(strap.settings, member) == value


@pytest.mark.parametrize(("flag", "member", "place", "shift", "mask"), NUMBERS)
def test_a_number_is_its_bits(context, flag: str, member: str, place: int, shift: int, mask: int) -> None:
    strap = WornTap(context)
    settings = abi.velto_tap_settings(struct_size=ctypes.sizeof(abi.velto_tap_settings), **{member: mask - 1})
    assert strap.call("tap_write_settings", settings, getattr(abi, f"VELTO_TAP_SETTING_{flag}")) == abi.VELTO_OK
    expected = bytearray(STORED)
    expected[place] = STORED[place] & ~(mask << shift) | (mask - 1) << shift
    assert strap.written()[-1] == expected and getattr(strap.settings, member) == mask - 1
    setattr(settings, member, mask + 1)
    with pytest.raises(Failed) as failure:
        context.tap_write_settings(strap.device, settings, 1, None)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT and member in str(failure.value)


def test_a_name_is_written(context) -> None:
    strap = WornTap(context)
    strap.written()
    assert strap.call("tap_write_name", "Bärs TAP".encode()) == abi.VELTO_OK
    assert strap.written() == ["Bärs TAP".encode()]
    with pytest.raises(Failed) as failure:
        context.tap_write_name(strap.device, b"", None)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


# The keyboard of a strap


def test_a_strap_tells_its_keyboard_and_taps_on_request(context) -> None:
    strap = WornTap(context)
    strap.written()
    context.events()
    assert strap.call("tap_read_keyboard_state") == abi.VELTO_OK
    assert strap.written() == [b"\xf1\x00"] and strap.info.shift == abi.VELTO_SHIFT_STATE_OFF
    assert len(context.events(abi.VELTO_EVENT_KEYBOARD_STATE)) == 1
    assert strap.call("tap_write_combination", abi.VELTO_FINGER_THUMB | abi.VELTO_FINGER_MIDDLE) == abi.VELTO_OK
    context.advance(0.1)
    assert strap.written() == [b"\x05\x00"]
    assert [event.data.tap.combination for event in context.events(abi.VELTO_EVENT_TAP)] == [5]


@pytest.mark.parametrize("model", [XR, FRAMED_XR])
def test_a_tapxr_has_no_keyboard_requests(context, model: bytes) -> None:
    xr = WornTap(context, model)
    assert xr.call("tap_read_keyboard_state") == abi.VELTO_ERROR_UNSUPPORTED
    assert xr.call("tap_write_combination", 1) == abi.VELTO_ERROR_UNSUPPORTED


# Features


def test_features_of_the_framed_protocol(context) -> None:
    strap = WornTap(context, FRAMED_STRAP)
    strap.written()
    for feature in (FEATURES["STANDBY_GESTURES"], FEATURES["MOTION"]):
        for is_on in (1, 0):
            assert strap.call("tap_write_feature", feature, is_on) == abi.VELTO_OK
            assert strap.written() == [bytes([0, 0, 0, 0, feature, is_on])]
            operation = strap.started("tap_read_feature", feature)
            assert strap.outcome(operation) == abi.VELTO_OK and strap.value_of(operation) == bytes([is_on])
            assert strap.written() == [bytes([0, 1, 0, 0, feature])]
            info = strap.info
            assert info.known_features >> feature & 1 == 1 and info.active_features >> feature & 1 == is_on


def test_the_classic_protocol_has_no_features(context) -> None:
    strap = WornTap(context)
    assert strap.call("tap_write_feature", FEATURES["MOTION"], 1) == abi.VELTO_ERROR_UNSUPPORTED
    assert strap.call("tap_read_feature", FEATURES["MOTION"]) == abi.VELTO_ERROR_UNSUPPORTED


def test_combinations_that_no_hand_has_are_counted(context) -> None:
    strap = WornTap(context)
    strap.act(TAP, 1)
    taps = strap.started("device_disconnect")
    assert strap.outcome(taps) == abi.VELTO_OK
    strap.context.connect(strap.device)
    strap.context.advance(1)
    assert strap.info.dropped_combination_count == 0
    uuid = abi.velto_uuid()
    uuid.bytes[:] = bytes.fromhex("c3ff00051d8b40fda56fc7bd5d0f3370")
    handle = context.answer(ctypes.c_uint16, "device_find_characteristic", strap.device, abi.velto_uuid(), uuid)
    context.sim_inject_notification(strap.sim, handle, b"\x25\0\0\0", 4)
    context.advance(0.1)
    assert strap.info.dropped_combination_count == 1


# Texts


@pytest.mark.parametrize(("combination", "text"), [
    (0, "Fingers; "), (1, "Finger; 1 "), (5, "Fingers; 1  And 3 "), (7, "Fingers; 1 ; 2  And 3 "), (31, "all fingers"),
])
def test_combinations_are_spoken(context, combination: int, text: str) -> None:
    assert context.text("tap_describe_combination", combination) == text


def test_a_sixth_finger_is_refused(context) -> None:
    with pytest.raises(Failed) as failure:
        context.tap_describe_combination(32, None, 0, None)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


@pytest.mark.parametrize(("text", "number"), [("3.2.0", 30200), ("2.3.25", 20325), ("4.4", 40400), ("0.0.0", 0), ("99.99.99", 999999)])
def test_versions_are_numbers(context, text: str, number: int) -> None:
    assert context.answer(ctypes.c_int32, "tap_parse_version", text.encode()) == number
    written = text if text.count(".") == 2 else text + ".0"
    assert context.text("tap_describe_version", number) == written


@pytest.mark.parametrize("text", ["7", "2.x.1", "1.100.0", "", "three"])
def test_what_is_no_version(context, text: str) -> None:
    with pytest.raises(Failed) as failure:
        context.answer(ctypes.c_int32, "tap_parse_version", text.encode())
    assert failure.value.result == abi.VELTO_ERROR_FORMAT and text in str(failure.value)
