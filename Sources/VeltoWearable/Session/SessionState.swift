/// The state of a connected device, as its family knows it: typed inside of its module, opaque to everyone else.
public protocol SessionState: Sendable {}
