internal import VeltoCore
internal import VeltoWearable

/// Streams whose frames the board counts: an accounter is made with the stream, and removed with it.
extension BoardPlan {
    /// The command that makes the accounter of a stream.
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

    /// A signal as processors take it, as its sensor runs or will start.
    private func source(of signal: BoardSignal) throws(VeltoError) -> ProcessorSignal {
        if let output = output(of: signal) { return output }
        let setting = signal.sensor.flatMap { sensor in sensors.setting(of: sensor) ?? (try? nextSetting(of: sensor)) }
        let rate = setting.flatMap { $0.configuration.rate > 0 ? $0.configuration.rate : nil }
        guard let source = ProcessorSignal(signal, scale: setting?.scale, rate: rate) else {
            throw VeltoError(.unsupported, "the board cannot count the samples of \(signal.identifier)")
        }
        return source
    }

    /// Streams the output of the accounter in place of the signal.
    mutating func beginCounted(_ feed: SampleFeed) throws(VeltoError) -> [BoardStep] {
        guard let output = signals(of: PartID(accounterOf: feed)).first else { return [] }
        let scales = output.fields.map(\.scale)
        return [.effect(.configure(feed, rate: output.processed?.rate.limit, scales: scales))]
            + (try beginOutput(output, feed))
    }

    /// Ends such a stream, and removes the accounter.
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
    /// The accounter of a stream, which has no handle: the number is none of those.
    fileprivate init(accounterOf feed: SampleFeed) {
        self.init(ObjectHandle(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(feed)))))
    }
}
