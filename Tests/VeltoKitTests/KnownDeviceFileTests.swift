import Testing
import VeltoCore

@testable import VeltoKit

@Suite struct KnownDeviceFileTests {
    private let heading = "veltokit devices 1\n"

    private func read(_ text: String) throws(VeltoError) -> KnownDeviceFile {
        try KnownDeviceFile(Array(text.utf8))
    }

    private func known(_ number: Int, connected: UInt64 = 1) -> KnownDevice {
        var device = KnownDevice(identifier: "bluez:\(number)")
        device.lastConnected = connected
        return device
    }

    private func file(_ devices: [KnownDevice]) throws -> KnownDeviceFile {
        try read(heading + devices.map { KnownDeviceLine.write($0) + "\n" }.joined())
    }

    @Test func everythingThatIsKnownSurvivesTheFile() throws {
        var device = KnownDevice(identifier: "host:left\thand = 50 %\n")
        device.address = "AA:BB:CC:DD:EE:FF"
        device.name = "Łukasz’s\tcap\u{7F}\r\n100 % 🧢"
        device.family = .triki
        device.setFamily = .metawear
        device.lastConnected = .max
        device.playerIndex = 63
        let file = try file([device, known(1)])
        #expect(file.faultCount == 0)
        #expect(file.devices == [device.identifier: device, "bluez:1": known(1)])
        #expect(try read(file.text).devices == file.devices)
    }

    @Test func marksThatCombineWithWhatIsBeforeThemChangeNothing() throws {
        var file = try read(heading + "device\t\u{308}:1\tname=\u{308}\n")
        file.make(.connected(address: "\u{308}", name: "\0\u{308}", family: .tap, player: 2, at: 3), of: "\u{301}:2")
        let again = try read(file.text)
        #expect(again.faultCount == 0)
        #expect(again.devices == file.devices)
        #expect(again.devices["\u{301}:2"]?.name == "\u{308}")
    }

    @Test func aNameThatIsTooLongIsCut() throws {
        var file = try read(heading)
        let name = String(repeating: "ü", count: 200)
        file.make(.connected(address: "", name: name, family: .triki, player: 0, at: 1), of: "host:1")
        #expect(try read(file.text).devices["host:1"]?.name == String(repeating: "ü", count: 127))
    }

    @Test func theMostRecentlyConnectedDeviceComesFirst() throws {
        let file = try file([known(1, connected: 5), known(2, connected: 7), known(3, connected: 0)])
        let lines = file.text.split(separator: "\n").map { $0.split(separator: "\t").dropFirst().first ?? "" }
        #expect(lines.dropFirst() == ["bluez:2", "bluez:1", "bluez:3"])
    }

    @Test(arguments: [
        "", "\n", "hello\n", "veltokit profile 1\n", "veltokit devices\n", "veltokit devices 0\n",
        "veltokit devices x\n",
        "veltokit devices 1", "\u{FEFF}veltokit devices 1\n",
    ])
    func whatDoesNotBeginAsAListIsDamagedAsAWhole(text: String) {
        #expect(code { _ = try read(text) } == .format)
    }

    @Test(arguments: [
        "device", "device\t", "device\tnocolon", "device\t:\t", "device\tbluez:2\tplayer", "device\tbluez:2\t=1",
        "device\tbluez:2\tplayer=x", "device\tbluez:2\tplayer=-1", "device\tbluez:2\tplayer=64",
        "device\tbluez:2\tplayer=99999999999999999999", "device\tbluez:2\tconnected_ns=1.5",
        "device\tbluez:2\tconnected_ns=18446744073709551616", "device\tbluez:2\tname=%", "device\tbluez:2\tname=%4",
        "device\tbluez:2\tname=%zz", "device\tbluez:2\tname=%00", "device\tbluez:2\tname=%ff", "Device\tbluez:2",
        "gadget\tbluez:2", "# bluez:2", "device\tbluez:" + String(repeating: "2", count: 186),
        "device\tbluez:2\taddress=" + String(repeating: "2", count: 24),
        "device\tbluez:2\tname=" + String(repeating: "ü", count: 128),
    ])
    func aFaultyLineIsPassedOverAndHarmsNoOther(line: String) throws {
        let file = try read(heading + "device\tbluez:1\n" + line + "\ndevice\tbluez:3\n")
        #expect(file.devices.keys.sorted() == ["bluez:1", "bluez:3"])
        #expect(file.faults.map(\.line) == [3])
        #expect(file.faultCount == 1)
    }

    @Test func aLineThatIsNotUTF8IsPassedOver() throws {
        let bytes = Array((heading + "device\tbluez:1\n").utf8) + [0x64, 0xFF, 0x0A] + Array("device\tbluez:3\n".utf8)
        let file = try KnownDeviceFile(bytes)
        #expect(file.devices.keys.sorted() == ["bluez:1", "bluez:3"])
        #expect(file.faults == [.init(line: 3, problem: "it is not UTF-8")])
    }

