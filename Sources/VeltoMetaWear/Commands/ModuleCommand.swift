internal import VeltoCore
internal import VeltoWearable

/// A command about one module, which knows the packets for it.
protocol ModuleCommand: SessionCommand {
    /// The module that the board must have.
    var module: BoardModule { get }

    /// Performs it, and returns what it brings.
    func perform(_ board: MetaWearSession) async throws(VeltoError) -> [UInt8]
}

extension ModuleCommand {
    /// The information about the module.
    func info(_ board: MetaWearSession) throws(VeltoError) -> ModuleInfo {
        guard let info = board.status.modules[module] else { throw .lacks(module) }
        return info
    }

    /// Refuses what came with a later revision of the module.
    func require(_ revision: UInt8, _ board: MetaWearSession, for what: String) throws(VeltoError) {
        let own = try info(board).revision
        guard own >= revision else {
            throw VeltoError(
                .unsupported, "the board's module \(module) has revision \(own), and \(what) came with \(revision)")
        }
    }
}

extension VeltoError {
    /// An answer that says less than it must.
    static func shortAnswer(_ what: String, _ answer: [UInt8]) -> VeltoError {
        VeltoError(.protocol, "the board's answer about \(what) is too short: \(Hex.text(answer.span))")
    }
}

extension MetaWearSession {
    /// Reads a register, and returns its value of at least that many bytes.
    func value(
        of register: BoardRegister, _ what: String, _ size: Int = 1, request: [UInt8] = []
    ) async throws(VeltoError) -> [UInt8] {
        let answer = try await talk.ask(register, register.request(request), id: request.first).value()
        let value = Array(answer.dropFirst(BoardPacket.headerSize + request.count))
        guard value.count >= size else { throw .shortAnswer(what, answer) }
        return value
    }
}
