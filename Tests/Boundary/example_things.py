"""What the worked examples play with, as programs have it: everything goes through the C functions.

Each thing takes the cells of a row and answers what can be seen then, under the names of the protocol notes.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from fed_cap import FedCap, block
from pumped_context import FRAME, Caller, PumpedContext, packet
from pure_objects import LEFT, RATES, RIGHT, Driver, Navigator, Strategy, frame, structure
from veltokit import abi
from worked_examples import Row, Table, Thing, words

See = Callable[[Any], Any]
RATE_NAMES = {value: name for name, value in RATES.items()} | {abi.VELTO_RATE_MODE_UNKNOWN: "unknown"}


def number(cells: Row, name: str, default: float = 0) -> float:
    """A number, or a fraction like 1/60."""
    numerator, _, denominator = cells.get(name, str(default)).partition("/")
    return float(numerator) / float(denominator or 1)


def integers(cell: str) -> list[int]:
    return [int(word) for word in cell.split()]


def bit(member: str, value: int) -> See:
    return lambda seen: bool(getattr(seen, member) & value)


def member(*names: str) -> See:
    return lambda seen: [getattr(seen, name) for name in names] if len(names) > 1 else getattr(seen, names[0])


DIRECTIONS = {
    abi.VELTO_POINTER_DIRECTION_CENTER: "center", abi.VELTO_POINTER_DIRECTION_LEFT: "left",
    abi.VELTO_POINTER_DIRECTION_RIGHT: "right", abi.VELTO_POINTER_DIRECTION_UP: "up",
    abi.VELTO_POINTER_DIRECTION_DOWN: "down"}

INPUT: dict[str, See] = {
    "posX": member("position_x"), "posY": member("position_y"), "relX": member("relative_x"), "relY": member("relative_y"),
    "frameDeltaX": member("frame_delta_x"), "rawX": member("raw_x"), "direction": member("direction"),
    "velocity": member("velocity"), "trikiVelocity": member("velocity"), "throwPower": member("throw_power"),
    "tilt": member("sensor_tilt_x", "sensor_tilt_y"),
    "gyro": member("sensor_gyro_x", "sensor_gyro_y", "sensor_gyro_z"), "rotation": member("sensor_rotation"),
    "motion": member("sensor_motion"), "bleMode": lambda seen: RATE_NAMES[seen.rate_mode],
    "pointerDirection": lambda seen: DIRECTIONS[seen.pointer_direction],
    "isMoving": bit("states", abi.VELTO_INPUT_STATE_MOVING), "tiltLeft": bit("states", LEFT),
    "tiltRight": bit("states", RIGHT), "atRest": bit("states", abi.VELTO_INPUT_STATE_AT_REST),
    "primed": bit("states", abi.VELTO_INPUT_STATE_GESTURE_PRIMED),
    "buttonHighlight": bit("states", abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT),
    "click": bit("gestures", abi.VELTO_GESTURE_CLICK), "bleButtonClick": bit("gestures", abi.VELTO_GESTURE_CLICK),
    "primaryAction": bit("gestures", abi.VELTO_GESTURE_PRIMARY), "throw": bit("gestures", abi.VELTO_GESTURE_THROW),
    "shake": bit("gestures", abi.VELTO_GESTURE_SHAKE), "swing": bit("gestures", abi.VELTO_GESTURE_SWING),
    "flick": bit("gestures", abi.VELTO_GESTURE_SWING), "action": bit("gestures", abi.VELTO_GESTURE_ACTION),
    "receiving": bit("flags", abi.VELTO_INPUT_RECEIVING),
    "idle": bit("flags", abi.VELTO_INPUT_IDLE_LOW_POWER), "pressed": bit("buttons_pressed", abi.VELTO_BUTTON_MAIN),
    "down": bit("buttons_down", abi.VELTO_BUTTON_MAIN), "presses": member("press_count"), "clicks": member("click_count"),
    "throws": member("throw_count"), "packets": member("packet_count"),
}

MODES = {
    "paddle": abi.VELTO_MOTION_MODE_PADDLE, "pointer": abi.VELTO_MOTION_MODE_POINTER,
    "gesture": abi.VELTO_MOTION_MODE_GESTURE}
STYLES = {"game": abi.VELTO_GAMEPAD_STYLE_GAME, "smooth": abi.VELTO_GAMEPAD_STYLE_SMOOTH}
CONFIG = {
    "deadzone": "deadzone", "referenceDriftEnabled": "drift_enabled", "paddleInputGain": "paddle_input_gain",
    "paddleMicroDeadzone": "paddle_micro_deadzone", "paddleStillThreshold": "paddle_still_threshold",
    "paddleAutoCalibRetain": "paddle_auto_calibration_retain", "paddleAutoCalibBlend": "paddle_auto_calibration_blend",
    "paddleSmoothRetain": "paddle_smooth_retain",
    "paddleSmoothRetainIdle": "paddle_smooth_retain_idle", "paddleRawSmoothing": "paddle_raw_smoothing",
    "pointerSensitivity": "pointer_sensitivity", "pointerRotDamping": "pointer_damping",
    "pointerOutputSmoothing": "pointer_output_smoothing"}
"""The notes' names of what a configuration has, and ours."""

