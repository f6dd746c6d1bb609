import VeltoCore
import VeltoWearable

extension Toy {
    func makeRecord() -> (any WearableRecord)? { ToyRecord() }
    var recordExtension: String? { "toy" }
}

/// The record of a toy: names with values, of which each process may set some.
final class ToyRecord: WearableRecord {
    private struct Contents {
        var entries: [String: String] = [:]
        var saved: [String: String] = [:]
    }

    private let contents = Guarded(Contents())

    var entries: [String: String] { contents.withLock { $0.entries } }

    func set(_ name: String, _ value: String) { contents.withLock { $0.entries[name] = value } }

    let savedLimit = 1000

    var saved: [UInt8]? {
        let entries = entries
        guard !entries.isEmpty else { return nil }
        return Array(entries.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",").utf8)
    }

    func restore(_ saved: [UInt8]) throws(VeltoError) {
        let entries = try Self.parse(saved)
        contents.withLock { $0 = Contents(entries: entries, saved: entries) }
    }

    func merge(_ saved: [UInt8]) throws(VeltoError) {
        let theirs = try Self.parse(saved)
        contents.withLock { contents in
            for (name, value) in theirs where contents.entries[name] == contents.saved[name] {
                contents.entries[name] = value
            }
            contents.saved = theirs
        }
    }

    func didSave(_ saved: [UInt8]) {
        let entries = (try? Self.parse(saved)) ?? [:]
        contents.withLock { $0.saved = entries }
    }

    private static func parse(_ bytes: [UInt8]) throws(VeltoError) -> [String: String] {
        var entries: [String: String] = [:]
        for entry in String(decoding: bytes, as: UTF8.self).split(separator: ",") {
            let parts = entry.split(separator: "=")
            guard parts.count == 2 else { throw VeltoError(.format, "it is not of a toy") }
            entries[String(parts[0])] = String(parts[1])
        }
        return entries
    }
}
