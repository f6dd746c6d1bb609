/// An action of a board's LED.
public enum LightAction: Hashable, Sendable {
    /// Play the patterns.
    case play
    /// Play the patterns, and later ones as soon as they are written.
    case autoplay
    /// Pause in the current state.
    case pause
    /// Stop, and keep the patterns.
    case stop
    /// Stop, and delete the patterns.
    case stopAndClear

    private static let playRegister = BoardRegister(.led, 1)
    private static let stopRegister = BoardRegister(.led, 2)

    /// The command packet.
    var packet: [UInt8] {
        switch self {
        case .play: Self.playRegister.command(1)
        case .autoplay: Self.playRegister.command(2)
        case .pause: Self.playRegister.command(0)
        case .stop: Self.stopRegister.command(0)
        case .stopAndClear: Self.stopRegister.command(1)
        }
    }

    /// The step that writes the packet.
    var step: BoardStep { .write(packet, purpose) }

    private var purpose: String {
        switch self {
        case .play: "play the LED's patterns"
        case .autoplay: "play the LED's patterns, and later ones"
        case .pause: "pause the LED"
        case .stop: "stop the LED"
        case .stopAndClear: "stop the LED and clear its patterns"
        }
    }
}