    @Test func aFileThatWasCutLosesItsLastLineAlone() throws {
        let whole = Array(try file((1...9).map { known($0) }).text.utf8)
        for length in heading.utf8.count..<whole.count {
            let file = try KnownDeviceFile(Array(whole[..<length]))
            let complete = whole[..<length].count { $0 == 0x0A } - 1
            #expect(file.devices.count == complete)
            #expect(file.faultCount == (whole[length - 1] == 0x0A ? 0 : 1))
            #expect(file.devices.values.allSatisfy { (1...9).map { "bluez:\($0)" }.contains($0.identifier) })
        }
    }

    @Test func ofTwoLinesForOneDeviceTheNewerOneCounts() throws {
        #expect(try file([known(1, connected: 5), known(1, connected: 3)]).devices["bluez:1"]?.lastConnected == 5)
        #expect(try file([known(1, connected: 3), known(1, connected: 5)]).devices["bluez:1"]?.lastConnected == 5)
    }

    @Test func fieldsOfANewerVersionStay() throws {
        let line = "device\tbluez:1\tplayer=3\tcolor=%25red\tfamily=ring"
        var file = try read(heading + line + "\n")
        #expect(file.faultCount == 0)
        file.make(.placed(4), of: "bluez:1")
        #expect(file.text == heading + "device\tbluez:1\tplayer=4\tcolor=%25red\tfamily=ring\n")
    }

    @Test func linesOfANewerVersionStayAndSoDoesItsHeading() throws {
        let text = "veltokit devices 2\ndevice\tbluez:1\tplayer=3\ngroup\tleft\tright\ndevice\tbluez:2\tplayer=front\n"
        let file = try read(text)
        #expect(file.faultCount == 0)
        #expect(file.devices.count == 1)
        #expect(file.text == text)
    }

    @Test func manyFaultsAreCountedAndTheFirstOnesTold() throws {
        let file = try read(heading + String(repeating: "nonsense\n", count: 3000) + "device\tbluez:1\n")
        #expect(file.faultCount == 3000)
        #expect(file.faults.map(\.line) == [2, 3, 4])
        #expect(file.devices.count == 1)
    }

    @Test func ofThousandsOfDevicesTheNewestThousandAreKept() throws {
        let file = try file((1...3001).map { known($0, connected: UInt64($0)) })
        #expect(file.devices.count == KnownDeviceFile.deviceLimit)
        #expect(file.devices.values.map(\.lastConnected).min() == 2002)
        #expect(try read(file.text).devices == file.devices)
    }

    @Test func linesAndFieldsBeyondWhatAnyVersionWritesAreNotRead() throws {
        let lines = String(repeating: "nonsense\n", count: KnownDeviceFile.lineLimit)
        let file = try read(heading + lines + "device\tbluez:1\n" + lines)
        #expect(file.devices.isEmpty)
        #expect(file.faultCount == KnownDeviceFile.lineLimit + 1)
        let fields = String(repeating: "\ta=b", count: 100)
        #expect(
            try read(heading + "device\tbluez:1" + fields + "\ndevice\tbluez:2\n").devices.keys.sorted() == ["bluez:2"])
    }

    @Test func whatIsWrittenCanBeReadAgainHoweverLongItsLinesAre() throws {
        let line = "device\tbluez:1\tmore=" + String(repeating: "x", count: 400_000) + "\n"
        var file = try read(heading + line + line.replacing("bluez:1", with: "bluez:2"))
        let name = String(repeating: "%", count: 255)
        for number in 3...999 {
            file.make(.connected(address: "", name: name, family: .triki, player: 0, at: 1), of: "bluez:\(number)")
        }
        #expect(file.text.utf8.count <= KnownDeviceFile.sizeLimit)
        #expect(try read(file.text).faultCount == 0)
    }

    @Test func aFileThatIsTooLargeIsNoneOfOurs() {
        let bytes = Array(heading.utf8) + [UInt8](repeating: 0x0A, count: KnownDeviceFile.sizeLimit)
        #expect(code { _ = try KnownDeviceFile(bytes) } == .format)
    }

    @Test func damageAtRandomNeverTrapsAndWhatIsReadCanBeWrittenAndReadAgain() throws {
        var state: UInt64 = 7
        func random(below limit: Int) -> Int {
            // A linear congruential generator: the same damage in every run.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let whole = Array(try file((1...20).map { known($0, connected: UInt64($0)) }).text.utf8)
        for _ in 0..<500 {
            var bytes = whole
            for _ in 0...random(below: 6) { bytes[random(below: bytes.count)] = UInt8(random(below: 256)) }
            guard let file = try? KnownDeviceFile(bytes) else { continue }
            let again = try read(file.text)
            #expect(again.devices == file.devices)
            #expect(again.faultCount == 0)
        }
    }
}
