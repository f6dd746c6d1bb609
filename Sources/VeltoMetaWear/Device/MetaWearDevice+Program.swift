public import VeltoCore
public import VeltoWearable

/// Timers, events and macros, which work without a host.
extension MetaWearDevice {
    /// The timeout for recording a macro: for its beginning, and for each packet, of which a long command takes two.
    private static func recordingTime(_ sequence: CommandSequence) -> Double {
        30 + 0.5 * Double(sequence.kept.commands.count)
    }

    /// Creates a stopped timer.
    ///
    /// `repetitions` is its number of ticks; nil repeats without end.
    ///
    /// The timer can be started at once, and is removed if the operation fails: with `noSlot` if the board has no timer
    /// left.
    public func beginCreateTimer(
        period: Double, repetitions: UInt16? = nil, startsImmediately: Bool = false
    ) throws(VeltoError) -> (timer: ProgramTimer<Device>, operation: Device.Operation) {
        let timer = try BoardTimer(period: period, repetitions: repetitions, startsImmediately: startsImmediately)
        let (part, operation) = try create(.timer, TimerPart()) { CreateTimer(part: $0, timer: timer) }
        return (ProgramTimer(part, of: device), operation)
    }

    /// Makes the board execute the commands of a sequence for each sample of a signal, with or without a host.
    ///
    /// The sequence is copied. Each packet of the sequence takes one of the board's events. A token inserts bytes of
    /// the signal into a sequence of one packet.
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

    /// Records the creation of an event in a sequence, so that it exists after each reset.
    ///
    /// The sequence can then only become a boot macro.
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

    /// Records the creation of a timer in a sequence, so that it exists after each reset.
    ///
    /// The sequence can then only become a boot macro.
    ///
    /// The timer can be started, or used as the source of an event, only in later calls on that sequence.
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

    /// Creates a part whose creation is recorded in a sequence.
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

    /// Ends the parts planned by a sequence that will not be used again.
    public func endPlannedParts(of sequence: CommandSequence) {
        let parts = sequence.plannedParts
        for part in parts { device.endPart(part) }
        try? record.with { $0.planned.remove(parts) }
    }

    /// Stores the commands of a sequence on the board, which executes them on request or after each reset.
    ///
    /// The sequence is copied.
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

    /// Erases all macros, including those of other programs.
    ///
    /// The board erases them when the link ends.
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

    // MARK: The board's program

    /// The known timers, events and macros of the board, even while it is not connected.
    ///
    /// Parts of other programs are included after `recover()`. Macros of other programs cannot be read.
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

    /// Returns the program as text, including the kinds of slots that could not be read.
    public func describeProgram() throws(VeltoError) -> String {
        try record.with { $0.program }.text
    }
}

extension VeltoError {
    fileprivate static let emptySequence = VeltoError.invalidArgument(
        "sequence", "is empty", remedy: "add a command to it first")
}
