internal import VeltoMotion
internal import VeltoStore
internal import VeltoWearable

/// A kind of event as a track: named columns, and the numbers of an event in them.
struct EventTrack: Sendable {
    /// A column of numbers.
    struct Column: Sendable {
        let name: String
        let meaning: NumberMeaning

        init(_ name: String, _ meaning: NumberMeaning = .number) {
            (self.name, self.meaning) = (name, meaning)
        }
    }

    /// The identifier of the track.
    let signal: String
    let columns: [Column]
    /// Returns the numbers of an event; nil for other kinds of events.
    let values: @Sendable (Event.Payload) -> [Int32]?

    private init(_ signal: String, _ columns: [Column], _ values: @escaping @Sendable (Event.Payload) -> [Int32]?) {
        (self.signal, self.columns, self.values) = (signal, columns, values)
    }

    /// The recorded kinds of events.
    static let all = [
        EventTrack(
            "buttons",
            [
                Column("button", .bits(["main", "thumb", "index", "middle", "ring", "little"])),
                Column("down", .flag), Column("presses"), Column("releases"),
            ]
        ) { event in
            guard case .button(let button, let isDown, let presses, let releases) = event else { return nil }
            return [Int32(bitPattern: button), flag(isDown), Int32(bitPattern: presses), Int32(bitPattern: releases)]
        },
        EventTrack(
            "taps", [Column("fingers", fingers), Column("count"), Column("shift", shifts), Column("switched", .flag)]
        ) { event in
            guard case .device(.tapped(let fingers, let count, let shift, let isSwitched)) = event else { return nil }
            return [Int32(clamping: fingers), Int32(clamping: count), shift?.rawValue ?? -1, flag(isSwitched)]
        },
        EventTrack("holds", [Column("fingers", fingers), Column("held", .flag)]) { event in
            guard case .device(.tapHeld(let fingers, let isHeld)) = event else { return nil }
            return [Int32(clamping: fingers), flag(isHeld)]
        },
        EventTrack(
            "air-gestures",
            [
                Column("gesture", .names(names(0..<400) { "\(AirGesture(rawValue: $0))" })), Column("code"),
                Column("known", .flag),
            ]
        ) { event in
            guard case .device(.airGesture(let gesture, let code, let isKnown)) = event else { return nil }
            return [gesture.rawValue, Int32(clamping: code), flag(isKnown)]
        },
        EventTrack(
            "air-states",
            [
                Column("in_air", .flag),
                Column("mouse", .names(names(0..<16) { MouseState(rawValue: $0).map { "\($0)" } })),
            ]
        ) { event in
            guard case .device(.airStateChanged(let isInAir, let state)) = event else { return nil }
            return [flag(isInAir), state?.rawValue ?? -1]
        },
        EventTrack(
            "hand-gestures",
            [Column("gesture", .names(names(0..<64) { HandGesture(rawValue: $0).map { "\($0)" } })), Column("finger")]
        ) { event in
            guard case .device(.handGesture(let gesture, let finger)) = event else { return nil }
            return [gesture.rawValue, Int32(clamping: finger ?? -1)]
        },
        EventTrack("standby", [Column("standby", .flag)]) { event in
            guard case .device(.standby(let isStandby)) = event else { return nil }
            return [flag(isStandby)]
        },
        EventTrack(
            "detections",
            [
                Column("detector"), Column("code"), Column("axes", .bits(["x", "y", "z"])), Column("sign"),
                Column("count"),
            ]
        ) { event in
            guard case .device(.detected(let detector, let code, let axes, let sign, let count)) = event else {
                return nil
            }
            return [
                Int32(clamping: detector), Int32(clamping: code), Int32(bitPattern: axes), Int32(clamping: sign),
                Int32(bitPattern: count),
            ]
        },
        EventTrack("pins", [Column("pin"), Column("high", .flag)]) { event in
            guard case .device(.pinChanged(let pin, let isHigh)) = event else { return nil }
            return [Int32(bitPattern: pin), flag(isHigh)]
        },
    ]

    private static let fingers = NumberMeaning.bits(["thumb", "index", "middle", "ring", "little"])
    private static let shifts = NumberMeaning.names(names(0..<8) { ShiftState(rawValue: $0).map { "\($0)" } })

    private static func flag(_ isSet: Bool) -> Int32 { isSet ? 1 : 0 }

    private static func names(_ numbers: Range<Int32>, _ name: (Int32) -> String?) -> [Int32: String] {
        var names: [Int32: String] = [:]
        for number in numbers {
            // A number without a name is described by its digits.
            if let name = name(number), name != "\(number)" { names[number] = name }
        }
        return names
    }
}
