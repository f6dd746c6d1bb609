/// The entries of an unconfirmed page.
///
/// After a link is lost, the board sends them again, from the page's start or from its middle. They are recognized as a sequence:
/// a tick and a logger do not identify an entry, since samples above 683 Hz share ticks, and even their values may be equal.
struct HeldEntries: Hashable, Sendable {
    /// Oldest first.
    private(set) var entries: [LogEntry] = []
    /// The number of entries that became samples; the others belong to an incomplete page.
    private(set) var readCount: Int
    /// The length that the board has announced for the later entries; nil if it has not.
    var left: Int?

    /// Adds entries that became samples.
    init(read entries: [LogEntry] = [], left: Int? = nil) {
        self.entries = entries
        readCount = entries.count
        self.left = left
    }

    /// The entries that are not samples yet.
    var unread: ArraySlice<LogEntry> { entries[readCount...] }

    /// Marks all entries as read.
    mutating func read() {
        readCount = entries.count
    }

    /// Drops all entries: the board may erase them.
    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        readCount = 0
    }

    /// Merges the entries of another link, whose announced length was `length`.
    ///
    /// Returns the number of entries read earlier.
    mutating func join(_ received: [LogEntry], length: Int?) -> Int {
        guard !received.isEmpty else { return 0 }
        let start = start(of: received, length: length)
        let overlap = min(entries.count - start, received.count)
        let repeated = min(overlap, max(readCount - start, 0))
        if overlap == 0 {
            // A received page is confirmed; an incomplete page continues.
            if readCount == entries.count { removeAll() }
            entries += received
        } else {
            entries += received[overlap...]
        }
        return repeated
    }

    /// The index of the first received entry among the held entries, or the end index if the received entries follow
    /// them.
    ///
    /// The longest overlap is the correct one, except at the end, where the newest entries may equal the following
    /// ones. There the announced length decides.
    private func start(of received: [LogEntry], length: Int?) -> Int {
        guard let newest = entries.last else { return 0 }
        let start = firstMatch(of: received)
        guard start < entries.count else { return start }
        let isAmbiguous = entries[start...].allSatisfy { $0.tick == newest.tick && $0.reset == newest.reset }
        guard isAmbiguous, let length, let left else { return start }
        let announced = entries.count - min(max(length - left, 0), entries.count)
        return announced > start && (announced == entries.count || matches(received, at: announced)) ? announced : start
    }

    /// The first index at which the received entries match the held ones, up to the shorter end; the end index if there
    /// is none.
    ///
    /// Knuth-Morris-Pratt search: equal entries do not slow it down.
    private func firstMatch(of received: [LogEntry]) -> Int {
        // For each number of matched entries, the number that still matches when the next one does not.
        var shorter = [0]
        var matched = 0
        for entry in received.dropFirst().prefix(entries.count) {
            while matched > 0, received[matched] != entry { matched = shorter[matched - 1] }
            if received[matched] == entry { matched += 1 }
            shorter.append(matched)
        }
        matched = 0
        for (index, entry) in entries.enumerated() {
            while matched > 0, received[matched] != entry { matched = shorter[matched - 1] }
            if received[matched] == entry { matched += 1 }
            if matched == received.count { return index + 1 - matched }
        }
        return entries.count - matched
    }

    /// Whether the received entries match the held ones from an index on, up to the shorter end.
    private func matches(_ received: [LogEntry], at start: Int) -> Bool {
        zip(entries[start...], received).allSatisfy(==)
    }
}
