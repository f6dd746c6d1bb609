import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoMetaWear

/// Bytes written as in the protocol notes.
func bytes(_ text: String) -> [UInt8] { Hex.bytes(text) }

/// A board in miniature: it answers what a session requests, and the clock is moved by hand.
final class BoardTalk {
    static let (command, notification): (ValueHandle, ValueHandle) = (10, 12)
    static let ownTexts: [(uuid: BluetoothUUID, text: String)] = [
        (MetaWearProfile.model, "8"), (MetaWearProfile.hardware, "r0.1"), (MetaWearProfile.firmware, "1.7.2"),
        (MetaWearProfile.serial, "055B9E"), (MetaWearProfile.manufacturer, "MbientLab Inc"),
    ]

    /// What outlives links, each of which has a session of its own.
    let record: BoardRecord
    private(set) var session: MetaWearSession
    /// What it answers, by the bytes of the request; modules that are not here are absent.
    var answers: [[UInt8]: [UInt8]] = [
        bytes("01 80"): bytes("01 80 00 00"), bytes("03 80"): bytes("03 80 04 00"),
        bytes("04 80"): bytes("04 80 01 00 00 03 01 02"), bytes("13 80"): bytes("13 80 01 00"),
        bytes("11 80"): bytes("11 80 00 0A 07 00"), bytes("11 8C"): bytes("11 8C 57 F0 0F"),
        bytes("04 81 01"): bytes("04 81 01 B4 00"), bytes("04 81 02"): bytes("04 81 02 F9 FF"),
        bytes("04 81 03"): bytes("04 81 03 F9 FF"),
    ]
    /// What it says about itself.
    var texts = Dictionary(uniqueKeysWithValues: ownTexts.map { ($0.uuid, $0.text) })
    /// Requests with that beginning get no answer.
    var silent: [[UInt8]] = []
    /// A stream that a test has started.
    var running: SampleFeed?
    /// Whether writes fail.
    var refusesWrites = false
    /// The number of requests that are answered before it stops; nil for all.
    var patience: Int?
    private(set) var now = Timestamp(nanoseconds: 100_000_000_000)
    private(set) var writes: [String] = []
    private(set) var events: [DeviceEvent] = []
    private(set) var details: DeviceDetails?
    private(set) var logs: [String] = []
    private(set) var results: [ObjectHandle: Result<[UInt8], VeltoError>] = [:]
    private(set) var failure: VeltoError?
    private(set) var isReady = false
    private(set) var status: BoardStatus?
    private(set) var signals: [SignalDescription] = []
    private(set) var deadline: Timestamp?
    private(set) var requestCount = 0
    /// The number of times that the record was to be saved.
    private(set) var savings = 0
    private var unanswered: [SessionRequest] = []
    /// The clock of its context, which the test does not move; only its date counts.
    let clock = TimeSource.manual()
    private var output = SessionOutput(motion: MotionQueue())
    private var outlets: [ObjectHandle: SampleOutlet] = [:]
    private var operations: UInt64 = 0

    /// A board with a BMI160, in place of the BMI270 that it has otherwise.
    static func older() -> BoardTalk {
        let board = BoardTalk()
        board.answers[bytes("03 80")] = bytes("03 80 01 02")
        board.answers[bytes("13 80")] = bytes("13 80 00 01")
        return board
    }

    init(isFed: Bool = false, record: BoardRecord = BoardRecord()) {
        self.record = record
        session = MetaWearSession(record)
        output.clock = clock
        if !isFed { output.turns = TurnSignal {} }
    }

    static var table: GATTTable {
        let texts = ownTexts.enumerated().map { index, row in
            Characteristic(
                service: MetaWearProfile.deviceInformation, uuid: row.uuid,
                handle: ValueHandle(rawValue: UInt16(20 + 2 * index)), properties: .read)
        }
        return GATTTable(
            [
                Characteristic(
                    service: MetaWearProfile.service, uuid: MetaWearProfile.command, handle: command,
                    properties: [.write, .writeWithoutResponse]),
                Characteristic(
                    service: MetaWearProfile.service, uuid: MetaWearProfile.notification, handle: notification,
                    properties: .notify),
            ] + texts)
    }

    // MARK: What happens

    func connect(_ table: GATTTable = BoardTalk.table) {
        isReady = false
        failure = nil
        session.linkReady(table, at: now, &output)
        work()
    }

    /// A board that is ready, as if nothing was written yet.
    func connected() -> BoardTalk {
        connect()
        writes = []
        return self
    }

    func notify(_ packet: [UInt8], after seconds: Double = 0) {
        now = now.advanced(bySeconds: seconds)
        session.received(Self.notification, packet.span, at: now, MotionOptions(), &output)
        work()
    }

    func notify(_ text: String, after seconds: Double = 0) { notify(bytes(text), after: seconds) }

    func advance(_ seconds: Double) {
        let end = now.advanced(bySeconds: seconds)
        while let due = deadline, due <= end {
            now = max(now, due)
            deadline = nil
            session.timerFired(at: now, &output)
            work()
        }
        now = end
    }

    @discardableResult
    func perform(_ command: any SessionCommand) -> ObjectHandle {
        operations += 1
        let handle = ObjectHandle(rawValue: operations)
        do throws(VeltoError) {
            // As the device does, before the session has the command.
            try (command as? any BoardCommand)?.check()
        } catch {
            results[handle] = .failure(error)
            return handle
        }
        // As a device does: it is kept for later links, too.
        if let preference = command as? any BoardPreference { record.with { try? $0.preferences.take(preference) } }
        session.perform(command, as: SessionOperation(handle), &output)
        work()
        return handle
    }

