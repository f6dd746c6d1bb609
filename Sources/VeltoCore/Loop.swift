internal import CLinux
internal import Glibc
internal import Synchronization

/// A receiver of the readiness of watched descriptors.
package protocol DescriptorWatcher: AnyObject {
    /// Handles a ready descriptor, on the loop.
    func descriptorReady(_ descriptor: Int32, _ readiness: Loop.Readiness)
}

/// The event loop of a context: descriptors, timers and work posted by other threads.
///
/// The loop either has its own thread (`startThread`), or its owner turns it (`turn`), one thread at a time. `post` may
/// be called from any thread, all other functions only on the loop.
@safe package final class Loop: @unchecked Sendable {
    // Unchecked because `shared` guards state used by other threads, and all other state is used only on the loop.

    private struct Shared {
        var inbox: [@Sendable () -> Void] = []
        /// The positions of work that newer work of the same kind replaces.
        var replaceable: [LoopWork: Int] = [:]
        var nextDeadline = Timestamp.distantFuture
        var isClosed = false
    }

    private struct Watch {
        let descriptor: Int32
        let serial: UInt32
        let watcher: any DescriptorWatcher
    }

    /// The loop's clock.
    package let time: TimeSource
    private let epoll: Int32
    private let wakeup: Int32
    private let shared = Guarded(Shared())
    // Not checked for exclusive access, which would cost 10 % of a packet: these members are used only on the loop, and
    // nothing is called during an access.
    @exclusivity(unchecked) var timers = TimerQueue()
    @exclusivity(unchecked) private var watches: [Watch?] = []
    @exclusivity(unchecked) private var isStopping = false
    @exclusivity(unchecked) var inlet: Unmanaged<InletHolder>?
    let work = WaitingWork()
    /// Whether the last turn had work in addition to the inlet's.
    @exclusivity(unchecked) private(set) var hadEvents = false
    /// Makes the pump descriptor readable at deadlines; nil without a foreign loop, or with a manual clock.
    @exclusivity(unchecked) private var alarm: DeadlineAlarm?
    /// The start times of the current turn and the previous one.
    @exclusivity(unchecked) private var turns = (current: Timestamp.zero, previous: Timestamp.zero)
    /// The time of the last check for a sleep of the machine.
    @exclusivity(unchecked) private var sleepLook = Timestamp.zero
    private var nextSerial: UInt32 = 1
    private let events: UnsafeMutablePointer<epoll_event>
    private let eventCapacity = 64
    private var thread: WorkerThread?
    #if DEBUG
        /// The thread that turns the loop; 0 for none.
        let turningThread = Atomic<UInt>(0)
    #endif

    private static let wakeupTag = UInt64.max
    private static let alarmTag = UInt64.max - 1

    /// Creates a loop without a thread.
    ///
    /// The descriptor of a pumped loop signals deadlines, unless the clock is manual.
    package init(time: TimeSource, isPumped: Bool = false) throws(VeltoError) {
        _ = velto_linux_install_fork_guard()
        self.time = time
        epoll = velto_linux_above_standard(epoll_create1(Int32(EPOLL_CLOEXEC)))
        wakeup = velto_linux_above_standard(eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)))
        unsafe events = .allocate(capacity: eventCapacity)
        guard epoll >= 0, wakeup >= 0 else {
            throw VeltoError(.outOfMemory, "no descriptors left for an event loop", detail: .errno(errno))
        }
        velto_linux_guard_descriptor(epoll)
        velto_linux_guard_descriptor(wakeup)
        // Without it the loop could not be woken, not even to end.
        let signaled: Readiness = [.readable, .edgeTriggered]
        guard velto_linux_epoll_control(epoll, EPOLL_CTL_ADD, wakeup, signaled.rawValue, Self.wakeupTag) == 0 else {
            throw VeltoError(.outOfMemory, "an event loop cannot be created", detail: .errno(errno))
        }
        if isPumped, !time.isManual { try addAlarm() }
    }

    private func addAlarm() throws(VeltoError) {
        let alarm = try DeadlineAlarm()
        unsafe self.alarm = alarm
        guard velto_linux_epoll_control(epoll, EPOLL_CTL_ADD, alarm.descriptor, EPOLLIN.rawValue, Self.alarmTag) == 0
        else {
            throw VeltoError(.outOfMemory, "an event loop cannot watch its deadlines", detail: .errno(errno))
        }
    }

    deinit {
        closeDescriptors()
        unsafe inlet?.release()
        unsafe events.deallocate()
    }

    // MARK: Work

    /// Posts work to the loop from any thread, in order; dropped once the loop is shut down.
    package func post(_ work: @escaping @Sendable () -> Void) {
        shared.withLock { shared in
            guard !shared.isClosed else { return }
            // Later replaceable work must stay behind it.
            shared.replaceable = [:]
            add(work, to: &shared)
        }
    }

    /// Posts work that replaces waiting work of the same kind, unless other work has been posted in between.
    ///
    /// A program that calls setters without running the loop thus does not exhaust the memory.
    package func post(_ kind: LoopWork, _ work: @escaping @Sendable () -> Void) {
        shared.withLock { shared in
            guard !shared.isClosed else { return }
            if let index = shared.replaceable[kind] {
                shared.inbox[index] = work
            } else {
                shared.replaceable[kind] = shared.inbox.count
                add(work, to: &shared)
            }
        }
    }

    /// Withdraws waiting work of a kind; returns whether there was any.
    package func withdraw(_ kind: LoopWork) -> Bool {
        // Released outside of the lock, since the release may post work.
        let withdrawn = shared.withLock { shared -> (@Sendable () -> Void)? in
            guard let index = shared.replaceable.removeValue(forKey: kind) else { return nil }
            if index == shared.inbox.count - 1 { return shared.inbox.removeLast() }
            defer { shared.inbox[index] = {} }
            return shared.inbox[index]
        }
        return withdrawn != nil
    }

    private func add(_ work: @escaping @Sendable () -> Void, to shared: inout Shared) {
        shared.inbox.append(work)
        if self.work.add(to: .inbox) { signal(shared) }
    }

    /// Ends the wait of a turn, and makes the pump descriptor readable.
    func signal() {
        shared.withLock { signal($0) }
    }

    /// Signals under the lock under which the descriptor is closed, since its number may be reused later.
    private func signal(_ shared: borrowing Shared) {
        if !shared.isClosed { _ = eventfd_write(wakeup, 1) }
    }

    private func runInbox() {
        let work = shared.withLock { shared in
            shared.replaceable = [:]
            defer { shared.inbox = [] }
            return shared.inbox
        }
        for item in work { item() }
    }

    // MARK: Timers

    /// Schedules `timer` for `deadline`; replaces any earlier schedule.
    package func schedule(_ timer: LoopTimer, at deadline: Timestamp) {
        unsafe timers.schedule(timer, at: deadline)
        publishDeadline()
    }

    /// Schedules `timer` after `seconds`.
    package func schedule(_ timer: LoopTimer, inSeconds seconds: Double) {
        schedule(timer, at: time.now.advanced(bySeconds: seconds))
    }

    /// Cancels `timer`.
    package func cancel(_ timer: LoopTimer) {
        unsafe timers.cancel(timer)
        publishDeadline()
    }

    /// The earliest deadline, or `distantFuture` if there is none; any thread.
    package var nextDeadline: Timestamp {
        work.isEmpty ? shared.withLock { $0.nextDeadline } : .zero
    }

    private func publishDeadline() {
        let deadline = unsafe timers.earliestDeadline ?? .distantFuture
        shared.withLock { $0.nextDeadline = deadline }
        unsafe alarm?.set(to: deadline)
    }

    private func runTimers(dueAt now: Timestamp) {
        // A timer that reschedules itself for "now" fires in the next turn.
        var hasRun = false
        while let timer = unsafe timers.popDue(at: now) {
            timer.action()
            hasRun = true
        }
        if hasRun { publishDeadline() }
    }

    // MARK: Descriptors

    /// A watched descriptor.
    package struct WatchID: Hashable, Sendable {
        fileprivate let slot: Int
        fileprivate let serial: UInt32

        fileprivate var tag: UInt64 { UInt64(slot) << 32 | UInt64(serial) }
    }

    /// Watches a descriptor.
    ///
    /// The watcher is retained until `unwatch`. After that the caller may close the descriptor.
    package func watch(
        _ descriptor: Int32, for readiness: Readiness, _ watcher: any DescriptorWatcher
    ) throws(VeltoError) -> WatchID {
        let slot = unsafe watches.firstIndex { $0 == nil } ?? watches.count
        let id = WatchID(slot: slot, serial: nextSerial)
        guard velto_linux_epoll_control(epoll, EPOLL_CTL_ADD, descriptor, readiness.rawValue, id.tag) == 0 else {
            throw VeltoError(.io, "a descriptor cannot be watched", detail: .errno(errno))
        }
        nextSerial &+= 1
        let watch = Watch(descriptor: descriptor, serial: id.serial, watcher: watcher)
        if unsafe slot == watches.count { unsafe watches.append(watch) } else { unsafe watches[slot] = watch }
        velto_linux_guard_descriptor(descriptor)
        return id
    }

    /// Changes the events for which a descriptor is watched.
    package func change(_ id: WatchID, to readiness: Readiness) {
        guard let watch = self[id] else { return }
        _ = velto_linux_epoll_control(epoll, EPOLL_CTL_MOD, watch.descriptor, readiness.rawValue, id.tag)
    }

    /// Stops watching a descriptor, before it is closed.
    package func unwatch(_ id: WatchID) {
        guard let watch = self[id] else { return }
        _ = velto_linux_epoll_control(epoll, EPOLL_CTL_DEL, watch.descriptor, 0, 0)
        velto_linux_unguard_descriptor(watch.descriptor)
        unsafe watches[id.slot] = nil
    }

    private subscript(_ id: WatchID) -> Watch? {
        guard unsafe watches.indices.contains(id.slot), let watch = unsafe watches[id.slot], watch.serial == id.serial
        else {
            return nil
        }
        return watch
    }

    private func deliver(_ tag: UInt64, _ bits: UInt32) {
        let id = WatchID(slot: Int(truncatingIfNeeded: tag >> 32), serial: UInt32(truncatingIfNeeded: tag))
        guard let watch = self[id] else { return }
        watch.watcher.descriptorReady(watch.descriptor, Readiness(rawValue: bits))
    }

    // MARK: Turning

    /// The start time of the current turn; on the loop.
    package var turnTime: Timestamp { unsafe turns.current }
    /// The start time of the previous turn; a descriptor that was not ready then has become ready later.
    package var previousTurnTime: Timestamp { unsafe turns.previous }

    /// The descriptor that is readable when a turn would find work; includes timers only if the loop is pumped.
    package var pumpDescriptor: Int32 {
        if work.setWatched() { signal() }
        return epoll
    }

    /// Waits for work until `limit` and performs all due work; returns whether there was any.
    @discardableResult
    package func turn(until limit: Timestamp) -> Bool {
        #if DEBUG
            let outer = turningThread.exchange(UInt(pthread_self()), ordering: .relaxed)
            defer { turningThread.store(outer, ordering: .relaxed) }
        #endif
        let count = waitForEvents(until: limit)
        let now = time.now
        if unsafe now.nanoseconds &- sleepLook.nanoseconds > 100_000_000 {
            unsafe sleepLook = now
            time.lookForSleep(after: unsafe turns.current)
        }
        unsafe turns = (now, turns.current)
        let hadTimers = unsafe timers.isDue(at: now)
        for index in 0..<Int(max(count, 0)) {
            let tag = unsafe velto_linux_epoll_event_tag(events + index)
            switch tag {
            case Self.wakeupTag, Self.alarmTag: break  // The work is done below.
            default: deliver(tag, unsafe velto_linux_epoll_event_bits(events + index))
            }
        }
        let places = work.take()
        unsafe hadEvents = count > 0 || hadTimers || places.contains(.inbox)
        if places.contains(.inbox) { runInbox() }
        if places.contains(.inlet) { unsafe inlet?._withUnsafeGuaranteedRef { $0.inlet.takeWork() } }
        if unsafe timers.isDue(at: now) { runTimers(dueAt: now) }
        return unsafe hadEvents || !places.isEmpty
    }

    /// Waits for descriptors until `limit` or a deadline, unless other work is waiting.
    @inline(__always)
    private func waitForEvents(until limit: Timestamp) -> Int32 {
        let milliseconds = limit == .zero ? 0 : timeout(until: limit)
        guard milliseconds != 0 else { return unsafe max(epoll_wait(epoll, events, Int32(eventCapacity), 0), 0) }
        defer { work.wakeUp() }
        return waitForEvents(work.fallAsleep() ? milliseconds : 0, until: limit)
    }

    /// Waits for `milliseconds`, and continues after signals.
    private func waitForEvents(_ milliseconds: Int32, until limit: Timestamp) -> Int32 {
        var milliseconds = milliseconds
        let count = unsafe epoll_wait(epoll, events, Int32(eventCapacity), milliseconds)
        guard count < 0, errno == EINTR else { return count }
        // A manual clock does not advance, so repeated signals must not extend the wait forever.
        let clock = TimeSource.monotonic()
        let end = clock.now.advanced(bySeconds: Double(milliseconds) * 1e-3)
        while true {
            let count = unsafe epoll_wait(epoll, events, Int32(eventCapacity), milliseconds)
            guard count < 0, errno == EINTR else { return count }
            guard milliseconds > 0 else { continue }
            milliseconds = time.isManual ? Self.milliseconds(from: clock.now, to: end) : timeout(until: limit)
        }
    }

    /// Returns the timeout in milliseconds for epoll.
    ///
    /// It is rounded up, so that a timer is due when the wait ends. It is 0 for a manual clock.
    private func timeout(until limit: Timestamp) -> Int32 {
        let end = time.isManual ? limit : min(limit, unsafe timers.earliestDeadline ?? .distantFuture)
        guard end != .distantFuture else { return -1 }
        return Self.milliseconds(from: time.now, to: end)
    }

    private static func milliseconds(from now: Timestamp, to end: Timestamp) -> Int32 {
        end > now ? Int32(clamping: (end.nanoseconds - now.nanoseconds - 1) / 1_000_000 + 1) : 0
    }

    // MARK: Thread

    /// Starts the thread `velto-loop`, which turns the loop until `stopThread`, and blocks all signals.
    package func startThread() throws(VeltoError) {
        thread = try WorkerThread(named: "velto-loop") { [self] in runThread() }
    }

    /// Ends the thread after the work posted so far, and joins it; must not be called on the loop itself.
    package func stopThread() {
        guard let thread else { return }
        self.thread = nil
        post { [self] in unsafe isStopping = true }
        thread.join()
    }

    private func runThread() {
        while unsafe !isStopping { turn(until: .distantFuture) }
    }

    /// Drops all timers, work and watches; the loop performs no further work.
    package func shutDown() {
        unsafe timers.removeAll()
        setInlet(nil)
        for (slot, watch) in unsafe watches.enumerated() {
            if let watch { unwatch(WatchID(slot: slot, serial: watch.serial)) }
        }
        closeDescriptors()
    }

    /// Closes the descriptors; later calls fail.
    ///
    /// This is not left to `deinit`, since a program's thread may retain the context for a while.
    private func closeDescriptors() {
        let dropped = shared.withLock { shared in
            defer { shared = Shared(isClosed: true) }
            for descriptor in [epoll, wakeup, unsafe alarm?.descriptor ?? -1] where descriptor >= 0 && !shared.isClosed
            {
                velto_linux_unguard_descriptor(descriptor)
                close(descriptor)
            }
            return shared.inbox
        }
        // Outside the lock, since the release of the work may call back into the loop.
        withExtendedLifetime(dropped) {}
    }
}
