import Glibc
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoHost

/// Threads of the program at the adapter while the loop has a thread of its own: what the sanitizers watch.
@Suite struct HostThreadTests {
    private final class Sink: CentralSink {
        func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {}
    }

    private final class Values: ValueReceiver, @unchecked Sendable {
        // Unchecked: used only on the loop.
        private(set) var count = 0

        func received(_ bytes: Span<UInt8>, at time: Timestamp) {
            count += bytes.count
        }
    }

    private static let table = [
        Characteristic(
            service: HostBench.service, uuid: HostBench.service, handle: 1,
            properties: Characteristic.Properties(rawValue: 0xFF))
    ]

    /// Whatever fails here fails because another thread was faster.
    private static func attack(_ central: HostCentral, _ adapters: Guarded<HostAdapter>, seed: UInt64) {
        var luck = seed
        for _ in 0..<3000 {
            luck = luck &* 6_364_136_223_846_793_005 &+ 1
            let adapter = adapters.withLock { $0 }
            let peer = UInt32(truncatingIfNeeded: luck >> 33) % 4
            switch (luck >> 40) % 16 {
            case 0: _ = try? adapter.report(Advertisement(identifier: "\(peer)"))
            case 1, 2: _ = try? adapter.supply(table, of: peer)
            case 3: _ = try? adapter.reportLinkDown(peer, .remote)
            case 4: _ = try? adapter.reportMTU(100, of: peer)
            case 5: _ = try? adapter.reportBond(luck & 1 == 0, with: peer)
            case 6: _ = try? adapter.status()
            case 7 where luck % 8 == 0: reattach(central, adapters)
            case 8...11:
                _ = try? [UInt8](repeating: 1, count: Int(peer)).withUnsafeBytes { bytes throws(VeltoError) in
                    try adapter.deliver(bytes, of: 1, from: peer)
                }
            default:
                guard let request = try? adapter.pollRequest() else { break }
                if request.kind == .connect { _ = try? adapter.supply(table, of: request.peer) }
                _ = try? adapter.complete(request.number, bytes: [1])
            }
        }
    }

    private static func reattach(_ central: HostCentral, _ adapters: Guarded<HostAdapter>) {
        central.detach()
        if let adapter = try? central.attach(named: "again") { adapters.withLock { $0 = adapter } }
    }

    private static func use(_ central: HostCentral, _ values: Values, _ turn: UInt64) {
        let peer = PeerID(index: Int(turn % 4))
        let request = RequestID(rawValue: turn)
        switch turn % 7 {
        case 0: central.startScan(request)
        case 1: central.connect(peer, pairingBy: .system, request)
        case 2, 3: central.subscribe(peer, 1, isStream: true, to: values, request)
        case 4: central.read(peer, 1, request)
        case 5 where turn % 5 == 0: central.disconnect(peer)
        default: central.pair(peer, by: .interactive, request)
        }
    }

    @Test func threadsAtTheDoorAndTheLoopDoNotMeet() throws {
        let time = TimeSource.monotonic()
        let loop = try Loop(time: time)
        let central = try HostCentral(loop: loop, log: Log(time: time))
        let adapters = Guarded(try central.attach(named: "threads"))
        let (sink, values) = (Sink(), Values())
        central.open(sink: sink)
        try loop.startThread()
        let threads = try (1...4).map { seed in
            try WorkerThread(named: "program") { Self.attack(central, adapters, seed: UInt64(seed)) }
        }
        for turn in 0..<2000 as Range<UInt64> {
            loop.post { Self.use(central, values, turn) }
            if turn % 20 == 0 { usleep(100) }
        }
        for thread in threads { thread.join() }
        loop.post { central.close() }
        loop.stopThread()
        loop.shutDown()
        #expect(throws: VeltoError.self) { try adapters.withLock { $0 }.pollRequest() }
    }
}
