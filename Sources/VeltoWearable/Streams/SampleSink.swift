package import VeltoCore

/// Takes the frames of a feed in place of a ring: other signals are computed from them.
///
/// Called on the loop.
package protocol SampleSink: AnyObject {
    /// Learns the configuration of the device.
    func configure(_ configuration: SampleOutlet.Configuration)

    /// Takes the frames of a run as they stand in a packet.
    func take(_ run: SampleRun, in bytes: RawSpan, _ format: SampleFormat, arrival: Timestamp)

    /// Learns of frames that did not arrive.
    func lose(_ count: UInt64)
}
