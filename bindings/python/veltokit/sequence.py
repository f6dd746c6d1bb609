"""Commands of a board for later."""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any

from . import _abi
from ._board_commands import BoardCommands
from ._calls import call, text
from ._core import library
from ._handle import Handle
from .program import BoardEvent

if TYPE_CHECKING:
    from ._values import MwToken
    from .signals import Signal

if TYPE_CHECKING:
    from .processor import Processor


class CommandSequence(Handle, BoardCommands[None]):
    """Commands for later, such as those of a macro; `Board.create_sequence()` returns one. Nothing is sent to the board.

        with device.board.create_sequence() as sequence:
            sequence.start_sensor(MwSensor.ACCELEROMETER)
            sequence.play_motor(1, 0.5)
            print(sequence.describe())  # a line for each packet

    It has the commands of `Board` that need no answer, and plans them for a board on which nothing runs. What the board could
    not do by itself raises `InvalidStateError`, and leaves the sequence as it was. It keeps at most 256 commands.
    It ends by `close()`, when it is no longer referenced, or when its device is forgotten.
    """

    __slots__ = ("_finalizer",)

    def __init__(self, id_: _abi.velto_device) -> None:
        super().__init__(id_)
        self._finalizer = weakref.finalize(self, library().velto_mw_destroy_sequence, id_)

    def _command(self, name: str, *arguments: Any) -> None:
        call(name, self._id, *arguments, None)

    def _command_of(self, name: str, part: Any) -> None:
        call(name, part, self._id, None)

    def create_event(self, signal: Signal, sequence: CommandSequence, token: MwToken | None = None) -> BoardEvent:
        """Lets a board obey the commands of another sequence whenever a signal comes, as `Board.create_event()` does, after each reset.

        This sequence can only become a macro that runs at boot then. The event ends with the sequence; it is not removed from the board.

        Args:
            signal: The signal of the board; "disconnected" is the end of the link.
            sequence: The commands, which are copied.
            token: Bytes of the signal that go into the command, for a sequence of one packet.
        """
        raw = _abi.velto_mw_token() if token is None else token._raw()
        id_ = _abi.velto_board_event()
        call("velto_mw_create_event", self._id, signal._id, sequence._id, raw, ctypes.byref(id_), None)
        return BoardEvent(signal._context, id_)

    def write_processor_state(self, processor: Processor, value: float) -> None:
        """Sets the state of a processor, as `Processor.write_state()` does.

        Args:
            processor: The processor, which the board must have.
            value: The state, in its native unit.
        """
        call("velto_processor_write_state", processor._id, value, self._id, None)

    def reset_processor(self, processor: Processor) -> None:
        """Empties the window of a mean, as `Processor.reset()` does.

        Args:
            processor: The processor, which the board must have.
        """
        call("velto_processor_reset", processor._id, self._id, None)

    def describe(self) -> str:
        """Describes each packet in a line: its bytes in hex, `..` for a number that the board gives later, and its purpose."""
        return text("velto_mw_describe_sequence", self._id, size=4096)

    def close(self) -> None:
        """Destroys the sequence."""
        self._finalizer()

    def __enter__(self) -> CommandSequence:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
