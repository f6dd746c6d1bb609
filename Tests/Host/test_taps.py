"""A TAP over a lent stack: a simulated one, whose backend is this program, answers what the library requests."""

from __future__ import annotations

import ctypes

import pytest

from lent_stack import HostProgram, LentStack, Peripheral, characteristic, failure, uuid
from veltokit import abi

IDENTIFIER = "D4:58:26:00:00:01"
COMMANDS = uuid("6e400002-b5a3-f393-e0a9-e50e24dcca9e")
BOTH = abi.VELTO_BACKEND_HOST | abi.VELTO_BACKEND_SIMULATED
TAP, POSTURE = abi.VELTO_SIM_STEP_KIND_TAP, abi.VELTO_SIM_STEP_KIND_POSTURE
CONTROLLER, TEXT = bytes.fromhex("03 0c 00 01"), bytes.fromhex("03 0c 00 00")
RAW = bytes.fromhex("03 0c 00 0a 00 00 00")


class WornTap(LentStack):
    """A stack with one device in range, a simulated TAP that belongs to the program and to no backend."""

    def __init__(self, program: HostProgram, model: str) -> None:
        super().__init__(program)
        definition = abi.velto_sim_def()
        program.sim_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        definition.model_name, definition.script, definition.flags = model.encode(), b"rest", abi.VELTO_SIM_BARE
        self.sim = program.answer(abi.velto_sim, "context_create_sim", program.context, ctypes.byref(definition))
        rows, count = (abi.velto_sim_characteristic * 64)(), ctypes.c_size_t()
        program.sim_list_characteristics(self.sim, rows, 64, ctypes.byref(count))
        table = [characteristic(row.handle, row.service, row.uuid, row.properties) for row in rows[: count.value]]
        self.add(IDENTIFIER, name="Tap_D458260", services=[uuid("c3ff0001-1d8b-40fd-a56f-c7bd5d0f3370")]).table = table

    @property
    def tap(self) -> Peripheral:
        return self.peripherals[IDENTIFIER]

    def handle(self, wanted: abi.velto_uuid) -> int:
        return next(row.handle for row in self.tap.table if bytes(row.uuid.bytes) == bytes(wanted.bytes))

    def run(self, seconds: float = 1, step: float = 0.05) -> None:
        for _ in range(round(seconds / step)):
            super().run(step, step)
            self.carry()

    def carry(self) -> None:
        """Brings to the library what the device has notified."""
        notification = abi.velto_sim_notification()
        while self.tap.is_linked and self.program.library.velto_sim_poll_notification(self.sim, ctypes.byref(notification)) == abi.VELTO_OK:
            self.notify(self.tap, notification.characteristic, bytes(notification.bytes[: notification.size]))

    def act(self, kind: int, value: int) -> None:
        self.program.sim_inject_step(self.sim, ctypes.byref(abi.velto_sim_step(kind=kind, value=value)))
        self.run(0.2)

    def modes(self) -> list[bytes]:
        """The modes that were written since the last call."""
        taken = [value for handle, value, _ in self.tap.writes if handle == self.handle(COMMANDS)]
        self.tap.writes.clear()
        return taken

    # ---- Requests ----

    def do_connect(self, request: abi.velto_host_request) -> None:
        self.program.sim_report_link(self.sim, 1)
        self.program.sim_report_encryption(self.sim, 1)
        super().do_connect(request)

    def do_disconnect(self, request: abi.velto_host_request) -> None:
        self.program.sim_report_link(self.sim, 0)
        super().do_disconnect(request)

    def do_read(self, request: abi.velto_host_request) -> None:
        value, count = (ctypes.c_uint8 * 512)(), ctypes.c_size_t()
        self.program.sim_read_value(self.sim, request.characteristic, value, 512, ctypes.byref(count))
        self.complete(request, bytes(value[: count.value]))

    def do_write(self, request: abi.velto_host_request) -> None:
        value = bytes(request.bytes[: request.size])
        has_response = int(request.write_kind == abi.VELTO_WRITE_KIND_WITH_RESPONSE)
        result = failure(
            lambda: self.program.sim_write_value(self.sim, request.characteristic, has_response, value, len(value)))
        if result == abi.VELTO_OK:
            super().do_write(request)
        else:
            self.program.host_fail_request(self.radio, request.id, result, 0x13, None)

    def do_subscribe(self, request: abi.velto_host_request) -> None:
        self.program.sim_report_subscription(self.sim, request.characteristic, 1)
        super().do_subscribe(request)


