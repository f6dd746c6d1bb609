internal import VeltoCore
internal import VeltoWearable

/// The operations of a device that continue on its next link.
///
/// On the loop.
final class LastingOperations {
    private let device: Device
    private let services: HubServices
    private var waiting: [Context.Operation] = []

    init(of device: Device, _ services: HubServices) {
        self.device = device
        self.services = services
    }

    /// Keeps the operations left by a session.
    func keep(_ operations: [Context.Operation]) {
        waiting += operations
    }

    /// Passes the operations to the next session.
    func take() -> [Context.Operation] {
        defer { waiting = [] }
        return waiting
    }

    /// Ends an operation if it waits.
    func cancel(_ operation: Context.Operation) {
        end(VeltoError(.cancelled, "the operation was cancelled")) { $0 === operation }
    }

    /// Ends waiting operations, and notifies the family.
    func end(_ error: VeltoError, where isEnding: (Context.Operation) -> Bool = { _ in true }) {
        let ending = waiting.filter(isEnding)
        waiting.removeAll(where: isEnding)
        for operation in ending { services.endLasting(operation, of: device, error) }
    }
}

extension HubServices {
    /// Ends an operation without a session, and notifies the family.
    func endLasting(_ operation: Context.Operation, of device: Device, _ error: VeltoError) {
        finish(operation, .failure(error))
        device.familyRecord?.operationEnded(SessionOperation(operation.handle), error)
    }
}
