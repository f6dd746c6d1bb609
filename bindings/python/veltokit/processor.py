"""Processors of MetaWear boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import _abi
from ._calls import sized, structure
from ._enums import MwProcessorFunction, MwProcessorMode, MwProcessorType, RemoveFlag
from ._handle import Handle
from ._values import ProcessorInfo
from .operation import Operation, nothing
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context


class Processor(Handle):
    """A processor on a board, which computes with each sample of its source; `Board.create_processor()` returns it.

        length, _ = board.create_processor(device.signal("acceleration"), MwProcessorType.RSS)
        mean, created = board.create_processor(length, MwProcessorType.LOW_PASS, count=16)
        created.wait()
        with mean.output.stream() as stream:
            for sample in stream:
                print(sample.values[0], "m/s²")

    A processor is valid across links, until it is removed, missing on the board, or could not be created. A reset of the board
    removes its processors.
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context, id_: _abi.velto_processor) -> None:
        super().__init__(id_)
        self._context = context

    @property
    def info(self) -> ProcessorInfo:
        """Its board, type, number and resources."""
        return ProcessorInfo._of(
            structure(_abi.velto_processor_info, "velto_processor_get_info", self._id), self._context
        )

    @property
    def output(self) -> Signal:
        """The output signal: to stream, to log, or as the source of another processor."""
        return Signal(self._context, structure(_abi.velto_signal, "velto_processor_get_output", self._id))

    @property
    def state(self) -> Signal:
        """The state signal, which can be read.

        Raises:
            NotFoundError: The type has no state.
        """
        return Signal(self._context, structure(_abi.velto_signal, "velto_processor_get_state", self._id))

    def write_config(
        self,
        *,
        mode: MwProcessorMode = MwProcessorMode.DEFAULT,
        function: MwProcessorFunction = MwProcessorFunction.NONE,
        count: int = 0,
        width: int = 0,
        output_size: int = 0,
        value: float = 0,
        hysteresis: float = 0,
        period: float = 0,
        references: Sequence[float] = (),
    ) -> Operation[None]:
        """Changes its values while it runs; omitted arguments are as in `Board.create_processor()`.

        Args:
            mode: The output mode, which must have the same format.
            function: The comparison or the arithmetic.
            count: The window, or the number of samples.
            width: Minimum number of samples of a pulse.
            output_size: The size of an output number (bytes).
            value: The boundary, the threshold, the magnitude or the constant, in the native unit of the source.
            hysteresis: The distance from the boundary at which a crossing counts, likewise.
            period: The period (seconds).
            references: The references, likewise.
        """
        raw = definition(
            self.info.type, mode, function, count, width, output_size, value, hysteresis, period, references
        )
        return Operation.start(self._context, nothing, "velto_processor_write_config", self._id, raw, _abi.velto_device())

    def write_state(self, value: float) -> Operation[None]:
        """Sets its state; `CommandSequence.write_processor_state()` records the command.

        Args:
            value: The remaining count, the sum, the count, or the reference, in the native unit of the state.
        """
        return Operation.start(self._context, nothing, "velto_processor_write_state", self._id, value, _abi.velto_device())

    def reset(self) -> Operation[None]:
        """Empties the window of a mean; `CommandSequence.reset_processor()` records the command."""
        return Operation.start(self._context, nothing, "velto_processor_reset", self._id, _abi.velto_device())

    def remove(self, *, cascade: bool = False) -> Operation[None]:
        """Removes it from the board.

        Args:
            cascade: Whether its dependents are removed first; otherwise the operation raises `HasDependentsError`.
        """
        flags = RemoveFlag.CASCADE if cascade else RemoveFlag(0)
        return Operation.start(self._context, nothing, "velto_processor_remove", self._id, flags)


def definition(
    type: MwProcessorType,
    mode: MwProcessorMode,
    function: MwProcessorFunction,
    count: int,
    width: int,
    output_size: int,
    value: float,
    hysteresis: float,
    period: float,
    references: Sequence[float],
) -> _abi.velto_mw_processor_def:
    """The definition as C has it."""
    raw = sized(_abi.velto_mw_processor_def)
    raw.type, raw.mode, raw.function = type, mode, function
    raw.count, raw.width, raw.output_size = count, width, output_size
    raw.value, raw.hysteresis, raw.period = value, hysteresis, period
    if len(references) > len(raw.references):
        raise ValueError(f"references has {len(references)} numbers: must have at most {len(raw.references)}")
    raw.reference_count = len(references)
    raw.references[: len(references)] = list(references)
    return raw
