internal import VeltoCore
internal import VeltoWearable

/// The pin monitors of a board: pins whose changes are reported to the program or to streams.
struct PinMonitors {
    /// The changes published as events.
    var program: [UInt8: PinEdge] = [:]
    /// The streamed pins, with both edges.
    var streamed: Set<UInt8> = []
    /// The changes that the board was configured to report.
    private var written: [UInt8: PinEdge] = [:]

    static let register = BoardRegister(.gpio, 0x0A)
    private static let (type, enable) = (BoardRegister(.gpio, 0x09), BoardRegister(.gpio, 0x0B))

    /// The needed changes of a pin.
    private func wanted(_ pin: UInt8) -> PinEdge {
        streamed.contains(pin) ? .any : program[pin] ?? .none
    }

    /// Returns the event of a notification; nil if the program does not need it.
    func change(in payload: ByteReader) -> (pin: UInt8, isHigh: Bool)? {
        var payload = payload
        guard let pin = payload.next(UInt8.self), let level = payload.next(UInt8.self) else { return nil }
        let isHigh = level != 0
        switch program[pin] {
        case .any: return (pin, isHigh)
        case .rising where isHigh: return (pin, isHigh)
        case .falling where !isHigh: return (pin, isHigh)
        default: return nil
        }
    }

    /// Returns the packets that update the monitor of a pin.
    mutating func packets(for pin: UInt8) -> [[UInt8]] {
        let (before, now) = (written[pin] ?? .none, wanted(pin))
        guard before != now else { return [] }
        let wereOn = !written.isEmpty
        written[pin] = now == .none ? nil : now
        guard now != .none else {
            return [Self.enable.command(pin, 0)] + (written.isEmpty ? [Self.register.notifications(false)] : [])
        }
        let begin = wereOn ? [] : [Self.register.notifications(true)]
        return [Self.type.command(pin, now.code)] + begin + [Self.enable.command(pin, 1)]
    }

    /// Returns whether the board was configured to report changes of a pin.
    func isOn(_ pin: UInt8) -> Bool { written[pin] != nil }

    /// Ends the monitor of a pin, and returns the packets.
    mutating func end(_ pin: UInt8) -> [[UInt8]] {
        program[pin] = nil
        streamed.remove(pin)
        return packets(for: pin)
    }

    /// Ends all monitors, and returns the packets.
    mutating func endAll() -> [[UInt8]] {
        written.keys.sorted().flatMap { end($0) }
    }
}

extension BoardSignal {
    /// The monitored pin; nil for another signal.
    var pin: UInt8? { register == PinMonitors.register ? id : nil }
}
