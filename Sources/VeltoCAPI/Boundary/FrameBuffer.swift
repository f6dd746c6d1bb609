internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// A caller's table for frames: values, and optional infos, with the same capacity.
@unsafe
struct FrameBuffer {
    private let values: UnsafeMutableRawPointer?
    let frameSize: Int
    private let capacity: Int
    private let infos: UnsafeMutablePointer<FrameInfo>?
    private let count: UnsafeMutablePointer<Int>?

    init(
        _ values: UnsafeMutableRawPointer?, _ frameSize: Int, _ capacity: Int,
        _ infos: UnsafeMutablePointer<velto_frame_info>?, _ count: UnsafeMutablePointer<Int>?, _ name: StaticString
    ) throws(VeltoError) {
        unsafe try checkPointer(count, "out_count", nullAllowed: true)
        unsafe try checkPointer(infos, "infos", nullAllowed: true)
        if capacity != 0, unsafe values == nil {
            throw .invalidArgument("\(name)", "is NULL, with a capacity of \(capacity)")
        }
        unsafe self.values = values
        unsafe self.frameSize = frameSize
        // A size_t above the signed range arrives as a negative number. No stream contains as many frames.
        unsafe self.capacity = capacity < 0 ? .max : capacity
        // Both types have the 32 bytes that the API description fixes.
        unsafe self.infos = infos.map { unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: FrameInfo.self) }
        unsafe self.count = count
    }

    /// The number of frames that fit.
    var room: Int { unsafe values == nil ? 0 : capacity }

    /// Stores frames that fit; one-byte values are the lowest bytes of the words.
    func put(_ rows: ArraySlice<FrameInfo>, _ words: ArraySlice<UInt32>, at row: Int) {
        guard let place = unsafe values.map({ unsafe $0 + row * frameSize }), !rows.isEmpty else { return }
        unsafe rows.withUnsafeBufferPointer { rows in
            guard let infos = unsafe infos, let start = rows.baseAddress else { return }
            unsafe (infos + row).update(from: start, count: rows.count)
        }
        unsafe words.withUnsafeBytes { words in
            if unsafe words.count == frameSize * rows.count {
                guard let start = words.baseAddress else { return }
                unsafe place.copyMemory(from: start, byteCount: words.count)
            } else {
                for index in 0..<words.count / 4 {
                    let word = unsafe words.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
                    unsafe place.storeBytes(
                        of: UInt8(truncatingIfNeeded: word), toByteOffset: index, as: UInt8.self)
                }
            }
        }
    }

    /// Sets the reported number of frames.
    func setCount(_ found: Int) {
        unsafe count?.pointee = found
    }

    /// Takes frames of a stream, and returns whether there were any; without a table, only counts them.
    ///
    /// The frame size must equal the row size of the table.
    func take(from stream: SampleStream) throws(VeltoError) -> Bool {
        guard unsafe frameSize == stream.frameSize else { throw unsafe stream.refusal(ofSize: frameSize) }
        let found = unsafe values.map { unsafe stream.take(capacity, $0, infos) } ?? stream.waitingCount
        unsafe count?.pointee = found
        return found > 0
    }
}
