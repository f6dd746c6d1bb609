import Testing
import VeltoBluetooth
import VeltoCore

@testable import VeltoKit

/// The whole table: what each event does in each state.
@Suite struct LinkPolicyTests {
    private static let lost = VeltoError(.connectFailed, "no answer")
    private static let off = VeltoError(.adapterOff, "the adapter is off")
    private static let late = VeltoError(.timeout, "too late")
    private static let foreign = VeltoError(.unsupported, "not one of ours")
    private static let refused = VeltoError(.rejected, "the person refused")

    /// How to get there from the start.
    private static let situations: [(name: String, events: [LinkPolicy.Event])] = [
        ("none", []),
        ("retrying", [.requestedAutomatically, .attemptFailed(lost)]),
        ("without radio", [.requestedAutomatically, .attemptFailed(off)]),
        ("connecting", [.requested]),
        ("connecting by itself", [.requestedAutomatically]),
        ("discovering", [.requested, .up]),
        ("ready", [.requested, .up, .servicesKnown, .sessionReady]),
        ("reconnecting", [.requested, .up, .servicesKnown, .sessionReady, .down(.timeout), .retryTimerFired]),
        ("released", [.requested, .up, .servicesKnown, .sessionReady, .released]),
        ("failed", [.requested, .up, .servicesKnown, .sessionReady, .failed(lost)]),
        ("foreign", [.requestedAutomatically, .up, .failed(foreign)]),
    ]

    /// The same while an operation waits for the link.
    private static let awaited: [(name: String, events: [LinkPolicy.Event])] = [
        ("awaited, connecting", [.requested]),
        ("awaited, retrying", [.requested, .attemptFailed(lost)]),
        ("awaited, by itself too", [.requestedAutomatically]),
        ("awaited, discovering", [.requested, .up]),
        ("awaited, failed", [.requested, .up, .failed(lost)]),
    ]

    private static let events: [(name: String, event: LinkPolicy.Event)] = [
        ("requested", .requested), ("requested automatically", .requestedAutomatically), ("released", .released),
        ("waiters gone", .waitersGone), ("waiters overdue", .waitersOverdue(late)),
        ("backend ready", .backendReady), ("retry timer", .retryTimerFired),
        ("deadline", .deadlinePassed), ("attempt failed", .attemptFailed(lost)), ("radio off", .attemptFailed(off)),
        ("up", .up), ("services", .servicesKnown), ("session ready", .sessionReady), ("failed", .failed(lost)),
        ("foreign", .failed(foreign)), ("refused", .failed(refused)), ("goodbye said", .goodbyeSaid),
        ("down", .down(.local)),
        ("lost", .down(.timeout)),
    ]

    private static func policy(after events: [LinkPolicy.Event], isAwaited: Bool = false) -> LinkPolicy {
        var policy = LinkPolicy(initialDelay: 1.5)
        policy.awaitedTime = isAwaited ? 15 : nil
        for event in events { _ = policy.handle(event) }
        return policy
    }

    private static func text(_ action: LinkPolicy.Action) -> String? {
        switch action {
        case .stateChanged(let previous, let reason, let error):
            let why = [reason == .unknown ? "" : " \(reason)", error.map { " \($0.code.rawValue)" } ?? ""].joined()
            return "from \(previous)\(why)"
        case .finishConnecting(let error): return error.map { "refuse \($0.code.rawValue)" } ?? "grant"
        case .finishDisconnecting: return "let go"
        case .announceConnected: return "tell connected"
        case .announceDisconnected(let reason, let willReconnect):
            return "tell disconnected \(reason)\(willReconnect ? " again" : "")"
        case .announceFailure(let error, let attempts, let willRetry):
            return "tell failure \(error.code.rawValue) \(attempts)\(willRetry ? " again" : "")"
        case .startDeadline(let seconds): return "deadline \(Int(seconds))"
        case .startRetryTimer(let seconds): return "retry in \(seconds)"
        // These only undo what was started, and may be asked for at any time.
        case .stopDeadline, .stopRetryTimer: return nil
        default: return "\(action)"
        }
    }

    private static var actual: String {
        (rows(of: situations, isAwaited: false) + rows(of: awaited, isAwaited: true)).joined(separator: "\n")
    }

    private static func rows(of situations: [(name: String, events: [LinkPolicy.Event])], isAwaited: Bool) -> [String] {
        situations.map { name, path in
            let rows = events.compactMap { title, event -> String? in
                var policy = policy(after: path, isAwaited: isAwaited)
                let before = (policy.state, policy.isWanted)
                let actions = policy.handle(event).compactMap { text($0) }
                guard !actions.isEmpty || before != (policy.state, policy.isWanted) else { return nil }
                let wanted = policy.isWanted ? ", wanted" : ""
                let row = "  \(title) -> \(policy.state)\(wanted)"
                return actions.isEmpty ? row : row + ": " + actions.joined(separator: ", ")
            }
            return "\(name)\n" + rows.joined(separator: "\n")
        }
    }

