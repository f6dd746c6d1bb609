internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoWearable

/// A part of a device as a C function takes it: with its device, and its contents in their type.
protocol PartArgument {
    /// The kind of the part.
    static var kind: PartKind { get }

    /// Wraps a live part; throws if its contents are of another type.
    init(_ part: DevicePart) throws(VeltoError)
}

/// The live part of a handle.
func resolve<Part: PartArgument>(_ handle: ObjectHandle, as type: Part.Type) throws(VeltoError) -> Part {
    try Part(HandleTable.shared.resolvePart(handle, Part.kind))
}

/// The live part of a handle, nil for the null handle.
func resolveOptional<Part: PartArgument>(_ handle: ObjectHandle, as type: Part.Type) throws(VeltoError) -> Part? {
    handle == .null ? nil : try resolve(handle, as: type)
}
