import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

/// Detectors: what is written to set and start them, and what their notifications become.
@Suite struct DetectorTests {
    private func start(
        _ kind: DetectorKind, on board: BoardBench, _ change: (inout DetectorConfiguration) -> Void = { _ in }
    ) -> ObjectHandle {
        var configuration = DetectorConfiguration(kind)
        change(&configuration)
        return board.perform(StartDetector(configuration: configuration))
    }

    @Test func aDetectorIsSetSubscribedSwitchedOnAndPowered() {
        let board = BoardBench.older().connected()
        let operation = start(.anyMotion, on: board) { $0.threshold = 0.5 }
        #expect(board.code(operation) == .ok)
        #expect(
            board.takeWrites() == [
                "03 01 00", "03 02 00 01", "03 03 28 03", "03 0A 00 7F 14 14", "03 0B 01", "03 09 07 00", "03 01 01",
            ])
        #expect(board.status?.detectors == [.anyMotion] && board.status?.running == [.accelerometer])
        board.perform(StopDetector(kind: .anyMotion))
        #expect(board.takeWrites() == ["03 01 00", "03 02 00 01", "03 09 00 07", "03 0B 00"])
        #expect(board.status?.detectors == [])
        let again = board.perform(StopDetector(kind: .anyMotion))
        #expect(board.code(again) == .invalidState)
    }

    @Test func aNewerChipReportsBeforeItFinds() {
        let board = BoardBench().connected()
        _ = start(.activity, on: board)
        #expect(board.takeWrites().suffix(4) == ["03 0C 01", "03 07 04 00", "03 06 04 00", "03 01 01"])
    }

    @Test func detectorsThatShareSettingsKeepThoseOfEachOther() {
        let board = BoardBench.older().connected()
        _ = start(.noMotion, on: board) { ($0.threshold, $0.duration) = (0.5, 10) }
        _ = board.takeWrites()
        _ = start(.anyMotion, on: board) { ($0.threshold, $0.count) = (0.1, 2) }
        #expect(board.takeWrites() == ["03 0A 19 19 7F 15", "03 0B 01", "03 09 07 00"])
        board.perform(StopDetector(kind: .noMotion))
        #expect(board.takeWrites() == ["03 09 00 38"], "motion is still reported")
        _ = start(.lowG, on: board)
        _ = start(.highG, on: board) { $0.axes = [.x, .z] }
        #expect(board.takeWrites().last == "03 06 05 00")
    }

    @Test func aDetectorThatRunsIsSetAnew() {
        let board = BoardBench.older().connected()
        _ = start(.tap, on: board) { $0.mode = .double }
        _ = board.takeWrites()
        _ = start(.tap, on: board) { ($0.mode, $0.threshold) = (.single, 1) }
        #expect(board.takeWrites() == ["03 0C 00 03", "03 0D 04 10", "03 0E 01", "03 0C 02 00"])
    }

    @Test func aMemberThatIsNotSetIsWhatTheChipHasAfterAReset() {
        let board = BoardBench.older().connected()
        _ = start(.tap, on: board) { ($0.threshold, $0.window) = (1, 0.7) }
        board.perform(StopDetector(kind: .tap))
        _ = board.takeWrites()
        _ = start(.tap, on: board)
        #expect(board.takeWrites().contains("03 0D 04 0A"))
    }

    @Test func stepsAreCountedAndCleared() throws {
        let older = BoardBench.older().connected()
        older.answers[bytes("03 9A")] = bytes("03 9A 2C 01")
        _ = start(.stepCounter, on: older)
        #expect(older.takeWrites().suffix(2) == ["03 18 15 0B", "03 01 01"], "it is read, and reports nothing")
        #expect(try older.read("step-counter").values == [300])
        older.perform(ClearSteps())
        #expect(older.takeWrites().last == "03 1B")
        older.perform(StopDetector(kind: .stepCounter))
        #expect(older.takeWrites().last == "03 18 15 03")
        let newer = BoardBench().connected()
        newer.answers[bytes("03 8B")] = bytes("03 8B 2C 01")
        _ = start(.stepCounter, on: newer) { $0.count = 12000 }
        #expect(newer.takeWrites().contains("03 08 07 00 0E 58 02"))
        newer.perform(ClearSteps())
        #expect(newer.takeWrites() == ["03 08 07 00 0E 58 06"])
        #expect(try newer.read("steps").values == [300])
    }

    // MARK: Refusals

    private static let refusals:
        [(older: Bool, DetectorKind, String, @Sendable (inout DetectorConfiguration) -> Void)] = [
            (true, .anyMotion, "threshold", { $0.threshold = 1.1 }),
            (true, .anyMotion, "threshold", { $0.threshold = .nan }),
            (true, .anyMotion, "threshold", { $0.threshold = -0.1 }), (true, .anyMotion, "count", { $0.count = 5 }),
            (true, .anyMotion, "count", { $0.count = 0 }), (true, .anyMotion, "axes", { $0.axes = [] }),
            (true, .anyMotion, "axes", { $0.axes = DetectorConfiguration.Axes(rawValue: 8) }),
            (true, .anyMotion, "duration", { $0.duration = 1 }), (true, .noMotion, "duration", { $0.duration = 1 }),
            (true, .noMotion, "duration", { $0.duration = 431 }), (true, .tap, "mode", { $0.mode = .sensitive }),
            (true, .stepDetector, "mode", { $0.mode = .single }), (true, .tap, "window", { $0.window = 0.8 }),
            (true, .tap, "threshold", { $0.threshold = .infinity }), (true, .lowG, "duration", { $0.duration = 0 }),
            (true, .flat, "threshold", { $0.threshold = 46 }),
            (true, .orientation, "hysteresis", { $0.hysteresis = 1 }),
            (false, .anyMotion, "threshold", { $0.threshold = 1 }),
            (false, .anyMotion, "duration", { $0.duration = 1e300 }),
            (false, .stepCounter, "count", { $0.count = 19 }), (false, .stepCounter, "count", { $0.count = .max }),
            (false, .wristGesture, "threshold", { $0.threshold = 61 }), (false, .wristWear, "arm", { $0.arm = .left }),
            (false, .wristGesture, "window", { $0.window = 0.2 }), (false, .activity, "quiet", { $0.quiet = 0.02 }),
        ]

    @Test(arguments: refusals.indices)
    func whatAChipCannotDoIsNamedAndNothingIsWritten(_ index: Int) {
        let (older, kind, member, change) = Self.refusals[index]
        let board = (older ? BoardBench.older() : BoardBench()).connected()
        let operation = start(kind, on: board, change)
        #expect(board.code(operation) == .invalidArgument && board.takeWrites().isEmpty)
        #expect(board.message(operation).contains(member))
        #expect(board.code(start(kind, on: board)) == .ok, "the same with what it has")
    }

    @Test func aDetectorThatTheChipLacksIsNamedWithThoseThatItHas() {
        let board = BoardBench().connected()
        let operation = start(.orientation, on: board)
        #expect(board.code(operation) == .unsupported && board.message(operation).contains("wrist gesture"))
        let bare = BoardBench()
        bare.answers[bytes("03 80")] = nil
        #expect(bare.connected().code(start(.anyMotion, on: bare)) == .unsupported)
        bare.linkDown()
        bare.answers[bytes("03 80")] = bytes("03 80 03 00")
        #expect(bare.connected().code(start(.anyMotion, on: bare)) == .unsupported)
        #expect(bare.code(bare.perform(ClearSteps())) == .unsupported)
    }

    @Test(arguments: [
        (DetectorKind.anyMotion, DetectorKind.significantMotion), (.noMotion, .slowMotion),
        (.stepCounter, .stepDetector),
    ])
    func whatExcludesEachOtherIsRefused(_ first: DetectorKind, _ second: DetectorKind) {
        for (one, other) in [(first, second), (second, first)] {
            let board = BoardBench.older().connected()
            #expect(board.code(start(one, on: board)) == .ok)
            _ = board.takeWrites()
            let operation = start(other, on: board)
            #expect(board.code(operation) == .invalidState && board.takeWrites().isEmpty)
            #expect(board.message(operation).contains(one.description))
        }
    }

    @Test func aChipThatMeasuresTooSlowlyFindsNothing() {
        let board = BoardBench().connected()
        board.perform(SensorChoice(sensor: .accelerometer, configuration: SensorConfiguration(rate: 12.5, range: 2)))
        #expect(board.code(start(.anyMotion, on: board)) == .invalidState && board.takeWrites().isEmpty)
    }

    @Test func aFailedStartLeavesNothing() {
        let board = BoardBench.older().connected()
        board.refusesWrites = true
        #expect(board.code(start(.tap, on: board)) == .rejected)
        #expect(board.status?.detectors == [] && board.status?.running == [])
        #expect(board.takeWrites().suffix(4) == ["03 01 00", "03 02 00 01", "03 0C 00 03", "03 0E 00"])
    }

    // MARK: Reports

    @Test func onlyWhatRunsIsReported() {
        let board = BoardBench.older().connected()
        board.notify("03 0B 52")
        _ = start(.noMotion, on: board)
        board.notify("03 0B 52")
        #expect(board.detections.isEmpty)
        _ = start(.anyMotion, on: board)
        board.notify("03 0B 16")
        #expect(board.detections.map(\.detector) == [DetectorKind.noMotion, .anyMotion].map { Int($0.rawValue) })
    }

    @Test func stepsAndTheirNumberShareARegister() {
        let board = BoardBench().connected()
        _ = start(.stepDetector, on: board)
        board.notify("03 0B 01")
        board.notify("03 0B 01 00")
        _ = start(.stepCounter, on: board)
        board.notify("03 0B 01")
        board.notify("03 0B 2C 01")
        let (step, counter) = (Int(DetectorKind.stepDetector.rawValue), Int(DetectorKind.stepCounter.rawValue))
        #expect(board.detections.map(\.detector) == [step, step, step, counter])
        #expect(board.detections.map(\.count) == [1, 1, 1, 300])
    }

    @Test func aStreamAndADetectorShareARegister() throws {
        let board = BoardBench.older().connected()
        _ = start(.orientation, on: board)
        let (feed, outlet) = try board.stream("bosch-orientation", .native)
        board.notify("03 11 0F")
        #expect(board.take(outlet).values == [[15]] && board.detections.map(\.code) == [7])
        _ = board.takeWrites()
        board.perform(SignalCommand.stop(feed))
        #expect(board.takeWrites().isEmpty, "the detector needs it")
        board.perform(StopDetector(kind: .orientation))
        #expect(board.takeWrites().last == "03 11 00")
    }

    /// Each length and each byte, to each register: nothing traps, and no code is outside of its detector's.
    @Test func anyNotificationIsBorne() {
        for board in [BoardBench.older().connected(), BoardBench().connected()] {
            for kind in DetectorKind.allCases { _ = start(kind, on: board) }
            for register in UInt8(0)...0x1F {
                for byte in UInt8.min...(.max) {
                    for count in 0...3 { board.notify([0x03, register] + Array(repeating: byte, count: count)) }
                }
            }
            #expect(board.detections.allSatisfy { (0...7).contains($0.code) && $0.axes <= 7 && abs($0.sign) <= 1 })
            #expect(!board.detections.isEmpty)
        }
    }

    @Test func aBoardIsLeftWithoutDetectors() {
        let board = BoardBench.older().connected()
        _ = start(.tap, on: board)
        _ = start(.orientation, on: board)
        _ = board.takeWrites()
        board.goodbye()
        #expect(
            board.takeWrites() == [
                "03 0C 00 03", "03 0E 00", "03 01 00", "03 02 00 01", "03 0F 00 01", "03 11 00",
            ])
    }
}
