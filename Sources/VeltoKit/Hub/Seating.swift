internal import VeltoCore

/// Assigns player indices to devices.
///
/// An index is reserved when auto-connect chooses the device, so that it does not depend on which link becomes
/// ready first. Other devices get theirs when they are ready. On the loop.
final class Seating {
    private let players: PlayerTable
    private let memory: DeviceMemory
    /// The number of players of auto-connect, 0 for no limit.
    var playerCount = 0
    /// Indices reserved for devices that are still connecting.
    private var reserved: [ObjectHandle: Int] = [:]

    init(players: PlayerTable, memory: DeviceMemory) {
        self.players = players
        self.memory = memory
    }

    private var places: Range<Int> {
        0..<(playerCount > 0 ? playerCount : PlayerTable.limit)
    }

    /// Reserves indices for devices in the given order; the one of an earlier run is preferred if it is free.
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

    /// A device is being connected: the index of an earlier run is reserved for it.
    func expect(_ device: Device) {
        guard let remembered = device.record.rememberedPlayer, places.contains(remembered),
            device.joinsPlayers, reserved[device.handle] == nil, !reserved.values.contains(remembered),
            players.index(of: device) == nil, players.device(at: remembered) == nil
        else { return }
        reserved[device.handle] = remembered
    }

    /// A device is ready.
    func seat(_ device: Device) {
        let remembered = device.record.rememberedPlayer.flatMap { places.contains($0) ? $0 : nil }
        let kept = reserved.removeValue(forKey: device.handle)
        guard device.canPlay, kept != nil || device.joinsPlayers else { return }
        players.seat(device, wanted: kept ?? remembered, reserved: Set(reserved.values))
    }

    /// A device was released.
    func release(_ device: Device) {
        reserved[device.handle] = nil
    }
}
