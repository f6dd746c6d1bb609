internal import VeltoCore
internal import VeltoKit

/// The target of a command about a part of a board: the board, or a sequence that keeps it.
extension BoardTarget {
    /// Resolves a handle of either kind; nil for the null handle.
    static func optional(_ handle: ObjectHandle) throws(VeltoError) -> BoardTarget? {
        handle == .null ? nil : try BoardTarget(handle)
    }

    /// The board that it belongs to.
    var device: Device {
        switch self {
        case .board(let device): device
        case .sequence(let part): part.device
        }
    }

    /// The target of a command about a part of a device: that device by default.
    static func target(_ into: BoardTarget?, of device: Device) throws(VeltoError) -> BoardTarget {
        let target = into ?? .board(device)
        guard target.device === device else { throw .invalidArgument("into", "belongs to another device") }
        return target
    }
}
