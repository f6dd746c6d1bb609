public import VeltoCore
public import VeltoWearable

/// Registers unknown to the library.
extension MetaWearDevice {
    /// Adds a signal to the board's signals on this and later links, replacing one with the same identifier.
    ///
    /// The signal is listed while the board has the module: when the operation has ended, or after `notConnected` from
    /// the next link on. Throws for an invalid definition, and for the name of a built-in signal.
    @discardableResult
    public func beginDefine(_ signal: BoardSignalDefinition) throws(VeltoError) -> Device.Operation {
        try signal.check()
        // This includes signals with channels, such as the pins: `adc` besides `adc[0]`.
        let isOwn = { (own: String) in own == signal.identifier || own.hasPrefix(signal.identifier + "[") }
        if let status, status.ownSignals.contains(where: isOwn) {
            throw .invalidArgument("identifier", "is that of a signal of the board's own: \(signal.identifier)")
        }
        let command = SignalDefinitionCommand(identifier: signal.identifier, definition: signal)
        try keep(command)
        return try begin.perform(command)
    }

    /// Removes a defined signal.
    ///
    /// It is no longer polled, and other streams end with the link.
    public func undefine(_ identifier: String) throws(VeltoError) {
        try keep(SignalDefinitionCommand(identifier: identifier, definition: nil))
    }

    /// Requests the value of a register; `payload` is the value's id if the register has several.
    ///
    /// The operation returns the answer.
    public func beginRequest(
        _ register: UInt8, of module: BoardModule, _ payload: [UInt8] = []
    ) throws(VeltoError) -> Device.Operation {
        try beginRequest(BoardRegister(checking: register, of: module).request(payload))
    }
}
