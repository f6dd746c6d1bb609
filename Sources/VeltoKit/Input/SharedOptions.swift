internal import Synchronization
internal import VeltoMotion

/// The part of the engine's configuration that decoding needs, readable without the engine's lock.
struct SharedOptions: ~Copyable, Sendable {
    private let axes = Atomic<UInt64>(0)
    private let clickCooldown = Atomic<UInt64>(0)

    init() {
        set(MotionOptions())
    }

    func set(_ options: MotionOptions) {
        axes.store(
            UInt64(truncatingIfNeeded: options.steering.rawValue) << 8
                | UInt64(truncatingIfNeeded: options.gamepad.rawValue), ordering: .relaxed)
        clickCooldown.store(options.clickCooldown.bitPattern, ordering: .relaxed)
    }

    var current: MotionOptions {
        var options = MotionOptions()
        let axes = axes.load(ordering: .relaxed)
        options.steering = DeviceAxis(rawValue: Int32(truncatingIfNeeded: axes >> 8)) ?? .first
        options.gamepad = DeviceAxis(rawValue: Int32(truncatingIfNeeded: axes & 0xFF)) ?? .second
        options.clickCooldown = Double(bitPattern: clickCooldown.load(ordering: .relaxed))
        return options
    }
}
