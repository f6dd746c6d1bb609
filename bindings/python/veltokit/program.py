"""Timers, events and macros of MetaWear boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import _abi
from ._calls import structure
from ._handle import Handle
from .operation import Operation, nothing
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context


class BoardPart(Handle):
    """A part of a board's program; valid across links, until it is removed or missing on the board."""

    __slots__ = ("_context",)

    def __init__(self, context: Context, id_: object) -> None:
        super().__init__(id_)
        self._context = context


class Timer(BoardPart):
    """A timer on a board; `Board.create_timer()` returns it.

        timer, created = board.create_timer(0.5)
        created.wait()
        timer.start().wait()
        with timer.signal.stream() as ticks: ...

    Valid across links, until it is removed, the board is reset, or it could not be created.
    """

    __slots__ = ()

    def start(self) -> Operation[None]:
        """Starts or restarts the timer. `CommandSequence.start_timer()` records the command."""
        return Operation.start(self._context, nothing, "velto_timer_start", self._id, _abi.velto_device())

    def stop(self) -> Operation[None]:
        """Stops it; it can be started again."""
        return Operation.start(self._context, nothing, "velto_timer_stop", self._id, _abi.velto_device())

    @property
    def signal(self) -> Signal:
        """The tick signal, which can be streamed or be the source of an event.

        Raises:
            NotFoundError: The board has not created the timer; wait for its operation.
        """
        return Signal(self._context, structure(_abi.velto_signal, "velto_timer_get_signal", self._id))

    def remove(self) -> Operation[None]:
        """Removes the timer from the board; the operation fails while an event uses or starts it."""
        return Operation.start(self._context, nothing, "velto_timer_remove", self._id)


class BoardEvent(BoardPart):
    """An event of a board, which executes commands at each value of a signal; `Board.create_event()` returns it.

    Valid across links, until it is removed, the board is reset, or it could not be created.
    """

    __slots__ = ()

    def remove(self) -> Operation[None]:
        """Removes it from the board."""
        return Operation.start(self._context, nothing, "velto_board_event_remove", self._id)


class Macro(BoardPart):
    """A macro in the memory of a board; `Board.create_macro()` returns it. It is valid until the macros are erased."""

    __slots__ = ()

    def run(self) -> Operation[None]:
        """Executes the macro once. `CommandSequence.run_macro()` records the command."""
        return Operation.start(self._context, nothing, "velto_macro_run", self._id, _abi.velto_device())
