public import VeltoBluetooth
public import VeltoCore

/// The firmware of a simulated device, seen from inside: what it says about itself and what it does with bytes.
///
/// A model keeps no clock and starts nothing by itself: whoever hosts it tells the time, and asks when it wants to be
/// woken. The attribute server around it (`SimulatedPeripheral`) has already refused what the attribute table forbids;
/// that same object holds the lock under which every call is made.
public protocol PeripheralModel: AnyObject {
    /// The attribute table, in the order of the handles.
    var attributes: [PeripheralAttribute] { get }

    /// Counts the tables that the device has had.
    var tableSerial: Int { get }

    /// What the device advertises, nil while nothing is heard of it.
    func advertisement(at time: Timestamp) -> PeripheralAdvertisement?

    /// A host has connected.
    func linkUp(at time: Timestamp)

    /// The link is gone.
    func linkDown(at time: Timestamp)

    /// A host writes; the answer is nil where the write is accepted.
    func write(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeError?

    /// A host reads.
    func read(_ handle: ValueHandle, at time: Timestamp) -> Result<[UInt8], AttributeError>

    /// Why a host may not switch notifications on, nil where it may.
    func subscriptionRefusal(_ handle: ValueHandle) -> AttributeError?

    /// A host switches notifications on or off.
    func subscriptionChanged(_ handle: ValueHandle, isOn: Bool, at time: Timestamp)

    /// When `step` has something to do next, `distantFuture` for never.
    var nextDeadline: Timestamp { get }

    /// Lets time pass, and notifies what is due.
    func step(to time: Timestamp, into outlet: inout PeripheralOutlet)
}

/// A device that a person holds and moves.
public protocol MovableModel: PeripheralModel {
    /// A person begins to do with the device what a script says.
    func play(_ script: MotionScript, at time: Timestamp)

    /// A person moves the device to a place and holds it there; ends the script.
    func move(to axes: MotionAxes, at time: Timestamp)

    /// A person presses the button, on top of what the script does with it.
    func pressButton(until end: Timestamp, at time: Timestamp)
}

extension PeripheralModel {
    /// Most devices have one table for ever.
    public var tableSerial: Int { 0 }

    /// Most devices let everybody subscribe.
    public func subscriptionRefusal(_ handle: ValueHandle) -> AttributeError? { nil }
}
