internal import VeltoCore

/// The settings of a board, and what it says of its address and its battery.
///
/// What only the radio would show, such as its power, is kept and read back. Source: MetaWear module notes, 4.13.
struct BoardSettings: BoardModule {
    private let revision: UInt8
    private let features: UInt8
    private let reportsAddressType: Bool
    private var registers = BoardRegisters()
    private var whitelist: [UInt8: [UInt8]] = [:]
    private var scanResponse: [UInt8] = []
    /// The beginning of a scan response whose end follows.
    private var scanResponseStart: [UInt8] = []

    private enum Register {
        static let name: UInt8 = 0x01
        static let advertising: UInt8 = 0x02
        static let power: UInt8 = 0x03
        static let scanResponse: UInt8 = 0x07
        static let scanResponseStart: UInt8 = 0x08
        static let connection: UInt8 = 0x09
        static let disconnect: UInt8 = 0x0A
        static let address: UInt8 = 0x0B
        static let battery: UInt8 = 0x0C
        static let powerStatus: UInt8 = 0x11
        static let chargeStatus: UInt8 = 0x12
        static let whitelistMode: UInt8 = 0x13
        static let whitelist: UInt8 = 0x14
        static let regulator: UInt8 = 0x1C
        static let radio: UInt8 = 0x1D
    }

    private static let module: UInt8 = 0x11
    /// The first bytes of the command that sets the name.
    static let nameCommand: [UInt8] = [module, Register.name]
    private static let longestName = 26
    private static let longestAnswer = 18
    private static let (longestStart, longestScanResponse) = (13, 31)
    private static let transmitPowers: [Int8] = [4, 0, -4, -8, -12, -16, -20, -30]
    private static let whitelistSlots: UInt8 = 9
    private static let randomStatic: UInt8 = 1

    /// The revision from which on a register exists, and the feature it needs.
    private static let gates: [UInt8: (revision: UInt8, feature: UInt8)] = [
        Register.connection: (1, 0), Register.disconnect: (2, 0), Register.address: (2, 0), Register.battery: (3, 0),
        Register.powerStatus: (5, 1), Register.chargeStatus: (5, 2), Register.whitelistMode: (6, 0),
        Register.whitelist: (6, 0), Register.regulator: (9, 4), Register.radio: (10, 0),
    ]

    init(_ information: BoardModuleInformation, _ configuration: BoardConfiguration) {
        revision = information.revision
        features = information.extra.first ?? 0
        reportsAddressType = configuration.reportsAddressType
        // 417 ms without end; 0 dBm; 7.5 to 1000 ms, no latency, 6 s.
        registers = BoardRegisters([
            Register.advertising: revision >= 6 ? [0x9B, 0x02, 0, 0] : [0x9B, 0x02, 0], Register.power: [0],
            Register.connection: [6, 0, 0x20, 0x03, 0, 0, 0x58, 0x02], Register.whitelistMode: [0],
            Register.regulator: [0], Register.radio: [0],
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
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp
    ) {
        guard exists(register) else { return }
        switch register {
        case Register.name: body.name = Self.name(payload) ?? body.name
        case Register.power where payload.count == 1: registers.write(register, [Self.nearestPower(payload[0])])
        case Register.advertising where payload.count == 3 && revision >= 6: registers.write(register, payload + [0])
        case Register.scanResponseStart: scanResponseStart = Array(payload.prefix(Self.longestStart))
        case Register.scanResponse:
            scanResponse = Array((scanResponseStart + payload).prefix(Self.longestScanResponse))
            scanResponseStart = []
        case Register.whitelist:
            guard payload.count == 8, payload[0] < Self.whitelistSlots else { return }
            whitelist[payload[0]] = Array(payload.dropFirst())
        default: registers.write(register, payload)
        }
    }

    /// Letters, digits, `_`, `-` and spaces; what is too long is cut off.
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

    private static func nearestPower(_ byte: UInt8) -> UInt8 {
        let wanted = Int(Int8(bitPattern: byte))
        let nearest = transmitPowers.min { abs(Int($0) - wanted) < abs(Int($1) - wanted) }
        return UInt8(bitPattern: nearest ?? 0)
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard exists(register) else { return nil }
        if register == Register.whitelist, payload.count == 1 { return whitelist[payload[0]].map { payload + $0 } }
        return payload.isEmpty ? value(register, body) ?? registers.read(register, []) : nil
    }

    private func value(_ register: UInt8, _ body: BoardBody) -> [UInt8]? {
        switch register {
        case Register.name: Array(body.name.utf8)
        // A longer packet is not sent.
        case Register.scanResponse: Array(scanResponse.prefix(Self.longestAnswer))
        case Register.address: (reportsAddressType ? [Self.randomStatic] : []) + body.address.reversed()
        case Register.battery: [body.battery] + body.millivolts.littleEndianBytes
        case Register.powerStatus: [body.isPowered ? 1 : 0]
        case Register.chargeStatus: [body.isCharging ? 1 : 0]
        default: nil
        }
    }

    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp
    ) {
        let register: UInt8? =
            switch happening {
            case .battery: Register.battery
            case .power: Register.powerStatus
            case .charge: Register.chargeStatus
            default: nil
            }
        guard let register, let value = value(register, body) else { return }
        output.notify(Self.module, register, value, at: time)
    }
}
