internal import VeltoCore
internal import VeltoMotion

/// The polls of a device on their way into a file.
///
/// The game's thread only copies its poll into memory that was allocated before; another side turns polls into lines and
/// writes them. Memory is bounded: a disk that falls too far behind ends the recording, which never has gaps.
final class Recorder: @unchecked Sendable {
    // Unchecked: everything but `waiting` and `failure` belongs to the side that writes.

    /// The most polls that wait: 17 seconds at 60 polls a second.
    static let capacity = 1024
    /// Seconds between two writes.
    static let period = 0.25

    private struct Waiting {
        var polls: [RecordedPoll] = []
        var isOverrun = false
        var failure: VeltoError?
    }

    private let waiting = Guarded(Waiting())
    private let file: OutputFile
    private var encoder: RecordingEncoder
    /// Emptied by the writing side, and given back for the next polls.
    private var spare: [RecordedPoll] = []
    private var hasHeading = false

    init(_ file: OutputFile, _ start: RecordingEncoder.Start) {
        self.file = file
        encoder = RecordingEncoder(start)
        waiting.withLock { $0.polls.reserveCapacity(Self.capacity) }
        spare.reserveCapacity(Self.capacity)
    }

    // MARK: The game's thread

    /// Takes a poll; allocates nothing.
    func take(_ poll: RecordedPoll) {
        waiting.withLock { waiting in
            if waiting.polls.count < Self.capacity { waiting.polls.append(poll) } else { waiting.isOverrun = true }
        }
    }

    // MARK: The writing side

    /// Writes everything that waits; false if that failed, now or before.
    func flush() -> Bool {
        guard failure == nil else { return false }
        let isOverrun = waiting.withLock { waiting in
            swap(&waiting.polls, &spare)
            return waiting.isOverrun
        }
        defer { spare.removeAll(keepingCapacity: true) }
        do throws(VeltoError) {
            try writeSpare()
            guard !isOverrun else {
                throw VeltoError(
                    .io, "\(file.path) cannot be written as fast as the device is polled: the recording ends early")
            }
            return true
        } catch {
            fail(error)
            return false
        }
    }

    private func writeSpare() throws(VeltoError) {
        var text = hasHeading ? "" : encoder.heading + "\n"
        hasHeading = true
        for poll in spare {
            if let line = try encoder.encode(poll) { text += line + "\n" }
        }
        try file.write(text)
    }

    /// Writes the rest and closes the file.
    func finish() {
        _ = flush()
        do throws(VeltoError) {
            try file.close()
        } catch {
            fail(error)
        }
    }

    private func fail(_ error: VeltoError) {
        waiting.withLock { $0.failure = $0.failure ?? error }
    }

    /// Why the recording ended early, nil if it did not.
    var failure: VeltoError? { waiting.withLock { $0.failure } }
}
