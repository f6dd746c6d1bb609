internal import Glibc
internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoMotion

/// The known devices of a context, in memory and in a file shared with other contexts and programs.
///
/// Only changes are kept for the file. A save rereads the file and applies the changes under a lock, so concurrent
/// programs do not overwrite each other's changes. It is delayed shortly to collect further changes. While another
/// program holds the folder's lock, writing is postponed. Only the last attempt, at the end, waits for the lock.
///
/// Any thread.
final class DeviceMemory: @unchecked Sendable {
    // Unchecked: only `init` sets the writer.

    /// The delay between a change and its save, and between two attempts (seconds).
    static let delay = 0.5
    /// The number of attempts after which a program that holds the folder's lock is reported.
    private static let ordinaryDelays = 10

    private struct State {
        var devices: [String: KnownDevice] = [:]
        var changes: [(identifier: String, change: KnownDeviceChange)] = []
        /// The changed records, by device identifier.
        var records: [String: RecordFile] = [:]
        /// The records whose files were refused.
        ///
        /// Each is reported once.
        var refused: Set<String> = []
        /// Whether the last attempt to save failed.
        ///
        /// A failure is reported once.
        var isFailing = false
        /// The number of consecutive attempts that found the folder locked.
        var delays = 0

        /// Keeps an unsaved record unless it has changed again.
        mutating func keep(_ file: RecordFile, of identifier: String) {
            if records[identifier] == nil { records[identifier] = file }
        }

        mutating func add(_ identifier: String, _ change: KnownDeviceChange) {
            changes.removeAll { $0.identifier == identifier && change.replaces($0.change) }
            changes.append((identifier, change))
        }
    }

    private let folder: StateFolder?
    private let recordExtensions: [String]
    private let log: Log
    private let loop: Loop
    /// Simulated devices are remembered only with a state path: others have the same addresses and may be a different
    /// model.
    private let remembersSimulated: Bool
    private let state = Guarded(State())
    private var writer: BackgroundWriter?

    init(definition: ContextDefinition, loop: Loop, log: Log) {
        self.loop = loop
        self.log = log
        remembersSimulated = !definition.statePath.isEmpty
        recordExtensions = definition.families.recordExtensions
        do {
            folder = definition.isEphemeral ? nil : try StateFolder(definition.statePath)
        } catch {
            folder = nil
            log.write(.info, "devices are remembered as long as the context lives: \(error.message)")
        }
        load()
        writer = BackgroundWriter(
            loop, threadName: definition.isPumped ? nil : "velto-store",
            write: { [weak self] in self?.save() == false ? .after(seconds: Self.delay) : .signaled },
            finish: { [weak self] in _ = self?.save(patience: .aMoment) })
    }

    // MARK: Known devices

    /// All known devices, most recently connected first.
    var devices: [KnownDevice] {
        state.withLock { Array($0.devices.values) }.filter { mayKnow($0.identifier) }.sorted(by: KnownDevice.isBefore)
    }

    func device(_ identifier: String) -> KnownDevice? {
        mayKnow(identifier) ? state.withLock { $0.devices[identifier] } : nil
    }

    /// Ingest devices are created again by each run.
    private func mayKnow(_ identifier: String) -> Bool {
        guard KnownDeviceLine.isIdentifier(identifier), let backend = Backend(identifier: identifier) else {
            return false
        }
        return backend != .simulated || remembersSimulated
    }

    /// The current time, or a later one than every known connection, so that a clock set back does not change the
    /// order.
    private func connectionTime(_ state: State) -> UInt64 {
        let newest = state.devices.values.lazy.map(\.lastConnected).max() ?? 0
        return max(loop.time.utc.nanoseconds, newest == .max ? newest : newest + 1)
    }

    // MARK: Changes

    /// Records a connection.
    func connected(_ device: Device) {
        let (record, player) = (device.record, device.playerIndex)
        note(device.identifier) { state in
            .connected(
                address: record.address, name: record.knownName, family: record.evidentFamily, player: player,
                at: connectionTime(state))
        }
        let details = record.details
        guard details.model != nil || details.hardware != nil else { return }
        note(device.identifier) { _ in .described(model: details.model, hardware: details.hardware) }
    }

