public import VeltoWearable

/// The defaults for all TAPs of a context: the mode and state of new TAPs, and whether anything is written at all.
public struct TapDefaults: FamilySettings, Hashable {
    /// The mode of a TAP that becomes ready.
    public var mode = TapMode.controller
    /// The state of a TapXR that becomes ready; nil writes none.
    public var xrState: XRState? = .userControl
    /// Whether the program is in the background: TAPs are keyboards meanwhile.
    public var isPaused = false
    /// Whether modes and states are written: the master switch.
    public var writesModes = true
    /// Whether a change of `mode` applies to connected TAPs too.
    public var appliesMode = false
    /// Whether a change of `xrState` applies to connected TAPs too.
    public var appliesXRState = false

    /// The defaults of the vendor's SDK.
    public init() {}
}
