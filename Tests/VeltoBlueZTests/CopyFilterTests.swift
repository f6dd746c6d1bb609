import Testing
import VeltoCore

@testable import VeltoBlueZ

/// Copies that the daemon makes of a value are dropped; values that the device repeats are not.
@Suite struct CopyFilterTests {
    /// A daemon that broadcasts each value once for each subscriber.
    private struct Daemon {
        var filter = CopyFilter(isShared: false)
        var subscribers = 1
        var serial = UInt32.max - 20
        var time = Timestamp(nanoseconds: 1_000_000_000)

        /// Broadcasts values, one every `interval` seconds; returns those that are taken.
        mutating func send(_ values: [UInt8], interval: Double = 0.02, other: Int = 0) -> [UInt8] {
            var taken: [UInt8] = []
            for value in values {
                time = time.advanced(bySeconds: interval)
                serial &+= UInt32(other)
                for _ in 0..<subscribers {
                    serial &+= 1
                    let bytes = [value, 7]
                    if !filter.isCopy(bytes.span, serial, at: time) { taken.append(value) }
                }
            }
            return taken
        }
    }

    @Test func aDeviceMayRepeatItselfToItsOnlySubscriber() {
        for interval in [0.02, 0.0001] {
            var daemon = Daemon()
            let values: [UInt8] = [1, 1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 6, 6, 7]
            #expect(daemon.send(values, interval: interval) == values, "every \(interval) s")
        }
    }

    @Test(arguments: [2, 3, 5]) func copiesForOthersAreDroppedFromTheThirdValueOn(_ subscribers: Int) {
        var daemon = Daemon()
        _ = daemon.send([1, 2, 3])
        daemon.subscribers = subscribers
        let first = daemon.send([4, 5, 6, 7, 8])
        #expect(first.last == 8 && first.filter { $0 > 6 } == [7, 8])
        #expect(daemon.filter.copies == subscribers)
        let values: [UInt8] = [9, 9, 10, 11, 11, 11, 12]
        #expect(daemon.send(values) == values, "the device's own repetitions are kept")
        #expect(daemon.send(values, interval: 0.0001, other: 1) == values)
    }

    /// A device at rest repeats its values, several to a connection event.
    @Test(arguments: [2, 3, 4]) func aDeviceAtRestLosesNothing(_ subscribers: Int) {
        var daemon = Daemon(filter: CopyFilter(isShared: true), subscribers: subscribers)
        _ = daemon.send([1, 2, 3, 4])
        #expect(daemon.filter.copies == subscribers)
        for bunch in [2, 2, 2, 2, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 1, 2, 2, 2, 2, 2, 2, 2] {
            let taken =
                daemon.send([5]).count + daemon.send(Array(repeating: 5, count: bunch - 1), interval: 0.0001).count
            #expect(taken == bunch)
        }
        #expect(daemon.filter.copies == subscribers)
    }

    /// A number that was learned from a device which has repeated every value is corrected by the first value that comes once.
    @Test func aNumberThatIsTooLargeIsLowered() {
        var daemon = Daemon(filter: CopyFilter(isShared: true), subscribers: 3)
        let twice = (0..<100).flatMap { value in
            daemon.send([UInt8(value)]) + daemon.send([UInt8(value)], interval: 0.0001)
        }
        #expect(twice.count < 200 && daemon.filter.copies == 6, "it cannot be told")
        #expect(daemon.send([200]) == [200])
        let values: [UInt8] = [201, 201, 202, 202, 203, 204]
        #expect(daemon.send(values, interval: 0.0001) == values)
        #expect(daemon.filter.copies == 3)
    }

    @Test func aSubscriptionThatWasSharedAtFirstDropsTheFirstCopy() {
        var daemon = Daemon(filter: CopyFilter(isShared: true), subscribers: 2)
        #expect(daemon.send([1, 1, 2]) == [1, 1, 2])
        daemon.subscribers = 1
        let values: [UInt8] = [3, 4, 5, 6, 7, 7, 8]
        #expect(daemon.send(values, interval: 0.0001) == values, "the other one has gone")
        #expect(daemon.filter.copies == 1)
    }

    @Test func anEchoOfAReadDoesNotEndTheSharing() {
        var daemon = Daemon(filter: CopyFilter(isShared: true), subscribers: 2)
        _ = daemon.send([1, 2, 3])
        daemon.subscribers = 1
        #expect(daemon.send([9]) == [9])
        daemon.subscribers = 2
        #expect(daemon.send([4, 5, 6, 7]) == [4, 5, 6, 7])
    }

    @Test func aCopyThatIsLateIsStillDropped() {
        var filter = CopyFilter(isShared: true)
        let time = Timestamp(nanoseconds: 1_000_000_000)
        let times = [0, 0.04, 0.06, 0.09, 0.16].map { time.advanced(bySeconds: $0) }
        let results = times.enumerated().map { filter.isCopy([1].span, UInt32($0 + 1), at: $1) }
        #expect(results == [false, true, false, true, false])
    }

    @Test func longAndEmptyValuesAreCompared() {
        var filter = CopyFilter(isShared: true)
        let long = [UInt8](repeating: 1, count: 512)
        let results = [long, long, [], [], long, Array(long.dropLast())].enumerated().map { index, value in
            filter.isCopy(value.span, UInt32(index), at: .zero)
        }
        #expect(results == [false, true, false, true, false, false])
    }
}
