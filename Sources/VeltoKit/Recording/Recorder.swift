internal import VeltoCore
internal import VeltoMotion

/// The recorder of a device's polls into a file.
///
/// The game's thread only copies its poll into preallocated memory; another thread converts polls to lines and writes
/// them. Memory is bounded: a disk that is too slow ends the recording, which never has gaps.
final class Recorder: @unchecked Sendable {
    // Unchecked: everything except `waiting` and `failure` belongs to the writing side.

    /// The maximum number of waiting polls: 17 seconds at 60 polls per second.
    static let capacity = 1024
    /// The interval between two writes (seconds).
    static let period = 0.25

    private struct Waiting {
        var polls: [RecordedPoll] = []
        var isOverrun = false
        var failure: VeltoError?
    }

    private let waiting = Guarded(Waiting())
    private let file: OutputFile
    private var encoder: RecordingEncoder
    /// Emptied by the writing side, and reused for the next polls.
    private var spare: [RecordedPoll] = []
    private var hasHeading = false

    init(_ file: OutputFile, _ start: RecordingEncoder.Start) {
        self.file = file
        encoder = RecordingEncoder(start)
        waiting.withLock { $0.polls.reserveCapacity(Self.capacity) }
        spare.reserveCapacity(Self.capacity)
    }

    // MARK: The game's thread

    /// Takes a poll without an allocation.
    func take(_ poll: RecordedPoll) {
        waiting.withLock { waiting in
            if waiting.polls.count < Self.capacity { waiting.polls.append(poll) } else { waiting.isOverrun = true }
        }
    }

    // MARK: The writing side

    /// Writes all waiting polls; false if that failed, now or earlier.
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

    /// Writes the remaining polls and closes the file.
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

    /// The error that ended the recording early; nil if there is none.
    var failure: VeltoError? { waiting.withLock { $0.failure } }
}
