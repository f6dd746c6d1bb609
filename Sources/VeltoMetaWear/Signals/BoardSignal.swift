internal import VeltoCore
internal import VeltoWearable

/// A signal of a board: its source, and the meaning of its bytes.
///
/// All code that handles signals reads this.
///
/// Source: MetaWear system protocol, 2.1.
struct BoardSignal: Sendable {
    /// A number in a packet.
    struct Field: Sendable {
        let name: String
        let unit: SampleUnit
        let format: SampleFormat
        var scale = 1.0
    }

    /// The canonical identifier.
    let identifier: String
    /// The register that notifies the signal and is read for it.
    let register: BoardRegister
    /// The byte between header and numbers, also in requests; nil for none.
    var id: UInt8?
    /// The numbers, in their order.
    let fields: [Field]
    /// The abilities of the signal.
    let abilities: SignalDescription.Abilities
    /// The sensor that must run, and that determines the scale.
    var sensor: BoardSensor?
    /// Whether the rate is steady enough to detect losses.
    var isSteady = false
    /// The register whose packets hold three samples; nil if there is none.
    var packed: BoardRegister?

    /// The number of bytes between id and numbers.
    var skipped = 0

    /// Whether its packets have no numbers: each is a sample, and the library counts them.
    var isCounted = false

    /// The processor-specific part; nil for a signal of the board itself.
    var processed: ProcessedSignal?

    /// For the source of a processor: the scale at the creation of the processor.
    var frozenScale: Double?

    /// For the source of a processor: the rate at the creation of the processor (Hz).
    var frozenRate: Double?

    /// The name by which the kit knows the signal.
    var key: String { processed?.key ?? identifier }

    /// The bytes after the id in a request.
    var parameters: [UInt8] = []

    /// The device on a bus and the read from it, if the signal is not a register of the board.
    var bus: BusReading?

    /// The number of bytes before the numbers.
    var offset: Int { BoardPacket.headerSize + (id == nil ? 0 : 1) + skipped }

    /// The number of bytes of the numbers.
    var size: Int { processed?.payload.size ?? fields.reduce(0) { $0 + $1.format.width } }

    /// The bytes of a logger slot, and the maximum size of a logged signal.
    private static let (loggerSize, largestLoggedSize) = (4, 32)

    /// Whether the signal can be logged: the board sends it by itself, and it is small enough.
    var isLoggable: Bool {
        abilities.contains(.streamable) && !isCounted && skipped + size <= Self.largestLoggedSize
            && processed?.payload.isStorable ?? true
    }

    /// Whether the board can poll it for a logger.
    var isPollable: Bool {
        abilities.contains(.readable) && !abilities.contains(.streamable) && bus == nil
            && processed?.payload.isStorable ?? true && skipped + size <= Self.largestLoggedSize
    }

    /// Whether processors accept it: the board sends it by itself.
    private var isProcessable: Bool { abilities.contains(.streamable) && !isCounted }

    /// The number of the board's loggers that it takes.
    var loggerSlots: Int { isLoggable ? (size + Self.loggerSize - 1) / Self.loggerSize : 0 }

    /// The format of all numbers; nil if they differ.
    var format: SampleFormat? {
        fields.allSatisfy { $0.format == fields.first?.format } ? fields.first?.format : nil
    }

    /// The common type of the numbers if their types differ.
    private var valueType: SampleTable.ValueType {
        if let processed { return processed.payload.valueType }
        return format?.valueType ?? (fields.contains { $0.format == .float32 } ? .float32 : .uint32)
    }

    /// The packet that requests the value.
    var request: [UInt8] { register.request((id.map { [$0] } ?? []) + parameters) }

    /// The detection of lost samples.
    private var lossDetection: SignalDescription.LossDetection {
        if processed?.payload.counter?.kind == .count { return .counted }
        return isSteady ? .estimated : .none
    }

    /// The description for programs.
    var description: SignalDescription {
        SignalDescription(
            identifier, valueType,
            fields.map { SignalDescription.Channel($0.name, $0.unit, scale: $0.scale) },
            abilities.union(isLoggable ? .loggable : []).union(isProcessable ? .processable : []),
            lossDetection: lossDetection, wireSize: isCounted ? 0 : size, loggerSlots: loggerSlots, key: processed?.key)
    }

    /// Reads the numbers of an answer, each widened.
    func numbers(in answer: ByteReader) throws(ByteError) -> [UInt32] {
        var reader = answer.reader(at: offset)
        if let processed {
            guard let words = ProcessedPackets(processed).words(in: reader) else {
                throw ByteError(offset: offset, needed: size, available: reader.remaining)
            }
            return words
        }
        var numbers: [UInt32] = []
        for field in fields {
            switch field.format {
            case .uint8: numbers.append(UInt32(try reader.read(UInt8.self)))
            case .int8: numbers.append(UInt32(bitPattern: Int32(try reader.read(Int8.self))))
            case .uint16: numbers.append(UInt32(try reader.read(UInt16.self)))
            case .int16: numbers.append(UInt32(bitPattern: Int32(try reader.read(Int16.self))))
            case .int32, .uint32, .float32: numbers.append(try reader.read(UInt32.self))
            }
        }
        return numbers
    }

    /// The samples of a packed packet.
    static let packedCount: UInt16 = 3

    /// Room for the numbers of a signal with several formats.
    typealias Fractions = InlineArray<8, Float>

    /// Reads the numbers of a packet as fractions, and returns their number; allocates nothing.
    func fractions(in packet: ByteReader, _ fractions: inout Fractions) throws(ByteError) -> Int {
        var reader = packet.reader(at: offset)
        let count = min(fields.count, fractions.count)
        for index in 0..<count {
            fractions[index] =
                switch fields[index].format {
                case .uint8: Float(try reader.read(UInt8.self))
                case .int8: Float(try reader.read(Int8.self))
                case .uint16: Float(try reader.read(UInt16.self))
                case .int16: Float(try reader.read(Int16.self))
                case .int32: Float(Int32(bitPattern: try reader.read(UInt32.self)))
                case .uint32: Float(try reader.read(UInt32.self))
                case .float32: Float(bitPattern: try reader.read(UInt32.self))
                }
        }
        return count
    }
}
