import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMetaWear
import VeltoSimulation
import VeltoTap
import VeltoTriki
import VeltoWearable

@testable import VeltoKit

/// A cause of an error, and the sentence that a person has read: its problem and its remedy, in the words of Swift.
///
/// `Tests/Boundary/causes.tsv` has those of C and Python, `Tests/CSharp/Causes/causes.tsv` those of C#.
struct Cause: Sendable, CustomTestStringConvertible {
    let name: String
    let code: ResultCode
    let problem: String
    let remedy: String
    let provoke: @Sendable (TestContext) throws -> VeltoError?

    init(
        _ name: String, _ code: ResultCode, _ problem: String, remedy: String = "",
        provoke: @escaping @Sendable (TestContext) throws -> VeltoError?
    ) {
        self.name = name
        self.code = code
        self.problem = problem
        self.remedy = remedy
        self.provoke = provoke
    }

    var testDescription: String { name }
}

@Suite struct CauseTests {
    @Test(arguments: Cause.links + Cause.devices + Cause.names + Cause.programs)
    func causeBringsItsSentence(cause: Cause) throws {
        let test = try TestContext()
        defer { test.context.destroy() }
        let error = try #require(try cause.provoke(test))
        #expect(error == VeltoError(cause.code, cause.problem, remedy: cause.remedy, detail: error.detail))
        #expect(error.message == (cause.remedy.isEmpty ? cause.problem : "\(cause.problem): \(cause.remedy)"))
    }

    @Test func noSentenceSpeaksC() {
        let sentences = (Cause.links + Cause.devices + Cause.names + Cause.programs).map { $0.problem + $0.remedy }
        #expect(!sentences.contains { $0.includes("velto_") || $0.includes("VELTO_") || $0.includes("def.") })
    }
}

extension TestContext {
    /// The error of a call that fails at once.
    func refusal(_ body: () throws -> Void) -> VeltoError? {
        do {
            try body()
            return nil
        } catch {
            return error as? VeltoError
        }
    }

    /// The error of an operation that fails within that time.
    func failure(_ operation: Context.Operation, within seconds: Double = 60) throws -> VeltoError? {
        try advance(seconds)
        return refusal { try operation.result?.get() }
    }

