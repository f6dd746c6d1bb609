internal import VeltoCore

/// A module of a board's firmware, which executes the commands to its registers.
///
/// An unknown command, or a command with a wrong length, has no effect and no reply.
protocol BoardModule {
    /// The registers that support subscriptions.
    var notifying: [UInt8] { get }
    /// Whether the module measures or plays; the board's script runs only then.
    var isRunning: Bool { get }
    /// The time at which `run` is called next.
    var nextDue: Timestamp { get }
    /// Returns the sources on the bus that the module consumes.
    func sources(_ body: BoardBody) -> [BoardSource]

    /// Executes a command that writes a register.
    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp)
    /// Executes a command that reads a register; returns nil for no reply.
    mutating func read(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp
    ) -> [UInt8]?
    /// Handles a happening on the board.
    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp)
    /// Handles a report from one of the consumed sources.
    mutating func hear(_ report: BoardReport, _ body: inout BoardBody, _ bus: inout BoardBus)
    /// Runs due work.
    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp)
    /// Skips work that was due before a time.
    mutating func skip(to time: Timestamp)
    /// Returns the commands, without the module's number, that recreate the current state after a reset.
    ///
    /// Counted and learned values are not included.
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

/// An event in the physical world of a board.
enum BoardHappening {
    case switched(isDown: Bool)
    /// A knock, with its acceleration in g.
    case knock(MotionAxes)
    /// The number of steps since the last happening of this kind.
    case steps(UInt32)
    case wrist(BoardWristMove)
    /// A voltage change of a pin.
    case pin(UInt8)
    case battery
    case power
    case charge
    case linkEnded
}

/// A movement of the arm with a board on its wrist.
enum BoardWristMove: Equatable {
    /// The wearer raises the arm to look at the board.
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
