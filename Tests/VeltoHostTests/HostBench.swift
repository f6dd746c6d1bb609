import VeltoBluetooth
import VeltoCore
import VeltoHost

/// A host central with a recording sink on a manual clock, and the adapter of a program that brings its stack.
final class HostBench: CentralSink {
    static let service = BluetoothUUID(assigned: 0xFFF0)
    static let table = [1, 2, 3].map { (number: UInt16) in
        Characteristic(
            service: service, uuid: BluetoothUUID(assigned: 0xFFF0 + UInt32(number)),
            handle: ValueHandle(rawValue: number),
            properties: Characteristic.Properties(rawValue: 0x1E))
    }

    let time = TimeSource.manual()
    let loop: Loop
    let log: Log
    let central: HostCentral
    private(set) var adapter: HostAdapter
    private var nextRequest: UInt64 = 0
    private var isInsideCall = false

    /// What arrived, as text, values included.
    private(set) var events: [String] = []
    private(set) var advertisements: [Advertisement] = []
    private(set) var replies: [RequestID: Result<[UInt8], VeltoError>] = [:]
    private(set) var wasCalledFromInside = false

    init(isOpen: Bool = true) throws {
        loop = try Loop(time: time)
        log = Log(time: time)
        central = try HostCentral(loop: loop, log: log)
        adapter = try central.attach(named: "bench")
        if isOpen { central.open(sink: self) }
        turn()
        events = []
    }

    deinit {
        // The loop holds what it watches.
        central.close()
    }

    func attachAgain() throws {
        adapter = try central.attach(named: "bench")
        turn()
    }

    func turn() {
        loop.turnUntilIdle()
    }

    func advance(_ seconds: Double) {
        loop.advance(to: time.now.advanced(bySeconds: seconds))
    }

    /// Makes a request of the library, and returns its number.
    @discardableResult
    func request(_ body: (HostCentral, RequestID) -> Void) -> RequestID {
        let id = RequestID(rawValue: nextRequest)
        nextRequest += 1
        isInsideCall = true
        body(central, id)
        isInsideCall = false
        turn()
        return id
    }

    /// Takes what the library requests of the program.
    func takeAll() throws -> [HostRequest] {
        var all: [HostRequest] = []
        while let request = try adapter.pollRequest() { all.append(request) }
        return all
    }

    func take(_ kind: HostRequest.Kind) throws -> HostRequest {
        let all = try takeAll()
        guard all.count == 1, all[0].kind == kind else { throw Surprise(requests: all) }
        return all[0]
    }

    struct Surprise: Error {
        let requests: [HostRequest]
    }

    func complete(_ kind: HostRequest.Kind, bytes: [UInt8] = []) throws {
        try adapter.complete(try take(kind).number, bytes: bytes)
        turn()
    }

    @discardableResult
    func meet(_ identifier: String = "AA") throws -> UInt32 {
        defer { turn() }
        return try adapter.report(Advertisement(identifier: identifier))
    }

    /// Connects the first device that was met.
    func connect(_ number: UInt32, _ peer: PeerID = PeerID(index: 0)) throws {
        request { $0.connect(peer, pairingBy: .system, $1) }
        _ = try take(.connect)
        _ = try adapter.supply(Self.table, of: number)
        turn()
        events = []
    }

    /// Subscribes to a characteristic, and completes that.
    func subscribe(_ handle: ValueHandle, _ peer: PeerID = PeerID(index: 0)) throws {
        requestSubscription(handle, peer)
        try complete(.subscribe)
        events = []
    }

    @discardableResult
    func requestSubscription(_ handle: ValueHandle, _ peer: PeerID = PeerID(index: 0)) -> RequestID {
        request { $0.subscribe(peer, handle, isStream: true, to: Values(handle, bench: self), $1) }
    }

    func deliver(_ bytes: [UInt8], of handle: ValueHandle, from peer: UInt32 = 1) throws -> ResultCode {
        try bytes.withUnsafeBytes { (bytes) throws(VeltoError) in
            try adapter.deliver(bytes, of: handle, from: peer)
        }
    }

    func code(_ request: RequestID) -> ResultCode? {
        switch replies[request] {
        case nil: nil
        case .success: .ok
        case .failure(let error): error.code
        }
    }

    /// The code with which a call of the program fails.
    func failure(_ body: () throws -> Void) -> ResultCode? {
        do {
            try body()
            return nil
        } catch {
            return (error as? VeltoError)?.code
        }
    }

    func takeEvents() -> [String] {
        turn()
        defer { events = [] }
        return events
    }

    // MARK: What arrives

    private final class Values: ValueReceiver {
        private let handle: ValueHandle
        private unowned let bench: HostBench

        init(_ handle: ValueHandle, bench: HostBench) {
            self.handle = handle
            self.bench = bench
        }

        func received(_ bytes: Span<UInt8>, at time: Timestamp) {
            let all = bytes.indices.map { bytes[$0] }
            bench.received("\(handle): \(all.count > 8 ? "\(all.count) bytes" : "\(all)")")
            bench.lastValue = all
        }
    }

    private(set) var lastValue: [UInt8] = []

    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {
        switch event {
        case .advertisement(_, let advertisement): advertisements.append(advertisement)
        case .reply(let request, let result):
            replies[request] = result
            received("reply \(request.rawValue) \(code(request) == .ok ? "ok" : "failed")")
        case .link(let peer, let change): received("\(peer.index) \(Self.text(change))")
        case .adapter(let state): received("adapter \(state.isUsable ? "usable" : "unusable")")
        case .backendLost(let error): received("lost \(error.code.rawValue)")
        case .backendReady: received("ready")
        case .scanStopped(let error): received("scan stopped \(error.code.rawValue)")
        }
    }

    private func received(_ text: String) {
        if isInsideCall { wasCalledFromInside = true }
        events.append(text)
    }

    private static func text(_ change: LinkEvent) -> String {
        switch change {
        case .up: "up"
        case .ready(let table): "ready \(table.characteristics.count)"
        case .mtu(let size): "mtu \(size)"
        case .tableChanged(let table): "changed \(table.characteristics.count)"
        case .notifying(let handle, _): "notifying \(handle)"
        case .silenced(let handle, _): "silenced \(handle)"
        case .pairing(let request): "pairing \(request)"
        case .bonded(let isBonded): "bonded \(isBonded)"
        case .down(let reason): "down \(reason)"
        }
    }
}
