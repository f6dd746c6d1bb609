import SessionBench
import Testing
import VeltoCore
import VeltoWearable

@testable import VeltoMetaWear

private let single = layout("acceleration[0]", [0], channels: 1, rate: 100)
private let confirmation = "0B 0E"

/// A board whose log has that many entries of a logger at 100 Hz, numbered.
private func board(_ count: Int, _ firmware: LogBoard.Firmware = .init(), from first: Int = 0) -> LogBoard {
    var board = LogBoard(firmware)
    for number in first..<first + count {
        let tick = UInt32(2000 + Double(number) * 0.01 / BoardTick.seconds)
        _ = board.log(0, 1, tick, UInt32(number & 0x7FFF), sample: number)
    }
    return board
}

private func connected(_ count: Int, _ firmware: LogBoard.Firmware = .init()) -> DownloadRig {
    let information = firmware.holdsNewestPage ? DownloadRig.logging.newer : DownloadRig.logging.older
    let rig = DownloadRig(board(count, firmware), [single], information: information)
    rig.connect()
    _ = rig.bench.takeWrites()
    return rig
}

private let generations: [LogBoard.Firmware] = [
    .init(), .init(pageSize: 512, countsHeaders: false, holdsNewestPage: true),
]

/// A session that serves a download, against a model of a log.
@Suite struct DownloadSessionTests {
    private func numbers(_ rig: DownloadRig) -> [Int] { rig.rows[0].map { Int($0[0]) } }

    @Test func aLogIsReadPageByPage() throws {
        for firmware in generations {
            let rig = connected(1300, firmware)
            try rig.start()
            try rig.run()
            #expect(rig.result == .ok && numbers(rig) == Array(0..<1300))
            #expect(rig.board.pages.isEmpty && rig.download?.info.state == .ended)
            let first = try #require(rig.infos[0].first)
            #expect(first.flags == .utc && first.tick == 2000)
        }
    }

