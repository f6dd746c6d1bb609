internal import VeltoCore

/// The movements and gestures that the device itself detects; most devices detect none.
struct DeviceReports: Sendable {
    /// The time for which a device counts as moving after a reported movement (seconds).
    private static let movementTime = 0.1

    /// The accumulated position of devices that report only movements.
    private(set) var point: (x: Double, y: Double)?
    /// The time of the newest movement.
    private var movedAt: Timestamp?
    /// The gestures since the last poll, and the direction of a swing: −1, 1, or 0 for none.
    private var gestures: GameInput.Gestures = []
    private var swing = 0.0
    /// 1 if the next poll has gestures or movements to report, otherwise 0; a poll tests the number together with others.
    private(set) var waiting: UInt32 = 0

    /// Adds the gestures of a frame.
    mutating func take(_ flags: MotionFrame.Flags) {
        if flags.contains(.acts) { gestures.insert(.primary) }
        if flags.contains(.takesAction) { gestures.insert(.action) }
        if flags.contains(.throws) { gestures.insert(.throw) }
        waiting = 1
        guard flags.contains(.swings) else { return }
        gestures.insert(.swing)
        if flags.isSuperset(of: .swingsLeft) { swing = -1 }
        if flags.isSuperset(of: .swingsRight) { swing = 1 }
    }

    mutating func move(by distance: MotionFrame.Axes, at time: Timestamp) {
        let old = point ?? (0, 0)
        movedAt = time
        waiting = 1
        point = (SignalMaths.limit(old.x + distance.x), SignalMaths.limit(old.y + distance.y))
    }

    /// Reports a gesture in one poll, and a movement for `movementTime`.
    @inline(never)  // Few devices report any, so the usual poll should not reserve stack space for it.
    mutating func show(in input: inout GameInput, at now: Timestamp) {
        let reported = gestures.subtracting(input.gestures)
        input.gestures.formUnion(reported)
        input.counts.add(reported)
        if reported.contains(.throw) { input.throwPower = 1 }
        if swing != 0 { input.direction = swing }
        discardGestures()
        let isMoving = movedAt.map { abs(now.seconds(since: $0)) <= Self.movementTime } ?? false
        waiting = isMoving ? 1 : 0
        if isMoving { input.states.insert(.moving) }
    }

    mutating func discardGestures() {
        gestures = []
        swing = 0
    }

    /// Makes the current position the center.
    mutating func center() {
        if point != nil { point = (0, 0) }
    }
}
