internal import VeltoWearable

/// The source of a board's signal: the layout of its packets.
///
/// Source: MetaWear module protocol, 4.0.
public struct SignalSource: Hashable, Sendable {
    /// The module.
    public let module: BoardModule
    /// The register that notifies the signal and is read for it.
    public let register: UInt8
    /// The byte between header and numbers, also in requests; nil for none.
    public let id: UInt8?
    /// The position of the numbers in a packet.
    public let offset: Int
    /// The number of bytes of the numbers.
    public let size: Int
    /// The register whose packets hold three samples; nil if there is none.
    public let packedRegister: UInt8?

    /// Creates the source of some channels of a signal.
    init(_ signal: BoardSignal, _ channels: Range<Int>) {
        let channels = channels.clamped(to: signal.fields.indices)
        let width: (Range<Int>) -> Int = { signal.fields[$0].reduce(0) { $0 + $1.format.width } }
        module = signal.register.module
        register = signal.register.number
        id = signal.id
        offset = signal.offset + (signal.isCounted ? 0 : width(0..<channels.lowerBound))
        size = signal.isCounted ? 0 : width(channels)
        packedRegister = signal.packed?.number
    }
}

extension BoardStatus {
    /// Returns the source of some channels of a signal; nil if the board does not have the signal.
    public func source(of identifier: String, channels: Range<Int>) -> SignalSource? {
        if let source = programSources[identifier] { return source }
        let signals = BoardSignals.available(modules) + describedSignals.map(\.signal)
        return signals.first { $0.identifier == identifier }.map { SignalSource($0, channels) }
    }
}
