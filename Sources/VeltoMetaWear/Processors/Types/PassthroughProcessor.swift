internal import VeltoCore

/// A gate: passes samples unchanged, all of them or a number of them.
///
/// Source: MetaWear system protocol, 5.5.
struct PassthroughProcessor: ProcessorType {
    /// The passed samples.
    enum Mode: UInt8, CaseIterable, Sendable {
        /// All.
        case all
        /// All while the count is not 0.
        case conditional
        /// The number of samples given by the count, which decreases.
        case count
    }

    static let code: UInt8 = 0x01
    let name = "passthrough"
    var writtenStateSize: Int? { MemoryLayout<UInt16>.size }

    let mode: Mode
    let count: UInt16

    init(_ mode: Mode, count: UInt16 = 0) {
        self.mode = mode
        self.count = count
    }

    init?(_ bytes: inout ByteReader, _ firmware: ProcessorFirmware) {
        guard let mode = bytes.next(UInt8.self).flatMap(Mode.init), let count = bytes.next(UInt16.self) else {
            return nil
        }
        self.init(mode, count: count)
    }

    func bytes(for source: ProcessorPayload, _ firmware: ProcessorFirmware) -> [BoardPacket.Byte] {
        .written {
            $0.write(mode.rawValue)
            $0.write(count)
        }
    }

    func rate(of source: OutputRate) -> OutputRate { mode == .all ? source : source.filtered }

    func state(of source: ProcessorPayload) -> ProcessorPayload? {
        ProcessorPayload([ProcessorNumber("remaining", width: 2, .unsigned)])
    }
}
