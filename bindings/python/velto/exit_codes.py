"""The exit codes, and the failures behind each."""

from __future__ import annotations

OK, FAILED, USAGE, NO_DEVICE, NO_BLUETOOTH, INTERRUPTED = 0, 1, 2, 3, 4, 130

MEANINGS = {
    OK: "done",
    FAILED: "failed; standard error has the reason",
    USAGE: "the command line is wrong, or matches several devices",
    NO_DEVICE: "no suitable device is in range, or it could not be connected",
    NO_BLUETOOTH: "Bluetooth cannot be used; `velto doctor` finds the cause",
    INTERRUPTED: "interrupted by Ctrl-C; nothing was left running",
}
"""The meaning of each exit code."""

BY_RESULT = {
    "NO_ADAPTER": NO_BLUETOOTH,
    "ADAPTER_OFF": NO_BLUETOOTH,
    "BUS_UNAVAILABLE": NO_BLUETOOTH,
    "BUS_LOST": NO_BLUETOOTH,
    "SERVICE_NOT_RUNNING": NO_BLUETOOTH,
    "LIBRARY_MISSING": NO_BLUETOOTH,
    "CONNECT_FAILED": NO_DEVICE,
    "INVALID_ARGUMENT": USAGE,
}
"""The exit code of a failure of the library, by the name of its result; 1 for any other. The missing library is libdbus: the studio names others."""

BY_CLASS = {"NoDeviceError": NO_DEVICE, "ChoiceError": USAGE, "LibraryNotFoundError": NO_BLUETOOTH}
"""The exit code of a failure of the studio, by the name of its class; 1 for any other."""


def exit_code(error: BaseException) -> int:
    """Returns the exit code of a failure."""
    result = getattr(getattr(error, "code", None), "name", "")
    if result == "PERMISSION":  # Servers of firmware that are not trusted have nothing to do with Bluetooth.
        return NO_BLUETOOTH if getattr(error, "cause").name == "DBUS" else FAILED
    return BY_RESULT.get(result, BY_CLASS.get(type(error).__name__, FAILED))
