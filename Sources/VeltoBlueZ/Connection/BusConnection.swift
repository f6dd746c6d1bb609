internal import CDBus
internal import VeltoCore

/// A receiver of signals and calls on a bus connection.
protocol BusConnectionDelegate: AnyObject {
    /// Handles a received signal.
    func bus(_ bus: BusConnection, received signal: Message)
    /// Handles a method call to this program.
    ///
    /// Returns false for an unknown method; otherwise replies with `answer`.
    func bus(_ bus: BusConnection, called call: Message) -> Bool
    /// Handles the loss of the connection; all pending calls are already completed.
    func busDisconnected(_ bus: BusConnection)
}

/// A private connection to a message bus that never blocks the loop.
///
/// The watches of libdbus define what to read and write; epoll reports when. Opening the socket does not block either,
/// since a full bus refuses. The connection matches replies to calls by serial number. There is no hidden timeout, and
/// replies to abandoned calls are still processed, since they may carry a descriptor or a success to undo.
///
/// A peer that floods the bus or never replies uses a bounded part of each turn of the loop, and bounded memory.
@safe final class BusConnection: DescriptorWatcher {
    typealias Completion = (Result<Message, BusFailure>) -> Void

    private let loop: Loop
    private weak var delegate: (any BusConnectionDelegate)?
    private var raw: OpaquePointer?
    private var watch: Loop.WatchID?
    private var watchedFor: Loop.Readiness = []
    private var calls: [UInt32: Completion] = [:]
    private var unsent: [(completion: Completion, failure: BusFailure)] = []
    private var laterTimer: LoopTimer?

    /// The maximum number of pending calls; a link needs only a few.
    private static let maximumCalls = 2048

    /// Opens the socket; authentication and all further steps run on the loop.
    init(address: String, loop: Loop, delegate: any BusConnectionDelegate) throws(BusFailure) {
        self.loop = loop
        self.delegate = delegate
        var failure = velto_dbus_failure()
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe raw = velto_bus_open(address, busDescriptorWillClose, context, &failure)
        guard unsafe raw != nil else { throw BusFailure(failure) }
        laterTimer = LoopTimer { [weak self] in self?.catchUp() }
        do throws(VeltoError) {
            try startWatching()
        } catch {
            close()
            throw BusFailure(name: "org.freedesktop.DBus.Error.LimitsExceeded", text: error.message)
        }
    }

    deinit {
        close()
    }

    /// Closes the connection without notifying the delegate.
    func close() {
        if let laterTimer { loop.cancel(laterTimer) }
        laterTimer = nil
        calls = [:]
        unsent = []
        closeRaw()
    }

    private func closeRaw() {
        guard let raw = unsafe raw else { return }
        unsafe self.raw = nil
        stopWatching()
        unsafe velto_bus_close(raw)
    }

    // MARK: Calls

    /// Calls a method; `completion` runs later, exactly once, unless the connection is closed.
    func call(_ call: MethodCall, _ completion: @escaping Completion) {
        guard calls.count < Self.maximumCalls else { return refuse(completion, .tooManyCalls) }
        guard let serial = send(call, expectingReply: true) else { return refuse(completion, .unsendable) }
        calls[serial] = completion
    }

    /// Completes a call that was not sent, in a later turn.
    private func refuse(_ completion: @escaping Completion, _ failure: BusFailure) {
        unsent.append((completion, failure))
        doLater()
    }

    /// Calls a method without expecting a reply.
    func post(_ call: MethodCall) {
        _ = send(call, expectingReply: false)
    }

    /// Writes queued messages, for at most `milliseconds`.
    func flush(milliseconds: Int32) {
        guard let raw = unsafe raw else { return }
        unsafe velto_bus_flush(raw, milliseconds)
    }

    /// Receives outside of the loop until `isDone`, for at most `milliseconds`; only for closing.
    func linger(milliseconds: Int, until isDone: () -> Bool) {
        let clock = TimeSource.monotonic()
        let end = clock.now.advanced(bySeconds: Double(milliseconds) / 1000)
        while !isDone(), clock.now < end, let raw = unsafe raw {
            unsafe velto_bus_wait(raw, 5)
            receive()
        }
    }

    /// Whether sockets can be received; known once the bus has replied to any call.
    var passesDescriptors: Bool {
        guard let raw = unsafe raw else { return false }
        return unsafe velto_bus_passes_descriptors(raw) != 0
    }

