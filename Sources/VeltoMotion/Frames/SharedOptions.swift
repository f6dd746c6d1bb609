internal import Synchronization

/// The decoding options of a configuration, readable without the poller's lock.
struct SharedOptions: ~Copyable, Sendable {
    private let axes = Atomic<UInt32>(0)
    private let clickCooldown = Atomic<UInt64>(0)
    private let tightening = Atomic<UInt64>(0)

    init() {
        set(MotionOptions())
    }

    func set(_ options: MotionOptions) {
        axes.store(
            UInt32(options.aim.space.byte) << 16 | UInt32(options.steering.byte) << 8 | UInt32(options.gamepad.byte),
            ordering: .relaxed)
        clickCooldown.store(options.clickCooldown.bitPattern, ordering: .relaxed)
        tightening.store(options.aim.tightening.bitPattern, ordering: .relaxed)
    }

    var current: MotionOptions {
        var options = MotionOptions()
        let axes = axes.load(ordering: .relaxed)
        options.steering = DeviceAxis(byte: UInt8(truncatingIfNeeded: axes >> 8))
        options.gamepad = DeviceAxis(byte: UInt8(truncatingIfNeeded: axes))
        options.clickCooldown = Double(bitPattern: clickCooldown.load(ordering: .relaxed))
        options.aim = aim
        return options
    }

    var aim: GyroAim {
        GyroAim(
            space: AimSpace(byte: UInt8(truncatingIfNeeded: axes.load(ordering: .relaxed) >> 16)),
            tightening: Double(bitPattern: tightening.load(ordering: .relaxed)))
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

extension AimSpace {
    /// The space as stored in memory.
    fileprivate var byte: UInt8 { unsafe unsafeBitCast(self, to: UInt8.self) }

    /// The space decoded from a byte.
    fileprivate init(byte: UInt8) {
        self = unsafe unsafeBitCast(byte, to: AimSpace.self)
    }
}
