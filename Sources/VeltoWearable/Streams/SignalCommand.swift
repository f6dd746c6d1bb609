/// A request of the library to a session about a signal: a command like any other, whose operation the session ends.
///
/// The feed identifies the signal. Each signal has at most one running feed, which serves all of its streams. Another
/// feed may start after a stop.
public enum SignalCommand: SessionCommand {
    /// Configure the device, subscribe and start; the operation ends when frames are to be expected.
    ///
    /// If it fails, times out or is cancelled, a stop follows, which undoes what was begun.
    case start(SampleFeed)
    /// End the signal on the device, as far as no other signal needs the same.
    case stop(SampleFeed)
    /// Read the signal once: feed one frame, then end the operation; the device has `timeout` seconds, or the family's own time.
    case read(SampleFeed, timeout: Double? = nil)
}
