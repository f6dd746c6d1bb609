public import VeltoCore

/// A vibration of a TAP wearable.
public struct TapVibration: Hashable, Sendable {
    /// The start time.
    public let start: Timestamp
    /// The duration (seconds).
    public let duration: Double
}

/// The motor of a TAP wearable, and its last vibrations.
///
/// Source: TAP protocol notes, 4.
struct TapMotor {
    private(set) var vibrations: [TapVibration] = []

    private static let capacity = 256
    private static let slotSeconds = 0.01

    /// Executes a command of the interface characteristic.
    ///
    /// Returns false if it is not a motor command.
    mutating func obey(_ command: [UInt8], isOff: Bool, at time: Timestamp) -> Bool {
        guard command.count >= 2, command[0] == 0 else { return false }
        switch command[1] {
        case 2: run(command.dropFirst(2).map { Double($0) * Self.slotSeconds }, isOff, at: time)
        case 0 where command.count >= 5:
            run([Double(UInt16(command[2]) | UInt16(command[3]) << 8) / 1000], isOff, at: time)
        default: return false
        }
        return true
    }

    /// Runs for the odd durations and pauses for the even ones; any previous command ends.
    private mutating func run(_ durations: [Double], _ isOff: Bool, at time: Timestamp) {
        vibrations.removeAll { $0.start >= time }
        guard !isOff else { return }
        var start = time
        for (index, duration) in durations.enumerated() {
            if index.isMultiple(of: 2), duration > 0 {
                vibrations.append(TapVibration(start: start, duration: duration))
            }
            start = start.advanced(bySeconds: duration)
        }
        vibrations.removeFirst(max(0, vibrations.count - Self.capacity))
    }
}
