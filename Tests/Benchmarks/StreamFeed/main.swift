import VeltoCore
import VeltoMotion
import VeltoWearable

// Feeds a signal as a session does, the given number of frames of three channels, and reads a hundred at a time in SI units.
let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
let batch = 100
let output = SessionOutput(motion: MotionQueue())
let signal = SignalDescription("feed", .int32, ["x", "y", "z"].map { .init($0, .acceleration, scale: 1 / 1024) })
let feed = SampleFeed(signal)
let outlet = try SampleOutlet(signal, 0..<3, .si, capacity: 2 * batch)
feed.add(outlet)
var values = [Float](repeating: 0, count: 3 * batch)
var infos = [FrameInfo](repeating: FrameInfo(), count: batch)
var read = 0
for number in 1...max(frames, 1) {
    let sample: InlineArray<3, Int32> = [Int32(truncatingIfNeeded: number), 1, 2]
    output.sample(feed, sample.span, at: Timestamp(nanoseconds: UInt64(number) * 10_000_000))
    if number % batch == 0 { read += outlet.take(batch, &values, &infos) }
}
print(read)
