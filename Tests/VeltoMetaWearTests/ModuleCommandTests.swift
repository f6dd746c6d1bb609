import SessionBench
import Testing
import VeltoBluetooth
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Pins, serial buses, beacon and settings: what a board is told, and what is refused before that.
@Suite struct ModuleCommandTests {
    private static func board(gpio: String = "05 80 00 02 03 03 03 03 03 03 01", settings: UInt8 = 10) -> BoardBench {
        let board = BoardBench()
        board.answers[bytes("05 80")] = bytes(gpio)
        board.answers[bytes("07 80")] = bytes("07 80 00 00")
        board.answers[bytes("0B 80")] = bytes("0B 80 00 03 08 00 00 FB 03 00 02")
        board.answers[bytes("0D 80")] = bytes("0D 80 00 01")
        board.answers[bytes("FE 80")] = bytes("FE 80 00 06 03")
        board.answers[bytes("11 80")] = [0x11, 0x80, 0, settings, 7, 0]
        return board.connected()
    }

    private func writes(_ board: BoardBench, _ command: any SessionCommand) -> [String] {
        _ = board.takeWrites()
        #expect(board.code(board.perform(command)) == .ok)
        return board.takeWrites()
    }

    private func refusal(_ board: BoardBench, _ command: any SessionCommand) -> ResultCode? {
        _ = board.takeWrites()
        let code = board.code(board.perform(command))
        #expect(board.takeWrites().isEmpty, "nothing is written")
        return code
    }

    // MARK: Pins

    @Test func pinsAreSet() {
        let board = Self.board()
        let expected = ["05 01 04", "05 02 04", "05 03 04", "05 04 04", "05 05 04"]
        let actions: [PinAction] = [.high, .low, .pullUp, .pullDown, .noPull]
        for (action, packet) in zip(actions, expected) {
            #expect(writes(board, WritePin(pin: 4, action: action)) == [packet])
        }
        #expect(refusal(board, WritePin(pin: 7, action: .high)) == .invalidArgument)
    }

    @Test func aPinIsReadAsItIsConfigured() throws {
        let board = Self.board()
        board.answers[bytes("05 87 02 FF FF 00 FF")] = bytes("05 87 02 00 02")
        let reading = try board.read("adc[2]")
        #expect(abs((reading.values.first ?? 0) - 512.0 / 1023) < 1e-6)
        var configuration = PinConfiguration()
        (configuration.pullUpPin, configuration.pullDownPin, configuration.delay) = (1, 2, 0.00001)
        board.perform(PinChoice(pin: 3, configuration: configuration))
        board.answers[bytes("05 86 03 01 02 02 FF")] = bytes("05 86 03 D8 02")
        #expect(try board.read("abs-ref[3]").values == [728])
        let older = Self.board(gpio: "05 80 00 01 03 03 03 03 01")
        older.answers[bytes("05 87 02")] = bytes("05 87 02 FF 03")
        #expect(try older.read("adc[2]").values == [1])
        let status = try #require(older.status)
        #expect(throws: VeltoError.self) { try configuration.check(for: 2, status) }
        #expect(!older.signals.contains { $0.identifier == "adc[4]" }, "that pin has no analog input")
    }

    @Test func watchedPinsAreEventsAndTheRegisterIsSharedWithStreams() throws {
        let board = Self.board()
        #expect(writes(board, WatchPin(pin: 5, edge: .any)) == ["05 09 05 03", "05 0A 01", "05 0B 05 01"])
        #expect(writes(board, WatchPin(pin: 2, edge: .rising)) == ["05 09 02 01", "05 0B 02 01"])
        board.notify("05 0A 05 01")
        board.notify("05 0A 02 00")
        board.notify("05 0A 02 01")
        board.notify("05 0A 06 01")
        board.notify("05 0A 05")
        let changes = board.events.filter { if case .pinChanged = $0 { true } else { false } }
        #expect(changes == [.pinChanged(pin: 5, isHigh: true), .pinChanged(pin: 2, isHigh: true)])
        let five = try board.stream("pin-monitor[5]", .raw)
        #expect(board.takeWrites().isEmpty, "it is told already")
        let two = try board.stream("pin-monitor[2]", .raw)
        #expect(board.takeWrites() == ["05 09 02 03", "05 0B 02 01"])
        board.notify("05 0A 02 00")
        board.notify("05 0A 05 01")
        #expect(board.take(two.outlet).infos.count == 1 && board.take(five.outlet).infos.count == 1)
        #expect(writes(board, WatchPin(pin: 2, edge: .none)).isEmpty, "the stream goes on")
        board.perform(SignalCommand.stop(two.feed))
        #expect(board.takeWrites() == ["05 0B 02 00"])
        board.perform(SignalCommand.stop(five.feed))
        #expect(writes(board, WatchPin(pin: 5, edge: .none)) == ["05 0B 05 00", "05 0A 00"])
    }

