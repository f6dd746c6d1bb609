import Testing
import VeltoCore

@testable import VeltoMetaWear

private typealias Machine = DownloadMachine
private let start = LogAnchors.Anchor(resetID: 1, tick: 1000, time: UTCTime(nanoseconds: 1_800_000_000_000_000_000))
/// The same clock, without a reset between.
private let later = LogAnchors.Anchor(
    resetID: 1, tick: 20_000,
    time: UTCTime(nanoseconds: start.time.nanoseconds + UInt64(19_000 * BoardTick.nanoseconds)))
private let single = layout("acceleration[0]", [0], channels: 1, rate: 100)
private let confirmation: [UInt8] = [0x0B, 0x0E]

/// A board whose log has that many entries of a logger at 100 Hz.
private func board(_ count: Int, _ firmware: LogBoard.Firmware = .init()) -> LogBoard {
    var board = LogBoard(firmware)
    for number in 0..<count {
        let tick = UInt32(2000 + Double(number) * 0.01 / BoardTick.seconds)
        _ = board.log(0, 1, tick, UInt32(number & 0xFFFF), sample: number)
    }
    board.flush()
    return board
}

private func numbers(_ host: LogHost) -> [Int] { host.rows[0].map { Int($0.bytes[0]) | Int($0.bytes[1]) << 8 } }

private func firmwares() -> [LogBoard.Firmware] {
    var all: [LogBoard.Firmware] = []
    for pageSize in [127, 512] {
        for isSet in [false, true] {
            for completes in [false, true] {
                for isEarly in [false, true] {
                    all.append(
                        .init(
                            pageSize: pageSize, countsHeaders: isSet, completesLastPage: completes,
                            reportsBeforeEnd: isEarly))
                }
            }
        }
    }
    return all
}

/// The course of a download.
@Suite struct DownloadMachineTests {
    private func host(_ options: Machine.Options = .init(), _ limits: LogLimits = LogLimits()) -> LogHost {
        LogHost([single], LogClock([start]), limits, options)
    }

    private func whole(_ count: Int, _ firmware: LogBoard.Firmware) -> LogBoard { board(count, firmware) }

    private func run(
        _ host: inout LogHost, _ board: inout LogBoard, _ fault: (Int) -> LogFault = { _ in .none }
    ) throws {
        try download(&host, &board, anchor: { start }, fault: fault)
    }

    @Test func everyFirmwareIsDownloaded() throws {
        for firmware in firmwares() {
            for count in [0, 1, 126, 127, 128, 511, 512, 1300] {
                var (host, board) = (host(), board(count, firmware))
                try run(&host, &board)
                #expect(host.result == .some(nil) && numbers(host) == Array(0..<count), "\(firmware) \(count)")
                #expect(board.pages.isEmpty || !firmware.completesLastPage && board.pages.count == 1)
                #expect(host.progress.last?.left == 0 && host.progress.last?.share == 1)
                #expect(host.machine.reader.counts.repeated == 0)
            }
        }
    }

    /// The link is lost at each packet in turn, with what was under way to the board or without.
    @Test(arguments: [false, true]) func aDropLosesAndDoublesNothing(_ losesWrite: Bool) throws {
        for firmware in firmwares() where firmware.pageSize == 127 {
            for isMiddle in [false, true] {
                var firmware = firmware
                (firmware.pageSize, firmware.resumesInMiddle) = (12, isMiddle)
                for place in 1..<60 {
                    var (host, board) = (host(), board(31, firmware))
                    try run(&host, &board) { $0 == place ? .drop(losesWrite: losesWrite, reached: place % 7) : .none }
                    #expect(host.result == .some(nil) && numbers(host) == Array(0..<31), "\(firmware) \(place)")
                }
            }
        }
    }

    /// The program is killed at each packet in turn, also between the bookmark and the confirmation.
    @Test func aKillLosesAndDoublesNothing() throws {
        for firmware in firmwares() where firmware.pageSize == 127 {
            var firmware = firmware
            firmware.pageSize = 12
            for place in 1..<60 {
                var (host, board) = (host(), board(31, firmware))
                try run(&host, &board) { $0 == place ? .kill : .none }
                #expect(host.result == .some(nil) && numbers(host) == Array(0..<31), "\(firmware) \(place)")
            }
        }
    }

