/// The family's state of a connected device.
///
/// It is typed inside the family's module, and opaque elsewhere.
public protocol SessionState: Sendable {}
