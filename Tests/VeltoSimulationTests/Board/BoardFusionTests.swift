import Testing
import VeltoCore
import VeltoSimulation

/// Sensor fusion of a board, by its bytes, and by what the board really does.
@Suite struct BoardFusionTests {
    private static let imuPlus = """
        19 02 02 43; 03 03 A8 03; 13 03 28 03; 19 07 01; 03 02 01 00; 13 02 01 00; 03 01 01; 13 01 01; 19 03 08 00; 19 01 01
        """

    @Test func fusionReportsTheAttitude() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(Self.imuPlus)
        let packets = try bench.timed(after: 0.1)
        #expect(packets.count == 10 && packets[0].milliseconds == 10)
        #expect(packets[0].packet == "19 07 00 00 80 3F 00 00 00 00 00 00 00 00 00 00 00 00", "no turn at all")
        try bench.device.move(to: MotionAxes(z: 90))
        // A quarter to the left about z: half of the square root of 2, twice.
        #expect(try bench.heard(after: 0.2).last == "19 07 F3 04 35 3F 00 00 00 00 00 00 00 00 F3 04 35 3F")
        try bench.send("19 0F 01")
        #expect(try bench.heard(after: 0.02).last == packets[0].packet)
    }

    @Test func withoutItsSensorsItRunsAndSaysNothing() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send("19 02 01 10; 19 07 01; 19 03 08 00; 19 01 01")
        #expect(try bench.heard(after: 0.2) == [])
        #expect(try bench.ask("19 81") == "19 81 01")
    }

    @Test func aModeHasTheOutputsThatItsSensorsAllow() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(Self.imuPlus + "; 19 09 01; 19 0A 01; 19 06 01; 19 03 7F 00")
        let heard = Set(try bench.heard(after: 0.05).map { String($0.prefix(5)) })
        #expect(heard == ["19 07", "19 0A"])
    }

    @Test func calibrationIsReadAndPoorDataCrashesTheFirmware() throws {
        let bench = try BoardBench(.metaMotionS)
        try bench.send(Self.imuPlus)
        #expect(try bench.ask("19 8B") == "19 8B 03 03 00")
        #expect(try bench.ask("19 8C") == "19 8C 0A 00 F6 FF 01 00 E0 01 03 00")
        try bench.send("19 0D 01 00 02 00 03 00 04 00 03 00")
        #expect(try bench.ask("19 8D") == "19 8D 01 00 02 00 03 00 04 00 03 00")
        try bench.send("19 0D 00 00 00 00 00 00 00 00 00 00")
        #expect(try bench.ask("19 8D") == "19 8D 00 00 00 00 00 00 00 00 00 00", "zeros are data too")
        try bench.send("19 0E 01 00 02 00 03 00 04 00 02 00")
        #expect(!bench.device.status.isConnected)
    }

    @Test func firmwareWithoutCalibrationDataIgnoresIt() throws {
        let bench = try BoardBench(.metaMotionR, isOriginal: true)
        try bench.send("19 0E 01 00 02 00 03 00 04 00 02 00")
        #expect(bench.device.status.isConnected)
        #expect(try bench.ask("19 8E") == "")
    }

    // MARK: Modes

    /// Everything that a mode needs, with all outputs subscribed to and enabled, on a board whose magnetometer is awake.
    private static func start(_ mode: Int, without missing: String = "") -> String {
        let rates = [1: "A8", 2: "A8", 3: "A6", 4: "A7"]
        let (usesGyroscope, usesMagnetometer) = (mode <= 2, mode != 2)
        let packets =
            ["19 02 0\(mode) 10", "03 03 \(rates[mode] ?? "") 00"] + (usesGyroscope ? ["13 03 28 00"] : [])
            + (usesMagnetometer ? ["15 04 04 0E", "15 03 06"] : [])
            + (4...10).map { "19 0\(String($0, radix: 16)) 01" } + ["03 02 01 00"]
            + (usesGyroscope ? ["13 02 01 00"] : []) + (usesMagnetometer ? ["15 02 01 00"] : []) + ["03 01 01"]
            + (usesGyroscope ? ["13 01 01"] : []) + (usesMagnetometer ? ["15 01 01"] : [])
            + ["19 03 7F 00", "19 01 01"]
        return packets.filter { $0 != missing }.joined(separator: "; ")
    }

    private func bench(_ hardware: BoardConfiguration.Hardware = .metaMotionS) throws -> BoardBench {
        let bench = try BoardBench(hardware)
        try bench.send("15 01 00")
        bench.advance(0.2)
        return bench
    }

    @Test(arguments: [
        (1, 10.0, ["04", "05", "06", "07", "08", "09", "0A"]), (2, 10, ["04", "05", "07", "08", "0A"]),
        (3, 40, ["04", "06", "07", "08", "09"]), (4, 20, ["04", "06", "07", "08", "09"]),
    ])
    func aModeHasItsRateAndTheOutputsThatItsSensorsAllow(mode: Int, period: Double, outputs: [String]) throws {
        let bench = try bench()
        try bench.send(Self.start(mode))
        let packets = try bench.timed(after: 2)
        let byOutput = Dictionary(grouping: packets) { String($0.packet.prefix(5).suffix(2)) }
        #expect(byOutput.keys.sorted() == outputs)
        for samples in byOutput.values {
            #expect(samples.map(\.milliseconds) == (1...Int(2000 / period)).map { Double($0) * period })
        }
    }

    @Test(arguments: [
        (1, "03 02 01 00"), (1, "13 02 01 00"), (1, "15 02 01 00"), (1, "03 01 01"), (1, "13 01 01"), (1, "15 01 01"),
        (2, "13 02 01 00"), (3, "15 02 01 00"), (4, "03 02 01 00"), (1, "19 03 7F 00"), (1, "19 01 01"),
    ])
    func withoutOneOfItsSensorsItSaysNothing(mode: Int, missing: String) throws {
        let bench = try bench()
        try bench.send(Self.start(mode, without: missing))
        #expect(try bench.heard(after: 0.5) == [])
        try bench.send(missing)
        #expect(try !bench.heard(after: 0.5).isEmpty)
    }

    @Test func onlyWhatIsEnabledAndSubscribedToIsSent() throws {
        let bench = try bench()
        try bench.send(Self.start(1) + "; 19 03 00 7F")
        #expect(try bench.heard(after: 0.1) == [])
        try bench.send("19 03 18 00; 19 07 00")
        #expect(Set(try bench.heard(after: 0.1).map { $0.prefix(5) }) == ["19 08"])
        try bench.send("19 03 01 08; 19 07 01")
        #expect(Set(try bench.heard(after: 0.1).map { $0.prefix(5) }) == ["19 08", "19 04"])
    }

    @Test(arguments: ["19 02 05 10", "19 02 01 14", "19 02 01 00", "19 02 01 50", "19 02 01"])
    func aModeOrRangeThatDoesNotExistIsIgnored(command: String) throws {
        let bench = try bench()
        try bench.send("19 02 02 43; " + command)
        #expect(try bench.ask("19 82") == "19 82 02 43")
    }

    // MARK: Values

    private static func floats(_ packet: String) -> [Double] {
        let bytes = Hex.bytes(packet).dropFirst(2)
        return stride(from: bytes.startIndex, through: bytes.endIndex - 4, by: 4).map { start in
            let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
            return Double(Float(bitPattern: bits))
        }
    }

    private static func isNear(_ values: [Double]?, _ expected: [Double], _ tolerance: Double = 1e-3) -> Bool {
        guard let values, values.count == expected.count else { return false }
        return zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// The last value of each output, by its register.
    private func last(_ bench: BoardBench, after seconds: Double) throws -> [String: [Double]] {
        try bench.heard(after: seconds).reduce(into: [:]) { $0[String($1.prefix(5))] = Self.floats($1) }
    }

    @Test(arguments: [MotionAxes.zero, MotionAxes(x: 30, y: -20, z: 120), MotionAxes(x: -170, y: 60, z: -45)])
    func theOutputsAgreeWithThePoseOfTheBoard(pose: MotionAxes) throws {
        let bench = try bench()
        try bench.device.move(to: pose)
        try bench.send(Self.start(1))
        let outputs = try last(bench, after: 0.5)
        let heading = pose.z < 0 ? pose.z + 360 : pose.z
        #expect(Self.isNear(outputs["19 08"], [heading, pose.y, pose.x, heading]), "heading, pitch, roll, yaw")
        let (roll, pitch, turn) = (Angle(pose.x), Angle(pose.y), Angle(pose.z))
        let up = [-roll.sine * pitch.cosine, pitch.sine, roll.cosine * pitch.cosine]
        #expect(Self.isNear(outputs["19 09"], up.map { $0 * 9.80665 }))
        #expect(Self.isNear(outputs["19 04"], up.map { $0 * 1000 }, 0.1), "in mg")
        #expect(Self.isNear(outputs["19 0A"], [0, 0, 0]))
        #expect(Self.isNear(outputs["19 05"], [0, 0, 0]))
        // The orientation turns the vectors of the board into those of the world.
        let quaternion = try #require(outputs["19 07"])
        #expect(Self.isNear([quaternion.map { $0 * $0 }.reduce(0, +)], [1]))
        #expect(Self.isNear(Self.turn(up, by: quaternion), [0, 0, 1]))
        let field = try #require(outputs["19 06"])
        #expect(Self.isNear(Self.turn(field, by: quaternion), [0, 25, -43.30127]), "north, and down")
        // In the plane, the board's y axis points to its heading, counted to the left.
        let level = Self.turn([0, pitch.cosine, pitch.sine], by: Self.quaternion(about: turn))
        #expect(Self.isNear(Self.turn([0, 1, 0], by: quaternion), level))
    }

    private struct Angle {
        let (sine, cosine): (Double, Double)

        init(_ degrees: Double) {
            (sine, cosine) = Self.series(degrees * .pi / 180)
        }

        private static func series(_ angle: Double) -> (Double, Double) {
            var (sine, cosine, term) = (0.0, 0.0, 1.0)
            for power in 0..<40 {
                let sign = power / 2 % 2 == 0 ? 1.0 : -1
                if power.isMultiple(of: 2) { cosine += sign * term } else { sine += sign * term }
                term *= angle / Double(power + 1)
            }
            return (sine, cosine)
        }
    }

    private static func quaternion(about angle: Angle) -> [Double] {
        let half = ((1 + angle.cosine) / 2).squareRoot()
        return [half, 0, 0, half == 0 ? 1 : angle.sine / (2 * half)]
    }

    private static func turn(_ vector: [Double], by q: [Double]) -> [Double] {
        let cross = { (a: [Double], b: [Double]) in
            [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
        }
        let axis = Array(q.dropFirst())
        let first = cross(axis, vector)
        let second = cross(axis, zip(first, vector).map { $0 + q[0] * $1 })
        return zip(vector, second).map { $0 + 2 * $1 }
    }

    @Test func aTurnAndAShakeAreMeasured() throws {
        let bench = try bench()
        try bench.device.play(
            MotionScript(
                checking: [
                    MotionStep(.turn, duration: 1, amplitude: MotionAxes(z: 90)),
                    MotionStep(.shake, duration: 1, amplitude: MotionAxes(x: 500, z: 250), period: 0.4),
                ], repeats: false))
        try bench.send(Self.start(1))
        let turning = try last(bench, after: 0.5)
        #expect(Self.isNear(turning["19 05"], [0, 0, 90], 0.01))
        #expect(Self.isNear(turning["19 08"], [45, 0, 0, 45], 0.01))
        #expect(Self.isNear(turning["19 0A"], [0, 0, 0]))
        let shaken = try last(bench, after: 0.6)
        let sign = (shaken["19 0A"]?.first ?? 0) < 0 ? -1.0 : 1
        #expect(Self.isNear(shaken["19 0A"], [sign * 0.5 * 9.80665, 0, sign * 0.25 * 9.80665]))
        #expect(Self.isNear(shaken["19 09"], [0, 0, 9.80665]), "gravity is what is left")
        #expect(Self.isNear(shaken["19 04"], [sign * 500, 0, 1000 + sign * 250], 0.1))
    }

    @Test(arguments: [(2, 0.0, 45.0), (1, 90, 135)])
    func withoutAMagnetometerTheHeadingBeginsAtZero(mode: Int, first: Double, second: Double) throws {
        let bench = try bench()
        try bench.device.move(to: MotionAxes(z: 90))
        bench.advance(0.2)
        try bench.send(Self.start(mode))
        #expect(try Self.isNear(last(bench, after: 0.2)["19 08"], [first, 0, 0, first]))
        try bench.device.move(to: MotionAxes(z: 135))
        #expect(try Self.isNear(last(bench, after: 0.2)["19 08"], [second, 0, 0, second]))
    }

    /// A BMI270 that is set by the bytes of a BMI160 has another range than fusion believes.
    @Test func aSensorWithAnotherRangeIsMisunderstood() throws {
        let bench = try bench()
        try bench.send("19 02 01 23; 03 03 A8 00; 13 03 28 00")
        try bench.device.play(
            MotionScript(checking: [MotionStep(.turn, duration: 10, amplitude: MotionAxes(z: 90))], repeats: false))
        try bench.send(
            "19 04 01; 19 05 01; 15 04 04 0E; 15 03 06; 03 02 01 00; 13 02 01 00; 15 02 01 00; 03 01 01; 13 01 01")
        try bench.send("15 01 01; 19 03 03 00; 19 01 01")
        let outputs = try last(bench, after: 0.5)
        #expect(Self.isNear(outputs["19 04"], [0, 0, 8000], 0.1), "2 g taken for 16 g")
        #expect(Self.isNear(outputs["19 05"], [0, 0, 45], 0.01), "2000 degrees per second taken for 1000")
        try bench.device.perform(MotionStep(.tap, amplitude: MotionAxes(z: 5000)))
        #expect(try Self.isNear(last(bench, after: 0.011)["19 04"], [0, 0, 15_999.5], 0.1), "no more than 2 g")
    }
}