    func cancel(_ operation: ObjectHandle) {
        session.cancelled(SessionOperation(operation), &output)
        work()
    }

    /// What was refused, in words.
    func message(_ operation: ObjectHandle) -> String {
        if case .failure(let error) = results[operation] { error.message } else { "" }
    }

    /// What detectors have found.
    var detections: [(detector: Int, code: Int, axes: UInt32, sign: Int, count: UInt32)] {
        events.compactMap { event in
            guard case .detected(let detector, let code, let axes, let sign, let count) = event else { return nil }
            return (detector, code, axes, sign, count)
        }
    }

    /// Starts a stream of a signal, whose frames `take` returns.
    func stream(_ identifier: String, _ units: Units = .native) throws -> (feed: SampleFeed, outlet: SampleOutlet) {
        let signal = try #require(signals.first { $0.identifier == identifier })
        let feed = SampleFeed(signal)
        let outlet = try SampleOutlet(signal, 0..<signal.channels.count, units, capacity: 4096)
        feed.add(outlet)
        let operation = perform(SignalCommand.start(feed))
        #expect(code(operation) == .ok)
        return (feed, outlet)
    }

    /// Reads a signal once.
    func read(_ identifier: String) throws -> (values: [Float], operation: ObjectHandle) {
        let signal = try #require(signals.first { $0.identifier == identifier })
        let feed = SampleFeed(signal)
        let outlet = try SampleOutlet(signal, 0..<signal.channels.count, .native, capacity: 4)
        feed.add(outlet)
        let operation = perform(SignalCommand.read(feed))
        outlets[operation] = outlet
        return (take(outlet).values.first ?? [], operation)
    }

    /// What a reading that was slow has brought.
    func values(of operation: ObjectHandle) -> [Float] { outlets[operation].flatMap { take($0).values.first } ?? [] }

    func take(_ outlet: SampleOutlet) -> (values: [[Float]], infos: [FrameInfo]) {
        let (width, room) = (outlet.selection.count, 4096)
        var values = [Float](repeating: 0, count: width * room)
        var infos = [FrameInfo](repeating: FrameInfo(), count: room)
        let count = unsafe outlet.take(room, &values, &infos)
        return ((0..<count).map { Array(values[$0 * width..<($0 + 1) * width]) }, Array(infos.prefix(count)))
    }

    /// What was not answered is, after all.
    func answerAll() {
        let late = unanswered
        unanswered = []
        for request in late { session.completed(request, .success([]), at: now, &output) }
        work()
    }

    func goodbye() {
        session.goodbye(&output)
        work()
    }

    func linkDown() {
        session.linkDown(&output)
        while output.turns?.take() ?? false { session.turn(at: now, &output) }
        for case .finish(let operation, let result) in output.takeActions() { results[operation.handle] = result }
        _ = output.takeState()
        if output.takeRecordChange() { savings += 1 }
        deadline = nil
        session = MetaWearSession(record)
    }

    // MARK: What is seen

    func takeWrites() -> [String] {
        defer { writes = [] }
        return writes
    }

    func code(_ operation: ObjectHandle) -> ResultCode? {
        switch results[operation] {
        case .success: .ok
        case .failure(let error): error.code
        case nil: nil
        }
    }

    func value(of operation: ObjectHandle) -> [UInt8]? { try? results[operation]?.get() }

    // MARK: What the session requests

    private func work() {
        while true {
            if output.takeRecordChange() { savings += 1 }
            if let state = output.takeState() { status = state as? BoardStatus }
            let actions = output.takeActions()
            actions.forEach(perform)
            let hasTurn = output.turns?.take() ?? false
            if hasTurn { session.turn(at: now, &output) }
            if actions.isEmpty, !hasTurn { return }
        }
    }

    private func perform(_ action: SessionAction) {
        switch action {
        case .subscribe(_, _, let request): answer(request)
        case .read(let handle, let request):
            let index = (Int(handle.rawValue) - 20) / 2
            answer(request, .success(Array((texts[Self.ownTexts[index].uuid] ?? "").utf8)))
        case .write(let packet, let handle, _, let request):
            #expect(handle == Self.command && packet.count <= 20)
            writes.append(Hex.text(packet.span))
            if refusesWrites { return answer(request, .failure(VeltoError(.rejected, "no"))) }
            answer(request)
            reply(to: packet)
        case .withdraw(let request): unanswered.removeAll { $0 == request }
        case .setDeadline(let time): deadline = time
        case .event(let event, _): events.append(event)
        case .describe(let details, _): self.details = details
        case .log(let kind, let text): logs.append("\(kind): \(text)")
        case .ready: isReady = true
        case .signals(let list): signals = list
        case .fail(let error): failure = error
        case .finish(let operation, let result): results[operation.handle] = result
        default: break
        }
    }

    private func answer(_ request: SessionRequest, _ result: Result<[UInt8], VeltoError> = .success([])) {
        requestCount += 1
        if let patience, requestCount > patience { return unanswered.append(request) }
        session.completed(request, result, at: now, &output)
    }

    private func reply(to packet: [UInt8]) {
        guard packet.count > 1, packet[1] & 0x80 != 0, !silent.contains(where: { packet.starts(with: $0) }) else {
            return
        }
        if let patience, requestCount > patience { return }
        guard let answer = answers[packet] ?? (packet[1] == 0x80 ? Array(packet.prefix(2)) : nil) else { return }
        session.received(Self.notification, answer.span, at: now, MotionOptions(), &output)
    }
}
