internal import VeltoBluetooth
internal import VeltoCore
internal import VeltoWearable

/// The services shared by all parts of the hub: the loop, requests to the backends, and publication of events.
///
/// On the loop.
final class HubServices {
    let loop: Loop
    let log: Log
    let familySettings: FamilySettingsTable
    private let events: EventHub
    private let operations: OperationTable
    private let sharedPolicy: Guarded<PairingPolicy>
    private var requests = RequestTable()

    init(
        loop: Loop, log: Log, events: EventHub, operations: OperationTable, pairingPolicy: Guarded<PairingPolicy>,
        familySettings: FamilySettingsTable
    ) {
        self.loop = loop
        self.log = log
        self.events = events
        self.operations = operations
        sharedPolicy = pairingPolicy
        self.familySettings = familySettings
    }

    /// The policy for the next pairing.
    var pairingPolicy: PairingPolicy { sharedPolicy.withLock { $0 } }

    // MARK: Requests to the backends

    func request(_ completion: @escaping RequestTable.Completion) -> RequestID {
        loop.assertIsTurning()
        return requests.make(completion)
    }

    /// Drops the completion of a request.
    ///
    /// Returns whether it was pending.
    func abandon(_ request: RequestID) -> Bool {
        loop.assertIsTurning()
        return requests.take(request) != nil
    }

    func answered(_ request: RequestID, _ result: Result<[UInt8], VeltoError>) {
        loop.assertIsTurning()
        requests.take(request)?(result)
    }

    func close() {
        requests.removeAll()
    }

    // MARK: Publication

    func finish(_ operation: Context.Operation, _ result: Result<Void, VeltoError>) {
        operations.finish(operation, result.map { [] })
    }

    /// Ends an operation with the returned bytes.
    func finish(_ operation: Context.Operation, bringing result: Result<[UInt8], VeltoError>) {
        operations.finish(operation, result)
    }

    /// Stores a progress report of an operation, and publishes it if it is due.
    func report(_ progress: OperationProgress, of operation: Context.Operation) {
        let now = loop.time.now
        guard let news = operation.take(progress, at: now) else { return }
        var event = Event(.progress(news))
        event.operationHandle = operation.handle
        event.deviceHandle = operation.device
        event.userData = operation.subject?.userData ?? 0
        publish(event, at: now)
    }

    /// Publishes an event of a device that occurred at `time`; nil is now.
    func publish(
        _ payload: Event.Payload, for device: Device, about object: ObjectHandle = .null, result: ResultCode = .ok,
        at time: Timestamp? = nil
    ) {
        var event = Event(payload)
        event.result = result
        event.deviceHandle = device.handle
        event.objectHandle = object
        event.userData = device.userData
        publish(event, at: time)
    }

    func publish(_ event: Event, at time: Timestamp? = nil) {
        loop.assertIsTurning()
        var event = event
        event.time = time ?? loop.time.now
        events.publish(event)
    }
}
