import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// The pace of simulated links: what connection events carry, what waits, and what the firmware drops.
@Suite struct LinkPaceTests {
    // MARK: Notifications

    @Test func threeNotificationsLeaveAtAConnectionEvent() throws {
        let burst = try BurstDevice()
        burst.write(6)
        burst.bench.advance(0.2)
        #expect(burst.groups == [3, 3])
        let times = burst.bench.packets.map(\.milliseconds)
        #expect(times.last.map { $0 - times[0] } == 30)
    }

    @Test func theFirmwareKeepsSixSamplesAndDropsTheRest() throws {
        let burst = try BurstDevice()
        burst.write(20)
        burst.bench.advance(1)
        #expect(burst.numbers == [0, 1, 2, 3, 4, 5])
        #expect(burst.device.status.notificationCount == 20)
        #expect(burst.device.status.lostNotificationCount == 14)
    }

    @Test func theFirmwareWaitsWithResponses() throws {
        let burst = try BurstDevice(isStream: false)
        burst.write(20)
        burst.bench.advance(1)
        #expect(burst.numbers == Array(0..<20))
        #expect(burst.groups == [3, 3, 3, 3, 3, 3, 2])
        #expect(burst.device.status.lostNotificationCount == 0)
    }

    @Test func theShortestIntervalCarriesSix() throws {
        let burst = try BurstDevice(.shortestInterval, isStream: false)
        burst.write(18)
        burst.bench.advance(1)
        #expect(burst.groups == [6, 6, 6])
        let times = burst.bench.packets.map(\.milliseconds)
        #expect(times.last.map { $0 - times[0] } == 15)
    }

    @Test func theNumberOfNotificationsIsASetting() throws {
        let burst = try BurstDevice(LinkConditions(interval: 0.1, notificationsPerInterval: 2), isStream: false)
        burst.write(5)
        burst.bench.advance(1)
        #expect(burst.groups == [2, 2, 1])
        let times = burst.bench.packets.map(\.milliseconds)
        #expect(times.last.map { $0 - times[0] } == 200)
    }

    @Test func anIdealLinkCarriesEverythingAtOnce() throws {
        let burst = try BurstDevice(.ideal)
        burst.write(40)
        burst.bench.advance(0.2)
        #expect(burst.groups == [40])
        #expect(burst.bench.packets.map(\.milliseconds) == Array(repeating: burst.arrivals()[0], count: 40))
        #expect(burst.device.status.lostNotificationCount == 0)
    }

    @Test func whatWaitsArrivesAtOnceWhenTheLinkBecomesIdeal() throws {
        let burst = try BurstDevice(isStream: false)
        burst.write(20)
        burst.bench.advance(0.031)
        #expect(burst.numbers.count < 20)
        try burst.device.setLink(.ideal)
        burst.bench.advance(0)
        #expect(burst.numbers == Array(0..<20))
    }

    @Test func aShorterIntervalIsUsedFromTheNextEventOn() throws {
        let burst = try BurstDevice(isStream: false)
        burst.write(30)
        burst.bench.advance(0.061)
        burst.bench.clearPackets()
        try burst.device.setLink(.shortestInterval)
        burst.bench.advance(0.1)
        #expect(burst.groups.prefix(4) == [6, 6, 6, 6])
        let times = burst.bench.packets.map(\.milliseconds)
        #expect(times[18] - times[0] == 23, "three intervals of 7.5 ms")
    }

    // MARK: Loss

    @Test(arguments: [UInt64](1...5)) func aLossyLinkIsLateAndLosesNothing(seed: UInt64) throws {
        let burst = try BurstDevice(isStream: false)
        try burst.device.setLink(LinkConditions(packetLoss: 0.5))
        burst.bench.advance(0.03 * Double(seed))
        for _ in 0..<50 {
            burst.write(1)
            burst.bench.advance(0.2)
        }
        burst.bench.advance(2)
        #expect(burst.numbers == Array(0..<50))
        #expect(burst.device.status.lostNotificationCount == 0)
        let delays = zip(burst.bench.packets, burst.arrivals()).map { $0.milliseconds - $1 }
        #expect(delays.contains(30), "some in time")
        #expect(delays.contains { $0 >= 90 }, "some after two lost events or more")
        #expect(delays.allSatisfy { $0 % 30 == 0 }, "all at connection events")
    }

