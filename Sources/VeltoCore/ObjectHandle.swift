/// The handle by which a C program names an object: a number that finds the object as long as it lives.
///
/// Handles are made and followed by the kit's handle table; other modules carry them along. Swift programs hold the objects.
@usableFromInline
package struct ObjectHandle: RawRepresentable, Hashable, BitwiseCopyable, Sendable {
    /// No object.
    @inlinable package static var null: ObjectHandle { ObjectHandle(rawValue: 0) }

    /// The number that crosses the C interface; 0 is never one.
    @usableFromInline
    package let rawValue: UInt64

    /// Creates the value from a number.
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
