// A tour of a MetaWear board: device information, battery, LED, motor, and accelerometer. The default board is
// simulated.
//
//     swift run MetaWearDemo
//     swift run MetaWearDemo --backend bluez     the first board in range
//     swift run MetaWearDemo --seconds 2         measures for two seconds instead of five
//
// Exit status: 0 if every step succeeded, 1 if one failed or no board was found, 2 for wrong arguments.

import Foundation
import VeltoKit
import VeltoMetaWear

@main
struct MetaWearDemo {
    static func main() async {
        guard let options = Options(CommandLine.arguments.dropFirst()) else { fail(Options.usage, status: 2) }
        do {
            let context = try options.isSimulated ? Self.simulated() : Context(ContextDefinition(backends: [.bluez]))
            try await run(in: context, for: options.seconds)
            context.destroy()
        } catch {
            fail("the demo failed: \(error)", status: 1)
        }
    }

    private static func simulated() throws -> Context {
        let context = try Context(ContextDefinition(backends: [.simulated]))
        var definition = SimulatorDefinition()
        definition.model = .board(BoardConfiguration(.metaMotionS))
        definition.scriptName = "sweep"
        _ = try context.createSimulator(definition)
        return context
    }

    private static func run(in context: Context, for seconds: Double) async throws {
        print("scanning …")
        guard let device = try await findBoard(in: context) else {
            fail("no board was found: is it charged, and not connected to something else?", status: 1)
        }
        print("  \(device.identifier)")
        try await device.connect()
        guard let board = device.metaWear else { fail("\(device.identifier) is no MetaWear board", status: 1) }
        try await describe(device, board)
        print("three green flashes, and a vibration")
        try await board.play([.flash(.green)])
        try await Task.sleep(for: .seconds(2))
        try await board.control(.stopAndClear)
        try await board.playMotor(strength: 0.8, seconds: 0.3)
        let count = try await measure(device, board, for: seconds)
        print("\(count) samples, \(String(format: "%.1f", Double(count) / seconds)) Hz")
        try await device.disconnect()
        if count == 0 { fail("the board sent no samples", status: 1) }
    }

    /// Scans for eight seconds at most.
    private static func findBoard(in context: Context) async throws -> Device? {
        try await context.startScan()
        defer { context.stopScan() }
        for _ in 0..<80 {
            if let device = context.devices.first(where: { $0.family == .metawear }) { return device }
            try await Task.sleep(for: .milliseconds(100))
        }
        return nil
    }

    private static func describe(_ device: Device, _ board: MetaWearDevice<Device>) async throws {
        let details = device.record.details
        let rows = [
            ("manufacturer", details.manufacturer), ("model", details.model), ("serial", details.serial),
            ("firmware", details.firmware), ("hardware", details.hardware), ("board", board.status?.model.name),
        ]
        for (name, text) in rows { print("  \(name.padding(toLength: 13, withPad: " ", startingAt: 0))\(text ?? "?")") }
        let battery = try await device.signal("battery").read(.native).values
        if battery.count == 2 { print("battery: \(Int(battery[0])) %, \(Int(battery[1])) mV") }
    }

    /// Prints every twentieth accelerometer sample, and returns the total number of samples.
    private static func measure(
        _ device: Device, _ board: MetaWearDevice<Device>, for seconds: Double
    ) async throws -> Int {
        try board.setSensor(.accelerometer, rate: 100, range: 2)
        let stream = try await device.signal("acceleration").startStream(.native)
        // The end of the stream ends the loop.
        let end = Task {
            try await Task.sleep(for: .seconds(seconds))
            try await stream.stop()
        }
        defer { end.cancel() }
        var count = 0
        for try await sample in stream {
            count += 1
            guard count % 20 == 0 else { continue }
            print("[\(count)] " + sample.values.map { String(format: "%+.3f", $0) }.joined(separator: " "))
        }
        return count
    }

    private static func fail(_ sentence: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
        exit(status)
    }
}

/// The command-line options.
private struct Options {
    static let usage = "usage: MetaWearDemo [--backend simulated|bluez] [--seconds N]"

    var isSimulated = true
    var seconds = 5.0

    /// Returns nil for invalid options.
    init?(_ arguments: some Collection<String>) {
        var rest = Array(arguments)
        while let name = rest.first {
            guard rest.count > 1 else { return nil }
            switch name {
            case "--backend" where ["simulated", "bluez"].contains(rest[1]): isSimulated = rest[1] == "simulated"
            case "--seconds":
                guard let number = Double(rest[1]), (0.1...86400).contains(number) else { return nil }
                seconds = number
            default: return nil
            }
            rest.removeFirst(2)
        }
    }
}
