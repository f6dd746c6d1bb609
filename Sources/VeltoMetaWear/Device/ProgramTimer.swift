public import VeltoCore
public import VeltoWearable

/// A timer on a board, whose ticks are a signal: streamed, or the source of events.
///
/// ```swift
/// guard let board = device.metaWear else { return }
/// let (timer, created) = try board.beginCreateTimer(period: 0.5)
/// guard created.wait(), try board.begin.start(timer).wait() else { return }
/// print(try timer.ticks)  // timer?id=0
/// ```
///
/// It stays valid across links, until it is removed, the board is reset, or it is no longer found there.
public struct ProgramTimer<Device: WearableDevice> {
    let device: Device
    /// The name of the part.
    public let part: PartID

    /// The part of the board's program.
    var item: PartID { MetaWearDevice(device: device).item(of: part) }

    /// The timer that a part of a device is.
    public init(_ part: PartID, of device: Device) {
        (self.part, self.device) = (part, device)
    }

    /// The name of the signal of its ticks: the identifier, or the key of a planned one.
    ///
    /// Throws `staleHandle` for a timer that is gone, and `notFound` until the board has created it.
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

    /// Removes it from the board.
    ///
    /// The operation fails while a board event listens to it or starts it: remove that first.
    public func beginRemove() throws(VeltoError) -> Device.Operation {
        try MetaWearDevice(device: device).begin.perform(RemovePart(part: item))
    }
}

/// An event of a board: commands that follow a signal, host or no host.
///
/// It stays valid across links, until it is removed, the board is reset, or it is no longer found there.
public struct ProgramEvent<Device: WearableDevice> {
    let device: Device
    /// The name of the part.
    public let part: PartID

    /// The part of the board's program.
    private var item: PartID { MetaWearDevice(device: device).item(of: part) }

    /// The event that a part of a device is.
    public init(_ part: PartID, of device: Device) {
        (self.part, self.device) = (part, device)
    }

    /// Removes it from the board.
    public func beginRemove() throws(VeltoError) -> Device.Operation {
        try MetaWearDevice(device: device).begin.perform(RemovePart(part: item))
    }
}

/// A macro in the memory of a board: commands that it obeys on request, or whenever it boots.
///
/// It stays valid until the macros are erased.
public struct ProgramMacro<Device: WearableDevice> {
    let device: Device
    /// The name of the part.
    public let part: PartID

    /// The part of the board's program.
    var item: PartID { MetaWearDevice(device: device).item(of: part) }

    /// The macro that a part of a device is.
    public init(_ part: PartID, of device: Device) {
        (self.part, self.device) = (part, device)
    }
}
