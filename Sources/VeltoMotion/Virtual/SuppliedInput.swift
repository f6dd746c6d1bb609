package import VeltoCore

/// The input that a program or a script supplies to a virtual device at one moment.
///
/// An unnamed member keeps its value or is derived from named ones: a button that goes down produces an edge, a count
/// and a click. Each supply counts as a packet.
package struct SuppliedInput: Hashable, Sendable {
    /// The values; only the named ones are used.
    package var values = GameInput()
    /// The members with a value.
    package var named: InputMembers = []
    /// Whether no edges, gestures or packets are derived from the named members.
    package var isExact = false

    /// Creates an input without named members.
    package init() {}

    /// Creates a complete input from one that a game fills in or another device delivers.
    ///
    /// Levels, gestures, and buttons pressed and released since the last input are copied. Counts, times and edges are
    /// derived. A relative position of 0 is derived from the position.
    package init(complete input: GameInput) {
        values = input
        values.gestures.remove(.primary)
        values.flags.formIntersection(Self.measured)
        named = [
            .motionMode, .throwPower, .buttonsDown, .buttonsPressed, .buttonsReleased, .states, .gestures, .orientation,
            .acceleration, .rotationRate, .battery, .gyroCalibration, .numbers,
        ]
        if input.rateMode != .unknown { named.insert(.rateMode) }
        if input.relativeX == 0, input.relativeY == 0 { named.subtract([.relativeX, .relativeY]) }
        for (member, flag) in Self.measurements where !input.flags.contains(flag) { named.remove(member) }
    }

    /// The flags of measurements.
    static let measured: GameInput.Flags = [.hasOrientation, .hasAcceleration, .hasRotationRate, .hasBattery]

    static let measurements: [(member: InputMembers, flag: GameInput.Flags)] = [
        (.orientation, .hasOrientation), (.acceleration, .hasAcceleration), (.rotationRate, .hasRotationRate),
        (.battery, .hasBattery),
    ]

    /// The flags of the named measurements.
    package var measurements: GameInput.Flags {
        var flags = named.contains(.flags) ? values.flags.intersection(Self.measured) : []
        for (member, flag) in Self.measurements where named.contains(member) { flags.insert(flag) }
        return flags
    }

    /// Throws for an invalid number: one that is not finite, or a position or power out of range.
    package func validate() throws(VeltoError) {
        for member in InputMember.numbers { try checkFinite(values[keyPath: member.path], member.name) }
        try checkNumber(values.positionX, "position_x", -Self.farthest, Self.farthest)
        try checkNumber(values.positionY, "position_y", -1, 1)
        try checkNumber(values.throwPower, "throw_power", 0, 1)
        for index in 0..<4 { try checkFinite(values.orientation[index], "orientation") }
        for index in 0..<3 {
            try checkFinite(values.acceleration[index], "acceleration")
            try checkFinite(values.rotationRate[index], "rotation_rate")
        }
        if named.contains(.battery) { try checkNumber(Double(values.battery), "battery", 0, 1) }
        try checkFinite(values.battery, "battery")
    }

    /// The maximum position; a paddle moves beyond the edge, on a real device up to about 1.7.
    private static let farthest = 2.0
}
