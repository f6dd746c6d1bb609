internal import VeltoCore
internal import VeltoWearable

/// Turns the unstable codes of the framed protocol into gestures.
///
/// Each device has its own filter.
///
/// Source: TAP protocol notes, appendix A (doubles disabled).
struct FramedGestureFilter: Hashable {
    /// The minimum time between two gestures (seconds).
    private static let pause = 0..<0.2 - 1e-9

    private var previousCode = FramedGesture.open
    private var previousOutput = FramedGesture.open
    /// The held code; nil for none.
    private var hold: FramedGesture?
    private var lastFired: Timestamp?

    /// Takes a code and returns the gesture that it completes; nil for none.
    mutating func take(_ code: FramedGesture, at time: Timestamp) -> HandGesture? {
        let fired = lastFired
        var output = steady(code, at: time)
        if let fired, Self.pause.contains(time.seconds(since: fired)) { output = .open }
        if output != .open, !output.isHeld { lastFired = time }
        defer {
            previousCode = code
            previousOutput = output
        }
        return Self.gesture(output, after: previousOutput)
    }

    /// Keeps a code while it is held, and repeats only that code.
    private mutating func steady(_ code: FramedGesture, at time: Timestamp) -> FramedGesture {
        if code.isHeld, hold == nil || hold == code {
            hold = code
            return code
        }
        guard let hold else { return previousCode != .open && code != .open ? .open : code }
        guard code == .open else { return hold }
        self.hold = nil
        lastFired = time
        return .open
    }

    private static func gesture(_ output: FramedGesture, after previous: FramedGesture) -> HandGesture? {
        if output == .open {
            if previous.heldPinch != nil { return .drop }
            return previous == .heldFist ? .fistEnd : nil
        }
        if let swipe = output.swipe { return swipe.handGesture }
        if let pinch = output.click { return pinch.click }
        guard output != previous else { return nil }
        if let pinch = output.heldPinch { return pinch.drag }
        return output == .heldFist ? .fistBegin : nil
    }
}
