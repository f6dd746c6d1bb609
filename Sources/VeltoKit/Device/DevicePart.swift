package import VeltoCore
package import VeltoWearable

/// A part of a device that programs hold a handle of: one class for the parts of all kinds and families.
package final class DevicePart: NamedObject, Sendable {
    /// The device.
    package let device: Device
    /// The kind, whose number is that of the handle.
    package let kind: PartKind
    /// The name by which the family finds it.
    package let id: PartID
    /// The contents, which belong to the family.
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
    /// Makes a part with a handle at once, before the device has answered; its family's module has functions for that.
    public func makePart(_ kind: PartKind, _ contents: any DevicePartContents) throws(VeltoError) -> PartID {
        guard PartKind.range.contains(kind.rawValue) else {
            throw .invalidArgument("kind", "must be \(PartKind.range.lowerBound)...\(PartKind.range.upperBound)")
        }
        return try ownParts.register(as: kind.rawValue) { handle in
            DevicePart(kind, of: self, PartID(handle), contents)
        }.id
    }

    /// Ends a part, and the operation that makes it; harmless for one that has ended.
    public func endPart(_ part: PartID) {
        guard ownParts.remove(part.handle) else { return }
        signalList.remove(of: part.handle)
        for operation in context.operations.pending(on: self) where operation.object == part.handle {
            operation.cancel()
        }
    }

    /// Lists a signal of a part at once; it ends with the part.
    public func makeSignal(_ signal: SignalDescription, of part: PartID) throws(VeltoError) {
        guard ownParts[part.handle] != nil else { throw VeltoError(.staleHandle, "the part no longer exists") }
        try signalList.add(signal, of: part.handle, self)
    }

    /// The signal of an identifier or a key; nil if the device has none.
    public func description(ofSignal name: String) -> SignalDescription? { try? signalList.find(name)?.whole }

    /// Returns what the family keeps of a part; throws `STALE_HANDLE` for one that has ended.
    public func contents(of part: PartID) throws(VeltoError) -> any DevicePartContents {
        guard let part = ownParts[part.handle] else { throw VeltoError(.staleHandle, "the part no longer exists") }
        return part.contents
    }

    /// The device's parts, oldest first.
    public var parts: [PartID] { ownParts.all.map(\.id) }

    /// Ends the parts that the device has, which mean nothing to another family.
    func endAllParts() {
        for part in parts { endPart(part) }
    }
}
