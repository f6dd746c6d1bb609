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
}

extension DevicePartContents {
    /// A part without a name of its own.
    public static var partName: String { "device part" }
}
