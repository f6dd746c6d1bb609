import Testing

@testable import VeltoMetaWear

private func entry(_ number: Int, tick: Int? = nil, _ id: UInt8 = 0) -> LogEntry {
    LogEntry(logger: id, reset: 1, tick: UInt32(tick ?? number), data: UInt32(number))
}

/// Recognizing a page that is sent again.
@Suite struct HeldEntriesTests {
    private let page = (10..<30).map { entry($0) }

    /// From every place of the page on, and to every place beyond it.
    @Test func aPageIsMatchedFromItsStartOrItsMiddle() {
        for start in page.indices {
            for end in start + 1...page.count + 3 {
                var held = HeldEntries(read: page)
                let sent = (start..<end).map { entry($0 + 10) }
                let repeated = held.join(sent, length: nil)
                #expect(repeated == min(end, page.count) - start)
                #expect(Array(held.unread) == (min(end, page.count)..<end).map { entry($0 + 10) })
            }
        }
    }

    @Test func entriesThatFollowTakeTheirPlace() {
        var held = HeldEntries(read: page)
        let next = (30..<50).map { entry($0) }
        let repeated = held.join(next, length: nil)
        #expect(repeated == 0 && held.entries == next && held.readCount == 0)
    }

    /// A page that was interrupted and not read goes on, or is sent again from anywhere.
    @Test func anInterruptedPageIsCompleted() {
        for first in 1..<page.count {
            for start in 0...first {
                var held = HeldEntries()
                _ = held.join(Array(page[..<first]), length: nil)
                let repeated = held.join(Array(page[start...]), length: nil)
                #expect(repeated == 0 && held.entries == page && held.readCount == 0)
            }
        }
    }

    /// A page that breaks off earlier than before loses nothing.
    @Test func aShorterRepetitionKeepsTheRest() {
        var held = HeldEntries()
        _ = held.join(Array(page[..<15]), length: nil)
        _ = held.join(Array(page[..<5]), length: nil)
        #expect(held.entries == Array(page[..<15]))
    }

    /// Entries with the same logger, tick and value are different entries.
    @Test func equalEntriesAreMatchedAsASequence() {
        let page = [1, 1, 2, 2, 2, 1, 1].map { entry($0) }
        for start in page.indices {
            var held = HeldEntries(read: page)
            let sent = Array(page[start...]) + [entry(3)]
            _ = held.join(sent, length: nil)
            #expect(Array(held.unread) == [entry(3)], "from \(start)")
        }
    }

    /// The last entries are equal to those that follow: the announced length tells whether they are sent again.
    @Test(arguments: [0, 1, 2]) func theLengthDecidesBetweenEqualEntries(_ repeated: Int) {
        let tail = page + [entry(7, tick: 29), entry(7, tick: 29)]
        let next = [entry(7, tick: 29), entry(7, tick: 29), entry(8, tick: 30)]
        var held = HeldEntries(read: tail, left: 3)
        let sent = Array(tail.suffix(repeated)) + next
        let seen = held.join(sent, length: sent.count)
        #expect(seen == repeated && Array(held.unread) == next)
    }

    /// The length counts only where entries do not decide.
    @Test func entriesDecideBeforeTheLength() {
        var held = HeldEntries(read: page, left: 5)
        let repeated = held.join(page, length: 5)
        #expect(repeated == page.count && held.unread.isEmpty)
    }

    /// The place is that of a plain search, whatever repeats in both.
    @Test(arguments: 0..<40) func thePlaceIsTheFirstThatFits(_ seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let random2 = { (count: Int) in (0..<count).map { _ in entry(.random(in: 0...1, using: &random), tick: 5) } }
        let (page, sent) = (random2(12), random2(.random(in: 1...14, using: &random)))
        let place = page.indices.first { zip(page[$0...], sent).allSatisfy(==) } ?? page.count
        var held = HeldEntries(read: page)
        let repeated = held.join(sent, length: nil)
        #expect(repeated == min(page.count - place, sent.count))
    }

    /// A board that sends nothing but equal entries takes no more time than another.
    @Test(.timeLimit(.minutes(1))) func equalEntriesTakeNoLonger() {
        let equal = [LogEntry](repeating: entry(1), count: 60_000)
        var held = HeldEntries(read: equal + [entry(2)])
        #expect(held.join(equal + [entry(3)], length: nil) == 0)
        #expect(held.unread.count == 60_001)
    }
}
