internal import VeltoCore
internal import VeltoWearable

/// The signals of a device: its whole signals, then those of its parts, and the components used by programs.
///
/// A signal keeps its handle while the device lists its key, or while its part lives. Any thread.
final class SignalList: Sendable {
    private struct State {
        var whole: [Signal] = []
        var ofParts: [(part: ObjectHandle, signal: Signal)] = []
        var components: [String: Signal] = [:]
        var isClosed = false

        var all: [Signal] { whole + ofParts.map(\.signal) }

        /// Updates the components of the signals, and returns those that are gone.
        mutating func updateComponents() -> [Signal] {
            var gone: [Signal] = []
            for (key, component) in components {
                let index = component.channel ?? 0
                if let whole = all.first(where: { key == "\($0.whole.key)[\(index)]" })?.whole,
                    index < whole.channels.count
                {
                    component.whole = whole
                } else {
                    components[key] = nil
                    gone.append(component)
                }
            }
            return gone
        }
    }

    private let state = Guarded(State())

    /// The whole signals.
    var all: [Signal] { state.withLock { $0.all } }

    /// Replaces the device's signals.
    ///
    /// A signal for which no handle is left is omitted.
    func replace(with descriptions: [SignalDescription], of device: Device) {
        let removed = state.withLock { state -> [Signal] in
            guard !state.isClosed else { return [] }
            let before = state.whole
            state.whole = descriptions.compactMap { description in
                if let known = before.first(where: { $0.whole.key == description.key }) {
                    known.whole = description
                    return known
                }
                return try? Self.make(nil, description, device)
            }
            return before.filter { signal in !state.whole.contains { $0 === signal } } + state.updateComponents()
        }
        for signal in removed { HandleTable.shared.remove(signal.handle) }
    }

    // MARK: Signals of parts

    /// Lists a signal of a part.
    func add(_ description: SignalDescription, of part: ObjectHandle, _ device: Device) throws(VeltoError) {
        try state.withLock { state throws(VeltoError) in
            guard !state.isClosed else { throw .forgotten }
            state.ofParts.append((part, try Self.make(nil, description, device)))
        }
    }

    /// Replaces the descriptions of signals of parts that have the same keys.
    func update(_ descriptions: [SignalDescription]) {
        state.withLock { state in
            for description in descriptions {
                state.ofParts.first { $0.signal.whole.key == description.key }?.signal.whole = description
            }
            // No component is gone, since channels stay.
            _ = state.updateComponents()
        }
    }

    /// Removes the signals of a part.
    func remove(of part: ObjectHandle) {
        let removed = state.withLock { state -> [Signal] in
            let gone = state.ofParts.filter { $0.part == part }.map(\.signal)
            guard !gone.isEmpty else { return [] }
            state.ofParts.removeAll { $0.part == part }
            return gone + state.updateComponents()
        }
        for signal in removed { HandleTable.shared.remove(signal.handle) }
    }

    // MARK: Names

    /// Returns the signal with that identifier or key.
    func find(_ name: String) throws(VeltoError) -> Signal? {
        let all = all
        let whole = { (name: String) in all.first { $0.identifier == name || $0.whole.key == name } }
        if let signal = whole(name) { return signal }
        guard let (name, index) = Self.takeApart(name), let whole = whole(String(name)) else { return nil }
        return (0..<whole.channels.count).contains(index) ? try component(index, of: whole) : nil
    }

    /// Returns `axes` and 2 for `axes[2]`.
    private static func takeApart(_ identifier: String) -> (name: Substring, index: Int)? {
        guard identifier.last == "]", let bracket = identifier.lastIndex(of: "[") else { return nil }
        let digits = identifier[identifier.index(after: bracket)...].dropLast()
        guard digits.allSatisfy({ ("0"..."9").contains($0) }), let index = Int(digits) else { return nil }
        return (identifier[..<bracket], index)
    }

    func component(_ channel: Int, of whole: Signal) throws(VeltoError) -> Signal {
        let key = "\(whole.whole.key)[\(channel)]"
        return try state.withLock { state throws(VeltoError) in
            if let known = state.components[key] { return known }
            guard state.all.contains(where: { $0 === whole }) else {
                throw VeltoError(.staleHandle, "the device no longer has the signal \(whole.identifier)")
            }
            let description = whole.whole
            guard description.channels.indices.contains(channel) else {
                let count = description.channels.count
                throw VeltoError(.notFound, "channel is \(channel): the signal \(whole.identifier) has \(count)")
            }
            let signal = try Self.make(channel, description, whole.device)
            state.components[key] = signal
            return signal
        }
    }

    private static func make(
        _ channel: Int?, _ description: SignalDescription, _ device: Device
    ) throws(VeltoError) -> Signal {
        try HandleTable.shared.register(.signal) { handle in
            Signal(handle: handle, device: device, channel: channel, description)
        }
    }

    /// Closes the list of a removed device: every handle becomes stale, and no signal can be added.
    func close() {
        let gone = state.withLock { state in
            defer { state = State(isClosed: true) }
            return state.all + state.components.values
        }
        for signal in gone { HandleTable.shared.remove(signal.handle) }
    }
}
