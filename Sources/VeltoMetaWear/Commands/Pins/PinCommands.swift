internal import VeltoCore

/// Sets a pin.
struct WritePin: BoardCommand {
    let pin: UInt8
    let action: PinAction

    var module: BoardModule? { .gpio }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.checkPin(pin)
        return [.write(BoardRegister(.gpio, action.register).command(pin), "set pin \(pin) to \(action)")]
    }
}

/// Enables or disables change events of a pin.
struct WatchPin: BoardCommand {
    let pin: UInt8
    let edge: PinEdge

    var module: BoardModule? { .gpio }
    var isEnd: Bool { edge == .none }
    var disturbsDownload: Bool { edge != .none }

    func steps(on board: inout BoardPlan) throws(VeltoError) -> [BoardStep] {
        try board.checkPin(pin)
        if edge == .none, !board.isLive, !board.pins.isOn(pin) { return board.stepsThatEndUnknown(pin) }
        board.pins.program[pin] = edge == .none ? nil : edge
        return board.followPin(pin)
    }

    func undo(_ answers: [ReceivedBytes], on board: inout BoardPlan) -> [BoardStep] { board.undoPin(pin) }
}

extension BoardPlan {
    /// Updates the monitor of a pin for the program and streams.
    mutating func followPin(_ pin: UInt8) -> [BoardStep] {
        let packets = pins.packets(for: pin)
        return pins.isOn(pin)
            ? BoardStep.write(packets, "monitor pin \(pin)") : BoardStep.end(packets, "stop the monitor of pin \(pin)")
    }

    /// Ends the monitor of a pin that could not be configured.
    mutating func undoPin(_ pin: UInt8) -> [BoardStep] {
        pins.isOn(pin) ? BoardStep.end(pins.end(pin), "stop the monitor of pin \(pin)") : []
    }

    /// Ends the monitor of a pin that may be on.
    fileprivate func stepsThatEndUnknown(_ pin: UInt8) -> [BoardStep] {
        var monitors = PinMonitors()
        monitors.program[pin] = .any
        _ = monitors.packets(for: pin)
        return BoardStep.end(monitors.end(pin), "stop the monitor of pin \(pin)")
    }
}
