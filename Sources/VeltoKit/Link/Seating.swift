internal import VeltoCore

/// Gives devices their places among the players.
///
/// A place is chosen when auto-connect chooses the device, so that who plays first does not depend on which link happens
/// to be ready first. Other devices get theirs when they are ready. On the loop.
final class Seating {
    private let players: PlayerTable
    private let memory: DeviceMemory
    /// The number of players that auto-connect provides for, 0 for no limit.
    var playerCount = 0
    /// Places on which devices are still connecting.
    private var reserved: [ObjectHandle: Int32] = [:]

    init(players: PlayerTable, memory: DeviceMemory) {
        self.players = players
        self.memory = memory
    }

    private var places: Range<Int32> {
        0..<(playerCount > 0 ? Int32(clamping: playerCount) : PlayerTable.limit)
    }

    /// Keeps places for devices in the given order; the one of an earlier run counts if it is free.
    func reserve(for devices: [Device]) {
        var free = Set(places).subtracting(reserved.values).filter { players.device(at: $0) == nil }
        let waiting = devices.filter { reserved[$0.handle] == nil && players.index(of: $0) < 0 }
        for device in waiting where free.remove(device.record.rememberedPlayer) != nil {
            reserved[device.handle] = device.record.rememberedPlayer
        }
        for device in waiting where reserved[device.handle] == nil {
            guard let lowest = free.min() else { return }
            free.remove(lowest)
            reserved[device.handle] = lowest
        }
    }

    /// A device is being connected: the place of an earlier run is kept for it.
    func expect(_ device: Device) {
        let remembered = device.record.rememberedPlayer
        guard reserved[device.handle] == nil, places.contains(remembered), !reserved.values.contains(remembered),
            players.index(of: device) < 0, players.device(at: remembered) == nil
        else { return }
        reserved[device.handle] = remembered
    }

    /// A device can be used.
    func seat(_ device: Device) {
        let remembered = device.record.rememberedPlayer
        let wanted = reserved.removeValue(forKey: device.handle) ?? (places.contains(remembered) ? remembered : nil)
        players.seat(device, wanted: wanted, reserved: Set(reserved.values))
    }

    /// A device is not wanted any more.
    func release(_ device: Device) {
        reserved[device.handle] = nil
    }
}
