import Testing
import VeltoBluetooth
import VeltoCore
import VeltoHost

private let first = PeerID(index: 0)

@Suite struct HostPairingTests {
    @Test func pairingAsksThePersonAndEndsInABond() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        #expect(bench.failure { try bench.adapter.report(.enterPasskey, of: number) } == .invalidState)
        let pair = bench.request { $0.pair(first, by: .interactive, $1) }
        let request = try bench.take(.pair)
        try bench.adapter.report(.enterPasskey, of: number)
        #expect(bench.takeEvents() == ["0 pairing enterPasskey"])
        bench.central.answerPairing(first, .passkey(123))
        #expect(try bench.take(.answerPairing).pairingAnswer == .passkey(123))
        bench.central.answerPairing(first, .passkey(124))
        #expect(try bench.takeAll().isEmpty)
        try bench.adapter.complete(request.number)
        bench.turn()
        #expect(bench.code(pair) == .ok)
        #expect(bench.takeEvents() == ["0 bonded true", "reply 1 ok"])
        #expect(bench.code(bench.request { $0.pair(first, by: .interactive, $1) }) == .ok)
        #expect(try bench.adapter.reportBond(false, with: number))
        #expect(try !bench.adapter.reportBond(false, with: number))
    }

    @Test func aWrongKindOfAnswerIsARefusal() throws {
        let bench = try HostBench()
        let number = try bench.meet()
        try bench.connect(number)
        bench.request { $0.pair(first, by: .interactive, $1) }
        _ = try bench.take(.pair)
        try bench.adapter.report(.confirm(passkey: 7), of: number)
        bench.central.answerPairing(first, .passkey(7))
        #expect(try bench.take(.answerPairing).pairingAnswer == .reject)
    }

    @Test func aCancelledPairingIsTold() throws {
        let bench = try HostBench()
        try bench.connect(try bench.meet())
        let pair = bench.request { $0.pair(first, by: .interactive, $1) }
        let request = try bench.take(.pair)
        bench.central.cancelPairing(first)
        bench.turn()
        #expect(bench.code(pair) == .cancelled)
        #expect(try bench.take(.cancelPairing).number == 0)
        #expect(bench.failure { try bench.adapter.complete(request.number) } == .invalidState)
    }
}
