extension ModeController {
    /// Bytes to be written, and the mode that the device then has; nil while it does not change.
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

    /// The packets of the framed protocol, where the state is a part of the mode.
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
