/// The information that a board reports about one of its modules.
public struct BoardModuleInformation: Hashable, Sendable {
    /// The number of the module.
    public var id: UInt8
    /// The implementation number, which identifies the hardware.
    public var implementation: UInt8
    /// The revision, which determines the supported functions.
    public var revision: UInt8
    /// Further bytes, such as the number of slots.
    public var extra: [UInt8]

    /// Creates a module.
    public init(_ id: UInt8, _ implementation: UInt8, _ revision: UInt8, extra: [UInt8] = []) {
        self.id = id
        self.implementation = implementation
        self.revision = revision
        self.extra = extra
    }

    /// The payload of the reply; a packet of 20 bytes has room for 16 extra bytes.
    var payload: [UInt8] { [implementation, revision] + extra.prefix(16) }
}

extension BoardModuleInformation {
    /// Returns the modules of a board, in the order of their numbers.
    ///
    /// Sources: MetaWear module notes, 3.4 and 3.5; MetaWear system notes, 11.2, for boards with their original
    /// firmware.
    static func table(of hardware: BoardConfiguration.Hardware, isOriginal: Bool) -> [BoardModuleInformation] {
        let rows = hardware == .metaEnvironment ? environment : isOriginal ? original : current
        return rows.compactMap { row in
            let bytes =
                switch hardware {
                case .metaMotionR: row.r ?? row.rl
                case .metaMotionRL, .metaEnvironment: row.rl
                case .metaMotionS: row.s ?? row.r ?? row.rl
                }
            guard let bytes, bytes.count >= 2 else { return nil }
            return BoardModuleInformation(row.id, bytes[0], bytes[1], extra: Array(bytes.dropFirst(2)))
        }
    }

    /// The bytes of each hardware.
    ///
    /// An R uses the bytes of an RL, and an S those of an R, unless the row lists others.
    private struct Row {
        let id: UInt8
        let rl: [UInt8]?
        var r: [UInt8]?
        var s: [UInt8]?

        init(_ id: UInt8, _ rl: [UInt8]?, r: [UInt8]? = nil, s: [UInt8]? = nil) {
            self.id = id
            self.rl = rl
            self.r = r
            self.s = s
        }
    }

    private static let fivePins: [UInt8] = [3, 3, 3, 3, 1]
    private static let sevenPins: [UInt8] = [3, 3, 3, 3, 3, 3, 1]
    private static let temperatureSources: [UInt8] = [0, 3, 1, 2]
    private static let largeLog: [UInt8] = [8, 0x00, 0x00, 0xFB, 0x03, 0x00, 0x02]
    private static let fusionLibrary: [UInt8] = [3, 0, 6, 0, 2, 0, 1, 0]
    private static let slots: UInt8 = 28

    private static let current: [Row] = [
        Row(0x01, [0, 0]),
        Row(0x02, [0, 1, 3], s: [0, 1, 3, 0]),
        Row(0x03, [1, 2], s: [4, 0]),
        Row(0x04, [1, 0] + temperatureSources),
        Row(0x05, [0, 2] + fivePins, s: [0, 2] + sevenPins),
        Row(0x07, [0, 0]),
        Row(0x08, [0, 0]),
        Row(0x09, [0, 3, slots]),
        Row(0x0A, [0, 0, slots]),
        Row(0x0B, [0, 3, 8, 0x00, 0x00, 0x10, 0x00, 0x00, 0x02], s: [0, 3] + largeLog),
        Row(0x0C, [0, 0, 8]),
        Row(0x0D, [0, 1]),
        Row(0x0F, [0, 2, 8, 0]),
        Row(0x11, [0, 10, 3, 0], s: [0, 10, 7, 0]),
        Row(0x12, nil, r: [0, 0]),
        Row(0x13, [0, 1], s: [1, 0]),
        Row(0x14, nil, r: [0, 0]),
        Row(0x15, [0, 2]),
        Row(0x19, [0, 3] + fusionLibrary),
        Row(0xFE, [0, 6], s: [0, 6, 3]),
    ]

    private static let original: [Row] = [
        Row(0x01, [0, 0]),
        Row(0x02, [0, 0], s: [0, 1, 3, 0]),
        Row(0x03, [1, 2], r: [1, 1], s: [4, 0]),
        Row(0x04, [1, 0] + temperatureSources),
        Row(0x05, [0, 1] + fivePins, s: [0, 2] + sevenPins),
        Row(0x06, [0, 0]),
        Row(0x07, [0, 0]),
        Row(0x08, [0, 0]),
        Row(0x09, [0, 0, slots]),
        Row(0x0A, [0, 0, slots]),
        Row(0x0B, [0, 2, 8, 0x80, 0x2B, 0x00, 0x00], s: [0, 3] + largeLog),
        Row(0x0C, [0, 0, 8]),
        Row(0x0D, [0, 1]),
        Row(0x0F, [0, 1, 8], s: [0, 2, 8, 0]),
        Row(0x11, [0, 3], s: [0, 10, 7, 0]),
        Row(0x12, nil, r: [0, 0]),
        Row(0x13, [0, 1], s: [1, 0]),
        Row(0x14, nil, r: [0, 0]),
        Row(0x15, [0, 1], s: [0, 2]),
        Row(0x19, [0, 0] + fusionLibrary, s: [0, 3] + fusionLibrary),
        Row(0xFE, [0, 2], s: [0, 5, 3]),
    ]

    /// The modules of a MetaEnvironment.
    ///
    /// The notes document only its model number and its BME280.
    ///
    /// The revisions are those of an R of the same age with its original firmware, without SPI. The BMA255 is listed
    /// but not simulated, since too little is known about it.
    private static let environment: [Row] = {
        let own = [Row(0x03, [3, 1]), Row(0x0D, [0, 0]), Row(0x12, [1, 0]), Row(0x16, [0, 0])]
        let others = Set(own.map(\.id) + [0x13, 0x14, 0x15, 0x19])
        return (original.filter { !others.contains($0.id) } + own).sorted { $0.id < $1.id }
    }()
}
