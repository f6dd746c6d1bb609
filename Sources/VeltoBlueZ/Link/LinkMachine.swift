internal import VeltoBluetooth
internal import VeltoCore

/// The state machine of a link, as a value: events in, actions out.
///
///     idle -> checking -> connecting -> (confirming) -> discovering -> (verifying) -> ready
///                            |  ^                          |               |            |
///              cooling, pausing, joining                   +---- ending / leaving ------+--> idle
///
/// Known traps. Source: BlueZ transport notes, 4, 5 and 11.
/// - Connect replies before services are known, and may report success without a link.
/// - If the link's first packets overtake its event, Connected becomes true without a signal (seen with 5.66 on a
///   busy machine). After a success without the signal, the property must be read.
/// - A failed attempt may leave the link up for a moment. The next attempt waits until it has dropped.
/// - A silent device fails like a disturbed one, but only after 40 s. That counts as waiting, not as a failure.
/// - Services can be reported as resolved before they are exported, or if there are none.
/// - The kernel connects keyboards by itself. A daemon that starts later finds the link and does not use it. Services
///   are then never resolved, and Connect reports success, until the link has ended.
/// - The daemon needs two seconds to disconnect. A new connect waits for the end instead of adopting the dying link.
struct LinkMachine {
    enum State: Hashable {
        case idle
        /// Asking the daemon whether a link is already up.
        case checking
        /// Waiting for a dying link to end before connecting.
        case awaitingEnd
        /// Connect is pending.
        case connecting
        /// The attempt failed, but the link is up and will drop.
        case cooling
        /// Waiting before the next attempt.
        case pausing
        /// Waiting for the link of another program that connects.
        case joining
        /// Connect succeeded, but the link has not been seen.
        case confirming
        /// The link is up, services are unknown.
        case discovering
        /// Services are reported as resolved, but there are none.
        case verifying
        case ready
        /// The link is down; its reason may follow.
        case ending
        /// Disconnect is pending.
        case leaving
    }

    /// Maximum time from a completed Connect to its link, or from a failed one to the drop of its link (seconds).
    static let settleTime = 3.0
    /// Maximum time of Disconnect (seconds).
    ///
    /// The daemon itself waits two seconds. If a busy machine needs longer than this limit, the next connect adopts the
    /// dying link.
    static let leaveTime = 20.0
    /// Maximum time until the services of another program's link are known (seconds).
    ///
    /// It is longer than the 30 s limit of an attribute request. If a link is ended while bluetoothd 5.66 waits for a
    /// response, the daemon crashes.
    static let foreignDiscoveryTime = 31.0
    /// Maximum time from resolved to exported services (seconds).
    static let exportTime = 2.0
    /// Time without a new attribute after which the burst of attributes is complete (seconds).
    static let exportSilence = 0.15
    /// Maximum wait for the reason of a disconnect (seconds); the end must be published within 0.1 s.
    static let reasonTime = 0.08
    /// Pauses between failed attempts (seconds).
    static let retryPauses = [0.2, 0.5, 1.0]
    /// Pause while another program's attempt is in progress (seconds).
    static let busyPause = 1.0
    /// Minimum duration of an attempt that failed because the device was silent, which is no failure (seconds).
    static let silentAttempt = 10.0

    var state = State.idle
    /// Whether this process has established the link, and may end it.
    var isOurs = false
    /// Whether the daemon reports disconnect reasons.
    var announcesReasons = false

    var requests: [RequestID] = []
    /// Connects requested while the link was being ended.
    var nextRequests: [RequestID] = []
    var isPublished = false
    var isConnected = false
    var isResolved = false
    var isConnectPending = false
    var attempts = 0
    var attemptStart = Timestamp.zero
    var emptyDiscoveries = 0
    var hasAttributes = false
    var reason: DownReason?
    var actions: [Action] = []

    /// Handles an event and returns the actions to perform, in order.
    mutating func handle(_ input: Input, at now: Timestamp) -> [Action] {
        defer { actions = [] }
        switch input {
        case .connect(let request): connect(request)
        case .checked(let isConnected, let isResolved, let isDying): checked(isConnected, isResolved, isDying, now)
        case .connectSucceeded: connectSucceeded()
        case .connectFailed(let error, let treatment): connectFailed(error, treatment, now)
        case .connectedChanged(let value): connectedChanged(value, now)
        case .resolvedChanged(let value): resolvedChanged(value)
        case .attributes(let count): attributesCounted(count)
        case .disconnect: disconnect()
        case .disconnectAnswered: disconnectAnswered(now)
        case .reason(let reason): reasonGiven(reason, now)
        case .timerFired: timerFired(now)
        case .objectRemoved: objectRemoved(now)
        case .backendLost(let error): backendLost(error)
        }
        return actions
    }

    mutating func timerFired(_ now: Timestamp) {
        switch state {
        case .awaitingEnd:
            // The link is still up, so another program holds it.
            isOurs = false
            linkIsUp()
        case .cooling, .pausing, .joining:
            // If the link is still up, Connect succeeds at once.
            tryToConnect(now)
        case .confirming:
            connectFailed(afterSilence: now)
        case .discovering where !isOurs:
            discoveryNeverBegan()
        case .verifying where hasAttributes:
            isReady()
        case .verifying:
            discoveryFoundNothing()
        case .ending:
            end(
                reason ?? .unknown,
                VeltoError(
                    .disconnected, "the link to the device was lost", remedy: "repeat it when the device is ready again"
                ))
        case .leaving:
            actions.append(.note("the Bluetooth service did not confirm the end of the link"))
            isConnected = false
            isConnectPending = false
            leaveIfOver(now)
        case .idle, .checking, .connecting, .discovering, .ready:
            break
        }
    }

    mutating func connectFailed(afterSilence now: Timestamp) {
        state = .connecting
        let error = VeltoError(
            .connectFailed, "the Bluetooth service reported a link that does not exist", remedy: "connect again")
        connectFailed(error, .retryConnecting, now)
    }

    mutating func reset() {
        state = .idle
        isOurs = false
        isPublished = false
        isConnectPending = false
        isConnected = false
        isResolved = false
        reason = nil
        attempts = 0
        emptyDiscoveries = 0
    }
}
