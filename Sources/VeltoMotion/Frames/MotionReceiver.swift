internal import VeltoCore

/// State that must not depend on the poll rate: packets, button edges, their counters, and the packet rate.
///
/// Only the producer of a `MotionQueue` uses it. It is a plain value: time is an argument, and no call allocates.
struct MotionReceiver {
    /// The status that the next commit publishes.
    private(set) var current = MotionSnapshot()
    /// The state of the button in the last published event.
    private var told = MotionQueue.MainButton()
    private var hasNewPacket = false
    /// The number of packets on all links, including those without motion.
    private var packetCount: UInt64 = 0
    /// The number of packets on earlier links.
    private(set) var earlierPacketCount: UInt64 = 0
    private var monitor = RateMonitor()
    private var transition: RateMonitor.Transition?
    private var isWatched = false
    private var guide: CalibrationGuide?
    var monitorsRate = true
    /// Whether frames, buttons and clicks are accepted.
    var isOpen = true

    // MARK: A notification

    /// Counts a frame and returns its number.
    ///
    /// Without the flag `continues`, the frame is the first of its notification.
    @inline(__always)
    mutating func count(_ frame: borrowing MotionFrame) -> UInt64 {
        if !frame.flags.contains(.continues) {
            countPacket(at: frame.time)
            if guide != nil, frame.flags.contains(.hasSteering) {
                guide?.take(steering: frame.steering, second: frame.secondAxis, at: frame.time)
            }
        }
        defer { current.frames += 1 }
        return current.frames
    }

    private mutating func countPacket(at time: Timestamp) {
        if monitorsRate {
            if let change = monitor.recordPacket(at: time) { transition = change }
            current.status.rateMode = monitor.mode
            // Silence counts as a slow rate, which has a long receive window. To keep a silent device from appearing
            // active again, the window uses the rate at the time of the packet.
            current.status.windowMode = monitor.mode
        }
        current.status.packetCount &+= 1
        current.status.newestPacket = time
        hasNewPacket = true
    }

    /// Sets the main button; returns whether it was just pressed, which also counts as a click.
    mutating func setMainButton(isDown: Bool) -> Bool {
        guard isOpen else { return false }
        let wasDown = current.status.buttonsDown & GameInput.mainButton != 0
        guard isDown != wasDown else { return false }
        current.status.buttonsDown ^= GameInput.mainButton
        if isDown {
            current.status.pressCount &+= 1
            click()
        } else {
            current.status.releaseCount &+= 1
        }
        return isDown
    }

    /// Adds a press and a release of fingers, one bit each as in `GameInput.buttonsPressed`.
    mutating func pressFingers(_ fingers: UInt32) {
        guard isOpen else { return }
        current.status.fingerPressCount.count(pressed: fingers)
    }

    mutating func click() {
        guard isOpen else { return }
        current.status.clickCount &+= 1
    }

    mutating func setGyroscope(_ calibration: GyroscopeCalibration, hasRested: Bool) {
        current.status.gyroscope = calibration
        current.status.hasRested = hasRested
    }

    /// Counts a notification without motion, and returns the number of packets so far.
    @inline(__always)
    mutating func countNotification() -> UInt64 {
        packetCount &+= 1
        return packetCount
    }

    /// Returns the commit and the number of packets so far; a notification without motion also counts as a packet.
    @inline(__always)
    mutating func commit(isNotification: Bool) -> (commit: MotionQueue.Commit, packetCount: UInt64) {
        var commit: MotionQueue.Commit = []
        if transition != nil || current.status.pressCount != told.presses
            || current.status.releaseCount != told.releases
        {
            commit.insert(.news)
        }
        if hasNewPacket || isNotification { packetCount &+= 1 }
        if hasNewPacket {
            hasNewPacket = false
            if monitorsRate, !isWatched {
                isWatched = true
                commit.insert(.mustWatch)
            }
        }
        return (commit, packetCount)
    }

    /// Makes the status visible to readers.
    @inline(__always)
    mutating func publish(to board: borrowing StatusBoard) {
        board.publish(&current)
    }

    mutating func takeNews() -> MotionQueue.News {
        let now = MotionQueue.MainButton(current.status)
        defer {
            told = now
            transition = nil
        }
        return MotionQueue.News(transition: transition, before: told, after: now)
    }

    // MARK: The link and time

    mutating func linkDown(keepsCalibration: Bool) {
        _ = setMainButton(isDown: false)
        guide = nil
        forgetPackets()
        earlierPacketCount = packetCount
        current.linksEnded &+= 1
        guard !keepsCalibration else { return }
        current.calibrationsLost &+= 1
        current.center = .nan
    }

    /// Restarts the session: the next packet is the first one, and a held button stays down.
    mutating func restart() {
        forgetPackets()
        current.restarts &+= 1
    }

    private mutating func forgetPackets() {
        monitor = RateMonitor()
        current.status.rateMode = .unknown
        current.status.windowMode = .unknown
        current.status.packetCount = 0
        current.status.newestPacket = .zero
    }

    mutating func checkSilence(at now: Timestamp) -> Timestamp? {
        isWatched = false
        guard current.status.packetCount > 0 else { return nil }
        let end = current.status.newestPacket.advanced(bySeconds: RateMonitor.staleInterval)
        guard now >= end else {
            isWatched = true
            return end
        }
        if let change = monitor.evaluateSilence(at: now) { transition = change }
        current.status.rateMode = monitor.mode
        return nil
    }

    // MARK: Guided calibration

    mutating func guideCalibration(_ config: CalibrationGuide.Config?) {
        guide = config.map { CalibrationGuide(config: $0) }
    }

    var calibrationProgress: CalibrationGuide.Progress? { guide?.progress }

    mutating func finishCalibration() {
        guard let center = guide?.center else { return }
        current.center = center
        current.calibrations &+= 1
    }
}
