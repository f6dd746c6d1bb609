/// The source of the pointer's axes in frames with and without a packet.
///
/// Source: Triki protocol notes, 8.4.
///
/// The newest sample stays valid for some time, so that motion does not depend on packets and frames coinciding
/// (correction F7). Then a supplement replaces it, if the program has set one: the device's own would keep moving the
/// pointer after the device fell silent.
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

    /// Sets the substitute for a missing sample; `tiltX` takes the role of rotation about x.
    mutating func setSupplement(rotation: Double, tiltX: Double, gyroY: Double, fromDevice: Bool) {
        supplement = AxisSample(gyroX: tiltX, gyroY: gyroY, rotation: rotation)
        isSupplementFromDevice = fromDevice
        isFresh = isFresh || fromDevice
    }

    /// Takes the remainder of a sample that a program decoded.
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
