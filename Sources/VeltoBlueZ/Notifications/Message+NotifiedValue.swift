extension Message {
    /// Passes the value of a changed characteristic to `body` without a copy; does nothing if there is none.
    func withNotifiedValue(_ body: (Span<UInt8>) -> Void) {
        var reader = arguments
        guard reader.skipText(ifEqual: "org.bluez.GattCharacteristic1") == true else { return }
        reader.forEach { entry in
            guard var pair = entry.enter(), pair.skipText(ifEqual: "Value") == true, var value = pair.enter() else {
                return
            }
            _ = value.withBytes(body)
        }
    }
}
