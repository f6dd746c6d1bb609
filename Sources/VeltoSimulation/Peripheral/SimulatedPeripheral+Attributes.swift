internal import VeltoBluetooth
public import VeltoCore

/// The attribute server's response to a request.
struct AttributeAnswer {
    let result: Result<[UInt8], AttributeError>
    /// The delay of the response (seconds).
    var delay = 0.0
}

/// The attribute server around the firmware, and its faults; the lock must be held.
extension SimulatedPeripheral {
    /// The remaining faults; affected requests decrease the counts.
    public var faults: [PeripheralFault] { lock.withLock { faultTable.faults } }

    /// Replaces the faults; the first fault that applies to a request takes effect.
    public func setFaults(_ faults: [PeripheralFault]) throws(VeltoError) {
        guard faults.count <= FaultTable.capacity else {
            throw .invalidArgument("faults", "has \(faults.count) elements: must be at most \(FaultTable.capacity)")
        }
        for (index, fault) in faults.enumerated() {
            guard (0...MotionScript.maximumSeconds).contains(fault.delay) else {
                throw .invalidArgument("faults[\(index)].delay", "is \(fault.delay): must be 0 to 86400 s")
            }
        }
        lock.withLock { faultTable.faults = faults }
    }

    func performWrite(_ handle: ValueHandle, _ bytes: [UInt8], _ kind: WriteKind, at time: Timestamp) -> AttributeAnswer
    {
        serve(.write, handle, at: time) { attribute in
            if let refusal = attribute.refusal(of: bytes, kind, over: security) { return refusal }
            record(RecordedWrite(handle: handle, bytes: bytes, kind: kind, time: time))
            defer { updateParameters(at: time) }
            return model.write(handle, bytes, kind, at: time)
        }
    }

    func performRead(_ handle: ValueHandle, at time: Timestamp) -> AttributeAnswer {
        answer(.read, handle, at: time) { attribute in
            guard attribute.characteristic.properties.contains(.read) else { return .failure(.readNotPermitted) }
            if let refusal = security.refusal(requiring: attribute.security) { return .failure(refusal) }
            return model.read(handle, at: time)
        }
    }

    func performSubscription(_ handle: ValueHandle, isOn: Bool, at time: Timestamp) -> AttributeAnswer {
        serve(isOn ? .subscribe : [], handle, at: time) { attribute in
            guard attribute.canNotify else { return .requestNotSupported }
            if let refusal = security.refusal(requiring: attribute.security) { return refusal }
            guard outlet.subscriptions.contains(handle) != isOn else { return nil }
            if isOn { outlet.subscriptions.append(handle) } else { outlet.subscriptions.removeAll { $0 == handle } }
            model.subscriptionChanged(handle, isOn: isOn, at: time)
            return nil
        }
    }

    /// Serves a request whose response carries no bytes.
    private func serve(
        _ request: PeripheralFault.Requests, _ handle: ValueHandle, at time: Timestamp,
        _ body: (PeripheralAttribute) -> AttributeError?
    ) -> AttributeAnswer {
        answer(request, handle, at: time) { body($0).map { .failure($0) } ?? .success([]) }
    }

    private func answer(
        _ request: PeripheralFault.Requests, _ handle: ValueHandle, at time: Timestamp,
        _ body: (PeripheralAttribute) -> Result<[UInt8], AttributeError>
    ) -> AttributeAnswer {
        guard let attribute = attribute(handle) else { return AttributeAnswer(result: .failure(.invalidHandle)) }
        let fault = request.isEmpty ? nil : faultTable.take(request, handle)
        switch fault?.kind {
        case nil:
            return AttributeAnswer(result: body(attribute))
        case .refuse:
            return AttributeAnswer(result: .failure(fault?.error ?? .unlikelyError))
        case .delay:
            return AttributeAnswer(result: body(attribute), delay: fault?.delay ?? 0)
        case .dropLink:
            endLink(.remote, at: time)
            return AttributeAnswer(result: .failure(.unlikelyError))
        }
    }
}
