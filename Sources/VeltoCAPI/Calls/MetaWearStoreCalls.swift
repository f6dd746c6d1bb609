internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoStore

/// Logs of boards in stores of sessions.
extension StoreCalls {
    /// Downloads a log.
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

    /// Without the bookmark of a log that was cleared since.
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
