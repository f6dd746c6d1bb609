internal import VeltoCore
internal import VeltoWearable

/// Use of the link's session: commands of the program, and settings applied before the start.
extension DeviceLink {
    /// The runner of a ready device.
    var readyRunner: SessionRunner {
        get throws(VeltoError) {
            guard state == .ready else { throw .notConnected }
            if let runner {
                guard runner.isSayingGoodbye else { return runner }
                throw VeltoError(
                    .notConnected, "the device is about to have another family", remedy: "wait until it is ready again")
            }
            throw VeltoError(.unsupported, "the device's family is unknown", remedy: "call setFamily(_:)")
        }
    }

    /// Restarts the session on this link for the program.
    func restartSession() {
        runner?.restart()
        device.input.restartSession()
    }

    /// Applies the settings of family and device to a session before its start.
    func applySettings(of wearable: any Wearable, to runner: SessionRunner) {
        let record = device.record
        if let settings = services.familySettings[wearable.family] { runner.apply(settings) }
        let settings = device.sessionSettings(for: wearable)
        if settings != InputSettings() { runner.apply(settings) }
        if record.linkOptions != LinkOptions() { runner.apply(record.linkOptions) }
    }
}

extension VeltoError {
    static let notConnected = VeltoError(.notConnected, "the device is not connected", remedy: "connect it first")
    static let linkLost = VeltoError(
        .disconnected, "the link was lost", remedy: "repeat it when the device is ready again")
    static let linkGivenUp = VeltoError(
        .disconnected, "the link has ended and is not established again", remedy: "connect the device")

    static let hasOtherMode = VeltoError(
        .cancelled, "the device has other services now: another program runs on it")

    static let nothingFound = VeltoError(
        .protocol,
        "service discovery found nothing on the device: if it stays so, forget the device and connect again")
}
