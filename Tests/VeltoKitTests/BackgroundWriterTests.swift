import Glibc
import Testing
import VeltoCore

@testable import VeltoKit

/// When a writer writes, and on which thread.
@Suite struct BackgroundWriterTests {
    /// The calls of a writer; `next` is what its writes return.
    private final class Record: Sendable {
        struct Entries {
            var names: [String] = []
            var threads: Set<UInt> = []
            var next = BackgroundWriter.Next.signaled
        }

        let entries = Condition(Entries())

        var names: [String] { entries.read { $0.names } }

        func writer(_ loop: Loop, threadName: String? = nil) -> BackgroundWriter {
            BackgroundWriter(
                loop, threadName: threadName,
                write: { [self] in
                    add("write")
                    return entries.read { $0.next }
                }, finish: { [self] in add("finish") }, ended: { [self] in add("ended") })
        }

        private func add(_ name: String) {
            entries.update { entries in
                entries.names.append(name)
                if name != "ended" { entries.threads.insert(UInt(pthread_self())) }
            }
        }

        func wait(forWrites count: Int) {
            entries.wait(until: .distantFuture) { $0.names.count >= count }
        }
    }

    private let record = Record()

    // MARK: Where the program pumps

    private func pumped() throws -> (Loop, BackgroundWriter, advance: (Double) -> Void) {
        let time = TimeSource.manual()
        let loop = try Loop(time: time)
        return (loop, record.writer(loop), { loop.advance(to: time.now.advanced(bySeconds: $0)) })
    }

    @Test func signalsUntilTheWriteAreOne() throws {
        let (_, writer, advance) = try pumped()
        for _ in 0..<3 { writer.signal(after: 0.5) }
        advance(0.4)
        writer.signal(after: 0.5)
        #expect(record.names == [])
        advance(0.1)
        #expect(record.names == ["write"])
        advance(10)
        #expect(record.names == ["write"])
        writer.signal(after: 0.5)
        advance(0.5)
        #expect(record.names == ["write", "write"])
    }

    @Test func anEarlierSignalCounts() throws {
        let (_, writer, advance) = try pumped()
        writer.signal(after: 60)
        advance(1)
        writer.signal(after: 1)
        advance(1)
        #expect(record.names == ["write"])
    }

    @Test func aWriteIsPostponed() throws {
        let (_, writer, advance) = try pumped()
        record.entries.update { $0.next = .after(seconds: 2) }
        writer.signal(after: 1)
        advance(2.9)
        #expect(record.names == ["write"])
        advance(0.1)
        #expect(record.names == ["write", "write"])
    }

    @Test func theFirstWriteOfAStartedWriterIsAtOnce() throws {
        let (_, writer, advance) = try pumped()
        record.entries.update { $0.next = .over }
        try writer.start()
        #expect(record.names == ["write", "finish", "ended"])
        writer.signal(after: 0)
        advance(1)
        writer.close()
        #expect(record.names == ["write", "finish", "ended"])
    }

    @Test func theEndWritesTheRestOnce() throws {
        let (_, writer, advance) = try pumped()
        writer.signal(after: 0.5)
        writer.stop()
        writer.signal(after: 0)
        advance(1)
        writer.close()
        #expect(record.names == ["finish", "ended"])
    }

    // MARK: On a thread

    @Test func aThreadWritesAtASignalAndFinishes() throws {
        let loop = try Loop(time: .monotonic())
        let writer = record.writer(loop, threadName: "velto-test")
        writer.signal(after: 3600)
        loop.turnUntilIdle()
        // The thread waits for that hour, and an earlier signal wakes it.
        writer.signal(after: 0)
        loop.turnUntilIdle()
        record.wait(forWrites: 1)
        writer.signal(after: 0)
        record.wait(forWrites: 2)
        writer.close()
        #expect(record.names == ["write", "write", "finish", "ended"])
        #expect(record.entries.read { $0.threads.count == 1 && !$0.threads.contains(UInt(pthread_self())) })
    }

    @Test func aWriterThatWasNotSignaledHasNoThread() throws {
        let loop = try Loop(time: .monotonic())
        record.writer(loop, threadName: "velto-test").close()
        #expect(record.names == ["finish", "ended"])
        #expect(record.entries.read { $0.threads == [UInt(pthread_self())] })
    }
}
