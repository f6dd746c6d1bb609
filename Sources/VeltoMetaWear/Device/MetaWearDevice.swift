public import VeltoCore
public import VeltoWearable

extension WearableDevice {
    /// The MetaWear features of the device; nil for a device of another family.
    public var metaWear: MetaWearDevice<Self>? {
        family == .metawear ? MetaWearDevice(device: self) : nil
    }
}

/// The part of a device that only MetaWear boards have.
///
/// ```swift
/// let chosen = try device.metaWear?.setSensor(.accelerometer, rate: 90, range: 4)
/// let operation = try device.metaWear?.play([.breathe(.blue)])
/// guard operation?.wait() == true, let chosen else { return }
/// print("it blinks, and will measure at \(chosen.rate) Hz")
/// ```
public struct MetaWearDevice<Device: WearableDevice>: BoardCommandTaker {
    /// Seconds within which a board takes a command.
    public static var standardTimeout: Double { 10 }

    let device: Device

    /// The status of the connected board, nil while it is not connected.
    public var status: BoardStatus? { device.sessionState as? BoardStatus }

    /// Performs a command, within ``standardTimeout``.
    public func perform(_ command: any SessionCommand) throws(VeltoError) -> Device.Operation {
        try (command as? any BoardCommand)?.check()
        return try device.perform(command, timeout: Self.standardTimeout)
    }
}
