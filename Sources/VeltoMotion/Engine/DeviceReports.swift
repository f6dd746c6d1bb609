internal import VeltoCore

/// The movements and gestures that a device finds by itself, which most devices do not.
struct DeviceReports: Sendable {
    /// A device that reports movements moves for `movementTime` seconds after each.
    private static let movementTime = 0.1

    /// The accumulated position of devices that report only movements.
    private(set) var point: (x: Double, y: Double)?
    /// The time of the newest movement.
    private var movedAt: Timestamp?
    /// The gestures since the last poll, and the direction of a swing: −1, 1, or 0 for none.
    private var gestures: GameInput.Gestures = []
    private var swing = 0.0
    /// 1 if the next poll has to show any, otherwise 0: a number, which a poll tests together with others.
    private(set) var waiting: UInt32 = 0

    /// Takes the gestures of a frame.
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

    /// Shows a gesture for one poll, and a movement for a while.
    @inline(never)  // Few devices report any: the usual poll makes no room for it.
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
