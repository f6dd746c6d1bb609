internal import VeltoCore

/// Streams of a device fed by the program.
///
/// Its session runs under the lock of the feed.
extension InputChannel {
    /// Starts a stream, and returns the ended operations.
    func start(_ stream: SampleStream, _ operation: Context.Operation) throws(VeltoError) -> [PacketFeed.End] {
        let ends = produce { $0?.start(stream, operation, at: time.now) }
        guard let ends else { throw VeltoError(.notConnected, "the device is not ready", remedy: "connect it first") }
        return ends
    }

    /// Ends a stream for the program, and returns the ended operations.
    func stop(_ stream: SampleStream, _ operation: Context.Operation?) -> [PacketFeed.End] {
        produce { $0?.stop(stream, operation, at: time.now) } ?? []
    }

    /// Ends every stream, and returns the ended operations.
    func endStreams(_ error: VeltoError) -> [PacketFeed.End] {
        produce { $0?.endStreams(error) } ?? []
    }
}
