internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// The description of an event in one readable line.
enum EventDescription {
    /// Returns the number, time, type, subject and values of an event, and the result unless it is `VELTO_OK`.
    static func line(of event: velto_event) -> String {
        var words = [
            "#\(event.sequence)", "\(Timestamp(nanoseconds: event.timestamp_ns))",
            name(VELTO_ENUM_EVENT_TYPE, event.type),
        ]
        if event.device.bits != 0 { words.append(name(of: event.device)) }
        if event.op.bits != 0 { words += ["op", String(event.op.bits, radix: 16)] }
        words += details(of: event)
        if event.result != VELTO_OK { words.append(unsafe text(velto_result_name(event.result))) }
        return words.joined(separator: " ")
    }

    /// Returns the device's name, or its handle once it is forgotten.
    private static func name(of device: velto_device) -> String {
        let record = try? resolve(ObjectHandle(rawValue: device.bits), as: Device.self).record
        return record.map { "'\($0.name)'" } ?? "device " + String(device.bits, radix: 16)
    }

    private static func details(of event: velto_event) -> [String] {
        switch event.type {
        case VELTO_EVENT_ADAPTER_CHANGED: adapter(unsafe event.data.adapter)
        case VELTO_EVENT_DEVICE_FOUND: found(unsafe event.data.found)
        case VELTO_EVENT_CHOICE_NEEDED: [unsafe "\(event.data.choice.candidate_count)", "candidates"]
        case VELTO_EVENT_LINK_CHANGED: link(unsafe event.data.link)
        case VELTO_EVENT_DEVICE_CONNECTED: ["link", unsafe "\(event.data.connected.link_serial)"]
        case VELTO_EVENT_DEVICE_DISCONNECTED: disconnected(unsafe event.data.disconnected)
        case VELTO_EVENT_CONNECT_FAILED: connectFailed(unsafe event.data.connect_failed)
        case VELTO_EVENT_OP_DONE: [name(VELTO_ENUM_OP_KIND, unsafe event.data.op.kind)]
        case VELTO_EVENT_BUTTON: button(unsafe event.data.button)
        case VELTO_EVENT_RATE_MODE_CHANGED: change(unsafe (event.data.rate.previous, event.data.rate.current), rateMode)
        case VELTO_EVENT_PLAYER_CHANGED: change(unsafe (event.data.player.previous, event.data.player.current), player)
        case VELTO_EVENT_GYRO_CALIBRATION:
            change(unsafe (event.data.gyro_calibration.previous, event.data.gyro_calibration.calibration)) {
                name(VELTO_ENUM_GYRO_CALIBRATION, $0)
            }
        case VELTO_EVENT_CALIBRATED: [unsafe event.data.calibration.is_calibrated != 0 ? "taken" : "cleared"]
        case VELTO_EVENT_PROGRESS: progress(unsafe event.data.progress)
        case VELTO_EVENT_GESTURE: gesture(unsafe event.data.gesture)
        case VELTO_EVENT_DROPPED: dropped(unsafe event.data.dropped)
        case VELTO_EVENT_STORE: [name(VELTO_ENUM_STORE_NOTICE, unsafe event.data.store.notice)]
        case VELTO_EVENT_TRACK_SILENT: [unsafe event.data.track.is_silent != 0 ? "silent" : "sends again"]
        case VELTO_EVENT_SESSION_ENDED: ["session", unsafe "\(event.data.session.session)"]
        case VELTO_EVENT_SERVICES_CHANGED: ["table", unsafe "\(event.data.services.generation)"]
        case VELTO_EVENT_SUBSCRIPTION_ENDED, VELTO_EVENT_VALUES_READY:
            ["characteristic", unsafe "\(event.data.subscription.characteristic)"]
        case VELTO_EVENT_STREAM_ENDED, VELTO_EVENT_STREAM_OVERFLOW, VELTO_EVENT_SAMPLES_READY:
            ["stream", unsafe "\(signal(of: event.data.stream.stream))"]
        default: wearing(event)
        }
    }

    // MARK: Radio

