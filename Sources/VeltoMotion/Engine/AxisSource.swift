/// The source of the pointer's axes in frames with and without a packet.
///
/// The newest sample stays valid for some time, so that motion does not depend on packets and frames coinciding
/// (correction F7). After that, a supplement set by the program replaces it. A supplement from the device does not,
/// since it would keep moving the pointer of a silent device. Source: Triki protocol notes, 8.4.
struct AxisSource: Sendable {
    private var supplement = AxisSample()
    private var isSupplementFromDevice = false
    private var newest: AxisSample?
    private var age = Double.infinity
    private var isFresh = false

    mutating func take(_ sample: AxisSample) {
        newest = sample
        isFresh = true
    }

    /// Sets the substitute for a missing sample; `tiltX` replaces the rotation about x.
    mutating func setSupplement(rotation: Double, tiltX: Double, gyroY: Double, fromDevice: Bool) {
        supplement = AxisSample(gyroX: tiltX, gyroY: gyroY, rotation: rotation)
        isSupplementFromDevice = fromDevice
        isFresh = isFresh || fromDevice
    }

    /// Processes the other values of a sample that the program decoded.
    mutating func ingest(_ sample: AxisSample) {
        supplement.rotation = sample.rotation
        supplement.gyroY = sample.gyroY
        isSupplementFromDevice = false
    }

    /// Returns the axes for a frame that lasted `elapsed` seconds.
    mutating func sample(elapsed: Double, hold: Double) -> AxisSample {
        // The age counts from the first frame that used the sample.
        age = isFresh ? 0 : age + elapsed
        isFresh = false
        let isHeld = age <= hold + SignalMaths.timeSlack
        guard isHeld || !isSupplementFromDevice else { return AxisSample() }
        guard isHeld, var sample = newest else { return supplement }
        sample.rotation = supplement.rotation
        return sample
    }
}
