internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

extension MetaWearSession {
    private typealias Text = (uuid: BluetoothUUID, member: WritableKeyPath<DeviceDetails, String?>)

    /// Reads the texts about the board; missing ones are nil.
    ///
    /// For a board known from an earlier link by serial number, firmware and hardware, the other texts are known too.
    func readDetails(_ handles: BoardHandles) async -> DeviceDetails {
        var details = DeviceDetails()
        await read(
            [
                (MetaWearProfile.firmware, \.firmware), (MetaWearProfile.hardware, \.hardware),
                (MetaWearProfile.serial, \.serial),
            ], handles, &details)
        if let known = record.details(with: details) { return known }
        await read(
            [(MetaWearProfile.model, \.model), (MetaWearProfile.manufacturer, \.manufacturer)], handles, &details)
        return details
    }

    private func read(_ texts: [Text], _ handles: BoardHandles, _ details: inout DeviceDetails) async {
        for text in texts {
            guard let handle = handles[text.uuid] else { continue }
            guard let bytes = try? await conversation.read(handle) else { continue }
            let value = String(validating: bytes.readAll().prefix { $0 != 0 }, as: UTF8.self)
            details[keyPath: text.member] = value
        }
    }

    /// Disables notifications that another program has left on: a board keeps them until a reset.
    func endForeignStreams() async throws(VeltoError) {
        let registers = unsafe link?.plan.notifyingRegisters ?? []
        try await conversation.write(registers.map { $0.notifications(false) })
    }
}

extension VeltoError {
    static let notConnected = VeltoError(.notConnected, "the board is not connected", remedy: "connect it first")
    static let notReady = VeltoError(
        .notConnected, "the board is not ready", remedy: "connect it, and wait until it is")
    static let notOfBoards = VeltoError(.unsupported, "a board has no such command")
}
