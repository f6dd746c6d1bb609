"""An exception for each code, with its remedy.

Built-in exceptions are mixed in where Python has one for the same situation, so that `except TimeoutError` and
`except ConnectionError` work.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from . import _abi
from ._core import library
from ._enums import Cause, Result
from ._sentences import spoken

if TYPE_CHECKING:
    from .samples import Table


class VeltoError(Exception):
    """A call or an operation failed."""

    code: Result = Result.INTERNAL
    """The result of the call or operation."""
    remedy: str = ""
    """The remedy for this cause, which is the end of the message; empty if it depends on the program."""
    cause: Cause = Cause.NONE
    """The layer that caused the failure."""
    att_code: int | None = None
    """The error code of the device, if it rejected a request."""
    errno_code: int | None = None
    """The `errno` of the system call that failed."""
    cause_name: str = ""
    """The name of the Bluetooth service's error, such as `org.bluez.Error.Failed`."""
    cause_message: str = ""
    """The message of the Bluetooth service's error."""
    function: str = ""
    """The C function that failed; empty for an operation."""


class InvalidArgumentError(VeltoError, ValueError):
    """An argument is outside its documented range; the message names it and its value."""


class InvalidHandleError(VeltoError, ValueError):
    """The handle is null or was never returned by the library."""


class StaleHandleError(VeltoError, ReferenceError):
    """The object no longer exists, for instance because its context was closed."""

    remedy = "Fix the program: the object is gone."


class WrongKindError(VeltoError, TypeError):
    """The handle belongs to an object of another kind."""


class StructSizeError(VeltoError, TypeError):
    """The size of a structure is invalid: package and library are incompatible."""

    remedy = "Install the package and the library in the same version."


class OutOfMemoryError(VeltoError, MemoryError):
    """Memory, descriptors or handles are exhausted."""


class VersionMismatchError(VeltoError):
    """The package was built for another version of the library."""

    remedy = "Install the package and the library in the same version."


class NoAdapterError(VeltoError, ConnectionError):
    """There is no usable Bluetooth adapter."""

    remedy = "Plug in an adapter; `bluetoothctl list` must show one."


class AdapterOffError(VeltoError, ConnectionError):
    """The Bluetooth adapter is switched off or blocked."""

    remedy = "Run `bluetoothctl power on`; `rfkill list` shows whether the adapter is blocked."


class NotPermittedError(VeltoError, PermissionError):
    """The program may not use the Bluetooth service."""

    remedy = "Join the group `bluetooth`, or allow the sandbox to call org.bluez on the system bus."


class NotFoundError(VeltoError, LookupError):
    """The requested object does not exist."""


class NotConnectedError(VeltoError, ConnectionError):
    """The device is not connected."""


class AlreadyRunningError(VeltoError):
    """The activity is already running."""


class BusyError(VeltoError):
    """Another thread is using the object, or too many operations are pending."""


class DisconnectedError(VeltoError, ConnectionError):
    """The link went down before the operation ended."""


class DeviceTimeoutError(VeltoError, TimeoutError):
    """The device, the service or the player did not respond in time; the message contains the name and the remedy."""


class RejectedError(VeltoError):
    """The device rejected the request; `att_code` is the reason."""


class UnsupportedError(VeltoError):
    """This device, firmware or version of the library does not support it."""


class ProtocolError(VeltoError):
    """The device sent an invalid response."""


class InputOutputError(VeltoError, OSError):
    """An input or output operation of the operating system failed."""


class FormatError(VeltoError, ValueError):
    """A file or text has an invalid format."""


class OperationCancelledError(VeltoError):
    """The operation was cancelled, or its context was closed."""


class InternalError(VeltoError, RuntimeError):
    """An internal error."""

    remedy = "Please report it, with the output of `velto doctor --report`."


class BusUnavailableError(VeltoError, ConnectionError):
    """The message bus cannot be reached."""

    remedy = "Start `dbus`, or mount its socket into the container."


class ServiceNotRunningError(VeltoError, ConnectionError):
    """The Bluetooth service is not running."""

    remedy = "Install `bluez` and start `bluetooth.service`; the library resumes when it appears."


class BusLostError(VeltoError, ConnectionError):
    """The connection to the message bus was lost; the library reconnects."""


class PairingRequiredError(VeltoError, ConnectionError):
    """The device requires pairing."""

    remedy = "Pair it with `device.pair()`."


class InUseError(VeltoError):
    """Another program or context holds the device."""

    remedy = "Close the program that holds the device."


