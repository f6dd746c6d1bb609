package import VeltoCore

/// Writes the frames of running sessions.
///
/// It uses a thread of its own, so that nothing waits for the disk, or the loop of a context.
package final class SessionWriter: Sendable {
    /// The settings of a writer.
    package struct Settings: Sendable {
        /// The commit interval (seconds).
        package var period = 1.0
        /// The amount of frames that triggers an earlier commit (bytes).
        package var hurry = 1_048_576
        /// The memory limit of frames that are not on disk (bytes).
        package var budget = 67_108_864
        /// The interval of a session's anchors (seconds).
        package var anchorPeriod = 60.0
        /// The maximum wait of a regular commit for other processes (seconds); nil for that of the store.
        package var patience: Double?

        /// Creates the default settings.
        package init() {}
    }

    /// A notice about the disk; each is sent once until the writer has caught up.
    package enum Notice: Hashable, Sendable {
        /// Half of the memory limit is in use.
        case behind
        /// The memory limit is reached, and frames are dropped.
        case full
        /// A commit failed, and is retried.
        case failed(VeltoError)
        /// All frames are on disk again.
        case caughtUp
    }

    /// The frame counts of a track.
    package struct Counts: Hashable, Sendable {
        /// The number of appended, committed and dropped frames.
        package var taken: UInt64 = 0, committed: UInt64 = 0, dropped: UInt64 = 0

        /// Creates counts of 0.
        package init() {}
    }

    /// The callbacks before a commit, which fill the queues, and after it.
    private struct Source {
        let fill: @Sendable () -> Bool
        let committed: @Sendable () -> Void
    }

    private struct State {
        var tracks: [TrackWriter] = []
        var sessions: [SessionID: ClockAnchor] = [:]
        var notices: [Notice] = []
        /// The counts of written tracks at the last commit.
        var counts: [TrackID: Counts] = [:]
        /// The bytes of written blocks per session.
        var bytes: [SessionID: UInt64] = [:]
        /// The sleep time of the machine that is already recorded as gaps (nanoseconds).
        var asleep: UInt64
    }

    private let loop: Loop
    private let store: SessionStore
    private let settings: Settings
    private let budget: WriteBudget
    private let notify: @Sendable (Notice) -> Void
    /// The turn to take and commit frames.
    private let writing = Turn()
    private let state: Guarded<State>
    private let writer = Guarded<BackgroundWriter?>(nil)
    private let source = Guarded<Source?>(nil)

    /// Creates a writer; without a thread name, it writes on the loop.
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

    /// Writes the remaining frames and waits for that; the loop must no longer run.
    package func close() {
        writer.withLock { $0.take() }?.close()
    }

    /// Sets the callbacks before a commit, to fill the queues, and after it.
    ///
    /// Commits continue every period while `fill` returns true.
    package func setSource(
        _ fill: @escaping @Sendable () -> Bool, committed: @escaping @Sendable () -> Void = {}
    ) {
        source.withLock { $0 = Source(fill: fill, committed: committed) }
    }

    /// Requests a commit in `seconds`, unless one is due earlier.
    package func wake(after seconds: Double) {
        writer.withLock { $0 }?.signal(after: seconds)
    }

    /// Writes the remaining frames later on its thread or the loop, and ends.
    package func stop() {
        guard let background = writer.withLock({ $0.take() }) else { return }
        loop.post { background.stop() }
    }

    // MARK: Tracks

    /// Begins writing a track of a running session, and returns the queue for its frames.
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

    /// Returns the counts of a track, which remain after the end of its session.
    package func counts(of queue: TrackQueue) -> Counts {
        var counts = state.withLock { $0.counts[queue.track] } ?? Counts()
        counts.taken = queue.takenCount
        return counts
    }

    // MARK: End of a session

    /// Commits all frames of a session and ends it; if the disk cannot store them, it throws and the session keeps
    /// running.
    ///
    /// Call it on a thread that may wait for the disk.
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

    /// Writes all waiting frames; returns the error of a failure.
    private func commit(patience: Double? = nil) -> VeltoError? {
        writing.take { commitAll(patience: patience) }
    }

    private func commitAll(patience: Double?) -> VeltoError? {
        markSleep()
        // Meanwhile, frames are added to the queues, and tracks to the end of the list.
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

    /// Counts the bytes that have been written to disk.
    private func count(_ tracks: [TrackWriter]) {
        state.withLock { state in
            for track in tracks { state.bytes[track.session, default: 0] += track.changedBytes }
        }
    }

    /// Returns the bytes of a session's written blocks; rewritten blocks are counted again.
    package func bytes(of session: SessionID) -> UInt64 { state.withLock { $0.bytes[session] ?? 0 } }

    /// Records the gap of a machine's sleep, during which the clock was stopped.
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

    /// Returns new anchors of sessions whose last anchor is old or precedes a change of the system clock.
    private func dueAnchors() -> [(SessionID, ClockAnchor)] {
        let present = loop.time.anchor
        return state.withLock { $0.sessions }.compactMap { session, last in
            let expected = last.utc(at: present.time).nanoseconds
            let step = max(expected, present.utc.nanoseconds) - min(expected, present.utc.nanoseconds)
            let isDue = present.time.seconds(since: last.time) >= settings.anchorPeriod || step > 100_000_000
            return isDue ? (session, present) : nil
        }
    }

    /// Sends a notice unless it was already sent since the writer last caught up.
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
