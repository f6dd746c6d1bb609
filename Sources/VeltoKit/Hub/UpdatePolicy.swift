internal import VeltoCore
internal import VeltoFirmware
internal import VeltoWearable

/// The policy of a firmware update, as a value type: link events in, actions out.
///
/// | state        | leaves it                                                                                  |
/// |--------------|--------------------------------------------------------------------------------------------|
/// | idle         | begun: in the firmware → handing over; in the bootloader → transferring; else → seeking     |
/// | handing over | the device starts its bootloader, or the link is lost → seeking                            |
/// | seeking      | ready in its bootloader → transferring; in its firmware → handing over, three times at most; |
/// |              | after a while, the bootloader is looked for at another address, too                        |
/// | transferring | part complete → seeking for the next one, or returning; link lost → seeking                 |
/// | returning    | ready in its firmware → ended; in its bootloader → transferring the last part, four times |
///
/// A state that lasts too long ends the update. A cancellation or a non-link error starts a retreat, which returns the
/// device to its existing firmware.
///
/// | state       | leaves it                                                                                   |
/// |-------------|---------------------------------------------------------------------------------------------|
/// | withdrawing | the hand-over was cancelled: the link stays → ended; it is lost → retreating                |
/// | retreating  | ready in its bootloader → resetting; in its firmware → ended                                |
/// | resetting   | the bootloader has the command to start again → settling                                   |
/// | settling    | ready → ended                                                                               |
struct UpdatePolicy {
    /// Timeout until the device is ready in the other mode (seconds).
    static let seekingTime = 60.0
    /// The initial part of that timeout, in which the bootloader is expected only at the device's own address
    /// (seconds).
    static let ownAddressTime = 10.0
    /// Timeout of the connection to a bootloader that must restart the firmware, and then of the device's return
    /// (seconds).
    static let retreatTime = 30.0
    /// The time in which a bootloader requested before a cancellation starts (seconds).
    static let withdrawalTime = 3.0
    /// The maximum number of hand-overs of an update, and of a part's links that end early.
    private static let (handOverLimit, linkLimit) = (3, 5)

    enum Event {
        /// The mode of a ready device; nil for a device that is not ready.
        case began(DeviceMode?)
        case handedOver(VeltoError?)
        case ready(DeviceMode)
        /// The link to the device itself was lost.
        case lost
        /// The transfer of the current part has ended.
        case transferred(VeltoError?)
        /// The bootloader has accepted the restart command, or its link has ended.
        case wasReset
        case timerFired
        /// The program has cancelled the update.
        case cancelled
    }

    enum Action: Hashable {
        case report(OperationPhase)
        /// Make the firmware check that it may be replaced, and start the bootloader.
        case handOver
        /// Cancel the hand-over.
        case withdraw
        case connect
        /// Search for the bootloader at another address.
        case search
        /// End the link if it is still up.
        case dropLink
        case transfer(part: Int)
        /// Restart the bootloader.
        case reset
        case startTimer(seconds: Double)
        case stopTimer
        /// Check the version: the device is back with its firmware.
        case checkVersion
        /// Succeed: the device is back in its bootloader, without a firmware.
        case succeed
        /// Report that the device or its bootloader was not found.
        case reportAbsence(ofBootloader: Bool)
        case fail(VeltoError)
    }

    private enum State {
        case idle, handingOver, seeking, transferring, returning
        case withdrawing, retreating, resetting, settling, ended
    }

    private let partCount: Int
    /// Whether the last part may leave the device in its bootloader, without a firmware.
    private let mayStay: Bool
    private var state = State.idle
    /// Whether the bootloader is also searched for at another address.
    private var searches: Bool
    private var part = 0
    private var handOvers = 0
    private var lostLinks = 0
    /// The number of links on which the device was in its bootloader again after the last part.
    private var returns = 0
    /// Whether the device was found in its bootloader, or has started its bootloader.
    private var isPastHandOver = false
    /// The error of a retreating update.
    private var error = VeltoError.updateCancelled

    /// Whether the update retreats, which has a time limit.
    var isRetreating: Bool { [.withdrawing, .retreating, .resetting, .settling].contains(state) }

    /// Creates an update of `partCount` parts.
    ///
    /// With `mayStay` it may leave the device in its bootloader. With `searches` the program has named another
    /// bootloader address.
    init(partCount: Int, mayStay: Bool = false, searches: Bool = false) {
        self.partCount = partCount
        self.mayStay = mayStay
        self.searches = searches
    }

    /// Handles an event, and returns the actions to perform, in order.
    mutating func handle(_ event: Event) -> [Action] {
        switch (state, event) {
        case (.idle, .began(nil)): seek()
        case (.idle, .began(let mode?)), (.seeking, .ready(let mode)):
            mode == .bootloader ? transfer() : handOver()
        case (.handingOver, .handedOver(let error)): handedOver(error)
        case (.transferring, .transferred(nil)): transferred()
        case (.transferring, .transferred(let error?)): interrupted(by: error)
        case (.returning, .ready(let mode)): returned(mode)
        case (.seeking, .timerFired): searches ? absent() : search(for: Self.seekingTime)
        case (.returning, .timerFired): fail(.noReturn)
        case (_, .cancelled): cancel()
        default: handleRetreat(event)
        }
    }

    private mutating func handOver() -> [Action] {
        guard handOvers < Self.handOverLimit else { return fail(.staysInFirmware) }
        handOvers += 1
        state = .handingOver
        return [.stopTimer, .report(.handingOver), .handOver]
    }

