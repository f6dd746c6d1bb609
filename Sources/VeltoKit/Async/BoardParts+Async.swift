public import VeltoCore
public import VeltoMetaWear

// Parts of a board's program, with asynchronous calls that return when the board has accepted the command.

extension BoardProcessor where Device == VeltoKit.Device {
    /// Changes the members of the configuration.
    ///
    /// The type, the source and the output format stay.
    public func writeConfiguration(_ definition: ProcessorDefinition) async throws(VeltoError) {
        try await beginWriteConfiguration(definition).finished()
    }

    /// Sets the state in the native unit: the remaining count, the sum, the count, or the reference of a delta.
    public func writeState(_ value: Double) async throws(VeltoError) {
        try await beginWriteState(value).finished()
    }

    /// Empties the window of a low-pass or high-pass filter.
    public func reset() async throws(VeltoError) {
        try await beginReset().finished()
    }

    /// Removes the processor from the board.
    ///
    /// With `cascade`, its streams, loggers, and all dependent processors and events are also removed.
    ///
    /// Without `cascade`, fails with `hasDependents` if there are any.
    public func remove(cascade: Bool = false) async throws(VeltoError) {
        try await beginRemove(cascade: cascade).finished()
    }
}

extension LoggedSignal where Device == VeltoKit.Device {
    /// Removes the logger from the board.
    ///
    /// Its entries in the log can no longer be decoded.
    ///
    /// Fails with `invalidState` while the log runs.
    public func remove() async throws(VeltoError) {
        try await beginRemove().finished()
    }
}

extension ProgramTimer where Device == VeltoKit.Device {
    /// Removes the timer from the board.
    ///
    /// Fails while a board event uses or starts the timer: remove the event first.
    public func remove() async throws(VeltoError) {
        try await beginRemove().finished()
    }
}

extension ProgramEvent where Device == VeltoKit.Device {
    /// Removes the event from the board.
    public func remove() async throws(VeltoError) {
        try await beginRemove().finished()
    }
}
