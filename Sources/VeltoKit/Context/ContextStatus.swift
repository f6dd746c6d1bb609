public import VeltoBluetooth
public import VeltoCore

/// The current state and counters of a context.
public struct ContextStatus: Sendable {
    /// The adapters present.
    public var adapters: [AdapterState] = []
    /// The number of devices.
    public var deviceCount = 0
    /// The number of ready devices.
    public var connectedCount = 0
    /// The number of auto-connect players.
    public var autoConnectPlayers = 0
    /// Whether discovery runs.
    public var isScanning = false
    /// The reason why a required discovery is not running; `.ok` while it runs or is not required.
    public var searchProblem = ResultCode.ok
    /// The link limit of the adapter, learned when it refuses a link; 0 until then.
    public var linkLimit = 0
    /// The number of devices waiting for a link.
    public var waitingCount = 0
    /// The number of pending operations.
    public var pendingOperations = 0
    /// The number of packets of all devices over all links.
    public var packets: UInt64 = 0
    /// The number of packets dropped before a poll.
    public var droppedPackets: UInt64 = 0
    /// The number of log lines dropped before they were read.
    public var lostLogLines: UInt64 = 0

    init() {}
}

extension Context {
    /// The current state and counters of the context.
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
