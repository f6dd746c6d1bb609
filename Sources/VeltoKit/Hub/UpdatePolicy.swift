internal import VeltoCore
internal import VeltoFirmware
internal import VeltoWearable

/// The policy of a firmware update, as a value: events of all its links go in, actions come out.
///
/// | state        | leaves it                                                                                  |
/// |--------------|--------------------------------------------------------------------------------------------|
/// | idle         | begun: in the firmware → handing over; in the bootloader → transferring; else → seeking     |
/// | handing over | the device starts its bootloader, or the link is lost → seeking                            |
/// | seeking      | ready in its bootloader → transferring; in its firmware → handing over, three times at most; |
/// |              | after a while, the bootloader is looked for at another address, too                        |
/// | transferring | part complete → seeking for the next one, or returning; link lost → seeking                 |
/// | returning    | ready in its firmware → ended; in its bootloader → transferring the last part, four times   |
///
/// An error that is not of the link, and a state that lasts too long, end the update.
struct UpdatePolicy {
    /// Time for the device to be ready in the other mode (seconds).
    static let seekingTime = 60.0
    /// The part of it in which the bootloader is only expected at the device's own address (seconds).
    static let ownAddressTime = 10.0
    /// The most hand-overs of an update, and the most links of a part that end early.
    private static let (handOverLimit, linkLimit) = (3, 5)

    enum Event {
        /// The mode of a device that is ready; nil for one that is not.
        case began(DeviceMode?)
        case handedOver(VeltoError?)
        case ready(DeviceMode)
        /// The transfer of the present part has ended.
        case transferred(VeltoError?)
        case timerFired
    }

    enum Action: Hashable {
        case report(OperationPhase)
        /// Have the firmware check that it may be replaced, and start the bootloader.
        case handOver
        case connect
        /// Look for the bootloader at another address than the device's.
        case search
        /// End a link that is still up.
        case dropLink
        case transfer(part: Int)
        case startTimer(seconds: Double)
        case stopTimer
        /// The device is back with its firmware.
        case checkVersion
        case fail(VeltoError)
    }

    private enum State { case idle, handingOver, seeking, transferring, returning, ended }

    private let partCount: Int
    private var state = State.idle
    /// Whether the bootloader is looked for at another address, too.
    private var searches: Bool
    private var part = 0
    private var handOvers = 0
    private var lostLinks = 0
    /// The links on which the device was in its bootloader again after the last part.
    private var returns = 0

    /// An update of `partCount` parts; `searches` if the program has named another address of the bootloader.
    init(partCount: Int, searches: Bool = false) {
        self.partCount = partCount
        self.searches = searches
    }

    /// Handles an event, and returns the actions to perform, in order.
    mutating func handle(_ event: Event) -> [Action] {
        switch (state, event) {
        case (.idle, .began(nil)): seek()
        case (.idle, .began(let mode?)), (.seeking, .ready(let mode)):
            mode == .bootloader ? transfer() : handOver()
        case (.handingOver, .handedOver(nil)): seek()
        case (.handingOver, .handedOver(let error?)): error.isOfLink ? [.dropLink] + seek() : fail(error)
        case (.transferring, .transferred(nil)): transferred()
        case (.transferring, .transferred(let error?)): interrupted(by: error)
        case (.returning, .ready(let mode)): returned(mode)
        case (.seeking, .timerFired): searches ? fail(.noBootloader) : search()
        case (.returning, .timerFired): fail(.noReturn)
        default: []
        }
    }

    private mutating func handOver() -> [Action] {
        guard handOvers < Self.handOverLimit else { return fail(.staysInFirmware) }
        handOvers += 1
        state = .handingOver
        return [.stopTimer, .report(.handingOver), .handOver]
    }

    private mutating func seek() -> [Action] {
        state = .seeking
        let seconds = searches ? Self.seekingTime : Self.ownAddressTime
        return [.report(.connecting), .startTimer(seconds: seconds), .connect] + (searches ? [.search] : [])
    }

    private mutating func search() -> [Action] {
        searches = true
        return [.startTimer(seconds: Self.seekingTime - Self.ownAddressTime), .search]
    }

    private mutating func transfer() -> [Action] {
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
        lostLinks += 1
        guard error.isOfLink, lostLinks < Self.linkLimit else { return fail(error) }
        return [.dropLink] + seek()
    }

    private mutating func returned(_ mode: DeviceMode) -> [Action] {
        guard mode == .application else { return transferAgain() }
        state = .ended
        return [.stopTimer, .checkVersion]
    }

    /// The link was lost before the device had the last command.
    private mutating func transferAgain() -> [Action] {
        returns += 1
        guard returns < Self.linkLimit else { return fail(.staysInBootloader) }
        part = max(0, part - 1)
        return transfer()
    }

    private mutating func fail(_ error: VeltoError) -> [Action] {
        state = .ended
        return [.stopTimer, .fail(error)]
    }
}

extension VeltoError {
    fileprivate static let staysInFirmware = VeltoError(
        .invalidState, "the device starts its firmware again instead of its bootloader")
    fileprivate static let staysInBootloader = VeltoError(
        .protocol, "the device is in its bootloader again after the transfer: update it once more")
    fileprivate static let noBootloader = VeltoError(
        .timeout, "the bootloader of the device was not found: update it once more, or press its reset button")
    fileprivate static let noReturn = VeltoError(
        .timeout, "the device has taken the firmware, but was not ready again in time: connect it")
}
