public import VeltoWearable

/// What holds for every TAP of a context: the mode and state of new ones, and whether anything is written at all.
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
    /// Taps and pointer as game input.
    public var input = TapInput()

    /// The defaults of the vendor's SDK.
    public init() {}
}

/// How taps, gestures and the pointer become game input.
public struct TapInput: Hashable, Sendable {
    /// The combination that is the primary action; none turns it off.
    public var primaryFingers: FingerCombination = .thumb
    /// The movement of the position per count of the pointer's velocity.
    public var pointerGain = 0.002
    /// How a TAP is worn whose raw sensors move the pointer.
    public var mounting = Mounting.none

    /// The standard.
    public init() {}
}
