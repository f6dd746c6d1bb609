/// A kind of Bluetooth stack.
public enum Backend: CaseIterable, Sendable {
    /// The system's Bluetooth service, over D-Bus.
    case bluez
    /// Device models inside this process.
    case simulated
    /// The host program's own Bluetooth stack.
    case host
}
