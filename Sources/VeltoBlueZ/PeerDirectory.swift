internal import VeltoBluetooth

/// Peers by address, with their numbers and their current objects in the daemon.
///
/// Retired numbers are reused, so that their count depends on the devices in range, not on all devices ever seen.
struct PeerDirectory {
    struct Entry {
        let address: String
        /// The object on the adapter in use; nil while there is none.
        fileprivate(set) var device: ObjectPath?
        /// The last reported signal strength; the daemon removes its own value when discovery ends.
        fileprivate(set) var rssi: Int8?
        /// Whether the daemon's object has a bond.
        fileprivate var isPaired = false
        /// All keys of this peer; a paired device has a second address, and one object per adapter.
        fileprivate var addresses: Set<String> = []
        fileprivate var devices: Set<ObjectPath> = []
    }

    private var entries: [Entry?] = []
    private var free: [Int] = []
    private var byAddress: [String: PeerID] = [:]
    private var byDevice: [ObjectPath: PeerID] = [:]

    /// The number of peers.
    var count: Int { entries.count - free.count }
    /// The number of allocated numbers, both used and free.
    var numberCount: Int { entries.count }

    subscript(_ peer: PeerID) -> Entry? {
        entries.indices.contains(peer.index) ? entries[peer.index] : nil
    }

    func peer(of device: ObjectPath) -> PeerID? {
        byDevice[device]
    }

    /// Updates a peer from a device record; returns nil while the device has no address.
    mutating func update(_ record: BlueZDevice, isFresh: Bool) -> (PeerID, Advertisement)? {
        guard !record.address.isEmpty else { return nil }
        let peer = byDevice[record.path] ?? byAddress[record.address] ?? add(record.address)
        // Pairing changes a device's address to its identity address; its number stays the same.
        byAddress[record.address] = peer
        byDevice[record.path] = peer
        entries[peer.index]?.addresses.insert(record.address)
        entries[peer.index]?.devices.insert(record.path)
        entries[peer.index]?.device = record.path
        entries[peer.index]?.isPaired = record.isBonded
        if let rssi = record.rssi { entries[peer.index]?.rssi = rssi }
        return (peer, advertisement(record, peer, isFresh))
    }

    /// Handles the removal of a device's object; the number is kept in case the device returns.
    ///
    /// Returns whether a bond was removed too.
    mutating func deviceRemoved(_ device: ObjectPath) -> (peer: PeerID, hasLostBond: Bool)? {
        guard let peer = byDevice.removeValue(forKey: device) else { return nil }
        entries[peer.index]?.devices.remove(device)
        guard entries[peer.index]?.device == device else { return (peer, false) }
        entries[peer.index]?.device = nil
        return (peer, entries[peer.index]?.isPaired ?? false)
    }

    /// Releases a number; the next new peer gets it.
    mutating func retire(_ peer: PeerID) {
        guard let entry = self[peer] else { return }
        for address in entry.addresses where byAddress[address] == peer { byAddress[address] = nil }
        for device in entry.devices where byDevice[device] == peer { byDevice[device] = nil }
        entries[peer.index] = nil
        free.append(peer.index)
    }

    private mutating func add(_ address: String) -> PeerID {
        let index = free.popLast() ?? entries.count
        if index == entries.count { entries.append(nil) }
        entries[index] = Entry(address: address)
        return PeerID(index: index)
    }

    private func advertisement(_ record: BlueZDevice, _ peer: PeerID, _ isFresh: Bool) -> Advertisement {
        Advertisement(
            identifier: "bluez:\(record.address)", address: record.address, name: record.name,
            rssi: self[peer]?.rssi, services: record.services, manufacturerData: record.manufacturerData,
            isPaired: record.isBonded, isConnected: record.isConnected, isFresh: isFresh)
    }
}
