internal import VeltoCore
internal import VeltoWearable

/// The file of what a family keeps of one device, which contexts and programs share.
struct RecordFile: Sendable {
    /// Larger files are rejected.
    private static let sizeLimit = 1 << 20

    let path: String
    let record: any WearableRecord

    /// Takes the state of an earlier run, if there is one.
    func restore(in folder: StateFolder) throws(VeltoError) {
        if let bytes = try folder.read(path, limit: Self.sizeLimit) { try record.restore(bytes) }
    }

    /// Joins the file with the record, and replaces it; under the folder's lock.
    ///
    /// A file that is no such state is left as it is.
    func save(in folder: StateFolder) throws(VeltoError) {
        let old = try folder.read(path, limit: Self.sizeLimit)
        if let old { try record.merge(old) }
        guard let new = record.saved else { return }
        if new != old { try folder.write(new, to: path) }
        record.didSave(new)
    }
}
