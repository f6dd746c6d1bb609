internal import VeltoCore

/// The timer module.
///
/// The ticks are reports on the bus.
///
/// Source: MetaWear system notes, 4.1. It is the simulator's choice to send ticks as soon as the timer's own
/// notifications are enabled.
struct BoardTimers: BoardModule {
    private static let module: UInt8 = 0x0C

    private enum Register {
        static let create: UInt8 = 0x02
        static let start: UInt8 = 0x03
        static let stop: UInt8 = 0x04
        static let remove: UInt8 = 0x05
        static let tick: UInt8 = 0x06
        static let notify: UInt8 = 0x07
    }

    /// A timer.
    private struct Timer {
        /// The bytes of the create command.
        let bytes: [UInt8]
        var isNotified = false
        /// The time of the next tick; `distantFuture` while the timer is stopped.
        var next = Timestamp.distantFuture
        /// The time of the last tick.
        var last: Timestamp?
        /// The number of ticks left; nil for an endless timer.
        var left: UInt64?

        private static let endless: UInt64 = 0xFFFF
        private static let nanosecondsPerMillisecond: UInt64 = 1_000_000

        private func number(_ range: Range<Int>) -> UInt64 {
            UInt64(BoardNumber.read(bytes[range], isSigned: false))
        }

        /// The period in nanoseconds.
        var period: UInt64 { number(0..<4) * Self.nanosecondsPerMillisecond }

        mutating func start(at time: Timestamp) {
            left = number(4..<6) == Self.endless ? nil : number(4..<6)
            next = bytes[6] != 0 ? time : later(than: time, by: 1)
            // A timer that its own tick starts ticks again 1 ms later, the resolution of the board's clocks.
            if next == last { next = Timestamp(nanoseconds: time.nanoseconds &+ Self.nanosecondsPerMillisecond) }
            if left == 0 { next = .distantFuture }
        }

        private func later(than time: Timestamp, by periods: UInt64) -> Timestamp {
            let (span, isLong) = period.multipliedReportingOverflow(by: periods)
            let (sum, isLate) = time.nanoseconds.addingReportingOverflow(span)
            return isLong || isLate ? .distantFuture : Timestamp(nanoseconds: sum)
        }

        /// Skips a number of ticks.
        mutating func advance(by ticks: UInt64) {
            next = later(than: next, by: ticks)
            if let left {
                self.left = left - min(left, ticks)
                if self.left == 0 { next = .distantFuture }
            }
        }

        /// Skips the ticks before a time.
        mutating func skip(to time: Timestamp) {
            guard next < time else { return }
            advance(by: (time.nanoseconds - next.nanoseconds - 1) / period + 1)
        }
    }

    private static let usualSlots: UInt8 = 8
    private static let size = 7
    private var timers: [Timer?]

    init(_ information: BoardModuleInformation) {
        timers = Array(repeating: nil, count: Int(information.extra.first ?? Self.usualSlots))
    }

    let notifying = [Register.tick]
    var isRunning: Bool { nextDue < .distantFuture }
    var nextDue: Timestamp { timers.reduce(.distantFuture) { min($0, $1?.next ?? .distantFuture) } }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch (register, payload.count) {
        case (Register.create, Self.size): create(payload, &bus, at: time)
        case (Register.start, 1): change(payload[0]) { $0.start(at: time) }
        case (Register.stop, 1): change(payload[0]) { $0.next = .distantFuture }
        case (Register.remove, 1) where Int(payload[0]) < timers.count: timers[Int(payload[0])] = nil
        case (Register.notify, 2): change(payload[0]) { $0.isNotified = payload[1] == 1 }
        default: break
        }
    }

    /// Creates a timer; a period of 0 is rejected, and the reply of a full table has no number.
    private mutating func create(_ payload: [UInt8], _ bus: inout BoardBus, at time: Timestamp) {
        guard payload[..<4].contains(where: { $0 != 0 }) else { return }
        let number = timers.firstIndex { $0 == nil }
        if let number { timers[number] = Timer(bytes: payload) }
        bus.radio.send(
            BoardTable.notification, [Self.module, Register.create] + (number.map { [UInt8($0)] } ?? []), at: time)
    }

    private mutating func change(_ number: UInt8, _ change: (inout Timer) -> Void) {
        guard Int(number) < timers.count, var timer = timers[Int(number)] else { return }
        change(&timer)
        timers[Int(number)] = timer
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard register == Register.create, payload.count == 1 else { return nil }
        guard Int(payload[0]) < timers.count, let timer = timers[Int(payload[0])] else { return [] }
        return payload + timer.bytes
    }

    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        for number in timers.indices {
            guard var timer = timers[number], timer.next <= time else { continue }
            bus.report(Self.module, Register.tick, [UInt8(number)], isSent: timer.isNotified, at: time)
            timer.last = timer.next
            timer.advance(by: 1)
            timers[number] = timer
        }
    }

    mutating func skip(to time: Timestamp) {
        for number in timers.indices { timers[number]?.skip(to: time) }
    }

    /// Returns the commands that restore the timers.
    ///
    /// Free slots are occupied until the slots after them are restored.
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        let all = timers.indices.map { UInt8($0) }
        let removals = all.map { [Register.remove, $0] }
        let placeholder: [UInt8] = [1, 0, 0, 0, 1, 0, 0]
        let present = all.filter { timers[Int($0)] != nil }
        guard let last = present.last else { return removals }
        let creations = all[...Int(last)].map { [Register.create] + (timers[Int($0)]?.bytes ?? placeholder) }
        let others = all[...Int(last)].filter { timers[Int($0)] == nil }.map { [Register.remove, $0] }
        let running = present.filter { timers[Int($0)].map { $0.next < .distantFuture } == true }
        let notified = present.filter { timers[Int($0)]?.isNotified == true }
        return removals + creations + others + running.map { [Register.start, $0] }
            + notified.map { [Register.notify, $0, 1] }
    }
}
