internal import VeltoBluetooth
internal import VeltoCore

/// The selection of the adapter: the named one, else a powered one that can be a central, else an unpowered one to
/// report.
struct AdapterChoice: Hashable {
    /// The adapter in use, or the one to use once it is powered.
    let adapter: AdapterRecord?
    /// The reason that the radio cannot be used; nil if it can.
    let problem: VeltoError?

    /// Selects one of `adapters`; `name` is a name such as `hci0`, an address, or nil.
    init(among adapters: [ObjectPath: AdapterRecord], named name: String?) {
        let candidates = adapters.values.sorted { $0.path.text < $1.path.text }
            .filter { name == nil || $0.isNamed(name ?? "") }
        let centrals = candidates.filter(\.supportsCentral)
        adapter = centrals.first(where: \.isPowered) ?? centrals.first ?? candidates.first
        problem = Self.problem(with: adapter, named: name)
    }

    private static func problem(with adapter: AdapterRecord?, named name: String?) -> VeltoError? {
        guard let adapter else {
            let which = name.map { "the Bluetooth adapter \($0)" } ?? "a Bluetooth adapter"
            return VeltoError(
                .noAdapter, "\(which) is not present", remedy: "plug one in, or check that its driver is loaded")
        }
        let name = adapter.path.lastComponent
        if !adapter.supportsCentral {
            return VeltoError(
                .noAdapter,
                "the Bluetooth adapter \(name) does not support the central role of Bluetooth Low Energy",
                remedy: "use another one"
            )
        }
        if adapter.isBlocked {
            return VeltoError(
                .adapterOff, "the Bluetooth adapter \(name) is blocked", remedy: "run rfkill unblock bluetooth")
        }
        if !adapter.isPowered {
            return VeltoError(
                .adapterOff, "the Bluetooth adapter \(name) is off",
                remedy: "switch Bluetooth on (bluetoothctl power on)")
        }
        return nil
    }
}

extension AdapterRecord {
    fileprivate func isNamed(_ name: String) -> Bool {
        path.lastComponent == name || path.text == name || address.lowercased() == name.lowercased()
    }
}
