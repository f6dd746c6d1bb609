import Testing
import VeltoCore
import VeltoWearable

struct ByteProbeTests {
    @Test func theProbeForgetsWhenItIsReset() {
        var probe = ByteProbe()
        #expect(probe.newestPacket == "—")
        _ = probe.ingest([0x22, 0].span, at: .zero)
        _ = probe.ingest([0x22, 1].span, at: .zero)
        let nothing = probe.ingest([UInt8]().span, at: .zero)
        #expect(nothing.isEmpty && probe.newestPacket == "22 01" && !probe.edges.isEmpty)
        probe.reset()
        #expect(probe.edges.isEmpty && probe.lines.isEmpty)
    }
}
