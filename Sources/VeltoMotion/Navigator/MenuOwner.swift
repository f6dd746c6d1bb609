/// Decides whose hand moves a menu when several players are there.
///
/// Source: Triki protocol notes, 12.4.
///
/// Either one device owns the menu, or whoever leans or clicks first, until that hand has rested for a while.
public struct MenuOwner: Hashable, Sendable {
    /// The only device that may own the menu, nil for any.
    public var boundDevice: UInt64?
    /// Seconds of rest after which somebody else may take over.
    public var releaseTime = 1.5
    /// The device that owns the menu now.
    public private(set) var owner: UInt64?
    private var rest = 0.0

    /// A menu that nobody owns.
    public init(boundDevice: UInt64? = nil) {
        self.boundDevice = boundDevice
    }

    /// Looks at a device's frame and tells whether it is for the menu; to be asked for every device in every frame.
    public mutating func admits(
        _ device: UInt64, _ input: MenuNavigator.Input, _ config: NavigatorConfig, dt: Double
    ) -> Bool {
        if let boundDevice { return device == boundDevice }
        guard let owner else {
            guard isActive(input, beyond: config.neutralEnter) else { return false }
            self.owner = device
            rest = 0
            return true
        }
        guard owner == device else { return false }
        rest = isActive(input, beyond: config.neutralExit) ? 0 : rest + max(0, dt)
        if rest >= releaseTime - SignalMaths.timeSlack { self.owner = nil }
        return true
    }

    private func isActive(_ input: MenuNavigator.Input, beyond band: Double) -> Bool {
        input.isAvailable && (input.isClicked || abs(input.position) >= band)
    }

    /// Lets the menu go, for instance because the owner's link is down.
    public mutating func release() {
        owner = nil
        rest = 0
    }
}
