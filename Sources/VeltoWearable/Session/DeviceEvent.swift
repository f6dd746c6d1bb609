public import VeltoMotion

/// An event of a device, as its session publishes it and as programs receive it.
public enum DeviceEvent: Hashable, Sendable {
    /// The device is connected but sends nothing although it was started; it is started again.
    case silent
    /// Fingers tapped together, one bit each, thumb first; once, or several times in a row.
    case tapped(combination: Int, repeatCount: Int, shift: ShiftState?, isSwitched: Bool)
    /// Fingers stay down, or part.
    case tapHeld(combination: Int, isHeld: Bool)
    /// A gesture of the hand in mid-air, or its posture; `none` with the code for one without a name.
    case airGesture(AirGesture, code: Int, isKnown: Bool)
    /// The hand begins or ceases to be a mouse in mid-air; nil for a state without a name.
    case airStateChanged(isInAir: Bool, mouseState: MouseState?)
    /// The hand clicked, dragged or swiped; the finger that touches the thumb, 1 for the index finger.
    case handGesture(HandGesture, finger: Int?)
    /// The device went to standby, or woke up.
    case standby(Bool)
    /// A TAP reported a property of the framed protocol: its number, and the first byte of its value.
    case tapReported(property: Int, value: Int)
    /// The state of the keyboard that the device is.
    case keyboardState(shift: ShiftState?, isSwitched: Bool)
    /// The bias of the gyroscope is known more or less exactly than before: along the axes of the device, with its deviation (rad/s; raw
    /// values of a cap).
    case gyroscopeCalibrated(
        GyroscopeCalibration, previous: GyroscopeCalibration, biasX: Double, biasY: Double, biasZ: Double,
        deviation: Double)
    /// The device described itself, possibly again; nil for details that it does not report.
    case detailsRead(hardwareVersion: Int32?, firmwareVersion: Int32?, battery: Int?)
    /// The activities of a board changed: the state before and now, and all activities, one bit each.
    case boardStateChanged(previous: Int, current: Int, activities: UInt32)
    /// A detector found its pattern: the detector's number, the code of the result, axes, direction, and the number of steps.
    case detected(detector: Int, code: Int, axes: UInt32, sign: Int, count: UInt32)
    /// The log of a board has passed a mark: its share in percent, its entries, and its capacity.
    case logFilled(percent: Int, entries: UInt32, capacity: UInt32)
    /// A board was reset since its clock was read before: the number of the reset, and its date in nanoseconds since 1970.
    case boardReset(id: UInt32, utc: UInt64)
    /// A monitored pin of a board has another level.
    case pinChanged(pin: UInt32, isHigh: Bool)
    /// A page of the log of a board is ready to be read; whether it is the last one.
    case pageReady(isLast: Bool)
    /// The velocity of the pointer in counts, positive to the right and downwards; continuous.
    case pointerMoved(x: Int, y: Int, elapsed: UInt32, isGenuine: Bool)
    /// The posture of the hand, and the one that most of the newest reports agree on; continuous.
    case handState(HandState, vote: HandState)
    /// The attitude of the device in degrees; continuous.
    case attitude(roll: Int, pitch: Int, yaw: Int)
}

extension DeviceEvent {
    /// The gesture, with its finger.
    package static func handGesture(_ gesture: HandGesture) -> Self {
        .handGesture(gesture, finger: gesture.finger)
    }

    /// The event that announces new details.
    package static func detailsRead(_ details: DeviceDetails) -> Self {
        .detailsRead(
            hardwareVersion: details.hardwareVersion, firmwareVersion: details.firmwareVersion,
            battery: details.battery.map { Int($0) })
    }
}
