package import VeltoCore
package import VeltoStore
package import VeltoWearable

/// A track of the program's own samples, numbered in order.
package final class ProgramTrack: Sendable {
    let queue: TrackQueue
    private let description: TrackDescription
    /// The time of the newest sample.
    ///
    /// Threads that write at the same time take turns.
    private let newest = Guarded(Timestamp.zero)

    init(_ queue: TrackQueue, _ description: TrackDescription) {
        self.queue = queue
        self.description = description
    }

    /// Refuses ambiguous names.
    static func check(_ description: TrackDescription) throws(VeltoError) {
        try checkName(description.signal, "signal")
        var names: Set<String> = []
        for column in description.columns {
            try checkName(column.name, "channels")
            guard names.insert(column.name).inserted else {
                throw VeltoError(
                    .invalidArgument, "channels has \"\(column.name)\" twice: each channel must have a name of its own")
            }
        }
    }

    private static func checkName(_ name: String, _ argument: String) throws(VeltoError) {
        guard !name.isEmpty, !name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            throw VeltoError(
                .invalidArgument,
                "\(argument) has the name \"\(name)\": a name must have letters, and no line ends or control characters"
            )
        }
    }

    /// Appends all samples or none.
    package func write(_ infos: [FrameInfo], _ values: UnsafeRawBufferPointer) throws(VeltoError) {
        let size = description.layout.frameSize
        guard values.count == infos.count * size else {
            let names = description.columns.map(\.name).joined(separator: ", ")
            throw VeltoError(
                .wrongKind,
                "values has \(values.count) bytes for \(infos.count) samples: a sample of \(description.signal) (\(names)) has \(size)"
            )
        }
        try newest.withLock { newest throws(VeltoError) in
            newest = try Self.last(of: infos, after: newest)
            for (index, info) in infos.enumerated() {
                var info = info
                info.arrival = info.timestamp
                let row = unsafe UnsafeRawBufferPointer(rebasing: values[index * size..<(index + 1) * size])
                queue.appendNext(info, unsafe RawSpan(_unsafeBytes: row))
            }
        }
    }

    /// Returns the last time; throws if times decrease.
    private static func last(of infos: [FrameInfo], after time: Timestamp) throws(VeltoError) -> Timestamp {
        var last = time
        for (index, info) in infos.enumerated() {
            guard info.timestamp >= last else {
                throw VeltoError(
                    .invalidArgument,
                    "infos[\(index)].timestamp_ns is \(info.timestamp.nanoseconds), after a sample at \(last.nanoseconds): times of a track must not fall"
                )
            }
            guard info.timestamp.nanoseconds <= UInt64(Int64.max) else {
                throw VeltoError(
                    .invalidArgument,
                    "infos[\(index)].timestamp_ns is \(info.timestamp.nanoseconds): must be at most \(Int64.max), the last time that a store can hold"
                )
            }
            last = info.timestamp
        }
        return last
    }

    /// Records a gap after the newest sample.
    package func write(_ gap: TrackGap) {
        queue.appendGap(gap.kind, at: gap.time, duration: gap.duration, count: gap.count)
    }
}
