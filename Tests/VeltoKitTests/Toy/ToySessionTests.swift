import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

/// The session of a toy alone, which any family can be tested by.
@Suite struct ToySessionTests {
    /// A toy in miniature, which confirms all that it is told.
    private static func toy() -> SessionBench<ToySession> {
        let bench = SessionBench(ToySession(patience: 2))
        bench.linkUp(GATTTable(Toy().characteristics))
        return bench
    }

    @Test func aToyIsReadyOnceItHasSaidHello() {
        let bench = Self.toy()
        #expect(bench.isReady && bench.signals.map(\.identifier) == ["spin", "heat"])
        bench.forget()
        bench.advance(1.9)
        #expect(bench.actions.isEmpty)
        bench.advance(0.2)
        #expect(bench.takeActions().contains(.write(ToySession.hello, to: 5, .withResponse, as: "hello")))
    }

    @Test func framesOfAStreamAreCounted() throws {
        let bench = Self.toy()
        let (feed, outlet) = try #require(try bench.reader(of: "spin"))
        #expect(bench.code(bench.perform(SignalCommand.start(feed))) == .ok)
        for counter: UInt8 in [1, 2, 5] { bench.notify([counter, 2, 4], from: 7) }
        let (values, infos) = bench.take(outlet)
        #expect(values == [[1, 2], [1, 2], [1, 2]] && infos.map(\.sequence) == [1, 2, 5])
    }

    @Test func anUnknownCommandIsRefused() {
        struct Unknown: SessionCommand {}
        let bench = Self.toy()
        #expect(bench.code(bench.perform(Unknown())) == .unsupported)
        bench.linkDown()
        #expect(bench.code(bench.perform(ToyCommand.move([1]))) == .notConnected)
    }
}
