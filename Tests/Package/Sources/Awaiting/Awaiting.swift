import Foundation
import VeltoKit

/// A program that awaits: its backend is the one that VELTO_BACKEND names, and everything that takes time is a call that returns.
@main
enum Awaiting {
    static let command: ValueHandle = 3
    static let data: ValueHandle = 5

    static func main() async throws {
        let context = try Context()
        let news = Task { () -> [String] in
            var names: [String] = []
            for await event in context.events(of: .link) {
                if case .deviceConnected = event.payload { names.append(event.device?.record.name ?? "?") }
            }
            return names
        }

        let lamp = try await connectLamp(in: context)
        try await lamp.write([1, 2, 3], to: command)
        print("read \(try await lamp.read(data))")
        try await takeValues(of: lamp)
        print("threads \(try threads())")

        do {
            _ = try await context.connectDevice("nobody", timeout: .milliseconds(200))
        } catch {
            print(error.code)
        }
        let search = Task { try await context.connectDevice("nobody", timeout: .seconds(300)) }
        search.cancel()
        if case .failure(let error as VeltoError) = await search.result { print(error) }

        context.destroy()
        print("connected \(await news.value)")
    }

    /// The library's threads by name, while a task waits for events.
    private static func threads() throws -> [String] {
        let folder = "/proc/self/task"
        return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { thread in
            try? String(contentsOfFile: "\(folder)/\(thread)/comm", encoding: .utf8)
        }.map { $0.trimmingCharacters(in: .newlines) }.filter { $0.hasPrefix("velto") }
    }

    /// A device of our own making, which notifies what is written to it.
    private static func connectLamp(in context: Context) async throws -> Device {
        let service = BluetoothUUID(assigned: 0xFFF0)
        var definition = SimulatorDefinition()
        definition.name = "Lamp"
        definition.model = .table([
            PeripheralAttribute(
                Characteristic(
                    service: service, uuid: BluetoothUUID(assigned: 0xFFF1), handle: command, properties: .write)),
            PeripheralAttribute(
                Characteristic(
                    service: service, uuid: BluetoothUUID(assigned: 0xFFF2), handle: data, properties: [.read, .notify])
            ),
        ])
        let simulator = try context.createSimulator(definition)
        try simulator.peripheral.setValue(data, [42])
        let lamp = try await context.connectDevice("Lamp", timeout: .seconds(60))
        Task {
            while lamp.record.linkState == .ready {
                _ = try? simulator.peripheral.inject(data, [7])
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        return lamp
    }

    private static func takeValues(of lamp: Device) async throws {
        let subscription = try await lamp.subscribe(to: data)
        var count = 0
        for try await value in subscription.values {
            precondition(value.bytes == [7])
            count += 1
            if count == 5 { subscription.destroy() }
        }
        // Values that arrived together with the fifth are still taken.
        print("took 5 values or more: \(count >= 5)")
    }
}
