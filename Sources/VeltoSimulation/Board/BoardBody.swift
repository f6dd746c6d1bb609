internal import VeltoBluetooth
internal import VeltoCore

/// The physical state of the board, independent of its firmware: attitude, touch, supply and wear.
struct BoardBody {
    let configuration: BoardConfiguration
    /// The address, most significant byte first.
    let address: [UInt8]
    var hand: ScriptedHand
    var name: String
    private(set) var battery: UInt8
    /// Bit 0 is external power, bit 1 charging.
    private(set) var charger: UInt8 = 0
    private(set) var isSwitchDown = false
    /// The memory that survives a reset.
    var flash: BoardFlash
    private var clock: BoardClock
    /// The reason for the last restart; nil since the battery was connected.
    private(set) var restart: BoardRestart?
    /// The sensor states that other modules read.
    var accelerometer = BoardSensorState()
    var gyroscope = BoardSensorState()
    var magnetometer = BoardSensorState()
    var isBarometerRunning = false
    var advertising = BoardAdvertising()
    /// The requested connection intervals (seconds); nil until a host has written them.
    var connectionInterval: ClosedRange<Double>?
    /// Whether the board deletes its bonds when the link ends.
    var erasesBonds = false
    /// The environment: pressure (Pa), light (lux) and humidity (%).
    private(set) var pressure = standardPressure
    private(set) var illuminance = 300.0
    private(set) var humidity = 45.0
    private var voltages: [UInt8: Double] = [:]
    /// The devices connected to the buses.
    var serialDevices: BoardSerialDevices

    /// The reason for the restart at the end of the link; nil for no restart.
    ///
    /// After the restart, the board enters power save mode if `savesPower` is set, or the bootloader if
    /// `startsBootloader` is set.
    var pendingRestart: BoardRestart?
    var savesPower = false
    var startsBootloader = false

    private let advertisedName: String
    private var temperatures: [UInt32: Double] = [:]
    private var knocks = BoardKnocks()
    private var gait = BoardGait()
    private var fall: (start: Timestamp, end: Timestamp) = (.zero, .zero)

    static let roomTemperature = 22.5
    private static let standardPressure = 101_325.0

    init(_ configuration: BoardConfiguration, seed: UInt64, name: String, at time: Timestamp) {
        self.configuration = configuration
        self.name = name
        advertisedName = name
        address = DeviceAddress(seed: seed).bytes
        hand = ScriptedHand(seed: seed)
        battery = min(configuration.battery, 100)
        serialDevices = BoardSerialDevices(i2c: configuration.i2cDevices)
        flash = BoardFlash(configuration)
        clock = BoardClock(startingAt: time)
    }

    /// Restarts the firmware; settings and sensors return to their defaults.
    mutating func reset(_ reason: BoardRestart, at time: Timestamp) {
        restart = reason
        flash.reset()
        clock = BoardClock(startingAt: time)
        forget()
    }

    /// Restores the flash memory and the uptime of a saved board.
    mutating func restore(_ flash: BoardFlash, uptime: UInt64, at time: Timestamp) {
        self.flash = flash
        clock = BoardClock(startingAt: time, elapsed: uptime)
        forget()
    }

    /// Clears the volatile memory.
    private mutating func forget() {
        name = advertisedName
        (accelerometer, gyroscope, magnetometer) = (BoardSensorState(), BoardSensorState(), BoardSensorState())
        isBarometerRunning = false
        advertising = BoardAdvertising()
        connectionInterval = nil
        erasesBonds = false
        pendingRestart = nil
        savesPower = false
        startsBootloader = false
    }

    /// Whether a host has changed the name.
    var isRenamed: Bool { name != advertisedName }

    /// Returns the nanoseconds since the start of the firmware.
    func uptime(at time: Timestamp) -> UInt64 { clock.uptime(at: time) }

    /// Returns the number of ticks since the start of the firmware.
    func ticks(at time: Timestamp) -> UInt32 { clock.ticks(at: time) }

    /// The power modes as a BMI160 reports them: gyroscope in bits 2 and 3, accelerometer in bits 4 and 5.
    var powerStatus: UInt8 { gyroscope.power << 2 | accelerometer.power << 4 }
    var isPowered: Bool { charger & 1 != 0 }
    var isCharging: Bool { charger & 2 != 0 }

    /// The battery voltage in millivolts: 4148 at 99 %, 4080 at 87 %.
    var millivolts: UInt16 { 3587 + UInt16(battery) * 17 / 3 }

    /// Returns the temperature of a channel in degrees Celsius.
    func temperature(ofChannel channel: UInt8) -> Double {
        temperatures[UInt32(channel)] ?? Self.roomTemperature
    }

