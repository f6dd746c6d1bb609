internal import VeltoWearable

/// The canonical identifier of a processed signal: its root, and a segment for each processor of the chain.
///
/// Segments contain the numbers of the processors, which the board assigns. Source: MetaWear system protocol, 6.3.
struct SignalPath: Hashable, Sendable {
    /// A processor of the chain.
    struct Segment: Hashable, Sendable {
        let name: String
        let number: BoardPacket.Byte
        /// Whether it is the state of the processor.
        var isState = false
        /// The channel of its output in the path; nil for all.
        var channel: Int?

        /// The part of the identifier.
        func text(_ number: String) -> String {
            ":\(name)\(isState ? "-state" : "")?id=\(number)" + (channel.map { "[\($0)]" } ?? "")
        }
    }

    /// The identifier of the board's own signal.
    let root: String
    private(set) var segments: [Segment] = []

    init(_ root: String) {
        self.root = root
    }

    /// The path through a further processor.
    func through(_ name: String, _ number: BoardPacket.Byte) -> SignalPath {
        var path = self
        path.segments.append(Segment(name: name, number: number))
        return path
    }

    /// The path through one channel of the last processor's output.
    func channel(_ index: Int) -> SignalPath {
        var path = self
        if !segments.isEmpty { path.segments[segments.count - 1].channel = index }
        return path
    }

    /// The path to the state of the last processor.
    var state: SignalPath {
        var path = self
        if let last = segments.last {
            path.segments[segments.count - 1] = Segment(name: last.name, number: last.number, isState: true)
        }
        return path
    }

    /// The identifier; nil while the board has not assigned a number.
    func identifier(_ slots: [PartID: UInt8] = [:]) -> String? {
        var identifier = root
        for segment in segments {
            guard let number = segment.number.resolved(by: slots) else { return nil }
            identifier += segment.text("\(number)")
        }
        return identifier
    }

    /// The identifier in messages, with `..` for a number that is not assigned yet.
    var text: String { text([:]) }

    /// The same path with the numbers assigned by the board.
    func text(_ slots: [PartID: UInt8]) -> String {
        segments.reduce(root) { text, segment in
            text + segment.text(segment.number.resolved(by: slots).map { "\($0)" } ?? "..")
        }
    }
}
