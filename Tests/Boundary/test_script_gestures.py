"""Scripts of players make the gestures that they mean, and no others; one points in both directions."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import FRAME, PumpedContext
from veltokit import abi

CAP, BOARD = b"triki-cap", b"metamotion-s"
PADDLE, POINTER, GESTURE = abi.VELTO_MOTION_MODE_PADDLE, abi.VELTO_MOTION_MODE_POINTER, abi.VELTO_MOTION_MODE_GESTURE
NAMES = ("CLICK", "PRIMARY", "THROW", "SHAKE", "SWING", "ACTION")
PRESSED = {"CLICK", "PRIMARY", "ACTION"}
"""A press of the button is these."""
SHAKEN = {"SHAKE", "SWING", "ACTION", "PRIMARY"}

MEANT = {
    (CAP, "rest"): set(), (CAP, "sweep"): set(), (CAP, "button"): PRESSED, (CAP, "shake"): SHAKEN,
    (CAP, "play"): PRESSED, (CAP, "point"): PRESSED, (CAP, "pong"): PRESSED, (CAP, "bowling"): PRESSED, (CAP, "dart"): PRESSED,
    (BOARD, "rest"): set(), (BOARD, "button"): PRESSED, (BOARD, "shake"): SHAKEN,
    (BOARD, "play"): PRESSED, (BOARD, "point"): PRESSED, (BOARD, "spin"): set(), (BOARD, "knocks"): set(), (BOARD, "walk"): set(),
    (BOARD, "fall"): set(), (BOARD, "wrist"): set(),
    # One swing, because the game begins amid the movement.
    (BOARD, "sweep"): {"SWING"},
    # Half turns in half a second that end at once.
    (BOARD, "edges"): SHAKEN,
}
THROWERS = {(CAP, "bowling"), (CAP, "dart")}
PULLED_BACK = THROWERS | {(CAP, "sweep"), (CAP, "shake"), (CAP, "play"), (CAP, "pong"), (BOARD, "edges"), (BOARD, "point")}
"""Scripts that move back and forth, which is a throw in the mode for throws."""
SECONDS = 20


def played(context: PumpedContext, model: bytes, script: str, mode: int, seed: int = 3) -> tuple[dict[str, int], list[tuple[float, float]]]:
    """The number of each gesture, and the positions."""
    sim = context.create_sim(script, model_name=model, seed=seed)
    context.context_set_auto_connect(context.context, 1)
    context.advance(2)
    device = context.answer(abi.velto_device, "sim_get_device", sim)
    context.device_set_motion_mode(device, mode)
    context.poll(device)
    counts, places = dict.fromkeys(NAMES, 0), []
    frame = abi.velto_input(ctypes.sizeof(abi.velto_input))
    for _ in range(round(SECONDS / FRAME)):
        context.library.velto_context_advance_clock(context.context, FRAME)
        context.library.velto_device_poll_input(device, FRAME, ctypes.byref(frame))
        if frame.gestures:
            for name in NAMES:
                counts[name] += bool(frame.gestures & getattr(abi, f"VELTO_GESTURE_{name}"))
        places.append((frame.position_x, frame.position_y))
    return counts, places


@pytest.mark.parametrize("mode", [PADDLE, POINTER, GESTURE], ids=["paddle", "pointer", "gesture"])
@pytest.mark.parametrize(("model", "script"), MEANT, ids=lambda value: value if isinstance(value, str) else value.decode())
def test_script_makes_the_gestures_that_it_means(context: PumpedContext, model: bytes, script: str, mode: int) -> None:
    counts, _ = played(context, model, script, mode)
    thrown = {"THROW", "PRIMARY"} if mode == GESTURE and (model, script) in PULLED_BACK else set()
    assert {name for name, count in counts.items() if count} <= MEANT[model, script] | thrown, counts
    if mode == GESTURE and (model, script) in THROWERS:
        assert counts["THROW"] >= 3
    if script == "sweep":
        assert counts["SWING"] <= 1
    if script in ("play", "point", "button"):
        assert counts["CLICK"] >= 2
    if script == "shake":
        assert counts["SHAKE"] > 10


@pytest.mark.parametrize("model", [CAP, BOARD], ids=["cap", "board"])
def test_pointing_moves_in_two_directions(context: PumpedContext, model: bytes) -> None:
    _, places = played(context, model, "point", POINTER)
    for axis in (0, 1):
        values = [place[axis] for place in places]
        assert max(values) - min(values) > 0.2
