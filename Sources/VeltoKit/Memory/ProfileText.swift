internal import VeltoCore

/// A profile as text: a heading, a line for each number, and an end marker that reveals truncated files.
enum ProfileText {
    /// The maximum size of a file.
    static let sizeLimit = 65_536
    private static let heading = "veltokit profile 1"
    private static let end = "end"

    static func write(_ profile: DeviceProfile, of identifier: String) -> String {
        var lines = [heading, "# \(identifier)"]
        for field in ProfileField.all {
            if let value = field.value(profile) { lines.append("\(field.name) \(value)") }
        }
        return (lines + [end, ""]).joined(separator: "\n")
    }

    /// Parses a profile.
    ///
    /// Unknown names come from a newer version and are skipped.
    static func read(_ text: String) throws(VeltoError) -> DeviceProfile {
        var lines = text.split(separator: "\n")
        guard lines.first == heading[...], lines.count > 1, lines.removeLast() == end[...] else {
            throw VeltoError(.format, "the profile is truncated or of another version")
        }
        var profile = DeviceProfile()
        for line in lines.dropFirst() where !line.hasPrefix("#") { try take(line, &profile) }
        return profile
    }

    private static func take(_ line: Substring, _ profile: inout DeviceProfile) throws(VeltoError) {
        let words = line.split(separator: " ")
        guard words.count == 2, let number = Double(words[1]), number.isFinite else {
            throw VeltoError(.format, "the profile has a line that is not a number")
        }
        guard let field = ProfileField.all.first(where: { $0.name[...] == words[0] }) else { return }
        guard field.store(&profile, number) else {
            throw VeltoError(.format, "the profile's \(field.name) is invalid")
        }
    }
}
