import VeltoBluetooth
import Testing

@testable import VeltoBlueZ

@Suite struct ObjectPathTests {
    @Test func aPathIsInsideItselfAndItsAncestorsButNotInsideALongerName() {
        let device = ObjectPath("/org/bluez/hci10/dev_00_11_22_33_44_55")
        #expect(device.isInside(device))
        #expect(device.isInside(ObjectPath("/org/bluez/hci10")))
        #expect(device.isInside(.root))
        #expect(!device.isInside(ObjectPath("/org/bluez/hci1")))
    }

    @Test(arguments: [
        ("/org/bluez/hci0", "/org/bluez", "hci0"), ("/org", "/", "org"), ("/", "/", ""), ("", "/", ""), ("x", "/", "x"),
    ])
    func parentAndLastComponentOfAnyText(text: String, parent: String, last: String) {
        #expect(ObjectPath(text).parent == ObjectPath(parent))
        #expect(ObjectPath(text).lastComponent == last)
    }

    @Test(arguments: [
        ("/a/char000b", 11), ("/a/charFFFF", 0xFFFF), ("/a/char", nil), ("/a/char10000", nil), ("/a/b", nil),
    ])
    func theHandleIsTheHexadecimalEndOfTheName(text: String, handle: UInt16?) {
        #expect(ObjectPath(text).hexadecimalSuffix(after: "char") == handle)
    }

    @Test func theValueFollowsItsDeclarationAndTheLastHandleHasNone() {
        #expect(CharacteristicRecord(path: ObjectPath("/a/char000d")).valueHandle == 0x0E)
        #expect(CharacteristicRecord(path: ObjectPath("/a/charffff")).valueHandle == nil)
    }
}
