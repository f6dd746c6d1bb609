public import VeltoCore

/// The refusal of a link by an adapter that carries no more.
extension VeltoError {
    /// The error of a connect that the adapter has refused.
    public static let noMoreLinks = VeltoError(
        .outOfMemory, "the Bluetooth adapter supports no more connections", remedy: "disconnect another device")

    /// Whether the adapter has refused a link because it carries no more.
    public var isLinkRefusal: Bool { code == .outOfMemory }
}
