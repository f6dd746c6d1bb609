public import VeltoBluetooth
public import VeltoCore

/// The definition of a context.
public struct ContextDefinition: Sendable {
    /// The backends to use.
    public var backends: Set<Backend> = [.bluez]
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
    /// Seconds that auto-connect waits after the first likely device before it decides.
    public var settleTime: Double
    /// Seconds between the loss of a link and the first attempt to bring it back.
    public var reconnectDelay: Double
    /// The capacity of the default queue, in events.
    public var eventCapacity: Int
    /// Whether a playing simulated cap is present from the start.
    public var bringsSimulatedCap = false
    /// The families of wearables.
    var families = Families.standard

    /// A loop thread and the system's clock.
    public init(backends: Set<Backend>) {
        self.init()
        self.backends = backends
    }

    /// The defaults: the backends named by the environment variable `VELTO_BACKEND`, or BlueZ.
    public static func standard(environment: String?) throws(VeltoError) -> ContextDefinition {
        guard let environment, !environment.isEmpty else { return ContextDefinition() }
        var definition = ContextDefinition(backends: [])
        for name in environment.split(whereSeparator: { $0 == "," || $0 == " " }) {
            guard let backend = backendNames[String(name)] else {
                throw VeltoError(
                    .invalidArgument,
                    "VELTO_BACKEND names an unknown backend, \"\(name)\": \(backendChoice)")
            }
            guard backend != .host else {
                throw VeltoError(
                    .unsupported,
                    "VELTO_BACKEND names \"host\", but only a program itself can bring its radio: \(backendChoice)"
                )
            }
            definition.backends.insert(backend)
        }
        definition.bringsSimulatedCap = definition.backends.contains(.simulated)
        return definition
    }

    private static let backendChoice = "must be bluez or simulated, or both, separated by a comma"
    private static let backendNames: [String: Backend] = ["bluez": .bluez, "simulated": .simulated, "host": .host]

    /// Throws for contradictory settings, and for numbers out of range.
    func check() throws(VeltoError) {
        guard !backends.isEmpty else { throw .invalidArgument("backends", "is empty: name at least one backend") }
        guard isPumped || !hasManualClock else {
            throw VeltoError(
                .invalidArgument, "a manual clock needs a pumped context: set PUMPED")
        }
        try validate()
    }
}
