import CFuzzer
import VeltoBluetooth
@testable import VeltoCore
import VeltoMotion
@testable import VeltoWearable

@testable import VeltoTap

/// What the package manager makes the program's `main`.
@c(FuzzTapPackets_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        play(Span(_unsafeStart: start, count: size))
        return 0
    }
}

/// Plays a TAP that answers and notifies arbitrary bytes at arbitrary times, in any order, even back in time.
///
/// The first byte chooses the protocol. Then each step is one byte that says what happens, one of length, one of time, and its
/// bytes. Nothing may trap, every number stays finite, and a session that has a link is never without a way on.
private func play(_ input: Span<UInt8>) {
    guard !input.isEmpty else { return }
    var device = Device(isFramed: input[0] & 1 == 1)
    var position = 1
    while position + 3 <= input.count {
        let length = min(Int(input[position + 1]), input.count - position - 3)
        let bytes = input.extracting(position + 3..<position + 3 + length)
        device.step(input[position], bytes, time: input[position + 2])
        readAndWrite(bytes)
        position += 3 + length
    }
}

/// A session, and the engine that polls it.
private struct Device {
    private static let vendor: [(uuid: BluetoothUUID, properties: Characteristic.Properties)] = [
        (TapProfile.taps, .notify), (TapProfile.mouse, .notify), (TapProfile.air, [.notify, .writeWithoutResponse]),
        (TapProfile.haptics, .writeWithoutResponse), (TapProfile.requests, .writeWithoutResponse),
        (TapProfile.settings, [.read, .write]), (TapProfile.name, [.read, .write]),
    ]

    private let session = TapSession()
    private let queue = MotionQueue()
    private var engine = InputEngine()
    private var output: SessionOutput
    private let table: GATTTable
    private var time = Timestamp.zero
    private var pending: [SessionRequest] = []
    private var operations: UInt64 = 0
    private var ended: Set<ObjectHandle> = []

    init(isFramed: Bool) {
        output = SessionOutput(motion: queue)
        output.turns = TurnSignal {}
        var characteristics = Self.vendor.enumerated().map { index, row in
            Characteristic(
                service: TapProfile.service, uuid: row.uuid, handle: ValueHandle(rawValue: UInt16(index + 1)),
                properties: row.properties)
        }
        func add(_ service: BluetoothUUID, _ uuid: BluetoothUUID, _ properties: Characteristic.Properties) {
            let handle = ValueHandle(rawValue: UInt16(characteristics.count + 1))
            characteristics.append(
                Characteristic(service: service, uuid: uuid, handle: handle, properties: properties))
        }
        add(TapProfile.uart, TapProfile.commands, .write)
        add(TapProfile.uart, TapProfile.rawSensors, .notify)
        add(TapProfile.deviceInformation, TapProfile.hardware, .read)
        add(TapProfile.deviceInformation, TapProfile.firmware, .read)
        if isFramed {
            add(TapProfile.service, TapProfile.framesIn, .notify)
            add(TapProfile.service, TapProfile.framesOut, .write)
        }
        table = GATTTable(characteristics)
        session.linkReady(table, at: time, &output)
        work()
    }

    mutating func step(_ kind: UInt8, _ bytes: Span<UInt8>, time byte: UInt8) {
        // Every sixteenth time goes back.
        let seconds = Double(byte >> 4) / 20
        time = byte & 15 == 15 ? Timestamp(nanoseconds: time.nanoseconds / 2) : time.advanced(bySeconds: seconds)
        switch kind % 16 {
        case 0..<9: notify(ValueHandle(rawValue: UInt16(kind % 16 + UInt8(kind & 16 == 0 ? 1 : 5))), bytes)
        case 9, 10: answer(.success(ReceivedBytes(array(bytes))))
        case 11: answer(.failure(VeltoError(.rejected, "no")))
        case 12: session.timerFired(at: time, &output)
        case 13: perform(bytes)
        case 14: session.restart(&output)
        default: bytes.count % 8 == 0 ? renew() : session.goodbye(&output)
        }
        work()
        poll(seconds)
    }

