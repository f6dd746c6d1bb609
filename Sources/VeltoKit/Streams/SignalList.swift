internal import VeltoCore
internal import VeltoWearable

/// The signals of a device: whole ones in its order, and the components that programs have found.
///
/// A signal keeps its handle as long as the device lists its identifier. Any thread.
final class SignalList: Sendable {
    private struct State {
        var whole: [Signal] = []
        var components: [String: Signal] = [:]
        var isClosed = false

        /// Components follow their signals; returns those that are gone.
        mutating func updateComponents() -> [Signal] {
            var gone: [Signal] = []
            for (identifier, component) in components {
                let index = component.channel ?? 0
                if let whole = whole.first(where: { identifier == "\($0.identifier)[\(index)]" })?.whole,
                    index < whole.channels.count
                {
                    component.whole = whole
                } else {
                    components[identifier] = nil
                    gone.append(component)
                }
            }
            return gone
        }
    }

    private let state = Guarded(State())

    /// The whole signals.
    var all: [Signal] { state.withLock { $0.whole } }

    /// Replaces what the device lists; one that no handle is left for is left out.
    func replace(with descriptions: [SignalDescription], of device: Device) {
        let removed = state.withLock { state -> [Signal] in
            guard !state.isClosed else { return [] }
            let before = state.whole
            state.whole = descriptions.compactMap { description in
                if let known = before.first(where: { $0.identifier == description.identifier }) {
                    known.whole = description
                    return known
                }
                return try? Self.make(description.identifier, nil, description, device)
            }
            return before.filter { signal in !state.whole.contains { $0 === signal } } + state.updateComponents()
        }
        for signal in removed { HandleTable.shared.remove(signal.handle) }
    }

    func find(_ identifier: String) throws(VeltoError) -> Signal? {
        if let signal = all.first(where: { $0.identifier == identifier }) { return signal }
        guard let (name, index) = Self.takeApart(identifier), let whole = all.first(where: { $0.identifier == name })
        else { return nil }
        return (0..<whole.channels.count).contains(index) ? try component(index, of: whole) : nil
    }

    /// `axes` and 2 of `axes[2]`.
    private static func takeApart(_ identifier: String) -> (name: Substring, index: Int)? {
        guard identifier.last == "]", let bracket = identifier.lastIndex(of: "[") else { return nil }
        let digits = identifier[identifier.index(after: bracket)...].dropLast()
        guard digits.allSatisfy({ ("0"..."9").contains($0) }), let index = Int(digits) else { return nil }
        return (identifier[..<bracket], index)
    }

    func component(_ channel: Int, of whole: Signal) throws(VeltoError) -> Signal {
        let identifier = "\(whole.identifier)[\(channel)]"
        return try state.withLock { state throws(VeltoError) in
            if let known = state.components[identifier] { return known }
            guard state.whole.contains(where: { $0 === whole }) else {
                throw VeltoError(.staleHandle, "the device no longer has the signal \(whole.identifier)")
            }
            let description = whole.whole
            guard description.channels.indices.contains(channel) else {
                let count = description.channels.count
                throw VeltoError(.notFound, "channel is \(channel): the signal \(whole.identifier) has \(count)")
            }
            let signal = try Self.make(identifier, channel, description, whole.device)
            state.components[identifier] = signal
            return signal
        }
    }

    private static func make(
        _ identifier: String, _ channel: Int?, _ description: SignalDescription, _ device: Device
    ) throws(VeltoError) -> Signal {
        try HandleTable.shared.register(.signal) { handle in
            Signal(handle: handle, device: device, identifier: identifier, channel: channel, description)
        }
    }

    /// The device is gone: every handle is stale, and no signal is added.
    func close() {
        let gone = state.withLock { state in
            defer { state = State(isClosed: true) }
            return state.whole + state.components.values
        }
        for signal in gone { HandleTable.shared.remove(signal.handle) }
    }
}