    private mutating func handedOver(_ error: VeltoError?) -> [Action] {
        if let error, !error.isOfLink { return fail(error) }
        // The link may have been lost because the bootloader started.
        isPastHandOver = true
        return (error == nil ? [] : [.dropLink]) + seek()
    }

    private mutating func seek() -> [Action] {
        state = .seeking
        return connect(for: Self.seekingTime, .connecting)
    }

    /// Connects the device, and when due also the other address.
    private func connect(for seconds: Double, _ phase: OperationPhase) -> [Action] {
        let seconds = searches ? seconds : Self.ownAddressTime
        return [.report(phase), .startTimer(seconds: seconds), .connect] + (searches ? [.search] : [])
    }

    private mutating func search(for seconds: Double) -> [Action] {
        searches = true
        return [.startTimer(seconds: seconds - Self.ownAddressTime), .search]
    }

    private mutating func transfer() -> [Action] {
        isPastHandOver = true
        state = .transferring
        return [.stopTimer, .transfer(part: part)]
    }

    private mutating func transferred() -> [Action] {
        part += 1
        lostLinks = 0
        guard part == partCount else { return [.dropLink] + seek() }
        state = .returning
        return [.report(.returning), .dropLink, .startTimer(seconds: Self.seekingTime), .connect]
    }

    private mutating func interrupted(by error: VeltoError) -> [Action] {
        guard error.isOfLink else { return reset(after: error) }
        lostLinks += 1
        return lostLinks < Self.linkLimit ? [.dropLink] + seek() : fail(error)
    }

    private mutating func returned(_ mode: DeviceMode) -> [Action] {
        if mode == .application { return end(.checkVersion) }
        return mayStay ? end(.succeed) : transferAgain()
    }

    /// The link was lost before the device received the last command.
    private mutating func transferAgain() -> [Action] {
        returns += 1
        guard returns < Self.linkLimit else { return fail(.staysInBootloader) }
        part = max(0, part - 1)
        return transfer()
    }

    private mutating func absent() -> [Action] { end(.reportAbsence(ofBootloader: isPastHandOver)) }

    private mutating func fail(_ error: VeltoError) -> [Action] { end(.fail(error)) }

    private mutating func end(_ action: Action) -> [Action] {
        state = .ended
        return [.stopTimer, action]
    }

    // MARK: Retreat

    private mutating func cancel() -> [Action] {
        switch state {
        case .handingOver:
            state = .withdrawing
            return [.withdraw, .startTimer(seconds: Self.withdrawalTime)]
        case .seeking: return isPastHandOver ? retreat() : fail(.cancelledUntouched)
        case .transferring: return reset(after: .updateCancelled)
        case .returning: return fail(.cancelledAtEnd)
        case .idle: return fail(.cancelledUntouched)
        case .withdrawing, .retreating, .resetting, .settling, .ended: return []
        }
    }

    private mutating func handleRetreat(_ event: Event) -> [Action] {
        switch (state, event) {
        case (.withdrawing, .timerFired): settled(in: .application)
        case (.withdrawing, .handedOver(let error)) where error?.isOfLink ?? true: retreat()
        case (.withdrawing, .lost): retreat()
        case (.withdrawing, .ready(.bootloader)), (.retreating, .ready(.bootloader)): reset(after: error)
        case (.retreating, .ready(.application)): settled(in: .application)
        case (.resetting, .wasReset): settle()
        case (.settling, .ready(let mode)): settled(in: mode)
        case (.retreating, .timerFired) where !searches: search(for: Self.retreatTime)
        case (.retreating, .timerFired), (.settling, .timerFired): settled(in: nil)
        default: []
        }
    }

    private mutating func retreat() -> [Action] {
        state = .retreating
        return connect(for: Self.retreatTime, .returning)
    }

    private mutating func reset(after error: VeltoError) -> [Action] {
        self.error = error
        state = .resetting
        return [.stopTimer, .reset]
    }

    private mutating func settle() -> [Action] {
        state = .settling
        return [.report(.returning), .dropLink, .startTimer(seconds: Self.retreatTime), .connect]
    }

    private mutating func settled(in mode: DeviceMode?) -> [Action] {
        let (ending, remedy) =
            switch mode {
            case .application: ("the device runs the firmware that it had", "")
            case .bootloader: ("the device waits in its bootloader", "update it again")
            case nil:
                ("the device was not ready again in time", "connect it, and update it if it is in its bootloader")
            }
        let remedies = [error.remedy, remedy].filter { !$0.isEmpty }
        return fail(VeltoError(error.code, "\(error.problem); \(ending)", remedy: remedies.joined(separator: ", and ")))
    }
}

extension VeltoError {
    private static let cancellation = "the update was cancelled"
    fileprivate static let updateCancelled = VeltoError(.cancelled, cancellation)
    fileprivate static let cancelledUntouched = VeltoError(.cancelled, "\(cancellation) before it had begun")
    fileprivate static let cancelledAtEnd = VeltoError(
        .cancelled, "\(cancellation) when the device had the whole firmware, which it starts")
    fileprivate static let staysInFirmware = VeltoError(
        .invalidState, "the device starts its firmware again instead of its bootloader")
    fileprivate static let staysInBootloader = VeltoError(
        .protocol, "the device is in its bootloader again after the transfer", remedy: "update it once more")
    fileprivate static let noReturn = VeltoError(
        .timeout, "the device has taken the firmware, but was not ready again in time", remedy: "connect it")
}
