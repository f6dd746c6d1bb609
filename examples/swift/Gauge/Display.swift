import Foundation
import VeltoKit

/// Draws inputs on one line of a terminal, or prints four lines per second to any other output.
struct Display {
    private let isTerminal = isatty(STDOUT_FILENO) == 1
    private let clock = ContinuousClock()
    private var nextLine: ContinuousClock.Instant
    private var rate = 0.0
    private var rateStart: ContinuousClock.Instant
    private var packetsAtStart: UInt64 = 0

    init() {
        nextLine = clock.now
        rateStart = clock.now
    }

    mutating func show(_ input: GameInput, search: String) {
        measureRate(input)
        let isConnected = input.flags.contains(.connected)
        guard isTerminal || isConnected && clock.now >= nextLine else { return }
        nextLine = clock.now + .milliseconds(250)
        let line = isConnected ? Self.line(input, rate) : search
        print(isTerminal ? "\r\u{1B}[K" + line : line, terminator: isTerminal ? "" : "\n")
        fflush(nil)
    }

    /// Measures the packet rate, twice a second.
    private mutating func measureRate(_ input: GameInput) {
        let elapsed = clock.now - rateStart
        guard elapsed >= .milliseconds(500) else { return }
        // The count restarts with each link.
        let packets = input.packetCount >= packetsAtStart ? input.packetCount - packetsAtStart : input.packetCount
        rate = Double(packets) / (elapsed / .seconds(1))
        (rateStart, packetsAtStart) = (clock.now, input.packetCount)
    }

    private static func line(_ input: GameInput, _ rate: Double) -> String {
        let button = input.buttonsDown & GameInput.mainButton != 0 ? "DOWN" : "up  "
        return bar(input.positionX)
            + String(format: " position %+.3f  button \(button)  %5.1f packets/s", input.positionX, rate)
    }

    /// Returns `[----------|---O------]`: the center, and the position from -1 to 1.
    private static func bar(_ position: Double) -> String {
        var marks = [Character](repeating: "-", count: 39)
        marks[19] = "|"
        marks[19 + Int((min(max(position, -1), 1) * 19).rounded())] = "O"
        return "[" + String(marks) + "]"
    }
}
