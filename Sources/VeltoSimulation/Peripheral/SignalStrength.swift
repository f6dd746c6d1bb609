/// The signal strength of a device: a random walk in steps of up to 2 dB, within 6 dB of its mean.
struct SignalStrength {
    private var deviation = 0
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed, stream: 0x51)
    }

    /// Returns the next reading (dBm).
    mutating func next(around mean: Int8) -> Int8 {
        let step = Int(random.next() % 5) - 2
        deviation = max(-6, min(6, deviation + step))
        return Int8(clamping: Int(mean) + deviation)
    }
}
