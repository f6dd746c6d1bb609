/// Detects lost packets in a stream without sequence numbers, from the lateness of the others.
///
/// A lost packet makes all later ones permanently late by its length. The radio makes packets temporarily late, and
/// never early. Therefore the minimum lateness of a window counts the lost packets, and a lateness above the link's
/// jitter counts them at once.
///
/// The first packet after a gap is ambiguous: it is the oldest of the device's queue, or the next one after losses. It
/// counts as queued unless the link has lost packets before. Later packets resolve the ambiguity.
struct PacketLoss {
    /// The maximum interval between packets of a group, which come from the same connection event (seconds).
    private static let groupInterval = 0.005
    /// A group with more packets than this number of intervals comes from the device's queue.
    private static let drainRatio = 1.5
    /// The jitter at the start, and the longest connection interval (seconds).
    private static let firstJitter = 0.015
    private static let largestJitter = 0.055
    private static let jitterDecay = 0.97
    /// The age on arrival that is always possible (seconds).
    private static let possibleAge = 0.06
    /// The maximum age of a packet, as a multiple of the usual jitter.
    private static let ageRatio = 2.0
    private static let lossyAgeRatio = 1.7
    /// The minimum lateness after a gap at which queued packets are uncertain (seconds).
    private static let doubtfulLateness = 0.15
    /// The minimum length of packets that are never queued, since they are too rare (seconds).
    private static let longestQueued = 0.15
    /// The part of a packet that a window's least lateness must exceed, while a deviation of the rate can look like a loss and
    /// later.
    private static let doubtfulPart = 1.2
    private static let certainPart = 0.65
    /// The number of windows after which the rate is known.
    private static let knownAfter = 12.0
    /// The lateness that a deviation of the rate can add before two windows have shown it (seconds).
    private static let unknownLateness = 0.0125
    private static let windowsOfRate = 2.0
    /// The number of small steps of lateness that show a jitter smaller than a packet, and the least of them (seconds).
    private static let enoughSteps = 2
    private static let leastStep = 0.0025
    /// The part of a packet by which a line deviates that is found.
    private static let lockedPart = 0.2
    private static let lossyMemory = 10.0
    /// The number of windows in a row with losses that show a link to lose packets.
    private static let fewWindows = 3

    /// A packet: its duration, the time since the previous one, and the reserve of the timestamps (seconds).
    struct Packet {
        let length: Double
        let interval: Double
        let reserve: Double
    }

    /// The outcome of a window.
    struct Window {
        let missing: Double
        let forgetsDeviation: Bool
        let fit: DeviceClock.Fit
    }

    /// The lateness that the link alone causes, and the least that means a loss at once (seconds).
    private var jitter = firstJitter
    private var usualJitter = firstJitter
    private var threshold = 0.0
    /// The maximum lateness in this window, and the largest decrease from it.
    private var peak = -Double.infinity
    private var fall = 0.0
    /// The lateness of the newest packet, and the number of small steps down.
    private var lateness = 0.0
    private var stepCount = 0
    /// The mean distance of windows from the line (seconds).
    private var noise = 0.0
    /// Whether the first packet after a gap is assumed to follow losses.
    private var isLossy = false
    /// Whether packets after a gap are assumed to be queued, until later packets refute it.
    private(set) var isDoubtful = false
    private var hasDrained = false
    /// The durations of the newest group and the previous one, and the interval between them (seconds).
    private var group = 0.0
    private var groupBefore = 0.0
    private var gap = 0.0
    /// The number of packets counted as lost that may yet arrive, and of those that did.
    private var credit = 0.0
    private var debt = 0.0
    private var hasLost = false
    private var lossyWindows = 0

    /// Creates a detector for packets of that length.
    init(_ length: Double) {
        noise = 0.3 * length
        setThreshold(length, number: 0)
    }

    /// The largest age of a packet on arrival (seconds).
    @inline(__always)
    var oldest: Double { isDoubtful ? .infinity : largestAge }

    private var largestAge: Double {
        max(Self.possibleAge, (isLossy ? Self.lossyAgeRatio : Self.ageRatio) * usualJitter)
    }

    // MARK: Packets

    /// Returns the number of packets lost before a packet.
    ///
    /// It is negative if some that were counted have arrived.
    @inline(__always)
    mutating func find(_ excess: Double, _ packet: Packet) -> Double {
        if packet.interval >= Self.groupInterval {
            gap = packet.interval
            groupBefore = group
            group = 0
        }
        group += packet.length
        if excess <= threshold, !isDoubtful, credit == 0 { return 0 }
        return decide(excess, packet)
    }

