package import VeltoCore

/// A model of a device's clock on the host's clock: offset and rate, estimated from device times and arrivals.
///
/// A packet can be late but never early. The least late packet of each window of a quarter of a second therefore
/// touches a line, whose height is the offset and whose slope is the deviation of the rate; a fit with a fading memory
/// tracks it. Timestamps approach the line by at most 2 % of their distance, so that consecutive steps stay equal. They
/// stay a reserve below the line, so that none is later than its arrival.
package struct DeviceClock {
    /// The shortest window (seconds).
    private static let shortestWindow = 0.25
    /// The memory of the fit in windows.
    static let memory = 64.0
    /// The part of a step by which a timestamp approaches the line, near it and far from it.
    private static let slew = 0.02
    private static let fastSlew = 0.5
    /// A distance from the line that is far (seconds).
    private static let farDistance = 0.045
    /// The rise of the line per window under lateness that is no deviation (seconds).
    private static let creep = 0.00005
    /// The part of the reserve that a window leaves, at the start or under loss, and later.
    private static let earlyDecay = 0.9
    private static let lateDecay = 0.985
    private static let earlyWindows = 28.0
    /// The minimum reserve, and the largest with and without losses (seconds).
    private static let leastReserve = 0.002
    private static let largestReserve = 0.04
    private static let largestLossyReserve = 0.01

    /// The parameters of a window's correction.
    package struct Fit {
        /// The number of windows to remember.
        var memory = DeviceClock.memory
        /// A distance from the line beyond the clock's deviation (seconds).
        var outlier: Double
        /// Whether the window corrects the rate too.
        var correctsRate = true
        /// Whether no packet was lost.
        var isClean = true

        /// Creates the correction of a window without losses.
        package init(outlier: Double) {
            self.outlier = outlier
        }

        /// Creates the correction of a window.
        init(memory: Double, outlier: Double, correctsRate: Bool, isClean: Bool) {
            self.memory = memory
            self.outlier = outlier
            self.correctsRate = correctsRate
            self.isClean = isClean
        }
    }

    /// The largest deviation of the device's rate, as a part of it.
    private let largestDeviation: Double
    /// The maximum deviation of the device's rate, as a fraction.
    private(set) var deviation = 0.0
    /// The arrival of the first packet: the origin of all times.
    private var origin = Timestamp.zero
    /// A point of the line: a device time, and the lateness there (seconds).
    private var mark = 0.0
    private var base = 0.0
    /// The number of windows in the fit.
    private(set) var windowCount = 0.0
    /// The distance of timestamps below the line (seconds).
    private(set) var reserve = 0.0
    private var windowStart = 0.0
    package private(set) var windowEnd = 0.0
    /// The minimum distance above the line in this window, and its device time.
    package private(set) var least = Double.infinity
    private var leastAt = 0.0
    /// The newest timestamp and its device time.
    private var newest = 0.0
    private var device = 0.0

    package init(largestDeviation: Double) {
        self.largestDeviation = largestDeviation
    }

    /// Begins with a packet of device time 0, whose timestamp is `reserve` before its arrival.
    package mutating func begin(at arrival: Timestamp, reserve: Double) {
        self = DeviceClock(largestDeviation: largestDeviation)
        origin = arrival
        self.reserve = min(reserve, Double(arrival.nanoseconds) * 1e-9)
        newest = -self.reserve
        windowEnd = Self.shortestWindow
    }

    /// The seconds of an arrival since the first one.
    @inline(__always)
    package func seconds(of arrival: Timestamp) -> Double { arrival.seconds(since: origin) }

    /// The distance of a packet above the line.
    @inline(__always)
    package func excess(_ device: Double, _ arrival: Double) -> Double {
        arrival - device - base - deviation * (device - mark)
    }

    /// The newest timestamp.
    @inline(__always)
    package var timestamp: Timestamp {
        let distance = newest * 1e9
        guard abs(distance) < 9e18 else { return origin }
        // A negative distance, as at the start, wraps around.
        return Timestamp(nanoseconds: origin.nanoseconds &+ UInt64(bitPattern: Int64(distance)))
    }

    /// Places a packet that is `excess` above the line, at most `oldest` seconds before its arrival.
    @inline(__always)
    package mutating func place(_ device: Double, _ arrival: Double, excess: Double, oldest: Double = .infinity) {
        if excess < least {
            least = excess
            leastAt = device
        }
        let advance = max((device - self.device) * (1 + deviation), 0)
        self.device = device
        let expected = newest + advance
        let distance = arrival - excess - reserve - expected
        let part = advance * (abs(distance) > Self.farDistance ? Self.fastSlew : Self.slew)
        let next = max(expected + min(max(distance, -part), part), arrival - oldest)
        newest = next <= arrival && next - newest >= 0.25 * advance ? next : squeezed(advance, arrival, next)
    }

    /// Returns a timestamp between the newest one and the arrival, which are closer than a whole step.
    private func squeezed(_ advance: Double, _ arrival: Double, _ next: Double) -> Double {
        max(min(next, arrival), newest + 0.25 * min(advance, max(arrival - newest, 0)))
    }

    // MARK: Windows

    /// Begins a window.
    package mutating func beginWindow(at arrival: Double, length: Double = 0) {
        windowStart = arrival
        windowEnd = arrival + max(Self.shortestWindow, length)
        least = .infinity
    }

    /// Moves the line by the minimum distance of the ending window.
    package mutating func follow(_ distance: Double, at arrival: Double, _ fit: Fit) {
        let span = max(arrival - windowStart, Self.shortestWindow)
        base += deviation * (leastAt - mark)
        mark = leastAt
        if distance < -2 * fit.outlier, windowCount > 2 {
            // All earlier packets were late.
            base += distance
            windowCount = 1
            return
        }
        if distance > fit.outlier, windowCount > 4 {
            base += Self.creep
        } else {
            correct(distance, span, fit)
        }
        let decay = windowCount < Self.earlyWindows || !fit.isClean ? Self.earlyDecay : Self.lateDecay
        let largest = fit.isClean ? Self.largestReserve : Self.largestLossyReserve
        reserve = max(reserve * decay, min(Self.leastReserve - distance, largest))
    }

    /// Corrects the line like a least-squares fit of all windows, until the memory of the fit is full.
    private mutating func correct(_ distance: Double, _ span: Double, _ fit: Fit) {
        windowCount = min(fit.correctsRate ? windowCount + 1 : windowCount, fit.memory)
        let number = max(windowCount, 1)
        base += min(2 * (2 * number - 1) / (number * (number + 1)), 1) * distance
        guard fit.correctsRate, number > 1 else { return }
        change(deviation + 6 / (number * (number + 1)) * distance / span)
    }

    /// Forgets a part of the deviation, which is indistinguishable from losses.
    mutating func forgetDeviation() {
        change(deviation * 0.98)
    }

    private mutating func change(_ new: Double) {
        deviation = min(max(new, -largestDeviation), largestDeviation)
    }
}
