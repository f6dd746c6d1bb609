import Testing
import VeltoBluetooth
import VeltoCore
import VeltoHost

@testable import VeltoKit

/// The requests for notifications that reach a backend: the program's own, which counts and answers them.
@Suite struct NotificationRequestTests {
    private static let stream: ValueHandle = 2

    private struct World {
        let test: TestContext
        let radio: HostRadio
        let device: Device
        let peer: UInt32

        init() throws {
            test = try TestContext { $0.backends = [.host] }
            radio = try test.context.createHostRadio()
            try test.advance(0)
            peer = try radio.adapter.report(Advertisement(identifier: "thing"))
            try test.advance(0)
            device = try #require(test.context.findDevice("host:thing"))
            let connecting: Context.Operation = try device.beginConnect()
            try connect()
            try connecting.result?.get()
            #expect(device.record.linkState == .ready)
        }

        /// The link comes up, and its services are found.
        func connect() throws {
            #expect(try requests().map(\.kind).contains(.connect))
            _ = try radio.adapter.reportLinkUp(peer)
            let characteristic = RawAccessTests.attribute(NotificationRequestTests.stream, 0xA002, .notify)
                .characteristic
            _ = try radio.adapter.supply([characteristic], of: peer)
            try test.advance(0)
        }

        /// Takes the requests that have been made since the last call.
        func requests() throws -> [HostRequest] {
            try test.advance(0)
            var taken: [HostRequest] = []
            while let request = try radio.adapter.pollRequest() { taken.append(request) }
            return taken
        }

        /// Completes the one request that waits, and checks what it was.
        func complete(_ kind: HostRequest.Kind) throws {
            let requests = try requests()
            #expect(requests.map(\.kind) == [kind])
            for request in requests { try radio.adapter.complete(request.number) }
            try test.advance(0)
        }

        func subscribe() throws -> (Subscription, Context.Operation) {
            try device.beginSubscribe(to: NotificationRequestTests.stream)
        }
    }

    @Test func aThousandCancelledSubscriptionsAreOneRequestAndOneToEndIt() throws {
        let world = try World()
        defer { world.test.context.destroy() }
        for _ in 0..<1000 {
            let (subscription, operation) = try world.subscribe()
            operation.cancel()
            subscription.destroy()
            try world.test.advance(0)
        }
        try world.complete(.subscribe)
        try world.complete(.unsubscribe)
        #expect(try world.requests() == [])
        #expect(try world.radio.adapter.status().pendingRequests == 0)
    }

    @Test func aSubscriptionThatComesWhileOneIsPendingSharesItsRequest() throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let (first, _) = try world.subscribe()
        first.destroy()
        let (second, operation) = try world.subscribe()
        try world.complete(.subscribe)
        #expect(code { try operation.result?.get() } == nil && operation.result != nil)
        #expect(second.status.state == .active && first.status.state == .ended)
        #expect(try world.requests() == [])
    }

    @Test func aSubscriptionThatComesWhileNotificationsEndWaitsForThat() throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let (first, _) = try world.subscribe()
        try world.complete(.subscribe)
        first.destroy()
        try world.test.advance(0)
        let (second, operation) = try world.subscribe()
        try world.complete(.unsubscribe)
        #expect(operation.result == nil && second.status.state == .starting)
        try world.complete(.subscribe)
        #expect(operation.result != nil && second.status.state == .active)
    }

    @Test func anotherSubscriptionIsActiveAtOnceAndKnowsTheRoute() throws {
        let world = try World()
        defer { world.test.context.destroy() }
        _ = try world.subscribe()
        try world.complete(.subscribe)
        let (second, operation) = try world.subscribe()
        #expect(try world.requests() == [])
        #expect(operation.result != nil && second.status.state == .active && second.status.route?.path == .direct)
    }

    @Test func aRefusalIsThatOfOneAndTheNextOneAsksForItself() throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let (first, refused) = try world.subscribe()
        let (second, accepted) = try world.subscribe()
        for request in try world.requests() {
            try world.radio.adapter.fail(request.number, VeltoError(.pairingRequired, "secured"))
        }
        try world.complete(.subscribe)
        #expect(code { try refused.result?.get() } == .pairingRequired && first.status.state == .ended)
        try accepted.result?.get()
        #expect(accepted.result != nil && second.status.state == .active)
    }

    @Test func oneThatIsNotConfirmedInTimeIsWithdrawnWhenItIs() throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let (_, operation) = try world.device.beginSubscribe(to: Self.stream, timeout: 1)
        let requests = try world.requests()
        try world.test.advance(2)
        #expect(code { try operation.result?.get() } == .timeout)
        for request in requests { try world.radio.adapter.complete(request.number) }
        try world.complete(.unsubscribe)
    }

    @Test func aNewLinkBeginsAnewWithWhatIsStillWanted() throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let (kept, _) = try world.subscribe()
        try world.complete(.subscribe)
        let (ended, _) = try world.subscribe()
        _ = try world.radio.adapter.reportLinkDown(world.peer, .remote)
        try world.test.advance(0)
        ended.destroy()
        try world.test.advance(5)
        try world.connect()
        try world.complete(.subscribe)
        #expect(kept.status.state == .active && kept.status.renewals == 1)
        #expect(world.device.record.linkState == .ready)
        #expect(try world.requests() == [])
    }

    @Test func aPendingSubscriptionSurvivesAChangeOfServices() throws {
        let world = try World()
        defer { world.test.context.destroy() }
        let (subscription, operation) = try world.subscribe()
        let requests = try world.requests()
        let table = [(Self.stream, 0xA002), (ValueHandle(rawValue: 7), 0xA003)].map { handle, number in
            RawAccessTests.attribute(handle, number, .notify).characteristic
        }
        _ = try world.radio.adapter.supply(table, of: world.peer)
        try world.test.advance(0)
        #expect(subscription.status.state == .starting)
        for request in requests { try world.radio.adapter.complete(request.number) }
        try world.test.advance(0)
        try operation.result?.get()
        #expect(requests.count == 1 && operation.result != nil && subscription.status.state == .active)
        #expect(try world.requests() == [])
    }
}
