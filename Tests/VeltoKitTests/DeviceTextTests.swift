import Testing
import VeltoCore

@testable import VeltoKit

/// Devices by identifier, address and name, as a program spells them.
@Suite struct DeviceTextTests {
    @Test(arguments: [
        "C0:FF:EE:00:0A:01", "c0:ff:ee:00:0a:01", "C0-FF-EE-00-0A-01", "c0_ff_ee_00_0a_01", "c0ffee000a01",
        "C0FFEE000A01",
        "c0ff.ee00.0a01", "c0.ff.ee.00.0a.01",
    ]) func anAddressMayBeSpelledInAnyUsualWay(_ text: String) {
        #expect(DeviceText(text).address == "C0:FF:EE:00:0A:01")
        #expect(DeviceText("bluez:" + text).identifier == "bluez:C0:FF:EE:00:0A:01")
        #expect(DeviceText(text).flaw == nil && DeviceText("bluez:" + text).flaw == nil)
    }

    @Test(arguments: [
        "C0:FF:EE:00:0A", "C0:FF:EE:00:0A:01:02", "C0:FF:EE:00:0A:0G", "C0:FF:EE:0:A:1", "C0-FF-EE-00-0A",
        "c0:ff:ee:00:0a:é",
        "::::::", "bluez:C0:FF", "bluez:", "bluez:Triki",
    ]) func anImpossibleAddressIsRefused(_ text: String) {
        #expect(DeviceText(text).address == nil)
        #expect(DeviceText(text).flaw?.code == .invalidArgument, "\(text)")
    }

    @Test(arguments: [
        "Triki 1", "Triki", "C0:FF", "Robot: left", "my-left-hand-and-my-right", "2026-11-26", "a.b.c.d", "C0FFEE000A0",
        "sim:C0:FF",
        "", "💡", "C0:FF:EE-00:0A:01",
    ]) func namesAreNoAddresses(_ text: String) {
        #expect(DeviceText(text).address == nil && DeviceText(text).flaw == nil)
        #expect(DeviceText(text).identifier == text)
    }

    @Test func aDeviceIsFoundByItsAddressHoweverItIsSpelled() throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let (_, device) = try test.connectedCap()
        let address = device.record.address
        for text in [address, address.lowercased(), address.filter { $0 != ":" }, device.identifier] {
            #expect(test.context.findDevice(text) === device)
        }
        #expect(test.context.findDevice("") == nil && test.context.findDevice("C0:FF:EE") == nil)
        #expect(code { _ = try test.context.beginConnectDevice("C0:FF:EE:00:0A") } == .invalidArgument)
    }

    @Test func aProgramMayRefuseToChooseBetweenDevicesOfOneName() throws {
        let test = try TestContext { $0.refusesAmbiguousNames = true }
        defer { test.context.destroy() }
        let (_, early) = try test.context.beginConnectDevice("twin")
        for _ in 0..<2 { _ = try test.addCap(name: "twin") }
        try test.advance(5)
        guard case .failure(let error) = early.result else {
            Issue.record("the operation has not failed")
            return
        }
        #expect(error.code == .invalidArgument && error.message.contains("2 devices"))
        #expect(code { _ = try test.context.beginConnectDevice("twin") } == .invalidArgument)
        let device = try #require(test.context.findDevice("twin"))
        let (_, operation) = try test.context.beginConnectDevice(device.record.address)
        try test.advance(5)
        #expect((try? operation.result?.get()) != nil)
    }

    @Test func theDeviceOfANameIsConnectedWhenOthersHaveHadTimeToShow() throws {
        let test = try TestContext { $0.settleTime = .seconds(2) }
        defer { test.context.destroy() }
        let (_, operation) = try test.context.beginConnectDevice("twin", timeout: .seconds(20))
        _ = try test.addCap(name: "twin")
        try test.advance(1.5)
        let device = try #require(test.context.findDevice("twin"))
        #expect(device.record.linkState == .none)
        _ = try test.addCap(name: "twin")
        try test.advance(5)
        #expect((try? operation.result?.get()) != nil)
        #expect(test.context.devices.count { $0.record.linkState == .ready } == 1)
    }
}
