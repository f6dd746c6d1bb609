import Glibc
import Synchronization
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// Programs drive simulated devices from any thread while the loop works; the thread sanitizer watches this.
@Suite struct SimulatedPeripheralThreadTests {
    private final class Counter: CentralSink, ValueReceiver, Sendable {
        let ups = Atomic<Int>(0)
        let downs = Atomic<Int>(0)
        let packets = Atomic<Int>(0)

        func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {
            switch event {
            case .link(_, .up): ups.add(1, ordering: .relaxed)
            case .link(let peer, .ready):
                central.subscribe(peer, Handle.transmit, isStream: true, to: self, request)
                central.write(peer, Handle.receive, Commands.initialize, .withResponse, request)
                central.write(peer, Handle.receive, Commands.start, .withoutResponse, request)
            case .link(let peer, .down):
                downs.add(1, ordering: .relaxed)
                central.connect(peer, pairingBy: .system, request)
            default: break
            }
        }

        func received(_ bytes: Span<UInt8>, at time: Timestamp) {
            packets.add(1, ordering: .relaxed)
        }

        private let requests = Atomic<UInt64>(100)

        private var request: RequestID {
            RequestID(rawValue: requests.add(1, ordering: .relaxed).newValue)
        }
    }

    @Test func everyUpHasItsDownWhateverOtherThreadsDo() throws {
        let loop = try Loop(time: .monotonic())
        let cap = SimulatedPeripheral.cap(seed: 1, time: loop.time)
        try exercise(cap, on: loop) { number, round in
            try? cap.move(to: MotionAxes(x: Double(round)))
            try? cap.pressButton(forSeconds: 0.001)
            if round % 50 == number { cap.setBare(true) }
            try? cap.inject(Handle.transmit, [1, 2, 3])
            try? cap.play(named: "link-loss")
            _ = (cap.readWrite(), cap.advertisement)
            if round % 50 == number { cap.setBare(false) }
        }
    }

    @Test func tableAnswersWhileOtherThreadsChangeIt() throws {
        let loop = try Loop(time: .monotonic())
        let attributes = CapModel(seed: 1).attributes
        let table = try SimulatedPeripheral.table(seed: 1, name: nil, attributes: attributes, time: loop.time)
        var answer = PeripheralReaction(to: Handle.receive, target: Handle.transmit, bytes: [1, 2])
        answer.period = 0.001
        let reactions = [answer]
        try table.setReactions(reactions)
        try exercise(table, on: loop) { number, round in
            try? table.setReactions(round % 3 == 0 ? [] : reactions)
            try? table.setFaults([PeripheralFault(round % 2 == 0 ? .dropLink : .delay, delay: 0.001, count: 1)])
            if round % 20 == number { try? table.setAttributes(attributes) }
            try? table.setValue(Handle.transmit, [UInt8](repeating: 1, count: round))
            try? table.inject(Handle.transmit, [1, 2, 3])
            _ = (
                table.readWrite(), table.status, table.isSubscribed(Handle.transmit), table.faults, table.advertisement
            )
        }
    }

    /// Changes a device that a host uses from three threads at once.
    private func exercise(
        _ device: SimulatedPeripheral, on loop: Loop, _ change: @escaping @Sendable (Int, Int) -> Void
    ) throws {
        let timing = BackendTiming(
            scanStart: 0.001, advertisingInterval: 0.001, connect: 0.001, discovery: 0.001, roundTrip: 0.001)
        let central = SimulatedCentral(loop: loop, timing: timing)
        let sink = Counter()
        central.add(device)
        loop.post {
            central.open(sink: sink)
            central.startScan(RequestID(rawValue: 1))
            central.connect(PeerID(index: 0), pairingBy: .system, RequestID(rawValue: 2))
        }
        try loop.startThread()
        while sink.packets.load(ordering: .relaxed) == 0 { sched_yield() }
        try run(threads: 3) { number in
            for round in 0..<300 {
                if round % 20 == number { device.dropLink() }
                try? device.setLink(LinkConditions(packetLoss: 0.5, isInRange: round % 7 != 0))
                change(number, round)
            }
        }
        device.setBare(false)
        try device.setLink(LinkConditions())
        loop.post { central.setAdapter(isPowered: false) }
        waitForTurns(of: loop)
        loop.stopThread()
        #expect(sink.ups.load(ordering: .relaxed) == sink.downs.load(ordering: .relaxed))
    }

    private final class Flag: Sendable {
        let isSet = Atomic<Bool>(false)
    }

    /// What was posted before this call has been worked off when it returns, timers that were due included.
    private func waitForTurns(of loop: Loop) {
        for _ in 0..<3 {
            let flag = Flag()
            loop.post { flag.isSet.store(true, ordering: .releasing) }
            while !flag.isSet.load(ordering: .acquiring) { sched_yield() }
        }
    }

    private final class Job: Sendable {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    /// Runs `body` in so many threads at once, with the thread's number, and returns when all have ended.
    private func run(threads count: Int, _ body: @escaping @Sendable (Int) -> Void) throws {
        let threads = (0..<count).map { number in
            var thread = pthread_t()
            let job = Unmanaged.passRetained(Job { body(number) }).toOpaque()
            let failure = pthread_create(
                &thread, nil,
                { argument in
                    if let argument { Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work() }
                    return nil
                }, job)
            #expect(failure == 0)
            return thread
        }
        for thread in threads { pthread_join(thread, nil) }
    }
}
