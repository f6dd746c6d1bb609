internal import VeltoCore
internal import VeltoWearable

extension TapSession {
    /// A TAP in raw mode that sends nothing for so long does not have developer mode on (seconds).
    static let rawPatience = 3.0

    // MARK: Mode

    /// The device has taken a mode: raw values that arrive from now on have its sensitivities.
    func modeTaken(_ mode: TapMode, at time: Timestamp) {
        guard mode.sensitivity != sensitivity || mode.sensitivity == nil else { return }
        sensitivity = mode.sensitivity
        rawDeadline = sensitivity.map { _ in time.advanced(bySeconds: Self.rawPatience) }
        unsafe rawClock = RawClock()
    }

    /// Explains why no raw values arrive.
    func checkRawSilence(at time: Timestamp, _ out: inout SessionOutput) {
        guard let due = rawDeadline, time >= due else { return }
        rawDeadline = nil
        out.tell(.silent)
        out.log(
            .warning, "the TAP is in raw mode and sends nothing: developer mode in its settings is probably off")
    }

    // MARK: Notifications

    /// Takes raw sensor values; those that stray in from another mode are dropped.
    func takeRawSensors(_ bytes: Span<UInt8>, at time: Timestamp, _ out: inout SessionOutput) {
        guard let sensitivity, modes.mode?.sensitivity != nil else { return }
        rawDeadline = nil
        var reader = RawMessageReader()
        var motion: (message: RawMessage, time: Timestamp)?
        while let message = reader.next(in: bytes) {
            if message.kind == .imu { motion = (message, unsafe rawClock.take(message.tick, arrival: time).time) }
        }
        if reader.isTruncated { out.log(.warning, "a notification of raw sensors ends early") }
        // A game needs no more than the newest of a notification.
        guard let (message, measured) = motion else { return }
        out.publish(RawMotion.frame(message, sensitivity, unsafe decoder.input.mounting, at: measured))
    }
}
