internal import VeltoCore
internal import VeltoWearable

/// A detector of a chip as data: its settings, its switch, and the format of its notifications.
///
/// Source: MetaWear module protocol, 4.3.2 to 4.3.9.
struct Detector: Sendable {
    /// The settings register of a detector, or a bank of it.
    ///
    /// Several detectors may share it.
    struct Settings: Hashable {
        let register: UInt8
        /// The bank, which precedes the settings in a packet.
        var bank: UInt8?
        /// The chip's settings after a reset.
        let standard: [UInt8]
    }

    /// Bits of the settings, counted from the lowest of the first byte.
    struct Bits {
        let position: Int
        let width: Int

        init(_ position: Int, _ width: Int) {
            self.position = position
            self.width = width
        }

        var largest: Int { (1 << width) - 1 }
    }

    /// A member of the configuration and its bits.
    struct Field {
        let member: DetectorMember
        let bits: Bits
        let coding: DetectorCoding

        init(_ member: DetectorMember, _ bits: Bits, _ coding: DetectorCoding) {
            self.member = member
            self.bits = bits
            self.coding = coding
        }
    }

    /// Bits that select this detector in the settings.
    struct Constant {
        let bits: Bits
        let value: Int
        /// The value while the detector is stopped; nil if it does not change.
        var stopped: Int?
    }

    /// The enable bits, set in these registers in order.
    struct Switch {
        /// The part of the bits that a configuration selects.
        enum Part {
            case whole
            /// A bit for each of the axes, from this one on.
            case axes(from: UInt8)
            case modes([DetectorConfiguration.Mode: UInt8])
        }

        let registers: [UInt8]
        /// The bits that the detector may set.
        let mask: UInt8
        var part = Part.whole

        init(_ registers: [UInt8], _ mask: UInt8, _ part: Part = .whole) {
            self.registers = registers
            self.mask = mask
            self.part = part
        }
    }

    /// The format of a detector's notification.
    struct Report {
        enum Count {
            case none
            case one
            case number
        }

        let register: UInt8
        /// The flags of a detection, of which at least one must be set; 0 if each notification is a detection.
        var flags: UInt8 = 0
        /// The position of the code.
        ///
        /// If the bits are alternatives, the lowest set bit counts.
        var code: (shift: UInt8, mask: UInt8, isAlternatives: Bool)?
        /// The largest valid code.
        ///
        /// Greater codes become 0, unknown.
        var largestCode = UInt8.max
        /// The lowest of the three axis bits.
        var axes: UInt8?
        /// The bit for the negative direction.
        var sign: UInt8?
        var count = Count.none
    }

    let kind: DetectorKind
    var settings: Settings?
    var fields: [Field] = []
    var constants: [Constant] = []
    var enable: Switch?
    /// The report; nil for a detector without reports.
    var report: Report?
    /// Detectors that cannot run at the same time.
    var excludes: Set<DetectorKind> = []

    /// The members of the configuration that the detector supports.
    var members: Set<DetectorMember> {
        let members = Set(fields.map(\.member))
        return switch enable?.part {
        case .axes: members.union([.axes])
        case .modes: members.union([.mode])
        case .whole, nil: members
        }
    }

    // MARK: Packets

    private static let module = BoardModule.accelerometer

    /// The register of the notifications; nil without reports.
    var notified: BoardRegister? { report.map { BoardRegister(Self.module, $0.register) } }

    /// The packets that enable the detector with a configuration.
    func enabling(_ configuration: DetectorConfiguration) throws(VeltoError) -> [[UInt8]] {
        guard let enable else { return [] }
        let part = try part(enable, configuration)
        return enable.registers.map { BoardRegister(Self.module, $0).command(part, 0) }
    }

    private func part(_ enable: Switch, _ configuration: DetectorConfiguration) throws(VeltoError) -> UInt8 {
        switch enable.part {
        case .whole: return enable.mask
        case .axes(let first):
            guard let axes = configuration.axes else { return enable.mask }
            return UInt8(try DetectorCoding.axes.code(Double(axes.rawValue), .axes, largest: 7, range: 0)) << first
        case .modes(let modes):
            guard let mode = configuration.mode else { return enable.mask }
            guard let part = modes[mode] else { throw DetectorCoding.unknownChoice(.mode) }
            return part
        }
    }

    /// The packets that disable the detector.
    var disabling: [[UInt8]] {
        (enable?.registers ?? []).map { BoardRegister(Self.module, $0).command(0, enable?.mask ?? 0) }
    }

    // MARK: Reports

    /// Returns the detection in a notification; nil if the notification belongs to another detector.
    func detection(in payload: ByteReader) -> DeviceEvent? {
        var rest = payload
        guard let report, let byte = rest.next(UInt8.self) else { return nil }
        guard report.flags == 0 || byte & report.flags != 0 else { return nil }
        return .detected(
            detector: Int(kind.rawValue), code: report.code(in: byte), axes: report.axes(in: byte),
            sign: report.sign(in: byte), count: report.count(byte, &rest))
    }
}

extension Detector.Report {
    /// The code at the start of a notification; 0 for a detector with a single result.
    fileprivate func code(in byte: UInt8) -> Int {
        guard let (shift, mask, isAlternatives) = code else { return 0 }
        let code = byte >> shift & mask
        let known = code > largestCode ? 0 : code
        return Int(isAlternatives ? known & (~known &+ 1) : known)
    }

    /// The axes, one bit each; 0 if they are not reported.
    fileprivate func axes(in byte: UInt8) -> UInt32 {
        axes.map { UInt32(byte >> $0 & 7) } ?? 0
    }

    /// The direction, 1 or -1; 0 if it is not reported.
    fileprivate func sign(in byte: UInt8) -> Int {
        sign.map { byte >> $0 & 1 == 0 ? 1 : -1 } ?? 0
    }

    /// The number of steps, whose upper byte may follow; 0 for a detector that does not count.
    fileprivate func count(_ byte: UInt8, _ rest: inout ByteReader) -> UInt32 {
        switch count {
        case .none: 0
        case .one: 1
        case .number: UInt32(byte) | UInt32(rest.next(UInt8.self) ?? 0) << 8
        }
    }
}
