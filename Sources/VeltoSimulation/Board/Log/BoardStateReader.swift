package import VeltoCore

/// An incremental reader of a board's state.
///
/// It rejects the first piece of bytes that cannot belong to the board.
package struct BoardStateReader {
    private let model: String
    private var state: BoardState
    /// The bytes after the last complete part.
    private var rest: [UInt8] = []
    /// The number of pages left to read; nil until the head is complete.
    private var pagesLeft: UInt32?
    private var isNewestOpen = false
    /// The maximum number of bytes of a state of such a board.
    package let sizeLimit: Int

    /// An upper limit for the bytes before the pages.
    private static let longestHead = 1 << 16

    init(_ configuration: BoardConfiguration) {
        model = configuration.stateModel
        state = BoardState(flash: BoardFlash(configuration))
        // A page may hold a single entry.
        let pageHead = MemoryLayout<UInt16>.size
        sizeLimit = Self.longestHead + state.flash.log.format.capacity * (BoardLogEntry.size + pageHead)
    }

    /// Reads the next bytes; throws `format` if they cannot belong to a state of such a board.
    package mutating func take(_ piece: Span<UInt8>) throws(VeltoError) {
        unsafe piece.withUnsafeBytes { unsafe rest.append(contentsOf: $0) }
        if pagesLeft == nil { try takeHead(isEnd: rest.count >= Self.longestHead) }
        if pagesLeft != nil { try takePages() }
    }

    /// Reads all bytes; rejects too many bytes without reading them.
    mutating func takeAll(_ bytes: Span<UInt8>) throws(VeltoError) {
        guard bytes.count <= sizeLimit else {
            throw Self.error("it has \(bytes.count) bytes, and such a board's at most \(sizeLimit)")
        }
        var start = 0
        while start < bytes.count {
            let end = min(start + Self.longestHead, bytes.count)
            try take(bytes.extracting(start..<end))
            start = end
        }
    }

    /// Returns the state after all bytes are read.
    mutating func finish() throws(VeltoError) -> BoardState {
        if pagesLeft == nil { try takeHead(isEnd: true) }
        guard pagesLeft == 0, rest.isEmpty else { throw Self.error("\(pagesLeft ?? 0) pages are missing") }
        if isNewestOpen { state.flash.log.reopenNewestPage() }
        return state
    }

    private static func error(_ problem: String) -> VeltoError {
        VeltoError(.format, "this is not the state of such a simulated board: \(problem)")
    }

    // MARK: Head

    /// Reads the head, which is everything before the pages, once it is complete.
    private mutating func takeHead(isEnd: Bool) throws(VeltoError) {
        var problem: String?
        var head = (state: state, isNewestOpen: false, pages: UInt32(0))
        let bytes = rest
        var reader = ByteReader(bytes.span)
        do throws(ByteError) {
            problem = try Self.read(&reader, model, &head.state)
            if problem == nil {
                head.state.flash.log.recycledPageCount = try reader.read()
                head.isNewestOpen = try reader.read(UInt8.self) == 1
                head.pages = try reader.read()
            }
        } catch {
            guard isEnd else { return }
            problem = error.description
        }
        if let problem { throw Self.error(problem) }
        (state, isNewestOpen, pagesLeft) = (head.state, head.isNewestOpen, head.pages)
        rest.removeFirst(reader.offset)
    }

    /// Reads the head, and returns the problem with it; nil if it is valid.
    private static func read(
        _ reader: inout ByteReader, _ model: String, _ state: inout BoardState
    ) throws(ByteError) -> String? {
        guard try reader.read(count: BoardState.mark.count) == BoardState.mark else { return "it is something else" }
        let version = try reader.read(UInt8.self)
        guard version == BoardState.version else { return "its version is \(version), not \(BoardState.version)" }
        let found = String(decoding: try text(&reader), as: UTF8.self)
        guard found == model else { return mismatch(found, model) }
        state.flash.firmwareVersion = String(decoding: try text(&reader), as: UTF8.self)
        state.flash.resetID = try reader.read(UInt8.self) % BoardFlash.resetIDs
        state.uptime = try reader.read()
        for _ in 0..<(try reader.read(UInt16.self)) { state.commands.append(try text(&reader)) }
        for _ in 0..<(try reader.read(UInt8.self)) {
            let id = try reader.read(UInt8.self)
            let logger = BoardLogger(try reader.read(count: BoardLogger.size))
            guard state.flash.log.restore(logger, as: id) else {
                return "it has a logger that the board has no place for"
            }
        }
        return try readMacros(&reader, &state.flash)
    }

    /// Reads the macros, and returns the problem with them; nil if they are valid.
    private static func readMacros(_ reader: inout ByteReader, _ flash: inout BoardFlash) throws(ByteError) -> String? {
        for _ in 0..<(try reader.read(UInt8.self)) {
            let number = try reader.read(UInt8.self)
            var macro = BoardMacroRecord(runsAtBoot: try reader.read(UInt8.self) == 1)
            for _ in 0..<(try reader.read(UInt8.self)) { macro.commands.append(try text(&reader)) }
            guard Int(number) < flash.macros.count, flash.macros[Int(number)] == nil else {
                return "it has a macro that the board has no place for"
            }
            flash.macros[Int(number)] = macro
        }
        return nil
    }

    private static func mismatch(_ found: String, _ model: String) -> String {
        let (theirs, own) = (name(found), name(model))
        return theirs == own
            ? "it is of a \(theirs) whose log has another format"
            : "it is of a \(theirs), and this board is a \(own)"
    }

    /// Returns the name of the board, without the format of its log.
    private static func name(_ model: String) -> Substring { model.prefix { $0 != "/" } }

    private static func text(_ reader: inout ByteReader) throws(ByteError) -> [UInt8] {
        try reader.read(count: Int(try reader.read(UInt8.self)))
    }

    // MARK: Pages

    /// Reads the complete pages.
    private mutating func takePages() throws(VeltoError) {
        var used = 0
        defer { rest.removeFirst(used) }
        while let left = pagesLeft, left > 0, rest.count - used >= MemoryLayout<UInt16>.size {
            let count = Int(rest[used]) | Int(rest[used + 1]) << 8
            let start = used + MemoryLayout<UInt16>.size
            let end = start + count * BoardLogEntry.size
            guard count > 0, count <= state.flash.log.format.pageSize else {
                throw Self.error("it has a page of \(count) entries")
            }
            guard rest.count >= end else { return }
            guard state.flash.log.restore(Array(rest[start..<end])) else {
                throw Self.error("it has more entries than the log")
            }
            (used, pagesLeft) = (end, left - 1)
        }
        guard pagesLeft != 0 || rest.count == used else {
            throw Self.error("\(rest.count - used) bytes follow its end")
        }
    }
}