PACKETS: dict[str, Callable[[str], bytes]] = {
    "bytes": bytes.fromhex, "block": lambda cell: block(*integers(cell)),
    "y": lambda cell: block(0, round(float(cell) * 2000), 0)}
MINI_SHAKE = bytes.fromhex("02 F8")


def v2(cell: str) -> bytes:
    """i16@2, i16@4 and the button, as many as there are."""
    x, y, button = (integers(cell) + [0, 0])[:3]
    return packet(x, y, button=button)


def packets_of(cells: Row) -> list[bytes]:
    """A semicolon stands between packets, a plus between the parts of one."""
    encoders = PACKETS | {"v2": v2}
    packets = [
        b"".join(encoder(part) for part in each.split("+"))
        for name, encoder in encoders.items() if name in cells for each in cells[name].split(";")]
    if "button" in cells:
        packets[0] = packets[0][:1] + b"\1" + packets[0][2:]
    return [MINI_SHAKE, *packets] if "firmwareShake" in cells else packets


class Cap:
    """A device that is fed; a row is one frame of a game."""

    CALLS = {
        "calibrateCenter": "device_calibrate_neutral", "flipPaddleOffsetSign": "device_flip_paddle_offset",
        "resetCenter": "device_recenter"}

    def __init__(self, library: Any, setup: Row) -> None:
        self.context = PumpedContext(library)
        self.cap = FedCap(self.context)
        self.first: float | None = None
        self.dt = number(setup, "dt", FRAME)
        config = {CONFIG[name]: type(getattr(abi.velto_motion_config(), CONFIG[name]))(float(value))
                  for name, value in setup.items() if name in CONFIG}
        assert set(setup) <= {"mode", "style", "rate", "dt", *CONFIG}, setup
        if "mode" in setup:
            self.cap.set_config(MODES[setup["mode"]], **config) if config else self.cap.set_mode(MODES[setup["mode"]])
        if "style" in setup:
            self.context.device_set_gamepad_style(self.cap.device, STYLES[setup["style"]])
        if "rate" in setup:
            self.settle(setup["rate"])

    def settle(self, rate: str) -> None:
        for index in range(4):
            self.cap.at(index * self.dt)
            self.cap.feed(block(0, 0, 0))
            polled = self.cap.poll(self.dt)
        assert RATE_NAMES[polled.rate_mode] == rate
        self.first = -4 * self.dt

    def take(self, given: Row) -> None:
        """Everything of a row but the poll."""
        if "t" in given:
            time = float(given["t"])
            self.first = time if self.first is None else self.first
            self.cap.at(time - self.first)
        if "call" in given:
            getattr(self.context, self.CALLS[given["call"]])(self.cap.device)
        if "sample" in given:
            self.cap.feed_sample(*map(float, given["sample"].split()))
        self.cap.feed(*packets_of(given))

    def play(self, given: Row) -> Row:
        if self.first is not None and self.first < 0:
            self.context.advance(self.dt)
        self.take(given)
        polled = self.cap.poll(self.dt)
        debug = self.cap.debug()
        offset = debug.paddle_offset if debug.has_paddle_offset else None
        changes = [
            [RATE_NAMES[event.data.rate.previous], RATE_NAMES[event.data.rate.current]]
            for event in self.context.events(abi.VELTO_EVENT_RATE_MODE_CHANGED)]
        seen = {name: words(see(polled)) for name, see in INPUT.items()}
        return seen | {"paddleOffset": words(offset), "onModeChanged": words(changes)}

    def close(self) -> None:
        self.context.destroy()


