public import VeltoCore
internal import VeltoWearable

extension MetaWearDevice where Device: Sendable {
    /// Creates a sequence of commands; throws if the board is not connected.
    public func makeSequence() throws(VeltoError) -> CommandSequence {
        guard let status else { throw .notConnected }
        return CommandSequence(status.modules, device.familyRecord as? BoardRecord) { [weak device] in
            (device?.sessionState as? BoardStatus)?.modules
        }
    }
}
