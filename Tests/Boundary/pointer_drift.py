"""How far a device at rest moves the pointer in a minute: simulated devices with the bias and the noise of real chips.

    VELTOKIT_LIBRARY=... python Tests/Boundary/pointer_drift.py [--write]

prints the table of the guide "Orientation", or writes it into the page.
"""

from __future__ import annotations

import ctypes
import math
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "bindings/python")]

from pumped_context import PumpedContext, pumped  # noqa: E402
from veltokit import abi  # noqa: E402

PAGE = Path(__file__).resolve().parents[2] / "Sources/VeltoKit/VeltoKit.docc/Orientation.md"
BEGIN, END = "<!-- Made by make drift-page. -->\n", "<!-- The end of what is made. -->\n"
REST, MINUTE, FRAME = 4.0, 60.0, 1 / 50
FULL_RATE, SENSITIVITY = 250.0, 0.003
DEGREES = FULL_RATE / 60 / SENSITIVITY
"""Degrees per unit of position: a rate of 250 degrees per second moves it by the sensitivity in a sixtieth of a second."""
BOARDS = {"metamotion-rl (BMI160)": (b"metamotion-rl", (3.0, -2.0, 1.0)), "metamotion-s (BMI270)": (b"metamotion-s", (0.5, -3.0, 0.4))}
TAPS = {"tap-strap-2": (b"tap-strap-2", (1.5, -0.8, 2.0)), "tap-xr": (b"tap-xr", (-1.0, 2.0, 0.7))}
CAPS = {"triki-cap, v2": (0, (7.0, -9.0, 4.0)), "triki-cap, two blocks": (2, (50.0, -90.0, 30.0))}


def step(kind: str, amplitude: tuple[float, float, float] = (0, 0, 0), duration: float = 0) -> abi.velto_sim_step:
    x, y, z = amplitude
    return abi.velto_sim_step(
        kind=getattr(abi, f"VELTO_SIM_STEP_KIND_{kind}"), amplitude_x=x, amplitude_y=y, amplitude_z=z, duration=duration)


def lie(context: PumpedContext, sim: abi.velto_sim, bias: tuple[float, float, float], noise: float) -> None:
    """The device lies still, with that bias and noise from its first sample on."""
    steps = (abi.velto_sim_step * 3)(
        step("DRIFT", bias), step("NOISE", (noise,) * 3), step("REST", duration=1000))
    context.sim_set_script(sim, steps, 3, 0)


def connected(context: PumpedContext, bias: tuple[float, float, float], noise: float, **members) -> abi.velto_device:
    sim = context.create_sim(**members)
    device = context.sim_device(sim)
    lie(context, sim, bias, noise)
    context.connect(device)
    context.device_set_player_index(device, 0)
    context.advance(1)
    return device


def point(context: PumpedContext, device: abi.velto_device, **members: float) -> None:
    """Makes the device a pointer."""
    config = abi.velto_motion_config()
    context.motion_config_init(ctypes.byref(config), ctypes.sizeof(config), abi.VELTO_MOTION_MODE_POINTER)
    for name, value in members.items():
        setattr(config, name, value)
    context.device_set_motion_config(device, ctypes.byref(config))


def moved(context: PumpedContext, device: abi.velto_device, seconds: float) -> tuple[float, float, abi.velto_input]:
    """Polls that long after a rest; returns the turn by `rotation_rate` (degrees), how far the pointer came, and the last input."""
    turn, far = [0.0, 0.0, 0.0], 0.0
    for _ in range(round(seconds / FRAME)):
        context.advance(FRAME)
        seen = context.poll(device, FRAME)
        turn = [sum_ + math.degrees(rate) * FRAME for sum_, rate in zip(turn, seen.rotation_rate)]
        far = max(far, math.hypot(seen.position_x, seen.position_y))
    return max(map(abs, turn)), far, seen


def rest(context: PumpedContext, device: abi.velto_device) -> None:
    """Lets the device find its bias, and centers the pointer."""
    moved(context, device, REST)
    for name in ("device_recenter", "device_calibrate_neutral"):
        getattr(context, name)(device)


def raw_tap(context: PumpedContext, bias: tuple[float, float, float], model: bytes) -> abi.velto_device:
    device = connected(context, bias, 0.1, model_name=model, flags=abi.VELTO_SIM_BONDED)
    signal = context.answer(abi.velto_signal, "device_find_signal", device, b"imu")
    stream = abi.velto_stream()
    context.signal_start_stream(signal, None, ctypes.byref(stream), None)
    context.advance(0.5)
    return device


def steady_pointer(context: PumpedContext, device: abi.velto_device) -> None:
    """A pointer that stays where it was turned to."""
    point(context, device, deadzone=0, drift_enabled=0, pointer_damping=1, pointer_sensitivity=SENSITIVITY)


def drift_in_degrees(context: PumpedContext, device: abi.velto_device, seconds: float = MINUTE) -> tuple[float, float, abi.velto_input]:
    """The drift of `rotation_rate` and of the pointer after the first rest, in degrees."""
    steady_pointer(context, device)
    rest(context, device)
    turn, far, seen = moved(context, device, seconds)
    return turn, far * DEGREES, seen


def drift_of_cap(context: PumpedContext, packet_format: int, bias: tuple[float, float, float], seconds: float = MINUTE) -> float:
    """The largest distance of the position from the center."""
    device = connected(context, bias, 1.0, packet_format=packet_format)
    steady_pointer(context, device)
    rest(context, device)
    return moved(context, device, seconds)[1]


def without_correction(bias: tuple[float, float, float]) -> float:
    """The turn of a rate whose bias stays in it (degrees)."""
    return max(map(abs, bias)) * MINUTE


def table() -> str:
    from veltokit import core

    library = core.load()
    lines = ["| device | bias | drift per minute with the bias | drift per minute | pointer |", "|---|---|--:|--:|--:|"]
    for name, (model, bias) in (BOARDS | TAPS).items():
        with pumped(library) as context:
            device = connected(context, bias, 4.0, model_name=model) if name in BOARDS else raw_tap(context, bias, model)
            turn, far, _ = drift_in_degrees(context, device)
        lines.append(f"| {name} | {listed(bias)} °/s | {without_correction(bias):.0f}° | {turn:.2f}° | {far:.2f}° |")
    for name, (packet_format, bias) in CAPS.items():
        with pumped(library) as context:
            far = drift_of_cap(context, packet_format, bias)
        lines.append(f"| {name} | {listed(bias)} raw | | | {far:.4f} of the position |")
    return "".join(f"{line}\n" for line in lines)


def listed(bias: tuple[float, float, float]) -> str:
    return ", ".join(f"{axis:g}" for axis in bias)


def main() -> None:
    made = table()
    if "--write" not in sys.argv:
        return print(made, end="")
    before, rest = PAGE.read_text().split(BEGIN)
    _, after = rest.split(END)
    PAGE.write_text(before + BEGIN + made + END + after)


if __name__ == "__main__":
    main()
