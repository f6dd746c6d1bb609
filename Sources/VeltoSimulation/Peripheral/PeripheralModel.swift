public import VeltoBluetooth
public import VeltoCore

/// The firmware of a simulated device: its advertisement, and its handling of bytes.
///
/// A model has no clock and no threads. Its owner passes the time and reads the time of the next step. The owner is the
/// attribute server (`SimulatedPeripheral`), which rejects requests that the table forbids and holds the lock during
/// every call.
public protocol PeripheralModel: AnyObject {
    /// The attribute table, in the order of the handles.
    var attributes: [PeripheralAttribute] { get }

    /// The serial number of the current attribute table.
    var tableSerial: Int { get }

    /// Returns the advertisement, or nil while the device does not advertise.
    func advertisement(at time: Timestamp) -> PeripheralAdvertisement?

    /// The transmit power (dBm).
    var transmitPower: Int8 { get }

    /// The connection intervals that the device has requested (seconds); nil for the host's choice.
    var connectionInterval: ClosedRange<Double>? { get }

    /// Handles a new link.
    func linkUp(at time: Timestamp)

    /// Whether the firmware deletes its bonds when the link ends.
    var forgetsBonds: Bool { get }

    /// Handles the end of the link.
    func linkDown(at time: Timestamp)

    /// Handles a write; returns nil if the write is accepted.
    func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?

    /// Handles a read.
    func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError>

    /// Handles a change of a subscription.
    func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp)

    /// The time of the next `step`; `distantFuture` for never.
    var nextDeadline: Timestamp { get }

    /// Whether the device works without a host, for example by logging.
    ///
    /// Such a device is stepped continuously.
    var worksAlone: Bool { get }

    /// Advances time, and sends the notifications that are due.
    func step(to time: Timestamp, into outlet: inout PeripheralOutlet)
}

/// A device that a person holds and moves.
public protocol MovableModel: PeripheralModel {
    /// The player whose built-in scripts the device plays.
    var player: MotionScript.Player { get }

    /// Plays a motion script.
    func play(_ script: MotionScript, at time: Timestamp)

    /// Moves the device to a position and holds it there; the script ends.
    func move(to axes: MotionAxes, at time: Timestamp)

    /// Presses the button, in addition to the script.
    func pressButton(until end: Timestamp, at time: Timestamp)
}

/// A device that senses more than motion and a button, for example taps.
public protocol TappableModel: MovableModel {
    /// Performs an act, in addition to the script.
    func perform(_ act: MotionStep, at time: Timestamp)
}

extension PeripheralModel {
    /// Always 0, since most devices never change their table.
    public var tableSerial: Int { 0 }

    /// Always false, since most devices never delete bonds on their own.
    public var forgetsBonds: Bool { false }

    /// Always false, since most devices wait for a host.
    public var worksAlone: Bool { false }

    /// Nil, since most devices accept the host's interval.
    public var connectionInterval: ClosedRange<Double>? { nil }

    /// The default transmit power, 0 dBm.
    public var transmitPower: Int8 { 0 }
}
