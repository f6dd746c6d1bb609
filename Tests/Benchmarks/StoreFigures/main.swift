import Glibc
import VeltoCore
import VeltoStore
import VeltoWearable

// What stored sessions cost in the library; store_way.cpp does the same with SQLite alone. Prints nanoseconds of one run.
//
//     write FILE TRACKS FRAMES COMMITS   frames of acceleration, from the queue to the last durable commit
//     read FILE ROUNDS                   all frames of the first track, in SI units
//     original FILE CSV, plain FILE CSV  the first track as a table

/// The time of the machine (nanoseconds).
func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

func say(_ nanoseconds: UInt64, _ amount: Int) { print("\(nanoseconds)|\(amount)") }

func info(_ number: Int) -> FrameInfo {
    var info = FrameInfo()
    info.sequence = UInt64(number) + 1
    info.timestamp = Timestamp(nanoseconds: 2_000_000_000 + UInt64(number) * 10_000_000)
    info.arrival = Timestamp(nanoseconds: info.timestamp.nanoseconds + 7_000_000)
    return info
}

func write(_ path: String, tracks: Int, frames: Int, commits: Int) throws {
    let store = try SessionStore(.file(path))
    // The writer is pumped: nothing is written but by the turns that are timed.
    let loop = try Loop(time: .manual())
    var settings = SessionWriter.Settings()
    (settings.hurry, settings.budget) = (1 << 30, 1 << 30)
    let writer = SessionWriter(loop, store, threadName: nil, settings)
    let anchor = ClockAnchor(
        time: Timestamp(nanoseconds: 1_000_000_000), utc: UTCTime(nanoseconds: 1_767_225_600_000_000_000))
    let session = try store.beginSession(SessionDescription(), at: anchor)
    let signal = SignalDescription(
        "acceleration", .int32, ["x", "y", "z"].map { .init($0, .acceleration, scale: 1.0 / 4096) })
    let queues = try (0..<tracks).map { number in
        let device = StoredDevice(family: "metawear", address: "C0:FF:EE:00:00:0\(number)")
        let track = TrackDescription(device, signal, rate: 100)
        return writer.add(try store.addTrack(track, to: session), track.layout, of: session)
    }
    var total: UInt64 = 0
    for commit in 0..<commits {
        for number in commit * frames..<(commit + 1) * frames {
            let values: InlineArray<3, Int32> = [Int32(number * 7 % 4001 - 2000), Int32(number % 811), 4096]
            for queue in queues { queue.append(info(number), values.span.bytes) }
        }
        let start = now()
        loop.advance(to: loop.time.now.advanced(bySeconds: 1))
        total += now() - start
    }
    guard writer.counts(of: queues[0]).committed == UInt64(frames * commits) else { exit(1) }
    try writer.end(session)
    writer.close()
    say(total, tracks * frames * commits)
}

func firstTrack(_ path: String) throws -> (SessionStore, StoredTrack) {
    let store = try SessionStore(.file(path))
    guard let session = try store.sessions().first, let track = try store.tracks(of: session.id).first else { exit(1) }
    return (store, track)
}

func read(_ path: String, rounds: Int) throws {
    let (store, track) = try firstTrack(path)
    var (best, count) = (UInt64.max, 0)
    var part = TrackCursor.Part()
    for _ in 0..<rounds {
        let start = now()
        count = 0
        var cursor = try TrackCursor(store, track, .si)
        while try cursor.read(into: &part) { count += part.infos.count }
        best = min(best, now() - start)
    }
    say(best, count)
}

func export(_ path: String, _ dialect: TableDialect, to file: String) throws {
    let (store, track) = try firstTrack(path)
    let start = now()
    var options = SessionExport()
    (options.dialect, options.units, options.replaces) = (dialect, .native, true)
    try TrackTable.export(track, of: store, options, to: file)
    say(now() - start, track.frameCount)
}

let words = Array(CommandLine.arguments.dropFirst())
switch (words.first, words.count) {
case ("write", 5):
    try write(words[1], tracks: Int(words[2]) ?? 1, frames: Int(words[3]) ?? 1, commits: Int(words[4]) ?? 1)
case ("read", 3): try read(words[1], rounds: Int(words[2]) ?? 1)
case ("original", 3): try export(words[1], .original, to: words[2])
case ("plain", 3): try export(words[1], .plain, to: words[2])
default: exit(2)
}