    /// A page is confirmed only after the program has it.
    @Test func aPageIsConfirmedAfterItsAcknowledgement() throws {
        var (host, board) = (host(), board(200))
        host.acknowledges = false
        try run(&host, &board)
        #expect(host.machine.state == .unread && host.pageCount == 1 && board.pages.count == 2)
        var error = #expect(throws: VeltoError.self) { try host.machine.acknowledge() }
        #expect(error?.code == .invalidState && error?.message.contains("127 samples of acceleration[0]") == true)
        #expect(board.pages.count == 2 && !host.toBoard.contains(confirmation))
        host.commit()
        host.perform(try host.machine.acknowledge())
        #expect(host.toBoard == [confirmation])
        error = #expect(throws: VeltoError.self) { try host.machine.acknowledge() }
        #expect(error?.code == .invalidState)
    }

    /// The link is lost while the program has the page: the page that is sent again is confirmed without it.
    @Test func anAcknowledgementDuringADropCounts() throws {
        var (host, board) = (host(), board(200))
        host.acknowledges = false
        try run(&host, &board)
        board.linkLost()
        host.handle(.linkLost)
        host.commit()
        host.perform(try host.machine.acknowledge())
        #expect(host.toBoard.isEmpty)
        host.acknowledges = true
        try run(&host, &board)
        #expect(numbers(host) == Array(0..<200) && host.pageCount == 2 && host.machine.reader.counts.repeated == 127)
    }

    /// The link is lost while the program reads the page: it is sent again, not announced again, and then confirmed.
    @Test func aPageIsAnnouncedOnce() throws {
        var (host, board) = (host(), board(200))
        host.acknowledges = false
        try run(&host, &board)
        board.linkLost()
        host.handle(.linkLost)
        try run(&host, &board)
        #expect(host.pageCount == 1 && host.machine.state == .unread)
        host.commit()
        host.perform(try host.machine.acknowledge())
        #expect(host.toBoard == [confirmation] && numbers(host) == Array(0..<127))
    }

    @Test func unreadSamplesCanBeGivenUp() throws {
        var (host, board) = (host(.init(discardsUnread: true)), board(100))
        host.acknowledges = false
        try run(&host, &board)
        host.perform(try host.machine.acknowledge())
        #expect(host.machine.reader.counts.discarded == 100)
    }

    /// A page with fewer entries than the board reports is read again over a new link; one slot may be a header.
    @Test(arguments: [1, 2, 9]) func aPageThatLacksEntriesIsReadAgain(_ missing: Int) throws {
        var (host, board) = (host(), board(300, .init(countsHeaders: false)))
        host.handle(.linkReady(start))
        var links = 1
        var dropped = 0
        while !host.isFinished {
            if host.renews {
                links += 1
                (host.renews, host.toBoard) = (false, [])
                board.linkLost()
                host.handle(.linkLost)
                host.handle(.linkReady(start))
            } else if !host.toBoard.isEmpty {
                if let answer = board.write(host.toBoard.removeFirst()) { host.take(answer) }
            } else if let packet = board.next() {
                // The radio loses entries of the second page, once.
                if packet[1] == 7, host.pageCount == 1, dropped < missing {
                    dropped += 2
                    host.take(missing == 1 ? Array(packet.prefix(11)) : [0x0B, 0x07])
                } else {
                    host.take(packet)
                }
            } else {
                host.handle(.timer)
            }
        }
        #expect(links == (missing == 1 ? 1 : 2))
        #expect(numbers(host).count == (missing == 1 ? 299 : 300))
        #expect(host.machine.reader.counts.missing == 0)
    }

    /// A page that lacks entries again costs these, is counted, and the rest comes.
    @Test func aPageThatCannotBeReadIsCounted() {
        var host = host()
        host.handle(.linkReady(start))
        for round in 0..<2 {
            host.handle(.began(entries: 100))
            host.take(packet(0, 2000, 1, reset: 1))
            host.handle(.pageComplete)
            host.handle(.remaining(90))
            #expect(host.renews == (round == 0))
            if round == 0 {
                host.renews = false
                host.handle(.linkLost)
                host.handle(.linkReady(start))
            }
        }
        #expect(numbers(host) == [1])
        #expect(host.gaps == [LogGap(cause: .notSent, entries: 8, position: 0)])
        #expect(host.machine.state == .reading)
    }

