internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoWearable

/// MetaWear boards: timers, events and macros.
enum MetaWearProgramCalls {
    // MARK: Timers

    static func mwCreateTimer(
        _ target: BoardTarget, _ period: Double, _ repetitions: UInt32, _ startsImmediately: velto_bool
    ) throws(VeltoError) -> (timer: velto_timer, op: velto_op) {
        let ticks = repetitions == VELTO_REPEAT_FOREVER ? nil : UInt16(clamping: repetitions)
        if let kept = try target.kept {
            let timer = try MetaWearCalls.board(kept.device).planTimer(
                period: period, repetitions: ticks, startsImmediately: startsImmediately != 0, into: kept.sequence)
            return (velto_timer(timer.part.handle), velto_op())
        }
        let board = try MetaWearCalls.readyBoard(target.device)
        let (timer, operation) = try board.beginCreateTimer(
            period: period, repetitions: ticks, startsImmediately: startsImmediately != 0)
        return (velto_timer(timer.part.handle), velto_op(operation.handle))
    }

    static func timerStart(_ timer: TimerTarget, _ into: BoardTarget?) throws(VeltoError) -> velto_op {
        try BoardTarget.target(into, of: timer.device).start(timer.timer)
    }

    static func timerStop(_ timer: TimerTarget, _ into: BoardTarget?) throws(VeltoError) -> velto_op {
        try BoardTarget.target(into, of: timer.device).stop(timer.timer)
    }

    /// Returns the signal of the ticks.
    static func timerGetSignal(_ timer: TimerTarget) throws(VeltoError) -> velto_signal {
        velto_signal(try timer.device.signal(timer.timer.ticks).handle)
    }

    static func timerRemove(_ timer: TimerTarget) throws(VeltoError) -> velto_op {
        velto_op(try timer.timer.beginRemove().handle)
    }

    // MARK: Events

    static func mwCreateEvent(
        _ target: BoardTarget, _ signal: Signal, _ sequence: BoardTarget, _ token: velto_mw_token
    ) throws(VeltoError) -> (event: velto_board_event, op: velto_op) {
        let device = target.device
        guard signal.device === device else { throw .invalidArgument("signal", "belongs to another device") }
        let bytes = BoardToken(
            length: token.length, sourceOffset: token.source_offset, targetOffset: token.target_offset)
        let used = token.length == 0 ? nil : bytes
        let commands = try sequence.sequence(of: device)
        if let kept = try target.kept {
            let event = try MetaWearCalls.board(device).planEvent(
                signal.whole.key, commands, token: used, into: kept.sequence)
            return (velto_board_event(event.part.handle), velto_op())
        }
        let (event, operation) = try MetaWearCalls.readyBoard(device).beginCreateEvent(
            signal.whole.key, commands, token: used)
        return (velto_board_event(event.part.handle), velto_op(operation.handle))
    }

    static func boardEventRemove(_ event: BoardEventTarget) throws(VeltoError) -> velto_op {
        velto_op(try event.event.beginRemove().handle)
    }

    // MARK: Macros

    static func mwCreateMacro(
        _ device: Device, _ sequence: BoardTarget, _ runsAtBoot: velto_bool
    ) throws(VeltoError) -> (macro: velto_macro, op: velto_op) {
        let (macro, operation) = try MetaWearCalls.readyBoard(device).beginCreateMacro(
            sequence.sequence(of: device), runsAtBoot: runsAtBoot != 0)
        return (velto_macro(macro.part.handle), velto_op(operation.handle))
    }

    static func macroRun(_ macro: MacroTarget, _ into: BoardTarget?) throws(VeltoError) -> velto_op {
        try BoardTarget.target(into, of: macro.device).run(macro.macro)
    }

