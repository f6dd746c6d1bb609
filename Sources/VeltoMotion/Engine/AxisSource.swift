/// Where the pointer's axes come from in frames with and without a packet.
///
/// Source: Triki protocol notes, 8.4.
///
/// The newest sample stays in force for a while, so that motion does not depend on packets and frames falling together
/// (correction F7). Then a supplement takes its place, if the program has set one: the device's own would carry the
/// pointer on for ever after the device fell silent.
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

    /// Sets what stands in where no sample is in force; `tiltX` plays the part of turning about x.
    mutating func setSupplement(rotation: Double, tiltX: Double, gyroY: Double, fromDevice: Bool) {
        supplement = AxisSample(gyroX: tiltX, gyroY: gyroY, rotation: rotation)
        isSupplementFromDevice = fromDevice
        isFresh = isFresh || fromDevice
    }

    /// Takes the rest of a sample that a program decoded.
    mutating func ingest(_ sample: AxisSample) {
        supplement.rotation = sample.rotation
        supplement.gyroY = sample.gyroY
        isSupplementFromDevice = false
    }

    /// The axes for a frame that lasted `elapsed` seconds.
    mutating func sample(elapsed: Double, hold: Double) -> AxisSample {
        // The age counts from the frame that was the first to use the sample.
        age = isFresh ? 0 : age + elapsed
        isFresh = false
        let isHeld = age <= hold + SignalMaths.timeSlack
        guard isHeld || !isSupplementFromDevice else { return AxisSample() }
        guard isHeld, var sample = newest else { return supplement }
        sample.rotation = supplement.rotation
        return sample
    }
}
