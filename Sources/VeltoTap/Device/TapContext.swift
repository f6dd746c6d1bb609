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

    /// Sets the default mode, which every TAP gets when it becomes ready.
    ///
    /// With `appliesNow`, connected TAPs also change. A TAP that streams raw sensors changes after its last stream.
    public func setDefaultMode(_ mode: TapMode, appliesNow: Bool = false) throws(VeltoError) {
        try change { defaults in
            defaults.mode = mode
            defaults.appliesMode = appliesNow
        }
    }

    /// Sets the default state, which every TapXR gets when it becomes ready; nil writes none.
    ///
    /// With `appliesNow`, connected TapXRs also change.
    public func setDefaultXRState(_ state: XRState?, appliesNow: Bool = false) throws(VeltoError) {
        try change { defaults in
            defaults.xrState = state
            defaults.appliesXRState = appliesNow
        }
    }

    /// Sets the mode of all ready TAPs, and keeps it; the default does not change.
    ///
    /// A TAP that does not support the mode keeps its own, and an error is logged.
    public func setMode(_ mode: TapMode) throws(VeltoError) {
        try context.performOnAll(TapCommand.setMode(mode), of: .tap)
    }

    /// Sets the state of all ready TapXRs, and keeps it; the default does not change.
    public func setXRState(_ state: XRState?) throws(VeltoError) {
        try context.performOnAll(TapCommand.setXRState(state), of: .tap)
    }

    /// Makes all TAPs keyboards while the program is in the background.
    ///
    /// Modes set during the pause apply after it.
    public func pause() throws(VeltoError) {
        try change { $0.isPaused = true }
    }

    /// Ends the pause and restores the modes of all TAPs at once.
    public func resume() throws(VeltoError) {
        try change { $0.isPaused = false }
    }

    /// Rewrites the modes and states of all TAPs at once.
    public func refresh() throws(VeltoError) {
        try context.performOnAll(TapCommand.refresh, of: .tap)
    }

    /// Sets whether the library writes modes and states.
    ///
    /// Programs that share a TAP with another program turn this off.
    public func setWritesModes(_ writesModes: Bool) throws(VeltoError) {
        try change { $0.writesModes = writesModes }
    }

    private func change(_ body: (inout TapDefaults) -> Void) throws(VeltoError) {
        try context.changeFamilySettings(of: .tap) { settings in
            var changed = settings as? TapDefaults ?? TapDefaults()
            // Defaults that were already applied must not be applied again.
            changed.appliesMode = false
            changed.appliesXRState = false
            body(&changed)
            return changed
        }
    }
}