class Moves(Cap):
    """The move events of a cap."""

    def __init__(self, library: Any, setup: Row) -> None:
        super().__init__(library, setup)
        self.queue = self.context.answer(
            abi.velto_queue, "context_create_queue", self.context.context, abi.VELTO_EVENT_CLASS_MOVE, 64)

    def play(self, given: Row) -> Row:
        super().play(given)
        moved = []
        while (event := self.context.answer(abi.velto_event, "queue_poll_event", self.queue)).type != abi.VELTO_EVENT_NONE:
            moved.append(event.data.move.direction)
        return {"move": words(moved)}


class Probe(Cap):
    """The byte probe of a cap."""

    def __init__(self, library: Any, setup: Row) -> None:
        super().__init__(library, setup)
        self.context.device_set_probe(self.cap.device, 1)
        self.told = 0

    def play(self, given: Row) -> Row:
        self.take(given)
        buffer, count = (abi.velto_probe_change * 80)(), ctypes.c_size_t()
        self.context.device_list_probe_changes(self.cap.device, buffer, 80, ctypes.byref(count))
        changes = buffer[self.told : count.value]
        self.told = count.value
        return {
            "changes": "; ".join(words([c.index, c.previous, c.current]) for c in changes) or "–",
            "masks": words([c.single_bit_mask for c in changes])}


class SleepingCap:
    """A connected simulator that sends what its rows say, and nothing else."""

    WAY = 0.02
    """Seconds within which packets and writes are through the simulated air."""
    WAKE = [bytes.fromhex("01 00"), bytes.fromhex("20 10 00 D0 07 34 00 03")]

    def __init__(self, library: Any, _: Row) -> None:
        self.context = PumpedContext(library)
        self.sim, _ = self.context.connected_cap()
        silence = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SILENCE, duration=1000)
        self.context.sim_set_script(self.sim, silence, 1, 0)
        self.context.advance(1)
        self.written()
        self.start: float | None = None

    def play(self, given: Row) -> Row:
        time = float(given["t"])
        if self.start is None:
            self.start = time - self.context.now_ns / 1e9
        self.context.advance(max(0, time - self.start - self.context.now_ns / 1e9))
        if "packet" in given:
            bytes_ = block(0, 0, 0)
            self.context.sim_inject_notification(self.sim, 0, bytes_, len(bytes_))
        self.context.advance(self.WAY)
        written = self.written()
        assert written in ([], self.WAKE), written
        return {"INIT+START": words(bool(written))}

    def written(self) -> list[bytes]:
        writes = []
        while True:
            write = self.context.answer(abi.velto_sim_write, "sim_poll_write", self.sim)
            if self.context.footnote == abi.VELTO_NOTHING:
                return writes
            writes.append(bytes(write.bytes[: write.size]))

    def close(self) -> None:
        self.context.destroy()


# Objects without a context


def made_input(rate: str, given: Row) -> abi.velto_input:
    """An input with what a row says of it."""
    tilt = {"left": LEFT, "right": RIGHT}.get(given.get("tilt", ""), 0)
    directions = {name: value for value, name in DIRECTIONS.items()}
    result = frame(
        rate, given.get("click") == "yes", position_x=number(given, "posX"), frame_delta_x=number(given, "frameDeltaX"),
        velocity=number(given, "trikiVelocity"), states=tilt,
        pointer_direction=directions[given.get("pointerDirection", "center")])
    if given.get("shake") == "yes":
        result.gestures |= abi.VELTO_GESTURE_SHAKE
    return result


class Object:
    """A driver or strategy, and how it plays a row."""

    def __init__(self, object_: Any, play: Callable[[Any, Row, abi.velto_input], dict[str, Any]], rate: str) -> None:
        self.object, self.step, self.rate = object_, play, rate

    def play(self, given: Row) -> Row:
        seen = self.step(self.object, given, made_input(self.rate, given))
        return {name: words(value) for name, value in seen.items()}

    def close(self) -> None:
        self.object.destroy()


def slot_or_none(slot: int) -> int | None:
    return None if slot < 0 else slot


def paddle_driver(setup: Row):
    return lambda driver, given, input_: {
        "x": driver.paddle(number(given, "x"), input_, center=number(setup, "center"))}


def menu_driver(setup: Row):
    def play(driver: Driver, _: Row, input_: abi.velto_input) -> dict[str, Any]:
        step = driver.menu(input_, slots=int(setup["slots"]), selection=int(setup["selection"]))
        return {"nudge": step.nudge, "slot": slot_or_none(step.slot), "usePositionFocus": bool(step.uses_position)}

    return play


