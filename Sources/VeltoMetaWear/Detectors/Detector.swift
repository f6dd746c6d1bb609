internal import VeltoCore
internal import VeltoWearable

/// A detector of a chip as data: where it is set, how it is switched, and what its notifications say.
///
/// Source: MetaWear module protocol, 4.3.2 to 4.3.9.
struct Detector: Sendable {
    /// The register that is told what to look for, or a part of it: several detectors may share it.
    struct Settings: Hashable {
        let register: UInt8
        /// The part, which stands before the bytes.
        var bank: UInt8?
        /// What the chip has after a reset.
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

    /// A member of the configuration, and the bits that it becomes.
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

    /// Bits that make the settings those of this detector.
    struct Constant {
        let bits: Bits
        let value: Int
        /// What takes the place of the value when the detector is stopped; nil if it stays.
        var stopped: Int?
    }

    /// What is switched on, in these registers in this order.
    struct Switch {
        /// The part of it that a configuration decides about.
        enum Part {
            case whole
            /// A bit for each of the axes, from this one on.
            case axes(from: UInt8)
            case modes([DetectorConfiguration.Mode: UInt8])
        }

        let registers: [UInt8]
        /// What the detector may switch on.
        let mask: UInt8
        var part = Part.whole

        init(_ registers: [UInt8], _ mask: UInt8, _ part: Part = .whole) {
            self.registers = registers
            self.mask = mask
            self.part = part
        }
    }

    /// What a notification says.
    struct Report {
        enum Count {
            case none
            case one
            case number
        }

        let register: UInt8
        /// One of these bits is set if the detector has found something; 0 if it need not say.
        var flags: UInt8 = 0
        /// Where the code stands; of several bits that are set the lowest counts if they are alternatives.
        var code: (shift: UInt8, mask: UInt8, isAlternatives: Bool)?
        /// Greater codes have no meaning: they are 0, unknown.
        var largestCode = UInt8.max
        /// The lowest of three bits for the axes.
        var axes: UInt8?
        /// The bit that is set for the negative direction.
        var sign: UInt8?
        var count = Count.none
    }

    let kind: DetectorKind
    var settings: Settings?
    var fields: [Field] = []
    var constants: [Constant] = []
    var enable: Switch?
    /// Nil for one that does not report.
    var report: Report?
    /// Detectors that cannot run at the same time.
    var excludes: Set<DetectorKind> = []

    /// The members of a configuration that it has.
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

    /// Where it reports; nil if it does not.
    var notified: BoardRegister? { report.map { BoardRegister(Self.module, $0.register) } }

    /// The packets that switch it on, as configured.
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

    /// The packets that switch it off.
    var disabling: [[UInt8]] {
        (enable?.registers ?? []).map { BoardRegister(Self.module, $0).command(0, enable?.mask ?? 0) }
    }

    // MARK: Reports

    /// What a notification of its register says; nil if it is about something else.
    func detection(in payload: ByteReader) -> SessionEvent.Detection? {
        var payload = payload
        guard let report, let byte = payload.next(UInt8.self) else { return nil }
        guard report.flags == 0 || byte & report.flags != 0 else { return nil }
        var detection = SessionEvent.Detection(detector: kind.rawValue)
        if let (shift, mask, isAlternatives) = report.code {
            let code = byte >> shift & mask
            let known = code > report.largestCode ? 0 : code
            detection.code = Int(isAlternatives ? known & (~known &+ 1) : known)
        }
        if let axes = report.axes { detection.axes = byte >> axes & 7 }
        if let sign = report.sign { detection.sign = byte >> sign & 1 == 0 ? 1 : -1 }
        switch report.count {
        case .none: break
        case .one: detection.count = 1
        case .number: detection.count = UInt32(byte) | UInt32(payload.next(UInt8.self) ?? 0) << 8
        }
        return detection
    }
}
