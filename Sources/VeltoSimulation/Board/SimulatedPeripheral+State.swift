public import VeltoCore

/// The state of a simulated board between runs of a program.
extension SimulatedPeripheral {
    /// Returns the state of a board as bytes.
    ///
    /// The state holds the log, loggers, settings, firmware version, clock, running sensors, LED and subscriptions.
    /// Throws `unsupported` for other devices.
    public func state() throws(VeltoError) -> [UInt8] {
        try lock.withLock { () throws(VeltoError) in
            let board = try boardWithState()
            let now = time.now
            catchUp(to: now)
            return board.state(at: now).bytes(model: board.configuration.stateModel)
        }
    }

    /// Restores the state of a board of the same model, which continues its activities.
    ///
    /// Throws `format` if the bytes are not the state of such a board, `invalidState` while a host is connected, and
    /// `unsupported` for other devices. The board is then unchanged.
    public func setState(_ bytes: [UInt8]) throws(VeltoError) {
        try setState(bytes.span)
    }

    /// Restores the state of a board without copying the bytes.
    public func setState(_ bytes: Span<UInt8>) throws(VeltoError) {
        var reader = try stateReader()
        try reader.takeAll(bytes)
        _ = try restore(reader, absence: 0)
    }

    /// Returns a state reader for `restore`; throws `unsupported` for devices other than boards.
    package func stateReader() throws(VeltoError) -> BoardStateReader {
        BoardStateReader(try lock.withLock { () throws(VeltoError) in try boardWithState().configuration })
    }

    /// Restores the state that was read, and simulates `absence` nanoseconds since it was saved.
    ///
    /// Returns false if the absence was too long to simulate completely.
    package func restore(_ reader: BoardStateReader, absence: UInt64) throws(VeltoError) -> Bool {
        var reader = reader
        let state = try reader.finish()
        let isWhole = try lock.withLock { () throws(VeltoError) in
            let board = try boardWithState()
            guard !isFirmwareLinked else {
                throw VeltoError(
                    .invalidState, "a host is connected to the simulated board", remedy: "disconnect it first")
            }
            return board.restore(state, absence: absence, at: time.now)
        }
        tellBackend()
        return isWhole
    }

    /// Whether the device supports saved states.
    package var hasState: Bool { lock.withLock { model is BoardModel } }

    private func boardWithState() throws(VeltoError) -> BoardModel {
        guard let board = model as? BoardModel else {
            throw VeltoError(.unsupported, "the simulated device has no state to keep: its model is not a board")
        }
        return board
    }
}
