internal import VeltoCore
internal import VeltoMotion

/// A line of a script: a supplied input and its time.
struct ScriptStep: Sendable {
    /// Nanoseconds since the start of the script.
    var time: UInt64 = 0
    var input = SuppliedInput()
    /// The arrival of the newest packet in nanoseconds since the start.
    ///
    /// It may be negative.
    var timestamp: Int64 = 0
}

/// A member of a line, with its name as in `velto_input`.
struct ScriptField: Sendable {
    typealias Read = @Sendable (inout JSONReader, inout ScriptStep) throws(VeltoError) -> Void
    typealias Write = @Sendable (ScriptStep, inout JSONWriter) -> Void

    let name: String
    let member: InputMembers
    let read: Read
    let write: Write

    /// The value as JSON.
    func value(_ step: ScriptStep) -> String {
        var json = JSONWriter()
        write(step, &json)
        return json.text
    }

    /// All members in the order of writing.
    static let all: [ScriptField] =
        [
            .names("flags", .flags, \.flags.bits, ScriptWords.flags),
            .choice("motion_mode", .motionMode, \.motionMode, ScriptWords.motionModes),
            .choice("rate_mode", .rateMode, \.rateMode, ScriptWords.rateModes),
            ScriptField(
                name: "timestamp_ns", member: .timestamp,
                read: { reader, step throws(VeltoError) in step.timestamp = try reader.readInteger() },
                write: { $1.write($0.timestamp) }),
            .choice("gyro_calibration", .gyroCalibration, \.gyroscope, ScriptWords.gyroCalibrations),
            .integer("packet_count", .packetCount, \.packetCount),
        ]
        + InputMember.numbers.enumerated().map { number($1.name, .number($0), $1.path) }
        + [
            .number("frame_delta_x", .frameDeltaX, \.frameDeltaX),
            .number("frame_delta_y", .frameDeltaY, \.frameDeltaY),
            .number("throw_power", .throwPower, \.throwPower),
            .names("buttons_down", .buttonsDown, \.buttonsDown, ScriptWords.buttons),
            .names("buttons_pressed", .buttonsPressed, \.buttonsPressed, ScriptWords.buttons),
            .names("buttons_released", .buttonsReleased, \.buttonsReleased, ScriptWords.buttons),
            .names("states", .states, \.states.bits, ScriptWords.states),
            .names("gestures", .gestures, \.gestures.bits, ScriptWords.gestures),
            .integer("press_count", .pressCount, \.counts.press),
            .integer("release_count", .releaseCount, \.counts.release),
            .integer("click_count", .clickCount, \.counts.click),
            .integers("finger_press_count", .fingerPressCount, \.counts.fingerPress, 5),
            .floats("orientation", .orientation, \.orientation, 4),
            .floats("acceleration", .acceleration, \.acceleration, 3),
            .floats("rotation_rate", .rotationRate, \.rotationRate, 3),
            ScriptField(
                name: "battery", member: .battery,
                read: { reader, step throws(VeltoError) in step.input.values.battery = try readFloat(&reader) },
                write: { $1.write(Double($0.input.values.battery)) }),
        ]

    static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    // MARK: Kinds of members

    private typealias Path<Value> = any WritableKeyPath<GameInput, Value> & Sendable

    private static func number(_ name: String, _ member: InputMembers, _ path: Path<Double>) -> ScriptField {
        ScriptField(
            name: name, member: member,
            read: { reader, step throws(VeltoError) in step.input.values[keyPath: path] = try reader.readNumber() },
            write: { $1.write($0.input.values[keyPath: path]) })
    }

    private static func integer<Number: FixedWidthInteger & Sendable>(
        _ name: String, _ member: InputMembers, _ path: Path<Number>
    ) -> ScriptField {
        ScriptField(
            name: name, member: member,
            read: { reader, step throws(VeltoError) in step.input.values[keyPath: path] = try reader.readInteger() },
            write: { $1.write($0.input.values[keyPath: path]) })
    }

    private static func integers(
        _ name: String, _ member: InputMembers, _ path: Path<FingerCounts>, _ count: Int
    ) -> ScriptField {
        ScriptField(
            name: name, member: member,
            read: { reader, step throws(VeltoError) in
                try readElements(&reader, count) { reader, index throws(VeltoError) in
                    step.input.values[keyPath: path][index] = try reader.readInteger()
                }
            },
            write: { step, json in
                json.writeArray(0..<count) { $0.write(step.input.values[keyPath: path][$1]) }
            })
    }

    private static func floats<Vector: SIMD<Float> & Sendable>(
        _ name: String, _ member: InputMembers, _ path: Path<Vector>, _ count: Int
    ) -> ScriptField {
        ScriptField(
            name: name, member: member,
            read: { reader, step throws(VeltoError) in
                try readElements(&reader, count) { reader, index throws(VeltoError) in
                    step.input.values[keyPath: path][index] = try readFloat(&reader)
                }
            },
            // Doubles: a number rounded to fewer digits would be rounded twice when it is read.
            write: { step, json in
                json.writeArray(0..<count) { $0.write(Double(step.input.values[keyPath: path][$1])) }
            })
    }

    private static func choice<Choice: Equatable & Sendable>(
        _ name: String, _ member: InputMembers, _ path: Path<Choice>, _ words: [(String, Choice)]
    ) -> ScriptField {
        ScriptField(
            name: name, member: member,
            read: { reader, step throws(VeltoError) in
                step.input.values[keyPath: path] = try ScriptWords.read(&reader, words)
            },
            write: { step, json in
                json.write(words.first { $0.1 == step.input.values[keyPath: path] }?.0 ?? "")
            })
    }

    private static func names(
        _ name: String, _ member: InputMembers, _ path: Path<UInt32>, _ words: [(String, UInt32)]
    ) -> ScriptField {
        ScriptField(
            name: name, member: member,
            read: { reader, step throws(VeltoError) in
                var bits: UInt32 = 0
                try reader.beginArray()
                while try reader.nextElement() { bits |= try ScriptWords.read(&reader, words) }
                step.input.values[keyPath: path] = bits
            },
            write: { step, json in
                let bits = step.input.values[keyPath: path]
                json.writeArray(words.filter { bits & $0.1 != 0 }) { $0.write($1.0) }
            })
    }

    // MARK: Values

    private static func readElements(
        _ reader: inout JSONReader, _ count: Int,
        _ read: (inout JSONReader, _ index: Int) throws(VeltoError) -> Void
    ) throws(VeltoError) {
        try reader.beginArray()
        var index = 0
        while try reader.nextElement() {
            guard index < count else { throw reader.error("must have \(count) elements") }
            try read(&reader, index)
            index += 1
        }
        guard index == count else {
            throw reader.error("must have \(count) elements")
        }
    }

    private static func readFloat(_ reader: inout JSONReader) throws(VeltoError) -> Float {
        let number = Float(try reader.readNumber())
        guard number.isFinite else { throw reader.error("is too large") }
        return number
    }
}
