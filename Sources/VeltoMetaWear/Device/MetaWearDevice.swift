public import VeltoCore
public import VeltoWearable

extension WearableDevice {
    /// The MetaWear features of the device; nil for a device of another family.
    public var metaWear: MetaWearDevice<Self>? {
        family == .metawear ? MetaWearDevice(device: self) : nil
    }
}

/// The MetaWear-specific interface of a device.
///
/// ```swift
/// let chosen = try device.metaWear?.setSensor(.accelerometer, rate: 90, range: 4)
/// let operation = try device.metaWear?.begin.play([.breathe(.blue)])
/// guard operation?.wait() == true, let chosen else { return }
/// print("it blinks, and will measure at \(chosen.rate) Hz")
/// ```
public struct MetaWearDevice<Device: WearableDevice> {
    /// The default timeout of a board command (seconds).
    public static var standardTimeout: Double { 10 }

    let device: Device

    /// The status of the connected board; nil while it is not connected.
    public var status: BoardStatus? {
        guard var status = device.sessionState as? BoardStatus else { return nil }
        // An answer has no room for a long name; an advertisement has.
        if let name = device.advertisedName { status.settings?.completeName(from: name) }
        return status
    }

    /// The commands that a ``CommandSequence`` also records, as operations: `board.begin.play([.flash(.green)])`.
    public var begin: BoardRequests<Device> { BoardRequests(device: device) }
}

/// A board as the target of commands.
///
/// Each command returns its operation.
public struct BoardRequests<Device: WearableDevice>: BoardCommandTaker {
    let device: Device

    /// Performs a command, within ``MetaWearDevice/standardTimeout``.
    public func perform(_ command: any SessionCommand) throws(VeltoError) -> Device.Operation {
        try (command as? any BoardCommand)?.check()
        return try device.perform(command, timeout: MetaWearDevice<Device>.standardTimeout)
    }
}
