import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

@Suite struct DescriptionTests {
    @Test func setsNameTheirMembersAndKeepUnknownBits() {
        #expect("\(EventClasses([.link, .button]))" == "[link, button]")
        #expect("\(GameInput.Gestures([.throw, .click]))" == "[click, throw]")
        #expect("\(GameInput.Flags())" == "[]")
        #expect("\(WearableCapabilities([.position, .button]))" == "[position, button]")
        #expect("\(Log.Classes([.init(.error), .init(.timing)]))" == "[error, timing]")
        #expect("\(EventClasses(rawValue: 0x2_0000_0000 | 1 << 20))" == "[value, 0x100000]")
        #expect("\(EventClasses(rawValue: .max))".hasSuffix("orientation, 0xffffffc0ffffe000]"))
    }

    @Test func constantsAndErrorsAreSentences() {
        #expect("\(ResultCode.pairingRequired)" == "pairingRequired" && "\(ResultCode(rawValue: -999))" == "-999")
        #expect("\(DeviceFamily.triki)" == "triki")
        #expect("\(VeltoError(.timeout, "no answer within 5 s"))" == "timeout: no answer within 5 s")
        #expect(
            "\(VeltoError(.rejected, "the device refused", detail: .att(3)))"
                == "rejected: the device refused (ATT error 3)")
        #expect(
            "\(VeltoError.Detail.dbus("org.bluez.Error.Failed", message: "le-connection-abort", att: nil))"
                == "org.bluez.Error.Failed: le-connection-abort")
    }

    @Test func objectsNameThemselvesAndTheirState() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let device = try test.context.createVirtualDevice("robot")
        try device.setPlayerIndex(2)
        #expect("\(device)" == "robot (virtual:robot), ready")
        #expect("\(test.context)" == "context over simulated, 1 devices")
        let operation = try device.beginDisconnect()
        #expect("\(operation)" == "disconnect, pending")
        try test.advance(0.5)
        #expect("\(operation)" == "disconnect, succeeded")
        let texts = test.drain().map { "\($0)" }
        #expect(texts.contains("1.000 s deviceConnected(linkSerial: 1) 'robot'"), "\(texts)")
        #expect(
            texts.contains { $0.hasSuffix(" operationDone(VeltoKit.Context.Operation.Kind.disconnect) 'robot'") },
            "\(texts)")
    }

    /// What a Swift program is told to do is something that it can do.
    @Test func errorsSpeakOfTheSwiftInterface() throws {
        let bare = try Context(ContextDefinition(backends: [.host]))
        defer { bare.destroy() }
        var messages: [String] = []
        func collect(_ body: () throws -> Void) {
            do {
                try body()
                Issue.record("no error")
            } catch {
                messages.append("\(error)")
            }
        }
        collect { _ = try bare.createSimulator(SimulatorDefinition()) }
        collect { try bare.advanceClock(by: 1) }
        collect { _ = try bare.dispatch() }
        collect {
            var definition = ContextDefinition(backends: [.simulated])
            definition.hasManualClock = true
            _ = try Context(definition)
        }
        let test = try TestContext()
        defer { test.context.destroy() }
        collect { try test.context.advanceClock(by: -1) }
        collect { _ = try test.context.beginConnectDevice("cap", timeout: 1000) }
        collect { _ = try test.context.createHostRadio() }
        collect { try test.context.createVirtualDevice("robot").setPlayerIndex(64) }
        #expect(
            messages == [
                "unsupported: the context has no simulated backend: insert .simulated into backends",
                "unsupported: the context has no manual clock: create it with hasManualClock",
                "unsupported: the context runs its own loop: create it with isPumped",
                "invalidArgument: a manual clock needs a pumped context: set isPumped",
                "invalidArgument: duration is -1: must be 0 or more",
                "invalidArgument: timeout is 1000: must be 0.1 to 300",
                "unsupported: the context has no host backend: insert .host into backends",
                "invalidArgument: index is 64: must be 0 to 63",
            ])
    }
}
