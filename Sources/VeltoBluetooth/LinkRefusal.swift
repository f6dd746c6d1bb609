public import VeltoCore

/// The refusal of a link by an adapter that has reached its link limit.
extension VeltoError {
    /// The error for a connect that the adapter has refused.
    public static let noMoreLinks = VeltoError(
        .outOfMemory, "the Bluetooth adapter supports no more connections", remedy: "disconnect another device")

    /// Whether the adapter has refused a link because of its link limit.
    public var isLinkRefusal: Bool { code == .outOfMemory }
}
