public import VeltoCore

/// Persistence of a device's tuning and calibration across runs of the program.
extension Device {
    /// The current tuning and calibration.
    public var profile: DeviceProfile {
        input.profile
    }

    /// Saves tuning and calibration to the context's state folder, even if the context is ephemeral.
    public func saveProfile() throws(VeltoError) {
        try requireProfile()
        let folder = try stateFolder()
        let text = ProfileText.write(profile, of: identifier)
        folder.makeFolders()
        // The newest write wins, so other programs' locks do not matter.
        try folder.write(text, to: folder.profile(of: identifier), isLocked: false)
    }

    /// Loads the saved profile; false if there is none.
    ///
    /// A damaged file is set aside with a warning in the log.
    public func loadProfile() throws(VeltoError) -> Bool {
        try requireProfile()
        let folder = try stateFolder()
        let file = folder.profile(of: identifier)
        guard let bytes = try folder.read(file, limit: ProfileText.sizeLimit) else { return false }
        do {
            use(try ProfileText.read(String(decoding: bytes, as: UTF8.self)))
            return true
        } catch {
            folder.setAside(file)
            warn("\(file) is damaged and was set aside: \(error.message)")
            throw VeltoError(.format, "\(file) is damaged: \(error.message)")
        }
    }

    private func requireProfile() throws(VeltoError) {
        guard !isVirtual else {
            throw VeltoError(.unsupported, "the device is virtual: it has neither tuning nor calibration")
        }
    }

    /// Loads the saved profile if the context is configured to.
    ///
    /// Problems are only logged.
    func loadProfileIfWanted() {
        guard loadsProfile else { return }
        do {
            _ = try loadProfile()
        } catch  where error.code != .format {
            warn("its profile was not loaded: \(error.message)")
        } catch {}
    }

    private func use(_ profile: DeviceProfile) {
        input.use(profile)
        if profile.paddleOffset != nil { publish(.calibrated(isCalibrated: true)) }
    }
}
