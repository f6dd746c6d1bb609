internal import VeltoBluetooth

/// The links of a context, one for each reported device.
///
/// On the loop.
final class LinkTable {
    /// By backend, then by peer number.
    private var byPeer = [[DeviceLink?]](repeating: [], count: Backend.allCases.count)
    private var byDevice: [ObjectHandle: DeviceLink] = [:]

    subscript(_ backend: Backend, _ peer: PeerID) -> DeviceLink? {
        let links = byPeer[backend.index]
        return links.indices.contains(peer.index) ? links[peer.index] : nil
    }

    subscript(_ device: Device) -> DeviceLink? { byDevice[device.handle] }

    subscript(_ device: ObjectHandle) -> DeviceLink? { byDevice[device] }

    /// The links, unordered.
    var all: some Collection<DeviceLink> { byDevice.values }

    /// The number of connected or connecting devices, without those that cannot be players.
    var wantedCount: Int {
        byDevice.values.count { $0.isWanted && ($0.device.canPlay || $0.state != .ready) }
    }

    func insert(_ link: DeviceLink) {
        let backend = link.central.backend.index
        let missing = link.peer.index + 1 - byPeer[backend].count
        if missing > 0 { byPeer[backend] += Array(repeating: nil, count: missing) }
        byPeer[backend][link.peer.index] = link
        byDevice[link.device.handle] = link
    }

    func remove(_ device: Device) -> DeviceLink? {
        guard let link = byDevice.removeValue(forKey: device.handle) else { return nil }
        byPeer[link.central.backend.index][link.peer.index] = nil
        return link
    }
}

extension Backend {
    fileprivate var index: Int { bit.trailingZeroBitCount }
}
