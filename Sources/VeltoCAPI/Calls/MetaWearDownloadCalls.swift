internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear
internal import VeltoWearable

/// Downloads of a board's log.
enum DownloadCalls {
    static func mwStartDownload(
        _ device: Device, _ def: velto_download_def, _ bookmark: UnsafeRawBufferPointer
    ) throws(VeltoError) -> (download: velto_download, op: velto_op) {
        // Throws unless the device is a READY board.
        _ = try MetaWearCalls.status(of: device)
        let flags = velto_download_flag(def.flags)
        let definition = DownloadDefinition(
            bookmark: unsafe bookmark.isEmpty ? nil : Array(bookmark), resumes: def.resumes != 0,
            acknowledgesWhenRead: flags & VELTO_DOWNLOAD_AUTO_ACKNOWLEDGE != 0,
            discardsUnread: flags & VELTO_DOWNLOAD_DISCARD_UNREAD != 0, goesOn: flags & VELTO_DOWNLOAD_GO_ON != 0)
        let download = try MetaWearCalls.board(device).startDownload(definition)
        return (velto_download(download.part.handle), velto_op(download.operation.handle))
    }

    static func downloadCreateStream(
        _ download: DownloadTarget, _ logger: LoggerTarget?, _ def: velto_stream_def
    ) throws(VeltoError) -> velto_stream {
        let stream =
            if let logger {
                try download.contents.makeStream(
                    of: logger.logger.part, Units(rawValue: def.units) ?? .si, on: download.device)
            } else {
                try download.contents.makeRawStream(on: download.device)
            }
        return velto_stream(stream.handle)
    }

    /// Returns the pending page.
    static func downloadPollPage(
        _ download: DownloadTarget, _ page: inout velto_download_page
    ) throws(VeltoError) -> ResultCode {
        guard let found = download.contents.page else { return .nothing }
        page.is_last = found.isLast ? 1 : 0
        page.sample_count = UInt64(found.sampleCount)
        page.unread_count = UInt64(found.unreadCount)
        page.unknown_count = UInt64(found.unknownCount)
        page.gap_count = UInt32(clamping: found.gapCount)
        return .ok
    }

    /// Returns a gap of the pending page.
    static func downloadGetGap(
        _ download: DownloadTarget, _ index: UInt32, _ gap: inout velto_download_gap
    ) throws(VeltoError) -> ResultCode {
        let gaps = download.contents.gaps
        guard gaps.indices.contains(Int(index)) else { return .nothing }
        let found = gaps[Int(index)]
        gap.cause = found.cause.rawValue
        gap.entry_count = found.entryCount ?? 0
        gap.position = found.position
        gap.since_utc_ns = found.since?.nanoseconds ?? 0
        gap.until_utc_ns = found.until?.nanoseconds ?? 0
        return .ok
    }

    static func downloadGetBookmark(_ download: DownloadTarget) throws(VeltoError) -> [UInt8] {
        try download.contents.bookmark()
    }

    /// Acknowledges the pending page.
    static func downloadAcknowledgePage(_ download: DownloadTarget) throws(VeltoError) {
        try download.contents.acknowledgePage()
    }

    static func downloadGetInfo(
        _ download: DownloadTarget, _ info: inout velto_download_info
    ) throws(VeltoError) {
        let found = download.contents.info
        info.state = found.state.rawValue
        info.result = found.error?.code.rawValue ?? VELTO_OK
        info.stretch_count = UInt32(clamping: found.stretchCount)
        info.entry_count = found.entryCount
        info.repeated_count = found.repeatedCount
        info.sample_count = found.sampleCount
        info.unpaired_count = found.unpairedCount
        info.irregular_count = found.irregularCount
        info.unknown_count = found.unknownCount
        info.missing_count = found.missingCount
        info.discarded_count = found.discardedCount
        info.page_count = found.pageCount
    }

    static func downloadDestroy(_ download: DownloadTarget) {
        download.contents.giveUp()
        download.device.endPart(download.id)
    }
}

/// A download of a board, identified by its handle in C.
struct DownloadTarget {
    let device: Device
    let id: PartID
    let contents: LogDownload
}

/// Returns the live download of a handle.
func resolve(_ handle: ObjectHandle, as type: DownloadTarget.Type) throws(VeltoError) -> DownloadTarget {
    let part = try HandleTable.shared.resolvePart(handle, .download)
    guard let contents = try part.device.contents(of: part.id) as? LogDownload else {
        throw VeltoError(.wrongKind, "not a download")
    }
    return DownloadTarget(device: part.device, id: part.id, contents: contents)
}

/// Returns the live logger of a handle, or nil for the null handle.
func resolveOptional(_ handle: ObjectHandle, as type: LoggerTarget.Type) throws(VeltoError) -> LoggerTarget? {
    handle == .null ? nil : try resolve(handle, as: type)
}
