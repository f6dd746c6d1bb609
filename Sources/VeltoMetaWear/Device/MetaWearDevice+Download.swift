public import VeltoCore
public import VeltoWearable

/// Downloads of the log.
extension MetaWearDevice {
    /// Downloads the log of the board page by page.
    ///
    /// The operation ends with the log.
    ///
    /// The program reads the samples of a page by streams, stores them together with the bookmark, and acknowledges the
    /// page. The board erases a page only after that. A download that begins with the bookmark repeats nothing. A
    /// download covers all loggers.
    ///
    /// ```swift
    /// guard let download = try device.metaWear?.startDownload() else { return }
    /// let entries = try download.makeRawStream()
    /// while !download.operation.wait(timeout: .seconds(1)) {
    ///     guard download.page != nil else { continue }
    ///     let page = try entries.read(of: UInt32.self)
    ///     print("to store:", page.infos.count, "entries with a bookmark of", try download.bookmark().count, "bytes")
    ///     try download.acknowledgePage()
    /// }
    /// ```
    ///
    /// Throws `invalidArgument` for a bookmark of another board, `format` for a damaged one, and `invalidState` while another download
    /// runs. The operation ends with `invalidState` if the board streams or logs.
    public func startDownload(
        _ definition: DownloadDefinition = DownloadDefinition()
    ) throws(VeltoError) -> BoardDownload<Device> {
        let record = try self.record
        guard let status else { throw .notConnected }
        guard let info = status.modules[.logging] else { throw .lacks(.logging) }
        let contents = try definition.makeDownload(record, LogLimits(info))
        try record.begin(contents)
        var part: PartID?
        do throws(VeltoError) {
            let made = try device.makePart(.download, contents)
            part = made
            contents.with { $0.part = made }
            let operation = try device.performAcrossLinks(StartDownload(download: contents), for: made)
            return BoardDownload(device: device, part: made, operation: operation, contents: contents)
        } catch {
            record.forget(contents)
            if let part { device.endPart(part) }
            throw error
        }
    }
}

/// The definition of a download.
public struct DownloadDefinition: Hashable, Sendable {
    /// The bookmark of the previous download; nil begins with the oldest entry of the log.
    public var bookmark: [UInt8]?
    /// Whether the download continues on the next link after a loss.
    public var resumes = true
    /// Whether a page is acknowledged automatically once its samples are read.
    public var acknowledgesWhenRead = false
    /// Whether acknowledging a page discards unread samples.
    public var discardsUnread = false
    /// Whether a running log is stopped for the download and restarted afterwards.
    ///
    /// The state of the board stores this: `LogInfo.isPaused` is true until the log runs again.
    public var goesOn = false

    /// Creates a definition.
    public init(
        bookmark: [UInt8]? = nil, resumes: Bool = true, acknowledgesWhenRead: Bool = false,
        discardsUnread: Bool = false, goesOn: Bool = false
    ) {
        self.bookmark = bookmark
        self.resumes = resumes
        self.acknowledgesWhenRead = acknowledgesWhenRead
        self.discardsUnread = discardsUnread
        self.goesOn = goesOn
    }

    /// Creates the download of a board's record.
    func makeDownload(_ record: BoardRecord, _ limits: LogLimits) throws(VeltoError) -> LogDownload {
        let (serial, layouts, anchors, recycled) = record.with { contents in
            (
                contents.state?.details.serial ?? "", contents.loggers.map(\.layout),
                contents.state?.anchors ?? LogAnchors(), contents.log.recycled
            )
        }
        let options = DownloadMachine.Options(resumes: resumes, discardsUnread: discardsUnread)
        let machine: DownloadMachine
        if let bookmark {
            var place = try Bookmark(bookmark.span)
            place.recycled = place.recycled ?? recycled
            try place.check(serial: serial)
            try place.check(layouts)
            record.addLoggers(of: place)
            machine = DownloadMachine(place.joined(with: layouts, anchors), limits, options)
        } else {
            machine = DownloadMachine(layouts, LogClock(anchors.all), limits, options, recycled: recycled)
        }
        return LogDownload(
            machine, serial: serial,
            LogDownload.Options(
                acknowledgesWhenRead: acknowledgesWhenRead, discardsUnread: discardsUnread, goesOn: goesOn))
    }
}

/// A download of the log of a board.
public struct BoardDownload<Device: WearableDevice> {
    let device: Device
    /// The part of the device.
    ///
    /// It becomes stale when the download is destroyed.
    public let part: PartID
    /// The operation.
    ///
    /// It ends with the log, or with an error.
    public let operation: Device.Operation
    let contents: LogDownload

    /// The page that awaits its acknowledgment; nil if there is none.
    public var page: DownloadPage? { contents.page }

    /// The gaps of the page, in the order of the log.
    public var gaps: [DownloadGap] { contents.gaps }

    /// The current counts.
    public var info: DownloadInfo { contents.info }

    /// Creates a stream of a logger's samples.
    public func makeStream(of logger: PartID, _ units: Units = .si) throws(VeltoError) -> Device.Stream {
        try contents.makeStream(of: logger, units, on: device)
    }

    /// Creates a stream of the entries of unknown loggers, with the plain numbers `logger`, `reset` and `data`.
    public func makeRawStream() throws(VeltoError) -> Device.Stream { try contents.makeRawStream(on: device) }

    /// Returns the bookmark of the samples read so far.
    ///
    /// Store it together with the samples.
    ///
    /// Throws while samples of the page are unread.
    public func bookmark() throws(VeltoError) -> [UInt8] { try contents.bookmark() }

    /// Acknowledges the page, so that the board erases it.
    ///
    /// Throws while samples of the page are unread.
    public func acknowledgePage() throws(VeltoError) { try contents.acknowledgePage() }

    /// Ends the download.
    ///
    /// An unacknowledged page stays on the board.
    public func destroy() {
        contents.giveUp()
        device.endPart(part)
    }
}
