public import VeltoCore
internal import VeltoMotion

/// Everything that one packet says, decoded once when it arrived: small, flat, made to be queued by value.
public struct TrikiFrame: BitwiseCopyable, Sendable {
    /// How many gamepad samples of a packet are kept, the newest ones; caps send one to four.
    public static let gamepadCapacity = 8

    /// What else a packet says.
    public struct Flags: OptionSet, BitwiseCopyable, Hashable, Sendable {
        /// One bit per flag.
        public let rawValue: UInt8

        /// Wraps bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The button went down.
        public static let pressed = Flags(rawValue: 1 << 0)
        /// The button came up.
        public static let released = Flags(rawValue: 1 << 1)
        /// A click: the button went down, or a sensor frame says so.
        public static let clicked = Flags(rawValue: 1 << 2)
        /// A sensor frame or mini packet says that the device was shaken.
        public static let shaken = Flags(rawValue: 1 << 3)
        /// `steering` is valid.
        public static let hasSteering = Flags(rawValue: 1 << 4)
        /// `sensorFrame` is valid.
        public static let hasSensorFrame = Flags(rawValue: 1 << 5)
    }

    /// When the packet arrived.
    public let time: Timestamp
    /// How the packet's sensor readings were read.
    public let format: PacketFormat
    /// What else the packet says.
    public var flags: Flags = []
    /// How many blocks the packet holds, up to 255; the first and the last are kept.
    public private(set) var blockCount: UInt8 = 0
    /// How many gamepad samples are kept.
    public private(set) var gamepadCount: UInt8 = 0
    /// The paddle's axis, in counts.
    public private(set) var steering: Int16 = 0
    /// The first block; valid if there is one.
    public private(set) var firstBlock = Block(raw: RawAxes())
    /// The last block, maybe the first; valid if there is one.
    public private(set) var lastBlock = Block(raw: RawAxes())
    /// The newest full sensor frame.
    public private(set) var sensorFrame = SensorFrame()
    private var gamepadAxis = InlineArray<8, Float>(repeating: 0)

    /// The primary axis of a gamepad sample, oldest first.
    public func gamepadY(_ index: Int) -> Float {
        index >= 0 && index < Int(gamepadCount) ? gamepadAxis[index] : 0
    }

    /// Reads a packet that was classified before; button and click flags are the receiver's to add.
    init(_ packet: Span<UInt8>, _ format: PacketFormat, _ options: PacketOptions, at time: Timestamp) {
        self.time = time
        self.format = format
        readSteering(packet, options.steering)
        readBlocks(packet)
        readGamepad(packet, options.gamepad)
    }

    /// Source: Triki protocol notes, 2.3 (the paddle looks at no header).
    private mutating func readSteering(_ packet: Span<UInt8>, _ axis: DeviceAxis) {
        var reader = ByteReader(packet, at: Marker.headerSize + 2 * Int(axis.rawValue))
        guard let value = try? reader.read(Int16.self) else { return }
        steering = value
        flags.insert(.hasSteering)
    }

    private mutating func readBlocks(_ packet: Span<UInt8>) {
        var reader = BlockReader()
        while let block = reader.next(in: packet) {
            if blockCount == 0 { firstBlock = block }
            lastBlock = block
            blockCount = blockCount == .max ? .max : blockCount + 1
        }
    }

    private mutating func readGamepad(_ packet: Span<UInt8>, _ axis: DeviceAxis) {
        var reader = GamepadReader()
        while let sample = reader.next(in: packet) {
            if gamepadCount == Self.gamepadCapacity { dropOldestGamepadSample() }
            gamepadAxis[Int(gamepadCount)] = sample.value(of: axis)
            gamepadCount += 1
        }
    }

    private mutating func dropOldestGamepadSample() {
        for index in 1..<Self.gamepadCapacity { gamepadAxis[index - 1] = gamepadAxis[index] }
        gamepadCount -= 1
    }

    mutating func take(_ frame: SensorFrame) {
        sensorFrame = frame
        flags.insert(.hasSensorFrame)
    }
}
