import Testing
import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// What only Swift programs can hand to a table device; the rest is tested through C.
@Suite struct PeripheralReactionTests {
    private static let command: ValueHandle = 3
    private static let data: ValueHandle = 5

    private func makeTable(_ time: TimeSource = .manual()) throws -> SimulatedPeripheral {
        let attributes = [(Self.command, Characteristic.Properties.write), (Self.data, .notify)].map {
            handle, properties in
            PeripheralAttribute(
                Characteristic(
                    service: BluetoothUUID(assigned: 0xFFF0), uuid: BluetoothUUID(assigned: 0xFFF1), handle: handle,
                    properties: properties))
        }
        return try .table(seed: 1, name: nil, attributes: attributes, time: time)
    }

    private func message(_ body: () throws -> Void) -> String? {
        #expect(throws: VeltoError.self, performing: body)?.message
    }

    private static let hostileCopies: [(Range<Int>, Int)] = [
        (0..<1, .max), (0..<1, .min), (.min..<0, 0), (-1..<1, 0), (0..<(.max), 0), (0..<(.max), .max),
        (.min..<(.max), 0),
    ]

    @Test(arguments: hostileCopies)
    func copyOutsideOfAValueIsRefused(copied: Range<Int>, copyTarget: Int) throws {
        let table = try makeTable()
        var reaction = PeripheralReaction(to: Self.command, target: Self.data, bytes: [1, 2])
        reaction.copied = copied
        reaction.copyTarget = copyTarget
        #expect(message { try table.setReactions([reaction]) }?.hasPrefix("reactions[0].copied is ") == true)
    }

    @Test(arguments: [Double.nan, .infinity, -1, 86_401])
    func secondsBeyondADayAreRefused(seconds: Double) throws {
        let table = try makeTable()
        var reaction = PeripheralReaction(to: Self.command, target: Self.data)
        reaction.delay = seconds
        #expect(message { try table.setReactions([reaction]) }?.hasPrefix("reactions[0].delay is ") == true)
        let fault = PeripheralFault(.delay, delay: seconds)
        #expect(message { try table.setFaults([fault]) }?.hasPrefix("faults[0].delay is ") == true)
    }

    @Test func errorsNameSwiftArguments() throws {
        let table = try makeTable()
        let attribute = try #require(table.attributes.first)
        #expect(
            message { try table.setAttributes([attribute, attribute]) }
                == "attributes[1].handle is 3: must be unique and not 0")
        let long = PeripheralReaction(to: Self.command, target: Self.data, bytes: [UInt8](repeating: 0, count: 300))
        #expect(message { try table.setReactions([long]) } == "reactions[0].bytes has 300 bytes: must have at most 256")
        #expect(
            message { try table.setValue(Self.data, [UInt8](repeating: 0, count: 513)) }?.hasPrefix("bytes has 513")
                == true)
    }

    @Test func rulesOfASwiftProgramAnswer() throws {
        let time = TimeSource.manual()
        let table = try makeTable(time)
        var reaction = PeripheralReaction(to: Self.command, target: Self.data, pattern: [0x20], bytes: [0x21, 0])
        reaction.copied = 1..<2
        reaction.copyTarget = 1
        reaction.delay = 0.02
        try table.setReactions([reaction])
        table.setBare(true)
        try table.reportLink(isUp: true)
        try table.reportSubscription(Self.data, isOn: true)
        try table.writeAttribute(Self.command, [0x20, 7], .withResponse)
        var bytes: [UInt8] = []
        #expect(try table.pollNotification(into: &bytes) == nil)
        time.set(time.now.advanced(bySeconds: 0.02))
        #expect(try table.pollNotification(into: &bytes) == Self.data)
        #expect(bytes == [0x21, 7])
        #expect(table.status.notificationCount == 1 && table.status.writeCount == 1)
    }
}
