public import VeltoBluetooth

/// Frequent writes without response.
extension BlueZCentral {
    /// Acquires a socket for writes; until the link ends, no other program can write to the characteristic.
    public func openWriter(_ peer: PeerID, _ handle: ValueHandle) {
        links[peer]?.openWriter(handle)
    }
}
