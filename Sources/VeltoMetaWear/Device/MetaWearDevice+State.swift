public import VeltoCore
internal import VeltoWearable

/// The state of a board across links and runs.
extension MetaWearDevice {
    /// Returns the library's persistent state of the board as JSON: texts, modules, and a member `veltokit`.
    ///
    /// Nil before the first link. A context with a state folder saves and restores the state automatically. In another
    /// context, pass it to `setState(_:)`, so that the next connect need not request the modules.
    public func state() throws(VeltoError) -> String? {
        let json = try record.json
        return json.isEmpty ? nil : json
    }

    /// Restores the state of an earlier run or another program, while the board is not connected.
    ///
    /// Unknown members are ignored, but those in `veltokit` are preserved. Throws `format` for a text that is not a
    /// state.
    public func setState(_ json: String) throws(VeltoError) {
        try record.setState(json)
        device.familyRecordChanged()
    }

    var record: BoardRecord {
        get throws(VeltoError) {
            guard let record = device.familyRecord as? BoardRecord else {
                throw VeltoError(.unsupported, "the device has no link")
            }
            return record
        }
    }

    /// Sets a preference, on this link after earlier commands, and on later ones.
    func keep(_ preference: some BoardPreference) throws(VeltoError) {
        try record.with { contents throws(VeltoError) in try contents.preferences.take(preference) }
        device.performIfConnected(preference, kind: preference.name)
    }
}