    private static func adapter(_ data: velto_event_adapter) -> [String] {
        guard data.is_present != 0 else { return ["gone"] }
        return [data.is_powered != 0 ? "on" : "off", data.is_usable != 0 ? "usable" : "not usable"]
    }

    private static func found(_ data: velto_event_found) -> [String] {
        let strength = data.rssi == VELTO_RSSI_UNKNOWN ? [] : ["\(data.rssi) dBm"]
        return strength + (data.is_likely != 0 ? ["likely"] : [])
    }

    private static func link(_ data: velto_event_link) -> [String] {
        let states = change((data.previous, data.current)) { name(VELTO_ENUM_LINK_STATE, $0) }
        let hasEnded = data.current == VELTO_LINK_STATE_NONE
        return hasEnded ? states + [name(VELTO_ENUM_DOWN_REASON, data.reason)] : states
    }

    private static func disconnected(_ data: velto_event_disconnected) -> [String] {
        [name(VELTO_ENUM_DOWN_REASON, data.reason), data.will_reconnect == 0 ? "will not reconnect" : "will reconnect"]
    }

    private static func connectFailed(_ data: velto_event_connect_failed) -> [String] {
        ["attempt", "\(data.attempts)", data.will_retry == 0 ? "will not retry" : "will retry"]
    }

    /// Returns the identifier of a stream's signal, or the stream's handle once it is destroyed.
    private static func signal(of stream: velto_stream) -> String {
        let signal = try? resolve(ObjectHandle(stream), as: SampleStream.self).signal
        return signal?.identifier ?? String(stream.bits, radix: 16)
    }

    // MARK: Input

    private static func button(_ data: velto_event_button) -> [String] {
        let name = buttons.first { $0.button == data.button }?.name ?? "\(data.button)"
        return [name, "button", data.is_down != 0 ? "down" : "up"]
    }

    private static func progress(_ data: velto_op_progress) -> [String] {
        let phase = data.phase == VELTO_OP_PHASE_NONE ? [] : [name(VELTO_ENUM_OP_PHASE, data.phase)]
        guard data.total > 0 else { return phase + ["\(data.done)", "done"] }
        // A program can pass an event that it has assembled itself.
        let share = min(1, Double(data.done) / Double(data.total))
        return phase + ["\(Int(share * 100)) %"]
    }

    private static func gesture(_ data: velto_event_gesture) -> [String] {
        let names = gestures.indices.filter { data.gestures & 1 << UInt32($0) != 0 }.map { gestures[$0] }
        let power = (data.throw_power * 100).rounded() / 100
        return data.gestures & VELTO_GESTURE_THROW != 0 ? names + ["power \(power)"] : names
    }

    private static func dropped(_ data: velto_event_dropped) -> [String] {
        ["\(data.continuous_count)", "continuous,", "\(data.other_count)", "others"]
    }

    private static func player(_ index: Int32) -> String {
        index < 0 ? "no player" : "player \(index)"
    }

    private static func rateMode(_ number: velto_rate_mode) -> String {
        name(VELTO_ENUM_RATE_MODE, number)
    }

    // MARK: Words

    private static let buttons: [(button: velto_button, name: String)] = [
        (VELTO_BUTTON_MAIN, "main"), (VELTO_BUTTON_THUMB, "thumb"), (VELTO_BUTTON_INDEX, "index"),
        (VELTO_BUTTON_MIDDLE, "middle"), (VELTO_BUTTON_RING, "ring"), (VELTO_BUTTON_LITTLE, "little"),
    ]
    private static let gestures = ["click", "primary", "throw", "shake", "swing", "action"]

    /// Returns the name of a value as in the header.
    static func name(_ enumeration: velto_enum, _ value: Int32) -> String {
        unsafe text(velto_enum_name(enumeration, value))
    }

    private static func change(_ values: (Int32, Int32), _ name: (Int32) -> String) -> [String] {
        [name(values.0), "->", name(values.1)]
    }

    private static func text(_ name: UnsafePointer<CChar>?) -> String {
        unsafe name.map { unsafe String(cString: $0) } ?? "unknown"
    }
}
