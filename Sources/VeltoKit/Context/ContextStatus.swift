public import VeltoBluetooth
public import VeltoCore

/// The current state and the counters of a context.
public struct ContextStatus: Sendable {
    /// The number of adapters present.
    public var adapters: [AdapterState] = []
    /// The number of devices.
    public var deviceCount = 0
    /// The number of devices that are ready.
    public var connectedCount = 0
    /// The number of players of auto-connect.
    public var autoConnectPlayers = 0
    /// Whether discovery runs.
    public var isScanning = false
    /// The reason that discovery is needed and does not run; `.ok` while it runs or is not needed.
    public var searchProblem = ResultCode.ok
    /// The number of links that the adapter carries, learned from those that it refused; 0 while it has refused none.
    public var linkLimit = 0
    /// The number of devices that wait until the adapter has a link for them.
    public var waitingCount = 0
    /// The number of pending operations.
    public var pendingOperations = 0
    /// The number of packets of all devices, over all of their links.
    public var packets: UInt64 = 0
    /// The number of packets dropped unpolled.
    public var droppedPackets: UInt64 = 0
    /// The number of log lines dropped unread.
    public var lostLogLines: UInt64 = 0

    init() {}
}

extension Context {
    /// The current state and the counters of the context.
    public var status: ContextStatus {
        var status = ContextStatus()
        status.adapters = adapters
        status.isScanning = core.facts.isScanning
        status.searchProblem = searchReport.problem
        (status.linkLimit, status.waitingCount) = core.facts.turns
        status.autoConnectPlayers = core.facts.autoConnectPlayers
        status.pendingOperations = core.operations.pendingCount
        status.lostLogLines = log.lost
        for device in devices {
            status.deviceCount += 1
            if device.input.isConnected { status.connectedCount += 1 }
            status.packets &+= device.input.totalPackets
            status.droppedPackets &+= device.input.droppedFrames
        }
        return status
    }
}
