internal import VeltoBluetooth
internal import VeltoCore

/// The inputs and outputs of the machine.
extension LinkMachine {
    enum Input: Hashable {
        case connect(RequestID)
        /// The current state of the link in the daemon; `isDying` if this process has requested its end.
        case checked(isConnected: Bool, isResolved: Bool, isDying: Bool)
        case connectSucceeded
        case connectFailed(VeltoError, ErrorTable.Treatment)
        case connectedChanged(Bool)
        case resolvedChanged(Bool)
        /// The number of exported characteristics, after `countAttributes` or when some appear.
        case attributes(Int)
        case disconnect
        case disconnectAnswered
        /// The reason for the link's end, as reported by the daemon.
        case reason(DownReason)
        case timerFired
        /// The device's object was removed.
        case objectRemoved
        /// The adapter, the daemon or the bus was lost.
        case backendLost(VeltoError)
    }

    enum Action: Hashable {
        case callCheck
        case callConnect
        case callDisconnect
        case countAttributes
        /// List all objects again.
        case refreshObjects
        case startTimer(seconds: Double)
        case stopTimer
        case reply(RequestID, VeltoError?)
        case publishUp
        /// Publish that the services are known.
        case publishReady
        /// Fail all traffic with the error and close its sockets, then publish the end.
        case publishDown(DownReason, VeltoError)
        /// Fail all traffic with the error and close its sockets; the end is published later.
        case endTraffic(VeltoError)
        /// Record whether this process is ending the link.
        case setDying(Bool)
        case note(String)
    }
}