    @Test func aPageIsConfirmedOnlyWhenItIsAcknowledged() throws {
        let rig = connected(300)
        rig.stores = false
        let download = try rig.start()
        try rig.run()
        #expect(download.page?.unreadCount == 127 && download.page?.isLast == false)
        #expect(
            throws: VeltoError(
                .invalidState,
                "127 samples of acceleration[0] of the page are unread",
                remedy: "read them before the page is erased")
        ) {
            try download.acknowledgePage()
        }
        #expect(throws: VeltoError.self) { try download.bookmark() }
        rig.read()
        #expect(!rig.bench.writes.contains(confirmation) && rig.board.entryCount == 300)
        try download.acknowledgePage()
        rig.bench.turn()
        #expect(rig.bench.writes.contains(confirmation) && rig.board.entryCount == 173)
        #expect(throws: VeltoError(.invalidState, "there is no page to acknowledge")) { try download.acknowledgePage() }
    }

    @Test func nothingIsLostOrDoubledByADropAtAnyPacket() throws {
        for firmware in generations {
            let whole = connected(300, firmware)
            try whole.start()
            try whole.run()
            for packet in 1...whole.packetCount {
                let rig = connected(300, firmware)
                rig.packetsUntilDrop = packet
                try rig.start()
                try rig.run()
                #expect(rig.result == .ok && numbers(rig) == Array(0..<300), "packet \(packet)")
                // The last confirmation may be lost with the link: then the bookmark drops the page.
                #expect(rig.links <= 2 && rig.board.pages.count <= 1, "packet \(packet)")
                if rig.links == 1 { rig.drop(); rig.connect() }
                try rig.start(DownloadDefinition(bookmark: rig.bookmark))
                try rig.run()
                #expect(numbers(rig).count == 300 && rig.board.pages.isEmpty, "packet \(packet)")
            }
        }
    }

    @Test func aLinkThatBreaksOftenOnlyDelays() throws {
        for interval in [85, 100, 150] {
            let rig = connected(1000)
            rig.packetsUntilDrop = interval
            try rig.start()
            for _ in 0..<200 where rig.result == nil {
                try rig.runUntilBroken()
                guard rig.isBroken else { break }
                rig.drop()
                rig.connect()
                rig.packetsUntilDrop = rig.packetCount + interval
            }
            #expect(rig.result == .ok && numbers(rig) == Array(0..<1000) && rig.links > 3)
        }
    }

    @Test func nothingIsLostOrDoubledByAKillAtAnyPacket() throws {
        for packet in 1...180 {
            let rig = connected(300)
            rig.packetsUntilDrop = packet
            try rig.start()
            try rig.runUntilBroken()
            rig.kill()
            rig.connect()
            try rig.start(DownloadDefinition(bookmark: rig.bookmark))
            try rig.run()
            #expect(rig.result == .ok && numbers(rig) == Array(0..<300), "packet \(packet)")
        }
    }

    // MARK: Overwriting and lies

    @Test func whatWasOverwrittenIsReportedBetweenTwoDownloads() throws {
        let rig = connected(300)
        try rig.start()
        try rig.run()
        #expect(rig.result == .ok && rig.gaps.isEmpty)
        rig.board = board(300, from: 1000)
        rig.board.recycled = 5
        try rig.start(DownloadDefinition(bookmark: rig.bookmark))
        try rig.run()
        #expect(rig.result == .ok && numbers(rig) == Array(0..<300) + Array(1000..<1300))
        #expect(rig.gaps.map(\.cause) == [.overwritten] && rig.gaps.map(\.entryCount) == [5 * 127])
        #expect(rig.gaps.map(\.position) == [300] && rig.download?.info.missingCount == 5 * 127)
        #expect(rig.infos[0][300].flags.contains(.afterGap))
    }

    @Test func aPageThatNeverEndsIsBounded() throws {
        let rig = connected(300)
        rig.stores = false
        let download = try rig.start()
        let entries = [UInt8](repeating: 0x20, count: 18)
        for _ in 0..<33_000 where rig.result == nil { rig.bench.notify([0x0B, 0x07] + entries) }
        #expect(rig.result == .protocol && download.info.error?.message.contains("without the end of a page") == true)
        #expect(download.with { $0.machine.reader.received.isEmpty })
    }

    @Test func aRangeThatIsGivenMeanwhileHoldsForTheSamplesToCome() throws {
        var raw = single
        raw.forgetRange()
        let rig = DownloadRig(board(300), [raw])
        rig.connect()
        rig.stores = false
        let download = try rig.start()
        try rig.run()
        var scaled = raw
        scaled.setRange(2, scales: [0.5])
        download.setRange(of: scaled)
        rig.stores = true
        try rig.run()
        #expect(rig.result == .ok)
        let values: [Float] = (0..<300).map { $0 < 127 ? Float($0) : Float($0) / 2 }
        #expect(rig.rows[0].map { $0[0] } == values)
        #expect(rig.infos[0].map { $0.flags.contains(.unscaled) } == (0..<300).map { $0 < 127 })
    }

    // MARK: Going on

    private func logging(_ firmware: LogBoard.Firmware) -> DownloadRig {
        let rig = connected(300, firmware)
        rig.bench.answers[bytes("0B 82 00")] = bytes("0B 82 03 04 FF 20")
        _ = rig.bench.record.withLog { $0.run = LogRun(mode: .stopWhenFull) }
        return rig
    }

    @Test func aDownloadStopsTheLogAndStartsItAgain() throws {
        for firmware in generations {
            let rig = logging(firmware)
            try rig.start(DownloadDefinition(goesOn: true))
            try rig.run()
            let (writes, log) = (rig.bench.takeWrites(), rig.bench.record.with { $0.log })
            #expect(rig.result == .ok && numbers(rig) == Array(0..<300))
            #expect(log.run?.mode == .stopWhenFull && log.resumption == nil)
            let orders = writes.filter { ["0B 01 00", "0B 85", confirmation, "0B 01 01"].contains($0) }
            #expect(orders.first == "0B 01 00" && orders.contains(confirmation))
            #expect(orders.lastIndex(of: confirmation) ?? .max < orders.firstIndex(of: "0B 01 01") ?? 0)
        }
    }

    /// Wherever the link is lost, the log runs in the end.
    @Test func aLogThatIsToGoOnIsNeverForgotten() throws {
        let whole = logging(generations[1])
        try whole.start(DownloadDefinition(goesOn: true))
        try whole.run()
        for packet in 1...whole.packetCount {
            let rig = logging(generations[1])
            rig.packetsUntilDrop = packet
            try rig.start(DownloadDefinition(goesOn: true))
            try rig.run()
            let log = rig.bench.record.with { $0.log }
            #expect(numbers(rig) == Array(0..<300) && rig.result == .ok, "packet \(packet)")
            #expect(log.run?.mode == .stopWhenFull && log.resumption == nil, "packet \(packet)")
        }
    }

    // MARK: Beginnings and ends

    @Test func anEmptyLogHasNoPage() throws {
        let rig = connected(0)
        let download = try rig.start()
        try rig.run()
        #expect(rig.result == .ok && download.page == nil && download.info.entryCount == 0)
        #expect(rig.bench.takeWrites().suffix(4).prefix(3) == ["0B 07 00", "0B 0D 00", "0B 08 00"])
    }

    @Test func aLostLinkEndsADownloadThatDoesNotResume() throws {
        let rig = connected(300)
        rig.packetsUntilDrop = 60
        let download = try rig.start(DownloadDefinition(resumes: false))
        try rig.run()
        #expect(rig.result == .disconnected && download.info.state == .ended && rig.rows[0].isEmpty)
        try rig.start()
        try rig.run()
        #expect(rig.result == .ok && numbers(rig) == Array(0..<300))
    }

    @Test func aCancelledDownloadLeavesThePageOnTheBoard() throws {
        let rig = connected(300)
        rig.stores = false
        let download = try rig.start()
        try rig.run()
        rig.bench.cancel(try #require(rig.operation))
        #expect(rig.result == .cancelled && download.info.state == .ended && rig.board.entryCount == 300)
        #expect(rig.bench.writes.contains("0B 07 00") && !rig.bench.writes.contains(confirmation))
        rig.stores = true
        try rig.start()
        try rig.run()
        #expect(rig.result == .ok && numbers(rig) == Array(0..<300))
    }

    @Test func aDownloadCanBeCancelledWithoutALink() throws {
        let rig = connected(300)
        rig.stores = false
        let download = try rig.start()
        try rig.run()
        rig.drop()
        rig.bench.record.operationEnded(
            SessionOperation(try #require(rig.operation)), VeltoError(.cancelled, "the operation was cancelled"))
        #expect(download.info.error?.code == .cancelled)
        _ = rig.bench.takeWrites()
        rig.connect()
        #expect(rig.bench.status?.activities == [] && !rig.bench.writes.contains { $0.hasPrefix("0B 06") })
    }

    @Test func oneDownloadRunsAtATime() throws {
        let rig = connected(300)
        rig.stores = false
        let download = try rig.start()
        #expect(throws: VeltoError.self) { try rig.start() }
        download.giveUp()
        try rig.start()
    }

    // MARK: The link meanwhile

    @Test func theShortestIntervalIsRequestedAndTheBoardsOwnRestored() throws {
        let (shortest, own) = ("11 09 06 00 06 00 00 00 58 02", "11 09 18 00 28 00 00 00 58 02")
        let rig = connected(300)
        try rig.start()
        #expect(rig.bench.writes.contains(shortest) && !rig.bench.writes.contains(own))
        try rig.run()
        let writes = rig.bench.takeWrites()
        #expect(writes.last == own && writes.count { $0 == shortest } == 1)
        #expect(rig.bench.record.with { $0.state?.connectionParameters } == nil)

        rig.board = board(300)
        rig.packetsUntilDrop = 60
        try rig.start()
        try rig.runUntilBroken()
        let saved = rig.bench.record.json
        #expect(try SavedBoardState(json: Array(saved.utf8)).connectionParameters?.first == 0x18)
        _ = rig.bench.takeWrites()
        try rig.run()
        #expect(rig.result == .ok && rig.bench.takeWrites().suffix(1) == [own])

        // Killed: the next run has the record, and no download.
        rig.kill()
        rig.bench.record.with { $0.state = try? SavedBoardState(json: Array(saved.utf8)) }
        rig.connect()
        #expect(rig.bench.takeWrites().contains(own))
    }

    @Test func nothingElseIsStartedMeanwhile() throws {
        let rig = connected(300)
        rig.kill()
        rig.bench.answers[bytes("FE 80")] = bytes("FE 80 00 05 03")
        rig.connect()
        rig.stores = false
        try rig.start()
        try rig.run()
        #expect(rig.bench.status?.activities == .downloading)
        let reader = try #require(try rig.bench.reader(of: "acceleration"))
        let others: [any SessionCommand] = [
            SignalCommand.start(reader.feed), FactoryReset(), ResetBoard(kind: .now), TearDown(parts: .all),
            StartLogging(mode: .overwrite), ClearLog(), FlushLog(),
        ]
        for other in others { #expect(rig.bench.code(rig.bench.perform(other)) == .invalidState, "\(other)") }
        #expect(rig.bench.code(rig.bench.perform(RequestPacket(packet: bytes("11 8C")))) == .ok)
        rig.stores = true
        try rig.run()
        #expect(rig.result == .ok && rig.bench.status?.activities == [])
        #expect(rig.bench.code(rig.bench.perform(SignalCommand.start(reader.feed))) == .ok)
    }

    @Test func gameInputIsSuspendedMeanwhile() throws {
        let (starts, stops) = ("03 01 01", "03 01 00")
        let rig = connected(300)
        var settings = InputSettings()
        settings.isPlaying = true
        rig.bench.perform(settings)
        #expect(rig.bench.takeWrites().contains(starts))
        rig.stores = false
        try rig.start()
        try rig.run()
        #expect(rig.bench.takeWrites().contains(stops))
        rig.drop()
        rig.connect()
        rig.bench.perform(settings)
        try rig.run()
        #expect(!rig.bench.takeWrites().contains(starts), "a download that goes on has the link for itself")
        rig.stores = true
        try rig.run()
        rig.bench.advance(1)
        #expect(rig.result == .ok && rig.bench.takeWrites().contains(starts))
    }

    @Test func aBoardThatStreamsOrLogsIsNotRead() throws {
        let rig = connected(300)
        _ = try rig.bench.stream("acceleration")
        try rig.start()
        #expect(rig.result == .invalidState)
        #expect(rig.bench.message(try #require(rig.operation)).contains("the board sends acceleration"))
        let logging = connected(300)
        _ = logging.bench.record.withLog { $0.run = LogRun(mode: .overwrite) }
        try logging.start()
        #expect(logging.result == .invalidState && logging.board.entryCount == 300)
    }
}
