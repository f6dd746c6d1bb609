public import VeltoCore
internal import VeltoWearable

/// The configuration for reading the voltage of a pin.
///
/// Source: MetaWear module protocol, 4.5.
public struct PinConfiguration: Hashable, Sendable {
    /// A pin pulled to the supply voltage during the read; nil for none.
    public var pullUpPin: UInt8?
    /// A pin pulled to 0 V during the read; nil for none.
    public var pullDownPin: UInt8?
    /// The time between the pull and the read (seconds), 0 to 0.00102.
    public var delay = 0.0

    /// Creates a configuration without pulls.
    public init() {}

    /// The first revision of the module with pin configurations.
    static let firstRevision: UInt8 = 2
    private static let delayUnit = 4e-6
    private static let longestDelay = 0.00102
    private static let unused: UInt8 = 0xFF

    /// Throws for an unsupported configuration, and for a pin that the board does not have.
    func check(for pin: UInt8, _ status: BoardStatus) throws(VeltoError) {
        try checkNumber(delay, "delay", 0, Self.longestDelay)
        try status.checkPin(pin)
        guard try BoardPlan(status.modules).info(.gpio).revision >= Self.firstRevision else {
            throw VeltoError(.unsupported, "the board's firmware reads pins in one way only")
        }
    }

    /// The bytes after the pin in a revision 2 request.
    var parameters: [UInt8] {
        // The last byte would be an alias of the pin in the answer.
        [
            pullUpPin ?? Self.unused, pullDownPin ?? Self.unused,
            UInt8(delay, inUnitsOf: Self.delayUnit), Self.unused,
        ]
    }
}

/// The program's configuration of a pin, on this and later links.
struct PinChoice: BoardPreference {
    let pin: UInt8
    let configuration: PinConfiguration

    var name: String { "pin \(pin)" }

    func apply(to preferences: inout BoardPreferences) { preferences.pins[pin] = configuration }
}

extension BoardStatus {
    /// Throws for a pin that the board does not have.
    public func checkPin(_ pin: UInt8) throws(VeltoError) {
        try BoardPlan(modules).checkPin(pin)
    }
}
