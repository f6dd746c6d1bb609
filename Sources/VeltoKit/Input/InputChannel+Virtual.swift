internal import Synchronization
internal import VeltoCore
internal import VeltoMotion

/// The values of a channel's gate: the usual poll passes an open one, and pays for nothing else.
enum Gate {
    static let open: UInt8 = 0
    /// A thread is polling.
    static let polling: UInt8 = 1
    /// The device is virtual.
    static let virtual: UInt8 = 2
    /// Polls of the device are recorded.
    static let recorded: UInt8 = 4
}

/// The input of virtual devices, and polls that are more than usual.
extension InputChannel {
    /// Does what `poll(step:_:)` does where the gate is not open.
    @inline(never)
    func pollUnusually(step: Double, _ read: (inout GameInput) -> Void) throws(VeltoError) {
        let before = gate.bitwiseOr(Gate.polling, ordering: .acquiring).oldValue
        guard before & Gate.polling == 0 else { throw VeltoError(.busy, "another thread polls the device") }
        defer { gate.bitwiseAnd(~Gate.polling, ordering: .releasing) }
        let now = time.now
        withPoller { poller in
            let step = (given: step, taken: poller.timeStep(step, at: now))
            if let virtual {
                poller.poll(virtual, step: step.given, at: now, owner)
            } else {
                poller.poll(motion, step: step.given, at: now, owner)
            }
            poller.recorder?.take(RecordedPoll(time: now, step: step.taken, input: poller.engine.latest))
            if !poller.news.isEmpty, events.wants(poller.news.classes) { publish(poller, at: now) }
            read(&poller.engine.latest)
        }
    }

    /// Takes what was supplied to a virtual device at `time`; returns whether that connected or disconnected it.
    func supply(_ supplied: SuppliedInput, at time: Timestamp) -> Bool? {
        changeVirtual(at: time) { $0.supply(supplied, at: time) }
    }

    /// Connects or disconnects a virtual device; returns whether that changed anything.
    func setLink(isUp: Bool) -> Bool {
        changeVirtual(at: time.now) { $0.setLink(isUp: isUp) } != nil
    }

    /// Changes the engine of a virtual device, publishes the edges of its button, and returns whether its link changed.
    private func changeVirtual(at time: Timestamp, _ change: (inout VirtualEngine) -> Void) -> Bool? {
        guard let virtual else { return nil }
        // The lock of the feed keeps the events of concurrent changes in order.
        return produce { _ in
            let (before, after, isUp) = virtual.withLock { engine in
                let before = MotionQueue.MainButton(engine)
                change(&engine)
                return (before, MotionQueue.MainButton(engine), engine.isConnected)
            }
            publishEdges(from: before, to: after, at: time)
            guard isUp != isConnected else { return nil }
            isConnected = isUp
            return isUp
        }
    }

    /// Starts a script, and returns what to add to its counts: nothing on a new device, which begins with the script's own.
    func begin(_ start: ScriptStart) -> GameInput.Counts {
        var offset = GameInput.Counts()
        guard let virtual else { return offset }
        change { poller in
            virtual.withLock { engine in
                if engine.isNew, poller.engine.latest.pollCount == 0 {
                    engine.begin(start.counts)
                    poller.engine.latest.counts = start.counts
                    poller.engine.latest.pollCount = start.pollCount
                } else {
                    offset = engine.counts
                    offset.combineButtons(with: start.counts, &-)
                }
            }
        }
        return offset
    }

    /// At most this number of edges of one supply are published: counts may jump.
    private static let edgeLimit = 16

    private func publishEdges(from before: MotionQueue.MainButton, to after: MotionQueue.MainButton, at time: Timestamp)
    {
        var button = before
        for _ in 0..<Self.edgeLimit where button != after {
            button.toggle()
            publish(
                .button(
                    GameInput.mainButton, isDown: button.isDown, pressCount: button.presses,
                    releaseCount: button.releases), at: time)
        }
    }
}

extension MotionQueue.MainButton {
    fileprivate init(_ engine: borrowing VirtualEngine) {
        self.init(isDown: engine.buttonsDown & GameInput.mainButton != 0, engine.counts)
    }
}
