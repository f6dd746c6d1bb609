"""The processors of a MetaWear board."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import _abi
from ._calls import call, listing, sized
from ._enums import MwProcessorFunction, MwProcessorMode, MwProcessorType, MwRecipe
from ._values import MwProcessorEstimate
from .operation import Operation, nothing
from .processor import Processor, definition
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context


LONGEST_RECIPE = 5


class BoardProcessors:
    """The processors of a board, and estimates of them."""

    __slots__ = ()
    _context: Context
    _id: Any

    def create_processor(
        self, source: Signal | Processor, type: MwProcessorType, *, mode: MwProcessorMode = MwProcessorMode.DEFAULT,
        function: MwProcessorFunction = MwProcessorFunction.NONE, count: int = 0, width: int = 0, output_size: int = 0,
        value: float = 0, hysteresis: float = 0, period: float = 0, references: Sequence[float] = (),
    ) -> tuple[Processor, Operation[None]]:
        """Creates a processor of a signal, one channel of it, or another processor; it can be used at once.

        Args:
            source: The signal, or the processor whose output is the source.
            type: The type, whose documentation lists the members that it uses.
            mode: The output.
            function: The comparison or the arithmetic.
            count: The window, or the number of samples.
            width: Minimum number of samples of a pulse.
            output_size: The size of an output number (bytes); 0 is the default of the type.
            value: The boundary, the threshold, the magnitude or the constant, in the native unit of the source.
            hysteresis: The distance from the boundary at which a crossing counts, likewise.
            period: The period (seconds).
            references: The references, likewise.

        The operation raises `NoSlotError` if the board has no free processor, and `CancelledError` if the source could not be
        created.
        """
        raw = definition(type, mode, function, count, width, output_size, value, hysteresis, period, references)
        id_, operation = _abi.velto_processor(), _abi.velto_op()
        call(
            "velto_mw_create_processor", self._id, signal_of(source)._id, raw, ctypes.byref(id_), ctypes.byref(operation)
        )
        return Processor(self._context, id_), Operation(self._context, operation, nothing)

    def create_fuser(
        self, source: Signal | Processor, buffers: Sequence[Processor]
    ) -> tuple[Processor, Operation[None]]:
        """Creates a processor that outputs each sample of a signal combined with the newest samples held by buffers.

        Args:
            source: The signal whose samples trigger the output.
            buffers: Processors of the type BUFFER (1 to 12).
        """
        rows = (_abi.velto_processor * len(buffers))(*(buffer._id for buffer in buffers))
        id_, operation = _abi.velto_processor(), _abi.velto_op()
        call(
            "velto_mw_create_fuser", self._id, signal_of(source)._id, rows, len(rows), ctypes.byref(id_),
            ctypes.byref(operation),
        )
        return Processor(self._context, id_), Operation(self._context, operation, nothing)

    def create_recipe(
        self, source: Signal | Processor, recipe: MwRecipe, *, count: int = 0, period: float = 0, value: float = 0
    ) -> tuple[list[Processor], Operation[None]]:
        """Creates a chain of processors for a common purpose; the output of the last one is the result.

            gate, created = board.create_recipe(device.signal("acceleration"), MwRecipe.ACTIVITY_GATE, count=50, value=0.05)
            created.wait()
            logger, created = board.create_logger(gate[-1].output)

        Args:
            source: The signal, or the processor whose output is the source.
            recipe: The recipe.
            count: The number of samples of EVERY_NTH, or of the window of ACTIVITY_GATE (1 to 255).
            period: The period of THROTTLE (seconds).
            value: The threshold of ACTIVITY_GATE, in the native unit of the source.

        Raises:
            NoSlotError: The board has too few free processors.
        """
        raw = sized(_abi.velto_mw_recipe_def)
        raw.recipe, raw.count, raw.period, raw.value = recipe, count, period, value
        rows, size, operation = (_abi.velto_processor * LONGEST_RECIPE)(), ctypes.c_size_t(), _abi.velto_op()
        call(
            "velto_mw_create_recipe", self._id, signal_of(source)._id, raw, rows, len(rows), ctypes.byref(size),
            ctypes.byref(operation),
        )
        made = [Processor(self._context, _abi.velto_processor(row.bits)) for row in rows[: size.value]]
        return made, Operation(self._context, operation, nothing)

    @property
    def processors(self) -> list[Processor]:
        """The processors, oldest first; those of other programs after `recover()`, and those of earlier runs with a saved state."""
        rows = listing(_abi.velto_processor, "velto_mw_list_processors", self._id)
        return [Processor(self._context, row) for row in rows]

    def estimate_processor(
        self, source: Signal | Processor, type: MwProcessorType, *, mode: MwProcessorMode = MwProcessorMode.DEFAULT,
        function: MwProcessorFunction = MwProcessorFunction.NONE, count: int = 0, width: int = 0, output_size: int = 0,
        value: float = 0, hysteresis: float = 0, period: float = 0, references: Sequence[float] = (),
    ) -> MwProcessorEstimate:
        """Estimates the resources of a processor without writing to the board; the arguments are those of `create_processor()`.

        Raises the same exceptions as the creation.
        """
        raw = definition(type, mode, function, count, width, output_size, value, hysteresis, period, references)
        estimate = sized(_abi.velto_mw_processor_estimate)
        call("velto_mw_estimate_processor", self._id, signal_of(source)._id, raw, estimate)
        return MwProcessorEstimate._of(estimate)


def signal_of(source: Signal | Processor) -> Signal:
    """The source signal of a processor."""
    return source.output if isinstance(source, Processor) else source
