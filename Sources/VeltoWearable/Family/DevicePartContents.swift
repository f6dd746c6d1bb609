package import VeltoCore

/// The unique identifier of a part.
public struct PartID: Hashable, Sendable {
    /// The part's handle.
    package let handle: ObjectHandle

    /// Creates an identifier from a handle.
    package init(_ handle: ObjectHandle) {
        self.handle = handle
    }
}

/// The contents of a part.
///
/// They are typed inside the family's module, and opaque elsewhere.
///
/// Any thread: the program's functions and the session share them.
public protocol DevicePartContents: AnyObject, Sendable {
    /// The name of this kind of part in messages.
    static var partName: String { get }

    /// The error message of a function that expects a device and was called with such a part.
    static var refusal: String { get }
}

extension DevicePartContents {
    /// The default name of a part.
    public static var partName: String { "device part" }

    /// The default error of a part that takes no commands.
    public static var refusal: String { "expected a handle of kind device, got one of kind \(partName)" }
}
