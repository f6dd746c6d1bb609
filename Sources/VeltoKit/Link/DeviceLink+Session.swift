internal import VeltoCore
internal import VeltoWearable

/// The use of the session that a link runs: commands of the program, and settings that apply before it begins.
extension DeviceLink {
    /// Performs a command of the family.
    func perform(_ command: any SessionCommand, _ operation: Context.Operation, timeout: Double? = nil) {
        do throws(VeltoError) {
            try readyConversation.perform(command, operation, timeout: timeout)
        } catch {
            services.finish(operation, .failure(error))
        }
    }

    /// The family's conversation with a device that is ready.
    var readyConversation: SessionRunner {
        get throws(VeltoError) {
            guard state == .ready else { throw VeltoError(.notConnected, "the device is not connected") }
            if let conversation {
                guard conversation.isSayingGoodbye else { return conversation }
                throw VeltoError(.notConnected, "the device is about to have another family")
            }
            throw VeltoError(.unsupported, "the device's family is unknown: call setFamily(_:)")
        }
    }

    /// The program restarts the session on this link.
    func restartSession() {
        conversation?.restart()
        device.input.restartSession()
    }

    /// Gives a session that is about to begin the settings of its family and its device.
    func applySettings(of wearable: any Wearable, to conversation: SessionRunner) {
        let record = device.record
        if let settings = services.familySettings[wearable.family] { conversation.apply(settings) }
        let settings = device.sessionSettings(for: wearable)
        if settings != InputSettings() { conversation.apply(settings) }
        if record.linkOptions != LinkOptions() { conversation.apply(record.linkOptions) }
    }
}

extension VeltoError {
    static let hasOtherMode = VeltoError(
        .cancelled, "the device has other services now: another program runs on it")

    static let nothingFound = VeltoError(
        .protocol,
        "service discovery found nothing on the device: if it stays so, forget the device and connect again")
}
