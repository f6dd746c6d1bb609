import CFuzzer
import VeltoCore

@testable import VeltoKit

/// What the package manager makes the program's `main`.
@c(FuzzScripts_main)
public func main(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, size in
        guard let start else { return 0 }
        play(Array("{\"velto_script\": 1}\n".utf8) + UnsafeBufferPointer(start: start, count: size))
        play(Array(UnsafeBufferPointer(start: start, count: size)))
        return 0
    }
}

/// Reads arbitrary bytes as a script: what was understood must be understood again after it was written.
private func play(_ bytes: [UInt8]) {
    guard var script = try? ScriptReader(bytes) else { return }
    var text = script.start.line + "\n"
    var steps = 0
    while let step = try? script.next() {
        text += step.line + "\n"
        steps += 1
    }
    guard var again = try? ScriptReader(Array(text.utf8)) else { preconditionFailure("it cannot be read again") }
    precondition(again.start == script.start, "the heading is another one")
    var written = again.start.line + "\n"
    for _ in 0..<steps {
        guard let step = try? again.next() else { preconditionFailure("a step cannot be read again") }
        written += step.line + "\n"
    }
    precondition(written == text, "a step is another one after it was written")
}
