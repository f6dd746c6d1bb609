"""Commands of a board for later."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from . import _abi
from ._board_commands import BoardCommands
from ._calls import call, text
from ._enums import MwProcessorFunction, MwProcessorMode, MwProcessorType
from ._handle import OwnedHandle
from .processor import Processor, definition
from .program import BoardEvent, Timer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ._values import MwToken
    from .context import Context
    from .signals import Signal


class CommandSequence(OwnedHandle, BoardCommands[None]):
    """Commands for later, such as those of a macro; `Board.create_sequence()` returns one. Nothing is sent to the board.

        with device.board.create_sequence() as sequence:
            sequence.start_sensor(MwSensor.ACCELEROMETER)
            sequence.play_motor(1, 0.5)
            print(sequence.describe())  # a line for each packet

    It has the commands of `Board` that need no answer, and plans them for a board on which nothing runs. What the board could
    not do by itself raises `InvalidStateError`, and leaves the sequence as it was. It keeps at most 256 commands.
    It ends by `close()`, when it is no longer referenced, or when its device is forgotten.
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context, id_: _abi.velto_device) -> None:
        super().__init__(id_, "velto_mw_destroy_sequence")
        self._context = context

    def _command(self, name: str, *arguments: Any) -> None:
        call(name, self._id, *arguments, None)

    def _command_of(self, name: str, part: Any) -> None:
        call(name, part, self._id, None)

    def create_event(self, signal: Signal, sequence: CommandSequence, token: MwToken | None = None) -> BoardEvent:
        """Lets a board obey the commands of another sequence whenever a signal comes, as `Board.create_event()` does, after each reset.

        This sequence can only become a macro that runs at boot then. The event ends with the sequence; it is not removed from the board.

        Args:
            signal: A signal of the board, or of a timer or processor that this sequence has planned; "disconnected" is the end of the link.
            sequence: The commands, which are copied; they may name what this sequence has planned.
            token: Bytes of the signal that go into the command, for a sequence of one packet.
        """
        raw = _abi.velto_mw_token() if token is None else token._raw()
        id_ = _abi.velto_board_event()
        call("velto_mw_create_event", self._id, signal._id, sequence._id, raw, ctypes.byref(id_), None)
        return BoardEvent(signal._context, id_)

    def create_timer(
        self, period: float, repetitions: int = _abi.VELTO_REPEAT_FOREVER, starts_immediately: bool = False
    ) -> Timer:
        """Plans a timer, as `Board.create_timer()` creates it, which is there after each reset of the board.

        This sequence can only become a macro that runs at boot then. The timer can be used in later calls on this sequence, and ends
        with it.

        Args:
            period: Seconds from one tick to the next (0.001 to 4294967.295).
            repetitions: The number of ticks after a start (at most 65534); 0 goes on until it is stopped.
            starts_immediately: Whether the first tick comes at the start, in place of a period later.
        """
        id_ = _abi.velto_timer()
        call("velto_mw_create_timer", self._id, period, repetitions, starts_immediately, ctypes.byref(id_), None)
        return Timer(self._context, id_)

    def create_processor(
        self, source: Signal | Processor, type: MwProcessorType, *, mode: MwProcessorMode = MwProcessorMode.DEFAULT,
        function: MwProcessorFunction = MwProcessorFunction.NONE, count: int = 0, width: int = 0, output_size: int = 0,
        value: float = 0, hysteresis: float = 0, period: float = 0, references: Sequence[float] = (),
    ) -> Processor:
        """Plans a processor, which is there after each reset of the board; the arguments are those of `Board.create_processor()`.

        This sequence can only become a macro that runs at boot then. The processor, its output and its state can be used in later calls on
        this sequence, and end with it.
        """
        raw = definition(type, mode, function, count, width, output_size, value, hysteresis, period, references)
        id_ = _abi.velto_processor()
        signal = source.output if isinstance(source, Processor) else source
        call("velto_mw_create_processor", self._id, signal._id, raw, ctypes.byref(id_), None)
        return Processor(self._context, id_)

    def create_fuser(self, source: Signal | Processor, buffers: Sequence[Processor]) -> Processor:
        """Plans a fuser, as `create_processor()` plans others; the arguments are those of `Board.create_fuser()`.

        The buffers are planned by this sequence, or on the board.
        """
        rows = (_abi.velto_processor * len(buffers))(*(buffer._id for buffer in buffers))
        id_ = _abi.velto_processor()
        signal = source.output if isinstance(source, Processor) else source
        call("velto_mw_create_fuser", self._id, signal._id, rows, len(rows), ctypes.byref(id_), None)
        return Processor(self._context, id_)

    def write_processor_state(self, processor: Processor, value: float) -> None:
        """Sets the state of a processor, as `Processor.write_state()` does.

        Args:
            processor: The processor; the board must have it when the sequence is used.
            value: The state, in its native unit.
        """
        call("velto_processor_write_state", processor._id, value, self._id, None)

    def reset_processor(self, processor: Processor) -> None:
        """Empties the window of a mean, as `Processor.reset()` does.

        Args:
            processor: The processor; the board must have it when the sequence is used.
        """
        call("velto_processor_reset", processor._id, self._id, None)

    def describe(self) -> str:
        """Describes each packet in a line: its bytes in hex, `..` for a number that the board gives later, and its purpose."""
        return text("velto_mw_describe_sequence", self._id, size=4096)
