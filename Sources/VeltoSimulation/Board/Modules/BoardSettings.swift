internal import VeltoCore

/// The settings of a board, its address and its battery.
///
/// The connection interval is requested from the host. Latency and supervision timeout are only stored and read back.
/// The watchdog is always off, since the notes name no command that enables it. Source: MetaWear module notes, 4.13.
struct BoardSettings: BoardModule {
    private let revision: UInt8
    private let features: UInt8
    private let reportsAddressType: Bool
    private var registers = BoardRegisters()
    /// The first part of a scan response that is written in two parts.
    private var scanResponseStart: [UInt8] = []

    private enum Register {
        static let name: UInt8 = 0x01
        static let advertising: UInt8 = 0x02
        static let power: UInt8 = 0x03
        static let bondErasure: UInt8 = 0x04
        static let scanResponse: UInt8 = 0x07
        static let scanResponseStart: UInt8 = 0x08
        static let connection: UInt8 = 0x09
        static let disconnect: UInt8 = 0x0A
        static let address: UInt8 = 0x0B
        static let battery: UInt8 = 0x0C
        static let watchdogState: UInt8 = 0x0D
        static let watchdog: UInt8 = 0x0E
        static let watchdogRefresh: UInt8 = 0x0F
        static let powerStatus: UInt8 = 0x11
        static let chargeStatus: UInt8 = 0x12
        static let whitelistMode: UInt8 = 0x13
        static let whitelist: UInt8 = 0x14
        static let peer: UInt8 = 0x15
        static let regulator: UInt8 = 0x1C
        static let radio: UInt8 = 0x1D
    }

    private static let module: UInt8 = 0x11
    /// The first bytes of the command that sets the name.
    static let nameCommand: [UInt8] = [module, Register.name]
    private static let longestName = 26
    private static let longestAnswer = 18
    private static let (startLength, longestScanResponse) = (13, 31)
    private static let transmitPowers: [Int8] = [4, 0, -4, -8, -12, -16, -20, -30]
    private static let (whitelistSlots, addressKinds): (UInt8, UInt8) = (9, 4)
    private static let randomStatic: UInt8 = 1

    /// The first revision of a register, and the required feature.
    ///
    /// The notes do not name the revisions of the watchdog and the peer. They are inferred from neighboring registers.
    private static let gates: [UInt8: (revision: UInt8, feature: UInt8)] = [
        Register.connection: (1, 0), Register.disconnect: (2, 0), Register.address: (2, 0), Register.battery: (3, 0),
        Register.watchdogState: (4, 0), Register.watchdog: (4, 0), Register.watchdogRefresh: (4, 0),
        Register.powerStatus: (5, 1), Register.chargeStatus: (5, 2), Register.whitelistMode: (6, 0),
        Register.whitelist: (6, 0), Register.peer: (6, 0), Register.regulator: (9, 4), Register.radio: (10, 0),
    ]

    /// The maximum values of one-byte registers.
    private static let largest: [UInt8: UInt8] = [
        Register.bondErasure: 1, Register.watchdogRefresh: 3, Register.whitelistMode: 3, Register.regulator: 1,
        Register.radio: 1,
    ]
    /// The longest advertising timeout (seconds), and the number of advertisement kinds.
    private static let (longestTimeout, advertisingKinds): (UInt8, UInt8) = (180, 2)
    private static let connectionLimits: [ClosedRange<UInt16>] = [6...3200, 6...3200, 0...1000, 10...3200]
    /// The unit of connection intervals (seconds).
    private static let connectionUnit = 0.00125

    init(_ information: BoardModuleInformation, _ configuration: BoardConfiguration) {
        revision = information.revision
        features = information.extra.first ?? 0
        reportsAddressType = configuration.reportsAddressType
        // Advertising: 417 ms, no timeout. Transmit power: 0 dBm. Connection: 7.5 to 1000 ms, no latency, 6 s
        // supervision timeout.
        registers = BoardRegisters([
            Register.advertising: revision >= 6 ? [0x9B, 0x02, 0, 0] : [0x9B, 0x02, 0], Register.power: [0],
            Register.connection: [6, 0, 0x20, 0x03, 0, 0, 0x58, 0x02], Register.watchdogRefresh: [0],
            Register.whitelistMode: [0], Register.regulator: [0], Register.radio: [0],
        ])
    }

    var notifying: [UInt8] {
        [Register.disconnect, Register.battery, Register.powerStatus, Register.chargeStatus].filter(exists)
    }

    private func exists(_ register: UInt8) -> Bool {
        guard let gate = Self.gates[register] else { return true }
        return revision >= gate.revision && features & gate.feature == gate.feature
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard exists(register), payload.count != 1 || payload[0] <= Self.largest[register, default: .max] else {
            return
        }
        switch (register, payload.count) {
        case (Register.name, _): body.name = Self.name(payload) ?? body.name
        case (Register.power, 1):
            body.advertising.power = Self.nearestPower(payload[0])
            registers.write(register, [UInt8(bitPattern: body.advertising.power)])
        case (Register.bondErasure, 1): body.erasesBonds = payload == [1]
        case (Register.watchdog, body.flash.watchdog.count): body.flash.watchdog = payload
        case (Register.advertising, 3) where revision >= 6: advertise(payload + [0], &body.advertising)
        case (Register.advertising, _): advertise(payload, &body.advertising)
        case (Register.connection, 8): connect(payload, &body)
        case (Register.scanResponseStart, Self.startLength): scanResponseStart = payload
        case (Register.scanResponse, _):
            body.advertising.scanResponse = Array((scanResponseStart + payload).prefix(Self.longestScanResponse))
            scanResponseStart = []
        case (Register.whitelistMode, 1):
            registers.write(register, payload)
            body.advertising.filter = payload[0]
        case (Register.whitelist, 8) where payload[0] < Self.whitelistSlots && payload[1] < Self.addressKinds:
            body.advertising.whitelist[payload[0]] = HostAddress(sent: payload.dropFirst())
        default: registers.write(register, payload)
        }
    }

