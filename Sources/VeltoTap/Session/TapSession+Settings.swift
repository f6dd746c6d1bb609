internal import VeltoCore
internal import VeltoWearable

/// The changes of the user's settings, one after the other: each begins with what the one before has left.
struct SettingsChanges {
    /// A change that the program requested.
    struct Change {
        let operation: SessionOperation
        let apply: @Sendable (inout TapSettings) -> Void

        init(_ operation: SessionOperation, _ apply: @escaping @Sendable (inout TapSettings) -> Void) {
            self.operation = operation
            self.apply = apply
        }
    }

    private var waiting: [Change] = []

    /// The change under way.
    var current: Change? { waiting.first }

    /// Returns whether the change may begin.
    mutating func add(_ change: Change) -> Bool {
        waiting.append(change)
        return waiting.count == 1
    }

    /// Ends the change under way.
    mutating func end() {
        if !waiting.isEmpty { waiting.removeFirst() }
    }
}

/// The purpose of a request concerning the settings.
enum SettingsStep {
    /// They are read for the program.
    case read(SessionOperation)
    /// They are read to be changed.
    case begin
    /// They were changed, and are written.
    case write
    /// They are read to see what has become of them.
    case end
}

extension TapSession {
    /// Reads the settings.
    func read(settings step: SettingsStep, _ out: inout SessionOutput) throws(VeltoError) {
        guard let target = handles?.settings else { throw VeltoError(.unsupported, "the device has no settings") }
        queue.add(.read(target.handle), as: .settings(step), &out)
    }

    /// Changes the settings once no other change is under way.
    func change(_ change: SettingsChanges.Change, _ out: inout SessionOutput) throws(VeltoError) {
        guard handles?.settings != nil else { throw VeltoError(.unsupported, "the device has no settings") }
        if changes.add(change) { try read(settings: .begin, &out) }
    }

    /// Takes the answer to a request concerning the settings.
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

    /// Keeps settings that were read in the status.
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
    /// Reads the value of the characteristic; one that is too short is an error of the device.
    fileprivate init(checking value: ReceivedBytes) throws(VeltoError) {
        do {
            self = try TapSettings(value.reader())
        } catch {
            throw VeltoError(.protocol, "the device's settings end early: \(error)")
        }
    }
}