    @inline(never)
    private mutating func decide(_ excess: Double, _ packet: Packet) -> Double {
        if excess <= threshold {
            if isDoubtful { (isDoubtful, isLossy) = (false, false) }
            guard excess < -0.75 * packet.length, credit > 0 else { return 0 }
            isLossy = false
            return -min(credit, (-excess / packet.length).rounded())
        }
        let count = ((excess - 0.5 * jitter) / packet.length).rounded()
        guard count >= 1 else { return 0 }
        if isDoubtful { return settle(count, packet) }
        // A long queue takes several events, of which only the first follows the gap.
        let isDraining = groupBefore >= Self.drainRatio * gap
        let isQueued = (gap >= 0.75 * excess || isDraining) && packet.length < Self.longestQueued
        if isQueued, !isLossy {
            (isDoubtful, hasDrained) = (excess + packet.reserve > Self.doubtfulLateness, false)
            return 0
        }
        isLossy = true
        return count
    }

    /// Decides whether packets after a gap were queued, at the end of a group.
    private mutating func settle(_ count: Double, _ packet: Packet) -> Double {
        guard packet.interval >= Self.groupInterval else { return 0 }
        if groupBefore >= Self.drainRatio * gap {
            hasDrained = true
            return 0
        }
        (isDoubtful, isLossy) = (false, !hasDrained)
        return count
    }

    /// Learns the jitter from decreases of lateness, which losses never cause.
    @inline(__always)
    mutating func note(_ excess: Double, lateness new: Double, _ length: Double, hasFound: Bool) {
        let step = lateness - new
        lateness = new
        if isDoubtful || hasFound {
            hasLost = hasLost || hasFound
            peak = excess
            return
        }
        if step > Self.leastStep, step > 0.05 * length, step < 0.6 * length { stepCount &+= 1 }
        peak = max(peak, excess)
        guard peak - excess > fall else { return }
        fall = peak - excess
        if fall > jitter {
            jitter = min(fall, Self.largestJitter)
            threshold = max(threshold, Self.threshold(jitter))
        }
    }

    /// Adds to the number of lost packets, and returns those to report.
    ///
    /// Packets that arrived late compensate for them.
    @inline(never)
    mutating func report(_ missing: Double) -> UInt64 {
        credit = max(credit + missing, 0)
        debt -= missing
        guard debt < 0 else { return 0 }
        defer { debt = 0 }
        return UInt64(min(-debt, 1e12))
    }

    // MARK: Windows

    /// Returns the result of a window with that minimum lateness and number, and begins the next one.
    mutating func endWindow(_ least: Double, _ length: Double, number: Double) -> Window {
        let isFine = stepCount >= Self.enoughSteps && jitter < 0.9 * length
        let part = isFine || isLossy ? Self.certainPart : Self.doubtfulPart
        let missing = least > part * length + 0.002 ? (least / length).rounded() : 0
        let isClean = missing == 0 && !hasLost
        lossyWindows = isClean ? 0 : lossyWindows &+ 1
        if lossyWindows >= Self.fewWindows { isLossy = true }
        if isClean { credit = 0 }
        jitter = max(jitter * Self.jitterDecay, min(fall, Self.largestJitter))
        usualJitter += 0.1 * (min(fall, Self.largestJitter) - usualJitter)
        let distance = least - missing * length
        noise += max(0.1, 1 / (number + 1)) * (min(abs(distance), 0.5 * length, 0.03) - noise)
        let isKnown = isFine || number >= Self.knownAfter
        let isLocked = noise < Self.lockedPart * length && isKnown && number >= 2
        (hasLost, fall, peak) = (false, 0, -.infinity)
        setThreshold(length, number: isKnown ? Self.knownAfter : number)
        return Window(
            missing: missing, forgetsDeviation: !isClean && !isLocked && !isFine,
            fit: DeviceClock.Fit(
                memory: isLocked || isClean ? DeviceClock.memory : Self.lossyMemory, outlier: 1.3 * length,
                correctsRate: isClean || isLocked || isFine, isClean: isClean && !isLossy))
    }

    private mutating func setThreshold(_ length: Double, number: Double) {
        threshold = max(Self.threshold(jitter), number < Self.knownAfter ? 1.1 * length : 0)
        if number < Self.windowsOfRate { threshold += Self.unknownLateness }
    }

    private static func threshold(_ jitter: Double) -> Double { 1.3 * jitter + 0.005 }
}
