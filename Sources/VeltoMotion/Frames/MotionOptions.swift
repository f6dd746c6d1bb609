/// The part of a program's configuration that decoding needs.
public struct MotionOptions: Hashable, Sendable {
    /// The axis of a sample that steers a paddle.
    public var steering = DeviceAxis.first
    /// The axis of a sample that moves the gamepad.
    public var gamepad = DeviceAxis.second
    /// A sensor's click within this time (seconds) of the last one is the same click.
    public var clickCooldown = 0.12
    /// The aim of rates of rotation, with its tightening in rad/s.
    public var aim = GyroAim()

    /// The values of the presets.
    public init() {}
}
