import VeltoCore
import VeltoWearable
import WorkedExamples

@testable import VeltoTap

/// What a table is about; nil for what only programs see.
func exampleThing(_ table: WorkedExample.Table) throws -> (any ExampleThing)? {
    let setup = table.setup
    switch table.thing {
    case "tap": return ExampleTap(setup)
    case "raw stream": return ExampleRawStream(setup)
    case "votes (inside)": return ExampleVotes()
    case "hand (inside)": return ExampleHand()
    case "framed report (inside)": return ExampleFramedReport()
    case let name where name.hasSuffix("(outside)"): return nil
    default: break
    }
    guard let step = exampleValues[table.thing] else { throw UnknownThing(name: table.thing) }
    return ExampleValue(setup: setup, step: step)
}

/// A value alone: what goes in becomes bytes or numbers.
struct ExampleValue: ExampleThing {
    let setup: Row
    let step: (_ given: Row, _ setup: Row) throws -> Row

    func play(_ given: Row) throws -> Row { try step(given, setup) }
}

/// A raw stream with given sensitivities.
struct ExampleRawStream: ExampleThing {
    private let sensitivity: RawSensitivity

    init(_ setup: Row) {
        sensitivity = RawSensitivity(
            fingers: setup.integer("fingers"), gyroscope: setup.integer("gyroscope"),
            accelerometer: setup.integer("accelerometer"))
    }

    func play(_ given: Row) -> Row {
        let (messages, isTruncated) = rawMessages(in: bytes(given["bytes"] ?? ""))
        let values = messages.flatMap { message in
            message.samples.enumerated().map { Double($1) * message.kind.scale(of: $0, sensitivity) }
        }
        let kinds = messages.map { $0.kind == .imu ? "imu" : "fingers" }
        return [
            "kinds": kinds.isEmpty ? words([Int]()) : kinds.joined(separator: " "),
            "ticks": words(messages.map { Int($0.tick) }), "values": words(values), "truncated": words(isTruncated),
            "text": messages.map { $0.text(sensitivity, delimiter: "^") }.joined(separator: " "),
        ]
    }
}

/// From states of a hand to edges.
struct ExampleVotes: ExampleThing {
    func play(_ given: Row) -> Row {
        var vote = MajorityVote(seed: 100)
        var detector = PressDetector()
        var votes: [Int] = []
        var edges: [String] = []
        for state in given.numbers("states") {
            votes.append(vote.take(Int(state)))
            switch detector.take(votes.last ?? 0) {
            case .press: edges.append("press")
            case .release: edges.append("release")
            case nil: edges.append("*")
            }
        }
        return ["votes": words(votes), "edges": edges.joined(separator: " ")]
    }
}

/// From edges to clicks and drags.
struct ExampleHand: ExampleThing {
    private var interpreter = TouchInterpreter()

    mutating func play(_ given: Row) -> Row {
        let time = Timestamp.seconds(given.number("t"))
        let gestures: [HandGesture] =
            switch given["edge"] {
            case "press": interpreter.take(.press(.index), at: time)
            case "release": interpreter.take(.release, at: time)
            default: interpreter.advance(to: time).map { [$0] } ?? []
            }
        return ["gestures": list(gestures.map { "\($0)" })]
    }
}

/// Reports of the framed protocol, before there is any session.
struct ExampleFramedReport: ExampleThing {
    func play(_ given: Row) throws -> Row {
        let report = try FramedReport(ByteReader(bytes(given["bytes"] ?? "").span))
        let text =
            switch report {
            case .tap(let fingers): "tap \(fingers.rawValue)"
            case .gesture(let code): "gesture \(code)"
            case .standby(let isOn): "standby \(isOn ? "on" : "off")"
            case .feature(let feature, let isOn): "feature \(feature.rawValue) \(isOn ? "on" : "off")"
            default: "\(report)"
            }
        return ["report": text]
    }
}
