internal import VeltoBluetooth
internal import VeltoCore

/// Inputs and outputs of the machine.
extension LinkMachine {
    enum Input: Hashable {
        case connect(RequestID)
        /// The link's current state according to the daemon; `isDying` if this process has requested its end.
        case checked(isConnected: Bool, isResolved: Bool, isDying: Bool)
        case connectSucceeded
        case connectFailed(VeltoError, ErrorTable.Treatment)
        case connectedChanged(Bool)
        case resolvedChanged(Bool)
        /// The number of characteristics exported; after `countAttributes`, or because some appeared.
        case attributes(Int)
        case disconnect
        case disconnectAnswered
        /// The daemon gave the reason for the link's end.
        case reason(DownReason)
        case timerFired
        /// The device's object disappeared.
        case objectRemoved
        /// Adapter, daemon or bus is gone.
        case backendLost(VeltoError)
    }

    enum Action: Hashable {
        case callCheck
        case callConnect
        case callDisconnect
        case countAttributes
        /// Request the listing of all objects once more.
        case refreshObjects
        case startTimer(seconds: Double)
        case stopTimer
        case reply(RequestID, VeltoError?)
        case publishUp
        /// Services are known.
        case publishReady
        /// Fail all traffic on the link with that error and close its sockets, then publish the end.
        case publishDown(DownReason, VeltoError)
        /// Fail all traffic with that error and close its sockets; the end is published later.
        case endTraffic(VeltoError)
        /// We have requested the end of the link, or it has ended.
        case setDying(Bool)
        case note(String)
    }
}
