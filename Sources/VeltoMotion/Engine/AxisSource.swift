/// Where the pointer's axes come from in frames with and without a packet.
///
/// Source: Triki protocol notes, 8.4.
///
/// The newest sample stays in force for a while, so that motion does not depend on packets and frames falling together
/// (correction F7); then a supplement takes its place.
struct AxisSource: Sendable {
    /// What stands in where no sample is in force.
    var supplement = AxisSample()
    private var newest: AxisSample?
    private var age = 0.0

    mutating func take(_ sample: AxisSample) {
        newest = sample
        age = -1
    }

    /// The axes for a frame that lasted `elapsed` seconds.
    mutating func sample(elapsed: Double, hold: Double) -> AxisSample {
        // The age counts from the frame that was the first to use the sample.
        age = age < 0 ? 0 : age + elapsed
        guard var sample = newest, age <= hold + SignalMaths.timeSlack else { return supplement }
        sample.rotation = supplement.rotation
        return sample
    }
}
