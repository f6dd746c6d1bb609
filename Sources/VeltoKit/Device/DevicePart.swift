package import VeltoCore
package import VeltoWearable

/// A part of a device with a program-visible handle.
///
/// This class serves parts of all kinds and families.
package final class DevicePart: NamedObject, Sendable {
    /// The device.
    package let device: Device
    /// The kind, which determines the handle's kind number.
    package let kind: PartKind
    /// The family's identifier of the part.
    package let id: PartID
    /// The family-specific contents.
    let contents: any DevicePartContents

    var words: KindWords { KindWords(name: type(of: contents).partName, refusal: type(of: contents).refusal) }

    init(_ kind: PartKind, of device: Device, _ id: PartID, _ contents: any DevicePartContents) {
        self.device = device
        self.kind = kind
        self.id = id
        self.contents = contents
    }
}

extension HandleTable {
    /// Returns the live part of a handle.
    package func resolvePart(_ handle: ObjectHandle, _ kind: PartKind) throws(VeltoError) -> DevicePart {
        guard let part = try find(handle, kind.rawValue) as? DevicePart else {
            throw VeltoError(.wrongKind, "not a part of a device")
        }
        return part
    }
}

extension Device {
    /// Creates a part with a handle at once, before the device has answered.
    ///
    /// Programs call the functions of the family's module.
    public func makePart(_ kind: PartKind, _ contents: any DevicePartContents) throws(VeltoError) -> PartID {
        guard PartKind.range.contains(kind.rawValue) else {
            throw .invalidArgument("kind", "must be \(PartKind.range.lowerBound)...\(PartKind.range.upperBound)")
        }
        return try ownParts.register(as: kind.rawValue) { handle in
            DevicePart(kind, of: self, PartID(handle), contents)
        }.id
    }

    /// Ends a part and the operation that creates it.
    ///
    /// Does nothing for an ended part.
    public func endPart(_ part: PartID) {
        guard ownParts.remove(part.handle) else { return }
        signalList.remove(of: part.handle)
        for operation in context.operations.pending(on: self) where operation.object == part.handle {
            operation.cancel()
        }
    }

    /// Lists a signal of a part at once.
    ///
    /// The signal ends with the part.
    public func makeSignal(_ signal: SignalDescription, of part: PartID) throws(VeltoError) {
        guard ownParts[part.handle] != nil else { throw VeltoError(.staleHandle, "the part no longer exists") }
        try signalList.add(signal, of: part.handle, self)
    }

    /// Returns the signal with that identifier or key; nil if the device has none.
    public func description(ofSignal name: String) -> SignalDescription? { try? signalList.find(name)?.whole }

    /// Returns the family's contents of a part; throws `staleHandle` for an ended part.
    public func contents(of part: PartID) throws(VeltoError) -> any DevicePartContents {
        guard let part = ownParts[part.handle] else { throw VeltoError(.staleHandle, "the part no longer exists") }
        return part.contents
    }

    /// The device's parts, oldest first.
    public var parts: [PartID] { ownParts.all.map(\.id) }

    /// Ends all parts of the device, which are meaningless to another family.
    func endAllParts() {
        for part in parts { endPart(part) }
    }
}
