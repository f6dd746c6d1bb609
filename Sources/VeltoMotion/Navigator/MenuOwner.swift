package import VeltoCore

/// Decides which player's hand moves a menu.
///
/// Source: Triki protocol notes, 12.4.
package struct MenuOwner: Hashable, Sendable {
    /// The effect of a device's frame on a menu.
    package enum Admission: Hashable, Sendable {
        /// It moves the menu.
        case moves
        /// The menu has no owner, and the hand rests: time passes.
        case rests
        /// It has no effect.
        case ignored
    }

    /// More devices than ever step one menu.
    private static let deviceLimit = 64

    /// The device that owns the menu.
    package private(set) var device: ObjectHandle?
    private var rest = 0.0
    /// Another device that is stepped instead of the owner, and the time since the owner was.
    private var witness: ObjectHandle?
    private var absence = 0.0
    /// The number of frames of other devices since the witness's own.
    private var framesOfOthers = 0

    /// A menu without an owner.
    package init() {}

    /// Returns the effect of a device's frame; to be called for every device in every frame.
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
            // Time passes once a frame, however many hands rest.
            return witness == device ? .rests : .ignored
        }
        guard owner == device else { return .ignored }
        (witness, absence) = (nil, 0)
        rest = isActive(input, beyond: config.neutralExit) ? 0 : rest + time
        if rest >= config.ownerRelease - SignalMaths.timeSlack { release() }
        return .moves
    }

    /// An owner that is no longer stepped, perhaps because its link is down, loses the menu.
    private mutating func wait(for device: ObjectHandle, _ time: Double, _ limit: Double) {
        framesOfOthers += 1
        // The witness may be gone as well.
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

    /// Gives the menu to a device.
    package mutating func give(to device: ObjectHandle) {
        self = MenuOwner()
        self.device = device
    }

    /// Takes the menu away from its owner.
    package mutating func release() {
        self = MenuOwner()
    }
}
