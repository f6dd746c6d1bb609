"""Living objects of every kind, and handles that stand for none: what the hostile sweep passes."""

from __future__ import annotations

import ctypes
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generate.description import Function
from pumped_context import PumpedContext
from veltokit import abi

PURE_KINDS = ("velto_driver", "velto_strategy", "velto_navigator", "velto_keyboard")
KINDS = ("velto_context", "velto_queue", "velto_device", "velto_op", "velto_sim", "velto_subscription", "velto_signal", "velto_stream", "velto_host", "velto_logger", "velto_processor", "velto_timer", "velto_board_event", "velto_macro", "velto_download", "velto_store", "velto_firmware", "velto_catalog", *PURE_KINDS)
STORES = tempfile.TemporaryDirectory(prefix="velto-hostile-")
SLOT = 1 << 32
BACKENDS = abi.VELTO_BACKEND_SIMULATED | abi.VELTO_BACKEND_HOST
STREAM_CAPACITY = 64
CATALOG = b'{"0.4": {"5": {"vanilla": {"1.7.3": {"filename": "firmware.zip"}}}}}'
PACKETS = 1
"""Any handle will do: what matters is the subscription as an object."""


VIRTUAL_FUNCTIONS = ("supply_input", "play_script", "play_file", "start_recording", "stop_recording")
TABLE_FUNCTIONS = (
    "velto_sim_set_characteristics", "velto_sim_set_value", "velto_sim_get_value", "velto_sim_set_reactions",
)


