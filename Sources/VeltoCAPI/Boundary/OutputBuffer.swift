internal import VeltoCore

/// A caller's buffer for a result of any size.
///
/// It receives the elements that fit. `out_count` receives the full size, unless it is NULL. NULL with capacity 0
/// queries the size.
@unsafe
struct OutputBuffer<Element> {
    private let target: UnsafeMutablePointer<Element>?
    private let capacity: Int
    private let count: UnsafeMutablePointer<Int>?

    init(
        _ target: UnsafeMutablePointer<Element>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
        _ name: StaticString
    ) throws(VeltoError) {
        unsafe try checkPointer(count, "out_count", nullAllowed: true)
        unsafe self.count = count
        // A size_t above the signed range arrives as a negative number. No result is that large.
        unsafe self.capacity = capacity < 0 ? .max : capacity
        unsafe self.target = capacity == 0 ? target : try required(target, name)
    }

    /// The maximum number of elements for a call that also removes them from their source.
    var takeable: Int { unsafe target == nil ? 0 : capacity }

    /// Stores the elements that fit; returns `truncated` if some do not.
    func store(_ elements: [Element]) -> ResultCode {
        unsafe store(elements[...], of: elements.count)
    }

    private func store(_ elements: ArraySlice<Element>, of whole: Int) -> ResultCode {
        unsafe count?.pointee = whole
        guard let target = unsafe target else { return .ok }
        let fitting = unsafe elements.prefix(capacity)
        for (index, element) in fitting.enumerated() { unsafe target[index] = element }
        return fitting.count < whole ? .truncated : .ok
    }
}

extension OutputBuffer where Element == CChar {
    /// Stores a text with its NUL, truncated at a character boundary if necessary; the count includes the NUL.
    func store(text: String) -> ResultCode {
        let fitting = unsafe FixedText.prefix(of: text, bytes: capacity &- 1)
        return unsafe store(fitting.utf8.map { CChar(bitPattern: $0) } + [0], of: text.utf8.count + 1)
    }
}

extension OutputBuffer where Element == UInt8 {
    init(
        bytes: UnsafeMutableRawPointer?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ name: StaticString
    ) throws(VeltoError) {
        unsafe try self.init(bytes?.assumingMemoryBound(to: UInt8.self), capacity, count, name)
    }
}
