import Testing
import VeltoBluetooth
import VeltoCore

@testable import VeltoBlueZ

@Suite struct BlueZTreeTests {
    private static let adapter = ObjectPath("/org/bluez/hci0")
    private static let device = ObjectPath("/org/bluez/hci0/dev_C0_FF_EE_00_00_01")
    private static let service = ObjectPath(device.text + "/service000a")
    private static let characteristic = ObjectPath(service.text + "/char000d")
    private static let uart = "6e400001-b5a3-f393-e0a9-e50e24dcca9e"
    private static let tx = "6e400003-b5a3-f393-e0a9-e50e24dcca9e"

    private static let objects: [ObjectDescription] = [
        ObjectDescription(
            path: adapter, interfaces: [BlueZName.adapter: ["Powered": .boolean(true), "Address": .text("00:11")]]),
        ObjectDescription(
            path: device,
            interfaces: [
                BlueZName.device: ["Address": .text("C0:FF:EE:00:00:01"), "RSSI": .integer(-50)],
                "org.bluez.Battery1": ["Percentage": .integer(80)],
            ]),
        ObjectDescription(path: service, interfaces: [BlueZName.gattService: ["UUID": .text(uart)]]),
        ObjectDescription(
            path: characteristic,
            interfaces: [
                BlueZName.characteristic: ["UUID": .text(tx), "Flags": .texts(["notify", "read", "unheard-of"])]
            ]),
    ]

    private func fullTree() -> BlueZTree {
        var tree = BlueZTree()
        _ = tree.synchronize(with: Self.objects)
        return tree
    }

    @Test func aListingGivesRecordsAndTheTableOfTheDevice() throws {
        let tree = fullTree()
        #expect(tree.adapters[Self.adapter]?.isPowered == true)
        #expect(tree.devices[Self.device]?.rssi == -50)
        let characteristic = try #require(tree.table(of: Self.device).characteristics.first)
        #expect(characteristic.handle == 0x0E)
        #expect(characteristic.uuid == BluetoothUUID(Self.tx))
        #expect(characteristic.properties == [.notify, .read])
    }

    @Test func theSameListingTwiceChangesNothing() {
        var tree = fullTree()
        let before = tree
        let effects = tree.synchronize(with: Self.objects)
        #expect(tree == before)
        #expect(!effects.contains(.attributesAdded(device: Self.device)))
    }

    @Test func whatAListingLacksIsRemovedFromTheInsideOut() {
        var tree = fullTree()
        let effects = tree.synchronize(with: [Self.objects[0]])
        #expect(
            Set(effects).isSuperset(of: [
                .deviceRemoved(Self.device), .attributeRemoved(Self.characteristic, device: Self.device),
            ]))
        #expect(tree.devices.isEmpty && tree.characteristics.isEmpty && tree.services.isEmpty)
        #expect(tree.adapters.count == 1)
    }

    @Test func aWithdrawnSignalStrengthIsNoNews() {
        var tree = fullTree()
        let effects = tree.apply(
            .changed(Self.device, interface: BlueZName.device, properties: [:], invalidated: ["RSSI"]))
        #expect(effects.isEmpty)
        #expect(tree.devices[Self.device]?.rssi == nil)
    }

    @Test(arguments: [
        ("Connected", BusValue.boolean(true), BlueZDevice.Fields.connected),
        ("ServicesResolved", .boolean(true), .resolved),
        ("Paired", .boolean(true), .bonded), ("Bonded", .boolean(true), .bonded),
        ("Name", .text("Triki"), .name),
        ("RSSI", .integer(-300), .rssi),
        ("UUIDs", .texts([uart, "nonsense"]), .services),
        ("ManufacturerData", .numbered([7: .bytes([1]), 8: .text("no bytes")]), .manufacturerData),
    ])
    func aPropertyOfADeviceIsTakenOver(name: String, value: BusValue, field: BlueZDevice.Fields) {
        var tree = fullTree()
        let effects = tree.apply(
            .changed(Self.device, interface: BlueZName.device, properties: [name: value], invalidated: []))
        #expect(effects == [.device(Self.device, field)])
    }

    @Test func valuesOfAForeignTypeAreIgnored() {
        var tree = fullTree()
        let before = tree
        let nonsense: [String: BusValue] = [
            "Address": .integer(5), "Name": .unknown, "Whatever": .boolean(true),
        ]
        _ = tree.apply(.changed(Self.device, interface: BlueZName.device, properties: nonsense, invalidated: []))
        #expect(tree == before)
    }

    @Test func changesOfUnknownObjectsAndInterfacesAreIgnored() {
        var tree = BlueZTree()
        #expect(tree.apply(.changed(Self.device, interface: BlueZName.device, properties: [:], invalidated: [])) == [])
        #expect(tree.apply(.removed(Self.device, interfaces: [BlueZName.device, "org.example"])) == [])
        #expect(tree == BlueZTree())
    }

    @Test func twoCharacteristicsOfOneUUIDKeepTheirHandles() {
        var tree = fullTree()
        let twin = ObjectPath(Self.service.text + "/char0010")
        _ = tree.apply(
            .added(ObjectDescription(path: twin, interfaces: [BlueZName.characteristic: ["UUID": .text(Self.tx)]])))
        #expect(tree.table(of: Self.device).characteristics.map(\.handle) == [0x0E, 0x11])
    }
}

@Suite struct AdapterChoiceTests {
    private func adapter(
        _ name: String, powered: Bool = true, roles: [String]? = ["central"], state: String? = nil, address: String = ""
    ) -> (ObjectPath, AdapterRecord) {
        var record = AdapterRecord(path: ObjectPath("/org/bluez/" + name))
        record.set("Powered", to: .boolean(powered))
        record.set("Roles", to: roles.map { .texts($0) })
        record.set("PowerState", to: state.map { .text($0) })
        record.set("Address", to: .text(address))
        return (record.path, record)
    }

    private func choice(_ adapters: [(ObjectPath, AdapterRecord)], named name: String? = nil) -> AdapterChoice {
        AdapterChoice(among: Dictionary(uniqueKeysWithValues: adapters), named: name)
    }

    @Test func aPoweredCentralWinsOverAnUnpoweredOneAndAPeripheral() {
        let found = choice([adapter("hci0", powered: false), adapter("hci1", roles: ["peripheral"]), adapter("hci2")])
        #expect(found.adapter?.path.lastComponent == "hci2")
        #expect(found.problem == nil)
    }

    @Test func aNamedAdapterIsTakenByNameOrAddressAndNoOther() {
        let adapters = [adapter("hci1", address: "00:AA"), adapter("hci10", address: "00:BB")]
        #expect(choice(adapters, named: "hci10").adapter?.path.lastComponent == "hci10")
        #expect(choice(adapters, named: "00:aa").adapter?.path.lastComponent == "hci1")
        #expect(choice(adapters, named: "hci2").problem?.code == .noAdapter)
    }

    @Test func eachReasonHasItsCode() {
        #expect(choice([]).problem?.code == .noAdapter)
        #expect(choice([adapter("hci0", roles: [])]).problem?.code == .noAdapter)
        #expect(choice([adapter("hci0", powered: false)]).problem?.code == .adapterOff)
        let blocked = choice([adapter("hci0", powered: false, state: "off-blocked")])
        #expect(blocked.problem?.message.contains("rfkill") == true)
    }

    @Test func anOldDaemonThatListsNoRolesIsTrusted() {
        #expect(choice([adapter("hci0", roles: nil)]).problem == nil)
    }
}
