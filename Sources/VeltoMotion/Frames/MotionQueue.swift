internal import Synchronization
public import VeltoCore

/// The queue of a device's motion, from the arrival of notifications to the poller.
///
/// The producer is the loop or the thread that feeds the device, one at a time. It publishes frames and button presses
/// while it decodes a notification, and then commits, so that the consumer sees the whole notification or none of it.
/// The consumer is one poller at a time. Neither side waits for the other. Buttons and their counters bypass the ring,
/// so that infrequent polls lose no edges.
public final class MotionQueue: @unchecked Sendable {
    // Unchecked because only the producer uses `receiver`. For the same reason, exclusive access needs no runtime
    // check.

    /// The outcome of a commit.
    public struct Commit: OptionSet, Sendable {
        /// One bit per outcome.
        public let rawValue: UInt8

        /// Creates a set from bits.
        @inlinable
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// There are events to publish; `takeNews` returns them.
        @inlinable public static var news: Self { Self(rawValue: 1 << 0) }
        /// The silence timer must be started.
        @inlinable public static var mustWatch: Self { Self(rawValue: 1 << 1) }
    }

    /// The changes to publish as events.
    public struct News: Sendable {
        /// A change of the rate mode.
        public let transition: RateMonitor.Transition?
        /// The main button before and after the changes.
        let before: MainButton
        let after: MainButton

        /// Visits every edge of the main button in order, with the counters after it.
        public func forEachEdge(_ body: (_ isDown: Bool, _ presses: UInt32, _ releases: UInt32) -> Void) {
            var button = before
            // The button alternates between up and down.
            while button != after {
                button.toggle()
                body(button.isDown, button.presses, button.releases)
            }
        }
    }

    /// The main button, with the counts of its presses and releases.
    package struct MainButton: BitwiseCopyable, Equatable {
        /// Whether the button is down.
        package private(set) var isDown = false
        /// The number of presses.
        package private(set) var presses: UInt32 = 0
        /// The number of releases.
        package private(set) var releases: UInt32 = 0

        init() {}

        /// Creates the button of a virtual device.
        package init(isDown: Bool, _ counts: GameInput.Counts) {
            self.isDown = isDown
            presses = counts.press
            releases = counts.release
        }

        init(_ status: borrowing InputStatus) {
            isDown = status.buttonsDown & GameInput.mainButton != 0
            presses = status.pressCount
            releases = status.releaseCount
        }

        /// Presses or releases the button.
        package mutating func toggle() {
            isDown.toggle()
            if isDown { presses &+= 1 } else { releases &+= 1 }
        }
    }

    let ring = FrameRing()
    private let decoding = SharedOptions()
    private let board = StatusBoard()
    private let packets = Atomic<UInt64>(0)
    /// The number of packets on earlier links.
    private let earlierPackets = Atomic<UInt64>(0)
    @exclusivity(unchecked) private var receiver = MotionReceiver()

    /// Creates an empty queue.
    public init() {}

    // MARK: Producer: notifications

    /// Publishes the motion of a notification, or a part of it.
    ///
    /// The first part counts the packet. Further parts have the flag `continues`. The frame is unchanged: `inout` passes it
    /// without a copy.
    public func publish(_ frame: inout MotionFrame) {
        guard unsafe receiver.isOpen else { return }
        unsafe ring.write(&frame, at: receiver.count(frame))
    }

    /// Sets the state of the main button; returns whether it was just pressed, which also counts as a click.
    @discardableResult
    public func setMainButton(isDown: Bool) -> Bool {
        unsafe receiver.setMainButton(isDown: isDown)
    }

    /// Counts a tap of fingers, one bit each as in `GameInput.buttonsPressed`.
    public func pressFingers(_ fingers: UInt32) {
        unsafe receiver.pressFingers(fingers)
    }

    /// Counts a click that replaces a press of the main button.
    public func click() {
        unsafe receiver.click()
    }

