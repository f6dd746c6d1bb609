import CFuzzer
import VeltoCore

@testable import VeltoKit

/// What the package manager makes the program's `main`.
@c(FuzzKnownDevices_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        play(Array(UnsafeBufferPointer(start: start, count: size)))
        return 0
    }
}

/// Reads arbitrary bytes as the list of known devices: alone, and behind the headings of this version and the next.
///
/// Nothing may trap, and what was understood must be understood again after it was written.
private func play(_ bytes: [UInt8]) {
    for heading in ["", "veltokit devices 1\n", "veltokit devices 2\n"] {
        guard var file = try? KnownDeviceFile(Array(heading.utf8) + bytes) else { continue }
        check(file)
        file.make(
            .connected(address: "AA", name: String(decoding: bytes, as: UTF8.self), family: .triki, player: 1, at: 5),
            of: "sim:new")
        file.make(.forgotten, of: file.devices.keys.min() ?? "")
        check(file)
    }
}

private func check(_ file: KnownDeviceFile) {
    // A trap is what the fuzzer looks for.
    guard let again = try? KnownDeviceFile(Array(file.text.utf8)) else {
        preconditionFailure("it cannot be read again")
    }
    precondition(again.devices == file.devices, "something was lost on the way")
    precondition(again.faultCount == 0, "it has faults of its own")
    precondition(again.foreignLines == file.foreignLines, "a newer version's line was lost")
}
