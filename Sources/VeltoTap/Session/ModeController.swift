internal import VeltoCore

/// Decides which mode and state are written to one TAP, and when.
///
/// A plain value type. The session performs the returned writes, mode before state. Source: TAP protocol notes, 2.2 to
/// 2.4.
struct ModeController {
    /// A pending write.
    enum Write: Hashable {
        case mode(TapMode)
        case state(XRState)
    }

    /// The period between two writes of the mode (seconds).
    ///
    /// Without them a TAP falls back to text mode.
    static let refreshPeriod = 10.0

    private var defaults: TapDefaults
    private var hardware: TapVersion?
    private var firmware: TapVersion?
    private var isFramed = false
    private var isReady = false
    /// The mode set by the program, or the default; nil until the device is ready.
    private var requested: TapMode?
    /// The mode and state that the device accepted last.
    private var taken: (mode: TapMode?, state: XRState?)
    /// The mode in which raw sensors are streamed; nil without streams.
    ///
    /// It overrides the requested mode.
    private var streaming: TapMode?
    /// The requested state.
    ///
    /// An early request is kept until the hardware is known.
    private(set) var state: XRState?
    private var hasRequestedState = false
    /// User control is written once and persists.
    private var hasWrittenUserControl = false

    init(_ defaults: TapDefaults) {
        self.defaults = defaults
    }

    /// The target mode of the device; nil until the device is ready.
    var mode: TapMode? { streaming ?? requested }

    private var isActive: Bool { isReady && defaults.writesModes && !defaults.isPaused }

    /// Whether the device is a TapXR with states.
    var isEligible: Bool { TapFeature.xrStates.isAvailable(hardware: hardware, firmware: firmware) }

    // MARK: Ready

    /// Applies the defaults to a ready device, unless a mode or state was requested earlier on this link.
    mutating func begin(hardware: TapVersion?, firmware: TapVersion?, isFramed: Bool) -> [Write] {
        self.hardware = hardware
        self.firmware = firmware
        self.isFramed = isFramed
        isReady = true
        requested = (try? accepted(requested ?? defaults.mode)) ?? .controller
        if !hasRequestedState { state = defaults.xrState }
        return isActive ? writes() : []
    }

    // MARK: Requests

    /// Sets the mode; throws if the device does not support it.
    ///
    /// Streams continue: a mode without raw sensors applies after they end.
    mutating func set(_ new: TapMode) throws(VeltoError) -> [Write] {
        let (new, old) = (try accepted(new), mode)
        requested = new
        if streaming != nil {
            if new.sensitivity == nil { return [] }
            streaming = new
        }
        return change(from: old)
    }

    /// Begins streams in raw mode, with the program's sensitivity or else the given one.
    ///
    /// Throws if the device does not support it.
    mutating func beginStreams(_ sensitivity: RawSensitivity = RawSensitivity()) throws(VeltoError) -> [Write] {
        let old = mode
        streaming = if let old, old.sensitivity != nil { old } else { try accepted(.rawSensors(sensitivity)) }
        return mode == old ? [] : change(from: old)
    }

    /// Ends the last stream and restores the program's mode.
    mutating func endStreams() -> [Write] {
        let old = mode
        streaming = nil
        return mode == old ? [] : change(from: old)
    }

    /// Sets the state of a TapXR; nil writes none.
    mutating func set(_ requested: XRState?) throws(VeltoError) -> [Write] {
        if isReady, !isEligible {
            throw VeltoError(.unsupported, "the device is not a TapXR whose firmware supports states")
        }
        hasRequestedState = true
        state = requested
        hasWrittenUserControl = false
        return isActive ? stateWrites() : []
    }

    /// Records that the device accepted a mode, or the state if `mode` is nil.
    mutating func wasTaken(_ mode: TapMode?) {
        if mode == nil { taken.state = state } else if mode == requested { taken.mode = mode }
    }

    /// Records that the device refused a requested mode, or the state if `mode` is nil.
    ///
    /// The device keeps the previous one.
    mutating func wasRefused(_ mode: TapMode?) {
        if mode == nil { state = taken.state } else if mode == requested, let before = taken.mode { requested = before }
    }

    /// Replaces the defaults.
    ///
    /// Connected devices change if the defaults apply to them.
    mutating func take(_ new: TapDefaults) -> [Write] {
        let wasActive = isActive
        defaults = new
        guard isReady else { return [] }
        var writes: [Write] = []
        if new.appliesMode { writes += (try? set(new.mode)) ?? [] }
        if new.appliesXRState { writes += (try? set(new.xrState)) ?? [] }
        if wasActive, new.isPaused { return release() }
        if !wasActive, isActive { return self.writes() }
        return writes
    }

    /// Returns all writes again.
    func refresh() -> [Write] {
        guard isActive, let mode else { return [] }
        guard let state, state != .userControl, mode != .text, isEligible else { return [.mode(mode)] }
        return [.mode(mode), .state(state)]
    }

    /// Returns the writes that make the device a keyboard when the program exits.
    func release() -> [Write] {
        guard isReady, defaults.writesModes else { return [] }
        return [.mode(.text)] + (isEligible ? [.state(.userControl)] : [])
    }

    // MARK: Parts

    /// Returns the writes that change the old mode to the current one.
    private mutating func change(from old: TapMode?) -> [Write] {
        guard isActive, let mode else { return [] }
        let writes = [.mode(mode)] + (old == .text ? stateWrites() : [])
        // A TAP accepts a new sensitivity only after a change of mode.
        if old?.sensitivity != nil, mode.sensitivity != nil, old != mode { return [.mode(.controller)] + writes }
        return writes
    }

    private mutating func writes() -> [Write] {
        guard let mode else { return [] }
        return [.mode(mode)] + stateWrites()
    }

    private mutating func stateWrites() -> [Write] {
        guard isEligible, mode != .text, let state else { return [] }
        guard state == .userControl else { return [.state(state)] }
        guard !hasWrittenUserControl else { return [] }
        hasWrittenUserControl = true
        return [.state(state)]
    }

    /// Returns the mode that the device uses for the requested one.
    private func accepted(_ mode: TapMode) throws(VeltoError) -> TapMode {
        if mode == .tapHold, !isFramed {
            throw VeltoError(.unsupported, "the device does not report holds: only the framed protocol does")
        }
        guard let feature = mode.feature, !feature.isAvailable(hardware: hardware, firmware: firmware) else {
            return mode
        }
        guard let fallback = mode.fallback else {
            throw VeltoError(.unsupported, "the device's hardware or firmware does not have this mode")
        }
        return fallback
    }
}
