internal import VeltoCore
internal import VeltoWearable

/// What a board keeps about its name, its radio and its power.
///
/// Source: MetaWear module protocol, 4.13.
public struct BoardSettings: Hashable, Sendable {
    /// The name that it advertises: 1 to 26 letters, digits, spaces, `-` and `_`.
    public var name = "MetaWear"
    /// The time from advertisement to advertisement (seconds).
    public var advertisingInterval = 0.417
    /// How long it advertises after a link (seconds), 0 is forever.
    public var advertisingTimeout = 0.0
    /// Whether it advertises to the device of the whitelist's slot 0 alone.
    public var isAdvertisingDirected = false
    /// The power of the transmitter (dBm); the board takes the nearest that it has.
    public var transmitPower = 0
    /// What is sent to those who scan actively: at most 31 bytes.
    public var scanResponse: [UInt8] = []
    /// The shortest and the longest time between connection events that it asks for (seconds).
    public var connectionInterval = 0.0075...0.03
    /// The number of connection events that it may leave out.
    public var latency = 0
    /// After how long without a sign the link is lost (seconds).
    public var supervisionTimeout = 5.0
    /// Who may reach it.
    public var whitelistMode = WhitelistMode.off
    /// Whether the regulator for peripherals at 3 V is on.
    public var isRegulatorOn = false
    /// Whether the link stays at 1 Mbit/s.
    public var isSlowPHYForced = false

    /// The settings of a board that no one has changed.
    public init() {}
}

/// Who may reach a board: those on its whitelist, or everyone.
public enum WhitelistMode: CaseIterable, Hashable, Sendable {
    /// Everyone.
    case off
    /// Those on the list may scan it, everyone may connect.
    case scans
    /// Those on the list may connect, everyone may scan it.
    case connections
    /// Only those on the list.
    case both

    fileprivate static let codes: [WhitelistMode] = [.off, .scans, .connections, .both]

    fileprivate var code: UInt8 { UInt8(Self.codes.firstIndex(of: self) ?? 0) }
}

/// Parts of the settings, for writing some of them.
public struct BoardSettingsMembers: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    /// Wraps bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

/// A register of the settings.
struct SettingsRegister: Sendable {
    /// A payload with the number of the register that takes it.
    struct Part {
        let number: UInt8
        let payload: [UInt8]

        init(_ number: UInt8, _ payload: [UInt8]) {
            self.number = number
            self.payload = payload
        }
    }

    let member: BoardSettingsMembers
    let name: String
    let number: UInt8
    /// The revision of the module that has it.
    var firstRevision: UInt8 = 0
    /// The bits of the module's features that it needs.
    var features: UInt8 = 0
    /// The bytes that its value has at least.
    var size = 1
    /// Refuses what cannot be written.
    var check: @Sendable (BoardSettings) throws(VeltoError) -> Void = { (_: BoardSettings) throws(VeltoError) in }
    /// What is written.
    let encode: @Sendable (BoardSettings, ModuleInfo) -> [Part]
    /// Takes what was read.
    let decode: @Sendable (inout BoardSettings, [UInt8], ModuleInfo) -> Void

    var register: BoardRegister { BoardRegister(.settings, number) }

    /// Returns whether firmware has it.
    func exists(in info: ModuleInfo) -> Bool {
        info.revision >= firstRevision && (info.extra.first ?? 0) & features == features
    }
}

extension SettingsRegister {
    /// All of them, in the order in which they are written.
    static let all: [SettingsRegister] = [
        advertisedName, advertising, transmitPower, scanResponse, connection, whitelistMode, regulator, phy,
    ]

    private static let largestName = 26
    private static let largestScanResponse = 31
    /// What fits into the packet of a scan response, and what its first part takes.
    private static let (plainScanResponse, firstPart) = (18, 13)
    private static let (newAdvertisingUnit, connectionUnit, timeoutUnit) = (0.000625, 0.00125, 0.01)
    private static let oldAdvertisingUnit = 0.001

