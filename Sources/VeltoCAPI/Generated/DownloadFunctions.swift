// Generated from bindings/api/download.yml; do not edit.
// swift-format-ignore-file

internal import CLinux
public import CVeltoKit
internal import VeltoCore
internal import VeltoKit
internal import VeltoMetaWear

// Calls these functions of DownloadCalls, which people write:
//
//     static func mwStartDownload(_ device: Device, _ def: velto_download_def, _ bookmark: UnsafeRawBufferPointer) throws(VeltoError) -> (download: velto_download, op: velto_op)
//     static func downloadCreateStream(_ download: DownloadTarget, _ logger: LoggerTarget?, _ def: velto_stream_def) throws(VeltoError) -> velto_stream
//     static func downloadPollPage(_ download: DownloadTarget, _ page: inout velto_download_page) throws(VeltoError) -> ResultCode
//     static func downloadGetGap(_ download: DownloadTarget, _ index: UInt32, _ gap: inout velto_download_gap) throws(VeltoError) -> ResultCode
//     static func downloadGetBookmark(_ download: DownloadTarget) throws(VeltoError) -> [UInt8]
//     static func downloadAcknowledgePage(_ download: DownloadTarget) throws(VeltoError)
//     static func downloadGetInfo(_ download: DownloadTarget, _ info: inout velto_download_info) throws(VeltoError)
//     static func downloadDestroy(_ download: DownloadTarget)

/// Fill a velto_download_def with its defaults.
@c @implementation
public func velto_download_def_init(_ def: UnsafeMutablePointer<velto_download_def>?, _ size: Int) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_download_def_init") }
    do throws(VeltoError) {
        try unsafe initialize(def, size, "def", velto_download_def.defaults)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_download_def_init")
    }
}

/// Download the log of a board, page after page.
@c @implementation
public func velto_mw_start_download(
    _ device: velto_device, _ def: UnsafePointer<velto_download_def>?, _ bookmark: UnsafeRawPointer?, _ size: Int,
    _ out_download: UnsafeMutablePointer<velto_download>?, _ out_op: UnsafeMutablePointer<velto_op>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_mw_start_download") }
    do throws(VeltoError) {
        let deviceValue = try resolve(ObjectHandle(device), as: Device.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        let bookmarkValue = try unsafe readBytes(bookmark, size, "bookmark", "size", limit: 1048576)
        try unsafe checkPointer(out_download, "out_download")
        try unsafe checkPointer(out_op, "out_op", nullAllowed: true)
        let (download, op) = try unsafe DownloadCalls.mwStartDownload(deviceValue, defValue, bookmarkValue)
        unsafe out_download?.pointee = download
        unsafe out_op?.pointee = op
        return VELTO_OK
    } catch {
        return report(error, in: "velto_mw_start_download", device: ObjectHandle(device))
    }
}

/// Create a stream of the samples of a logger.
@c @implementation
public func velto_download_create_stream(
    _ download: velto_download, _ logger: velto_logger, _ def: UnsafePointer<velto_stream_def>?,
    _ out_stream: UnsafeMutablePointer<velto_stream>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_download_create_stream") }
    do throws(VeltoError) {
        let downloadValue = try resolve(ObjectHandle(download), as: DownloadTarget.self)
        let loggerValue = try resolveOptional(ObjectHandle(logger), as: LoggerTarget.self)
        let defValue = try unsafe readInput(def, "def", nullAllowed: true)
        try unsafe checkPointer(out_stream, "out_stream")
        let stream = try DownloadCalls.downloadCreateStream(downloadValue, loggerValue, defValue)
        unsafe out_stream?.pointee = stream
        return VELTO_OK
    } catch {
        return report(error, in: "velto_download_create_stream")
    }
}

/// Get the page that must be acknowledged.
@c @implementation
public func velto_download_poll_page(
    _ download: velto_download, _ out_page: UnsafeMutablePointer<velto_download_page>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_download_poll_page") }
    do throws(VeltoError) {
        let downloadValue = try resolve(ObjectHandle(download), as: DownloadTarget.self)
        let code = try unsafe withOutput(out_page, "out_page") { (page: inout velto_download_page) throws(VeltoError) in
            try DownloadCalls.downloadPollPage(downloadValue, &page)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_download_poll_page")
    }
}

/// Get a gap of the page that must be acknowledged.
@c @implementation
public func velto_download_get_gap(
    _ download: velto_download, _ index: UInt32, _ out_gap: UnsafeMutablePointer<velto_download_gap>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_download_get_gap") }
    do throws(VeltoError) {
        let downloadValue = try resolve(ObjectHandle(download), as: DownloadTarget.self)
        try checkInteger(index, "index", 0, 4294967295)
        let code = try unsafe withOutput(out_gap, "out_gap") { (gap: inout velto_download_gap) throws(VeltoError) in
            try DownloadCalls.downloadGetGap(downloadValue, index, &gap)
        }
        return code.rawValue
    } catch {
        return report(error, in: "velto_download_get_gap")
    }
}

/// Get the bookmark of all pages so far, to be stored together with their samples.
@c @implementation
public func velto_download_get_bookmark(
    _ download: velto_download, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int,
    _ out_count: UnsafeMutablePointer<Int>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_download_get_bookmark") }
    do throws(VeltoError) {
        let downloadValue = try resolve(ObjectHandle(download), as: DownloadTarget.self)
        let bufferValue = try unsafe OutputBuffer(bytes: buffer, capacity, out_count, "buffer")
        let buffer = try DownloadCalls.downloadGetBookmark(downloadValue)
        let stored = unsafe bufferValue.store(buffer)
        return stored.rawValue
    } catch {
        return report(error, in: "velto_download_get_bookmark")
    }
}

/// Acknowledge the page to the board, which then erases it.
@c @implementation
public func velto_download_acknowledge_page(_ download: velto_download) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_download_acknowledge_page") }
    do throws(VeltoError) {
        let downloadValue = try resolve(ObjectHandle(download), as: DownloadTarget.self)
        try DownloadCalls.downloadAcknowledgePage(downloadValue)
        return VELTO_OK
    } catch {
        return report(error, in: "velto_download_acknowledge_page")
    }
}

/// Get information about a download.
@c @implementation
public func velto_download_get_info(
    _ download: velto_download, _ out_info: UnsafeMutablePointer<velto_download_info>?
) -> velto_result {
    guard velto_linux_is_forked() == 0 else { return refuseForked("velto_download_get_info") }
    do throws(VeltoError) {
        let downloadValue = try resolve(ObjectHandle(download), as: DownloadTarget.self)
        try unsafe withOutput(out_info, "out_info") { (info: inout velto_download_info) throws(VeltoError) in
            try DownloadCalls.downloadGetInfo(downloadValue, &info)
        }
        return VELTO_OK
    } catch {
        return report(error, in: "velto_download_get_info")
    }
}

/// End a download; its handle becomes stale.
@c @implementation
public func velto_download_destroy(_ download: velto_download) {
    guard velto_linux_is_forked() == 0 else { return }
    do throws(VeltoError) {
        let downloadValue = try resolve(ObjectHandle(download), as: DownloadTarget.self)
        DownloadCalls.downloadDestroy(downloadValue)
    } catch {
        return
    }
}
