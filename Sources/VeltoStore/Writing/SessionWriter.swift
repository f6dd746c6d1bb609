package import VeltoCore

/// Writes the frames of running sessions: on a thread of its own, so that nothing waits for a disk, or where a context is
/// pumped.
package final class SessionWriter: Sendable {
    /// The settings of a writer.
    package struct Settings: Sendable {
        /// The time between two commits (seconds).
        package var period = 1.0
        /// The frames that are committed earlier than that (bytes).
        package var hurry = 1_048_576
        /// The memory for frames that are not on the disk (bytes).
        package var budget = 67_108_864
        /// The time between two anchors of a session (seconds).
        package var anchorPeriod = 60.0
        /// The wait of a regular commit for other processes (seconds); nil for that of the store.
        package var patience: Double?

        /// The settings of every program.
        package init() {}
    }

    /// A notice about the disk; each once until the writer has caught up.
    package enum Notice: Hashable, Sendable {
        /// Half of the memory for frames is taken.
        case behind
        /// Frames are dropped, since all of it is.
        case full
        /// A commit failed, and is tried again.
        case failed(VeltoError)
        /// All frames are on the disk again.
        case caughtUp
    }

    /// The counts of a track's frames.
    package struct Counts: Hashable, Sendable {
        /// The number of frames that were appended, that are on the disk, and that were dropped.
        package var taken: UInt64 = 0, committed: UInt64 = 0, dropped: UInt64 = 0

        /// No frames.
        package init() {}
    }

    /// The calls before a commit, which fills the queues, and after it.
    private struct Source {
        let fill: @Sendable () -> Bool
        let committed: @Sendable () -> Void
    }

    private struct State {
        var tracks: [TrackWriter] = []
        var sessions: [SessionID: ClockAnchor] = [:]
        var notices: [Notice] = []
        /// The counts of tracks that were written, by the last commit.
        var counts: [TrackID: Counts] = [:]
        /// The bytes of blocks that each session has written.
        var bytes: [SessionID: UInt64] = [:]
        /// The time that the machine was asleep, as gaps have it (nanoseconds).
        var asleep: UInt64
    }

    private let loop: Loop
    private let store: SessionStore
    private let settings: Settings
    private let budget: WriteBudget
    private let notify: @Sendable (Notice) -> Void
    /// The turn of the thread that takes frames and commits them.
    private let writing = Turn()
    private let state: Guarded<State>
    private let writer = Guarded<BackgroundWriter?>(nil)
    private let source = Guarded<Source?>(nil)

    /// Creates a writer; without a thread's name it writes where the program pumps.
    ///
    /// `notify` is called on any thread.
    package init(
        _ loop: Loop, _ store: SessionStore, threadName: String?, _ settings: Settings = Settings(),
        notify: @escaping @Sendable (Notice) -> Void = { _ in }
    ) {
        self.loop = loop
        self.store = store
        self.settings = settings
        self.notify = notify
        budget = WriteBudget(settings.budget)
        state = Guarded(State(asleep: loop.time.newestSleep?.total ?? 0))
        let background = BackgroundWriter(
            loop, threadName: threadName,
            write: { [weak self] in
                guard let self else { return .over }
                let source = source.withLock { $0 }
                let goesOn = source?.fill() ?? false
                let isDone = commit() == nil
                source?.committed()
                return isDone && !goesOn ? .signaled : .after(seconds: settings.period)
            }, finish: { [weak self] in _ = self?.commit() })
        writer.withLock { $0 = background }
    }

    /// Writes the rest and waits for it; the loop does not turn any more.
    package func close() {
        writer.withLock { $0.take() }?.close()
    }

    /// Sets what is called before each commit, to fill the queues, and after it; commits go on each period while `fill` returns true.
    package func setSource(
        _ fill: @escaping @Sendable () -> Bool, committed: @escaping @Sendable () -> Void = {}
    ) {
        source.withLock { $0 = Source(fill: fill, committed: committed) }
    }

    /// Requests a commit in `seconds`, unless one is due earlier.
    package func wake(after seconds: Double) {
        writer.withLock { $0 }?.signal(after: seconds)
    }

    /// Writes the rest later, on its thread or on the loop, and ends.
    package func stop() {
        guard let background = writer.withLock({ $0.take() }) else { return }
        loop.post { background.stop() }
    }

    // MARK: Tracks

    /// Begins to write a track of a running session, and returns the queue for its frames.
    package func add(_ track: TrackID, _ layout: FrameLayout, of session: SessionID) -> TrackQueue {
        let queue = TrackQueue(track, layout, budget) { [weak self] in self?.announced($0) }
        let anchor = loop.time.anchor
        state.withLock { state in
            state.tracks.append(TrackWriter(queue, in: session))
            if state.sessions[session] == nil { state.sessions[session] = anchor }
        }
        return queue
    }

    private func announced(_ announcement: TrackQueue.Announcement) {
        if announcement == .full { tell(.full) }
        if announcement == .chunk, budget.taken >= settings.budget / 2 { tell(.behind) }
        let isHurried = announcement == .chunk && budget.taken >= settings.hurry
        guard isHurried || announcement == .first else { return }
        wake(after: isHurried ? 0 : settings.period)
    }

    /// The counts of a track, which stay after its session has ended.
    package func counts(of queue: TrackQueue) -> Counts {
        var counts = state.withLock { $0.counts[queue.track] } ?? Counts()
        counts.taken = queue.takenCount
        return counts
    }

    // MARK: The end of a session

    /// Commits all frames of a session, and ends it; throws, and leaves it running, if the disk cannot take them.
    ///
    /// It waits for the disk: on a thread that may.
    package func end(
        _ session: SessionID, zoneOffset: Int? = nil, patience: Double? = nil
    ) throws(VeltoError) {
        state.withLock { state in
            for index in state.tracks.indices where state.tracks[index].session == session {
                state.tracks[index].isOver = true
            }
        }
        if let error = commit(patience: patience) { throw error }
        try store.endSession(session, at: loop.time.utc, zoneOffset: zoneOffset, patience: patience)
        forget(session)
    }

    /// Removes the queues of an ended session, including those added recently.
    package func forget(_ session: SessionID) {
        state.withLock { state in
            state.tracks.removeAll { $0.session == session }
            state.sessions[session] = nil
        }
    }

    // MARK: Commits

    /// Writes everything that waits; returns why that failed; nil if it did not.
    private func commit(patience: Double? = nil) -> VeltoError? {
        writing.take { commitAll(patience: patience) }
    }

    private func commitAll(patience: Double?) -> VeltoError? {
        markSleep()
        // Frames arrive through the queues at the same time, and tracks at the end of the list.
        var tracks = state.withLock { $0.tracks }
        for index in tracks.indices { tracks[index].collect() }
        let anchors = dueAnchors()
        let changes = tracks.compactMap(\.changes)
        do throws(VeltoError) {
            if !changes.isEmpty || !anchors.isEmpty {
                try store.commit(changes, anchors, patience: patience ?? settings.patience)
            }
            count(tracks)
            for index in tracks.indices { tracks[index].didCommit() }
            finish(tracks, anchors)
            return nil
        } catch {
            finish(tracks, [])
            tell(.failed(error))
            return error
        }
    }

    /// Counts the bytes that are on the disk.
    private func count(_ tracks: [TrackWriter]) {
        state.withLock { state in
            for track in tracks { state.bytes[track.session, default: 0] += track.changedBytes }
        }
    }

    /// The bytes of blocks that a session has written so far, those of rewritten blocks counted again.
    package func bytes(of session: SessionID) -> UInt64 { state.withLock { $0.bytes[session] ?? 0 } }

    /// Records the gap of a machine sleep, in which the clock stood still.
    private func markSleep() {
        guard let sleep = loop.time.newestSleep else { return }
        let (duration, queues) = state.withLock { state -> (UInt64, [TrackQueue]) in
            defer { state.asleep = max(state.asleep, sleep.total) }
            return (sleep.total - min(state.asleep, sleep.total), state.tracks.map(\.queue))
        }
        guard duration > 0 else { return }
        for queue in queues { queue.appendGap(.sleep, at: sleep.after, duration: duration) }
    }

    private func finish(_ tracks: [TrackWriter], _ anchors: [(SessionID, ClockAnchor)]) {
        let hasCaughtUp = state.withLock { state in
            for track in tracks {
                guard let index = state.tracks.firstIndex(where: { $0.queue === track.queue }) else { continue }
                let isOver = state.tracks[index].isOver
                state.tracks[index] = track
                state.tracks[index].isOver = isOver
                state.counts[track.queue.track, default: Counts()].committed = track.committedCount
                state.counts[track.queue.track, default: Counts()].dropped = track.droppedCount
            }
            for (session, anchor) in anchors { state.sessions[session] = anchor }
            return !state.notices.isEmpty
        }
        if hasCaughtUp, budget.taken < settings.budget / 2, tracks.allSatisfy({ $0.changes == nil }) {
            state.withLock { $0.notices.removeAll() }
            notify(.caughtUp)
        }
    }

    /// Anchors of sessions whose last one is old, or after which the system's clock was set.
    private func dueAnchors() -> [(SessionID, ClockAnchor)] {
        let present = loop.time.anchor
        return state.withLock { $0.sessions }.compactMap { session, last in
            let expected = last.utc(at: present.time).nanoseconds
            let step = max(expected, present.utc.nanoseconds) - min(expected, present.utc.nanoseconds)
            let isDue = present.time.seconds(since: last.time) >= settings.anchorPeriod || step > 100_000_000
            return isDue ? (session, present) : nil
        }
    }

    /// Passes a notice on unless it was given since the writer had caught up.
    private func tell(_ notice: Notice) {
        let isNew = state.withLock { state in
            let isKnown = state.notices.contains { known in
                switch (known, notice) {
                case (.failed, .failed): true
                default: known == notice
                }
            }
            if !isKnown { state.notices.append(notice) }
            return !isKnown
        }
        if isNew { notify(notice) }
    }
}
