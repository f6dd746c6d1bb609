internal import VeltoCore
internal import VeltoWearable

/// Requests that a device answers by a notification, each within two seconds after it was written.
///
/// Source: TAP protocol notes, appendix A.
struct PendingAnswers {
    /// The kind of an awaited answer; at most one of a kind is pending.
    enum Kind: Hashable {
        case feature(FramedFeature)
        case property(FramedProperty)
        case keyboard
    }

    private struct Pending {
        let operation: SessionOperation
        /// Nil until the request is written.
        var deadline: Timestamp?
    }

    private static let patience = 2.0

    private var all: [Kind: Pending] = [:]

    /// The next time at which patience ends; nil for never.
    var deadline: Timestamp? { all.isEmpty ? nil : all.values.compactMap(\.deadline).min() }

    /// Awaits an answer; the one that was awaited before of the same kind is cancelled.
    mutating func add(_ kind: Kind, _ operation: SessionOperation, _ out: inout SessionOutput) {
        end(kind, .failure(VeltoError(.cancelled, "the device was asked the same again")), &out)
        all[kind] = Pending(operation: operation, deadline: nil)
    }

    /// The request was written, or could not be.
    mutating func written(
        _ kind: Kind, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp, _ out: inout SessionOutput
    ) {
        if case .failure(let error) = result { return end(kind, .failure(error), &out) }
        if all[kind]?.deadline == nil { all[kind]?.deadline = time.advanced(bySeconds: Self.patience) }
    }

    /// The answer came.
    mutating func answered(_ kind: Kind, _ bytes: [UInt8], _ out: inout SessionOutput) {
        end(kind, .success(bytes), &out)
    }

    /// Ends what has waited too long.
    mutating func timePassed(_ now: Timestamp, _ out: inout SessionOutput) {
        for (kind, pending) in all {
            guard let deadline = pending.deadline, now >= deadline else { continue }
            end(
                kind,
                .failure(
                    VeltoError(
                        .timeout,
                        "the device did not answer within \(Self.patience) s, although it is connected",
                        remedy: "ask again")),
                &out)
        }
    }

    private mutating func end(_ kind: Kind, _ result: Result<[UInt8], VeltoError>, _ out: inout SessionOutput) {
        if let pending = all.removeValue(forKey: kind) { out.finish(pending.operation, result) }
    }
}
