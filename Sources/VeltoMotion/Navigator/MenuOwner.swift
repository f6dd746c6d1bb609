public import VeltoCore

/// Decides which player's hand moves a menu.
///
/// Source: Triki protocol notes, 12.4.
public struct MenuOwner: Hashable, Sendable {
    /// The inputs that move a menu.
    public enum Rule: CaseIterable, Hashable, Sendable {
        /// All of them.
        case anybody
        /// Those of the hand that leans or clicks first, until it has rested for some time.
        case oneHand
        /// Those of the device chosen by the program.
        case bound
    }

    /// The device that owns the menu.
    public private(set) var device: ObjectHandle?
    private var rest = 0.0
    /// Another device that is stepped instead of the owner, and the time since the owner was.
    private var witness: ObjectHandle?
    private var absence = 0.0

    /// A menu without an owner.
    public init() {}

    /// Returns whether a device's frame moves the menu; to be called for every device in every frame.
    public mutating func admits(
        _ device: ObjectHandle, _ input: MenuNavigator.Input, _ config: NavigatorConfig, dt: Double
    ) -> Bool {
        switch config.ownership {
        case .anybody: true
        case .oneHand: admitsOneHand(device, input, config, MenuNavigator.sane(dt))
        case .bound: self.device == device
        }
    }

    private mutating func admitsOneHand(
        _ device: ObjectHandle, _ input: MenuNavigator.Input, _ config: NavigatorConfig, _ time: Double
    ) -> Bool {
        if self.device != device { wait(for: device, time, config.ownerRelease) }
        guard let owner = self.device else {
            guard isActive(input, beyond: config.neutralEnter) else { return false }
            give(to: device)
            return true
        }
        guard owner == device else { return false }
        (witness, absence) = (nil, 0)
        rest = isActive(input, beyond: config.neutralExit) ? 0 : rest + time
        if rest >= config.ownerRelease - SignalMaths.timeSlack { release() }
        return true
    }

    /// An owner that is no longer stepped, perhaps because its link is down, loses the menu.
    private mutating func wait(for device: ObjectHandle, _ time: Double, _ limit: Double) {
        witness = witness ?? device
        if witness == device { absence += time }
        if absence >= limit - SignalMaths.timeSlack { release() }
    }

    private func isActive(_ input: MenuNavigator.Input, beyond band: Double) -> Bool {
        input.isAvailable && (input.isClicked || abs(input.position) >= band)
    }

    /// Gives the menu to a device.
    public mutating func give(to device: ObjectHandle) {
        self = MenuOwner()
        self.device = device
    }

    /// Takes the menu away from its owner.
    public mutating func release() {
        self = MenuOwner()
    }
}
