"""Command sequences of a board."""

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
    """A sequence of commands, such as those of a macro; `Board.create_sequence()` returns one. Nothing is sent to the board.

        with device.board.create_sequence() as sequence:
            sequence.start_sensor(MwSensor.ACCELEROMETER)
            sequence.play_motor(1, 0.5)
            print(sequence.describe())  # a line for each packet

    A sequence has the commands of `Board` that need no answer, at most 256, planned for an idle board. A command that the board
    cannot perform alone raises `InvalidStateError` and does not change the sequence. The sequence ends by `close()`, when it is
    no longer referenced, or when its device is forgotten.
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
        """Plans an event, which each reset of the board creates like `Board.create_event()`.

        This sequence must then become a macro that runs at boot. The event ends with the sequence; it is not removed from the
        board.

        Args:
            signal: A signal of the board, or of a timer or processor that this sequence has planned; "disconnected" is the end of the link.
            sequence: The commands, which are copied; they may use parts planned by this sequence.
            token: Bytes of the signal to copy into the command, for a sequence of one packet.
        """
        raw = _abi.velto_mw_token() if token is None else token._raw()
        id_ = _abi.velto_board_event()
        call("velto_mw_create_event", self._id, signal._id, sequence._id, raw, ctypes.byref(id_), None)
        return BoardEvent(signal._context, id_)

    def create_timer(
        self, period: float, repetitions: int = _abi.VELTO_REPEAT_FOREVER, starts_immediately: bool = False
    ) -> Timer:
        """Plans a timer, which each reset of the board creates like `Board.create_timer()`.

        This sequence must then become a macro that runs at boot. The timer can be used in later calls on this sequence, and ends
        with it.

        Args:
            period: The period of the ticks (seconds, 0.001 to 4294967.295).
            repetitions: The number of ticks after a start (at most 65534); 0 runs until it is stopped.
            starts_immediately: Whether the first tick occurs at the start instead of a period later.
        """
        id_ = _abi.velto_timer()
        call("velto_mw_create_timer", self._id, period, repetitions, starts_immediately, ctypes.byref(id_), None)
        return Timer(self._context, id_)

    def create_processor(
        self, source: Signal | Processor, type: MwProcessorType, *, mode: MwProcessorMode = MwProcessorMode.DEFAULT,
        function: MwProcessorFunction = MwProcessorFunction.NONE, count: int = 0, width: int = 0, output_size: int = 0,
        value: float = 0, hysteresis: float = 0, period: float = 0, references: Sequence[float] = (),
    ) -> Processor:
        """Plans a processor, which each reset of the board creates; the arguments are those of `Board.create_processor()`.

        This sequence must then become a macro that runs at boot. The processor, its output and its state can be used in later
        calls on this sequence, and end with it.
        """
        raw = definition(type, mode, function, count, width, output_size, value, hysteresis, period, references)
        id_ = _abi.velto_processor()
        signal = source.output if isinstance(source, Processor) else source
        call("velto_mw_create_processor", self._id, signal._id, raw, ctypes.byref(id_), None)
        return Processor(self._context, id_)

    def create_fuser(self, source: Signal | Processor, buffers: Sequence[Processor]) -> Processor:
        """Plans a fuser like `create_processor()`; the arguments are those of `Board.create_fuser()`.

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
        """Describes each packet in a line: its bytes in hex, `..` for a number that the board assigns later, and its purpose."""
        return text("velto_mw_describe_sequence", self._id, size=4096)
