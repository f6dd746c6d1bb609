internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// Sends a session's requests one at a time: a TAP performs one operation at a time.
///
/// Source: TAP protocol notes, 1.5 and 7.3.
struct RequestQueue<Purpose> {
    enum Request {
        case subscribe(ValueHandle, isStream: Bool)
        case read(ValueHandle)
        case write([UInt8], TapHandles.Target)
    }

    private var waiting: [(request: Request, purpose: Purpose)] = []
    private var current: (name: SessionRequest, purpose: Purpose)?
    private var number: UInt64 = 0

    /// Whether all requests are complete.
    var isEmpty: Bool { current == nil && waiting.isEmpty }

    /// Returns whether a request of that kind is pending.
    func contains(where isWanted: (Purpose) -> Bool) -> Bool {
        current.map { isWanted($0.purpose) } ?? false || waiting.contains { isWanted($0.purpose) }
    }

    /// Sends a request after the queued ones.
    mutating func add(_ request: Request, as purpose: Purpose, _ out: inout SessionOutput) {
        waiting.append((request, purpose))
        if current == nil { sendNext(&out) }
    }

    /// Returns the purpose of the request that ended, and sends the next one.
    ///
    /// Nil for a request that was removed.
    mutating func completed(_ name: SessionRequest, _ out: inout SessionOutput) -> Purpose? {
        guard let current, current.name == name else { return nil }
        self.current = nil
        if !waiting.isEmpty { sendNext(&out) }
        return current.purpose
    }

    /// Removes queued requests for which `isWanted` is false.
    ///
    /// It is called from the last request to the first.
    mutating func keepWaiting(where isWanted: (Purpose) -> Bool) {
        waiting = waiting.reversed().filter { isWanted($0.purpose) }.reversed()
    }

    /// Removes all requests.
    ///
    /// The next added request is sent at once.
    mutating func removeAll() {
        current = nil
        waiting = []
    }

    private mutating func sendNext(_ out: inout SessionOutput) {
        let (request, purpose) = waiting.removeFirst()
        number &+= 1
        let name: SessionRequest = "request \(number)"
        current = (name, purpose)
        switch request {
        case .subscribe(let handle, let isStream): out.subscribe(to: handle, isStream: isStream, as: name)
        case .read(let handle): out.read(handle, as: name)
        case .write(let bytes, let target): out.write(bytes, to: target.handle, target.kind, as: name)
        }
    }
}
