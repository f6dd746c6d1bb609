public import VeltoBluetooth
public import VeltoCore
internal import VeltoMotion
public import VeltoWearable

/// The session with a connected TAP.
///
/// Source: TAP protocol notes, 1.5.
///
/// | state      | event                  | output                                            | next       |
/// |------------|------------------------|---------------------------------------------------|------------|
/// | any        | link ready             | subscribe, read the versions, or fail             | setting up |
/// | setting up | a subscription failed  | fail if taps depend on it, else go on without     | setting up |
/// | setting up | everything is answered | query the air mouse, write mode and state, ready  | ready      |
/// | setting up | 30 s                   | fail                                              | idle       |
/// | ready      | every 10 s             | write mode and state again, or keep alive         | ready      |
/// | ready      | goodbye                | write text mode                                   | leaving    |
/// | leaving    | text mode was refused  | write it again after 50 ms                        | leaving    |
/// | any        | link down              |                                                   | idle       |
///
/// Requests are sent one after the other. `TapSession+Commands` performs what the program requests.
public final class TapSession: WearableSession {
    private enum State {
        case idle
        case settingUp(until: Timestamp)
        case ready
        case leaving
    }

    /// The purpose of a request.
    enum Purpose {
        case subscription(TapSource)
        case text(TapText, isLast: DetailsEnd?)
        /// A packet of a mode.
        ///
        /// The last packet ends the operation.
        case mode(TapMode?, SessionOperation?, isLast: Bool)
        case command(SessionOperation?)
        case keepAlive
        case question(PendingAnswers.Kind)
        case settings(SettingsStep)
    }

    private static let setupTime = 30.0

    private var state = State.idle
    private(set) var handles: TapHandles?
    var queue = RequestQueue<Purpose>()
    var modes = ModeController(TapDefaults())
    var answers = PendingAnswers()
    var changes = SettingsChanges()
    var details = DeviceDetails()
    var defaults = TapDefaults()
    private(set) var inputSettings = InputSettings()
    @exclusivity(unchecked) var decoder = TapDecoder()
    @exclusivity(unchecked) private var copies = [5 of DuplicateFilter](repeating: DuplicateFilter())
    /// The sensitivity of the received raw values; nil unless raw values were requested.
    var sensitivity: RawSensitivity?
    @exclusivity(unchecked) var rawSignals = RawSignals()
    /// The game input of raw values.
    @exclusivity(unchecked) var motion = InertialMotion()
    /// The time at which a device in raw mode is reported as silent; nil if it was reported or is in another mode.
    var rawDeadline: Timestamp?
    /// The time of the last raw values.
    var lastRawValues = Timestamp.zero
    /// The progress of mode writes.
    var writing = ModeWriting()
    var nextRefresh: Timestamp?
    private var deadline = Timestamp.distantFuture
    private var shownStatus: TapStatus?

    /// Creates a session without a link.
    public init() {}

    // MARK: Setup

    /// Subscribes once services are discovered, or fails.
    public func linkReady(_ table: GATTTable, at time: Timestamp, _ out: inout SessionOutput) {
        // Streams end with the services that they used.
        _ = modes.endStreams()
        reset()
        do {
            let handles = try TapHandles(table)
            self.handles = handles
            unsafe decoder.status.isFramed = handles.isFramed
            state = .settingUp(until: time.advanced(bySeconds: Self.setupTime))
            // A device fed by the program sends no answers.
            if out.turns == nil { return becomeReady(at: time, &out) }
            subscribe(handles, &out)
            for text in TapText.versions { read(text, &out) }
            finishTurn(&out)
        } catch {
            out.fail(error)
        }
    }

    private func subscribe(_ handles: TapHandles, _ out: inout SessionOutput) {
        for source in TapSource.allCases {
            guard let handle = handles.sources[source] else { continue }
            queue.add(.subscribe(handle, isStream: source.isStream), as: .subscription(source), &out)
        }
    }