    /// Returns the external voltage of a pin, or nil if nothing is connected to it.
    func volts(ofPin pin: UInt8) -> Double? { voltages[pin] }

    /// The altitude above standard pressure in meters: 8.43 m/hPa, valid near the ground.
    var altitude: Double { (Self.standardPressure - pressure) * 0.0843 }

    // MARK: Acts

    /// Performs an act and returns its immediate effects.
    mutating func perform(_ act: MotionStep, at time: Timestamp) -> [BoardHappening] {
        switch act.kind {
        case .tap: return [.knock(knocks.begin(act, at: time))]
        case .walk: gait.begin(act, at: time)
        case .fall: fall = (time, time.advanced(bySeconds: act.duration))
        case .gesture: return BoardWristMove(code: act.value).map { [.wrist($0)] } ?? []
        case .temperature: temperatures[act.value & 0xFF] = act.amplitude.x
        case .pressure: pressure = max(0, act.amplitude.x)
        case .light: illuminance = max(0, act.amplitude.x)
        case .humidity: humidity = min(100, max(0, act.amplitude.x))
        case .pin, .openPin:
            guard let pin = UInt8(exactly: act.value) else { return [] }
            voltages[pin] = act.kind == .pin ? act.amplitude.x : nil
            return [.pin(pin)]
        case .battery: return changes { $0.battery = UInt8(min(100, act.value)) }
        case .charger: return changes { $0.charger = UInt8(act.value & 3) }
        default: break
        }
        return []
    }

    private mutating func changes(_ change: (inout BoardBody) -> Void) -> [BoardHappening] {
        let old = self
        change(&self)
        var happenings: [BoardHappening] = []
        if old.battery != battery { happenings.append(.battery) }
        if old.isPowered != isPowered { happenings.append(.power) }
        if old.isCharging != isCharging { happenings.append(.charge) }
        return happenings
    }

    // MARK: Time

    /// The time of the next unscripted happening.
    var nextDue: Timestamp { min(nextRelease, knocks.next, gait.next) }

    private var nextRelease: Timestamp {
        isSwitchDown && !hand.segment.isPressed ? hand.pressEnd : .distantFuture
    }

    /// Returns the happenings up to a time.
    ///
    /// Steps before `start` take effect at once.
    mutating func happenings(at time: Timestamp, since start: Timestamp) -> [BoardHappening] {
        var happenings = switchHappenings(at: time)
        if let knock = knocks.takeNext(at: time) { happenings.append(.knock(knock)) }
        let steps = gait.takeSteps(at: max(time, start))
        if steps > 0 { happenings.append(.steps(steps)) }
        return happenings
    }

    /// Returns the switch edges; a press that began and ended between two calls is reported too.
    mutating func switchHappenings(at time: Timestamp) -> [BoardHappening] {
        var happenings: [BoardHappening] = []
        for isDown in [hand.takePress(at: time), hand.isPressed(at: time)] where isDown != isSwitchDown {
            isSwitchDown = isDown
            happenings.append(.switched(isDown: isDown))
        }
        return happenings
    }

    // MARK: Sensors

    /// Returns the acceleration in g, without noise.
    func acceleration(at time: Timestamp) -> MotionAxes {
        guard time < fall.start || time >= fall.end else { return .zero }
        let pose = hand.pose(at: time)
        let force = pose.shake + knocks.force(at: time) + MotionAxes(z: gait.bounce(at: time))
        return BoardAttitude(pose.position).gravity + force * 0.001
    }

    /// Returns the mean rotation rate between two times in degrees per second, without noise.
    func rotation(from earlier: Timestamp, to time: Timestamp) -> MotionAxes {
        let seconds = time.seconds(since: earlier)
        guard seconds > 0 else { return .zero }
        let (old, pose) = (hand.pose(at: earlier), hand.pose(at: time))
        let rates = (pose.position - old.position) * (1 / seconds)
        let middle = (pose.position + old.position) * 0.5
        return BoardAttitude(middle).rotation(rates) + pose.zeroPoint
    }

    /// Returns roll, pitch and heading in degrees.
    func attitude(at time: Timestamp) -> MotionAxes { hand.pose(at: time).position }

    /// Returns the heading in degrees.
    func heading(at time: Timestamp) -> Double { attitude(at: time).z }

    /// Returns the earth's magnetic field in microtesla: 50 µT, northward, 60 degrees downward.
    func magneticField(at time: Timestamp) -> MotionAxes {
        BoardAttitude(attitude(at: time)).measured(MotionAxes(y: 25, z: -43.301270189221932))
    }

    /// Returns the noise of the next sample in LSB; the noise is the same in every run.
    mutating func noise() -> MotionAxes { hand.noise() }
}