    static func mwEraseMacros(_ device: Device) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.board(device).beginEraseMacros().handle)
    }

    // MARK: Program

    static func mwListProgram(_ device: Device) throws(VeltoError) -> [velto_mw_program_item] {
        try MetaWearCalls.board(device).program.map { velto_mw_program_item($0) }
    }

    /// Copies the program of another board.
    static func mwCopyProgram(_ device: Device, _ state: String) throws(VeltoError) -> velto_op {
        velto_op(try MetaWearCalls.readyBoard(device).beginCopyProgram(from: state).handle)
    }

    /// Describes the parts that a copy would leave out.
    static func mwDescribeCopy(_ device: Device, _ state: String) throws(VeltoError) -> String {
        try MetaWearCalls.readyBoard(device).differences(from: state).joined(separator: "\n")
    }

    static func mwDescribeProgram(_ device: Device) throws(VeltoError) -> String {
        try MetaWearCalls.board(device).describeProgram()
    }
}

extension MetaWearCalls {
    /// Returns the board of a device; throws unless it is a READY board.
    fileprivate static func readyBoard(_ device: Device) throws(VeltoError) -> MetaWearDevice<Device> {
        _ = try status(of: device)
        return try board(device)
    }
}

// MARK: - Handles

/// A timer of a board, identified by its handle in C.
struct TimerTarget {
    let device: Device
    let timer: ProgramTimer<Device>
}

/// An event of a board, identified by its handle in C.
struct BoardEventTarget {
    let event: ProgramEvent<Device>
}

/// A macro of a board, identified by its handle in C.
struct MacroTarget {
    let device: Device
    let macro: ProgramMacro<Device>
}

/// Returns the live timer of a handle.
func resolve(_ handle: ObjectHandle, as type: TimerTarget.Type) throws(VeltoError) -> TimerTarget {
    let part = try HandleTable.shared.resolvePart(handle, .timer)
    return TimerTarget(device: part.device, timer: ProgramTimer(part.id, of: part.device))
}

/// Returns the live event of a handle.
func resolve(_ handle: ObjectHandle, as type: BoardEventTarget.Type) throws(VeltoError) -> BoardEventTarget {
    let part = try HandleTable.shared.resolvePart(handle, .boardEvent)
    return BoardEventTarget(event: ProgramEvent(part.id, of: part.device))
}

/// Returns the live macro of a handle.
func resolve(_ handle: ObjectHandle, as type: MacroTarget.Type) throws(VeltoError) -> MacroTarget {
    let part = try HandleTable.shared.resolvePart(handle, .macro)
    return MacroTarget(device: part.device, macro: ProgramMacro(part.id, of: part.device))
}

// MARK: - Values

extension velto_mw_program_item {
    /// Creates the C form of an occupied slot.
    init(_ entry: ProgramEntry) {
        self.init()
        number = entry.number
        if entry.isOwn { flags |= VELTO_MW_PROGRAM_OWN }
        switch entry.contents {
        case .timer(let period, let repetitions, let startsImmediately):
            kind = VELTO_MW_PROGRAM_KIND_TIMER
            (self.period, self.repetitions) = (period, repetitions.map { UInt32($0) } ?? VELTO_REPEAT_FOREVER)
            if startsImmediately { flags |= VELTO_MW_PROGRAM_STARTS_IMMEDIATELY }
            if let part = entry.part { timer = velto_timer(part.handle) }
        case .event(let module, let register, let id, let command):
            kind = VELTO_MW_PROGRAM_KIND_EVENT
            (source_module, source_register, source_id, command_count) = (module, register, id, 1)
            take(command)
            if let part = entry.part { board_event = velto_board_event(part.handle) }
        case .macro(let commands, let runsAtBoot):
            kind = VELTO_MW_PROGRAM_KIND_MACRO
            command_count = UInt32(clamping: commands.count)
            if commands.isEmpty { flags |= VELTO_MW_PROGRAM_UNKNOWN }
            if runsAtBoot { flags |= VELTO_MW_PROGRAM_RUNS_AT_BOOT }
            take(commands.first ?? [])
            if let part = entry.part { macro = velto_macro(part.handle) }
        }
    }

    private mutating func take(_ bytes: [UInt8]) {
        command_size = UInt8(clamping: FixedBytes.store(bytes, in: &command))
    }
}
