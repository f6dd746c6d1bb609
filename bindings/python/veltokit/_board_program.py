"""The program of a MetaWear board."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from . import _abi
from ._calls import call, listing, text
from ._values import MwProgramItem, MwToken
from .operation import Operation, nothing
from .program import BoardEvent, Macro, Timer
from .sequence import CommandSequence
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context


class BoardProgram:
    """Timers, events and macros, which a board runs with or without a host."""

    __slots__ = ()
    _context: Context
    _id: Any

    def create_timer(
        self, period: float, repetitions: int = _abi.VELTO_REPEAT_FOREVER, starts_immediately: bool = False
    ) -> tuple[Timer, Operation[None]]:
        """Creates a stopped timer.

        Args:
            period: The period of the ticks (seconds, 0.001 to 4294967.295).
            repetitions: The number of ticks after a start (at most 65534); 0 runs until it is stopped.
            starts_immediately: Whether the first tick occurs at the start instead of a period later.

        The operation raises `NoSlotError` if the board has no free timer.
        """
        id_, operation = _abi.velto_timer(), _abi.velto_op()
        call(
            "velto_mw_create_timer", self._id, period, repetitions, starts_immediately, ctypes.byref(id_),
            ctypes.byref(operation),
        )
        return Timer(self._context, id_), Operation(self._context, operation, nothing)

    def create_event(
        self, signal: Signal, sequence: CommandSequence, token: MwToken | None = None
    ) -> tuple[BoardEvent, Operation[None]]:
        """Creates an event that executes the commands of a sequence at each value of a signal, with or without a host.

            with board.create_sequence() as sequence:
                sequence.play_motor(1, 0.2)
                event, created = board.create_event(device.signal("switch"), sequence)
            created.wait()

        Args:
            signal: The signal of the board or of a timer; "disconnected" is the end of the link.
            sequence: The commands, which are copied; each packet uses one of the board's events.
            token: Bytes of the signal to copy into the command, for a sequence of one packet.

        The operation raises `NoSlotError` if the board has too few free events.
        """
        raw = _abi.velto_mw_token() if token is None else token._raw()
        id_, operation = _abi.velto_board_event(), _abi.velto_op()
        call(
            "velto_mw_create_event", self._id, signal._id, sequence._id, raw, ctypes.byref(id_), ctypes.byref(operation)
        )
        return BoardEvent(self._context, id_), Operation(self._context, operation, nothing)

    def create_macro(self, sequence: CommandSequence, runs_at_boot: bool = False) -> tuple[Macro, Operation[None]]:
        """Creates a macro, which executes the commands of a sequence on request or after each reset.

        Args:
            sequence: The commands, which are copied.
            runs_at_boot: Whether the board executes them after each reset, before a host connects.

        The operation raises `NoSlotError` if the board has no free macro.
        """
        id_, operation = _abi.velto_macro(), _abi.velto_op()
        call(
            "velto_mw_create_macro", self._id, sequence._id, runs_at_boot, ctypes.byref(id_), ctypes.byref(operation)
        )
        return Macro(self._context, id_), Operation(self._context, operation, nothing)

    def erase_macros(self) -> Operation[None]:
        """Erases all macros, including those of other programs; the board does so when the link ends."""
        return Operation.start(self._context, nothing, "velto_mw_erase_macros", self._id)

    @property
    def program(self) -> list[MwProgramItem]:
        """The known timers, events and macros; those of other programs after `recover()`."""
        rows = listing(_abi.velto_mw_program_item, "velto_mw_list_program", self._id)
        return [MwProgramItem._of(row, self._context) for row in rows]

    def copy_program(self, state: str) -> Operation[None]:
        """Copies the program of another board: processors, timers, events, loggers with their keys, and macros.

        Args:
            state: The `state` of the other board; call `recover()` on that board first to include parts created by other
                programs.

        Parts that this board does not support are skipped, see `describe_copy()`. Sensors are configured for the program, and
        nothing runs yet. The operation creates all parts, or none if one fails.
        """
        return Operation.start(self._context, nothing, "velto_mw_copy_program", self._id, state)

    def describe_copy(self, state: str) -> str:
        """Describes the parts that `copy_program()` would skip, one line each with the reason."""
        return text("velto_mw_describe_copy", self._id, state, size=4096)

    def describe_program(self) -> str:
        """Describes the program, one line for each part, and for parts that could not be read."""
        return text("velto_mw_describe_program", self._id, size=4096)
