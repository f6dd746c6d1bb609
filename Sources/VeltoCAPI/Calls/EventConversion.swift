internal import CVeltoKit
internal import VeltoCore
internal import VeltoKit

extension velto_event {
    /// Creates the C form of an event.
    init(_ event: Event) {
        self.init()
        result = event.result.rawValue
        device = velto_device(event.deviceHandle)
        op = velto_op(event.operationHandle)
        timestamp_ns = event.time.nanoseconds
        sequence = event.sequence
        user_data = event.userData
        takePayload(of: event)
    }
}
