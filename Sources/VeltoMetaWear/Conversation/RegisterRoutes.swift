/// The parts of a session that take the notifications of a register.
struct RegisterConsumers: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let stream = RegisterConsumers(rawValue: 1 << 0)
    static let detector = RegisterConsumers(rawValue: 1 << 1)
    static let pin = RegisterConsumers(rawValue: 1 << 2)
    static let gameInput = RegisterConsumers(rawValue: 1 << 3)
    /// A request that is answered without bit 7.
    static let reply = RegisterConsumers(rawValue: 1 << 4)
    /// The consumers of samples, which are most packets.
    static let samples: RegisterConsumers = [.stream, .gameInput]
}

/// The route of a register's notifications to a consumer.
struct RegisterRoute: Equatable {
    let consumer: RegisterConsumers
    let register: BoardRegister
}

/// The consumers of each register, changed when something starts or stops: a notification is looked up once.
struct RegisterRoutes {
    /// One entry for each register of each module: a look-up is a load.
    private var table: [RegisterConsumers]

    init() {
        table = Array(repeating: [], count: BoardRegister.codeLimit)
        // Some firmware answers readings of the serial buses without bit 7.
        for number in 1..<UInt8(64) { set(.reply, BoardRegister(.serial, number), true) }
    }

    /// The consumers of a register.
    @inline(__always)
    subscript(_ register: BoardRegister) -> RegisterConsumers { table[Int(register.code)] }

    /// Replaces routes by those that are needed now.
    mutating func replace(_ before: [RegisterRoute], by now: [RegisterRoute]) {
        for route in before { set(route.consumer, route.register, false) }
        for route in now { set(route.consumer, route.register, true) }
    }

    /// Adds or removes a consumer of a register.
    mutating func set(_ consumer: RegisterConsumers, _ register: BoardRegister, _ isOn: Bool) {
        table[Int(register.code)] = isOn ? self[register].union(consumer) : self[register].subtracting(consumer)
    }
}
