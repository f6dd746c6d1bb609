internal import VeltoCore

/// A register of the settings.
struct SettingsRegister: Sendable {
    let member: BoardSettingsMembers
    let name: String
    let number: UInt8
    /// The first module revision with the register.
    var firstRevision: UInt8 = 0
    /// The required feature bits of the module.
    var features: UInt8 = 0
    /// Whether the firmware with the register is assumed, since no source documents it.
    var isAssumed = false
    /// The minimum size of the value in bytes.
    var size = 1
    /// Throws for an invalid value.
    var check: @Sendable (BoardSettings) throws(VeltoError) -> Void = { (_: BoardSettings) throws(VeltoError) in }
    /// Returns the packets that write the register.
    let encode: @Sendable (BoardSettings, ModuleInfo) -> [[UInt8]]
    /// Decodes the value.
    let decode: @Sendable (inout BoardSettings, inout ByteReader, ModuleInfo) throws(ByteError) -> Void

    var register: BoardRegister { Self.register(number) }

    private static func register(_ number: UInt8) -> BoardRegister { BoardRegister(.settings, number) }

    /// The request that reads the register.
    var question: BoardStep { .read(register, name, size) }

    /// Returns whether firmware has the register.
    func exists(in info: ModuleInfo) -> Bool {
        info.revision >= firstRevision && (info.extra.first ?? 0) & features == features
    }
}

extension BoardSettings {
    /// The maximum size of a name or scan response in an answer.
    private static let largestAnswer = 18

    /// Completes texts truncated in an answer from known settings with the same beginning.
    mutating func complete(from known: BoardSettings) {
        completeName(from: known.name, isWhole: !known.isNameCut)
        if scanResponse.count == Self.largestAnswer, known.scanResponse.starts(with: scanResponse) {
            scanResponse = known.scanResponse
        }
    }

    /// Completes a name that may go on from a longer one that begins in the same way.
    mutating func completeName(from longer: String, isWhole: Bool = true) {
        guard isNameCut, longer.utf8.starts(with: name.utf8) else { return }
        (name, isNameCut) = (longer, !isWhole)
    }

    /// Takes the name of an answer.
    fileprivate mutating func takeName(_ bytes: some Sequence<UInt8>) {
        guard let answered = String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self) else { return }
        (name, isNameCut) = (answered, answered.utf8.count == Self.largestAnswer)
    }
}

extension SettingsRegister {
    /// All registers in writing order.
    static let all: [SettingsRegister] = [
        advertisedName, advertising, transmitPower, scanResponse, connection, whitelistMode, regulator, phy,
        watchdog, watchdogRefresh,
    ]

