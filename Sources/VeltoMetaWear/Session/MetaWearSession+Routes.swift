internal import VeltoCore
internal import VeltoWearable

/// The routes of notifications, which follow what streams, detectors, pins and game input take.
extension MetaWearSession {
    /// Hands a notification to its consumers; does not allocate.
    @inline(__always)
    func route(
        _ register: BoardRegister, _ packet: Span<UInt8>, at time: Timestamp, _ out: inout SessionOutput
    ) {
        let consumers = unsafe talk.routes[register]
        // Most packets are samples that nothing else takes.
        if consumers == .stream { return unsafe feeds.take(register, packet, at: time, &out) }
        if consumers.contains(.stream) { unsafe feeds.take(register, packet, at: time, &out) }
        if consumers.contains(.pin), let change = watches.change(in: packet) {
            out.tell(.pinChanged(SessionEvent.PinChange(pin: change.pin, isHigh: change.isHigh)))
        }
        if consumers.contains(.detector) { unsafe detectors.take(register, packet, &out) }
        if consumers.contains(.gameInput) { unsafe play.take(register, packet, at: time, &out) }
        if consumers.contains(.creation) { talk.replied(packet, at: time) }
    }

    /// Returns whether a stream, a detector or the game input takes the notifications of a register.
    func isNeeded(_ register: BoardRegister) -> Bool {
        unsafe !talk.routes[register].isDisjoint(with: .subscribers)
    }

    /// Returns whether a stream takes the notifications of a register.
    func isStreamed(_ register: BoardRegister) -> Bool {
        unsafe talk.routes[register].contains(.stream)
    }

    /// Starts or ends streams.
    func changeFeeds(_ change: (inout BoardFeeds) -> Void) {
        let before = unsafe feeds.registers
        unsafe change(&feeds)
        unsafe talk.routes.move(.stream, from: before, to: feeds.registers)
    }

    /// Changes what the game input hears.
    @discardableResult
    func changePlay<Outcome>(_ change: (inout BoardPlay) -> Outcome) -> Outcome {
        let before = unsafe play.heard
        let outcome = unsafe change(&play)
        unsafe talk.routes.move(.gameInput, from: before, to: play.heard)
        return outcome
    }

    /// Brings the routes up to date with the detectors.
    func detectorsChanged(from before: RunningDetectors) {
        unsafe talk.routes.move(.detector, from: before.registers, to: detectors.registers)
    }

    /// Brings the routes up to date with the pins whose changes are published.
    func watchesChanged(from before: PinWatches) {
        unsafe talk.routes.move(.pin, from: before.registers, to: watches.registers)
    }
}

extension PinWatches {
    /// The register of changes that the program wants as events.
    fileprivate var registers: [BoardRegister] { program.isEmpty ? [] : [Self.register] }
}
