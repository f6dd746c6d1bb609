internal import Synchronization

/// The memory limit for frames of all tracks until they are on disk.
final class WriteBudget: Sendable {
    let limit: Int
    private let used = Atomic(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    /// Reserves memory; returns whether enough was available.
    func take(_ bytes: Int) -> Bool {
        let sum = used.wrappingAdd(bytes, ordering: .relaxed).newValue
        if sum <= limit { return true }
        used.wrappingSubtract(bytes, ordering: .relaxed)
        return false
    }

    func giveBack(_ bytes: Int) {
        used.wrappingSubtract(bytes, ordering: .relaxed)
    }

    /// The number of bytes in use.
    var taken: Int { used.load(ordering: .relaxed) }
}
