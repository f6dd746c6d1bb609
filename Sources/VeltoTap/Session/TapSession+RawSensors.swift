internal import VeltoCore
internal import VeltoMotion
internal import VeltoWearable

extension TapSession {
    /// The silence in raw mode after which developer mode is reported as off (seconds).
    static let rawPatience = 3.0

    // MARK: Streams

    /// Starts or stops a raw sensor.
    ///
    /// The first stream requests raw mode; the end of the last one restores the previous mode.
    func perform(
        _ command: SignalCommand, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        switch command {
        case .start(let feed): try start(feed, operation, &out)
        case .stop(let feed): stop(feed, operation, &out)
        case .read: throw VeltoError(.unsupported, "a TAP streams its raw sensors, and none can be read")
        }
    }

    private func start(
        _ feed: SampleFeed, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        let writes = try modes.beginStreams(RawSensitivity(isWide: feed.prefersWideRange))
        let current = writes.isEmpty ? sensitivity : nil
        unsafe rawSignals.start(feed, current, out)
        // While the device may refuse the mode, each stream requests it.
        send(writes.isEmpty && current == nil ? modes.refresh() : writes, ending: operation, &out)
    }

    private func stop(_ feed: SampleFeed, _ operation: SessionOperation, _ out: inout SessionOutput) {
        unsafe rawSignals.stop(feed)
        send(unsafe rawSignals.areWanted ? [] : modes.endStreams(), ending: operation, &out)
    }

    // MARK: Mode

    /// Handles an accepted mode: raw values from now on have its sensitivities.
    func modeTaken(_ mode: TapMode, at time: Timestamp, _ out: SessionOutput) {
        if !mode.reportsTaps { unsafe decoder.release(out) }
        guard mode.sensitivity != sensitivity || mode.sensitivity == nil else { return }
        sensitivity = mode.sensitivity
        rawDeadline = sensitivity.map { _ in time.advanced(bySeconds: Self.rawPatience) }
        if let sensitivity { unsafe rawSignals.restart(sensitivity, out) }
    }

    /// Reports why no raw values arrive.
    func checkRawSilence(at time: Timestamp, _ out: inout SessionOutput) {
        guard let due = rawDeadline, time >= due else { return }
        let next = lastRawValues.advanced(bySeconds: Self.rawPatience)
        rawDeadline = next > time ? next : nil
        if rawDeadline != nil { return }
        out.tell(.silent, at: time)
        out.log(
            .warning, "the TAP is in raw mode and sends nothing: developer mode in its settings is probably off")
    }

    // MARK: Notifications

    /// Handles raw sensor values, and drops those of another mode.
    func takeRawSensors(_ bytes: ByteReader, at time: Timestamp, _ out: inout SessionOutput) {
        guard let sensitivity, modes.mode?.sensitivity != nil else { return }
        lastRawValues = time
        if rawDeadline == nil {
            rawDeadline = time.advanced(bySeconds: Self.rawPatience)
            finishTurn(&out)
        }
        var reader = RawMessageReader()
        let wantsMotion = out.wantsMotion
        var newest: Timestamp?
        while let message = reader.next(in: bytes) {
            let measured = unsafe rawSignals.feed(message, in: bytes, arrival: time, &out)
            guard wantsMotion, let sample = message.inertialSample(sensitivity, in: bytes) else { continue }
            if unsafe motion.take(sample, at: measured) { newest = measured }
        }
        if reader.isTruncated { out.log(.warning, "a notification of raw sensors ends early") }
        guard let newest else { return }
        // A game needs only the newest sample of a notification.
        unsafe motion.publish(at: newest, out.motion.aim, into: out.motion)
        if unsafe motion.hasNews, let news = unsafe motion.takeNews() { out.report(news, at: newest) }
        let range = sensitivity.gyroscopeRange.limit * .pi / 180
        unsafe motion.setSampling(period: rawSignals.motionPeriod, range: range)
    }
}
