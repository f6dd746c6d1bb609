internal import VeltoCore
internal import VeltoWearable

/// Shortens the connection interval of a board for a download of its log, and then restores its connection parameters.
///
/// The record keeps the original parameters, so that they are restored even if the program was killed.
extension MetaWearSession {
    private static let parameters = SettingsRegister.connection.register
    /// The shortest interval that the specification allows: 7.5 ms.
    private static let shortest: [UInt8] = [6, 0, 6, 0, 0, 0]

    /// Requests the shortest connection interval, which carries the most entries.
    func shortenConnectionInterval() async {
        let register = Self.parameters
        guard let info = unsafe link?.plan.modules[.settings], SettingsRegister.connection.exists(in: info) else {
            return
        }
        if record.with({ $0.state?.connectionParameters }) == nil {
            guard let answer = try? await conversation.ask(register.request(), for: .answer(register)).value() else {
                return
            }
            let own = Array(answer.readAll().dropFirst(BoardPacket.headerSize).prefix(SavedBoardState.connectionSize))
            guard own.count == SavedBoardState.connectionSize, !own.starts(with: Self.shortest) else { return }
            record.with { $0.state?.connectionParameters = own }
            conversation.act { $0.saveRecord() }
        }
        guard let own = record.with({ $0.state?.connectionParameters }) else { return }
        try? await conversation.write(register.command(Self.shortest + own.dropFirst(Self.shortest.count)))
    }

    /// Restores the parameters that a download has changed.
    func restoreConnection() {
        guard record.with({ $0.state?.connectionParameters }) != nil else { return }
        lane.add { [self] in
            let packets = packetsThatRestoreConnection
            guard !packets.isEmpty, (try? await conversation.write(packets)) != nil else { return }
            record.with { $0.state?.connectionParameters = nil }
            conversation.act { $0.saveRecord() }
        }
    }

    /// The packets that restore the parameters.
    var packetsThatRestoreConnection: [[UInt8]] {
        record.with { $0.state?.connectionParameters }.map { [Self.parameters.command($0)] } ?? []
    }
}
