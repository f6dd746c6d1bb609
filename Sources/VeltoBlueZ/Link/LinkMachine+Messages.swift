internal import VeltoBluetooth
internal import VeltoCore

/// What goes into the machine, and what comes out.
extension LinkMachine {
    enum Input: Hashable {
        case connect(RequestID)
        /// What the daemon says about the link now; `isDying` if this process has asked for its end.
        case checked(isConnected: Bool, isResolved: Bool, isDying: Bool)
        case connectSucceeded
        case connectFailed(VeltoError, ErrorTable.Treatment)
        case connectedChanged(Bool)
        case resolvedChanged(Bool)
        /// How many characteristics are exported; asked for by `countAttributes` or because some came.
        case attributes(Int)
        case disconnect
        case disconnectAnswered
        /// The daemon gave the reason for the link's end.
        case reason(DownReason)
        case timerFired
        /// The device's object vanished.
        case objectRemoved
        /// Adapter, daemon or bus is gone.
        case backendLost(VeltoError)
    }

    enum Action: Hashable {
        case callCheck
        case callConnect
        case callDisconnect
        case countAttributes
        /// Ask for all objects once more.
        case refreshObjects
        case startTimer(seconds: Double)
        case stopTimer
        case reply(RequestID, VeltoError?)
        case publishUp
        /// Services are known.
        case publishReady
        /// First answer all traffic on the link with that error and close its sockets, then publish the end.
        case publishDown(DownReason, VeltoError)
        /// Answer all traffic with that error and close its sockets; the link's end is published later.
        case endTraffic(VeltoError)
        /// We have asked for the link's end, or it is over.
        case setDying(Bool)
        case note(String)
    }
}
