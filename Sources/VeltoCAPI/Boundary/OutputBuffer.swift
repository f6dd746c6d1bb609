internal import VeltoCore

/// A caller's buffer for an answer of unknown length.
///
/// When the answer does not fit, nothing but the needed number is written. Capacity 0 with NULL is the way to ask.
@unsafe
struct OutputBuffer<Element> {
    private let target: UnsafeMutablePointer<Element>?
    private let capacity: Int
    private let count: UnsafeMutablePointer<Int>

    init(
        _ target: UnsafeMutablePointer<Element>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
        _ name: StaticString
    ) throws(VeltoError) {
        unsafe self.count = try required(count, "out_count")
        // A size_t above the signed range arrives as a negative number; no answer is that large.
        unsafe self.capacity = capacity < 0 ? .max : capacity
        unsafe self.target = capacity == 0 ? nil : try required(target, name)
    }

    func store(_ elements: [Element]) throws(VeltoError) {
        unsafe count.pointee = elements.count
        guard unsafe elements.count <= capacity else {
            throw unsafe VeltoError(.bufferTooSmall, "the buffer holds \(capacity), the answer needs \(elements.count)")
        }
        guard let target = unsafe target else { return }
        for (index, element) in elements.enumerated() { unsafe target[index] = element }
    }
}

extension OutputBuffer where Element == CChar {
    /// Stores a text with its final NUL, which counts.
    func store(text: String) throws(VeltoError) {
        try unsafe store(text.utf8.map { CChar(bitPattern: $0) } + [0])
    }
}

extension OutputBuffer where Element == UInt8 {
    init(
        bytes: UnsafeMutableRawPointer?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ name: StaticString
    ) throws(VeltoError) {
        unsafe try self.init(bytes?.assumingMemoryBound(to: UInt8.self), capacity, count, name)
    }
}
