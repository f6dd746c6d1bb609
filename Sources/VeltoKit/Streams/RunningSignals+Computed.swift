internal import VeltoCore
internal import VeltoWearable

/// The streams of signals computed by the library.
struct ComputedRun {
    /// A sensor in use.
    struct Source {
        let role: InertialRole
        let outlet: SampleOutlet
    }

    /// A stream of a program.
    struct Reader {
        let signal: ComputedSignal
        let stream: SampleStream
        /// The operation that started it.
        let start: Context.Operation
        /// Whether all sensors run.
        var hasBegun = false
    }

    let orientation: HostOrientation
    var readers: [Reader] = []

    /// The sensors used by the streams.
    var roles: [InertialRole] {
        InertialRole.allCases.filter { role in readers.contains { $0.signal.roles.contains(role) } }
    }

    /// Adds a stream.
    mutating func add(_ reader: Reader) {
        let feed = orientation.feed(of: reader.signal) ?? orientation.begin(reader.signal)
        feed.add(reader.stream.outlet)
        readers.append(reader)
    }

    /// Removes the first matching stream.
    mutating func remove(_ isWanted: (Reader) -> Bool) -> Reader? {
        guard let index = readers.firstIndex(where: isWanted) else { return nil }
        let reader = readers.remove(at: index)
        orientation.feed(of: reader.signal)?.remove(reader.stream.outlet)
        if !readers.contains(where: { $0.signal == reader.signal }) { orientation.end(reader.signal) }
        return reader
    }
}

/// Signals computed by the library.
///
/// Their sensors are started one after the other, and stopped after the last stream.
extension RunningSignals {
    mutating func addComputed(_ stream: SampleStream, _ operation: Context.Operation) -> [Step] {
        if computed == nil, let inertial {
            let listed = stream.device.signals.map(\.whole)
            computed = HostOrientation(inertial, in: listed).map { ComputedRun(orientation: $0) }
        }
        guard let signal = ComputedSignal(stream.outlet.signal.identifier), computed != nil else {
            return refuse(stream, operation, .signalHasChanged(stream.identifier))
        }
        computed?.add(ComputedRun.Reader(signal: signal, stream: stream, start: operation))
        return advanceComputed()
    }

    /// Begins the streams whose sensors run, and starts the next required sensor.
    mutating func advanceComputed() -> [Step] {
        var steps: [Step] = []
        for role in computed?.roles ?? [] {
            do throws(VeltoError) {
                guard let awaited = try attach(role) else { continue }
                steps = awaited
            } catch {
                return failComputed([role], error)
            }
            break
        }
        return beginComputed() + steps
    }

    /// Attaches a sensor; returns nil if it runs, and otherwise the steps that start it.
    private mutating func attach(_ role: InertialRole) throws(VeltoError) -> [Step]? {
        if let run = runs.first(where: { $0.feeds(role) }) { return run.isActive ? nil : [] }
        guard let outlet = try computed?.orientation.makeOutlet(of: role) else {
            throw VeltoError(.unsupported, "the device has no such sensor")
        }
        let source = ComputedRun.Source(role: role, outlet: outlet)
        guard let index = runs.firstIndex(where: { $0.feed.signal.key == outlet.signal.key }) else {
            let feed = SampleFeed(outlet.signal, prefersWideRange: true)
            feed.add(outlet)
            return [start(Run(feed: feed, start: names.next(), sources: [source]))]
        }
        guard runs[index].feed.signal.isSame(as: outlet.signal) else {
            throw .signalHasChanged(outlet.signal.identifier)
        }
        runs[index].feed.add(outlet)
        runs[index].sources.append(source)
        return runs[index].isActive ? nil : []
    }

    private mutating func beginComputed() -> [Step] {
        guard var readers = computed?.readers else { return [] }
        let running = InertialRole.allCases.filter { role in runs.contains { $0.isActive && $0.feeds(role) } }
        var steps: [Step] = []
        for index in readers.indices where !readers[index].hasBegun {
            guard readers[index].signal.roles.allSatisfy(running.contains) else { continue }
            readers[index].hasBegun = true
            readers[index].stream.begin()
            steps.append(.finish(readers[index].start, .success([])))
        }
        computed?.readers = readers
        return steps
    }

    // MARK: Ends

    /// Ends a stream for the program; nil if it is not a computed stream.
    mutating func removeComputed(_ stream: SampleStream, _ operation: Context.Operation?) -> [Step]? {
        guard let reader = computed?.remove({ $0.stream === stream }) else { return nil }
        let end = Step.finish(reader.start, .failure(VeltoError(.cancelled, "the stream was stopped")))
        let idle = dropSources()
        guard let last = idle.last else { return [end] + (operation.map { [.finish($0, .success([]))] } ?? []) }
        // The operation ends with the last of them.
        return [end] + idle.dropLast().map { .perform(.stop($0), as: SessionOperation(.null)) }
            + [.perform(.stop(last), as: SessionOperation(operation?.handle ?? .null))]
    }

    /// Handles the cancelled start of a stream; nil if it is not a computed stream.
    mutating func giveUpComputed(_ operation: Context.Operation, _ error: VeltoError) -> [Step]? {
        guard let reader = computed?.remove({ $0.start === operation }) else { return nil }
        reader.stream.fail(error)
        return stopIdle()
    }

    /// Handles the end of the sensors of these signals.
    mutating func failComputed(from ended: [Run], _ error: VeltoError) -> [Step] {
        failComputed(ended.flatMap(\.sources).map(\.role), error)
    }

    private mutating func failComputed(_ roles: [InertialRole], _ error: VeltoError) -> [Step] {
        var steps: [Step] = []
        while let reader = computed?.remove({ !$0.signal.roles.allSatisfy { !roles.contains($0) } }) {
            reader.stream.fail(error)
            steps.append(.finish(reader.start, .failure(error)))
        }
        return steps.isEmpty ? [] : steps + stopIdle() + beginComputed()
    }

    private mutating func stopIdle() -> [Step] {
        dropSources().map { .perform(.stop($0), as: SessionOperation(.null)) }
    }

    /// Removes the unused sensors, and returns the feeds without a reader.
    private mutating func dropSources() -> [SampleFeed] {
        let roles = computed?.roles ?? []
        for index in runs.indices {
            for source in runs[index].sources where !roles.contains(source.role) {
                runs[index].feed.remove(source.outlet)
            }
            runs[index].sources.removeAll { !roles.contains($0.role) }
        }
        defer { runs.removeAll { !$0.isNeeded } }
        return runs.filter { !$0.isNeeded }.map(\.feed)
    }
}

extension RunningSignals.Run {
    /// Whether a sensor of computed signals is its own.
    fileprivate func feeds(_ role: InertialRole) -> Bool { sources.contains { $0.role == role } }
}
