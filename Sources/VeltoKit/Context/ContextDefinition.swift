internal import Glibc
public import VeltoBluetooth
internal import VeltoCore
public import VeltoWearable

/// The definition of a context.
public struct ContextDefinition: Sendable {
    /// The backends to use; empty for those that the environment variable `VELTO_BACKEND` names, or BlueZ.
    public var backends: Set<Backend> = []
    /// Whether the program runs the loop itself (`Context.dispatch`), so that the library starts no thread.
    public var isPumped = false
    /// Whether time only advances by `Context.advanceClock`; pumped contexts only.
    public var hasManualClock = false
    /// Another context of the same owner name is destroyed first; empty for none.
    public var ownerName = ""
    /// The address of the message bus, empty for the system's.
    public var busAddress = ""
    /// The adapter to use, such as `hci0`; empty for the best one.
    public var adapter = ""
    /// The folder in which known devices and profiles are kept, empty for the one that the XDG rules name.
    public var statePath = ""
    /// Whether known devices are kept only as long as the context lives.
    public var isEphemeral = false
    /// Whether a device gets its saved profile when it is first connected.
    public var loadsProfiles = false
    /// Whether connecting by a name that several devices in range have fails; otherwise the strongest signal decides.
    public var refusesAmbiguousNames = false
    /// The time that auto-connect waits after the first likely device before it decides.
    public var settleTime: Duration
    /// The time between the loss of a link and the first attempt to bring it back.
    public var reconnectDelay: Duration
    /// The capacity of the default queue, in events.
    public var eventCapacity: Int
    /// The families that auto-connect takes, also devices that the system uses; empty for all, but devices that the system
    /// uses are then left alone until the program has connected them, or has set their family.
    public var autoConnectFamilies: Set<DeviceFamily> = []
    /// The number of links that the adapter of the simulated backend carries; 0 for any number.
    public var simulatedLinkLimit = 0
    /// Whether a playing simulated cap is present from the start.
    public var bringsSimulatedCap = false
    /// The families of wearables.
    var families = Families.standard

    /// A loop thread and the system's clock.
    public init(backends: Set<Backend>) {
        self.init()
        self.backends = backends
    }

    /// Returns the definition with its backends, after checking it.
    func completed() throws(VeltoError) -> ContextDefinition {
        var definition = self
        if backends.isEmpty {
            try definition.takeBackends(from: unsafe getenv("VELTO_BACKEND").map { unsafe String(cString: $0) } ?? "")
        }
        guard isPumped || !hasManualClock else {
            throw VeltoError(.invalidArgument, "a manual clock needs a pumped context", remedy: "set isPumped")
        }
        try definition.validate()
        return definition
    }

    /// Uses the backends that the text of the environment names, or BlueZ.
    mutating func takeBackends(from environment: String) throws(VeltoError) {
        guard !environment.isEmpty else {
            backends = [.bluez]
            return
        }
        for name in environment.split(whereSeparator: { $0 == "," || $0 == " " }) {
            guard let backend = Self.backendNames[String(name)] else {
                throw VeltoError(
                    .invalidArgument,
                    "VELTO_BACKEND names an unknown backend, \"\(name)\": \(Self.backendChoice)")
            }
            guard backend != .host else {
                throw VeltoError(
                    .unsupported,
                    "VELTO_BACKEND names \"host\", but only a program itself can bring its radio: \(Self.backendChoice)"
                )
            }
            backends.insert(backend)
        }
        bringsSimulatedCap = bringsSimulatedCap || backends.contains(.simulated)
    }

    private static let backendChoice = "must be bluez or simulated, or both, separated by a comma"
    private static let backendNames: [String: Backend] = ["bluez": .bluez, "simulated": .simulated, "host": .host]
}