    /// Sets the accuracy of the gyroscope's bias, and whether the device has been at rest.
    public func setGyroscope(_ calibration: GyroscopeCalibration, hasRested: Bool) {
        unsafe receiver.setGyroscope(calibration, hasRested: hasRested)
    }

    /// Makes everything since the last commit visible to the poller; `isNotification` counts a packet.
    public func commit(isNotification: Bool = false) -> Commit {
        // A closed queue only counts the notification.
        guard unsafe receiver.isOpen || !isNotification else {
            packets.store(unsafe receiver.countNotification(), ordering: .relaxed)
            return []
        }
        let (commit, packetCount) = unsafe receiver.commit(isNotification: isNotification)
        packets.store(packetCount, ordering: .relaxed)
        unsafe receiver.publish(to: board)
        return commit
    }

    /// Returns the changes committed since the last call.
    public func takeNews() -> News {
        unsafe receiver.takeNews()
    }

    // MARK: Producer: link and time; commit afterwards

    /// Whether the queue accepts motion.
    public var isOpen: Bool { unsafe receiver.isOpen }

    /// Opens or closes the queue; closing it handles its content like a temporary link loss.
    public func setOpen(_ isOpen: Bool) {
        guard unsafe receiver.isOpen != isOpen else { return }
        if !isOpen { linkDown(keepsCalibration: true) }
        unsafe receiver.isOpen = isOpen
    }

    /// Sets whether the packet interval determines the rate mode.
    public func setMonitorsRate(_ isOn: Bool) {
        unsafe receiver.monitorsRate = isOn
    }

    /// Handles the end of the link: releases held buttons, drops waiting frames, and resets for the next link.
    ///
    /// Button counters continue.
    public func linkDown(keepsCalibration: Bool) {
        unsafe receiver.linkDown(keepsCalibration: keepsCalibration)
        earlierPackets.store(unsafe receiver.earlierPacketCount, ordering: .relaxed)
        unsafe ring.clear(before: receiver.current.frames)
    }

    /// Restarts the session on the same link: drops waiting frames, and resets the packet count and the rate.
    package func restart() {
        unsafe receiver.restart()
        unsafe ring.clear(before: receiver.current.frames)
    }

    /// Handles silence up to `now`, and returns the time of the next check.
    ///
    /// Returns nil if only a packet can change the state.
    public func checkSilence(at now: Timestamp) -> Timestamp? {
        unsafe receiver.checkSilence(at: now)
    }

    /// Starts a guided calibration, or ends it if `config` is nil.
    package func guideCalibration(_ config: CalibrationGuide.Config?) {
        unsafe receiver.guideCalibration(config)
    }

    /// Returns the progress of a guided calibration; nil if there is none.
    package var calibrationProgress: CalibrationGuide.Progress? {
        unsafe receiver.calibrationProgress
    }

    /// Makes the poller use the found pose as neutral.
    package func finishCalibration() {
        unsafe receiver.finishCalibration()
    }

    // MARK: Any thread

    /// The part of the poller's configuration that decoding needs.
    public var options: MotionOptions {
        get { decoding.current }
        set { decoding.set(newValue) }
    }

    /// The aim of rotation rates.
    public var aim: GyroAim { decoding.aim }

    /// Returns the last commit.
    public var snapshot: MotionSnapshot { board.newest }

    /// Updates a snapshot to the newest commit.
    package func refresh(_ snapshot: inout MotionSnapshot) {
        board.refresh(&snapshot)
    }

    /// The number of packets over all links.
    public var packetCount: UInt64 { packets.load(ordering: .relaxed) }

    /// The number of packets since the link came up.
    public var linkPacketCount: UInt64 {
        let earlier = earlierPackets.load(ordering: .relaxed)
        return packetCount &- min(earlier, packetCount)
    }

    /// The number of frames dropped unread.
    public var droppedFrames: UInt64 { ring.dropped }

    /// Drops all waiting frames.
    package func clear(before snapshot: MotionSnapshot) {
        ring.clear(before: snapshot.frames)
    }
}
