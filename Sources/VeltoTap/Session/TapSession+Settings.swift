internal import VeltoCore
internal import VeltoWearable

/// The queue of settings changes.
///
/// Each change starts from the result of the previous one.
struct SettingsChanges {
    /// A change requested by the program.
    struct Change {
        let operation: SessionOperation
        let apply: @Sendable (inout TapSettings) -> Void

        init(_ operation: SessionOperation, _ apply: @escaping @Sendable (inout TapSettings) -> Void) {
            self.operation = operation
            self.apply = apply
        }
    }

    private var waiting: [Change] = []

    /// The change in progress.
    var current: Change? { waiting.first }

    /// Adds a change and returns whether it may begin.
    mutating func add(_ change: Change) -> Bool {
        waiting.append(change)
        return waiting.count == 1
    }

    /// Ends the change in progress.
    mutating func end() {
        if !waiting.isEmpty { waiting.removeFirst() }
    }
}

/// The purpose of a request concerning the settings.
enum SettingsStep {
    /// Reads the settings for the program.
    case read(SessionOperation)
    /// Reads the settings before a change.
    case begin
    /// Writes the changed settings.
    case write
    /// Reads the settings back after a change.
    case end
}

extension TapSession {
    /// Reads the settings.
    func read(settings step: SettingsStep, _ out: inout SessionOutput) throws(VeltoError) {
        guard let target = handles?.settings else { throw VeltoError(.unsupported, "the device has no settings") }
        queue.add(.read(target.handle), as: .settings(step), &out)
    }

    /// Changes the settings once no other change is in progress.
    func change(_ change: SettingsChanges.Change, _ out: inout SessionOutput) throws(VeltoError) {
        guard handles?.settings != nil else { throw VeltoError(.unsupported, "the device has no settings") }
        if changes.add(change) { try read(settings: .begin, &out) }
    }

    /// Handles the result of a settings request.
    func take(_ step: SettingsStep, _ result: Result<ReceivedBytes, VeltoError>, _ out: inout SessionOutput) {
        do throws(VeltoError) {
            let value = try result.get()
            switch step {
            case .read(let operation): out.finish(operation, .success(try note(value).bytes))
            case .begin: try write(TapSettings(checking: value), &out)
            case .write: try read(settings: .end, &out)
            case .end: endChange(.success(try note(value).bytes), &out)
            }
        } catch {
            guard case .read(let operation) = step else { return endChange(.failure(error), &out) }
            out.finish(operation, .failure(error))
        }
    }

    /// Stores settings that were read in the status.
    private func note(_ value: ReceivedBytes) throws(VeltoError) -> TapSettings {
        let settings = try TapSettings(checking: value)
        unsafe decoder.status.settings = settings
        return settings
    }

    private func write(_ settings: TapSettings, _ out: inout SessionOutput) throws(VeltoError) {
        guard let target = handles?.settings, let change = changes.current else { return }
        var settings = settings
        change.apply(&settings)
        queue.add(.write(settings.bytes, target), as: .settings(.write), &out)
    }

    private func endChange(_ result: Result<[UInt8], VeltoError>, _ out: inout SessionOutput) {
        guard let ended = changes.current else { return }
        out.finish(ended.operation, result)
        changes.end()
        if changes.current != nil { try? read(settings: .begin, &out) }
    }
}

extension TapSettings {
    /// Decodes the value of the characteristic.
    ///
    /// A value that is too short is a device error.
    fileprivate init(checking value: ReceivedBytes) throws(VeltoError) {
        do {
            self = try TapSettings(value.reader())
        } catch {
            throw VeltoError(.protocol, "the device's settings end early: \(error)")
        }
    }
}
