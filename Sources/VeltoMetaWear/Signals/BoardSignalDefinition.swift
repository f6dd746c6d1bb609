internal import VeltoCore
public import VeltoWearable

/// A signal defined by the program: any register of a board, streamed or read like a built-in signal.
///
/// ```swift
/// var pressure = BoardSignalDefinition("pressure", .init(rawValue: 0x12), register: 1, .uint32)
/// pressure.scale = 1.0 / 256
/// pressure.unit = .pressure
/// try device.metaWear?.beginDefine(pressure)
/// ```
///
/// The library only subscribes; the program must write any other start commands.
public struct BoardSignalDefinition: Hashable, Sendable {
    /// The identifier of the signal.
    public var identifier: String
    /// The module.
    public var module: BoardModule
    /// The number of the register, 1 to 63.
    public var register: UInt8
    /// The byte before the numbers, also in requests, that selects one of the register's values.
    public var id: UInt8?
    /// The number of bytes to skip before the first number.
    public var offset = 0
    /// The names of the numbers; each number is a channel.
    public var channels = ["value"]
    /// The type of the numbers, little-endian.
    public var format: SampleFormat
    /// The LSB in the native unit.
    public var scale = 1.0
    /// The unit of the numbers.
    public var unit = SampleUnit.none
    /// Whether the signal is streamed, read, or both.
    public var abilities: SignalDescription.Abilities = [.streamable, .readable]
    /// The device on a bus and the read from it, if the signal is not a register of the board.
    var bus: BusReading?

    /// Creates a definition of a number in a register.
    public init(_ identifier: String, _ module: BoardModule, register: UInt8, _ format: SampleFormat) {
        self.identifier = identifier
        self.module = module
        self.register = register
        self.format = format
    }

    private static let longestIdentifier = 40
    private static let registers: ClosedRange<UInt8> = 1...0x3F

    /// Throws for an invalid definition.
    func check() throws(VeltoError) {
        guard (1...Self.longestIdentifier).contains(identifier.utf8.count) else {
            throw .invalidArgument("identifier", "must have 1 to \(Self.longestIdentifier) bytes")
        }
        guard identifier.contains(where: { !$0.isWhitespace }) else {
            throw .invalidArgument("identifier", "is blank: must be a name")
        }
        guard identifier.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw .invalidArgument("identifier", "has control characters, such as line breaks")
        }
        // Those would be the names of the channels of another one.
        guard !identifier.contains(where: { "[]".contains($0) }) else {
            throw .invalidArgument("identifier", "has brackets, in which the number of a channel stands")
        }
        try checkInteger(register, "register", Self.registers.lowerBound, Self.registers.upperBound)
        try checkInteger(channels.count, "channels.count", 1, SampleTable.largestChannelCount)
        try checkNumber(scale, "scale", -.infinity, .infinity)
        let room = BoardPacket.largestSize - BoardPacket.headerSize - (id == nil ? 0 : 1)
        try checkInteger(offset, "offset", 0, room)
        guard offset + channels.count * format.width <= room else {
            throw .invalidArgument("channels", "and offset take more than the \(room) bytes that a packet has")
        }
        try bus?.check(size: size)
    }

    /// The number of bytes that a bus reads.
    private var size: Int { offset + channels.count * format.width }

    /// Returns whether a board with those modules can have the signal.
    func isAvailable(in modules: [BoardModule: ModuleInfo]) -> Bool {
        guard let info = modules[module] else { return false }
        return info.revision >= bus?.firstRevision ?? 0
    }

    /// The session's signal for the definition.
    var signal: BoardSignal {
        var signal = BoardSignal(
            identifier: identifier, register: BoardRegister(module, register), id: id,
            fields: channels.map { BoardSignal.Field(name: $0, unit: unit, format: format, scale: scale) },
            abilities: abilities)
        signal.skipped = offset
        signal.bus = bus
        return signal
    }
}

/// Defines a signal of a board, or removes its definition with nil.
struct SignalDefinitionCommand: BoardPreference {
    let identifier: String
    let definition: BoardSignalDefinition?

    var name: String { "signal \(identifier)" }

    func apply(to preferences: inout BoardPreferences) { preferences.definitions[identifier] = definition }
}
