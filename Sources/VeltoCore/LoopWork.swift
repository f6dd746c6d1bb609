/// A kind of work on an object: of several that wait for the loop, only the newest matters.
///
/// The work itself keeps the object, so that its identity belongs to no other object meanwhile.
public struct LoopWork: Hashable, Sendable {
    private let name: String
    private let object: ObjectIdentifier

    /// Names a kind of work on an object.
    public init(_ name: String, on object: AnyObject) {
        self.name = name
        self.object = ObjectIdentifier(object)
    }
}
