internal import VeltoBluetooth
internal import VeltoCore

/// Validation of rules; errors name the members as both Swift and C do.
extension PeripheralReaction {
    private static let longestWait = 86_400.0

    /// Throws if the rule is invalid for these attributes; `name` is the name of the rule.
    func validate(_ name: String, with attributes: [PeripheralAttribute]) throws(VeltoError) {
        try validateHandles(name, attributes)
        try validateBytes(name)
        guard period == 0 || period >= Self.shortestPeriod else {
            throw .invalidArgument("\(name).period", "is \(period): must be 0, or 0.001 s or more")
        }
        for (seconds, member) in [(delay, "delay"), (period, "period")] {
            guard (0...Self.longestWait).contains(seconds) else {
                throw .invalidArgument("\(name).\(member)", "is \(seconds): must be 0 to 86400 s")
            }
        }
        guard action != .refuse || trigger == .write else {
            throw .invalidArgument("\(name).action", "is REFUSE: only writes are refused by a reaction")
        }
    }

    private func validateHandles(_ name: String, _ attributes: [PeripheralAttribute]) throws(VeltoError) {
        let notifying = attributes.filter(\.canNotify).map(\.characteristic.handle)
        let known = attributes.map(\.characteristic.handle)
        let hasTarget = action != .dropLink && action != .refuse
        for (handle, member) in [(characteristic, "characteristic"), (hasTarget ? target : characteristic, "target")] {
            guard known.contains(handle) else {
                throw VeltoError(.notFound, "\(name).\(member) is \(handle): there is no such characteristic")
            }
        }
        guard action != .notify || notifying.contains(target) else {
            throw .invalidArgument("\(name).target", "is \(target): that characteristic cannot notify")
        }
    }

    private func validateBytes(_ name: String) throws(VeltoError) {
        guard trigger == .write || pattern.isEmpty else {
            throw .invalidArgument("\(name).pattern", "has \(pattern.count) bytes: must be empty for SUBSCRIBE")
        }
        guard pattern.count <= Self.maximumPattern else {
            throw .invalidArgument(
                "\(name).pattern", "has \(pattern.count) bytes: must have at most \(Self.maximumPattern)")
        }
        guard bytes.count <= Self.maximumBytes else {
            throw .invalidArgument(
                "\(name).bytes", "has \(bytes.count) bytes: must have at most \(Self.maximumBytes)")
        }
        let places = 0...Self.maximumBytes
        guard copied.lowerBound >= 0, places.contains(copied.count), places.contains(copyTarget) else {
            throw .invalidArgument("\(name).copied", "is \(copied) to \(copyTarget): must lie within a value")
        }
        let end = copyTarget + copied.count
        guard end <= bytes.count else {
            throw .invalidArgument("\(name).bytes", "has \(bytes.count) bytes: the copied ones end at \(end)")
        }
    }
}
