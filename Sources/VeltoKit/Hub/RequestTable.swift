internal import VeltoBluetooth
internal import VeltoCore

/// The pending requests to the backends.
///
/// On the loop.
struct RequestTable {
    typealias Completion = (Result<[UInt8], VeltoError>) -> Void

    private var pending: [RequestID: Completion] = [:]
    private var next: UInt64 = 1

    mutating func make(_ completion: @escaping Completion) -> RequestID {
        let request = RequestID(rawValue: next)
        next &+= 1
        pending[request] = completion
        return request
    }

    mutating func take(_ request: RequestID) -> Completion? {
        pending.removeValue(forKey: request)
    }

    mutating func removeAll() {
        pending.removeAll()
    }
}
