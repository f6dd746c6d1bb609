internal import VeltoCore
internal import VeltoWearable

/// Requests that the device answers with a notification within two seconds of the write.
///
/// Source: TAP protocol notes, appendix A.
struct PendingAnswers {
    /// The kind of a pending answer.
    ///
    /// At most one of each kind is pending.
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

    /// The next timeout; nil for none.
    var deadline: Timestamp? { all.isEmpty ? nil : all.values.compactMap(\.deadline).min() }

    /// Adds a pending answer, and cancels an earlier one of the same kind.
    mutating func add(_ kind: Kind, _ operation: SessionOperation, _ out: inout SessionOutput) {
        end(kind, .failure(VeltoError(.cancelled, "the same request was made again")), &out)
        all[kind] = Pending(operation: operation, deadline: nil)
    }

    /// Handles the result of writing the request.
    mutating func written(
        _ kind: Kind, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp, _ out: inout SessionOutput
    ) {
        if case .failure(let error) = result { return end(kind, .failure(error), &out) }
        if all[kind]?.deadline == nil { all[kind]?.deadline = time.advanced(bySeconds: Self.patience) }
    }

    /// Handles an answer.
    mutating func answered(_ kind: Kind, _ bytes: [UInt8], _ out: inout SessionOutput) {
        end(kind, .success(bytes), &out)
    }

    /// Ends requests that have timed out.
    mutating func timePassed(_ now: Timestamp, _ out: inout SessionOutput) {
        for (kind, pending) in all {
            guard let deadline = pending.deadline, now >= deadline else { continue }
            end(
                kind,
                .failure(
                    VeltoError(
                        .timeout,
                        "the device did not answer within \(Self.patience) s, although it is connected",
                        remedy: "try again")),
                &out)
        }
    }

    private mutating func end(_ kind: Kind, _ result: Result<[UInt8], VeltoError>, _ out: inout SessionOutput) {
        if let pending = all.removeValue(forKey: kind) { out.finish(pending.operation, result) }
    }
}
