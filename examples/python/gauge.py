"""A live gauge: the position and button of the cap in range, sixty times a second.

    VELTO_BACKEND=simulated python3 gauge.py

To use a radio, omit VELTO_BACKEND. The optional argument is the duration in seconds; without it, Ctrl-C ends the program.
"""

from __future__ import annotations

import sys

import veltokit

WIDTH = 41


def bar(position: float) -> str:
    """Draws a position, -1 to 1, as a mark on a line."""
    mark = round((min(max(position, -1.0), 1.0) + 1) / 2 * (WIDTH - 1))
    return "".join("#" if place == mark else "-" for place in range(WIDTH))


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else float("inf")
    with veltokit.Context() as velto:
        velto.auto_connect(players=1)
        begin = velto.time
        for frame in velto.frames(hz=60):
            pad = velto.player(0).poll(frame.dt)
            state = "DOWN" if pad.down else "    "
            shown = f"[{bar(pad.position_x)}] {pad.position_x:+.3f} {state}" if pad.connected else velto.describe_search()
            print(f"\r{shown:<100}", end="", flush=True)
            if frame.time - begin > seconds:
                break
        print(f"\n{pad.poll_count} polls, {pad.packet_count} packets, {pad.press_count} presses")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
