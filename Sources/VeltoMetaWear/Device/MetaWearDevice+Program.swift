public import VeltoCore
public import VeltoWearable

/// Timers, events and macros: the acts of a board without a host.
extension MetaWearDevice {
    /// Seconds within which a board records a macro: its beginning, and each packet, of which a long command takes two.
    private static func recordingTime(_ sequence: CommandSequence) -> Double {
        30 + 0.5 * Double(sequence.kept.commands.count)
    }

    /// Creates a timer, which does not run yet; `repetitions` is the number of its ticks, nil for an endless one.
    ///
    /// It can be started at once, and is gone if the operation fails: with `noSlot` if the board has no timer left.
    public func beginCreateTimer(
        period: Double, repetitions: UInt16? = nil, startsImmediately: Bool = false
    ) throws(VeltoError) -> (timer: ProgramTimer<Device>, operation: Device.Operation) {
        let timer = try BoardTimer(period: period, repetitions: repetitions, startsImmediately: startsImmediately)
        let (part, operation) = try create(.timer, TimerPart()) { CreateTimer(part: $0, timer: timer) }
        return (ProgramTimer(part, of: device), operation)
    }

    /// Lets the board obey the commands of a sequence whenever a signal comes, host or no host; the sequence is copied.
    ///
    /// Each packet of the sequence takes one of the board's events. A token puts bytes of the signal into a sequence of one packet.
    public func beginCreateEvent(
        _ identifier: String, _ sequence: CommandSequence, token: BoardToken? = nil
    ) throws(VeltoError) -> (event: ProgramEvent<Device>, operation: Device.Operation) {
        let (kept, checked) = (sequence.kept, try token.map { (token) throws(VeltoError) in try token.checked() })
        guard !kept.commands.isEmpty else { throw .emptySequence }
        let (part, operation) = try create(.boardEvent, EventPart()) {
            CreateEventsOfSequence(part: $0, identifier: identifier, kept: kept, token: checked)
        }
        return (ProgramEvent(part, of: device), operation)
    }

    /// Keeps the creation of an event in a sequence, which can only become a macro that runs at boot then: the event is there after each reset.
    ///
    /// The event has no number before that, and cannot be removed by its part.
    public func planEvent(
        _ identifier: String, _ sequence: CommandSequence, token: BoardToken? = nil, into target: CommandSequence
    ) throws(VeltoError) -> ProgramEvent<Device> {
        let (kept, checked) = (sequence.kept, try token.map { (token) throws(VeltoError) in try token.checked() })
        guard !kept.commands.isEmpty else { throw .emptySequence }
        let part = try plan(.boardEvent, EventPart(), into: target) {
            CreateEventsOfSequence(part: $0, identifier: identifier, kept: kept, token: checked)
        }
        return ProgramEvent(part, of: device)
    }

    /// Keeps the creation of a timer in a sequence, which can only become a macro that runs at boot then: the timer is there after each reset.
    ///
    /// It can be started and used as the source of an event in later calls on that sequence, and nowhere else.
    public func planTimer(
        period: Double, repetitions: UInt16? = nil, startsImmediately: Bool = false, into sequence: CommandSequence
    ) throws(VeltoError) -> ProgramTimer<Device> {
        let timer = try BoardTimer(period: period, repetitions: repetitions, startsImmediately: startsImmediately)
        let part = try plan(.timer, TimerPart(), into: sequence) { (part) throws(VeltoError) in
            try device.makeSignal(BoardTimer.plannedTicks(of: part), of: part)
            return CreateTimer(part: part, timer: timer)
        }
        return ProgramTimer(part, of: device)
    }

    /// Makes a part whose creation a sequence keeps.
    func plan(
        _ kind: PartKind, _ contents: any DevicePartContents, into sequence: CommandSequence,
        _ command: (PartID) throws(VeltoError) -> any BoardCommand
    ) throws(VeltoError) -> PartID {
        let (record, part) = (try record, try device.makePart(kind, contents))
        do throws(VeltoError) {
            try sequence.perform(try command(part))
            record.with { $0.planned.add(part) }
            return part
        } catch {
            device.endPart(part)
            throw error
        }
    }

    /// Ends the parts that a sequence has planned: it will not be used again.
    public func endPlannedParts(of sequence: CommandSequence) {
        let parts = sequence.plannedParts
        for part in parts { device.endPart(part) }
        try? record.with { $0.planned.remove(parts) }
    }

    /// Keeps the commands of a sequence on the board, which obeys them on request, or after each reset; the sequence is copied.
    public func beginCreateMacro(
        _ sequence: CommandSequence, runsAtBoot: Bool
    ) throws(VeltoError) -> (macro: ProgramMacro<Device>, operation: Device.Operation) {
        let kept = sequence.kept
        guard !kept.commands.isEmpty else { throw .emptySequence }
        let (part, operation) = try create(.macro, MacroPart(), timeout: Self.recordingTime(sequence)) {
            CreateMacroOfSequence(part: $0, kept: kept, runsAtBoot: runsAtBoot)
        }
        return (ProgramMacro(part, of: device), operation)
    }

    /// Erases all macros, also those of other programs; the board does so when the link ends.
    public func beginEraseMacros() throws(VeltoError) -> Device.Operation {
        try begin.perform(EraseMacros())
    }

    private func create(
        _ kind: PartKind, _ contents: any DevicePartContents, timeout: Double = Self.standardTimeout,
        _ command: (PartID) -> any BoardCommand
    ) throws(VeltoError) -> (part: PartID, operation: Device.Operation) {
        guard status != nil else { throw .notConnected }
        let part = try device.makePart(kind, contents)
        do throws(VeltoError) {
            return (part, try device.perform(command(part), timeout: timeout))
        } catch {
            device.endPart(part)
            throw error
        }
    }

    // MARK: What runs

    /// The timers, events and macros of the board, as far as the library knows them; also while the board is not connected.
    ///
    /// Parts of other programs are there once `recover()` has read them; macros of others cannot be read.
    public var program: [ProgramEntry] {
        get throws(VeltoError) {
            let record = try record
            makePartsOfProgram()
            let (entries, handles) = record.with { ($0.program.entries, $0.handles) }
            return entries.map { entry in
                var entry = entry
                entry.part = entry.part.map { handles[$0] ?? $0 }
                // Parts of loggers have no handles.
                if let part = entry.part, (try? device.contents(of: part)) == nil { entry.part = nil }
                return entry
            }
        }
    }

    /// The same as text for people, with the kinds of slots that could not be read.
    public func describeProgram() throws(VeltoError) -> String {
        try record.with { $0.program }.text
    }
}

extension VeltoError {
    fileprivate static let emptySequence = VeltoError.invalidArgument(
        "sequence", "is empty", remedy: "add a command to it first")
}
