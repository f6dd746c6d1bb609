public import VeltoCore

/// The state of a simulated board, from one run of a program to the next.
extension SimulatedPeripheral {
    /// The log, its loggers, settings, firmware version and clock of a board as bytes; throws `unsupported` for other devices.
    ///
    /// Sensors that run and subscriptions are no part of it.
    public func state() throws(VeltoError) -> [UInt8] {
        try lock.withLock { () throws(VeltoError) in
            let board = try boardWithState()
            let now = time.now
            catchUp(to: now)
            return board.state(at: now)
        }
    }

    /// Makes the board the one whose state this is: one of the same kind, with its sensors at rest.
    ///
    /// Throws `format` for bytes that are no state of such a board, `invalidState` while a host is connected, and `unsupported` for
    /// other devices; then nothing changes.
    public func setState(_ bytes: [UInt8]) throws(VeltoError) {
        try restore(bytes.span, elapsed: 0)
    }

    /// The same, with a clock that has gone on for some nanoseconds.
    package func restore(_ bytes: Span<UInt8>, elapsed: UInt64) throws(VeltoError) {
        try lock.withLock { () throws(VeltoError) in
            let board = try boardWithState()
            guard !isFirmwareLinked else {
                throw VeltoError(.invalidState, "a host is connected to the simulated board: disconnect it first")
            }
            try board.restore(bytes, elapsed: elapsed, at: time.now)
        }
        tellBackend()
    }

    /// Whether the device has a state.
    package var hasState: Bool { lock.withLock { model is BoardModel } }

    private func boardWithState() throws(VeltoError) -> BoardModel {
        guard let board = model as? BoardModel else {
            throw VeltoError(.unsupported, "the simulated device has no state to keep: its model is not a board")
        }
        return board
    }
}
