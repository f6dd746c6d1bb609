public import VeltoCore
public import VeltoWearable

/// A timer on a board.
///
/// Its ticks are a signal, which can be streamed or used as the source of events.
///
/// ```swift
/// guard let board = device.metaWear else { return }
/// let (timer, created) = try board.beginCreateTimer(period: 0.5)
/// guard created.wait(), try board.begin.start(timer).wait() else { return }
/// print(try timer.ticks)  // timer?id=0
/// ```
///
/// A timer stays valid across links until it is removed, the board is reset, or it no longer exists on the board.
public struct ProgramTimer<Device: WearableDevice> {
    let device: Device
    /// The identifier of the part.
    public let part: PartID

    /// The part of the board's program.
    var item: PartID { MetaWearDevice(device: device).item(of: part) }

    /// Creates the timer of a device part.
    public init(_ part: PartID, of device: Device) {
        (self.part, self.device) = (part, device)
    }

    /// The name of the tick signal: the identifier, or the key of a planned timer.
    ///
    /// Throws `staleHandle` for a removed timer, and `notFound` until the board has created it.
    public var ticks: String {
        get throws(VeltoError) {
            _ = try device.contents(of: part)
            let (record, item) = (try MetaWearDevice(device: device).record, item)
            if record.with({ $0.planned.contains(part) }) { return part.ticksKey }
            let signals = record.with { $0.program.signals(of: item) }
            guard let ticks = signals.first else {
                throw VeltoError(.notFound, "the board has not created the timer", remedy: "wait for its operation")
            }
            return ticks
        }
    }

    /// Removes the timer from the board.
    ///
    /// The operation fails while a board event uses or starts the timer: remove the event first.
    public func beginRemove() throws(VeltoError) -> Device.Operation {
        try MetaWearDevice(device: device).begin.perform(RemovePart(part: item))
    }
}

/// An event of a board: commands executed for each sample of a signal, with or without a host.
///
/// An event stays valid across links until it is removed, the board is reset, or it no longer exists on the board.
public struct ProgramEvent<Device: WearableDevice> {
    let device: Device
    /// The identifier of the part.
    public let part: PartID

    /// The part of the board's program.
    private var item: PartID { MetaWearDevice(device: device).item(of: part) }

    /// Creates the event of a device part.
    public init(_ part: PartID, of device: Device) {
        (self.part, self.device) = (part, device)
    }

    /// Removes the event from the board.
    public func beginRemove() throws(VeltoError) -> Device.Operation {
        try MetaWearDevice(device: device).begin.perform(RemovePart(part: item))
    }
}

/// A macro on a board: commands that the board executes on request or at boot.
///
/// A macro stays valid until the macros are erased.
public struct ProgramMacro<Device: WearableDevice> {
    let device: Device
    /// The identifier of the part.
    public let part: PartID

    /// The part of the board's program.
    var item: PartID { MetaWearDevice(device: device).item(of: part) }

    /// Creates the macro of a device part.
    public init(_ part: PartID, of device: Device) {
        (self.part, self.device) = (part, device)
    }
}
