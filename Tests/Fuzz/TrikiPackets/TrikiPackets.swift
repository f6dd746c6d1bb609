import CFuzzer
import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoTriki
import VeltoWearable

/// What the package manager makes the program's `main`.
@c(FuzzTrikiPackets_main)
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

/// Feeds a cap's session and the engine with arbitrary packets at arbitrary times, in every mode.
///
/// The first byte chooses the mode, and then each packet is two bytes of length, one of time and its payload. Nothing may
/// trap, and every number must stay finite.
private func play(_ input: Span<UInt8>) {
    guard !input.isEmpty else { return }
    var cap = Cap(MotionMode(rawValue: Int32(input[0] % 3)) ?? .paddle)
    var position = 1
    while position + 3 <= input.count {
        let length = min(Int(input[position]) + Int(input[position + 1] & 1) << 8, input.count - position - 3)
        let packet = input.extracting(position + 3..<position + 3 + length)
        cap.receive(packet, after: Double(input[position + 2]) / 100)
        readAndWrite(packet)
        position += 3 + length
    }
}

/// A session, and the engine that polls it.
private struct Cap {
    private let session = TrikiSession()
    private let queue = MotionQueue()
    private var engine: InputEngine
    private var output: SessionOutput
    private var time = Timestamp.zero

    init(_ mode: MotionMode) {
        engine = InputEngine(config: .preset(mode))
        queue.options = MotionOptions(engine)
        output = SessionOutput(motion: queue)
    }

    mutating func receive(_ packet: Span<UInt8>, after seconds: Double) {
        time = time.advanced(bySeconds: seconds)
        session.received(1, ByteReader(packet), at: time, &output)
        _ = queue.commit()
        var snapshot = queue.snapshot
        engine.advance(queue, &snapshot, at: time, TimeStep(given: seconds))
        check(engine.latest)
    }

    private func check(_ input: GameInput) {
        let numbers = [
            input.positionX, input.positionY, input.relativeX, input.relativeY, input.frameDeltaX, input.frameDeltaY,
            input.rawX, input.rawY, input.direction, input.velocity, input.throwPower,
        ]
        // A trap is what the fuzzer looks for.
        precondition(numbers.allSatisfy { $0.isFinite }, "a number is not finite")
        precondition(abs(input.positionX) <= 2 && abs(input.positionY) <= 1, "a position is out of bounds")
        let counts = input.counts
        precondition(counts.press &- counts.release == input.buttonsDown, "an edge of the button is missing")
    }
}

/// Reads numbers of all sizes until the bytes end, and writes them again: the same bytes come out.
private func readAndWrite(_ packet: Span<UInt8>) {
    guard !packet.isEmpty else { return }
    var reader = ByteReader(packet)
    var writer = ByteWriter()
    do throws(ByteError) {
        while true {
            let size = packet[reader.offset % packet.count] % 4
            switch size {
            case 0: writer.write(try reader.read(UInt8.self))
            case 1: writer.write(try reader.read(Int16.self))
            case 2: writer.write(try reader.read(UInt32.self))
            default: for byte in try reader.read(count: Int(size)) { writer.write(byte) }
            }
        }
    } catch {
        precondition(error.offset == writer.bytes.count && error.available == packet.count - error.offset)
        precondition(writer.bytes.indices.allSatisfy { writer.bytes[$0] == packet[$0] })
    }
}
