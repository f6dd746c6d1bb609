internal import VeltoCore

/// Decides which mode and state are written to one TAP, and when.
///
/// A plain value; the session writes what it returns, mode before state. Source: TAP protocol notes, 2.2 to 2.4.
struct ModeController {
    /// Something to be written.
    enum Write: Hashable {
        case mode(TapMode)
        case state(XRState)
    }

    /// A TAP falls back to text mode unless its mode is written again within this time (seconds).
    static let refreshPeriod = 10.0

    private var defaults: TapDefaults
    private var hardware: TapVersion?
    private var firmware: TapVersion?
    private var isFramed = false
    private var isReady = false
    /// The mode that the program set or that is the default, nil until the device is ready.
    private var requested: TapMode?
    /// The mode and the state that the device has taken last, of those that were requested.
    private var taken: (mode: TapMode?, state: XRState?)
    /// The mode in which raw sensors are streamed, nil without streams: it wins over the one that was requested.
    private var streaming: TapMode?
    /// The state as requested; one that is requested early is kept until the hardware is known.
    private(set) var state: XRState?
    private var hasRequestedState = false
    /// User control is written once and stays.
    private var hasWrittenUserControl = false

    init(_ defaults: TapDefaults) {
        self.defaults = defaults
    }

    /// The mode that the device is to have, nil until it is ready.
    var mode: TapMode? { streaming ?? requested }

    private var isActive: Bool { isReady && defaults.writesModes && !defaults.isPaused }

    /// Whether the device is a TapXR that takes states.
    var isEligible: Bool { TapFeature.xrStates.isAvailable(hardware: hardware, firmware: firmware) }

    // MARK: Ready

    /// The device is ready: it gets the defaults, unless mode or state were requested before on this link.
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

    /// Sets the mode; throws if the device does not have it.
    ///
    /// Streams go on: a mode without raw sensors follows their end.
    mutating func set(_ new: TapMode) throws(VeltoError) -> [Write] {
        let (new, old) = (try accepted(new), mode)
        requested = new
        if streaming != nil {
            if new.sensitivity == nil { return [] }
            streaming = new
        }
        return change(from: old)
    }

    /// Streams begin: they take place in raw mode, with the sensitivity that the program set, or else that one.
    ///
    /// Throws if the device does not have it.
    mutating func beginStreams(_ sensitivity: RawSensitivity = RawSensitivity()) throws(VeltoError) -> [Write] {
        let old = mode
        streaming = if let old, old.sensitivity != nil { old } else { try accepted(.rawSensors(sensitivity)) }
        return mode == old ? [] : change(from: old)
    }

    /// No stream is left: the mode that the program set returns.
    mutating func endStreams() -> [Write] {
        let old = mode
        streaming = nil
        return mode == old ? [] : change(from: old)
    }

    /// Sets the state of a TapXR; nil writes none.
    mutating func set(_ requested: XRState?) throws(VeltoError) -> [Write] {
        if isReady, !isEligible {
            throw VeltoError(.unsupported, "the device is no TapXR whose firmware takes states")
        }
        hasRequestedState = true
        state = requested
        hasWrittenUserControl = false
        return isActive ? stateWrites() : []
    }

    /// The device has taken a mode, or the state if it is nil.
    mutating func wasTaken(_ mode: TapMode?) {
        if mode == nil { taken.state = state } else if mode == requested { taken.mode = mode }
    }

    /// The device has refused the mode that an operation requested, or the state if it is nil: it keeps the one before.
    mutating func wasRefused(_ mode: TapMode?) {
        if mode == nil { state = taken.state } else if mode == requested, let before = taken.mode { requested = before }
    }

    /// Replaces the defaults; connected devices follow if the defaults apply to them.
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

    /// Writes everything again.
    func refresh() -> [Write] {
        guard isActive, let mode else { return [] }
        guard let state, state != .userControl, mode != .text, isEligible else { return [.mode(mode)] }
        return [.mode(mode), .state(state)]
    }

    /// Returns the writes that make the device a keyboard again when the program leaves.
    func release() -> [Write] {
        guard isReady, defaults.writesModes else { return [] }
        return [.mode(.text)] + (isEligible ? [.state(.userControl)] : [])
    }

    // MARK: Parts

    /// Returns the writes that turn the old mode into the current one.
    private mutating func change(from old: TapMode?) -> [Write] {
        guard isActive, let mode else { return [] }
        let writes = [.mode(mode)] + (old == .text ? stateWrites() : [])
        // A TAP takes other sensitivities only in another mode.
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

    /// The mode that the device has instead of the requested one.
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
