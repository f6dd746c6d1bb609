internal import VeltoCore
internal import VeltoWearable

/// The signals that a session feeds, or starts to: each is started for its first stream and stopped after its last.
///
/// Signals that the library computes are `RunningSignals+Computed`: their sources are started like any others. A value: functions return
/// the steps for the session and the operations. On the loop, or under the lock of a device that the program feeds.
struct RunningSignals {
    /// A step for the owner to take.
    enum Step {
        /// The session has to perform a command, and ends it by that name.
        case perform(SignalCommand, as: SessionOperation)
        /// The operation of a program has ended.
        case finish(Context.Operation, Result<[UInt8], VeltoError>)
    }

    /// A stream of a program.
    struct Reader {
        let stream: SampleStream
        /// The operation that started it.
        let start: Context.Operation
    }

    /// A signal that the session feeds.
    struct Run {
        let feed: SampleFeed
        /// The session's name of the start.
        let start: SessionOperation
        var isActive = false
        var readers: [Reader] = []
        /// The readers of signals that are computed from it.
        var sources: [ComputedRun.Source] = []

        var isNeeded: Bool { !readers.isEmpty || !sources.isEmpty }
    }

    /// Names for what is started.
    let names: SessionNames
    /// The signals from which others are computed; nil if none is.
    let inertial: InertialSignals?
    var runs: [Run] = []
    /// The signals that are computed; nil before the first one.
    var computed: ComputedRun?

    init(_ names: SessionNames, _ inertial: InertialSignals?) {
        (self.names, self.inertial) = (names, inertial)
    }

    /// Returns the list of a session with the signals that are computed from it.
    func listed(_ signals: [SignalDescription]) -> [SignalDescription] {
        signals + ComputedSignal.available(from: inertial, in: signals)
    }

    /// Starts a stream; its operation ends now or later.
    mutating func add(_ stream: SampleStream, startedBy operation: Context.Operation) -> [Step] {
        let signal = stream.outlet.signal
        if signal.abilities.contains(.computed) { return addComputed(stream, operation) }
        let reader = Reader(stream: stream, start: operation)
        if let index = runs.firstIndex(where: { $0.feed.signal.key == signal.key }) {
            guard runs[index].feed.signal.isSame(as: signal) else {
                return refuse(stream, operation, .signalHasChanged(stream.identifier))
            }
            guard runs[index].feed.countsLoss || !stream.countsLoss else {
                return refuse(stream, operation, .isNotCounted(stream.identifier))
            }
            runs[index].feed.add(stream.outlet)
            runs[index].readers.append(reader)
            guard runs[index].isActive else { return [] }
            stream.begin()
            return [.finish(operation, .success([]))]
        }
        let feed = SampleFeed(signal, countsLoss: stream.countsLoss)
        feed.add(stream.outlet)
        return [start(Run(feed: feed, start: names.next(), readers: [reader]))]
    }

    /// Adds a signal that the session is to start.
    mutating func start(_ run: Run) -> Step {
        runs.append(run)
        return .perform(.start(run.feed), as: run.start)
    }

    func refuse(
        _ stream: SampleStream, _ operation: Context.Operation, _ error: VeltoError
    ) -> [Step] {
        stream.fail(error)
        return [.finish(operation, .failure(error))]
    }

    /// Ends a stream for the program; one that has ended is left alone.
    ///
    /// `operation` waits for the device, if anyone does.
    mutating func remove(_ stream: SampleStream, _ operation: Context.Operation?) -> [Step] {
        stream.end()
        if let steps = removeComputed(stream, operation) { return steps }
        guard let (start, feed) = take({ $0.stream === stream }) else {
            return operation.map { [.finish($0, .success([]))] } ?? []
        }
        let end = Step.finish(start, .failure(VeltoError(.cancelled, "the stream was stopped")))
        if let feed { return [end, .perform(.stop(feed), as: SessionOperation(operation?.handle ?? .null))] }
        return [end] + (operation.map { [.finish($0, .success([]))] } ?? [])
    }

    /// The operation that starts a stream was given up.
    mutating func giveUp(_ operation: Context.Operation, _ error: VeltoError) -> [Step] {
        if let steps = giveUpComputed(operation, error) { return steps }
        guard let stream = stream(startedBy: operation), let (_, feed) = take({ $0.start === operation }) else {
            return []
        }
        stream.fail(error)
        return feed.map { [.perform(.stop($0), as: SessionOperation(.null))] } ?? []
    }

    private func stream(startedBy operation: Context.Operation) -> SampleStream? {
        runs.lazy.flatMap(\.readers).first { $0.start === operation }?.stream
    }

    /// Removes a reader; the feed is returned with the last one of a signal.
    private mutating func take(_ isWanted: (Reader) -> Bool) -> (start: Context.Operation, feed: SampleFeed?)? {
        for index in runs.indices {
            guard let place = runs[index].readers.firstIndex(where: isWanted) else { continue }
            let reader = runs[index].readers.remove(at: place)
            runs[index].feed.remove(reader.stream.outlet)
            return (reader.start, runs[index].isNeeded ? nil : runs.remove(at: index).feed)
        }
        return nil
    }

    /// The session has started a signal, or could not; nil if that is not what it has ended.
    mutating func ended(_ name: SessionOperation, _ result: Result<[UInt8], VeltoError>) -> [Step]? {
        guard let index = runs.firstIndex(where: { $0.start == name }) else { return nil }
        switch result {
        case .success:
            runs[index].isActive = true
            for reader in runs[index].readers { reader.stream.begin() }
            return runs[index].readers.map { .finish($0.start, .success([])) } + advanceComputed()
        case .failure(let error):
            let run = runs.remove(at: index)
            Self.fail(run, error)
            return run.readers.map { .finish($0.start, .failure(error)) }
                + [.perform(.stop(run.feed), as: SessionOperation(.null))] + failComputed(from: [run], error)
        }
    }

    /// Ends every stream and returns the ends of their operations; the device needs no command.
    mutating func endAll(_ error: VeltoError) -> [Step] {
        end(runs.map(\.feed.signal.key), error)
    }

    /// Ends the streams of some signals, by their keys, likewise.
    mutating func end(_ signals: [String], _ error: VeltoError) -> [Step] {
        let isEnding = { (run: Run) in signals.contains(run.feed.signal.key) }
        let ending = runs.filter(isEnding)
        runs.removeAll(where: isEnding)
        for run in ending { Self.fail(run, error) }
        return ending.flatMap(\.readers).map { .finish($0.start, .failure(error)) } + failComputed(from: ending, error)
    }

    /// The session may keep the feed: it must not keep the streams, which keep the device.
    private static func fail(_ run: Run, _ error: VeltoError) {
        for reader in run.readers {
            run.feed.remove(reader.stream.outlet)
            reader.stream.fail(error)
        }
    }
}

extension VeltoError {
    /// A signal streams already, and its frames are not counted.
    fileprivate static func isNotCounted(_ identifier: String) -> VeltoError {
        VeltoError(
            .invalidState,
            "the signal \(identifier) streams already, and its frames are not counted",
            remedy: "stop those streams first")
    }

    /// A signal was defined again while it streams.
    static func signalHasChanged(_ identifier: String) -> VeltoError {
        VeltoError(.invalidState, "the signal \(identifier) has changed", remedy: "stop the streams that began before")
    }
}
