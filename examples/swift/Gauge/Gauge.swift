// A live gauge: shows the position and button of the cap in range, sixty times a second. The default device is a
// simulated cap.
//
//     swift run Gauge
//     swift run Gauge --backend bluez --name Triki   the first device whose name contains that text, or of that address

import Foundation
import Synchronization
import VeltoKit

/// Set by Ctrl-C.
///
/// The summary is printed anyway.
private let isInterrupted = Atomic(false)

@main
struct Gauge {
    static func main() async {
        guard let options = Options(CommandLine.arguments.dropFirst()) else { fail(Options.usage, status: 2) }
        for number in [SIGINT, SIGTERM] { signal(number) { _ in isInterrupted.store(true, ordering: .relaxed) } }
        do {
            let context =
                try options.backend == .simulated ? Context.simulated() : Context(ContextDefinition(backends: [.bluez]))
            let news = Task { await tell(context.events(of: [.adapter, .link, .scan])) }
            let search = Task { try await connect(options.device, in: context) }
            let summary = try await play(context.player(0), of: context, for: options.duration)
            search.cancel()
            context.destroy()  // which ends the events
            await news.value
            guard summary.packets > 0 else {
                if case .failure(let error) = await search.result, (error as? VeltoError)?.code != .cancelled {
                    fail("Gauge: \(error)", status: 1)
                }
                fail("Gauge: no input arrived from \(options.device ?? "any device")", status: 1)
            }
            print(summary)
        } catch {
            fail("Gauge: \(error)", status: 1)
        }
    }

    /// Connects the first device with that name fragment or address; nil connects any device in range.
    private static func connect(_ text: String?, in context: Context) async throws {
        guard let text else { return try context.setAutoConnect(players: 1) }
        try await context.startScan()
        while !Task.isCancelled {
            if let device = context.findDevice(text) ?? context.devices.first(where: { $0.record.name.contains(text) })
            {
                context.stopScan()
                return try await device.connect(timeout: .seconds(60))
            }
            try? await Task.sleep(for: .milliseconds(50))
        }
    }

    /// Prints device events until the context ends.
    private static func tell(_ events: AsyncStream<Event>) async {
        for await event in events {
            let name = event.device?.record.name ?? "a device"
            switch event.payload {
            case .deviceFound(_, isLikely: true): print("link: \(name) was found")
            case .deviceConnected: print("link: \(name) is connected")
            case .deviceDisconnected(let reason, let willReconnect):
                print("link: \(name) was disconnected (\(reason))\(willReconnect ? "; connecting again" : "")")
            case .choiceNeeded(let candidates):
                print("choice: \(candidates) devices are in sight; choose one by --name")
            case .adapterChanged(let isPresent, let isPowered, _, _):
                print("radio: the adapter is \(!isPresent ? "gone" : isPowered ? "on" : "off")")
            default: break
            }
        }
    }

    /// Plays the game with any input provider, polled once per frame.
    private static func play(_ pad: some InputProvider, of context: Context, for duration: Duration) async throws
        -> Summary
    {
        var (display, summary) = (Display(), Summary())
        let clock = ContinuousClock()
        var frame = clock.now
        let end = frame + duration
        while frame < end, !isInterrupted.load(ordering: .relaxed) {
            let input = pad.pollInput()
            summary.add(input)
            display.show(input, search: context.searchReport.sentence)
            frame += .seconds(1) / 60
            try await clock.sleep(until: frame)
        }
        return summary
    }

    private static func fail(_ text: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(status)
    }
}

/// The summary of the session.
struct Summary: CustomStringConvertible {
    private var frames = 0
    private var presses = 0
    private var range: ClosedRange<Double>?
    private(set) var packets: UInt64 = 0

    mutating func add(_ input: GameInput) {
        frames += 1
        packets = max(packets, input.packetCount)
        guard input.flags.contains(.fresh) else { return }
        if input.buttonsPressed & GameInput.mainButton != 0 { presses += 1 }
        range =
            min(
                range?.lowerBound ?? input.positionX, input.positionX)...max(
                range?.upperBound ?? input.positionX, input.positionX)
    }

    var description: String {
        let (low, high) = (range?.lowerBound ?? 0, range?.upperBound ?? 0)
        return "summary: \(frames) frames, \(packets) packets, \(presses) presses, "
            + String(format: "position %+.3f to %+.3f", low, high)
    }
}