    /// Sets the advertising interval, timeout and kind; ignores all of them if one is out of range.
    private mutating func advertise(_ payload: [UInt8], _ advertising: inout BoardAdvertising) {
        guard payload.count == (revision >= 6 ? 4 : 3), payload[2] <= Self.longestTimeout,
            payload.dropFirst(3).allSatisfy({ $0 < Self.advertisingKinds })
        else { return }
        registers.write(Register.advertising, payload)
        let number = Double(UInt16(payload[0]) | UInt16(payload[1]) << 8)
        advertising.interval = min(max(number * (revision >= 1 ? 0.000625 : 0.001), 0.02), 10.24)
        advertising.timeout = Double(payload[2])
        advertising.isDirected = payload.dropFirst(3) == [1]
    }

    /// Sets the connection intervals, latency and timeout.
    ///
    /// Ignores all of them if one is out of range.
    private mutating func connect(_ payload: [UInt8], _ body: inout BoardBody) {
        let numbers = stride(from: 0, to: payload.count, by: 2).map {
            UInt16(payload[$0]) | UInt16(payload[$0 + 1]) << 8
        }
        guard zip(numbers, Self.connectionLimits).allSatisfy({ $1.contains($0) }), numbers[0] <= numbers[1] else {
            return
        }
        registers.write(Register.connection, payload)
        body.connectionInterval = Double(numbers[0]) * Self.connectionUnit...Double(numbers[1]) * Self.connectionUnit
    }

    /// Returns a valid name: letters, digits, `_`, `-` and spaces, truncated to the maximum length.
    private static func name(_ bytes: [UInt8]) -> String? {
        guard !bytes.isEmpty, bytes.allSatisfy(isAllowed) else { return nil }
        return String(decoding: bytes.prefix(longestName), as: UTF8.self)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "A"..."Z", "a"..."z", "0"..."9", "_", "-", " ": true
        default: false
        }
    }

    private static func nearestPower(_ byte: UInt8) -> Int8 {
        let wanted = Int(Int8(bitPattern: byte))
        return transmitPowers.min { abs(Int($0) - wanted) < abs(Int($1) - wanted) } ?? 0
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard exists(register) else { return nil }
        if register == Register.whitelist, payload.count == 1 {
            return body.advertising.whitelist[payload[0]].map { payload + $0.sent }
        }
        return payload.isEmpty ? value(register, body) ?? registers.read(register, []) : nil
    }

    private func value(_ register: UInt8, _ body: BoardBody) -> [UInt8]? {
        switch register {
        case Register.name: Array(body.name.utf8.prefix(Self.longestAnswer))
        // A longer answer is truncated.
        case Register.scanResponse: Array(body.advertising.scanResponse.prefix(Self.longestAnswer))
        case Register.bondErasure: [body.erasesBonds ? 1 : 0]
        case Register.address: (reportsAddressType ? [Self.randomStatic] : []) + body.address.reversed()
        case Register.battery: [body.battery] + body.millivolts.littleEndianBytes
        case Register.watchdogState: [0]
        case Register.watchdog: body.flash.watchdog
        case Register.peer: HostAddress.simulated.sent
        case Register.powerStatus: [body.isPowered ? 1 : 0]
        case Register.chargeStatus: [body.isCharging ? 1 : 0]
        default: nil
        }
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        let registers = [
            Register.advertising, Register.power, Register.connection, Register.watchdog, Register.watchdogRefresh,
            Register.whitelistMode, Register.regulator, Register.radio,
        ]
        var settings = registers.filter(exists).compactMap { register in
            (value(register, body) ?? self.registers.read(register, [])).map { [register] + $0 }
        }
        if body.isRenamed { settings.append([Register.name] + body.name.utf8) }
        let response = body.advertising.scanResponse
        let isLong = response.count > Self.longestAnswer
        if isLong { settings.append([Register.scanResponseStart] + response.prefix(Self.startLength)) }
        if !response.isEmpty {
            settings.append([Register.scanResponse] + response.dropFirst(isLong ? Self.startLength : 0))
        }
        for (slot, address) in body.advertising.whitelist.sorted(by: { $0.key < $1.key }) {
            settings.append([Register.whitelist, slot] + address.sent)
        }
        return settings
    }

    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        // The end of a link is reported without a value, since it only fires events.
        if case .linkEnded = happening, exists(Register.disconnect) {
            return bus.notify(Self.module, Register.disconnect, [], at: time)
        }
        let register: UInt8? =
            switch happening {
            case .battery: Register.battery
            case .power: Register.powerStatus
            case .charge: Register.chargeStatus
            default: nil
            }
        guard let register, let value = value(register, body) else { return }
        bus.notify(Self.module, register, value, at: time)
    }
}
