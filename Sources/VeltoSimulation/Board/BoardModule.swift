internal import VeltoCore

/// A module of a board's firmware, which executes the commands to its registers.
///
/// Unknown commands, or commands with a wrong length, have no effect and no reply.
protocol BoardModule {
    /// The registers that can be subscribed to.
    var notifying: [UInt8] { get }
    /// Whether the module measures or plays, so that the board's script runs.
    var isRunning: Bool { get }
    /// The time at which `run` is called next.
    var nextDue: Timestamp { get }
    /// The sources on the bus that it listens to.
    func sources(_ body: BoardBody) -> [BoardSource]

    /// A command writes to a register.
    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp)
    /// A command reads a register; returns nil for silence.
    mutating func read(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp
    ) -> [UInt8]?
    /// Something happens to the board.
    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp)
    /// Something passes the bus, of the sources that a module listens to.
    mutating func hear(_ report: BoardReport, _ body: inout BoardBody, _ bus: inout BoardBus)
    /// Runs due work.
    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp)
    /// Skips work that was due before a time.
    mutating func skip(to time: Timestamp)
    /// Commands, without the module's number, that bring it from its start to its present state; what it has counted or learned
    /// is no part of that.
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]]
}

extension BoardModule {
    var notifying: [UInt8] { [] }
    var isRunning: Bool { false }
    var nextDue: Timestamp { .distantFuture }
    func sources(_ body: BoardBody) -> [BoardSource] { [] }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {}
    mutating func read(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp
    ) -> [UInt8]? { nil }
    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {}
    mutating func hear(_ report: BoardReport, _ body: inout BoardBody, _ bus: inout BoardBus) {}
    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {}
    mutating func skip(to time: Timestamp) {}
    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] { [] }
}

/// Something that happens to a board.
enum BoardHappening {
    case switched(isDown: Bool)
    /// Knocked on, with that acceleration in g.
    case knock(MotionAxes)
    /// The wearer takes steps; more than one if they were missed.
    case steps(UInt32)
    case wrist(BoardWristMove)
    /// A pin has another voltage.
    case pin(UInt8)
    case battery
    case power
    case charge
    case linkEnded
}

/// A movement of the arm with a board at its wrist.
enum BoardWristMove: Equatable {
    /// Raised to be looked at.
    case wakeUp
    /// A gesture, 1 to 5.
    case gesture(UInt8)

    init?(code: UInt32) {
        switch code {
        case 0: self = .wakeUp
        case 1...5: self = .gesture(UInt8(code))
        default: return nil
        }
    }
}