class HostileWorld:
    """One context with a connected cap, a device that is fed, a queue and operations; and stale handles of all kinds."""

    texts = {
        "identifier": b"fresh", "script_name": b"rest", "text": b"Triki", "struct_name": b"velto_input", "path": b"/dev/null",
        "url": b"https://localhost:1/firmware.zip",
    }
    members = {
        "velto_context_def": {
            "backends": BACKENDS, "flags": abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK,
        },
        "velto_sim_characteristic": {"handle": 1},
        "velto_sim_reaction": {"characteristic": 1},
        "velto_sim_step": {"kind": abi.VELTO_SIM_STEP_KIND_TAP},
        "velto_gatt_characteristic": {"handle": 1},
        "velto_host_advertisement": {"identifier": b"fresh"},
    }
    numbers = {"peer": 1, "request_id": 1}
    """The device that the host radio has connected, and the request for that."""

    def __init__(self, library: Any) -> None:
        self.library = library
        self.stale = self._objects_of_a_dead_context()
        self.pumped = PumpedContext(library, backends=BACKENDS)
        self.live = self._objects(self.pumped)
        self.fed = self.pumped.ingest_device("fed").bits
        self.virtual = self.pumped.answer(
            abi.velto_device, "context_create_virtual_device", self.pumped.context, b"robot", 0
        ).bits
        self.bare = self.pumped.create_sim(flags=abi.VELTO_SIM_BARE).bits
        self.table = self._table_sim()
        self.wearable = self.pumped.create_sim(model=abi.VELTO_SIM_MODEL_TAP_XR).bits
        self.tap = self._connected_tap()
        self.board = self._connected_board()
        self.sequence = self.pumped.answer(abi.velto_device, "mw_create_sequence", abi.velto_device(self.board)).bits
        self.acceleration = self.pumped.answer(
            abi.velto_signal, "device_find_signal", abi.velto_device(self.board), b"acceleration"
        ).bits
        self.input = abi.velto_input()
        self.input.struct_size = ctypes.sizeof(self.input)

    def _table_sim(self) -> int:
        sim = self.pumped.create_sim(model=abi.VELTO_SIM_MODEL_TABLE)
        characteristic = abi.velto_sim_characteristic()
        characteristic.handle, characteristic.properties = 1, abi.VELTO_ATTRIBUTE_PROPERTY_NOTIFY
        self.pumped.sim_set_characteristics(sim, ctypes.byref(characteristic), 1)
        return sim.bits

    def _connected_tap(self) -> int:
        sim = self.pumped.create_sim(model=abi.VELTO_SIM_MODEL_TAP_STRAP_2, flags=abi.VELTO_SIM_BONDED, seed=77)
        device = self.pumped.sim_device(sim)
        self.pumped.connect(device)
        return device.bits

    def _connected_board(self) -> int:
        sim = self.pumped.create_sim(model_name=b"metamotion-rl", seed=78)
        device = self.pumped.sim_device(sim)
        self.pumped.connect(device)
        return device.bits

    def destroy(self) -> None:
        self.pumped.destroy()
        self._destroy_pure(self.live)

    def _destroy_pure(self, objects: dict[str, int]) -> None:
        for kind in PURE_KINDS:
            getattr(self.library, f"{kind}_destroy")(objects[kind])

    def _objects_of_a_dead_context(self) -> dict[str, int]:
        context = PumpedContext(self.library, backends=BACKENDS)
        objects = self._objects(context)
        context.destroy()
        for kind in ("firmware", "catalog"):
            getattr(self.library, f"velto_{kind}_destroy")(getattr(abi, f"velto_{kind}")(objects[f"velto_{kind}"]))
        self._destroy_pure(objects)
        return objects

    def _objects(self, context: PumpedContext) -> dict[str, int]:
        sim, device = context.connected_cap()
        queue = context.answer(abi.velto_queue, "context_create_queue", context.context, abi.VELTO_EVENT_CLASS_STANDARD, 8)
        operation = context.answer(abi.velto_op, "device_connect", device, None)
        subscription = abi.velto_subscription()
        context.device_subscribe(device, PACKETS, None, ctypes.byref(subscription), None)
        signal = context.answer(abi.velto_signal, "device_find_signal", device, b"axes")
        stream = self._stream(context, signal)
        host = self._connected_host(context)
        logger = self._logger(context)
        program = self._program(context)
        processor = self._processor(context)
        download = self._download(context)
        store = self._store(context, signal)
        firmware = context.answer(abi.velto_firmware, "firmware_create", bytes(16), 16, abi.VELTO_FIRMWARE_FORMAT_BIN)
        catalog = context.answer(abi.velto_catalog, "catalog_create", CATALOG, len(CATALOG))
        driver = context.answer(ctypes.c_void_p, "driver_create")
        strategy = context.answer(ctypes.c_void_p, "strategy_create", abi.VELTO_STRATEGY_MODE_PONG)
        navigator = context.answer(ctypes.c_void_p, "navigator_create", None)
        keyboard = context.answer(ctypes.c_void_p, "keyboard_create", None)
        bits = [context.context, queue.bits, device.bits, operation.bits, sim.bits, subscription.bits, signal.bits, stream.bits, host.bits, logger.bits, processor.bits, *program, download.bits, store.bits, firmware.bits, catalog.bits, driver, strategy, navigator, keyboard]
        return dict(zip(KINDS, bits, strict=True))

    def _stream(self, context: PumpedContext, signal: abi.velto_signal) -> abi.velto_stream:
        definition = abi.velto_stream_def()
        context.stream_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        definition.capacity = STREAM_CAPACITY
        stream = abi.velto_stream()
        context.signal_start_stream(signal, ctypes.byref(definition), ctypes.byref(stream), None)
        return stream

    def _store(self, context: PumpedContext, signal: abi.velto_signal) -> abi.velto_store:
        """A store with a session of one track, whose numbers are the good ones."""
        file = Path(STORES.name, "sessions.velto")
        file.unlink(missing_ok=True)  # Of a context that is gone by now.
        store = context.answer(abi.velto_store, "context_open_store", context.context, os.fsencode(file))
        session = context.answer(ctypes.c_uint64, "store_begin_session", store, None)
        context.store_add_signal(store, session, signal)
        context.advance(0.5)
        context.store_end_session(store, session)
        track, count = abi.velto_track_info(), ctypes.c_size_t()
        context.store_list_tracks(store, session, ctypes.byref(track), 1, ctypes.byref(count))
        assert count.value == 1
        self.numbers = {**HostileWorld.numbers, "session": session, "track": track.track}
        return store

    def _logger(self, context: PumpedContext) -> abi.velto_logger:
        device = context.sim_device(context.create_sim(model_name=b"metamotion-s", seed=79))
        context.connect(device)
        signal = context.answer(abi.velto_signal, "device_find_signal", device, b"acceleration")
        logger, op = abi.velto_logger(), abi.velto_op()
        context.mw_create_logger(device, signal, None, ctypes.byref(logger), ctypes.byref(op))
        context.op_wait(op)
        return logger

    def _program(self, context: PumpedContext) -> list[int]:
        """A timer, an event and a macro of a board."""
        device = context.sim_device(context.create_sim(model_name=b"metamotion-s", seed=81))
        context.connect(device)
        signal = context.answer(abi.velto_signal, "device_find_signal", device, b"switch")
        sequence = context.answer(abi.velto_device, "mw_create_sequence", device)
        context.mw_control_led(sequence, abi.VELTO_MW_LED_ACTION_PLAY, None)
        timer, event, macro, op = abi.velto_timer(), abi.velto_board_event(), abi.velto_macro(), abi.velto_op()
        context.mw_create_timer(device, 3600.0, 0, 0, ctypes.byref(timer), None)
        context.mw_create_event(device, signal, sequence, None, ctypes.byref(event), None)
        context.mw_create_macro(device, sequence, 0, ctypes.byref(macro), ctypes.byref(op))
        context.op_wait(op)
        return [timer.bits, event.bits, macro.bits]

    def _processor(self, context: PumpedContext) -> abi.velto_processor:
        device = context.sim_device(context.create_sim(model_name=b"metamotion-s", seed=83))
        context.connect(device)
        signal = context.answer(abi.velto_signal, "device_find_signal", device, b"acceleration")
        wanted = abi.velto_mw_processor_def(
            struct_size=ctypes.sizeof(abi.velto_mw_processor_def), type=abi.VELTO_MW_PROCESSOR_TYPE_RSS)
        processor, op = abi.velto_processor(), abi.velto_op()
        context.mw_create_processor(device, signal, ctypes.byref(wanted), ctypes.byref(processor), ctypes.byref(op))
        context.op_wait(op)
        return processor

    def _download(self, context: PumpedContext) -> abi.velto_download:
        device = context.sim_device(context.create_sim(model_name=b"metamotion-r", seed=80))
        context.connect(device)
        download, op = abi.velto_download(), abi.velto_op()
        context.mw_start_download(device, None, None, 0, ctypes.byref(download), ctypes.byref(op))
        context.op_wait(op)
        return download

    def _connected_host(self, context: PumpedContext) -> abi.velto_host:
        host = context.answer(abi.velto_host, "context_create_host_radio", context.context, None)
        found = abi.velto_host_advertisement()
        context.host_advertisement_init(ctypes.byref(found), ctypes.sizeof(found))
        found.identifier = b"fresh"
        context.host_report_advertisement(host, ctypes.byref(found), None, 0, None, 0, None)
        context.advance(0)
        device = context.answer(abi.velto_device, "context_find_device", context.context, b"host:fresh")
        context.device_connect(device, None, None)
        context.advance(0)
        characteristic = abi.velto_gatt_characteristic()
        characteristic.handle = 1
        context.host_supply_gatt(host, 1, ctypes.byref(characteristic), 1)
        context.advance(0)
        assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
        return host

    def handle(self, function: Function, kind: str, name: str = "") -> int:
        """The live handle that suits a parameter of a function."""
        if name == "into":
            return 0
        if name == "sequence" and function.name.startswith("velto_mw_create_"):
            return self.sequence
        if kind == "velto_device" and (function.name.startswith("velto_tap_") or "play_haptic" in function.name):
            return self.tap
        if function.name == "velto_mw_describe_sequence":
            return self.sequence
        if kind == "velto_device" and function.name.startswith("velto_mw_"):
            return self.board
        if kind == "velto_signal" and function.name.startswith("velto_mw_"):
            return self.acceleration
        if kind == "velto_device" and "ingest_packet" in function.name:
            return self.fed
        if kind == "velto_device" and function.name.removeprefix("velto_device_") in VIRTUAL_FUNCTIONS:
            return self.virtual
        if kind == "velto_sim" and function.name in TABLE_FUNCTIONS:
            return self.table
        if kind == "velto_sim" and function.name == "velto_sim_inject_step":
            return self.wearable
        if kind == "velto_sim" and "ERROR_IN_USE" in function.results:
            return self.bare
        return self.live[kind]

    def bad_handles(self, kind: str, null_ok: bool) -> Iterator[tuple[str, int, str | None]]:
        """Label, bits and the code that they must cause."""
        invalid = "ERROR_INVALID_HANDLE"
        live = self.live[kind]
        yield "null", 0, None if null_ok else invalid
        yield "all ones", 2**64 - 1, invalid
        yield "small", 0x1000, invalid
        yield "address", ctypes.addressof(ctypes.c_char(0)), invalid
        yield "no such kind", live & ~(0xFF << 56) | 0xEE << 56, invalid
        yield "no slot", live & ~(0xFFFFFF << 32), invalid
        yield "slot never used", live | 0xFFFFFF << 32, invalid
        yield "generation to come", live & ~0xFFFFFFFF | 0xFFFFFFF0, invalid
        yield "generation zero", live & ~0xFFFFFFFF, invalid
        yield "stale", self.stale[kind], "ERROR_STALE_HANDLE"
        for other in KINDS:
            if other != kind:
                yield f"a {other}", self.live[other], "ERROR_WRONG_KIND"
                yield f"a stale {other}", self.stale[other], None
                yield f"a {other} in disguise", self.live[other] & ~(0xFF << 56) | live & 0xFF << 56, "ERROR_WRONG_KIND"

    def run(self) -> None:
        """Lets the loop meet what the calls have left for it."""
        self.library.velto_context_dispatch(self.pumped.context, 0)
        for _ in range(30):
            self.library.velto_context_advance_clock(self.pumped.context, 0.1)
            for bits in (self.live["velto_device"], self.fed, self.virtual):
                self.library.velto_device_poll_input(abi.velto_device(bits), 0.1, ctypes.byref(self.input))

    def settle(self, function: Function, arguments: list[Any], result: int, answers: dict[str, int]) -> None:
        """Undoes what a successful call made, so that thousands of them do not pile up."""
        if function.name == "velto_context_create" and result == abi.VELTO_OK:
            self.library.velto_context_destroy(answers["out_context"])
        for kind in PURE_KINDS:
            if function.name == f"{kind}_create" and result == abi.VELTO_OK:
                getattr(self.library, f"{kind}_destroy")(answers[f"out_{kind.removeprefix('velto_')}"])
        if function.name == "velto_context_create_queue" and result == abi.VELTO_OK:
            self.library.velto_queue_destroy(abi.velto_queue(answers["out_queue"]))
        if function.name in ("velto_device_subscribe", "velto_device_subscribe_uuid") and result == abi.VELTO_OK:
            self.library.velto_subscription_destroy(abi.velto_subscription(answers["out_subscription"]))
        if function.name == "velto_signal_start_stream" and result == abi.VELTO_OK:
            self.library.velto_stream_destroy(abi.velto_stream(answers["out_stream"]))
        if function.name == "velto_context_open_store" and result == abi.VELTO_OK:
            self.library.velto_store_close(abi.velto_store(answers["out_store"]))
        if "out_firmware" in answers and result == abi.VELTO_OK:
            self.library.velto_firmware_destroy(abi.velto_firmware(answers["out_firmware"]))
        if "out_catalog" in answers and result == abi.VELTO_OK:
            self.library.velto_catalog_destroy(abi.velto_catalog(answers["out_catalog"]))
        if function.name == "velto_context_create_sim" and result == abi.VELTO_OK:
            self.library.velto_sim_destroy(abi.velto_sim(answers["out_sim"]))