    @Test func aStreamOverALossyLinkLosesWholeGaps() throws {
        let bench = try SimulatedBackendBench()
        let cap = try bench.addCap(CapConfiguration(fastInterval: 0.01, stillBeforeNormal: .infinity))
        try cap.setLink(LinkConditions(packetLoss: 0.6))
        bench.connect()
        bench.subscribe(PeerID(index: 0))
        bench.advance(1)
        bench.startCap()
        bench.advance(20)
        let status = cap.status
        let waiting = status.notificationCount - status.lostNotificationCount - UInt64(bench.packets.count)
        #expect(status.lostNotificationCount > 500)
        #expect(waiting <= 6, "what is neither lost nor here is in the firmware's queue")
        let pauses = zip(bench.packets, bench.packets.dropFirst()).map { $1.milliseconds - $0.milliseconds }
        #expect(pauses.allSatisfy { $0 % 30 == 0 } && (pauses.max() ?? 0) >= 120)
    }

    @Test func aLinkOnWhichEverythingIsLostTimesOut() throws {
        let burst = try BurstDevice()
        try burst.device.setLink(LinkConditions(packetLoss: 1))
        burst.bench.advance(0.4)
        #expect(burst.device.status.isConnected)
        burst.bench.advance(0.1)
        #expect(!burst.device.status.isConnected && burst.bench.texts.last == "0 down timeout")
    }

    @Test func whatWaitsOutOfRangeArrivesWhenTheDeviceIsBack() throws {
        let burst = try BurstDevice()
        burst.write(6)
        burst.bench.advance(0.031)
        burst.bench.clearPackets()
        try burst.device.setLink(LinkConditions(isInRange: false))
        burst.bench.advance(0.3)
        #expect(burst.numbers.isEmpty)
        try burst.device.setLink(LinkConditions())
        burst.bench.advance(0.07)
        #expect(burst.device.status.isConnected)
        #expect(burst.numbers.last == 5 && burst.device.status.lostNotificationCount == 0)
    }

    // MARK: Requests

    @Test func fiveCommandsTakeOneIntervalMoreThanOne() throws {
        let burst = try BurstDevice()
        burst.write(0)
        burst.bench.advance(0.1)
        #expect(burst.arrivals().count == 1)
        for _ in 0..<5 { burst.write(0) }
        burst.bench.advance(0.1)
        let times = burst.arrivals()
        #expect(times.map { $0 - times[0] } == [0, 0, 0, 30, 30])
    }

    @Test func theNumberOfCommandsIsASetting() throws {
        let burst = try BurstDevice(LinkConditions(interval: 0.05, writesPerInterval: 1))
        for _ in 0..<3 { burst.write(0) }
        burst.bench.advance(0.3)
        let times = burst.arrivals()
        #expect(times.map { $0 - times[0] } == [0, 50, 100])
    }

    @Test func aRequestWaitsForTheResponseToTheOneBeforeIt() throws {
        let burst = try BurstDevice()
        let requests = (0..<3).map { _ in burst.write(0, .withResponse) }
        burst.bench.advance(0.3)
        let times = burst.arrivals()
        #expect(times.map { $0 - times[0] } == [0, 60, 120], "to the device in one interval, and back in the next")
        #expect(requests.allSatisfy(burst.bench.succeeded))
    }

    @Test func requestsOverALossyLinkAllArrive() throws {
        let burst = try BurstDevice(LinkConditions(packetLoss: 0.7))
        for _ in 0..<60 { burst.write(0) }
        burst.bench.advance(10)
        let times = burst.arrivals()
        #expect(times.count == 60)
        #expect(times.last.map { $0 - times[0] } ?? 0 > 800, "20 events, of which most are lost")
    }

    // MARK: Other settings

    @Test func theMTUCutsNotificationsAndCommands() throws {
        let burst = try BurstDevice(LinkConditions(mtu: 23))
        #expect(burst.bench.texts.contains("0 mtu 23"))
        try burst.device.inject(BurstModel.data, [UInt8](repeating: 7, count: 24))
        burst.bench.advance(0.1)
        #expect(burst.bench.packets.map(\.bytes.count) == [20])
        let long = burst.bench.request {
            $0.write(PeerID(index: 0), BurstModel.command, [UInt8](repeating: 0, count: 21), .withoutResponse, $1)
        }
        burst.bench.advance(0)
        #expect(burst.bench.error(long)?.code == .invalidArgument)
    }

    @Test func aBareDeviceLeavesThePaceToItsProgram() throws {
        let burst = try BurstDevice()
        burst.device.setBare(true)
        try burst.device.reportLink(isUp: true)
        try burst.device.reportSubscription(BurstModel.data, isOn: true)
        try burst.device.writeAttribute(BurstModel.command, [20], .withoutResponse)
        var bytes: [UInt8] = []
        for _ in 0..<20 { #expect(try burst.device.pollNotification(into: &bytes) == BurstModel.data) }
    }
}
