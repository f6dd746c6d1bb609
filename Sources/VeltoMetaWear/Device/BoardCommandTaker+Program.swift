public import VeltoCore
internal import VeltoWearable

/// Timers and macros that are on the board.
extension BoardCommandTaker {
    /// Starts a timer; one that runs begins again.
    public func start<Device>(_ timer: ProgramTimer<Device>) throws(VeltoError) -> Outcome {
        try perform(RunTimer(part: timer.item, isOn: true))
    }

    /// Stops a timer, which can be started again.
    public func stop<Device>(_ timer: ProgramTimer<Device>) throws(VeltoError) -> Outcome {
        try perform(RunTimer(part: timer.item, isOn: false))
    }

    /// Runs a macro.
    public func run<Device>(_ macro: ProgramMacro<Device>) throws(VeltoError) -> Outcome {
        try perform(RunMacro(part: macro.item))
    }
}
