public import VeltoBluetooth
public import VeltoCore

/// The firmware of a simulated device: its advertisement, and its handling of bytes.
///
/// A model has no clock and no threads: its owner passes the time, and requests the time of the next step. The
/// attribute server around it (`SimulatedPeripheral`) has already rejected requests that the table forbids. That object
/// also holds the lock for every call.
public protocol PeripheralModel: AnyObject {
    /// The attribute table, in the order of the handles.
    var attributes: [PeripheralAttribute] { get }

    /// The number of tables that the device has had so far.
    var tableSerial: Int { get }

    /// The advertisement; nil while the device does not advertise.
    func advertisement(at time: Timestamp) -> PeripheralAdvertisement?

    /// The transmitter's power (dBm).
    var transmitPower: Int8 { get }

    /// The connection intervals (seconds) that the device has requested; nil for the host's choice.
    var connectionInterval: ClosedRange<Double>? { get }

    /// A host has connected.
    func linkUp(at time: Timestamp)

    /// Whether the firmware forgets the hosts that it is paired with when the link ends.
    var forgetsBonds: Bool { get }

    /// The link has ended.
    func linkDown(at time: Timestamp)

    /// A host writes; returns nil if the write is accepted.
    func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?

    /// A host reads.
    func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError>

    /// A host enables or disables notifications.
    func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp)

    /// The time of the next `step`; `distantFuture` for never.
    var nextDeadline: Timestamp { get }

    /// Whether the device works while no host is connected, for example by logging.
    ///
    /// It is then stepped continuously.
    var worksAlone: Bool { get }

    /// Advances time, and sends the notifications that are due.
    func step(to time: Timestamp, into outlet: inout PeripheralOutlet)
}

/// A device that a person holds and moves.
public protocol MovableModel: PeripheralModel {
    /// Which built-in scripts it plays.
    var player: MotionScript.Player { get }

    /// Starts a script of motions.
    func play(_ script: MotionScript, at time: Timestamp)

    /// Moves the device to a position and holds it there; ends the script.
    func move(to axes: MotionAxes, at time: Timestamp)

    /// Presses the button, in addition to the script.
    func pressButton(until end: Timestamp, at time: Timestamp)
}

/// A device that notices more than motions and a button: taps, for example.
public protocol TappableModel: MovableModel {
    /// Performs an act, in addition to the script.
    func perform(_ act: MotionStep, at time: Timestamp)
}

extension PeripheralModel {
    /// Most devices never change their table.
    public var tableSerial: Int { 0 }

    /// Most devices never forget hosts on their own.
    public var forgetsBonds: Bool { false }

    /// Most devices wait for a host.
    public var worksAlone: Bool { false }

    /// Most devices take the host's interval.
    public var connectionInterval: ClosedRange<Double>? { nil }

    /// 0 dBm.
    public var transmitPower: Int8 { 0 }
}
