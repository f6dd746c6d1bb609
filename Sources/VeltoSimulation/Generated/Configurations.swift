// Generated from bindings/api; do not edit.
// swift-format-ignore-file

public import VeltoCore

extension LinkConditions {
    /// Throws for numbers outside their range; the error names the property.
    public func validate() throws(VeltoError) {
        try checkInteger(signalStrength, "signalStrength", -127, 20)
        try checkNumber(packetLoss, "packetLoss", 0, 1)
        try checkNumber(delay, "delay", 0, 10)
        try checkNumber(interval, "interval", 0.0075, 4)
        try checkInteger(notificationsPerInterval, "notificationsPerInterval", 0, 100)
        try checkInteger(writesPerInterval, "writesPerInterval", 0, 100)
        try checkInteger(mtu, "mtu", 23, 247)
    }
}
