import VeltoBluetooth
import VeltoCore
import VeltoMotion
import VeltoTap
import VeltoWearable

/// What the sessions of all TAPs of a context have told.
final class TapEars: @unchecked Sendable {
    // Unchecked: the test looks between the turns of a pumped loop.
    private var events: [DeviceEvent] = []

    func take() -> [DeviceEvent] {
        defer { events = [] }
        return events
    }

    func note(_ actions: some Sequence<SessionAction>) {
        for action in actions {
            switch action {
            case .event(let event, _): events.append(event)
            case .describe(let details, _): events.append(.detailsRead(details))
            default: break
            }
        }
    }
}

/// The family of TAPs, whose sessions are overheard: the kit publishes events for programs, these are those before it.
struct HeardTap: Wearable {
    let ears: TapEars
    private let tap = Tap()

    init(ears: TapEars) {
        self.ears = ears
    }

    var family: DeviceFamily { tap.family }
    var name: String { tap.name }
    var capabilities: WearableCapabilities { tap.capabilities }
    var monitorsRate: Bool { tap.monitorsRate }
    var characteristics: [Characteristic] { tap.characteristics }
    var servesSystem: Bool { tap.servesSystem }
    var joinsPlayers: Bool { tap.joinsPlayers }

    func isLikely(_ advertisement: Advertisement) -> Bool { tap.isLikely(advertisement) }
    func isEvident(in table: GATTTable) -> Bool { tap.isEvident(in: table) }
    func makeSession() -> any WearableSession { HeardSession(tap.makeSession(), ears) }
}

/// A session that does what another one does.
private final class HeardSession: WearableSession {
    private let inner: any WearableSession
    private let ears: TapEars

    init(_ inner: any WearableSession, _ ears: TapEars) {
        self.inner = inner
        self.ears = ears
    }

    private func hear(_ out: inout SessionOutput, _ body: (inout SessionOutput) -> Void) {
        var before = out
        let waiting = before.takeActions().count
        body(&out)
        var after = out
        ears.note(after.takeActions().dropFirst(waiting))
    }

    func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        hear(&out) { inner.linkReady(table, at: time, &$0) }
    }

    func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        // A reader cannot be captured.
        var before = out
        let waiting = before.takeActions().count
        inner.received(characteristic, bytes, at: time, &out)
        var after = out
        ears.note(after.takeActions().dropFirst(waiting))
    }

    func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        hear(&out) { inner.completed(request, result, at: time, &$0) }
    }

    func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        hear(&out) { inner.timerFired(at: time, &$0) }
    }

    func perform(_ command: any SessionCommand, as operation: SessionOperation, _ out: inout SessionOutput) {
        hear(&out) { inner.perform(command, as: operation, &$0) }
    }

    func routeKnown(_ characteristic: ValueHandle, _ route: NotificationRoute, _ out: inout SessionOutput) {
        hear(&out) { inner.routeKnown(characteristic, route, &$0) }
    }

    func goodbye(_ out: inout SessionOutput) { hear(&out) { inner.goodbye(&$0) } }
    func linkDown(_ out: inout SessionOutput) { hear(&out) { inner.linkDown(&$0) } }
    func restart(_ out: inout SessionOutput) { hear(&out) { inner.restart(&$0) } }
    func turn(at time: Timestamp, _ out: inout SessionOutput) { hear(&out) { inner.turn(at: time, &$0) } }
}
