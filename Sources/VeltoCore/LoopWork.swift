/// A kind of work on an object.
///
/// Newer work replaces waiting work of the same kind and object. The work retains the object, so that no other object
/// gets its identity.
package struct LoopWork: Hashable, Sendable {
    private let name: String
    private let object: ObjectIdentifier

    /// Creates a kind of work on an object.
    package init(_ name: String, on object: AnyObject) {
        self.name = name
        self.object = ObjectIdentifier(object)
    }
}
