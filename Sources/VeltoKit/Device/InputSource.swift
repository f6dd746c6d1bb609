/// The origin of a device's input.
enum InputSource: Sendable {
    /// Packets of a link.
    case link
    /// Packets that the program feeds: an ingest device.
    case packets
    /// Inputs that the program supplies: a virtual device.
    case inputs
}
