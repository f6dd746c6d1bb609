internal import CVeltoKit

/// Readable descriptions of finger and hand events.
extension EventDescription {
    static func wearing(_ event: velto_event) -> [String] {
        switch event.type {
        case VELTO_EVENT_TAP: tap(unsafe event.data.tap)
        case VELTO_EVENT_AIR_GESTURE: airGesture(unsafe event.data.air_gesture)
        case VELTO_EVENT_AIR_STATE: airState(unsafe event.data.air_state)
        case VELTO_EVENT_HAND_GESTURE: [name(VELTO_ENUM_HAND_GESTURE, unsafe event.data.hand_gesture.gesture)]
        case VELTO_EVENT_TAP_HOLD: hold(unsafe event.data.tap_hold)
        case VELTO_EVENT_TAP_REPORT: report(unsafe event.data.tap_report)
        case VELTO_EVENT_STANDBY: [unsafe event.data.standby.is_in_standby != 0 ? "asleep" : "awake"]
        case VELTO_EVENT_KEYBOARD_STATE: keyboard(unsafe event.data.keyboard_state)
        case VELTO_EVENT_DETAILS_READ: details(unsafe event.data.details)
        case VELTO_EVENT_MW_STATE: boardState(unsafe event.data.board_state)
        case VELTO_EVENT_MW_DETECTED: detected(unsafe event.data.detected)
        case VELTO_EVENT_MW_PIN: pin(unsafe event.data.pin)
        case VELTO_EVENT_MW_LOG: log(unsafe event.data.log)
        case VELTO_EVENT_PAGE_READY: [unsafe event.data.page.is_last != 0 ? "the last page" : "a page"]
        case VELTO_EVENT_MOUSE: mouse(unsafe event.data.mouse)
        case VELTO_EVENT_HAND_STATE: hand(unsafe event.data.hand_state)
        case VELTO_EVENT_TAP_ORIENTATION: orientation(unsafe event.data.orientation)
        default: []
        }
    }

    private static func report(_ data: velto_event_tap_report) -> [String] {
        [name(VELTO_ENUM_TAP_PROPERTY, data.kind), "\(data.value)"]
    }

    private static func tap(_ data: velto_event_tap) -> [String] {
        let times = data.repeat_count > 1 ? ["\(data.repeat_count) times"] : []
        return [fingers(data.combination)] + times + shift(data.shift, data.is_switched)
    }

    private static func airGesture(_ data: velto_event_air_gesture) -> [String] {
        data.is_known != 0 ? [name(VELTO_ENUM_AIR_GESTURE, data.gesture)] : ["unknown gesture", "\(data.raw)"]
    }

    private static func airState(_ data: velto_event_air_state) -> [String] {
        [data.is_in_air != 0 ? "in mid-air" : "not in mid-air", name(VELTO_ENUM_MOUSE_STATE, data.mouse_state)]
    }

    private static func hold(_ data: velto_event_tap_hold) -> [String] {
        [fingers(data.combination), data.is_held != 0 ? "held" : "released"]
    }

    private static func keyboard(_ data: velto_event_keyboard_state) -> [String] {
        [name(VELTO_ENUM_SHIFT_STATE, data.shift)] + (data.is_switched != 0 ? ["switched"] : [])
    }

    private static func details(_ data: velto_event_details) -> [String] {
        known("hardware", data.hardware_version) + known("firmware", data.firmware_version)
            + known("battery", data.battery)
    }

    private static func known(_ name: String, _ number: Int32) -> [String] {
        number < 0 ? [] : ["\(name) \(number)"]
    }

    private static func boardState(_ data: velto_event_board_state) -> [String] {
        ["state \(data.previous) -> \(data.current)", "activities \(data.activities)"]
    }

    private static func detected(_ data: velto_event_detected) -> [String] {
        let axes = ["x", "y", "z"].enumerated().filter { data.axes & 1 << UInt32($0.offset) != 0 }.map(\.element)
        return [name(VELTO_ENUM_MW_DETECTOR, data.detector), finding(data)] + axes
            + (data.sign == 0 ? [] : [data.sign > 0 ? "positive" : "negative"])
            + (data.count == 0 ? [] : ["\(data.count) steps"])
    }

    /// The enumerations of the detectors' codes; detectors without an enumeration report a number.
    private static let findings: [velto_mw_detector: velto_enum] = [
        VELTO_MW_DETECTOR_TAP: VELTO_ENUM_MW_TAP_FINDING,
        VELTO_MW_DETECTOR_ORIENTATION: VELTO_ENUM_MW_ORIENTATION_FINDING,
        VELTO_MW_DETECTOR_ACTIVITY: VELTO_ENUM_MW_ACTIVITY_FINDING,
        VELTO_MW_DETECTOR_WRIST_GESTURE: VELTO_ENUM_MW_WRIST_GESTURE,
    ]

    private static func finding(_ data: velto_event_detected) -> String {
        findings[data.detector].map { name($0, data.code) } ?? "code \(data.code)"
    }

    private static func log(_ data: velto_event_log) -> [String] {
        ["\(data.percent) %", "\(data.entries) of \(data.capacity) entries"]
    }

    private static func pin(_ data: velto_event_pin) -> [String] {
        ["pin \(data.pin)", data.is_high != 0 ? "high" : "low"]
    }

    private static func mouse(_ data: velto_event_mouse) -> [String] {
        ["\(data.velocity_x)", "\(data.velocity_y)"] + (data.is_mouse != 0 ? [] : ["idle"])
    }

    private static func hand(_ data: velto_event_hand_state) -> [String] {
        [name(VELTO_ENUM_HAND_STATE, data.state), "vote", name(VELTO_ENUM_HAND_STATE, data.vote)]
    }

    private static func orientation(_ data: velto_event_orientation) -> [String] {
        ["roll \(data.roll)", "pitch \(data.pitch)", "yaw \(data.yaw)"]
    }

    // MARK: Words

    private static func fingers(_ combination: velto_finger) -> String {
        let names = fingerNames.indices.filter { combination & 1 << UInt32($0) != 0 }.map { fingerNames[$0] }
        return names.isEmpty ? "no fingers" : names.joined(separator: "+")
    }

    private static func shift(_ state: velto_shift_state, _ isSwitched: velto_bool) -> [String] {
        (state > VELTO_SHIFT_STATE_OFF ? [name(VELTO_ENUM_SHIFT_STATE, state)] : [])
            + (isSwitched != 0 ? ["switched"] : [])
    }

    private static let fingerNames = ["thumb", "index", "middle", "ring", "pinky"]
}
