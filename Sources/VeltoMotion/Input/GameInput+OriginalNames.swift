/// Aliases of the original framework for the same values.
extension GameInput {
    /// The horizontal position.
    public var lateral: Double { positionX }
    /// The horizontal position.
    public var lateralSmooth: Double { positionX }
    /// The horizontal position.
    public var rotation: Double { positionX }
    /// The horizontal position.
    public var steerX: Double { lateral }
    /// The velocity, 0 or more.
    public var intensity: Double { max(0, velocity) }
    /// The vertical position before output smoothing; not a velocity, despite its name.
    public var velocityY: Double { relativeY }
    /// Tilt sideways, −1…1.
    public var tiltX: Double { sensors.tiltX }
    /// Tilt forward, −1…1.
    public var tiltY: Double { sensors.tiltY }
    /// Whether a throw or the main action happened.
    public var didShoot: Bool { !gestures.isDisjoint(with: [.primary, .throw]) }
    /// Whether the main action happened.
    public var action: Bool { gestures.contains(.primary) }
    /// Whether the button was clicked.
    public var bleButtonClick: Bool { gestures.contains(.click) }
    /// Whether the main action happened.
    public var primaryAction: Bool { gestures.contains(.primary) }
    /// Whether a throw happened.
    public var shotTriggered: Bool { gestures.contains(.throw) }
    /// Whether a thrust would throw.
    public var gesturePrimed: Bool { states.contains(.gesturePrimed) }
    /// Whether the device was shaken.
    public var shake: Bool { gestures.contains(.shake) }
    /// Whether the device was swung.
    public var flick: Bool { gestures.contains(.swing) }
    /// Whether the device is tilted to the left.
    public var tiltLeft: Bool { states.contains(.tiltLeft) }
    /// Whether the device is tilted to the right.
    public var tiltRight: Bool { states.contains(.tiltRight) }
    /// Whether the device is moving.
    public var isMoving: Bool { states.contains(.moving) }
    /// The gamepad's velocity.
    public var trikiVelocity: Double { velocity }
}
