/// The properties of an adapter in the daemon.
struct AdapterRecord: Hashable {
    let path: ObjectPath
    private(set) var address = ""
    private(set) var alias = ""
    private(set) var isPowered = false
    /// The power state; `off-blocked` means that a switch or rfkill blocks it (5.66 and later, experimental).
    private(set) var powerState: String?
    /// The supported roles; nil if the daemon does not report them.
    private(set) var roles: [String]?
    private(set) var modalias: String?

    init(path: ObjectPath) {
        self.path = path
    }

    /// Whether the central role is supported; daemons that report no roles support all of them.
    var supportsCentral: Bool { roles?.contains("central") ?? true }
    var isBlocked: Bool { powerState == "off-blocked" }

    var stateInWords: String {
        let power = isBlocked ? "blocked (rfkill)" : isPowered ? "on" : "off"
        return supportsCentral ? power : power + ", cannot be a central"
    }

    mutating func set(_ property: String, to value: BusValue?) {
        switch property {
        case "Address": address = value?.text ?? address
        case "Alias": alias = value?.text ?? alias
        case "Powered": isPowered = value?.boolean ?? false
        case "PowerState": powerState = value?.text
        case "Roles": roles = value?.texts
        case "Modalias": modalias = value?.text
        default: break
        }
    }
}
