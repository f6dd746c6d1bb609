"""Two players whose devices connect, disconnect and reconnect while the game runs.

Simulated caps play by default: the second one appears later, and the first one is lost for a while. With `bluez` as an
argument, real caps play until Ctrl-C.
"""

from __future__ import annotations

import sys

import veltokit
from veltokit import Backend, Context, DeviceConnectedEvent, DeviceDisconnectedEvent, PlayerChangedEvent

PLAYERS = 2
SECONDS = 12


class Scoreboard:
    """The state of a player. The score is kept while the player has no device."""

    def __init__(self) -> None:
        self.shakes = [0] * PLAYERS

    def add(self, index: int, pad: veltokit.Input) -> None:
        self.shakes[index] += pad.shake


def tell(velto: Context) -> None:
    """Prints connections and disconnections."""
    for event in velto.default_queue.drain():
        match event:
            case PlayerChangedEvent(current=int(player)):
                print(f"{velto.time:6.2f} s  {name(event)} is player {player}")
            case DeviceConnectedEvent(link_serial=serial) if serial > 1:
                print(f"{velto.time:6.2f} s  {name(event)} is back")
            case DeviceDisconnectedEvent(will_reconnect=True):
                print(f"{velto.time:6.2f} s  {name(event)} is lost; the game waits for it")


def name(event: veltokit.Event) -> str:
    """Returns the name of an event's device."""
    return event.device.name if event.device is not None else "a device"


def play(velto: Context, caps: list[veltokit.Simulator]) -> Scoreboard:
    """The game loop."""
    board = Scoreboard()
    velto.auto_connect(players=PLAYERS)
    for frame in velto.frames(hz=60):
        tell(velto)
        for index in range(PLAYERS):
            board.add(index, velto.player(index).poll(frame.dt))
        if caps and frame.index == 3 * 60:
            caps.append(velto.create_simulator(name="Triki two"))
        if caps and frame.index == 6 * 60:
            caps[0].drop_link()
        if caps and frame.index == SECONDS * 60:
            break
    return board


def main() -> None:
    is_real = sys.argv[1:] == ["bluez"]
    # With a manual clock, twelve simulated seconds pass in an instant. A game would not use one.
    with Context(backends=Backend.BLUEZ if is_real else Backend.SIMULATED, manual_clock=not is_real) as velto:
        caps = [] if is_real else [velto.create_simulator(name="Triki one")]
        board = play(velto, caps)
    for index, shakes in enumerate(board.shakes):
        print(f"player {index}: {shakes} shakes")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
