internal import VeltoCore
internal import VeltoWearable

/// Streams whose frames the board counts.
///
/// An accounter is created and removed with the stream.
extension BoardPlan {
    /// Returns the command that creates the accounter of a stream.
    func accounter(of signal: BoardSignal, _ feed: SampleFeed) throws(VeltoError) -> CreateProcessor {
        let source = try source(of: signal)
        let configuration = ProcessorConfiguration.accounter(AccounterProcessor(.count))
        do throws(VeltoError) {
            try configuration.check(source, processorFirmware)
        } catch {
            throw VeltoError(
                .unsupported, "the board cannot count the samples of \(signal.identifier): \(error.message)")
        }
        return CreateProcessor(
            part: PartID(accounterOf: feed), processor: Processor(source: source, configuration: configuration))
    }

    /// Returns a signal as a processor source, with its sensor's current or next setting.
    private func source(of signal: BoardSignal) throws(VeltoError) -> ProcessorSignal {
        if let output = output(of: signal) { return output }
        let setting = signal.sensor.flatMap { sensor in sensors.setting(of: sensor) ?? (try? nextSetting(of: sensor)) }
        let rate = setting.flatMap { $0.configuration.rate > 0 ? $0.configuration.rate : nil }
        guard let source = ProcessorSignal(signal, scale: setting?.scale, rate: rate) else {
            throw VeltoError(.unsupported, "the board cannot count the samples of \(signal.identifier)")
        }
        return source
    }

    /// Streams the output of the accounter instead of the signal.
    mutating func beginCounted(_ feed: SampleFeed) throws(VeltoError) -> [BoardStep] {
        guard let output = signals(of: PartID(accounterOf: feed)).first else { return [] }
        let scales = output.fields.map(\.scale)
        return [.effect(.configure(feed, rate: output.processed?.rate.limit, scales: scales))]
            + (try beginOutput(output, feed))
    }

    /// Ends a counted stream, and removes the accounter.
    mutating func endCounted(_ feed: SampleFeed, hasBegun: Bool) -> [BoardStep] {
        let part = PartID(accounterOf: feed)
        guard let output = signals(of: part).first else { return [] }
        var steps = endOutput(output, hasBegun: hasBegun)
        if let packets = try? program.removal(of: part, cascade: true) {
            let bytes = packets.compactMap { try? $0.packet.resolved(by: slots) }
            steps += BoardStep.end(bytes, "remove the accounter of a stream")
        }
        program.removed([part])
        slots[part] = nil
        return steps
    }
}

extension PartID {
    /// The accounter of a stream.
    ///
    /// It has no handle, and its number is not that of a handle.
    fileprivate init(accounterOf feed: SampleFeed) {
        self.init(ObjectHandle(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(feed)))))
    }
}
