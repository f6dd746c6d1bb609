package import VeltoCore

/// Selects the player whose hand moves a menu.
///
/// Source: Triki protocol notes, 12.4.
package struct MenuOwner: Hashable, Sendable {
    /// The effect of a device's frame on a menu.
    package enum Admission: Hashable, Sendable {
        /// The frame moves the menu.
        case moves
        /// The menu has no owner, and the hand rests; time advances.
        case rests
        /// The frame has no effect.
        case ignored
    }

    /// The maximum number of devices that step one menu.
    private static let deviceLimit = 64

    /// The device that owns the menu.
    package private(set) var device: ObjectHandle?
    private var rest = 0.0
    /// The device whose frames measure the time since the owner's last frame.
    private var witness: ObjectHandle?
    private var absence = 0.0
    /// The number of frames of other devices since the last frame of `witness`.
    private var framesOfOthers = 0

    /// Creates a menu without an owner.
    package init() {}

    /// Returns the effect of a device's frame; call it for every device in every frame.
    package mutating func admit(
        _ device: ObjectHandle, _ input: MenuNavigator.Input, _ config: NavigatorConfig, dt: Double
    ) -> Admission {
        switch config.ownership {
        case .all: .moves
        case .oneHand: admitOneHand(device, input, config, MenuNavigator.sane(dt))
        case .bound: self.device == device ? .moves : .ignored
        }
    }

    private mutating func admitOneHand(
        _ device: ObjectHandle, _ input: MenuNavigator.Input, _ config: NavigatorConfig, _ time: Double
    ) -> Admission {
        if self.device != device { wait(for: device, time, config.ownerRelease) }
        guard let owner = self.device else {
            if isActive(input, beyond: config.neutralEnter) {
                give(to: device)
                return .moves
            }
            // Time advances once per frame, regardless of the number of resting hands.
            return witness == device ? .rests : .ignored
        }
        guard owner == device else { return .ignored }
        (witness, absence) = (nil, 0)
        rest = isActive(input, beyond: config.neutralExit) ? 0 : rest + time
        if rest >= config.ownerRelease - SignalMaths.timeSlack { release() }
        return .moves
    }

    /// Releases the menu if its owner is not stepped for some time, for example after a link loss.
    private mutating func wait(for device: ObjectHandle, _ time: Double, _ limit: Double) {
        framesOfOthers += 1
        // The witness may have disappeared, too.
        if witness == nil || framesOfOthers > Self.deviceLimit { witness = device }
        guard witness == device else { return }
        framesOfOthers = 0
        absence += time
        guard self.device != nil, absence >= limit - SignalMaths.timeSlack else { return }
        release()
        witness = device
    }

    private func isActive(_ input: MenuNavigator.Input, beyond band: Double) -> Bool {
        input.isAvailable && (input.isClicked || abs(input.position) >= band)
    }

    /// Makes a device the owner.
    package mutating func give(to device: ObjectHandle) {
        self = MenuOwner()
        self.device = device
    }

    /// Removes the owner.
    package mutating func release() {
        self = MenuOwner()
    }
}
