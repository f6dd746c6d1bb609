import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoTap

/// Modes and states that a TAP does not take.
@Suite struct RefusedModeTests {
    @Test func aModeThatWasRefusedIsNotWrittenLater() {
        let talk = TapBench.xr
        talk.forget()
        talk.broken = ["NUS_RX"]
        let refusals = [
            talk.perform(TapCommand.setMode(.text)), talk.perform(TapCommand.setXRState(.airMouse)),
        ]
        #expect(refusals.allSatisfy { talk.code($0) == .rejected })
        #expect(talk.status?.mode == .controller, "the device has kept it")
        talk.broken = []
        talk.forget()
        talk.advance(10.1)
        #expect(talk.takeWrites() == ["NUS_RX <- 03 0C 00 01"])
        #expect(talk.code(talk.perform(TapCommand.setMode(.text))) == .ok)
        #expect(talk.status?.mode == .text)
    }
}
