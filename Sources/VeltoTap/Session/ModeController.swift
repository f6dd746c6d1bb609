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
    private var isReady = false
    /// The mode as requested, nil until the device is ready.
    private(set) var mode: TapMode?
    /// The state as requested; one that is requested early is kept until the hardware is known.
    private(set) var state: XRState?
    private var hasRequestedState = false
    /// User control is written once and stays.
    private var hasWrittenUserControl = false

    init(_ defaults: TapDefaults) {
        self.defaults = defaults
    }

    private var isActive: Bool { isReady && defaults.writesModes && !defaults.isPaused }

    /// Whether the device is a TapXR that takes states.
    var isEligible: Bool { TapFeature.xrStates.isAvailable(hardware: hardware, firmware: firmware) }

    // MARK: Ready

    /// The device is ready: it gets the defaults, unless mode or state were requested before on this link.
    mutating func begin(hardware: TapVersion?, firmware: TapVersion?) -> [Write] {
        self.hardware = hardware
        self.firmware = firmware
        isReady = true
        if mode == nil { mode = (try? accepted(defaults.mode)) ?? .controller }
        if !hasRequestedState { state = defaults.xrState }
        return isActive ? writes() : []
    }

    // MARK: Requests

    /// Sets the mode; throws if the device does not have it.
    mutating func set(_ requested: TapMode) throws(VeltoError) -> [Write] {
        let new = try accepted(requested)
        let old = mode
        mode = new
        guard isActive else { return [] }
        let writes = [.mode(new)] + (old == .text ? stateWrites() : [])
        // A TAP takes other sensitivities only in another mode.
        if old?.sensitivity != nil, new.sensitivity != nil, old != new { return [.mode(.controller)] + writes }
        return writes
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

    /// Takes other defaults; connected devices follow as far as those say.
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

    /// What makes the device a keyboard again, for the time without the program.
    func release() -> [Write] {
        guard isReady, defaults.writesModes else { return [] }
        return [.mode(.text)] + (isEligible ? [.state(.userControl)] : [])
    }

    /// What is to be written before the link is released.
    func goodbye() -> [Write] {
        defaults.isPaused ? [] : release()
    }

    // MARK: Parts

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
        guard let feature = mode.feature, !feature.isAvailable(hardware: hardware, firmware: firmware) else {
            return mode
        }
        guard let fallback = mode.fallback else {
            throw VeltoError(.unsupported, "the device's hardware or firmware does not have this mode")
        }
        return fallback
    }
}
