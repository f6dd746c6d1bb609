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
        let text = ProfileText.write(profile, of: identifier)
        folder.makeFolders()
        // The newest one counts: no other program's lock is waited for.
        try folder.write(text, to: folder.profile(of: identifier), isLocked: false)
    }

    /// Takes over what was saved; false if nothing was.
    ///
    /// A damaged file is set aside with a warning in the log.
    public func loadProfile() throws(VeltoError) -> Bool {
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

    /// Takes over what was saved, if the context was told to do so; what is wrong with it is told by the log alone.
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
        if let offset = profile.paddleOffset { setPaddleOffset(offset) }
    }
}