    private func becomeReady(at time: Timestamp, _ out: inout SessionOutput) {
        state = .ready
        queryAirState(&out)
        nextRefresh = time.advanced(bySeconds: ModeController.refreshPeriod)
        if handles?.isFramed == true { keepAlive(&out) }
        let status = unsafe decoder.status
        let writes = modes.begin(
            hardware: status.hardware, firmware: status.firmware, isFramed: status.isFramed)
        send(writes, &out)
        if let handles { out.setSignals(RawSignals.available(status, handles)) }
        out.ready()
        unsafe decoder.announce(at: time, &out)
        out.describe(details, at: time)
        readDetails(DetailsEnd(operation: nil), &out)
        finishTurn(&out)
    }

    /// A device that is already a mid-air mouse reports it only on request.
    private func queryAirState(_ out: inout SessionOutput) {
        guard let handles, let air = handles.air, handles.sources[.air] != nil else { return }
        queue.add(.write(.airStateQuery, air), as: .command(nil), &out)
    }

    // MARK: Answers

    /// Continues after a request has succeeded or failed.
    public func completed(
        _ request: SessionRequest, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        guard let purpose = queue.completed(request, &out) else { return }
        answered(purpose, result, at: time, &out)
        if case .settingUp = state, queue.isEmpty { return becomeReady(at: time, &out) }
        finishTurn(&out)
    }

    private func answered(
        _ purpose: Purpose, _ result: Result<ReceivedBytes, VeltoError>, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        switch purpose {
        case .subscription(let source): subscribed(to: source, result, &out)
        case .text(let text, let end):
            take(text, result, &out)
            if let end { detailsRead(end, &out) }
        case .mode(let mode, let operation, let isLast):
            written(mode, result, at: time, out)
            if isLast { endMode(operation, at: time, &out) }
        case .command(let operation): if let operation { out.finish(operation, result.map { _ in [] }) }
        case .keepAlive: keptAlive(result, &out)
        case .question(let kind): answers.written(kind, result, at: time, &out)
        case .settings(let step): take(step, result, &out)
        }
    }

    private func subscribed(
        to source: TapSource, _ result: Result<ReceivedBytes, VeltoError>, _ out: inout SessionOutput
    ) {
        guard case .failure(let error) = result else { return }
        guard source.isRequired else {
            return out.log(.warning, "notifications of \(source) failed: \(error.message)")
        }
        giveUp(error, &out)
    }

    private func giveUp(_ error: VeltoError, _ out: inout SessionOutput) {
        reset()
        out.setDeadline(nil)
        out.fail(error)
    }

    // MARK: Input settings

    /// Applies the program's settings of this TAP.
    func take(_ settings: InputSettings, _ out: SessionOutput) {
        inputSettings = settings
        unsafe decoder.take(settings, out)
        prepareMotion()
    }

    private func prepareMotion() {
        unsafe motion.setMounting(inputSettings.mounting.turn)
        if let bias = inputSettings.gyroscopeBias { unsafe motion.begin(with: bias) }
    }

    // MARK: Notifications

    /// Decodes a notification.
    public func received(
        _ characteristic: ValueHandle, _ bytes: ByteReader, at time: Timestamp,
        _ out: inout SessionOutput
    ) {
        guard let source = handles?.source(of: characteristic) else { return }
        if unsafe copies[source.rawValue].isCopy(bytes, at: time) { return }
        switch state {
        case .idle, .leaving: return
        case .settingUp: if source == .air { unsafe decoder.noteAirState(bytes) }
        case .ready: if !defaults.isPaused { decode(source, bytes, at: time, &out) }
        }
        // Other reports change neither status nor deadline, and arrive often.
        if source.mayRepeat { finishTurn(&out) }
    }

    private func decode(_ source: TapSource, _ bytes: ByteReader, at time: Timestamp, _ out: inout SessionOutput) {
        switch source {
        case .taps:
            unsafe decoder.takeTaps(bytes, at: time, &out)
            answerKeyboard(bytes, &out)
        case .mouse: unsafe decoder.takeMouse(bytes, at: time, &out)
        case .air: unsafe decoder.takeAir(bytes, at: time, &out)
        case .rawSensors: takeRawSensors(bytes, at: time, &out)
        case .frames: takeFrame(bytes, at: time, &out)
        }
    }

