import Glibc
import Testing
import VeltoCore
import VeltoMetaWear
import VeltoSimulation
import VeltoWearable

@testable import VeltoKit

/// Operations on simulated boards that end at any moment: cancelled, with the link, or with the context.
@Suite struct BoardSweepTests {
    /// Moments after a request (seconds): a packet takes about ten milliseconds on its way.
    private static let moments = (0..<40).map { Double($0) * 0.0125 }
    /// Every second of the moments below, and all of them in `make test-long`.
    private static let step = getenv("VELTO_SWEEPS") == nil ? 2 : 1

    private enum Ending: CaseIterable {
        case cancel, linkLoss, disconnection, destruction

        var codes: Set<ResultCode> {
            switch self {
            case .cancel: [.cancelled]
            case .linkLoss: [.disconnected]
            case .disconnection: [.cancelled, .disconnected, .notConnected]
            case .destruction: [.cancelled, .disconnected, .notConnected, .staleHandle]
            }
        }
    }

    private static let commands: [(name: String, begin: @Sendable (SimulatedBoard) throws -> Context.Operation)] = [
        ("stream", { try $0.device.signal("acceleration").beginStream(.si).1 }),
        ("detector", { try $0.metaWear.begin.startDetector(DetectorConfiguration(.anyMotion)) }),
        ("reading", { try $0.metaWear.beginReadSensorConfiguration(.accelerometer) }),
        ("tear-down", { try $0.metaWear.beginTearDown() }),
        ("fusion", { try $0.device.signal("quaternion").beginStream(.si).1 }),
        ("settings", { try $0.metaWear.beginReadSettings() }),
        ("beacon", { try $0.metaWear.beginReadBeacon() }),
        ("calibration", { try $0.metaWear.beginReadFusionCalibration() }),
        ("pin", { try $0.metaWear.begin.watchPin(3, .any) }),
        ("haptic pattern", { try $0.device.beginPlayHaptic([0.05, 0.05, 0.05, 0.05]) }),
    ]

    @Test(arguments: Ending.allCases)
    private func aCommandEndsAtAnyMoment(_ ending: Ending) throws {
        for command in Self.commands {
            var endedEarly = 0
            for moment in Self.moments.striding(by: Self.step * (ending == .cancel ? 1 : 4)) {
                let board = try SimulatedBoard(.metaMotionS)
                try board.connect()
                let operation = try command.begin(board)
                try board.test.advance(moment)
                let hadEnded = operation.result != nil
                if !hadEnded { endedEarly += 1 }
                try end(operation, on: board, ending)
                let name = "\(command.name), \(ending) after \(moment) s"
                switch operation.result {
                case nil: Issue.record("\(name): it waits still")
                case .success: break
                case .failure(let error): #expect(!hadEnded && ending.codes.contains(error.code), "\(name): \(error)")
                }
                // What has begun by then excludes other sensors.
                if ending == .cancel, hadEnded { _ = try board.perform { try $0.beginTearDown() } }
                if ending != .destruction { try expectUsable(board, name) }
            }
            #expect(endedEarly > 0, "\(command.name): no moment is before its end")
        }
    }

    /// Each moment of the handshake, and the next connect begins from the start.
    @Test func aConnectIsCancelledAtAnyMoment() throws {
        for moment in Self.moments.map({ $0 * 2 }) {
            let board = try SimulatedBoard(.metaMotionS)
            let operation = try board.test.context.beginConnectDevice(
                board.peripheral.identifier, timeout: .seconds(15)
            ).operation
            try board.test.advance(moment)
            let hadEnded = operation.result != nil
            operation.cancel()
            try board.test.advance(3)
            if case .failure(let error)? = operation.result { #expect(!hadEnded && error.code == .cancelled) }
            try board.connect()
            try expectUsable(board, "connect, cancelled after \(moment) s")
        }
    }

    private func end(_ operation: Context.Operation, on board: SimulatedBoard, _ ending: Ending) throws {
        switch ending {
        case .cancel: operation.cancel()
        case .linkLoss: board.peripheral.dropLink()
        case .disconnection: _ = try board.device.beginDisconnect()
        case .destruction: return board.test.context.destroy()
        }
        try board.test.advance(0.05)
    }

    private func expectUsable(_ board: SimulatedBoard, _ name: String) throws {
        try board.connect()
        let reading = try board.perform { try $0.beginReadSensorConfiguration(.gyroscope) }
        guard case .success? = reading else {
            Issue.record("\(name): \(String(describing: reading))")
            return
        }
        let stream = try board.stream("angular-velocity", .si)
        try board.test.advance(0.5)
        #expect(try !stream.read(of: Float.self).infos.isEmpty, "\(name)")
    }

    // MARK: Stops

    /// The registers that let sensors run.
    private static let powers = ["03 01", "13 01", "15 01", "12 04", "14 01", "19 01"]

    @Test(arguments: ["acceleration", "angular-velocity", "magnetic-field", "pressure", "illuminance", "quaternion"])
    func whatIsStoppedStandsStillThoughTheLinkIsLost(_ identifier: String) throws {
        for moment in Array(Self.moments.prefix(16)).striding(by: Self.step) {
            let board = try SimulatedBoard(.metaMotionS)
            try board.connect()
            board.forgetWrites()
            let (stream, _) = try board.device.signal(identifier).beginStream(.si)
            try board.test.advance(2)
            _ = try stream.beginStop()
            try board.test.advance(moment)
            board.peripheral.dropLink()
            try board.test.advance(10)
            #expect(try board.device.record.linkState == .ready)
            let writes = board.writes()
            for power in Self.powers {
                let last = writes.last { $0.hasPrefix(power) }
                #expect(last?.hasPrefix("\(power) 00") ?? true, "\(identifier), \(power), loss after \(moment) s")
            }
        }
    }
}

extension [Double] {
    fileprivate func striding(by step: Int) -> [Double] {
        stride(from: 0, to: count, by: step).map { self[$0] }
    }
}
