internal import Glibc

/// The time zone of the machine.
///
/// It is only stored with a session, for display; no calculation uses it.
enum LocalZone {
    /// The name, such as `Europe/Berlin`; empty if the system does not provide it.
    static var name: String {
        if let zone = unsafe getenv("TZ").flatMap({ unsafe String(validatingCString: $0) }), !zone.isEmpty {
            return zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
        }
        var bytes = [CChar](repeating: 0, count: 512)
        let count = unsafe readlink("/etc/localtime", &bytes, bytes.count)
        let target = String(decoding: bytes.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return target.suffix(after: "zoneinfo/") ?? ""
    }

    /// The current offset of local time to UTC (seconds).
    static var offset: Int {
        var (now, parts) = (Glibc.time(nil), unsafe tm())
        guard unsafe localtime_r(&now, &parts) != nil else { return 0 }
        return unsafe parts.tm_gmtoff
    }
}

extension String {
    fileprivate func suffix(after word: String) -> String? {
        let (text, word) = (Array(utf8), Array(word.utf8))
        guard text.count >= word.count else { return nil }
        let start = (0...text.count - word.count).last { text[$0..<$0 + word.count].elementsEqual(word) }
        return start.map { String(decoding: text[($0 + word.count)...], as: UTF8.self) }
    }
}