    /// Records the route of notifications.
    ///
    /// Shared notifications may arrive several times.
    public func routeKnown(_ characteristic: ValueHandle, _ route: NotificationRoute, _ out: inout SessionOutput) {
        guard let source = handles?.source(of: characteristic), source.mayRepeat else { return }
        unsafe copies[source.rawValue].isShared = route.path == .signal || route.isShared
    }

    // MARK: Time

    /// Performs the changes that are due.
    public func timerFired(at time: Timestamp, _ out: inout SessionOutput) {
        deadline = .distantFuture
        switch state {
        case .settingUp(let end) where time >= end:
            return giveUp(
                VeltoError(
                    .timeout,
                    "the device was not ready within \(Int(Self.setupTime)) s, although it is connected",
                    remedy: "connect again, or restart the device"),
                &out)
        case .leaving: if let due = writing.releaseDeadline, time >= due, queue.isEmpty { send(modes.release(), &out) }
        case .idle, .settingUp, .ready: passTime(time, &out)
        }
        finishTurn(&out)
    }

    private func passTime(_ time: Timestamp, _ out: inout SessionOutput) {
        unsafe decoder.timePassed(time, &out)
        answers.timePassed(time, &out)
        checkRawSilence(at: time, &out)
        if let due = nextRefresh, time >= due { refresh(after: due, at: time, &out) }
    }

    /// Sets the next deadline, and publishes the status if it has changed.
    func finishTurn(_ out: inout SessionOutput) {
        let next = nextDeadline
        if next != deadline {
            deadline = next
            out.setDeadline(next == .distantFuture ? nil : next)
        }
        unsafe decoder.status.mode = modes.mode
        unsafe decoder.status.xrState = modes.state
        guard case .ready = state, unsafe decoder.status != shownStatus else { return }
        unsafe shownStatus = decoder.status
        unsafe out.show(decoder.status)
    }

    private var nextDeadline: Timestamp {
        if isLeaving { return queue.isEmpty ? writing.releaseDeadline ?? .distantFuture : .distantFuture }
        var next = Timestamp.distantFuture
        if case .settingUp(let end) = state { next = end }
        for case let time? in [nextRefresh, unsafe decoder.deadline, answers.deadline, rawDeadline] {
            next = min(next, time)
        }
        return next
    }

    // MARK: Ends

    /// Whether the device is about to lose its link.
    var isLeaving: Bool {
        if case .leaving = state { true } else { false }
    }

    /// Makes the device a keyboard again, and retries until the link ends.
    public func goodbye(_ out: inout SessionOutput) {
        guard case .ready = state else { return }
        // Queued requests no longer matter. Their operations end with the link.
        queue.removeAll()
        writing.refusal = nil
        // A refresh must not be the last write.
        state = .leaving
        deadline = .distantFuture
        // A pause has already made it a keyboard, unless that write is still pending.
        if !defaults.isPaused || writing.owesRelease { send(modes.release(), &out) }
        finishTurn(&out)
    }

    /// Restarts decoding.
    public func restart(_ out: inout SessionOutput) {
        unsafe decoder.restart()
    }

    /// Handles the end of the link.
    public func linkDown(_ out: inout SessionOutput) {
        reset()
        modes = ModeController(defaults)
    }

    /// Forgets the link but keeps the mode: the device may only have changed its services.
    private func reset() {
        state = .idle
        handles = nil
        queue = RequestQueue()
        answers = PendingAnswers()
        changes = SettingsChanges()
        details = DeviceDetails()
        unsafe decoder = TapDecoder(inputSettings)
        unsafe copies = [5 of DuplicateFilter](repeating: DuplicateFilter())
        sensitivity = nil
        unsafe rawSignals = RawSignals()
        unsafe motion = InertialMotion()
        prepareMotion()
        rawDeadline = nil
        lastRawValues = .zero
        writing = ModeWriting()
        nextRefresh = nil
        deadline = .distantFuture
        shownStatus = nil
    }
}
