internal import VeltoCore

/// Assigns player indices to devices.
///
/// An index is reserved when auto-connect chooses the device, so it does not depend on the order in which links become
/// ready. Other devices get an index when they are ready. On the loop.
final class Seating {
    private let players: PlayerTable
    private let memory: DeviceMemory
    /// The number of auto-connect players; 0 for no limit.
    var playerCount = 0
    /// Indices reserved for connecting devices.
    private var reserved: [ObjectHandle: Int] = [:]

    init(players: PlayerTable, memory: DeviceMemory) {
        self.players = players
        self.memory = memory
    }

    private var places: Range<Int> {
        0..<(playerCount > 0 ? playerCount : PlayerTable.limit)
    }

    /// Reserves indices for devices in the given order.
    ///
    /// The index of an earlier run is preferred if it is free.
    func reserve(for devices: [Device]) {
        var free = Set(places).subtracting(reserved.values).filter { players.device(at: $0) == nil }
        let waiting = devices.filter { $0.canPlay && reserved[$0.handle] == nil && players.index(of: $0) == nil }
        for device in waiting {
            guard let remembered = device.record.rememberedPlayer, free.remove(remembered) != nil else { continue }
            reserved[device.handle] = remembered
        }
        for device in waiting where reserved[device.handle] == nil {
            guard let lowest = free.min() else { return }
            free.remove(lowest)
            reserved[device.handle] = lowest
        }
    }

    /// Reserves the index of an earlier run for a device being connected.
    func expect(_ device: Device) {
        guard let remembered = device.record.rememberedPlayer, places.contains(remembered),
            device.joinsPlayers, reserved[device.handle] == nil, !reserved.values.contains(remembered),
            players.index(of: device) == nil, players.device(at: remembered) == nil
        else { return }
        reserved[device.handle] = remembered
    }

    /// Handles a ready device.
    func seat(_ device: Device) {
        let remembered = device.record.rememberedPlayer.flatMap { places.contains($0) ? $0 : nil }
        let kept = reserved.removeValue(forKey: device.handle)
        guard device.canPlay, kept != nil || device.joinsPlayers else { return }
        players.seat(device, wanted: kept ?? remembered, reserved: Set(reserved.values))
    }

    /// Handles a released device.
    func release(_ device: Device) {
        reserved[device.handle] = nil
    }
}