@pytest.fixture
def both(velto):
    """A program that lends its stack and simulates devices for itself."""
    program = HostProgram(velto, backends=BOTH)
    yield program
    program.destroy()


def connected(both: HostProgram, model: str) -> tuple[WornTap, abi.velto_device]:
    stack = WornTap(both, model)
    device = stack.device()
    operation = both.begin_connect(device)
    stack.run(2)
    assert both.outcome(operation) == abi.VELTO_OK
    assert both.info(device).family == abi.VELTO_FAMILY_TAP
    return stack, device


@pytest.mark.parametrize("model", ["tap-strap-2", "tap-xr", "tap-strap-2-framed", "tap-xr-framed"])
def test_every_model_becomes_ready_and_taps(both: HostProgram, model: str) -> None:
    stack, device = connected(both, model)
    both.poll(device)
    stack.act(TAP, 5)
    assert both.poll(device).buttons_pressed == 0x500


def test_the_mode_is_set_refreshed_and_left(both: HostProgram) -> None:
    stack, device = connected(both, "tap-strap-2")
    assert stack.modes() == [CONTROLLER]
    stack.run(21)
    assert stack.modes() == [CONTROLLER, CONTROLLER]
    both.device_disconnect(device, None)
    stack.run(1)
    assert stack.modes() == [TEXT] and both.link_state(device) == abi.VELTO_LINK_STATE_NONE


def test_taps_of_a_hand_in_mid_air_are_gestures(both: HostProgram) -> None:
    stack, device = connected(both, "tap-strap-2")
    stack.act(POSTURE, 1)
    both.poll(device)
    stack.act(TAP, 2)
    game = both.poll(device)
    assert game.buttons_pressed == abi.VELTO_BUTTON_MAIN and game.gestures & abi.VELTO_GESTURE_CLICK


def test_raw_sensors_stream_and_the_mode_returns(both: HostProgram) -> None:
    stack, device = connected(both, "tap-strap-2")
    signal = both.answer(abi.velto_signal, "device_find_signal", device, b"imu")
    stream, operation = abi.velto_stream(), abi.velto_op()
    both.signal_start_stream(signal, None, ctypes.byref(stream), ctypes.byref(operation))
    stack.run(0.2)
    assert both.outcome(operation) == abi.VELTO_OK
    stack.run(2)
    info = both.answer(abi.velto_stream_info, "stream_get_info", stream)
    assert 380 <= info.received_count <= 480 and info.lost_count == 0
    both.stream_stop(stream, None)
    stack.run(0.2)
    assert stack.modes() == [CONTROLLER, RAW, CONTROLLER]


def test_a_refused_mode_fails_the_start_and_a_lost_link_comes_back(both: HostProgram) -> None:
    stack, device = connected(both, "tap-strap-2")
    stack.refuse("WRITE", abi.VELTO_ERROR_REJECTED, 0x13)
    signal = both.answer(abi.velto_signal, "device_find_signal", device, b"imu")
    operation = abi.velto_op()
    both.signal_start_stream(signal, None, ctypes.byref(abi.velto_stream()), ctypes.byref(operation))
    stack.run(0.3)
    assert failure(lambda: both.op_wait(operation)) == abi.VELTO_ERROR_REJECTED
    stack.mend()
    both.sim_report_link(stack.sim, 0)
    stack.drop(stack.tap)
    stack.run(5)
    assert both.link_state(device) == abi.VELTO_LINK_STATE_READY
    both.poll(device)
    stack.act(TAP, 1)
    assert both.poll(device).buttons_pressed == 0x100
