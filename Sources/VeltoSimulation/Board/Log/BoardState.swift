internal import VeltoCore

/// The saved state of a board: its memory, its clock, and the commands that restore its modules.
///
/// The state does not include a link. The bytes begin with a magic number and the format version. Numbers are
/// little-endian.
struct BoardState {
    var flash: BoardFlash
    /// The commands that restore settings, sensors, light and subscriptions.
    var commands: [[UInt8]] = []
    /// Nanoseconds since the start of the firmware.
    var uptime: UInt64 = 0

    static let mark: [UInt8] = Array("VKSB".utf8)
    static let version: UInt8 = 4
    /// The maximum number of bytes of a text or of a command.
    private static let longestText = 64

    init(flash: BoardFlash, commands: [[UInt8]] = [], uptime: UInt64 = 0) {
        self.flash = flash
        self.commands = commands
        self.uptime = uptime
    }

    // MARK: Writing

    /// Returns the state as bytes; `model` is the model of the board.
    func bytes(model: String) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(Self.mark.span)
        writer.write(Self.version)
        Self.write(Array(model.utf8), to: &writer)
        Self.write(Array(flash.firmwareVersion.utf8), to: &writer)
        writer.write(flash.resetID)
        writer.write(uptime)
        let limited = commands.prefix(Int(UInt16.max))
        writer.write(UInt16(limited.count))
        for command in limited { Self.write(command, to: &writer) }
        let loggers = flash.log.loggers.enumerated().compactMap { id, logger in logger.map { [UInt8(id)] + $0.bytes } }
        writer.write(UInt8(clamping: loggers.count))
        for logger in loggers { writer.write(logger.span) }
        writeMacros(to: &writer)
        writer.write(flash.log.recycledPageCount)
        writer.write(UInt8(flash.log.isNewestOpen ? 1 : 0))
        writer.write(UInt32(clamping: flash.log.pageCount))
        return writer.bytes + pageBytes
    }

    /// Writes the number of macros, then the number, boot flag and commands of each.
    private func writeMacros(to writer: inout ByteWriter) {
        let macros = flash.macros.enumerated().compactMap { number, macro in macro.map { (UInt8(number), $0) } }
        writer.write(UInt8(clamping: macros.count))
        for (number, macro) in macros {
            writer.write(number)
            writer.write(UInt8(macro.runsAtBoot ? 1 : 0))
            writer.write(UInt8(clamping: macro.commands.count))
            for command in macro.commands { Self.write(command, to: &writer) }
        }
    }

    /// The pages, each as its number of entries and the entries; there may be many pages.
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
}

extension BoardConfiguration {
    /// The model name of a state; boards with the same name have the same modules and log format.
    var stateModel: String {
        let format = BoardLog.Format(module(BoardLogging.module))
        return "\(hardware.name)/\(format.loggers)/\(format.capacity)/\(format.pageSize)"
    }
}
