// Generated from bindings/api/mw_program.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

// Calls these functions of MetaWearProgramCalls, which people write:
//
//     static func mwCreateTimer(_ device: BoardTarget, _ period: Double, _ repetitions: UInt32, _ startsImmediately: velto_bool) throws(VeltoError) -> (timer: velto_timer, op: velto_op)
//     static func timerStart(_ timer: TimerTarget, _ into: BoardTarget?) throws(VeltoError) -> velto_op
//     static func timerStop(_ timer: TimerTarget, _ into: BoardTarget?) throws(VeltoError) -> velto_op
//     static func timerGetSignal(_ timer: TimerTarget) throws(VeltoError) -> velto_signal
//     static func timerRemove(_ timer: TimerTarget) throws(VeltoError) -> velto_op
//     static func mwCreateEvent(_ device: BoardTarget, _ signal: Signal, _ sequence: BoardTarget, _ token: velto_mw_token) throws(VeltoError) -> (event: velto_board_event, op: velto_op)
//     static func boardEventRemove(_ event: BoardEventTarget) throws(VeltoError) -> velto_op
//     static func mwCreateMacro(_ device: Device, _ sequence: BoardTarget, _ runsAtBoot: velto_bool) throws(VeltoError) -> (macro: velto_macro, op: velto_op)
//     static func macroRun(_ macro: MacroTarget, _ into: BoardTarget?) throws(VeltoError) -> velto_op
//     static func mwEraseMacros(_ device: Device) throws(VeltoError) -> velto_op
//     static func mwListProgram(_ device: Device) throws(VeltoError) -> [velto_mw_program_item]
//     static func mwDescribeProgram(_ device: Device) throws(VeltoError) -> String
//     static func mwCopyProgram(_ device: Device, _ state: String) throws(VeltoError) -> velto_op
//     static func mwDescribeCopy(_ device: Device, _ state: String) throws(VeltoError) -> String

/// Create a stopped timer on a board.
@c @implementation
public func velto_mw_create_timer(
    _ device: velto_device, _ period: Double, _ repetitions: UInt32, _ starts_immediately: velto_bool,
    _ out_timer: UnsafeMutablePointer<velto_timer>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_create_timer") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        try checkNumber(period, "period", 0.001, 4294967.295)
        try checkInteger(repetitions, "repetitions", 0, 65534)
        try checkInteger(starts_immediately, "starts_immediately", 0, 1)
        try unsafe checkPointer(out_timer, "out_timer")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (timer, op) = try MetaWearProgramCalls.mwCreateTimer(deviceValue, period, repetitions, starts_immediately)
        unsafe out_timer?.pointee = timer
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_create_timer", device: ObjectHandle(device))
    }
}

