/// A request of the program for a stream: typed inside its family's module, but for the table.
public protocol StreamRequest: Sendable {
    /// What the frames will be.
    var table: SampleTable { get }
}

/// Starts and stops streams: a command like any other, whose operation the session ends.
public enum StreamCommand: SessionCommand {
    /// Configure the device, subscribe and start; the operation ends when frames are to be expected.
    ///
    /// If it fails, times out or is cancelled, a stop follows, which undoes what was begun.
    case start(any StreamRequest, SampleFeed)
    /// End the stream on the device, as far as no other stream needs the same.
    case stop(SampleFeed)
}
