internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

/// A caller's table for frames: values, and infos unless they are NULL, with room for as many of both.
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
        // A size_t above the signed range arrives as a negative number; no stream holds that many.
        unsafe self.capacity = capacity < 0 ? .max : capacity
        // Both are the 32 bytes that the description fixes.
        unsafe self.infos = infos.map { unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: FrameInfo.self) }
        unsafe self.count = count
    }

    /// The number of frames for which there is room.
    var room: Int { unsafe values == nil ? 0 : capacity }

    /// Stores a frame, for which there is room; values of one byte each are the lowest bytes of the words.
    func put(_ info: FrameInfo, _ words: ArraySlice<UInt32>, at row: Int) {
        unsafe infos?[row] = info
        guard let place = unsafe values.map({ unsafe $0 + row * frameSize }) else { return }
        let width = unsafe words.isEmpty ? 0 : frameSize / words.count
        for (index, word) in words.enumerated() {
            if width == 1 {
                unsafe place.storeBytes(of: UInt8(truncatingIfNeeded: word), toByteOffset: index, as: UInt8.self)
            } else {
                unsafe place.storeBytes(of: word, toByteOffset: index * 4, as: UInt32.self)
            }
        }
    }

    /// Reports the number of frames.
    func setCount(_ found: Int) {
        unsafe count?.pointee = found
    }

    /// Takes frames of a stream, and returns whether there were any; without a table and room, only counts them.
    ///
    /// The frames must have the size of a row of the table.
    func take(from stream: SampleStream) throws(VeltoError) -> Bool {
        guard unsafe frameSize == stream.frameSize else { throw unsafe stream.refusal(ofSize: frameSize) }
        let found = unsafe values.map { unsafe stream.take(capacity, $0, infos) } ?? stream.waitingCount
        unsafe count?.pointee = found
        return found > 0
    }
}
