internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoWearable

/// The target of a recordable command; C passes both kinds as a `velto_device`.
enum BoardTarget {
    /// A board that performs the command.
    case board(Device)
    /// A sequence that records the command.
    case sequence(DevicePart)

    /// Resolves the handle of a board or a sequence.
    init(_ handle: ObjectHandle) throws(VeltoError) {
        if handle.kind == PartKind.commandSequence.rawValue {
            self = .sequence(try HandleTable.shared.resolvePart(handle, .commandSequence))
        } else {
            self = .board(try resolve(handle, as: Device.self))
        }
    }
}

extension BoardTarget {
    /// Resolves the handle of a board or a sequence; nil for the null handle.
    static func optional(_ handle: ObjectHandle) throws(VeltoError) -> BoardTarget? {
        handle == .null ? nil : try BoardTarget(handle)
    }

    /// The device of the target.
    var device: Device {
        switch self {
        case .board(let device): device
        case .sequence(let part): part.device
        }
    }

    /// Returns the target of a command about a part of a device; the default is the device itself.
    static func target(_ into: BoardTarget?, of device: Device) throws(VeltoError) -> BoardTarget {
        let target = into ?? .board(device)
        guard target.device === device else { throw .invalidArgument("into", "belongs to another device") }
        return target
    }

    /// The sequence and its device; nil for a board.
    var kept: (device: Device, sequence: CommandSequence)? {
        get throws(VeltoError) {
            guard case .sequence(let part) = self else { return nil }
            return (part.device, try part.device.commandSequence(part.id))
        }
    }

    /// Returns the sequence of a device.
    func sequence(of device: Device) throws(VeltoError) -> CommandSequence {
        guard case .sequence(let part) = self else { throw .noSequence }
        guard part.device === device else { throw .invalidArgument("sequence", "belongs to another device") }
        return try device.commandSequence(part.id)
    }
}

extension VeltoError {
    fileprivate static let noSequence = VeltoError(
        .wrongKind, "expected a handle of a command sequence, got one of kind device")
}

extension BoardTarget: BoardCommandTaker {
    /// Performs or records a command; returns the null handle for a sequence.
    func perform(_ command: any SessionCommand) throws(VeltoError) -> velto_op {
        switch self {
        case .board(let device):
            return velto_op(try MetaWearCalls.board(device).begin.perform(command).handle)
        case .sequence(let part):
            try part.device.commandSequence(part.id).perform(command)
            return velto_op()
        }
    }
}

// MARK: - Sequences

/// MetaWear boards: command sequences.
extension MetaWearCalls {
    static func mwCreateSequence(_ device: Device) throws(VeltoError) -> velto_device {
        // Throws unless the device is a READY board.
        _ = try status(of: device)
        return velto_device(try device.makePart(.commandSequence, board(device).makeSequence()).handle)
    }

    static func mwDestroySequence(_ sequence: BoardTarget) {
        guard case .sequence(let part) = sequence else { return }
        if let kept = try? part.device.commandSequence(part.id) {
            try? MetaWearCalls.board(part.device).endPlannedParts(of: kept)
        }
        part.device.endPart(part.id)
    }

    static func mwDescribeSequence(_ sequence: BoardTarget) throws(VeltoError) -> String {
        guard case .sequence(let part) = sequence else {
            throw .noSequence
        }
        return try part.device.commandSequence(part.id).describe()
    }
}

extension Device {
    /// Returns the sequence of a handle.
    fileprivate func commandSequence(_ part: PartID) throws(VeltoError) -> CommandSequence {
        guard let sequence = try contents(of: part) as? CommandSequence else {
            throw VeltoError(.wrongKind, "not a command sequence")
        }
        return sequence
    }
}
