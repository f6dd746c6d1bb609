internal import Glibc
internal import VeltoCore
internal import VeltoSimulation

/// The persistent states of simulated boards in the state folder.
///
/// Programs that run in sequence find the same boards.
///
/// Only a context with a state path keeps them. A state is saved at the end of a link, and with the simulator or the
/// context. A board's clock advances between two runs, unless the clock is manual.
///
/// Any thread.
final class SimulatorMemory: @unchecked Sendable {
    // Unchecked: only `init` sets the writer.

    private struct State {
        /// The files waiting to be written.
        var waiting: [String: [UInt8]] = [:]
        /// The file being written.
        var current: String?
        /// The unreadable files.
        ///
        /// Saving over them would lose their contents.
        var refused: Set<String> = []
        /// Whether the last attempt failed.
        ///
        /// A failure is reported once.
        var isFailing = false
    }

    /// The size of the time of saving (nanoseconds since 1970) before the state.
    private static let headSize = 8

    private let folder: StateFolder?
    private let log: Log
    private let time: TimeSource
    private let state = Guarded(State())
    private var writer: BackgroundWriter?

    init(definition: ContextDefinition, loop: Loop, log: Log) {
        self.log = log
        time = loop.time
        let isKept = !definition.statePath.isEmpty && !definition.isEphemeral
        folder = isKept ? try? StateFolder(definition.statePath) : nil
        writer = BackgroundWriter(
            loop, threadName: definition.isPumped ? nil : "velto-boards",
            write: { [weak self] in
                self?.writeAll()
                return .signaled
            }, finish: { [weak self] in self?.writeAll() })
    }

    // MARK: Loading

    /// Restores the saved state of a simulated board.
    ///
    /// A state that is damaged or of another board model is set aside. A file that cannot be read stays unchanged.
    func load(_ peripheral: SimulatedPeripheral) {
        guard let folder, peripheral.hasState else { return }
        let file = folder.simulator(peripheral.identifier)
        state.withLock { _ = $0.refused.remove(file) }
        do throws(VeltoError) {
            guard let saved = try read(file, in: folder, of: peripheral) else { return }
            let now = time.isManual ? saved.time : max(saved.time, time.utc.nanoseconds)
            let isWhole = try peripheral.restore(saved.reader, absence: now - saved.time)
            if !isWhole { log.write(.warning, "\(file): the board was away for too long to log all of that time") }
        } catch  where error.code == .format {
            folder.setAside(file)
            log.write(.warning, "\(file) was set aside: \(error.message)")
        } catch {
            state.withLock { _ = $0.refused.insert(file) }
            log.write(.warning, "\(error.message): it is left as it is, and the board is not saved")
        }
    }

    /// Reads a state up to the first part that cannot belong to the board; nil if there is none.
    private func read(
        _ file: String, in folder: StateFolder, of peripheral: SimulatedPeripheral
    ) throws(VeltoError) -> (time: UInt64, reader: BoardStateReader)? {
        var reader = try peripheral.stateReader()
        var head: [UInt8] = []
        let take = { (piece: Span<UInt8>) throws(VeltoError) in
            let headCount = min(Self.headSize - head.count, piece.count)
            for index in 0..<headCount { head.append(piece[index]) }
            try reader.take(piece.extracting(droppingFirst: headCount))
        }
        if let waiting = state.withLock({ $0.waiting[file] }) {
            try take(waiting.span)
        } else {
            let limit = Self.headSize + reader.sizeLimit
            guard try RegularFile.read(file, limit: limit, take: take) else { return nil }
        }
        guard head.count == Self.headSize else { throw VeltoError(.format, "it is too short") }
        return (head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }, reader)
    }

    // MARK: Saving

    /// Saves the state of a simulated board.
    ///
    /// Does nothing for other devices, or if the existing file could not be read.
    func save(_ peripheral: SimulatedPeripheral) {
        guard let folder, peripheral.hasState else { return }
        let file = folder.simulator(peripheral.identifier)
        guard !state.withLock({ $0.refused.contains(file) }), let bytes = try? peripheral.state() else { return }
        let now = time.utc.nanoseconds
        let head = (0..<Self.headSize).map { UInt8(truncatingIfNeeded: now >> (8 * UInt64($0))) }
        state.withLock { state in
            state.waiting[file] = head + bytes
            if state.current == file { state.current = nil }
        }
        writer?.signal(after: 0)
    }

    private func writeAll() {
        guard let folder else { return }
        while let (file, bytes) = next() {
            folder.makeFolders()
            do {
                try folder.write(bytes, to: file, isLocked: false)
                state.withLock { $0.isFailing = false }
            } catch {
                failed(error)
            }
        }
    }

    /// Returns the next file to write; without one, writing ends.
    ///
    /// The previous file is queued again if it has changed since.
    private func next() -> (file: String, bytes: [UInt8])? {
        state.withLock { state in
            if let written = state.current { state.waiting[written] = nil }
            let next = state.waiting.first
            state.current = next?.key
            return next.map { ($0.key, $0.value) }
        }
    }

    private func failed(_ error: VeltoError) {
        let isNews = state.withLock { state in
            defer { state.isFailing = true }
            return !state.isFailing
        }
        if isNews { log.write(.warning, "the state of a simulated board is not saved: \(error.message)") }
    }

    /// Waits until everything is written.
    ///
    /// The loop has already stopped.
    func close() {
        writer?.close()
    }
}
