"""VeltoKit: Bluetooth motion wearables as game input.

    import veltokit

    with veltokit.Context() as velto:
        velto.auto_connect(players=1)
        for frame in velto.frames(hz=60):
            pad = velto.player(0).poll(frame.dt)
            print(pad.position_x, pad.clicked)

The C API, as ctypes sees it, is `veltokit.abi`; `veltokit.core.load()` returns its functions.
"""

from typing import TYPE_CHECKING

from . import _abi as abi, _core as core
from . import errors as errors, orientation as orientation
from ._core import LibraryNotFoundError as LibraryNotFoundError
from ._enums import *  # noqa: F403
from ._enums import __all__ as _enum_names
from ._events import *  # noqa: F403
from ._events import __all__ as _event_names
from ._values import *  # noqa: F403
from ._values import __all__ as _value_names
from .aligned import AlignedStreams as AlignedStreams
from .board import Board as Board, led_preset as led_preset
from .calculations import (
    check_motion_config as check_motion_config,
    differing_structures as differing_structures,
    find_focused_slot as find_focused_slot,
    find_slot as find_slot,
    shape_velocity as shape_velocity,
    struct_size as struct_size,
)
from .context import Context as Context
from .device import Device as Device
from .download import Download as Download, Page as Page
from .driver import Driver as Driver
from .errors import VeltoError as VeltoError
from .event import Event as Event
from .firmware import Catalog as Catalog, Firmware as Firmware
from .frames import Frame as Frame, Frames as Frames
from .host import HostRadio as HostRadio
from .input import MEASURE as MEASURE, Input as Input
from .keyboard import Keyboard as Keyboard
from .log import Log as Log, LogLine as LogLine
from .logger import Logger as Logger
from .navigator import Navigator as Navigator
from .operation import Operation as Operation
from .player import Player as Player
from .program import BoardEvent as BoardEvent, Macro as Macro, Timer as Timer
from .processor import Processor as Processor
from .queue import DefaultQueue as DefaultQueue, EventQueue as EventQueue
from .sequence import CommandSequence as CommandSequence
from .session import Session as Session
from .signals import Signal as Signal
from .simulator import Simulator as Simulator
from .store import Store as Store
from .strategy import Strategy as Strategy
from .samples import Sample as Sample, Table as Table
from .stream import Stream as Stream
from .subscription import Subscription as Subscription
from .track import Track as Track
from .tap import (
    TapContext as TapContext,
    TapDevice as TapDevice,
    parse_version as parse_version,
    spoken_fingers as spoken_fingers,
    version_text as version_text,
)
from .uuids import parse_uuid as parse_uuid, uuid_text as uuid_text
from .version import (
    library_revision as library_revision,
    library_version as library_version,
    library_version_number as library_version_number,
)

__version__ = "0.1.0"

if not TYPE_CHECKING:  # Type checkers understand no sum of names; they see what is imported as the same name.
    __all__ = [
        "MEASURE",
        "AlignedStreams",
        "Board",
        "BoardEvent",
        "Catalog",
        "CommandSequence",
        "Context",
        "DefaultQueue",
        "Device",
        "Download",
        "Driver",
        "Event",
        "EventQueue",
        "Firmware",
        "Frame",
        "Frames",
        "HostRadio",
        "Input",
        "Keyboard",
        "LibraryNotFoundError",
        "Log",
        "LogLine",
        "Logger",
        "Macro",
        "Navigator",
        "Operation",
        "Page",
        "Player",
        "Processor",
        "Sample",
        "Session",
        "Signal",
        "Simulator",
        "Store",
        "Strategy",
        "Stream",
        "Subscription",
        "Table",
        "TapContext",
        "TapDevice",
        "Timer",
        "Track",
        "VeltoError",
        "abi",
        "check_motion_config",
        "core",
        "differing_structures",
        "errors",
        "find_focused_slot",
        "find_slot",
        "led_preset",
        "library_revision",
        "library_version",
        "library_version_number",
        "orientation",
        "parse_uuid",
        "parse_version",
        "shape_velocity",
        "spoken_fingers",
        "struct_size",
        "uuid_text",
        "version_text",
    ]
    __all__ += _enum_names
    __all__ += _event_names
    __all__ += _value_names
