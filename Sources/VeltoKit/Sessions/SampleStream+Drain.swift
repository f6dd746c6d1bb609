internal import VeltoCore
internal import VeltoWearable

extension SampleStream {
    /// The number of frames per batch.
    private static var portion: Int { 256 }

    /// Passes all waiting frames in batches of at least one frame, with their values row by row.
    func drain(_ take: (_ infos: ArraySlice<FrameInfo>, _ values: RawSpan) -> Void) {
        let size = frameSize
        var values = [UInt8](repeating: 0, count: Self.portion * size)
        var infos = [FrameInfo](repeating: FrameInfo(), count: Self.portion)
        while true {
            let count = unsafe values.withUnsafeMutableBytes { values in
                unsafe infos.withUnsafeMutableBufferPointer { infos in
                    unsafe values.baseAddress.map { unsafe self.take(Self.portion, $0, infos.baseAddress) } ?? 0
                }
            }
            guard count > 0 else { return }
            take(infos[..<count], unsafe values.span.bytes.extracting(0..<count * size))
        }
    }
}