    @Test func watchedPinsEndWithTheLink() {
        let board = Self.board()
        board.perform(WatchPin(pin: 1, edge: .falling))
        _ = board.takeWrites()
        board.goodbye()
        #expect(board.takeWrites() == ["05 0B 01 00", "05 0A 00"])
    }

    @Test func aThermistorIsTheChannelThatIsMeantForIt() {
        let board = Self.board()
        #expect(
            writes(board, WriteThermistor(thermistor: Thermistor(channel: 2, dataPin: 0, pullDownPin: 1))) == [
                "04 02 02 00 01 00"
            ])
        let wrong = board.perform(WriteThermistor(thermistor: Thermistor(channel: 1, dataPin: 0, pullDownPin: 1)))
        #expect(board.code(wrong) == .invalidArgument && board.message(wrong).contains("channel 2"))
    }

    // MARK: Serial buses

    @Test func i2cDevicesAreWrittenAndRead() {
        let board = Self.board()
        #expect(
            writes(board, WriteI2C(address: 0x68, register: 0x6B, bytes: [0xDE, 0xAD])) == ["0D 01 68 6B FF 02 DE AD"])
        board.answers[bytes("0D 81 1C 0D FF 01")] = bytes("0D 81 FF 2A")
        #expect(board.value(of: board.perform(ReadI2C(address: 0x1C, register: 0x0D, size: 1))) == [0x2A])
        board.answers[bytes("0D 81 1C 0D FF 01")] = bytes("0D 01 FF 2B")
        #expect(board.value(of: board.perform(ReadI2C(address: 0x1C, register: 0x0D, size: 1))) == [0x2B])
        board.answers[bytes("0D 81 1C 0D FF 02")] = bytes("0D 81 FF")
        let silent = board.perform(ReadI2C(address: 0x1C, register: 0x0D, size: 2))
        #expect(board.code(silent) == .rejected && board.message(silent).contains("28"))
        board.answers[bytes("0D 81 1C 0D FF 02")] = bytes("0D 81 FF 01")
        #expect(board.code(board.perform(ReadI2C(address: 0x1C, register: 0x0D, size: 2))) == .protocol)
        #expect(refusal(board, WriteI2C(address: 0x80, register: 0, bytes: [1])) == .invalidArgument)
        #expect(refusal(board, WriteI2C(address: 1, register: 0, bytes: [])) == .invalidArgument)
        #expect(refusal(board, ReadI2C(address: 1, register: 0, size: 18)) == .invalidArgument)
    }

    @Test func aDeviceOnABusIsASignal() throws {
        let board = Self.board()
        var light = BoardSignalDefinition("lux", address: 0x29, register: 0x14, .uint16)
        light.scale = 0.5
        try light.check()
        board.perform(SignalDefinitionCommand(identifier: "lux", definition: light))
        board.answers[bytes("0D 81 29 14 FF 02")] = bytes("0D 81 FF 10 01")
        #expect(try board.read("lux").values == [136])
        board.answers[bytes("0D 81 29 14 FF 02")] = bytes("0D 81 FF")
        let silent = try board.read("lux").operation
        #expect(board.code(silent) == .rejected && board.message(silent).contains("lux"))
        let spi = SPIDevice(select: 10, clock: 0, output: 11, input: 7)
        let pair = BoardSignalDefinition("pair", spi, after: [0xDA], .uint8, channels: ["first", "second"])
        board.perform(SignalDefinitionCommand(identifier: "pair", definition: pair))
        board.answers[bytes("0D 82 0A 00 0B 07 18 F1 DA")] = bytes("0D 82 0F 01 02")
        #expect(try board.read("pair").values == [1, 2])
        #expect(throws: VeltoError.self) {
            try BoardSignalDefinition("far", address: 0x80, register: 0, .uint8).check()
        }
        #expect(throws: VeltoError.self) {
            try BoardSignalDefinition("long", spi, .uint32, channels: ["a", "b", "c", "d", "e"]).check()
        }
    }

    @Test func spiDevicesAreWrittenAndRead() {
        let board = Self.board()
        var device = SPIDevice(select: 0, clock: 1, output: 2, input: 3)
        (device.mode, device.frequency) = (3, 1_000_000)
        #expect(writes(board, WriteSPI(device: device, bytes: [0x9F])) == ["0D 02 00 01 02 03 1E 9F"])
        device = SPIDevice(select: 10, clock: 0, output: 11, input: 7)
        (device.mode, device.frequency, device.usesNativePins) = (3, 8_000_000, true)
        board.answers[bytes("0D 82 0A 00 0B 07 76 F4 DA")] = bytes("0D 82 0F 01 02 03 04 05")
        // The mark is written in four bits, and comes back as a byte.
        #expect(board.value(of: board.perform(ReadSPI(device: device, bytes: [0xDA], size: 5))) == [1, 2, 3, 4, 5])
        #expect(refusal(board, ReadSPI(device: device, bytes: [], size: 17)) == .invalidArgument)
    }

    // MARK: Beacon

    @Test func aBeaconIsSetAndReadBack() throws {
        let board = Self.board()
        var beacon = Beacon(try #require(BluetoothUUID("326A9006-85CB-9195-D9DD-464CFBBAE75A")))
        (beacon.major, beacon.minor, beacon.transmitPower, beacon.period) = (78, 1, -12, 15.027)
        #expect(
            writes(board, WriteBeacon(beacon: beacon)) == [
                "07 02 5A E7 BA FB 4C 46 DD D9 95 91 CB 85 06 90 6A 32", "07 03 4E 00", "07 04 01 00", "07 05 C9",
                "07 06 F4", "07 07 B3 3A", "07 01 01",
            ])
        #expect(board.status?.beacon == beacon)
        let answers = [
            "07 82 5A E7 BA FB 4C 46 DD D9 95 91 CB 85 06 90 6A 32", "07 83 4E 00", "07 84 01 00",
            "07 85 C9",
            "07 86 F4", "07 87 B3 3A",
        ]
        for answer in answers { board.answers[Array(bytes(answer).prefix(2))] = bytes(answer) }
        #expect(board.code(board.perform(ReadBeacon())) == .ok && board.status?.beacon == beacon)
        // A board tells no one whether its beacon is on: another link does not know.
        let next = Self.board()
        next.answers = board.answers
        beacon.isOn = nil
        #expect(next.code(next.perform(ReadBeacon())) == .ok && next.status?.beacon == beacon)
        #expect(writes(next, WriteBeacon(beacon: beacon)).count == 6 && next.status?.beacon?.isOn == nil)
        board.answers[bytes("07 83")] = bytes("07 83 4E")
        #expect(board.code(board.perform(ReadBeacon())) == .protocol)
    }

    // MARK: Settings

    private static let answers = [
        "11 81 4D 57 2D 30 31", "11 82 9B 02 00 00", "11 83 FC", "11 87 01 02", "11 89 58 02 20 03 80 00 66 06",
        "11 93 02",
        "11 9C 01", "11 9D 00",
    ]

    @Test func settingsAreReadAsFarAsTheFirmwareHasThem() throws {
        let board = Self.board()
        for answer in Self.answers { board.answers[Array(bytes(answer).prefix(2))] = bytes(answer) }
        #expect(board.code(board.perform(ReadSettings())) == .ok)
        let settings = try #require(board.status?.settings)
        #expect(settings.name == "MW-01" && settings.transmitPower == -4 && settings.scanResponse == [1, 2])
        #expect(abs(settings.advertisingInterval - 0.416875) < 1e-9 && settings.advertisingTimeout == 0)
        #expect(settings.connectionInterval == 0.75...1 && settings.latency == 128)
        #expect(abs(settings.supervisionTimeout - 16.38) < 1e-9)
        #expect(settings.whitelistMode == .connections && settings.isRegulatorOn && !settings.isSlowPHYForced)
        let old = Self.board(settings: 0)
        for answer in Self.answers { old.answers[Array(bytes(answer).prefix(2))] = bytes(answer) }
        _ = old.takeWrites()
        #expect(old.code(old.perform(ReadSettings())) == .ok)
        #expect(old.takeWrites() == ["11 81", "11 82", "11 83", "11 87"])
        #expect(old.status?.settings?.advertisingInterval == 0.667, "milliseconds then")
    }

    @Test func onlyNamedMembersAreWrittenAndReadBack() {
        let board = Self.board()
        for answer in Self.answers { board.answers[Array(bytes(answer).prefix(2))] = bytes(answer) }
        var settings = BoardSettings()
        settings.name = "MW-01"
        #expect(writes(board, WriteSettings(settings: settings, members: .name)) == ["11 01 4D 57 2D 30 31", "11 81"])
        settings.advertisingInterval = 0.417
        #expect(
            writes(board, WriteSettings(settings: settings, members: .advertising)) == ["11 02 9B 02 00 00", "11 82"])
        (settings.connectionInterval, settings.latency, settings.supervisionTimeout) = (0.75...1, 3, 16.384)
        #expect(
            writes(board, WriteSettings(settings: settings, members: .connection)).first
                == "11 09 58 02 20 03 03 00 66 06")
        settings.scanResponse = Array(1...31)
        board.answers[bytes("11 87")] = bytes("11 87 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F 10 11 12")
        let long = writes(board, WriteSettings(settings: settings, members: .scanResponse))
        #expect(long[0] == "11 08 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D" && long[1].hasPrefix("11 07 0E 0F"))
        #expect(board.status?.settings?.scanResponse.count == 31, "the answer has no room for all of it")
    }

    @Test func aNameThatAnAnswerHasNoRoomForStaysWhole() {
        let board = Self.board()
        for answer in Self.answers { board.answers[Array(bytes(answer).prefix(2))] = bytes(answer) }
        var settings = BoardSettings()
        settings.name = "Left knee of person 12"
        board.largestPacket = 28
        board.answers[bytes("11 81")] = [0x11, 0x81] + settings.name.utf8.prefix(18)
        _ = writes(board, WriteSettings(settings: settings, members: .name))
        #expect(board.status?.settings?.name == settings.name)
        #expect(board.code(board.perform(ReadSettings())) == .ok && board.status?.settings?.name == settings.name)
        board.answers[bytes("11 81")] = [0x11, 0x81] + "Left knee of person 12".utf8.prefix(17)
        #expect(board.code(board.perform(ReadSettings())) == .ok)
        #expect(board.status?.settings?.name == "Left knee of pers", "another program has shortened it")
    }

    @Test func whatTheFirmwareLacksIsRefusedAndNothingIsWritten() {
        let board = Self.board(settings: 5)
        #expect(refusal(board, WriteSettings(settings: BoardSettings(), members: [.name, .phy])) == .unsupported)
        var settings = BoardSettings()
        settings.name = "Ä"
        #expect(refusal(board, WriteSettings(settings: settings, members: .name)) == .invalidArgument)
        settings.supervisionTimeout = 0.1
        settings.latency = 10
        #expect(refusal(board, WriteSettings(settings: settings, members: .connection)) == .invalidArgument)
        settings.advertisingInterval = .nan
        #expect(refusal(board, WriteSettings(settings: settings, members: .advertising)) == .invalidArgument)
    }

    @Test func theWhitelistCountsFromOne() {
        let board = Self.board()
        let entry = WhitelistEntry([0xE8, 0xC9, 0x8F, 0x52, 0x7B, 0x07], .randomStatic)
        #expect(writes(board, WriteWhitelist(entries: [entry], firstSlot: 1)) == ["11 14 01 01 07 7B 52 8F C9 E8"])
        #expect(writes(board, WriteWhitelist(entries: [entry], firstSlot: 0)) == ["11 14 00 01 07 7B 52 8F C9 E8"])
        #expect(refusal(board, WriteWhitelist(entries: [WhitelistEntry([1])], firstSlot: 1)) == .invalidArgument)
    }

    @Test func actionsAndTestNotifications() {
        let board = Self.board()
        let actions = BoardAction.allCases.filter { $0 != .suspendMagnetometer }
        let packets = actions.flatMap { writes(board, RunAction(action: $0)) }
        #expect(packets == ["11 05", "11 06", "11 04 01", "11 10"])
        #expect(refusal(board, RunAction(action: .suspendMagnetometer)) == .unsupported, "it has none")
        #expect(writes(board, WriteTestNotification(packet: [1, 1, 1])) == ["FE 03 01 01 00 01"])
        #expect(refusal(board, WriteTestNotification(packet: [1])) == .invalidArgument)
    }

    @Test func aModuleThatIsMissingIsNamed() {
        let board = BoardBench().connected()
        let beacon = board.perform(ReadBeacon())
        #expect(board.code(beacon) == .unsupported && board.message(beacon).contains("iBeacon"))
    }

    /// Every command, with answers of every length: an error or success, and never a trap.
    @Test func answersOfEveryLengthAreSurvived() {
        let commands: [any BoardCommand] = [
            ReadSettings(), ReadBeacon(), ReadI2C(address: 1, register: 2, size: 4),
            ReadSPI(device: SPIDevice(select: 1, clock: 2, output: 3, input: 4), bytes: [1], size: 3),
        ]
        for command in commands {
            for length in 2...20 {
                let board = Self.board()
                let registers: [UInt8] =
                    command.module == .settings
                    ? [0x81, 0x82, 0x83, 0x87, 0x89, 0x93, 0x9C, 0x9D] : Array(0x81...0x87)
                for register in registers {
                    let request = [command.module?.rawValue ?? 0, register]
                    board.answers[request] = request + [UInt8](repeating: 0xFF, count: length - 2)
                }
                let operation = board.perform(command)
                board.advance(10)
                #expect(board.code(operation) != nil)
            }
        }
    }
}
