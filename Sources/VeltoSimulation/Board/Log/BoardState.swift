internal import VeltoCore

/// The saved state of a board: what it keeps over a reset, its settings, and its clock.
///
/// Sensors, subscriptions and a link are no part of it. The bytes begin with a mark and the version of the format; numbers are
/// little-endian.
struct BoardState {
    var flash: BoardFlash
    /// Commands that restore the settings.
    var settings: [[UInt8]] = []
    /// Nanoseconds since the firmware has started.
    var uptime: UInt64 = 0

    private static let mark: [UInt8] = Array("VKSB".utf8)
    private static let version: UInt8 = 1
    /// The most bytes of a text or of a command.
    private static let longestText = 64

    init(flash: BoardFlash, settings: [[UInt8]], uptime: UInt64) {
        self.flash = flash
        self.settings = settings
        self.uptime = uptime
    }

    // MARK: Writing

    /// The bytes; the model is that of the board whose state it is.
    func bytes(model: String) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.mark.span)
        writer.write(Self.version)
        Self.write(Array(model.utf8), to: &writer)
        Self.write(Array(flash.firmwareVersion.utf8), to: &writer)
        writer.write(flash.resetID)
        writer.write(uptime)
        writer.write(UInt8(clamping: settings.count))
        for command in settings { Self.write(command, to: &writer) }
        let loggers = flash.log.loggers.enumerated().compactMap { id, logger in logger.map { [UInt8(id)] + $0.bytes } }
        writer.write(UInt8(clamping: loggers.count))
        for logger in loggers { writer.write(logger.span) }
        writer.write(UInt8(flash.log.isNewestOpen ? 1 : 0))
        writer.write(UInt32(clamping: flash.log.pageCount))
        return writer.bytes + pageBytes
    }

    /// The entries of each page behind their number; there may be many.
    private var pageBytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(flash.log.count * BoardLogEntry.size + flash.log.pageCount * 2)
        for page in flash.log.allPages {
            bytes += UInt16(clamping: page.count / BoardLogEntry.size).littleEndianBytes
            bytes += page
        }
        return bytes
    }

    private static func write(_ bytes: [UInt8], to writer: inout ByteWriter) {
        let limited = Array(bytes.prefix(longestText))
        writer.write(UInt8(limited.count))
        writer.write(limited.span)
    }

    // MARK: Reading

    /// Reads the state of a board of this configuration; throws `format` for anything else.
    init(_ bytes: Span<UInt8>, of configuration: BoardConfiguration) throws(VeltoError) {
        flash = BoardFlash(configuration)
        var reader = ByteReader(bytes)
        let problem: String?
        do throws(ByteError) {
            problem = try read(&reader, model: configuration.stateModel)
        } catch {
            problem = error.description
        }
        if let problem { throw VeltoError(.format, "this is not the state of such a simulated board: \(problem)") }
    }

    /// Reads everything, and returns what is wrong with it.
    private mutating func read(_ reader: inout ByteReader, model: String) throws(ByteError) -> String? {
        guard try Self.bytes(&reader, count: Self.mark.count) == Self.mark else { return "it is something else" }
        let version = try reader.read(UInt8.self)
        guard version == Self.version else { return "its version is \(version), not \(Self.version)" }
        let found = String(decoding: try Self.text(&reader), as: UTF8.self)
        guard found == model else { return "it is of a \(found), not of a \(model)" }
        flash.firmwareVersion = String(decoding: try Self.text(&reader), as: UTF8.self)
        flash.resetID = try reader.read(UInt8.self) % BoardFlash.resetIDs
        uptime = try reader.read()
        for _ in 0..<(try reader.read(UInt8.self)) { settings.append(try Self.text(&reader)) }
        for _ in 0..<(try reader.read(UInt8.self)) {
            let logger = try Self.bytes(&reader, count: BoardLogger.size + 1)
            guard flash.log.restore(BoardLogger(Array(logger.dropFirst())), as: logger[0]) else { return "a logger" }
        }
        return try readPages(&reader)
    }

    private mutating func readPages(_ reader: inout ByteReader) throws(ByteError) -> String? {
        let isNewestOpen = try reader.read(UInt8.self) == 1
        for _ in 0..<(try reader.read(UInt32.self)) {
            let count = Int(try reader.read(UInt16.self))
            guard flash.log.restore(try Self.bytes(&reader, count: count * BoardLogEntry.size)) else { return "a page" }
        }
        if isNewestOpen { flash.log.reopenNewestPage() }
        return reader.remaining > 0 ? "\(reader.remaining) bytes follow its end" : nil
    }

    private static func text(_ reader: inout ByteReader) throws(ByteError) -> [UInt8] {
        try bytes(&reader, count: Int(try reader.read(UInt8.self)))
    }

    private static func bytes(_ reader: inout ByteReader, count: Int) throws(ByteError) -> [UInt8] {
        let span = try reader.read(count: count)
        return unsafe span.withUnsafeBytes { unsafe Array($0) }
    }
}

extension BoardConfiguration {
    /// The name of boards that share states: their logs have one format.
    var stateModel: String {
        let format = BoardLog.Format(module(BoardLogging.module))
        return "\(hardware.modelNumber)/\(format.loggers)/\(format.capacity)/\(format.pageSize)"
    }
}
