"""VeltoKit: Bluetooth motion wearables as game input.

    import veltokit

    with veltokit.Context() as velto:
        velto.auto_connect(players=1)
        for frame in velto.frames(hz=60):
            pad = velto.player(0).poll(frame.dt)
            print(pad.position_x, pad.clicked)

The C API, as ctypes sees it, is `veltokit.abi`; `veltokit.core.load()` returns its functions.
"""

from . import _abi as abi
from . import _core as core
from . import errors
from ._core import LibraryNotFoundError
from ._enums import *  # noqa: F403
from ._enums import __all__ as _enum_names
from ._events import *  # noqa: F403
from ._events import __all__ as _event_names
from ._values import *  # noqa: F403
from ._values import __all__ as _value_names
from .calculations import (
    check_motion_config,
    differing_structures,
    find_focused_slot,
    find_slot,
    shape_velocity,
    struct_size,
)
from .context import Context
from .device import Device
from .driver import Driver
from .errors import VeltoError
from .event import Event
from .frames import Frame, Frames
from .host import HostRadio
from .input import MEASURE, Input
from .keyboard import Keyboard
from .log import Log, LogLine
from .navigator import Navigator
from .operation import Operation
from .player import Player
from .queue import DefaultQueue, EventQueue
from .signals import Signal
from .simulator import Simulator
from .strategy import Strategy
from .stream import Sample, Stream, Table
from .subscription import Subscription
from .uuids import parse_uuid, uuid_text
from .version import library_revision, library_version, library_version_number

__version__ = "0.1.0"

__all__ = [
    "MEASURE",
    "Context",
    "DefaultQueue",
    "Device",
    "Driver",
    "Event",
    "EventQueue",
    "Frame",
    "Frames",
    "HostRadio",
    "Input",
    "Keyboard",
    "LibraryNotFoundError",
    "Log",
    "LogLine",
    "Navigator",
    "Operation",
    "Player",
    "Sample",
    "Signal",
    "Simulator",
    "Strategy",
    "Stream",
    "Subscription",
    "Table",
    "VeltoError",
    "abi",
    "check_motion_config",
    "core",
    "differing_structures",
    "errors",
    "find_focused_slot",
    "find_slot",
    "library_revision",
    "library_version",
    "library_version_number",
    "parse_uuid",
    "shape_velocity",
    "struct_size",
    "uuid_text",
]
__all__ += _enum_names
__all__ += _event_names
__all__ += _value_names
