internal import VeltoCore
internal import VeltoMotion

/// The input of virtual devices, and polls with a recorder or sampler.
extension InputChannel {
    /// Steps the engine of a device that is virtual, recorded or both.
    @inline(never)  // Few devices are virtual: the code must take no room in the usual poll.
    func pollUnusually(_ poller: inout Poller, step: Double, at now: Timestamp) {
        if poller.takeLongSteps() {
            log.write(
                .warning, device: device,
                "the last three polls advanced motion by more than a second each: the step is in seconds, 1/60 and not 16.67"
            )
        }
        let step = (given: step, taken: poller.timeStep(step, at: now))
        if let virtual {
            poller.poll(virtual, step: step.given, at: now, owner)
        } else {
            poller.poll(motion, step: step.given, at: now, owner)
        }
        poller.recorder?.take(RecordedPoll(time: now, step: step.taken, input: poller.engine.latest))
        for sampler in poller.samplers { sampler.take(poller.engine.latest, at: now) }
    }

    /// Applies input supplied to a virtual device at `time`.
    ///
    /// Returns whether that connected or disconnected the device.
    func supply(_ supplied: SuppliedInput, at time: Timestamp) -> Bool? {
        changeVirtual(at: time) { $0.supply(supplied, at: time) }
    }

    /// Connects or disconnects a virtual device.
    ///
    /// Returns whether that changed its state.
    func setLink(isUp: Bool) -> Bool {
        changeVirtual(at: time.now) { $0.setLink(isUp: isUp) } != nil
    }

    /// Changes the engine of a virtual device, and publishes the edges of its button.
    ///
    /// Returns whether its link changed.
    private func changeVirtual(at time: Timestamp, _ change: (inout VirtualEngine) -> Void) -> Bool? {
        guard let virtual else { return nil }
        // The lock of the feed orders the events of concurrent changes.
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

    /// Starts a script, and returns the offset for its counts.
    ///
    /// The offset is zero on a new device, which begins with the script's own counts.
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

    /// The maximum number of published edges per supplied input: counts may jump.
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
