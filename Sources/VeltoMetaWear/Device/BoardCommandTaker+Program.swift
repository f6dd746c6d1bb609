public import VeltoCore
internal import VeltoWearable

/// Timers and macros on the board.
extension BoardCommandTaker {
    /// Starts a timer.
    ///
    /// A running timer starts over.
    public func start<Device>(_ timer: ProgramTimer<Device>) throws(VeltoError) -> Outcome {
        try perform(RunTimer(part: timer.item, isOn: true))
    }

    /// Stops a timer.
    ///
    /// It can be started again.
    public func stop<Device>(_ timer: ProgramTimer<Device>) throws(VeltoError) -> Outcome {
        try perform(RunTimer(part: timer.item, isOn: false))
    }

    /// Runs a macro.
    public func run<Device>(_ macro: ProgramMacro<Device>) throws(VeltoError) -> Outcome {
        try perform(RunMacro(part: macro.item))
    }
}