    /// Records the family chosen by a program.
    func familySet(_ device: Device) {
        let record = device.record
        note(device.identifier) { _ in
            .familySet(record.forcedFamily, address: record.address, name: record.knownName)
        }
    }

    /// Records the player index of a device.
    func placed(_ device: Device, _ index: Int?) {
        note(device.identifier) { $0.devices[device.identifier] == nil ? nil : .placed(index) }
    }

    /// Records the bias of a device's gyroscope.
    func biasFound(_ device: Device, _ bias: GyroscopeBias) {
        note(device.identifier) {
            $0.devices[device.identifier] == nil ? nil : .biasFound(bias, at: loop.time.utc.nanoseconds)
        }
    }

    /// Forgets a device, including its tuning and calibration.
    func forget(_ identifier: String) {
        note(identifier) { _ in .forgotten }
        guard let folder else { return }
        folder.remove(folder.profile(of: identifier))
        state.withLock { $0.records[identifier] = nil }
        if mayKnow(identifier) { removeRecords(of: identifier, folder) }
    }

    private func removeRecords(of identifier: String, _ folder: StateFolder) {
        for recordExtension in recordExtensions { folder.remove(folder.file(of: identifier, recordExtension)) }
    }

    /// Restores the state of an earlier run in a device's new record.
    func restoreRecord(of device: Device) {
        guard let folder, let file = recordFile(of: device) else { return }
        do {
            // Files are replaced as a whole, so reading needs no lock.
            try file.restore(in: folder)
        } catch  where error.code == .format {
            // The file is set aside by a save, under the lock: another program may be replacing it.
            recordChanged(of: device)
        } catch {
            refuse(file, of: device.identifier, error)
        }
    }

    /// Schedules a save of a device's record.
    func recordChanged(of device: Device) {
        guard folder != nil, let file = recordFile(of: device) else { return }
        state.withLock { $0.records[device.identifier] = file }
        scheduleSaving()
    }

    private func recordFile(of device: Device) -> RecordFile? {
        guard let folder, mayKnow(device.identifier) else { return nil }
        let facts = device.record
        guard let record = facts.familyRecord,
            let recordExtension = device.wearable(facts.family)?.recordExtension
        else { return nil }
        return RecordFile(path: folder.file(of: device.identifier, recordExtension), record: record)
    }

    private func refuse(_ file: RecordFile, of identifier: String, _ error: VeltoError) {
        guard state.withLock({ $0.refused.insert(identifier).inserted }) else { return }
        log.write(.warning, "\(error.message): it is left as it is")
    }

    private func note(_ identifier: String, _ make: (State) -> KnownDeviceChange?) {
        guard mayKnow(identifier) else { return }
        let mustSave = state.withLock { state -> Bool in
            guard let change = make(state) else { return false }
            change.apply(to: &state.devices[identifier], identifier: identifier)
            guard folder != nil else { return false }
            state.add(identifier, change)
            return true
        }
        if mustSave { scheduleSaving() }
    }

    private func scheduleSaving() {
        writer?.signal(after: Self.delay)
    }

    // MARK: The file

    private func load() {
        guard let folder else { return }
        do {
            let file = try FolderLock.whileHeld(on: folder) { () throws(VeltoError) in try read(folder) }
            state.withLock { $0.devices = file.devices }
        } catch  where error.code == .busy {
            // Files are replaced as a whole, so reading needs no lock. The next writer sets a damaged file aside.
            let bytes = try? folder.read(folder.devices, limit: KnownDeviceFile.sizeLimit)
            let file = bytes.flatMap { try? KnownDeviceFile($0) }
            state.withLock { $0.devices = file?.devices ?? [:] }
        } catch  where error.detail == .errno(ENOENT) {
            // The folder does not exist yet.
        } catch {
            log.write(.warning, "known devices cannot be read: \(error.message)")
        }
    }