    /// A cap that is seen, and not connected.
    fileprivate func freeCap(_ link: LinkConditions = .ideal) throws -> (Simulator, Device) {
        let simulator = try addCap()
        _ = try context.beginScan()
        try advance(1)
        try simulator.peripheral.setLink(link)
        return (simulator, try #require(simulator.device))
    }

    /// A connected device of no family, with faults.
    fileprivate func table(_ fault: PeripheralFault? = nil) throws -> (Simulator, Device) {
        let (simulator, device) = try RawAccessTests.connected(self)
        if let fault { try simulator.peripheral.setFaults([fault]) }
        return (simulator, device)
    }

    fileprivate func board() throws -> Device {
        var definition = SimulatorDefinition()
        definition.model = .board(BoardConfiguration(.metaMotionS))
        let simulator = try createSimulator(definition)
        _ = try context.beginConnectDevice(simulator.peripheral.identifier, timeout: .seconds(15))
        try advance(5)
        return try #require(simulator.device)
    }
}

extension Cause {
    fileprivate static let links = [
        Cause(
            "device is not seen", .timeout, "a device called 'Triki 7' was not seen within 3.0 s",
            remedy: "wake it, bring it closer, and check the name"
        ) { try $0.failure($0.context.beginConnectDevice("Triki 7", timeout: 3).1, within: 4) },
        Cause(
            "link is refused", .connectFailed,
            "the device was not ready within 3.0 s: 4 tries failed: the device rejected the connection (4 times)",
            remedy: "wake it, and bring it closer"
        ) { try $0.failure($0.freeCap(LinkConditions(refusesLinks: true)).1.beginConnect(timeout: 3), within: 4) },
        Cause(
            "device gets ready too slowly", .timeout,
            "the device did not get ready within 5.0 s, although it is connected",
            remedy: "connect again with a longer timeout"
        ) { test in
            let (simulator, device) = try test.freeCap()
            try simulator.peripheral.setFaults([PeripheralFault(.delay, of: .subscribe, delay: 60)])
            return try test.failure(device.beginConnect(timeout: 5), within: 6)
        },
        Cause(
            "device is silent while it is connected to", .timeout, "the device did not answer within 3.0 s",
            remedy: "wake it, and bring it closer"
        ) { try $0.failure($0.freeCap(LinkConditions(isInRange: false)).1.beginConnect(timeout: 3), within: 4) },
        Cause(
            "pairing is refused", .rejected, "the device rejected pairing",
            remedy: "put it into pairing mode, and pair again"
        ) { test in
            let (simulator, device) = try test.freeCap()
            try simulator.peripheral.setPairing(.refuses)
            return try test.failure(device.beginPair(), within: 6)
        },
        Cause(
            "device requires a passkey", .rejected, "the device requires a passkey",
            remedy: "use the pairing policy .interactive, or .system with a desktop"
        ) { test in
            let (simulator, device) = try test.freeCap()
            try simulator.peripheral.setPairing(.showsPasskey(1))
            test.context.pairingPolicy = .justWorks
            return try test.failure(device.beginPair(), within: 6)
        },
        Cause(
            "link is lost during a read", .disconnected, "the link went down",
            remedy: "repeat it when the device is ready again"
        ) { test in
            let (simulator, device) = try test.table(PeripheralFault(.delay, of: .read, delay: 5))
            let operation = try device.beginRead(RawAccessTests.value)
            try test.advance(1)
            try simulator.peripheral.setLink(LinkConditions(isInRange: false))
            return try test.failure(operation, within: 9)
        },
        Cause(
            "connected device does not answer a read", .timeout,
            "the device did not answer within 2.0 s, although it is connected", remedy: "try again"
        ) { test in
            let (_, device) = try test.table(PeripheralFault(.delay, of: .read, delay: 60))
            return try test.failure(device.beginRead(RawAccessTests.value, timeout: 2), within: 3)
        },
        Cause("device rejects a read", .rejected, "the device responded with an error") { test in
            let (_, device) = try test.table(PeripheralFault(of: .read, error: .unlikelyError))
            return try test.failure(device.beginRead(RawAccessTests.value, timeout: 2), within: 3)
        },
        Cause("device is not connected", .notConnected, "the device is not connected", remedy: "connect it first") {
            try $0.failure($0.freeCap().1.beginRead(RawAccessTests.value), within: 1)
        },
        Cause("operation is cancelled", .cancelled, "the operation was cancelled") { test in
            let operation = try test.freeCap(LinkConditions(refusesLinks: true)).1.beginConnect(timeout: 10)
            operation.cancel()
            return try test.failure(operation, within: 1)
        },
    ]

