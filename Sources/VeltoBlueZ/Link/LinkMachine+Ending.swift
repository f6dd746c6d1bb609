internal import VeltoBluetooth
internal import VeltoCore

/// The end of a link, requested by this program or not.
extension LinkMachine {
    mutating func connectedChanged(_ value: Bool, _ now: Timestamp) {
        isConnected = value
        if !value { isResolved = false }
        switch (state, value) {
        case (.confirming, true):
            isOurs = true
            linkIsUp()
        case (.joining, true):
            isOurs = false
            linkIsUp()
        case (.pausing, true):
            // The failed attempt did bring up a link, which will drop.
            coolOrPause()
        case (.cooling, false):
            pause(Self.retryPauses[max(attempts - 1, 0)])
        case (.awaitingEnd, false):
            tryToConnect(now)
        case (.discovering, false), (.verifying, false), (.ready, false):
            linkIsDown()
        case (.leaving, false):
            leaveIfOver(now)
        default:
            break
        }
    }

    mutating func linkIsDown() {
        let error = VeltoError(
            .disconnected, "the link to the device was lost", remedy: "repeat it when the device is ready again")
        guard announcesReasons, reason == nil else { return end(reason ?? .unknown, error) }
        state = .ending
        actions += [.endTraffic(error), .startTimer(seconds: Self.reasonTime)]
    }

    mutating func reasonGiven(_ reason: DownReason, _ now: Timestamp) {
        self.reason = reason
        if state == .ending {
            end(
                reason,
                VeltoError(
                    .disconnected, "the link to the device was lost", remedy: "repeat it when the device is ready again"
                ))
        }
    }

    /// Publishes the end of the link, and starts the connects that waited for it.
    mutating func end(_ reason: DownReason, _ error: VeltoError) {
        let wasPublished = isPublished
        let waiting = nextRequests
        nextRequests = []
        actions.append(.stopTimer)
        if state == .leaving { actions.append(.setDying(false)) }
        reset()
        if wasPublished { actions.append(.publishDown(reason, error)) }
        for request in waiting { connect(request) }
    }

    mutating func disconnect() {
        let cancelled = VeltoError(.cancelled, "the device was disconnected by request")
        requests += nextRequests
        nextRequests = []
        answerRequests(cancelled)
        switch state {
        case .idle, .leaving:
            break
        case .checking, .awaitingEnd:
            reset()
            actions.append(.stopTimer)
        case .ending:
            end(reason ?? .unknown, cancelled)
        case .discovering, .verifying, .ready:
            guard isOurs else { return end(.local, cancelled) }
            leave(cancelled)
        case .connecting, .cooling, .confirming:
            leave(cancelled)
        case .pausing, .joining:
            end(.local, cancelled)
        }
    }

    mutating func leave(_ error: VeltoError) {
        state = .leaving
        // Sockets must be closed first; otherwise a daemon before 5.86 crashes.
        actions += [
            .endTraffic(error), .setDying(true), .callDisconnect, .startTimer(seconds: Self.leaveTime),
        ]
    }

    mutating func leaveIfOver(_ now: Timestamp) {
        guard !isConnected, !isConnectPending else { return }
        end(.local, VeltoError(.cancelled, "the device was disconnected by request"))
    }

    mutating func disconnectAnswered(_ now: Timestamp) {
        if state == .leaving { leaveIfOver(now) }
    }

    mutating func objectRemoved(_ now: Timestamp) {
        isConnected = false
        isConnectPending = false
        switch state {
        case .idle: break
        case .leaving: leaveIfOver(now)
        case .discovering, .verifying, .ready, .ending:
            end(reason ?? .unknown, VeltoError(.disconnected, "the Bluetooth service removed the device"))
        default:
            giveUp(VeltoError(.notFound, "the device is no longer known", remedy: "scan again"))
        }
    }

    mutating func backendLost(_ error: VeltoError) {
        requests += nextRequests
        nextRequests = []
        answerRequests(error)
        guard state != .idle else { return }
        end(.backendLost, error)
    }
}
