internal import Glibc
public import VeltoBluetooth
internal import VeltoCore
public import VeltoWearable

/// The configuration of a context.
public struct ContextDefinition: Sendable {
    /// The backends to use.
    ///
    /// If empty, the environment variable `VELTO_BACKEND` names them, or else BlueZ is used.
    public var backends: Set<Backend> = []
    /// Whether the program runs the loop with `Context.dispatch`.
    ///
    /// The library then starts no thread.
    public var isPumped = false
    /// Whether only `Context.advanceClock` advances time (pumped contexts only).
    public var hasManualClock = false
    /// The owner name; empty for none.
    ///
    /// An existing context with the same owner name is destroyed first.
    public var ownerName = ""
    /// The address of the message bus; empty for the system bus.
    public var busAddress = ""
    /// The adapter to use, such as `hci0`; empty for the best adapter.
    public var adapter = ""
    /// The folder of known devices and profiles; empty for the XDG state folder.
    public var statePath = ""
    /// Whether known devices are kept only during the context's lifetime.
    public var isEphemeral = false
    /// Whether a device's saved profile is loaded at its first connection.
    public var loadsProfiles = false
    /// Whether connecting by an ambiguous name fails.
    ///
    /// Otherwise the device with the strongest signal is connected.
    public var refusesAmbiguousNames = false
    /// The time between the first likely device and the choice of auto-connect.
    public var settleTime: Duration
    /// The delay between the loss of a link and the first reconnect attempt.
    public var reconnectDelay: Duration
    /// The capacity of the default queue, in events.
    public var eventCapacity: Int
    /// The families of auto-connect, including devices that the system uses.
    ///
    /// Empty allows all families. Devices that the system uses are then skipped until the program connects them or sets
    /// their family.
    public var autoConnectFamilies: Set<DeviceFamily> = []
    /// The maximum number of links of the simulated adapter; 0 for no limit.
    public var simulatedLinkLimit = 0
    /// Whether a playing simulated cap exists from the start.
    public var bringsSimulatedCap = false
    /// The families of wearables.
    var families = Families.standard

    /// Creates a definition with a loop thread and the system's clock.
    public init(backends: Set<Backend>) {
        self.init()
        self.backends = backends
    }

    /// Returns the validated definition with its backends.
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

    /// Uses the backends named by the environment text, or BlueZ.
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