    fileprivate static let devices = [
        Cause(
            "device is not kept still", .timeout, "the device was not kept still long enough",
            remedy: "hold it still, and calibrate again"
        ) { test in
            let (simulator, device) = try test.connectedCap()
            try simulator.play("shake")
            return try test.failure(device.beginCalibration(timeout: 3), within: 4)
        },
        Cause("calibration without a link", .notConnected, "the device is not connected", remedy: "connect it first") {
            try $0.failure($0.freeCap().1.beginCalibration(), within: 1)
        },
        Cause(
            "board feeds no game input", .invalidState, "the device feeds no game input",
            remedy: "turn it on with setGameInput(.on), or give the device a player index"
        ) { test in
            let board = try test.board()
            return test.refusal { _ = try board.beginCalibration() as Context.Operation }
        },
        Cause("cap is to vibrate", .unsupported, "devices of the family triki cannot vibrate") { test in
            let (_, device) = try test.connectedCap()
            return test.refusal { _ = try device.beginPlayHaptic([0.1]) as Context.Operation }
        },
        Cause(
            "haptic duration is in milliseconds", .invalidArgument,
            "durations[0] is 50.0: must be 0 to 10 seconds, of which 0.05 are 50 ms"
        ) { test in
            let board = try test.board()
            return test.refusal { _ = try board.beginPlayHaptic([50]) as Context.Operation }
        },
        Cause(
            "fusion has the sensor", .invalidState,
            "the sensor fusion runs for the program, and excludes accelerometer",
            remedy: "stream corrected-acceleration beside it, or stop that first"
        ) { test in
            let board = try #require(try test.board().metaWear)
            _ = try board.begin.startSensor(.fusion)
            return try test.failure(board.begin.startSensor(.accelerometer), within: 1)
        },
        Cause(
            "sensor does not run", .invalidState, "the gyroscope does not run for the program"
        ) { try $0.failure(#require(try $0.board().metaWear).begin.stopSensor(.gyroscope), within: 1) },
    ]

    fileprivate static let names = [
        Cause(
            "signal is unknown", .notFound,
            "the device has no signal 'accel': the nearest of 63 are acceleration, corrected-acceleration, linear-acceleration"
        ) { test in
            let board = try test.board()
            return test.refusal { _ = try board.signal("accel") }
        },
        Cause(
            "script is unknown", .notFound,
            "there is no script sweeep: must be one of sweep, shake, rest, rates, silence, button, play, point, pong, "
                + "bowling, dart, link-loss"
        ) { test in
            let (simulator, _) = try test.freeCap()
            return test.refusal { try simulator.play("sweeep") }
        },
        Cause("adapter is unknown", .notFound, "there is no adapter 'hci7': there is none") { test in
            test.refusal { try test.context.selectAdapter("hci7") }
        },
        Cause("known device is unknown", .notFound, "no known device is called 'triki': there is none") { test in
            test.refusal { _ = try test.context.beginForgetKnownDevice("triki") as Context.Operation }
        },
        Cause("value handle is unknown", .notFound, "characteristic is 77: the device has no such value handle") {
            try $0.failure($0.table().1.beginRead(77, timeout: 2), within: 1)
        },
    ]

    fileprivate static let programs = [
        Cause("argument is out of range", .invalidArgument, "players is 100: must be 0 to 64") { test in
            test.refusal { try test.context.setAutoConnect(players: 100) }
        },
        Cause("time step is negative", .invalidArgument, "step is -0.5: must be 0 or more, or nil to measure it") {
            test in
            let (_, device) = try test.connectedCap()
            return test.refusal { _ = try device.input.poll(step: -0.5) }
        },
        Cause(
            "device exists already", .already, "a device with that identifier already exists",
            remedy: "choose another one"
        ) { test in
            test.refusal {
                for _ in 0..<2 { _ = try test.context.createIngestDevice(family: .triki, identifier: "test") }
            }
        },
        Cause(
            "operations are too many", .busy, "256 operations are pending on the device", remedy: "wait for some"
        ) { test in
            let (_, device) = try test.table()
            return test.refusal {
                for _ in 0...256 { _ = try device.beginRead(RawAccessTests.value) as Context.Operation }
            }
        },
        Cause(
            "context has no simulated backend", .unsupported, "the context has no simulated backend",
            remedy: "insert .simulated into backends"
        ) { _ in
            let other = try TestContext { $0.backends = [.host] }
            defer { other.context.destroy() }
            return other.refusal { _ = try other.addCap() }
        },
        Cause(
            "recording cannot be written", .io,
            #"path is "/nonexistent/recording": cannot be created: No such file or directory"#
        ) { test in
            let (_, device) = try test.connectedCap()
            return test.refusal { _ = try device.beginRecording(to: "/nonexistent/recording") as Context.Operation }
        },
    ]
}
