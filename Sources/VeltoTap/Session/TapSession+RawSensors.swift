internal import VeltoCore
internal import VeltoWearable

extension TapSession {
    /// A TAP in raw mode that sends nothing for so long does not have developer mode on (seconds).
    static let rawPatience = 3.0

    // MARK: Streams

    /// Starts or stops a raw sensor; the first one asks for raw mode, the last one restores the mode before.
    func perform(
        _ command: SignalCommand, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        switch command {
        case .start(let feed): try start(feed, operation, &out)
        case .stop(let feed): try stop(feed, operation, &out)
        case .read: throw VeltoError(.unsupported, "a TAP streams its raw sensors, and none can be read")
        }
    }

    private func start(
        _ feed: SampleFeed, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        guard modes.mode?.sensitivity == nil else {
            unsafe rawSignals.start(feed, sensitivity, out)
            // While the device may refuse the mode, each stream asks for itself.
            return send(sensitivity == nil ? modes.refresh() : [], ending: operation, &out)
        }
        let before = modes.mode
        let writes = try modes.set(.rawSensors(RawSensitivity()))
        modeBeforeRaw = before
        unsafe rawSignals.start(feed, nil, out)
        send(writes, ending: operation, &out)
    }

    private func stop(
        _ feed: SampleFeed, _ operation: SessionOperation, _ out: inout SessionOutput
    ) throws(VeltoError) {
        unsafe rawSignals.stop(feed)
        guard unsafe !rawSignals.areWanted, let before = modeBeforeRaw else {
            return out.finish(operation, .success([]))
        }
        modeBeforeRaw = nil
        send(try modes.set(before), ending: operation, &out)
    }

    // MARK: Mode

    /// The device has other services, with which its streams have ended: the mode before them is to be written.
    func leaveRawMode() {
        if let before = modeBeforeRaw { _ = try? modes.set(before) }
    }

    /// The device has taken a mode: raw values that arrive from now on have its sensitivities.
    func modeTaken(_ mode: TapMode, at time: Timestamp, _ out: SessionOutput) {
        if !mode.reportsTaps { unsafe decoder.release(out) }
        guard mode.sensitivity != sensitivity || mode.sensitivity == nil else { return }
        sensitivity = mode.sensitivity
        rawDeadline = sensitivity.map { _ in time.advanced(bySeconds: Self.rawPatience) }
        if let sensitivity { unsafe rawSignals.restart(sensitivity, out) }
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
            let measured = unsafe rawSignals.feed(message, in: bytes, arrival: time, out)
            if message.kind == .imu { motion = (message, measured) }
        }
        if reader.isTruncated { out.log(.warning, "a notification of raw sensors ends early") }
        // A game needs no more than the newest of a notification.
        guard let (message, measured) = motion else { return }
        out.publish(RawMotion.frame(message, in: bytes, sensitivity, inputSettings.mounting, at: measured))
    }
}
