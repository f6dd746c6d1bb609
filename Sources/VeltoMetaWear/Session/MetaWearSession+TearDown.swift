internal import VeltoCore
internal import VeltoWearable

/// What makes a board forget: tearing down, and resets.
///
/// Source: MetaWear module protocol, 4.18 and 4.20.
extension MetaWearSession {
    /// A part that is torn down, the module that it belongs to, and the packets.
    private struct Part {
        let part: BoardParts
        let module: BoardModule
        let packets: @Sendable (ModuleInfo) -> [[UInt8]]
    }

    /// In the order in which what depends on others comes first.
    private static let parts = [
        Part(part: .light, module: .led) { _ in [LightAction.stopAndClear.packet] },
        Part(part: .timers, module: .timer) { info in
            (0..<(info.extra.first ?? standardTimerCount)).map { BoardRegister(.timer, 0x05).command($0) }
        },
        Part(part: .processors, module: .processor) { _ in [removeProcessors] },
        Part(part: .events, module: .event) { _ in [removeEvents] },
        Part(part: .loggers, module: .logging) { _ in [removeLoggers] },
    ]

    private static let standardTimerCount: UInt8 = 8
    private static let removeProcessors = BoardRegister(.processor, 0x08).command()
    private static let removeEvents = BoardRegister(.event, 0x05).command()
    private static let removeLoggers = BoardRegister(.logging, 0x0A).command()

    /// Ends parts of what the board was told to do, by whomever.
    ///
    /// The game input is nothing that a board was told: it begins again.
    func tearDown(_ parts: BoardParts) async throws(VeltoError) {
        if !parts.isDisjoint(with: [.sensors, .subscriptions]) { try await stopGameInput() }
        defer { followPlayIfPlaying() }
        try await talk.writeWhole(packetsThatEndWatching(by: parts))
        if parts.contains(.sensors) {
            let packets = packetsThatStopSensors()
            showStatus()
            try await talk.writeWhole(packets)
        }
        var packets: [[UInt8]] = []
        if parts.contains(.subscriptions) { packets += notifyingRegisters.map { $0.notifications(false) } }
        for part in Self.parts where parts.contains(part.part) {
            if let info = status.modules[part.module] { packets += part.packets(info) }
        }
        try await talk.write(packets)
    }

    /// Ends the streams and watches that need what is torn down, and returns the packets that end what no one else needs.
    private func packetsThatEndWatching(by parts: BoardParts) -> [[UInt8]] {
        let streams = unsafe feeds.streams.filter { stream in
            parts.contains(.subscriptions) || parts.contains(.sensors) && stream.signal.sensor != nil
        }
        let identifiers = streams.map(\.signal.identifier)
        talk.act { $0.endStreams(of: identifiers, VeltoError(.cancelled, "the board was torn down")) }
        let packets = streams.flatMap { packetsThatStop($0.signal, $0.feed) }
        return parts.contains(.subscriptions) ? packets + watches.endAll() : packets
    }

    /// Stops all sensors and detectors, also those that others have left running.
    private func packetsThatStopSensors() -> [[UInt8]] {
        _ = users.endAll()
        for sensor in BoardSensor.allCases { _ = changePlay { $0.ignore(sensor) } }
        unsafe detectors.removeAll()
        // Fusion first: it runs others.
        let sensors = [.fusion] + BoardSensor.allCases.filter { $0 != .fusion }
        let chips = sensors.compactMap { try? status.chip(of: $0) }
        return chips.flatMap(\.standardSetting.stop) + packetsThatDisableDetectors()
    }

    // MARK: Resets

    /// Resets the board; ends with the link, if that is what follows.
    func reset(_ kind: BoardReset) async throws(VeltoError) {
        guard status.modules[.debug] != nil else { throw .lacks(.debug) }
        guard kind.endsLink else { return try await talk.write(kind.packet) }
        try await endLink(by: [kind.packet])
    }

    /// Writes what ends the link, and waits for that.
    private func endLink(by packets: [[UInt8]]) async throws(VeltoError) {
        do throws(VeltoError) {
            try await talk.write(packets)
        } catch {
            // The board may be faster than what tells that the packet is on its way.
            guard error.code == .disconnected else { throw error }
            return
        }
        try await talk.linkEnd()
    }

    /// Removes everything but name and radio settings, and resets the board.
    ///
    /// The log must not run, or its entries stay; firmware that has no garbage ignores the reset after its collection.
    func factoryReset() async throws(VeltoError) {
        try await talk.write([
            BoardRegister(.logging, 0x01).command(0), BoardRegister(.logging, 0x09).command(.max, .max, .max, .max),
            Self.removeLoggers, Self.removeEvents, Self.removeProcessors, BoardRegister(.macro, 0x08).command(),
        ])
        try await endLink(by: [BoardReset.afterGarbageCollection.packet, BoardReset.now.packet])
    }
}

extension BoardReset {
    fileprivate var packet: [UInt8] {
        switch self {
        case .now: BoardRegister(.debug, 0x01).command()
        case .bootloader: BoardRegister(.debug, 0x02).command()
        case .afterGarbageCollection: BoardRegister(.debug, 0x05).command()
        case .link: BoardRegister(.debug, 0x06).command()
        case .powerSave: BoardRegister(.debug, 0x07).command()
        }
    }

    /// Whether the board ends the link at once.
    fileprivate var endsLink: Bool {
        switch self {
        case .now, .bootloader, .link: true
        case .afterGarbageCollection, .powerSave: false
        }
    }
}
