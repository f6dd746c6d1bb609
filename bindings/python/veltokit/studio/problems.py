"""Failures that a person can mend, each with the next step in its sentence."""

from __future__ import annotations


class StudioError(Exception):
    """A verb of a studio failed, for a reason that the library does not know."""


class NoDeviceError(StudioError, LookupError):
    """No suitable device is in range."""


class ChoiceError(StudioError, ValueError):
    """The request fits several devices, signals or values, or none."""


class RefusedError(StudioError):
    """The device is in a state in which the request would lose something."""
