internal import VeltoBluetooth
internal import VeltoCore

/// The debug module: resets, disconnects and notifications written by the host.
///
/// Sources: MetaWear module notes, 4.18; MetaWear system notes, 7.4 and 11.2.
struct BoardDebug: BoardModule {
    private let revision: UInt8
    private var registers: BoardRegisters

    private enum Register {
        static let reset: UInt8 = 0x01
        static let bootloader: UInt8 = 0x02
        static let notification: UInt8 = 0x03
        static let key: UInt8 = 0x04
        static let resetAfterCollection: UInt8 = 0x05
        static let disconnect: UInt8 = 0x06
        static let powerSave: UInt8 = 0x07
        static let stack: UInt8 = 0x09
        static let queues: UInt8 = 0x0A
        static let resetReason: UInt8 = 0x0B
    }

    /// The free stack (bytes).
    private static let freeStack: UInt16 = 1024
    /// The peak number of used entries of each scheduler queue.
    ///
    /// For the last three queues, the minimum number of free entries.
    ///
    /// The meaning of each queue is not published.
    private static let usedEntries: [UInt8] = [1, 2, 1, 0, 3, 12, 7, 30]
    private static let allEntries: [UInt8] = [8, 8, 8, 4, 16, 16, 8, 32]
    /// The first revisions with stack and queue monitors, and with the reset reason.
    ///
    /// The notes do not name the second one. It is assumed to be the next revision.
    private static let (monitors, reasons): (UInt8, UInt8) = (2, 3)

    init(_ information: BoardModuleInformation) {
        revision = information.revision
        registers = BoardRegisters([Register.key: [0, 0, 0, 0], Register.stack: [0]])
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch (register, payload.count) {
        case (Register.reset, 0): reset(&body, &bus)
        case (Register.resetAfterCollection, 0) where !body.configuration.ignoresDeferredReset: reset(&body, &bus)
        case (Register.bootloader, 0):
            body.startsBootloader = true
            reset(&body, &bus)
        case (Register.disconnect, 0): bus.radio.linkEnd = .remote
        case (Register.powerSave, 0): body.savesPower = true
        case (Register.notification, 3...): bus.notify(payload[0], payload[1], Array(payload[3...]), at: time)
        case (Register.stack, 1) where revision >= Self.monitors: registers.write(register, [payload[0] == 0 ? 0 : 1])
        case (Register.key, _): registers.write(register, payload)
        default: break
        }
    }

    private func reset(_ body: inout BoardBody, _ bus: inout BoardBus) {
        body.pendingRestart = .command
        bus.radio.linkEnd = .remote
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        registers.commands + (body.savesPower ? [[Register.powerSave]] : [])
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        switch register {
        case Register.key: registers.read(register, payload)
        case Register.stack where revision >= Self.monitors:
            registers.read(register, payload).map { $0 + Self.freeStack.littleEndianBytes }
        case Register.queues where revision >= Self.monitors: Self.queues(payload)
        case Register.resetReason where revision >= Self.reasons && payload.isEmpty:
            (body.restart?.mask ?? 0).littleEndianBytes
        default: nil
        }
    }

    /// Returns the usage of the queues, or their sizes.
    private static func queues(_ payload: [UInt8]) -> [UInt8]? {
        switch payload {
        case [], [0]: usedEntries
        case [1]: allEntries
        default: nil
        }
    }
}
