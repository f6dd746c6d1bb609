/// The source of a device's input.
enum InputSource: Sendable {
    /// Packets of a link.
    case link
    /// Packets fed by the program: an ingest device.
    case packets
    /// Inputs supplied by the program: a virtual device.
    case inputs
}
