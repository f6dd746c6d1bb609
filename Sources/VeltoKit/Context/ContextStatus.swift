public import VeltoBluetooth
internal import VeltoCore

/// What a context does at the moment, and what it has counted.
public struct ContextStatus: Sendable {
    /// Adapters that are present.
    public var adapters: [AdapterState] = []
    /// Devices that are known.
    public var deviceCount = 0
    /// Devices that can be used.
    public var connectedCount = 0
    /// Players for whom devices are connected automatically.
    public var autoConnectPlayers = 0
    /// Whether discovery runs.
    public var isScanning = false
    /// Operations that have not ended.
    public var pendingOperations = 0
    /// Packets of all devices that are known, on all of their links.
    public var packets: UInt64 = 0
    /// Packets that nobody polled in time.
    public var droppedPackets: UInt64 = 0
    /// Log lines that nobody read in time.
    public var lostLogLines: UInt64 = 0

    init() {}
}

extension Context {
    /// What the context does at the moment, and what it has counted.
    public var status: ContextStatus {
        var status = ContextStatus()
        status.adapters = adapters
        status.isScanning = core.facts.isScanning
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
