internal import VeltoCore

/// The failed attempts of a connect operation: retried failures, delays, and the list in the final error.
struct ConnectTries {
    /// Transient failures: a refused link, a link that broke during setup, an unanswered request.
    static let retried: Set<ResultCode> = [.connectFailed, .disconnected, .timeout, .io]
    /// The delay before the second attempt (seconds).
    ///
    /// It doubles with each attempt.
    static let firstPause = 0.25
    /// The longest delay (seconds).
    static let longestPause = 4.0

    private var errors: [VeltoError] = []

    /// The delay before the next attempt (seconds).
    var pause: Double {
        var pause = Self.firstPause
        for _ in 1..<min(max(errors.count, 1), 16) { pause *= 2 }
        return min(pause, Self.longestPause)
    }

    mutating func failed(_ error: VeltoError) {
        errors.append(error)
        // Each attempt takes at least one delay, so more attempts do not fit into the longest timeout.
        if errors.count > 1000 { errors.removeFirst() }
    }

    /// The error of the operation: the last failure, with the earlier ones.
    func explain(_ error: VeltoError) -> VeltoError {
        guard errors.count > 1 else { return error }
        return VeltoError(error.code, "\(list), the last: \(error.problem)", remedy: error.remedy, detail: error.detail)
    }

    /// The error of a timed-out operation; nil if no attempt failed.
    func explain(timeout: Double) -> VeltoError? {
        guard let last = errors.last else { return nil }
        return VeltoError(
            last.code, "the device was not ready within \(timeout) s: \(list)", remedy: last.remedy, detail: last.detail
        )
    }

    /// For example `3 tries failed: the link was refused (2 times); the link was lost`.
    private var list: String {
        var groups: [(problem: String, count: Int)] = []
        for error in errors {
            if groups.last?.problem == error.problem {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((error.problem, 1))
            }
        }
        let texts = groups.suffix(4).map { $0.count == 1 ? $0.problem : "\($0.problem) (\($0.count) times)" }
        return "\(errors.count) \(errors.count == 1 ? "try" : "tries") failed: \(texts.joined(separator: "; "))"
    }
}
