/// Records, checks and makes session files, for the tests of Tests/Store.
///
///     record FILE COMMITS [KIND NUMBER]
///                           commits ten frames at a time, and prints "begin" and the acknowledged count around each commit; dies in
///                           operation NUMBER of its log (KIND 1) or of its database (KIND 2)
///     check FILE [newer]    prints state, frames and whether all values are right, for each session; `newer` brings the file to
///                           the next version first
///     migrate FILE NUMBER   brings a file to the next version, which only this program knows, and dies in operation NUMBER
///     delete FILE           deletes all sessions that do not run, in slices
///     make FILE             makes the file whose content Tests/Store/test_format.py knows
///
/// Values follow from the numbers of frames: a reader knows what they must be.

import Glibc
import StoreKills
import VeltoCore
import VeltoStore
import VeltoWearable

let signal = SignalDescription(
    "acceleration", .int32, ["x", "y", "z"].map { .init($0, .acceleration, scale: 1.0 / 4096) })

/// The raw values of a frame.
func values(_ number: Int) -> [Int32] { (0..<3).map { Int32(number * 7 % 4001 - 2000 + $0) } }

func info(_ number: Int) -> FrameInfo {
    var info = FrameInfo()
    info.sequence = UInt64(number)
    info.timestamp = Timestamp(nanoseconds: 2_000_000_000 + UInt64(number) * 10_000_000)
    info.arrival = Timestamp(nanoseconds: info.timestamp.nanoseconds + 7_000_000)
    return info
}

func begin(_ store: SessionStore, _ label: String, _ signal: SignalDescription) throws -> (
    SessionID, TrackID, TrackDescription
) {
    var description = SessionDescription()
    description.label = label
    description.isSimulated = true
    let anchor = ClockAnchor(
        time: Timestamp(nanoseconds: 1_000_000_000), utc: UTCTime(nanoseconds: 1_767_225_600_000_000_000))
    let session = try store.beginSession(description, at: anchor)
    let track = TrackDescription(StoredDevice(family: "metawear", address: "C0:FF:EE:00:00:01"), signal, rate: 100)
    return (session, try store.addTrack(track, to: session), track)
}

func say(_ text: String) {
    print(text)
    fflush(nil)
}

/// A second version of the tables, to see that bringing a file there works.
let nextVersion = StoreMigration(
    to: (StoreMigration.all.last?.version ?? 0) + 1,
    [
        "ALTER TABLE session ADD COLUMN mood TEXT", "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)",
        "INSERT INTO note (text) SELECT label FROM session", "CREATE INDEX note_text ON note (text)",
    ])

func newerSettings() -> StoreSettings {
    var settings = StoreSettings()
    settings.migrations.append(nextVersion)
    return settings
}

func migrate(_ path: String, dyingIn number: Int) throws {
    var settings = newerSettings()
    kills_install()
    settings.vfs = "velto-kills"
    kills_arm(Int32(KILLS_LOG.rawValue) | Int32(KILLS_DATABASE.rawValue), Int32(number))
    _ = try SessionStore(.file(path), settings)
    say("done")
}

func record(_ path: String, commits: Int, dyingIn operation: (kind: Int32, number: Int32)? = nil) throws {
    var settings = StoreSettings()
    if operation != nil {
        kills_install()
        settings.vfs = "velto-kills"
        // So that there are many checkpoints.
        settings.checkpointPages = 20
    }
    let store = try SessionStore(.file(path), settings)
    // The writer is pumped by the commits themselves: a clock that stands does nothing in between.
    let loop = try Loop(time: .manual())
    let writer = SessionWriter(loop, store, threadName: nil)
    let (session, track, description) = try begin(store, "kill \(getpid())", signal)
    let queue = writer.add(track, description.layout, of: session)
    if let operation { kills_arm(operation.kind, operation.number) }
    for commit in 0..<commits {
        for number in commit * 10..<commit * 10 + 10 { queue.append(info(number + 1), values(number + 1).span.bytes) }
        say("begin")
        loop.advance(to: loop.time.now.advanced(bySeconds: 1))
        say("\(writer.counts(of: queue).committed)")
    }
    try writer.end(session)
    writer.close()
    say("end")
}

func check(_ path: String, isNewer: Bool = false) throws {
    let store = try SessionStore(.file(path), isNewer ? newerSettings() : StoreSettings())
    for session in try store.sessions() {
        for track in try store.tracks(of: session.id) {
            var (count, isRight) = (0, true)
            var cursor = try TrackCursor(store, track, .raw)
            while let part = try cursor.read() {
                for (index, read) in part.infos.enumerated() {
                    count += 1
                    let raw = part.values[index * 3..<index * 3 + 3].map { Int32(bitPattern: $0) }
                    isRight = isRight && read == info(count) && raw == values(count)
                }
            }
            // A session that runs goes on while it is read.
            let isWhole = session.state == .running ? count >= track.frameCount : count == track.frameCount
            say("\(session.label): \(session.state) \(count) \(isRight && isWhole)")
        }
    }
}

func delete(_ path: String) throws {
    let store = try SessionStore(.file(path))
    try store.deleteSessions(try store.sessions().filter { $0.state != .running }.map(\.id))
    while try store.deleteSlice() {}
    say("deleted")
}

func make(_ path: String) throws {
    let store = try SessionStore(.file(path))
    let writer = SessionWriter(try Loop(time: .manual()), store, threadName: nil)
    let (session, track, description) = try begin(store, "reference", signal)
    let queue = writer.add(track, description.layout, of: session)
    // Frame 100 is lost; frames from 200 on have a tick and a flag.
    for number in 1...300 where number != 100 {
        var info = info(number)
        if number >= 200 { (info.tick, info.flags) = (UInt32(number) * 3, .estimatedLoss) }
        queue.append(info, values(number).span.bytes)
    }
    let light = SignalDescription("illuminance", .float32, [.init("value", .illuminance)])
    let float = TrackDescription(description.device, light)
    let other = try store.addTrack(float, to: session)
    let floats = writer.add(other, float.layout, of: session)
    for number in 1...5 { floats.append(info(number), [Float(number) / 3].span.bytes) }
    try store.addMark("here", at: Timestamp(nanoseconds: 3_000_000_000), to: session)
    try writer.end(session)
    writer.close()
    while try store.deleteSlice() {}
}

func run(_ arguments: [String]) throws {
    switch (arguments.first, arguments.count) {
    case ("record", 3): try record(arguments[1], commits: Int(arguments[2]) ?? 0)
    case ("record", 5):
        let operation = (Int32(arguments[3]) ?? 0, Int32(arguments[4]) ?? 0)
        try record(arguments[1], commits: Int(arguments[2]) ?? 0, dyingIn: operation)
    case ("migrate", 3): try migrate(arguments[1], dyingIn: Int(arguments[2]) ?? 0)
    case ("check", 2): try check(arguments[1])
    case ("check", 3): try check(arguments[1], isNewer: true)
    case ("delete", 2): try delete(arguments[1])
    case ("make", 2): try make(arguments[1])
    default:
        say(
            "usage: StoreProbe record FILE COMMITS [KIND NUMBER] | check FILE [newer] | migrate FILE NUMBER | delete FILE | make FILE"
        )
    }
}

do {
    try run(Array(CommandLine.arguments.dropFirst()))
} catch {
    say("\(error)")
    exit(1)
}
