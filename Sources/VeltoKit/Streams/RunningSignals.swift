internal import VeltoCore
internal import VeltoWearable

/// The signals that a session feeds or starts.
///
/// Each is started for its first stream and stopped after its last.
///
/// `RunningSignals+Computed` handles signals computed by the library: their sources are started like any other signal.
/// A value type: functions return the steps for the session and the operations. On the loop, or under the lock of a
/// device fed by the program.
struct RunningSignals {
    /// A step for the owner to perform.
    enum Step {
        /// Perform a session command, which ends under that name.
        case perform(SignalCommand, as: SessionOperation)
        /// End an operation of the program.
        case finish(Context.Operation, Result<[UInt8], VeltoError>)
    }

    /// A stream of a program.
    struct Reader {
        let stream: SampleStream
        /// The operation that started it.
        let start: Context.Operation
    }

    /// A signal fed by the session.
    struct Run {
        let feed: SampleFeed
        /// The session's name of the start operation.
        let start: SessionOperation
        var isActive = false
        var readers: [Reader] = []
        /// The readers of the signals computed from it.
        var sources: [ComputedRun.Source] = []

        var isNeeded: Bool { !readers.isEmpty || !sources.isEmpty }
    }

    /// Generates the names of started operations.
    let names: SessionNames
    /// The sources of computed signals; nil if there are none.
    let inertial: InertialSignals?
    var runs: [Run] = []
    /// The computed signals; nil before the first one.
    var computed: ComputedRun?

    init(_ names: SessionNames, _ inertial: InertialSignals?) {
        (self.names, self.inertial) = (names, inertial)
    }

    /// Returns the list of a session, extended by the signals computed from it.
    func listed(_ signals: [SignalDescription]) -> [SignalDescription] {
        signals + ComputedSignal.available(from: inertial, in: signals)
    }

    /// Starts a stream.
    ///
    /// Its operation ends now or later.
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

    /// Adds a signal that the session must start.
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

    /// Ends a stream for the program.
    ///
    /// Does nothing for an ended stream.
    ///
    /// `operation` waits for the device, if there is one.
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

    /// Handles the cancelled start of a stream.
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

    /// Removes a reader.
    ///
    /// Returns the feed with the last reader of a signal.
    private mutating func take(_ isWanted: (Reader) -> Bool) -> (start: Context.Operation, feed: SampleFeed?)? {
        for index in runs.indices {
            guard let place = runs[index].readers.firstIndex(where: isWanted) else { continue }
            let reader = runs[index].readers.remove(at: place)
            runs[index].feed.remove(reader.stream.outlet)
            return (reader.start, runs[index].isNeeded ? nil : runs.remove(at: index).feed)
        }
        return nil
    }

    /// Handles a signal whose start has succeeded or failed; nil if the name is not that of a start.
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

    /// Ends every stream and returns the ends of their operations.
    ///
    /// The device needs no command.
    mutating func endAll(_ error: VeltoError) -> [Step] {
        end(runs.map(\.feed.signal.key), error)
    }

    /// Ends the streams of some signals by key.
    ///
    /// The device needs no command.
    mutating func end(_ signals: [String], _ error: VeltoError) -> [Step] {
        let isEnding = { (run: Run) in signals.contains(run.feed.signal.key) }
        let ending = runs.filter(isEnding)
        runs.removeAll(where: isEnding)
        for run in ending { Self.fail(run, error) }
        return ending.flatMap(\.readers).map { .finish($0.start, .failure(error)) } + failComputed(from: ending, error)
    }

    /// The session may keep the feed.
    ///
    /// The feed must not keep the streams, which retain the device.
    private static func fail(_ run: Run, _ error: VeltoError) {
        for reader in run.readers {
            run.feed.remove(reader.stream.outlet)
            reader.stream.fail(error)
        }
    }
}

extension VeltoError {
    /// The error of a signal that already streams without counting its frames.
    fileprivate static func isNotCounted(_ identifier: String) -> VeltoError {
        VeltoError(
            .invalidState,
            "the signal \(identifier) streams already, and its frames are not counted",
            remedy: "stop those streams first")
    }

    /// The error of a signal that was redefined while it streams.
    static func signalHasChanged(_ identifier: String) -> VeltoError {
        VeltoError(.invalidState, "the signal \(identifier) has changed", remedy: "stop the streams that began before")
    }
}
