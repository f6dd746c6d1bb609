public import VeltoCore
internal import VeltoWearable

/// The state of a board across links and runs.
extension MetaWearDevice {
    /// Returns what the library keeps of the board for the next run, as JSON: texts, modules, and a member `veltokit`.
    ///
    /// Nil before the first link. A program with a state folder need not care: contexts save it there. In another one,
    /// `setState(_:)` gives it back, so that the next connect need not request the modules.
    public func state() throws(VeltoError) -> String? {
        let json = try record.json
        return json.isEmpty ? nil : json
    }

    /// Sets what an earlier run, or another program, has kept of the board; refused while that is connected.
    ///
    /// Members that are not known are ignored, except in `veltokit`, where they are kept. Throws `format` for a text that is no
    /// such state.
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

    /// Sets a preference: on this link after the commands before it, and on later ones.
    func keep(_ preference: some BoardPreference) throws(VeltoError) {
        try record.with { contents throws(VeltoError) in try contents.preferences.take(preference) }
        device.performIfConnected(preference, kind: preference.name)
    }
}
