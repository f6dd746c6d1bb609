public import VeltoCore
public import VeltoWearable

/// A signal in the log of a board.
///
/// ```swift
/// guard let board = device.metaWear else { return }
/// let (logger, created) = try board.beginCreateLogger("acceleration", key: "wrist")
/// let started = try board.begin.startLogging()
/// guard created.wait(), started.wait() else { return }
/// print(try logger.info.range ?? 0)  // 2: g
/// ```
///
/// A logger stays valid across links until it is removed or no longer exists on the board.
public struct LoggedSignal<Device: WearableDevice> {
    let device: Device
    /// The identifier of the part.
    public let part: PartID

    /// Creates the logger of a device part.
    public init(_ part: PartID, of device: Device) {
        (self.part, self.device) = (part, device)
    }

    /// Information about the logger; throws `staleHandle` for a removed one.
    public var info: LoggerInfo {
        get throws(VeltoError) {
            guard let contents = try device.contents(of: part) as? LoggerPart else {
                throw VeltoError(.wrongKind, "the part is no logger")
            }
            return try record.with { $0.log.logger(part) }.map { LoggerInfo($0) } ?? LoggerInfo(contents)
        }
    }

    /// Removes the logger from the board.
    ///
    /// Its entries in the log can no longer be decoded.
    ///
    /// The operation fails with `invalidState` while the log runs.
    public func beginRemove() throws(VeltoError) -> Device.Operation {
        try MetaWearDevice(device: device).begin.perform(RemoveLogger(part: part))
    }

    /// Sets the scale of values with an unknown range; `range` is the full scale in the native unit.
    ///
    /// Throws for an unsupported range, `unsupported` for a signal with a fixed range, and `invalidState` if the range
    /// is known and differs.
    public func setRange(_ range: Double) throws(VeltoError) {
        let record = try record
        let modules = record.with { $0.state }?.presentModules ?? [:]
        let board = BoardPlan(modules, record.with { $0.preferences })
        let (layout, isChanged) = try record.withLog { log throws(VeltoError) in
            guard let index = log.loggers.firstIndex(where: { $0.part == part }) else {
                throw VeltoError(.notFound, "the board has not created the logger", remedy: "wait for its operation")
            }
            try log.loggers[index].layout.take(range: range, on: board)
            return log.loggers[index].layout
        }
        record.with { $0.download }?.setRange(of: layout)
        if isChanged { device.familyRecordChanged() }
    }

    private var record: BoardRecord {
        get throws(VeltoError) { try MetaWearDevice(device: device).record }
    }
}

extension LoggerLayout {
    /// Applies a range of the signal's sensor, in the native unit.
    fileprivate mutating func take(range: Double, on board: BoardPlan) throws(VeltoError) {
        guard let signal = board.signal(of: source), let sensor = signal.sensor, board.isRanged(signal) else {
            throw VeltoError(.unsupported, "the signal \(identifier) has one range")
        }
        let standard = try board.standardConfiguration(of: sensor)
        let nearest = try board.chip(of: sensor).nearest(rate: rate ?? standard.rate, range: range)
        guard abs(nearest.configuration.range - range) < 1e-6, let scale = nearest.scale else {
            throw .invalidArgument(
                "range", "is \(range): the nearest of \(identifier) is \(nearest.configuration.range)")
        }
        if let known = self.range, abs(known - range) >= 1e-6 {
            throw VeltoError(
                .invalidState, "the range of \(identifier) is known: its entries were logged with \(known)")
        }
        setRange(nearest.configuration.range, scales: fields.map { _ in scale })
    }
}
