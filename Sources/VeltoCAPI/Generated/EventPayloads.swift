// Generated from bindings/api; do not edit.
// swift-format-ignore-file

internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

extension velto_event {
    mutating func takePayload(of event: Event) {
        switch event.payload {
        case .adapterChanged(let isPresent, let isPowered, let isUsable, let identifier):
            type = VELTO_EVENT_ADAPTER_CHANGED
            var value = velto_event_adapter()
            value.is_present = isPresent ? 1 : 0
            value.is_powered = isPowered ? 1 : 0
            value.is_usable = isUsable ? 1 : 0
            FixedText.store(identifier, in: &value.identifier)
            unsafe data.adapter = value
        case .scanStarted:
            type = VELTO_EVENT_SCAN_STARTED
        case .scanStopped:
            type = VELTO_EVENT_SCAN_STOPPED
        case .deviceFound(let rssi, let isLikely):
            type = VELTO_EVENT_DEVICE_FOUND
            unsafe data.found = velto_event_found(rssi: rssi.map { Int32(clamping: $0) } ?? VELTO_RSSI_UNKNOWN, is_likely: isLikely ? 1 : 0)
        case .choiceNeeded(let candidates):
            type = VELTO_EVENT_CHOICE_NEEDED
            unsafe data.choice = velto_event_choice(candidate_count: UInt32(clamping: candidates), reserved: 0)
        case .linkChanged(let previous, let current, let reason):
            type = VELTO_EVENT_LINK_CHANGED
            unsafe data.link = velto_event_link(previous: previous.rawValue, current: current.rawValue, reason: reason.rawValue, reserved: 0)
        case .deviceConnected(let linkSerial):
            type = VELTO_EVENT_DEVICE_CONNECTED
            unsafe data.connected = velto_event_connected(link_serial: linkSerial, reserved: 0)
        case .deviceDisconnected(let reason, let willReconnect):
            type = VELTO_EVENT_DEVICE_DISCONNECTED
            unsafe data.disconnected = velto_event_disconnected(reason: reason.rawValue, will_reconnect: willReconnect ? 1 : 0)
        case .operationDone(let kind):
            type = VELTO_EVENT_OP_DONE
            unsafe data.op = velto_event_op(kind: kind.rawValue, reserved: 0, object_bits: UInt64(event.objectHandle.rawValue))
        case .button(let button, let isDown, let pressCount, let releaseCount):
            type = VELTO_EVENT_BUTTON
            unsafe data.button = velto_event_button(button: button, is_down: isDown ? 1 : 0, press_count: pressCount, release_count: releaseCount)
        case .rateModeChanged(let previous, let current, let interval):
            type = VELTO_EVENT_RATE_MODE_CHANGED
            unsafe data.rate = velto_event_rate(previous: previous.rawValue, current: current.rawValue, interval: interval)
        case .playerChanged(let previous, let current):
            type = VELTO_EVENT_PLAYER_CHANGED
            unsafe data.player = velto_event_player(previous: previous.map { Int32(clamping: $0) } ?? -1, current: current.map { Int32(clamping: $0) } ?? -1)
        case .calibrated(let isCalibrated):
            type = VELTO_EVENT_CALIBRATED
            unsafe data.calibration = velto_event_calibration(is_calibrated: isCalibrated ? 1 : 0, reserved: 0)
        case .dropped(let classes, let continuousCount, let otherCount):
            type = VELTO_EVENT_DROPPED
            unsafe data.dropped = velto_event_dropped(classes: UInt64(classes.rawValue), continuous_count: continuousCount, other_count: otherCount)
        case .gesture(let gestures, let throwPower):
            type = VELTO_EVENT_GESTURE
            unsafe data.gesture = velto_event_gesture(gestures: UInt32(gestures.rawValue), reserved: 0, throw_power: throwPower)
        case .gesturePrimed:
            type = VELTO_EVENT_GESTURE_PRIMED
        case .moved(let direction, let velocity, let positionX, let positionY):
            type = VELTO_EVENT_MOVED
            unsafe data.move = velto_event_move(direction: direction, velocity: velocity, position_x: positionX, position_y: positionY)
        case .calibrationWanted:
            type = VELTO_EVENT_CALIBRATION_WANTED
        case .progress(let value):
            type = VELTO_EVENT_PROGRESS
            unsafe data.progress = velto_op_progress(value)
        case .servicesChanged(let generation):
            type = VELTO_EVENT_SERVICES_CHANGED
            unsafe data.services = velto_event_services(generation: generation, reserved: 0)
        case .subscriptionEnded(let characteristic):
            type = VELTO_EVENT_SUBSCRIPTION_ENDED
            unsafe data.subscription = velto_event_subscription(subscription: velto_subscription(event.objectHandle), characteristic: UInt16(characteristic.rawValue), reserved: 0, reserved2: 0)
        case .valuesReady(let characteristic):
            type = VELTO_EVENT_VALUES_READY
            unsafe data.subscription = velto_event_subscription(subscription: velto_subscription(event.objectHandle), characteristic: UInt16(characteristic.rawValue), reserved: 0, reserved2: 0)
        case .connectFailed(let attempts, let willRetry):
            type = VELTO_EVENT_CONNECT_FAILED
            unsafe data.connect_failed = velto_event_connect_failed(attempts: attempts, will_retry: willRetry ? 1 : 0)
        case .device(.silent):
            type = VELTO_EVENT_SILENT
        case .deviceForgotten:
            type = VELTO_EVENT_DEVICE_FORGOTTEN
        case .streamEnded:
            type = VELTO_EVENT_STREAM_ENDED
            unsafe data.stream = velto_event_stream(stream: velto_stream(event.objectHandle))
        case .streamOverflow:
            type = VELTO_EVENT_STREAM_OVERFLOW
            unsafe data.stream = velto_event_stream(stream: velto_stream(event.objectHandle))
        case .signalsChanged:
            type = VELTO_EVENT_SIGNALS_CHANGED
        case .samplesReady:
            type = VELTO_EVENT_SAMPLES_READY
            unsafe data.stream = velto_event_stream(stream: velto_stream(event.objectHandle))
        case .pairingRequested(let kind, let passkey, let enteredDigits):
            type = VELTO_EVENT_PAIRING_REQUESTED
            unsafe data.pairing = velto_event_pairing(kind: kind.rawValue, passkey: passkey, entered_count: UInt32(clamping: enteredDigits), reserved: 0)
        case .device(.tapped(let combination, let repeatCount, let shift, let isSwitched)):
            type = VELTO_EVENT_TAP
            unsafe data.tap = velto_event_tap(combination: velto_finger(clamping: combination), repeat_count: UInt32(clamping: repeatCount), shift: shift.map { $0.rawValue } ?? VELTO_SHIFT_STATE_UNKNOWN, is_switched: isSwitched ? 1 : 0)
        case .device(.airGesture(let gesture, let raw, let isKnown)):
            type = VELTO_EVENT_AIR_GESTURE
            unsafe data.air_gesture = velto_event_air_gesture(gesture: gesture.rawValue, raw: Int32(clamping: raw), is_known: isKnown ? 1 : 0, reserved: 0)
        case .device(.airStateChanged(let isInAir, let mouseState)):
            type = VELTO_EVENT_AIR_STATE
            unsafe data.air_state = velto_event_air_state(is_in_air: isInAir ? 1 : 0, mouse_state: mouseState.map { $0.rawValue } ?? VELTO_MOUSE_STATE_UNKNOWN)
        case .device(.handGesture(let gesture, let finger)):
            type = VELTO_EVENT_HAND_GESTURE
            unsafe data.hand_gesture = velto_event_hand_gesture(gesture: gesture.rawValue, finger: finger.map { Int32(clamping: $0) } ?? -1)
        case .device(.tapHeld(let combination, let isHeld)):
            type = VELTO_EVENT_TAP_HOLD
            unsafe data.tap_hold = velto_event_tap_hold(combination: velto_finger(clamping: combination), is_held: isHeld ? 1 : 0)
        case .device(.standby(let isInStandby)):
            type = VELTO_EVENT_STANDBY
            unsafe data.standby = velto_event_standby(is_in_standby: isInStandby ? 1 : 0, reserved: 0)
        case .device(.keyboardState(let shift, let isSwitched)):
            type = VELTO_EVENT_KEYBOARD_STATE
            unsafe data.keyboard_state = velto_event_keyboard_state(shift: shift.map { $0.rawValue } ?? VELTO_SHIFT_STATE_UNKNOWN, is_switched: isSwitched ? 1 : 0)
        case .device(.detailsRead(let hardwareVersion, let firmwareVersion, let battery)):
            type = VELTO_EVENT_DETAILS_READ
            unsafe data.details = velto_event_details(hardware_version: hardwareVersion ?? -1, firmware_version: firmwareVersion ?? -1, battery: battery.map { Int32(clamping: $0) } ?? -1, reserved: 0)
        case .device(.boardStateChanged(let previous, let current, let activities)):
            type = VELTO_EVENT_MW_STATE
            unsafe data.board_state = velto_event_board_state(previous: Int32(clamping: previous), current: Int32(clamping: current), activities: activities, reserved: 0)
        case .device(.detected(let detector, let code, let axes, let sign, let count)):
            type = VELTO_EVENT_MW_DETECTED
            unsafe data.detected = velto_event_detected(detector: Int32(clamping: detector), code: Int32(clamping: code), axes: axes, sign: Int32(clamping: sign), count: count, reserved: 0)
        case .device(.pinChanged(let pin, let isHigh)):
            type = VELTO_EVENT_MW_PIN
            unsafe data.pin = velto_event_pin(pin: pin, is_high: isHigh ? 1 : 0)
        case .device(.logFilled(let percent, let entries, let capacity)):
            type = VELTO_EVENT_MW_LOG
            unsafe data.log = velto_event_log(percent: Int32(clamping: percent), entries: entries, capacity: capacity, reserved: 0)
        case .device(.boardReset(let id, let utc)):
            type = VELTO_EVENT_MW_BOARD_RESET
            unsafe data.board_reset = velto_event_board_reset(id: id, reserved: 0, utc: utc)
        case .device(.pageReady(let isLast)):
            type = VELTO_EVENT_PAGE_READY
            unsafe data.page = velto_event_page(download: velto_download(event.objectHandle), is_last: isLast ? 1 : 0, reserved: 0)
        case .linkLimitChanged(let limit, let waiting):
            type = VELTO_EVENT_LINK_LIMIT
            unsafe data.link_limit = velto_event_link_limit(limit: UInt32(clamping: limit), waiting_count: UInt32(clamping: waiting))
        case .device(.pointerMoved(let velocityX, let velocityY, let elapsed, let isGenuine)):
            type = VELTO_EVENT_MOUSE
            unsafe data.mouse = velto_event_mouse(velocity_x: Int32(clamping: velocityX), velocity_y: Int32(clamping: velocityY), elapsed: elapsed, is_mouse: isGenuine ? 1 : 0)
        case .device(.handState(let state, let vote)):
            type = VELTO_EVENT_HAND_STATE
            unsafe data.hand_state = velto_event_hand_state(state: state.rawValue, vote: vote.rawValue)
        case .device(.attitude(let roll, let pitch, let yaw)):
            type = VELTO_EVENT_TAP_ORIENTATION
            unsafe data.orientation = velto_event_orientation(roll: Int32(clamping: roll), pitch: Int32(clamping: pitch), yaw: Int32(clamping: yaw), reserved: 0)
        case .device(.tapReported(let property, let value)):
            type = VELTO_EVENT_TAP_REPORT
            unsafe data.tap_report = velto_event_tap_report(kind: velto_tap_property(clamping: property), value: Int32(clamping: value))
        case .device(.gyroscopeCalibrated(let calibration, let previous, let biasX, let biasY, let biasZ, let deviation)):
            type = VELTO_EVENT_GYRO_CALIBRATION
            unsafe data.gyro_calibration = velto_event_gyro_calibration(calibration: calibration.rawValue, previous: previous.rawValue, bias_x: biasX, bias_y: biasY, bias_z: biasZ, deviation: deviation)
        case .storeNoticed(let notice):
            type = VELTO_EVENT_STORE
            unsafe data.store = velto_event_store(notice: notice.rawValue, reserved: 0, store_bits: UInt64(event.objectHandle.rawValue))
        case .trackSilent(let session, let isSilent):
            type = VELTO_EVENT_TRACK_SILENT
            unsafe data.track = velto_event_track(session: session, is_silent: isSilent ? 1 : 0, reserved: 0, store_bits: UInt64(event.objectHandle.rawValue))
        case .sessionEnded(let session):
            type = VELTO_EVENT_SESSION_ENDED
            unsafe data.session = velto_event_session(session: session, store_bits: UInt64(event.objectHandle.rawValue))
        }
    }
}
