import Glibc
import Testing
import VeltoBluetooth
import VeltoCore

@testable import VeltoBlueZ

/// How much of what waits is taken in one turn of the loop.
@Suite struct NotifySocketTests {
    private final class Counter: ValueReceiver {
        var count = 0

        func received(_ bytes: Span<UInt8>, at time: Timestamp) {
            count += 1
        }
    }

    /// A socket whose other end the test writes to, on a clock that stands.
    private final class Bench {
        let loop: Loop
        let time = TimeSource.manual()
        private let counter = Counter()
        private let daemon: OwnedDescriptor
        private let socket: NotifySocket

        init() throws {
            var ends: [Int32] = [-1, -1]
            let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            try #require(socketpair(AF_UNIX, type, 0, &ends) == 0)
            daemon = OwnedDescriptor(ends[0])
            loop = try Loop(time: time)
            socket = try NotifySocket(OwnedDescriptor(ends[1]), loop: loop, receiver: counter, hungUp: { _ in })
        }

        deinit {
            socket.close()
        }

        /// Values come, a frame after all that came before.
        func send(_ count: Int) {
            time.set(time.now.advanced(bySeconds: 0.016))
            for _ in 0..<count { _ = write(daemon.number, [1, 2, 3], 3) }
        }

        /// How many values one turn takes.
        func turn() -> Int {
            let before = counter.count
            loop.turn(until: .zero)
            return counter.count - before
        }
    }

    @Test func oneValueATurnIsTakenWhileTheyComeAlone() throws {
        let bench = try Bench()
        for _ in 0..<3 {
            bench.send(1)
            #expect(bench.turn() == 1)
        }
        bench.send(2)
        #expect(bench.turn() == 1)
    }

    @Test func allThatWaitAreTakenWhileTheyComeInBursts() throws {
        let bench = try Bench()
        bench.send(3)
        #expect(bench.turn() == 1)
        #expect(bench.turn() == 2)
        bench.send(5)
        #expect(bench.turn() == 5)
        bench.send(1)
        #expect(bench.turn() == 1)
        bench.send(2)
        #expect(bench.turn() == 1)
    }

    @Test func aFloodLeavesRoomForOthers() throws {
        let bench = try Bench()
        bench.send(2)
        #expect(bench.turn() + bench.turn() == 2)
        bench.send(3)
        #expect(bench.turn() + bench.turn() == 3)
        bench.send(100)
        #expect(bench.turn() == 64)
        #expect(bench.turn() == 36)
    }
}
