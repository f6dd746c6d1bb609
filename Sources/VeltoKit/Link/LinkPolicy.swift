internal import VeltoCore
internal import VeltoBluetooth

/// The policy of a link, as a value type: events in, actions out.
///
/// `DeviceLink` performs the actions.
///
/// | state       | leaves it                                                                             |
/// |-------------|---------------------------------------------------------------------------------------|
/// | none        | a connect operation, auto-connect, or the retry timer → connecting                    |
/// | connecting  | link up → discovering; failure, or it is no longer needed → none                      |
/// | discovering | session ready → ready; session failure or deadline → closing; link down → none        |
/// | ready       | disconnect → closing; link down → none                                                |
/// | closing     | link down → none                                                                      |
///
/// A requested link is re-established after a loss, and retried while an operation waits for it, as `ConnectTries` decides.
/// Source: architecture decision 13.
struct LinkPolicy {
    /// The timeout between link up and a ready device (seconds).
    ///
    /// It exceeds the 30 s of an attribute protocol request: ending a link while bluetoothd 5.66 still waits for a
    /// response crashes bluetoothd.
    static let discoveryDeadline = 35.0

    enum Event: Hashable {
        /// The program requests the link.
        case requested
        /// Auto-connect requests the link.
        case requestedAutomatically
        /// The program requests the end of the link.
        case released
        /// The program has cancelled the last operation waiting for the link.
        case waitersGone
        /// The last operation waiting for the link has timed out.
        case waitersOverdue(VeltoError)
        case reconnectPolicyChanged
        /// The radio became usable.
        case backendReady
        case retryTimerFired
        case deadlinePassed
        case attemptFailed(VeltoError)
        case up
        /// Services are discovered: the family's session starts.
        case servicesKnown
        /// The family and all subscriptions of the program are ready.
        case sessionReady
        /// The link has failed.
        case failed(VeltoError)
        /// The family's goodbye is complete.
        case goodbyeSaid
        case down(DownReason)
    }

    enum Action: Hashable {
        case connect
        case beginSession
        case sayGoodbye
        case endSession
        case disconnect
        case startDeadline(seconds: Double)
        case stopDeadline
        case startRetryTimer(seconds: Double)
        case stopRetryTimer
        /// Keep the calibration if the device is expected to reconnect.
        case stateChanged(from: LinkState, reason: DownReason, error: VeltoError?)
        case finishConnecting(VeltoError?)
        case finishDisconnecting
        /// The device is ready.
        case announceConnected
        case announceDisconnected(DownReason, willReconnect: Bool)
        case announceFailure(VeltoError, attempts: UInt32, willRetry: Bool)
        /// Ignore the device in auto-connect: its family is unknown.
        case reject
    }

    private(set) var state = LinkState.none
    /// Whether the link is requested.
    ///
    /// The request survives losses.
    private(set) var isWanted = false
    /// Whether a lost link is re-established.
    var reconnects = true
    /// Whether a firmware update needs the link across all restarts of the device.
    ///
    /// It is then retried without back-off.
    var isHeld = false
    /// The longest remaining timeout of the operations waiting for the link (seconds); nil if none waits.
    var awaitedTime: Double?
    /// Whether the device requires pairing and is not paired.
    var needsPairing = false
    /// The failed attempts of the requested link.
    private(set) var tries = ConnectTries()
    /// Whether failures are retried: the link was ready since it was requested, or auto-connect requested it.
    private var isPersistent = false
    private var isRetryTimerRunning = false
    /// Whether the program requested the link again while the previous one is closing.
    private var isRequestedAgain = false
    /// Whether the last failure was announced with a retry.
    private var owesTry = false
    /// Whether this link became ready.
    private var wasReady = false
    /// The number of attempts since the link was last ready.
    private var attempts: UInt32 = 0
    /// The error of a link that is closed without a release by the program.
    private(set) var pendingFailure: VeltoError?
    private var backoff: ReconnectBackoff
    private var actions: [Action] = []

    init(initialDelay: Double) {
        backoff = ReconnectBackoff(initialDelay: initialDelay)
    }

