internal import VeltoCore
internal import VeltoWearable

/// The file of a family's record of a device, shared by contexts and programs.
struct RecordFile: Sendable {
    let path: String
    let record: any WearableRecord

    /// Restores the state of an earlier run, if there is one; throws `format` for a damaged file.
    func restore(in folder: StateFolder) throws(VeltoError) {
        if let bytes = try read(in: folder) { try record.restore(bytes) }
    }

    /// Merges the record into the file, under the folder's lock.
    ///
    /// Returns the error of a damaged file, which is set aside.
    func save(in folder: StateFolder) throws(VeltoError) -> VeltoError? {
        var (old, fault): ([UInt8]?, VeltoError?) = (nil, nil)
        do {
            old = try read(in: folder)
            if let old { try record.merge(old) }
        } catch  where error.code == .format {
            folder.setAside(path)
            (old, fault) = (nil, error)
        }
        if let new = record.saved {
            if new != old { try folder.write(new, to: path) }
            record.didSave(new)
        }
        return fault
    }

    private func read(in folder: StateFolder) throws(VeltoError) -> [UInt8]? {
        try folder.read(path, limit: record.savedLimit)
    }
}
