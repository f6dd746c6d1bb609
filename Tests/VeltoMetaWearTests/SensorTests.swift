import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// A sensor starts with its first user and stops with its last, and is set as one of them wants.
@Suite struct SensorTests {
    @Test func aSensorOfTheProgramMeasuresAndNotifiesNothing() {
        let board = BoardBench().connected()
        let start = board.perform(StartSensor(sensor: .accelerometer, user: .program))
        #expect(board.code(start) == .ok)
        #expect(board.takeWrites() == ["03 01 00", "03 02 00 01", "03 03 A8 00", "03 02 01 00", "03 01 01"])
        #expect(board.status?.sensors[.accelerometer]?.users == [.program])
        board.perform(StartSensor(sensor: .accelerometer, user: .program))
        #expect(board.takeWrites().isEmpty, "it runs")
        board.perform(StopSensor(sensor: .accelerometer, user: .program))
        #expect(board.takeWrites() == ["03 01 00", "03 02 00 01"])
        #expect(board.status?.sensors[.accelerometer]?.users == [])
        let again = board.perform(StopSensor(sensor: .accelerometer, user: .program))
        #expect(board.code(again) == .invalidState && board.takeWrites().isEmpty)
    }

    @Test func theLastUserStopsTheSensor() throws {
        let board = BoardBench().connected()
        let feed = try board.stream("acceleration").feed
        board.perform(StartSensor(sensor: .accelerometer, user: .program))
        board.perform(StartDetector(configuration: DetectorConfiguration(.activity)))
        _ = board.takeWrites()
        #expect(
            board.status?.sensors[.accelerometer]?.users == [
                .stream("acceleration"), .program, .detector(.activity),
            ])
        board.perform(SignalCommand.stop(feed))
        #expect(board.takeWrites() == ["03 04 00", "03 05 00"])
        board.perform(StopSensor(sensor: .accelerometer, user: .program))
        #expect(board.takeWrites() == ["03 02 00 01"], "the detector needs no samples")
        board.perform(StopDetector(kind: .activity))
        #expect(board.takeWrites() == ["03 01 00", "03 02 00 01", "03 07 00 04", "03 06 00 04", "03 0C 00"])
    }

    @Test func aStreamJoinsASensorThatRuns() throws {
        let board = BoardBench().connected()
        board.perform(StartDetector(configuration: DetectorConfiguration(.activity)))
        _ = board.takeWrites()
        _ = try board.stream("acceleration")
        #expect(board.takeWrites() == ["03 05 01", "03 02 01 00"])
    }

    @Test func aRunningSensorKeepsItsConfigurationForFurtherUsers() throws {
        let board = BoardBench().connected()
        _ = try board.stream("acceleration")
        _ = board.takeWrites()
        board.perform(SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: 200, range: 8)))
        let start = board.perform(StartSensor(sensor: .accelerometer, user: .program))
        #expect(board.code(start) == .ok && board.takeWrites().isEmpty)
    }

    @Test func whatTheProgramWantsHoldsOnLaterLinks() throws {
        let board = BoardBench().connected()
        board.perform(
            SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: 200, range: 8)))
        board.linkDown()
        _ = board.connected()
        _ = try board.stream("acceleration")
        #expect(board.takeWrites().contains("03 03 A9 02"))
    }

    @Test func itDoesNotChangeWhatWasCommandedBefore() throws {
        let board = BoardBench().connected()
        board.patience = 0
        board.perform(StartSensor(sensor: .gyroscope, user: .program))
        board.perform(StartSensor(sensor: .accelerometer, user: .program))
        board.perform(
            SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: 200, range: 8)))
        board.patience = nil
        board.answerAll()
        #expect(board.status?.sensors[.accelerometer]?.inForce?.rate == 100)
        #expect(board.status?.sensors[.accelerometer]?.next.rate == 200)
    }

    /// The program's wish comes before that of a game, which goes on with what it gets.
    @Test func theGameInputGivesWay() throws {
        let board = BoardBench().connected()
        let wanted = SensorConfiguration(rate: 100, range: 4)
        board.perform(StartSensor(sensor: .accelerometer, user: .gameInput, configuration: wanted))
        #expect(board.takeWrites().contains("03 03 A8 01"))
        board.perform(SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: 200, range: 16)))
        let feed = try board.stream("acceleration").feed
        #expect(
            board.takeWrites() == ["03 01 00", "03 02 00 01", "03 03 A9 03", "03 05 01", "03 02 01 00", "03 01 01"])
        #expect(board.status?.sensors[.accelerometer]?.users == [.gameInput, .stream("acceleration")])
        #expect(board.status?.sensors[.accelerometer]?.inForce?.range == 16)
        board.perform(SignalCommand.stop(feed))
        #expect(board.takeWrites() == ["03 04 00"], "the game hears the other register")
    }

    @Test func aFailedStartUndoesWhatItHasBegun() {
        let board = BoardBench().connected()
        board.refusesWrites = true
        let start = board.perform(StartSensor(sensor: .gyroscope, user: .program))
        #expect(board.code(start) == .rejected)
        #expect(board.takeWrites().suffix(2) == ["13 01 00", "13 02 00 01"])
        #expect(board.status?.sensors[.gyroscope]?.users == [])
        board.refusesWrites = false
        #expect(board.code(board.perform(StartSensor(sensor: .gyroscope, user: .program))) == .ok)
    }

    // MARK: Configuration

    private static let settings: [(older: Bool, sensor: BoardSensor, wanted: SensorConfiguration, written: String)] = [
        (true, .accelerometer, SensorConfiguration(rate: 100, range: 2, filter: .oversampling2), "03 03 18 03"),
        (true, .accelerometer, SensorConfiguration(rate: 100, range: 2, filter: .oversampling4), "03 03 08 03"),
        (true, .accelerometer, SensorConfiguration(rate: 100, range: 2, power: .low), "03 03 88 03"),
        (true, .accelerometer, SensorConfiguration(rate: 6.25, range: 2, filter: .oversampling4), "03 03 84 03"),
        (false, .accelerometer, SensorConfiguration(rate: 50, range: 4, filter: .oversampling2), "03 03 97 01"),
        (false, .accelerometer, SensorConfiguration(rate: 50, range: 4, power: .low), "03 03 27 01"),
        (true, .gyroscope, SensorConfiguration(rate: 100, range: 500, filter: .oversampling4), "13 03 08 02"),
        (true, .gyroscope, SensorConfiguration(rate: 100, range: 500, power: .low), "13 03 28 02"),
        (false, .gyroscope, SensorConfiguration(rate: 100, range: 500, power: .low), "13 03 28 02"),
    ]

    @Test(arguments: settings)
    func aSensorIsSetInFull(
        _ older: Bool, _ sensor: BoardSensor, _ wanted: SensorConfiguration, _ written: String
    ) throws {
        let board = (older ? BoardBench.older() : BoardBench()).connected()
        let chosen = try #require(board.status).nearest(sensor, wanted)
        board.perform(SensorChoice(sensor: sensor, configuration: wanted))
        board.perform(StartSensor(sensor: sensor, user: .program))
        let writes = board.takeWrites()
        #expect(writes.contains(written))
        #expect(board.status?.sensors[sensor]?.inForce == chosen)
        let power = writes.last == Hex.text([sensor.module.rawValue, 1, chosen.power == .low ? 2 : 1].span)
        #expect(power, "\(writes)")
        #expect(try board.status?.nearest(sensor, chosen) == chosen, "what was chosen is what it can do")
    }

    @Test func whatTheChipCannotDoIsReportedBack() throws {
        let older = try #require(BoardBench.older().connected().status)
        #expect(try older.nearest(.gyroscope, SensorConfiguration(rate: 1, range: 1, power: .low)).power == .normal)
        let slow = SensorConfiguration(rate: 1, range: 2, filter: .oversampling4, power: .normal)
        #expect(try older.nearest(.accelerometer, slow).filter == .normal)
        let newer = try #require(BoardBench().connected().status)
        #expect(try newer.nearest(.accelerometer, slow).power == .low, "slow rates are made with pauses")
    }

    @Test func unpackedStreamsComeFromTheDataRegister() throws {
        let board = BoardBench().connected()
        board.perform(
            SensorChoice(
                sensor: .accelerometer, configuration: SensorConfiguration(rate: 100, range: 2, isPacked: false)))
        let outlet = try board.stream("acceleration").outlet
        #expect(board.takeWrites().contains("03 04 01"))
        board.notify("03 04 00 40 00 00 00 00")
        #expect(board.take(outlet).values == [[1, 0, 0]])
    }

    @Test func theChipIsAskedWhatItIsSetTo() throws {
        let board = BoardBench().connected()
        board.answers[bytes("03 83")] = bytes("03 83 97 01")
        let read = board.perform(ReadSensor(sensor: .accelerometer))
        #expect(board.code(read) == .ok && board.takeWrites() == ["03 83"])
        let status = try #require(board.status?.sensors[.accelerometer])
        #expect(status.next == SensorConfiguration(rate: 50, range: 4, filter: .oversampling2, power: .normal))
        #expect(status.inForce == nil, "it does not run")
        for strange in ["03 83", "03 83 A8", "03 83 A0 00", "03 83 A8 09"] {
            board.answers[bytes("03 83")] = bytes(strange)
            #expect(board.code(board.perform(ReadSensor(sensor: .accelerometer))) == .protocol)
        }
    }

    @Test func everySettingOfInertialChipsIsReadBackAsItWasWritten() throws {
        for chip in InertialChip.all {
            for rate in chip.rates {
                for filter in SensorConfiguration.Filter.allCases {
                    for power: SensorConfiguration.Power? in [nil, .normal, .low] {
                        let wanted = SensorConfiguration(
                            rate: rate.frequency, range: chip.ranges[1].limit, filter: filter, power: power)
                        let setting = chip.nearest(wanted)
                        let written = ReceivedBytes(try #require(setting.packets.first))
                        var reader = written.reader(at: BoardPacket.headerSize)
                        let read = try chip.configuration(&reader)
                        let found = try #require(read)
                        let set = setting.configuration
                        #expect(found.rate == set.rate && found.range == set.range && found.filter == set.filter)
                    }
                }
            }
        }
    }

    // MARK: Load

    @Test func moreThanALinkCarriesIsLogged() throws {
        let board = BoardBench().connected()
        board.perform(SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: 200, range: 2)))
        _ = try board.stream("acceleration")
        #expect(board.logs.isEmpty && board.status.map { abs($0.notificationsAsked - 66.667) < 0.01 } == true)
        let feed = try board.stream("angular-velocity").feed
        #expect(board.logs.isEmpty, "packed, they are 100")
        board.perform(SignalCommand.stop(feed))
        board.perform(SensorChoice(sensor: .gyroscope, configuration: SensorConfiguration(rate: 400, range: 500)))
        _ = try board.stream("angular-velocity")
        #expect(
            board.logs == [
                "warning: acceleration at 200.0 Hz, angular-velocity at 400.0 Hz are 200 notifications per second, "
                    + "and a link carries about 100: samples will be lost"
            ])
        #expect(board.status?.notificationsAsked == 200)
    }

    // MARK: Activities

    @Test func whatTheBoardIsOccupiedWithIsTold() throws {
        let board = BoardBench().connected()
        #expect(board.status?.activities == [] && board.status?.state == .idle)
        let feed = try board.stream("switch", .raw).feed
        let rotation = try board.stream("angular-velocity").feed
        #expect(board.status?.activities == .streaming && board.status?.state == .streaming)
        board.perform(SignalCommand.stop(feed))
        board.perform(SignalCommand.stop(rotation))
        #expect(board.status?.state == .idle)
        let changes = board.events.compactMap { event -> [Int]? in
            guard case .boardStateChanged(let previous, let current, let activities) = event else { return nil }
            return [previous, current, Int(activities)]
        }
        #expect(changes == [[1, 2, 1], [2, 1, 0]])
    }

    @Test func theActivityThatMattersMostIsTheState() {
        #expect(BoardActivities().state == .idle)
        #expect(BoardActivities([.streaming, .logging]).state == .logging)
        #expect(BoardActivities([.streaming, .downloading]).state == .downloading)
        #expect(BoardActivities([.updating, .downloading]).state == .updating)
    }
}