def pointer_driver(setup: Row):
    def pair(cell: str) -> tuple[float, ...]:
        return tuple(map(float, cell.split()))

    return lambda driver, given, input_: {"aim": driver.pointer(pair(given["aim"]), pair(setup["target"]), input_)}


def lateral_driver(_: Row):
    return lambda driver, given, input_: {
        "locked": driver.lateral(number(given, "locked"), number(given, "lean"), input_, given.get("invert") == "yes")}


def picker(setup: Row):
    def play(driver: Driver, _: Row, input_: abi.velto_input) -> dict[str, Any]:
        step = driver.picker(input_, int(setup["slots"]))
        return {"focus": step.focus, "confirmed": bool(step.is_confirmed)}

    return play


def button_gate(_: Row):
    def play(driver: Driver, given: Row, _: abi.velto_input) -> dict[str, Any]:
        return {"fires": any([driver.gate(level == "yes") for level in given["pressed"].split()])}

    return play


def live_input(setup: Row):
    def play(driver: Driver, _: Row, input_: abi.velto_input) -> dict[str, Any]:
        shown = driver.ask(abi.velto_input, "step_display", ctypes.byref(input_), number(setup, "dt"))
        return {"posX": shown.position_x, "shake": bool(shown.gestures & abi.VELTO_GESTURE_SHAKE)}

    return play


def game(_: Row):
    def play(strategy: Strategy, given: Row, input_: abi.velto_input) -> dict[str, Any]:
        step = strategy.step(input_, number(given, "dt", FRAME))
        powers = [(step.bowling_thrown, step.bowling_power), (step.dart_thrown, step.dart_power)]
        thrown = [power for was_thrown, power in powers if was_thrown]
        return {"movement": step.pong_movement, "velocity": step.raw_velocity, "power": thrown[0] if thrown else None}

    return play


DRIVERS = {
    "paddle driver": paddle_driver, "menu driver": menu_driver, "pointer driver": pointer_driver,
    "lateral driver": lateral_driver, "picker": picker, "button gate": button_gate, "live input": live_input}
GAMES = {
    "pong": abi.VELTO_STRATEGY_MODE_PONG, "bowling": abi.VELTO_STRATEGY_MODE_BOWLING, "dart": abi.VELTO_STRATEGY_MODE_DART}
PONG_STYLES = {
    "raw": abi.VELTO_PONG_STYLE_RAW, "arcade": abi.VELTO_PONG_STYLE_ARCADE, "smooth": abi.VELTO_PONG_STYLE_SMOOTH}


def game_object(library: Any, table: Table) -> Object:
    strategy = Strategy(library, GAMES[table.thing])
    if "style" in table.setup:
        strategy.configure(PONG_STYLES[table.setup["style"]])
    return Object(strategy, game(table.setup), table.setup["rate"])


class Function(Caller):
    """A function without any object."""

    def close(self) -> None:
        pass


class Shape(Function):
    """A movement or a velocity, limited as it is at a rate."""

    PRESETS = {
        "shaped movement": {"fast": "FRAME_FAST", "normal": "FRAME_NORMAL", "lowPower": "FRAME_LOW_POWER"},
        "shaped velocity": {"fast": "GAMEPAD_FAST", "normal": "GAMEPAD_OTHER"}}

    def __init__(self, library: Any, thing: str) -> None:
        super().__init__(library)
        self.presets = self.PRESETS[thing]

    def play(self, given: Row) -> Row:
        preset = getattr(abi, f"VELTO_VELOCITY_PRESET_{self.presets[given['rate']]}")
        limits = structure(self.library, abi.velto_velocity_limits, preset)
        value = number(given, "value")
        return {"shaped": words(self.answer(ctypes.c_double, "velocity_limits_shape", ctypes.byref(limits), value))}


class Slots(Function):
    def play(self, given: Row) -> Row:
        position, count = number(given, "posX"), int(given["n"])
        current = -1 if given.get("current", "–") == "–" else int(given["current"])
        focused = self.answer(ctypes.c_int32, "slot_find_focused", position, count, current, 0.30, 0.14)
        assert (self.footnote == abi.VELTO_NOTHING) == (focused < 0)
        index = self.answer(ctypes.c_int32, "slot_find", position, count) if count else None
        return {"slotIndex": words(index), "focusedSlot": words(slot_or_none(focused))}


