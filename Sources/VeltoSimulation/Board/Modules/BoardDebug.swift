internal import VeltoBluetooth
internal import VeltoCore

/// The module for tests: resets, the end of the link, and notifications of the host's own.
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
    }

    /// Bytes of stack that are free.
    private static let freeStack: UInt16 = 1024

    init(_ information: BoardModuleInformation) {
        revision = information.revision
        registers = BoardRegisters([Register.key: [0, 0, 0, 0], Register.stack: [0]])
    }

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ output: inout BoardOutput, at time: Timestamp
    ) {
        switch (register, payload.count) {
        case (Register.reset, 0): reset(&body, &output)
        case (Register.resetAfterCollection, 0) where !body.configuration.ignoresDeferredReset: reset(&body, &output)
        case (Register.bootloader, 0):
            body.startsBootloader = true
            reset(&body, &output)
        case (Register.disconnect, 0): output.linkEnd = .remote
        case (Register.powerSave, 0): body.savesPower = true
        case (Register.notification, 3...): output.notify(payload[0], payload[1], Array(payload[3...]), at: time)
        case (Register.stack, 1) where revision >= 2: registers.write(register, [payload[0] == 0 ? 0 : 1])
        case (Register.key, _): registers.write(register, payload)
        default: break
        }
    }

    private func reset(_ body: inout BoardBody, _ output: inout BoardOutput) {
        body.isResetPending = true
        output.linkEnd = .remote
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        switch register {
        case Register.key: registers.read(register, payload)
        case Register.stack where revision >= 2:
            registers.read(register, payload).map { $0 + Self.freeStack.littleEndianBytes }
        default: nil
        }
    }
}
