extension ModeController {
    /// A packet, and the device's mode after it; nil if the packet does not change the mode.
    struct Packet {
        let bytes: [UInt8]
        let mode: TapMode?
    }

    /// The packets of the classic protocol.
    static func classic(_ writes: [Write]) -> [Packet] {
        writes.map { write in
            switch write {
            case .mode(let mode): Packet(bytes: mode.command, mode: mode)
            case .state(let state): Packet(bytes: state.command, mode: nil)
            }
        }
    }

    /// The packets of the framed protocol, in which the state is part of the mode.
    func framed(_ writes: [Write]) -> [Packet] {
        let written: [TapMode] = writes.compactMap { if case .mode(let mode) = $0 { mode } else { nil } }
        let modes = written.isEmpty ? [mode ?? .controller] : written
        return modes.flatMap { mode in
            let commands = FramedModes.commands(for: mode, state ?? .userControl)
            return commands.indices.map { index in
                Packet(bytes: commands[index].bytes, mode: index == commands.count - 1 ? mode : nil)
            }
        }
    }
}
