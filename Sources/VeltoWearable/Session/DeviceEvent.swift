public import VeltoMotion

/// An event of a device, published by its session and received by programs.
public enum DeviceEvent: Hashable, Sendable {
    /// The device is connected but sends nothing after its start.
    ///
    /// It is started again.
    case silent
    /// Fingers tapped together, one bit each, thumb first.
    ///
    /// `repeatCount` is the number of taps in a row.
    case tapped(combination: Int, repeatCount: Int, shift: ShiftState?, isSwitched: Bool)
    /// Fingers are held down, or were released.
    case tapHeld(combination: Int, isHeld: Bool)
    /// A gesture of the hand in mid-air, or its posture.
    ///
    /// For an unknown gesture it is `none` with the code.
    case airGesture(AirGesture, code: Int, isKnown: Bool)
    /// The hand has started or stopped being a mouse in mid-air; nil for an unknown state.
    case airStateChanged(isInAir: Bool, mouseState: MouseState?)
    /// The hand clicked, dragged or swiped.
    ///
    /// `finger` touches the thumb, 1 for the index finger.
    case handGesture(HandGesture, finger: Int?)
    /// The device entered standby, or woke up.
    case standby(Bool)
    /// A TAP reported a property of the framed protocol.
    ///
    /// `value` is its first byte.
    case tapReported(property: Int, value: Int)
    /// The state of the device's keyboard.
    case keyboardState(shift: ShiftState?, isSwitched: Bool)
    /// The bias of the gyroscope is known more or less exactly than before: along the axes of the device, with its deviation (rad/s; raw
    /// values of a cap).
    case gyroscopeCalibrated(
        GyroscopeCalibration, previous: GyroscopeCalibration, biasX: Double, biasY: Double, biasZ: Double,
        deviation: Double)
    /// The device information was read, possibly again; nil for details that the device does not report.
    case detailsRead(hardwareVersion: Int32?, firmwareVersion: Int32?, battery: Int?)
    /// The activities of a board changed: the previous and current state, and all activities, one bit each.
    case boardStateChanged(previous: Int, current: Int, activities: UInt32)
    /// A detector has fired: the detector's number, the code of the result, axes, direction, and the number of steps.
    case detected(detector: Int, code: Int, axes: UInt32, sign: Int, count: UInt32)
    /// The log of a board has passed a fill mark: percentage, entries, and capacity.
    case logFilled(percent: Int, entries: UInt32, capacity: UInt32)
    /// A board was reset since the last read of its clock: the number of the reset, and its date in nanoseconds since
    /// 1970.
    case boardReset(id: UInt32, utc: UInt64)
    /// The level of a monitored pin changed.
    case pinChanged(pin: UInt32, isHigh: Bool)
    /// A page of a board's log is ready to be read.
    case pageReady(isLast: Bool)
    /// The velocity of the pointer in raw units, positive to the right and downwards; continuous.
    case pointerMoved(x: Int, y: Int, elapsed: UInt32, isGenuine: Bool)
    /// The posture of the hand, and the majority of the newest reports; continuous.
    case handState(HandState, vote: HandState)
    /// The attitude of the device in degrees; continuous.
    case attitude(roll: Int, pitch: Int, yaw: Int)
}

extension DeviceEvent {
    /// Creates a gesture event with its finger.
    package static func handGesture(_ gesture: HandGesture) -> Self {
        .handGesture(gesture, finger: gesture.finger)
    }

    /// Creates the event for new details.
    package static func detailsRead(_ details: DeviceDetails) -> Self {
        .detailsRead(
            hardwareVersion: details.hardwareVersion, firmwareVersion: details.firmwareVersion,
            battery: details.battery.map { Int($0) })
    }
}
