internal import VeltoCore

/// A signal to log.
struct LogPlanItem: Hashable, Sendable {
    /// Samples per second.
    var rate: Double
    /// The number of entries of a sample.
    var entriesPerSample: Int
}

/// The current draw of a board, in mA.
///
/// Source: the maker's product specification; a board that only logs has no link.
struct BoardCurrents: Hashable, Sendable {
    /// The running sensors.
    var sensors: Set<BoardSensor>
    /// Whether the chips are those of a MetaMotion S.
    var hasBMI270 = true
    /// Whether a link is kept.
    var hasLink = false

    private static let link = 7.5
    /// The sensors that sensor fusion runs.
    private static let fused: Set<BoardSensor> = [.accelerometer, .gyroscope, .magnetometer]

    private func current(of sensor: BoardSensor) -> Double {
        switch sensor {
        case .accelerometer: hasBMI270 ? 0.21 : 0.18
        case .gyroscope: hasBMI270 ? 0.5 : 0.9
        case .magnetometer: 0.5
        case .light: 0.22
        case .fusion: 0.925
        default: 0
        }
    }

    /// The total.
    ///
    /// Fusion also counts its sensors.
    var total: Double {
        let running = sensors.contains(.fusion) ? sensors.union(Self.fused) : sensors
        return running.reduce(hasLink ? Self.link : 0) { $0 + current(of: $1) }
    }
}

/// An estimate of the logging time of a board, and of the download time.
public struct LogEstimate: Hashable, Sendable {
    /// The cause of the first end of a log.
    public enum End: CaseIterable, Hashable, Sendable {
        /// The memory is full.
        case memory
        /// The battery is empty.
        case battery
    }

    /// The capacity of a battery in mAh, and the entries of a notification.
    private static let (batteryCapacity, entriesPerNotification) = (100.0, 2.0)

    /// Entries per second.
    public let entryRate: Double
    /// The time until the memory is full (seconds); infinite if nothing is logged.
    public let memory: Double
    /// The time until the battery is empty (seconds); infinite if its consumption is unknown.
    public let battery: Double
    /// The time to download all entries in the log at its end (seconds).
    public let download: Double
    /// The number of logger slots that the signals take.
    public var slotCount = 0
    /// The number of free logger slots.
    ///
    /// The log is impossible if this is less than `slotCount`.
    public var freeSlotCount = 0
    /// The time to download a full memory (seconds).
    public var fullDownload = 0.0
    /// Whether the board can also be read over a cable.
    public var hasCable = false

    /// Computes an estimate from the free memory, the battery charge (0 to 1), and the link's capacity in notifications
    /// per second.
    init(
        _ items: [LogPlanItem], capacity: UInt32, used: UInt32, charge: Double, _ currents: BoardCurrents,
        notificationRate: Double
    ) {
        entryRate = items.reduce(0) { $0 + max($1.rate, 0) * Double($1.entriesPerSample) }
        let free = Double(capacity) - Double(min(used, capacity))
        memory = entryRate > 0 ? free / entryRate : .infinity
        let current = currents.total
        battery = current > 0 ? Self.batteryCapacity * min(max(charge, 0), 1) / current * 3600 : .infinity
        let length = min(memory, battery)
        let entries = Double(used) + (length.isFinite ? length * entryRate : 0)
        download = notificationRate > 0 ? entries / (notificationRate * Self.entriesPerNotification) : .infinity
    }

    /// The cause that comes first.
    public var first: End { battery < memory ? .battery : .memory }

    /// The time until the first end (seconds).
    public var duration: Double { min(memory, battery) }

    /// Returns the time to download a number of entries (seconds).
    static func download(of entries: UInt32, notificationRate: Double) -> Double {
        notificationRate > 0 ? Double(entries) / (notificationRate * entriesPerNotification) : .infinity
    }
}