    /// The end of a read-out and the removal of entries are no pages.
    @Test func anEndWithoutEntriesIsNoPage() throws {
        var machine = Machine([single], LogClock(), LogLimits())
        for event: Machine.Event in [
            .pageComplete, .linkReady(start), .pageComplete, .began(entries: 5), .pageComplete,
        ] {
            #expect(!machine.handle(event).contains(.write(confirmation)), "\(event)")
        }
        #expect(machine.state == .reading)
        var (host, board) = (host(), board(10))
        try run(&host, &board)
        #expect(host.machine.state == .ended)
        host.handle(.pageComplete)
        #expect(!host.toBoard.contains(confirmation))
    }

    // MARK: The table

    /// A machine in each state.
    private func machine(in state: Machine.State, _ limits: LogLimits = LogLimits()) -> Machine {
        var machine = Machine([single], LogClock(), limits)
        let bringing: [Machine.State: [Machine.Event]] = [
            .offline: [], .measuring: [.linkReady(start)], .reading: [.linkReady(start), .began(entries: 9)],
            .draining: [.linkReady(start), .began(entries: 1), .remaining(0)],
            .renewing: [.linkReady(start), .began(entries: 9), .remaining(4)], .ended: [.cancelled],
        ]
        for event in bringing[state] ?? [.linkReady(start), .began(entries: 2)] { _ = machine.handle(event) }
        if state == .closing || state == .unread || state == .renewing {
            _ = machine.take(ByteReader(packet(0, 2000, 1, reset: 1).span))
            _ = machine.handle(.pageComplete)
        }
        if state == .unread { _ = machine.handle(.remaining(1)) }
        if state == .renewing { _ = machine.handle(.timer) }
        return machine
    }

    @Test func everyStateIsReached() {
        for state in Machine.State.allCases { #expect(machine(in: state).state == state) }
    }

    @Test func statesFollowTheTable() {
        let events: [Machine.Event] = [
            .linkReady(start), .began(entries: 5), .remaining(0), .pageComplete, .timer, .linkLost, .cancelled,
        ]
        // A row for each state; dots stay.
        let rows: [(Machine.State, [Machine.State?])] = [
            (.offline, [.measuring, nil, nil, nil, nil, nil, .ended]),
            (.measuring, [nil, .reading, nil, nil, nil, .offline, .ended]),
            (.reading, [nil, nil, .draining, nil, .ended, .offline, .ended]),
            (.draining, [nil, nil, nil, nil, .ended, .offline, .ended]),
            (.closing, [nil, nil, .unread, nil, .unread, .offline, .ended]),
            (.unread, [nil, nil, nil, nil, nil, .offline, .ended]),
            (.renewing, [nil, nil, nil, nil, nil, .offline, .ended]),
            (.ended, [nil, nil, nil, nil, nil, nil, nil]),
        ]
        for (state, next) in rows {
            for (event, wanted) in zip(events, next) {
                var machine = machine(in: state)
                _ = machine.handle(event)
                #expect(machine.state == wanted ?? state, "\(state), \(event)")
            }
        }
    }

    @Test func theNotificationsEndWithTheDownload() {
        let ending: [Machine.Action] = [.write([0x0B, 0x07, 0]), .write([0x0B, 0x0D, 0]), .write([0x0B, 0x08, 0])]
        for state in Machine.State.allCases where state != .ended {
            var machine = machine(in: state)
            let actions = machine.handle(.cancelled)
            // A board that reads erases the pages whose ends the host does not hear.
            let wanted: [Machine.Action] =
                state == .offline ? [] : state == .measuring ? ending : [ending[0], ending[2]]
            let writes = actions.filter { if case .write = $0 { true } else { false } }
            #expect(writes == wanted, "\(state)")
            let isFinished = actions.contains {
                if case .finish(let error) = $0 { error?.code == .cancelled } else { false }
            }
            #expect(isFinished)
        }
    }

    @Test func hostileProgressIsSurvived() {
        var machine = machine(in: .reading)
        for left in [UInt32.max, 0, .max, 0, .max, 0] { _ = machine.handle(.remaining(left)) }
        #expect(machine.state != .reading)
    }

    @Test func silenceNamesTheStep() {
        for (state, word) in [(Machine.State.measuring, "length"), (.reading, "9 entries")] {
            var machine = machine(in: state)
            var errors: [VeltoError] = []
            for _ in 0..<4 {
                errors += machine.handle(.timer).compactMap { if case .finish(let error?) = $0 { error } else { nil } }
            }
            #expect(errors.count == 1 && errors[0].code == .timeout && errors[0].message.contains(word), "\(errors)")
        }
    }

    /// A length of 0 right after a flush is asked again.
    @Test func aFlushIsWaitedFor() throws {
        let info = try #require(ModuleInfo(answer: answer("0B 80 00 03 08 00 00 FB 03 00 02")))
        var machine = Machine([single], LogClock(), LogLimits(info))
        #expect(machine.handle(.linkReady(start)).first == .write([0x0B, 0x10, 1]))
        #expect(machine.handle(.began(entries: 0)) == [.deadline(0.5)])
        #expect(machine.handle(.timer).contains(.requestLength))
        // No read-out requests fewer than a page.
        #expect(machine.handle(.began(entries: 7)).contains(.write([0x0B, 0x06, 0, 2, 0, 0, 0, 0, 0, 0])))
    }

    @Test func aResetIsAnnounced() {
        var machine = machine(in: .reading)
        _ = machine.handle(.linkLost)
        let later = LogAnchors.Anchor(
            resetID: 2, tick: 10, time: UTCTime(nanoseconds: start.time.nanoseconds + 5_000_000_000))
        #expect(machine.handle(.linkReady(later)).contains(.announceReset))
    }

    @Test func aDownloadThatDoesNotResumeEndsWithTheLink() {
        var machine = Machine([single], LogClock(), LogLimits(), .init(resumes: false))
        _ = machine.handle(.linkReady(start))
        #expect(
            machine.handle(.linkLost).contains {
                if case .finish(let error) = $0 { error?.code == .disconnected } else { false }
            })
    }

