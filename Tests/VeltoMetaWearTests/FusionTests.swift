import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Sensor fusion: several outputs of one engine, which has its sensors to itself; and the waking of the magnetometer.
@Suite struct FusionTests {
    private static func board() -> BoardBench {
        let board = BoardBench()
        board.answers[bytes("15 80")] = bytes("15 80 00 02")
        board.answers[bytes("19 80")] = bytes("19 80 00 03 03 00 06 00 02 00 01 00")
        return board.connected()
    }

    private static let stop = [
        "19 01 00", "19 03 00 7F", "03 01 00", "13 01 00", "03 02 00 01", "13 02 00 01",
    ]

    private func imuPlus(_ board: BoardBench) {
        var wanted = SensorConfiguration(rate: 0, range: 16)
        wanted.fusion = .imuPlus
        wanted.rotationRange = 250
        board.perform(SensorChoice(sensor: .fusion, configuration: wanted))
    }

    @Test func aFirstOutputStartsItAndASecondJoins() throws {
        let board = Self.board()
        imuPlus(board)
        let quaternion = try board.stream("quaternion")
        #expect(
            board.takeWrites() == Self.stop + [
                "19 02 02 43", "03 03 A8 03", "13 03 28 03", "19 07 01", "03 02 01 00", "13 02 01 00", "03 01 01",
                "13 01 01", "19 03 08 00", "19 01 01",
            ])
        let gravity = try board.stream("gravity")
        #expect(board.takeWrites() == ["19 09 01", "19 03 20 00"])
        board.notify("19 07 1B 9B 70 3F 8C 5E 4D BD 07 7F 1D BE 78 02 9A BE", after: 0.01)
        board.notify("19 09 EE 20 D3 3E B2 93 01 41 04 59 B0 C0")
        #expect(abs((board.take(quaternion.outlet).values.first?.first ?? 0) - 0.940) < 0.001)
        #expect(abs((board.take(gravity.outlet).values.first?[1] ?? 0) - 0.826) < 0.001)
        board.perform(SignalCommand.stop(gravity.feed))
        #expect(board.takeWrites() == ["19 03 00 20", "19 09 00"])
        board.perform(SignalCommand.stop(quaternion.feed))
        #expect(board.takeWrites() == Self.stop + ["19 07 00"])
    }

    @Test func aCorrectedValueHasItsAccuracy() throws {
        let board = Self.board()
        imuPlus(board)
        let stream = try board.stream("corrected-acceleration")
        board.notify("19 04 20 3E 53 C5 0C FE 79 46 0C FE 79 C6 02", after: 0.01)
        let values = try #require(board.take(stream.outlet).values.first)
        #expect(zip(values, [-3.3799, 15.9995, -15.9995, 2]).allSatisfy { abs($0 - $1) < 0.0001 })
        board.notify("19 04 20 3E 53 C5 0C FE 79 46 0C FE 79 C6")
        #expect(board.take(stream.outlet).values.isEmpty, "a byte is missing")
    }

    /// A timestamp is the time of measurement, which differs from the arrival at the start at least.
    @Test(arguments: [
        ("corrected-acceleration", "19 04 20 3E 53 C5 0C FE 79 46 0C FE 79 C6 02"),
        ("quaternion", "19 07 1B 9B 70 3F 8C 5E 4D BD 07 7F 1D BE 78 02 9A BE"),
    ])
    func theArrivalIsKeptBesideTheTimestamp(_ signal: String, _ packet: String) throws {
        let board = Self.board()
        imuPlus(board)
        let stream = try board.stream(signal)
        for _ in 0..<3 {
            board.notify(packet, after: 0.01)
            let info = try #require(board.take(stream.outlet).infos.first)
            #expect(info.arrival == board.now && info.timestamp < info.arrival)
        }
    }

    @Test func itHasItsSensorsToItself() throws {
        let board = Self.board()
        imuPlus(board)
        let fusion = try board.stream("quaternion")
        _ = board.takeWrites()
        let start = board.perform(StartSensor(sensor: .accelerometer, user: .program))
        #expect(board.code(start) == .invalidState && board.message(start).contains("a stream of quaternion"))
        #expect(board.takeWrites().isEmpty)
        board.perform(SignalCommand.stop(fusion.feed))
        #expect(board.code(board.perform(StartSensor(sensor: .accelerometer, user: .program))) == .ok)
        let again = board.perform(StartSensor(sensor: .fusion, user: .program))
        #expect(
            board.code(again) == .invalidState && board.message(again).contains("accelerometer runs for the program"))
    }

    @Test func aSecondOutputJoinsTheModeThatRuns() throws {
        let board = Self.board()
        imuPlus(board)
        _ = try board.stream("quaternion")
        var wanted = SensorConfiguration(rate: 0, range: 16)
        wanted.fusion = .compass
        board.perform(SensorChoice(sensor: .fusion, configuration: wanted))
        let start = board.perform(StartSensor(sensor: .fusion, user: .program))
        #expect(board.code(start) == .ok)
    }

    @Test func theMagnetometerIsWokenOnceInALink() throws {
        let board = Self.board()
        let signal = try #require(board.signals.first { $0.identifier == "magnetic-field" })
        let feed = SampleFeed(signal)
        let operation = board.perform(SignalCommand.start(feed))
        #expect(board.code(operation) == nil, "it wakes up")
        #expect(board.takeWrites() == ["15 01 00", "15 02 00 01", "15 01 00"])
        board.advance(0.299)
        #expect(board.code(operation) == nil, "0.2 s, and 0.1 s until the board has the packet that wakes it")
        #expect(board.takeWrites().isEmpty)
        board.advance(0.001)
        #expect(board.code(operation) == .ok)
        #expect(board.takeWrites() == ["15 04 04 0E", "15 03 00", "15 09 01", "15 02 01 00", "15 01 01"])
        board.perform(SignalCommand.stop(feed))
        _ = board.takeWrites()
        #expect(board.code(board.perform(SignalCommand.start(feed))) == .ok, "it is awake")
    }

    @Test func fusionStandsStillBeforeItIsSetAgain() throws {
        let board = Self.board()
        imuPlus(board)
        let stream = try board.stream("quaternion")
        board.perform(SignalCommand.stop(stream.feed))
        _ = board.takeWrites()
        let start = board.perform(SignalCommand.start(stream.feed))
        #expect(board.code(start) == nil && board.takeWrites().isEmpty)
        board.advance(0.599)
        #expect(board.code(start) == nil && board.takeWrites().isEmpty)
        board.advance(0.001)
        #expect(board.code(start) == .ok && board.takeWrites().contains("19 02 02 43"))
    }

    @Test func itStandsStillFromWhenTheBoardWasTold() throws {
        let board = Self.board()
        imuPlus(board)
        let stream = try board.stream("quaternion")
        board.patience = 0
        board.perform(SignalCommand.stop(stream.feed))
        board.advance(0.4)
        board.patience = nil
        board.answerAll()
        let start = board.perform(SignalCommand.start(stream.feed))
        board.advance(0.599)
        #expect(board.code(start) == nil, "the link was slow to carry the end")
        board.advance(0.001)
        #expect(board.code(start) == .ok)
    }

    @Test func cancellingWhileItWakesUpLeavesNothingRunning() throws {
        let board = Self.board()
        let start = board.perform(StartSensor(sensor: .magnetometer, user: .program))
        board.cancel(start)
        #expect(board.code(start) == .cancelled)
        #expect(board.status?.sensors[.magnetometer]?.users == [])
        board.advance(1)
        #expect(!board.takeWrites().contains("15 01 01"))
    }

    // MARK: Calibration

    @Test func calibrationIsReadAsAChainAndWrittenForTheMode() throws {
        let board = Self.board()
        for (register, byte) in [("8C", "01"), ("8D", "02"), ("8E", "03")] {
            let sensor = "\(byte) 00 FF FF 00 01 E0 01 03 00"
            board.answers[bytes("19 \(register)")] = bytes("19 \(register) \(sensor)")
        }
        #expect(board.code(board.perform(ReadFusionCalibration())) == .ok)
        let calibration = try #require(board.status?.fusionCalibration)
        #expect(calibration.gyroscope.x == 2 && calibration.gyroscope.y == -1 && calibration.gyroscope.z == 256)
        #expect(calibration.magnetometer.radius == 480 && calibration.magnetometer.accuracy == 3)
        _ = board.takeWrites()
        imuPlus(board)
        #expect(board.code(board.perform(WriteFusionCalibration(calibration: calibration))) == .ok)
        #expect(
            board.takeWrites() == [
                "19 0C 01 00 FF FF 00 01 E0 01 03 00", "19 0D 02 00 FF FF 00 01 E0 01 03 00",
            ], "that mode has no magnetometer")
    }

    @Test func poorCalibrationIsRefusedAndSoIsAnyWhileItRuns() throws {
        let board = Self.board()
        imuPlus(board)
        let poor = board.perform(WriteFusionCalibration(calibration: FusionCalibration()))
        #expect(board.code(poor) == .invalidArgument && board.takeWrites().isEmpty)
        _ = try board.stream("quaternion")
        _ = board.takeWrites()
        let late = board.perform(WriteFusionCalibration(calibration: FusionCalibration()))
        #expect(board.code(late) == .invalidState && board.takeWrites().isEmpty)
        #expect(board.code(board.perform(ResetFusion())) == .ok && board.takeWrites() == ["19 0F 01"])
    }

    @Test func shortAnswersAreErrors() throws {
        let board = Self.board()
        board.answers[bytes("19 8C")] = bytes("19 8C 01 00")
        #expect(board.code(board.perform(ReadFusionCalibration())) == .protocol)
        #expect(board.code(board.perform(ResetFusion())) == .invalidState, "it does not run")
    }

    // MARK: Lies

    /// Streams of all that notifies, and packets of every register, length and content.
    @Test func bytesOfAnyKindAreSurvived() throws {
        let board = Self.board()
        imuPlus(board)
        var outlets: [SampleOutlet] = []
        for identifier in board.signals.filter({ $0.abilities.contains(.streamable) }).map(\.identifier) {
            // What fusion excludes is refused, and no less attacked.
            let signal = try #require(board.signals.first { $0.identifier == identifier })
            let feed = SampleFeed(signal)
            let outlet = try SampleOutlet(signal, 0..<signal.channels.count, .si, capacity: 16)
            feed.add(outlet)
            board.perform(SignalCommand.start(feed))
            board.advance(1)
            outlets.append(outlet)
        }
        board.perform(StartDetector(configuration: DetectorConfiguration(.anyMotion)))
        for module in [0x01, 0x03, 0x05, 0x0B, 0x0D, 0x11, 0x12, 0x13, 0x14, 0x15, 0x19, 0xFE] as [UInt8] {
            for register in 0...255 as ClosedRange<UInt8> {
                for length in [0, 1, 2, 3, 5, 6, 7, 11, 12, 13, 16, 18, 253] {
                    let content = [0x00, 0x7F, 0x80, 0xFF].randomElement() ?? 0
                    board.notify([module, register] + [UInt8](repeating: UInt8(content), count: length), after: 0.001)
                }
            }
        }
        for outlet in outlets { #expect(board.take(outlet).values.joined().allSatisfy { _ in true }) }
        #expect(board.failure == nil)
    }
}
