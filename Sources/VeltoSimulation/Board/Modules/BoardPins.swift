internal import VeltoCore

/// The GPIO pins.
///
/// Scripts and commands set their levels. Source: MetaWear module notes, 4.5.
struct BoardPins: BoardModule {
    private let revision: UInt8
    private let abilities: [UInt8]
    /// The supply voltage.
    private let supply: Double
    private var outputs: [UInt8: Bool] = [:]
    private var pulls: [UInt8: Bool] = [:]
    private var edges: [UInt8: UInt8] = [:]
    /// The levels of the monitored pins at the last check.
    private var watched: [UInt8: Bool] = [:]

    private enum Register {
        static let setHigh: UInt8 = 0x01
        static let setLow: UInt8 = 0x02
        static let pullUp: UInt8 = 0x03
        static let pullDown: UInt8 = 0x04
        static let noPull: UInt8 = 0x05
        static let voltage: UInt8 = 0x06
        static let ratio: UInt8 = 0x07
        static let level: UInt8 = 0x08
        static let edge: UInt8 = 0x09
        static let change: UInt8 = 0x0A
        static let watch: UInt8 = 0x0B
    }

    private static let module: UInt8 = 0x05
    private static let (digital, analog): (UInt8, UInt8) = (1, 2)
    private static let (rising, falling, both): (UInt8, UInt8, UInt8) = (1, 2, 3)
    private static let unused: UInt8 = 0xFF
    private static let fullRatio = 1023.0

    init(_ information: BoardModuleInformation, _ configuration: BoardConfiguration) {
        revision = information.revision
        abilities = information.extra
        supply = configuration.hardware == .metaMotionS ? 1.8 : 3
    }

    let notifying = [Register.change]

    private func can(_ ability: UInt8, _ pin: UInt8) -> Bool {
        Int(pin) < abilities.count && abilities[Int(pin)] & ability != 0
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard let pin = payload.first, Int(pin) < abilities.count else { return }
        switch (register, payload.count) {
        case (Register.setHigh, 1): outputs[pin] = true
        case (Register.setLow, 1): outputs[pin] = false
        case (Register.pullUp, 1): input(pin, pull: true)
        case (Register.pullDown, 1): input(pin, pull: false)
        case (Register.noPull, 1): input(pin, pull: nil)
        case (Register.edge, 2) where payload[1] <= Self.both: edges[pin] = payload[1]
        case (Register.watch, 2): watched[pin] = payload[1] == 1 ? isHigh(pin, body) : nil
        default: break
        }
        look(at: pin, body, &bus, at: time)
    }

    private mutating func input(_ pin: UInt8, pull: Bool?) {
        outputs[pin] = nil
        pulls[pin] = pull
    }

    /// Returns the commands that restore the pins; pulls come first, since a pull ends an output.
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        func commands<Value>(_ pins: [UInt8: Value], _ command: (UInt8, Value) -> [UInt8]) -> [[UInt8]] {
            pins.sorted { $0.key < $1.key }.map { command($0.key, $0.value) }
        }
        return commands(pulls) { [$1 ? Register.pullUp : Register.pullDown, $0] }
            + commands(outputs) { [$1 ? Register.setHigh : Register.setLow, $0] }
            + commands(edges) { [Register.edge, $0, $1] } + commands(watched) { pin, _ in [Register.watch, pin, 1] }
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        guard let pin = payload.first else { return nil }
        switch register {
        case Register.voltage, Register.ratio: return analog(register, pin, payload, body)
        case Register.level where payload.count == 1 && can(Self.digital, pin): return [pin, isHigh(pin, body) ? 1 : 0]
        case Register.edge where payload.count == 1: return [pin, edges[pin, default: 0]]
        default: return nil
        }
    }

    /// Returns an analog reading.
    ///
    /// Newer firmware requires the whole request, which may contain an alias of the pin.
    private func analog(_ register: UInt8, _ pin: UInt8, _ payload: [UInt8], _ body: BoardBody) -> [UInt8]? {
        guard can(Self.analog, pin), payload.count == (revision >= 2 ? 5 : 1) else { return nil }
        let name = payload.count == 5 && payload[4] != Self.unused ? payload[4] : pin
        let volts = min(max(volts(pin, body), 0), supply)
        let count = register == Register.voltage ? volts * 1000 : volts / supply * Self.fullRatio
        return [name] + UInt16(clampedCount: count).littleEndianBytes
    }

    /// Returns the voltage of a pin, set by the output, else the external voltage, else the pull resistor.
    private func volts(_ pin: UInt8, _ body: BoardBody) -> Double {
        if let output = outputs[pin] { return output ? supply : 0 }
        return body.volts(ofPin: pin) ?? (pulls[pin] == true ? supply : 0)
    }

    private func isHigh(_ pin: UInt8, _ body: BoardBody) -> Bool { volts(pin, body) > supply / 2 }

    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        guard case .pin(let pin) = happening else { return }
        look(at: pin, body, &bus, at: time)
    }

    /// Notifies a level change of a monitored pin; outputs have no input to monitor.
    private mutating func look(at pin: UInt8, _ body: BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        guard let wasHigh = watched[pin] else { return }
        let isHigh = isHigh(pin, body)
        watched[pin] = isHigh
        guard wasHigh != isHigh, outputs[pin] == nil,
            edges[pin, default: 0] & (isHigh ? Self.rising : Self.falling) != 0
        else { return }
        bus.notify(Self.module, Register.change, [pin, isHigh ? 1 : 0], at: time)
    }
}