    @Test func linksThatBringNothingEndIt() {
        var machine = Machine([single], LogClock(), LogLimits())
        var count = 0
        while machine.state != .ended, count < 100 {
            _ = machine.handle(.linkReady(start))
            _ = machine.handle(.began(entries: 9))
            _ = machine.handle(.linkLost)
            count += 1
        }
        #expect(count == 8)
    }

    @Test func aBookmarkOlderThanTheLogEndsIt() throws {
        var (host, board) = (host(), board(300))
        try run(&host, &board) { $0 == 90 ? .drop(losesWrite: true, reached: 0) : .none }
        let saved = try #require(host.bookmark)
        let bookmark = try Bookmark(saved.span)
        var early = bookmark
        early.left = 500
        var machine = Machine(early, LogLimits())
        _ = machine.handle(.linkReady(start))
        let actions = machine.handle(.began(entries: 30))
        #expect(actions.contains { if case .finish(let error) = $0 { error?.code == .invalidState } else { false } })
    }

    /// A board that has forgotten that pages were confirmed sends them again: they are from before the bookmark.
    @Test func pagesFromBeforeTheBookmarkAreDropped() throws {
        for firmware in firmwares() {
            var (host, board) = (host(), board(1100, firmware))
            try run(&host, &board)
            var whole = self.whole(2000, firmware)
            try host.restart(LogClock())
            try download(&host, &whole, anchor: { later })
            #expect(numbers(host) == Array(0..<2000), "\(firmware)")
            #expect(host.machine.reader.counts.repeated == 1100 && host.gaps.isEmpty)
        }
    }

    /// A later download goes on from the bookmark: a last page that was never confirmed is not repeated.
    @Test func aLaterDownloadBringsWhatIsNew() throws {
        for firmware in firmwares() {
            var (host, board) = (host(), board(200, firmware))
            try run(&host, &board)
            board.isNewestOpen = !firmware.completesLastPage && !board.pages.isEmpty
            for number in 200..<450 {
                _ = board.log(
                    0, 1, UInt32(2000 + Double(number) * 0.01 / BoardTick.seconds), UInt32(number), sample: number)
            }
            board.flush()
            try host.restart(LogClock())
            try run(&host, &board)
            #expect(numbers(host) == Array(0..<450), "\(firmware)")
        }
    }
}
