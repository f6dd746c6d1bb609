internal import VeltoCore

/// A processor of a board: its source and its computation.
struct BoardProcessor {
    let source: BoardSource
    /// Bits 0 to 4 are the offset in the payload of the source, bits 5 to 7 the length minus 1.
    let trigger: UInt8
    private let code: UInt8
    private(set) var configuration: [UInt8]
    private var computation: any BoardComputation

    /// The simulated types; a new type needs a structure and a line here.
    private static let types: [UInt8: @Sendable (BoardProcessorConfiguration) -> (any BoardComputation)?] = [
        0x01: { BoardPassthrough($0) }, 0x02: { BoardAccumulator($0) }, 0x03: { BoardAverage($0) },
        0x06: { BoardComparator($0) }, 0x07: { BoardRoot($0) }, 0x08: { BoardThrottle($0) },
        0x09: { BoardArithmetic($0) }, 0x0A: { BoardDelay($0) }, 0x0B: { BoardPulseFinder($0) },
        0x0C: { BoardDelta($0) }, 0x0D: { BoardThreshold($0) }, 0x0F: { BoardHolder($0) }, 0x10: { BoardPacker($0) },
        0x11: { BoardAccounter($0) }, 0x1B: { BoardFuser($0) }, 0x3F: { BoardUnnamedType($0) },
    ]
    private static let headSize = 5

    /// Creates the processor that a command describes.
    ///
    /// Returns nil if the firmware rejects the type or the bytes.
    init?(_ payload: [UInt8], _ firmware: BoardProcessorFirmware) {
        guard payload.count > Self.headSize else { return nil }
        source = BoardSource(module: payload[0], register: payload[1], id: payload[2])
        (trigger, code) = (payload[3], payload[4])
        configuration = Array(payload.dropFirst(Self.headSize))
        guard let computation = Self.computation(code, configuration, trigger, firmware) else { return nil }
        self.computation = computation
    }

    private static func computation(
        _ code: UInt8, _ configuration: [UInt8], _ trigger: UInt8, _ firmware: BoardProcessorFirmware
    ) -> (any BoardComputation)? {
        let length = Int(trigger >> 5) + 1
        let configuration = BoardProcessorConfiguration(bytes: configuration, sourceLength: length, firmware: firmware)
        return types[code]?(configuration)
    }

    /// Restarts with another configuration of the same type.
    ///
    /// Rejected configurations have no effect (rule 39).
    mutating func configure(_ payload: [UInt8], _ firmware: BoardProcessorFirmware) {
        guard payload.first == code else { return }
        let bytes = Array(payload.dropFirst())
        guard let next = Self.computation(code, bytes, trigger, firmware) else { return }
        (computation, configuration) = (next, bytes)
    }

    /// The source, type and configuration, as in the create command.
    var bytes: [UInt8] { [source.module, source.register, source.id, trigger, code] + configuration }

    var state: [UInt8]? { computation.state }

    mutating func setState(_ bytes: [UInt8]) { computation.setState(bytes) }

    /// The processors that it reads in addition to its source.
    var inputs: [UInt8] { computation.inputs }

    /// Returns whether a processor is the source or an input of this one.
    func depends(on number: UInt8) -> Bool {
        let isOutput = source.module == BoardProcessors.module && source.register & BoardCommand.registerBits == 3
        return isOutput && source.id == number || inputs.contains(number)
    }

    /// Processes a value of the source.
    mutating func take(_ report: BoardReport, inputs: [[UInt8]], tick: UInt32) -> [[UInt8]] {
        let offset = Int(trigger & 0x1F)
        return computation.take(
            BoardProcessorSample(
                bytes: Array(report.value.dropFirst(offset)), isWhole: offset == 0, time: report.time, tick: tick,
                inputs: inputs))
    }
}
