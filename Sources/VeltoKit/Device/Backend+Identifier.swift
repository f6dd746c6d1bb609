internal import VeltoBluetooth

extension Backend {
    private static let prefixes: [(text: String, backend: Backend)] = [
        ("bluez:", .bluez), ("sim:", .simulated), ("host:", .host),
    ]

    /// The backend of the device with that identifier; nil for a device without a link.
    init?(identifier: String) {
        guard let found = Self.prefixes.first(where: { identifier.hasPrefix($0.text) }) else { return nil }
        self = found.backend
    }
}
