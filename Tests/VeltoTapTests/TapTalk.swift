import Testing
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoWearable

@testable import VeltoTap

/// A TAP in miniature: it answers what a session requests, and the clock is moved by hand.
final class TapTalk {
    /// The characteristics of a device, by the names of the notes.
    static let names: [(name: String, uuid: BluetoothUUID, properties: Characteristic.Properties)] = [
        ("SETTINGS", TapProfile.settings, [.read, .write]), ("NAME", TapProfile.name, [.read, .write]),
        ("TAP_DATA", TapProfile.taps, .notify), ("MOUSE", TapProfile.mouse, .notify),
        ("UI_CMD", TapProfile.haptics, [.write, .writeWithoutResponse]),
        ("AIR", TapProfile.air, [.notify, .read, .writeWithoutResponse]),
        ("DATA_REQ", TapProfile.requests, [.notify, .read, .writeWithoutResponse]),
        ("V2_READ", TapProfile.framesIn, .notify), ("V2_WRITE", TapProfile.framesOut, .write),
        ("NUS_RX", TapProfile.commands, .write), ("NUS_TX", TapProfile.rawSensors, .notify),
        ("HW_REV", TapProfile.hardware, .read), ("FW_REV", TapProfile.firmware, .read),
        ("SERIAL", TapProfile.serial, .read), ("BATTERY", TapProfile.battery, .read),
    ]
    static let classic = Set(names.map(\.name)).subtracting(["V2_READ", "V2_WRITE"])
    static let framed: Set = ["V2_READ", "V2_WRITE", "HW_REV", "FW_REV", "SERIAL"]

    let session = TapSession()
    let queue = MotionQueue()
    /// What reading brings.
    var values: [String: [UInt8]] = ["HW_REV": Array("3.3".utf8), "FW_REV": Array("2.6.0".utf8), "BATTERY": [87]]
    /// Requests on these fail.
    var broken: Set<String> = []
    /// Requests on these get no answer.
    var silent: Set<String> = []
    private(set) var now = Timestamp.seconds(100)
    private(set) var table: GATTTable
    private(set) var writes: [String] = []
    private(set) var requests: [String] = []
    private(set) var events: [DeviceEvent] = []
    private(set) var described: [DeviceDetails] = []
    private(set) var logs: [String] = []
    private(set) var results: [ObjectHandle: Result<[UInt8], VeltoError>] = [:]
    private(set) var failure: VeltoError?
    private(set) var isReady = false
    private(set) var status: TapStatus?
    private(set) var signals: [SignalDescription] = []
    private(set) var deadline: Timestamp?
    private(set) var unanswered: [SessionRequest] = []
    private var output: SessionOutput
    private var isLeaving = false
    private var engine = InputEngine()
    private var operations: UInt64 = 0

    init(_ characteristics: Set<String> = TapTalk.classic, isFed: Bool = false) {
        table = Self.table(characteristics)
        output = SessionOutput(motion: queue)
        if !isFed { output.turns = TurnSignal {} }
    }

    static func table(_ names: Set<String>) -> GATTTable {
        GATTTable(
            Self.names.enumerated().filter { names.contains($1.name) }.map { index, row in
                let text = TapText.allCases.first { $0.uuid == row.uuid }
                let isNordic = row.uuid == TapProfile.commands || row.uuid == TapProfile.rawSensors
                return Characteristic(
                    service: text?.service ?? (isNordic ? TapProfile.uart : TapProfile.service), uuid: row.uuid,
                    handle: handle(row.name, index), properties: row.properties)
            })
    }

    static func handle(_ name: String, _ index: Int? = nil) -> ValueHandle {
        ValueHandle(rawValue: UInt16(10 + 2 * (index ?? names.firstIndex { $0.name == name } ?? 99)))
    }

    // MARK: What happens

    func connect() {
        isReady = false
        failure = nil
        session.linkReady(table, at: now, &output)
        work()
    }

    /// A device that is ready, as if nothing was written yet.
    func connected() -> TapTalk {
        connect()
        forget()
        return self
    }

    func notify(_ name: String, _ text: String, after seconds: Double = 0) {
        notify(name, bytes(text), after: seconds)
    }

    func notify(_ name: String, _ bytes: [UInt8], after seconds: Double = 0) {
        now = now.advanced(bySeconds: seconds)
        session.received(Self.handle(name), bytes.span, at: now, MotionOptions(), &output)
        _ = queue.commit()
        work()
    }

