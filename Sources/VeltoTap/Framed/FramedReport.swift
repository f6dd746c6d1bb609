internal import VeltoCore

/// A notification of the framed protocol.
///
/// Source: TAP protocol notes, appendix A.
enum FramedReport: Hashable {
    /// A mouse report in the payload.
    case motion
    /// Raw sensor messages in the payload.
    case rawData
    case tap(FingerCombination)
    case gesture(code: UInt8)
    case standby(Bool)
    case feature(FramedFeature, Bool)
    case operation(VisionOperation)
    case model(VisionModel)
    case sensitivity(gyroscope: UInt8, accelerometer: UInt8)
    case haptic([UInt8])
    /// A report of unknown type, sent by newer firmware.
    case unknown

    /// The length of the header.
    static let headerSize = 4

    init(_ bytes: ByteReader) throws(ByteError) {
        var reader = bytes
        let command = try reader.read(UInt8.self)
        let subcommand = try reader.read(UInt8.self)
        try reader.skip(2)
        switch (command, subcommand) {
        case (0, 0): self = .motion
        case (0, 1): self = .rawData
        case (1, 2): self = .tap(FingerCombination(rawValue: try reader.read()))
        case (1, 3): self = .gesture(code: try reader.read())
        case (2, _): self = .standby(try reader.read(UInt8.self) == 1)
        case (3, _): self = try Self.answer(subcommand, &reader)
        default: self = .unknown
        }
    }

    /// The answer to a request, by kind.
    private static func answer(_ kind: UInt8, _ reader: inout ByteReader) throws(ByteError) -> FramedReport {
        switch kind {
        case 0:
            let feature = FramedFeature(rawValue: try reader.read())
            let isOn = try reader.read(UInt8.self) != 0
            return feature.map { .feature($0, isOn) } ?? .unknown
        case 1: return VisionOperation(rawValue: try reader.read()).map { .operation($0) } ?? .unknown
        case 2: return VisionModel(rawValue: try reader.read()).map { .model($0) } ?? .unknown
        case 3: return .sensitivity(gyroscope: try reader.read(), accelerometer: try reader.read())
        case 4: return .haptic(reader.readRest())
        default: return .unknown
        }
    }
}