    private static let advertisedName = SettingsRegister(
        member: .name, name: "the name", number: 0x01,
        check: { (settings: BoardSettings) throws(VeltoError) in
            guard (1...largestName).contains(settings.name.utf8.count) else {
                throw .invalidArgument(
                    "name", "has \(settings.name.utf8.count) bytes: must have 1 to \(largestName)")
            }
            let isLegal = { (byte: UInt8) in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                    || byte == 0x20 || byte == 0x2D || byte == 0x5F
            }
            guard settings.name.utf8.allSatisfy(isLegal) else {
                throw .invalidArgument("name", "must consist of letters, digits, spaces, - and _")
            }
        },
        encode: { settings, _ in [Part(0x01, Array(settings.name.utf8))] },
        decode: { settings, value, _ in
            settings.name = String(validating: value.prefix { $0 != 0 }, as: UTF8.self) ?? settings.name
        })

    private static let advertising = SettingsRegister(
        member: .advertising, name: "advertising", number: 0x02, size: 3,
        check: { (settings: BoardSettings) throws(VeltoError) in
            try checkNumber(settings.advertisingInterval, "advertisingInterval", 0.02, 10.24)
            try checkNumber(settings.advertisingTimeout, "advertisingTimeout", 0, 180)
        },
        encode: { settings, info in
            let interval = units(settings.advertisingInterval, advertisingUnit(info))
            // A second is the least, and 0 has no end.
            let timeout = UInt8(clamping: Int(settings.advertisingTimeout.rounded(.up)))
            let type: [UInt8] = info.revision >= 6 ? [settings.isAdvertisingDirected ? 1 : 0] : []
            return [Part(0x02, littleEndian(interval) + [timeout] + type)]
        },
        decode: { settings, value, info in
            settings.advertisingInterval = Double(number(value, 0)) * advertisingUnit(info)
            settings.advertisingTimeout = Double(value[2])
            if value.count > 3 { settings.isAdvertisingDirected = value[3] == 1 }
        })

    private static let transmitPower = SettingsRegister(
        member: .transmitPower, name: "the transmitter's power", number: 0x03,
        check: { (settings: BoardSettings) throws(VeltoError) in
            try checkInteger(settings.transmitPower, "transmitPower", -30, 4)
        },
        encode: { settings, _ in [Part(0x03, [UInt8(bitPattern: Int8(clamping: settings.transmitPower))])] },
        decode: { settings, value, _ in settings.transmitPower = Int(Int8(bitPattern: value[0])) })

    private static let scanResponse = SettingsRegister(
        member: .scanResponse, name: "the scan response", number: 0x07, size: 0,
        check: { (settings: BoardSettings) throws(VeltoError) in
            try checkInteger(settings.scanResponse.count, "scanResponse.count", 0, largestScanResponse)
        },
        encode: { settings, _ in
            let bytes = settings.scanResponse
            guard bytes.count > plainScanResponse else { return [Part(0x07, bytes)] }
            return [Part(0x08, Array(bytes.prefix(firstPart))), Part(0x07, Array(bytes.dropFirst(firstPart)))]
        },
        decode: { settings, value, _ in settings.scanResponse = Array(value.prefix(largestScanResponse)) })

    private static let connection = SettingsRegister(
        member: .connection, name: "connection parameters", number: 0x09, firstRevision: 1, size: 8,
        check: { (settings: BoardSettings) throws(VeltoError) in
            let interval = settings.connectionInterval
            try checkNumber(interval.lowerBound, "connectionInterval", 0.0075, 4)
            try checkNumber(interval.upperBound, "connectionInterval", 0.0075, 4)
            try checkInteger(settings.latency, "latency", 0, 1000)
            let shortest = Double(settings.latency + 1) * interval.upperBound * 2
            try checkNumber(settings.supervisionTimeout, "supervisionTimeout", 0.1, 32)
            guard settings.supervisionTimeout > shortest else {
                throw .invalidArgument(
                    "supervisionTimeout", "must be more than \(shortest) s, twice the longest silence that is legal")
            }
        },
        encode: { settings, _ in
            let interval = settings.connectionInterval
            let numbers = [
                units(interval.lowerBound, connectionUnit), units(interval.upperBound, connectionUnit),
                UInt16(clamping: settings.latency), units(settings.supervisionTimeout, timeoutUnit),
            ]
            return [Part(0x09, numbers.flatMap { littleEndian($0) })]
        },
        decode: { settings, value, _ in
            let (shortest, longest) = (
                Double(number(value, 0)) * connectionUnit, Double(number(value, 2)) * connectionUnit
            )
            settings.connectionInterval = min(shortest, longest)...max(shortest, longest)
            settings.latency = Int(number(value, 4))
            settings.supervisionTimeout = Double(number(value, 6)) * timeoutUnit
        })

