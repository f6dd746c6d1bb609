internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoWearable

/// A logger that a C function takes.
struct LoggerPart: PartArgument {
    static var kind: PartKind { .logger }
    let id: PartID
    init(_ part: DevicePart) throws(VeltoError) { id = part.id }
}