    /// Handles an event and returns the actions to perform, in order.
    mutating func handle(_ event: Event) -> [Action] {
        defer { actions = [] }
        switch event {
        case .requested: requested(isPersistent: isPersistent || isHeld)
        case .requestedAutomatically: requestedAutomatically()
        case .released: released()
        case .waitersGone: waitersGone()
        case .waitersOverdue(let error): waitersOverdue(error)
        case .reconnectPolicyChanged: if !reconnects { stopRetryTimer() }
        case .backendReady, .retryTimerFired: begin()
        case .deadlinePassed: deadlinePassed()
        case .attemptFailed(let error): attemptFailed(error)
        case .up: up()
        case .servicesKnown: if state == .discovering { actions.append(.beginSession) }
        case .sessionReady: sessionReady()
        case .failed(let error): failed(error)
        case .goodbyeSaid: if state == .closing { actions.append(.disconnect) }
        case .down(let reason): down(reason)
        }
        return actions
    }

    // MARK: Requests

    private mutating func requested(isPersistent: Bool) {
        isWanted = true
        self.isPersistent = isPersistent
        isRequestedAgain = state == .closing && pendingFailure == nil
        if state == .ready { actions.append(.finishConnecting(nil)) }
        begin()
    }

    private mutating func requestedAutomatically() {
        isWanted = true
        isPersistent = true
        if !isRetryTimerRunning { begin() }
    }

    private mutating func waitersGone() {
        tries = ConnectTries()
        if isTriedForWaiters { released() }
    }

    /// Announces the end of a connect operation, unless a failure was announced as the last one or will be with the
    /// link's end.
    private mutating func waitersOverdue(_ error: VeltoError) {
        let isToldElsewhere = state == .none ? !owesTry : state == .closing && pendingFailure != nil
        let mustTell = isTriedForWaiters && !isToldElsewhere
        waitersGone()
        if mustTell { announce(error) }
    }

    /// Whether the link ends with the operations waiting for it.
    private var isTriedForWaiters: Bool { state != .ready && !(isPersistent && reconnects) }

    private mutating func released() {
        isWanted = false
        owesTry = false
        isPersistent = false
        isRequestedAgain = false
        tries = ConnectTries()
        stopRetryTimer()
        actions.append(.finishConnecting(VeltoError(.cancelled, "the device was disconnected by request")))
        letGo()
    }

    // MARK: Attempts

    private mutating func begin() {
        guard isWanted, state == .none else { return }
        stopRetryTimer()
        attempts &+= 1
        enter(.connecting)
        actions += [.startDeadline(seconds: ReconnectBackoff.renewal), .connect]
    }

    private mutating func attemptFailed(_ error: VeltoError) {
        guard state == .connecting else { return }
        // Without a radio the device is not at fault: the link is retried when the radio works.
        let waitsForRadio = error.isRadioTrouble
        let goesOn = waitsForRadio || isPersistent && reconnects || isRetried(error)
        enter(.none, goesOn ? .unknown : .gaveUp, error)
        if waitsForRadio {
            finishConnecting(error)
        } else {
            backoff.failed()
            failedToConnect(error)
        }
        announce(error)
    }

    /// Announces a failed attempt.
    ///
    /// Another attempt follows if the link is requested and time is left.
    private mutating func announce(_ error: VeltoError) {
        let hasTime = awaitedTime.map { tries.pause < $0 } ?? true
        owesTry = isWanted && (hasTime || error.isRadioTrouble || isPersistent && reconnects)
        actions.append(.announceFailure(error, attempts: attempts, willRetry: owesTry))
    }

    private mutating func deadlinePassed() {
        switch state {
        case .connecting:
            actions.append(.disconnect)
            enter(.none, .timeout)
            begin()
        case .discovering:
            failed(
                VeltoError(
                    .timeout,
                    "the device was not ready within \(Int(Self.discoveryDeadline)) s, although it is connected",
                    remedy: "connect again, or restart the device"
                ))
        case .none, .ready, .closing:
            break
        }
    }

    /// Whether the operation waiting for the link continues after such a failure.
    private func isRetried(_ error: VeltoError) -> Bool {
        awaitedTime != nil && isWanted && ConnectTries.retried.contains(error.code)
    }

    /// Handles a failed attempt: retries, or ends the operation.
    private mutating func failedToConnect(_ error: VeltoError) {
        let isRetried = isRetried(error)
        tries.failed(error)
        if isRetried {
            isRetryTimerRunning = true
            actions.append(.startRetryTimer(seconds: tries.pause))
        } else {
            finishConnecting(error)
            retry()
        }
    }

    private mutating func finishConnecting(_ error: VeltoError) {
        actions.append(.finishConnecting(tries.explain(error)))
        tries = ConnectTries()
    }

    private mutating func retry() {
        guard isPersistent, isWanted, reconnects else {
            isWanted = false
            return
        }
        isRetryTimerRunning = true
        actions.append(.startRetryTimer(seconds: isHeld ? ConnectTries.firstPause : backoff.delay))
    }

