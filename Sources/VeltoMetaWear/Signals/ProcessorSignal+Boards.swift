internal import VeltoCore
internal import VeltoWearable

/// The board's own signals, as processors take them.
extension ProcessorSignal {
    private static let readBit: UInt8 = 0x80

    /// A board's own signal or one of its channels, with the scale and the rate of its sensor; nil if there is no such channel.
    init?(_ signal: BoardSignal, channel: Int? = nil, scale: Double? = nil, rate: Double? = nil) {
        var (fields, offset, name) = (signal.isCounted ? [] : signal.fields, signal.skipped, signal.identifier)
        if let channel {
            guard fields.indices.contains(channel) else { return nil }
            offset += fields[..<channel].reduce(0) { $0 + $1.format.width }
            fields = [fields[channel]]
            name += "[\(channel)]"
        }
        let isRead = signal.abilities.contains(.readable) && !signal.abilities.contains(.streamable)
        self.init(
            name, signal.register.module, signal.register.number | (isRead ? Self.readBit : 0),
            id: signal.id.map { .value($0) } ?? Self.noID, offset: offset,
            ProcessorPayload(fields.map { ProcessorNumber($0, scale: scale) }),
            rate: rate.map { signal.isSteady ? .steady($0) : .atMost($0) } ?? .irregular)
    }
}

extension ProcessorNumber {
    /// A number of a board's own signal; the scale is that in force when the processor is created.
    init(_ field: BoardSignal.Field, scale: Double?) {
        let kind: Kind =
            switch field.format {
            case .float32: .float
            case .int8, .int16, .int32: .signed
            case .uint8, .uint16, .uint32: .unsigned
            }
        self.init(field.name, width: field.format.width, kind, unit: field.unit, scale: scale ?? field.scale)
    }
}