    /// Sets the clock, even back.
    func setClock(_ time: Timestamp) { now = time }

    /// Moves the clock, from deadline to deadline.
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
        session.perform(command, as: SessionOperation(handle), &output)
        work()
        return handle
    }

    func answer(_ request: SessionRequest, _ result: Result<[UInt8], VeltoError> = .success([])) {
        unanswered.removeAll { $0 == request }
        session.completed(request, result, at: now, &output)
        work()
    }

    func goodbye() {
        isLeaving = true
        session.goodbye(&output)
        work()
    }

    func linkDown() {
        session.linkDown(&output)
        _ = output.takeActions()
        _ = output.takeState()
        deadline = nil
        status = nil
        unanswered = []
    }

    func route(_ name: String, _ route: NotificationRoute) {
        session.routeKnown(Self.handle(name), route, &output)
        work()
    }

    func usePointer() { engine = InputEngine(config: .preset(.pointer)) }

    func poll(_ seconds: Double = 1.0 / 60) -> GameInput {
        now = now.advanced(bySeconds: seconds)
        var snapshot = queue.snapshot
        engine.advance(queue, &snapshot, at: now, TimeStep(given: seconds))
        return engine.latest
    }

    // MARK: What is seen

    /// Forgets what was seen so far.
    func forget() {
        writes = []
        requests = []
        events = []
        described = []
        logs = []
    }

    func takeWrites() -> [String] {
        defer { writes = [] }
        return writes
    }

    func takeEvents() -> [DeviceEvent] {
        defer { events = [] }
        return events
    }

    func code(_ operation: ObjectHandle) -> ResultCode? {
        switch results[operation] {
        case .success: .ok
        case .failure(let error): error.code
        case nil: nil
        }
    }

    // MARK: What the session requests

    private func work() {
        while true {
            if let state = output.takeState() { status = state as? TapStatus }
            let actions = output.takeActions()
            if actions.isEmpty { return }
            actions.forEach(perform)
        }
    }

    private func perform(_ action: SessionAction) {
        switch action {
        case .subscribe(let handle, _, let request): take("subscribe", handle, request)
        case .read(let handle, let request): take("read", handle, request)
        case .write(let bytes, let handle, let kind, let request):
            let arrow = kind == .withResponse ? "<-" : "<~"
            writes.append("\(name(handle)) \(arrow) \(Hex.text(bytes.span))")
            take("write", handle, request)
        case .setDeadline(let time): deadline = time
        case .event(let event, _): events.append(event)
        case .describe(let details, _): described.append(details)
        case .log(let kind, let text): logs.append("\(kind): \(text)")
        case .ready: isReady = true
        case .signals(let list): signals = list
        case .fail(let error): failure = error
        case .finish(let operation, let result): results[operation.handle] = result
        default: break
        }
    }

    private func take(_ kind: String, _ handle: ValueHandle, _ request: SessionRequest) {
        let name = name(handle)
        requests.append("\(kind) \(name)")
        #expect(unanswered.isEmpty || isLeaving, "requests overlap")
        if silent.contains(name) { return unanswered.append(request) }
        let result: Result<[UInt8], VeltoError> =
            broken.contains(name)
            ? .failure(VeltoError(.rejected, "no")) : .success(kind == "read" ? values[name] ?? [] : [])
        session.completed(request, result, at: now, &output)
    }

    private func name(_ handle: ValueHandle) -> String {
        Self.names.first { Self.handle($0.name) == handle }?.name ?? "?"
    }
}

extension TapTalk {
    /// A Tap Strap 2 of a late firmware.
    static var strap: TapTalk { TapTalk().connected() }

    /// A TapXR that takes states.
    static var xr: TapTalk {
        let talk = TapTalk()
        talk.values["HW_REV"] = Array("4.4".utf8)
        talk.values["FW_REV"] = Array("3.5.24\0".utf8)
        return talk.connected()
    }

    /// A TapXR of newer firmware.
    static var framedXR: TapTalk {
        let talk = TapTalk(TapTalk.framed)
        talk.values["HW_REV"] = Array("4.4".utf8)
        talk.values["FW_REV"] = Array("4.0.1".utf8)
        return talk.connected()
    }
}