    private static let whitelistMode = SettingsRegister(
        member: .whitelistMode, name: "the whitelist", number: 0x13, firstRevision: 6,
        encode: { settings, _ in [Part(0x13, [settings.whitelistMode.code])] },
        decode: { settings, value, _ in
            let code = Int(value[0])
            if WhitelistMode.codes.indices.contains(code) { settings.whitelistMode = WhitelistMode.codes[code] }
        })

    private static let regulator = SettingsRegister(
        member: .regulator, name: "the 3 V regulator", number: 0x1C, firstRevision: 9, features: 1 << 2,
        encode: { settings, _ in [Part(0x1C, [settings.isRegulatorOn ? 1 : 0])] },
        decode: { settings, value, _ in settings.isRegulatorOn = value[0] != 0 })

    private static let phy = SettingsRegister(
        member: .phy, name: "the PHY", number: 0x1D, firstRevision: 10,
        encode: { settings, _ in [Part(0x1D, [settings.isSlowPHYForced ? 1 : 0])] },
        decode: { settings, value, _ in settings.isSlowPHYForced = value[0] != 0 })

    // MARK: Numbers

    /// A time in units, rounded down; the last digits of a fraction do not count.
    private static func units(_ seconds: Double, _ unit: Double) -> UInt16 {
        UInt16(clamping: Int((seconds / unit + 1e-6).rounded(.down)))
    }

    private static func advertisingUnit(_ info: ModuleInfo) -> Double {
        info.revision >= 1 ? newAdvertisingUnit : oldAdvertisingUnit
    }

    /// A number at a place that has been checked.
    private static func number(_ value: [UInt8], _ index: Int) -> UInt16 {
        UInt16(value[index]) | UInt16(value[index + 1]) << 8
    }
}

/// Reads the settings that the board's firmware has.
struct ReadSettings: ModuleCommand {
    var module: BoardModule { .settings }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try await read(SettingsRegister.all, board)
        return []
    }

    fileprivate func read(_ registers: [SettingsRegister], _ board: MetaWearSession) async throws(VeltoError) {
        let info = try info(board)
        var settings = board.status.settings ?? BoardSettings()
        for row in registers where row.exists(in: info) {
            let value = try await board.value(of: row.register, row.name, row.size)
            row.decode(&settings, value, info)
        }
        board.status.settings = settings
        board.showStatus()
    }
}

/// Writes parts of the settings, and reads them back.
struct WriteSettings: ModuleCommand {
    let settings: BoardSettings
    let members: BoardSettingsMembers

    var module: BoardModule { .settings }

    private var registers: [SettingsRegister] { SettingsRegister.all.filter { members.contains($0.member) } }

    func check() throws(VeltoError) {
        for row in registers { try row.check(settings) }
    }

    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8] {
        try check()
        let info = try info(board)
        if let missing = registers.first(where: { !$0.exists(in: info) }) {
            throw VeltoError(
                .unsupported, "the board, or its firmware, does not have \(missing.name) among its settings")
        }
        for row in registers {
            for part in row.encode(settings, info) {
                try await board.talk.write(BoardRegister(module, part.number).command(part.payload))
            }
        }
        try await ReadSettings().read(registers, board)
        // An answer has no room for a long one.
        if members.contains(.scanResponse), let read = board.status.settings?.scanResponse,
            settings.scanResponse.starts(with: read)
        {
            board.status.settings?.scanResponse = settings.scanResponse
            board.showStatus()
        }
        return []
    }
}
