"""`Studio`: the actions of a user on devices, as methods of one object without widgets.

    async with Studio() as studio:
        device = await studio.choose("wrist")
        async with studio.streaming([device], ["acceleration"], rate=100) as streams:
            async for table in streams.tables(seconds=10):
                print(len(table.rows), "samples of", table.signal)

The command line and the browser studio use it, and notebooks can. A studio belongs to one event loop.
"""

from .choosing import ANY as ANY, BOARD as BOARD, MEASURING as MEASURING, TAP as TAP, VIBRATING as VIBRATING, Kind as Kind
from .doctor import Finding as Finding, diagnose as diagnose, look_for_library as look_for_library
from .devices import near_strangers as near_strangers
from .firmware import FirmwareState as FirmwareState
from .problems import (
    ChoiceError as ChoiceError,
    NoDeviceError as NoDeviceError,
    RefusedError as RefusedError,
    StudioError as StudioError,
)
from .streams import StreamTable as StreamTable, Streams as Streams
from .studio import Studio as Studio
