"""The examples in the headers compile as C and C++ without a warning, and do in a simulated world what they say."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parent
INCLUDE = FOLDER.parents[1] / "include"
# Designated initializers leave the rest at zero on purpose, which g++ warns of and gcc does not.
LANGUAGES = {
    "c": ["gcc", "-std=c11", "-Wstrict-prototypes"],
    "c++": ["g++", "-std=c++20", "-Wold-style-cast", "-Wno-missing-field-initializers"],
}
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Werror",
          "-D_POSIX_C_SOURCE=200809L", "-I", str(INCLUDE), "-I", str(FOLDER)]

DOCUMENTED = re.compile(r"/\*\*\n((?: \*(?!/).*\n)+) \*/\nVELTO_API [^;(]*?\*?(velto_\w+)\(")
CODE = re.compile(r"(?<= \*\n)((?: \*     .*\n| \*\n(?= \*     ))+)")


def examples() -> dict[str, str]:
    """The indented lines in the comments of functions, by function."""
    found = {}
    for header in sorted((INCLUDE / "veltokit").glob("*.h")):
        for comment, name in DOCUMENTED.findall(header.read_text()):
            prose = comment.split("\n * @")[0] + "\n"
            if block := CODE.search(prose):
                found[name] = re.sub(r"^ \*(     )?", "", block[1], flags=re.M)
    return found


@dataclass
class World:
    """What an example finds, and what it prints there."""

    prints: str
    """A pattern for the end of the output."""
    script: str | None = "play"
    """Of the simulated cap; none for a device with a battery level."""
    is_connected: bool = True
    before: str = ""
    """Statements in front of the example, and behind it."""
    after: str = ""
    clock: str = "VELTO_CONTEXT_MANUAL_CLOCK"


LINK = "velto_sim_link link = VELTO_SIM_LINK_INIT;\n"
INFO = "velto_device_info now = VELTO_DEVICE_INFO_INIT;\nvelto_device_get_info(device, &now);\n"
BOARD = "const velto_device board = connected_board(context);"
MOVED = r"paddle 0 at -?(0\.[1-9]|1)\d"
"""A paddle that has left the middle."""

PROGRAM = (
    "velto_op read;\nvelto_mw_program_item items[4];\nsize_t count = 0;\nvelto_mw_recover(board, &read);\n"
    "velto_op_wait(read, 10, NULL);\nvelto_mw_list_program(board, items, 4, &count);\n")
"""What a board does by itself, after the commands before."""

REQUEST_AND_ANSWER = """velto_sim_characteristic table[2];
memset(table, 0, sizeof table);
table[0].handle = 3;
table[0].properties = VELTO_ATTRIBUTE_PROPERTY_WRITE;
table[1].handle = 5;
table[1].properties = VELTO_ATTRIBUTE_PROPERTY_NOTIFY;
velto_sim_set_characteristics(sim, table, 2);
velto_sim_set_bare(sim, 1);
velto_sim_report_link(sim, 1);"""
ASKED = """velto_sim_notification answer;
velto_sim_report_subscription(sim, 5, 1);
velto_sim_write_value(sim, 3, 1, "\x10\x2a", 2);
velto_context_advance_clock(context, 0.03);
if (velto_sim_poll_notification(sim, &answer) == VELTO_OK) printf("%02x %02x\\n", answer.bytes[0], answer.bytes[1]);"""
FAILING = """for (int index = 0; index < 3; index++) {
printf("%s ", velto_result_name(velto_sim_write_value(sim, 3, 1, "\x10", 1)));
}
printf("%s\\n", velto_result_name(velto_sim_report_subscription(sim, 5, 1)));"""

BOARD = "const velto_device board = connected_board(context);"

WORLDS = {
    "velto_context_create": World("^$"),
    "velto_context_set_auto_connect": World(MOVED, script="sweep", is_connected=False),
    "velto_context_dispatch": World(
        "connected\n$", is_connected=False, clock="0",
        before="frames_left = 60;\nvelto_device_connect(device, NULL, NULL);",
        after='velto_event seen;\nwhile (velto_context_poll_event(context, &seen) == VELTO_OK) '
              'if (seen.type == VELTO_EVENT_DEVICE_CONNECTED) puts("connected");'),
    "velto_context_poll_player": World(
        "serve\n(?s:.*)" + MOVED, script="sweep", before="velto_sim_press_button(sim, 0.1);"),
    "velto_device_poll_input": World(MOVED, script="sweep"),
    "velto_device_set_bindings": World(
        "^22 rows\n$", is_connected=False, before="velto_device_set_family(device, VELTO_FAMILY_TAP);",
        after='velto_device_get_bindings(device, rows, 64, &count);\nprintf("%zu rows\\n", count);'),
    "velto_context_poll_event": World(
        "connected\nlost, reconnecting\n$", before="velto_sim_drop_link(sim);\nvelto_context_advance_clock(context, 1);"),
    "velto_context_wait_event": World("DEVICE_CONNECTED.*\n(?s:.*)no event for 5 seconds\n$", script="rest"),
    "velto_context_create_queue": World("^click\n$", script="rest", before="velto_sim_press_button(sim, 0.5);"),
    "velto_context_start_scan": World(
        "^3\n$", is_connected=False,
        after=f"velto_context_advance_clock(context, 5);\n{INFO}" 'printf("%d\\n", now.link_state);'),
    "velto_device_connect": World(
        "rejected", is_connected=False, before=f"{LINK}link.refuses_links = 1;\nvelto_sim_set_link(sim, &link);"),
    "velto_context_connect_device": World(
        "^1\n$", is_connected=False, after=f"{INFO}" 'printf("%d\\n", now.player_index);'),
    "velto_op_wait": World(
        "^The operation was cancelled", is_connected=False,
        before=f"{LINK}link.is_in_range = 0;\nvelto_sim_set_link(sim, &link);\nvelto_device_connect(device, NULL, &op);"),
    "velto_device_find_characteristic": World("^3\n$", script=None, after='printf("%d\\n", battery_level);'),
    "velto_device_read_value": World("^battery: 66 %\n$", script=None),
    "velto_device_subscribe": World(r"^16 bytes, the first is 34\n"),
    "velto_device_find_signal": World("^3 channels\n$"),
    "velto_signal_start_stream": World(
        r"^-?\d+ -?\d+\n", script="sweep",
        before="velto_signal axes;\nvelto_device_find_signal(device, VELTO_TRIKI_AXES, &axes);"),
    "velto_tap_write_mode": World("^VELTO_OK\n$", before="const velto_device tap = connected_tap(context);"),
    "velto_mw_set_sensor_config": World("^200.0 Hz, 4 g\n$", before=BOARD),
    "velto_mw_start_detector": World(
        "^VELTO_OK 32\n$", before=BOARD,
        after="velto_op last;\nvelto_result result;\nvelto_mw_info info = VELTO_MW_INFO_INIT;\n"
        "velto_mw_clear_steps(board, &last);\nvelto_op_wait(last, 20, &result);\nvelto_mw_get_info(board, &info);\n"
        'printf("%s %u\\n", velto_result_name(result), info.detectors);'),
    "velto_mw_play_led": World(
        "^VELTO_OK\n$", before=BOARD,
        after="velto_op last;\nvelto_result result;\nvelto_mw_control_led(board, VELTO_MW_LED_ACTION_PAUSE, &last);\n"
        "velto_op_wait(last, 20, &result);\nputs(velto_result_name(result));"),
    "velto_mw_write_settings": World(
        "^VELTO_OK Left hand\n$", before=BOARD,
        after="velto_op last;\nvelto_result result;\nvelto_mw_read_settings(board, &last);\n"
        "velto_op_wait(last, 20, &result);\nvelto_mw_get_settings(board, &settings);\n"
        'printf("%s %s\\n", velto_result_name(result), settings.name);'),
    "velto_mw_write_test_notification": World(
        "^1 0\n$", before=BOARD + "\nvelto_signal button;\nvelto_stream presses;\nvelto_op begun;\n"
        "velto_device_find_signal(board, VELTO_MW_SWITCH, &button);\n"
        "velto_signal_start_stream(button, NULL, &presses, &begun);\nvelto_op_wait(begun, 20, NULL);",
        after="float values[2] = {9, 9};\nvelto_context_advance_clock(context, 1);\n"
        "velto_stream_read(presses, values, sizeof values[0], 2, NULL, NULL);\n"
        'printf("%d %d\\n", values[0] > 0.5f, values[1] > 0.5f);'),
    "velto_mw_define_bus_signal": World(
        "^VELTO_OK\n$", before=BOARD,
        after='velto_signal found;\nputs(velto_result_name(velto_device_find_signal(board, "lux", &found)));'),
    "velto_mw_create_logger": World(
        "^0 1$", before=BOARD, after='velto_op_wait(op, 10, NULL);\nvelto_mw_log_info log = VELTO_MW_LOG_INFO_INIT;\n'
        'velto_mw_get_log_info(board, &log);\nprintf("%d %u", log.mode, log.flags);'),
    "velto_mw_create_timer": World("^1 0.5$", before=BOARD, after=PROGRAM + 'printf("%zu %g", count, items[0].period);'),
    "velto_mw_create_event": World("^1 1$", before=BOARD, after=PROGRAM + 'printf("%zu %u", count, items[0].source_module);'),
    "velto_mw_create_processor": World(
        "^m/s²\n$", before=BOARD, after='velto_signal output;\nvelto_channel_info info = VELTO_CHANNEL_INFO_INIT;\n'
        'if (velto_processor_get_output(length, &output) == VELTO_OK &&\n'
        '    velto_signal_get_channel(output, 0, VELTO_UNITS_SI, &info) == VELTO_OK) puts(info.unit);'),
    "velto_mw_estimate_log": World("^1.5 h of log\n1.5 h of download\n$", before=BOARD),
    "velto_mw_create_sequence": World("^08 01 F8 F4 01 00  run the motor\n$", before=BOARD),
    "velto_device_update_firmware": World(
        "rejected", before=f"{BOARD}\nvelto_op op;\nvelto_firmware firmware;\nvelto_result result = VELTO_PENDING;\n"
        'velto_firmware_create("firmware", 8, VELTO_FIRMWARE_FORMAT_BIN, &firmware);',
        after="puts(velto_result_message(result));"),
    "velto_mw_start_download": World(
        "^VELTO_OK\n$", before=f"{BOARD}\nvelto_result result = VELTO_PENDING;", after="puts(velto_result_name(result));"),
    "velto_mw_request": World(r"^\d+ %\n$", before=BOARD),
    "velto_device_play_haptic": World("^$", before="const velto_device tap = connected_tap(context);"),
    "velto_orientation_filter": World("^2 0.0050\n$", is_connected=False, after='printf("%zu %.4f\\n", count, z);'),
    "velto_driver_create": World(r"paddle 0 at \d+\.\d\d\n$"),
    "velto_strategy_create": World(r"throw \d\.\d\d\n", script="bowling"),
    "velto_navigator_create": World(
        r"^item 2\n$", script="rest", before="velto_context_advance_clock(context, 1);\n"
        "velto_device_poll_input(device, 0, &input);\nvelto_sim_set_motion(sim, 250, 0, 0);"),
    "velto_device_begin_menu_motion": World("^$"),
    "velto_device_calibrate_neutral": World("^$"),
    "velto_device_start_calibration": World(r"progress 1000 of 1000\n$", script="rest"),
    "velto_device_set_motion_config": World("^$"),
    "velto_context_create_sim": World("^$"),
    "velto_keyboard_create": World(
        "^1.00 and 1 press\n$", is_connected=False,
        after="velto_device_poll_input(player, 0, &input);\n"
        'printf("%.2f and %u press\\n", input.position_x, input.press_count);'),
    "velto_device_start_recording": World(
        "^0 1\n$", after='printf("%d %d\\n", outcome, fopen("play.jsonl", "r") != NULL);'),
    "velto_device_play_script": World(
        "^-1.00 and 1 press\n$", is_connected=False,
        after="velto_context_advance_clock(context, 1);\nvelto_device_poll_input(robot, 0, &input);\n"
        'printf("%.2f and %u press\\n", input.position_x, input.press_count);'),
    "velto_sim_set_characteristics": World(
        "^80 %\n$", script=None, after="uint8_t level_read[1];\nvelto_sim_get_value(sim, 3, level_read, 1, NULL);\n"
        'printf("%d %%\\n", level_read[0]);'),
    "velto_sim_set_reactions": World("^11 2a\n$", script=None, before=REQUEST_AND_ANSWER, after=ASKED),
    "velto_sim_set_i2c_registers": World(
        after="uint8_t kept[256];\nsize_t size;\n"
        'if (velto_sim_get_i2c_registers(sim, 0x48, 1, kept, sizeof kept, &size) == VELTO_OK) printf("%zu %02x\\n", size, kept[0]);',
        prints="255 12"),
    "velto_sim_inject_step": World(
        "^fingers 3\nVELTO_ERROR_UNSUPPORTED\n$", script=None, is_connected=False,
        before="velto_event event;\nconst velto_sim other = sim;",
        after="while (velto_context_poll_event(context, &event) == VELTO_OK) {\n"
        'if (event.type == VELTO_EVENT_TAP) printf("fingers %u\\n", event.data.tap.combination);\n}\n'
        'printf("%s\\n", velto_result_name(velto_sim_inject_step(other, &tap)));'),
    "velto_sim_set_faults": World(
        "^VELTO_OK VELTO_ERROR_REJECTED VELTO_OK VELTO_ERROR_NOT_CONNECTED\n$", script=None,
        before=REQUEST_AND_ANSWER, after=FAILING),
    "velto_device_pair": World(
        r"^Does the device show 123456\?\nVELTO_ERROR_REJECTED\n$",
        before="velto_sim_set_pairing(sim, VELTO_SIM_PAIRING_COMPARES_PASSKEY, 123456);\nvelto_context_flush_events(context);",
        after="puts(velto_result_name(event.result));"),
    "velto_sim_set_pairing": World(
        "^VELTO_OK\n$", before="velto_context_flush_events(context);", after="puts(velto_result_name(event.result));"),
    "velto_context_create_virtual_device": World(
        "^paddle at 0.50, 1 press\n$", is_connected=False,
        after='printf("paddle at %.2f, %u press\\n", input.position_x, input.press_count);'),
    "velto_context_create_host_radio": World(
        "^idle\n$", before="velto_context_start_scan(context, NULL, NULL);",
        after='if (velto_host_poll_request(host, &request) == VELTO_NOTHING) puts("idle");'),
    "velto_host_report_advertisement": World(
        "^1\n$", before="velto_host host;\nvelto_context_create_host_radio(context, NULL, &host);",
        after='printf("%u\\n", peer);'),
    "velto_store_add_device": World(
        r"button main, .*",
        before='velto_device wearable = device;\nuint64_t session;\nvelto_store store;\n'
        'velto_context_open_store(context, ":memory:", &store);\nvelto_store_begin_session(store, NULL, &session);\n'
        "velto_sim_press_button(sim, 0.1);\n",
    ),
    "velto_store_download_log": World(
        r"result 0, 1 sessions",
        before='const velto_device board = connected_board(context);\nvelto_store store;\n'
        'velto_context_open_store(context, ":memory:", &store);\n',
        after='velto_store_info found = VELTO_STORE_INFO_INIT;\nvelto_store_get_info(store, &found);\n'
        'printf("result %d, %u sessions\\n", result, found.session_count);\n',
    ),
    "velto_store_remove_sessions": World(
        r"0 sessions",
        before='velto_store store;\nvelto_context_open_store(context, ":memory:", &store);\n',
        after='printf("%" PRIu64 " sessions\\n", count);\n',
    ),
    "velto_context_open_store": World(
        r"^walk, ended, [1-9]\d\d frames\n$",
        before="velto_signal axes;\nvelto_device_find_signal(device, VELTO_TRIKI_AXES, &axes);",
        after="velto_session_info found;\nsize_t count;\n"
        'velto_context_open_store(context, "walk.velto", &store);\nvelto_store_list_sessions(store, &found, 1, &count);\n'
        'const char *state = found.state == VELTO_SESSION_STATE_ENDED ? "ended" : "not ended";\n'
        'printf("%s, %s, %" PRIu64 " frames\\n", found.label, state, found.frame_count);'),
    "velto_store_export_session": World(
        r"^[1-9]\d\d rows\n$",
        before="velto_signal axes;\nvelto_device_find_signal(device, VELTO_TRIKI_AXES, &axes);\nvelto_store store;\nuint64_t session;\n"
        'velto_context_open_store(context, "walk.velto", &store);\nvelto_store_begin_session(store, "walk", &session);\n'
        "velto_store_add_signal(store, session, axes);\nwhile (game_is_running()) {}\nvelto_store_end_session(store, session);",
        after='char line[200];\nint rows = 0;\nFILE *file = fopen("walk.csv", "r");\n'
        'while (file != NULL && fgets(line, sizeof line, file) != NULL) rows++;\nprintf("%d rows\\n", rows);'),
    "velto_store_filter_orientation": World(
        r"^2 tracks, 2 orientations of length 1\n$",
        before='velto_store store;\nuint64_t session, track;\nvelto_track_def row = VELTO_TRACK_DEF_INIT;\n'
        'velto_frame_info times[2] = {{.timestamp_ns = 10000000}, {.timestamp_ns = 20000000}};\nconst uint8_t level[24] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 65};\n'
        'velto_context_open_store(context, ":memory:", &store);\nvelto_store_begin_session(store, "walk", &session);\n'
        'row.value_type = VELTO_VALUE_TYPE_F32;\n'
        'row.signal = "turns";\nrow.channels = "x [rad/s], y [rad/s], z [rad/s]";\nvelto_store_add_track(store, session, &row, &track);\n'
        'velto_store_write_track(store, track, times, 2, level, sizeof level);\n'
        'row.signal = "forces";\nrow.channels = "x [m/s\u00b2], y [m/s\u00b2], z [m/s\u00b2]";\nvelto_store_add_track(store, session, &row, &track);\n'
        'velto_store_write_track(store, track, times, 2, level, sizeof level);\nvelto_store_end_session(store, session);',
        after='double sum = 0;\nfor (int i = 0; i < 4; i++) sum += found[1].orientation[i] * found[1].orientation[i];\n'
        'printf("2 tracks, %zu orientations of length %g\\n", total, sum);',
    ),
    "velto_context_describe_search": World(r"^\w.*\.\n$", is_connected=False),
    "velto_device_play_pulse": World("^hit\n$"),
    "velto_firmware_load": World(r"there is no file firmware\.zip"),
    "velto_error_message": World("^VELTO_ERROR_INVALID_ARGUMENT: players is 100: must be 0 to 64\n$"),
}

SURROUNDINGS = {
    "context": "velto_context *", "sim": "velto_sim ", "device": "velto_device ", "op": "velto_op ",
    "navigator": "velto_navigator *", "battery_level": "uint16_t ", "characteristic": "uint16_t ",
}
"""Members of what stands around an example, which it takes as variables of the same names."""


def function(name: str, code: str, world: World) -> str:
    """An example with the variables that it uses and does not declare."""
    body = "\n".join(filter(None, (world.before, code.rstrip(), world.after)))

    spoken = re.sub("//.*", "", body)

    def is_free(variable: str) -> bool:
        return bool(re.search(rf"(?<!\.)\b{variable}\b", spoken)) and not re.search(rf"^\s*\w+ \*?{variable}( =|;)", spoken, re.M)

    variables = [f"{type_}{name} = around->{name};" for name, type_ in SURROUNDINGS.items() if is_free(name)]
    variables += ["velto_input input = VELTO_INPUT_INIT;"] if is_free("input") else []
    variables += ["const double court_width = 640;"] if is_free("court_width") else []
    head = f"static int example_of_{name}(struct around *around) {{\n(void)around;"
    return "\n".join([head, *variables, body, "return 0;", "}", ""])


def program(name: str, code: str) -> str:
    world = WORLDS[name]
    script = f'"{world.script}"' if world.script else "NULL"
    begin = f"begin(&around, {world.clock}, {script}, {int(world.is_connected)})"
    return "\n".join([
        '#include "around_examples.h"', "", function(name, code, world), "int main(void) {", "struct around around;",
        "memset(&around, 0, sizeof around);", f"if (!{begin}) return 2;", f"return example_of_{name}(&around);", "}", ""])


EXAMPLES = examples()

ENTRY_POINTS = [
    "velto_context_create", "velto_context_set_auto_connect", "velto_context_dispatch", "velto_context_poll_player",
    "velto_device_poll_input", "velto_context_poll_event", "velto_context_create_queue", "velto_context_connect_device", "velto_op_wait",
    "velto_device_read_value", "velto_device_subscribe", "velto_device_find_signal", "velto_signal_start_stream", "velto_driver_create",
    "velto_strategy_create", "velto_navigator_create", "velto_device_start_calibration", "velto_context_create_sim",
    "velto_context_create_virtual_device", "velto_context_create_host_radio", "velto_context_open_store", "velto_mw_create_logger",
    "velto_error_message",
]


def test_examples_are_those_of_the_description(api: Any) -> None:
    described = {each.name: each.example + "\n" for each in api.functions() if each.example}
    assert EXAMPLES == described
    assert set(EXAMPLES) == set(WORLDS) and len(EXAMPLES) > 20


def test_entry_points_have_examples() -> None:
    """What a program begins with."""
    assert [name for name in ENTRY_POINTS if name not in EXAMPLES] == []


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_example_compiles(name: str, language: str) -> None:
    command = [*LANGUAGES[language], *STRICT, "-fsyntax-only", "-x", language, "-"]
    compiled = subprocess.run(command, input=program(name, EXAMPLES[name]), capture_output=True, text=True)
    assert compiled.returncode == 0, compiled.stderr


@pytest.mark.sweep
@pytest.mark.parametrize("name", EXAMPLES)
def test_example_does_what_it_says(name: str, tmp_path: Path, library_path: Path) -> None:
    source, binary = tmp_path / "example.c", tmp_path / "example"
    source.write_text(program(name, EXAMPLES[name]))
    linked = subprocess.run(
        [*LANGUAGES["c"], *STRICT, source, "-o", binary, library_path, f"-Wl,-rpath,{library_path.parent}"],
        capture_output=True, text=True)
    assert linked.returncode == 0, linked.stderr
    ran = subprocess.run([binary], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert re.search(WORLDS[name].prints, ran.stdout + ran.stderr), (ran.stdout, ran.stderr)
