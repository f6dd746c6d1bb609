import VeltoBluetooth
import VeltoCore
import VeltoSimulation

/// A central with a recording sink on a manual clock.
final class SimulatedBackendBench: CentralSink {
    struct Packet: Equatable {
        let peer: PeerID
        let bytes: [UInt8]
        let milliseconds: Int
    }

    let time = TimeSource.manual()
    let loop: Loop
    let central: SimulatedCentral
    private let start: Timestamp
    private var nextRequest: UInt64 = 0

    /// What arrived, as text: an event, and the milliseconds since the beginning.
    private(set) var events: [(text: String, milliseconds: Int)] = []
    private(set) var advertisements: [(peer: PeerID, value: Advertisement, milliseconds: Int)] = []
    private(set) var packets: [Packet] = []
    private(set) var replies: [RequestID: Result<[UInt8], VeltoError>] = [:]
    var onEvent: ((CentralEvent) -> Void)?
    private var isInsideCall = false
    private(set) var wasCalledFromInside = false

    init(timing: BackendTiming = BackendTiming()) throws {
        loop = try Loop(time: time)
        central = SimulatedCentral(loop: loop, timing: timing)
        start = time.now
        central.open(sink: self)
        advance(0)
    }

    /// Makes a cap with an ideal link, so that times depend on the cap and the backend alone.
    func makeCap(seed: UInt64 = 1, name: String? = nil, _ configuration: CapConfiguration = .init())
        throws -> SimulatedPeripheral
    {
        let cap = SimulatedPeripheral.cap(seed: seed, name: name, configuration: configuration, time: time)
        try cap.setLink(.ideal)
        return cap
    }

    func addCap(seed: UInt64 = 1, name: String? = nil, _ configuration: CapConfiguration = .init())
        throws -> SimulatedPeripheral
    {
        let cap = try makeCap(seed: seed, name: name, configuration)
        central.add(cap)
        advance(0)
        return cap
    }

    var milliseconds: Int { milliseconds(at: time.now) }

    func milliseconds(at time: Timestamp) -> Int { Int((time.seconds(since: start) * 1000).rounded()) }

    var texts: [String] { events.map(\.text) }

    func advance(_ seconds: Double) {
        loop.advance(to: time.now.advanced(bySeconds: seconds))
    }

    /// Makes a request and notes whether the sink was called before the request returned.
    @discardableResult
    func request(_ body: (SimulatedCentral, RequestID) -> Void) -> RequestID {
        let id = RequestID(rawValue: nextRequest)
        nextRequest += 1
        isInsideCall = true
        body(central, id)
        isInsideCall = false
        return id
    }

    func error(_ request: RequestID) -> VeltoError? {
        if case .failure(let error)? = replies[request] { error } else { nil }
    }

    func succeeded(_ request: RequestID) -> Bool {
        if case .success? = replies[request] { true } else { false }
    }

    /// Connects the first device and makes it stream; packets count from here.
    func startStreaming(_ peer: PeerID = PeerID(index: 0)) {
        connect(peer)
        subscribe(peer)
        advance(0.03)
        startCap(peer)
    }

    func connect(_ peer: PeerID = PeerID(index: 0)) {
        request { $0.connect(peer, pairingBy: .system, $1) }
        advance(0.1)
    }

    /// INIT and START: the cap has them after 45 ms.
    func startCap(_ peer: PeerID = PeerID(index: 0)) {
        request { $0.write(peer, Handle.receive, Commands.initialize, .withResponse, $1) }
        advance(0.03)
        request { $0.write(peer, Handle.receive, Commands.start, .withoutResponse, $1) }
        advance(0.015)
    }

    func clearPackets() {
        packets = []
    }

    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {
        if isInsideCall { wasCalledFromInside = true }
        switch event {
        case .advertisement(let peer, let value): advertisements.append((peer, value, milliseconds))
        case .reply(let request, let result):
            replies[request] = result
            note("reply \(request.rawValue) \(Self.text(result))")
        case .link(let peer, let change): note("\(peer.index) \(Self.text(change))")
        case .adapter(let state): note("adapter \(state.isPowered ? "on" : "off")")
        case .backendLost: note("backend lost")
        case .backendReady: note("backend ready")
        case .scanStopped: note("scan stopped")
        }
        onEvent?(event)
    }

    @discardableResult
    func subscribe(_ peer: PeerID, _ handle: ValueHandle = Handle.transmit, isStream: Bool = true) -> RequestID {
        let values = Values(of: peer, bench: self)
        return request { $0.subscribe(peer, handle, isStream: isStream, to: values, $1) }
    }

    /// The values of one characteristic.
    private final class Values: ValueReceiver {
        private let peer: PeerID
        private unowned let bench: SimulatedBackendBench

        init(of peer: PeerID, bench: SimulatedBackendBench) {
            self.peer = peer
            self.bench = bench
        }

        func received(_ bytes: Span<UInt8>, at time: Timestamp) {
            bench.valueReceived(from: peer, bytes)
        }
    }

    private func valueReceived(from peer: PeerID, _ bytes: Span<UInt8>) {
        if isInsideCall { wasCalledFromInside = true }
        packets.append(
            Packet(peer: peer, bytes: bytes.indices.map { bytes[$0] }, milliseconds: milliseconds))
    }

    private func note(_ text: String) {
        events.append((text, milliseconds))
    }

    private static func text(_ result: Result<[UInt8], VeltoError>) -> String {
        switch result {
        case .success: "ok"
        case .failure(let error): "failed \(error.code.rawValue)"
        }
    }

    private static func text(_ change: LinkEvent) -> String {
        switch change {
        case .up: "up"
        case .ready: "ready"
        case .mtu(let size): "mtu \(size)"
        case .tableChanged(let table): "changed \(table.characteristics.count)"
        case .notifying(let handle, let route): "notifying \(handle) \(route.path)"
        case .silenced(let handle, _): "silenced \(handle)"
        case .pairing(let request): "pairing \(request)"
        case .bonded(let isBonded): "bonded \(isBonded)"
        case .down(let reason): "down \(reason)"
        }
    }
}

enum Handle {
    static let receive: ValueHandle = 0x0012
    static let transmit: ValueHandle = 0x0014
}

enum Commands {
    static let initialize: [UInt8] = [0x01, 0x00]
    static let start: [UInt8] = [0x20, 0x10, 0x00, 0xD0, 0x07, 0x34, 0x00, 0x03]
}