    @Test func everyEventDoesInEveryStateWhatTheTableSays() {
        let (actual, expected) = (Self.actual.split(separator: "\n"), Self.expected.split(separator: "\n"))
        for (line, wanted) in zip(actual, expected) { #expect(line == wanted) }
        #expect(actual.count == expected.count)
    }

    @Test func anAwaitedLinkIsTriedAgainWithGrowingPausesAndTheErrorListsTheTries() {
        var policy = Self.policy(after: [.requested], isAwaited: true)
        var pauses: [Double] = []
        for _ in 0..<7 {
            let actions = policy.handle(.attemptFailed(Self.lost))
            for case .startRetryTimer(let seconds) in actions { pauses.append(seconds) }
            _ = policy.handle(.retryTimerFired)
        }
        #expect(pauses == [0.25, 0.5, 1, 2, 4, 4, 4])
        _ = policy.handle(.up)
        _ = policy.handle(.down(.timeout))
        let error = policy.tries.explain(timeout: 20)
        #expect(error?.code == .disconnected)
        #expect(
            error?.message == "the device was not ready within 20.0 s: 8 tries failed: no answer (7 times); "
                + "the link was lost while it was being established: bring the device closer, and connect again")
        policy.awaitedTime = nil
        let end = policy.handle(.waitersOverdue(Self.late))
        #expect(end.contains(.announceFailure(Self.late, attempts: 8, willRetry: false)))
        #expect(policy.tries.explain(timeout: 20) == nil && !policy.isWanted)
    }

