/// Losses of packets behind the link.
package enum Losses: Sendable {
    case none
    /// Each packet by itself, with that probability.
    case random(Double)
    /// A part of the time, in pieces whose mean length is given (seconds).
    case pieces(Double, mean: Double)
}

/// A packet of the first sensor, as it arrives.
package struct LinkPacket: Sendable {
    /// The number of the packet, as the board counts.
    package let number: Int
    /// When its newest sample was measured, and when it arrived (seconds).
    package let measured: Double
    package let arrival: Double
}

/// A board that measures, its queue, and the connection events of its link: arrivals together with what they hide.
///
/// Written from the device's side; it shares nothing with the clocks that are tested by it.
package struct BoardLink: Sendable {
    /// Samples per second that the chip is asked for, and samples per packet.
    package var rate = 100.0
    package var samplesPerPacket = 3
    /// The part by which the chip's period is longer, at the start and per second.
    package var deviation = 0.0
    package var drift = 0.0
    /// The number of sensors that send such packets; those after the first deviate the other way.
    package var sensorCount = 1
    /// Seconds between connection events, the packets that one carries, and the part of the events that fail.
    package var interval = 0.03
    package var capacity = 10
    package var failures = 0.02
    /// The number of packets that the board keeps; more are dropped.
    package var queue = 6
    package var losses = Losses.none
    /// The times at which the link begins to stand still, and for how long (seconds).
    package var stalls: [(start: Double, length: Double)] = []
    package var seconds = 30.0

    package init() {}

    /// The packets that arrive, in their order.
    package func packets(seed: UInt64) -> [LinkPacket] {
        var run = Run(self, seed)
        while run.event < seconds {
            run.measure()
            run.deliver()
            run.event += interval
        }
        return run.arrived
    }

    private struct Waiting {
        let sensor: Int
        let number: Int
        let measured: Double
    }

    private struct Run {
        let link: BoardLink
        var random: SeededNumbers
        var event: Double
        var arrived: [LinkPacket] = []
        private var waiting: [Waiting] = []
        /// When each sensor completes its next packet, and the number of that.
        private var due: [Double]
        private var numbers: [Int]
        private var isLosing = false
        private var change = 0.0

        init(_ link: BoardLink, _ seed: UInt64) {
            self.link = link
            var random = SeededNumbers(seed: seed)
            due = (0..<link.sensorCount).map { _ in 0.02 * random.part() }
            numbers = Array(repeating: 0, count: link.sensorCount)
            event = link.interval * random.part()
            self.random = random
        }

        /// Puts what was measured until the event into the queue.
        mutating func measure() {
            while let sensor = due.indices.min(by: { due[$0] < due[$1] }), due[sensor] <= event {
                let measured = due[sensor]
                let deviation = (link.deviation + link.drift * measured) * (sensor == 0 ? 1 : -1)
                due[sensor] += Double(link.samplesPerPacket) / link.rate * (1 + deviation)
                numbers[sensor] += 1
                guard waiting.count < link.queue else { continue }
                waiting.append(Waiting(sensor: sensor, number: numbers[sensor], measured: measured))
            }
        }

        mutating func deliver() {
            let isStalled = link.stalls.contains { event >= $0.start && event < $0.start + $0.length }
            guard random.part() >= link.failures, !isStalled else { return }
            var time = event + 0.0002 + 0.0008 * random.part()
            for packet in waiting.prefix(link.capacity) {
                time += 0.0001 + 0.0005 * random.part()
                guard !isLost(at: time), packet.sensor == 0 else { continue }
                arrived.append(LinkPacket(number: packet.number, measured: packet.measured, arrival: time))
            }
            waiting.removeFirst(min(link.capacity, waiting.count))
        }

        private mutating func isLost(at time: Double) -> Bool {
            switch link.losses {
            case .none: return false
            case .random(let part): return random.part() < part
            case .pieces(let part, let mean):
                if time >= change {
                    if change > 0 { isLosing.toggle() }
                    change = time + random.duration(mean: isLosing ? mean : mean * (1 - part) / part)
                }
                return isLosing
            }
        }
    }
}
