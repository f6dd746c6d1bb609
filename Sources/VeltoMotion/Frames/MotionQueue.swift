internal import Synchronization
public import VeltoCore

/// The way of a device's motion from where notifications arrive to whoever polls.
///
/// One side produces: the loop, or whoever feeds the device, one at a time. It publishes frames and presses buttons while a
/// notification is decoded, and then commits, so that the other side sees all of it or nothing. One poller at a time consumes.
/// Neither side waits for the other. Buttons and their counters do not go through the ring: no edge is lost by being polled
/// too seldom.
public final class MotionQueue: @unchecked Sendable {
    // Unchecked: `receiver` belongs to the producer alone, which is why the runtime need not check access to it either.

    /// What a commit has to tell.
    public struct Commit: OptionSet, Sendable {
        /// One bit per matter.
        public let rawValue: UInt8

        /// Wraps bits.
        @inlinable
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// There is something to tell by events: `takeNews` has it.
        @inlinable public static var news: Self { Self(rawValue: 1 << 0) }
        /// Silence is to be watched for from now on.
        @inlinable public static var mustWatch: Self { Self(rawValue: 1 << 1) }
    }

    /// What is to be told by events.
    public struct News: Sendable {
        /// A change of the rate mode.
        public let transition: RateMonitor.Transition?
        /// The main button before and after.
        let before: MainButton
        let after: MainButton

        /// Shows every edge of the main button in order, with the counters as they were then.
        public func forEachEdge(_ body: (_ isDown: Bool, _ presses: UInt32, _ releases: UInt32) -> Void) {
            var button = before
            // A button goes up and down by turns.
            while button != after {
                button.toggle()
                body(button.isDown, button.presses, button.releases)
            }
        }
    }

    /// The main button, and how often it went down and up.
    struct MainButton: BitwiseCopyable, Equatable {
        var isDown = false
        var presses: UInt32 = 0
        var releases: UInt32 = 0

        init() {}

        init(_ status: borrowing InputStatus) {
            isDown = status.buttonsDown & GameInput.mainButton != 0
            presses = status.pressCount
            releases = status.releaseCount
        }

        mutating func toggle() {
            isDown.toggle()
            if isDown { presses &+= 1 } else { releases &+= 1 }
        }
    }

    let ring = FrameRing()
    private let board = StatusBoard()
    private let packets = Atomic<UInt64>(0)
    @exclusivity(unchecked) private var receiver = MotionReceiver()

    /// A device that has sent nothing.
    public init() {}

    // MARK: The producer: a notification

    /// Publishes what a notification says of motion, or a part of it.
    ///
    /// The first part counts the packet; further parts say that they continue it.
    public func publish(_ frame: borrowing MotionFrame) {
        unsafe ring.write(frame, at: receiver.count(frame))
    }

    /// The main button is down or up from now on; returns whether it went down just now, which is a click as well.
    @discardableResult
    public func setMainButton(isDown: Bool) -> Bool {
        unsafe receiver.setMainButton(isDown: isDown)
    }

    /// Counts a click of what stands for the main button.
    public func click() {
        unsafe receiver.click()
    }

    /// Lets the poller see what has come since the last commit, all at once.
    public func commit() -> Commit {
        let (commit, packetCount) = unsafe receiver.commit()
        packets.store(packetCount, ordering: .relaxed)
        unsafe board.publish(receiver.current)
        return commit
    }

    /// What has been committed since it was last asked for.
    public func takeNews() -> News {
        unsafe receiver.takeNews()
    }

    // MARK: The producer: the link and time; to be committed

    /// Whether the time between packets says how often the device sends.
    public func setMonitorsRate(_ isOn: Bool) {
        unsafe receiver.monitorsRate = isOn
    }

    /// The link is down: a button that is held is released, what waits is dropped, and the next link begins from nothing.
    ///
    /// Counters of the button go on.
    public func linkDown(keepsCalibration: Bool) {
        unsafe receiver.linkDown(keepsCalibration: keepsCalibration)
        unsafe ring.clear(before: receiver.current.frames)
    }

    /// Takes note of a silence up to `now`, and returns when to look again: nil if only a packet can change anything.
    public func checkSilence(at now: Timestamp) -> Timestamp? {
        unsafe receiver.checkSilence(at: now)
    }

    /// Begins to look for a neutral pose in what the device sends; nil ends that.
    package func guideCalibration(_ config: CalibrationGuide.Config?) {
        unsafe receiver.guideCalibration(config)
    }

    /// How far a guided calibration is, nil if there is none.
    package var calibrationProgress: CalibrationGuide.Progress? {
        unsafe receiver.calibrationProgress
    }

    /// Has the poller make the pose that was found the neutral one.
    package func finishCalibration() {
        unsafe receiver.finishCalibration()
    }

    // MARK: Any thread

    /// What was committed last.
    public var snapshot: MotionSnapshot { board.newest }

    /// Packets of all links together.
    public var packetCount: UInt64 { packets.load(ordering: .relaxed) }

    /// Frames that no one polled in time.
    public var droppedFrames: UInt64 { ring.dropped }

    /// Drops the frames that wait.
    package func clear(before snapshot: MotionSnapshot) {
        ring.clear(before: snapshot.frames)
    }
}
