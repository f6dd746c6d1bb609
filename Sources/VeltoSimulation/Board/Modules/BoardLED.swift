internal import VeltoCore

/// The LED module.
///
/// Each color has a pattern, and all patterns play together.
///
/// Playback continues across links. Only a command or a reset ends it. Source: MetaWear module notes, 4.2.
struct BoardLED: BoardModule {
    private(set) var light = BoardLight()
    /// Whether patterns start when they are written.
    private var playsWhatIsWritten = false
    private let hasDelay: Bool
    private let channelCount: Int

    private enum Register {
        static let play: UInt8 = 0x01
        static let stop: UInt8 = 0x02
        static let pattern: UInt8 = 0x03
    }

    init(_ information: BoardModuleInformation) {
        hasDelay = information.revision >= 1
        channelCount = Int(min(information.extra.first ?? 3, 3))
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch (register, payload.count) {
        case (Register.play, 1): play(payload[0], at: time)
        case (Register.stop, 1): stop(payload[0])
        case (Register.pattern, BoardLight.Pattern.size + 1): setPattern(payload, at: time)
        default: break
        }
    }

    private mutating func play(_ action: UInt8, at time: Timestamp) {
        switch action {
        case 0: light.pause(at: time)
        case 1: light.play(at: time)
        case 2:
            playsWhatIsWritten = true
            light.play(at: time)
        default: break
        }
    }

    private mutating func stop(_ action: UInt8) {
        guard action <= 1 else { return }
        playsWhatIsWritten = false
        light.stop(erases: action == 1)
    }

    private mutating func setPattern(_ payload: [UInt8], at time: Timestamp) {
        let channel = Int(payload[0])
        guard channel < channelCount, let pattern = BoardLight.Pattern(payload.dropFirst(), hasDelay: hasDelay) else {
            return
        }
        light.patterns[channel] = pattern
        if playsWhatIsWritten { light.play(at: time) }
    }

    /// Returns the commands that restore the LED.
    ///
    /// A finished pattern stays dark, an unfinished one starts over.
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        let patterns = light.patterns.enumerated().compactMap { channel, pattern in
            pattern.map { [Register.pattern, UInt8(channel)] + $0.bytes }
        }
        guard light.isPlaying, !light.isOver(at: time) else { return patterns }
        return patterns + [[Register.play, playsWhatIsWritten ? 2 : 1]]
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        switch (register, payload.count) {
        case (Register.play, 0): [light.isPlaying ? playsWhatIsWritten ? 2 : 1 : 0]
        case (Register.stop, 0): [light.isStopped ? 1 : 0]
        case (Register.pattern, 1) where payload[0] < channelCount:
            light.patterns[Int(payload[0])].map { [payload[0]] + $0.bytes }
        default: nil
        }
    }
}