    private mutating func stopRetryTimer() {
        isRetryTimerRunning = false
        actions.append(.stopRetryTimer)
    }

    // MARK: Changes of the link

    private mutating func up() {
        guard isWanted, state == .connecting else { return }
        enter(.discovering)
        actions.append(.startDeadline(seconds: Self.discoveryDeadline))
    }

    private mutating func sessionReady() {
        guard state == .discovering else { return }
        enter(.ready)
        backoff.succeeded()
        attempts = 0
        owesTry = false
        tries = ConnectTries()
        isPersistent = true
        wasReady = true
        actions += [.announceConnected, .finishConnecting(nil)]
    }

    private mutating func failed(_ error: VeltoError) {
        guard state == .discovering || state == .ready else { return }
        let isUnanswered = needsPairing && state == .discovering && error.code == .timeout
        pendingFailure = isUnanswered ? Self.pairingUnanswered : error
        // The daemon may report a partial table while a device starts another program.
        if error.code == .unsupported, !isHeld {
            // A retry would give the same result (correction F19).
            isPersistent = false
            actions.append(.reject)
        }
        letGo()
    }

    private mutating func letGo() {
        switch state {
        case .none:
            actions.append(.finishDisconnecting)
        case .connecting:
            actions.append(.disconnect)
            enter(.none, .local)
            actions.append(.finishDisconnecting)
        case .discovering, .ready:
            enter(.closing)
            actions.append(.sayGoodbye)
        case .closing:
            break
        }
    }

    private mutating func down(_ reason: DownReason) {
        let previous = state
        guard previous != .none else { return }
        let failure = pendingFailure
        let reason = failure != nil && reason == .local ? .gaveUp : reason
        pendingFailure = nil
        actions.append(.endSession)
        enter(.none, reason, failure)
        if previous == .ready || previous == .closing && wasReady {
            actions.append(.announceDisconnected(reason, willReconnect: isWanted && isPersistent && reconnects))
        }
        let wasEstablished = wasReady
        wasReady = false
        actions.append(.finishDisconnecting)
        if isRequestedAgain {
            isRequestedAgain = false
            return begin()
        }
        let error = failure ?? Self.earlyLoss(reason, needsPairing: needsPairing && previous == .discovering)
        if previous == .discovering || previous == .closing { backoff.failed() }
        failedToConnect(error)
        let isReleased = previous == .closing && failure == nil
        if !wasEstablished, !isReleased { announce(error) }
    }

    /// The error of a link that ended before it was ready.
    private static func earlyLoss(_ reason: DownReason, needsPairing: Bool) -> VeltoError {
        switch reason {
        case .authentication: needsPairing ? pairingRefused : bondLost
        case .remote, .unknown: needsPairing ? lostUnpaired : lostEarly
        default: lostEarly
        }
    }

    /// The error of an unconfirmed pairing.
    ///
    /// BlueZ reports a refusal only to the agent's program.
    static let pairingUnanswered = VeltoError(
        .pairingRequired,
        "the pairing was refused or not answered: confirm it on this computer, or pair the device in the system's Bluetooth "
            + "settings"
    )
    private static let pairingRefused = VeltoError(
        .pairingRequired,
        "the pairing was refused",
        remedy: "put the device into pairing mode, remove it from other systems, and connect again")
    // The radio may be the cause, so the attempt is retried.
    private static let lostUnpaired = VeltoError(
        .disconnected,
        "the device ended the link and is not paired, so it may have refused",
        remedy: "put it into pairing mode, and connect again"
    )
    private static let bondLost = VeltoError(
        .pairingRequired, "the device or this computer lost the pairing", remedy: "forget the device and pair again")
    private static let lostEarly = VeltoError(
        .disconnected, "the link was lost while it was being established",
        remedy: "bring the device closer, and connect again")

    private mutating func enter(_ new: LinkState, _ reason: DownReason = .unknown, _ error: VeltoError? = nil) {
        let previous = state
        state = new
        if new == .none || new == .ready || new == .closing { actions.append(.stopDeadline) }
        actions.append(.stateChanged(from: previous, reason: reason, error: error))
    }
}

extension VeltoError {
    private static let radioTroubles: Set<ResultCode> = [
        .adapterOff, .noAdapter, .serviceNotRunning, .busUnavailable, .busLost,
    ]

    /// Whether the error concerns the whole radio, which recovers without intervention: waiting loses nothing.
    var isRadioTrouble: Bool { Self.radioTroubles.contains(code) }
}
