internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoWearable

/// The target of a command that can be kept for later: C passes both as a `velto_device`.
enum BoardTarget {
    /// A board, which performs the command.
    case board(Device)
    /// A command sequence, which keeps it.
    case sequence(DevicePart)

    /// Resolves a handle of either kind.
    init(_ handle: ObjectHandle) throws(VeltoError) {
        if handle.kind == PartKind.commandSequence.rawValue {
            self = .sequence(try HandleTable.shared.resolvePart(handle, .commandSequence))
        } else {
            self = .board(try resolve(handle, as: Device.self))
        }
    }
}
