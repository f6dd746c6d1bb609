public import VeltoCore
public import VeltoWearable

/// Registers that the library does not know.
extension MetaWearDevice {
    /// Adds a signal to those of the board, on this link and on later ones; one of the same identifier is replaced.
    ///
    /// It is listed while the board has the module: when the operation has ended, or if that ends with `notConnected`, from the
    /// next link on. Throws for what cannot be a signal, and for the name of one of the board's own.
    @discardableResult
    public func beginDefine(_ signal: BoardSignalDefinition) throws(VeltoError) -> Device.Operation {
        try signal.check()
        // Also of one that has channels, such as the pins: `adc` beside `adc[0]`.
        let isOwn = { (own: String) in own == signal.identifier || own.hasPrefix(signal.identifier + "[") }
        if let status, status.ownSignals.contains(where: isOwn) {
            throw .invalidArgument("identifier", "is that of a signal of the board's own: \(signal.identifier)")
        }
        let command = SignalDefinitionCommand(identifier: signal.identifier, definition: signal)
        try keep(command)
        return try begin.perform(command)
    }

    /// Removes a signal that was defined; it is no longer polled, and other streams end with the link.
    public func undefine(_ identifier: String) throws(VeltoError) {
        try keep(SignalDefinitionCommand(identifier: identifier, definition: nil))
    }

    /// Requests the value of a register; `payload` is its id, if it has several.
    ///
    /// The operation brings the answer.
    public func beginRequest(
        _ register: UInt8, of module: BoardModule, _ payload: [UInt8] = []
    ) throws(VeltoError) -> Device.Operation {
        try beginRequest(BoardRegister(checking: register, of: module).request(payload))
    }
}
