import Synchronization
import VeltoCore

@testable import VeltoKit

// Numbers in these tests are seconds.

extension Duration: @retroactive ExpressibleByIntegerLiteral, @retroactive ExpressibleByFloatLiteral {
    /// A number of seconds.
    public init(integerLiteral seconds: Int64) {
        self = .seconds(seconds)
    }

    /// A number of seconds.
    public init(floatLiteral seconds: Double) {
        self = .seconds(seconds)
    }
}

extension TestContext {
    /// Runs `body` as a task while this one pumps the context, and its clock runs: awaiting alone drives nothing.
    func driving<Result: Sendable>(
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let isDone = Milestone()
        let task = Task {
            defer { isDone.reach() }
            return try await body()
        }
        while !isDone.isReached {
            try advance(0.02)
            await Task.yield()
        }
        return try await task.value
    }

    /// Returns when the loop has nothing to do and `isMet`; the clock stands still.
    func settle(until isMet: () -> Bool) async throws {
        while !isMet() {
            _ = try context.dispatch()
            await Task.yield()
        }
    }
}

/// Something that a task has reached, for others to see.
final class Milestone: Sendable {
    private let value = Atomic(false)

    var isReached: Bool { value.load(ordering: .acquiring) }

    func reach() {
        value.store(true, ordering: .releasing)
    }
}
