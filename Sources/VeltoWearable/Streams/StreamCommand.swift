/// What the program wants streamed: typed inside of a family's module, but for the table.
public protocol StreamRequest: Sendable {
    /// What the frames will be.
    var table: SampleTable { get }
}

/// What a session is told of streams: a command like any other, whose operation it ends.
public enum StreamCommand: SessionCommand {
    /// Configure the device, subscribe and start; the operation ends when frames are to be expected.
    ///
    /// If it fails, or is given up, a stop follows that takes back what was begun.
    case start(any StreamRequest, SampleFeed)
    /// No one reads the stream any more: end it on the device, unless another stream needs what it is made of.
    case stop(SampleFeed)
}
