public import VeltoCore

/// Remembering a device's tuning and calibration from one run of the program to the next.
extension Device {
    /// Its tuning and calibration as they are now.
    public var profile: DeviceProfile {
        input.profile
    }

    /// Writes tuning and calibration into the context's state folder.
    public func saveProfile() throws(VeltoError) {
        let folder = try stateFolder()
        try folder.write(ProfileText.write(profile, of: identifier), to: folder.file(identifier))
    }

    /// Takes over what was saved; false if nothing was.
    ///
    /// A damaged file is set aside with a warning in the log.
    public func loadProfile() throws(VeltoError) -> Bool {
        let folder = try stateFolder()
        let file = folder.file(identifier)
        guard let text = try folder.read(file) else { return false }
        do {
            use(try ProfileText.read(text))
            return true
        } catch {
            folder.setAside(file)
            warn("\(file) is damaged and was set aside: \(error.message)")
            throw VeltoError(.format, "\(file) is damaged: \(error.message)")
        }
    }

    private func use(_ profile: DeviceProfile) {
        input.use(profile)
        if let offset = profile.paddleOffset { setPaddleOffset(offset) }
    }
}