    private mutating func notify(_ handle: ValueHandle, _ bytes: Span<UInt8>) {
        session.received(handle, ByteReader(bytes), at: time, &output)
        _ = queue.commit()
    }

    private mutating func answer(_ result: Result<ReceivedBytes, VeltoError>) {
        if pending.isEmpty { return }
        session.completed(pending.removeFirst(), result, at: time, &output)
    }

    private mutating func renew() {
        session.linkDown(&output)
        pending = []
        session.linkReady(table, at: time, &output)
    }

    private mutating func perform(_ bytes: Span<UInt8>) {
        guard !bytes.isEmpty else { return }
        operations += 1
        let codes = bytes.indices.map { Int(bytes[$0]) - 5 } + [0, 0, 0]
        let commands: [any SessionCommand] = [
            TapCommand.setMode(
                .rawSensors(RawSensitivity(fingers: codes[0], gyroscope: codes[1], accelerometer: codes[2]))),
            TapCommand.setMode(.controller), TapCommand.setMode(.tapHold), TapCommand.setMode(.text),
            TapCommand.setXRState(XRState(rawValue: bytes[0] & 3)), TapCommand.readSettings,
            TapCommand.readKeyboardState,
            TapCommand.changeSettings { $0.sleepAfter = 3 },
            TapCommand.setName(String(decoding: array(bytes), as: UTF8.self)),
            TapCommand.readFeature(.motion), DeviceCommand.readDetails,
            DeviceCommand.playHaptic(codes.map { 1e300 / Double($0) }, strength: .nan), defaults(bytes[0]),
        ]
        let command = commands[Int(bytes[0]) % commands.count]
        session.perform(command, as: SessionOperation(ObjectHandle(rawValue: operations)), &output)
    }

    private func defaults(_ byte: UInt8) -> TapDefaults {
        var defaults = TapDefaults()
        defaults.isPaused = byte & 1 == 1
        defaults.writesModes = byte & 2 == 0
        defaults.appliesMode = byte & 4 == 0
        return defaults
    }

    private mutating func work() {
        _ = output.takeState()
        while let action = output.takeAction() {
            switch action {
            case .subscribe(_, _, let request), .read(_, let request), .write(_, _, _, let request):
                // A trap is what the fuzzer looks for.
                precondition(pending.count < 2, "requests overlap")
                pending.append(request)
            case .finish(let operation, _):
                precondition(ended.insert(operation.handle).inserted, "an operation ends twice")
            default: break
            }
        }
    }

    private mutating func poll(_ seconds: Double) {
        var snapshot = queue.snapshot
        engine.advance(queue, &snapshot, at: time, TimeStep(given: seconds))
        let input = engine.latest
        let places = [input.positionX, input.positionY, input.direction]
        precondition(places.allSatisfy { $0.isFinite && abs($0) <= 2 }, "a number is out of bounds")
        let movements = [input.frameDeltaX, input.frameDeltaY]
        precondition(movements.allSatisfy { $0.isFinite && abs($0) <= 4 }, "a movement is too long")
        precondition(
            input.counts.press &- input.counts.release == input.buttonsDown, "an edge of the button is missing")
    }
}

private func array(_ bytes: Span<UInt8>) -> [UInt8] { bytes.indices.map { bytes[$0] } }

/// Settings that are read and written stay the same, and what raw messages claim to hold is there.
private func readAndWrite(_ bytes: Span<UInt8>) {
    let value = array(bytes)
    if let settings = try? TapSettings(ByteReader(value.span)) {
        precondition(settings.bytes.prefix(min(20, value.count)) == value.prefix(20) && settings.bytes.count == 20)
    }
    var reader = RawMessageReader()
    var size = 0
    while let message = reader.next(in: ByteReader(bytes)) { size += 4 + message.kind.size }
    precondition(size <= value.count && (!reader.isTruncated || size < value.count))
    if let version = DeviceText.decode(value).flatMap({ TapVersion($0) }) {
        precondition(TapVersion(version.description) == version)
    }
}
