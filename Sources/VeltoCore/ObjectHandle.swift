/// The handle of an object in C programs: a number that identifies the object while it exists.
///
/// The kit's handle table creates and resolves handles; other modules only pass them on. Swift programs use the
/// objects.
@usableFromInline
package struct ObjectHandle: RawRepresentable, Hashable, BitwiseCopyable, Sendable {
    /// The null handle.
    @inlinable package static var null: ObjectHandle { ObjectHandle(rawValue: 0) }

    /// The number in the C interface; never 0 for an object.
    @usableFromInline
    package let rawValue: UInt64

    /// Creates a handle from a number.
    @inlinable
    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

extension ObjectHandle: ExpressibleByIntegerLiteral {
    /// Creates a handle from a number.
    @inlinable
    package init(integerLiteral value: UInt64) {
        self.init(rawValue: value)
    }
}
