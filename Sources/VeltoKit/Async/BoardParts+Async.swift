public import VeltoCore
public import VeltoMetaWear

// Parts of a board's program: calls that return when the board has taken them.

extension BoardProcessor where Device == VeltoKit.Device {
    /// Changes the members of its configuration; the type, the source and the form of the output stay.
    public func writeConfiguration(_ definition: ProcessorDefinition) async throws(VeltoError) {
        try await beginWriteConfiguration(definition).finished()
    }

    /// Sets its state, in the native unit: the count that is left, the sum, the count, or the reference of a delta.
    public func writeState(_ value: Double) async throws(VeltoError) {
        try await beginWriteState(value).finished()
    }

    /// Empties the window of a low-pass or high-pass.
    public func reset() async throws(VeltoError) {
        try await beginReset().finished()
    }

    /// Removes it from the board; with `cascade`, also its streams and loggers, and all processors and events that depend on it.
    ///
    /// Fails with `hasDependents` if there are some.
    public func remove(cascade: Bool = false) async throws(VeltoError) {
        try await beginRemove(cascade: cascade).finished()
    }
}

extension LoggedSignal where Device == VeltoKit.Device {
    /// Removes the logger from the board; its entries in the log lose their meaning.
    ///
    /// Fails with `invalidState` while the log runs.
    public func remove() async throws(VeltoError) {
        try await beginRemove().finished()
    }
}

extension ProgramTimer where Device == VeltoKit.Device {
    /// Removes it from the board.
    ///
    /// Fails while a board event listens to it or starts it: remove that first.
    public func remove() async throws(VeltoError) {
        try await beginRemove().finished()
    }
}

extension ProgramEvent where Device == VeltoKit.Device {
    /// Removes it from the board.
    public func remove() async throws(VeltoError) {
        try await beginRemove().finished()
    }
}
