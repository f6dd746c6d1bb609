"""Operations: requests that end later. Wait for them, or await them."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Callable, Coroutine, Generator, TypeVar

from . import _abi
from ._calls import call, data, structure, text
from ._enums import OperationKind, OperationStatus, Result
from ._handle import Handle
from ._values import OperationInfo, OperationProgress
from .errors import StaleHandleError, VeltoError, cancelled_by_close, from_detail

if TYPE_CHECKING:
    from .context import Context
    from .device import Device

T = TypeVar("T")


class Operation(Handle, Coroutine[Any, Any, T]):
    """A request that was started and ends later.

        device.connect().wait()      # in a script
        await device.connect()       # in a coroutine; cancelling the task cancels the operation

    An operation is accepted wherever a coroutine is, as by `asyncio.create_task()`. A game that must not wait checks `done` or
    handles `OperationDoneEvent`.

    The context keeps the last 1024 ended operations. An older operation raises `StaleHandleError`, even while the program holds
    it. Keep its `result()` if you need it later.
    """

    __slots__ = ("_context", "_finish", "_running")

    def __init__(self, context: Context, id_: _abi.velto_op, finish: Callable[[Operation[T]], T]) -> None:
        super().__init__(id_)
        self._context, self._finish = context, finish
        self._running: Coroutine[Any, Any, T] | None = None
        """Its end as a coroutine, while a task runs it."""

    @classmethod
    def start(cls, context: Context, finish: Callable[[Operation[T]], T], name: str, *arguments: Any) -> Operation[T]:
        """Calls a function whose last parameter receives an operation."""
        id_ = _abi.velto_op()
        call(name, *arguments, ctypes.byref(id_))
        return cls(context, id_, finish)

    @property
    def info(self) -> OperationInfo:
        """Kind, status, device and progress."""
        return OperationInfo._of(structure(_abi.velto_op_info, "velto_op_get_info", self._id), self._context)

    @property
    def kind(self) -> OperationKind:
        """The kind of the operation."""
        return self.info.kind

    @property
    def status(self) -> OperationStatus:
        """The status."""
        return self.info.status

    @property
    def device(self) -> Device | None:
        """The device; none while scanning for it."""
        return self.info.device

    @property
    def progress(self) -> OperationProgress | None:
        """The newest progress report, as in `ProgressEvent`; None for an operation without progress."""
        info = self.info
        return info.progress if info.has_progress else None

    @property
    def outcome(self) -> Result:
        """`Result.OK`, the reason for the failure, or `Result.PENDING`."""
        outcome = _abi.velto_result()
        call("velto_op_get_result", self._id, ctypes.byref(outcome))
        return Result(outcome.value)

    @property
    def done(self) -> bool:
        """Whether it has ended."""
        return self.outcome is not Result.PENDING

    @property
    def error(self) -> VeltoError | None:
        """The failure; None if it succeeded or has not ended."""
        outcome = self.outcome
        if outcome >= 0:
            return None
        detail = structure(_abi.velto_error_detail, "velto_op_get_error_detail", self._id)
        return from_detail(outcome, text("velto_op_get_error", self._id), detail)

    @property
    def value(self) -> bytes:
        """The received bytes; empty unless it reads or waits for a value."""
        return data("velto_op_get_value", self._id)

    def result(self) -> T:
        """Returns the result of the operation, or raises its failure.

        Raises:
            TimeoutError: It has not ended.
        """
        error = self.error
        if error is not None:
            raise error
        if not self.done:
            raise TimeoutError(f"the operation {self.kind} has not ended")
        return self._finish(self)

    def wait(self, timeout: float | None = None) -> T:
        """Waits until it has ended, and returns or raises as `result()` does.

        A pumped context is dispatched meanwhile, and a manual clock advances by up to the timeout.

        Args:
            timeout: Longest wait (seconds); None for as long as the operation takes.

        Raises:
            TimeoutError: It has not ended.
            OperationCancelledError: It was cancelled, or its context was closed by another thread.
        """
        was_closed = self._context.closed
        try:
            for part in self._context._slices(timeout):
                if call("velto_op_wait", self._id, part, None) != _abi.VELTO_PENDING:
                    break
            return self.result()
        except StaleHandleError:
            if was_closed or not self._context._is_closing:
                raise
            raise cancelled_by_close() from None

    def cancel(self) -> bool:
        """Cancels it; it then raises `OperationCancelledError`. Returns False if it has already ended."""
        return call("velto_op_cancel", self._id) == _abi.VELTO_OK

    def __await__(self) -> Generator[Any, None, T]:
        return self._ended().__await__()

    def send(self, value: Any) -> Any:
        """Goes on as a coroutine; tasks call it."""
        return self._step("send", value)

    def throw(self, *arguments: Any) -> Any:
        """Raises in the operation as in a coroutine; tasks call it."""
        return self._step("throw", *arguments)

    def close(self) -> None:
        """Ends a task's wait for it; the operation goes on."""
        if self._running is not None:
            self._running.close()
            self._running = None

    def _step(self, name: str, *arguments: Any) -> Any:
        """Runs the coroutine up to its next wait; after its end, another task gets a new one."""
        if self._running is None:
            self._running = self._ended()
        try:
            return getattr(self._running, name)(*arguments)
        except BaseException:  # A coroutine ends by what it raises: `StopIteration` with the result, or a failure.
            self._running = None
            raise

    async def _ended(self) -> T:
        from asyncio import CancelledError

        try:
            await self._context._loop().ended(self)
        except CancelledError:
            self.cancel()
            raise
        return self.result()

    def __repr__(self) -> str:
        try:
            info = self.info
        except VeltoError:
            return f"<Operation {self.bits:#x} gone>"
        return f"<Operation {info.kind} {info.status}>"


def nothing(_: Operation[None]) -> None:
    """The result of an operation that only succeeds."""


def received(operation: Operation[bytes]) -> bytes:
    """The result of an operation that reads."""
    return operation.value
