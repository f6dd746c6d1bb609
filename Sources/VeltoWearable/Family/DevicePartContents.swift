package import VeltoCore

/// The name of a part, given out once.
public struct PartID: Hashable, Sendable {
    /// The part's handle.
    package let handle: ObjectHandle

    /// Wraps a handle.
    package init(_ handle: ObjectHandle) {
        self.handle = handle
    }
}

/// The contents of a part: typed inside of the family's module, opaque to everyone else.
///
/// Any thread: the program's functions and the session share it.
public protocol DevicePartContents: AnyObject, Sendable {
    /// The name of such a part in sentences.
    static var partName: String { get }

    /// The error message of a function that takes a device and was called with such a part.
    static var refusal: String { get }
}

extension DevicePartContents {
    /// A part without a name of its own.
    public static var partName: String { "device part" }

    /// The refusal of a part that takes no commands.
    public static var refusal: String { "expected a handle of kind device, got one of kind \(partName)" }
}
