internal import VeltoCore

// Text descriptions of the program's objects.

extension Context: CustomStringConvertible {
    /// The backends, and the number of devices.
    public var description: String {
        let backends = definition.backends.map { "\($0)" }.sorted().joined(separator: " and ")
        return "context over \(backends), \(devices.count) devices"
    }
}

extension Device: CustomStringConvertible {
    /// The name, the identifier and the link state.
    public var description: String {
        let record = record
        return "\(record.name) (\(identifier)), \(record.linkState == .none ? "not connected" : "\(record.linkState)")"
    }
}

extension Context.Operation: CustomStringConvertible {
    /// The kind and the outcome.
    public var description: String {
        switch result {
        case nil: "\(kind), pending"
        case .success: "\(kind), succeeded"
        case .failure(let error): "\(kind), \(error)"
        }
    }
}

extension Event: CustomStringConvertible {
    /// The time, the event with its device, and the result unless it is success.
    public var description: String {
        var words = ["\(time)", "\(payload)"]
        if let device { words.append("'\(device.record.name)'") }
        if result != .ok { words.append("\(result)") }
        return words.joined(separator: " ")
    }
}

extension Subscription: CustomStringConvertible {
    /// The characteristic, the device and the state.
    public var description: String {
        "subscription to \(characteristic) of '\(device.record.name)', \(status.state)"
    }
}