    private func send(_ call: MethodCall, expectingReply: Bool) -> UInt32? {
        guard let raw = unsafe raw, let message = unsafe call.makeMessage() else { return nil }
        defer { unsafe velto_message_free(message) }
        if !expectingReply { unsafe velto_message_expect_no_reply(message) }
        let serial = unsafe velto_bus_send(raw, message)
        // Writing may also have read. Received messages must not wait for the next readable event, nor be handled here.
        doLater()
        return serial == 0 ? nil : serial
    }

    private func doLater() {
        if let laterTimer, !laterTimer.isScheduled { loop.schedule(laterTimer, at: .zero) }
    }

    private func catchUp() {
        let failed = unsent
        unsent = []
        for (completion, failure) in failed { completion(.failure(failure)) }
        receive()
    }

    // MARK: Receiving

    func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness) {
        guard let raw = unsafe raw else { return }
        var bits: UInt32 = 0
        if readiness.contains(.readable) { bits |= VELTO_BUS_READABLE.rawValue }
        if readiness.contains(.writable) { bits |= VELTO_BUS_WRITABLE.rawValue }
        if !readiness.isDisjoint(with: .hungUp) { bits |= VELTO_BUS_HUNG_UP.rawValue }
        unsafe velto_bus_perform(raw, bits)
        receive()
    }

    /// Handles received messages, but only a part of a flood, since libdbus reads 2 KB at a time.
    private func receive() {
        while let raw = unsafe raw, let next = unsafe velto_bus_receive(raw) {
            unsafe handle(Message(adopting: next))
        }
        updateWatch()
    }

    private func handle(_ message: Message) {
        switch message.kind {
        case .answer:
            calls.removeValue(forKey: message.replySerial)?(.success(message))
        case .error:
            calls.removeValue(forKey: message.replySerial)?(.failure(message.failure))
        case .signal where message.interface == "org.freedesktop.DBus.Local":
            disconnected()
        case .signal:
            delegate?.bus(self, received: message)
        case .call:
            if delegate?.bus(self, called: message) != true { answer(message, .failure(.unknownMethod)) }
        case .other:
            break
        }
    }

    /// Replies to an incoming call; does nothing if the caller expects no reply.
    func answer(_ call: Message, _ answer: MethodAnswer) {
        guard let raw = unsafe raw, let message = unsafe call.withRaw({ unsafe answer.makeMessage(answering: $0) })
        else { return }
        _ = unsafe velto_bus_send(raw, message)
        unsafe velto_message_free(message)
        doLater()
    }

    private func disconnected() {
        let pending = calls.sorted { $0.key < $1.key }.map(\.value)
        calls = [:]
        // Calls made from now on cannot be sent, and fail later.
        closeRaw()
        for completion in pending { completion(.failure(.disconnected)) }
        delegate?.busDisconnected(self)
    }

    // MARK: Watching

    private var wanted: Loop.Readiness {
        guard let raw = unsafe raw else { return [] }
        let bits = unsafe velto_bus_wanted(raw)
        var wanted: Loop.Readiness = []
        if bits & VELTO_BUS_READABLE.rawValue != 0 { wanted.insert(.readable) }
        if bits & VELTO_BUS_WRITABLE.rawValue != 0 { wanted.insert(.writable) }
        return wanted
    }

    private func startWatching() throws(VeltoError) {
        guard let raw = unsafe raw else { return }
        let descriptor = unsafe velto_bus_descriptor(raw)
        watchedFor = wanted
        watch = try loop.watch(descriptor, for: watchedFor, self)
    }

    private func updateWatch() {
        guard let watch else { return }
        let wanted = wanted
        guard wanted != watchedFor else { return }
        watchedFor = wanted
        loop.change(watch, to: wanted)
    }

    fileprivate func stopWatching() {
        if let watch { loop.unwatch(watch) }
        watch = nil
    }
}

/// Handles the close of a descriptor; runs inside a call into libdbus, on the loop.
private func busDescriptorWillClose(_ context: UnsafeMutableRawPointer?) {
    guard let context = unsafe context else { return }
    unsafe Unmanaged<BusConnection>.fromOpaque(context).takeUnretainedValue().stopWatching()
}

extension BusFailure {
    fileprivate init(_ failure: velto_dbus_failure) {
        self.init(name: Self.text(failure.name), text: Self.text(failure.text))
    }

    private static func text<Tuple>(_ characters: Tuple) -> String {
        unsafe withUnsafeBytes(of: characters) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
