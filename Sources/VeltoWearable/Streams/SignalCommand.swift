/// What the kit requests of a session about a signal: a command like any other, whose operation the session ends.
///
/// The feed says which signal it is. One feed at a time runs for each signal, however many streams read it; after it was
/// stopped, another one may be started.
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
