/// The part of a program's configuration that decoding needs.
public struct MotionOptions: Hashable, Sendable {
    /// The axis of a sample that steers a paddle.
    public var steering = DeviceAxis.first
    /// The axis of a sample that moves the gamepad.
    public var gamepad = DeviceAxis.second
    /// Minimum time between two clicks of a sensor frame (seconds); earlier flags belong to the same click.
    public var clickCooldown = 0.12
    /// The aim of rotation rates, with its tightening in rad/s.
    public var aim = GyroAim()

    /// Creates options with the values of the presets.
    public init() {}
}
