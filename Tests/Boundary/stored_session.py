"""Short names for what tests do with stores through the C functions."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from pumped_context import PumpedContext
from veltokit import abi


class StoredSession:
    """A store with a session, and tracks of the test's own samples in it."""

    def __init__(self, context: PumpedContext, path: Path) -> None:
        self.context = context
        self.store = context.answer(abi.velto_store, "context_open_store", context.context, os.fsencode(path))
        self.session = context.answer(ctypes.c_uint64, "store_begin_session", self.store, None)

    def add_track(self, columns: int) -> int:
        definition = abi.velto_track_def()
        self.context.track_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        definition.signal = b"samples"
        definition.channels = ",".join(f"c{column}" for column in range(columns)).encode()
        definition.value_type = abi.VELTO_VALUE_TYPE_F32
        return self.context.answer(ctypes.c_uint64, "store_add_track", self.store, self.session, ctypes.byref(definition))

    def write(self, track: int, first: int, count: int, columns: int) -> None:
        """Appends frames of zeros, one each millisecond."""
        infos = (abi.velto_frame_info * count)()
        for number, info in enumerate(infos):
            info.timestamp_ns = (first + number + 1) * 1_000_000
        size = 4 * columns * count
        self.context.store_write_track(self.store, track, infos, count, bytes(size), size)

    def gaps(self, track: int) -> list[abi.velto_track_gap]:
        gaps, count = (abi.velto_track_gap * 64)(), ctypes.c_size_t()
        self.context.store_list_gaps(self.store, track, gaps, 64, ctypes.byref(count))
        return list(gaps[: count.value])

    @property
    def status(self) -> abi.velto_session_status:
        status = abi.velto_session_status()
        status.struct_size = ctypes.sizeof(status)
        self.context.store_get_status(self.store, self.session, ctypes.byref(status))
        return status

    def notices(self) -> list[int]:
        return [event.data.store.notice for event in self.context.events(abi.VELTO_EVENT_STORE)]

    def end(self) -> None:
        self.context.store_end_session(self.store, self.session)
