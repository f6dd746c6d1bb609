internal import VeltoBluetooth
internal import VeltoCore

/// The life of one link as a value: what happened goes in, what to do comes out.
///
///     idle -> checking -> connecting -> (confirming) -> discovering -> (verifying) -> ready
///                            |  ^                          |               |            |
///              cooling, pausing, joining                   +---- ending / leaving ------+--> idle
///
/// Traps that it knows. Source: BlueZ transport notes, 4, 5 and 11.
/// - Connect answers before services are known, and may answer success without a link.
/// - If the link's first packets overtake the event of the link itself, Connected becomes true without a signal (seen
///   with 5.66 on a busy machine): after a success without the signal the property has to be read.
/// - A failed attempt may leave the link up for a moment: the next one waits until it has dropped.
/// - A silent device fails the same way as a disturbed one, but after 40 s: that is waiting, not failing.
/// - Services can be reported as resolved before they are exported, or without there being any.
/// - The kernel connects keyboards by itself. A daemon that starts after that finds the link and leaves it alone: services are
///   never resolved, and Connect answers success, until the link has ended.
/// - The daemon needs two seconds to disconnect; a new connect waits for the end instead of adopting the dying link.
struct LinkMachine {
    enum State: Hashable {
        case idle
        /// Asking the daemon whether a link is up already.
        case checking
        /// Waiting for a dying link to end before connecting.
        case awaitingEnd
        /// Connect is pending.
        case connecting
        /// The attempt failed while the link is up: it will drop.
        case cooling
        /// Waiting before the next attempt.
        case pausing
        /// Another program connects: waiting for its link.
        case joining
        /// Connect succeeded, but the link has not been seen.
        case confirming
        /// The link is up, services are unknown.
        case discovering
        /// Services are reported as resolved, but there are none.
        case verifying
        case ready
        /// The link is down, its reason may follow.
        case ending
        /// Disconnect is pending.
        case leaving
    }

    /// Time limit for a completed Connect to show a link, and for a failed one to drop it (seconds).
    static let settleTime = 3.0
    /// Time limit for Disconnect (seconds).
    ///
    /// The daemon itself waits two seconds. Giving up sooner than a busy machine needs would let the next connect
    /// adopt the dying link.
    static let leaveTime = 20.0
    /// Time limit for the services of a link that we did not make (seconds).
    ///
    /// More than the 30 s that one request of the attribute protocol may take: ending a link while bluetoothd 5.66 still waits
    /// for a response crashes it.
    static let foreignDiscoveryTime = 31.0
    /// Time limit for exporting services after they were reported as resolved (seconds).
    static let exportTime = 2.0
    /// Attributes appear in a burst, which ends after this time without a new one (seconds).
    static let exportSilence = 0.15
    /// Time limit for the reason to follow the end (seconds): the end must be published within a tenth of a second.
    static let reasonTime = 0.08
    /// Pauses between failed attempts (seconds).
    static let retryPauses = [0.2, 0.5, 1.0]
    /// Pause while another program's attempt is under way (seconds).
    static let busyPause = 1.0
    /// An attempt at least this long (seconds) ended because the device was silent, which is no failure.
    static let silentAttempt = 10.0

    var state = State.idle
    /// Whether we made the link, and so may end it.
    var isOurs = false
    /// Whether the daemon reports why links end.
    var announcesReasons = false

    var requests: [RequestID] = []
    /// Connects that came while the link was being ended.
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
            // It did not end, so another program holds it.
            isOurs = false
            linkIsUp()
        case .cooling, .pausing, .joining:
            // If the link is still up, Connect simply succeeds.
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