class ConnectFailedError(VeltoError, ConnectionError):
    """The link could not be established."""


class LibraryMissingError(VeltoError, ImportError):
    """A library that is loaded on demand is not installed; the message names its package."""


class ForkedError(VeltoError, RuntimeError):
    """The process is a forked child of the process that uses the library."""

    remedy: str = spoken("call exec before using the library")


class InvalidStateError(VeltoError):
    """The object is not in a state that allows the call."""


class NoSlotError(VeltoError):
    """The device has no room for another one, such as a logger."""


class HasDependentsError(VeltoError):
    """Others depend on it, such as the stream of a processor."""


class StreamOverflowWarning(RuntimeWarning):
    """A stream dropped frames that were not read in time."""


class StreamOverflowError(VeltoError):
    """A stream with `on_overflow="raise"` dropped frames that were not read in time."""

    table: Table
    """The frames that were read after the dropped ones."""
    count: int
    """Number of frames dropped since the last read that reported missing frames."""

    def __init__(self, sentence: str, table: Table, count: int) -> None:
        super().__init__(sentence)
        self.table, self.count = table, count


CLASSES: dict[Result, type[VeltoError]] = {
    Result.INVALID_ARGUMENT: InvalidArgumentError,
    Result.INVALID_HANDLE: InvalidHandleError,
    Result.STALE_HANDLE: StaleHandleError,
    Result.WRONG_KIND: WrongKindError,
    Result.STRUCT_SIZE: StructSizeError,
    Result.OUT_OF_MEMORY: OutOfMemoryError,
    Result.VERSION_MISMATCH: VersionMismatchError,
    Result.NO_ADAPTER: NoAdapterError,
    Result.ADAPTER_OFF: AdapterOffError,
    Result.PERMISSION: NotPermittedError,
    Result.NOT_FOUND: NotFoundError,
    Result.NOT_CONNECTED: NotConnectedError,
    Result.ALREADY: AlreadyRunningError,
    Result.BUSY: BusyError,
    Result.DISCONNECTED: DisconnectedError,
    Result.TIMEOUT: DeviceTimeoutError,
    Result.REJECTED: RejectedError,
    Result.UNSUPPORTED: UnsupportedError,
    Result.PROTOCOL: ProtocolError,
    Result.IO: InputOutputError,
    Result.FORMAT: FormatError,
    Result.CANCELLED: OperationCancelledError,
    Result.INTERNAL: InternalError,
    Result.BUS_UNAVAILABLE: BusUnavailableError,
    Result.SERVICE_NOT_RUNNING: ServiceNotRunningError,
    Result.BUS_LOST: BusLostError,
    Result.PAIRING_REQUIRED: PairingRequiredError,
    Result.IN_USE: InUseError,
    Result.CONNECT_FAILED: ConnectFailedError,
    Result.LIBRARY_MISSING: LibraryMissingError,
    Result.FORKED: ForkedError,
    Result.INVALID_STATE: InvalidStateError,
    Result.NO_SLOT: NoSlotError,
    Result.HAS_DEPENDENTS: HasDependentsError,
}
"""The exception of each code."""


def failure(result: int) -> VeltoError:
    """The exception of this thread's last failure."""
    detail = _abi.velto_error_detail(ctypes.sizeof(_abi.velto_error_detail))
    library().velto_error_get_detail(ctypes.byref(detail))
    return from_detail(Result(result), library().velto_error_message().decode(), detail)


def cancelled_by_close() -> OperationCancelledError:
    """The exception of an operation whose context was closed."""
    error = OperationCancelledError("the context was closed")
    error.code = Result.CANCELLED
    return error


def from_detail(code: Result, message: str, detail: _abi.velto_error_detail) -> VeltoError:
    """The exception of a code, with the library's details of the failure."""
    class_ = CLASSES.get(code, VeltoError)
    sentence = spoken(message or code.message)
    remedy = spoken(detail.remedy.decode()) if detail.code == code else ""
    general = "" if remedy or sentence.endswith(class_.remedy) else class_.remedy
    error = class_(f"{sentence.rstrip('.')}. {general}" if general else sentence)
    error.remedy = remedy or class_.remedy
    error.code = code
    if detail.code == code:
        error.cause = Cause(detail.cause)
        error.att_code = detail.number if error.cause == Cause.ATT else None
        error.errno_code = detail.number if error.cause == Cause.ERRNO else None
        error.cause_name, error.cause_message = detail.name.decode(), detail.message.decode()
        error.function = detail.function.decode()
    return error
