"""A program on the library, living in this process: its context on the real backend, and the events it has seen."""

import asyncio
import ctypes
import uuid

from .library import Library, abi, structure
from .waiting import wait_for, wait_until

TIMEOUT = 60.0  # seconds that one request may take
POLL_INTERVAL = 0.05  # seconds; emulation makes every look dear


class Client:
    """A context. Links that are lost are tried again soon: the guest's time is precious."""

    def __init__(self, rig, **definition):
        self._velto = Library.load(rig)
        definition = structure(
            abi.velto_context_def,
            **{"backends": abi.VELTO_BACKEND_BLUEZ, "event_capacity": 4096, "settle_time": 3.0, "reconnect_delay": 0.5}
            | definition,
        )
        self._context = abi.velto_context()
        self._velto.context_create(ctypes.byref(definition), ctypes.byref(self._context))
        # Every event so far, in order.
        self.events = []
        self._seen = 0

    async def close(self):
        """Destroys the context. Elsewhere, because this thread is also the radio."""
        await wait_for("the context to be destroyed", asyncio.to_thread(self._velto.context_destroy, self._context))

    # What a program asks for

    def auto_connect(self, players):
        """Connects likely devices until that many players have one."""
        self._velto.context_set_auto_connect(self._context, players)

    async def scan(self):
        """Starts discovery; returns the outcome and its sentence."""
        operation = abi.velto_op()
        self._velto.context_start_scan(self._context, None, ctypes.byref(operation))
        return await self.outcome("the scan", operation)

    async def find(self, text):
        """Scans until the device of that name or address is known; returns it. Devices with a link count as well."""
        return await self._scan_for(text, lambda device: device.bits != 0, f"{text} to be known", 120)

    async def hear(self, text, seconds):
        """Scans until the device of that name or address is heard to advertise; returns it."""
        return await self._scan_for(text, lambda device: self._last_seen(device) > 0, f"{text} to be heard", seconds)

    async def connect(self, device, timeout=60.0):
        """Connects a device; returns the outcome and its sentence."""
        options = structure(abi.velto_connect_options, timeout=timeout)
        operation = abi.velto_op()
        self._velto.device_connect(device, ctypes.byref(options), ctypes.byref(operation))
        return await self.outcome("the connection", operation)

    async def connect_last(self):
        """Connects the device that a program connected last; returns it, the outcome and its sentence."""
        device, operation = abi.velto_device(), abi.velto_op()
        self._velto.context_connect_last_device(self._context, None, ctypes.byref(device), ctypes.byref(operation))
        return device, *await self.outcome("the connection", operation)

    async def disconnect(self, device):
        """Ends the link of a device; returns the outcome and its sentence."""
        operation = abi.velto_op()
        self._velto.device_disconnect(device, ctypes.byref(operation))
        return await self.outcome("the disconnection", operation)

    async def forget(self, device):
        """Forgets a device and its bond; returns the outcome and its sentence."""
        operation = abi.velto_op()
        self._velto.device_forget(device, ctypes.byref(operation))
        return await self.outcome("forgetting", operation)

    def set_family(self, device, family):
        """Tells the library which family the device is of."""
        self._velto.device_set_family(device, family)

    # Pairing

    def set_pairing_policy(self, policy):
        """Sets who takes part in pairing."""
        self._velto.context_set_pairing_policy(self._context, policy)

    async def pair(self, device):
        """Pairs a device; returns the outcome and its sentence."""
        return await self.outcome("the pairing", self.start_pairing(device))

    def start_pairing(self, device):
        """Starts to pair; returns the operation."""
        operation = abi.velto_op()
        self._velto.device_pair(device, ctypes.byref(operation))
        return operation

    def cancel(self, operation):
        """Cancels an operation."""
        self._velto.op_cancel(operation)

    def reply_pairing(self, device, accepts, passkey=0):
        """Answers a pairing request."""
        self._velto.device_reply_pairing(device, accepts, passkey)

    def is_paired(self, device):
        """Whether the system is paired with the device."""
        return bool(self._info(device).flags & abi.VELTO_DEVICE_PAIRED)

    # What a program does to characteristics of its own

    def characteristic(self, device, attribute):
        """The number of a characteristic of the model, as the library knows it."""
        handle = ctypes.c_uint16()
        uuids = [_uuid(text) for text in (attribute.service, attribute.uuid)]
        result = self._velto.device_find_characteristic(device, *uuids, ctypes.byref(handle))
        assert result == abi.VELTO_OK, f"there is no {attribute.uuid}"
        return handle.value

    async def read(self, device, characteristic):
        """Reads a value."""
        operation = abi.velto_op()
        self._velto.device_read_value(device, characteristic, TIMEOUT, ctypes.byref(operation))
        outcome, sentence = await self.outcome("the read", operation)
        assert outcome == "VELTO_OK", sentence
        buffer = ctypes.create_string_buffer(512)
        count = ctypes.c_size_t()
        self._velto.op_get_value(operation, buffer, len(buffer), ctypes.byref(count))
        return buffer.raw[: count.value]

    async def write(self, device, characteristic, value, with_response):
        """Writes a value; returns the outcome and its sentence."""
        kind = abi.VELTO_WRITE_KIND_WITH_RESPONSE if with_response else abi.VELTO_WRITE_KIND_WITHOUT_RESPONSE
        operation = abi.velto_op()
        write = self._velto.device_write_value
        write(device, characteristic, kind, value, len(value), TIMEOUT, ctypes.byref(operation))
        return await self.outcome("the write", operation)

    async def subscribe(self, device, characteristic):
        """Subscribes; returns the subscription, whose values are taken by `values`."""
        subscription, operation = abi.velto_subscription(), abi.velto_op()
        subscribe = self._velto.device_subscribe
        subscribe(device, characteristic, None, ctypes.byref(subscription), ctypes.byref(operation))
        outcome, sentence = await self.outcome("the subscription", operation)
        assert outcome == "VELTO_OK", sentence
        return subscription

    def values(self, subscription):
        """Takes the values that wait."""
        value = abi.velto_value()
        while self._velto.subscription_poll_value(subscription, ctypes.byref(value)) == abi.VELTO_OK:
            yield bytes(value.bytes[: value.size])

    def unsubscribe(self, subscription):
        """Ends a subscription."""
        self._velto.subscription_destroy(subscription)

    # TAPs

    async def write_mode(self, device, mode):
        """Sets the mode of a TAP; returns the outcome and its sentence."""
        operation = abi.velto_op()
        self._velto.tap_write_mode(device, ctypes.byref(abi.velto_tap_mode(mode=mode)), ctypes.byref(operation))
        return await self.outcome("the mode", operation)

    async def play_haptic(self, device, *durations):
        """Vibrates and pauses in turns, for seconds; returns the outcome and its sentence."""
        operation = abi.velto_op()
        seconds = (ctypes.c_double * len(durations))(*durations)
        self._velto.device_play_haptic(device, seconds, len(durations), 1.0, ctypes.byref(operation))
        return await self.outcome("the vibration", operation)

    async def write_combination(self, device, combination):
        """Makes a TAP behave as if fingers had tapped; returns the outcome and its sentence."""
        operation = abi.velto_op()
        self._velto.tap_write_combination(device, combination, ctypes.byref(operation))
        return await self.outcome("the combination", operation)

    # Boards

    async def blink(self, device):
        """Lets the light of a board flash blue three times; returns the outcome and its sentence."""
        pattern, operation = abi.velto_mw_led_pattern(), abi.velto_op()
        color, preset = abi.VELTO_MW_LED_COLOR_BLUE, abi.VELTO_MW_LED_PRESET_FLASH
        self._velto.mw_get_led_preset(preset, color, ctypes.byref(pattern))
        action = abi.VELTO_MW_LED_ACTION_PLAY
        self._velto.mw_play_led(device, ctypes.byref(pattern), 1, action, ctypes.byref(operation))
        return await self.outcome("the light", operation)

    def light_and_pin(self, device, pin, strength):
        """A command sequence that lets the light of a board go on, and pulls a pin."""
        sequence, pattern = abi.velto_device(), abi.velto_mw_led_pattern()
        self._velto.mw_create_sequence(device, ctypes.byref(sequence))
        self._velto.mw_get_led_preset(abi.VELTO_MW_LED_PRESET_SOLID, abi.VELTO_MW_LED_COLOR_GREEN, ctypes.byref(pattern))
        self._velto.mw_play_led(sequence, ctypes.byref(pattern), 1, abi.VELTO_MW_LED_ACTION_PLAY, None)
        self._velto.mw_write_pin(sequence, pin, strength, None)
        return sequence

    async def start_detector(self, device):
        """Starts to look for motion; returns the outcome and its sentence."""
        operation = abi.velto_op()
        config = structure(abi.velto_mw_detector_config, detector=abi.VELTO_MW_DETECTOR_ANY_MOTION)
        self._velto.mw_start_detector(device, ctypes.byref(config), ctypes.byref(operation))
        return await self.outcome("the start of the detector", operation)

    async def stop_detector(self, device):
        """Looks for motion no longer; returns the outcome and its sentence."""
        operation = abi.velto_op()
        self._velto.mw_stop_detector(device, abi.VELTO_MW_DETECTOR_ANY_MOTION, ctypes.byref(operation))
        return await self.outcome("the end of the detector", operation)

    def make_compass(self, device):
        """Lets the sensor fusion of a board work at 25 Hz: a guest under emulation hardly carries more."""
        wanted, chosen = structure(abi.velto_mw_sensor_config), structure(abi.velto_mw_sensor_config)
        wanted.sensor, wanted.fusion_mode = abi.VELTO_MW_SENSOR_FUSION, abi.VELTO_MW_FUSION_MODE_COMPASS
        self._velto.mw_set_sensor_config(device, ctypes.byref(wanted), ctypes.byref(chosen))

    async def rename_board(self, device, name):
        """Writes the name of a board; returns the outcome and its sentence."""
        operation = abi.velto_op()
        settings = structure(abi.velto_mw_settings)
        self._velto.mw_settings_init(ctypes.byref(settings), ctypes.sizeof(settings))
        settings.name = name.encode()
        self._velto.mw_write_settings(
            device, ctypes.byref(settings), abi.VELTO_MW_SETTING_NAME, ctypes.byref(operation)
        )
        return await self.outcome("the new name", operation)

    # Firmware

    def start_update(self, device, package):
        """Starts to replace the firmware by that of a package; returns the operation."""
        firmware, operation = abi.velto_firmware(), abi.velto_op()
        self._velto.firmware_create(package, len(package), abi.VELTO_FIRMWARE_FORMAT_ZIP, ctypes.byref(firmware))
        self._velto.device_update_firmware(device, firmware, None, ctypes.byref(operation))
        self._velto.firmware_destroy(firmware)
        return operation

    def progress(self, operation):
        """The phase of an operation, and what is done of it."""
        info = structure(abi.velto_op_info)
        self._velto.op_get_info(operation, ctypes.byref(info))
        return info.progress.phase, info.progress.done

    def has_ended(self, operation):
        """Whether an operation has its result."""
        return self._velto.op_get_result(operation, ctypes.byref(ctypes.c_int32())) == abi.VELTO_OK

    def detail(self, device, detail):
        """What the device says of itself."""
        return self._velto.text("device_get_detail", device, detail)

    def is_ready(self, device):
        """Whether the device can be used."""
        return self._info(device).link_state == abi.VELTO_LINK_STATE_READY

    # Streams

    def signals(self, device):
        """The identifiers of what the device measures."""
        found, count = (abi.velto_signal * 128)(), ctypes.c_size_t()
        self._velto.device_list_signals(device, found, len(found), ctypes.byref(count))
        return [self._velto.text("signal_get_identifier", signal) for signal in found[: count.value]]

    def signal(self, device, identifier):
        """A signal of the device."""
        signal = abi.velto_signal()
        self._velto.device_find_signal(device, identifier.encode(), ctypes.byref(signal))
        return signal

    async def start_stream(self, device, identifier):
        """Streams a signal in SI units; returns the stream."""
        signal, stream, operation = abi.velto_signal(), abi.velto_stream(), abi.velto_op()
        definition = structure(abi.velto_stream_def, timeout=TIMEOUT)
        self._velto.device_find_signal(device, identifier.encode(), ctypes.byref(signal))
        self._velto.signal_start_stream(
            signal, ctypes.byref(definition), ctypes.byref(stream), ctypes.byref(operation)
        )
        outcome, sentence = await self.outcome("the start of the stream", operation)
        assert outcome == "VELTO_OK", sentence
        return stream

    async def read_signal(self, device, identifier, width):
        """Reads a signal of that many channels once, in SI units."""
        signal, operation, values = abi.velto_signal(), abi.velto_op(), (ctypes.c_float * width)()
        self._velto.device_find_signal(device, identifier.encode(), ctypes.byref(signal))
        self._velto.signal_read(signal, TIMEOUT, ctypes.byref(operation))
        outcome, sentence = await self.outcome(f"the reading of {identifier}", operation)
        assert outcome == "VELTO_OK", sentence
        count, info = ctypes.c_size_t(), abi.velto_frame_info()
        self._velto.op_get_frame(
            operation, abi.VELTO_UNITS_SI, values, ctypes.sizeof(values), ctypes.byref(count), ctypes.byref(info)
        )
        return tuple(values)

    def stream_info(self, stream):
        """What is known of a stream."""
        info = structure(abi.velto_stream_info)
        self._velto.stream_get_info(stream, ctypes.byref(info))
        return info

    def rows(self, stream):
        """Takes the rows that wait."""
        width, count = self.stream_info(stream).channel_count, ctypes.c_size_t()
        values = (ctypes.c_float * width * 256)()
        while self._velto.stream_read(stream, values, ctypes.sizeof(values[0]), 256, None, ctypes.byref(count)) == abi.VELTO_OK and count.value:
            yield from (tuple(row) for row in values[: count.value])

    async def stop_stream(self, stream):
        """Ends a stream; returns the outcome and its sentence."""
        operation = abi.velto_op()
        self._velto.stream_stop(stream, ctypes.byref(operation))
        outcome = await self.outcome("the end of the stream", operation)
        self._velto.stream_destroy(stream)
        return outcome

    # What a program sees

    def device_of_player(self, player):
        """The device at that place."""
        device = abi.velto_device()
        self._velto.context_find_player(self._context, player, ctypes.byref(device))
        return device

    def name(self, device):
        """What the device calls itself."""
        return self._velto.text("device_get_name", device)

    def packets(self, device):
        """Packets of the current link so far."""
        return self._link_stats(device).packet_count

    def attempts(self, device):
        """How often a link to the device was begun."""
        return self._link_stats(device).connect_attempt_count

    def is_shared(self, device):
        """Whether another program receives the notifications of the device too."""
        return bool(self._link_stats(device).is_shared)

    def poll(self, device):
        """The input of this moment."""
        frame = structure(abi.velto_input)
        self._velto.device_poll_input(device, abi.VELTO_DT_MEASURE, ctypes.byref(frame))
        return frame

    async def input_where(self, what, device, condition):
        """Polls until `condition` is true of an input; returns that input."""
        found = []

        def look():
            frame = self.poll(device)
            if condition(frame):
                found.append(frame)
            return found

        return (await wait_until(what, look, 120, POLL_INTERVAL))[-1]

    async def event(self, what, kind, condition=lambda event: True, seconds=300.0):
        """Waits for the next event of that kind, after the one that the last call returned."""

        def look():
            self._take_events()
            while self._seen < len(self.events):
                event = self.events[self._seen]
                self._seen += 1
                if event.type == kind and condition(event):
                    return event
            return None

        return await wait_until(what, look, seconds, POLL_INTERVAL)

    def count(self, kind, device=None):
        """How many events of that kind there were so far, of one device or of all."""
        self._take_events()
        return sum(event.type == kind and device in (None, event.device.bits) for event in self.events)

    def _link_stats(self, device):
        stats = structure(abi.velto_link_stats)
        self._velto.device_get_link_stats(device, ctypes.byref(stats))
        return stats

    def _take_events(self):
        while True:
            event = abi.velto_event()
            if self._velto.context_poll_event(self._context, ctypes.byref(event)) != abi.VELTO_OK:
                return
            self.events.append(event)
            print(f"    {self._velto.text('event_describe', ctypes.byref(event))}", flush=True)

    async def _scan_for(self, text, is_enough, what, seconds):
        outcome = await self.scan()
        assert outcome[0] == "VELTO_OK", outcome
        device = abi.velto_device()

        def look():
            self._velto.context_find_device(self._context, text.encode(), ctypes.byref(device))
            return is_enough(device)

        await wait_until(what, look, seconds)
        self._velto.context_stop_scan(self._context)
        return device

    def _last_seen(self, device):
        return self._info(device).last_seen_ns if device.bits else 0

    def _info(self, device):
        info = structure(abi.velto_device_info)
        self._velto.device_get_info(device, ctypes.byref(info))
        return info

    async def perform(self, function, *arguments):
        """Calls a function whose last argument receives an operation; returns the outcome and its sentence."""
        operation = abi.velto_op()
        getattr(self._velto, function)(*arguments, ctypes.byref(operation))
        return await self.outcome(function, operation)

    async def outcome(self, what, operation):
        """Waits for the end of an operation; returns its outcome and its sentence."""
        result = ctypes.c_int32()

        def has_ended():
            return self._velto.op_get_result(operation, ctypes.byref(result)) == abi.VELTO_OK

        await wait_until(f"the end of {what}", has_ended, 180, POLL_INTERVAL)
        return self._velto.result_name(result.value).decode(), self._velto.text("op_get_error", operation)


def _uuid(text):
    value = abi.velto_uuid()
    value.bytes[:] = uuid.UUID(text).bytes
    return value
