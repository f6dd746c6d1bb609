public import VeltoBluetooth
public import VeltoCore

/// How a context is to be made.
public struct ContextDefinition: Sendable {
    /// The backends to use.
    public var backends: Set<Backend>
    /// Whether the program turns the loop itself (`Context.dispatch`), so that the library starts no thread.
    public var isPumped = false
    /// Whether time only moves by `Context.advanceClock`; pumped contexts only.
    public var hasManualClock = false
    /// Another context of the same owner name is destroyed first; empty for none.
    public var ownerName = ""
    /// The address of the message bus, empty for the system's.
    public var busAddress = ""
    /// The adapter to use, such as `hci0`; empty for the best one.
    public var adapter = ""
    /// The folder in which known devices and profiles are kept, empty for the one that the XDG rules name.
    public var statePath = ""
    /// Whether known devices are remembered as long as the context lives and no longer.
    public var isEphemeral = false
    /// Whether a device that is connected for the first time gets the profile that was saved for it.
    public var loadsProfiles = false
    /// Seconds that auto-connect waits after the first likely device before it decides.
    public var settleTime = 0.6
    /// Seconds between the loss of a link and the first attempt to bring it back.
    public var reconnectDelay = 1.5
    /// Events that the default queue holds.
    public var eventCapacity = 256
    /// Whether a simulated cap that plays is there from the beginning.
    public var bringsSimulatedCap = false

    /// BlueZ, a loop thread and the system's clock.
    public init(backends: Set<Backend> = [.bluez]) {
        self.backends = backends
    }

    /// What an unprepared program gets: the backends named by the environment variable `VELTO_AIR`, or the real one.
    public static func standard(environment: String?) throws(VeltoError) -> ContextDefinition {
        guard let environment, !environment.isEmpty else { return ContextDefinition() }
        var definition = ContextDefinition(backends: [])
        for name in environment.split(separator: ",") {
            guard let backend = backendNames[String(name)] else {
                throw VeltoError(.invalidArgument, "VELTO_AIR names an unknown backend: \(name)")
            }
            definition.backends.insert(backend)
        }
        definition.bringsSimulatedCap = definition.backends.contains(.simulated)
        return definition
    }

    private static let backendNames: [String: Backend] = ["bluez": .bluez, "simulated": .simulated, "host": .host]

    /// Refuses what makes no sense, naming the member.
    func validate() throws(VeltoError) {
        guard !backends.isEmpty else { throw .invalidArgument("airs", "names no backend") }
        guard !backends.contains(.host) else {
            throw VeltoError(
                .unsupported, "airs names the host backend, which this version of the library does not have yet")
        }
        guard isPumped || !hasManualClock else {
            throw .invalidArgument("flags", "a manual clock needs a pumped context")
        }
        guard settleTime >= 0, settleTime.isFinite else {
            throw .invalidArgument("settle_time", "must be a finite number of seconds, 0 or more")
        }
        guard reconnectDelay >= 0, reconnectDelay.isFinite else {
            throw .invalidArgument("reconnect_delay", "must be a finite number of seconds, 0 or more")
        }
        guard (1...65536).contains(eventCapacity) else {
            throw .invalidArgument("event_capacity", "must be 1...65536")
        }
    }
}
