internal import Synchronization

/// The part of the engine's configuration that decoding needs, readable without the poller's lock.
struct SharedOptions: ~Copyable, Sendable {
    private let axes = Atomic<UInt16>(0)
    private let clickCooldown = Atomic<UInt64>(0)

    init() {
        set(MotionOptions())
    }

    func set(_ options: MotionOptions) {
        axes.store(
            UInt16(options.steering.byte) << 8 | UInt16(options.gamepad.byte), ordering: .relaxed)
        clickCooldown.store(options.clickCooldown.bitPattern, ordering: .relaxed)
    }

    var current: MotionOptions {
        var options = MotionOptions()
        let axes = axes.load(ordering: .relaxed)
        options.steering = DeviceAxis(byte: UInt8(truncatingIfNeeded: axes >> 8))
        options.gamepad = DeviceAxis(byte: UInt8(truncatingIfNeeded: axes))
        options.clickCooldown = Double(bitPattern: clickCooldown.load(ordering: .relaxed))
        return options
    }
}

extension DeviceAxis {
    /// The axis as stored in memory.
    fileprivate var byte: UInt8 { unsafe unsafeBitCast(self, to: UInt8.self) }

    /// The axis decoded from a byte.
    fileprivate init(byte: UInt8) {
        self = unsafe unsafeBitCast(byte, to: DeviceAxis.self)
    }
}