/// Start a timer, or restart a running one.
@c @implementation
public func velto_timer_start(
    _ timer: velto_timer, _ into: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_timer_start") }
    do throws(VeltoError) {
        let timerValue = try resolve(ObjectHandle(timer), as: TimerTarget.self)
        let intoValue = try BoardTarget.optional(ObjectHandle(into))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProgramCalls.timerStart(timerValue, intoValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_timer_start", device: ObjectHandle(into))
    }
}

/// Stop a timer, which can be started again.
@c @implementation
public func velto_timer_stop(
    _ timer: velto_timer, _ into: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_timer_stop") }
    do throws(VeltoError) {
        let timerValue = try resolve(ObjectHandle(timer), as: TimerTarget.self)
        let intoValue = try BoardTarget.optional(ObjectHandle(into))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProgramCalls.timerStop(timerValue, intoValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_timer_stop", device: ObjectHandle(into))
    }
}

/// Get the tick signal of a timer, such as "timer?id=0".
@c @implementation
public func velto_timer_get_signal(
    _ timer: velto_timer, _ out_signal: UnsafeMutablePointer<velto_signal>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_timer_get_signal") }
    do throws(VeltoError) {
        let timerValue = try resolve(ObjectHandle(timer), as: TimerTarget.self)
        try unsafe checkPointer(out_signal, "out_signal")
        let signal = try MetaWearProgramCalls.timerGetSignal(timerValue)
        unsafe out_signal?.pointee = signal
        return VELTO_OK
    } catch {
        return report(error, in: "velto_timer_get_signal")
    }
}

/// Remove a timer from the board.
@c @implementation
public func velto_timer_remove(_ timer: velto_timer, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_timer_remove") }
    do throws(VeltoError) {
        let timerValue = try resolve(ObjectHandle(timer), as: TimerTarget.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProgramCalls.timerRemove(timerValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_timer_remove")
    }
}

/// Create an event that executes the commands of a sequence at each value of a signal, with or without a host.
@c @implementation
public func velto_mw_create_event(
    _ device: velto_device, _ signal: velto_signal, _ sequence: velto_device, _ token: UnsafePointer<velto_mw_token>?,
    _ out_event: UnsafeMutablePointer<velto_board_event>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_create_event") }
    do throws(VeltoError) {
        let deviceValue = try BoardTarget(ObjectHandle(device))
        let signalValue = try resolve(ObjectHandle(signal), as: Signal.self)
        let sequenceValue = try BoardTarget(ObjectHandle(sequence))
        let tokenValue = try unsafe token == nil ? velto_mw_token() : readFrozen(token, "token")
        try tokenValue.check("token")
        try unsafe checkPointer(out_event, "out_event")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (event, op) = try MetaWearProgramCalls.mwCreateEvent(deviceValue, signalValue, sequenceValue, tokenValue)
        unsafe out_event?.pointee = event
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_create_event", device: ObjectHandle(device))
    }
}

/// Remove an event from the board.
@c @implementation
public func velto_board_event_remove(
    _ event: velto_board_event, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_board_event_remove") }
    do throws(VeltoError) {
        let eventValue = try resolve(ObjectHandle(event), as: BoardEventTarget.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProgramCalls.boardEventRemove(eventValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_board_event_remove")
    }
}

/// Create a macro, which executes the commands of a sequence on request or after each reset.
@c @implementation
public func velto_mw_create_macro(
    _ device: velto_device, _ sequence: velto_device, _ runs_at_boot: velto_bool,
    _ out_macro: UnsafeMutablePointer<velto_macro>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_create_macro") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let sequenceValue = try BoardTarget(ObjectHandle(sequence))
        try checkInteger(runs_at_boot, "runs_at_boot", 0, 1)
        try unsafe checkPointer(out_macro, "out_macro")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (macro, op) = try MetaWearProgramCalls.mwCreateMacro(deviceValue, sequenceValue, runs_at_boot)
        unsafe out_macro?.pointee = macro
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_create_macro", device: ObjectHandle(device))
    }
}

/// Execute a macro once.
@c @implementation
public func velto_macro_run(
    _ macro: velto_macro, _ into: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_macro_run") }
    do throws(VeltoError) {
        let macroValue = try resolve(ObjectHandle(macro), as: MacroTarget.self)
        let intoValue = try BoardTarget.optional(ObjectHandle(into))
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProgramCalls.macroRun(macroValue, intoValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_macro_run", device: ObjectHandle(into))
    }
}

/// Erase all macros of a board, including those of other programs.
@c @implementation
public func velto_mw_erase_macros(_ device: velto_device, _ out_op: UnsafeMutablePointer<velto_op>?) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_erase_macros") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProgramCalls.mwEraseMacros(deviceValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_erase_macros", device: ObjectHandle(device))
    }
}

/// List the known timers, events and macros of a board, by kind and number.
@c @implementation
public func velto_mw_list_program(
    _ device: velto_device, _ items: UnsafeMutablePointer<velto_mw_program_item>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_list_program") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let itemsValue = try unsafe OutputBuffer(items, capacity, out_count, "items")
        let items = try MetaWearProgramCalls.mwListProgram(deviceValue)
        let stored = unsafe itemsValue.store(items)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_list_program", device: ObjectHandle(device))
    }
}

/// Describe the program of a board: a line for each timer, event and macro, and for parts that could not be read.
@c @implementation
public func velto_mw_describe_program(
    _ device: velto_device, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_describe_program") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try MetaWearProgramCalls.mwDescribeProgram(deviceValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_describe_program", device: ObjectHandle(device))
    }
}

/// Copy the program of another board to this one.
@c @implementation
public func velto_mw_copy_program(
    _ device: velto_device, _ state: UnsafePointer<CChar>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_copy_program") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let stateValue = try unsafe readText(state, "state", limit: 262144)
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let op = try MetaWearProgramCalls.mwCopyProgram(deviceValue, stateValue)
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_copy_program", device: ObjectHandle(device))
    }
}

/// Describe the parts of another board's program that velto_mw_copy_program() would skip, one line each with the reason.
@c @implementation
public func velto_mw_describe_copy(
    _ device: velto_device, _ state: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_describe_copy") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let stateValue = try unsafe readText(state, "state", limit: 262144)
        let bufferValue = try unsafe OutputBuffer(buffer, capacity, out_count, "buffer")
        let buffer = try MetaWearProgramCalls.mwDescribeCopy(deviceValue, stateValue)
        let stored = unsafe bufferValue.store(text: buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_mw_describe_copy", device: ObjectHandle(device))
    }
}
