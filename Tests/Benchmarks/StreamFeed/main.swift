import VeltoCore
import VeltoMotion
import VeltoWearable

// Feeds a stream as a session does, the given number of frames of three channels, and reads a hundred at a time.
let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
let batch = 100
let output = SessionOutput(motion: MotionQueue())
let feed = try SampleFeed(
    SampleTable("feed", .float32, ["x", "y", "z"].map { SampleTable.Channel($0) }), capacity: 2 * batch)
var values = [Float](repeating: 0, count: 3 * batch)
var infos = [FrameInfo](repeating: FrameInfo(), count: batch)
var read = 0
for number in 1...max(frames, 1) {
    let sample: InlineArray<3, Float> = [Float(number), 1, 2]
    output.sample(feed, sample.span, at: Timestamp(nanoseconds: UInt64(number) * 10_000_000))
    if number % batch == 0 { read += feed.take(batch, &values, &infos) }
}
print(read)
