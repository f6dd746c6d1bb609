internal import Glibc
internal import VeltoCore
internal import VeltoSimulation

/// The states of simulated boards in the state folder, so that programs that run one after the other meet the same boards.
///
/// Only a context with a state path keeps them. A state is saved when a link ends, and with the simulator or the context; a context
/// with its own thread writes on one more thread. Between two runs a board's clock goes on, unless the clock is manual.
///
/// Any thread.
final class SimulatorMemory: Sendable {
    private struct State {
        /// The files that are not written yet.
        var waiting: [String: [UInt8]] = [:]
        /// The file that is being written.
        var current: String?
        var writer: WorkerThread?
        var isWriting = false
        /// Whether the last attempt failed, which is reported once.
        var isFailing = false
    }

    /// The time of saving, in nanoseconds since 1970, comes before the state.
    private static let headSize = 8
    /// The largest log is that of a MetaMotion S.
    private static let sizeLimit = 640 << 20

    private let folder: StateFolder?
    private let log: Log
    private let savesAtOnce: Bool
    private let time: TimeSource
    private let state = Guarded(State())

    init(definition: ContextDefinition, time: TimeSource, log: Log) {
        self.log = log
        savesAtOnce = definition.isPumped
        self.time = time
        let isKept = !definition.statePath.isEmpty && !definition.isEphemeral
        folder = isKept ? try? StateFolder(definition.statePath) : nil
    }

    // MARK: Loading

    /// Gives a simulated board the state that was saved; one that is damaged, or of another kind of board, is set aside.
    func load(_ peripheral: SimulatedPeripheral) {
        guard let folder, peripheral.hasState else { return }
        let file = folder.simulator(peripheral.identifier)
        do throws(VeltoError) {
            guard let bytes = try bytes(of: file, in: folder) else { return }
            guard bytes.count >= Self.headSize else { throw VeltoError(.format, "it is too short") }
            let saved = bytes.prefix(Self.headSize).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let now = time.isManual ? saved : max(saved, time.utc.nanoseconds)
            try peripheral.restore(bytes.span.extracting(droppingFirst: Self.headSize), elapsed: now - saved)
        } catch  where error.code == .format {
            folder.setAside(file)
            log.write(.warning, "\(file) was set aside: \(error.message)")
        } catch {
            log.write(.warning, "the state of a simulated board cannot be read: \(error.message)")
        }
    }

    private func bytes(of file: String, in folder: StateFolder) throws(VeltoError) -> [UInt8]? {
        if let waiting = state.withLock({ $0.waiting[file] }) { return waiting }
        return try folder.read(file, limit: Self.sizeLimit)
    }

    // MARK: Saving

    /// Saves the state of a simulated board; does nothing for other devices.
    func save(_ peripheral: SimulatedPeripheral) {
        guard let folder, peripheral.hasState, let bytes = try? peripheral.state() else { return }
        let now = time.utc.nanoseconds
        let head = (0..<Self.headSize).map { UInt8(truncatingIfNeeded: now >> (8 * UInt64($0))) }
        let file = folder.simulator(peripheral.identifier)
        let mustStart = state.withLock { state in
            state.waiting[file] = head + bytes
            if state.current == file { state.current = nil }
            defer { state.isWriting = true }
            return !state.isWriting
        }
        if mustStart { start(folder) }
    }

    private func start(_ folder: StateFolder) {
        guard !savesAtOnce else { return writeAll(to: folder) }
        let previous = state.withLock { state in
            defer { state.writer = nil }
            return state.writer
        }
        previous?.join()
        let writer = try? WorkerThread(named: "velto-boards") { [self] in writeAll(to: folder) }
        guard let writer else { return writeAll(to: folder) }
        state.withLock { $0.writer = writer }
    }

    private func writeAll(to folder: StateFolder) {
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
    /// The one before waits again if it has changed meanwhile.
    private func next() -> (file: String, bytes: [UInt8])? {
        state.withLock { state in
            if let written = state.current { state.waiting[written] = nil }
            let next = state.waiting.first
            state.current = next?.key
            state.isWriting = next != nil
            return next.map { ($0.key, $0.value) }
        }
    }

    private func failed(_ error: VeltoError) {
        let isNews = state.withLock { state in
            defer { state.isFailing = true }
            return !state.isFailing
        }
        if isNews { log.write(.warning, "the state of a simulated board cannot be written: \(error.message)") }
    }

    /// Waits until everything is written; the loop has stopped already.
    func close() {
        let writer = state.withLock { state in
            defer { state.writer = nil }
            return state.writer
        }
        writer?.join()
    }
}
