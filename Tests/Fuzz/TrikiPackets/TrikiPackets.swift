import CFuzzer
import VeltoCore
import VeltoMotion
import VeltoTriki

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

/// Feeds a cap's receiver and engine with arbitrary packets at arbitrary times, in every mode.
///
/// The first byte chooses the mode, and then each packet is one byte of length, one of time and its payload. Nothing may
/// trap, and every number must stay finite.
private func play(_ input: Span<UInt8>) {
    guard !input.isEmpty else { return }
    var receiver = TrikiReceiver()
    var engine = TrikiInputEngine(config: .preset(MotionMode(rawValue: Int32(input[0] % 3)) ?? .paddle))
    var time = Timestamp.zero
    var position = 1
    while position + 2 <= input.count {
        let length = min(Int(input[position]), input.count - position - 2)
        let seconds = Double(input[position + 1]) / 100
        time = time.advanced(bySeconds: seconds)
        let packet = input.extracting(position + 2..<position + 2 + length)
        receive(packet, at: time, seconds, &receiver, &engine)
        readAndWrite(packet)
        position += 2 + length
    }
}

private func receive(
    _ packet: Span<UInt8>, at time: Timestamp, _ seconds: Double, _ receiver: inout TrikiReceiver,
    _ engine: inout TrikiInputEngine
) {
    var frames: [TrikiFrame] = []
    if let frame = receiver.receive(packet, at: time)?.frame { frames.append(frame) }
    let input = engine.step(frames.span, receiver.status(at: time), TimeStep(given: seconds))
    let numbers = [
        input.positionX, input.positionY, input.relativeX, input.relativeY, input.frameDeltaX, input.frameDeltaY,
        input.rawX, input.rawY, input.direction, input.velocity, input.throwPower,
    ]
    // A trap is what the fuzzer looks for.
    precondition(numbers.allSatisfy { $0.isFinite }, "a number is not finite")
    precondition(abs(input.positionX) <= 2 && abs(input.positionY) <= 1, "a position is out of bounds")
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
            default: writer.write(try reader.read(count: Int(size)))
            }
        }
    } catch {
        precondition(error.offset == writer.bytes.count && error.available == packet.count - error.offset)
        precondition(writer.bytes.indices.allSatisfy { writer.bytes[$0] == packet[$0] })
    }
}
