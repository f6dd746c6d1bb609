/// A signal request of the library to a session.
///
/// It is a command whose operation the session ends.
///
/// The feed identifies the signal. Each signal has at most one running feed, which serves all of its streams. Another
/// feed may start after a stop.
public enum SignalCommand: SessionCommand {
    /// Configure the device, subscribe and start.
    ///
    /// The operation ends when the signal has started.
    ///
    /// If it fails, times out or is cancelled, a stop follows, which undoes the partial start.
    case start(SampleFeed)
    /// Stop the signal on the device, except for resources shared with another signal.
    case stop(SampleFeed)
    /// Read the signal once: feed a frame, then end the operation.
    ///
    /// The timeout is in seconds; nil is the family's default.
    case read(SampleFeed, timeout: Double? = nil)
}
