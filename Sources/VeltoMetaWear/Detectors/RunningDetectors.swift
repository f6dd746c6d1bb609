internal import VeltoCore
internal import VeltoWearable

/// The running detectors and the settings of their chip.
///
/// Detectors share settings: each changes its own bits, and preserves those of the others.
struct RunningDetectors {
    private var detectors: [Detector] = []
    /// The settings as last written; before that, those after a reset.
    private var settings: [Detector.Settings: [UInt8]] = [:]

    private static let module = BoardModule.accelerometer

    var running: [DetectorKind] { detectors.map(\.kind) }

    /// The registers of their reports.
    var registers: [BoardRegister] { detectors.compactMap(\.notified) }

    // MARK: Settings

    /// Throws for unsupported members of a configuration, and for a detector excluded by a running one.
    func check(_ detector: Detector, _ configuration: DetectorConfiguration) throws(VeltoError) {
        for member in DetectorMember.allCases where configuration[member] != nil {
            guard detector.members.contains(member) else {
                throw .invalidArgument(
                    member.rawValue, "is nothing that the detector \(detector.kind) of this board has")
            }
        }
        if let other = detectors.first(where: { detector.excludes.contains($0.kind) }) {
            throw VeltoError(
                .invalidState, "the detector \(detector.kind) excludes \(other.kind), which runs",
                remedy: "stop that first")
        }
    }

    /// Configures a detector, and returns the packet; nil for one without settings.
    ///
    /// `range` is the index of the accelerometer's range, smallest first.
    mutating func set(
        _ detector: Detector, _ configuration: DetectorConfiguration, range: Int
    ) throws(VeltoError) -> [UInt8]? {
        guard let place = detector.settings else { return nil }
        var bytes = settings[place] ?? place.standard
        for constant in detector.constants { bytes[constant.bits] = constant.value }
        for field in detector.fields {
            guard let value = configuration[field.member] else {
                if !detector.constants.contains(where: { $0.bits.position == field.bits.position }) {
                    bytes[field.bits] = place.standard[field.bits]
                }
                continue
            }
            bytes[field.bits] = try field.coding.code(value, field.member, largest: field.bits.largest, range: range)
        }
        settings[place] = bytes
        return place.packet(bytes)
    }

    /// Returns the packet that resets the step counter.
    func clearing(_ reset: DetectorChip.StepReset) -> [UInt8] {
        switch reset {
        case .register(let number): return BoardRegister(Self.module, number).command()
        case .bit(let place, let bits):
            var bytes = settings[place] ?? place.standard
            bytes[bits] = 1
            return place.packet(bytes)
        }
    }

    // MARK: Runs

    /// Adds a running detector.
    mutating func add(_ detector: Detector) {
        if !running.contains(detector.kind) { detectors.append(detector) }
    }

    /// Removes a detector, and returns the packets that disable it.
    mutating func remove(_ detector: Detector) -> [[UInt8]] {
        detectors.removeAll { $0.kind == detector.kind }
        var packets = detector.disabling
        guard let place = detector.settings, var bytes = settings[place] else { return packets }
        let stopped = detector.constants.compactMap { constant in constant.stopped.map { (constant.bits, $0) } }
        guard !stopped.isEmpty else { return packets }
        for (bits, value) in stopped { bytes[bits] = value }
        settings[place] = bytes
        packets.append(place.packet(bytes))
        return packets
    }

    /// Removes all detectors.
    mutating func removeAll() {
        detectors = []
    }

    /// Publishes the detections in a notification.
    func take(_ register: BoardRegister, _ payload: ByteReader, at time: Timestamp, _ out: inout SessionOutput) {
        let concerned = detectors.filter { $0.notified == register }
        // A detected step has one byte, and a number of steps two. They share a register.
        let isNumber = payload.remaining > 1 && concerned.contains { $0.report?.count == .number }
        for detector in concerned where detector.report?.count != (isNumber ? .one : .number) || concerned.count == 1 {
            if let detection = detector.detection(in: payload) { out.tell(detection, at: time) }
        }
    }
}

extension Detector.Settings {
    /// The packet that writes them.
    fileprivate func packet(_ bytes: [UInt8]) -> [UInt8] {
        BoardRegister(.accelerometer, register).command((bank.map { [$0] } ?? []) + bytes)
    }
}

extension [UInt8] {
    /// A number in some of the bits, counted from the lowest of the first byte.
    fileprivate subscript(_ bits: Detector.Bits) -> Int {
        get {
            (0..<bits.width).reduce(0) { number, index in
                let position = bits.position + index
                return number | Int(self[position / 8] >> UInt8(position % 8) & 1) << index
            }
        }
        set {
            for index in 0..<bits.width {
                let position = bits.position + index
                let bit: UInt8 = 1 << UInt8(position % 8)
                self[position / 8] = newValue >> index & 1 == 0 ? self[position / 8] & ~bit : self[position / 8] | bit
            }
        }
    }
}
