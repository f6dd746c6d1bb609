/// A TAP that sends its clock with each message, and a link that delays them.
package struct TapLink: Sendable {
    /// A message of the TAP: its clock (milliseconds), and when it was measured and arrived (seconds).
    package struct Message: Sendable {
        package let tick: UInt32
        package let measured: Double
        package let arrival: Double
    }

    /// The part by which the TAP's clock is faster, at the start and per second.
    package var deviation = 0.0
    package var drift = 0.0
    /// Seconds between messages and between connection events.
    package var period = 0.005
    package var interval = 0.03
    package var seconds = 240.0
    /// The least delay of a message that was measured at that time (seconds); messages stay in order.
    package var delay: @Sendable (Double) -> Double = { _ in 0 }

    package init() {}

    /// The messages, in their order.
    package func messages(seed: UInt64) -> [Message] {
        var random = SeededNumbers(seed: seed)
        var (clock, measured, newest): (Double, Double, Double) = (1000, 0, 0)
        var messages: [Message] = []
        while measured < seconds {
            measured += period
            clock += period * (1 + deviation + drift * measured)
            let event = (measured / interval).rounded(.up) * interval + 0.0002 + 0.0008 * random.part()
            newest = max(event, measured + delay(measured), newest + 0.0001)
            messages.append(Message(tick: UInt32(clock * 1000), measured: measured, arrival: newest))
        }
        return messages
    }
}

extension TapLink {
    /// Deviations, drift and delays as they occur.
    package static let scenarios: [(name: String, link: TapLink)] = [
        named("exact") { _ in },
        named("0.5 % slow") { $0.deviation = -0.005 },
        named("0.5 % fast") { $0.deviation = 0.005 },
        named("500 ppm fast, 20 minutes") {
            $0.deviation = 0.0005
            $0.seconds = 1200
        },
        named("drift of 1 ppm per second") { $0.drift = 1e-6 },
        named("0.9 s late from the 60th second on") {
            $0.deviation = 0.0005
            $0.delay = { $0 > 60 ? 0.9 : 0 }
        },
        named("held up for 1.5 s once") {
            $0.deviation = 0.0005
            $0.delay = { 60 < $0 && $0 < 61.5 ? 61.5 - $0 : 0 }
        },
        named("held up for 1.5 s of every 5 s") {
            $0.deviation = -0.005
            $0.delay = {
                let phase = $0.truncatingRemainder(dividingBy: 5); return phase > 3.5 ? 5 - phase : 0
            }
        },
        named("held up for 1.5 s at the start") { $0.delay = { $0 < 1.5 ? 1.5 - $0 : 0 } },
    ]

    private static func named(_ name: String, _ change: (inout TapLink) -> Void) -> (name: String, link: TapLink) {
        var link = TapLink()
        change(&link)
        return (name, link)
    }
}