    /// Reads the file under the folder's lock, and sets a damaged file aside.
    private func read(_ folder: StateFolder) throws(VeltoError) -> KnownDeviceFile {
        do {
            guard let bytes = try folder.read(folder.devices, limit: KnownDeviceFile.sizeLimit) else {
                return KnownDeviceFile()
            }
            let file = try KnownDeviceFile(bytes)
            if file.faultCount > 0 { tell(file, folder) }
            return file
        } catch  where error.code == .format {
            folder.setAside(folder.devices)
            log.write(.warning, "\(folder.devices) is damaged and was set aside: \(error.message)")
            return KnownDeviceFile()
        }
    }

    private func tell(_ file: KnownDeviceFile, _ folder: StateFolder) {
        folder.keepCopy(of: folder.devices)
        for fault in file.faults {
            log.write(.warning, "line \(fault.line) of \(folder.devices) was passed over: \(fault.problem)")
        }
        let rest = file.faultCount - file.faults.count
        if rest > 0 { log.write(.warning, "\(rest) more lines of \(folder.devices) were passed over") }
    }

    /// Writes the changes.
    ///
    /// Returns false if another program holds the folder's lock.
    private func save(patience: FolderLock.Patience = .none) -> Bool {
        guard let folder else { return true }
        let areDevicesSaved = saveDevices(folder, patience)
        return saveRecords(folder, patience) && areDevicesSaved
    }

    private func saveRecords(_ folder: StateFolder, _ patience: FolderLock.Patience) -> Bool {
        let records = state.withLock { state in
            defer { state.records = [:] }
            return state.records
        }
        guard !records.isEmpty else { return true }
        folder.makeFolders()
        var areSaved = true
        for (identifier, file) in records.sorted(by: { $0.key < $1.key }) {
            do {
                let fault = try FolderLock.whileHeld(on: folder, patience: patience) { () throws(VeltoError) in
                    try file.save(in: folder)
                }
                if let fault { log.write(.warning, "\(file.path) is damaged and was set aside: \(fault.message)") }
            } catch {
                state.withLock { $0.keep(file, of: identifier) }
                if error.code == .busy { areSaved = false } else { refuse(file, of: identifier, error) }
            }
        }
        return areSaved
    }

    private func saveDevices(_ folder: StateFolder, _ patience: FolderLock.Patience) -> Bool {
        let changes = state.withLock { state in
            defer { state.changes = [] }
            return state.changes
        }
        guard !changes.isEmpty else { return true }
        do {
            let file = try write(changes, folder, patience)
            state.withLock { state in
                state.isFailing = false
                state.delays = 0
                state.devices = file.devices
                for (identifier, change) in state.changes {
                    change.apply(to: &state.devices[identifier], identifier: identifier)
                }
            }
            return true
        } catch {
            failed(changes, error)
            return error.code != .busy
        }
    }

    private func write(
        _ changes: [(identifier: String, change: KnownDeviceChange)], _ folder: StateFolder,
        _ patience: FolderLock.Patience
    ) throws(VeltoError) -> KnownDeviceFile {
        folder.makeFolders()
        return try FolderLock.whileHeld(on: folder, patience: patience) { () throws(VeltoError) in
            var file = try read(folder)
            for (identifier, change) in changes {
                file.make(change, of: identifier)
                // Including changes in the process of being written at the call.
                if case .forgotten = change { removeRecords(of: identifier, folder) }
            }
            try folder.write(file.text, to: folder.devices)
            return file
        }
    }

    /// Keeps failed writes until the next change or the end.
    ///
    /// If another program holds the lock, a retry is scheduled soon.
    private func failed(_ changes: [(identifier: String, change: KnownDeviceChange)], _ error: VeltoError) {
        let isNews = state.withLock { state in
            let newer = state.changes
            state.changes = changes
            for (identifier, change) in newer { state.add(identifier, change) }
            if error.code == .busy {
                state.delays += 1
                guard state.delays > Self.ordinaryDelays else { return false }
            }
            defer { state.isFailing = true }
            return !state.isFailing
        }
        if isNews { log.write(.warning, "known devices cannot be written: \(error.message)") }
    }

    /// Writes the remaining changes.
    ///
    /// The loop has already stopped.
    func close() {
        writer?.close()
    }
}
