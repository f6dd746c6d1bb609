/// The parts of a session that take the notifications of a register.
struct RegisterConsumers: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let stream = RegisterConsumers(rawValue: 1 << 0)
    static let detector = RegisterConsumers(rawValue: 1 << 1)
    static let pin = RegisterConsumers(rawValue: 1 << 2)
    static let gameInput = RegisterConsumers(rawValue: 1 << 3)
    /// A request that is answered without bit 7: it creates something.
    static let creation = RegisterConsumers(rawValue: 1 << 4)
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
    /// Of the modules that boards have, flat: module, then register.
    private var table: [RegisterConsumers]
    /// Of the modules beyond, which notify rarely.
    private var others: [BoardRegister: RegisterConsumers] = [:]

    private static let modules = 32
    private static let registers = 64

    init() {
        table = Array(repeating: [], count: Self.modules * Self.registers)
    }

    /// The consumers of a register.
    @inline(__always)
    subscript(_ register: BoardRegister) -> RegisterConsumers {
        let index = Self.index(of: register)
        return index < table.count ? table[index] : others[register] ?? []
    }

    /// Replaces routes by those that are needed now.
    mutating func replace(_ before: [RegisterRoute], by now: [RegisterRoute]) {
        for route in before { set(route.consumer, route.register, false) }
        for route in now { set(route.consumer, route.register, true) }
    }

    /// Adds or removes a consumer of a register.
    mutating func set(_ consumer: RegisterConsumers, _ register: BoardRegister, _ isOn: Bool) {
        let changed = isOn ? self[register].union(consumer) : self[register].subtracting(consumer)
        let index = Self.index(of: register)
        if index < table.count {
            table[index] = changed
        } else {
            others[register] = changed.isEmpty ? nil : changed
        }
    }

    @inline(__always)
    private static func index(of register: BoardRegister) -> Int {
        Int(register.module.rawValue) * registers + Int(register.number)
    }
}
