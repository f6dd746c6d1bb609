import SessionBench
import VeltoCore
import VeltoMotion
import VeltoWearable
import WorkedExamples

@testable import VeltoTriki

/// What a table is about; nil for what only programs see.
func exampleThing(_ table: WorkedExample.Table) throws -> (any ExampleThing)? {
    let setup = table.setup
    return switch table.thing {
    case "cap": try ExampleCap(setup)
    case "sleeping cap": ExampleSleeper()
    case "readers (inside)": ExampleReaders()
    case "readings (inside)": ExampleReadings()
    case "rate monitor (inside)": ExampleMonitor()
    case "probe", "probe (inside)": ExampleProbe()
    case "focus gate": ExampleFocusGate(current: setup.integer("current"))
    case "hold tracker", "hold tracker (inside)": ExampleHoldTracker()
    case "navigator": ExampleMenu(setup)
    case let name where name.hasSuffix("(outside)"): nil
    default: try exampleObject(table.thing, setup)
    }
}

// MARK: Packets

/// The packets of a row: a semicolon stands between them, a plus between the parts of one.
func packets(of given: Row) -> [[UInt8]] {
    let encoders: [(name: String, encode: (String) -> [UInt8])] = [
        ("bytes", bytes), ("v2", v2), ("block", block), ("y", gamepadBlock),
    ]
    var packets = encoders.flatMap { encoder in
        (given[encoder.name] ?? "").split(separator: ";").map { packet in
            packet.split(separator: "+").flatMap { encoder.encode(String($0)) }
        }
    }
    if given.isYes("button") { packets[0][1] = 1 }
    if given.isYes("firmwareShake") { packets.insert(bytes("02 F8"), at: 0) }
    return packets
}

private func integers(_ cell: String) -> [Int16] { cell.split(separator: " ").map { Int16($0) ?? 0 } }

/// i16@2, i16@4 and the button, as many as there are.
private func v2(_ cell: String) -> [UInt8] {
    let values = integers(cell) + [0, 0]
    return v2(values[0], values[1], button: UInt8(values[2]))
}

private func block(_ cell: String) -> [UInt8] {
    let values = integers(cell)
    return block(values[0], values[1], values[2])
}

private func gamepadBlock(_ cell: String) -> [UInt8] {
    block(0, Int16(((Double(cell.filter { $0 != " " }) ?? .nan) * 2000).rounded()), 0)
}

/// The bytes of one notification, read before there is any session.
struct ExampleReaders: ExampleThing {
    private var button = ButtonDecoder()

    mutating func play(_ given: Row) -> Row {
        let packet = packets(of: given)[0]
        let edge = button.take(ByteReader(packet.span))
        return ["edge": words(edge == .pressed), "byte": words(Int(button.byte))]
            .merging(gamepad(packet)) { $1 }.merging(blocks(packet)) { $1 }.merging(sensorFrames(packet)) { $1 }
    }

    private func gamepad(_ packet: [UInt8]) -> Row {
        var reader = GamepadReader()
        var samples: [GamepadSample] = []
        while let sample = reader.next(in: ByteReader(packet.span)) { samples.append(sample) }
        return [
            "format": list(samples.map { "\($0.format)" }),
            "xyz": list(samples.map { sample in words(DeviceAxis.allCases.map { sample.value(of: $0) }) }),
        ]
    }

    private func blocks(_ packet: [UInt8]) -> Row {
        var reader = BlockReader()
        var blocks: [Block] = []
        while let block = reader.next(in: ByteReader(packet.span)) { blocks.append(block) }
        let frame = DecodedCap().frame(packet)
        return [
            "blocks": list(blocks.map { words([$0.gyro.x, $0.gyro.y, $0.gyro.z]) }),
            "tilt": words(blocks.first.map { [$0.tilt.x, $0.tilt.y, $0.tilt.z] } ?? []),
            "kept": words(packet.count - reader.position),
            "steering": words(frame.flatMap { $0.flags.contains(.hasSteering) ? $0.steering : nil }),
        ]
    }

    private func sensorFrames(_ packet: [UInt8]) -> Row {
        var reader = SensorFrameReader()
        let sample = reader.next(in: ByteReader(packet.span))
        let frame = sample?.frame
        return [
            "flags": words(sample.map { Int($0.flags.rawValue) }),
            "frameTilt": words(frame.map { [$0.tilt.x, $0.tilt.y] } ?? []),
            "frameGyro": words(frame.map { [$0.gyro.x, $0.gyro.y, $0.gyro.z] } ?? []),
            "frameRotation": words(frame?.rotation), "frameSpeed": words(frame?.speed),
        ]
    }
}

/// What a cap publishes of its sensors, as far as programs in C do not see it.
struct ExampleReadings: ExampleThing {
    private let cap = CapBench()

    mutating func play(_ given: Row) -> Row {
        for packet in packets(of: given) { cap.send(packet) }
        return ["speed": words(cap.poll().sensors.speed)]
    }
}

struct ExampleProbe: ExampleThing {
    private var probe = ByteProbe()

    mutating func play(_ given: Row) -> Row {
        let changes = packets(of: given).flatMap { probe.ingest($0.span, at: .zero) }
        return [
            "changes": list(changes.map { words([$0.index, Int($0.from), Int($0.to)]) }),
            "masks": words(changes.map { Int($0.singleBitMask ?? 0) }),
            "candidates": words(Set(probe.edges.map(\.change.index)).sorted()),
        ]
    }
}

// MARK: Time

struct ExampleMonitor: ExampleThing {
    private var monitor = RateMonitor()

    mutating func play(_ given: Row) -> Row {
        let time = Timestamp.seconds(given.number("t"))
        _ = given.isYes("look") ? monitor.evaluateStale(at: time) : monitor.recordPacket(at: time)
        return ["bleMode": "\(monitor.mode)"]
    }
}

struct ExampleSleeper: ExampleThing {
    private var watch: SilenceWatch?

    mutating func play(_ given: Row) -> Row {
        let time = Timestamp.seconds(given.number("t"))
        var watch = self.watch ?? SilenceWatch(readyAt: time)
        defer { self.watch = watch }
        if given.isYes("packet") {
            watch.packetCame(at: time)
            return ["INIT+START": words(false)]
        }
        if case .start = watch.look(at: time) { return ["INIT+START": words(true)] }
        return ["INIT+START": words(false)]
    }
}
