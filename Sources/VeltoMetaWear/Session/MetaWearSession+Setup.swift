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

    /// Ends the notifications that another program has left: a board keeps them until it is reset.
    func endForeignStreams() async throws(VeltoError) {
        let registers = unsafe link?.plan.notifyingRegisters ?? []
        try await conversation.write(registers.map { $0.notifications(false) })
    }
}
