import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTap

/// From a link to a device that is ready.
///
/// Source: TAP protocol notes, 1.5 to 1.8.
@Suite struct ReadinessTests {
    @Test func aStrapIsSubscribedReadAndSet() {
        let talk = TapBench()
        talk.connect()
        #expect(talk.isReady && talk.failure == nil)
        #expect(
            talk.requests == [
                "subscribe TAP_DATA", "subscribe MOUSE", "subscribe AIR", "subscribe NUS_TX", "read HW_REV",
                "read FW_REV", "write AIR", "write NUS_RX", "read NAME", "read SERIAL", "read BATTERY",
            ])
        #expect(talk.writes == ["AIR <~ 0D", "NUS_RX <- 03 0C 00 01"])
    }

    @Test func detailsAreToldWhenReadyAndAgainWhenTheRestIsRead() throws {
        let talk = TapBench()
        talk.values["SERIAL"] = Array("D458260\0".utf8)
        talk.connect()
        let details = talk.described
        try #require(details.count == 2)
        #expect(details[0].hardware == "3.3" && details[0].firmware == "2.6.0" && details[0].battery == nil)
        #expect(details[1].serial == "D458260" && details[1].battery == 87 && details[1].name == nil)
        #expect(talk.status?.hardware?.rawValue == 30300 && talk.status?.firmware?.rawValue == 20600)
    }

    @Test func anOldStrapWithoutAirGesturesAndHapticsIsReadyToo() {
        let talk = TapBench(["TAP_DATA", "NUS_RX"])
        talk.connect()
        #expect(talk.isReady && talk.requests == ["subscribe TAP_DATA", "write NUS_RX"])
        #expect(talk.code(talk.perform(DeviceCommand.playHaptic([0.1], strength: 1))) == .unsupported)
        #expect(talk.code(talk.perform(TapCommand.readSettings)) == .unsupported)
        #expect(talk.code(talk.perform(TapCommand.setName("x"))) == .unsupported)
    }

    @Test(arguments: [["NUS_RX"], ["TAP_DATA"], ["V2_READ", "NUS_RX"], ["V2_WRITE", "TAP_DATA"]] as [Set<String>])
    func aMissingCharacteristicFailsWithASentence(_ names: Set<String>) {
        let talk = TapBench(names)
        talk.connect()
        #expect(talk.failure?.code == .unsupported && !talk.isReady && talk.requests.isEmpty)
    }

    @Test func aSubscriptionThatMattersMustSucceed() {
        let talk = TapBench()
        talk.broken = ["TAP_DATA"]
        talk.connect()
        #expect(talk.failure?.code == .rejected && !talk.isReady)
        #expect(talk.deadline == nil)
    }

    @Test(arguments: ["MOUSE", "AIR", "NUS_TX", "HW_REV", "FW_REV", "NAME", "SERIAL", "BATTERY"])
    func othersMayFail(_ name: String) {
        let talk = TapBench()
        talk.broken = [name]
        talk.connect()
        #expect(talk.isReady && talk.failure == nil)
        #expect(talk.logs.contains { $0.hasPrefix("warning") || $0.hasPrefix("info") })
    }

    @Test func aDeviceThatDoesNotAnswerFailsAfterHalfAMinute() {
        let talk = TapBench()
        talk.silent = ["MOUSE"]
        talk.connect()
        talk.advance(29.9)
        #expect(talk.failure == nil && !talk.isReady)
        talk.advance(0.2)
        #expect(talk.failure?.code == .timeout)
        talk.answer(talk.unanswered[0])
        #expect(!talk.isReady, "an answer of the past")
    }

    @Test func whatIsNotifiedMeanwhileIsDroppedButTheStateOfTheAirMouse() {
        let talk = TapBench()
        talk.silent = ["FW_REV"]
        talk.connect()
        talk.notify("TAP_DATA", "05 00 00 00")
        talk.notify("AIR", "14 01")
        #expect(talk.events.isEmpty)
        talk.answer(talk.unanswered[0], .success(ReceivedBytes(Array("2.6.0".utf8))))
        #expect(talk.isReady)
        #expect(talk.events.first == .airStateChanged(isInAir: true, mouseState: .airMouse))
    }

    /// The originals keep what they knew of the device before.
    @Test func aNewLinkIsABrandNewDevice() {
        let talk = TapBench.strap
        talk.notify("AIR", "14 01")
        talk.perform(TapCommand.setMode(.controllerWithMouse))
        #expect(talk.status?.isInAir == true && talk.status?.mode == .controllerWithMouse)
        talk.linkDown()
        talk.forget()
        talk.connect()
        #expect(talk.status?.isInAir == false && talk.status?.mode == .controller)
        #expect(talk.writes == ["AIR <~ 0D", "NUS_RX <- 03 0C 00 01"], "the default once")
        #expect(!talk.described.isEmpty)
    }

    @Test func otherServicesOnTheSameLinkKeepTheMode() {
        let talk = TapBench.strap
        talk.perform(TapCommand.setMode(.controllerWithMouse))
        talk.forget()
        talk.connect()
        #expect(talk.writes == ["AIR <~ 0D", "NUS_RX <- 03 0C 00 03"])
    }

    @Test func theDeclaredKindOfWriteIsUsed() {
        let characteristics = [
            Characteristic(service: TapProfile.service, uuid: TapProfile.taps, handle: 3, properties: .notify),
            Characteristic(
                service: TapProfile.uart, uuid: TapProfile.commands, handle: 5, properties: .writeWithoutResponse),
            Characteristic(service: TapProfile.service, uuid: TapProfile.haptics, handle: 7, properties: .write),
        ]
        let handles = try? TapHandles(GATTTable(characteristics))
        #expect(handles?.commands.kind == .withoutResponse && handles?.haptics?.kind == .withResponse)
    }

    // MARK: The framed protocol

    @Test func newerFirmwareSpeaksTheFramedProtocol() {
        let talk = TapBench(TapBench.framed)
        talk.connect()
        #expect(talk.isReady && talk.status?.isFramed == true)
        #expect(talk.requests.prefix(3) == ["subscribe V2_READ", "read HW_REV", "read FW_REV"])
        #expect(
            talk.writes == [
                "V2_WRITE <- 02 00 00 00", "V2_WRITE <- 00 00 00 00 01 01", "V2_WRITE <- 00 00 00 00 02 01",
                "V2_WRITE <- 00 00 00 00 00 00",
            ])
        #expect(talk.requests.contains("read SERIAL"))
    }

    @Test func bothGenerationsAtOnceAreTheFramedOne() {
        let talk = TapBench(TapBench.classic.union(TapBench.framed))
        talk.connect()
        #expect(talk.isReady && talk.requests.first == "subscribe V2_READ")
        #expect(!talk.requests.contains("subscribe TAP_DATA"))
    }

    // MARK: The family

    @Test func aTapIsKnownByItsServiceAndItsNameMakesACandidate() {
        func isLikely(_ name: String?, _ services: [BluetoothUUID] = []) -> Bool {
            Tap().isLikely(Advertisement(identifier: "sim:1", name: name, services: services))
        }
        #expect(
            isLikely("Tap_D458260") && isLikely(nil, [TapProfile.service]) && isLikely("my ring", [TapProfile.service]))
        #expect(!isLikely("my Tap") && !isLikely(nil))
        #expect(
            Tap().isEvident(in: TapBench.table(TapBench.classic))
                && Tap().isEvident(in: TapBench.table(TapBench.framed)))
        #expect(!Tap().isEvident(in: TapBench.table(["NUS_RX", "NUS_TX", "HW_REV"])), "a name alone is no TAP")
        #expect(Tap().isEvident(in: GATTTable(Tap().characteristics)), "one that is fed offers the same")
        #expect(TapProfile.taps.description == "c3ff0005-1d8b-40fd-a56f-c7bd5d0f3370")
    }

    @Test func packetsThatTheProgramBringsAreDecodedAtOnce() {
        let talk = TapBench(isFed: true)
        talk.connect()
        talk.notify("TAP_DATA", "05 00 00 00")
        #expect(talk.poll().buttonsPressed == 0x500)
    }
}
