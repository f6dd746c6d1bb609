import VeltoCore
import VeltoTap
import VeltoWearable

/// The quality of a TAP's timestamps against what the link hides.
package struct TapScore: Sendable {
    private static let origin = 100.0

    /// The errors of the messages (seconds), and when these were measured.
    package private(set) var errors: [(error: Double, measured: Double)] = []
    /// The largest difference of a step from the time between its messages (seconds), after the first two seconds.
    package private(set) var largestStep = 0.0
    package private(set) var notRising = 0
    package private(set) var found: UInt64 = 0

    /// Plays the messages of a TAP to the library's clock.
    package init(_ link: TapLink, seed: UInt64) {
        var clock = TickClock()
        var before: (stamp: Double, measured: Double)?
        for message in link.messages(seed: seed) {
            let arrival = Timestamp.zero.advanced(bySeconds: Self.origin + message.arrival)
            let step = clock.take(message.tick, arrival: arrival)
            let stamp = step.time.seconds(since: .zero) - Self.origin
            errors.append((stamp - message.measured, message.measured))
            found += step.lost
            if let before {
                if stamp <= before.stamp { notRising += 1 }
                let difference = abs(stamp - before.stamp - (message.measured - before.measured))
                if message.measured > 2 { largestStep = max(largestStep, difference) }
            }
            before = (stamp, message.measured)
        }
    }

    /// The error that half of the messages exceed, and the largest one, of those measured after a time (seconds).
    package func median(after time: Double) -> Double {
        let sizes = sizes(after: time).sorted()
        return sizes.isEmpty ? 0 : sizes[sizes.count / 2]
    }

    package func largest(after time: Double) -> Double { sizes(after: time).max() ?? 0 }

    private func sizes(after time: Double) -> [Double] {
        errors.filter { $0.measured > time }.map { abs($0.error) }
    }
}
