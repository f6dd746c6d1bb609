public import VeltoCore
public import VeltoWearable

extension WearableContext {
    /// The functions for all TAPs of the context.
    public var tap: TapContext<Self> { TapContext(context: self) }
}

/// The part of a context that concerns all TAPs, present and future.
///
/// ```swift
/// try context.tap.setDefaultMode(.controllerWithMouse)
/// try context.tap.pause()  // the program is in the background: TAPs are keyboards
/// try context.tap.resume()
/// ```
public struct TapContext<Context: WearableContext> {
    let context: Context

    /// The defaults of all TAPs.
    public var defaults: TapDefaults { context.familySettings(of: .tap) as? TapDefaults ?? TapDefaults() }

    /// Sets the mode of TAPs that become ready, and at once of connected ones if `appliesNow`; those whose raw sensors are
    /// streamed take it after the last stream.
    public func setDefaultMode(_ mode: TapMode, appliesNow: Bool = false) throws(VeltoError) {
        try change { defaults in
            defaults.mode = mode
            defaults.appliesMode = appliesNow
        }
    }

    /// Sets the state of TapXRs that become ready, and at once of connected ones if `appliesNow`; nil writes none.
    public func setDefaultXRState(_ state: XRState?, appliesNow: Bool = false) throws(VeltoError) {
        try change { defaults in
            defaults.xrState = state
            defaults.appliesXRState = appliesNow
        }
    }

    /// Sets the mode of all TAPs that are ready, and keeps it; the default stays.
    ///
    /// A TAP that does not have the mode keeps its own, and the log has an error.
    public func setMode(_ mode: TapMode) throws(VeltoError) {
        try context.performOnAll(TapCommand.setMode(mode), of: .tap)
    }

    /// Sets the state of all TapXRs that are ready, and keeps it; the default stays.
    public func setXRState(_ state: XRState?) throws(VeltoError) {
        try context.performOnAll(TapCommand.setXRState(state), of: .tap)
    }

    /// Makes all TAPs keyboards while the program is in the background; what is set meanwhile applies later.
    public func pause() throws(VeltoError) {
        try change { $0.isPaused = true }
    }

    /// Ends the pause: all TAPs get their modes back at once.
    public func resume() throws(VeltoError) {
        try change { $0.isPaused = false }
    }

    /// Writes the modes and states of all TAPs again, at once.
    public func refresh() throws(VeltoError) {
        try context.performOnAll(TapCommand.refresh, of: .tap)
    }

    /// Sets whether modes and states are written at all, for programs that share a TAP with another.
    public func setWritesModes(_ writesModes: Bool) throws(VeltoError) {
        try change { $0.writesModes = writesModes }
    }

    private func change(_ body: (inout TapDefaults) -> Void) throws(VeltoError) {
        try context.changeFamilySettings(of: .tap) { settings in
            var changed = settings as? TapDefaults ?? TapDefaults()
            // Defaults applied earlier must not be applied again.
            changed.appliesMode = false
            changed.appliesXRState = false
            body(&changed)
            return changed
        }
    }
}
