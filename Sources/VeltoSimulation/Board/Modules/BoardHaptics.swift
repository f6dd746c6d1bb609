public import VeltoCore

/// A pulse of a board's motor or buzzer.
public struct BoardPulse: Hashable, Sendable {
    /// The start time.
    public let start: Timestamp
    /// The duration in seconds.
    public let duration: Double
    /// The strength, 0 to 1.
    public let strength: Double
    /// Whether the buzzer plays the pulse instead of the motor.
    public let isBuzzer: Bool
}

/// The motor and the buzzer.
///
/// Source: MetaWear module notes, 4.7.
struct BoardHaptics: BoardModule {
    /// The last pulses.
    private(set) var pulses: [BoardPulse] = []
    private let hasMotor: Bool

    private static let pulse: UInt8 = 0x01
    private static let strongest: UInt8 = 248
    private static let capacity = 256

    init(_ configuration: BoardConfiguration) {
        hasMotor = configuration.hasMotor
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard hasMotor, register == Self.pulse, payload.count == 4, payload[3] <= 1 else { return }
        let milliseconds = UInt16(payload[1]) | UInt16(payload[2]) << 8
        pulses.append(
            BoardPulse(
                start: time, duration: Double(milliseconds) / 1000,
                strength: Double(min(payload[0], Self.strongest)) / Double(Self.strongest), isBuzzer: payload[3] == 1))
        pulses.removeFirst(max(0, pulses.count - Self.capacity))
    }
}
