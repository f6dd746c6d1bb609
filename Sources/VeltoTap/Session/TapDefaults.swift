public import VeltoWearable

/// The defaults of all TAPs of a context: mode and state of new TAPs, and whether anything is written.
public struct TapDefaults: FamilySettings, Hashable {
    /// The mode of a TAP that becomes ready.
    public var mode = TapMode.controller
    /// The state of a TapXR that becomes ready; nil writes none.
    public var xrState: XRState? = .userControl
    /// Whether the program is in the background; TAPs are then keyboards.
    public var isPaused = false
    /// Whether the library writes modes and states at all.
    public var writesModes = true
    /// Whether a change of `mode` also applies to connected TAPs.
    public var appliesMode = false
    /// Whether a change of `xrState` also applies to connected TAPs.
    public var appliesXRState = false

    /// Creates the defaults of the vendor's SDK.
    public init() {}
}