    private static let largestName = 26
    private static let largestScanResponse = 31
    /// The size limits of a scan response packet and of its first part.
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
        encode: { settings, _ in [register(0x01).command(Array(settings.name.utf8))] },
        decode: { settings, value, _ in settings.takeName(value.readRest()) })

    private static let advertising = SettingsRegister(
        member: .advertising, name: "advertising", number: 0x02, size: 3,
        check: { (settings: BoardSettings) throws(VeltoError) in
            try checkNumber(settings.advertisingInterval, "advertisingInterval", 0.02, 10.24)
            try checkNumber(settings.advertisingTimeout, "advertisingTimeout", 0, 180)
        },
        encode: { settings, info in
            let interval = UInt16(settings.advertisingInterval, inUnitsOf: advertisingUnit(info))
            // The minimum is one second, and 0 is endless.
            let timeout = UInt8(clamping: Int(settings.advertisingTimeout.rounded(.up)))
            let packet = register(0x02).command {
                $0.write(interval)
                $0.write(timeout)
                if info.revision >= 6 { $0.write(settings.isAdvertisingDirected ? 1 as UInt8 : 0) }
            }
            return [packet]
        },
        decode: { (settings, value, info) throws(ByteError) in
            settings.advertisingInterval = Double(try value.read(UInt16.self)) * advertisingUnit(info)
            settings.advertisingTimeout = Double(try value.read(UInt8.self))
            if let kind = value.next(UInt8.self) { settings.isAdvertisingDirected = kind == 1 }
        })

    private static let transmitPower = SettingsRegister(
        member: .transmitPower, name: "the transmitter's power", number: 0x03,
        check: { (settings: BoardSettings) throws(VeltoError) in
            try checkInteger(settings.transmitPower, "transmitPower", -30, 4)
        },
        encode: { settings, _ in [register(0x03).command { $0.write(Int8(clamping: settings.transmitPower)) }] },
        decode: { (settings, value, _) throws(ByteError) in settings.transmitPower = Int(try value.read(Int8.self)) })

    private static let scanResponse = SettingsRegister(
        member: .scanResponse, name: "the scan response", number: 0x07, size: 0,
        check: { (settings: BoardSettings) throws(VeltoError) in
            try checkInteger(settings.scanResponse.count, "scanResponse.count", 0, largestScanResponse)
        },
        encode: { settings, _ in
            let bytes = settings.scanResponse
            guard bytes.count > plainScanResponse else { return [register(0x07).command(bytes)] }
            return [
                register(0x08).command(Array(bytes.prefix(firstPart))),
                register(0x07).command(Array(bytes.dropFirst(firstPart))),
            ]
        },
        decode: { settings, value, _ in settings.scanResponse = Array(value.readRest().prefix(largestScanResponse)) })

    static let connection = SettingsRegister(
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
                UInt16(interval.lowerBound, inUnitsOf: connectionUnit),
                UInt16(interval.upperBound, inUnitsOf: connectionUnit),
                UInt16(clamping: settings.latency), UInt16(settings.supervisionTimeout, inUnitsOf: timeoutUnit),
            ]
            return [register(0x09).command { for number in numbers { $0.write(number) } }]
        },
        decode: { (settings, value, _) throws(ByteError) in
            let shortest = Double(try value.read(UInt16.self)) * connectionUnit
            let longest = Double(try value.read(UInt16.self)) * connectionUnit
            settings.connectionInterval = min(shortest, longest)...max(shortest, longest)
            settings.latency = Int(try value.read(UInt16.self))
            settings.supervisionTimeout = Double(try value.read(UInt16.self)) * timeoutUnit
        })

    private static let whitelistMode = SettingsRegister(
        member: .whitelistMode, name: "the whitelist", number: 0x13, firstRevision: 6,
        encode: { settings, _ in [register(0x13).command(settings.whitelistMode.code)] },
        decode: { (settings, value, _) throws(ByteError) in
            let code = Int(try value.read(UInt8.self))
            if WhitelistMode.codes.indices.contains(code) { settings.whitelistMode = WhitelistMode.codes[code] }
        })

    private static let regulator = SettingsRegister(
        member: .regulator, name: "the 3 V regulator", number: 0x1C, firstRevision: 9, features: 1 << 2,
        encode: { settings, _ in [register(0x1C).command(settings.isRegulatorOn ? 1 : 0)] },
        decode: { (settings, value, _) throws(ByteError) in settings.isRegulatorOn = try value.read(UInt8.self) != 0 })

    private static let phy = SettingsRegister(
        member: .phy, name: "the PHY", number: 0x1D, firstRevision: 10,
        encode: { settings, _ in [register(0x1D).command(settings.isSlowPHYForced ? 1 : 0)] },
        decode: { (settings, value, _) throws(ByteError) in settings.isSlowPHYForced = try value.read(UInt8.self) != 0 }
    )

    private static let watchdogUnit = 1.0 / 32768
    /// No source documents the firmware with a watchdog: it is read only if the program writes it.
    private static let watchdog = SettingsRegister(
        member: .watchdog, name: "the watchdog", number: 0x0E, isAssumed: true, size: 5,
        check: { (settings: BoardSettings) throws(VeltoError) in
            try checkNumber(settings.watchdogTimeout, "watchdogTimeout", 0.01, 131_000)
        },
        encode: { settings, _ in
            let count = UInt32(max((settings.watchdogTimeout / watchdogUnit).rounded() - 1, 0))
            return [
                register(0x0E).command {
                    $0.write(count)
                    $0.write(settings.watchdogRunsAsleep ? 1 as UInt8 : 0)
                }
            ]
        },
        decode: { (settings, value, _) throws(ByteError) in
            settings.watchdogTimeout = (Double(try value.read(UInt32.self)) + 1) * watchdogUnit
            settings.watchdogRunsAsleep = try value.read(UInt8.self) & 1 != 0
        })

    private static let watchdogRefresh = SettingsRegister(
        member: .watchdog, name: "the watchdog's refresh", number: 0x0F, isAssumed: true,
        encode: { settings, _ in
            let bits: UInt8 =
                (settings.watchdogIsRefreshedBySchedule ? 1 : 0) | (settings.watchdogIsRefreshedBySleep ? 2 : 0)
            return [register(0x0F).command(bits)]
        },
        decode: { (settings, value, _) throws(ByteError) in
            let bits = try value.read(UInt8.self)
            settings.watchdogIsRefreshedBySchedule = bits & 1 != 0
            settings.watchdogIsRefreshedBySleep = bits & 2 != 0
        })

    // MARK: Numbers

    private static func advertisingUnit(_ info: ModuleInfo) -> Double {
        info.revision >= 1 ? newAdvertisingUnit : oldAdvertisingUnit
    }
}
