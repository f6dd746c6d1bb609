"""Scripts: time-stamped lines of JSON that a virtual device plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pumped_context import Failed, PumpedContext
from test_virtual_devices import ALL_BUT_MOTION, MAIN, Virtual, failure
from veltokit import abi

HEADING = {"velto_script": 1}


def text(*steps: dict) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in (HEADING, *steps)).encode()


class Played(Virtual):
    def play(self, *steps: dict | bytes) -> abi.velto_op:
        script = steps[0] if steps and isinstance(steps[0], bytes) else text(*steps)
        return self.context.answer(abi.velto_op, "device_play_script", self.device, script, len(script))

    def play_file(self, path: Path) -> abi.velto_op:
        return self.context.answer(abi.velto_op, "device_play_file", self.device, str(path).encode())

    def at(self, seconds: float) -> abi.velto_input:
        """Polls at that time after the creation."""
        self.context.context_advance_clock_to(self.context.context, self.start_ns + round(seconds * 1e9))
        return self.poll()

    def __init__(self, context: PumpedContext, identifier: str = "robot", capabilities: int = 0) -> None:
        super().__init__(context, identifier, capabilities)
        self.start_ns = context.now_ns


@pytest.fixture
def robot(context: PumpedContext) -> Played:
    return Played(context)


def result(context: PumpedContext, operation: abi.velto_op) -> int:
    return context.answer(abi.velto_op_info, "op_get_info", operation).result


def test_steps_are_supplied_at_their_times(context: PumpedContext, robot: Played) -> None:
    operation = robot.play(
        {"t": 0, "position_x": 0.25},
        {"t": 0.5, "buttons_down": ["main"], "rate_mode": "normal"},
        {"t": 0.5, "position_y": 1, "states": ["moving", "tilt_left"]},
        {"t": 1.25, "buttons_down": [], "gestures": ["throw", "swing"], "throw_power": 0.8, "comment": "the last one"},
    )
    value = robot.at(0)
    assert (value.position_x, value.packet_count, value.rate_mode) == (0.25, 1, abi.VELTO_RATE_MODE_FAST)
    value = robot.at(0.499)
    assert value.buttons_down == 0 and value.packet_age == pytest.approx(0.499) and value.packet_count == 1
    value = robot.at(0.5)
    assert value.buttons_pressed == MAIN and value.position_y == value.relative_y == 1 and value.position_x == 0.25
    assert value.states & (abi.VELTO_INPUT_STATE_MOVING | abi.VELTO_INPUT_STATE_TILT_LEFT)
    assert value.timestamp_ns == robot.start_ns + 500_000_000 and value.rate_mode == abi.VELTO_RATE_MODE_NORMAL
    assert result(context, operation) == abi.VELTO_PENDING
    value = robot.at(1.25)
    assert value.buttons_released == MAIN and value.throw_power == 0.8
    assert value.gestures == abi.VELTO_GESTURE_THROW | abi.VELTO_GESTURE_SWING
    assert result(context, operation) == abi.VELTO_OK
    done = context.events(abi.VELTO_EVENT_OP_DONE)
    assert [event.op.bits for event in done] == [operation.bits]
    value = robot.at(100)
    assert (value.position_x, value.position_y) == (0.25, 1), "what it supplied stays"


def test_the_button_is_told_when_it_is_pressed_and_not_when_it_is_polled(context: PumpedContext, robot: Played) -> None:
    robot.play({"t": 0.25, "buttons_down": ["main"]}, {"t": 0.75, "buttons_down": []})
    context.advance(2)
    events = context.events(abi.VELTO_EVENT_BUTTON)
    assert [event.timestamp_ns - robot.start_ns for event in events] == [250_000_000, 750_000_000]


def test_every_name_of_the_description_is_understood(api, context: PumpedContext) -> None:
    robot = Played(context, capabilities=ALL_BUT_MOTION)

    def words(type_: str) -> list[str]:
        prefix = "VELTO_INPUT_" if type_ == "velto_input_flag" else type_.upper() + "_"
        return [value.name.removeprefix(prefix).lower() for value in api.types[type_].values]

    steps = [{"t": 0, "flags": [w]} for w in words("velto_input_flag")]
    steps += [{"t": 0, key: words("velto_button")} for key in ("buttons_down", "buttons_pressed", "buttons_released")]
    steps += [{"t": 0, "states": words("velto_input_state"), "gestures": words("velto_gesture")}]
    steps += [{"t": 0, "motion_mode": w} for w in words("velto_motion_mode")]
    steps += [{"t": 0, "rate_mode": w} for w in words("velto_rate_mode")]
    steps += [{"t": 0, "gyro_calibration": w} for w in words("velto_gyro_calibration")]
    fields = {name for name, _ in abi.velto_input._fields_}
    followed = {
        "struct_size", "device", "player_index", "pointer_direction", "poll_count", "packet_age", "dt",
        "primary_count", "throw_count", "shake_count", "swing_count", "action_count",
    }
    said = {key for step in steps for key in step} - {"t"}
    lengths = {"orientation": 4, "acceleration": 3, "rotation_rate": 3, "finger_press_count": 5}
    for name in sorted(fields - followed - said):
        steps.append({"t": 0, name: [1] * lengths[name] if name in lengths else 1})
    robot.play(*steps)
    for name in sorted(followed):
        assert failure(lambda: robot.play({"t": 0, name: 1})) == abi.VELTO_ERROR_FORMAT


@pytest.mark.parametrize(
    "script, message",
    [
        (b"", "line 1: the script is empty"),
        (b"{}", 'line 1, column 1: the first line must be {"velto_script": 1}'),
        (b'{"velto_script": 2}', "line 1, column 18: this version of the library reads scripts of version 1"),
        (b'{"velto_script": 1, "t": 0}', 'line 1, column 21: "t" cannot stand in the first line'),
        (text({}), 'line 2, column 1: the time "t" is missing'),
        (text({"t": -1}), "line 2, column 7: t is -1.0: must be 0 to 604800.0 seconds"),
        (text({"t": 1}, {"t": 0.5}), "line 3, column 7: t is 0.5: must not be before the line above"),
        (text({"t": 0, "position": 1}), 'line 2, column 10: "position" is no member of velto_input'),
        (text({"t": 0, "dt": 1}), 'line 2, column 10: "dt" cannot be supplied'),
        (b"# a note", 'line 1, column 1: the first line must be {"velto_script": 1}'),
        (b'{"t": 0}', 'line 1, column 2: the first line must be {"velto_script": 1}'),
        (text({"t": 0}) + b"\0", "line 3: contains a NUL byte: pass the size of the text without its end"),
        (text({"t": 0, "position_x": "left"}), 'line 2, column 24: "position_x" must be a number'),
        (text({"t": 0, "a\0b\x7f": 1}), 'line 2, column 10: "a\\u0000b\\u007f" is no member of velto_input'),
        (text({"t": 0, "buttons_down": ["fire"]}), 'line 2, column 27: "fire" must be one of main, thumb, index, middle, ring, little'),
        (text({"t": 0, "rate_mode": "quick"}), 'line 2, column 23: "quick" must be one of unknown, fast, normal, low_power'),
        (text({"t": 0, "finger_press_count": [1, 2]}), "line 2, column 36: must have 5 elements"),
        (text({"t": 0, "orientation": [1, 0, 0, 0, 0]}), "line 2, column 35: must have 4 elements"),
        (text({"t": 0, "battery": 1e300}), "line 2, column 21: is too large"),
        (text({"t": 0, "packet_count": -1}), "line 2, column 26: -1 is not an integer of 0 to 18446744073709551615"),
        (text() + b'{"t": 0, "t": 0}', 'line 2, column 10: "t" appears twice'),
        (text() + b'{"t": NaN}', "line 2, column 7: a value is missing"),
    ],
)
def test_errors_say_line_and_column_and_play_nothing(context: PumpedContext, robot: Played, script: bytes, message: str) -> None:
    with pytest.raises(Failed) as raised:
        robot.play(script)
    assert raised.value.result == abi.VELTO_ERROR_FORMAT and str(raised.value).endswith(", " + message)
    context.advance(1)
    assert robot.poll().packet_count == 0


def test_another_script_cancellation_and_the_end_of_the_link_end_a_script(context: PumpedContext, robot: Played) -> None:
    later = {"t": 10, "position_x": 1}
    first = robot.play(later)
    second = robot.play(later)
    context.advance(0)
    assert result(context, first) == abi.VELTO_ERROR_CANCELLED and result(context, second) == abi.VELTO_PENDING
    context.op_cancel(second)
    context.advance(0)
    assert result(context, second) == abi.VELTO_ERROR_CANCELLED
    third = robot.play(later)
    context.device_disconnect(robot.device, None)
    context.advance(0)
    assert result(context, third) == abi.VELTO_ERROR_CANCELLED
    fourth = robot.play(later)
    context.advance(20)
    assert result(context, fourth) == abi.VELTO_ERROR_NOT_CONNECTED and robot.poll().position_x == 0
    context.connect(robot.device)
    fifth = robot.play(later)
    context.op_wait(context.answer(abi.velto_op, "device_forget", robot.device))
    assert result(context, fifth) == abi.VELTO_ERROR_CANCELLED


def test_a_script_can_lose_the_link_and_find_it_again(context: PumpedContext, robot: Played) -> None:
    robot.play(
        {"t": 0, "position_x": 0.5, "buttons_down": ["main"]}, {"t": 1, "flags": []},
        {"t": 2, "flags": ["connected"]}, {"t": 3, "position_x": -0.5})
    assert robot.at(0).flags & abi.VELTO_INPUT_CONNECTED
    value = robot.at(1)
    assert not value.flags & abi.VELTO_INPUT_CONNECTED and value.position_x == 0 and value.buttons_released == MAIN
    value = robot.at(2)
    assert value.flags & abi.VELTO_INPUT_CONNECTED and not value.flags & abi.VELTO_INPUT_RECEIVING
    value = robot.at(3)
    assert value.flags & abi.VELTO_INPUT_RECEIVING and value.position_x == -0.5
    kinds = [event.type for event in context.events(abi.VELTO_EVENT_DEVICE_CONNECTED, abi.VELTO_EVENT_DEVICE_DISCONNECTED)]
    assert kinds == [
        abi.VELTO_EVENT_DEVICE_CONNECTED, abi.VELTO_EVENT_DEVICE_DISCONNECTED, abi.VELTO_EVENT_DEVICE_CONNECTED]


def test_an_exact_step_has_no_consequences(robot: Played) -> None:
    robot.play({"t": 0, "exact": True, "buttons_down": ["main"], "press_count": 3})
    value = robot.at(0)
    assert (value.buttons_down, value.press_count, value.click_count, value.packet_count) == (MAIN, 3, 0, 0)
    assert value.buttons_pressed == value.gestures == 0 and not value.flags & abi.VELTO_INPUT_FRESH


def test_counts_of_the_first_line_are_those_of_a_new_device_only(context: PumpedContext) -> None:
    start = {**HEADING, "press_count": 5, "release_count": 5, "poll_count": 7, "throw_count": 2, "finger_press_count": [1, 0, 0, 0, 0]}
    script = (json.dumps(start) + "\n" + json.dumps({"t": 0, "press_count": 6}) + "\n").encode()
    new, used = Played(context, "new"), Played(context, "used")
    used.supply(buttons_down=MAIN)
    used.poll()
    new.play(script), used.play(script)
    value = new.at(0)
    assert (value.press_count, value.release_count, value.poll_count, value.throw_count) == (6, 5, 8, 2)
    assert list(value.finger_press_count) == [1, 0, 0, 0, 0]
    value = used.at(0)
    assert (value.press_count, value.release_count, value.poll_count, value.throw_count) == (2, 0, 2, 0)


def test_files_are_played_and_their_errors_name_them(context: PumpedContext, robot: Played, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_bytes(text({"t": 0, "position_x": 0.5}))
    bad.write_bytes(text({"t": -1}))
    context.op_wait(robot.play_file(good))
    assert robot.poll().position_x == 0.5
    with pytest.raises(Failed) as raised:
        robot.play_file(bad)
    assert raised.value.result == abi.VELTO_ERROR_FORMAT and f"{bad}, line 2, column 7" in str(raised.value)
    assert failure(lambda: robot.play_file(tmp_path / "none")) == abi.VELTO_ERROR_NOT_FOUND
    assert failure(lambda: robot.play_file(tmp_path)) == abi.VELTO_ERROR_IO
    assert failure(lambda: robot.play_file(Path("/proc/self/mem"))) in (abi.VELTO_ERROR_FORMAT, abi.VELTO_ERROR_IO)


def test_measurements_need_their_capability(context: PumpedContext, robot: Played) -> None:
    step = {"t": 5, "battery": 0.5}
    with pytest.raises(Failed) as raised:
        robot.play({"t": 1}, step)
    assert raised.value.result == abi.VELTO_ERROR_UNSUPPORTED and "line 3: the device was created without" in str(raised.value)
    full = Played(context, "full", ALL_BUT_MOTION)
    full.play(step)
    value = full.at(5)
    assert value.battery == 0.5 and value.flags & abi.VELTO_INPUT_HAS_BATTERY
    assert failure(lambda: robot.context.answer(abi.velto_op, "device_play_script", context.ingest_device(), b"{}", 2)) == (
        abi.VELTO_ERROR_UNSUPPORTED)


def test_many_steps_at_once_do_not_keep_the_loop_from_other_work(context: PumpedContext, robot: Played) -> None:
    steps = [{"t": 0, "buttons_down": ["main"] if index % 2 == 0 else []} for index in range(5000)]
    operation = robot.play(*steps)
    context.op_wait(operation)
    value = robot.poll()
    assert value.press_count == value.release_count == 2500 and value.packet_count == 5000
