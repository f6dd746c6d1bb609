internal import VeltoBluetooth
internal import VeltoCore

/// From the connection request to link-up: attempts, failures, and links of other programs.
extension LinkMachine {
    mutating func connect(_ request: RequestID) {
        switch state {
        case .idle:
            requests.append(request)
            attempts = 0
            emptyDiscoveries = 0
            state = .checking
            actions.append(.callCheck)
        case .checking, .awaitingEnd, .connecting, .cooling, .pausing, .joining, .confirming:
            requests.append(request)
        case .discovering, .verifying, .ready:
            actions.append(.reply(request, nil))
        case .ending, .leaving:
            nextRequests.append(request)
        }
    }

    mutating func checked(_ isConnected: Bool, _ isResolved: Bool, _ isDying: Bool, _ now: Timestamp) {
        self.isConnected = isConnected
        self.isResolved = isConnected && isResolved
        if state == .confirming && isConnected {
            isOurs = true
            return linkIsUp()
        }
        guard state == .checking else { return }
        if isConnected && isDying {
            state = .awaitingEnd
            actions.append(.startTimer(seconds: Self.leaveTime))
        } else if isConnected {
            isOurs = false
            linkIsUp()
        } else {
            tryToConnect(now)
        }
    }

    mutating func tryToConnect(_ now: Timestamp) {
        state = .connecting
        isConnectPending = true
        attemptStart = now
        actions += [.stopTimer, .callConnect]
    }

    mutating func connectSucceeded() {
        isConnectPending = false
        switch state {
        case .connecting where isConnected:
            isOurs = true
            linkIsUp()
        case .connecting:
            state = .confirming
            actions += [.startTimer(seconds: Self.settleTime), .callCheck]
        case .leaving:
            // The link came up too late and is no longer requested.
            actions.append(.callDisconnect)
        default:
            break
        }
    }

    mutating func connectFailed(_ error: VeltoError, _ treatment: ErrorTable.Treatment, _ now: Timestamp) {
        isConnectPending = false
        if state == .leaving { return leaveIfOver(now) }
        guard state == .connecting else { return }
        switch treatment {
        case .retryShortly:
            state = .joining
            actions.append(.startTimer(seconds: Self.busyPause))
        case .retryConnecting where now.seconds(since: attemptStart) >= Self.silentAttempt:
            attempts = 0
            coolOrPause()
        case .retryConnecting where attempts < Self.retryPauses.count:
            actions.append(.note("attempt \(attempts + 1) to connect failed: \(error.message)"))
            attempts += 1
            coolOrPause()
        case .retryConnecting, .report:
            giveUp(error)
        }
    }

    mutating func coolOrPause() {
        guard isConnected else { return pause(attempts == 0 ? 0.01 : Self.retryPauses[attempts - 1]) }
        state = .cooling
        actions.append(.startTimer(seconds: Self.settleTime))
    }

    mutating func pause(_ seconds: Double) {
        state = .pausing
        actions.append(.startTimer(seconds: seconds))
    }

    /// Ends the attempt with a final error.
    mutating func giveUp(_ error: VeltoError) {
        let wasPublished = isPublished
        reset()
        actions.append(.stopTimer)
        answerRequests(error)
        if wasPublished { actions.append(.publishDown(.unknown, error)) }
    }

    mutating func answerRequests(_ error: VeltoError?) {
        actions += requests.map { .reply($0, error) }
        requests = []
    }
}
