package import VeltoCore

/// Takes the frames of a feed instead of a ring, to compute other signals.
///
/// Called on the loop.
package protocol SampleSink: AnyObject {
    /// Receives the configuration of the device.
    func configure(_ configuration: SampleOutlet.Configuration)

    /// Takes the frames of a run in packet layout.
    func take(_ run: SampleRun, in bytes: RawSpan, _ format: SampleFormat, arrival: Timestamp)

    /// Records lost frames.
    func lose(_ count: UInt64)
}
