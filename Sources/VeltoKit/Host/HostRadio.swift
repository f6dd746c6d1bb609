public import VeltoCore
public import VeltoHost

/// The program's own Bluetooth stack as a backend of a context.
///
/// The program takes requests from the adapter, and passes replies and reports of its stack to it. Any thread.
public final class HostRadio: Sendable {
    /// The radio's handle.
    package let handle: ObjectHandle
    /// The program's side of the radio.
    public let adapter: HostAdapter
    private let context: ContextCore

    init(handle: ObjectHandle, adapter: HostAdapter, context: ContextCore) {
        self.handle = handle
        self.adapter = adapter
        self.context = context
    }

    /// Removes and returns the oldest request, waiting for at most `timeout` if there is none; nil waits without end.
    ///
    /// Pumps a pumped context during the wait. Throws `staleHandle` once the radio or its context is destroyed.
    public func waitRequest(timeout: Duration? = nil) throws(VeltoError) -> HostRequest? {
        try context.waitRequest(at: adapter, timeout: timeout?.seconds)
    }

    /// Removes the radio.
    ///
    /// All its links end.
    public func destroy() {
        context.destroy(self)
    }
}

extension Context {
    /// Adds the program's own Bluetooth stack as a backend.
    ///
    /// A context has at most one.
    ///
    /// ```swift
    /// let radio = try context.createHostRadio()
    /// while let request = try radio.waitRequest() {
    ///     switch request.kind {
    ///     case .startScan: try radio.adapter.complete(request.number)  // and report devices
    ///     default: try radio.adapter.fail(request.number, VeltoError(.unsupported, "not written yet"))
    ///     }
    /// }
    /// ```
    public func createHostRadio(named name: String = "host", _ state: HostAdapter.State = .ready) throws(VeltoError)
        -> HostRadio
    {
        try core.createHostRadio(named: name, state)
    }
}

extension ContextCore {
    func createHostRadio(named name: String, _ state: HostAdapter.State) throws(VeltoError) -> HostRadio {
        guard let backend = backends.host else {
            throw VeltoError(.unsupported, "the context has no host backend", remedy: "insert .host into backends")
        }
        let adapter = try backend.attach(named: name, state)
        do throws(VeltoError) {
            return try hostRadios.register { handle in HostRadio(handle: handle, adapter: adapter, context: self) }
        } catch {
            backend.detach()
            throw error
        }
    }

    func destroy(_ radio: HostRadio) {
        guard hostRadios.remove(radio.handle) else { return }
        backends.host?.detach()
    }
}
