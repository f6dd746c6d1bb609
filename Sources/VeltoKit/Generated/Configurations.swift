// Generated from bindings/api; do not edit.
// swift-format-ignore-file

public import VeltoCore

extension ContextDefinition {
    /// The defaults.
    public init() {
        eventCapacity = 256
        settleTime = .seconds(0.6)
        reconnectDelay = .seconds(1.5)
        simulatedLinkLimit = 0
    }

    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkInteger(eventCapacity, "eventCapacity", 1, 65536)
        try checkNumber(settleTime.seconds, "settleTime", 0, 60)
        try checkNumber(reconnectDelay.seconds, "reconnectDelay", 0, 3600)
        try checkInteger(simulatedLinkLimit, "simulatedLinkLimit", 0, 256)
    }
}
