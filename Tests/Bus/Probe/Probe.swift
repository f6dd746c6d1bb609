import Glibc
import VeltoBlueZ
import VeltoBluetooth
import VeltoCore

final class Probe: CentralSink, DescriptorWatcher {
    let central: BlueZCentral
    private(set) var isOver = false
    var inputEnded: () -> Void = {}
    private let isMute: Bool
    private var input: [UInt8] = []
    private var valueCount = 0
    private var advance = 0.0
    /// That of the last pairing, as a program would set it once.
    private var policy = PairingPolicy.system

    init(central: BlueZCentral, isMute: Bool) {
        self.central = central
        self.isMute = isMute
    }

    // MARK: Commands

    func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 0 else {
            isOver = true
            inputEnded()
            return
        }
        input += bytes[..<count]
        while let end = input.firstIndex(of: UInt8(ascii: "\n")) {
            perform(String(decoding: input[..<end], as: UTF8.self).split(separator: " ").map(String.init))
            input.removeFirst(end + 1)
        }
    }

    private func perform(_ words: [String]) {
        func number(_ index: Int) -> UInt64 { words.indices.contains(index) ? UInt64(words[index]) ?? 0 : 0 }
        func request(_ index: Int) -> RequestID { RequestID(rawValue: number(index)) }
        let peer = PeerID(index: Int(number(1)))
        let handle = ValueHandle(rawValue: UInt16(truncatingIfNeeded: number(2)))
        switch words.first {
        case "scan": central.startScan(request(1))
        case "stop": central.stopScan()
        case "connect": central.connect(peer, pairingBy: policy, request(2))
        case "disconnect": central.disconnect(peer)
        case "read": central.read(peer, handle, request(3))
        case "write":
            central.write(
                peer, handle, Hex.bytes(spread(words[3])), words[4] == "request" ? .withResponse : .withoutResponse,
                request(5))
        case "subscribe": subscribe(peer, handle, isStream: words[3] == "stream", request(4))
        case "unsubscribe": central.unsubscribe(peer, handle, request(3))
        case "pair": pair(peer, by: .interactive, request(2))
        case "pair-just-works": pair(peer, by: .justWorks, request(2))
        case "pair-by-system": pair(peer, by: .system, request(2))
        case "cancel-pairing": central.cancelPairing(peer)
        case "answer": central.answerPairing(peer, answer(words[2]))
        case "forget": central.forget(peer, request(2))
        case "withdraw": central.withdraw(peer, request(2))
        case "retire": central.retire(peer)
        case "numbers":
            let snapshot = central.diagnostics.snapshot
            write(["event": .text("numbers"), "used": .number(snapshot.peers), "all": .number(snapshot.peerNumbers)])
        case "advance": advance += Double(words[1]) ?? 0
        case "count": write(["event": .text("count"), "count": .number(valueCount)])
        case "close":
            let start = TimeSource.monotonic().now
            central.close()
            write([
                "event": .text("closed"),
                "milliseconds": .number(Int(TimeSource.monotonic().now.seconds(since: start) * 1000)),
            ])
        default: write(["event": .text("unknown command")])
        }
    }

    /// By how much the clock is to be moved now.
    func takeAdvance() -> Double? {
        defer { advance = 0 }
        return advance > 0 ? advance : nil
    }

    /// What is told from now on happens later.
    func clockMoved() {
        write(["event": .text("moved")])
    }

    private func pair(_ peer: PeerID, by policy: PairingPolicy, _ request: RequestID) {
        self.policy = policy
        central.pair(peer, by: policy, request)
    }

    private func answer(_ word: String) -> PairingAnswer {
        switch word {
        case "accept": .accept
        case "reject": .reject
        default: .passkey(UInt32(word) ?? .max)
        }
    }

    private func spread(_ hex: String) -> String {
        guard hex != "-" else { return "" }
        var text = ""
        for (index, digit) in hex.enumerated() { text += (index > 0 && index % 2 == 0 ? " " : "") + String(digit) }
        return text
    }

    // MARK: Events

    func received(_ event: CentralEvent, from central: any Central, at time: Timestamp) {
        var fields = describe(event)
        fields["time"] = .number(Int(clamping: time.nanoseconds))
        write(fields)
    }

    private func subscribe(_ peer: PeerID, _ handle: ValueHandle, isStream: Bool, _ request: RequestID) {
        let values = Values(of: peer, handle, probe: self)
        central.subscribe(peer, handle, isStream: isStream, to: values, request)
    }

    /// The values of one characteristic.
    private final class Values: ValueReceiver {
        private let peer: PeerID
        private let handle: ValueHandle
        private unowned let probe: Probe

        init(of peer: PeerID, _ handle: ValueHandle, probe: Probe) {
            self.peer = peer
            self.handle = handle
            self.probe = probe
        }

        func received(_ bytes: Span<UInt8>, at time: Timestamp) {
            probe.valueReceived(peer, handle, bytes, at: time)
        }
    }

    private func valueReceived(_ peer: PeerID, _ handle: ValueHandle, _ bytes: Span<UInt8>, at time: Timestamp) {
        valueCount += 1
        guard !isMute else { return }
        write([
            "event": .text("value"), "peer": .number(peer.index), "handle": .number(Int(handle.rawValue)),
            "bytes": .text(Hex.text(bytes)), "time": .number(Int(clamping: time.nanoseconds)),
        ])
    }

    private func describe(_ event: CentralEvent) -> [String: Field] {
        switch event {
        case .adapter(let state):
            return [
                "event": .text("adapter"), "name": .text(state.identifier), "address": .text(state.address),
                "present": .flag(state.isPresent), "powered": .flag(state.isPowered),
                "central": .flag(state.supportsCentral), "selected": .flag(state.isSelected),
            ]
        case .backendLost(let error): return ["event": .text("backendLost")].merging(describe(error)) { $1 }
        case .backendReady: return ["event": .text("backendReady")]
        case .scanStopped(let error): return ["event": .text("scanStopped")].merging(describe(error)) { $1 }
        case .advertisement(let peer, let advertisement): return describe(peer, advertisement)
        case .link(let peer, let event): return describe(peer, event)
        case .reply(let request, .success(let bytes)):
            return [
                "event": .text("reply"), "request": .number(Int(request.rawValue)), "code": .number(0),
                "bytes": .text(Hex.text(bytes.span)),
            ]
        case .reply(let request, .failure(let error)):
            return ["event": .text("reply"), "request": .number(Int(request.rawValue))]
                .merging(describe(error)) { $1 }
        }
    }

    private func describe(_ error: VeltoError) -> [String: Field] {
        [
            "code": .number(Int(error.code.rawValue)), "message": .text(error.message),
            "detail": .text("\(error.detail)"),
        ]
    }

    private func describe(_ peer: PeerID, _ advertisement: Advertisement) -> [String: Field] {
        [
            "event": .text("advertisement"), "peer": .number(peer.index),
            "identifier": .text(advertisement.identifier), "name": .text(advertisement.name ?? ""),
            "rssi": .number(Int(advertisement.rssi ?? 0)),
            "services": .text(advertisement.services.map(\.description).joined(separator: " ")),
            "manufacturer": .text(
                advertisement.manufacturerData.map { "\($0.company):\(Hex.text($0.bytes.span))" }
                    .joined(separator: " ")),
            "paired": .flag(advertisement.isPaired), "connected": .flag(advertisement.isConnected),
            "fresh": .flag(advertisement.isFresh),
        ]
    }

    private func describe(_ peer: PeerID, _ event: LinkEvent) -> [String: Field] {
        var fields: [String: Field] = ["event": .text("link"), "peer": .number(peer.index)]
        switch event {
        case .up: fields["link"] = .text("up")
        case .ready(let table):
            fields["link"] = .text("ready")
            fields["handles"] = .text(
                table.characteristics.map { "\($0.handle):\($0.uuid):\($0.properties.rawValue)" }
                    .joined(separator: " "))
        case .tableChanged(let table):
            fields["link"] = .text("changed")
            fields["handles"] = .text(table.characteristics.map { "\($0.handle)" }.joined(separator: " "))
        case .notifying(let handle, let route):
            fields["link"] = .text("notifying")
            fields["handle"] = .number(Int(handle.rawValue))
            fields["path"] = .text("\(route.path)")
            fields["shared"] = .flag(route.isShared)
        case .silenced(let handle, let error):
            fields["link"] = .text("silenced")
            fields["handle"] = .number(Int(handle.rawValue))
            fields["code"] = .number(Int(error.code.rawValue))
        case .pairing(let request):
            fields["link"] = .text("pairing")
            fields["request"] = .text("\(request)")
        case .bonded(let isBonded):
            fields["link"] = .text("bonded")
            fields["bonded"] = .flag(isBonded)
        case .mtu(let size):
            fields["link"] = .text("mtu")
            fields["mtu"] = .number(size)
        case .down(let reason):
            fields["link"] = .text("down")
            fields["reason"] = .text("\(reason)")
        }
        return fields
    }

    // MARK: JSON

    enum Field {
        case text(String)
        case number(Int)
        case flag(Bool)

        var json: String {
            switch self {
            case .number(let number): "\(number)"
            case .flag(let flag): "\(flag)"
            case .text(let text):
                "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
            }
        }
    }

    private func write(_ fields: [String: Field]) {
        let members = fields.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.json)" }
        var line = "{" + members.joined(separator: ", ") + "}\n"
        line.withUTF8 { bytes in _ = Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count) }
    }
}