# Menus


class FocusGate:
    """The focus of a menu with four items. A step is a thirtieth of a second at most: all times are a quarter of the notes'."""

    MIDDLE_OF = {"0": -0.9, "1": -0.4, "2": 0.4, "3": 0.9}

    def __init__(self, library: Any, setup: Row) -> None:
        self.menu = Navigator(
            library, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL, adjacent_dwell=0.20 / 4, jump_dwell=0.32 / 4)
        self.menu.begin(4)
        self.menu.step(self.MIDDLE_OF[setup["current"]])

    def play(self, given: Row) -> Row:
        self.menu.step(self.MIDDLE_OF[given["raw"]], dt=number(given, "dt") / 4)
        return {"focus": words(self.menu.state().focus)}

    def close(self) -> None:
        self.menu.destroy()


class HoldTracker(FocusGate):
    """The hold of a menu that does not settle first; long times are cut into steps of a thirtieth of a second."""

    LONGEST = 1 / 30

    def __init__(self, library: Any, _: Row) -> None:
        self.menu = Navigator(library, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL, settle_duration=0)
        self.menu.begin(3)
        self.menu.step(0.8, dt=0)

    def play(self, given: Row) -> Row:
        dt = number(given, "dt")
        count = max(1, round(dt / self.LONGEST))
        activated = [self.menu.step(0.8, dt=dt / count).activated for _ in range(count)]
        return {"completes": words(max(activated) >= 0), "progress": words(self.menu.state().hold_progress)}


class Menu(FocusGate):
    """A menu of the original; a row is a run of frames or a call."""

    CONFIRMATIONS = {"": abi.VELTO_CONFIRMATION_HOLD_OR_BUTTON, "button": abi.VELTO_CONFIRMATION_BUTTON}

    def __init__(self, library: Any, setup: Row) -> None:
        self.menu = Navigator(library, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL)
        self.menu.begin(int(setup["items"]), self.CONFIRMATIONS[setup.get("confirm", "")])
        self.hz = number(setup, "hz")
        self.next = 0

    def play(self, given: Row) -> Row:
        return self.call(*given["call"].split()) if "call" in given else self.run(given)

    def call(self, name: str, argument: str = "") -> Row:
        activated = -1
        if name == "activate":
            activated = self.menu.ask(abi.velto_navigator_step, "activate_item", int(argument)).activated
        elif name == "configure":
            self.menu.begin(int(argument))
        elif name == "clear":
            self.menu.tell("end_menu")
        else:
            self.menu.tell("set_suspended", {"suspend": 1, "resume": 0}[name])
        state = self.menu.state()
        return {
            "item": words(slot_or_none(activated)), "items": words(state.item_count),
            "focus": words(slot_or_none(state.focus))}

    def run(self, given: Row) -> Row:
        focused, starts, activated, items, cleared = [], [], [], [], []
        presses = integers(given.get("press", ""))
        for index in range(self.next, int(given["until"]) + 1):
            before = self.menu.state().hold_progress
            step = self.menu.step(number(given, "posX"), index in presses, 1 / self.hz)
            if step.focused >= 0:
                focused += [step.focused, "at", index]
            if step.activated >= 0:
                activated.append(index)
                items.append(step.activated)
            if step.is_cleared:
                cleared.append(index)
            if before == 0 < self.menu.state().hold_progress:
                starts.append(index)
        self.next = int(given["until"]) + 1
        return {
            "focus": words(focused), "hold starts": words(starts), "activated": words(activated), "item": words(items),
            "cleared": words(cleared), "holding": words(self.menu.state().hold_progress > 0)}


CONTEXTS = {"cap": Cap, "moves (outside)": Moves, "probe": Probe, "sleeping cap": SleepingCap}
MENUS = {"focus gate": FocusGate, "hold tracker": HoldTracker, "navigator": Menu}


def thing(library: Any, table: Table) -> Thing | None:
    """What a table is about; none for what no program sees."""
    name, setup = table.thing, table.setup
    if name.endswith("(inside)"):
        return None
    if name in CONTEXTS or name in MENUS:
        return (CONTEXTS | MENUS)[name](library, setup)
    if name in DRIVERS:
        return Object(Driver(library), DRIVERS[name](setup), setup.get("rate", "normal"))
    if name in GAMES:
        return game_object(library, table)
    return Slots(library) if name == "slots" else Shape(library, name)
