internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoStore

/// Downloads of board logs into session stores.
extension StoreCalls {
    static func storeDownloadLog(
        _ store: SessionRecorder, _ device: Device, _ label: String?
    ) throws(VeltoError) -> (session: UInt64, op: velto_op) {
        // Throws unless the device is a READY board.
        _ = try MetaWearCalls.status(of: device)
        let board = try MetaWearCalls.board(device)
        let begun = try store.download(device, description(label)) { bookmark throws(VeltoError) in
            let download = try start(board, bookmark)
            return (download.part, download.operation)
        }
        return (begun.session.number, velto_op(begun.operation.handle))
    }

    /// Starts a download; ignores a bookmark of a log that has been cleared since.
    private static func start(
        _ board: MetaWearDevice<Device>, _ bookmark: [UInt8]?
    ) throws(VeltoError) -> BoardDownload<Device> {
        do throws(VeltoError) {
            return try board.startDownload(DownloadDefinition(bookmark: bookmark))
        } catch {
            guard bookmark != nil, error.code == .invalidArgument else { throw error }
            return try board.startDownload(DownloadDefinition())
        }
    }
}
