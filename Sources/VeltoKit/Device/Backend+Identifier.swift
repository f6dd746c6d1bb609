internal import VeltoBluetooth

extension Backend {
    private static let prefixes: [(text: String, backend: Backend)] = [
        ("bluez:", .bluez), ("sim:", .simulated), ("host:", .host),
    ]

    /// The backend on which the device of that identifier lives, nil for one that has no link.
    init?(identifier: String) {
        guard let found = Self.prefixes.first(where: { identifier.hasPrefix($0.text) }) else { return nil }
        self = found.backend
    }
}
