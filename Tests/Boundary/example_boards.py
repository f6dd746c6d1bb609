"""What the worked examples of MetaWear boards play on in C: simulated boards, and the packets that arrive at them."""

from __future__ import annotations

import ctypes
import re
from typing import Any

from connected_board import ACCELEROMETER, GYROSCOPE, R, ConnectedBoard, S, led_preset
from pumped_context import pumped
from stream_reader import StreamReader
from veltokit import abi
from worked_examples import Row, Table, Thing, words

BOARDS = {("3", "1"): R, ("3", "4"): S, ("19", "0"): R, ("19", "1"): S}
"""The board of a chip: by module and implementation."""
RATE_MAX, RANGE_MAX = 3200, 2000
STREAMED = {"acceleration": ACCELEROMETER, "angular-velocity": GYROSCOPE, "switch": None}
PACKED = {(0x03, 0x1C), (0x03, 0x05), (0x13, 0x07)}
SENSORS = {"3": (ACCELEROMETER, "range_g"), "19": (GYROSCOPE, "range_dps")}
PLAIN_NUMBERS = ("threshold", "duration", "window", "quiet", "shock", "hysteresis")


def number_of(prefix: str, name: str) -> int:
    """The constant of a name in camel case."""
    return int(getattr(abi, f"VELTO_MW_{prefix}_" + re.sub(r"(?<!^)([A-Z])", r"_\1", name).upper()))


def text(packets: list[str]) -> str:
    return ", ".join(packets) or "–"


class BoardThing:
    """Each row is played on a board of its own."""

    def __init__(self, library: Any, setup: Row) -> None:
        self.library, self.setup = library, setup

    def play(self, given: Row) -> Row:
        module, chip = self.setup.get("module", "3"), self.setup.get("implementation", "1")
        with pumped(self.library) as context:
            return self.play_on(ConnectedBoard(context, BOARDS.get((module, chip), R)), given)

    def play_on(self, board: ConnectedBoard, given: Row) -> Row:
        raise NotImplementedError

    def close(self) -> None:
        pass


class ExampleChip(BoardThing):
    def play_on(self, board: ConnectedBoard, given: Row) -> Row:
        sensor, limit = SENSORS[self.setup["module"]]
        chosen = board.set_sensor(sensor, rate=float(given["rate"]), **{limit: float(given["range"])})
        packets = board.writes_of("mw_start_sensor", sensor)
        return {
            "configuration": packets[-3], "start": text(packets[-2:]), "hz": words(chosen.rate),
            "limit": words(getattr(chosen, limit))}


class ExampleSignal(BoardThing):
    def play_on(self, board: ConnectedBoard, given: Row) -> Row:
        packet, name = bytes.fromhex(given["bytes"]), self.setup["named"]
        sensor = STREAMED[name]
        if sensor is not None:
            limit = SENSORS[self.setup["module"]][1]
            board.set_sensor(sensor, is_unpacked=tuple(packet[:2]) not in PACKED, **{limit: float(self.setup["range"])})
        stream = StreamReader(board.context, board.device, name, abi.VELTO_UNITS_NATIVE)
        board.context.op_wait(stream.start)
        stream.read()
        board.notifies(packet)
        return {"values": words([value for row in stream.read()[0] for value in row])}


class ExampleLight(BoardThing):
    def play_on(self, board: ConnectedBoard, given: Row) -> Row:
        color = number_of("LED_COLOR", self.setup["color"])
        if "preset" in self.setup:
            pattern = led_preset(board.context, number_of("LED_PRESET", self.setup["preset"]), color)
        else:
            pattern = abi.velto_mw_led_pattern(color=color, high=1, hold=0.5, period=1)
        for name, cell in given.items():
            if name == "repeats":
                pattern.repeat_count = int(cell)
            else:
                above, _, below = cell.partition("/")
                setattr(pattern, name, float(above) / float(below or 1))
        packets = board.writes_of("mw_play_led", ctypes.byref(pattern), 1, abi.VELTO_MW_LED_ACTION_PLAY)
        return {"packet": packets[1]}


class ExampleDetector(BoardThing):
    def play_on(self, board: ConnectedBoard, given: Row) -> Row:
        board.set_sensor(range_g=float(self.setup.get("range", 2)))
        config = board.detector(number_of("DETECTOR", self.setup["named"]))
        for name in PLAIN_NUMBERS:
            setattr(config, name, float(given.get(name, 0)))
        config.axes, config.count = int(given.get("axes", 0)), int(given.get("count", 0))
        config.mode = number_of("DETECTOR_MODE", given.get("mode", "default"))
        config.arm = number_of("ARM", given.get("arm", "default"))
        packets = board.writes_of("mw_start_detector", ctypes.byref(config))
        if "bytes" in given:
            return self.found(board, bytes.fromhex(given["bytes"]))
        cleared = board.writes_of("mw_clear_steps")[-1] if self.setup["named"] == "stepCounter" else "–"
        return {**self.started(packets), "cleared": cleared}

    @staticmethod
    def started(packets: list[str]) -> Row:
        """What stands between the configuration of the accelerometer and its start: settings, notifications, switches."""
        begin = next(index for index, packet in enumerate(packets) if packet.startswith("03 03 "))
        between = [packet for packet in packets[begin + 1 :] if packet[:5] not in ("03 01", "03 02")]
        is_subscription = [len(packet) == 8 and packet.endswith(" 01") for packet in between]
        index = is_subscription.index(True) if True in is_subscription else 1
        return {"settings": text(between[:index]), "switches": text(between[index + is_subscription.count(True) :])}

    @staticmethod
    def found(board: ConnectedBoard, packet: bytes) -> Row:
        board.events()
        board.notifies(packet)
        found = [event.data.detected for event in board.events(abi.VELTO_EVENT_MW_DETECTED)]
        if not found:
            return {"code": "–", "axes": "–", "sign": "–"}
        return {"code": words(found[0].code), "axes": words(found[0].axes), "sign": words(found[0].sign)}


def can_set(table: Table) -> bool:
    """Whether velto_mw_sensor_config takes all rows: 0 is a default there, and nonsense is refused."""
    return all(
        0 < float(given["rate"]) <= RATE_MAX and 0 < float(given["range"]) <= RANGE_MAX for given, _ in table.rows)


def board_thing(library: Any, table: Table) -> Thing | None:
    """The thing of a table; none for what a simulated board has no variant of, or C cannot express."""
    setup = table.setup
    if table.thing == "chip" and can_set(table):
        return ExampleChip(library, setup)
    if table.thing == "signal" and setup["named"] in STREAMED:
        return ExampleSignal(library, setup)
    if table.thing == "light" and setup.get("revision", "1") != "0":
        return ExampleLight(library, setup)
    if table.thing == "detector" and setup.get("revision", "2") == "2":
        return ExampleDetector(library, setup)
    return None