    @Test func aFailureThatLeavesNoTimeForAnotherTryIsAnnouncedAsTheLast() {
        var policy = Self.policy(after: [.requested], isAwaited: true)
        policy.awaitedTime = 0.2
        #expect(
            policy.handle(.attemptFailed(Self.lost))
                .contains(.announceFailure(Self.lost, attempts: 1, willRetry: false)))
        policy.awaitedTime = nil
        let end = policy.handle(.waitersOverdue(Self.late))
        #expect(!end.contains { if case .announceFailure = $0 { true } else { false } }, "it was told already")
        #expect(!policy.isWanted)
    }

    @Test(arguments: [ResultCode.connectFailed, .disconnected, .timeout, .io])
    func otherFailuresAreTriedAgain(_ code: ResultCode) {
        var policy = Self.policy(after: [.requested], isAwaited: true)
        let actions = policy.handle(.attemptFailed(VeltoError(code, "no")))
        #expect(actions.contains(.startRetryTimer(seconds: 0.25)) && policy.isWanted)
    }

    @Test(arguments: [ResultCode.rejected, .pairingRequired, .unsupported, .permission, .protocol, .cancelled])
    func someFailuresEndAnAwaitedLinkAtOnceAndListTheTriesBefore(_ code: ResultCode) {
        var policy = Self.policy(after: [.requested, .attemptFailed(Self.lost), .retryTimerFired], isAwaited: true)
        let actions = policy.handle(.attemptFailed(VeltoError(code, "no")))
        let wanted = VeltoError(code, "2 tries failed: no answer; no, the last: no")
        #expect(actions.contains(.finishConnecting(wanted)) && !policy.isWanted)
    }

    /// The daemon may show a part of the table while a device starts its bootloader.
    @Test(arguments: [true, false])
    func anotherTableDoesNotEndALinkThatAnUpdateHolds(isHeld: Bool) {
        var policy = Self.policy(after: [.requested, .up, .servicesKnown, .sessionReady, .down(.timeout)])
        policy.isHeld = isHeld
        for event in [LinkPolicy.Event.retryTimerFired, .up, .servicesKnown, .failed(Self.foreign)] {
            _ = policy.handle(event)
        }
        let retries = policy.handle(.down(.local)).contains { if case .startRetryTimer = $0 { true } else { false } }
        #expect(policy.isWanted == isHeld && retries == isHeld)
    }

    @Test(arguments: [
        (
            LinkPolicy.Event.failed(VeltoError(.timeout, "silence")), DownReason.local, ResultCode.pairingRequired,
            "not answered"
        ),
        (.servicesKnown, .authentication, .pairingRequired, "was refused"),
        (.servicesKnown, .remote, .disconnected, "may have refused"),
        (.servicesKnown, .timeout, .disconnected, "was lost"),
    ])
    func anUnpairedDeviceThatRequiresPairingNamesIt(
        _ event: LinkPolicy.Event, _ reason: DownReason, _ code: ResultCode, _ words: String
    ) {
        var policy = Self.policy(after: [.requested, .up])
        policy.needsPairing = true
        _ = policy.handle(event)
        var found: VeltoError?
        for case .finishConnecting(let error) in policy.handle(.down(reason)) { found = error }
        #expect(found?.code == code && found?.message.contains(words) == true)
    }

    @Test func deadlinesFollowOneAnotherWithoutEnd() {
        var policy = Self.policy(after: [.requested])
        for _ in 0..<100 { #expect(policy.handle(.deadlinePassed).contains(.connect)) }
    }

    @Test func aPolicyOfNeverEndsWithTheLink() {
        var policy = Self.policy(after: [.requested, .up, .servicesKnown, .sessionReady])
        policy.reconnects = false
        #expect(policy.handle(.down(.timeout)).contains(.announceDisconnected(.timeout, willReconnect: false)))
        #expect(!policy.isWanted)
    }

    private static let expected = """
        none
          requested -> connecting, wanted: from none, deadline 30, connect
          requested automatically -> connecting, wanted: from none, deadline 30, connect
          released -> none: refuse -22, let go
          waiters gone -> none: refuse -22, let go
          waiters overdue -> none: refuse -22, let go
        retrying
          requested -> connecting, wanted: from none, deadline 30, connect
          released -> none: refuse -22, let go
          backend ready -> connecting, wanted: from none, deadline 30, connect
          retry timer -> connecting, wanted: from none, deadline 30, connect
        without radio
          requested -> connecting, wanted: from none, deadline 30, connect
          requested automatically -> connecting, wanted: from none, deadline 30, connect
          released -> none: refuse -22, let go
          backend ready -> connecting, wanted: from none, deadline 30, connect
          retry timer -> connecting, wanted: from none, deadline 30, connect
        connecting
          released -> none: refuse -22, disconnect, from connecting local, let go
          waiters gone -> none: refuse -22, disconnect, from connecting local, let go
          waiters overdue -> none: refuse -22, disconnect, from connecting local, let go, tell failure -16 1
          deadline -> connecting, wanted: disconnect, from connecting timeout, from none, deadline 30, connect
          attempt failed -> none: from connecting gaveUp -29, refuse -29, tell failure -29 1
          radio off -> none, wanted: from connecting -9, refuse -9, tell failure -9 1 again
          up -> discovering, wanted: from connecting, deadline 35
          down -> none: endSession, from connecting local, let go, refuse -15, tell failure -15 1
          lost -> none: endSession, from connecting timeout, let go, refuse -15, tell failure -15 1
        connecting by itself
          released -> none: refuse -22, disconnect, from connecting local, let go
          deadline -> connecting, wanted: disconnect, from connecting timeout, from none, deadline 30, connect
          attempt failed -> none, wanted: from connecting -29, refuse -29, retry in 3.0, tell failure -29 1 again
          radio off -> none, wanted: from connecting -9, refuse -9, tell failure -9 1 again
          up -> discovering, wanted: from connecting, deadline 35
          down -> none, wanted: endSession, from connecting local, let go, refuse -15, retry in 1.5, tell failure -15 1 again
          lost -> none, wanted: endSession, from connecting timeout, let go, refuse -15, retry in 1.5, tell failure -15 1 again
        discovering
          released -> closing: refuse -22, from discovering, sayGoodbye
          waiters gone -> closing: refuse -22, from discovering, sayGoodbye
          waiters overdue -> closing: refuse -22, from discovering, sayGoodbye, tell failure -16 1
          deadline -> closing, wanted: from discovering, sayGoodbye
          services -> discovering, wanted: beginSession
          session ready -> ready, wanted: from discovering, tell connected, grant
          failed -> closing, wanted: from discovering, sayGoodbye
          foreign -> closing, wanted: reject, from discovering, sayGoodbye
          refused -> closing, wanted: from discovering, sayGoodbye
          down -> none: endSession, from discovering local, let go, refuse -15, tell failure -15 1
          lost -> none: endSession, from discovering timeout, let go, refuse -15, tell failure -15 1
        ready
          requested -> ready, wanted: grant
          released -> closing: refuse -22, from ready, sayGoodbye
          failed -> closing, wanted: from ready, sayGoodbye
          foreign -> closing, wanted: reject, from ready, sayGoodbye
          refused -> closing, wanted: from ready, sayGoodbye
          down -> none, wanted: endSession, from ready local, tell disconnected local again, let go, refuse -15, retry in 1.5
          lost -> none, wanted: endSession, from ready timeout, tell disconnected timeout again, let go, refuse -15, retry in 1.5
        reconnecting
          released -> none: refuse -22, disconnect, from connecting local, let go
          deadline -> connecting, wanted: disconnect, from connecting timeout, from none, deadline 30, connect
          attempt failed -> none, wanted: from connecting -29, refuse -29, retry in 3.0, tell failure -29 1 again
          radio off -> none, wanted: from connecting -9, refuse -9, tell failure -9 1 again
          up -> discovering, wanted: from connecting, deadline 35
          down -> none, wanted: endSession, from connecting local, let go, refuse -15, retry in 1.5, tell failure -15 1 again
          lost -> none, wanted: endSession, from connecting timeout, let go, refuse -15, retry in 1.5, tell failure -15 1 again
        released
          requested -> closing, wanted
          requested automatically -> closing, wanted
          released -> closing: refuse -22
          waiters gone -> closing: refuse -22
          waiters overdue -> closing: refuse -22, tell failure -16 0
          goodbye said -> closing: disconnect
          down -> none: endSession, from closing local, tell disconnected local, let go, refuse -15
          lost -> none: endSession, from closing timeout, tell disconnected timeout, let go, refuse -15
        failed
          released -> closing: refuse -22
          goodbye said -> closing, wanted: disconnect
          down -> none, wanted: endSession, from closing gaveUp -29, tell disconnected gaveUp again, let go, refuse -29, retry in 3.0
          lost -> none, wanted: endSession, from closing timeout -29, tell disconnected timeout again, let go, refuse -29, retry in 3.0
        foreign
          released -> closing: refuse -22
          waiters gone -> closing: refuse -22
          waiters overdue -> closing: refuse -22
          goodbye said -> closing, wanted: disconnect
          down -> none: endSession, from closing gaveUp -18, let go, refuse -18, tell failure -18 1
          lost -> none: endSession, from closing timeout -18, let go, refuse -18, tell failure -18 1
        awaited, connecting
          released -> none: refuse -22, disconnect, from connecting local, let go
          waiters gone -> none: refuse -22, disconnect, from connecting local, let go
          waiters overdue -> none: refuse -22, disconnect, from connecting local, let go, tell failure -16 1
          deadline -> connecting, wanted: disconnect, from connecting timeout, from none, deadline 30, connect
          attempt failed -> none, wanted: from connecting -29, retry in 0.25, tell failure -29 1 again
          radio off -> none, wanted: from connecting -9, refuse -9, tell failure -9 1 again
          up -> discovering, wanted: from connecting, deadline 35
          down -> none, wanted: endSession, from connecting local, let go, retry in 0.25, tell failure -15 1 again
          lost -> none, wanted: endSession, from connecting timeout, let go, retry in 0.25, tell failure -15 1 again
        awaited, retrying
          requested -> connecting, wanted: from none, deadline 30, connect
          released -> none: refuse -22, let go
          waiters gone -> none: refuse -22, let go
          waiters overdue -> none: refuse -22, let go, tell failure -16 1
          backend ready -> connecting, wanted: from none, deadline 30, connect
          retry timer -> connecting, wanted: from none, deadline 30, connect
        awaited, by itself too
          released -> none: refuse -22, disconnect, from connecting local, let go
          deadline -> connecting, wanted: disconnect, from connecting timeout, from none, deadline 30, connect
          attempt failed -> none, wanted: from connecting -29, retry in 0.25, tell failure -29 1 again
          radio off -> none, wanted: from connecting -9, refuse -9, tell failure -9 1 again
          up -> discovering, wanted: from connecting, deadline 35
          down -> none, wanted: endSession, from connecting local, let go, retry in 0.25, tell failure -15 1 again
          lost -> none, wanted: endSession, from connecting timeout, let go, retry in 0.25, tell failure -15 1 again
        awaited, discovering
          released -> closing: refuse -22, from discovering, sayGoodbye
          waiters gone -> closing: refuse -22, from discovering, sayGoodbye
          waiters overdue -> closing: refuse -22, from discovering, sayGoodbye, tell failure -16 1
          deadline -> closing, wanted: from discovering, sayGoodbye
          services -> discovering, wanted: beginSession
          session ready -> ready, wanted: from discovering, tell connected, grant
          failed -> closing, wanted: from discovering, sayGoodbye
          foreign -> closing, wanted: reject, from discovering, sayGoodbye
          refused -> closing, wanted: from discovering, sayGoodbye
          down -> none, wanted: endSession, from discovering local, let go, retry in 0.25, tell failure -15 1 again
          lost -> none, wanted: endSession, from discovering timeout, let go, retry in 0.25, tell failure -15 1 again
        awaited, failed
          released -> closing: refuse -22
          waiters gone -> closing: refuse -22
          waiters overdue -> closing: refuse -22
          goodbye said -> closing, wanted: disconnect
          down -> none, wanted: endSession, from closing gaveUp -29, let go, retry in 0.25, tell failure -29 1 again
          lost -> none, wanted: endSession, from closing timeout -29, let go, retry in 0.25, tell failure -29 1 again
        """
}
