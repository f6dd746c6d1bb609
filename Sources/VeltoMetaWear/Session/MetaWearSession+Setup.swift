internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

extension MetaWearSession {
    /// Reads the texts about the board; those that it lacks are nil.
    func readDetails(_ handles: BoardHandles) async -> DeviceDetails {
        var details = DeviceDetails()
        let texts: [(uuid: BluetoothUUID, member: WritableKeyPath<DeviceDetails, String?>)] = [
            (MetaWearProfile.firmware, \.firmware), (MetaWearProfile.model, \.model),
            (MetaWearProfile.hardware, \.hardware), (MetaWearProfile.manufacturer, \.manufacturer),
            (MetaWearProfile.serial, \.serial),
        ]
        for text in texts {
            guard let handle = handles[text.uuid] else { continue }
            guard let bytes = try? await conversation.read(handle) else { continue }
            let value = String(validating: bytes.readAll().prefix { $0 != 0 }, as: UTF8.self)
            details[keyPath: text.member] = value
        }
        return details
    }

    /// Reads the clock of the log, by which its entries are dated; without an answer, they have no dates.
    func readLogClock() async {
        guard unsafe link?.plan.modules[.logging] != nil else { return }
        let clock = BoardRegister(.logging, Self.logClock)
        guard let answer = try? await conversation.ask(clock.request(), for: .answer(clock)).value() else { return }
        let (record, time) = (record, conversation.now)
        conversation.act { out in
            guard let utc = out.utc(at: time), let anchor = LogAnchors.Anchor(answer: answer, at: utc) else { return }
            record.learn(anchor)
            out.saveRecord()
        }
    }

    private static let logClock: UInt8 = 0x04

    /// Ends the notifications that another program has left: a board keeps them until it is reset.
    func endForeignStreams() async throws(VeltoError) {
        let registers = unsafe link?.plan.notifyingRegisters ?? []
        try await conversation.write(registers.map { $0.notifications(false) })
    }
}
