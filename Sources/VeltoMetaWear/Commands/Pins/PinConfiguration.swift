public import VeltoCore
internal import VeltoWearable

/// The configuration of a pin whose voltage is read.
///
/// Source: MetaWear module protocol, 4.5.
public struct PinConfiguration: Hashable, Sendable {
    /// A pin that is drawn to the supply's voltage while it is read; nil for none.
    public var pullUpPin: UInt8?
    /// A pin that is drawn to 0 V while it is read; nil for none.
    public var pullDownPin: UInt8?
    /// The time between drawing and reading (seconds): 0 to 0.00102.
    public var delay = 0.0

    /// Nothing is drawn.
    public init() {}

    /// The first revision of the module with these.
    static let firstRevision: UInt8 = 2
    private static let delayUnit = 4e-6
    private static let longestDelay = 0.00102
    private static let unused: UInt8 = 0xFF

    /// Refuses what the firmware cannot do, and a pin that the board does not have.
    func check(for pin: UInt8, _ status: BoardStatus) throws(VeltoError) {
        try checkNumber(delay, "delay", 0, Self.longestDelay)
        try status.checkPin(pin)
        guard try BoardPlan(status.modules).info(.gpio).revision >= Self.firstRevision else {
            throw VeltoError(.unsupported, "the board's firmware reads pins in one way only")
        }
    }

    /// The bytes after the pin in a request of revision 2.
    var parameters: [UInt8] {
        // The last one would be a name for the pin in the answer.
        [
            pullUpPin ?? Self.unused, pullDownPin ?? Self.unused,
            UInt8(delay, inUnitsOf: Self.delayUnit), Self.unused,
        ]
    }
}

/// The configuration that a program has chosen for a pin, on this link and later ones.
struct PinChoice: BoardPreference {
    let pin: UInt8
    let configuration: PinConfiguration

    var name: String { "pin \(pin)" }

    func apply(to preferences: inout BoardPreferences) { preferences.pins[pin] = configuration }
}

extension BoardStatus {
    /// Refuses a pin that the board does not have.
    public func checkPin(_ pin: UInt8) throws(VeltoError) {
        try BoardPlan(modules).checkPin(pin)
    }
}
