internal import VeltoCore
internal import VeltoWearable

/// The operations of a device that wait for its next link, with which they go on.
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

    /// Keeps the operations that a session has left.
    func keep(_ operations: [Context.Operation]) {
        waiting += operations
    }

    /// Hands the operations over to the next session.
    func take() -> [Context.Operation] {
        defer { waiting = [] }
        return waiting
    }

    /// Ends an operation, if it waits.
    func cancel(_ operation: Context.Operation) {
        end(VeltoError(.cancelled, "the operation was cancelled")) { $0 === operation }
    }

    /// Ends the operations that wait, and lets the family know.
    func end(_ error: VeltoError, where isEnding: (Context.Operation) -> Bool = { _ in true }) {
        let ending = waiting.filter(isEnding)
        waiting.removeAll(where: isEnding)
        for operation in ending { services.endLasting(operation, of: device, error) }
    }
}

extension HubServices {
    /// Ends an operation that has no session, and lets the family know.
    func endLasting(_ operation: Context.Operation, of device: Device, _ error: VeltoError) {
        finish(operation, .failure(error))
        device.familyRecord?.operationEnded(SessionOperation(operation.handle), error)
    }
}
