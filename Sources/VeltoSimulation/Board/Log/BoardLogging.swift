internal import VeltoCore

/// The logging module.
///
/// Its loggers record reports on the bus, whether or not a host is connected.
///
/// A reset keeps loggers and entries, but disables logging. Source: MetaWear system notes, 3.
struct BoardLogging: BoardModule {
    private let revision: UInt8
    private var isEnabled = false
    private var overwrites = false
    private var readout: BoardReadout?

    static let module: UInt8 = 0x0B

    private enum Register {
        static let enable: UInt8 = 0x01
        static let logger: UInt8 = 0x02
        static let removeLogger: UInt8 = 0x03
        static let time: UInt8 = 0x04
        static let length: UInt8 = 0x05
        static let readout: UInt8 = 0x06
        static let removeEntries: UInt8 = 0x09
        static let removeAllLoggers: UInt8 = 0x0A
        static let overwriting: UInt8 = 0x0B
        static let recycledPages: UInt8 = 0x0C
        static let confirmPage: UInt8 = 0x0E
        static let flush: UInt8 = 0x10
    }

    /// The first revision that can flush a page.
    private static let revisionOfFlush: UInt8 = 3

    init(_ information: BoardModuleInformation) {
        revision = information.revision
    }

    let notifying = [BoardReadout.Register.data, BoardReadout.Register.progress, BoardReadout.Register.page]
    var isRunning: Bool { isEnabled }
    var nextDue: Timestamp { readout?.nextDue ?? .distantFuture }

    func sources(_ body: BoardBody) -> [BoardSource] {
        isEnabled ? body.flash.log.loggers.compactMap { $0?.source } : []
    }

    // MARK: Registers

    mutating func write(
        _ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        switch (register, payload.count) {
        case (Register.enable, 1): isEnabled = payload[0] == 1
        case (Register.overwriting, 1): overwrites = payload[0] == 1
        case (Register.logger, BoardLogger.size): add(BoardLogger(payload), &body, &bus, at: time)
        case (Register.removeLogger, 1): body.flash.log.removeLogger(payload[0])
        case (Register.removeAllLoggers, 0) where !isEnabled: body.flash.log.removeAllLoggers()
        case (Register.removeEntries, 4) where !isEnabled: remove(Self.number(payload), &body, &bus, at: time)
        case (Register.flush, 1) where revision >= Self.revisionOfFlush: body.flash.log.flush()
        case (Register.readout, 8): beginReadout(payload, body, bus, at: time)
        case (Register.confirmPage, 0): confirmPage(&body.flash.log, bus.radio, at: time)
        default: break
        }
    }

    /// Removes entries; the completion is reported with the same notification as the end of a page.
    private func remove(_ number: Int, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        body.flash.log.remove(number)
        guard bus.radio.hears(Self.module, BoardReadout.Register.page) else { return }
        bus.radio.send(BoardTable.notification, [Self.module, BoardReadout.Register.page], at: time)
    }

    /// Adds a logger; the reply of a full table has no number.
    private func add(_ logger: BoardLogger, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        let number = body.flash.log.add(logger).map { [$0] } ?? []
        bus.radio.send(BoardTable.notification, [Self.module, Register.logger] + number, at: time)
    }

    func read(_ register: UInt8, _ payload: [UInt8], _ body: inout BoardBody, at time: Timestamp) -> [UInt8]? {
        switch (register, payload.count) {
        case (Register.time, 0): body.ticks(at: time).littleEndianBytes + [body.flash.resetID]
        case (Register.length, 0): UInt32(clamping: body.flash.log.length).littleEndianBytes
        case (Register.recycledPages, 0): body.flash.log.recycledPageCount.littleEndianBytes
        case (Register.logger, 1): body.flash.log.logger(payload[0])?.bytes ?? []
        default: nil
        }
    }

    private static func number(_ bytes: some Collection<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func commands(_ body: BoardBody, at time: Timestamp) -> [[UInt8]] {
        [[Register.overwriting, overwrites ? 1 : 0], [Register.enable, isEnabled ? 1 : 0]]
    }

    // MARK: Entries

    mutating func hear(_ report: BoardReport, _ body: inout BoardBody, _ bus: inout BoardBus) {
        for id in body.flash.log.loggers.indices {
            guard let logger = body.flash.log.loggers[id], logger.source == report.source else { continue }
            let entry = BoardLogEntry(
                logger: UInt8(id), resetID: body.flash.resetID, tick: body.ticks(at: report.time),
                data: logger.data(of: report))
            body.flash.log.append(entry, overwriting: overwrites)
        }
    }

    // MARK: Readout

    private mutating func beginReadout(_ payload: [UInt8], _ body: BoardBody, _ bus: BoardBus, at time: Timestamp) {
        let (wanted, interval) = (Self.number(payload[..<4]), Self.number(payload[4...]))
        let left = min(wanted, body.flash.log.length)
        // An empty log sends no end notification.
        guard left > 0, bus.radio.hears(Self.module, BoardReadout.Register.data) else { return }
        readout = BoardReadout(of: body.flash.log, left: left, progressEvery: interval, bus.radio, at: time)
    }

    private mutating func confirmPage(_ log: inout BoardLog, _ radio: BoardRadio, at time: Timestamp) {
        if readout?.confirm(&log, radio, at: time) == true { readout = nil }
    }

    mutating func run(_ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp) {
        if readout?.send(&body.flash.log, &bus.radio, at: time) == true { readout = nil }
    }

    mutating func notice(
        _ happening: BoardHappening, _ body: inout BoardBody, _ bus: inout BoardBus, at time: Timestamp
    ) {
        // An unconfirmed page is sent again over the next link.
        if case .linkEnded = happening { readout = nil }
    }
}
