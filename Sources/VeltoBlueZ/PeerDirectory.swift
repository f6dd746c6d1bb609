internal import VeltoBluetooth

/// Which peer is which: numbers by address, and the daemon's objects that stand for them now.
struct PeerDirectory {
    struct Entry {
        let address: String
        /// The object on the adapter in use; nil while there is none.
        fileprivate(set) var device: ObjectPath?
        /// The last signal strength heard: the daemon withdraws its own when discovery ends.
        fileprivate(set) var rssi: Int8?
    }

    private var entries: [Entry] = []
    private var byAddress: [String: PeerID] = [:]
    private var byDevice: [ObjectPath: PeerID] = [:]

    subscript(_ peer: PeerID) -> Entry? {
        entries.indices.contains(peer.index) ? entries[peer.index] : nil
    }

    func peer(of device: ObjectPath) -> PeerID? {
        byDevice[device]
    }

    /// Takes over what is known of a device; nil while it has no address.
    mutating func update(_ record: DeviceRecord, isFresh: Bool) -> (PeerID, Advertisement)? {
        guard !record.address.isEmpty else { return nil }
        let peer = byDevice[record.path] ?? byAddress[record.address] ?? add(record.address)
        // The address of a device that was paired since becomes its identity's; its number stays.
        byAddress[record.address] = peer
        byDevice[record.path] = peer
        entries[peer.index].device = record.path
        entries[peer.index].rssi = record.rssi ?? entries[peer.index].rssi
        return (peer, advertisement(record, peer, isFresh))
    }

    /// The device's object is gone; the number stays for when it returns.
    mutating func deviceRemoved(_ device: ObjectPath) -> PeerID? {
        guard let peer = byDevice.removeValue(forKey: device) else { return nil }
        if entries[peer.index].device == device { entries[peer.index].device = nil }
        return peer
    }

    private mutating func add(_ address: String) -> PeerID {
        entries.append(Entry(address: address))
        return PeerID(index: entries.count - 1)
    }

    private func advertisement(_ record: DeviceRecord, _ peer: PeerID, _ isFresh: Bool) -> Advertisement {
        Advertisement(
            identifier: "bluez:\(record.address)", address: record.address, name: record.name,
            rssi: entries[peer.index].rssi, services: record.services, manufacturerData: record.manufacturerData,
            isPaired: record.isPaired, isConnected: record.isConnected, isFresh: isFresh)
    }
}
