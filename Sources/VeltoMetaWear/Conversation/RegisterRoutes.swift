/// The parts of a session that consume the notifications of a register.
struct RegisterConsumers: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let stream = RegisterConsumers(rawValue: 1 << 0)
    static let detector = RegisterConsumers(rawValue: 1 << 1)
    static let pin = RegisterConsumers(rawValue: 1 << 2)
    static let gameInput = RegisterConsumers(rawValue: 1 << 3)
    /// A request that is answered without bit 7.
    static let reply = RegisterConsumers(rawValue: 1 << 4)
    /// The download of the log.
    static let log = RegisterConsumers(rawValue: 1 << 5)
    /// The consumers of samples, the most frequent packets.
    static let samples: RegisterConsumers = [.stream, .gameInput]
}

/// The route of a register's notifications to a consumer.
struct RegisterRoute: Equatable {
    let consumer: RegisterConsumers
    let register: BoardRegister
}

/// The consumers of each register.
///
/// They change when an activity starts or stops, so a notification takes a single lookup.
struct RegisterRoutes {
    /// The maximum number of registers of a module.
    private static let rowSize = 64

    /// The row of each module in the table; the first row belongs to the modules without routes.
    private var rows = [UInt16](repeating: 0, count: 256)
    /// One entry for each register of a row: a lookup takes two loads.
    private var table = [RegisterConsumers](repeating: [], count: rowSize)

    init() {
        // Some firmware answers reads of the serial buses without bit 7.
        for number in 1..<UInt8(Self.rowSize) { set(.reply, BoardRegister(.serial, number), true) }
    }

    /// The consumers of a register.
    @inline(__always)
    subscript(_ register: BoardRegister) -> RegisterConsumers { table[index(of: register)] }

    @inline(__always)
    private func index(of register: BoardRegister) -> Int {
        Int(rows[Int(register.code & 0xFF)]) &* Self.rowSize &+ Int(register.code >> 8)
    }

    /// Replaces routes by the current ones.
    mutating func replace(_ before: [RegisterRoute], by now: [RegisterRoute]) {
        for route in before { set(route.consumer, route.register, false) }
        for route in now { set(route.consumer, route.register, true) }
    }

    /// Adds or removes a consumer of a register.
    mutating func set(_ consumer: RegisterConsumers, _ register: BoardRegister, _ isOn: Bool) {
        guard isOn || !self[register].isDisjoint(with: consumer) else { return }
        giveRow(to: register.module)
        let index = index(of: register)
        if isOn { table[index].insert(consumer) } else { table[index].subtract(consumer) }
    }

    private mutating func giveRow(to module: BoardModule) {
        guard rows[Int(module.rawValue)] == 0 else { return }
        rows[Int(module.rawValue)] = UInt16(table.count / Self.rowSize)
        table += repeatElement([], count: Self.rowSize)
    }
}
