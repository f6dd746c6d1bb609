internal import VeltoBluetooth
internal import VeltoCore

/// From link-up to known services.
extension LinkMachine {
    mutating func linkIsUp() {
        state = .discovering
        reason = nil
        actions.append(.stopTimer)
        answerRequests(nil)
        if !isPublished { actions.append(.publishUp) }
        isPublished = true
        if isResolved { return actions.append(.countAttributes) }
        if !isOurs { actions.append(.startTimer(seconds: Self.foreignDiscoveryTime)) }
    }

    mutating func resolvedChanged(_ value: Bool) {
        isResolved = value
        if value && state == .discovering { actions.append(.countAttributes) }
    }

    mutating func attributesCounted(_ count: Int) {
        switch state {
        case .discovering where isResolved && count > 0:
            isReady()
        case .discovering where isResolved:
            state = .verifying
            hasAttributes = false
            actions += [.refreshObjects, .startTimer(seconds: Self.exportTime)]
        case .verifying where count > 0:
            hasAttributes = true
            actions.append(.startTimer(seconds: Self.exportSilence))
        default:
            break
        }
    }

    mutating func isReady() {
        state = .ready
        actions += [.stopTimer, .publishReady]
    }

    /// Reconnects a link that the daemon does not use, and that therefore no program can use.
    mutating func discoveryNeverBegan() {
        actions.append(.note("the services of a link that was up already were never resolved: connecting once more"))
        state = .cooling
        actions += [.callDisconnect, .startTimer(seconds: Self.leaveTime)]
    }

    /// Reconnects if services were reported as resolved but did not appear in time; a fresh link often helps.
    mutating func discoveryFoundNothing() {
        emptyDiscoveries += 1
        guard emptyDiscoveries == 1, isOurs else {
            actions.append(
                .note("service discovery found nothing: if it stays so, forget the device and connect again"))
            return isReady()
        }
        actions.append(.note("service discovery found nothing: connecting once more"))
        state = .cooling
        actions += [.callDisconnect, .startTimer(seconds: Self.leaveTime)]
    }
}
